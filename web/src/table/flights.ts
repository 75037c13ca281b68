// Which cards an event sends from where to where, by the names of places on the page.
import type { PileView, Told, View } from "../protocol"

export interface Flight {
  card: string // empty: face down
  from: string[] // the first of these places that is in sight
  to: string[]
}

/** A player's place; where it is not shown, the player's own corner. */
function place(zone: string, seat: number, view: View): string[] {
  if (zone === "play") return seat === view.turn_seat ? ["play"] : [`in play:${seat}`, `seat:${seat}`]
  if (zone === "trash") return ["trash"]
  return [`${zone}:${seat}`, `seat:${seat}`]
}

export function flightsOf(told: Told, view: View): Flight[] {
  const { seat, verb, source = "", target = "" } = told
  const at = (zone: string) => place(zone, seat, view)
  const send = (from: (card: string) => string[], to: string[]): Flight[] => [
    ...(told.cards ?? []).map((card) => ({ card, from: from(card), to })),
    ...Array.from({ length: told.hidden ?? 0 }, () => ({ card: "", from: from(""), to })),
  ]
  const ofHand = (card: string) => [`hand:${seat}:${card}:0`, ...at("hand")]
  switch (verb) {
    case "play":
      return send(ofHand, at("play"))
    case "gain":
      return send((card) => [`pile:${pileOf(card, view)}`], at(target || "discard"))
    case "draw":
      return send(() => at("deck"), at("hand"))
    case "discard":
      return send(ofHand, at("discard"))
    case "trash":
      return send(ofHand, ["trash"])
    case "return":
      return (told.cards ?? []).map((card) => ({ card, from: ofHand(card), to: [`pile:${pileOf(card, view)}`] }))
    case "move":
      return target === source ? [] : send(source === "hand" ? ofHand : () => at(source || "hand"), at(target))
    default:
      return []
  }
}

/** The pile of a card: that of its name, the one that holds it among others, or else one that lies face down. */
export function pileOf(card: string, view: View): string {
  const own = view.piles.find((pile) => pile.id === card || pile.top === card) ?? view.piles.find((pile) => pile.cards?.includes(card))
    ?? view.piles.find((pile) => !pile.supply && isFaceDown(pile))
  return own?.id ?? card
}

/** Not even its top card can be seen. */
export function isFaceDown(pile: PileView): boolean {
  return pile.top === null && pile.cards === null
}
