"""`throneroom compare` comes to what is known, wherever the players are compiled: fixed seeds, honest intervals."""
from __future__ import annotations

import pytest

from throneroom import lab
from throneroom.engine import game as engine

COMPILED = not str(engine.__file__).endswith(".py")
OTHERS = "Smithy, Village, Militia, Festival, Moat, Remodel, Market, Cellar, Workshop"


@pytest.mark.skipif(not COMPILED, reason="some ten thousand games: the players are not compiled")
@pytest.mark.parametrize(("kingdom", "card", "most", "verdict", "best"), [
    ("Smithy", "Smithy", 3, "worth", [1, 2]),           # with money alone
    ("Witch", "Witch", 2, "worth", [2]),
    (f"Scout, {OTHERS}", "Scout", 1, "not worth", [0]),
])
def test_known_cards_are_worth_what_is_known(tmp_path, kingdom, card, most, verdict, best) -> None:
    found = lab.compare(kingdom, card, games=1000, seed=1, fresh=1000, most=most, jobs=1, folder=tmp_path)
    assert (found.verdict, found.best) == (verdict, best)
