// A contest in the lab: it is played as long as its line is open.
import { Line } from "../lib/line"
import type { FromLab, LabContest, LabNews, LabOver, ToLab } from "../protocol"

export class Trial {
  news = $state.raw<LabNews | null>(null)
  over = $state.raw<LabOver | null>(null)
  refused = $state("") // why it is not played: a word
  lost = $state(false) // the line broke: it begins anew, and comes to the same
  running = $derived(!this.over && !this.refused)

  private readonly line: Line<FromLab, ToLab>

  constructor(readonly contest: LabContest) {
    this.line = new Line<FromLab, ToLab>(`/lab/${contest.id}/socket`, {
      hello: () => this.line.send({ type: "hello" }),
      hear: (message) => this.hear(message),
      broke: (forGood) => {
        this.lost = !forGood
        if (forGood) this.refused ||= "no contest"
      },
    })
  }

  stop(): void {
    this.line.send({ type: "stop" })
  }

  leave(): void {
    this.line.close()
  }

  private hear(message: ToLab): void {
    if (message.type === "news") {
      this.line.greet()
      if (message.games >= (this.news?.games ?? 0)) {
        this.news = message
        this.lost = false
      }
    } else if (message.type === "over") {
      this.over = message
      this.leave()
    } else if (message.type === "refused") {
      this.refused = message.why
      this.leave()
    }
  }
}
