import { expect, test } from "vitest"
import { beginsLater, withEarlier, withNews } from "../src/lib/happened"
import { text, Voice } from "../src/lib/voice"
import { Words } from "../src/lib/words"
import type { Told } from "../src/protocol"
import { house } from "./house"

const told = (first: number, last: number): Told[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ number: first + index, verb: "chat", seat: 0, text: `${first + index}` }))
const numbers = (events: readonly Told[]) => events.map((event) => event.number)

test("news are added, and nothing is missing in between", () => {
  let known = withNews([], { first: 1, events: told(1, 3) })
  known = withNews(known, { first: 4, events: told(4, 5) })
  expect(numbers(known)).toEqual([1, 2, 3, 4, 5])
  expect(withNews(known, { first: 6, events: [] })).toBe(known)
  expect(beginsLater(known)).toBe(false)
})

test("after a long absence the page begins with the newest, and fetches the rest on request", () => {
  let known = withNews(told(1, 3), { first: 7, events: told(7, 8) })
  expect(numbers(known)).toEqual([7, 8])
  expect(beginsLater(known)).toBe(true)
  expect(withEarlier(known, { events: told(1, 4) })).toBe(known) // does not join on
  known = withEarlier(known, { events: told(4, 6) })
  expect(numbers(known)).toEqual([4, 5, 6, 7, 8])
  expect(withEarlier(known, { events: told(4, 6) })).toBe(known)
  known = withEarlier(known, { events: told(1, 3) })
  expect(numbers(known)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(beginsLater(known)).toBe(false)
})

test("what the server tells anew takes the place of what was known", () => {
  const anew = [...told(1, 2), { ...told(3, 3)[0], text: "something else" }]
  expect(withNews(told(1, 5), { first: 1, events: anew })).toEqual(anew)
  expect(withNews(told(1, 3), { first: 1, events: anew })).toEqual(anew)
  expect(withNews(told(1, 2), { first: 1, events: anew })).toEqual(anew)
  expect(withNews(told(1, 5), { first: 1, events: [] })).toEqual([])
  expect(numbers(withNews(told(1, 430), { first: 51, events: told(51, 450) }))).toEqual(numbers(told(51, 450)))
})

test("what an undo takes back is struck out, also what is fetched afterwards", () => {
  const voice = new Voice(new Words(house.words, "en"), 0, ["Anna", "Ben"])
  const events: Told[] = [
    { number: 1, verb: "turn", seat: 0, amount: 1 }, { number: 2, verb: "play", seat: 0, cards: ["copper"] },
    { number: 3, verb: "play", seat: 0, cards: ["silver"] }, { number: 4, verb: "buy", seat: 0, cards: ["estate"] },
    { number: 5, verb: "undo", seat: 0, amount: 3, first: 2 },
  ]
  const marked = (known: readonly Told[]) => voice.log(known).map((line) => (line.undone ? `-${text(line)}` : text(line)))
  const late = events.slice(2)
  expect(marked(late)).toEqual(["-You play Silver", "-You buy Estate", "You take back (3)"])
  const whole = marked(withEarlier(late, { events: events.slice(0, 2) }))
  expect(whole.slice(1)).toEqual(["-You play Copper, Silver", "-You buy Estate", "You take back (3)"])
  expect(whole).toHaveLength(4)
})
