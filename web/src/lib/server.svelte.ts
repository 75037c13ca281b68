// Is the server there, and is this page still the one it gives out?
const KEPT = "Throneroom-Kept" // says the service worker of what it kept (sw.js)
const ASK_EVERY = 4_000 // milliseconds, while it is away
const LOOK_EVERY = 10 * 60_000

class Server {
  kept = $state(false) // this page was opened without the server
  away = $state(false) // and it still does not answer
  newer = $state(false) // another page is given out by now
  private looked = Date.now()

  /** What is read without the server needs a secure context; elsewhere everything is as without it. */
  begin(): void {
    void navigator.serviceWorker?.register("./sw.js").catch(() => null) // the page works without it, too
    document.addEventListener("visibilitychange", () => void this.look())
    addEventListener("online", () => void this.ask())
  }

  /** Tells from an answer whether it came from the server. */
  heard(response: Response): void {
    if (!response.headers.has(KEPT)) return
    this.kept = this.away = true
    setTimeout(() => void this.ask(), ASK_EVERY)
  }

  private async ask(): Promise<void> {
    if (!this.away) return
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null)
    if (answer?.ok) this.away = false
    else setTimeout(() => void this.ask(), ASK_EVERY)
  }

  /** Whoever comes back to a page that was open for long is told if it is no longer the newest. */
  private async look(): Promise<void> {
    if (document.hidden || Date.now() - this.looked < LOOK_EVERY) return
    this.looked = Date.now()
    const own = document.querySelector<HTMLScriptElement>("script[type=module]")?.src.split("/").at(-1) ?? ""
    const index = await fetch("./", { cache: "no-cache" }).then((answer) => (answer.ok && !answer.headers.has(KEPT) ? answer.text() : ""), () => "")
    this.newer = index !== "" && !index.includes(own)
  }
}

export const server = new Server()
