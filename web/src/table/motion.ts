// Cards move, unless the reader does not like it.
const still = matchMedia("(prefers-reduced-motion: reduce)")

export const isStill = (): boolean => still.matches

/** For Svelte's animate: and transition: directives. */
export const quickly = (): number => (still.matches ? 0 : 220)
