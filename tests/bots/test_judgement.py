"""What the general player does in some plain situations, and how a strategy changes it."""
from collections.abc import Sequence

import pytest

from throneroom.bots.facts import Facts, TableFacts
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.judgement import Judgement
from throneroom.engine.player import Player
from throneroom.engine.situation import BUY_PHASE
from throneroom.testing import Scene, cards


def after_playing(card: str, bot: GeneralPlayer | None = None, **state: dict[str, object]) -> Scene:
    """Player 1 has played the card; all questions were answered by general players."""
    scene = Scene(**state)
    scene.game.agents = [bot or GeneralPlayer() for _ in scene.game.players]
    me = scene.game.players[0]
    me.play(next(held for held in me.hand if held.id == card))
    return scene


def turn_of(bot: GeneralPlayer, **state: object) -> Scene:
    """A whole turn of player 1."""
    scene = Scene(**state)
    scene.game.agents = [bot for _ in scene.game.players]
    scene.game.step()
    return scene


def test_a_hand_is_reduced_to_what_it_can_buy_with():
    scene = after_playing("militia", p1={"hand": "Militia"}, p2={"hand": "Gold, Silver, Estate, Curse, Copper"})
    assert scene.p2.hand == cards("Gold, Silver, Copper")


def test_of_two_terminal_actions_the_weaker_one_is_discarded():
    scene = after_playing("militia", p1={"hand": "Militia"}, p2={"hand": "Witch, Woodcutter, Silver, Copper"})
    assert scene.p2.hand == cards("Witch, Silver, Copper")


def test_rubbish_is_trashed_and_money_kept():
    scene = after_playing("chapel", p1={"hand": "Chapel, 2 Estate, Curse, Silver, Copper"})
    assert scene.p1.hand == cards("Silver, Copper")


def test_estates_are_points_at_the_end():
    scene = after_playing("chapel", p1={"hand": "Chapel, 2 Estate, Curse, Silver"}, piles={"Province": 2})
    assert scene.p1.hand == cards("2 Estate, Silver")


def test_a_remodel_turns_gold_into_a_province():
    scene = after_playing("remodel", p1={"hand": "Remodel, Gold, Silver"})
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == cards("Province")


def test_a_scepter_gives_coins_when_there_is_nothing_to_play_again():
    scene = after_playing("scepter", p1={"hand": "Scepter"}, phase="buy")
    assert scene.p1.coins == 2


def test_a_scepter_plays_no_scepter_again():
    """Which, as an Action, it might do for ever."""
    enlightened = {("Enlightenment", "sun"): 0}
    scene = after_playing("scepter", p1={"hand": "Scepter"}, phase="buy", tokens=enlightened)
    assert (scene.p1.coins, len(scene.game.turn.plays)) == (2, 1)
    scene = Scene(p1={"hand": "2 Scepter, Market", "deck": "5 Copper"}, tokens=enlightened)
    scene.game.agents = [GeneralPlayer() for _ in scene.game.players]
    me = scene.game.players[0]
    me.play(next(card for card in me.hand if card.id == "market"))
    scene.game.phase = BUY_PHASE
    for _ in range(2):
        me.play(next(card for card in me.hand if card.id == "scepter"))
    assert [card.id for card in scene.game.turn.plays] == ["market", "scepter", "market", "scepter", "market"]


def test_the_victim_of_a_swindler_gets_the_worst_of_the_price():
    scene = after_playing("swindler", p1={"hand": "Swindler"}, p2={"deck": "Copper, Gold"})
    assert scene.p2.discard == cards("Curse")


def test_a_spy_leaves_the_other_their_rubbish_and_oneself_the_gold():
    scene = after_playing("spy", p1={"hand": "Spy", "deck": "Copper, Gold"}, p2={"deck": "Estate, Gold"})
    assert scene.p1.discard == [] and scene.p2.discard == []
    scene = after_playing("spy", p1={"hand": "Spy", "deck": "Copper, Curse"}, p2={"deck": "Gold, Estate"})
    assert scene.p1.discard == cards("Curse") and scene.p2.discard == cards("Gold")


