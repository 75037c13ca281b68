// Every card's own coat of arms, drawn from nothing but its id and types: the shape of the shield and what is around it
// tell the type, the main charge what the name calls to mind, and a hash of the id chooses the rest.
import { CHARGES, CHARGE_NAMES, meaning, type ChargeName } from "./charges"

// Each dark tincture has its own hatching as in old engravings, so that they can be told apart without colour.
const DARK = {
  azure: ["#1d4f86", "horizontal"],
  gules: ["#93291c", "vertical"],
  vert: ["#1f5f3b", "down"],
  purpure: ["#5c3379", "up"],
  sable: ["#2c2a26", "grid"],
  tenne: ["#8a4a0c", "crossed"],
  teal: ["#0d5a68", "waves"],
  murrey: ["#731d49", "dots"],
} as const
const LIGHT = {
  or: "#f0c64f",
  argent: "#f6f1e2",
  ciel: "#c3dff1",
  rose: "#f3cabf",
  celadon: "#d0e4ba",
  sand: "#e7cf9f",
  copper: "#e0a06c",
  silver: "#dde3e8",
} as const
type Dark = keyof typeof DARK
type Light = keyof typeof LIGHT

const DARKS = Object.keys(DARK) as Dark[]
const LIGHTS: Light[] = ["or", "argent", "ciel", "rose", "celadon", "sand"]
const METALS: Record<string, Light> = { copper: "copper", silver: "silver", gold: "or", platinum: "ciel" }

interface Shield {
  width: number
  path: string
  middle: [number, number] // where the main charge stands
}

const shield = (path: string, middle: [number, number] = [50, 48], width = 100): Shield => ({ width, path, middle })
const wide = (path: string, middle: [number, number] = [80, 50]): Shield => shield(path, middle, 160)

function zigzag(): string {
  const top = Array.from({ length: 10 }, (_, index) => `L${12 + index * 15} ${index % 2 ? 16 : 4}`)
  const bottom = Array.from({ length: 10 }, (_, index) => `L${148 - index * 15} ${index % 2 ? 84 : 96}`)
  return `M2 24${top.join("")}L158 24L150 50L158 76${bottom.join("")}L2 76L10 50Z`
}

// The first of a card's types found here gives the shape.
const SHIELDS: Record<string, Shield> = {
  Event: wide("M4 10H156L142 50 156 90H4L18 50Z"),
  Project: wide("M22 8H138L156 26V74L138 92H22L4 74V26Z"),
  Landmark: wide("M4 34 80 4 156 34V95H4Z", [80, 57]),
  Way: wide("M80 5C125 5 156 24 156 50S125 95 80 95 4 76 4 50 35 5 80 5Z"),
  Boon: wide("M30 12A30 22 0 0 1 80 12 30 22 0 0 1 130 12 24 24 0 0 1 146 50 24 24 0 0 1 130 88 30 22 0 0 1 80 88 30 22 0 0 1 30 88 24 24 0 0 1 14 50 24 24 0 0 1 30 12Z"),
  Hex: wide(zigzag()),
  State: wide("M18 8H142A14 14 0 0 0 156 22V78A14 14 0 0 0 142 92H18A14 14 0 0 0 4 78V22A14 14 0 0 0 18 8Z"),
  Artifact: wide("M40 6H120L154 34 80 96 6 34Z", [80, 42]),
  Ally: wide("M54 6C64 6 73 10 80 16 87 10 96 6 106 6A44 44 0 0 1 106 94C96 94 87 90 80 84 73 90 64 94 54 94A44 44 0 0 1 54 6Z"),
  Curse: shield("M50 2 98 50 50 98 2 50Z", [50, 50]),
  Night: shield("M50 2C78 20 90 46 90 95H10C10 46 22 20 50 2Z", [50, 58]),
  Treasure: shield("M50 4A46 46 0 1 1 50 96 46 46 0 1 1 50 4Z", [50, 50]),
  Victory: shield("M9 19H23V6H40V19H60V6H77V19H91V58C91 79 71 90 50 97 29 90 9 79 9 58Z", [50, 54]),
  Action: shield("M9 6H91V47C91 72 72 88 50 97 28 88 9 72 9 47Z", [50, 46]),
  Reaction: shield("M9 6H91V60A41 37 0 0 1 9 60Z", [50, 50]),
}
const PLAIN = shield("M16 6H84A10 10 0 0 1 94 16V84A10 10 0 0 1 84 94H16A10 10 0 0 1 6 84V16A10 10 0 0 1 16 6Z", [50, 50])

