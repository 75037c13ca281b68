// A kingdom in the making, and what the server is asked for to make it whole.
import { laidOut } from "../lib/kingdom"
import type { Kingdom, Stock, Wish } from "../protocol"

export const PILES = 10

export interface Draft extends Kingdom {
  readonly locked: readonly string[] // what stays when the rest is dealt anew
}

/** How chance is to deal. */
export interface Wishes {
  sets: string[]
  tags: string[]
  wanted: string
  unwanted: string
  answered: boolean
  spread: boolean
  anyAlchemy: boolean
  fresh: boolean // unlike the last kingdoms played
  least: number
  most: number
  kinds: string[]
  platinum: boolean | null
  shelters: boolean | null
}

export const NO_WISHES: Wishes = {
  sets: [], tags: [], wanted: "", unwanted: "", answered: false, spread: true, anyAlchemy: false, fresh: false, least: 0, most: 2,
  kinds: [], platinum: null, shelters: null,
}

export const EMPTY: Draft = {
  code: "", kingdom: [], landscapes: [], platinum: false, shelters: false, bane: "", mouse: "", black_market: [], boons: [], traits: [], editions: [],
  name: [], locked: [],
}

/** Where a card can have its place. */
export type Role = "kingdom" | "bane" | "mouse" | "riverboat" | "ferryman" | "boons" | "market"

/** One Prophecy adds a pile to the ten. */
export const pilesOf = (draft: Draft): number => PILES + (draft.landscapes.includes("approaching_army") ? 1 : 0)

/** As many as it takes; the server adds an eleventh if a Prophecy wants it. */
export const isWhole = (draft: Draft): boolean => draft.kingdom.length === PILES || draft.kingdom.length === pilesOf(draft)

/** Everything in it that can be kept. */
export function parts(draft: Draft): string[] {
  return [...draft.kingdom, ...laidOut(draft), ...[draft.bane, draft.mouse, draft.riverboat ?? "", draft.ferryman ?? ""].filter(Boolean), ...draft.boons, ...draft.black_market]
}

export const has = (draft: Draft, id: string): boolean => parts(draft).includes(id)

/** Which places there are besides the piles and landscapes: for cards that ask for more. */
export function roles(draft: Draft): Role[] {
  const used = [...draft.kingdom, ...draft.black_market]
  const found: Role[] = ["kingdom"]
  if (used.includes("young_witch")) found.push("bane")
  if (draft.landscapes.includes("way_of_the_mouse")) found.push("mouse")
  if (used.includes("riverboat")) found.push("riverboat")
  if (used.includes("ferryman")) found.push("ferryman")
  if (used.includes("druid")) found.push("boons")
  if (draft.kingdom.includes("black_market")) found.push("market")
  return found
}

/** The cards among which one is chosen for a place. */
export function candidates(role: Role, stock: Stock): readonly string[] {
  if (role === "bane") return stock.banes
  if (role === "mouse") return stock.mice
  if (role === "riverboat") return stock.riverboats
  if (role === "ferryman") return stock.ferries
  if (role === "boons") return stock.boons
  if (role === "market") return stock.market
  return [...Object.keys(stock.piles), ...stock.landscapes, ...stock.allies, ...stock.prophecies]
}

const without = (list: readonly string[], id: string): string[] => list.filter((other) => other !== id)

/** With a card more, which stays, or less.  Into ten piles it comes in place of the last one that need not stay; null: all ten must. */
export function toggled(draft: Draft, id: string, role: Role, stock: Stock): Draft | null {
  const changed = { ...draft, code: "", name: [] }
  if (has(draft, id)) return removed(changed, id)
  const locked = [...draft.locked, id]
  if (role === "bane" || role === "mouse" || role === "riverboat" || role === "ferryman")
    return { ...changed, [role]: id, locked: [...without(draft.locked, draft[role] ?? ""), id] }
  if (role === "boons") return { ...changed, boons: [...draft.boons.filter((boon) => draft.locked.includes(boon)).slice(-2), id], locked }
  if (role === "market") return { ...changed, black_market: [...draft.black_market.filter((card) => draft.locked.includes(card)), id], locked }
  const single = [stock.allies, stock.prophecies].find((kind) => kind.includes(id)) // of these a table has but one
  if (single) {
    const others = draft.landscapes.filter((other) => single.includes(other))
    return { ...changed, landscapes: [...draft.landscapes.filter((other) => !others.includes(other)), id], locked: locked.filter((other) => !others.includes(other)) }
  }
  if (stock.traits.includes(id)) return { ...changed, traits: [...(draft.traits ?? []), [id, ""]], locked } // chance says on which pile
  if (stock.landscapes.includes(id)) return { ...changed, landscapes: [...draft.landscapes, id], locked }
  const spare = isWhole(draft) ? draft.kingdom.findLast((pile) => !draft.locked.includes(pile)) : ""
  if (spare === undefined) return null
  return { ...changed, kingdom: [...without(draft.kingdom, spare), id], locked }
}

