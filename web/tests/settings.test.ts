import { beforeEach, describe, expect, it } from "vitest"
import { CHOICES, PARTS, Settings, SWITCHES, understood } from "../src/lib/settings.svelte"
import { Words } from "../src/lib/words"
import { soundsOf } from "../src/table/signals"
import type { Told } from "../src/protocol"
import { house } from "./house"

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
  })
})

describe("settings", () => {
  it("are all on the page, once, with words in both languages", () => {
    const names = [...Object.keys(CHOICES), ...Object.keys(SWITCHES)]
    expect(Object.values(PARTS).flat().sort()).toEqual(names.sort())
    const words = new Words(house.words, "en")
    const said = [...names, ...Object.entries(CHOICES).flatMap(([name, choices]) => choices.map((choice) => `${name} ${choice}`))]
    expect(said.filter((key) => !words.knows("setting", key))).toEqual([])
  })

  it("are as at first where nothing is understood", () => {
    const first = understood(null)
    expect(understood({ speed: "warp", sound: "loud", theme: "dark" })).toEqual({ ...first, theme: "dark" })
    expect(understood([])).toEqual(first)
  })

  it("come back, with those of a newer page", () => {
    kept.set("throneroom.settings", JSON.stringify({ theme: "dark", aroma: "rose" }))
    const settings = new Settings()
    settings.set("speed", "calm")
    expect(JSON.parse(kept.get("throneroom.settings") ?? "")).toEqual({ theme: "dark", aroma: "rose", speed: "calm" })
    expect(new Settings().now).toMatchObject({ theme: "dark", speed: "calm" })
    expect(Object.keys(new Settings().own)).toEqual(["speed"]) // only what has a time was chosen here
  })

  it("know the language that was chosen before there were settings", () => {
    kept.set("throneroom.language", "de")
    expect(new Settings().now.language).toBe("de")
  })

  it("follow the account, but not over what was chosen meanwhile", () => {
    const settings = new Settings()
    settings.set("theme", "dark")
    const told = settings.own
    settings.set("theme", "contrast")
    settings.adopt({ theme: { value: "felt", at: 5 }, speed: { value: "calm", at: 5 }, aroma: { value: "rose", at: 5 } }, told)
    expect(settings.now).toMatchObject({ theme: "contrast", speed: "calm" })
    expect(settings.own.aroma).toEqual({ value: "rose", at: 5 })
    settings.adopt({ theme: { value: "felt", at: 5 } }, settings.own)
    expect(settings.now.theme).toBe("felt")
  })

  it("stay with the browser, but are not taken into the next one's account", () => {
    const settings = new Settings()
    settings.set("theme", "dark")
    settings.disown()
    expect(settings.now.theme).toBe("dark")
    expect(new Settings().own).toEqual({})
  })
})

describe("sounds", () => {
  const told = (verb: string, seat = 0): Told => ({ number: 1, verb, seat })

  it("are few, and each is heard once", () => {
    expect(soundsOf([told("turn"), told("play"), told("play"), told("gain"), told("discard"), told("shuffle"), told("chat", 1)], 0))
      .toEqual(["play", "gain", "shuffle"])
    expect(soundsOf([told("chat", 0)], 0)).toEqual([]) // one's own words
    expect(soundsOf([told("play"), told("over")], 0)).toEqual(["end"])
  })
})
