import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { Words } from "../src/lib/words"
import { house } from "./house"

const SRC = new URL("../src/", import.meta.url)
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|ts)$/.test(path))

/** Every say("room", "key") of the page; of a key that is chosen (a ? "b" : "c") all it can be. */
const said = sources.flatMap((path) => {
  const text = readFileSync(new URL(path, SRC), "utf8")
  return [...text.matchAll(/\b(?:say|pieces|knows)\("([^"]+)", ([^,()]+)/g)].flatMap(([, room, keys]) => {
    const chosen = keys.includes("?") ? keys.slice(keys.indexOf("?")) : keys
    return [...chosen.matchAll(/"([^"]+)"/g)].map(([, key]) => ({ path, room, key }))
  })
})

test("everything the page says is there in both languages", () => {
  const words = new Words(house.words, "en")
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter(({ room, key }) => !words.knows(room, key))).toEqual([])
})

describe("messages", () => {
  const messages = Object.entries(house.words.messages).flatMap(([room, entries]) =>
    Object.entries(entries).flatMap(([key, message]) => (Array.isArray(message) ? [{ room, key, message }] : [])))

  test("have two languages with the same blanks", () => {
    const blanks = (text: string) => [...new Set(text.match(/\{\w+/g))].sort()
    expect(messages.filter(({ message }) => message.length !== 2)).toEqual([])
    expect(messages.filter(({ message: [en, de] }) => String(blanks(en)) !== String(blanks(de)))).toEqual([])
  })
})

test("what stands in a blank is never read as a message", () => {
  const words = new Words(house.words, "en")
  expect(words.say("happened", "chat", { who: "{text}", text: "[a|b] {who}" })).toBe("{text}: [a|b] {who}")
})

test("cards are read by the newer editions of a table", () => {
  const words = new Words(house.words, "en", { highway: "hinterlands-2022", harem: "intrigue-2023", moat: "" })
  expect(words.card("highway")?.text_en).toMatch(/^\+1 Card\n\+1 Action\nThis turn/)
  expect([words.name("harem"), words.name("moat"), words.card("scepter")?.editions?.["renaissance-2024"].types]).toEqual(
    ["Farm", "Moat", ["Treasure", "Command"]])
  expect(new Words(house.words, "en").card("highway")?.text_en).not.toMatch(/This turn/)
})