function removed(draft: Draft, id: string): Draft {
  const gone = (one: string): string => (one === id ? "" : one)
  return {
    ...draft, kingdom: without(draft.kingdom, id), landscapes: without(draft.landscapes, id), boons: without(draft.boons, id),
    traits: (draft.traits ?? []).filter(([trait]) => trait !== id), black_market: without(draft.black_market, id), bane: gone(draft.bane), mouse: gone(draft.mouse), riverboat: gone(draft.riverboat ?? ""), ferryman: gone(draft.ferryman ?? ""), locked: without(draft.locked, id),
    editions: draft.editions?.filter((edition) => !edition.startsWith(`${id}:`)),
  }
}

export function lock(draft: Draft, id: string): Draft {
  const locked = draft.locked.includes(id) ? without(draft.locked, id) : [...draft.locked, id]
  return { ...draft, locked }
}

/** What is asked for if all this stays: only what it needs besides is added. */
export function completing(draft: Draft): Wish {
  return { ...keeping(draft, parts(draft)), any_alchemy: true, most_landscapes: 0, platinum: draft.platinum, shelters: draft.shelters }
}

/** What is asked for if only what is locked stays, and chance deals the rest. */
export function dealing(draft: Draft, wishes: Wishes, recent: readonly string[], likings: { banned: readonly string[]; liked: readonly string[] }): Wish {
  const terms = (text: string): string[] => text.split(/[,;\n]/).map((term) => term.trim()).filter(Boolean)
  const stays = (id: string): boolean => draft.locked.includes(id)
  return {
    ...keeping(draft, draft.locked),
    sets: wishes.sets,
    wanted: [...wishes.tags.map((tag) => `tag:${tag}`), ...terms(wishes.wanted)],
    unwanted: terms(wishes.unwanted),
    banned: likings.banned.filter((id) => !stays(id)),
    liked: [...likings.liked],
    answered: wishes.answered,
    spread: wishes.spread,
    any_alchemy: wishes.anyAlchemy,
    least_landscapes: Math.min(wishes.least, wishes.most),
    most_landscapes: wishes.most,
    kinds: wishes.kinds,
    platinum: wishes.platinum,
    shelters: wishes.shelters,
    recent: wishes.fresh ? [...recent] : [],
  }
}

function keeping(draft: Draft, locked: readonly string[]): Wish {
  const stays = (id: string): boolean => locked.includes(id)
  return {
    kept: [...draft.kingdom, ...laidOut(draft)].filter(stays),
    bane: stays(draft.bane) ? draft.bane : "",
    mouse: stays(draft.mouse) ? draft.mouse : "",
    riverboat: stays(draft.riverboat ?? "") ? draft.riverboat : "",
    ferryman: stays(draft.ferryman ?? "") ? draft.ferryman : "",
    boons: draft.boons.filter(stays),
    black_market: draft.black_market.filter(stays),
    traits: (draft.traits ?? []).filter(([trait]) => stays(trait)),
  }
}

/** Are all cards played by their newest texts, unless another is chosen for one? */
export const isNewest = (draft: Draft): boolean => draft.editions?.some((each) => each.startsWith("newest")) ?? false

export function withNewest(draft: Draft, newest: boolean): Draft {
  const others = (draft.editions ?? []).filter((each) => !each.startsWith("newest"))
  return { ...draft, editions: newest ? [...others, "newest"] : others }
}

/** The older and newer editions of the cards that are there, chosen one by one. */
export function withEdition(draft: Draft, id: string, edition: string): Draft {
  const others = (draft.editions ?? []).filter((each) => !each.startsWith(`${id}:`))
  return { ...draft, editions: edition ? [...others, `${id}:${edition}`] : others }
}

export const editionOf = (draft: Draft, id: string): string =>
  draft.editions?.find((each) => each.startsWith(`${id}:`))?.slice(id.length + 1) ?? ""
