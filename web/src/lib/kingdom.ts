// What lies on a table besides its piles.
import type { Kingdom } from "../protocol"

/** The landscapes, and the Traits. */
export const laidOut = (kingdom: Pick<Kingdom, "landscapes" | "traits">): string[] => [...kingdom.landscapes, ...(kingdom.traits ?? []).map(([trait]) => trait)]
