import { describe, expect, it } from "vitest"
import { candidates, completing, dealing, editionOf, EMPTY, has, isWhole, lock, NO_WISHES, roles, toggled, withEdition, type Draft } from "../src/kingdom/draft"
import { understood, withSeen } from "../src/kingdom/likings.svelte"
import type { Stock } from "../src/protocol"

const TEN = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
const stock: Stock = {
  piles: Object.fromEntries([...TEN, "witch", "druid", "young_witch", "black_market"].map((id) => [id, []])), types: {},
  landscapes: ["obelisk", "way_of_the_mouse"], allies: ["crafters_guild", "market_towns"], prophecies: ["growth", "panic"], riverboats: ["market"], ferries: ["village"], boons: ["the_suns_gift"], banes: ["moat"], mice: ["moat"],
  market: ["sir_martin"], traits: ["rich"], editions: {},
}
const whole: Draft = { ...EMPTY, kingdom: TEN, code: "K2-x" }

/** The draft after one card more or less, which must be possible. */
function after(draft: Draft, id: string, role: Parameters<typeof toggled>[2] = "kingdom"): Draft {
  const changed = toggled(draft, id, role, stock)
  if (!changed) throw new Error(`no room for ${id}`)
  return changed
}

describe("a kingdom in the making", () => {
  it("keeps what was chosen by hand, and lets go what was not", () => {
    const first = after(EMPTY, "witch")
    expect([first.kingdom, first.locked, isWhole(first)]).toEqual([["witch"], ["witch"], false])
    expect(after(first, "witch")).toMatchObject({ kingdom: [], locked: [] })
    const into = after(lock(whole, "workshop"), "witch")
    expect(into.kingdom).toEqual([...TEN.filter((id) => id !== "village"), "witch"])
    expect(into.code).toBe("")
    expect(toggled({ ...whole, locked: TEN }, "witch", "kingdom", stock)).toBeNull()
  })

  it("has one Ally, and places for what single cards ask for", () => {
    const allied = after(after(EMPTY, "crafters_guild"), "market_towns")
    expect([allied.landscapes, allied.locked]).toEqual([["market_towns"], ["market_towns"]])
    const odd = ["young_witch", "druid", "black_market", "way_of_the_mouse"].reduce((draft, id) => after(draft, id), EMPTY)
    expect(roles(odd)).toEqual(["kingdom", "bane", "mouse", "boons", "market"])
    expect(roles(whole)).toEqual(["kingdom"])
    expect(after(after(EMPTY, "growth"), "panic").landscapes).toEqual(["panic"])
    expect(roles({ ...whole, kingdom: [...TEN.slice(1), "riverboat"] })).toEqual(["kingdom", "riverboat"])
    expect(roles({ ...whole, kingdom: [...TEN.slice(1), "ferryman"] })).toEqual(["kingdom", "ferryman"])
    expect([10, 11].map((size) => isWhole({ ...EMPTY, kingdom: [...TEN, "witch"].slice(0, size), landscapes: ["approaching_army"] }))).toEqual([true, true])
    for (const role of roles(odd)) expect(candidates(role, stock)).not.toHaveLength(0)
    const baned = after({ ...odd, bane: "cellar", locked: ["cellar"] }, "moat", "bane")
    expect([baned.bane, baned.locked]).toEqual(["moat", ["moat"]])
    expect(has(after(odd, "sir_martin", "market"), "sir_martin")).toBe(true)
  })

  it("asks for everything that stays, and only for that", () => {
    const locked = { ...whole, landscapes: ["obelisk"], bane: "moat", locked: ["cellar", "obelisk"], platinum: true }
    expect(completing(locked)).toMatchObject({ kept: [...TEN, "obelisk"], bane: "moat", any_alchemy: true, platinum: true })
    const wish = dealing(locked, { ...NO_WISHES, tags: ["village"], wanted: "Witch; type:Attack", fresh: true }, ["K2-y"], { banned: ["cellar", "mine"], liked: ["moat"] })
    expect(wish).toMatchObject({
      kept: ["cellar", "obelisk"], bane: "", wanted: ["tag:village", "Witch", "type:Attack"], banned: ["mine"], liked: ["moat"], recent: ["K2-y"], platinum: null,
    })
  })

  it("has Traits, on the piles they were dealt to", () => {
    const rich = after(whole, "rich")
    expect([rich.traits, rich.landscapes, has(rich, "rich")]).toEqual([[["rich", ""]], [], true])
    expect(completing({ ...rich, traits: [["rich", "moat"]] })).toMatchObject({ kept: [...TEN, "rich"], traits: [["rich", "moat"]] })
    expect(after(rich, "rich").traits).toEqual([])
  })

  it("remembers editions card by card", () => {
    const old = withEdition(withEdition(whole, "mine", "base-2008"), "rules", "base-2008")
    expect([editionOf(old, "mine"), editionOf(old, "moat"), old.editions]).toEqual(["base-2008", "", ["mine:base-2008", "rules:base-2008"]])
    expect(withEdition(old, "mine", "").editions).toEqual(["rules:base-2008"])
    expect(after(old, "mine").editions).toEqual(["rules:base-2008"])
  })
})

describe("what the browser keeps of kingdoms", () => {
  const seen = (code: string, played = false) => ({ code, kingdom: TEN, landscapes: [], name: [], editions: [], played })

  it("is the newest first, nothing twice, and not without end", () => {
    const history = withSeen(withSeen([], seen("K2-a", true)), seen("K2-b"))
    expect(withSeen(history, seen("K2-a")).map((each) => [each.code, each.played])).toEqual([["K2-a", true], ["K2-b", false]])
    expect(Array.from({ length: 99 }, (_, index) => seen(`K2-${index}`)).reduce(withSeen, [] as ReturnType<typeof withSeen>)).toHaveLength(60)
  })

  it("is read only as far as it can be understood", () => {
    for (const nonsense of [null, 7, "x", [], { history: 3, banned: {} }, { history: [null, { code: "javascript:" }] }])
      expect(understood(nonsense)).toEqual({ banned: [], liked: [], history: [] })
    expect(understood({ banned: ["moat", 3], history: [seen("K2-a"), { code: "K2-b", played: 1 }] })).toMatchObject({
      banned: ["moat"], history: [{ code: "K2-a", kingdom: TEN }, { code: "K2-b", kingdom: [], played: false }],
    })
  })
})
