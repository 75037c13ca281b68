// What somebody never or often wants to see, and the kingdoms they saw: kept in this browser.
import type { Draft } from "./draft"

const KEPT = "throneroom.kingdoms"
const MOST = 60 // kingdoms
const RECENT = 5 // so many that were played lately count
const CODE = /^K\d-[0-9a-z]{1,512}$/

export interface Seen {
  code: string
  kingdom: readonly string[]
  landscapes: readonly string[]
  name: readonly string[]
  editions: readonly string[]
  played: boolean
}

export interface Kept {
  banned: readonly string[]
  liked: readonly string[]
  history: readonly Seen[] // the newest first
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [])

/** What is understood of something kept. */
export function understood(kept: unknown): Kept {
  const found = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>
  const history = (Array.isArray(found.history) ? (found.history as Record<string, unknown>[]) : [])
    .filter((seen) => typeof seen?.code === "string" && CODE.test(seen.code))
    .map((seen) => ({
      code: String(seen.code), kingdom: strings(seen.kingdom), landscapes: strings(seen.landscapes), name: strings(seen.name),
      editions: strings(seen.editions), played: seen.played === true,
    }))
  return { banned: strings(found.banned), liked: strings(found.liked), history: history.slice(0, MOST) }
}

/** With the newest first, and nothing twice. */
export function withSeen(history: readonly Seen[], seen: Seen): Seen[] {
  const before = history.find((other) => other.code === seen.code)
  return [{ ...seen, played: seen.played || before?.played === true }, ...history.filter((other) => other !== before)].slice(0, MOST)
}

function read(): Kept {
  try {
    return understood(JSON.parse(localStorage.getItem(KEPT) ?? "null"))
  } catch {
    return understood(null)
  }
}

class Likings {
  private kept = $state.raw<Kept>(read())

  get banned(): readonly string[] {
    return this.kept.banned
  }

  get liked(): readonly string[] {
    return this.kept.liked
  }

  get history(): readonly Seen[] {
    return this.kept.history
  }

  /** Codes of the kingdoms played lately. */
  get recent(): string[] {
    return this.history.filter((seen) => seen.played).slice(0, RECENT).map((seen) => seen.code)
  }

  /** Banned, liked, or neither: one excludes the other. */
  set(id: string, liking: "banned" | "liked" | ""): void {
    const others = (list: readonly string[]): string[] => list.filter((other) => other !== id)
    const { banned, liked, history } = this.kept
    this.keep({
      banned: liking === "banned" ? [...others(banned), id] : others(banned),
      liked: liking === "liked" ? [...others(liked), id] : others(liked),
      history,
    })
  }

  of(id: string): "banned" | "liked" | "" {
    return this.banned.includes(id) ? "banned" : this.liked.includes(id) ? "liked" : ""
  }

  look({ code, kingdom, landscapes, name, editions }: Draft, played = false): void {
    if (!code) return
    const seen = { code, kingdom, landscapes, name: name ?? [], editions: editions ?? [], played }
    this.keep({ ...this.kept, history: withSeen(this.history, seen) })
  }

  forgetHistory(): void {
    this.keep({ ...this.kept, history: [] })
  }

  private keep(kept: Kept): void {
    this.kept = kept
    localStorage.setItem(KEPT, JSON.stringify(kept))
  }
}

export const likings = new Likings()
