// What is asked of the lab, as the address of the page holds it: the same address is the same games.
import type { LabPlayer, LabWanted } from "../protocol"

export const MOST_PLAYERS = 4
export const MOST_GAMES = 100_000
export const LONGEST = 8000 // letters of a strategy, as the server has it
export const UNTIL = ["", "decided", "1%", "0.5%"] as const
export const RANDOM = "random"

const USUAL: LabWanted = { players: [{ named: "Big Money + Smithy" }, { named: "Big Money" }], kingdom: "", games: 1000, until: "", seed: 1 }

const TEXT = "\n" // follows: no name begins like that
const playerOf = (value: string): LabPlayer => (value.startsWith(TEXT) ? { text: value.slice(TEXT.length) } : { named: value })
const valueOf = ({ named, text }: LabPlayer): string => (text === undefined ? (named ?? "") : TEXT + text)

/** What an address asks for; what it does not say, or says wrongly, is as usual. */
export function wantedBy(query: URLSearchParams): LabWanted {
  const players = query.getAll("player").filter(Boolean).slice(0, MOST_PLAYERS).map(playerOf)
  const until = query.get("until") ?? ""
  return {
    players: players.length < 2 ? [...players, ...(USUAL.players ?? []).slice(players.length)] : players,
    kingdom: query.get("kingdom") ?? "",
    games: wholeNumber(query.get("games")) ?? USUAL.games,
    until: UNTIL.find((each) => each === until) ?? "",
    seed: wholeNumber(query.get("seed")) ?? USUAL.seed,
  }
}

export function queryOf({ players, kingdom, games, until, seed }: LabWanted): string {
  const query = new URLSearchParams(players.map((player) => ["player", valueOf(player)]))
  if (kingdom) query.set("kingdom", kingdom)
  if (games !== USUAL.games) query.set("games", String(games))
  if (until) query.set("until", until)
  if (seed !== USUAL.seed) query.set("seed", String(seed))
  return query.toString()
}

/** Whether it is too large or too small its field says. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null
}

const FEW = 0.02 // of all games: turns that fewer have had say nothing

/** The last turn that plots show. */
export function lastTurn(lengths: readonly number[], games: number): number {
  let left = games
  for (let turn = 0; turn < lengths.length; turn++) {
    if (left < games * FEW) return Math.max(2, turn - 1)
    left -= lengths[turn]
  }
  return Math.max(2, lengths.length - 1)
}
