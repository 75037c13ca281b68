// A double click or a double tap is one wish: its second half is not meant for what the first has brought up.
export const ARRIVING = 250 // milliseconds: nobody has read a new question by then
const NEAR = 30 // pixels: the same finger on the same spot

export class Clicks {
  arriving = false // what is asked now has only just come up
  private first: unknown = null
  private spot = { x: 0, y: 0 }

  /** Is it the second half of one that began at something else?  `at`: what a click would answer now. */
  isEcho(event: MouseEvent, at: unknown): boolean {
    if (event.detail > 1) return this.first !== at // counted by the browser; of taps not everywhere
    if (event.detail === 0) return false // by a key
    const isNear = Math.hypot(event.clientX - this.spot.x, event.clientY - this.spot.y) < NEAR
    if (this.arriving && isNear && this.first !== at && "pointerType" in event && event.pointerType === "touch") return true
    this.first = at
    this.spot = { x: event.clientX, y: event.clientY }
    return false
  }
}
