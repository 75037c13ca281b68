// How the reader likes the page: kept in this browser, and (settled.ts) in the account of those who have one.
import type { Setting } from "../protocol"

const KEPT = "throneroom.settings" // what was chosen, by name
const TIMES = "throneroom.settings.times" // when, in seconds
const LANGUAGE = "throneroom.language" // where the language was kept before

export const CHOICES = {
  speed: ["instant", "quick", "calm"], // at which others' turns are shown
  theme: ["felt", "dark", "contrast"],
  colours: ["heraldic", "safe"], // of the seats
  faceSupply: ["emblem", "text", "both"], // what a card shows, by room
  facePlay: ["emblem", "text", "both"],
  faceHand: ["emblem", "text", "both"],
  language: ["browser", "en", "de"],
} as const

export const SWITCHES = {
  playTreasures: false, // plain Treasures are played without asking
  endTurn: false, // a turn in which nothing can be done any more ends by itself
  answerForced: true, // answers without an alternative are given by themselves
  secondLook: true, // before Curses, Coppers and coins left over
  sound: true,
  alertSound: true, // when it is one's turn
  alertTitle: true,
  alertNotice: false, // by the browser, outside the page
} as const

type Choices = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] }
type Switches = { -readonly [Key in keyof typeof SWITCHES]: boolean }
export type Kept = Choices & Switches
export type Name = keyof Kept

const LOOK: Name[] = ["theme", "colours", "faceSupply", "facePlay", "faceHand", "language"]
const SIGNALS: Name[] = ["sound", "alertTitle", "alertSound", "alertNotice"]

/** In the order in which the page shows them: all that nobody put elsewhere is about playing. */
export const PARTS: Record<"playing" | "look" | "signals", Name[]> = {
  playing: ([...Object.keys(SWITCHES), ...Object.keys(CHOICES)] as Name[]).filter((name) => ![...LOOK, ...SIGNALS].includes(name)),
  look: LOOK,
  signals: SIGNALS,
}

const DEFAULTS: Kept = {
  speed: "quick", theme: "felt", colours: "heraldic", faceSupply: "both", facePlay: "both", faceHand: "both", language: "browser", ...SWITCHES,
}

type Entries = Record<string, unknown>

/** What is understood of something kept; everything else is as at first. */
export function understood(kept: unknown, first: Kept = DEFAULTS): Kept {
  const found = entries(kept)
  const known: Entries = { ...first }
  for (const [key, choices] of Object.entries(CHOICES))
    if ((choices as readonly unknown[]).includes(found[key])) known[key] = found[key]
  for (const key of Object.keys(SWITCHES)) if (typeof found[key] === "boolean") known[key] = found[key]
  return known as Kept
}

function entries(value: unknown): Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function read(key: string): Entries {
  try {
    return entries(JSON.parse(localStorage.getItem(key) ?? "null"))
  } catch {
    return {}
  }
}

/** As long as nothing was chosen, what the system asks for. */
function atFirst(): Kept {
  const asksForContrast = globalThis.matchMedia?.("(prefers-contrast: more)").matches
  return understood({ language: globalThis.localStorage?.getItem(LANGUAGE), theme: asksForContrast ? "contrast" : "felt" })
}

export class Settings {
  private all: Entries = {} // also those of a newer page, which this one does not know
  times = $state.raw<Record<string, number>>({})
  now = $state<Kept>(DEFAULTS)

  constructor() {
    this.load()
    globalThis.addEventListener?.("storage", ({ key }) => key === TIMES && this.load()) // chosen in another window
  }

  set<Key extends Name>(key: Key, value: Kept[Key]): void {
    const at = Math.max(Date.now() / 1000, (this.times[key] ?? 0) + 0.001) // later than before, whatever the clock says
    this.take({ [key]: { value, at } })
  }

  /** What was chosen here, and when. */
  get own(): Record<string, Setting> {
    return Object.fromEntries(Object.entries(this.times).map(([key, at]) => [key, { value: this.all[key] as Setting["value"], at }]))
  }

  /** What holds in the account, unless something else was chosen here since it was told. */
  adopt(answer: Record<string, Setting>, told: Record<string, Setting>): void {
    const isNews = ([key, { at }]: [string, Setting]): boolean => this.times[key] === told[key]?.at && this.times[key] !== at
    const news = Object.entries(answer).filter(isNews)
    if (news.length) this.take(Object.fromEntries(news))
  }

  /** The next person at this browser finds it as it is, but does not take it into an account. */
  disown(): void {
    this.times = {}
    this.save()
  }

  private take(settings: Record<string, Setting>): void {
    const times = { ...this.times }
    for (const [key, { value, at }] of Object.entries(settings)) {
      this.all[key] = value
      times[key] = at
    }
    this.times = times
    this.now = understood(this.all, atFirst())
    this.save()
  }

  private load(): void {
    this.all = read(KEPT)
    const times = Object.entries(read(TIMES)).filter(([key, at]) => typeof at === "number" && key in this.all)
    this.times = Object.fromEntries(times) as Record<string, number>
    this.now = understood(this.all, atFirst())
  }

  private save(): void {
    globalThis.localStorage?.setItem(KEPT, JSON.stringify(this.all))
    globalThis.localStorage?.setItem(TIMES, JSON.stringify(this.times))
  }
}

export const settings = new Settings()
