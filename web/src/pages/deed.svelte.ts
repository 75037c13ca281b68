// Something that takes a moment and may fail: one at a time, and the failure is said in one line, beside the field it belongs to if there is one.
import { untrack } from "svelte"
import { Refusal } from "../lib/api"
import { page } from "../lib/page.svelte"

export class Deed {
  busy = $state(false)
  private failure = $state.raw<unknown>(null)
  private places = $state.raw<readonly string[]>([]) // the fields that say themselves what is wrong with them

  /** What went wrong, in the reader's language; empty if nothing did, or a field says it. */
  get problem(): string {
    return this.failure === null || this.places.includes(this.field) ? "" : page.problem(this.failure)
  }

  /** What went wrong with this field. */
  at(name: string): string {
    return this.failure !== null && this.field === name ? page.problem(this.failure) : ""
  }

  /** From now on this field says what is wrong with it; until the answer is called. */
  place(name: string): () => void {
    this.places = [...untrack(() => this.places), name]
    return () => (this.places = this.places.filter((other) => other !== name))
  }

  forget(): void {
    this.failure = null
  }

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.forget()
    try {
      await work()
    } catch (failure) {
      this.failure = failure
    } finally {
      this.busy = false
    }
  }

  /** The part of what was sent that was refused: "name", and for "rules.minutes", too, only its last word. */
  private get field(): string {
    return this.failure instanceof Refusal ? this.failure.field.replace(/^.*\./, "") : ""
  }
}
