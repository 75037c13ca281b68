// Who sits in front of this page: a guest with a name, or somebody with an account.
import { dropPlace, keepPlace, keepSession, keptPlace, keptPlaces, keptSession, post, Refusal, remove } from "../lib/api"
import { page } from "../lib/page.svelte"
import { go, staying } from "../lib/router.svelte"
import { settings } from "../lib/settings.svelte"
import type { NewTable, Place, Session } from "../protocol"

const NAME = "throneroom.name"
const GUESTS = 16 // names for those who do not care

/** The server knows nobody by that token (any more). */
const isForgotten = (problem: unknown): boolean => problem instanceof Refusal && problem.status === 401

class Person {
  session = $state.raw<Session | null>(keptSession())
  name = $state(keptSession()?.name ?? localStorage.getItem(NAME) ?? "")

  /** Another name out of the hat. */
  rename(): void {
    this.name = page.words.say("guest", String(Math.floor(Math.random() * GUESTS)))
  }

  keep(session: Session | null): void {
    if (this.session?.registered && !session) settings.disown()
    this.session = session
    keepSession(session)
    if (session) this.name = session.name
  }

  /** Somebody by that name, as far as the server is concerned. */
  async introduce(): Promise<void> {
    if (!this.name.trim()) this.rename()
    const name = this.name.trim()
    if (this.session && (this.session.registered || this.session.name === name)) return
    this.keep(await post<Session>("/session", { name }))
    localStorage.setItem(NAME, name)
  }

  /** Sits down: where the server gives a place, its table is shown next. */
  async sit(path: string, body: unknown): Promise<void> {
    const isHere = staying()
    await this.introduce()
    const ask = (): Promise<Place> => post<Place>(path, body)
    const place = await ask().catch(async (problem: unknown): Promise<Place | null> => {
      if (!isForgotten(problem)) throw problem
      const isMember = this.session?.registered
      this.keep(null)
      if (isMember) return null
      await this.introduce()
      return await ask()
    })
    if (!place) return go("account") // only the password tells who it is
    keepPlace(place)
    if (isHere()) go("table", place.table)
  }

  /** Ends this session; those who had a name of their own are guests again. */
  logOut(): Promise<void> {
    for (const place of keptPlaces()) dropPlace(place.table)
    return this.end("/session")
  }

  /** Ends all sessions, wherever they are; what is kept of the seats here is worth nothing any more. */
  endAll(): Promise<void> {
    return this.end("/sessions")
  }

  /** The server has forgotten all about this person, and so does the browser. */
  forget(): void {
    for (const place of keptPlaces()) dropPlace(place.table)
    localStorage.removeItem(NAME)
    this.name = ""
    this.keep(null)
  }

  private async end(sessions: string): Promise<void> {
    await remove(sessions).catch((problem: unknown) => {
      if (!isForgotten(problem)) throw problem
    })
    if (this.session?.registered) this.name = localStorage.getItem(NAME) ?? ""
    this.keep(null)
  }

  open(table: NewTable): Promise<void> {
    return this.sit("/tables", table)
  }

  join(table: string): Promise<void> {
    return this.sit(`/tables/${encodeURIComponent(table)}/join`, {})
  }

  /** Goes to the own seat at a table, also if another browser holds it. */
  async play(table: string): Promise<void> {
    if (keptPlace(table)) go("table", table)
    else await this.join(table)
  }
}

export const person = new Person()
