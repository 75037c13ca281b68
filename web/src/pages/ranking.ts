// Who came first, second, third.
import type { Final } from "../protocol"

/** The ranks of the seats, best first: the winners, then by points, then by fewer turns; equals share a rank. */
export function ranking(final: Final): { seat: number; rank: number }[] {
  const worth = (seat: number): [number, number, number] =>
    [final.winners.includes(seat) ? 1 : 0, final.scores[seat], -final.turns[seat]]
  const compare = (one: number, other: number): number => {
    const [first, second] = [worth(one), worth(other)]
    const differing = first.findIndex((value, index) => value !== second[index])
    return differing < 0 ? 0 : second[differing] - first[differing]
  }
  const seats = final.scores.map((_, seat) => seat).sort(compare)
  return seats.map((seat) => ({ seat, rank: 1 + seats.findIndex((other) => compare(other, seat) === 0) }))
}
