// A card's text as far as its face does not say it already, and how much of it there is room for.
import type { Words } from "../lib/words"

/** Without the bonuses, the worth and the points that are drawn at the foot, and without lines that only part others. An Omen's first line, its Sun, is not drawn. */
export function shortText(id: string, words: Words): string {
  const card = words.card(id)
  if (!card) return ""
  let drawn = Object.keys(card.gives ?? {}).length
  const lines = textOf(id, words).split("\n").filter((line) => line !== "---")
  return lines.filter((line, at) => (at === 0 && card.types.includes("Omen")) || !(drawn > 0 && /^[+-]?\$?\d+( \p{L}+)?$/u.test(line) && drawn--)).join("\n")
}

/** The whole text, in the reader's language. */
export function textOf(id: string, words: Words): string {
  const card = words.card(id)
  return (words.language === "en" ? card?.text_en : card?.text_de) ?? ""
}
