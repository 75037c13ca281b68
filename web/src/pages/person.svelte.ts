// Who sits in front of this page: a guest with a name, or somebody with an account.
import { keepPlace, keepSession, keptSession, post, Refusal } from "../lib/api"
import { page } from "../lib/page.svelte"
import { go, staying } from "../lib/router.svelte"
import type { NewTable, Place, Session } from "../protocol"

const NAME = "throneroom.name"
const GUESTS = 16 // names for those who do not care

class Person {
  session = $state.raw<Session | null>(keptSession())
  name = $state(keptSession()?.name ?? localStorage.getItem(NAME) ?? "")

  /** Another name out of the hat. */
  rename(): void {
    this.name = page.words.say("guest", String(Math.floor(Math.random() * GUESTS)))
  }

  keep(session: Session | null): void {
    this.session = session
    keepSession(session)
    if (session) this.name = session.name
  }

  /** Somebody by that name, as far as the server is concerned. */
  private async introduce(): Promise<void> {
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
    const place = await ask().catch(async (problem: unknown) => {
      if (!(problem instanceof Refusal) || problem.status !== 401) throw problem
      this.keep(null) // the server has forgotten this person
      await this.introduce()
      return await ask()
    })
    keepPlace(place)
    if (isHere()) go("table", place.table)
  }

  open(table: NewTable): Promise<void> {
    return this.sit("/tables", table)
  }

  join(table: string): Promise<void> {
    return this.sit(`/tables/${encodeURIComponent(table)}/join`, {})
  }
}

export const person = new Person()
