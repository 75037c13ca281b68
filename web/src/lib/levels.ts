// The bots that can be chosen: five characters, from the weakest to the strongest.
import type { SeatInfo } from "../protocol"

export type Level = NonNullable<SeatInfo["bot"]>

export const LEVELS: readonly Level[] = ["beginner", "easy", "medium", "hard", "master"]
