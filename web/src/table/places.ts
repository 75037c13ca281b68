// Where a player has cards besides deck, hand and discard pile, and what tokens.
import type { PlayerView } from "../protocol"
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
export function countersOf(player: PlayerView, words: Words): { key: string; name: string; count: number }[] {
  const own = COUNTERS.map((key) => ({ key, name: words.say("table", key), count: player[key] }))
  // Counters of cards are told where the number itself means something to people.
  const ofCards = Object.entries(player.counters).filter(([id]) => TOLD.includes(id))
    .map(([id, count]) => ({ key: id, name: words.name(id), count }))
  return [...own, ...ofCards].filter(({ count }) => count !== 0)
}

const TOLD = ["pirate_ship", "sinister_plot"]