// What a type other than that does to the field: the tincture it is drawn in, if no other type says so before.
const FIELDS: readonly (readonly [string, Dark])[] = [
  ["Curse", "purpure"], ["Night", "sable"], ["Attack", "gules"], ["Reaction", "azure"], ["Duration", "tenne"], ["Victory", "vert"],
  ["Hex", "purpure"], ["Landmark", "vert"], ["Way", "azure"], ["Ally", "tenne"],
  ["State", "murrey"], ["Artifact", "tenne"], ["Ruins", "sable"],
]

// How the second tincture divides the field of w by 100.
const DIVISIONS = {
  whole: () => "",
  pale: (w: number) => `M${w / 2} 0H${w}V100H${w / 2}Z`,
  fess: (w: number) => `M0 50H${w}V100H0Z`,
  bend: (w: number) => `M0 0H${w}V100Z`,
  sinister: (w: number) => `M${w} 0V100H0Z`,
  saltire: (w: number) => `M0 0 ${w / 2} 50 0 100ZM${w} 0 ${w / 2} 50 ${w} 100Z`,
  quarterly: (w: number) => `M${w / 2} 0H${w}V50H${w / 2}ZM0 50H${w / 2}V100H0Z`,
  chevron: (w: number) => `M0 100V72L${w / 2} 34 ${w} 72V100Z`,
  pile: (w: number) => `M0 0H${w}L${w / 2} 92Z`,
  paly: (w: number) => [0, 2, 4].map((n) => `M${(w / 6) * n} 0h${w / 6}V100h${-w / 6}Z`).join(""),
  barry: (w: number) => [0, 2, 4].map((n) => `M0 ${(100 / 6) * n}h${w}v${100 / 6}h${-w}Z`).join(""),
  bendy: (w: number) => [-2, 0, 2, 4].map((n) => `M${(w / 4) * n} 0h${w / 4}L${(w / 4) * (n + 1) - w / 2} 100h${-w / 4}Z`).join(""),
  band: (w: number) => `M0 30H${w}V70H0Z`,
  post: (w: number) => `M${w / 2 - 24} 0h48V100h-48Z`,
  chief: (w: number) => `M0 0H${w}V30H0Z`,
  cross: (w: number) => `M${w / 2 - 13} 0h26V37H${w}v26H${w / 2 + 13}V100h-26V63H0V37H${w / 2 - 13}Z`,
  roundel: (w: number) => `M${w / 2 - 34} 50a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z`,
  gyronny: (w: number) => `M${w / 2} 50V0H0ZM${w / 2} 50 0 50V100ZM${w / 2} 50V100H${w}ZM${w / 2} 50H${w}V0Z`,
} as const
type Division = keyof typeof DIVISIONS
const DIVISION_NAMES = Object.keys(DIVISIONS) as Division[]

// Where small charges stand beside the main one, as shifts from it, in units of the room there is.
const COMPANIES = {
  alone: [],
  over: [[0, -1]],
  under: [[0, 1]],
  sides: [[-1, 0], [1, 0]],
  shoulders: [[-0.9, -0.85], [0.9, -0.85]],
  rising: [[-0.9, 0.7], [0.9, -0.8]],
} as const
type Company = keyof typeof COMPANIES
const COMPANY_NAMES = Object.keys(COMPANIES) as Company[]

