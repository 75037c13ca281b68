"""Would the checks notice?  Each gets a game that is broken on purpose, most by a card that does what no card may."""
from contextlib import suppress

import pytest

from throneroom.cards import kind
from throneroom.engine.card import Card, guise_of
from throneroom.engine.decision import OPTION, Decision
from throneroom.engine.game import Game
from throneroom.engine.moments import LOWERS_COSTS
from throneroom.engine.player import Player
from throneroom.engine.types import ACTION
from throneroom.errors import BadRecord
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.setup import Setup
from throneroom.lab import checks
from throneroom.lab.checks import Broken, Inventory, check_copy, check_numbers, check_question, check_views, cover
from throneroom.lab.fuzz import Ears, Monkey, Plan, Report, TooLong, check_replay, plan, play_randomly
from throneroom.record import view as views
from throneroom.record.driver import Driver
from throneroom.record.view import DecisionView, decision_view

BASE = ("cellar", "festival", "library", "market", "militia", "moat", "remodel", "smithy", "witch", "workshop")
FATE = ("bard", "cursed_village", "flag_bearer", *BASE[:7])


def play_with(cls: type[Card], kingdom: tuple[str, ...] = BASE) -> None:
    """A random game in which everybody starts with such a card, and likes to play it."""
    game = Setup(kingdom, players=3).table().new_game(None, 3)
    for player in game.players:
        card = cls()
        card.rank = 1000                # a kind of its own
        player.hand.append(card)
    game.powers |= card.powers
    report = Report()
    game.agents = [Monkey(game, 1, report, {card.id})] * 3
    game.listener = Ears(report.used)
    with suppress(TooLong):
        game.run()
    assert report.used["play", card.id] > 0


class Honest(Card):
    types = ACTION
    actions = 2
    cards = 1


def test_a_card_that_does_nothing_wrong_is_played() -> None:
    play_with(Honest)
    play_with(Honest, FATE)


