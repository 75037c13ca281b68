// Cards move, unless the reader does not like it.
import { cubicOut } from "svelte/easing"
import type { TransitionConfig } from "svelte/transition"

const CUBIC_OUT = "cubic-bezier(0.33, 1, 0.68, 1)" // the same as `cubicOut`
const still = matchMedia("(prefers-reduced-motion: reduce)")

export const isStill = (): boolean => still.matches

const quickly = (): number => (still.matches ? 0 : 220)

/** A card comes up.  (Svelte's own `scale` asks for the computed style first, and the browser works out that of the whole board for it.) */
export const grow = (_card: Element): TransitionConfig =>
  ({ duration: quickly(), easing: cubicOut, css: (here) => `transform: scale(${0.7 + 0.3 * here}); opacity: ${here}` })

type Place = readonly [left: number, top: number, width: number, height: number]
const places = new WeakMap<Element, Place>() // where it lay when its list changed last
const rooms = new WeakMap<Element, string>() // what room that list had then

/**
 * For a list, whenever its cards have changed: they slide to where they lie now.  (Svelte's own `flip` measures before and after every change, in the
 * midst of others, and the browser lays out the whole board each time, also for who wants nothing to move.)
 */
export function slide(list: HTMLElement, _cards: unknown): void {
  if (isStill()) return
  const cards = [...list.children].filter((card) => card instanceof HTMLElement)
  const now = cards.map((card): Place => [card.offsetLeft, card.offsetTop, card.offsetWidth, card.offsetHeight])
  const room = `${list.parentElement?.clientWidth} ${list.parentElement?.clientHeight}`
  const isSameRoom = rooms.get(list) === room // else the window has another size, not the list other cards
  rooms.set(list, room)
  cards.forEach((card, index) => {
    const [left, top, width, height] = now[index]
    const before = places.get(card)
    places.set(card, now[index])
    if (!before || !isSameRoom || before.every((side, part) => side === now[index][part])) return
    const transform = `translate(${before[0] - left}px, ${before[1] - top}px) scale(${before[2] / width}, ${before[3] / height})`
    // Added to what moves it already: whoever is on the way goes on from there.
    card.animate({ transform: [transform, "none"], transformOrigin: ["0 0", "0 0"] }, { duration: quickly(), easing: CUBIC_OUT, composite: "add" })
  })
}
