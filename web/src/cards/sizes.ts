// What fits on a card of a given size.
import { lettersFor, lettersOf, type Lettering, type Measure } from "./lettering"

export interface Box {
  width: number
  height: number
}

/** The whole card, a low one with its name large, or a line. */
export type Face = "full" | "compact" | "strip"
type Lay = Box & { face: Face }

const READABLE = 7 // pixels: letters of names are not smaller
const THREE = 22.5 // so high are three lines of them
const TINY_FOOT = 17 // of the smallest cards
const EDGES = 1.5 // of a line on the table, where letters may come near

/** What stands beside a name. */
export interface Beside {
  signs: boolean
  price: number // coins, Potions, debt: as wide as so many coins
  digits: number // of the number of cards
}

/** The box a name is written in; on a low landscape it may share it with a text. */
export function nameRoom(lay: Lay, wide: boolean, { signs, price, digits }: Beside, alone = true, endCovered = 0): Box {
  const { face, width, height } = lay
  const em = emOf(lay, wide)
  const coins = price && price * 19 + 3.6
  if (face === "strip") return { width: width - 9 - coins - endCovered - (digits && 9 + digits * 7), height: height - 4 }
  if (face === "compact" && wide) return { width: width - 16 - emblemOf(lay) - coins, height: alone ? height - 4 : 18 }
  if (isTiny(lay, wide)) return { width: width - 2.5, height: height - TINY_FOOT }
  const beside = face === "compact" ? (signs ? 1.75 : 0.8) : (signs ? 2 : 1) + (wide && price ? 2 : 0)
  return { width: width - em * beside - 3, height: face === "compact" ? Math.max(em * 2.2, THREE) : em * (wide ? 1.6 : 2.15) }
}

/** How a name is written there; if it would be too small, it has three lines, and on a line of the table they come near to its edges. */
export function nameOn(name: string, lay: Lay, wide: boolean, beside: Beside, alone = true, endCovered = 0, measure?: Measure): Lettering {
  const room = nameRoom(lay, wide, beside, alone, endCovered)
  const found = lettersFor(name, room, largest(lay, wide), measure)
  if (found.size >= READABLE) return found
  const height = lay.face === "strip" ? lay.height - EDGES : Math.max(room.height, THREE)
  return lettersFor(name, { ...room, height }, READABLE, measure)
}

/** The smallest cards show what they are called and how many there are; what is left, their emblem has. */
export const isTiny = (lay: Lay, wide: boolean): boolean => emOf(lay, wide) < READABLE

/** How wide the emblem of a low landscape is: the name beside it needs more. */
export const emblemOf = ({ width, height }: Box): number => Math.round(Math.min(height * 1.25, width * 0.36, 64))

/** Names are not larger than that, so that those of neighbours look alike. */
export function largest({ face, width, height }: Lay, wide: boolean): number {
  if (face === "strip") return 12.5
  if (face === "compact" && wide) return Math.min(14, height * 0.36)
  return Math.max(READABLE + 1, emOf({ face, width, height }, wide))
}

/** The unit everything on a card is measured in; the style sheet of the card goes by the same. */
export function emOf({ face, width, height }: Lay, wide: boolean): number {
  if (face === "strip") return 11
  if (face === "compact") return Math.min(width * 0.15, height * 0.205)
  return width * (wide ? 0.068 : 0.12)
}

interface Features {
  wide: boolean
  gives: boolean // bonuses
  many: boolean // so many that they have a line of their own
  typed: number // so many lines say its types
  footCovered: number // so much of the card lies under tokens
}

export interface Reading {
  size: number // of the letters
  height: number
  emblem: number // its height; 0: it is pale, behind the text
}

/** How a text is written on the face: beside a small emblem or over a pale one; null: not at all. */
export function readingIn(lay: Lay, text: string, face: Features, show: "text" | "both" | "emblem"): Reading | null {
  if (lay.face === "strip" || (lay.face === "compact" && !face.wide)) return null
  if (lay.face === "compact") return readingBeside(lay, text, show)
  const em = emOf(lay, face.wide)
  const taken = face.wide ? 1.75 + (face.gives ? 1.9 : 0.3) : 2.3 + 2.2 + (face.typed && 0.45 + face.typed * 0.85) + (face.many ? 1.2 : 0)
  const room = { width: lay.width - 16, height: lay.height - em * taken - 6 - face.footCovered }
  if (show === "both") {
    const small = lettersOf(text, { width: room.width, height: room.height * 0.62 }, [10.5, 13])
    if (small) return { ...small, emblem: Math.floor(room.height - small.height) }
  }
  const whole = lettersOf(text, room, [10, 13])
  if (whole) return { size: whole.size, height: room.height, emblem: 0 }
  return show === "text" && room.height > 24 ? { size: 10, height: Math.floor(room.height / 12.2) * 12.2, emblem: 0 } : null
}

/** On a low landscape the text stands below the name, beside the emblem. */
function readingBeside(lay: Lay, text: string, show: "text" | "both" | "emblem"): Reading | null {
  const beside = show === "text" ? 0 : emblemOf(lay)
  const room = { width: lay.width - beside - 14, height: lay.height - 22 }
  const found = lettersOf(text, room, [10, 12])
  return found && { ...found, emblem: beside }
}
