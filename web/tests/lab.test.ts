import { describe, expect, it } from "vitest"
import { lastTurn, queryOf, wantedBy } from "../src/pages/lab"
import type { LabWanted } from "../src/protocol"

const asked = (query: string): LabWanted => wantedBy(new URLSearchParams(query))

describe("the address of the lab", () => {
  it("holds all that is asked for", () => {
    const own = "strategy: Mine & yours?\nbuy\n  Gold if coins > 3\n\n"
    for (const text of [own, "", "one line"]) {
      const wanted: LabWanted = { players: [{ named: "Big Money + Smithy" }, { text }, { named: "easy" }], kingdom: "Moat, Witch", games: 7, until: "1%", seed: 0 }
      expect(asked(queryOf(wanted))).toEqual(wanted)
    }
  })

  it("says only what is not as usual, and what it does not say is as usual", () => {
    expect(queryOf(asked(""))).toBe("player=Big+Money+%2B+Smithy&player=Big+Money")
    expect(asked("player=easy").players).toEqual([{ named: "easy" }, { named: "Big Money" }])
    expect(asked("games=many&seed=&until=dawn")).toEqual(asked(""))
    expect(asked("games=999999").games).toBe(999999) // its field says that it is too many
    expect(asked(Array.from({ length: 9 }, () => "player=easy").join("&")).players).toHaveLength(4)
  })
})

describe("plots", () => {
  it("end where hardly any game goes on", () => {
    expect(lastTurn([0, 0, 0, 50, 49, 0, 0, 1], 100)).toBe(4)
    expect(lastTurn([0, 0, 0, 0, 10], 10)).toBe(4)
    expect(lastTurn([], 0)).toBe(2)
  })
})
