import { describe, expect, it } from "vitest"
import { lettersFor, lettersOf } from "../src/cards/lettering"
import { shortText } from "../src/cards/text"
import { Words } from "../src/lib/words"
import type { Told, View } from "../src/protocol"
import { GAP, handForms, handHeight, lie, lieStill, pileForms, shapeOf, spread, type Counts } from "../src/table/layout"
import { gainedLast, stacksOf } from "../src/table/places"
import { house } from "./house"

const FIRST: Counts = { treasures: 4, basics: 4, kingdom: 10, landscapes: 0, small: 0 }
const WORST: Counts = { treasures: 6, basics: 6, kingdom: 11, landscapes: 8, small: 9 }
const MIDDLES = [[1046, 367], [960, 440], [770, 430], [545, 600], [1046, 480], [1538, 760], [2130, 1060]]

describe("the Supply and the play area", () => {
  const PART = 14

  it("fit into every screen, whatever is on the table", () => {
    for (const [width, height] of MIDDLES)
      for (const counts of [FIRST, WORST]) {
        const { piles, basics, stacked, landscapes, beside, extra, small, play } = spread({ width, height }, counts, { most: 160, play: true, line: 26 })
        const all = counts.treasures + counts.basics
        const rows = stacked ? Math.ceil(all / basics) + Math.ceil(counts.kingdom / piles.columns) : Math.max(Math.ceil(all / basics), Math.ceil(counts.kingdom / piles.columns))
        const columns = stacked ? Math.max(basics, piles.columns) : basics + piles.columns
        const high = rows * (piles.height + GAP) - GAP + (stacked ? GAP : 0)
        const wide = columns * (piles.width + GAP) - GAP + (stacked ? 0 : PART - GAP)
        const lines = counts.small ? Math.ceil(counts.small / small) * (26 + GAP) : 0
        const extras = lines + (landscapes ? Math.ceil(counts.landscapes / landscapes.columns) * (landscapes.height + GAP) : 0)
        expect(play).toBeGreaterThan(60)
        expect(wide + (beside ? extra + PART : 0)).toBeLessThanOrEqual(width)
        expect((beside ? Math.max(high, extras - GAP) : high + extras) + play + GAP).toBeLessThanOrEqual(height)
      }
  })

  it("are as large as they can be: whole cards for a plain table, lines only where nothing else fits", () => {
    for (const [width, height] of MIDDLES) {
      const { piles } = spread({ width, height }, FIRST, { most: 160, play: true })
      expect(piles.face).toBe("full")
      expect(piles.width).toBeGreaterThan(74)
    }
    expect(spread({ width: 352, height: 200 }, WORST, { most: 96, play: false, line: 30 }).piles.face).not.toBe("full")
  })
})

describe("cards in a box", () => {
  it("lie in one row, then lower, then in lines", () => {
    const box = { width: 860, height: 140 }
    expect(lie(5, box, handForms(98))).toMatchObject({ face: "full", columns: 5, width: 98 })
    expect(lie(14, box, handForms(98))?.face).toBe("compact")
    expect(lie(12, { width: 262, height: 116 }, handForms(98))).toMatchObject({ face: "strip", columns: 3 })
    expect(lie(40, { width: 200, height: 60 }, handForms(98))).toBeNull()
  })

  it("never leave it", () => {
    for (let count = 1; count <= 30; count++) {
      const found = lie(count, { width: 1000, height: 160 }, pileForms(120))
      if (!found) continue
      expect(found.columns * (found.width + GAP) - GAP).toBeLessThanOrEqual(1000)
      expect(Math.ceil(count / found.columns) * (found.height + GAP) - GAP).toBeLessThanOrEqual(160)
    }
  })
})

