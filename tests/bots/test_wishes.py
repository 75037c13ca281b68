"""Buy rules as data: the rules of the benchmark as data and as functions want the same."""
import sys
from pathlib import Path
from random import Random

import pytest

from throneroom.bots.priority import WishBot

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import ours
import rules


@pytest.mark.parametrize("kind", rules.KINDS)
def test_data_and_functions_want_the_same(kind: str) -> None:
    random = Random(1)
    table = ours.PLAIN.table()
    bot = WishBot(ours.PLAYS, ours.wishes(kind))
    game = table.new_game([bot, bot], 1)
    me = game.players[0]
    full = {name: game.pile(id).cards[:] for name, id in ours.IDS.items()}
    bought = set()
    for _ in range(3_000):
        me.coins = random.randint(0, 12)
        for name, cards in full.items():
            game.pile(ours.IDS[name]).cards[:] = cards[:random.choice((0, 1, 3, 4, 5, 6, 26, 27, 60))]
        game.affordable = {}
        offer = game.buyable(me)
        wanted = [ours.IDS[name] for name in rules.WANTS[kind](int(me.coins), lambda name: game.count_in_pile(
            ours.IDS[name]))]
        can_be_had = {card.id for card in offer}
        expected = next((id for id in wanted if id in can_be_had), None)
        pile = bot.pile_to_buy(me)
        position = bot.card_to_buy(me, offer)
        assert (game.piles[pile].id if pile >= 0 else None) == expected
        assert (offer[position].id if position >= 0 else None) == expected
        bought.add(expected)
    assert len(bought) >= 5


def test_a_plain_bot_has_no_judgement() -> None:
    with pytest.raises(ValueError, match="judgement"):
        WishBot((), [("*", 99, ())])
