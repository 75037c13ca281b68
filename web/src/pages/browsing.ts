// What somebody looks for among the cards.
import type { Words } from "../lib/words"
import type { Stock } from "../protocol"

export const TAGS = ["village", "trasher", "drawer", "buy", "gainer", "answer"] // what a pile can be good for

export interface Filter {
  search: string
  set: string
  type: string
  cost: string // coins, "potion" or "debt"; empty: any
  tag?: string
}

/** Without case, accents and umlauts: "Müller" is found by "mueller" and "muller". */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  const spelled = lower.replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue").replace(/ß/g, "ss")
  return `${lower} ${spelled} ${lower.normalize("NFD").replace(/\p{Mn}/gu, "")}`
}

/** The stock knows what piles are good for, and the types of all cards in a mixed one. */
export function matches(id: string, filter: Filter, words: Words, stock: Stock | null = null): boolean {
  const card = words.card(id)
  if (!card) return false
  if (filter.set && card.set !== filter.set) return false
  if (filter.type && !(stock?.types[id] ?? card.types).includes(filter.type)) return false
  if (filter.tag && !stock?.piles[id]?.includes(filter.tag)) return false
  if (filter.cost) {
    const [coins, potions, debt] = card.cost ?? [-1, 0, 0]
    const fits = filter.cost === "potion" ? potions > 0 : filter.cost === "debt" ? debt > 0 : coins === Number(filter.cost) && !potions && !debt
    if (!fits) return false
  }
  const text = plain([card.en, card.de, card.text_en, card.text_de].join(" "))
  return filter.search.toLowerCase().split(/\s+/).filter(Boolean).every((part) => text.includes(part))
}

export function sorted(ids: readonly string[], order: "name" | "cost" | "set", words: Words): string[] {
  const collator = new Intl.Collator(words.language)
  const byName = (one: string, other: string): number => collator.compare(words.name(one), words.name(other))
  if (order === "name") return ids.toSorted(byName)
  if (order === "set") {
    const places = new Map([...new Set(ids.map((id) => words.card(id)?.set))].map((set, place) => [set, place]))
    const place = (id: string): number => places.get(words.card(id)?.set) ?? 0
    return ids.toSorted((one, other) => place(one) - place(other) || byName(one, other))
  }
  const cost = (id: string): number => {
    const [coins, potions, debt] = words.card(id)?.cost ?? [99, 0, 0] // what has none comes last
    return coins * 100 + potions * 10 + debt
  }
  return ids.toSorted((one, other) => cost(one) - cost(other) || byName(one, other))
}
