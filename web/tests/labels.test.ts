import { expect, it } from "vitest"
import { labelsFor } from "../src/table/labels"

const letters = (text: string): number => text.replaceAll("\u00ad", "").length * 0.6
const TWO = [["hasty", "Eilig"], ["wealthy_village", "Wohlhabendes Dorf"]] as const

it("writes names on a low pile whole: one on its edge, one between its price and its number", () => {
  const [hasty, village] = labelsFor(TWO, { face: "compact", width: 75, height: 50 }, 0, letters)
  expect(hasty.high && !village.high).toBe(true)
  for (const { text, size } of [hasty, village]) expect(size, text).toBeGreaterThanOrEqual(7)
  expect(village.size * letters(village.text) < 75 || village.size * 1.06 * 2 < 18).toBe(true)
})

it("leaves the edge to tokens", () => {
  expect(labelsFor(TWO.slice(0, 1), { face: "compact", width: 75, height: 50 }, 2, letters)[0].high).toBe(true)
  expect(labelsFor(TWO.slice(0, 1), { face: "compact", width: 75, height: 50 }, 1, letters)[0].high).toBe(false)
})

it("lets several share a line", () => {
  const line = labelsFor(TWO, { face: "strip", width: 120, height: 24 }, 0, letters)
  expect(line.reduce((sum, { text, size }) => sum + letters(text) * size + 4, 0)).toBeLessThanOrEqual(120)
})
