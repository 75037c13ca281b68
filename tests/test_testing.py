"""The scenario builder itself: natural ways of saying things work, and what cannot be is refused in one line."""
import doctest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.types import ATTACK, DURATION, TRAIT
from throneroom.errors import BadKingdom, BadScenario, IllegalAnswer, ThroneroomError, UnknownCard
from throneroom.kingdoms.random import has_type
from throneroom.testing import Scene, cards, in_order

DOCS = Path(__file__).parent.parent / "docs"


def test_the_docs_are_true() -> None:
    result = doctest.testfile(str(DOCS / "testing.md"), module_relative=False)
    assert result.attempted >= 20
    assert result.failed == 0


# --- names --------------------------------------------------------------------------------------------------------
def test_amounts_plurals_and_lists() -> None:
    assert cards("2 Coppers, Duchies, 3x Kupfer") == ["copper"] * 5 + ["duchy"]
    assert in_order(["Workers Village", "2 FOOL’S GOLD"]) == ["workers_village", "fools_gold", "fools_gold"]


def test_options_in_either_language() -> None:
    for answer in ("cards, actions", "+2 Cards, +2 Actions", "+2 Karten, +2 Aktionen"):
        scene = Scene(p1={"hand": "Trusty Steed", "deck": "5 Copper"})
        scene.p1.plays("Trusty Steed", answer)
        assert (len(scene.p1.hand), scene.p1.actions) == (2, 2)
    scene = Scene(p1={"tavern": "Teacher"}, kingdom="Smithy, Village", phase="start")
    scene.run("Teacher", "+1 Karte", "Schmiede")
    assert scene.p1.tokens == {"+1 card": "smithy"}
    with pytest.raises(BadScenario, match="'\\+1' is not among the options"):
        Scene(p1={"hand": "Pawn"}).p1.plays("Pawn", "+1")
    for yes in ("yes", "ja", True, "Mining Village", "trash"):
        scene = Scene(p1={"hand": "Mining Village", "deck": "Copper"})
        scene.p1.plays("Mining Village", yes)
        assert scene.trash == ["mining_village"]
    for no in ("no", "nein", False, None):
        scene = Scene(p1={"hand": "Mining Village", "deck": "Copper"})
        scene.p1.plays("Mining Village", no)
        assert scene.trash == []


def test_the_top_card_by_the_name_of_its_pile() -> None:
    scene = Scene(p1={"coins": 5}, piles={"Knights": "Dame Anna, Sir Martin"}, phase="buy")
    scene.p1.buys("Knights")
    assert scene.p1.discard == cards("Dame Anna")
    assert scene.top("Knights") == "sir_martin"
    assert Scene(piles={"Knights": 0}).top("Knights") == ""


def test_so_many_of_the_only_kind() -> None:
    scene = Scene(p1={"hand": "Ambassador, 3 Curse"}, piles={"Curse": 5})
    scene.p1.plays("Ambassador", 2)
    assert (scene.p1.hand, scene.p2.discard, scene.pile("Curse")) == (["curse"], ["curse"], 6)


# --- answers that needed no asking --------------------------------------------------------------------------------
def test_the_only_answer_may_be_given() -> None:
    scene = Scene(p1={"hand": "Remodel, Gold"})
    scene.p1.plays("Remodel", "Gold", "Province")           # a Gold could be gained, too
    assert scene.p1.discard == ["province"]
    scene = Scene(p1={"hand": "Remodel, Gold"})
    scene.p1.plays("Remodel", "Gold")                       # ... and this is the gain, for the other is not asked
    assert scene.p1.discard == ["gold"]
    assert [asked.purpose for asked in scene.asked] == ["gain"]


def test_the_second_try_leaves_no_traces() -> None:
    scene = Scene(p1={"hand": "Remodel, Gold", "deck": "6 Copper"})
    scene.p1.plays("Remodel", "Gold", "Province")
    assert [event.verb for event in scene.log.events] == ["play", "move", "gain"]
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p1.all_cards == cards("6 Copper, Province, Remodel")


