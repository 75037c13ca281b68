// Others' turns at a pace that can be followed.  The server tells how things stand now; what happened on the way there is shown
// step by step: events one after the other, and between them the board as far as they tell it.  Nothing is shown that was not told.
import { OF_THE_TABLE } from "../lib/story"
import type { PlayerView, Told, Update, View } from "../protocol"
import { isFaceDown, pileOf } from "./flights"

export type Speed = "instant" | "quick" | "calm"

/** Milliseconds for one thing that somebody else does. */
export const PACE: Record<Speed, number> = { instant: 0, quick: 450, calm: 1200 }
const IN_A_ROW = 0.4 // so much of it for one more card played at once
const LONGEST = 30_000 // whoever is further behind does not want to see it all

/** What is seen at a time. */
export interface Beat {
  view: View
  upto: number // the event of that number was the last
  lasts: number
  update: Update | null // it is all that this one told
}

export class Show {
  shown = $state.raw<Beat | null>(null)
  private present = $state.raw<Update | null>(null)
  private queue: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Is it the present that is shown? */
  get isPresent(): boolean {
    return this.shown?.update === this.present
  }

  /** `pace`: milliseconds for each thing; 0: at once. */
  hear(update: Update, news: readonly Told[], seat: number, pace: number): void {
    // What the reader answered, and what is only said, waits for nothing.
    const isAtOnce = this.isPresent && (this.present?.question?.seat === seat || news.every((told) => OF_THE_TABLE.includes(told.verb)))
    this.present = update
    const last = this.queue.at(-1) ?? this.shown
    const isOnTheClock = update.question?.seat === seat && update.table.rules.minutes != null
    const hasGoneBack = news.some((told) => told.verb === "undo")
    if (!update.view || !last || !pace || isOnTheClock || hasGoneBack) return this.skip()
    this.queue.push(...beatsOf(last.view, update.view, update, news, seat, pace))
    if (this.queue.reduce((sum, beat) => sum + beat.lasts, 0) > LONGEST) this.skip()
    else if (!this.timer || isAtOnce) this.go()
  }

  /** On to the present. */
  skip(): void {
    this.stop()
    const update = this.present
    this.shown = update?.view ? { view: update.view, upto: update.number, lasts: 0, update } : null
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
  }

  private go(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      this.shown = beat
      if (beat.lasts) {
        this.timer = setTimeout(() => this.go(), beat.lasts)
        return
      }
    }
  }
}

/** The way from one view to the next, thing by thing; what the reader does, or what happens in the reader's turn, takes no time. */
export function beatsOf(before: View, after: View, update: Update, news: readonly Told[], seat: number, pace: number): Beat[] {
  const beats: Beat[] = []
  let view = before
  let turn = before.turn_seat
  news.forEach((told, place) => {
    if (told.verb === "turn") turn = told.seat
    view = told.tidy || told.verb === "turn" ? view : stepped(view, told)
    const next = news[place + 1]
    if (turn === seat || told.seat === seat || !isThing(told) || (next && isOneWith(told, next))) return
    const again = next?.verb === "play" && told.verb === "play" && (next.depth ?? 0) === (told.depth ?? 0)
    beats.push({ view, upto: told.number, lasts: again ? pace * IN_A_ROW : pace, update: null })
  })
  const rest = news.filter((told) => told.number > (beats.at(-1)?.upto ?? 0))
  const end = { view: after, upto: update.number, lasts: 0, update }
  if (beats.length && !rest.some((told) => told.tidy || told.verb === "turn")) return [...beats.slice(0, -1), { ...end, lasts: beats[beats.length - 1].lasts }]
  return [...beats, end]
}

const isThing = ({ verb, tidy }: Told): boolean => !tidy && verb !== "turn" && verb !== "shuffle" && verb !== "over" && !OF_THE_TABLE.includes(verb)

/** A purchase and its card, an ability and what comes of it, and cards that go the same way are one thing. */
function isOneWith(told: Told, next: Told): boolean {
  if (told.verb === "buy") return next.verb === "gain" && next.source === "buy"
  if (told.verb === "ability") return next.seat === told.seat && isThing(next)
  return told.verb !== "play" && told.verb === next.verb && told.seat === next.seat && told.target === next.target
}

/** The view after an event, as far as that alone tells it. */
export function stepped(view: View, told: Told): View {
  const cards = told.cards ?? []
  const count = cards.length + (told.hidden ?? 0)
  const change = (how: (player: PlayerView) => Partial<PlayerView>): View => ({
    ...view, players: view.players.map((player) => (player.seat === told.seat ? { ...player, ...how(player) } : player)),
  })
  const left = (player: PlayerView): Partial<PlayerView> =>
    ({ hand_size: Math.max(0, player.hand_size - count), hand: player.hand && less(player.hand, cards) })
  switch (told.verb) {
    case "play": // what a card plays may lie there already
      return told.depth ? view : change((player) => ({ ...left(player), in_play: [...player.in_play, ...cards] }))
    case "discard":
      return change((player) => ({ ...left(player), discard_top: cards.at(-1) ?? player.discard_top }))
    case "draw":
      return change((player) => ({
        hand_size: player.hand_size + count, hand: player.hand && [...player.hand, ...cards],
        deck_size: player.deck_size === null ? null : Math.max(0, player.deck_size - count),
      }))
    case "gain": {
      const from = cards[0] && pileOf(cards[0], view)
      const piles = view.piles.map((pile) => ((pile.top === cards[0] || (isFaceDown(pile) && pile.id === from)) && pile.count > 0 ? { ...pile, count: pile.count - 1 } : pile))
      const gained = change((player) => (told.target === "discard" ? { discard_top: cards[0] ?? player.discard_top } : {}))
      return { ...gained, piles }
    }
    default:
      return view
  }
}

function less(hand: readonly string[], gone: readonly string[]): string[] {
  const left = [...hand]
  for (const card of gone) {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
