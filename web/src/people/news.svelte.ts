// What is new between the reader and others, as far as it is not what they look at.  It is told in a corner once (Notices.svelte);
// from then on it waits behind the bell, in this browser also after the page was loaded again.
import { herald } from "../lib/herald.svelte"
import { router } from "../lib/router.svelte"
import { Deed } from "../pages/deed.svelte"
import type { Turn } from "../protocol"

const TOLD = "throneroom.told"

export const keyOf = (turn: Turn): string => `${turn.table} ${turn.since}`

class News {
  readonly deed = new Deed()
  private told = $state.raw<readonly string[]>(kept())

  turns = $derived(herald.notices.turns.filter((turn) => !isAt(turn.table, "table")))
  invitations = $derived(herald.notices.invitations.filter(({ table }) => !isAt(table, "table", "join")))
  asking = $derived(herald.notices.asking)
  count = $derived(this.turns.length + this.invitations.length + this.asking.length + (herald.wanted ? 1 : 0))

  isFresh(key: string): boolean {
    return !this.told.includes(key)
  }

  hide(...keys: readonly string[]): void {
    this.told = [...this.told, ...keys]
  }

  hideAll(): void {
    this.hide(...keys())
  }

  /** What there is now is not told again by the next page. */
  remember(): void {
    const told = keys()
    if (told.length) localStorage.setItem(TOLD, JSON.stringify(told))
  }
}

const keys = (): string[] => [
  ...herald.notices.turns.map(keyOf),
  ...herald.notices.invitations.map(({ table }) => table),
  ...herald.notices.asking,
]

function kept(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(TOLD) ?? "null")
    return Array.isArray(told) ? told.filter((each) => typeof each === "string") : []
  } catch {
    return []
  }
}

const isAt = (table: string, ...pages: readonly string[]): boolean => pages.includes(router.route.page) && router.route.id === table

export const news = new News()
