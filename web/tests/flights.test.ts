import { expect, test } from "vitest"
import type { Told } from "../src/protocol"
import { flightsOf } from "../src/table/flights"
import { house } from "./house"

const { view } = house.games[0].asked[0]
const at = { ...view, turn_seat: 0 }
const told = (told: Partial<Told>): Told => ({ number: 1, verb: "play", seat: 0, ...told })

test("a card goes from the hand into play", () => {
  expect(flightsOf(told({ cards: ["moat"] }), at)).toEqual([
    { card: "moat", from: ["hand:0:moat:0", "hand:0", "seat:0"], to: ["play"] }])
})

test("a gained card comes from its pile", () => {
  const [flight] = flightsOf(told({ verb: "gain", seat: 1, cards: ["silver"], target: "discard" }), at)
  expect(flight).toEqual({ card: "silver", from: ["pile:silver"], to: ["discard:1", "seat:1"] })
})

test("cards that are not to be known fly face down", () => {
  const flights = flightsOf(told({ verb: "draw", seat: 1, hidden: 2 }), at)
  expect(flights.map((flight) => flight.card)).toEqual(["", ""])
})

test("everything that happens in real games is understood", () => {
  for (const { events, asked } of house.games)
    for (const event of events)
      for (const flight of flightsOf(event, asked[0].view)) {
        expect(flight.from.length * flight.to.length).toBeGreaterThan(0)
        expect([...flight.from, ...flight.to].join()).not.toContain("undefined")
      }
})
