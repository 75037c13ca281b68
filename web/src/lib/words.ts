// Names things in the reader's language: the messages and cards of GET /api/words, filled in.
import type { AllWords, CardWords } from "../protocol"

export type Language = "en" | "de"
export const LANGUAGES: readonly Language[] = ["en", "de"]

/** A piece of a text; with a card's id if it names one, so that the card can be looked up. */
export interface Piece {
  text: string
  card?: string
}
export type Value = string | number | Piece[]

const EITHER = /\[([^\]|]*)\|([^\]|]*)\]/g // [somebody|you]
const BLANK = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/ // {count:card|cards} brings the word that fits the number

export class Words {
  private readonly column: number

  /** `texts`: the newer editions by which cards are read where we are, by card. */
  constructor(private readonly all: AllWords, readonly language: Language, private readonly texts: Readonly<Record<string, string>> = {}) {
    this.column = LANGUAGES.indexOf(language)
  }

  /** The message of that name; `you` if it is about the one who reads it. */
  say(room: string, key: string, values: Record<string, Value> = {}, you = false): string {
    return plain(this.pieces(room, key, values, you))
  }

  pieces(room: string, key: string, values: Record<string, Value> = {}, you = false): Piece[] {
    const message = this.all.messages[room]?.[key]
    if (!Array.isArray(message)) return [{ text: key }]
    return filled(message[this.column].replace(EITHER, you ? "$2" : "$1"), values)
  }

  knows(room: string, key: string): boolean {
    return Array.isArray(this.all.messages[room]?.[key])
  }

  card(id: string): CardWords | undefined {
    const card = this.all.cards[id]
    const newer = card?.editions?.[this.texts[id]]
    return newer ? { ...card, ...newer } : card
  }

  name(id: string): string {
    return this.named(id, this.language)
  }

  /** The name in the other language. */
  otherName(id: string): string {
    return this.named(id, this.language === "en" ? "de" : "en")
  }

  private named(id: string, language: Language): string {
    const card = this.all.cards[id]
    return (card?.editions?.[this.texts[id]] ?? card)?.[language] ?? id
  }

  /** What a card offers that is no card: as it is called for that card, or everywhere, or (a number) as it is. */
  option(source: string, word: string): string {
    for (const room of [source, "any"]) {
      const found = this.all.messages.option?.[room]
      if (found && !Array.isArray(found) && word in found) return found[word][this.column]
    }
    return word
  }

  /** How a card puts its question (room asks) and its answers (rooms yes, no), with blanks: in the words for the most telling
   *  topic it has words for, else for the purpose; undefined: it has none of its own. */
  asked(room: "asks" | "yes" | "no", card: string, purpose: string, topics: readonly string[]): string | undefined {
    const own = this.all.messages[room]?.[card]
    if (!own || Array.isArray(own)) return undefined
    const key = [...topics.map((topic) => `${purpose} ${topic}`), purpose].find((key) => key in own)
    return key && own[key][this.column]
  }

  /** 2 Copper, Estate */
  names(ids: readonly string[]): Piece[] {
    const pieces: Piece[] = []
    for (const [id, count] of counted(ids)) {
      if (pieces.length) pieces.push({ text: ", " })
      if (count > 1) pieces.push({ text: `${count} ` })
      pieces.push({ text: this.name(id), card: id })
    }
    return pieces
  }
}

export function filled(text: string, values: Record<string, Value>): Piece[] {
  const parts = text.split(BLANK)
  const pieces: Piece[] = parts[0] ? [{ text: parts[0] }] : []
  for (let at = 1; at < parts.length; at += 4) {
    const [blank, one, many, rest] = parts.slice(at, at + 4)
    const value = values[blank] ?? ""
    if (Array.isArray(value)) pieces.push(...value)
    else pieces.push({ text: one === undefined ? String(value) : `${value} ${value === 1 ? one : many}` })
    if (rest) pieces.push({ text: rest })
  }
  return pieces
}

export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("")
}

/** How often each id occurs, in the order of their first occurrence. */
export function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
