// What happened, told as a story: what belongs together in one piece, causes before effects, and what was seen named.
import type { Told } from "../protocol"

/** One line of the story: an event, or several that are one to people. */
export interface Tale {
  first: Told
  size: number // of how many events
  told: Told // all of them as one
}

/** What people do at the table besides playing. */
export const OF_THE_TABLE: readonly string[] =
  ["sits down", "stands up", "chat", "undo", "undo asked", "undo refused", "undo withdrawn", "resigns", "bot takes over", "returns"]

const TOGETHER = ["play", "move", "gain", "return", "trash", "reveal"] // in a row: "plays 3 Copper"

export function story(events: readonly Told[], undone: ReadonlySet<Told>): Tale[] {
  const tales: Tale[] = []
  const seen = new Seen()
  events.forEach((event, place) => {
    const told = seen.named(event)
    if (isNamedNext(told, events[place + 1]) || isBoughtHere(told)) return
    const last = tales.at(-1)
    if (last && undone.has(event) === undone.has(last.first) && isOneWith(told, last.told)) {
      last.told = joined(last.told, told)
      last.size += 1
    } else tales.push({ first: event, size: 1, told: told.tidy ? { ...told, ...drawn(told), verb: TIDY } : told })
  })
  return tales
}

/** A whole Clean-up: discarding, shuffling, drawing. */
export const TIDY = "tidy"

/** Of a Clean-up only the new hand is told. */
const drawn = (told: Told) => (told.verb === "draw" ? {} : { cards: [], hidden: 0, amount: 0 })

function joined(before: Told, told: Told): Told {
  const more = told.tidy ? { ...told, ...drawn(told) } : told
  return {
    ...before,
    cards: [...(before.cards ?? []), ...(more.cards ?? [])],
    hidden: (before.hidden ?? 0) + (more.hidden ?? 0),
    amount: (before.amount ?? 0) + (more.amount ?? 0),
    text: told.verb === "shuffle" ? told.verb : before.text,
  }
}

function isOneWith(told: Told, before: Told): boolean {
  if (told.seat !== before.seat || (told.depth ?? 0) !== (before.depth ?? 0)) return false
  if (told.tidy) return before.verb === TIDY
  return TOGETHER.includes(told.verb) && told.verb === before.verb && told.source === before.source && told.target === before.target
}

/** An ability whose card is named by what comes of it at once: "reveals Moat" says it all. */
function isNamedNext(told: Told, next: Told | undefined): boolean {
  return told.verb === "ability" && next?.seat === told.seat && next.verb !== "ability" && (next.cards ?? []).includes(told.cards?.[0] ?? "")
}

/** That it is bought says where it goes. */
const isBoughtHere = ({ verb, source, target }: Told): boolean => verb === "gain" && source === "buy" && target === "discard"

/**
 * What everybody has seen of cards that go on face down: whoever has revealed a card and puts one away next has put away
 * that one.  (Of several cards nobody knows in which order they go, so they are named only if they go all at once.)
 */
class Seen {
  private seat = -1
  private cards: string[] = []
  private reacting = "" // a card that is only shown

  named(told: Told): Told {
    const shown = told.cards ?? []
    if (told.verb === "ability") this.reacting = shown[0] ?? ""
    if (told.verb === "reveal" && shown[0] !== this.reacting) {
      this.seat = told.seat
      this.cards = [...shown]
      return told
    }
    if (told.verb !== "ability") this.reacting = ""
    if (told.seat !== this.seat || (told.verb !== "move" && told.verb !== "discard")) {
      if (!OF_THE_TABLE.includes(told.verb)) this.cards = []
      return told
    }
    const left = without(this.cards, shown)
    this.cards = left ?? []
    if (!told.hidden || left?.length !== told.hidden) return told
    this.cards = []
    return { ...told, cards: [...left, ...shown], hidden: 0 }
  }
}

/** What is left of them; null if not all of these are among them. */
function without(cards: readonly string[], gone: readonly string[]): string[] | null {
  const left = [...cards]
  for (const card of gone) {
    const place = left.indexOf(card)
    if (place < 0) return null
    left.splice(place, 1)
  }
  return left
}

/** What the game told and somebody took back; what people said and did meanwhile stays. */
export function takenBack(events: readonly Told[]): Set<Told> {
  const undone = new Set<Told>()
  events.forEach((undo, place) => {
    if (undo.verb !== "undo" || !undo.first) return
    for (let at = place - 1; at >= 0 && events[at].number >= undo.first; at--)
      if (!OF_THE_TABLE.includes(events[at].verb)) undone.add(events[at])
  })
  return undone
}
