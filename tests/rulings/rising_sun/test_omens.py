"""Omens, and what holds for all Prophecies."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from throneroom.engine.situation import ACTION_PHASE
from throneroom.engine.types import OMEN
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import checked, faults
from throneroom.kingdoms.generator import Wishes, broken, generate, replaced
from throneroom.kingdoms.random import has_type, prophecies, random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code, kingdom_of
from throneroom.kingdoms.sheet import sheet
from throneroom.testing import Scene, cards, in_order

NINE = ("cellar", "chapel", "festival", "laboratory", "library", "market", "mine", "moat", "smithy")


def foretold(setup: Setup) -> list[str]:
    return [card_id for card_id in setup.landscapes if card_id in prophecies()]


# --- the rules ------------------------------------------------------------------------------------
def test_omens_bring_one_prophecy() -> None:
    """rising_sun/rules/omens/1"""
    for seed in range(30):
        setup = random_setup(Random(seed), 2, cards=("poet", "tea_house"))
        assert len(foretold(setup)) == 1
        assert not list(faults(setup))


def test_without_an_omen_there_is_no_prophecy() -> None:
    for seed in range(30):
        setup = random_setup(Random(seed), 2, sets=("base",))
        assert not foretold(setup)
    with pytest.raises(BadKingdom, match="there is no Omen"):
        checked(Setup((*NINE, "militia"), ("growth",)))
    with pytest.raises(BadKingdom, match="exactly one Prophecy, not 0"):
        checked(Setup((*NINE, "poet")))
    with pytest.raises(BadKingdom, match="at most one Prophecy"):
        Setup(("poet",), ("growth", "panic")).table()


@pytest.mark.parametrize(("players", "suns"), [(2, 5), (3, 8), (4, 10), (5, 12), (6, 13)])
def test_suns_by_players(players: int, suns: int) -> None:
    """rising_sun/rules/omens/2"""
    scene = Scene(players=players, kingdom="Poet", landscapes="Progress")
    assert scene.tokens("Progress", "sun") == suns
    assert scene.view(1).tokens == {"progress sun": suns}


def test_the_last_sun_makes_it_true() -> None:
    """rising_sun/rules/omens/3"""
    scene = Scene(p1={"hand": "Poet", "deck": "3 Gold", "actions": 1}, p2={}, tokens={("Progress", "sun"): 1})
    scene.p1.plays("Poet")
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("fulfil") < verbs.index("draw")
    scene.p2.gains("Silver")
    assert (scene.p2.deck, scene.p2.discard) == (["silver"], [])


def test_before_that_it_does_nothing() -> None:
    """rising_sun/rules/omens/4"""
    scene = Scene(p1={"hand": "Poet", "deck": "3 Gold"}, tokens={("Progress", "sun"): 3})
    scene.p1.gains("Silver")
    assert scene.p1.discard == ["silver"]
    scene = Scene(p1={"hand": "Poet", "deck": "3 Gold"}, tokens={("Progress", "sun"): 0})
    scene.p1.plays("Poet")
    assert scene.tokens("Progress", "sun") == 0


def test_a_prophecy_is_not_for_sale() -> None:
    """rising_sun/rules/omens/5"""
    scene = Scene(p1={"coins": 20}, kingdom="Poet", landscapes="Progress", phase="buy")
    assert not scene.p1.can_buy("Progress")
    assert scene.p1.can_buy("Poet")


def test_every_play_of_an_omen_takes_a_sun() -> None:
    """rising_sun/rules/omens/6"""
    scene = Scene(p1={"hand": "Throne Room, Poet", "deck": "6 Copper"}, tokens={("Great Leader", "sun"): 2})
    scene.p1.plays("Throne Room", "Poet")
    assert scene.tokens("Great Leader", "sun") == 0
    # 1 for each Poet, and by the Prophecy 1 after the second one and 1 after Throne Room.
    assert scene.p1.actions == 4


def test_a_copy_of_the_game_knows_whether_it_has_come_true() -> None:
    scene = Scene(p1={"hand": "Poet", "deck": "3 Gold"}, p2={}, tokens={("Progress", "sun"): 1})
    before = scene.game.copy()
    scene.p1.plays("Poet")
    after = scene.game.copy()
    for game, zone in ((before, "discard_pile"), (after, "deck")):
        silver = game.pile("silver")
        assert silver is not None
        card = silver.top()
        game.gain(game.players[1], card, None, False)
        assert card in getattr(game.players[1], zone)


# --- set-up ---------------------------------------------------------------------------------------
def test_an_omen_in_the_black_market_brings_a_prophecy() -> None:
    """Not said by the rules: decided as for Liaisons, whose Ally comes with one in that deck, too."""
    market = ("poet", "alchemist", "ambassador", "apothecary", "apprentice", "baron", "bazaar", "bridge", "bishop",
              "caravan", "city", "conspirator", "courtier", "cutpurse", "diplomat")
    setup = Setup((*NINE, "black_market"), black_market=market)
    assert "Poet needs exactly one Prophecy, not 0" in list(faults(setup))
    assert not list(faults(replace(setup, landscapes=("growth",))))


def test_the_generator_deals_a_prophecy_with_an_omen() -> None:
    for seed in range(20):
        setup = generate(Random(seed), Wishes(wanted=("type:Omen",)))
        assert len(foretold(setup)) == 1
        assert not broken(setup, Wishes(wanted=("type:Omen",)))
        assert not list(faults(setup))
    wishes = Wishes(wanted=("Kind Emperor",))
    setup = generate(Random(1), wishes)
    assert foretold(setup) == ["kind_emperor"]
    assert any(has_type(pile, OMEN) for pile in setup.kingdom)
    with pytest.raises(BadKingdom, match="one Prophecy"):
        generate(Random(1), Wishes(wanted=("Kind Emperor", "Panic")))


def test_another_pile_in_place_of_the_only_omen() -> None:
    setup = Setup(tuple(sorted((*NINE, "poet"))), ("growth",))
    for seed in range(20):
        other = replaced(Random(seed), setup, "poet")
        assert not list(faults(other))
        assert foretold(other) in (["growth"], [])


def test_codes_lists_and_the_sheet_know_it() -> None:
    setup = Setup(tuple(sorted((*NINE, "poet"))), ("growth",))
    assert from_code(code(setup)) == setup
    assert kingdom_of("Growth, " + ", ".join(setup.kingdom)) == setup
    rows = [row for step in sheet(setup) for row in step.rows]
    assert ("5 Sun tokens on Growth",) in rows
    assert any(row[0] == "Growth" and row[1] == "Prophecy" for row in rows)


# --- the Omens ------------------------------------------------------------------------------------
def test_kitsune() -> None:
    """rising_sun/kitsune/1"""
    scene = Scene(p1={"hand": "Kitsune"}, p2={}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Kitsune", "coins, curse")
    assert scene.tokens("Growth", "sun") == 2
    assert (scene.p1.coins, scene.p1.actions, scene.p2.discard) == (2, 0, ["curse"])


def test_kitsune_in_printed_order() -> None:
    """rising_sun/kitsune/2: the actions before the Silver, which Great Leader's action would follow."""
    scene = Scene(p1={"hand": "Kitsune"}, p2={}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Kitsune", "silver, actions")
    assert (scene.p1.actions, scene.p1.discard, scene.p2.discard) == (2, ["silver"], [])
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("tokens off sun") < verbs.index("gain")
    scene = Scene(p1={"hand": "Kitsune"}, p2={}, piles={"Curse": 1}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Kitsune", "silver, curse")
    assert [event.cards[0].id for event in scene.log.events if event.verb == "gain"] == ["curse", "silver"]


def test_moat_before_kitsune_chooses() -> None:
    """rising_sun/kitsune/3"""
    scene = Scene(p1={"hand": "Kitsune"}, p2={"hand": "Moat"}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Kitsune", scene.p2("yes"), "curse, coins")
    assert [question.purpose for question in scene.asked] == ["reveal", "option"]
    assert scene.p2.discard == []


def test_mountain_shrine() -> None:
    """rising_sun/mountain_shrine/1"""
    scene = Scene(p1={"hand": "Mountain Shrine, Village", "deck": "2 Gold"})
    scene.p1.plays("Mountain Shrine", "Village")
    assert (scene.p1.coins, scene.p1.hand) == (2, cards("2 Gold"))


def test_mountain_shrine_and_what_others_trashed() -> None:
    """rising_sun/mountain_shrine/2"""
    scene = Scene(p1={"hand": "Mountain Shrine, Estate", "deck": "2 Gold"}, trash="Smithy")
    scene.p1.plays("Mountain Shrine", None)
    assert scene.p1.hand == cards("Estate, 2 Gold")


def test_mountain_shrine_without_an_action_in_the_trash() -> None:
    """rising_sun/mountain_shrine/3"""
    scene = Scene(p1={"hand": "Mountain Shrine, Estate", "deck": "2 Gold"})
    scene.p1.plays("Mountain Shrine", "Estate")
    assert (scene.p1.coins, scene.p1.hand, scene.trash) == (2, [], ["estate"])


def test_poet() -> None:
    """rising_sun/poet/1"""
    scene = Scene(p1={"hand": "Poet", "deck": "Copper, Silver"}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Poet")
    assert (scene.p1.hand, scene.p1.actions, scene.tokens("Growth", "sun")) == (cards("Copper, Silver"), 1, 2)


def test_poet_leaves_what_is_dear() -> None:
    """rising_sun/poet/2"""
    scene = Scene(p1={"hand": "Poet", "deck": "Copper, Gold"})
    scene.p1.plays("Poet")
    assert (scene.p1.hand, scene.p1.deck) == (["copper"], ["gold"])


def test_poet_and_debt() -> None:
    """rising_sun/poet/3"""
    scene = Scene(p1={"hand": "Poet", "deck": "Copper, Mountain Shrine"})
    scene.p1.plays("Poet")
    assert scene.p1.deck == ["mountain_shrine"]


def test_river_shrine() -> None:
    """rising_sun/river_shrine/1"""
    scene = Scene(p1={"hand": "River Shrine, 2 Estate"})
    scene.p1.plays("River Shrine", "2 Estate")
    scene.p1.ends_turn("River Shrine")
    assert scene.trash == cards("2 Estate")
    assert scene.p1.all_cards == cards("2 River Shrine")


def test_river_shrine_and_a_gain_in_the_action_phase() -> None:
    """rising_sun/river_shrine/2"""
    scene = Scene(p1={"hand": "River Shrine, Workshop", "actions": 2})
    scene.p1.plays("Workshop", "Silver")
    scene.p1.plays("River Shrine", None)
    scene.p1.ends_turn("Workshop")
    assert scene.p1.all_cards == cards("River Shrine, 2 Workshop, Silver")


def test_two_river_shrines() -> None:
    """rising_sun/river_shrine/3"""
    scene = Scene(p1={"hand": "2 River Shrine", "actions": 2})
    scene.p1.plays("River Shrine", None)
    scene.p1.plays("River Shrine")
    scene.p1.ends_turn("Silver", "Estate")
    assert scene.p1.all_cards == cards("2 River Shrine, Silver, Estate")


def test_river_shrine_and_two_buy_phases() -> None:
    """rising_sun/river_shrine/4: with Continue; and with Villa, which leads back to the Action phase, too."""
    scene = Scene(p1={"hand": "River Shrine"}, kingdom="Village", landscapes="Continue")
    scene.p1.plays("River Shrine")
    scene.p1.buys("Continue", "Village")
    scene.p1.ends_turn()
    assert scene.p1.all_cards == cards("River Shrine, Village")
    scene = Scene(p1={"hand": "River Shrine", "coins": 4}, kingdom="Villa")
    scene.p1.plays("River Shrine")
    scene.p1.buys("Villa")
    assert scene.game.phase == ACTION_PHASE
    scene.p1.ends_turn()
    assert scene.p1.all_cards == cards("River Shrine, Villa")


def test_river_shrine_and_a_card_bought() -> None:
    """rising_sun/river_shrine/5"""
    scene = Scene(p1={"hand": "River Shrine", "coins": 3})
    scene.p1.plays("River Shrine")
    scene.p1.buys("Silver")
    scene.p1.ends_turn()
    assert scene.p1.all_cards == cards("River Shrine, Silver")


def test_rustic_village() -> None:
    """rising_sun/rustic_village/1"""
    scene = Scene(p1={"hand": "Rustic Village, 2 Estate", "deck": "Gold, Silver"}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Rustic Village", "2 Estate")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Gold, Silver"), 2)
    assert scene.tokens("Growth", "sun") == 2


def test_rustic_village_with_one_card() -> None:
    """rising_sun/rustic_village/2"""
    scene = Scene(p1={"hand": "Rustic Village", "deck": "Estate"})
    scene.p1.plays("Rustic Village", "yes")
    assert (scene.p1.hand, scene.p1.discard) == ([], ["estate"])


def test_tea_house() -> None:
    """rising_sun/tea_house/1"""
    scene = Scene(p1={"hand": "Tea House", "deck": "Gold"}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Tea House")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins, scene.tokens("Growth", "sun")) == (["gold"], 1, 2, 2)


def test_tea_house_takes_the_last_sun_first() -> None:
    """rising_sun/tea_house/2"""
    scene = Scene(p1={"hand": "Tea House", "deck": "Gold"}, tokens={("Great Leader", "sun"): 1})
    scene.p1.plays("Tea House")
    assert scene.p1.actions == 2
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("fulfil") < verbs.index("draw")


def test_tea_house_without_suns() -> None:
    """rising_sun/tea_house/3"""
    scene = Scene(p1={"hand": "Tea House", "deck": "Gold"}, tokens={("Growth", "sun"): 0})
    scene.p1.plays("Tea House")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (["gold"], 1, 2)


def test_the_order_of_a_deck_is_kept() -> None:
    scene = Scene(p1={"hand": "Poet", "deck": "Copper, Gold, Silver"})
    scene.p1.plays("Poet")
    assert scene.p1.deck == in_order("Gold, Silver")
