import { describe, expect, it } from "vitest"
import { bonusesInWords, costInWords } from "../src/cards/cost"
import { Words } from "../src/lib/words"
import { matches, sorted, type Filter } from "../src/pages/browsing"
import { ranking } from "../src/pages/ranking"
import { house } from "./house"

const english = new Words(house.words, "en")
const german = new Words(house.words, "de")
const ids = Object.keys(house.words.cards)
const nothing: Filter = { search: "", set: "", type: "", cost: "" }
const found = (filter: Partial<Filter>): string[] => ids.filter((id) => matches(id, { ...nothing, ...filter }, english))

describe("looking for cards", () => {
  it("finds them in both languages, with and without umlauts", () => {
    for (const search of ["burggraben", "Moat"]) expect(found({ search })).toContain("moat")
    for (const search of ["Händlerin", "haendlerin", "handlerin"]) expect(found({ search })).toContain("merchant")
    expect(found({ search: "no card is called so" })).toEqual([])
  })

  it("filters by set, type and cost together", () => {
    expect(found({ set: "base", type: "Attack", cost: "4" })).toContain("militia")
    expect(found({ set: "base", type: "Attack", cost: "4" })).not.toContain("witch")
    expect(found({ cost: "potion" })).toContain("golem")
    expect(found({ cost: "4" })).not.toContain("golem")
    expect(found({ cost: "debt" })).toContain("engineer")
  })

  it("sorts by name in the reader's language, or by cost", () => {
    expect(sorted(["village", "smithy", "cellar"], "name", english)).toEqual(["cellar", "smithy", "village"])
    expect(sorted(["village", "smithy", "cellar"], "name", german)).toEqual(["village", "cellar", "smithy"])
    expect(sorted(["smithy", "village", "cellar"], "cost", english)).toEqual(["cellar", "village", "smithy"])
  })
})

describe("costs and bonuses in words", () => {
  it("name all parts", () => {
    expect(costInWords([0, 0, 0], english)).toBe("0 coins")
    expect(costInWords([4, 1, 0], english)).toBe("4 coins, 1 Potion")
    expect(costInWords([0, 0, 8], german)).toBe("8 Schulden")
    expect(bonusesInWords(house.words.cards.village.gives ?? {}, english)).toBe("+1 Card, +2 Actions")
    expect(bonusesInWords(house.words.cards.market.gives ?? {}, german)).toBe("+1 Karte, +1 Aktion, +1 Kauf, +1 Geld")
  })
})

describe("ranks", () => {
  const final = (scores: number[], turns: number[], winners: number[]) =>
    ranking({ scores, turns, winners, cards: [], other_points: [], points_by_turn: [], money_by_turn: [] })

  it("go by points, then by fewer turns, and are shared", () => {
    expect(final([10, 30, 20], [5, 5, 5], [1])).toEqual([{ seat: 1, rank: 1 }, { seat: 2, rank: 2 }, { seat: 0, rank: 3 }])
    expect(final([30, 30, 20], [6, 5, 5], [1])).toEqual([{ seat: 1, rank: 1 }, { seat: 0, rank: 2 }, { seat: 2, rank: 3 }])
    expect(final([30, 30, 20], [5, 5, 5], [0, 1])).toEqual([{ seat: 0, rank: 1 }, { seat: 1, rank: 1 }, { seat: 2, rank: 3 }])
  })

  it("put whoever gave up behind the winner", () => {
    expect(final([40, 30], [5, 5], [1])[0].seat).toBe(1)
  })
})

describe("words of the pages", () => {
  it("are there in both languages", () => {
    const { messages } = house.words
    for (const room of ["face", "cost", "gives", "sheet", "lobby", "guest", "new", "join", "account", "score", "watch", "browse", "paper", "guide"]) {
      for (const [key, message] of Object.entries(messages[room])) {
        expect(message, `${room}.${key}`).toHaveLength(2)
        for (const text of message as string[]) expect(text.trim(), `${room}.${key}`).not.toBe("")
      }
    }
  })
})
