// What is wrong with what somebody filled in: the browser knows it, the words of the room "wrong" say it.
import type { Value } from "./words"

export interface Wrong {
  what: string
  values: Record<string, Value>
}

const SIGNS = ["valueMissing", "tooShort", "tooLong", "rangeUnderflow", "rangeOverflow", "stepMismatch", "badInput", "patternMismatch", "typeMismatch"] as const

type Checked = Pick<HTMLInputElement, "validity" | "min" | "max" | "minLength" | "maxLength">

export function wrongWith({ validity, min, max, minLength, maxLength }: Checked): Wrong {
  const what = SIGNS.find((sign) => validity[sign]) ?? "typeMismatch"
  return { what, values: { least: min, most: max, shortest: minLength, longest: maxLength } }
}
