// What the reader has said beforehand, or likes done by itself: such answers are given without showing the question.
// Each can be taken back like any other, and what was taken back is asked.
import type { Kept } from "../lib/settings.svelte"
import type { Question, Told, View } from "../protocol"

/** The question that should follow an answer, and what is picked then (null: nothing). */
export interface Intention {
  purpose: string
  source: string
  pick: string | null
}

type Automatic = Pick<Kept, "answerForced" | "playTreasures" | "endTurn">

const TALK = ["chat", "undo asked", "undo refused", "undo withdrawn"] // which changes nothing at the table
const WORTHLESS = ["copper", "curse"]

export class Willing {
  /** What is followed instead of every card for the rest of the turn (null: never anything). */
  private standing = $state<{ turn: number; way: string | null } | null>(null)
  private intention: Intention | null = null
  private undo = 0 // the number of the event by which something was taken back,
  private back = -1 // and of the question that was asked again
  private refused = $state(-1) // the number of the question whose answer was not taken

  intend(intention: Intention | undefined): void {
    this.intention = intention ?? null
  }

  /** Of Ways, for the rest of this turn: what was settled on; undefined: nothing. */
  settled({ turn_number }: View): string | null | undefined {
    return this.standing?.turn === turn_number ? this.standing.way : undefined
  }

  settle({ turn_number }: View, way: string | null | undefined): void {
    this.standing = way === undefined ? null : { turn: turn_number, way }
  }

  /** An answer given here was refused: the question is shown. */
  give(number: number): void {
    this.refused = number
  }

  /** The answer that is given without asking; null: the reader is asked. */
  answerTo(question: Question, view: View, events: readonly Told[], kept: Automatic): number[] | null {
    if (question.number === this.refused || this.wasTakenBack(question, events)) {
      this.intention = null
      return null
    }
    return this.intended(question, view) ?? this.asSettled(question, view) ?? automatic(question, kept)
  }

  /** (Who plays a card as it is leaves it to what was settled.) */
  private intended(question: Question, view: View): number[] | null {
    const wanted = this.intention
    if (!wanted) return null
    const fits = question.purpose === wanted.purpose && question.source === wanted.source
    if (fits || question.source === null) this.intention = null // or the turn goes on: it did not come
    const settled = wanted.purpose === "way" ? this.settled(view) : null
    return fits ? picking(question, wanted.pick ?? settled ?? null) : null
  }

  private asSettled(question: Question, view: View): number[] | null {
    const way = this.settled(view)
    return question.purpose === "way" && way !== undefined ? picking(question, way) : null
  }

  private wasTakenBack(question: Question, events: readonly Told[]): boolean {
    const last = events.findLast(({ verb }) => !TALK.includes(verb))
    if (last?.verb !== "undo") return false
    if (last.number !== this.undo) [this.undo, this.back] = [last.number, question.number]
    return question.number <= this.back
  }
}

function picking(question: Question, id: string | null): number[] | null {
  if (id === null) return question.least === 0 ? [] : null
  const index = (question.options ?? []).findIndex((option) => option.id === id)
  return index < 0 ? null : [index]
}

/** What the settings have done without asking. */
export function automatic(question: Question, kept: Automatic): number[] | null {
  const options = question.options ?? []
  const all = options.flatMap(({ count }, index) => Array<number>(count ?? 1).fill(index))
  const own = question.player === question.seat // and not that of somebody possessed
  if (kept.answerForced && question.least === question.most && isOneAnswer(question, all)) return all.slice(0, question.least)
  if (kept.playTreasures && own && question.plain) return all.slice(0, question.most)
  if (kept.endTurn && own && question.purpose === "buy" && question.source === null
    && options.every(({ id }) => WORTHLESS.includes(id))) return []
  return null
}

function isOneAnswer({ least, purpose, options }: Question, all: readonly number[]): boolean {
  return options?.length === 1 || (all.length === least && purpose !== "order")
}
