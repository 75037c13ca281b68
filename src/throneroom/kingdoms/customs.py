"""What the rule books leave to chance, or to the last game, before a game begins."""
from __future__ import annotations

from collections.abc import Collection
from random import Random

from throneroom.kingdoms.facts import FACTS


def first_player(random: Random, players: int, last_winners: Collection[int] = ()) -> int:
    """The seat that begins: after a game the one to the left of its winner, after a shared win one of those who did
    not win; at random if there was no game, or if all of them won."""
    if len(last_winners) == 1:
        (winner,) = last_winners
        return (winner + 1) % players
    others = [seat for seat in range(players) if seat not in last_winners]
    return random.choice(others or range(players))


def drawn_from(random: Random, kingdom: Collection[str], set_name: str) -> bool:
    """Is one Kingdom card, drawn at random, of this set?  If it is one of Prosperity, Platinum and Colony are used; if
    it is one of Dark Ages, Shelters."""
    return FACTS[random.choice(sorted(kingdom))].set == set_name
