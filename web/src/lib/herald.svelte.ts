// The line to the server that every page has: tells what is new between the reader and others, and looks for opponents as long as it is open.
import type { FromPerson, Notices, Refused, ToPerson, Wanted } from "../protocol"

const FIRST_WAIT = 300 // milliseconds; doubled after every failure
const LONGEST_WAIT = 10_000
const PING_EVERY = 20_000
const SILENCE = 50_000 // so long without a word: the line is dead
const POLICY = 1008
const ENDED = 4001 // the session is worth nothing any more

const NOTHING: Notices = { type: "notices", asking: [], invitations: [], turns: [], finding: null }

class Herald {
  notices = $state.raw<Notices>(NOTHING)
  wanted = $state.raw<Wanted | null>(null) // what is looked for; asked for again whenever the line was lost
  refused = $state.raw<Refused | null>(null)
  onmatched: (table: string) => void = () => {}

  private token: string | null = null
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private retry = 0
  private pinging = 0
  private heard = 0

  /** Listens for whoever holds this token, until the answer is called. */
  follow(token: string | null): () => void {
    this.token = token
    this.notices = NOTHING
    this.wanted = this.refused = null
    this.wait = FIRST_WAIT
    if (token) {
      this.pinging = window.setInterval(() => this.ping(), PING_EVERY)
      addEventListener("online", this.hurry)
      document.addEventListener("visibilitychange", this.hurry)
      this.connect(token)
    }
    return () => this.hangUp()
  }

  find(wanted: Wanted): void {
    this.refused = null
    this.wanted = wanted
    this.send({ type: "find", wanted })
  }

  stop(): void {
    this.wanted = null
    this.send({ type: "stop" })
  }

  private send(message: FromPerson): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hangUp(): void {
    this.token = null
    clearInterval(this.pinging)
    clearTimeout(this.retry)
    removeEventListener("online", this.hurry)
    document.removeEventListener("visibilitychange", this.hurry)
    const { socket } = this
    this.socket = null
    if (socket?.readyState === WebSocket.OPEN) socket.close() // one that is not open yet closes as soon as it is
  }

  private connect(token: string): void {
    clearTimeout(this.retry)
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api/me/socket`)
    this.socket = socket
    this.heard = Date.now()
    socket.onopen = () => {
      if (this.socket !== socket) return socket.close()
      this.send({ type: "hello", token })
      if (this.wanted) this.send({ type: "find", wanted: this.wanted })
    }
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(String(message.data)) as ToPerson)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.broke(event.code)
    }
  }

  private hear(message: ToPerson): void {
    this.heard = Date.now()
    if (message.type === "notices") {
      this.wait = FIRST_WAIT
      this.notices = message
    } else if (message.type === "matched") {
      this.wanted = null
      this.onmatched(message.table)
    } else if (message.type === "refused") {
      this.refused = message
      this.wanted = null
    }
  }

  private broke(code: number): void {
    this.socket = null
    if (!this.token || code === ENDED || code === POLICY) return
    const { token } = this
    this.retry = window.setTimeout(() => this.connect(token), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private ping(): void {
    if (this.socket && Date.now() - this.heard > SILENCE) {
      this.socket.close()
      this.broke(0)
    } else this.send({ type: "ping" })
  }

  /** Somebody looks at the page again, or the net is back: no need to wait any longer. */
  private hurry = (): void => {
    if (this.socket || !this.token || document.hidden) return
    this.wait = FIRST_WAIT
    this.connect(this.token)
  }
}

export const herald = new Herald()
