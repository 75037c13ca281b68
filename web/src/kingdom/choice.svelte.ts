// The kingdom that is being chosen: the same on the page of kingdoms and at a new table.
import { get, post } from "../lib/api"
import { laidOut } from "../lib/kingdom"
import { Deed } from "../pages/deed.svelte"
import type { Kingdom, KingdomWanted, RecommendedSet, Stock } from "../protocol"
import { completing, dealing, EMPTY, isWhole, lock, NO_WISHES, parts, toggled, withEdition, withNewest, type Draft, type Role, type Wishes } from "./draft"
import { likings } from "./likings.svelte"

const REMEMBERED = 100 // steps that can be taken back
export const FIRST = "First Game" // of the recommended sets

class Choice {
  players = $state(2)
  wishes = $state<Wishes>({ ...NO_WISHES })
  text = $state("") // what was typed in: a code, a name, a list
  full = $state(false) // no room: ten piles that all stay
  readonly deed = new Deed()
  stock = $state.raw<Stock | null>(null)
  recommended = $state.raw<RecommendedSet[]>([])

  private steps = $state.raw<readonly Draft[]>([EMPTY])
  private at = $state(0)
  draft = $derived(this.steps[this.at])
  whole = $derived(isWhole(this.draft) && this.draft.code !== "")
  canUndo = $derived(this.at > 0)
  canRedo = $derived(this.at < this.steps.length - 1)

  /** What kingdoms can be made of. */
  async load(): Promise<void> {
    if (this.stock) return
    const [stock, all] = await Promise.all([get<Stock>("/stock"), get<RecommendedSet[]>("/recommended")])
    this.recommended = [...all.filter((set) => set.en === FIRST), ...all.filter((set) => set.en !== FIRST)]
    this.stock = stock
  }

  /** What the server is told when a table is opened with it. */
  get wanted(): KingdomWanted {
    return { text: this.draft.code, editions: this.draft.editions }
  }

  // --- whole kingdoms ---
  /** The one that is meant by a name, a code or a list. */
  open(text: string, editions: readonly string[] = []): Promise<void> {
    return this.deed.run(async () => {
      await this.load()
      this.put({ ...(await this.ask({ text, editions: [...editions] })), locked: [] })
    })
  }

  /** Deals around what stays. */
  deal(): Promise<void> {
    return this.deed.run(async () => {
      await this.load()
      const { draft } = this
      const wish = dealing(draft, this.wishes, likings.recent, likings)
      const found = await this.ask({ wish, editions: draft.editions })
      this.put(settled(found, draft))
    })
  }

  private async ask(wanted: KingdomWanted): Promise<Kingdom> {
    return post<Kingdom>(`/kingdom?players=${this.players}`, wanted)
  }

  // --- card by card ---
  toggle(id: string, role: Role = "kingdom"): Promise<void> {
    const changed = this.stock && toggled(this.draft, id, role, this.stock)
    this.full = this.stock !== null && changed === null
    if (changed) this.put(changed)
    return this.settle()
  }

  /** Another card by chance in place of this one; everything else stays. */
  async another(id: string): Promise<void> {
    const { draft } = this
    await this.deed.run(async () => {
      const others = parts(draft).filter((other) => other !== id)
      const landscapes = laidOut(draft).filter((other) => !this.stock?.allies.includes(other) && !this.stock?.prophecies.includes(other)).length
      const kept = { ...draft, locked: others }
      const wish = dealing(kept, { ...this.wishes, least: landscapes, most: landscapes, fresh: false }, [], likings)
      const fixed = { platinum: draft.platinum, shelters: draft.shelters, any_alchemy: true }
      const found = await this.ask({ wish: { ...wish, ...fixed, banned: [...(wish.banned ?? []), id] }, editions: draft.editions })
      this.put(settled(found, draft))
    })
  }

  lock(id: string): void {
    this.put(lock(this.draft, id))
  }

  unlockAll(): void {
    this.put({ ...this.draft, locked: [] })
  }

  clear(): void {
    this.put(EMPTY)
  }

  edition(id: string, edition: string): Promise<void> {
    this.put({ ...withEdition(this.draft, id, edition), code: "" })
    return this.settle()
  }

  newest(newest: boolean): Promise<void> {
    this.put({ ...withNewest(this.draft, newest), code: "" })
    return this.settle()
  }

  /** Platinum and Colony, Shelters: there or not. */
  switch(what: "platinum" | "shelters"): Promise<void> {
    this.put({ ...this.draft, [what]: !this.draft[what], code: "", name: [] })
    return this.settle()
  }

  /** As soon as there are ten piles the server adds what they need, and says what does not go together. */
  private settle(): Promise<void> {
    return this.deed.run(async () => {
      while (isWhole(this.draft) && !this.draft.code) {
        const before = this.draft
        const found = await this.ask({ wish: completing(before), editions: before.editions })
        if (this.draft === before) this.steps = this.steps.with(this.at, settled(found, before))
        likings.look(this.draft)
      }
    })
  }

  // --- back and forth ---
  private put(draft: Draft): void {
    this.full = false
    this.deed.forget()
    const isFirst = this.steps.length === 1 && this.draft === EMPTY // nobody wants to go back to where nothing was yet
    const before = isFirst ? [] : this.steps.slice(Math.max(0, this.at + 1 - REMEMBERED), this.at + 1)
    this.steps = [...before, draft]
    this.at = before.length
    likings.look(draft)
  }

  undo(): void {
    if (this.canUndo) this.at -= 1
    this.deed.forget()
  }

  redo(): void {
    if (this.canRedo) this.at += 1
    this.deed.forget()
  }
}

/** What was found, with what stays of the locks and editions. */
function settled(found: Kingdom, before: Draft): Draft {
  const there = parts({ ...found, locked: [] })
  const editions = (before.editions ?? []).filter((each) => !each.includes(":") || there.includes(each.split(":")[0]) || each.startsWith("rules:"))
  return { ...found, editions, locked: before.locked.filter((id) => there.includes(id)) }
}

export const choice = new Choice()
