import { describe, expect, it } from "vitest"
import type { Filter } from "../src/pages/browsing"
import { askedFor, firstOptions, fitting, furtherOptions, optionsOf, queryOf, toggled, withValue } from "../src/pages/paper"
import { house } from "./house"

const { paper } = house
const jobs = Object.keys(paper.jobs)
const nothing: Filter = { search: "", set: "", type: "", cost: "" }

describe("the form for paper", () => {
  it("shows every option of a job once", () => {
    for (const job of jobs) {
      const further = furtherOptions(paper, job).flatMap((part) => part.options)
      const shown = [...firstOptions(paper, job), ...further].map((option) => option.name)
      expect(shown.toSorted(), job).toEqual(optionsOf(paper, job).map((option) => option.name).toSorted())
      expect(firstOptions(paper, job).length, job).toBeGreaterThan(3)
    }
  })

  it("asks for nothing that the job does not know", () => {
    const asked = { sets: "base", tab: "left", paper: "A3" }
    expect(fitting(paper, "dividers", asked)).toEqual(asked)
    expect(fitting(paper, "rules", asked)).toEqual({ sets: "base", paper: "A3" })
    expect(fitting(paper, "rules", { fonts: "/etc", nonsense: "1", sets: "" })).toEqual({})
  })

  it("chooses several in the order they are shown in", () => {
    const sets = optionsOf(paper, "dividers").find((option) => option.name === "sets")!
    expect(toggled(sets, "", "intrigue")).toBe("intrigue")
    expect(toggled(sets, "intrigue", "base")).toBe("base,intrigue")
    expect(toggled(sets, "base, intrigue", "base")).toBe("intrigue")
    expect(toggled(sets, "base", "base")).toBe("")
  })

  it("has its values in the address", () => {
    const asked = withValue(withValue({}, "size", " 62x94 mm "), "title", "Rot & Weiß")
    expect(asked).toEqual({ size: "62x94 mm", title: "Rot & Weiß" })
    expect(Object.fromEntries(new URLSearchParams(queryOf(asked)))).toEqual(asked)
    expect(withValue(asked, "title", "")).toEqual({ size: "62x94 mm" })
  })
})

describe("from the card list", () => {
  it("sets and types are named, anything else card by card", () => {
    expect(askedFor(nothing, ["moat", "village"])).toEqual({})
    expect(askedFor({ ...nothing, set: "base", type: "Attack" }, ["witch"])).toEqual({ sets: "base", types: "Attack" })
    expect(askedFor({ ...nothing, set: "base", cost: "2" }, ["moat", "cellar"])).toEqual({ cards: "moat,cellar" })
    expect(askedFor({ ...nothing, search: "moat" }, ["moat"])).toEqual({ cards: "moat" })
    expect(askedFor({ ...nothing, search: "nothing" }, [])).toBeNull()
    expect(askedFor({ ...nothing, search: "e" }, Object.keys(house.words.cards))).toBeNull()
  })
})
