// The frames of a recorded game as one seat sees it, fetched bit by bit: first what is looked at, then from the beginning on.
import { get } from "../lib/api"
import { page } from "../lib/page.svelte"
import type { Frame, Told, View } from "../protocol"

const AT_ONCE = 50
export const OPEN = -1 // everything is seen

export class Frames {
  private frames = $state.raw<(Frame | undefined)[]>([])
  private wanted = 0
  private stopped = false
  private failure = $state.raw<unknown>(null)

  constructor(private readonly record: string, readonly seat: number, private readonly last: number, at: number) {
    this.wanted = at
    void this.fetchAll()
  }

  get problem(): string {
    return this.failure === null ? "" : page.problem(this.failure)
  }

  /** How it stood after so many answers, as soon as that is known. */
  at(number: number): Frame | undefined {
    this.wanted = number
    return this.frames[number]
  }

  /** What happened up to there. */
  events(number: number): Told[] {
    return this.frames.slice(0, number + 1).flatMap((frame) => frame?.events ?? [])
  }

  /** Where the next turn begins; backwards, where this one does, or, if that is here, the one before. */
  turnFrom(number: number, step: 1 | -1): number {
    let at = number
    do at += step
    while (at > 0 && at < this.last && this.turn(at) === this.turn(at - 1))
    return Math.min(Math.max(at, 0), this.last)
  }

  private turn(at: number): string {
    const view = this.frames[at]?.views[0]
    return view ? `${view.turn_number} ${view.turn_seat} ${view.turn_source}` : ""
  }

  stop(): void {
    this.stopped = true
  }

  private async fetchAll(): Promise<void> {
    try {
      while (!this.stopped) {
        const missing = this.missing()
        if (missing < 0) return
        const path = `/records/${encodeURIComponent(this.record)}/frames?seat=${this.seat}&first=${missing}&last=${missing + AT_ONCE - 1}`
        const got = await get<Frame[]>(path)
        const frames = this.frames.slice()
        for (const frame of got) frames[frame.at] = frame
        if (!frames[missing]) return
        this.frames = frames
      }
    } catch (failure) {
      this.failure = failure
    }
  }

  /** Where to fetch next; -1: everything is there. */
  private missing(): number {
    if (!this.frames[this.wanted]) return this.wanted
    for (let at = 0; at <= this.last; at++) if (!this.frames[at]) return at
    return -1
  }
}

/** One view with everything that is known: of each player that of their own seat. */
export function together(frame: Frame): View {
  const [first] = frame.views
  return frame.views.length > 1 ? { ...first, players: first.players.map((_, seat) => frame.views[seat].players[seat]) } : first
}
