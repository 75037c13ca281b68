// Where a player has cards besides deck, hand and discard pile, and what tokens.
import type { PlayerView, Told, View } from "../protocol"
import type { Words } from "../lib/words"

export interface CardPlace {
  key: string
  name: string
  cards: string[]
  hidden: number // so many more, face down
}

export function placesOf(player: PlayerView, words: Words): CardPlace[] {
  const place = (key: string, cards: readonly string[], hidden = 0): CardPlace =>
    ({ key, name: words.say("table", key), cards: [...cards], hidden })
  const mats = Object.entries(player.mats).map(([id, cards]) => ({
    key: `mat ${id}`, name: words.name(id),
    cards: Array.isArray(cards) ? cards : [], hidden: Array.isArray(cards) ? 0 : cards,
  }))
  return [
    place("set aside", [...player.set_aside, ...(player.face_down ?? [])], player.face_down ? 0 : player.face_down_size),
    place("tavern", player.tavern),
    place("exile", player.exile),
    ...mats,
    place("owned", player.owned),
  ].filter(({ cards, hidden }) => cards.length || hidden)
}

const COUNTERS = ["potions", "debt", "points", "coffers", "villagers", "favors"] as const

/** What a player has of, besides Actions, Buys and coins. */
export function countersOf(player: PlayerView, words: Words): { key: string; name: string; counted: string; count: number }[] {
  const named = (key: string, count: number): string => words.say("table", count === 1 && words.knows("table", `one ${key}`) ? `one ${key}` : key)
  const own = COUNTERS.map((key) => ({ key, name: words.say("table", key), counted: named(key, player[key]), count: player[key] }))
  // Counters of cards are told where the number itself means something to people.
  const ofCards = Object.entries(player.counters).filter(([id]) => TOLD.includes(id))
    .map(([id, count]) => ({ key: id, name: words.name(id), counted: words.name(id), count }))
  return [...own, ...ofCards].filter(({ count }) => count !== 0)
}

const TOLD = ["pirate_ship", "sinister_plot"]

/** Boons, Hexes and the like: how many lie face down, and what lies open of them. */
export interface Stack {
  key: string
  count: number
  open: string[]
}

export function stacksOf(view: View): Stack[] {
  const stacks = new Map<string, Stack>()
  for (const [name, cards] of Object.entries(view.stacks)) {
    const [key, ...state] = name.split(" ")
    if (state.join(" ") === "set aside") continue // they lie with the landscapes
    const stack = stacks.get(key) ?? { key, count: 0, open: [] }
    if (Array.isArray(cards)) stack.open.push(...cards)
    else stack.count += cards
    stacks.set(key, stack)
  }
  return [...stacks.values()].filter(({ count, open }) => count || open.length)
}

/** The card a player gained last, if it is still in the discard pile as far as was told; null: it is not, or nobody knows. */
export function gainedLast(events: readonly Told[], seat: number): string | null {
  let undone = Infinity // what was told from there on no longer holds
  const gone: string[] = []
  for (let index = events.length - 1; index >= 0; index--) {
    const told = events[index]
    if (told.verb === "undo" && told.first !== undefined) undone = Math.min(undone, told.first)
    if (told.seat !== seat || told.number >= undone) continue
    if (told.verb === "shuffle") return null
    if (told.verb === "move" && told.source === "discard") gone.push(...(told.cards ?? []))
    if (told.verb !== "gain" || told.target !== "discard") continue
    const card = told.cards?.at(-1) ?? ""
    if (!gone.includes(card)) return card || null
    gone.splice(gone.indexOf(card), 1)
  }
  return null
}
