"""Shadows: played from the deck as if they were in hand."""
from __future__ import annotations

import pytest

from throneroom.engine.dealing import redeal
from throneroom.engine.decision import PLAY, Agent, Decision
from throneroom.engine.rng import rng_of
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import plan, play_one
from throneroom.testing import Scene, cards, in_order


class Plays(Agent):
    """Plays the option of this number, and else does what must be done."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> list[int]:
        self.asked.append(decision)
        if decision.purpose == PLAY and decision.source is None and len(self.asked) == 1:
            return [self.number]
        return super().answer(decision)


# --- the rules -------------------------------------------------------------------------------------
def test_shadows_go_to_the_bottom_when_shuffled() -> None:
    """rising_sun/rules/shadow/1"""
    for seed in range(5):
        scene = Scene(p1={"discard": "Ninja, 3 Copper, Alley, 5 Estate"}, seed=seed)
        scene.p1.draws(1, "Ninja")
        assert scene.p1.deck[-2:] == ["ninja", "alley"]
        scene = Scene(p1={"discard": "Ninja, 3 Copper, Alley, 5 Estate", "deck": "Gold"}, seed=seed)
        scene.p1.draws(2, "Alley")
        assert scene.p1.deck[-2:] == ["alley", "ninja"]
        assert "gold" in scene.p1.hand


def test_only_when_shuffled() -> None:
    """rising_sun/rules/shadow/2"""
    scene = Scene(p1={"deck": "2 Copper", "hand": "2 Gold"}, kingdom="Ninja")
    scene.p1.gains("Ninja", to="deck")
    assert scene.p1.deck == in_order("Ninja, 2 Copper")


def test_from_anywhere_in_the_deck() -> None:
    """rising_sun/rules/shadow/3"""
    scene = Scene(p1={"deck": "Gold, Silver, Fishmonger, Copper"})
    scene.p1.plays("Fishmonger")
    assert (scene.p1.in_play, scene.p1.deck) == (["fishmonger"], in_order("Gold, Silver, Copper"))


@pytest.mark.parametrize(("player", "times"), [("Throne Room", 2), ("King's Court", 3), ("Disciple", 2), ("Crown", 2)])
def test_by_cards_that_play_from_hand(player: str, times: int) -> None:
    """rising_sun/rules/shadow/4"""
    scene = Scene(p1={"hand": player, "deck": "4 Copper, Fishmonger"}, kingdom="Peasant")
    scene.p1.plays(player, "Fishmonger")
    assert (scene.p1.coins, scene.p1.buys) == (times, 1 + times)
    assert scene.p1.in_play == cards(f"{player}, Fishmonger")


@pytest.mark.parametrize("player", ["Procession", "Conclave", "Imp", "Specialist", "Elder", "Toil", "Practice"])
def test_by_more_cards_that_play_from_hand(player: str) -> None:
    """rising_sun/rules/shadow/4"""
    event = player in ("Toil", "Practice")
    scene = Scene(p1={"hand": "" if event else player, "deck": "4 Copper, Fishmonger", "coins": 3},
                  kingdom="Fishmonger", landscapes=player if event else "", phase="buy" if event else "action")
    if event:
        scene.p1.buys(player, "Fishmonger")
    elif player == "Procession":
        scene.p1.plays(player, "Fishmonger", None)
    elif player == "Specialist":
        scene.p1.plays(player, "Fishmonger", "gain")
    else:
        scene.p1.plays(player, "Fishmonger")
    assert "fishmonger" not in scene.p1.deck
    assert "fishmonger" in scene.p1.in_play + scene.trash


def test_practice_from_the_deck() -> None:
    """rising_sun/practice/2"""
    scene = Scene(p1={"deck": "8 Copper, Ronin", "coins": 3}, landscapes="Practice", phase="buy")
    scene.p1.buys("Practice", "Ronin")
    assert (scene.p1.in_play, scene.p1.hand) == (["ronin"], cards("7 Copper"))
    assert [event.cards[0].id for event in scene.log.events if event.verb == "play"] == ["ronin", "ronin"]


def test_it_is_not_in_hand() -> None:
    """rising_sun/rules/shadow/5"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "3 Copper", "deck": "Ninja"})
    scene.p1.plays("Militia")
    assert scene.p2.hand == cards("3 Copper")
    scene = Scene(p1={"hand": "Chapel, Copper", "deck": "Ninja"})
    scene.p1.plays("Chapel", "Copper")
    assert not scene.asked[0].offers("Ninja")


