// What has not changed stays the same object: nothing that shows it has to look at it again.

/** `after`, with whatever in it says the same as in `before` taken from there. */
export function keeping<T>(before: unknown, after: T): T {
  if (!isCompound(before) || !isCompound(after) || Array.isArray(before) !== Array.isArray(after)) return after
  const parts: Record<string, unknown> = after
  const keys = Object.keys(parts)
  let isSame = Object.keys(before).length === keys.length
  for (const key of keys) {
    parts[key] = keeping(before[key], parts[key])
    isSame &&= parts[key] === before[key] && key in before
  }
  return isSame ? (before as T) : after
}

const isCompound = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null
