// Tokens lying on piles and landscapes.
import type { View } from "../protocol"
import type { Words } from "../lib/words"

export interface Token {
  key: string
  seat: number // whose it is; -1: nobody's
  text: string // short, to be seen on the pile
  sign: string // a drawing beside it
  title: string // in full
}

// What is drawn on them: what a token brings, or what it calls to mind.
const SIGNS: Record<string, [text: string, sign: string]> = {
  "+1 card": ["+1", "cards"], "+1 action": ["+1", "action"], "+1 buy": ["+1", "hand"], "+1 coin": ["+1", "coin"],
  "-2 cost": ["−2", "coin"], trashing: ["", "flame"], points: ["", "fleur"], debt: ["", "lozenge"], embargo: ["", "cross"],
  trade_route: ["", "coin"], obelisk: ["", "tower"], favor: ["", "heart"], held: ["", "key"], sun: ["", "sun"],
}

export function tokensOn(id: string, view: View, words: Words, names: readonly string[]): Token[] {
  const called = (token: string): string => (words.knows("token", token) ? words.say("token", token) : token)
  const common = Object.entries(view.tokens).flatMap(([key, count]) => {
    const [place, ...rest] = key.split(" ")
    const token = rest.join(" ")
    if (place !== id || count === 0) return []
    return [{ key, seat: -1, text: String(count), sign: SIGNS[token]?.[1] ?? "", title: `${called(token)}: ${count}` }]
  })
  const own = view.players.flatMap((player) =>
    Object.entries(player.pile_tokens).filter(([, pile]) => pile === id).map(([token]) => {
      const [text, sign] = SIGNS[token] ?? [called(token), ""]
      return { key: `${player.seat} ${token}`, seat: player.seat, text, sign, title: `${names[player.seat]}: ${called(token)}` }
    }))
  const isTrue = words.card(id)?.types.includes("Prophecy") && !view.tokens[`${id} sun`] // it begins with some
  const told = isTrue ? [{ key: "come true", seat: -1, text: "✓", sign: "sun", title: words.say("token", "come true") }] : []
  return [...told, ...common, ...own]
}

export function initial(name: string | undefined): string {
  return [...(name ?? "")][0]?.toUpperCase() ?? "?"
}