const HATCHINGS: Record<(typeof DARK)[Dark][1], (w: number) => string> = {
  horizontal: (w) => lines(100, 7, (at) => `M0 ${at}H${w}`),
  vertical: (w) => lines(w, 7, (at) => `M${at} 0V100`),
  down: (w) => lines(w + 100, 8, (at) => `M${at - 100} 0L${at} 100`),
  up: (w) => lines(w + 100, 8, (at) => `M${at} 0L${at - 100} 100`),
  grid: (w) => lines(100, 8, (at) => `M0 ${at}H${w}`) + lines(w, 8, (at) => `M${at} 0V100`),
  crossed: (w) => lines(w + 100, 11, (at) => `M${at - 100} 0L${at} 100M${at} 0L${at - 100} 100`),
  waves: (w) => lines(100, 9, (at) => `M0 ${at}${`q5 -5 10 0t10 0`.repeat(Math.ceil(w / 20))}`),
  dots: (w) => lines(100, 10, (at) => lines(w, 10, (x) => `M${x} ${at}h.1`)),
}

function lines(length: number, step: number, line: (at: number) => string): string {
  return Array.from({ length: Math.floor(length / step) }, (_, index) => line(step * (index + 0.5))).join("")
}

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
  const light = types.includes("Treasure") || types.includes("Boon") || types.includes("Heirloom") || (!given && next() < 0.25)
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
  const { path, width, middle } = SHIELDS[arms.shape] ?? PLAIN
  const clip = `emblem-${id}`
  const tint = colour(arms.tint)
  const company = COMPANIES[arms.company]
  const [x, y] = middle
  const main = company.length ? 46 : 56
  const small = COMPANIES[arms.company].map(([across, down]) =>
    charge(arms.small, x + across * (width / 2 - 21), y + down * 35, 15, tint))
  const inside = [
    `<path d="${path}" fill="${colour(arms.field)}"/>`,
    hatching(arms.field, width),
    `<path d="${DIVISIONS[arms.division](width)}" fill="${colour(arms.second)}"/>`,
    charge(arms.charge, x + shift(arms.company, "x"), y + shift(arms.company, "y"), main, tint),
    ...small,
    arms.around.includes("Reaction") ? `<path d="${path}" fill="none" stroke="${tint}" stroke-width="9" stroke-dasharray="1 8" stroke-linecap="round"/>` : "",
  ]
  const svg =
    behind(arms.around, width) +
    `<clipPath id="${clip}"><path d="${path}"/></clipPath><g clip-path="url(#${clip})">${inside.join("")}</g>` +
    `<path d="${path}" fill="none" stroke="#2a2419" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="none" stroke="#d9b45a" stroke-width="1.4" stroke-linejoin="round"/>`
  return { svg, width }
}

/** The main charge makes room for its company. */
function shift(company: Company, axis: "x" | "y"): number {
  if (axis === "x") return 0
  return company === "over" || company === "shoulders" ? 6 : company === "under" ? -7 : 0
}

function colour(tincture: Dark | Light): string {
  return tincture in DARK ? DARK[tincture as Dark][0] : LIGHT[tincture as Light]
}

function hatching(tincture: Dark | Light, width: number): string {
  if (!(tincture in DARK)) return ""
  return `<path d="${HATCHINGS[DARK[tincture as Dark][1]](width)}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6" stroke-linecap="round"/>`
}

function charge(name: ChargeName, x: number, y: number, size: number, fill: string): string {
  return `<path d="${CHARGES[name]}" fill="${fill}" fill-rule="evenodd" transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size / 24)})"/>`
}

// Slimmer than the charge: only its ends are seen.
const SWORD = "M12 -3 13.2 -.5V17H16v1.3h-2.8v3.9h-2.4v-3.9H8V17h2.8V-.5Z"

/** Swords behind an Attack, a ribbon that comes back behind a Duration. */
function behind(around: string, width: number): string {
  const swords = [45, -45].map((angle) =>
    `<path d="${SWORD}" fill="#c9ced6" stroke="#2a2419" stroke-width=".5" transform="translate(${width / 2} 48) rotate(${angle}) scale(5) translate(-12 -10.5)"/>`)
  const ribbon = `<path d="M0 60 12 66 88 66 100 60 94 76 100 92 86 88H14L0 92 6 76Z" fill="#d98324" stroke="#2a2419" stroke-width="2"/>`
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