def test_the_owner_knows_the_backs() -> None:
    """rising_sun/rules/shadow/6: whether others may look is not said.  They may not here: of somebody else's deck they
    are not even told how many cards it has, and nothing that the rules say hangs on it."""
    scene = Scene(p1={"deck": "Copper, Gold, Ninja, Estate"}, p2={})
    assert scene.view(1).players[0].shadows == ["", "", "ninja"]
    assert scene.view(2).players[0].shadows is None
    assert scene.view(1).players[1].shadows is None


def test_a_new_deal_leaves_them_where_the_owner_knows_them() -> None:
    """rising_sun/rules/shadow/6: also for players who try out what could be."""
    scene = Scene(p1={"hand": "Copper", "deck": "Copper, Gold, Ninja, Estate, Silver, Duchy"}, p2={"hand": "2 Curse"})
    own = [[card.id for card in redeal(scene.game, scene.game, 0, rng_of(seed, 2), True).players[0].deck]
           for seed in range(20)]
    assert {deck[-3] for deck in own} == {"ninja"}
    assert len({tuple(deck) for deck in own}) > 5
    others = [[card.id for card in redeal(scene.game, scene.game, 1, rng_of(seed, 2), True).players[0].deck]
              for seed in range(20)]
    assert len({deck.index("ninja") if "ninja" in deck else -1 for deck in others}) > 3


def test_fated_cards_at_the_bottom_are_mixed_with_them() -> None:
    """rising_sun/rules/shadow/7"""
    for wanted in ("ninja smithy", "smithy ninja"):
        scene = Scene(p1={"discard": "Ninja, 3 Copper, Smithy, 5 Estate"}, traits={"Fated": "Smithy"})
        scene.p1.draws(1, None, "Smithy", wanted.split()[0])
        assert scene.p1.deck[-2:] == wanted.split()


def test_invasion_and_inspiring() -> None:
    """rising_sun/rules/shadow/4"""
    scene = Scene(p1={"deck": "4 Copper, Ninja", "coins": 10}, landscapes="Invasion", kingdom="Smithy", phase="buy")
    scene.p1.buys("Invasion", "Ninja", "Smithy")
    assert "ninja" in scene.p1.in_play
    scene = Scene(p1={"hand": "Smithy", "deck": "5 Copper, Fishmonger"}, traits={"Inspiring": "Smithy"})
    scene.p1.plays("Smithy", "Fishmonger")
    assert scene.p1.in_play == cards("Fishmonger, Smithy")


def test_they_count_at_the_end() -> None:
    """rising_sun/rules/shadow/8"""
    scene = Scene(p1={"deck": "Ninja, 8 Copper", "discard": "Gardens"})
    assert scene.p1.score == 1


# --- which one -------------------------------------------------------------------------------------
def test_one_in_hand_and_those_in_the_deck_are_different_choices() -> None:
    """Not said by a ruling: but what is left in hand and in the deck is another game."""
    def options(number: int) -> tuple[list[str], list[str], list[str]]:
        scene = Scene(p1={"hand": "Fishmonger, Smithy", "deck": "Fishmonger, Copper, 2 Fishmonger, Gold"})
        agent = Plays(number)
        scene.game.agents = [agent, agent]
        scene.game.action_phase(scene.game.players[0])
        first = agent.asked[0]
        assert [option.id for option in first.options] == ["fishmonger", "fishmonger", "fishmonger", "smithy"]
        assert first.counts == [1, 1, 2, 1]
        return scene.p1.hand, scene.p1.deck, scene.p1.in_play

    assert options(0) == (["smithy"], in_order("Fishmonger, Copper, 2 Fishmonger, Gold"), ["fishmonger"])
    assert options(1) == (cards("Fishmonger, Smithy"), in_order("Copper, 2 Fishmonger, Gold"), ["fishmonger"])
    assert options(2) == (cards("Fishmonger, Smithy"), in_order("Fishmonger, Copper, Fishmonger, Gold"), ["fishmonger"])


def test_warlord_and_voyage_limit_them_too() -> None:
    """SHD-02: what holds for playing from hand holds for them."""
    scene = Scene(p1={"deck": "4 Copper, Fishmonger", "play": "2 Fishmonger"}, p2={"durations": "Warlord"})
    assert not scene.p1.can_play("Fishmonger")
    scene = Scene(p1={"hand": "Throne Room, Village", "deck": "4 Copper, Fishmonger", "play": "2 Fishmonger"},
                  p2={"durations": "Warlord"})
    scene.p1.plays("Throne Room", "Village")
    assert not scene.asked or not scene.asked[0].offers("Fishmonger")
    scene = Scene(p1={"deck": "4 Copper, 4 Fishmonger", "actions": 5})
    scene.game.turn.cards_from_hand = 1
    scene.p1.plays("Fishmonger")
    assert not scene.p1.can_play("Fishmonger")


def test_fuzzed_games_with_shadows_leak_nothing() -> None:
    for seed in range(3):
        play_one(plan(seed, cards=("ninja", "alley")))


