"""General rules, chapters 28 and 29: scoring, and the older editions that can be chosen (rules.md END, SW)."""
from random import Random

import pytest

from throneroom.engine.decision import Agent
from throneroom.errors import BadScenario
from throneroom.kingdoms.customs import drawn_from
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


# --- scoring ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("deck", "points"), [
    ("Gardens, 8 Copper", 0), ("Gardens, 9 Copper", 1), ("2 Gardens, 18 Copper", 4), ("2 Gardens, 17 Copper", 2),
    ("Vineyard, 3 Village", 1), ("Vineyard, 2 Village, Ruined Market", 1), ("2 Vineyard, 5 Crown", 2),
    ("Silk Road, 3 Estate", 4), ("2 Silk Road, Mill, Harem", 2 + 1 + 2), ("Silk Road, 2 Estate", 2),
    ("Fairgrounds, Copper, Silver, Gold", 0), ("Fairgrounds, Copper, Silver, Gold, Curse", 1),
    ("2 Fairgrounds, Copper, Silver, Gold, Estate", 4 + 1), ("Feodum, 5 Silver", 1), ("2 Feodum, 6 Silver", 4),
    ("Humble Castle, Crumbling Castle, King's Castle", 3 + 1 + 6),
])
def test_ratios_are_rounded_down_and_every_copy_scores(deck: str, points: int) -> None:
    """rules.md END-07, END-08"""
    assert Scene(p1={"deck": deck}).p1.score == points


def test_cards_that_count_others() -> None:
    """rules.md END-08: Duke per Duchy, Pasture per Estate, Territory per name, Distant Lands on the mat alone"""
    assert Scene(p1={"deck": "2 Duke, 3 Duchy"}).p1.score == 9 + 6
    assert Scene(p1={"deck": "Pasture, 3 Estate"}, also="Shepherd").p1.score == 3 + 3
    assert Scene(p1={"deck": "2 Territory, 3 Duchy, Estate"}).p1.score == 2 * 3 + 9 + 1
    assert Scene(p1={"deck": "Distant Lands", "tavern": "2 Distant Lands"}).p1.score == 8


def test_points_may_be_negative() -> None:
    """rules.md END-06, EMP-07, NOC-11, ALL-11: cards, tokens, Landmarks, States, Allies"""
    scene = Scene(landscapes="Bandit Fort, Plateau Shepherds", also="Underling, Skulk",
                  p1={"deck": "3 Curse, Silver, Estate", "owned": "Miserable", "points": 1, "favors": 5})
    assert scene.p1.score == -3 - 2 + 1 - 2 + 1 + 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_whole_game_of_nothing_but_passing_goes_on(players: int) -> None:
    """rules.md END-01, TURN-01: nobody is made to do anything; the turns go round"""
    game = Setup(("village",), players=players).table().new_game([Passing() for _ in range(players)])
    for _ in range(20 * players):       # ten turns each: up to Clean-up, and through it
        game.step()
    assert not game.over
    assert [int(player.turns) for player in game.players] == [10] * players


class Passing(Agent):
    """Takes nothing that it need not take."""

    def answer(self, decision: object) -> list[int]:
        return []


# --- older editions ---------------------------------------------------------------------------------------
def test_may_or_must() -> None:
    """rules.md SW-02, SW-01: Mine, Moneylender, Throne Room; King's Court never must; Dame Natalie"""
    for card, hand in (("Mine", "Silver"), ("Moneylender", "Copper"), ("Throne Room", "Smithy")):
        assert asked_at_least(f"{card}, {hand}", card) == 0
        assert asked_at_least(f"{card}, {hand}", card, f"{card.lower().replace(' ', '_')}:base-2008") != 0
    scene = Scene(p1={"hand": "King's Court, Smithy"}, editions=["prosperity-2010"])
    scene.p1.plays("King's Court", None)
    assert scene.p1.hand == cards("Smithy")
    scene = Scene(p1={"hand": "Dame Natalie"})
    scene.p1.plays("Dame Natalie", None)
    assert scene.gained(1) == []


def asked_at_least(hand: str, card: str, *editions: str) -> int:
    """How much the first question of a card wants at least; -1: it is not asked at all."""
    scene = Scene(p1={"hand": hand, "deck": "9 Copper"}, editions=editions)
    try:
        scene.p1.plays(card)
    except BadScenario:
        return scene.asked[0].least
    return -1