def test_the_only_answer_must_be_right() -> None:
    for wrong in ("Silver", "2 Gold", "no"):
        with pytest.raises(BadScenario, match=r"nobody asked|among the options"):
            Scene(p1={"hand": "Trader, Gold"}).p1.plays("Trader", wrong)
    scene = Scene(p1={"hand": "Trader, Gold"})
    with pytest.raises(BadScenario, match="nobody asked"):
        scene.p1.plays("Trader", scene.p2("Gold"))


def test_the_only_answer_may_be_an_amount_or_abilities() -> None:
    scene = Scene(p1={"hand": "Secret Passage, Gold"})
    scene.p1.plays("Secret Passage", "Gold", 0)             # the deck is empty: so many cards above it
    assert scene.p1.deck == ["gold"]
    scene = Scene(p1={"hand": "Courtier, Dame Josephine"})
    scene.p1.plays("Courtier", "actions, buys, coins, gold")
    assert scene.p1.coins == 3
    with pytest.raises(BadScenario, match="nobody asked"):
        Scene(p1={"hand": "Secret Passage, Gold"}).p1.plays("Secret Passage", "Gold", 1)


def test_one_after_the_other() -> None:
    scene = Scene(p1={"coins": 7, "discard": "Gold, Curse, Estate"}, kingdom="Herald", phase="buy")
    scene.p1.buys("Herald", 3, "Gold, Curse, Estate")
    assert scene.p1.deck == in_order("Estate, Curse, Gold")
    scene = Scene(p1={"tavern": "3 Wine Merchant", "coins": 2, "deck": "5 Copper"}, phase="buy")
    scene.p1.ends_turn("3 Wine Merchants")
    assert scene.p1.discard == cards("3 Wine Merchant")


# --- answers to what was not asked --------------------------------------------------------------------------------
def test_an_answer_to_what_was_not_asked_is_not_taken_for_another() -> None:
    """Which two cards is not asked, there are but two; the second answer is the order."""
    for first in ("Gold, Duchy", "Duchy, Gold"):
        scene = Scene(p1={"coins": 6, "discard": "Gold, Duchy"}, kingdom="Herald", phase="buy")
        scene.p1.buys("Herald", 2, first, "Duchy, Gold")
        assert scene.p1.deck == in_order("Gold, Duchy")
        assert [asked.purpose for asked in scene.asked] == ["overpay", "order"]
    scene = Scene(p1={"coins": 6, "discard": "Gold, Duchy"}, kingdom="Herald", phase="buy")
    with pytest.raises(BadScenario, match=r"nobody asked for: .'Silver'"):
        scene.p1.buys("Herald", 2, "Duchy, Gold", "Silver")


def test_what_was_done_before_a_question_is_not_answered_behind_it() -> None:
    scene = Scene(p1={"hand": "Remodel, Gold"})
    with pytest.raises(BadScenario, match=r"nobody asked for: .'Gold'"):
        scene.p1.plays("Remodel", "Province", "Gold")


@pytest.mark.parametrize(("answers", "chosen"), [
    (("Scheme", "Market"), "Scheme, Market"),               # one for each: the Schemes choose together
    (("Scheme, Market",), "Scheme, Market"),
    (("Scheme", "Scheme, Market"), "Scheme, Market"),       # which of the equal ones is first, and then
    (("Market",), "Market"),
    (("Scheme", None), ""),
])
def test_two_schemes(answers: tuple[str, ...], chosen: str) -> None:
    scene = Scene(p1={"hand": "2 Scheme, Market", "deck": "20 Copper"})
    for name in ("Scheme", "Scheme", "Market"):
        scene.p1.plays(name)
    scene.p1.ends_turn(*answers)
    assert [id for id in scene.p1.hand if id != "copper"] == cards(chosen)


def test_nothing_may_be_chosen_of_nothing() -> None:
    for no in (None, "no", False):
        scene = Scene(p1={"hand": "Hermit, Copper"})
        scene.p1.plays("Hermit", no, "Silver")
        assert (scene.p1.discard, scene.trash) == (["silver"], [])
    with pytest.raises(BadScenario, match=r"nobody asked for: .'no'"):
        Scene(p1={"hand": "Moneylender, Estate"}).p1.plays("Moneylender", "no")
    with pytest.raises(BadScenario, match=r"nobody asked for: .'no'"):
        Scene(p1={"hand": "Moneylender, Copper"}, editions="base-2008").p1.plays("Moneylender", "no")


