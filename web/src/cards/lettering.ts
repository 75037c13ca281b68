// How large a name can be written in a box, so that no letter of it is cut: names are measured, not guessed.
import { hyphenated } from "./hyphens"
import type { Box } from "./sizes"

const LINE = 1.06 // height of a line by that of its letters
const LEAST = 5.5 // pixels

/** How wide a text is, in units of its letters' size. */
export type Measure = (text: string) => number

const AT = 12 // pixels: small letters stand on whole pixels, and so are wider than large ones
const SLACK = 1.03
const FONTS = { name: ["700", "--display"], text: ["400", "--body"] } as const
const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** As the browser writes it. */
function measured(kind: keyof typeof FONTS): Measure {
  return (text) => {
    const key = `${kind} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      pen ??= document.createElement("canvas").getContext("2d")
      const [weight, family] = FONTS[kind]
      if (pen) pen.font = `${weight} ${AT}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`
      width = ((pen?.measureText(text).width ?? text.length * 8) / AT) * SLACK
      widths.set(key, width)
    }
    return width
  }
}

/** Lines a name takes if so much fits on each; Infinity: a part of it does not fit on any. */
function linesOf(broken: string, width: number, measure: Measure): number {
  let lines = 1
  let filled = 0
  for (const word of broken.split(/(?<=[\s-])/)) {
    const parts = word.split("\u00ad")
    for (const [index, part] of parts.entries()) {
      const long = measure(part.trimEnd()) + (index < parts.length - 1 ? measure("-") : 0)
      if (long > width) return Infinity
      if (filled + long > width) {
        lines += 1
        filled = 0
      }
      filled += measure(part)
    }
  }
  return lines
}

export interface Lettering {
  text: string // with soft hyphens where it may be broken
  size: number // of its letters, in pixels
}

const BROKEN = 11 // and then they need not be larger than that
const SMALL = 9 // before letters become smaller than that, short words are broken, too

/** How a name is written: as large as it fits; in words that may be broken, or as it is. */
export function lettersFor(name: string, room: Box, most: number, measure: Measure = measured("name"), breaks = true): Lettering {
  if (!breaks) return largestFor(name.replace(/[ -]/g, "\u00a0"), room, most, measure)
  const whole = largestFor(hyphenated(name), room, most, measure)
  const narrow = largestFor(hyphenated(name, true), room, Math.min(most, BROKEN), measure)
  return whole.size >= Math.min(SMALL, most * 0.9) || whole.size > narrow.size ? whole : narrow
}

function largestFor(text: string, room: Box, most: number, measure: Measure): Lettering {
  const least = Math.min(LEAST, most * 0.6) // on the smallest cards nobody reads it, but it is not cut
  for (let size = Math.floor(most * 4) / 4; size > least; size -= 0.25) {
    const lines = Math.max(1, Math.floor(room.height / (size * LINE)))
    if (linesOf(text, room.width / size, measure) <= lines) return { text, size }
  }
  return { text, size: least }
}

const LEADING = 1.2

/** The largest letters, between two sizes, in which a text (with all its coins as wide as those with a number) fits, and how high it then is; null: none. */
export function lettersOf(text: string, room: Box, [least, most]: [number, number], measure: Measure = measured("text")): { size: number; height: number } | null {
  const lines = text.replace(/\$(?!\d)/g, "$$0").split("\n").map((line) => line.split(" ").map(measure))
  const space = measure(" ")
  for (let size = most; size >= least; size -= 0.5) {
    const rows = lines.reduce((sum, words) => sum + rowsOf(words, space, (room.width - 1) / size), 0)
    const height = Math.ceil(rows * size * LEADING)
    if (height <= room.height) return { size, height }
  }
  return null
}

function rowsOf(words: readonly number[], space: number, width: number): number {
  let rows = 1
  let filled = 0
  for (const word of words) {
    if (word > width) return Infinity
    if (filled && filled + space + word > width) {
      rows += 1
      filled = 0
    }
    filled += (filled && space) + word
  }
  return rows
}
