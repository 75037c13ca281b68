// What lies on a table besides its piles.
import type { Kingdom } from "../protocol"
import type { Words } from "./words"

/** The landscapes, and the Traits. */
export const laidOut = (kingdom: Pick<Kingdom, "landscapes" | "traits">): string[] => [...kingdom.landscapes, ...(kingdom.traits ?? []).map(([trait]) => trait)]

/** A card that is there for another one, and what for. */
export interface Aside {
  id: string
  badge: string
}

/** Piles and single cards besides the ten: the Bane, the Mouse, what is set aside for Riverboat and for Ferryman. */
export function besides(kingdom: Pick<Kingdom, "bane" | "mouse" | "riverboat" | "ferryman">, words: Words): Aside[] {
  return [
    { id: kingdom.bane, badge: words.say("board", "bane") },
    { id: kingdom.mouse, badge: words.say("kingdom", "mouse") },
    { id: kingdom.riverboat ?? "", badge: words.name("riverboat") },
    { id: kingdom.ferryman ?? "", badge: words.name("ferryman") },
  ].filter(({ id }) => id)
}

/** What a Trait lies on; nothing for other landscapes. */
export function pileOf(id: string, kingdom: Pick<Kingdom, "traits">, words: Words): string {
  const pile = kingdom.traits?.find(([trait]) => trait === id)?.[1]
  return pile ? words.name(pile) : ""
}
