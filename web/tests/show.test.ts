import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { Told, Update, View } from "../src/protocol"
import { turnsOfOthers } from "../src/table/marks"
import { beatsOf, Show, stepped, type Beat } from "../src/table/show.svelte"
import { house } from "./house"

const READER = 0
const PACE = 100
const base = house.games[0].asked[0].view
const seen = (more: Partial<View> = {}): View => ({ ...base, turn_seat: 1, ...more })
const told = (events: Partial<Told>[], first = 1): Told[] => events.map((event, index) => ({ number: first + index, verb: "play", seat: 1, ...event }))
const update = (events: Told[], view: View, more: Partial<Update> = {}): Update =>
  ({ type: "update", number: events.at(-1)?.number ?? 0, first: events[0]?.number ?? 1, events, view, question: null, vote: null, undo: "no", step: null, points: null, heaps: null,
    table: { rules: {} } as Update["table"], ...more })

const TURN = told([
  { cards: ["copper"] }, { cards: ["copper"] }, { verb: "buy", cards: ["silver"] }, { verb: "gain", cards: ["silver"], source: "buy", target: "discard" },
  { verb: "discard", cards: ["copper"], hidden: 1, tidy: true }, { verb: "draw", hidden: 5, tidy: true }, { verb: "turn", seat: READER, amount: 2 },
])
const shownOf = (beats: Beat[]) => beats.map(({ upto, lasts }) => [upto, lasts])

describe("the way to the present", () => {
  test("one thing after the other, then the Clean-up with the next turn", () => {
    const after = seen({ turn_seat: READER })
    const beats = beatsOf(seen(), after, update(TURN, after), TURN, READER, PACE)
    expect(shownOf(beats)).toEqual([[1, 40], [2, 100], [4, 100], [7, 0]])
    expect(beats.map(({ view }) => view.players[1].in_play.length)).toEqual([1, 2, 2, base.players[1].in_play.length])
    const silver = (view: View) => view.piles.find(({ id }) => id === "silver")?.count
    expect(silver(beats[2].view)).toBe((silver(base) ?? 0) - 1)
    expect(beats[3].view).toBe(after)
  })

  test("what the reader does, and what happens in the reader's turn, takes no time", () => {
    const own = seen({ turn_seat: READER })
    const events = told([{ seat: READER, cards: ["militia"] }, { verb: "discard", hidden: 1, cards: ["estate"], depth: 1 }])
    expect(shownOf(beatsOf(own, own, update(events, own), events, READER, PACE))).toEqual([[2, 0]])
    const mine = told([{ verb: "discard", seat: READER, cards: ["estate"], depth: 1 }])
    expect(shownOf(beatsOf(seen(), seen(), update(mine, seen()), mine, READER, PACE))).toEqual([[1, 0]])
  })

  test("of cards that nobody may see, none appears on the way", () => {
    for (const game of house.games) {
      let view = game.asked[0].view
      for (const event of game.events) {
        view = stepped(view, event)
        for (const player of view.players) if (player.seat !== READER) expect([player.hand, player.cards]).toEqual([null, null])
      }
    }
  })
})

describe("the show", () => {
  const show = () => {
    const made = new Show()
    made.hear(update([], seen()), [], READER, 0)
    return made
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test("lags behind in steps, and ends at the present", () => {
    const it = show()
    const after = update(TURN, seen({ turn_seat: READER }))
    it.hear(after, TURN, READER, PACE)
    const steps = [[it.shown?.upto, it.isPresent]]
    for (const time of [40, 100, 100]) {
      vi.advanceTimersByTime(time)
      steps.push([it.shown?.upto, it.isPresent])
    }
    expect(steps).toEqual([[1, false], [2, false], [4, false], [7, true]])
    expect(it.shown?.view).toBe(after.view)
  })

  test("what comes meanwhile waits for its turn", () => {
    const it = show()
    const [first, second] = [told([{ cards: ["village"] }]), told([{ cards: ["smithy"] }], 2)]
    it.hear(update(first, seen()), first, READER, PACE)
    expect(it.isPresent).toBe(true)
    it.hear(update(second, seen()), second, READER, PACE)
    expect([it.shown?.upto, it.isPresent]).toEqual([1, false])
    vi.advanceTimersByTime(PACE)
    expect([it.shown?.upto, it.isPresent]).toEqual([2, true])
  })

  test("the reader's own answer waits for nothing, nor does what is only said", () => {
    const it = show()
    const asked = { question: { seat: READER } as Update["question"] }
    const [attack, chat, answer] = [told([{ cards: ["militia"] }]), told([{ verb: "chat", text: "Oh" }], 2), told([{ verb: "discard", seat: READER, cards: ["estate"] }], 3)]
    for (const [events, more] of [[attack, asked], [chat, asked], [answer, {}]] as const) {
      it.hear(update([...events], seen(), more), events, READER, PACE)
      expect([it.shown?.upto, it.isPresent]).toEqual([events[0].number, true])
    }
  })

  test("a click skips on; nothing comes after it", () => {
    const it = show()
    it.hear(update(TURN, seen({ turn_seat: READER })), TURN, READER, PACE)
    it.skip()
    expect([it.shown?.upto, it.isPresent]).toEqual([7, true])
    vi.runAllTimers()
    expect(it.shown?.upto).toBe(7)
  })

  test.each([
    ["at once", {}, TURN, 0],
    ["on the clock", { question: { seat: READER } as Update["question"], table: { rules: { minutes: 5 } } as Update["table"] }, TURN, PACE],
    ["going back", {}, told([...TURN, { verb: "undo", first: 1 }]), PACE],
    ["too much", {}, told(Array.from({ length: 400 }, () => ({ verb: "reveal", cards: ["copper"], target: String(Math.random()) }))), PACE],
  ] as const)("does not lag: %s", (_, more, events, pace) => {
    const it = show()
    it.hear(update([...events], seen(), more), events, READER, pace)
    expect(it.isPresent).toBe(true)
  })
})

describe("marks", () => {
  const turn = (seat: number, ...cards: string[]): Partial<Told>[] =>
    [{ verb: "turn", seat }, { seat, cards: ["copper"] }, ...cards.map((card) => ({ verb: "buy", seat, cards: [card] }))]
  const marked = (events: Partial<Told>[], seat = READER) => turnsOfOthers(told(events), seat, 3).map((each) => [each.seat, ...each.got])

  test("stay until the reader's next turn is over", () => {
    const round = [...turn(0, "silver"), ...turn(1, "gold"), ...turn(2, "estate", "copper")]
    expect(marked(round)).toEqual([[1, "gold"], [2, "estate", "copper"]])
    expect(marked([...round, ...turn(0, "duchy")])).toEqual([[1, "gold"], [2, "estate", "copper"]])
    expect(marked([...round, ...turn(0), ...turn(1, "moat")])).toEqual([[1, "moat"]])
    expect(marked([...round, ...turn(0)], -1)).toEqual([[1, "gold"], [2, "estate", "copper"], [0]])
  })

  test("what was taken back is not marked", () => {
    expect(marked([...turn(1, "gold"), { verb: "undo", seat: 1, first: 3 }])).toEqual([[1]])
  })
})