def test_what_is_done_with_the_gain_says_yes_to_sleigh() -> None:
    for answers in (("hand",), ("yes", "hand"), ("auf die Hand",)):
        scene = Scene(p1={"hand": "Sleigh"})
        scene.p1.gains("Gold", *answers)
        assert (scene.p1.hand, scene.p1.discard) == (["gold"], ["sleigh"])
    scene = Scene(p1={"hand": "Watchtower"})
    scene.p1.gains("Curse", "topdeck")                      # not trashed, but then
    assert scene.p1.deck == ["curse"]


# --- states -------------------------------------------------------------------------------------------------------
def test_buys_is_a_number_and_a_verb() -> None:
    scene = Scene(p1={"coins": 5, "buys": 3}, phase="buy")
    scene.p1.buys("Silver")
    assert scene.p1.buys == 2
    assert scene.p1.coins == 2


ASKS: dict[str, tuple[str, ...]] = {"blockade": ("Silver",)}       # what an Attack that asks is answered


@pytest.mark.parametrize("attack", [id for id, cls in BY_ID.items() if cls.lasting and cls().types & ATTACK])
def test_attacks_of_last_turn_work_on(attack: str) -> None:
    described = Scene(p1={}, p2={"durations": attack})
    played = Scene(p2={"hand": attack, "deck": "6 Copper"}, turn=2)
    played.p2.plays(attack, *ASKS.get(attack, ()))
    played.p2.ends_turn()
    bonds = [[(bond.card.id, bond.owner, bond.until) for bond in scene.p1.me.bonds] for scene in (described, played)]
    assert bonds[0] == bonds[1] == [(attack, 1, described.p1.me.bonds[0].until)]


def test_no_lasting_attack_is_forgotten() -> None:
    for id, cls in BY_ID.items():
        if cls().types & ATTACK and cls().types & DURATION and not cls.lasting:
            scene = Scene(p1={"hand": id, "deck": "9 Copper"}, p2={"hand": "3 Copper"})
            scene.p1.plays(id, *ASKS.get(id, ()))
            assert scene.p2.me.bonds == [], f"{id}: say `lasting = True` on its class"


def test_durations_of_the_player_whose_turn_it_is_were_played_in_it() -> None:
    scene = Scene(p1={"durations": "Gatekeeper"}, p2={"deck": "9 Copper"})
    scene.p1.ends_turn()
    scene.p2.gains("Gold")
    assert (scene.p2.exile, scene.p2.discard) == (["gold"], [])
    scene = Scene(p1={"durations": "Gatekeeper"}, p2={"deck": "9 Copper"}, phase="start")      # last turn: it is over
    scene.p2.gains("Gold")
    assert scene.p2.discard == ["gold"]


def test_what_a_duration_does_to_others_or_holds_is_said_on_its_class() -> None:
    """Where a play of it leaves a bond or cards, a scene that begins with it must know."""
    for id, cls in BY_ID.items():
        if cls().types & DURATION and type(cls()).next_turn is not Card.next_turn:
            scene = Scene(p1={"hand": [id, "Moat", "Village", "Silver"], "deck": "Moat, Village, 9 Silver",
                              "actions": 3}, p2={"hand": "5 Silver", "deck": "5 Silver"})
            plays_somehow(scene, id)
            if id in scene.p1.in_play:
                assert not scene.p1.aside or cls.holds_openly, f"{id}: say `holds_openly = True` on its class"
                bound = [bond for bond in scene.p2.me.bonds if bond.card.id == id]
                assert not bound or cls.lasting, f"{id}: say `lasting = True` on its class"


