// What the whole page shares: the words, and the reader's language.
import type { AllWords } from "../protocol"
import { get, Refusal } from "./api"
import { LANGUAGES, Words, type Language } from "./words"

const KEPT = "throneroom.language"

function preferred(): Language {
  const kept = localStorage.getItem(KEPT)
  const wanted = kept ?? navigator.language.slice(0, 2)
  return LANGUAGES.find((language) => language === wanted) ?? "en"
}

class Page {
  language = $state<Language>(preferred())
  private all = $state.raw<AllWords>({ cards: {}, messages: {} })
  words = $derived(new Words(this.all, this.language))

  async load(): Promise<void> {
    this.all = await get<AllWords>("/words")
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
    this.language = language
    localStorage.setItem(KEPT, language)
  }
}

export const page = new Page()