def test_an_attack_is_answered_with_a_moat():
    scene = after_playing("witch", p1={"hand": "Witch"}, p2={"hand": "Moat"})
    assert scene.p2.discard == []


def test_the_best_card_comes_up_first():
    scene = after_playing("cartographer", p1={"hand": "Cartographer", "deck": "Copper, Silver, Gold, Copper, Estate"})
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.me.deck[-1].id == "gold"


def test_free_actions_come_before_the_one_that_ends_the_phase():
    played: list[str] = []

    class Noting(GeneralPlayer):
        def action(self, judge: Judgement, kinds: list[Facts]) -> int:
            position = super().action(judge, kinds)
            played.append(kinds[position].id)
            return position

    turn_of(Noting(), p1={"hand": "Smithy, Village, Laboratory", "deck": "8 Copper"})
    assert played[:3] == ["laboratory", "village", "smithy"]


def test_a_treasure_map_waits_for_the_other():
    scene = turn_of(GeneralPlayer(), p1={"hand": "Treasure Map, 2 Copper", "deck": "5 Estate"})
    assert scene.trash == []


def test_a_counterfeit_takes_a_copper_and_no_gold():
    scene = turn_of(GeneralPlayer(), p1={"hand": "Counterfeit, Gold, Copper", "deck": "5 Estate"})
    assert scene.trash == cards("Copper")
    scene = turn_of(GeneralPlayer(), p1={"hand": "Counterfeit, Gold", "deck": "5 Estate"})
    assert scene.trash == []


def test_a_navigator_leaves_a_good_hand_on_the_deck_whatever_is_in_this_one():
    for deck, stays in (("Silver, Moat, 3 Estate", True), ("5 Copper", False)):
        scene = after_playing("navigator", p1={"hand": "Navigator, 2 Estate", "deck": deck})
        assert (scene.p1.deck != []) == stays


def test_eight_coins_buy_a_province():
    scene = turn_of(GeneralPlayer(), p1={"hand": "2 Gold, Silver", "deck": "5 Copper"}, kingdom="Smithy, Village")
    assert scene.game.count_in_pile("province") == 7


@pytest.mark.parametrize(("provinces", "bought"), [(8, "gold"), (3, "duchy")])
def test_duchies_are_for_the_end(provinces: int, bought: str):
    scene = turn_of(GeneralPlayer(), p1={"hand": "2 Gold", "deck": "5 Copper"}, piles={"Province": provinces})
    assert scene.gained(1) == [bought]


def test_a_strategy_only_says_what_it_wants():
    class Villager(GeneralPlayer):
        def wants(self, judge: Judgement) -> Sequence[str]:
            return ["village", "silver"]

    scene = turn_of(Villager(), p1={"hand": "2 Gold, Silver", "deck": "5 Copper"}, kingdom="Village")
    assert scene.game.count_in_pile("village") == 9
    assert scene.game.count_in_pile("province") == 8


def test_a_judgement_can_be_overridden():
    class Fond(Judgement):
        def keep(self, kind: Facts) -> float:
            return 9 if kind.id == "curse" else super().keep(kind)

    class Collector(GeneralPlayer):
        def judge(self, facts: TableFacts, me: Player, own: bool) -> Judgement:
            return Fond(facts, me, own)

    scene = after_playing("chapel", Collector(), p1={"hand": "Chapel, 2 Estate, Curse"})
    assert scene.p1.hand == cards("Curse")


def test_what_is_answered_without_a_reason_is_reported():
    bot = GeneralPlayer()
    scene = Scene(p1={"hand": "Steward"})
    scene.game.agents = [bot, bot]
    me = scene.game.players[0]
    assert me.choose_word("option", me.hand[0], ["sing", "dance"]) == "sing"
    assert list(bot.by_default) == [("option", "steward", "sing dance")]


@pytest.mark.parametrize(("deck", "plays"), [("3 Estate, 4 Copper", True), ("4 Gold, 4 Silver", False)])
def test_a_good_deck_is_not_trashed_away(deck, plays):
    """Lookout must take one of three cards, be they ever so good."""
    scene = turn_of(GeneralPlayer(), p1={"hand": "Lookout, 2 Copper", "deck": deck}, kingdom="Lookout")
    assert (len(scene.game.trash) > 0) == plays
