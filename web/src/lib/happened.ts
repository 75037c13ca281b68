// What the page knows of what happened: events in a row, up to the last one; the first ones may be missing.
import type { Earlier, Told, Update } from "../protocol"

/** With what an update tells.  If something before it is missing, what is older is forgotten: it can be asked for. */
export function withNews(known: readonly Told[], update: Pick<Update, "first" | "events">): readonly Told[] {
  const last = known.at(-1)?.number ?? 0
  if (update.first > last + 1) return update.events
  const news = update.events.filter((told) => told.number > last)
  return news.length ? [...known, ...news] : known
}

/** With what was asked for, if it still joins on to the rest. */
export function withEarlier(known: readonly Told[], { events }: Pick<Earlier, "events">): readonly Told[] {
  return known.length && events.at(-1)?.number === known[0].number - 1 ? [...events, ...known] : known
}

/** Did more happen before that? */
export const beginsLater = (known: readonly Told[]): boolean => (known[0]?.number ?? 1) > 1
