// Something that takes a moment and may fail: one at a time, and the failure is shown in one line.
export class Deed {
  busy = $state(false)
  problem = $state("")

  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ""
    try {
      await work()
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem)
    } finally {
      this.busy = false
    }
  }
}
