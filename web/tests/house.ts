// The real house, asked once per test file: its words, the form for paper, and random games with what the terminal says of them.
import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { AllWords, PaperForm, Question, Told, View } from "../src/protocol"

interface Asked {
  question: Question
  view: View
  en: string
  de: string
}

interface Game {
  events: Told[]
  asked: Asked[]
  landscapes: string[]
  en: (string | null)[] // what the terminal says of each event
  de: (string | null)[]
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const python = process.env.PYTHON ?? here("../../.venv/bin/python")

/** What one of the scripts beside this file prints. */
export function ask<T>(script: string): T {
  return JSON.parse(execFileSync(python, [here(script)], { encoding: "utf8", maxBuffer: 2 ** 28 })) as T
}

export const house = ask<{ words: AllWords; paper: PaperForm; games: Game[] }>("house.py")
