// Settings and the account: what was chosen here is told, what was chosen later elsewhere is taken over.  Without the server everything goes on;
// it is told the next time.
import type { KeptSettings } from "../protocol"
import { keptSession, put } from "./api"
import { settings } from "./settings.svelte"

const PAUSE = 600 // milliseconds in which somebody may choose on

let timer = 0
let telling = false

export function settle(): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void tell(), PAUSE)
}

async function tell(): Promise<void> {
  const session = keptSession()
  if (!session?.registered) return
  if (telling) return settle()
  telling = true
  const told = settings.own
  try {
    const { settings: answer = {} } = await put<KeptSettings>("/settings", { settings: told })
    if (keptSession()?.token === session.token) settings.adopt(answer, told)
  } catch {
    // Away, or signed out elsewhere: what is kept here holds.
  } finally {
    telling = false
  }
}

/** Looks whenever the reader or the server is back. */
export function settleAlways(): () => void {
  const seen = (): void => void (document.hidden || settle())
  addEventListener("online", settle)
  document.addEventListener("visibilitychange", seen)
  return () => {
    removeEventListener("online", settle)
    document.removeEventListener("visibilitychange", seen)
  }
}
