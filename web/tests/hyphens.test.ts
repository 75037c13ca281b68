import { describe, expect, it } from "vitest"
import { fit, hyphenated } from "../src/cards/hyphens"
import { house } from "./house"

const shown = (name: string): string => hyphenated(name).replaceAll("\u00ad", "|")

describe("long names", () => {
  it("may be broken between syllables only", () => {
    expect(shown("Ratsversammlung")).toBe("Rats|ver|samm|lung")
    expect(shown("Beutelschneider")).toBe("Beutel|schneider")
    expect(shown("Kräutersammlerin")).toBe("Kräu|ter|samm|lerin")
    expect(shown("Geisterstadt")).toBe("Geis|ter|stadt")
    expect(shown("Königlicher Schmied")).toBe("König|li|cher Schmied")
    expect(shown("Dorf")).toBe("Dorf")
    expect(shown("Geschichtenerzähler")).toContain("|")
  })

  it("lose nothing", () => {
    for (const { en, de } of Object.values(house.words.cards))
      for (const name of [en, de]) expect(hyphenated(name).replaceAll("\u00ad", "")).toBe(name)
  })

  it("need not be small", () => {
    for (const { en, de } of Object.values(house.words.cards)) for (const name of [en, de]) expect(fit(name), name).toBeGreaterThan(0.7)
  })
})
