// What was agreed on that people should know before they sit down: does it count, and how much time is there?
import type { Rules } from "../protocol"
import type { Words } from "./words"

export function terms(words: Words, rules: Rules): string {
  const { rated, minutes, days } = rules
  const time = days
    ? words.say("notice", days === 1 ? "one day" : "days", { count: days })
    : minutes ? words.say("notice", "minutes", { count: minutes }) : words.say("notice", "untimed")
  return [...(rated ? [words.say("notice", "rated")] : []), time].join(" · ")
}

/** Until when, in the reader's way of writing it. */
export function until(words: Words, due: number): string {
  const when = new Date(due * 1000).toLocaleString(words.language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })
  return words.say("notice", "until", { when })
}
