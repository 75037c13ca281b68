// Is the server there, and is this page still the one it gives out?
const KEPT = "Throneroom-Kept" // says the service worker of what it kept (sw.js)
const ASK_EVERY = 4_000 // milliseconds, while it is away
export const AWAY = [502, 503, 504] // says a proxy in the server's place
const LOOK_EVERY = 10 * 60_000

class Server {
  kept = $state(false) // this page was opened without the server
  away = $state(false) // it does not answer
  newer = $state(false) // another page is given out by now
  private looked = Date.now()
  private asking = false
  private again = 0

  /** What is read without the server needs a secure context; elsewhere everything is as without it. */
  begin(): void {
    void navigator.serviceWorker?.register("./sw.js").catch(() => null) // the page works without it, too
    document.addEventListener("visibilitychange", () => void this.look())
    for (const change of ["online", "offline"]) addEventListener(change, () => this.doubt())
  }

  /** Tells from an answer whether it came from the server. */
  heard(response: Response): void {
    if (!response.headers.has(KEPT)) return
    this.kept = this.away = true
    this.askLater()
  }

  /** Somebody could not reach it, whoever that was: is it away?  Asked at once, and again until it answers. */
  doubt(): void {
    if (!this.asking) void this.ask()
  }

  /** Somebody has heard of it. */
  answered(): void {
    clearTimeout(this.again)
    this.away = false
  }

  private async ask(): Promise<void> {
    this.asking = true
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null)
    this.asking = false
    if (answer && !AWAY.includes(answer.status)) return this.answered()
    this.away = true
    this.askLater()
  }

  private askLater(): void {
    clearTimeout(this.again)
    this.again = window.setTimeout(() => this.doubt(), ASK_EVERY)
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
