// The line to a table: keeps what is new, and asks only for what it missed when the line was lost.
import type { Because, FromSeat, FromServer, Refused, Told, Update } from "../protocol"
import { beginsLater, joinsOn, withEarlier, withNews } from "./happened"
import { Line } from "./line"
import { keeping } from "./same"

export type Connection = "connecting" | "open" | "paused" | "lost" | "refused"

export class TableSocket {
  connection = $state<Connection>("connecting")
  seat = $state(-1)
  now = $state.raw<Update | null>(null) // how things stand
  events = $state.raw<readonly Told[]>([]) // what was told; a long log begins with its newest part
  anew = $state(0) // how often that has begun anew
  received = $state(0) // when `now` arrived: clocks run on from there
  refused = $state.raw<Refused | null>(null)
  because = $state.raw<Because | null>(null) // why a bot bought something, until the reader does something else

  private readonly line: Line<FromSeat, FromServer>
  private isFirst = true // the next update
  private asked = 0 // for what happened before the event of this number
  private history: string | null = null // in which the events happened that are known
  private welcomed: string | null = null // which one the next update tells of

  /** `onupdate` hears every update with what is new; of one with which all begins it hears that, too. */
  constructor(table: string, token: string | null, private readonly onupdate?: (update: Update, news: readonly Told[], isFirst: boolean) => void) {
    this.line = new Line(`/tables/${encodeURIComponent(table)}/socket`, {
      hello: () => {
        this.asked = 0
        this.send({ type: "hello", token, after: this.events.at(-1)?.number ?? 0, history: this.history })
      },
      hear: (message) => this.hear(message),
      broke: (forGood) => {
        if (forGood) this.connection = "refused"
        else if (this.now) this.connection = "lost"
      },
    })
  }

  send(message: FromSeat): void {
    this.refused = null
    this.because = null
    this.line.send(message)
  }

  /** Asks for what happened earlier, once for each part. */
  askEarlier(): void {
    const [first] = this.events
    if (!beginsLater(this.events) || this.asked === first.number) return
    this.asked = first.number
    this.send({ type: "log", before: first.number })
  }

  close(): void {
    this.line.close()
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.line.greet()
      this.isFirst = true
      this.refused = null // why it could not come in before
      this.welcomed = message.history
      this.seat = message.seat // how things stand follows: until then nobody answers what may be over
    } else if (message.type === "refused") {
      this.refused = message
      this.asked = 0
    } else if (message.type === "paused") {
      this.connection = "paused"
    } else if (message.type === "because") {
      this.because = message
    } else if (message.type === "log") {
      this.events = withEarlier(this.events, message)
    } else if (message.type === "update") {
      const known = this.events
      this.history = this.welcomed
      this.events = withNews(known, message)
      const joins = joinsOn(known, message)
      const isFirst = this.isFirst || !joins
      this.isFirst = false
      if (!joins) {
        this.anew++
        this.asked = 0
      }
      this.received = Date.now()
      this.connection = "open"
      if (this.refused?.why === "away") this.refused = null // it is back
      this.now = keeping({ ...this.now, type: null }, message) // itself always a new one
      this.onupdate?.(this.now, this.events.slice(joins ? known.length : 0), isFirst)
    }
  }
}
