import { describe, expect, test } from "vitest"
import { botsOf, isYesOrNo, text, Voice } from "../src/lib/voice"
import { LANGUAGES, plain, Words } from "../src/lib/words"
import type { Question, Told } from "../src/protocol"
import { house } from "./house"

const SEAT = 0
const voiceOf = (language: "en" | "de", names: string[] = []) => new Voice(new Words(house.words, language), SEAT, names)
const told = (told: Partial<Told>): Told => ({ number: 1, verb: "play", seat: 0, ...told })
const asked = (question: Partial<Question>): Question =>
  ({ number: 0, seat: 0, player: 0, purpose: "play", source: null, least: 0, most: 1, options: [], ...question })

describe.each(LANGUAGES)("the same words as in the terminal: %s", (language) => {
  const voice = voiceOf(language)

  // The page has headings of its own, and says more of cards that are gone and less of purchases.
  const isOwn = ({ verb, target, source }: Told) => verb === "turn" || (verb === "move" && ["trash", "discard"].includes(target ?? "")) || source === "buy"

  test.each(house.games.map((game, number) => ({ number, game })))("events of game $number", ({ game }) => {
    const compared = game.events.filter((told) => !isOwn(told))
    expect(compared.length).toBeGreaterThan(50)
    const said = (told: Told) => { const pieces = voice.event(told); return pieces && plain(pieces) }
    expect(compared.map(said)).toEqual(game[language].filter((_, place) => !isOwn(game.events[place])))
  })

  test("questions", () => {
    let compared = 0
    for (const { question, view, ...said } of house.games.flatMap((game) => game.asked)) {
      if (question.player !== SEAT) continue
      const source = question.source ? `${voice.words.name(question.source)}: ` : ""
      expect(source + voice.question(question, view.phase)).toBe(said[language])
      compared += 1
    }
    expect(compared).toBeGreaterThan(100)
  })
})

test("people are called by their names, oneself is addressed", () => {
  const voice = voiceOf("de", ["Anna", "Ben"])
  const say = (event: Partial<Told>) => voice.log([told(event)]).map(text)
  expect(say({ seat: 0, cards: ["moat"] })).toEqual(["Du spielst Burggraben"])
  expect(say({ seat: 1, cards: ["moat", "copper", "copper"] })).toEqual(["Ben spielt Burggraben, 2 Kupfer"])
  expect(say({ seat: 1, verb: "bot takes over", source: "time" })).toEqual(["Die Zeit von Ben ist um: Ein Bot spielt weiter"])
  expect(say({ seat: 1, verb: "chat", text: "Hallo {who} [a|b]" })).toEqual(["Ben: Hallo {who} [a|b]"])
})

test("what was taken back is marked; what people said meanwhile is not", () => {
  const voice = voiceOf("en", ["Anna", "Ben"])
  const events = [
    told({ number: 1, cards: ["copper"] }), told({ number: 2, cards: ["silver"] }), told({ number: 3, verb: "buy", cards: ["estate"] }),
    told({ number: 4, verb: "chat", seat: 1, text: "Oh" }),
  ]
  const marked = () => voice.log(events).map((line) => (line.undone ? `-${text(line)}` : text(line)))
  expect(marked()).toEqual(["You play Copper, Silver", "You buy Estate", "Ben: Oh"])
  events.push(told({ number: 5, verb: "undo", amount: 2, first: 2 }), told({ number: 6, cards: ["gold"] }))
  expect(marked()).toEqual(["You play Copper", "-You play Silver", "-You buy Estate", "Ben: Oh", "You take back (2)", "You play Gold"])
  events.push(told({ number: 7, verb: "undo", amount: 1, first: 1 }))
  expect(marked()).toEqual(["-You play Copper, Silver", "-You buy Estate", "Ben: Oh", "You take back (2)", "-You play Gold", "You take back (1)"])
})

test("what bots do is marked, also while one stands in for somebody; what people say is not", () => {
  const info = { name: "", connected: true }
  const bots = botsOf([{ ...info, seat: 0, bot: null }, { ...info, seat: 1, bot: "easy" }, { ...info, seat: 2, bot: "medium", substitute: true }])
  expect(bots).toEqual([false, true, false])
  const voice = new Voice(new Words(house.words, "en"), SEAT, ["Anna", "Ada", "Ben"], bots)
  const verbs = ["sits down", "buy", "chat", "bot takes over", "buy", "chat", "returns", "buy"]
  const events = verbs.flatMap((verb, index) => [1, 2].map((seat) =>
    told({ number: 2 * index + seat, verb, seat, cards: verb === "buy" ? ["estate"] : [], text: "x", source: "absent" })))
  const marked = (seat: number) => voice.log(events.filter((each) => each.seat === seat)).filter((line) => line.bot).map((line) => line.number)
  expect(marked(2)).toEqual([10])
  expect(marked(1).slice(0, 2)).toEqual([3, 9])
})

test("the turn asks for Treasures in the Buy phase, even for a single one", () => {
  const question = asked({ options: [{ id: "copper", zone: "hand" }] })
  expect(voiceOf("en").question(question, "buy")).toBe("Which Treasures do you play?")
  expect(voiceOf("en").question(question, "action")).toBe("Which card do you play?")
})

test("how many may be chosen", () => {
  const options = [{ id: "copper", count: 3 }, { id: "estate", count: 2 }]
  const amount = (least: number, most: number) => voiceOf("en").amount(asked({ purpose: "discard", source: "militia", least, most, options }))
  expect([amount(2, 2), amount(0, 4), amount(1, 3), amount(1, 1)]).toEqual(["exactly 2", "up to 4", "1 to 3", ""])
})

test("numbers are numbers only if their words are", () => {
  const words = (source: string, ids: string[]) =>
    voiceOf("en").numbers(asked({ source, least: 1, options: ids.map((id) => ({ id, word: true })) }))
  expect(words("storyteller", ["0", "1", "2"])).toEqual(["0", "1", "2"])
  expect(words("innkeeper", ["1", "3", "5"])).toEqual([])
})

test("yes or no is asked about one card by a card", () => {
  expect(isYesOrNo(asked({ source: "moat", options: [{ id: "moat" }] }))).toBe(true)
  expect(isYesOrNo(asked({ options: [{ id: "moat" }] }))).toBe(false)
})
