// What the whole page shares: the words, and the reader's language.
import { untrack } from "svelte"
import type { AllWords } from "../protocol"
import { getFile, Refusal } from "./api"
import { server } from "./server.svelte"
import { settings } from "./settings.svelte"
import { LANGUAGES, Words, type Language } from "./words"

function ofBrowser(): Language {
  return LANGUAGES.find((language) => language === navigator.language.slice(0, 2)) ?? "en"
}

class Page {
  language: Language = $derived(settings.now.language === "browser" ? ofBrowser() : settings.now.language)
  private all = $state.raw<AllWords>({ cards: {}, messages: {} })
  private texts = $state.raw<Readonly<Record<string, string>>>({})
  words = $derived(new Words(this.all, this.language, this.texts))

  async load(): Promise<void> {
    const answer = await getFile("/words")
    server.heard(answer)
    this.all = (await answer.json()) as AllWords
  }

  /** From now on cards are read by these newer editions (those of a table, or of a kingdom); without any, as in the books. */
  readBy(texts: Readonly<Record<string, string>> = {}): void {
    if (JSON.stringify(untrack(() => this.texts)) !== JSON.stringify(texts)) this.texts = texts
  }

  /** Every card's id. */
  get cards(): string[] {
    return Object.keys(this.all.cards)
  }

  /** What went wrong, for the reader: what the server says, or that it says nothing we understand. */
  problem(problem: unknown): string {
    return problem instanceof Refusal ? problem.said(this.language) : this.words.say("connection", "unreachable")
  }

  speak(language: Language): void {
    settings.set("language", language)
  }
}

export const page = new Page()
