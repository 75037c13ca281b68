// A double click is one wish: its second half is not meant for what the first has brought up.
export class Clicks {
  private first: unknown = null

  /** Is it the second half of a double click that began at something else?  `at`: what a click would answer now. */
  isEcho(event: MouseEvent, at: unknown): boolean {
    if (event.detail > 1) return this.first !== at
    if (event.detail === 1) this.first = at
    return false
  }
}