def plays_somehow(scene: Scene, id: str) -> None:
    """Every question is answered by its first options, as many as may be."""
    answers: list[str] = []
    while True:
        game = scene.game.copy()
        try:
            scene.p1.plays(id, *answers)
        except (BadScenario, IllegalAnswer):
            question = scene.asked[len(answers)]
            pool = [option for option, count in zip(question.options, question.counts, strict=True)
                    for _ in range(count)]
            answers.append(", ".join(pool[:question.most]))
            scene.game = game
            scene.game.listener = scene.log
        else:
            return


def test_durations_hold_cards() -> None:
    for name, held, hand in (("Haven", "Gold", "Gold"), ("Gear", "Gold, Estate", "Gold, Estate"),
                             ("Archive", "Gold", "Gold"), ("Cargo Ship", "Gold", "Gold"),
                             ("Research", "2 Silver", "2 Silver"), ("Ghost", "Moat", "4 Copper")):
        scene = Scene(p1={"durations": {name: held}, "deck": "4 Copper"}, phase="start")
        scene.run()
        assert scene.p1.hand == cards(hand), name
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"durations": "Guardian"})
    scene.p1.plays("Witch")
    assert scene.p2.discard == []


def test_tokens_bring_what_makes_them_work() -> None:
    scene = Scene(p1={"coins": 5, "tokens": {"−$2 Kosten": "Duchy"}}, tokens={("Duchy", "debt"): 2}, phase="buy")
    assert scene.cost("Duchy") == (3, 0, 0)
    scene.p1.buys("Duchy")
    assert (scene.p1.debt, scene.p1.tokens) == (2, {"-2 cost": "duchy"})
    scene = Scene(p1={"deck": "2 Smithy, Village"}, tokens={("Smithy", "obelisk"): 1})
    assert scene.p1.score == 4
    scene = Scene(p1={"exile": "Tunnel", "coins": 3}, phase="buy")
    scene.p1.buys("Tunnel", "yes", "no")
    assert scene.p1.discard == cards("2 Tunnel")


def test_stacks_beside_the_stack() -> None:
    scene = Scene(p1={"hand": "Druid"}, stacks={"boons set aside": "The Field's Gift, The Sea's Gift, The Sky's Gift"})
    scene.p1.plays("Druid", "The Field's Gift")
    assert sorted(card.id for card in scene.game.stacks["boons set aside"]) == scene.asked[0].options
    assert scene.asked[0].options == cards("The Field's Gift, The Sea's Gift, The Sky's Gift")
    assert len(scene.game.stacks["boons"]) == 9


def test_a_card_that_exists_once_is_not_in_its_pile() -> None:
    scene = Scene(p1={"hand": "Dame Anna", "discard": "Followers"})
    assert (scene.pile("Knights"), scene.pile("Followers"), scene.pile("Curse")) == (9, 0, 10)


def test_zombies_are_in_the_trash_once() -> None:
    zombies = cards("Zombie Apprentice, Zombie Mason, Zombie Spy")
    assert Scene(p1={"hand": "Necromancer"}).trash == zombies
    assert Scene(p1={"hand": "Necromancer"}, trash="Zombie Spy, Zombie Mason, Gold").trash == sorted([*zombies, "gold"])
    assert Scene(p1={"hand": "Necromancer, Zombie Spy"}).trash == cards("Zombie Apprentice, Zombie Mason")


@pytest.mark.parametrize(("beside", "host"), [("Bat", "Vampire"), ("Mercenary", "Urchin"), ("Wish", "Leprechaun"),
                                              ("Treasure Hunter", "Page"), ("Champion", "Page"), ("Madman", "Hermit")])
def test_a_card_beside_the_supply_comes_with_the_one_that_brings_it(beside: str, host: str) -> None:
    assert Scene(p1={"hand": beside}).pile(host) == 10


def test_no_second_card_brings_what_one_brings() -> None:
    for state in ({"p1": {"hand": "Wish, Secret Cave"}}, {"p1": {"hand": "Wish"}, "kingdom": "Smithy"}):
        with pytest.raises(BadScenario, match="there is no pile of Leprechaun"):
            Scene(**state).pile("Leprechaun")
    assert Scene(p1={"hand": "Bat"}, kingdom="Smithy").pile("Vampire") == 10


