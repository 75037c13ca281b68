// Tokens lying on piles and landscapes.
import type { View } from "../protocol"
import type { Words } from "../lib/words"

export interface Token {
  key: string
  text: string // short, to be seen on the pile
  title: string // in full
}

export function tokensOn(id: string, view: View, words: Words, names: readonly string[]): Token[] {
  const common = Object.entries(view.tokens).flatMap(([key, count]) => {
    const [place, ...rest] = key.split(" ")
    if (place !== id || count === 0) return []
    const name = words.knows("token", rest.join(" ")) ? words.say("token", rest.join(" ")) : rest.join(" ")
    return [{ key, text: `${count} ${name}`, title: `${name}: ${count}` }]
  })
  const own = view.players.flatMap((player) =>
    Object.entries(player.pile_tokens).filter(([, pile]) => pile === id).map(([token]) => {
      const name = words.knows("token", token) ? words.say("token", token) : token
      return { key: `${player.seat} ${token}`, text: `${initial(names[player.seat])} ${name}`, title: `${names[player.seat]}: ${name}` }
    }))
  return [...common, ...own]
}

export function initial(name: string | undefined): string {
  return [...(name ?? "")][0]?.toUpperCase() ?? "?"
}
