import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { house } from "./house"

const SOURCE = new URL("../src/", import.meta.url)
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name))

describe("the messages a component names", () => {
  it.each(files)("%s", (name) => {
    const text = readFileSync(new URL(name, SOURCE), "utf8")
    for (const [, room, key] of text.matchAll(/\.(?:say|pieces|knows)\("([^"]+)", "([^"]+)"/g))
      expect(house.words.messages[room]?.[key], `${room}.${key}`).toHaveLength(2)
  })
})
