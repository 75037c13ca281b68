// A line to the server: says hello, pings, and comes back by itself when it breaks.
import { server } from "./server.svelte"

const FIRST_WAIT = 300 // milliseconds; doubled after every failure
const LONGEST_WAIT = 6_000
const PING_EVERY = 15_000
const SILENCE = 40_000 // so long without a word: the line is dead
const POLICY = 1008 // with this code, before it was greeted, the server says that trying again is useless
const ENDED = 4001 // with this one always: the token is worth nothing any more

interface Ends<Heard> {
  hello: () => void // to be said first, on every connection
  hear: (message: Heard) => void
  broke?: (forGood: boolean) => void
}

export class Line<Sent extends { type: string }, Heard> {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private retry = 0
  private readonly pinging: number
  private heard = 0
  private greeted = false // on this connection
  private over = false

  constructor(private readonly path: string, private readonly ends: Ends<Heard>) {
    addEventListener("online", this.hurry)
    document.addEventListener("visibilitychange", this.hurry)
    this.pinging = window.setInterval(() => this.ping(), PING_EVERY)
    this.connect()
  }

  send(message: Sent | { type: "ping" }): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** The server has said who is there: from now on the line holds. */
  greet(): void {
    this.greeted = true
    this.wait = FIRST_WAIT
    server.answered()
  }

  close(): void {
    this.over = true
    this.rest()
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close() // one that is not open yet closes as soon as it is
  }

  private rest(): void {
    removeEventListener("online", this.hurry)
    document.removeEventListener("visibilitychange", this.hurry)
    clearInterval(this.pinging)
    clearTimeout(this.retry)
  }

  private connect(): void {
    clearTimeout(this.retry)
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.path}`)
    this.socket = socket
    this.heard = Date.now()
    this.greeted = false
    socket.onopen = () => (this.over ? socket.close() : this.ends.hello())
    socket.onmessage = (message) => {
      if (this.socket !== socket || this.over) return
      this.heard = Date.now()
      this.ends.hear(JSON.parse(String(message.data)) as Heard)
    }
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.broke(code)
    }
  }

  private broke(code: number): void {
    this.socket = null
    if (this.over) return
    this.over = code === ENDED || (code === POLICY && !this.greeted)
    if (this.over) this.rest()
    else {
      server.doubt()
      this.retry = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
    this.ends.broke?.(this.over)
  }

  private ping(): void {
    if (this.socket && Date.now() - this.heard > SILENCE) {
      this.socket.close()
      this.broke(0)
    } else this.send({ type: "ping" })
  }

  /** Somebody looks at the page again, or the net is back: no need to wait any longer. */
  private hurry = (): void => {
    if (this.socket || document.hidden) return
    this.wait = FIRST_WAIT
    this.connect()
  }
}
