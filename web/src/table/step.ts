// What an undo would take back, in a few words.
import type { Words } from "../lib/words"
import type { Step } from "../protocol"

export function stepInWords(step: Step, words: Words): string {
  const { purpose, source, chosen } = step
  if (source === null && chosen.length === 0) return words.say("step back", purpose === "buy" ? "end turn" : "no more")
  const named = chosen.map(({ id, word, count = 1 }) => {
    const name = word ? words.option(source ?? "", id) : words.name(id)
    return count > 1 ? `${count} ${name}` : name
  })
  const what = named.join(", ") || words.say("step back", "nothing")
  const done = words.say("step back", chosen.length && words.knows("step back", purpose) ? purpose : "choose", { what })
  return source !== null && words.card(source) ? `${words.name(source)}: ${done}` : done
}
