// How the types of cards look beside the emblem: a colour for the band with the name, and a sign for those who do not go
// by colours.  Dark ink is readable on every band but the dark one.
import heraldry from "../../../src/throneroom/paper/arms.json"
import { DRAWINGS } from "./charges"

interface Look {
  band: string
  sign?: string
  dark?: boolean
}

const LOOKS: Record<string, Look> = heraldry.looks

// The loud ones say more about a card than that it is an Action.
const { main: MAIN, loud: LOUD } = heraldry.bands

/** The colours of a band, one or two, and whether its ink must be light. */
export function band(types: readonly string[]): { colours: string[]; dark: boolean } {
  const main = types.filter((type) => MAIN.includes(type) || LOUD.includes(type))
  const shown = main.length && types.includes("Action") && !main.some((type) => LOUD.includes(type)) ? ["Action", ...main] : main
  const looks = (shown.length ? shown : types).map((type) => LOOKS[type]).filter((look) => look !== undefined)
  const dark = looks[0]?.dark === true
  return { colours: (dark ? looks.slice(0, 1) : looks.slice(0, 2)).map((look) => look.band), dark }
}

/** The signs of a card's types. */
export function signs(types: readonly string[]): string[] {
  return types.flatMap((type) => LOOKS[type]?.sign ?? []).map((sign) => DRAWINGS[sign])
}
