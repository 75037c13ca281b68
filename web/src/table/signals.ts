// Which sounds belong to what has just happened.
import type { Sound } from "../lib/sound"
import type { Told } from "../protocol"

const SOUNDS: Record<string, Sound> = { play: "play", gain: "gain", shuffle: "shuffle", over: "end" }
const MOST = 3 // at a time: more would be noise

/** Each once, in the order in which they happened; what one says oneself is not news. */
export function soundsOf(news: readonly Told[], seat: number): Sound[] {
  const sounds = news.flatMap(({ verb, seat: who }) => {
    if (verb === "chat") return who === seat ? [] : ["chat" as const]
    return SOUNDS[verb] ?? []
  })
  const once = [...new Set(sounds)]
  return once.includes("end") ? ["end"] : once.slice(0, MOST)
}