def test_a_bat_becomes_a_vampire() -> None:
    scene = Scene(p1={"hand": "Bat, 2 Curse"}, phase="night")
    scene.p1.plays("Bat", "2 Curse")
    assert (scene.p1.discard, scene.pile("Bat"), scene.pile("Vampire")) == (["vampire"], 11, 9)


def test_the_current_turn_counts_when_it_is_even() -> None:
    scene = Scene(p1={"hand": "Estate"}, p2={"hand": "Estate"})
    assert scene.winners == [2]
    scene = Scene(p1={"coins": 8, "hand": "Estate"}, p2={"hand": "Estate, Province"}, piles={"Province": 1},
                  phase="buy", turn=1)
    scene.p1.buys("Province")
    scene.p1.ends_turn()
    assert (scene.over, scene.scores, scene.winners) == (True, [7, 7], [2])
    scene = Scene(p1={"hand": "Estate"}, p2={"hand": "Estate", "turns": 1})
    assert scene.winners == [1, 2]
    scene = Scene(p1={"hand": "Estate", "turns": 3}, p2={"hand": "Estate", "turns": 3})     # said: with this one
    assert scene.winners == [1, 2]
    scene = Scene(p1={"hand": "Estate", "turns": 3}, p2={"hand": "Estate", "turns": 3}, phase="start")
    scene.run()
    assert (scene.p1.turns, scene.winners) == (4, [2])


def on_table(scene: Scene) -> set[str]:
    """What was dealt, not what might have been."""
    boxed = {card.id for pile in scene.table.piles for card in pile.cards}
    dealt = {card.id for pile in scene.game.piles for card in pile.cards}
    return {*scene.table.named} - boxed | dealt | {pile.id for pile in scene.game.piles}


def test_what_is_named_is_on_the_table() -> None:
    for card_id in BY_ID:
        traits = {card_id: "Moat"} if has_type(card_id, TRAIT) else {}
        assert card_id in on_table(Scene(also=card_id, traits=traits))
    assert {"potion", "survivors"} <= on_table(Scene(kingdom="Potion, Ruins", also="Survivors", seed=4))


def test_looking() -> None:
    scene = Scene(p1={"discard": "Gold, Curse, Estate", "counters": {"Pirate Ship": 2}, "deck": "Province", "turns": 5},
                  p2={"deck": "Province", "turns": 4})
    assert scene.p1.discard_order == in_order("Gold, Curse, Estate")
    assert scene.p1.counter("Piratenschiff") == 2
    assert (scene.scores, scene.winners, scene.over) == ([6, 6], [2], False)


def test_landscapes_are_never_cheaper() -> None:
    scene = Scene(p1={"hand": "Bridge"}, landscapes="Seaway")
    scene.p1.plays("Bridge")
    assert (scene.cost("Duchy"), scene.cost("Seaway")) == ((4, 0, 0), (5, 0, 0))


def test_what_lies_below_cannot_be_bought_but_asked_for() -> None:
    for pile, below in (("Gladiator", "Fortune"), ("Castles", "King's Castle"), ("Gladiator / Fortune", "Fortune")):
        scene = Scene(p1={"coins": 20}, kingdom=pile, phase="buy")
        assert scene.p1.can_buy(below) is False


def test_what_a_seat_may_see() -> None:
    scene = Scene(p1={"hand": "Gold", "deck": "Estate"}, p2={"hand": "2 Silver"})
    assert scene.view(1).players[0].hand == ["gold"]
    assert (scene.view(2).players[0].hand, scene.view(2).players[0].hand_size) == (None, 1)
    with pytest.raises(BadScenario, match="no player 3"):
        scene.view(3)


def test_events_and_questions_can_be_read() -> None:
    scene = Scene(p1={"hand": "Remodel, Gold", "deck": "Copper"})
    scene.p1.plays("Remodel", "Gold", "Province")
    (question,) = scene.asked
    scene.p1.draws(1)
    assert [repr(event) for event in scene.log.events] == [
        "player 1: play [remodel]", "player 1: move [gold] from hand to trash",
        "player 1: gain [province] to discard", "player 1: draw [copper]"]
    assert repr(question).startswith("player 1: gain for remodel, 1 of [copper, ")
    assert (question.seat, question.player, question.purpose, question.source) == (0, 0, "gain", "remodel")
    assert (question.least, question.most, question.counts) == (1, 1, [1] * len(question.options))


