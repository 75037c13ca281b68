// The line to a table: says hello, keeps what is new, comes back by itself when it breaks and asks only for what it missed.
import type { FromSeat, FromServer, Refused, Told, Update } from "../protocol"
import { beginsLater, withEarlier, withNews } from "./happened"

export type Connection = "connecting" | "open" | "paused" | "lost" | "refused"

const FIRST_WAIT = 300 // milliseconds; doubled after every failure
const LONGEST_WAIT = 6_000
const PING_EVERY = 15_000
const SILENCE = 40_000 // so long without a word: the line is dead
const POLICY = 1008 // with this code, before a welcome, the server says that trying again is useless
const ENDED = 4001 // with this one always: the token is worth nothing any more

export class TableSocket {
  connection = $state<Connection>("connecting")
  seat = $state(-1)
  now = $state.raw<Update | null>(null) // how things stand
  events = $state.raw<readonly Told[]>([]) // what was told; a long log begins with its newest part
  received = $state(0) // when `now` arrived: clocks run on from there
  refused = $state.raw<Refused | null>(null)

  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private retry = 0
  private pinging = 0
  private heard = 0
  private welcome = false // on this connection
  private isFirst = true // the next update
  private closed = false
  private asked = 0 // for what happened before the event of this number

  /** `onupdate` hears every update with what is new; of the first after a welcome it hears that it is one. */
  constructor(private readonly table: string, private readonly token: string | null,
    private readonly onupdate?: (update: Update, news: readonly Told[], isFirst: boolean) => void) {
    addEventListener("online", this.hurry)
    document.addEventListener("visibilitychange", this.hurry)
    this.pinging = window.setInterval(() => this.ping(), PING_EVERY)
    this.connect()
  }

  send(message: FromSeat): void {
    if (message.type !== "ping") this.refused = null
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Asks for what happened earlier, once for each part. */
  askEarlier(): void {
    const [first] = this.events
    if (!beginsLater(this.events) || this.asked === first.number) return
    this.asked = first.number
    this.send({ type: "log", before: first.number })
  }

  close(): void {
    this.closed = true
    removeEventListener("online", this.hurry)
    document.removeEventListener("visibilitychange", this.hurry)
    clearInterval(this.pinging)
    clearTimeout(this.retry)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close() // one that is not open yet closes as soon as it is
  }

  private connect(): void {
    clearTimeout(this.retry)
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`)
    this.socket = socket
    this.heard = Date.now()
    this.welcome = false
    this.asked = 0
    socket.onopen = () => {
      if (this.closed) socket.close()
      else this.send({ type: "hello", token: this.token, after: this.events.at(-1)?.number ?? 0 })
    }
    socket.onmessage = (message) => {
      if (this.socket === socket && !this.closed) this.hear(JSON.parse(String(message.data)) as FromServer)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.broke(event.code)
    }
  }

  private broke(code: number): void {
    this.socket = null
    if (this.closed) return
    if (code === ENDED || (code === POLICY && !this.welcome)) {
      this.connection = "refused"
      return
    }
    if (this.now) this.connection = "lost"
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private hear(message: FromServer): void {
    this.heard = Date.now()
    if (message.type === "welcome") {
      this.welcome = true
      this.isFirst = true
      this.refused = null // why it could not come in before
      this.seat = message.seat
      this.connection = "open"
      this.wait = FIRST_WAIT
    } else if (message.type === "refused") {
      this.refused = message
      this.asked = 0
    } else if (message.type === "paused") {
      this.connection = "paused"
    } else if (message.type === "log") {
      this.events = withEarlier(this.events, message)
    } else if (message.type === "update") {
      const known = this.events
      this.events = withNews(known, message)
      const isFirst = this.isFirst
      this.isFirst = false
      this.received = Date.now()
      this.connection = "open"
      if (this.refused?.why === "away") this.refused = null // it is back
      this.now = message
      this.onupdate?.(message, this.events.slice(known.length), isFirst)
    }
  }

  private ping(): void {
    if (this.socket && Date.now() - this.heard > SILENCE) {
      this.socket.close()
      this.broke(0)
    } else this.send({ type: "ping" })
  }

  /** Somebody looks at the page again, or the net is back: no need to wait any longer. */
  private hurry = (): void => {
    if (this.socket || this.closed || this.connection === "refused" || document.hidden) return
    this.wait = FIRST_WAIT
    this.connect()
  }
}
