import { describe, expect, test } from "vitest"
import { Voice } from "../src/lib/voice"
import { Words } from "../src/lib/words"
import type { Choice, Question } from "../src/protocol"
import { Asking } from "../src/table/asking.svelte"
import { house } from "./house"

const voice = new Voice(new Words(house.words, "en"), 0, ["Anna", "Ben"])
const [first] = house.games
const { view } = first.asked[0]

function ask(question: Partial<Question>, options: Choice[], hand: string[] = ["copper", "copper", "copper", "estate", "moat"], phase = "action") {
  const sent: number[][] = []
  const players = view.players.map((player) => (player.seat === 0 ? { ...player, hand } : player))
  const asking = new Asking(
    { number: 0, seat: 0, player: 0, purpose: "discard", source: "militia", least: 0, most: 1, ...question, options },
    { ...view, turn_seat: 0, phase, players }, ["alms"], voice, (choice) => sent.push(choice))
  return { asking, sent }
}
const inHand = (id: string, count = 1): Choice => ({ id, count, zone: "hand" })

test("one of several is answered by one click", () => {
  const { asking, sent } = ask({ purpose: "play", source: null }, [inHand("moat")])
  asking.pick(asking.at("hand", "moat"))
  expect(sent).toEqual([[0]])
})

test("several are chosen, changed and confirmed", () => {
  const { asking, sent } = ask({ least: 2, most: 2 }, [inHand("copper", 3), inHand("estate"), inHand("moat")])
  asking.pick(0)
  asking.pick(0)
  asking.pick(1) // no more than two
  expect([asking.chosen, asking.isComplete]).toEqual([[0, 0], true])
  asking.drop(0)
  asking.confirm() // too few: nothing is sent
  asking.pick(1)
  asking.confirm()
  expect(sent).toEqual([[0, 1]])
})

test("a card cannot be chosen more often than it is there: once more takes it back", () => {
  const { asking } = ask({ most: 3 }, [inHand("copper", 3), inHand("moat")])
  asking.pick(1)
  expect(asking.count(1)).toBe(1)
  asking.pick(1)
  expect(asking.count(1)).toBe(0)
})

test("all Treasures are played at once, or one after the other", () => {
  const { asking, sent } = ask({ purpose: "play", source: null, most: 4 }, [inHand("copper", 3), inHand("silver")],
    ["copper", "copper", "copper", "silver"], "buy")
  asking.playAll()
  asking.pick(1)
  asking.none()
  expect(sent[0].toSorted()).toEqual([0, 0, 0, 1])
  expect(sent.slice(1)).toEqual([[1], []])
})

test("nothing is an answer only where it is allowed", () => {
  const { asking, sent } = ask({ least: 1 }, [inHand("moat"), inHand("estate")])
  asking.none()
  expect(sent).toEqual([])
})

describe("where options are chosen", () => {
  test("at the card that is in sight, else in the panel", () => {
    const { asking } = ask({ purpose: "gain", source: "workshop", least: 1 }, [
      inHand("copper", 3), inHand("witch"), { id: "silver", zone: "supply" }, { id: "alms", zone: "landscape" },
      { id: "gold", zone: "revealed" }, { id: "cards", word: true }])
    expect(asking.in("hand")).toEqual([0])
    expect(asking.at("supply", "silver")).toBe(2)
    expect(asking.at("landscape", "alms")).toBe(3)
    expect(asking.in("panel")).toEqual([1, 4, 5])
  })

  test("what looks the same twice is offered twice", () => {
    const { asking } = ask({ least: 1 }, [inHand("copper"), inHand("copper")])
    expect([asking.in("hand"), asking.in("panel")]).toEqual([[0], [1]])
  })

  test("in real games every option can be chosen somewhere, by at most one key", () => {
    for (const game of house.games)
      for (const { question, view } of game.asked) {
        const asking = new Asking(question, view, game.landscapes, voice, () => {})
        const places = (["hand", "supply", "landscape", "play", "panel"] as const).flatMap((spot) => asking.in(spot))
        expect(places.toSorted((a, b) => a - b)).toEqual(question.options?.map((_, index) => index))
        const keys = places.map((index) => asking.key(index)).filter(Boolean)
        expect(new Set(keys).size).toBe(keys.length)
        for (const index of places) if (asking.key(index)) expect(asking.optionOf(asking.key(index))).toBe(index)
      }
  })

  test("what is chosen on the table really lies there", () => {
    for (const game of house.games)
      for (const { question, view } of game.asked) {
        const asking = new Asking(question, view, game.landscapes, voice, () => {})
        const hand = view.players[question.player].hand ?? []
        for (const index of asking.in("hand")) {
          const { id, count = 1 } = asking.options[index]
          expect(hand.filter((card) => card === id).length).toBeGreaterThanOrEqual(count)
        }
      }
  })
})
