import { describe, expect, test } from "vitest"
import { Voice } from "../src/lib/voice"
import { Words } from "../src/lib/words"
import type { Choice, Question, Told, View } from "../src/protocol"
import { Asking } from "../src/table/asking.svelte"
import { automatic, Willing, type Intention } from "../src/table/willing.svelte"
import { house } from "./house"

const { view } = house.games[0].asked[0]
const ALL = { answerForced: true, playTreasures: true, endTurn: true }
const NONE = { answerForced: false, playTreasures: false, endTurn: false }
const OTTER = "way_of_the_otter"

function asked(question: Partial<Question>, ...options: (string | Choice)[]): Question {
  return { number: 5, seat: 0, player: 0, purpose: "play", source: null, least: 0, most: 1, ...question,
    options: options.map((option) => (typeof option === "string" ? { id: option } : option)) }
}
const way = (source: string, number = 6) => asked({ purpose: "way", source, number }, OTTER)
const told = (verb: string, number: number) => ({ verb, number, seat: 0 }) as Told

describe("what was meant at the card", () => {
  const meant = (pick: string | null, source = "village"): Intention => ({ purpose: "way", source, pick })
  const answer = (willing: Willing, question: Question, events: Told[] = []) => willing.answerTo(question, view, events, NONE)

  test("is answered once", () => {
    const willing = new Willing()
    willing.intend(meant(OTTER))
    expect([answer(willing, way("village")), answer(willing, way("village", 7))]).toEqual([[0], null])
    willing.intend(meant(null))
    expect(answer(willing, way("village"))).toEqual([])
  })

  test("waits for its card, but not beyond it", () => {
    const willing = new Willing()
    willing.intend(meant(OTTER))
    expect(answer(willing, way("smithy"))).toBeNull() // which a reaction has played
    expect(answer(willing, way("village"))).toEqual([0])
    willing.intend(meant(OTTER))
    expect(answer(willing, asked({}, "village"))).toBeNull() // the turn goes on
    expect(answer(willing, way("village"))).toBeNull()
  })

  test("is dropped where it does not fit any more", () => {
    const willing = new Willing()
    willing.intend(meant("way_of_the_ox"))
    expect(answer(willing, way("village"))).toBeNull()
    willing.intend(meant(null))
    expect(answer(willing, asked({ purpose: "way", source: "village", least: 1 }, "enchantress", OTTER))).toBeNull()
  })

  test("is asked again when it was taken back, and the next time it is not", () => {
    const willing = new Willing()
    willing.intend(meant(OTTER))
    expect(answer(willing, way("village"))).toEqual([0])
    const events = [told("undo", 9), told("chat", 10)]
    expect(answer(willing, way("village"), events)).toBeNull()
    willing.intend(meant(OTTER, "smithy"))
    expect(answer(willing, way("smithy", 8), events)).toEqual([0]) // further on, though nothing was told meanwhile
    expect(answer(willing, way("smithy", 8), [...events, told("undo", 11)])).toBeNull()
  })

  test("for the rest of the turn holds for all cards, until the next", () => {
    const willing = new Willing()
    willing.settle(view, OTTER)
    willing.intend(meant(null))
    expect([answer(willing, way("village")), answer(willing, way("smithy", 7))]).toEqual([[0], [0]])
    const next: View = { ...view, turn_number: view.turn_number + 1 }
    expect([willing.settled(next), willing.answerTo(way("village", 8), next, [], NONE)]).toEqual([undefined, null])
    willing.settle(view, null)
    expect(answer(willing, way("village", 9))).toEqual([])
    willing.settle(view, undefined)
    expect(answer(willing, way("village", 10))).toBeNull()
  })

  test("is shown if it was refused", () => {
    const willing = new Willing()
    willing.settle(view, OTTER)
    willing.give(6)
    expect([answer(willing, way("village", 6)), answer(willing, way("village", 7))]).toEqual([null, [0]])
  })
})

describe("the settings", () => {
  const treasures = asked({ most: 4, plain: true }, { id: "copper", count: 3 }, "silver")

  test("play plain Treasures", () => {
    expect(automatic(treasures, ALL)).toEqual([0, 0, 0, 1])
    expect(automatic(treasures, NONE)).toBeNull()
    expect(automatic({ ...treasures, plain: undefined }, ALL)).toBeNull()
    expect(automatic({ ...treasures, player: 1 }, ALL)).toBeNull() // of somebody possessed
  })

  test("end the turn when there is nothing worth buying", () => {
    const buy = (...ids: string[]) => asked({ purpose: "buy" }, ...ids)
    expect(automatic(buy("copper", "curse"), ALL)).toEqual([])
    expect(automatic(buy("copper", "curse"), NONE)).toBeNull()
    expect(automatic(buy("copper", "curse", "cellar"), ALL)).toBeNull()
    expect(automatic(asked({ purpose: "buy", source: "black_market" }, "copper"), ALL)).toBeNull()
  })

  test("answer what has one answer", () => {
    const forced = asked({ purpose: "discard", source: "militia", least: 2, most: 2 }, { id: "copper", count: 2 })
    expect([automatic(forced, ALL), automatic(forced, NONE)]).toEqual([[0, 0], null])
    expect(automatic(asked({ purpose: "discard", source: "x", least: 2, most: 2 }, "copper", "estate"), ALL)).toEqual([0, 1])
    expect(automatic(asked({ purpose: "order", source: "x", least: 2, most: 2 }, "copper", "estate"), ALL)).toBeNull()
    expect(automatic(asked({ purpose: "discard", source: "x", least: 0, most: 1 }, "copper"), ALL)).toBeNull()
  })
})

describe("while a question is answered", () => {
  const voice = new Voice(new Words(house.words, "en"), 0, ["Anna", "Ben"])
  function asking(question: Question, phase = "action") {
    const sent: [number[], Intention | undefined][] = []
    const players = view.players.map((player) => ({ ...player, hand: ["village"] }))
    const made = new Asking(question, { ...view, turn_seat: 0, phase, players }, [OTTER], voice,
      (choice, then) => sent.push([choice, then]), [], [OTTER])
    return { made, sent }
  }

  test("an Action can be played as it is or as a Way", () => {
    const { made, sent } = asking(asked({}, { id: "village", zone: "hand" }))
    expect(made.waysOf(0)).toEqual([OTTER])
    made.pick(0)
    made.playAs(0, OTTER)
    expect(sent).toEqual([[[0], { purpose: "way", source: "village", pick: null }], [[0], { purpose: "way", source: "village", pick: OTTER }]])
    expect(asking(asked({ source: "throne_room" }, { id: "village", zone: "hand" })).made.waysOf(0)).toEqual([])
    expect(asking(asked({ purpose: "buy" }, { id: "village", zone: "supply" }), "buy").made.waysOf(0)).toEqual([])
  })

  test("two questions about a card are one of three", () => {
    const { made, sent } = asking(asked({ purpose: "trash", source: "doctor", otherwise: "discard" }, { id: "copper", zone: "revealed" }))
    made.pick(0)
    made.decline(true)
    made.none()
    const then = (pick: string | null) => ({ purpose: "discard", source: "doctor", pick })
    expect(sent).toEqual([[[0], undefined], [[], then("copper")], [[], then(null)]])
  })
})
