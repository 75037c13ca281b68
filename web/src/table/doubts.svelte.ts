// A gentle second look before what is hardly ever meant.  Doing the same again says that it is.
import { settings } from "../lib/settings.svelte"
import type { Question, View } from "../protocol"

export const MANY = 8 // coins: a Province

export interface Doubt {
  kind: "curse" | "copper" | "coins"
  coins: number
  choice: number[]
}

/** What is doubtful about an answer, if anything. */
export function doubtOf(question: Question, choice: number[], view: View): Doubt | null {
  if (question.purpose !== "buy" || question.source !== null) return null
  const { coins } = view.players[question.player]
  const [bought] = choice.map((index) => question.options?.[index]?.id)
  if (bought === "curse" || bought === "copper") return { kind: bought, coins, choice }
  return choice.length === 0 && coins >= MANY ? { kind: "coins", coins, choice } : null
}

export class Doubts {
  now = $state.raw<Doubt | null>(null)
  private meant = "" // what was confirmed in this turn

  /** May it be answered?  If not, a second look is taken first. */
  lets(question: Question, choice: number[], view: View): boolean {
    const doubt = settings.now.secondLook ? doubtOf(question, choice, view) : null
    const meant = `${view.turn_number} ${doubt?.kind}`
    if (!doubt || this.now?.kind === doubt.kind || this.meant === meant) {
      if (doubt) this.meant = meant
      this.now = null
      return true
    }
    this.now = doubt
    return false
  }

  drop(): void {
    this.now = null
  }
}