def test_there_is_nothing_to_look_at_by_another_name() -> None:
    scene = Scene()
    assert not hasattr(scene, "hand")
    assert not hasattr(scene, "p3")
    assert not hasattr(scene.p1, "hnad")
    assert getattr(scene.p1, "hnad", "nothing") == "nothing"
    with pytest.raises(AttributeError, match="did you mean 'trash'"):
        scene.trahs


# --- refusals -----------------------------------------------------------------------------------------------------
IMPOSSIBLE: list[tuple[dict[str, Any], type[ThroneroomError], str]] = [
    ({"p1": {"hand": "Vilage"}}, UnknownCard, "did you mean Village"),
    ({"p1": {"hand": {"Copper": 3}}}, BadScenario, "cards are written like"),
    ({"p1": {"hand": 3}}, BadScenario, "cards are written like"),
    ({"p1": {"hand": "Seaway"}}, BadScenario, "hand: seaway is a landscape or a pile"),
    ({"p1": {"deck": "Knights"}}, BadScenario, "deck: knights is a landscape or a pile"),
    ({"p1": {"hand": "2 Dame Anna"}}, BadScenario, "only one dame_anna"),
    ({"p1": {"hand": "Dame Anna"}, "piles": {"Knights": "Dame Anna"}}, BadScenario, "only one dame_anna"),
    ({"p1": {"owned": "Flag"}, "p2": {"owned": "Flag"}}, BadScenario, "only one flag"),
    ({"p1": {"owned": "Inheritance"}}, BadScenario, "inheritance is no Project, State or Artifact"),
    ({"p1": {"durations": "Village"}}, BadScenario, "village does nothing in the next turn"),
    ({"p1": {"coins": "three"}}, BadScenario, "coins: 'three' is no number"),
    ({"p1": {"coins": -1}}, BadScenario, "coins: -1 is no number"),
    ({"p1": {"in_play": "Copper"}}, BadScenario, "did you mean 'play'"),
    ({"p1": {"tokens": {"+2 cards": "Smithy"}}}, BadScenario, "did you mean '\\+1 card'"),
    ({"p1": {"mats": "Gold"}}, BadScenario, "mats are described like"),
    ({"p1": {"counters": {"foo": 1}}}, UnknownCard, "foo"),
    ({"p1": "Copper"}, BadScenario, "p1 is described like"),
    ({"p0": {}}, BadScenario, "a scene has no 'p0'"),
    ({"p3": {}, "players": 2}, BadScenario, "p3 is described, but there are 2 players"),
    ({"players": 7}, BadKingdom, "2 to 6 players"),
    ({"Trash": "Copper"}, BadScenario, "did you mean 'trash'"),
    ({"turn": 3}, BadScenario, "turn=3: there are 2 players"),
    ({"phase": "clean-up"}, BadScenario, "there are start, action, buy, night"),
    ({"piles": {"Province": 13}}, BadScenario, "with 2 players there are but 8 province"),
    ({"piles": {"Province": -1}}, BadScenario, "Province: -1 is no number"),
    ({"piles": {"Province": "Duchy"}}, BadScenario, "duchy does not belong to the pile province"),
    ({"stacks": {"boon": "The Sky's Gift"}}, BadScenario, "did you mean 'boons'"),
    ({"tokens": {("Smithy", "foo"): 2}}, BadScenario, "there is no token 'foo'"),
    ({"tokens": {"Smithy": 2}}, BadScenario, "tokens are described like"),
]


@pytest.mark.parametrize(("state", "error", "why"), IMPOSSIBLE, ids=[why for _, _, why in IMPOSSIBLE])
def test_impossible_states(state: dict[str, Any], error: type[ThroneroomError], why: str) -> None:
    with pytest.raises(error, match=why) as refusal:
        Scene(**state)
    assert "\n" not in str(refusal.value)


