// How large cards lie: everything is to be seen at once, so whatever room there is decides about sizes, columns and how much
// of a card is drawn.  Nothing here hangs on how many cards are in hands or in play, but for the cards there: the board stands still.

import type { Box, Face } from "../cards/sizes"

export interface Lay extends Box {
  face: Face // of each card
  columns: number
}

/** A way to draw cards: what it must have to be read, how high it is by its width, and what it is worth beside the others. */
interface Form {
  face: Face
  low: number // height by width, at least
  high: number // and at most
  least: Box
  most: number // width
  worth: number
}

export const GAP = 6
const PART = 14 // between two parts of the Supply
const SMALL = 26 // height of the lines for what lies beside the Supply
const WORD = 118 // and their width, at least

const full = (ratio: number, least: number, most: number): Form =>
  ({ face: "full", low: ratio, high: ratio, least: { width: least, height: 0 }, most, worth: 1 })
const strip = (height: number, least: number, most: number): Form =>
  ({ face: "strip", low: 0, high: 0, least: { width: least, height }, most, worth: 0.24 })

const TALL = 34 // of a strip, at most

export const pileForms = (most: number, line = 24): Form[] => [
  full(1.25, 66, most),
  { face: "compact", low: 0.6, high: 1, least: { width: 62, height: 46 }, most: Math.min(most, 116), worth: 0.58 },
  strip(line, 108, 190),
]

export const handForms = (most: number): Form[] => [
  full(1.42, 72, most),
  { face: "compact", low: 0.6, high: 1, least: { width: 58, height: 40 }, most, worth: 0.62 },
  strip(24, 78, 170),
]

export const wideForms = (most: number, line = 24): Form[] => [
  full(0.625, 165, most),
  { face: "compact", low: 0.27, high: 0.5, least: { width: 128, height: 34 }, most, worth: 0.8 },
  strip(line, 98, 220),
]

/** The best way for so many cards to lie in a box; null: there is none. */
export function lie(count: number, box: Box, forms: readonly Form[], gap = GAP): Lay | null {
  let best: Lay | null = null
  let most = 0
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const rows = Math.ceil(count / columns)
    const cell = { width: (box.width - 1 - gap * (columns - 1)) / columns, height: (box.height - gap * (rows - 1)) / rows }
    for (const form of forms) {
      const card = drawn(form, cell)
      const value = card ? worth(form, card) : 0
      if (card && value > most + 0.01) {
        most = value
        best = { ...card, face: form.face, columns }
      }
    }
  }
  return best
}

const FEW = 8 // cards: so many mostly have all the room they want

/**
 * The same for cards that come and go one by one: of many, every second has its place kept for it, so that the others do not change their size with each.
 * (That would be restless, and most of what the browser has to do.)
 */
export function lieStill(count: number, box: Box, forms: readonly Form[], gap = GAP): Lay | null {
  const exact = lie(count, box, forms, gap)
  if (count <= FEW || count % 2 === 0) return exact
  const roomy = lie(count + 1, box, forms, gap)
  return roomy?.face === exact?.face ? roomy : exact
}

function drawn(form: Form, cell: Box): Box | null {
  const width = Math.min(cell.width, form.most, form.low ? cell.height / form.low : Infinity)
  const height = Math.min(cell.height, form.high ? width * form.high : TALL)
  if (width < form.least.width || height < form.least.height) return null
  return { width: Math.floor(width), height: Math.floor(height) }
}

/** Of a strip its width counts only until the name fits. */
function worth(form: Form, card: Box): number {
  return form.face === "strip" ? form.worth * Math.min(card.width, 150) + card.height / 40 : form.worth * card.width + card.height / 40
}

export interface Counts {
  treasures: number // piles, with the trash
  basics: number // the other piles that are always there
  kingdom: number
  landscapes: number
  small: number // piles and stacks beside the Supply
}

export interface Spread {
  piles: Lay // columns: of the kingdom
  basics: number // columns of the basic cards
  stacked: boolean // they lie above the kingdom instead of beside it
  landscapes: Lay | null
  beside: boolean // landscapes and what is small lie beside the piles, otherwise below
  extra: number // the width of that part
  small: number // its columns of small lines
  play: number // the height of the play area
}

export interface Wishes {
  most: number // width of a pile
  play: boolean // is the play area here, too?
  line?: number // the height of a line, so that a finger finds it
}

const SMALLEST: Box = { width: 280, height: 200 } // less is not laid out: it scrolls

/** How the Supply and the play area share a box: the sum of what each is worth there is greatest. */
export function spread(box: Box, counts: Counts, wishes: Wishes): Spread {
  let room = { width: Math.max(box.width, SMALLEST.width), height: Math.max(box.height, SMALLEST.height) }
  for (;;) {
    const best = bestOf(room, counts, wishes)
    if (best) return best
    room = { ...room, height: room.height * 1.1 }
  }
}

