// What games, tables and kingdoms are called.
import type { OwnGame, TableInfo } from "../protocol"
import { page } from "./page.svelte"

/** By the names of its set, English and German; most have none. */
export const kingdomName = (names: readonly string[] = []): string => names[page.language === "en" ? 0 : 1] ?? page.words.say("games", "own kingdom")

export const tableName = (table: TableInfo): string => (table.kind === "daily" ? dailyName(table.created) : kingdomName(table.set_name))

export const gameName = (game: OwnGame): string => (game.kind === "daily" ? dailyName(game.began) : kingdomName(game.set_name))

/** A day begins everywhere at once. */
export const dayName = (day: Date, style: "long" | "medium"): string => new Intl.DateTimeFormat(page.language, { dateStyle: style, timeZone: "UTC" }).format(day)

const dailyName = (begun: number): string => page.words.say("daily", "of", { day: dayName(new Date(begun * 1000), "medium") })
