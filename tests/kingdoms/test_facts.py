"""The facts of the cards: a sample by hand, and what must hold for all of them."""

from dataclasses import FrozenInstanceError

import pytest

from throneroom.kingdoms.facts import FACTS


def test_militia():
    militia = FACTS["militia"]
    assert militia.types == ("Action", "Attack")
    assert (militia.cost_coins, militia.cost_potion, militia.cost_debt) == (4, 0, 0)
    assert (militia.plus_coins, militia.plus_cards, militia.vp, militia.coins) == (2, 0, None, None)


def test_costs_of_every_kind():
    assert (FACTS["familiar"].cost_coins, FACTS["familiar"].cost_potion) == (3, 1)
    assert FACTS["city_quarter"].cost_debt == 8
    assert FACTS["masterpiece"].cost_overpay
    assert FACTS["peddler"].cost_star
    assert FACTS["tomb"].cost_coins is None


def test_points_and_coins():
    assert (FACTS["curse"].vp, FACTS["harem"].vp, FACTS["harem"].coins) == (-1, 2, 2)


def test_ids_are_plain_and_complete():
    assert all(id == facts.id for id, facts in FACTS.items())
    assert all(id.islower() and id.isidentifier() for id in FACTS)
    assert all(facts.set and facts.kind and facts.types for facts in FACTS.values())


@pytest.mark.parametrize("kind", ["kingdom", "basic", "event", "project"])
def test_what_is_bought_has_a_cost(kind):
    free = [id for id, facts in FACTS.items() if facts.kind == kind and facts.cost_coins is None]
    assert [id for id in free if not FACTS[id].cost_debt] == []


def test_facts_do_not_change():
    with pytest.raises(FrozenInstanceError):
        FACTS["copper"].coins = 2
