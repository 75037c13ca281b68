// In which order cards lie on the page.
import type { PileView } from "../protocol"
import type { Words } from "../lib/words"

const KINDS = ["Action", "Night", "Treasure", "Victory", "Curse"]
const TREASURES = ["copper", "silver", "gold", "platinum", "potion"]
const BASICS = [...TREASURES, "estate", "duchy", "province", "colony", "curse", "ruins"]

type Compare = (a: string, b: string) => number

/** Actions first, then Treasures, then what only counts at the end; dear cards before cheap ones. */
export function byKindAndCost(words: Words): Compare {
  const kind = (id: string) => KINDS.findIndex((type) => words.card(id)?.types.includes(type)) + 1 || KINDS.length + 1
  return (a, b) => kind(a) - kind(b) || costOf(words, b) - costOf(words, a) || a.localeCompare(b)
}

/** As the printed costs say, and then by name. */
export function byCost(words: Words): Compare {
  return (a, b) => costOf(words, a) - costOf(words, b) || words.name(a).localeCompare(words.name(b))
}

function costOf(words: Words, id: string): number {
  const cost = words.card(id)?.cost
  return cost ? cost[0] + cost[1] * 2 + cost[2] : 0
}

export function isBasic(id: string): boolean {
  return BASICS.includes(id)
}

/** The piles that lie at every table: a row of Treasures, a row of the others. */
export function basics(piles: readonly PileView[]): [PileView[], PileView[]] {
  const all = piles.filter((pile) => pile.supply && isBasic(pile.id))
    .sort((a, b) => BASICS.indexOf(a.id) - BASICS.indexOf(b.id))
  return [all.filter((pile) => TREASURES.includes(pile.id)), all.filter((pile) => !TREASURES.includes(pile.id))]
}

export function kingdom(piles: readonly PileView[], words: Words): PileView[] {
  const compare = byCost(words)
  return piles.filter((pile) => pile.supply && !isBasic(pile.id)).sort((a, b) => compare(a.id, b.id))
}
