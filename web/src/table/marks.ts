// What the others did since the reader's last turn: it stays marked until the reader's next one is over.
import { takenBack } from "../lib/story"
import type { Told } from "../protocol"

export interface TurnOf {
  seat: number
  played: string[]
  got: string[] // bought or gained
}

/** The turns of others since the reader's own before this one; a spectator sees the last turn of everybody. */
export function turnsOfOthers(events: readonly Told[], seat: number, players: number): TurnOf[] {
  const undone = takenBack(events)
  const turns: (TurnOf & { own: boolean })[] = []
  for (const told of events) {
    if (undone.has(told)) continue
    if (told.verb === "turn") turns.push({ seat: told.seat, own: told.seat === seat, played: [], got: [] })
    const turn = turns.at(-1)
    if (turn?.seat !== told.seat) continue
    if (told.verb === "play") turn.played.push(...(told.cards ?? []))
    else if (told.verb === "buy" || (told.verb === "gain" && told.source !== "buy")) turn.got.push(...(told.cards ?? []))
  }
  if (seat < 0) return turns.slice(-players)
  const isOwn = turns.at(-1)?.own
  const others = isOwn ? turns.slice(0, turns.findLastIndex((turn) => !turn.own) + 1) : turns
  return others.slice(others.findLastIndex((turn) => turn.own) + 1)
}
