// Something that takes a moment and may fail: one at a time, and the failure is shown in one line.
import { page } from "../lib/page.svelte"

export class Deed {
  busy = $state(false)
  private failure = $state.raw<unknown>(null)

  /** What went wrong, in the reader's language; empty if nothing did. */
  get problem(): string {
    return this.failure === null ? "" : page.problem(this.failure)
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
}