# --- cards --------------------------------------------------------------------------------------------------
class Loser(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.deck.pop()


class Doubler(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.deck.append(me.deck[0])


class Forger(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.deck.append(kind("gold")())


class Swapper(Card):
    """As many cards as before."""

    types = ACTION

    def play(self, me: Player) -> None:
        me.deck[0] = me.deck[1]


class Juggler(Card):
    """Only in the middle of the card one is missing."""

    types = ACTION

    def play(self, me: Player) -> None:
        card = me.deck.pop()
        me.choose_word(OPTION, self, ["up", "down"])
        me.deck.append(card)


@pytest.mark.parametrize(("cls", "what"), [
    (Loser, r"lost: \['\w+'\]"), (Doubler, r"two places: \['\w+'\]"), (Forger, r"made: \['gold'\]"),
    (Swapper, r"two places: \['\w+'\], lost: \['\w+'\]"), (Juggler, r"lost: \['\w+'\]")])
def test_no_card_is_lost_or_made(cls: type[Card], what: str) -> None:
    with pytest.raises(Broken, match=what):
        play_with(cls)


# --- zones --------------------------------------------------------------------------------------------------
class BoonInHand(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.hand.append(me.game.stacks["boons"].pop())


class HexInTheAir(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.game.stacks["hexes"].pop()


class HexKept(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.game.stacks["hexes turned over"].append(me.game.stacks["hexes"].pop())


class BoonAmongHexes(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.game.stacks["hexes"].append(me.game.stacks["boons"].pop())


class WrongPile(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        pile = me.game.pile("curse")
        assert pile is not None
        pile.cards.append(me.deck.pop())


class Holder(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.look(1)


class Claimer(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.owned.append(self)


class Hydra(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        for player in me.game.players:
            player.take_copy(me.game.landscape("flag"))


class Twice(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        state = me.game.landscape("miserable")
        me.owned += [state, state]


@pytest.mark.parametrize(("cls", "what"), [
    (BoonInHand, "a landscape among cards: .'the_"), (HexInTheAir, r"lost: \['\w+'\]"), (HexKept, "not put down"),
    (BoonAmongHexes, "among the hexes lies .'the_"), (WrongPile, "on the pile of curse lies"),
    (Holder, "player 1 still holds"), (Claimer, "claimer lies before players"),
    (Hydra, r"flag lies before players \[1, 2, 3\]"), (Twice, "has a landscape twice")])
def test_everything_lies_where_it_may(cls: type[Card], what: str) -> None:
    with pytest.raises(Broken, match=what):
        play_with(cls, FATE)


def test_looks_are_seen_through() -> None:
    game = Setup(BASE, players=2).table().new_game(None, 3)
    inventory = Inventory(game)
    me = game.players[0]
    me.in_play.append(guise_of(me.hand.pop(), kind("village")()))
    game.guises_in_play = True
    inventory.check(game)
    me.hand.append(me.in_play.pop())
    with pytest.raises(Broken, match="is in the guise of village, but not in play"):
        inventory.check(game)


# --- numbers ------------------------------------------------------------------------------------------------
class Spendthrift(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.coins -= 3


def test_no_number_is_negative() -> None:
    with pytest.raises(Broken, match=r"less than nothing: \{'coins': -"):
        play_with(Spendthrift)
    game = Setup(BASE).table().new_game(None, 3)
    game.tokens["province toll"] = -1
    with pytest.raises(Broken, match="fewer than no tokens"):
        check_numbers(game)
    game.tokens.clear()
    game.players[1].counters["pirate_ship"] = -1
    with pytest.raises(Broken, match="player 2 has counted"):
        check_numbers(game)


# --- copies -------------------------------------------------------------------------------------------------
def two_games() -> tuple[Game, Game]:
    game = Setup(BASE, players=3).table().new_game(None, 3)
    return game, game.copy()


def test_a_copy_that_differs_is_noticed() -> None:
    game, other = two_games()
    check_copy(game, other)
    other.players[2].coins += 1
    with pytest.raises(Broken, match="copy of the player differs in coins"):
        check_copy(game, other)
    game, other = two_games()
    other.players[1].deck.reverse()
    with pytest.raises(Broken, match="differs in deck"):
        check_copy(game, other)
    game, other = two_games()
    other.turn.discount = 2
    with pytest.raises(Broken, match="copy of the turn differs in discount"):
        check_copy(game, other)
    game, other = two_games()
    other.piles[3].cards.pop()
    with pytest.raises(Broken, match="other piles"):
        check_copy(game, other)


def test_a_copy_that_shares_a_list_is_noticed() -> None:
    game, other = two_games()
    other.players[0].hand = game.players[0].hand
    with pytest.raises(Broken, match="copy of the player shares a list"):
        check_copy(game, other)


# --- views --------------------------------------------------------------------------------------------------
def look_around(game: Game) -> None:
    covered = game.copy()
    cover(covered)
    check_views(game, covered, range(-1, len(game.players)))


def test_a_view_that_shows_others_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = two_games()
    look_around(game)
    monkeypatch.setattr(views, "sees_cards_of", lambda seat, player: True)
    with pytest.raises(Broken, match="somebody who looks on sees depends on hidden cards: hand of player 1"):
        look_around(game)


@pytest.mark.parametrize(("field", "leak"), [
    ("points", lambda player: player.score()),
    ("turns", lambda player: len(player.deck)),
    ("face_down_size", lambda player: len(player.discard_pile)),
    ("owned", lambda player: [card.id for card in player.deck[-1:]]),
    ("counters", lambda player: {"coppers": len(player.named("copper"))})])
def test_a_view_that_tells_a_little_is_noticed(field: str, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = two_games()
    game.players[2].discard_pile.append(game.players[2].deck.pop())
    honest = views.player_view

    def leaky(game: Game, player: Player, seat: int) -> views.PlayerView:
        return views.msgspec.structs.replace(honest(game, player, seat), **{field: leak(player)})

    monkeypatch.setattr(views, "player_view", leaky)
    with pytest.raises(Broken, match=f"depends on hidden cards: .*{field} of player"):
        look_around(game)


def test_a_view_of_the_wrong_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Setup(BASE).table().new_game(None, 3)
    game.players[0].hand.pop()
    honest = views.player_view
    monkeypatch.setattr(views, "player_view",
                        lambda game, player, seat: views.msgspec.structs.replace(
                            honest(game, player, seat), hand=views.ids(player.left().hand) if seat >= 0 else None))
    with pytest.raises(Broken, match="player 1 does not see the right cards"):
        look_around(game)


class Nosy(Card):
    """While it is in play, prices tell of what the others have in hand."""

    types = ACTION

    def in_play_cost_less(self, me: Player, card: Card) -> int:
        return len(me.left().named("copper"))


def test_prices_that_depend_on_a_hand_are_noticed() -> None:
    assert Nosy().powers & LOWERS_COSTS
    with pytest.raises(Broken, match="depends on hidden cards: piles"):
        play_with(Nosy)


class Talker(Card):
    types = ACTION

    def play(self, me: Player) -> None:
        me.game.tell("draw", me, me.hand[:1], True)


def test_an_event_that_tells_too_much_is_noticed() -> None:
    with pytest.raises(Broken, match="tells everybody about hidden cards: draw"):
        play_with(Talker)


# --- questions ----------------------------------------------------------------------------------------------
def first_question() -> Decision:
    driver = Driver(Setup(BASE), 3)
    decision = driver.decision
    assert decision is not None
    return decision


@pytest.mark.parametrize("field", ["options", "counts", "least", "most"])
def test_a_question_that_tells_others_too_much_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = first_question()
    check_question(decision)
    decision.least = 1

    def leaky(decision: Decision, seat: int) -> DecisionView:
        shown = getattr(decision_view(decision, int(decision.seat)), field)
        return views.msgspec.structs.replace(decision_view(decision, seat), **{field: shown})

    monkeypatch.setattr(checks, "decision_view", leaky)
    with pytest.raises(Broken, match="somebody who looks on sees too much of a question"):
        check_question(decision)


def test_a_question_that_names_a_card_in_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    decision = first_question()
    decision.source = decision.player.hand[0]
    check_question(decision)
    assert decision_view(decision, 1).source is None
    assert decision_view(decision, 0).source == decision.source.id
    monkeypatch.setattr(views, "lies_hidden", lambda card, player: False)
    with pytest.raises(Broken, match="sees too much of a question"):
        check_question(decision)


def test_unknown_purposes_are_noticed() -> None:
    decision = first_question()
    decision.purpose = "do something"
    with pytest.raises(Broken, match="not a purpose"):
        Monkey(decision.player.game, 1, Report()).answer(decision)


# --- replays ------------------------------------------------------------------------------------------------
def finished_game() -> tuple[Plan, Game]:
    for seed in range(20):
        planned = plan(seed, cards=["witch"], among=BOOKS)
        game = play_randomly(planned, Report())
        if game.over:
            return planned, game
    raise AssertionError("no game came to its end")


def test_a_record_that_replays_to_another_game_is_noticed() -> None:
    planned, game = finished_game()
    check_replay(planned, game)
    deck = game.players[0].deck + game.players[0].discard_pile
    game.players[0].deck[:], game.players[0].discard_pile[:] = deck[::-1], []
    with pytest.raises(Broken, match="replays to another game"):
        check_replay(planned, game)
    game.players[0].points += 1
    with pytest.raises((Broken, BadRecord)):
        check_replay(planned, game)


def test_the_checks_run_at_every_decision() -> None:
    class Counting(Monkey):
        checked = 0

        def check(self, decision: Decision) -> None:
            super().check(decision)
            self.checked += 1

    game = Setup(BASE).table().new_game(None, 3)
    game.answers = []
    monkey = Counting(game, 1, Report())
    game.agents = [monkey] * 2
    game.run()
    assert monkey.checked == len(game.answers) > 50