WRONG: list[tuple[Callable[[Scene], Any], type[ThroneroomError], str]] = [
    (lambda scene: scene.p1.plays("Smithy"), BadScenario, "player 1 cannot play Smithy; was asked: .*militia, village"),
    (lambda scene: scene.p1.plays("Smithie"), UnknownCard, "did you mean Smithy"),
    (lambda scene: scene.p1.plays("Militia, Village", "2 Estate"), BadScenario, "cannot play Militia, Village"),
    (lambda scene: scene.p2.plays("Copper"), BadScenario, "in the turn of player 1"),
    (lambda scene: scene.p2.ends_turn(), BadScenario, "player 2 cannot end the turn of player 1"),
    (lambda scene: scene.p1.buys("Province"), BadScenario, "player 1 cannot buy Province"),
    (lambda scene: scene.p1.plays("Militia"), BadScenario, "asked, but not scripted: player 2: discard for militia"),
    (lambda scene: scene.p1.plays("Militia", "2 Estate", "Copper"), BadScenario, "nobody asked for: \\['Copper'\\]"),
    (lambda scene: scene.p1.plays("Militia", "3 Copper"), IllegalAnswer, "3 chosen, but it must be 2; player 2"),
    (lambda scene: scene.p1.plays("Militia", "2 Gold"), BadScenario, "'Gold' is not among the options"),
    (lambda scene: scene.p1.plays("Militia", {"Estate": 2}), BadScenario, "cards are written like"),
    (lambda scene: scene.p1.plays("Militia", scene.p1("2 Estate")), BadScenario, "player 1 should have been asked"),
    (lambda scene: scene.p1.plays("Village", scene.p2("Gold")), BadScenario, "nobody asked for: .player 2: 'Gold'"),
    (lambda scene: scene.p1.gains("Gold", to="moon"), BadScenario, "no place for cards called 'moon'"),
    (lambda scene: scene.p1.discards("2 Village"), BadScenario, "has no Village in hand"),
    (lambda scene: scene.p1.can_buy("Foo"), UnknownCard, "Foo"),
    (lambda scene: scene.p3.hand, BadScenario, "there is no player 3: 2 are playing"),
    (lambda scene: scene.gained(3), BadScenario, "there is no player 3"),
    (lambda scene: scene.p1.handd, BadScenario, "did you mean 'hand'"),
    (lambda scene: scene.pile("Witch"), BadScenario, "there is no pile of Witch"),
    (lambda scene: scene.tokens("Village", "foo"), BadScenario, "there is no token 'foo'"),
]


@pytest.mark.parametrize(("step", "error", "why"), WRONG, ids=[why for _, _, why in WRONG])
def test_wrong_steps(step: Callable[[Scene], Any], error: type[ThroneroomError], why: str) -> None:
    scene = Scene(p1={"hand": "Militia, Village", "deck": "5 Copper"}, p2={"hand": "3 Copper, 2 Estate"})
    with pytest.raises(error, match=why) as refusal:
        step(scene)
    assert "\n" not in str(refusal.value)


def test_a_yes_or_no_question_says_so() -> None:
    with pytest.raises(BadScenario, match=r'of \[peasant\] \(say "yes" or "no"\)'):
        Scene(p1={"play": "Peasant", "deck": "5 Copper"}, phase="buy").p1.ends_turn("Soldier")


@pytest.mark.parametrize("answer", ["+$2", "$2", "+2 coins", "2 coins", "+2 Geld", "+2 Münzen", "coins"])
def test_coins_may_be_written_as_people_do(answer: str) -> None:
    scene = Scene(p1={"hand": "Steward", "deck": "2 Estate"})
    scene.p1.plays("Steward", answer)
    assert scene.p1.coins == 2


def test_which_card_and_how_many_may_be_one_answer() -> None:
    scene = Scene(landscapes="Banish", p1={"hand": "3 Estate, Copper", "coins": 4}, phase="buy")
    scene.p1.buys("Banish", "2 Estate")
    assert scene.p1.exile == cards("2 Estate")
    scene = Scene(p1={"hand": "Ambassador, 3 Estate, Copper"}, p2={})
    scene.p1.plays("Ambassador", "2 Estate")
    assert (scene.p1.hand, scene.p2.discard) == (cards("Estate, Copper"), cards("Estate"))


