import { describe, expect, test } from "vitest"
import { settings } from "../src/lib/settings.svelte"
import { Voice } from "../src/lib/voice"
import { Words } from "../src/lib/words"
import type { Choice, Question, Step, View } from "../src/protocol"
import { Asking, keysFor } from "../src/table/asking.svelte"
import { Clicks } from "../src/table/clicks"
import { doubtOf, Doubts } from "../src/table/doubts.svelte"
import { stepInWords } from "../src/table/step"
import { house } from "./house"

const { view } = house.games[0].asked[0]
const voice = new Voice(new Words(house.words, "en"), 0, ["Anna", "Ben"])
const buying = (...ids: string[]): Question =>
  ({ number: 0, seat: 0, player: 0, purpose: "buy", source: null, least: 0, most: 1, options: ids.map((id) => ({ id, zone: "supply" })) })
const rich = (coins: number, turn = 1): View => ({ ...view, turn_number: turn, players: view.players.map((player) => ({ ...player, coins })) })

describe("keys", () => {
  test("are given in the order of the options", () => {
    expect(keysFor([2, 0, 1], [])).toEqual(["2", "3", "1"])
  })

  test("stay with what had them, and nothing has two", () => {
    expect(keysFor([0, 1, 2], ["3", "", "3"])).toEqual(["3", "1", "2"])
  })

  test("stay while one thing after the other is bought", () => {
    const ask = (question: Question) => new Asking(question, view, [], voice, () => {})
    const first = ask(buying("copper", "silver", "estate", "gold"))
    const keys = new Map(first.options.map(({ id }: Choice, index) => [id, first.key(index)]))
    const second = ask(buying("copper", "estate", "silver"))
    second.keepKeys(first)
    second.options.forEach(({ id }, index) => {
      expect(second.key(index)).toBe(keys.get(id))
      expect(second.optionOf(second.key(index))).toBe(index)
    })
    const other = ask({ ...buying("silver"), purpose: "gain", source: "workshop" })
    other.keepKeys(second)
    expect(other.key(0)).toBe("1")
  })
})

describe("a second look", () => {
  test("is taken before Curses, Coppers and many coins left over", () => {
    const question = buying("copper", "curse", "silver")
    const kinds = [[0], [1], [2], []].map((choice) => doubtOf(question, choice, rich(8))?.kind)
    expect(kinds).toEqual(["copper", "curse", undefined, "coins"])
    expect(doubtOf(question, [], rich(7))).toBeNull()
    expect(doubtOf({ ...question, purpose: "gain", source: "workshop" }, [1], rich(8))).toBeNull()
  })

  test("once a turn, and never if it is not wanted", () => {
    const doubts = new Doubts()
    const question = buying("copper", "curse")
    expect([doubts.lets(question, [0], rich(3)), doubts.now?.kind]).toEqual([false, "copper"])
    expect([doubts.lets(question, [1], rich(3)), doubts.now?.kind]).toEqual([false, "curse"]) // another is another
    expect([doubts.lets(question, [1], rich(3)), doubts.now]).toEqual([true, null]) // the same again is meant
    expect(doubts.lets(question, [1], rich(3))).toBe(true)
    expect(doubts.lets(question, [1], rich(3, 2))).toBe(false) // in another turn
    settings.now.secondLook = false
    expect(doubts.lets(question, [0], rich(3, 3))).toBe(true)
    settings.now.secondLook = true
  })
})

test("the second half of a double click is for nothing new", () => {
  const clicks = new Clicks()
  const click = (detail: number, at: unknown) => clicks.isEcho({ detail } as MouseEvent, at)
  expect([click(1, "a"), click(2, "b"), click(3, "b"), click(1, "b"), click(2, "b"), click(0, "c")]).toEqual([false, true, true, false, false, false])
})

test("the second half of a double tap is for nothing new, as long as nobody can have read it, and only on the same spot", () => {
  const clicks = new Clicks()
  const tap = (clientX: number, at: unknown) => clicks.isEcho({ detail: 1, clientX, clientY: 0, pointerType: "touch" } as PointerEvent, at)
  expect(tap(100, "a")).toBe(false)
  clicks.arriving = true
  expect([tap(110, "b"), tap(110, "b"), tap(200, "b"), tap(200, "b")]).toEqual([true, true, false, false])
  expect(tap(200, "c")).toBe(true)
  clicks.arriving = false
  expect(tap(200, "c")).toBe(false)
})

describe("what an undo takes back", () => {
  const step = (purpose: string, source: string | null, ...chosen: Choice[]): Step => ({ purpose, source, chosen })
  test.each([
    [step("buy", null, { id: "gold" }), "buy Gold", "Gold kaufen"],
    [step("play", null, { id: "copper", count: 3 }, { id: "silver" }), "play 3 Copper, Silver", "3 Kupfer, Silber spielen"],
    [step("buy", null), "end of the turn", "Ende des Zuges"],
    [step("play", null), "no more to play", "nichts mehr spielen"],
    [step("discard", "militia", { id: "estate" }), "Militia: discard Estate", "Miliz: Anwesen ablegen"],
    [step("trash", "chapel"), "Chapel: nothing", "Kapelle: nichts"],
    [step("option", "pawn", { id: "cards", word: true }, { id: "coins", word: true }), "Pawn: +1 Card, +$1", "Handlanger: +1 Karte, +$1"],
  ])("%o", (given, english, german) => {
    expect([stepInWords(given, new Words(house.words, "en")), stepInWords(given, new Words(house.words, "de"))]).toEqual([english, german])
  })
})
