// What is new between the reader and others, as far as it is not what they look at, or do not want to see now.
import { herald } from "../lib/herald.svelte"
import { router } from "../lib/router.svelte"
import { Deed } from "../pages/deed.svelte"
import type { Turn } from "../protocol"

export const keyOf = (turn: Turn): string => `${turn.table} ${turn.since}`

class News {
  readonly deed = new Deed()
  private later = $state.raw<readonly string[]>([])

  turns = $derived(herald.notices.turns.filter((turn) => !isAt(turn.table, "table") && this.isWanted(keyOf(turn))))
  invitations = $derived(herald.notices.invitations.filter(({ table }) => !isAt(table, "table", "join") && this.isWanted(table)))
  asking = $derived(herald.notices.asking.filter((name) => this.isWanted(name)))
  count = $derived(this.turns.length + this.invitations.length + this.asking.length + (herald.wanted ? 1 : 0))

  hide(what: string): void {
    this.later = [...this.later, what]
  }

  private isWanted(what: string): boolean {
    return !this.later.includes(what)
  }
}

const isAt = (table: string, ...pages: readonly string[]): boolean => pages.includes(router.route.page) && router.route.id === table

export const news = new News()
