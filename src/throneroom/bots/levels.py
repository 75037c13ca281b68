"""Three opponents for people."""
from __future__ import annotations

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.plain import Beginner, MoneyAndTerminal
from throneroom.errors import ThroneroomError

LEVELS = ("easy", "medium", "hard")


def level(name: str, seed: int = 0) -> GeneralPlayer:
    """A new bot of this level.  Only the easy one uses the seed, for its whims."""
    if name == "easy":
        return Beginner(seed)
    if name == "medium":
        return MoneyAndTerminal()
    if name == "hard":
        return GeneralPlayer()
    raise ThroneroomError(f"there is no level {name!r}: it is one of {', '.join(LEVELS)}")
