// What things cost and give, in words.
import type { Words } from "../lib/words"

export type Price = readonly [coins: number, potions: number, debt: number]

/** 4 coins, 1 Potion */
export function costInWords(cost: Price, words: Words): string {
  const parts = (["coins", "potions", "debt"] as const).flatMap((kind, index) =>
    cost[index] || (index === 0 && !cost[1] && !cost[2]) ? [amount("cost", kind, cost[index], words)] : [])
  return parts.join(", ")
}

/** What follows a "$" in our texts: 4 coins; or only coins. */
export function coinsInWords(number: string, words: Words): string {
  return number ? costInWords([Number(number), 0, 0], words) : words.say("board", "coins")
}

/** A text as it is read out. */
export const saidAloud = (text: string, words: Words): string => text.replace(/\$(\d*)/g, (_, number: string) => coinsInWords(number, words))

/** +2 Cards, +1 Action */
export function bonusesInWords(gives: Record<string, number>, words: Words): string {
  return Object.entries(gives).map(([kind, count]) => amount("gives", kind, count, words)).join(", ")
}

function amount(room: string, kind: string, count: number, words: Words): string {
  return words.say(room, count === 1 ? `one ${kind}` : kind, { count })
}
