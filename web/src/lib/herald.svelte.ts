// The line to the server that every page has: tells what is new between the reader and others, and looks for opponents as long as it is open.
import type { FromPerson, Notices, Refused, ToPerson, Wanted } from "../protocol"
import { Line } from "./line"

const OVER = ["ended", "bad token"]
const NOTHING: Notices = { type: "notices", asking: [], invitations: [], turns: [], finding: null }

class Herald {
  notices = $state.raw<Notices>(NOTHING)
  wanted = $state.raw<Wanted | null>(null) // what is looked for; asked for again whenever the line was lost
  refused = $state.raw<Refused | null>(null)
  onmatched: (table: string) => void = () => {}
  onended: () => void = () => {} // the token is worth nothing any more

  private line: Line<FromPerson, ToPerson> | null = null

  /** Listens for whoever holds this token, until the answer is called. */
  follow(token: string | null): () => void {
    this.notices = NOTHING
    this.wanted = this.refused = null
    if (!token) return () => {}
    const line = (this.line = new Line<FromPerson, ToPerson>("/me/socket", {
      hello: () => {
        line.send({ type: "hello", token })
        if (this.wanted) line.send({ type: "find", wanted: this.wanted })
      },
      hear: (message) => this.hear(message),
    }))
    return () => {
      this.line = null
      line.close()
    }
  }

  find(wanted: Wanted): void {
    this.refused = null
    this.wanted = wanted
    this.line?.send({ type: "find", wanted })
  }

  stop(): void {
    this.wanted = null
    this.line?.send({ type: "stop" })
  }

  private hear(message: ToPerson): void {
    if (message.type === "notices") {
      this.line?.greet()
      this.notices = message
    } else if (message.type === "matched") {
      this.wanted = null
      this.onmatched(message.table)
    } else if (message.type === "refused") {
      this.refused = message
      this.wanted = null
      if (OVER.includes(message.why)) this.onended()
    }
  }
}

export const herald = new Herald()
