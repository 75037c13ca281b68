// What the page knows of what happened: events in a row, up to the last one; the first ones may be missing.
import type { Earlier, Told, Update } from "../protocol"

/** Does an update tell what comes next?  If not the log begins anew with it: something before it is missing (what is older can be
    asked for), or the server has lost something, and what is known has never happened. */
export const joinsOn = (known: readonly Told[], { first }: Pick<Update, "first">): boolean => first === (known.at(-1)?.number ?? 0) + 1

/** With what an update tells. */
export function withNews(known: readonly Told[], update: Pick<Update, "first" | "events">): readonly Told[] {
  if (!joinsOn(known, update)) return update.events
  return update.events.length ? [...known, ...update.events] : known
}

/** With what was asked for, if it still joins on to the rest. */
export function withEarlier(known: readonly Told[], { events }: Pick<Earlier, "events">): readonly Told[] {
  return known.length && events.at(-1)?.number === known[0].number - 1 ? [...events, ...known] : known
}

/** Did more happen before that? */
export const beginsLater = (known: readonly Told[]): boolean => (known[0]?.number ?? 1) > 1
