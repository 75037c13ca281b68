// How the types of cards look beside the emblem: a colour for the band with the name, and a sign for those who do not go
// by colours.  Dark ink is readable on every band but the dark one.
import { CHARGES } from "./charges"

interface Look {
  band: string
  sign?: string
  dark?: boolean
}

const SHIELD = "M3 2h18v9c0 6-4 9.5-9 11.5-5-2-9-5.5-9-11.5Z"

const LOOKS: Record<string, Look> = {
  Action: { band: "#ece2ca" },
  Treasure: { band: "#f2cf66", sign: CHARGES.coin },
  Victory: { band: "#9fd3a4", sign: CHARGES.fleur },
  Curse: { band: "#cfb3e2", sign: CHARGES.skull },
  Attack: { band: "#f0a596", sign: CHARGES.sword },
  Reaction: { band: "#a3caee", sign: SHIELD },
  Duration: { band: "#f4ba7e", sign: CHARGES.hourglass },
  Night: { band: "#30304a", sign: CHARGES.moon, dark: true },
  Reserve: { band: "#dcc591", sign: CHARGES.barrel },
  Traveller: { band: "#ece2ca", sign: CHARGES.boot },
  Shelter: { band: "#e6a08c", sign: CHARGES.tent },
  Ruins: { band: "#c9ad88", sign: CHARGES.hammer },
  Castle: { band: "#9fd3a4", sign: CHARGES.tower },
  Liaison: { band: "#ece2ca", sign: CHARGES.rings },
  Command: { band: "#ece2ca", sign: CHARGES.flag },
  Event: { band: "#d5d8de", sign: CHARGES.scroll },
  Project: { band: "#f2bdb6", sign: CHARGES.gear },
  Landmark: { band: "#bfe2c1", sign: CHARGES.temple },
  Way: { band: "#c6dcf3", sign: CHARGES.paw },
  Boon: { band: "#fae79c", sign: CHARGES.sun },
  Hex: { band: "#c5b5e0", sign: CHARGES.bolt },
  State: { band: "#e5d8f1", sign: CHARGES.mask },
  Artifact: { band: "#eacca4", sign: CHARGES.gem },
  Ally: { band: "#f1dab6", sign: CHARGES.rings },
}

// These say more about a card than that it is an Action.
const LOUD = ["Night", "Reaction", "Duration", "Reserve", "Ruins", "Shelter"]

/** The colours of a band, one or two, and whether its ink must be light. */
export function band(types: readonly string[]): { colours: string[]; dark: boolean } {
  const main = types.filter((type) => ["Treasure", "Victory", "Curse"].includes(type) || LOUD.includes(type))
  const shown = main.length && types.includes("Action") && !main.some((type) => LOUD.includes(type)) ? ["Action", ...main] : main
  const looks = (shown.length ? shown : types).map((type) => LOOKS[type]).filter((look) => look !== undefined)
  const dark = looks[0]?.dark === true
  return { colours: (dark ? looks.slice(0, 1) : looks.slice(0, 2)).map((look) => look.band), dark }
}

/** The signs of a card's types. */
export function signs(types: readonly string[]): string[] {
  return types.flatMap((type) => LOOKS[type]?.sign ?? [])
}
