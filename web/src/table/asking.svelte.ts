// One question while it is being answered: where its options lie, what is chosen so far, and when that is an answer.
import { isTreasures, isYesOrNo, type Voice } from "../lib/voice"
import type { Choice, Question, View } from "../protocol"
import { byKindAndCost, byCost } from "./order"
import type { Intention } from "./willing.svelte"

/** Where on the page an option is chosen: at the card itself where that is in sight, else in the question's panel. */
export type Spot = "hand" | "supply" | "landscape" | "play" | "panel"

/** How a question is answered: by one click, by choosing several and confirming, and so on. */
export type Manner = "yes or no" | "number" | "name" | "treasures" | "one" | "several"

export const KEYS = "123456789abcdefghjklnopqrstvwxyz" // for the options; i is information, m is sound, u takes back, 0 is "nothing"

export class Asking {
  chosen = $state<number[]>([])
  readonly options: readonly Choice[]
  readonly manner: Manner
  private readonly spots: Spot[]
  private readonly isActions: boolean // that are played in the Action phase
  private readonly keyed: number[] // the options in the order in which the reader sees them
  private keys: string[] // of each option

  constructor(readonly question: Question, view: View, landscapes: readonly string[], voice: Voice,
    private readonly send: (choice: number[], then?: Intention) => void, given: readonly number[] = [],
    private readonly ways: readonly string[] = []) {
    this.options = question.options ?? []
    this.manner = mannerOf(question, view.phase, voice)
    this.isActions = view.phase === "action"
    this.spots = spotsOf(question, this.manner, view, landscapes)
    this.keyed = this.options.map((_, index) => index)
      .sort((a, b) => ORDER.indexOf(this.spots[a]) - ORDER.indexOf(this.spots[b]) || this.compare(voice, a, b))
    this.keys = keysFor(this.keyed, [])
    this.chosen = [...given]
  }

  /** Asked much the same again (one more to buy), what is still offered keeps its key. */
  keepKeys(before: Asking | null): void {
    const { purpose, source, player } = this.question
    if (before?.question.purpose !== purpose || before.question.source !== source || before.question.player !== player) return
    const kept = this.options.map(({ id }, index) => before.keys[before.at(this.spots[index], id)] ?? "")
    this.keys = keysFor(this.keyed, kept)
  }

  /** The option that is chosen by this card there; -1: none. */
  at(spot: Spot, ...ids: (string | null)[]): number {
    return this.options.findIndex((option, index) => this.spots[index] === spot && ids.includes(option.id))
  }

  in(spot: Spot): number[] {
    return this.keyed.filter((index) => this.spots[index] === spot)
  }

  /** Where there is something to choose. */
  has(spot: Spot): boolean {
    return this.spots.includes(spot)
  }

  key(index: number): string {
    return this.keys[index] ?? ""
  }

  optionOf(key: string): number {
    return key ? this.keys.indexOf(key) : -1
  }

  count(index: number): number {
    return this.chosen.filter((other) => other === index).length
  }

  /** At which place of the answer an option stands, from 1; 0: nowhere. */
  place(index: number): number {
    return this.chosen.indexOf(index) + 1
  }

  get isComplete(): boolean {
    return this.chosen.length >= this.question.least && this.chosen.length <= this.question.most
  }

  /** Does it matter in which order the cards are chosen? */
  get isOrdered(): boolean {
    return this.manner === "several" && ["topdeck", "order", "play"].includes(this.question.purpose)
  }

  /** Chooses an option once (more); where one click is an answer, answers. */
  pick(index: number): void {
    if (index < 0 || index >= this.options.length) return
    if (this.waysOf(index).length) this.playAs(index, null)
    else if (this.manner !== "several") this.send([index])
    else if (this.canAdd(index)) this.chosen.push(index)
    else if (this.chosen.includes(index)) this.drop(index)
  }

  /** The Ways that can be followed instead of an Action, chosen together with it. */
  waysOf(index: number): readonly string[] {
    const { purpose, source, options } = this.question
    return purpose === "play" && source === null && this.manner === "one" && this.isActions && options?.[index] ? this.ways : []
  }

  /** Plays the Action, following a Way instead of it or (null) none. */
  playAs(index: number, way: string | null): void {
    this.send([index], { purpose: "way", source: this.options[index].id, pick: way })
  }

  drop(index: number): void {
    const place = this.chosen.lastIndexOf(index)
    if (place >= 0) this.chosen.splice(place, 1)
  }

  canAdd(index: number): boolean {
    return this.chosen.length < this.question.most && this.count(index) < (this.options[index].count ?? 1)
  }

  clear(): void {
    this.chosen = []
  }

  /** As many as allowed. */
  all(): void {
    this.chosen = this.everything().slice(0, this.question.most)
  }

  get canTakeAll(): boolean {
    return this.manner === "several" && this.everything().length <= this.question.most
  }

  confirm(): void {
    if (this.isComplete) this.send([...this.chosen])
  }

  none(): void {
    if (this.question.otherwise) this.decline(false)
    else if (this.question.least === 0) this.send([])
  }

  /** Not this with the card, but what would be asked next; or neither. */
  decline(butNext: boolean): void {
    const { otherwise = "", source } = this.question
    this.send([], { purpose: otherwise, source: source ?? "", pick: butNext ? this.options[0].id : null })
  }

  playAll(): void {
    this.send(this.everything().slice(0, this.question.most))
  }

  private everything(): number[] {
    return this.keyed.flatMap((index) => Array<number>(this.options[index].count ?? 1).fill(index))
  }

  private compare(voice: Voice, a: number, b: number): number {
    const [first, second] = [this.options[a], this.options[b]]
    if (first.word || second.word) return a - b
    if (this.spots[a] === "supply") return byCost(voice.words)(first.id, second.id)
    return this.spots[a] === "hand" ? byKindAndCost(voice.words)(first.id, second.id) : a - b
  }
}

/** The keys of options in this order; those that had one before keep it. */
export function keysFor(order: readonly number[], kept: readonly string[]): string[] {
  const keys = kept.map((key, index) => (kept.indexOf(key) === index ? key : ""))
  const free = [...KEYS].filter((key) => !keys.includes(key))
  for (const index of order) keys[index] ||= free.shift() ?? ""
  return keys
}

const ORDER: Spot[] = ["hand", "play", "supply", "landscape", "panel"]

function mannerOf(question: Question, phase: string, voice: Voice): Manner {
  if (isYesOrNo(question)) return "yes or no"
  if (voice.numbers(question).length) return "number"
  if (isTreasures(question, phase)) return "treasures"
  if (question.most > 1) return "several"
  return question.purpose === "name" ? "name" : "one"
}

function spotsOf(question: Question, manner: Manner, view: View, landscapes: readonly string[]): Spot[] {
  const player = view.players[question.player]
  const taken = new Set<string>()
  return (question.options ?? []).map((option) => {
    const spot = spotOf(option)
    if (taken.has(`${spot} ${option.id}`)) return "panel" // two that look the same: the panel shows both
    taken.add(`${spot} ${option.id}`)
    return spot
  })

  function spotOf({ id, word, zone }: Choice): Spot {
    if (word || manner === "yes or no" || manner === "name" || question.purpose === "order") return "panel"
    if (zone === "hand" && player?.hand?.includes(id)) return "hand"
    if (zone === "supply" && view.piles.some((pile) => pile.top === id || pile.id === id)) return "supply"
    if (zone === "landscape" && landscapes.includes(id)) return "landscape"
    if (zone === "play" && question.player === view.turn_seat && player?.in_play.includes(id)) return "play"
    return "panel"
  }
}