def test_durations_in_play_wait_if_it_is_not_their_turn() -> None:
    scene = Scene(p1={"play": "Caravan, Champion", "hand": "Smithy", "deck": "9 Copper"},
                  p2={"play": "Swamp Hag, Village", "deck": "9 Copper"}, phase="action")
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 1, "the Champion is there for good"
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Champion"), "the Caravan has done its work"
    assert scene.p2.coins == 3


@pytest.mark.parametrize(("scene", "answers", "trash"), [
    (lambda: Scene(p1={"hand": "Mercenary, 2 Copper, Estate"}, p2={"hand": "3 Copper"}),
     ["Mercenary", "2 Copper"], "2 Copper"),
    (lambda: Scene(p1={"hand": "Count, 2 Copper"}), ["Count", "gain a Copper", "trash your hand"], "2 Copper"),
    (lambda: Scene(p1={"hand": "Steward, 3 Copper"}), ["Steward", "trash two cards", "2 Copper"], "2 Copper"),
    (lambda: Scene(p1={"hand": "Spice Merchant, Copper, Gold"}),
     ["Spice Merchant", "Copper", "+2 coins and +1 Buy"], "Copper"),
])
def test_answers_in_the_words_of_people(scene: Callable[[], Scene], answers: list[str], trash: str) -> None:
    played = scene()
    played.p1.plays(*answers)
    assert played.trash == cards(trash)


def test_the_answer_to_what_is_asked_next_answers_yes_or_no_before_it() -> None:
    scene = Scene(p1={"hand": "Watchtower", "coins": 3}, phase="buy")
    scene.p1.buys("Silver", "topdeck")
    assert scene.p1.deck == ["silver"]
    for answer in ("Gold", "topdeck"):              # what is asked next, is by another card
        scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Moat, Copper"}, p3={"hand": "Watchtower"})
        with pytest.raises(BadScenario, match=f"'{answer}' is not among the options: player 2: reveal for moat.*say"):
            scene.p1.plays("Witch", answer)


def test_what_is_in_play_was_played_this_turn() -> None:
    scene = Scene(p1={"play": "2 Village", "hand": "Conspirator", "deck": "3 Copper"})
    scene.p1.plays("Conspirator")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Copper"), 1)


def test_the_black_market_deck_is_as_described() -> None:
    scene = Scene(p1={"hand": "Black Market, Gold"}, black_market="Smithy, Village, Market, Festival")
    assert scene.stack("black_market") == in_order("Smithy, Village, Market, Festival")
    scene = Scene(p1={"hand": "Black Market, Gold"})
    scene.p1.plays("Black Market", "Gold")
    assert scene.p1.coins == 5, "Treasures may be played though there is no deck"


@pytest.mark.parametrize(("wrong", "match"), [
    (lambda: Scene().p1.gains("Smithy"), "Smithy is not on the table"),
    (lambda: Scene(phase="buy").p1.can_buy("Alms"), "Alms is not on the table"),
    (lambda: Scene(phase="buy").p1.buys("Smithy"), "Smithy is not on the table"),
    (lambda: Scene(phase="start", p1={"coins": 3}), "p1: coins: a turn that starts"),
    (lambda: Scene().stack("boons"), "there is no stack 'boons'"),
    (lambda: Scene(p1={"hand": "Moneylender, Copper"}).p1.plays("Moneylender", 1), "1 is not among the options"),
])
def test_what_cannot_be_is_refused(wrong: Callable[[], object], match: str) -> None:
    with pytest.raises(BadScenario, match=match):
        wrong()


def test_older_editions_may_be_written_as_text() -> None:
    Scene(kingdom="Throne Room, Procession", editions="base-2008, dark_ages-2012")
    with pytest.raises(BadKingdom, match=r"the edition 'base-1999'; there are .*alchemy-2010, .*base-2008"):
        Scene(kingdom="Throne Room", editions="base-1999")
