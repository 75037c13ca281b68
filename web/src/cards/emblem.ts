// Every card's own coat of arms, drawn from nothing but its id and types: the shape of the shield and what is around it
// tell the type, the main charge what the name calls to mind, and a hash of the id chooses the rest.
import heraldry from "../../../src/throneroom/paper/arms.json"
import { CHARGES, CHARGE_NAMES, meaning, type ChargeName } from "./charges"

// Each dark tincture has its own hatching as in old engravings, so that they can be told apart without colour.
const { dark: DARK, light: LIGHT } = heraldry
type Dark = keyof typeof DARK
type Light = keyof typeof LIGHT

const DARKS = Object.keys(DARK) as Dark[]
const LIGHTS = heraldry.lights as Light[]
const METALS = heraldry.metals as Record<string, Light>

interface Shield {
  width: number
  path: string
  middle: number[] // where the main charge stands
}

// The first of a card's types found here gives the shape; the one without a name is for all others.
const SHIELDS: Record<string, Shield> = heraldry.shields

// What a type other than that does to the field: the tincture it is drawn in, if no other type says so before.
const FIELDS = heraldry.fields as [string, Dark][]

// How the second tincture divides the field, for each width a shield can have.
const DIVISIONS: Record<string, Record<number, string>> = heraldry.divisions
type Division = keyof typeof heraldry.divisions
const DIVISION_NAMES = Object.keys(DIVISIONS) as Division[]

// Where small charges stand beside the main one, as shifts from it, in units of the room there is; it makes room for them.
const COMPANIES = heraldry.companies
type Company = keyof typeof COMPANIES
const COMPANY_NAMES = Object.keys(COMPANIES) as Company[]

const HATCHINGS: Record<string, string> = heraldry.hatchings

/** What an emblem consists of: two cards with the same would look the same. */
export interface Arms {
  shape: string
  around: string
  field: Dark | Light
  second: Dark | Light
  division: Division
  charge: ChargeName
  tint: Dark | Light
  company: Company
  small: ChargeName
}

export interface Emblem {
  svg: string
  width: number // for a height of 100
}

export function blazon(id: string, types: readonly string[]): Arms {
  const next = chance(id)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]
  const given = FIELDS.find(([type]) => types.includes(type))?.[1]
  const light = types.some((type) => heraldry.light_types.includes(type)) || (!given && next() < 0.25)
  const field = light ? (METALS[id] ?? (types.includes("Treasure") ? "or" : pick(LIGHTS))) : (given ?? pick(DARKS))
  const others = light ? LIGHTS : DARKS
  return {
    shape: types.find((type) => type in SHIELDS) ?? "",
    around: ["Attack", "Duration", "Reaction"].filter((type) => types.includes(type)).join(" "),
    field,
    second: pick((others as readonly (Dark | Light)[]).filter((tincture) => tincture !== field)),
    division: pick(DIVISION_NAMES),
    charge: meaning(id) ?? pick(CHARGE_NAMES),
    tint: light ? pick(DARKS) : pick(LIGHTS),
    company: pick(COMPANY_NAMES),
    small: pick(CHARGE_NAMES),
  }
}

const drawn = new Map<string, Emblem>()

export function emblem(id: string, types: readonly string[]): Emblem {
  const key = `${id} ${types.join(" ")}`
  let found = drawn.get(key)
  if (!found) drawn.set(key, (found = draw(id, blazon(id, types))))
  return found
}

function draw(id: string, arms: Arms): Emblem {
  const { path, width, middle } = SHIELDS[arms.shape]
  const clip = `emblem-${id}`
  const tint = colour(arms.tint)
  const { down, places } = COMPANIES[arms.company]
  const [x, y] = middle
  const main = places.length ? 46 : 56
  const small = places.map(([across, below]) =>
    charge(arms.small, x + across * (width / 2 - 21), y + below * 35, 15, tint))
  const inside = [
    `<path d="${path}" fill="${colour(arms.field)}"/>`,
    hatching(arms.field),
    `<path d="${DIVISIONS[arms.division][width]}" fill="${colour(arms.second)}"/>`,
    charge(arms.charge, x, y + down, main, tint),
    ...small,
    arms.around.includes("Reaction") ? `<path d="${path}" fill="none" stroke="${tint}" stroke-width="9" stroke-dasharray="1 8" stroke-linecap="round"/>` : "",
  ]
  const svg =
    behind(arms.around, width) +
    `<clipPath id="${clip}"><path d="${path}"/></clipPath><g clip-path="url(#${clip})">${inside.join("")}</g>` +
    `<path d="${path}" fill="none" stroke="${heraldry.ink}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="${heraldry.frame}" stroke-width="1.4" stroke-linejoin="round"/>`
  return { svg, width }
}

function colour(tincture: Dark | Light): string {
  return tincture in DARK ? DARK[tincture as Dark].colour : LIGHT[tincture as Light]
}

/** As wide as the widest shield: what is outside of the shield is not seen. */
function hatching(tincture: Dark | Light): string {
  if (!(tincture in DARK)) return ""
  const path = HATCHINGS[DARK[tincture as Dark].hatching]
  return `<path d="${path}" fill="none" stroke="#ffffff" stroke-opacity=".16" stroke-width="1.6" stroke-linecap="round"/>`
}

function charge(name: ChargeName, x: number, y: number, size: number, fill: string): string {
  return `<path d="${CHARGES[name]}" fill="${fill}" fill-rule="evenodd" transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 24)})"/>`
}

/** Swords behind an Attack (slim: only their ends are seen), a ribbon that comes back behind a Duration. */
function behind(around: string, width: number): string {
  const swords = [45, -45].map((angle) =>
    `<path d="${heraldry.sword}" fill="#c9ced6" stroke="${heraldry.ink}" stroke-width=".5" transform="translate(${width / 2} 48) rotate(${angle}) scale(5) translate(-12 -10.5)"/>`)
  const ribbon = `<path d="${heraldry.ribbon}" fill="#d98324" stroke="${heraldry.ink}" stroke-width="2"/>`
  return (around.includes("Attack") ? swords.join("") : "") + (around.includes("Duration") ? ribbon : "")
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The same numbers between 0 and 1 for the same text (FNV-1a, then mulberry32). */
function chance(text: string): () => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
