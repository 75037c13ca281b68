// Moving about by keyboard.

/** Does the key belong to what has the focus?  (A slider and a list have no use for Enter and digits.) */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.matches("select, input[type=range]") ? !/^(Enter|\d)$/.test(key) : target.matches("input, textarea")
}

const OPTIONS = "[data-option] button:not([tabindex='-1']), button[data-option]"
const BUTTONS = ".question .buttons button:not(:disabled)"
const ALL = "button:not(:disabled):not([tabindex='-1'])"
const AXES: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Moves the focus to the nearest thing to press in that direction; from nowhere, to the first option. */
export function focusTowards(key: string, board: HTMLElement): boolean {
  const axis = AXES[key]
  const here = document.activeElement
  if (!axis || (here instanceof HTMLElement && here.matches("[role=log]"))) return false
  if (!(here instanceof HTMLElement) || !board.contains(here) || !here.matches("button")) {
    const first = board.querySelector<HTMLElement>(OPTIONS) ?? board.querySelector<HTMLElement>(BUTTONS)
    first?.focus()
    return first !== null
  }
  const from = centre(here)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of board.querySelectorAll<HTMLElement>(ALL)) {
    const to = centre(other)
    const along = (to.x - from.x) * axis[0] + (to.y - from.y) * axis[1]
    const across = Math.abs((to.x - from.x) * axis[1]) + Math.abs((to.y - from.y) * axis[0])
    const far = along + across * 2.5
    if (other === here || along < 4 || other.offsetParent === null || far >= least) continue
    least = far
    best = other
  }
  best?.focus()
  return best !== null
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