def test_becoming_or_commanding() -> None:
    """rules.md SW-04: a Band of Misfits is a Village in play, or plays one and stays what it is"""
    for editions, in_play in (((), "village"), (("command-2019",), "band_of_misfits")):
        scene = Scene(p1={"hand": "Band of Misfits", "deck": "9 Copper"}, kingdom="Village, Smithy", editions=editions)
        scene.p1.plays("Band of Misfits", "Village")
        assert scene.p1.in_play == [in_play] and scene.p1.actions == 2
        scene.p1.ends_turn()
        assert "band_of_misfits" in scene.p1.discard


def test_coin_tokens_are_coffers() -> None:
    """rules.md SW-05, COFF-05: Guilds cards give what Renaissance cards give"""
    scene = Scene(p1={"hand": "Candlestick Maker, Villain"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Candlestick Maker")
    scene.p1.plays("Villain")
    assert scene.p1.coffers == 3


@pytest.mark.parametrize(("card", "hand", "editions", "chosen"), [
    ("Spice Merchant", "Curse", "spice_merchant:hinterlands-2011", True), ("Spice Merchant", "Curse", "", False),
    ("Stables", "Curse", "stables:hinterlands-2011", True), ("Stables", "Curse", "", False),
])
def test_any_card_or_a_treasure(card: str, hand: str, editions: str, chosen: bool) -> None:
    """rules.md SW-06"""
    assert (asked_at_least(f"{card}, {hand}", card, *filter(None, [editions])) == 0) == chosen


def test_later_crossroads() -> None:
    """rules.md SW-06: an action each (2011) or none"""
    for editions, actions in (((), 2), (("hinterlands-2011",), 3)):
        scene = Scene(p1={"hand": "2 Crossroads"}, editions=editions)
        scene.p1.plays("Crossroads")
        scene.p1.plays("Crossroads")
        assert scene.p1.actions == actions


def test_who_begins_with_duchess_and_oracle() -> None:
    """rules.md SW-07: the player, or in 2011 the one to the left"""
    for editions, order in (((), [0, 1, 2]), (("hinterlands-2011",), [1, 2, 0])):
        scene = Scene(p1={"hand": "Duchess", "deck": "Gold"}, p2={"deck": "Gold"}, p3={"deck": "Gold"},
                      editions=editions)
        scene.p1.plays("Duchess", "no", "no", "no")
        assert [asked.player for asked in scene.asked] == order
        scene = Scene(p1={"hand": "Oracle", "deck": "2 Gold"}, p2={"deck": "2 Silver"}, p3={"deck": "2 Silver"},
                      editions=editions)
        scene.p1.plays("Oracle", "no", "no", "no")
        reveals = [int(event.seat) for event in scene.log.events if event.verb == "reveal"]
        assert reveals == order


def test_procession_and_durations() -> None:
    """rules.md SW-08, DUR-03: it stays with the trashed Duration's effect (2012) or is discarded"""
    for editions, in_play in (((), ""), (("dark_ages-2012",), "Procession")):
        scene = Scene(p1={"hand": "Procession, Wharf", "deck": "30 Copper"}, editions=editions)
        scene.p1.plays("Procession", "Wharf")
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards(in_play)
        scene.p2.ends_turn()
        assert len(scene.p1.hand) == 9


def test_stash_and_the_stone_hide_nothing_of_the_discard_pile() -> None:
    """rules.md SW-09, SW-12, SHUF-07: the place of a Stash is chosen, in the newest reading after looking at the deck;
    counting for Philosopher's Stone shows nobody any card"""
    scene = Scene(p1={"hand": "Smithy", "deck": "Gold", "discard": "Stash, 5 Copper"})
    scene.p1.plays("Smithy", "yes", 1)
    assert "stash" in scene.p1.hand
    scene = Scene(p1={"hand": "Philosopher's Stone", "deck": "5 Gold", "discard": "5 Copper"}, phase="buy")
    scene.p1.plays("Philosopher's Stone")
    assert scene.p1.coins == 2
    assert [event.verb for event in scene.log.events] == ["play"]


def test_platinum_and_shelters_by_chance_or_choice() -> None:
    """rules.md SW-10: by the first placeholder drawn, so always with cards of that set alone, never without"""
    for set_name, card in (("prosperity", "bishop"), ("dark_ages", "rats")):
        random = Random(5)
        assert all(drawn_from(random, [card], set_name) for _ in range(20))
        assert not any(drawn_from(random, ["village", "militia"], set_name) for _ in range(20))
        assert {drawn_from(random, ["village", card], set_name) for _ in range(40)} == {True, False}
