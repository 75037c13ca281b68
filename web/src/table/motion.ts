// Cards move, unless the reader does not like it.
import { cubicOut } from "svelte/easing"
import type { TransitionConfig } from "svelte/transition"

const still = matchMedia("(prefers-reduced-motion: reduce)")

export const isStill = (): boolean => still.matches

/** For Svelte's animate: and transition: directives. */
export const quickly = (): number => (still.matches ? 0 : 220)

/** A card comes up.  (Svelte's own `scale` asks for the computed style first, and the browser works out that of the whole board for it.) */
export const grow = (_card: Element): TransitionConfig =>
  ({ duration: quickly(), easing: cubicOut, css: (here) => `transform: scale(${0.7 + 0.3 * here}); opacity: ${here}` })
