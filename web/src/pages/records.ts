// Records of games: kept by the server, carried around as files.
import { getText, post } from "../lib/api"
import { go, staying } from "../lib/router.svelte"
import { save } from "../lib/save"
import type { KeptRecord } from "../protocol"

/** What the page needs to know of a record (docs/record.md). */
export interface GameRecord {
  setup: {
    kingdom: string[]
    landscapes?: string[]
    players: number
    platinum?: boolean
    shelters?: boolean
    bane?: string
    mouse?: string
    black_market?: string[]
    boons?: string[]
    traits?: [string, string][]
    ferryman?: string
    riverboat?: string
  }
  answers: number[][]
  names?: string[]
}

const ofTable = (table: string): Promise<string> => getText(`/tables/${encodeURIComponent(table)}/record`)

/** Puts the record of a finished game into the reader's downloads. */
export async function download(table: string): Promise<void> {
  save(new Blob([await ofTable(table)], { type: "application/json" }), `throneroom-${table}.json`)
}

/** Hands a record in and opens its replay. */
export async function show(text: Promise<string>): Promise<void> {
  const isHere = staying()
  const { id } = await post<KeptRecord>("/records", await text)
  if (isHere()) go("replay", id)
}

export const showTable = (table: string): Promise<void> => show(ofTable(table))
