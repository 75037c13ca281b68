// Questions and the log in words, as somebody at a seat reads them: what terminal.py does, for the page.
import type { Question, SeatInfo, Told } from "../protocol"
import { OF_THE_TABLE, story, takenBack, TIDY, type Tale } from "./story"
import { filled, plain, type Piece, type Words } from "./words"

export const NOBODY = -1 // a reader who sits at no seat
const FORMER = "Former player" // whoever has deleted their account is called so by the server, and nobody else

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
  private readonly lines = new WeakMap<Told, { size: number; hidden: number; line: Line | null }>()

  /** `bots`: who was one from the beginning. */
  constructor(readonly words: Words, readonly seat: number, private readonly seatNames: readonly string[],
    private readonly bots: readonly boolean[] = []) {}

  who(seat: number): string {
    return seat === this.seat ? this.words.say("table", "you") : this.nameOf(seat)
  }

  nameOf(seat: number): string {
    if (this.seatNames[seat] === FORMER) return this.words.say("games", "former player")
    return this.seatNames[seat] || this.words.say("table", "player", { number: seat + 1 })
  }

  someCards(count: number): string {
    return count === 1 ? this.words.say("table", "one card") : this.words.say("table", "cards", { count })
  }

  // --- questions -----------------------------------------------------------------------------------------------------
  option(question: Question, index: number): string {
    const option = question.options?.[index]
    if (!option) return ""
    return option.word ? this.words.option(asks(question), option.id) : this.words.name(option.id)
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
    if (question.otherwise) return about + words.say("either", "prompt", { card: this.option(question, 0) })
    return about + (question.source ? this.askedByACard(question) : words.say("purpose", purposeOfTheTurn(question, phase)))
  }

  /** What yes or no means, if the card has a word for it. */
  answer(question: Question, room: "yes" | "no"): string | undefined {
    return this.ownWords(room, question)
  }

  /** In the words of the card, or in those that fit every card. */
  private askedByACard(question: Question): string {
    const { words } = this
    const own = this.ownWords("asks", question)
    if (own) return own
    if (!isYesOrNo(question)) return words.say("purpose", question.purpose)
    const room = question.topics?.includes("itself") ? "maybe" : "whether"
    return words.say(room, question.purpose, { card: this.option(question, 0) })
  }

  private ownWords(room: "asks" | "yes" | "no", question: Question): string | undefined {
    const { purpose, topics = [], most, other = NOBODY } = question
    const text = this.words.asked(room, asks(question), purpose, topics)
    if (text === undefined) return undefined
    const card = this.option(question, 0)
    const told = plain(filled(text, { card, count: most, other: this.nameOf(other) }))
    return room === "asks" && topics.includes("only") && !told.includes(card) ? `${told} (${card})` : told
  }

  /** How many may be chosen; empty where that goes without saying, or the question says it. */
  amount(question: Question): string {
    const { least, most } = question
    const { words } = this
    if (isYesOrNo(question) || this.numbers(question).length) return ""
    if (most === 1 || this.words.asked("asks", asks(question), question.purpose, question.topics ?? [])?.includes("{count")) return ""
    if (least === most) return words.say("question", "exactly", { count: least })
    if (least === 0) return words.say("question", "up to", { count: most })
    return words.say("question", "between", { least, most })
  }

  // --- the log -------------------------------------------------------------------------------------------------------
  /** Whose turn it is, and which; of an extra turn, where it comes from. */
  turn(seat: number, number: number, source: string): Piece[] {
    const who = this.who(seat)
    if (this.words.card(source)) return this.words.pieces("story", "extra turn", { who, source: this.card(source) })
    return this.words.pieces("story", "turn", { who, number })
  }

  /** What happened; null for what is not worth a line. */
  event(told: Told): Piece[] | null {
    const { words } = this
    const cards = told.cards ?? []
    const amount = told.amount ?? 0
    const target = told.target ?? ""
    const you = told.seat === this.seat
    const who = this.who(told.seat)
    if (told.verb === "turn") return this.turn(told.seat, amount, told.source || target)
    if (told.verb === "bot takes over") return words.pieces(told.verb, told.source ?? "", { who: this.nameOf(told.seat) })
    if (told.verb === "chat" && !told.text) return null // of somebody whom the reader has blocked
    if (told.verb === "stands up") return words.pieces("happened", told.source ? "is removed" : told.verb, { text: told.text ?? "" })
    if (words.knows("happened", told.verb))
      return words.pieces("happened", told.verb, { who, count: amount, text: told.text ?? "" }, you)
    const hidden = told.hidden ?? 0
    let [room, key] = ["log", told.verb]
    if (told.verb === TIDY) [room, key] = ["story", told.text ? "tidy and shuffle" : "tidy"]
    else if (told.verb === "move") [room, key] = target in GONE ? ["log", GONE[target]] : ["move", target.startsWith("mat ") ? "mat" : target]
    else if (told.verb.startsWith("token ")) key = "token"
    else if (amount < 0) key = `${told.verb} spent`
    if (!words.knows(room, key) || (!cards.length && !hidden && !amount && (!target || told.verb === TIDY))) return null
    const seen = words.names(cards)
    if (hidden) seen.push({ text: (seen.length ? " + " : "") + this.someCards(hidden) })
    return words.pieces(room, key, { who, cards: seen, count: Math.abs(amount), source: this.card(target) }, you)
  }

  /** All lines of a log. */
  log(events: readonly Told[]): Line[] {
    const undone = takenBack(events)
    const playing = [...this.bots]
    return story(events, undone).flatMap((tale) => {
      const { verb, seat } = tale.first
      if (verb === "bot takes over" || verb === "returns") playing[seat] = verb !== "returns"
      return this.line(tale, undone.has(tale.first), playing[seat] && !OF_THE_TABLE.includes(verb)) ?? []
    })
  }

  /** One line; the same again as long as it tells the same, so that it need not be drawn again. */
  private line({ first, size, told }: Tale, undone: boolean, bot: boolean): Line | null {
    const known = this.lines.get(first)
    const hidden = told.hidden ?? 0
    if (known?.size === size && known.hidden === hidden && (known.line?.undone ?? undone) === undone) return known.line
    const pieces = this.event(told)
    const line = pieces && { number: first.number, kind: told.verb, depth: told.depth ?? 0, seat: told.seat, undone, bot, pieces }
    this.lines.set(first, { size, hidden, line })
    return line
  }

  private card(id: string): Piece[] {
    return [this.words.card(id) ? { text: this.words.name(id), card: id } : { text: id }]
  }
}

/** Where a card goes that leaves the player: as if it were several at once. */
const GONE: Record<string, string> = { trash: "trash", discard: "discard" }

/** Of each seat: was it a bot's from the beginning? */
export const botsOf = (seats: readonly SeatInfo[]): boolean[] => seats.map((info) => info.bot !== null && !info.substitute)

const FIRST: Record<string, string> = { order: "order of effects", discard: "discard first" }

export const text = (line: Line): string => plain(line.pieces)

/** Whose text asks: an Estate may take after another card. */
const asks = (question: Question): string => question.asks || (question.source ?? "")

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
  return FIRST[question.purpose] ?? question.purpose
}
