// What is asked of paper: the options of a job, as the address of the page holds them.
import type { PaperForm, PaperOption } from "../protocol"
import type { Filter } from "./browsing"

export type Asked = Record<string, string>

/** What most people choose, in this order; the rest can be unfolded. */
const FIRST: Record<string, readonly string[]> = {
  dividers: ["sets", "language", "size", "style", "orientation", "tab", "paper", "duplex"],
  randomizers: ["sets", "language", "size", "paper"],
  kingdom: ["kingdom", "players", "language", "paper"],
  rules: ["sets", "language", "booklet", "paper"],
  overview: ["sets", "language", "texts", "paper"],
}

function partsOf(form: PaperForm, job: string): { title: string[]; options: PaperOption[] }[] {
  return Object.entries(form.jobs[job].parts).map(([part, names]) => {
    const { title, options } = form.parts[part]
    return { title, options: options.filter((option) => names.includes(option.name)) }
  })
}

export function optionsOf(form: PaperForm, job: string): PaperOption[] {
  return partsOf(form, job).flatMap((part) => part.options)
}

export function firstOptions(form: PaperForm, job: string): PaperOption[] {
  const all = optionsOf(form, job)
  return (FIRST[job] ?? []).flatMap((name) => all.find((option) => option.name === name) ?? [])
}

/** The others, by the part of the form they belong to. */
export function furtherOptions(form: PaperForm, job: string): { title: string[]; options: PaperOption[] }[] {
  const isFurther = (option: PaperOption): boolean => !(FIRST[job] ?? []).includes(option.name)
  return partsOf(form, job)
    .map(({ title, options }) => ({ title, options: options.filter(isFurther) }))
    .filter((part) => part.options.length)
}

/** What the job knows of what was asked: the rest belongs to another. */
export function fitting(form: PaperForm, job: string, asked: Asked): Asked {
  return Object.fromEntries(optionsOf(form, job).flatMap(({ name }) => (asked[name] ? [[name, asked[name]]] : [])))
}

/** The same with another value; none: as it is by itself. */
export function withValue(asked: Asked, name: string, value: string): Asked {
  const { [name]: _, ...others } = asked
  return value.trim() ? { ...others, [name]: value.trim() } : others
}

export const itemsOf = (value: string): string[] => value.split(",").map((item) => item.trim()).filter(Boolean)

/** With an item more or less, in the order of the choices. */
export function toggled(option: PaperOption, value: string, item: string): string {
  const before = itemsOf(value)
  const after = before.includes(item) ? before.filter((each) => each !== item) : [...before, item]
  return option.choices?.map((choice) => choice.value).filter((each) => after.includes(each)).join(",") ?? ""
}

export function queryOf(asked: Asked): string {
  return new URLSearchParams(asked).toString()
}

const LONGEST = 5000 // letters of a list, as the server has it

/** Dividers for the cards that somebody has found; none, if they are too many to be named one by one. */
export function askedFor(filter: Filter, found: readonly string[]): Asked | null {
  const cards = found.join(",")
  if (filter.search.trim() || filter.cost || filter.tag) return cards && cards.length <= LONGEST ? { cards } : null
  return { ...(filter.set && { sets: filter.set }), ...(filter.type && { types: filter.type }) }
}
