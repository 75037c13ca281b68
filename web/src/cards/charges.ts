// What stands on the shields: our own drawings in a square of 24 by 24, each one path filled by the even-odd rule.  They
// and all other tables of heraldry are data that paper is drawn from as well.
import heraldry from "../../../src/throneroom/paper/arms.json"

export const CHARGES = heraldry.charges
export type ChargeName = keyof typeof CHARGES
export const CHARGE_NAMES = Object.keys(CHARGES) as ChargeName[]

/** Charges, and figures that no coat of arms gets by chance. */
export const DRAWINGS: Record<string, string> = { ...CHARGES, ...heraldry.figures }

// Parts of English names (as in ids) and what they call to mind; the first that fits counts.
const MEANINGS = heraldry.meanings.map(([parts, charge]) => [new RegExp(parts), charge as ChargeName] as const)

/** What an id calls to mind, if anything. */
export function meaning(id: string): ChargeName | undefined {
  return MEANINGS.find(([parts]) => parts.test(id))?.[1]
}