def test_a_table_without_shadows_pays_nothing() -> None:
    assert not Setup(("smithy",)).table().shadows
    assert Setup(("ninja",)).table().shadows


# --- the cards -------------------------------------------------------------------------------------
def test_alley() -> None:
    """rising_sun/alley/1"""
    scene = Scene(p1={"hand": "Alley, Copper", "deck": "Gold"})
    scene.p1.plays("Alley", "Copper")
    assert (scene.p1.hand, scene.p1.actions) == (["gold"], 1)


def test_alley_from_the_deck() -> None:
    """rising_sun/alley/2"""
    scene = Scene(p1={"hand": "Estate", "deck": "Gold, Alley"})
    scene.p1.plays("Alley", "Estate")
    assert (scene.p1.in_play, scene.p1.hand, scene.p1.discard, scene.p1.actions) == (["alley"], ["gold"], ["estate"], 1)


def test_alley_cannot_discard_from_the_deck() -> None:
    """rising_sun/alley/3"""
    scene = Scene(p1={"hand": "Alley", "deck": "Gold, Ronin"})
    scene.p1.plays("Alley")
    assert (scene.p1.discard, scene.p1.deck) == (["gold"], ["ronin"])


def test_fishmonger() -> None:
    """rising_sun/fishmonger/1"""
    scene = Scene(p1={"hand": "Fishmonger"})
    scene.p1.plays("Fishmonger")
    assert (scene.p1.buys, scene.p1.coins) == (2, 1)


def test_fishmonger_takes_an_action() -> None:
    """rising_sun/fishmonger/2"""
    scene = Scene(p1={"deck": "Fishmonger", "actions": 0})
    assert not scene.p1.can_play("Fishmonger")


def test_fishmonger_as_a_treasure() -> None:
    """rising_sun/fishmonger/3"""
    scene = Scene(p1={"deck": "Copper, Fishmonger", "owned": "Capitalism"}, phase="buy")
    scene.p1.plays("Fishmonger")
    assert (scene.p1.buys, scene.p1.coins, scene.p1.deck) == (2, 1, ["copper"])


def test_ninja() -> None:
    """rising_sun/ninja/1"""
    scene = Scene(p1={"hand": "Ninja", "deck": "Gold"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Ninja", "2 Estate")
    assert (scene.p1.hand, scene.p2.hand) == (["gold"], cards("3 Copper"))


def test_ninja_twice_from_the_deck() -> None:
    """rising_sun/ninja/2"""
    scene = Scene(p1={"hand": "Throne Room", "deck": "2 Gold, Ninja"}, p2={"hand": "3 Copper"})
    scene.p1.plays("Throne Room", "Ninja")
    assert (scene.p1.hand, scene.p1.in_play) == (cards("2 Gold"), cards("Ninja, Throne Room"))


def test_ronin() -> None:
    """rising_sun/ronin/1"""
    scene = Scene(p1={"hand": "Ronin, 4 Copper", "deck": "4 Gold"})
    scene.p1.plays("Ronin")
    assert scene.p1.hand == cards("4 Copper, 3 Gold")


def test_tanuki() -> None:
    """rising_sun/tanuki/1"""
    scene = Scene(p1={"hand": "Tanuki, Estate"}, kingdom="Smithy")
    scene.p1.plays("Tanuki", "Smithy")
    assert (scene.trash, scene.p1.discard) == (["estate"], ["smithy"])
    assert not scene.asked[-1].offers("Duchy")


def test_tanuki_and_debt() -> None:
    """rising_sun/tanuki/2, rising_sun/rules/debt/6"""
    scene = Scene(p1={"hand": "Tanuki, Artist"}, kingdom="Daimyo")
    scene.p1.plays("Tanuki", "Daimyo")
    assert (scene.p1.discard, scene.p1.debt) == (["daimyo"], 0)


def test_tanuki_from_the_deck() -> None:
    """rising_sun/tanuki/3"""
    scene = Scene(p1={"hand": "Estate, Copper", "deck": "Tanuki, Gold, Tanuki"}, kingdom="Smithy")
    scene.p1.plays("Tanuki", "Estate", "Smithy")
    assert not scene.asked[0].offers("Tanuki")
    assert scene.p1.deck == in_order("Gold, Tanuki")


def test_tanuki_looks_at_the_cost_after_trashing() -> None:
    """As Remodel does: Destrier is cheaper once Market Square has brought a Gold."""
    scene = Scene(kingdom="Destrier", p1={"hand": "Tanuki, Destrier, Market Square"})
    scene.p1.plays("Tanuki", "Destrier", "yes", "Gold")
    assert scene.asked[-1].offers("Gold") and not scene.asked[-1].offers("Province")
