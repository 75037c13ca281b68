import { describe, expect, test } from "vitest"
import { text, Voice } from "../src/lib/voice"
import { LANGUAGES, Words } from "../src/lib/words"
import type { Told } from "../src/protocol"
import { house } from "./house"

const NAMES = ["Anna", "Ben", "Cleo", "Dora"]
const told = (events: Partial<Told>[]): Told[] => events.map((event, index) => ({ number: index + 1, verb: "play", seat: 1, ...event }))
const read = (events: Partial<Told>[], language: "en" | "de" = "en") =>
  new Voice(new Words(house.words, language), 0, NAMES).log(told(events)).map((line) => "  ".repeat(line.depth) + text(line))

describe("what belongs together is one line", () => {
  test("a whole Clean-up", () => {
    const events = [
      { verb: "buy", cards: ["gold"] }, { verb: "gain", cards: ["gold"], source: "buy", target: "discard" },
      { verb: "discard", cards: ["copper"], hidden: 3, target: "discard", amount: 4, tidy: true },
      { verb: "discard", cards: ["estate"], target: "discard", amount: 1, tidy: true },
      { verb: "shuffle", amount: 1, tidy: true }, { verb: "draw", hidden: 5, amount: 5, tidy: true },
      { verb: "turn", seat: 0, amount: 3 },
    ]
    expect(read(events)).toEqual(["Ben buys Gold", "Ben cleans up, shuffles and draws 5 cards", "You, turn 3"])
    expect(read(events, "de")).toEqual(["Ben kauft Gold", "Ben räumt auf, mischt und zieht 5 Karten", "Du, Zug 3"])
    expect(read([{ verb: "draw", seat: 0, cards: ["copper", "copper", "estate"], amount: 3, tidy: true }])).toEqual(["You clean up and draw 2 Copper, Estate"])
  })

  test("others whose cards leave play meanwhile are not told", () => {
    expect(read([{ verb: "move", seat: 2, cards: ["wharf"], source: "play", target: "discard", tidy: true }, { verb: "draw", hidden: 5, amount: 5, tidy: true }]))
      .toEqual(["Ben cleans up and draws 5 cards"])
  })

  test("cards that are gone one by one", () => {
    const gone = (card: string) => ({ verb: "move", cards: [card], source: "limbo", target: "trash", depth: 1, amount: 1 })
    expect(read([{ cards: ["sentry"] }, gone("curse"), gone("estate"), gone("estate")])).toEqual(["Ben plays Sentry", "  Ben trashes Curse, 2 Estate"])
  })
})

describe("causes are named, once", () => {
  test("a Reaction is revealed before what it prevents, and that says it all", () => {
    expect(read([{ cards: ["witch"] }, { verb: "draw", hidden: 2, amount: 2, depth: 1 }, { verb: "ability", seat: 2, cards: ["moat"], depth: 1 },
      { verb: "reveal", seat: 2, cards: ["moat"], depth: 1 }, { verb: "gain", seat: 0, cards: ["curse"], target: "discard", depth: 1 }]))
      .toEqual(["Ben plays Witch", "  Ben draws 2 cards", "  Cleo reveals Moat", "  You gain Curse"])
  })

  test("what is not named by its effect is named before it", () => {
    expect(read([{ verb: "ability", cards: ["caravan"], depth: 1 }, { verb: "draw", hidden: 1, amount: 1, depth: 1 }]))
      .toEqual(["  Ben uses Caravan", "  Ben draws a card"])
  })
})

describe("cards that were seen are named", () => {
  const put = (hidden: number, seat = 1): Partial<Told> => ({ verb: "move", seat, hidden, source: "limbo", target: "deck", depth: 1, amount: hidden })
  const reveal = (...cards: string[]): Partial<Told> => ({ verb: "reveal", cards, depth: 1 })

  test("one that is put back", () => {
    expect(read([reveal("estate"), put(1)])[1]).toBe("  Ben puts Estate onto the deck")
  })

  test("but not in which order, nor what somebody else puts there, nor by a card that is only shown", () => {
    expect(read([reveal("estate", "gold"), put(1)])[1]).toBe("  Ben puts a card onto the deck")
    expect(read([reveal("estate"), put(1, 2)])[1]).toBe("  Cleo puts a card onto the deck")
    expect(read([{ verb: "ability", cards: ["moat"], depth: 1 }, reveal("moat"), put(1)])[1]).toBe("  Ben puts a card onto the deck")
  })

  test("what is discarded of them together", () => {
    const rest = { verb: "discard", cards: ["copper"], hidden: 2, target: "discard", depth: 1, amount: 3 }
    expect(read([reveal("gold", "estate", "copper"), rest])[1]).toBe("  Ben discards Gold, Estate, Copper")
    expect(read([reveal("gold", "estate", "copper", "moat"), rest])[1]).toBe("  Ben discards Copper + 2 cards")
  })
})

describe.each(LANGUAGES)("whole games: %s", (language) => {
  test.each(house.games.map((game, number) => ({ number, game })))("game $number reads to its end", ({ game }) => {
    const voice = new Voice(new Words(house.words, language), 0, NAMES)
    const lines = voice.log(game.events)
    for (const line of lines) expect(text(line)).not.toMatch(/[{}[\]|]|undefined/)
    const turns = game.events.filter((event) => event.verb === "turn").length
    expect(lines.filter((line) => line.kind === "turn")).toHaveLength(turns)
    const tidied = lines.filter((line) => line.kind === "tidy").length
    expect([turns - 1, turns]).toContain(tidied)
    expect(voice.log(game.events).every((line, place) => line === lines[place])).toBe(true) // drawn only once
  })
})
