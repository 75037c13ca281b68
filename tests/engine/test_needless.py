"""Questions whose answer cannot matter: they are put and recorded as ever, and people are not asked."""
from __future__ import annotations

import pytest

from throneroom.cards import BY_ID
from throneroom.engine.decision import OVERPAY, Agent, Decision, Waiting
from throneroom.engine.game import Game
from throneroom.engine.moments import BUY_START, TURN_END, TURN_START
from throneroom.errors import BadScenario
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import zones_of
from throneroom.record.view import view
from throneroom.testing import Scene

COMMUTING = {id: kind().commutes for id, kind in BY_ID.items() if kind().commutes}
HOLDING = {"haven": "Gold", "gear": "Gold, Estate", "cargo_ship": "Gold", "research": "2 Gold"}
AT_START = sorted(id for id, moments in COMMUTING.items() if moments & TURN_START
                  and id not in ("horse_traders", "garrison"))          # which do not wait in play by themselves


class Script(Agent):
    """Takes these options of the needless questions, and ends at the first other one."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.needless = 0

    def answer(self, decision: Decision) -> list[int]:
        if decision.needless is None:
            raise BadScenario(repr(decision))
        self.needless += 1
        return [self.choices.pop(0)] if self.choices else decision.needless


def outcome(game: Game) -> list[object]:
    """What all players have and where; in which order a hand is held does not count."""
    return [[[sorted(card.id for card in zone) if zone is player.hand else [card.id for card in zone]
              for zone in zones_of(player)], player.coins, player.actions, player.buys, player.promises == [],
             view(game, player.seat).players[player.seat].counters] for player in game.players]


@pytest.mark.parametrize("card", AT_START)
@pytest.mark.parametrize("other", ["wharf", "haven", "fishing_village"])
def test_what_only_gives_comes_to_the_same_in_any_order(card: str, other: str) -> None:
    if card == other:
        return
    found = []
    for first in (0, 1):
        durations = {card: HOLDING.get(card, ""), other: HOLDING.get(other, "")}
        scene = Scene(p1={"durations": durations, "deck": "Copper, Silver", "discard": "9 Estate, 9 Duchy",
                          "card_penalty": True, "coin_penalty": True}, phase="start")
        script = Script([first])
        scene.game.agents = [script, script]
        with pytest.raises(BadScenario):        # the first question of the turn
            scene.game.run()
        assert script.needless == 1
        found.append(outcome(scene.game))
    assert found[0] == found[1]


def test_where_the_next_one_chooses_the_order_is_asked() -> None:
    scene = Scene(p1={"durations": "Wharf, Caravan, Dungeon", "deck": "9 Copper"}, phase="start")
    with pytest.raises(BadScenario, match=r"asked, but not scripted.*order"):
        scene.run()


def test_at_the_end_of_a_turn_too() -> None:
    """Cards drawn and cards that come back; and States that are returned."""
    assert {id for id, moments in COMMUTING.items() if moments & TURN_END} >= {"save", "way_of_the_squirrel"}
    assert {id for id, moments in COMMUTING.items() if moments & BUY_START} >= {"deluded", "envious"}
    scene = Scene(p1={"hand": "Smithy, Gold", "deck": "9 Copper", "coins": 2}, landscapes="Way of the Squirrel, Save")
    scene.p1.plays("Smithy", "Way of the Squirrel")
    scene.p1.buys("Save", "Gold")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 8 and "gold" in scene.p1.hand


def test_two_princes_set_their_cards_aside_in_any_order() -> None:
    scene = Scene(p1={"hand": "2 Prince, Village, Smithy", "actions": 2, "deck": "20 Copper"})
    scene.p1.plays("Prince", "yes", "Village")
    scene.p1.plays("Prince", "yes", "Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Smithy")                # which is played first does matter
    scene.p1.ends_turn()                        # but not which is set aside again first
    assert scene.p1.aside == ["prince", "prince", "smithy", "village"]


def test_a_prince_and_a_page_in_clean_up() -> None:
    """Of two cards it does not matter which leaves play first; of one that is both, what happens first does."""
    scene = Scene(p1={"hand": "Prince, Village", "deck": "20 Copper"}, also="Page")
    scene.p1.plays("Prince", "yes", "Village")
    scene.p1.ends_turn()
    scene.game.players[0].hand.append(scene.make(["page"])[0])
    scene.p2.ends_turn()
    scene.p1.plays("Page")
    scene.p1.ends_turn("yes")
    assert scene.p1.discard.count("treasure_hunter") == 1 and "village" in scene.p1.aside
    scene = Scene(p1={"hand": "Prince, Page", "deck": "20 Copper"})
    scene.p1.plays("Prince", "yes", "Page")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    with pytest.raises(BadScenario, match=r"asked, but not scripted.*order.*prince"):
        scene.p1.ends_turn()


def test_villagers_are_not_asked_for_after_a_snowy_village() -> None:
    scene = Scene(p1={"hand": "Snowy Village, Smithy", "villagers": 2, "deck": "9 Copper"})
    before = scene.decision
    assert before is not None and before.purpose == "spend" and before.needless is None
    scene.p1.plays("Snowy Village")
    after = scene.decision
    assert after is not None and after.purpose == "spend" and after.needless == [0]


@pytest.mark.parametrize("card", ["Doctor", "Herald", "Masterpiece"])
def test_potions_are_not_paid_for_nothing(card: str) -> None:
    scene = Scene(p1={"coins": 5, "potions": 1, "discard": "Gold", "deck": "3 Copper"}, kingdom=card, also="Potion",
                  phase="buy")
    scene.p1.buys(card, 0)
    assert [asked.purpose for asked in scene.asked] == [OVERPAY] and scene.p1.potions == 1


def asked_first(scene: Scene, *answers: list[int]) -> Decision:
    """What comes after these answers."""
    class Few(Agent):
        def __init__(self) -> None:
            self.left = list(answers)

        def answer(self, decision: Decision) -> list[int]:
            if not self.left:
                raise Waiting(decision)
            return self.left.pop(0)

    few = Few()
    scene.game.agents = [few] * len(scene.game.players)
    with pytest.raises(Waiting) as waiting:
        scene.game.run()
    return waiting.value.decision


def test_potions_and_coins_are_two_questions() -> None:
    stonemason = {"kingdom": "Stonemason, Transmute", "also": "Potion", "phase": "buy"}
    at = Scene(p1={"coins": 4, "potions": 1}, **stonemason).options.index("stonemason")
    coins = asked_first(Scene(p1={"coins": 4, "potions": 1}, **stonemason), [at])
    potions = asked_first(Scene(p1={"coins": 4, "potions": 1}, **stonemason), [at], [0])
    assert (coins.purpose, coins.topic, potions.purpose, potions.topic) == (OVERPAY, "", OVERPAY, "potions")
    assert potions.needless is None
    scene = Scene(p1={"coins": 2, "potions": 1}, **stonemason)
    scene.p1.buys("Stonemason", 1)
    assert scene.p1.discard.count("transmute") == 2


# --- Treasures that may be played without asking ---------------------------------------------------------------------
@pytest.mark.parametrize(("hand", "around", "played"), [
    ("2 Copper, Silver, Gold, Potion, Ducat, Harem", "Merchant", True),
    ("Copper, Bank", "", False),                        # the order matters
    ("Copper, Capital", "", False),                     # a debt comes of it
    ("Copper, Spoils", "", False),
    ("Copper, Crown", "", False),
    ("Copper", "Grand Market", False),
    ("Copper", "Mint", False),
    ("Copper", "Save", False),                          # one may want to keep it
])
def test_what_is_a_matter_of_course(hand: str, around: str, played: bool) -> None:
    scene = Scene(p1={"hand": hand}, also=around, phase="buy")
    me = scene.game.players[0]
    assert scene.game.is_matter_of_course(me, me.treasures_in_hand()) == played


def test_what_watches_the_play_counts_only_while_it_watches() -> None:
    scene = Scene(p1={"hand": "Merchant, Silver", "deck": "9 Copper"})
    me = scene.game.players[0]
    scene.p1.plays("Merchant")                          # it only gives a coin
    assert scene.game.is_matter_of_course(me, me.treasures_in_hand())
    scene = Scene(p1={"hand": "Kiln, Silver"})
    me = scene.game.players[0]
    assert scene.game.is_matter_of_course(me, me.treasures_in_hand())
    scene.p1.plays("Kiln")                              # a copy of whichever is first
    assert not scene.game.is_matter_of_course(me, me.treasures_in_hand())
    scene = Scene(p1={"hand": "Silver, Copper"}, p2={"durations": "Highwayman"}, phase="buy")
    me = scene.game.players[0]
    assert not scene.game.is_matter_of_course(me, me.treasures_in_hand())


# --- two questions that may be put as one ----------------------------------------------------------------------------
def test_a_question_says_what_follows_it() -> None:
    doctor = {"p1": {"coins": 4, "deck": "Copper"}, "kingdom": "Doctor", "phase": "buy"}
    at = Scene(**doctor).options.index("doctor")
    assert asked_first(Scene(**doctor), [at], [1]).otherwise == "discard"
    second = asked_first(Scene(**doctor), [at], [1], [])
    assert (second.purpose, second.otherwise) == ("discard", "")
    tower = {"p1": {"coins": 4, "hand": "Watchtower"}, "phase": "buy"}
    at = Scene(**tower).options.index("silver")
    assert asked_first(Scene(**tower), [at]).otherwise == "topdeck"


# --- scripts may answer them or not ----------------------------------------------------------------------------------
@pytest.mark.parametrize("answers", [(), ("Caravan",), ("Wharf", "Caravan"), ("Caravan", "Wharf")])
def test_a_scene_takes_an_answer_and_needs_none(answers: tuple[str, ...]) -> None:
    scene = Scene(p1={"durations": "Wharf, Caravan", "deck": "9 Copper"}, phase="start")
    scene.run(*answers)
    assert len(scene.p1.hand) == 3 and len(scene.asked) == (1 if answers else 0)


@pytest.mark.parametrize("answers", [(2, 1, "yes", "yes"), (2, "yes", "yes"), (2, None, "yes", "yes")])
def test_an_answer_that_fits_another_question_finds_it(answers: tuple[object, ...]) -> None:
    scene = Scene(p1={"coins": 5, "potions": 1, "deck": "3 Copper"}, kingdom="Doctor", also="Potion", phase="buy")
    scene.p1.buys("Doctor", *answers)
    assert scene.trash == ["copper", "copper"]


def test_a_wrong_answer_is_still_refused() -> None:
    scene = Scene(p1={"durations": "Wharf, Caravan", "deck": "9 Copper"}, phase="start")
    with pytest.raises(BadScenario, match="nobody asked for"):
        scene.run("Gold")


class Noting(Agent):
    def __init__(self) -> None:
        self.asked: list[Decision] = []

    def answer(self, decision: Decision) -> list[int]:
        self.asked.append(decision)
        return [len(decision.options) - 1] if decision.needless else super().answer(decision)


def test_the_decision_is_part_of_the_game_as_ever() -> None:
    """Bots answer it as they like, and their answer is recorded: old records and new ones are of one kind."""
    table, noting = Setup(("wharf", "caravan", "moat")).table(), Noting()
    game = table.new_game([noting, noting], 3)
    for id in ("wharf", "caravan"):
        game.players[0].next_turn(table.named[id])
    game.answers = []
    game.step()
    assert [decision.needless for decision in noting.asked][:1] == [[0]] and game.answers[0] == [1]