function bestOf(box: Box, counts: Counts, wishes: Wishes): Spread | null {
  let best: Spread | null = null
  let most = -Infinity
  for (const play of heightsOfPlay(box.height, wishes.play))
    for (const room of partings({ width: box.width, height: box.height - play - (play ? GAP : 0) }, counts)) {
      const extras = counts.landscapes + counts.small ? extrasIn(room.extra, counts, wishes) : { landscapes: null, small: 0, value: 0 }
      if (!extras) continue
      for (const found of pilings(room.piles, counts, wishes)) {
        const value = Math.log(found.value) + 0.34 * extras.value + (play ? 0.33 * Math.log(Math.min(play, box.height * 0.36)) : 0)
        if (value <= most) continue
        most = value
        best = { ...found.spread, landscapes: extras.landscapes, small: extras.small, beside: room.beside, extra: room.extra.width, play }
      }
    }
  return best
}

function heightsOfPlay(height: number, wanted: boolean): number[] {
  if (!wanted) return [0]
  const least = Math.min(76, height * 0.3)
  return Array.from({ length: 14 }, (_, step) => Math.floor(least + (step / 13) * (height * 0.5 - least)))
}

/** Room for the piles, and for what lies beside or below them. */
function* partings(box: Box, { landscapes, small }: Counts): Generator<{ piles: Box; extra: Box; beside: boolean }> {
  if (landscapes + small === 0) {
    yield { piles: box, extra: { width: 0, height: 0 }, beside: false }
    return
  }
  for (let share = 0.1; share <= 0.46; share += 0.03) {
    const width = Math.floor(box.width * share)
    if (width >= 92) yield { piles: { width: box.width - width - PART, height: box.height }, extra: { width, height: box.height }, beside: true }
    const height = Math.floor(box.height * share)
    yield { piles: { width: box.width, height: box.height - height - GAP }, extra: { width: box.width, height }, beside: false }
  }
}

/** Basic cards and kingdom side by side in so many rows, or one above the other. */
function* pilings(box: Box, { treasures, basics, kingdom }: Counts, wishes: Wishes): Generator<{ spread: Omit<Spread, "landscapes" | "beside" | "extra" | "small" | "play">; value: number }> {
  const forms = pileForms(wishes.most, wishes.line)
  const all = treasures + basics
  for (let rows = 1; rows <= 10; rows++) {
    const left = rows === 2 ? Math.max(treasures, basics) : Math.ceil(all / rows)
    const right = Math.ceil(kingdom / rows)
    yield* laid(left + right, rows, PART - GAP, false, left, right)
  }
  for (let columns = 2; columns <= 12; columns++) {
    const rows = Math.ceil(all / columns) + Math.ceil(kingdom / columns)
    yield* laid(columns, rows, 0, true, columns, columns)
  }

  function* laid(columns: number, rows: number, between: number, stacked: boolean, left: number, right: number) {
    const cell = {
      width: (box.width - between - GAP * (columns - 1)) / columns,
      height: (box.height - (stacked ? GAP : 0) - GAP * (rows - 1)) / rows,
    }
    for (const form of forms) {
      const card = drawn(form, cell)
      if (card) yield { spread: { piles: { ...card, face: form.face, columns: right }, basics: left, stacked }, value: worth(form, card) }
    }
  }
}

function extrasIn(box: Box, { landscapes, small }: Counts, wishes: Wishes): { landscapes: Lay | null; small: number; value: number } | null {
  const columns = small ? Math.max(1, Math.min(small, Math.floor((box.width + GAP) / (WORD + GAP)))) : 0
  const lines = small ? Math.ceil(small / columns) * ((wishes.line ?? SMALL) + GAP) : 0
  if (!landscapes) return lines - GAP <= box.height ? { landscapes: null, small: columns, value: 0 } : null
  const found = lie(landscapes, { width: box.width, height: box.height - lines }, wideForms(wishes.most * 1.6, wishes.line))
  if (!found) return null
  return { landscapes: found, small: columns, value: Math.log(found.face === "strip" ? 40 : found.width * (found.face === "full" ? 1 : 0.62)) }
}

/** How high the hand is, and so the place where the question stands: by the board and the width of its middle.  Where it is only looked at, less will do. */
export function handHeight(board: Box, width: number, shape: Shape, readonly = false): number {
  if (shape !== "wide") return Math.round(Math.min(Math.max(board.height * 0.2, readonly ? 104 : 128), 170))
  return Math.round(Math.min(Math.max(Math.min(board.height * 0.215, width * 0.3), 92), 280))
}

export type Shape = "wide" | "upright" | "lying"

/** Everything at once, or (on phones, and wherever there is no room for that) one part at a time: with a thumb below, or beside it. */
export function shapeOf(board: Box, counts?: Counts): Shape {
  if (board.width < UPRIGHT) return "upright"
  return board.height < LYING || (counts && !bestOf(middleOf(board), counts, { most: 96, play: true })) ? "lying" : "wide"
}

const UPRIGHT = 660 // narrower than that
const LYING = 460 // lower
const NARROW = 1150 // there the question has a line of its own

/** About the room for Supply and play area, beside the players and above the hand. */
export function middleOf(board: Box): Box {
  const width = Math.floor(board.width * 0.77) - 10
  return { width, height: board.height - handHeight(board, width, "wide") - (board.width < NARROW ? 145 : 92) }
}
