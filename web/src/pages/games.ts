// How the games of a person are called and told.
import { page } from "../lib/page.svelte"
import type { GameSeat, OwnGame } from "../protocol"

export const players = (count: number): string => page.words.say("games", "number", { count })

export const count = (games: number): string => (games === 1 ? page.words.say("games", "one") : page.words.say("games", "total", { count: games }))

/** Whoever has deleted their account has no name any more. */
export const nameOf = (seat: { name: string }): string => seat.name || page.words.say("games", "former player")

/** When it was, to the minute. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(page.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000))

/** What came of it for the reader. */
export const outcome = (game: OwnGame): string => game.seats[game.seat].outcome ?? "running"

/** Against whom, as far as it was not the reader. */
export const opponents = (game: OwnGame): GameSeat[] => game.seats.filter((_, seat) => seat !== game.seat)

export const percent = (share: number | null | undefined): string =>
  share == null ? "" : new Intl.NumberFormat(page.language, { style: "percent" }).format(share)