describe("cards that come and go", () => {
  const box = { width: 1300, height: 190 }
  const widths = (counts: number[], lay = lieStill) => counts.map((count) => lay(count, box, handForms(146))?.width)

  it("keep their size for every second of them", () => {
    expect(new Set(widths([9, 10, 11, 12, 13, 14], lie)).size).toBe(6)
    const [nine, ten, eleven, twelve] = widths([9, 10, 11, 12])
    expect([nine, eleven]).toEqual([ten, twelve])
    expect(ten).toBe(lie(10, box, handForms(146))?.width)
  })

  it("have all the room there is when they are few", () => {
    for (let count = 1; count <= 8; count++) expect(lieStill(count, box, handForms(146))).toEqual(lie(count, box, handForms(146)))
  })

  it("are not drawn as less for a card that is not there", () => {
    for (let width = 150; width < 1400; width += 5)
      for (let count = 1; count <= 30; count++) {
        const small = { width, height: 116 }
        expect(lieStill(count, small, handForms(98))?.face).toBe(lie(count, small, handForms(98))?.face)
      }
  })
})

describe("the shape of the board", () => {
  it("goes by its size, and by whether all has room there", () => {
    expect(shapeOf({ width: 911, height: 466 }, FIRST)).toBe("wide")
    expect(shapeOf({ width: 911, height: 466 }, WORST)).toBe("lying")
    expect(shapeOf({ width: 1093, height: 568 }, WORST)).toBe("wide")
    expect(shapeOf({ width: 1366, height: 594 })).toBe("wide")
    expect(shapeOf({ width: 768, height: 978 })).toBe("wide")
    expect(shapeOf({ width: 360, height: 694 })).toBe("upright")
    expect(shapeOf({ width: 740, height: 314 })).toBe("lying")
    expect(handHeight({ width: 1366, height: 722 }, 1046, "wide")).toBe(155)
  })
})

describe("letters", () => {
  const measure = (text: string): number => text.length * 0.6 // all alike

  it("are as large as the room lets them be, and broken before they are tiny", () => {
    expect(lettersFor("Moat", { width: 80, height: 30 }, 12, measure)).toEqual({ text: "Moat", size: 12 })
    const long = lettersFor("Kräutersammlerin", { width: 60, height: 30 }, 12, measure)
    expect(long.text).toContain("\u00ad")
    expect(long.size).toBeGreaterThan(9)
    expect(lettersFor("Alchemist", { width: 30, height: 26 }, 12, measure).text).toContain("\u00ad")
  })

  it("of a text fill its box, or there are none", () => {
    expect(lettersOf("a few words", { width: 100, height: 40 }, [10, 13], measure)).toEqual({ size: 13, height: 16 })
    expect(lettersOf("many words ".repeat(40).trim(), { width: 100, height: 40 }, [10, 13], measure)).toBeNull()
  })
})

describe("the text on a face", () => {
  it("leaves out what is drawn there", () => {
    const words = new Words(house.words, "en")
    expect(shortText("market", words)).toBe("")
    expect(shortText("underling", words)).toBe("+1 Favor")
    expect(shortText("moat", words)).not.toContain("+2")
    expect(shortText("island", words)).not.toContain("---")
    expect(shortText("gold", words)).toBe("")
    expect(shortText("tea_house", words)).toBe("+1 Sun")
  })
})

describe("a discard pile", () => {
  const gain = (number: number, card: string, seat = 0): Told => ({ number, verb: "gain", seat, cards: [card], target: "discard" })

  it("shows what was gained last", () => {
    expect(gainedLast([], 0)).toBeNull()
    expect(gainedLast([gain(1, "gold"), gain(2, "silver"), gain(3, "curse", 1)], 0)).toBe("silver")
    expect(gainedLast([gain(1, "gold"), { number: 2, verb: "shuffle", seat: 0 }], 0)).toBeNull()
    expect(gainedLast([gain(1, "gold"), { number: 2, verb: "move", seat: 0, cards: ["gold"], source: "discard", target: "hand" }], 0)).toBeNull()
    expect(gainedLast([gain(1, "gold"), gain(2, "silver"), { number: 3, verb: "undo", seat: 0, first: 2 }], 0)).toBe("gold")
  })
})

describe("Boons and Hexes", () => {
  it("are one line each, whatever has been turned over", () => {
    const stacks = { boons: 9, "boons discarded": ["the_skys_gift"], "boons set aside": ["the_suns_gift"], hexes: 0, "hexes discarded": [] }
    expect(stacksOf({ stacks } as unknown as View)).toEqual([{ key: "boons", count: 9, open: ["the_skys_gift"] }])
  })
})
