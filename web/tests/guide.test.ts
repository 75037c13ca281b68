import { describe, expect, it } from "vitest"
import { Guidance, sceneOf, STEPS } from "../src/guide/steps"
import type { Question, View } from "../src/protocol"
import { ask, house } from "./house"

const LEARNER = 0
const game = ask<{ view: View; question: Question | null }[]>("first_game.py")
const words = house.words.messages.step

/** What a learner is told who reads everything at once, in order. */
function told(): { key: string; turn: number }[] {
  const guidance = new Guidance()
  const keys: { key: string; turn: number }[] = []
  for (const { view, question } of game) {
    for (;;) {
      const step = guidance.next(sceneOf(view, question, LEARNER))
      if (!step) break
      if (keys.at(-1)?.key !== step.key) keys.push({ key: step.key, turn: view.players[LEARNER].turns })
      if (!step.reads) break
      guidance.finish()
    }
  }
  return keys
}

describe("the guided first game", () => {
  it("has words for every step in both languages, and no words without a step", () => {
    expect(Object.keys(words).sort()).toEqual(STEPS.map((step) => step.key).sort())
    for (const step of STEPS) {
      const [english, german] = words[step.key] as string[]
      expect(english.length, step.key).toBeGreaterThan(20)
      expect(german.length, step.key).toBeGreaterThan(20)
      expect(english).not.toBe(german)
    }
  })

  it("explains the example of the rule book in its order", () => {
    expect(told().filter(({ turn }) => turn <= 4).map(({ key }) => key).slice(0, 14)).toEqual([
      "welcome", "goal", "look up", "phases", "treasures", "militia", "cleaned up",
      "second treasures", "silver", "shuffled", "play militia", "third treasures", "mine", "on your own",
    ])
  })

  it("says nothing twice, and speaks up later when something new comes along", () => {
    const keys = told().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain("province")
    expect(told().some(({ turn }) => turn > 4)).toBe(true)
  })

  it("deals the hands of the example", () => {
    const hands = [1, 2, 3].map((turn) => {
      const moment = game.find(({ view }) => view.turn_seat === LEARNER && view.players[LEARNER].turns === turn)
      return moment?.view.players[LEARNER].hand
    })
    expect(hands).toEqual([
      ["copper", "copper", "copper", "copper", "estate"],
      ["copper", "copper", "copper", "estate", "estate"],
      ["copper", "copper", "estate", "militia", "silver"],
    ])
  })

  it("points only at places that are there", () => {
    const piles = game[0].view.piles.map((pile) => `pile:${pile.id}`)
    for (const { at } of STEPS) if (at?.startsWith("pile:")) expect(piles).toContain(at)
  })
})
