// Questions and the log in words, as somebody at a seat reads them: what terminal.py does, for the page.
import type { Question, SeatInfo, Told } from "../protocol"
import { plain, type Piece, type Words } from "./words"

export const NOBODY = -1 // a reader who sits at no seat

/** One line of the log. */
export interface Line {
  number: number // of the first event it tells
  kind: string // the verb, for its looks
  depth: number
  seat: number
  undone: boolean // it was taken back
  bot: boolean // it tells what a bot did
  pieces: Piece[]
}

export class Voice {
  private readonly lines = new WeakMap<Told, { size: number; line: Line | null }>()

  /** `bots`: who was one from the beginning. */
  constructor(readonly words: Words, readonly seat: number, private readonly seatNames: readonly string[],
    private readonly bots: readonly boolean[] = []) {}

  who(seat: number): string {
    return seat === this.seat ? this.words.say("table", "you") : this.nameOf(seat)
  }

  nameOf(seat: number): string {
    return this.seatNames[seat] || this.words.say("table", "player", { number: seat + 1 })
  }

  someCards(count: number): string {
    return count === 1 ? this.words.say("table", "one card") : this.words.say("table", "cards", { count })
  }

  // --- questions -----------------------------------------------------------------------------------------------------
  option(question: Question, index: number): string {
    const option = question.options?.[index]
    if (!option) return ""
    return option.word ? this.words.option(question.source ?? "", option.id) : this.words.name(option.id)
  }

  /** The options of a question that asks for a number; of any other, none. */
  numbers(question: Question): string[] {
    const options = question.options ?? []
    const told = options.map((option, index) => (option.word ? this.option(question, index) : ""))
    return question.most === 1 && told.every((text) => /^\d+$/.test(text)) ? told : []
  }

  question(question: Question, phase: string): string {
    const { words } = this
    const about = question.player === this.seat ? "" : `${words.say("question", "for", { who: this.nameOf(question.player) })} `
    if (isYesOrNo(question)) {
      const [card] = question.options ?? []
      if (card.id === question.source) return about + words.say("maybe", question.purpose)
      return about + words.say("whether", question.purpose, { card: this.option(question, 0) })
    }
    return about + words.say("purpose", question.source ? question.purpose : purposeOfTheTurn(question, phase))
  }

  /** How many may be chosen; empty where that goes without saying. */
  amount(question: Question): string {
    const { least, most } = question
    const { words } = this
    if (isYesOrNo(question) || this.numbers(question).length) return ""
    if (most === 1) return ""
    if (least === most) return words.say("question", "exactly", { count: least })
    if (least === 0) return words.say("question", "up to", { count: most })
    return words.say("question", "between", { least, most })
  }

  // --- the log -------------------------------------------------------------------------------------------------------
  /** What happened; null for what is not worth a line. */
  event(told: Told): Piece[] | null {
    const { words } = this
    const cards = told.cards ?? []
    const amount = told.amount ?? 0
    const target = told.target ?? ""
    const you = told.seat === this.seat
    const who = this.who(told.seat)
    if (told.verb === "turn") {
      const source = told.source || target
      if (source && words.card(source)) return words.pieces("log", "extra turn", { who, source: this.card(source) })
      return words.pieces("log", "turn", { who, number: amount })
    }
    if (told.verb === "bot takes over") return words.pieces(told.verb, told.source ?? "", { who: this.nameOf(told.seat) })
    if (words.knows("happened", told.verb))
      return words.pieces("happened", told.verb, { who, count: amount, text: told.text ?? "" }, you)
    let [room, key] = ["log", told.verb]
    if (told.verb === "move") [room, key] = ["move", target.startsWith("mat ") ? "mat" : target]
    else if (told.verb.startsWith("token ")) key = "token"
    else if (told.verb === "gain" && told.source === "buy" && target === "discard") return null
    const hidden = told.hidden ?? 0
    if (!words.knows(room, key) || (!cards.length && !hidden && !target && !amount)) return null
    const seen = words.names(cards)
    if (hidden) seen.push({ text: (seen.length ? " + " : "") + this.someCards(hidden) })
    return words.pieces(room, key, { who, cards: seen, count: amount, source: this.card(target) }, you)
  }

  /** All lines of a log: cards played in a row are one ("plays 3 Copper"). */
  log(events: readonly Told[]): Line[] {
    const undone = takenBack(events)
    const playing = [...this.bots]
    return grouped(events, undone).flatMap((group) => {
      const [{ verb, seat }] = group
      if (verb === "bot takes over" || verb === "returns") playing[seat] = verb !== "returns"
      return this.line(group, undone.has(group[0]), playing[seat] && !OF_THE_TABLE.includes(verb)) ?? []
    })
  }

  /** One line; the same again as long as nothing is added to it or taken back, so that it need not be drawn again. */
  private line(group: readonly Told[], undone: boolean, bot: boolean): Line | null {
    const [first] = group
    const known = this.lines.get(first)
    if (known?.size === group.length && (known.line?.undone ?? undone) === undone) return known.line
    const pieces = this.event({ ...first, cards: group.flatMap((told) => told.cards ?? []) })
    const line = pieces && { number: first.number, kind: first.verb, depth: first.depth ?? 0, seat: first.seat, undone, bot, pieces }
    this.lines.set(first, { size: group.length, line })
    return line
  }

  private card(id: string): Piece[] {
    return [this.words.card(id) ? { text: this.words.name(id), card: id } : { text: id }]
  }
}

/** Of each seat: was it a bot's from the beginning? */
export const botsOf = (seats: readonly SeatInfo[]): boolean[] => seats.map((info) => info.bot !== null && !info.substitute)

const OF_THE_TABLE = ["sits down", "chat", "undo", "undo asked", "undo refused", "undo withdrawn", "resigns", "bot takes over", "returns"]

/** What the game told and somebody took back; what people said and did meanwhile stays. */
function takenBack(events: readonly Told[]): Set<Told> {
  const undone = new Set<Told>()
  events.forEach((undo, place) => {
    if (undo.verb !== "undo" || !undo.first) return
    for (let at = place - 1; at >= 0 && events[at].number >= undo.first; at--)
      if (!OF_THE_TABLE.includes(events[at].verb)) undone.add(events[at])
  })
  return undone
}

/** Every event by itself, but plays of a player in a row together. */
function grouped(events: readonly Told[], undone: ReadonlySet<Told>): Told[][] {
  const groups: Told[][] = []
  for (const told of events) {
    const group = groups.at(-1)
    const again = told.verb === "play" && group?.[0].verb === "play" && told.seat === group[0].seat &&
      (told.depth ?? 0) === (group[0].depth ?? 0) && undone.has(told) === undone.has(group[0])
    if (again) group.push(told)
    else groups.push([told])
  }
  return groups
}

export const text = (line: Line): string => plain(line.pieces)

/** Somebody may do something with one card or leave it, and a card asks (the turn itself gives a list). */
export function isYesOrNo(question: Question): boolean {
  return question.source !== null && question.least === 0 && question.most === 1 && question.options?.length === 1
}

/** The turn itself lets somebody play Treasures: one answer may name several. */
export function isTreasures(question: Question, phase: string): boolean {
  return question.source === null && question.purpose === "play" && phase === "buy"
}

/** What no card asks: some purposes say more when the phase is known. */
export function purposeOfTheTurn(question: Question, phase: string): string {
  if (isTreasures(question, phase)) return "play treasures"
  if (question.purpose === "spend") return phase === "buy" ? "spend coffers" : "spend villagers"
  return question.purpose
}
