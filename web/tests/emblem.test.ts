import { describe, expect, it } from "vitest"
import { blazon, emblem } from "../src/cards/emblem"
import { band, signs } from "../src/cards/looks"
import { house } from "./house"

const cards = Object.entries(house.words.cards)

/** How bright a colour is to the eye, as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe("emblems", () => {
  it("are the same for the same card at any time", () => {
    expect(emblem("village", ["Action"])).toEqual(emblem("village", ["Action"]))
    expect(blazon("village", ["Action"])).toMatchObject({ shape: "Action", charge: "house" })
  })

  it("differ from card to card", () => {
    const drawings = cards.map(([id, card]) => emblem(id, card.types).svg.replaceAll(`emblem-${id}`, ""))
    expect(new Set(drawings).size).toBe(cards.length)
  })

  it("are hardly ever nearly the same", () => {
    // Nearly: of all that strikes the eye only one thing differs.
    const striking = cards.map(([id, card]) => {
      const { shape, around, charge, tint, field, division, second } = blazon(id, card.types)
      return [shape, around, charge, tint, field, division, second]
    })
    const near = striking.flatMap((one, index) =>
      striking.slice(index + 1).filter((other) => one.filter((part, place) => part !== other[place]).length <= 1))
    expect(near.length).toBeLessThan(cards.length / 20)
  })

  it("tell the types by their shape", () => {
    const shapes = ["Action", "Treasure", "Victory", "Curse", "Night", "Event", "Project", "Landmark", "Way", "Boon", "Hex", "State", "Artifact", "Ally"]
    const outlines = shapes.map((type) => emblem("x", [type]).svg.match(/<clipPath[^>]*><path d="([^"]*)"/)?.[1])
    expect(new Set(outlines).size).toBe(shapes.length)
    expect(emblem("x", ["Event"]).width).toBeGreaterThan(emblem("x", ["Action"]).width)
    const plain = emblem("x", ["Action"]).svg
    for (const type of ["Attack", "Duration", "Reaction"]) expect(emblem("x", ["Action", type]).svg).not.toBe(plain)
  })

  it("keep to the rule of tincture: the charge stands out from both parts of its field", () => {
    const colours = new Map<string, string>()
    for (const [id, card] of cards) {
      const arms = blazon(id, card.types)
      const fills = [...emblem(id, card.types).svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map((match) => match[1])
      const inside = fills.slice(fills.length - 2 - ({ alone: 0, over: 1, under: 1, sides: 2, shoulders: 2, rising: 2 })[arms.company] - 1)
      const [field, second, charge] = inside
      colours.set(arms.field, field)
      for (const ground of [field, second]) expect(contrast(ground, charge), id).toBeGreaterThan(3)
    }
    expect(colours.size).toBeGreaterThan(8)
  })
})

describe("bands with names", () => {
  it("are readable", () => {
    for (const [id, card] of cards) {
      const { colours, dark } = band(card.types)
      for (const colour of colours) expect(contrast(colour, dark ? "#fdf6e0" : "#2a2419"), id).toBeGreaterThan(4.5)
    }
  })

  it("have a sign for every type that is more than an Action", () => {
    expect(signs(["Action", "Attack"])).toHaveLength(1)
    expect(signs(["Treasure", "Victory"])).toHaveLength(2)
    expect(signs(["Action"])).toHaveLength(0)
  })
})
