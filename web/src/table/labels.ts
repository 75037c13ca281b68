// Names of cards that belong to a pile, written on it: whole, as large as there is room, and beside its price and its number.
import { lettersFor, type Lettering, type Measure } from "../cards/lettering"
import type { Box, Face } from "../cards/sizes"

export interface Label extends Lettering {
  card: string
  high: boolean // on the emblem of a low pile, above what lies on its lower edge
  two: boolean // lines
}

const MOST = 10 // pixels
const LEAST = 7
const EDGES = 5 // border and padding of one, and what the browser rounds up
const OUT = 6 // so much wider than the pile may be what lies on its edge
const TOKEN = 20 // the width of what lies beside a label
const ENDS = 50 // price and number of a low pile
const TWO = 18 // two lines
const LOW = 15 // two of the smallest
const LINE = 12

/** How they are written on a pile, where so many other things lie. */
export function labelsFor(labels: readonly (readonly [card: string, name: string])[], { face, width }: Box & { face: Face }, beside = 0, measure?: Measure): Label[] {
  const write = (name: string, width: number, height: number, least: number): Lettering & { two: boolean } => {
    const line = lettersFor(name, { width, height: LINE }, MOST, measure, false)
    return line.size >= least ? { ...line, two: false } : { ...lettersFor(name, { width, height }, MOST, measure), two: true }
  }
  if (face === "full") return labels.map(([card, name]) => ({ card, high: false, ...write(name, width - 2 * EDGES, TWO, 9) }))
  if (face === "strip") {
    const room = width - beside * TOKEN - labels.length * EDGES
    const { size } = lettersFor(labels.map(([, name]) => name).join(""), { width: room, height: LINE }, 9, measure, false)
    return labels.map(([card, name]) => ({ card, high: false, two: false, text: name.replace(/ /g, "\u00a0"), size }))
  }
  // The longest has the lower edge, unless it is full of tokens.
  const long = beside > 1 && labels.length === 1 ? undefined : [...labels].sort((one, other) => other[1].length - one[1].length)[0]
  return labels.map((label) => {
    const [card, name] = label
    const high = label !== long
    return { card, high, ...write(name, high ? width - ENDS : width + OUT - EDGES - beside * TOKEN, LOW, LEAST) }
  })
}
