import { expect, test } from "vitest"
import { keeping } from "../src/lib/same"

test("what says the same stays the same object, and what does not is new", () => {
  const before = { piles: [{ id: "copper", count: 3 }, { id: "gold", count: 2 }], trash: ["curse"], over: null }
  const after = { piles: [{ id: "copper", count: 3 }, { id: "gold", count: 1 }], trash: ["curse"], over: null }
  const told = structuredClone(after)
  const kept = keeping(before, after)
  expect(kept).toEqual(told)
  expect(kept.piles[0]).toBe(before.piles[0])
  expect(kept.piles[1]).not.toBe(before.piles[1])
  expect(kept.piles).not.toBe(before.piles)
  expect(kept.trash).toBe(before.trash)
  expect(before.piles[1].count).toBe(2)
  expect(keeping(before, structuredClone(before))).toBe(before)
})

test("what was put in, taken out or became something else is never overlooked", () => {
  const pairs: [unknown, unknown][] = [
    [[1, 2], [1]], [[1], [1, 2]], [{ a: 1 }, {}], [{}, { a: 1 }], [{ a: 1 }, { b: 1 }], [[], {}], [{}, []], [null, {}], [{}, null],
    [{ 0: 1 }, [1]], [[[1]], [[2]]], [{ a: null }, { a: {} }],
  ]
  for (const [before, after] of pairs) expect(keeping(before, structuredClone(after))).toEqual(after)
})
