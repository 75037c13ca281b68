"""The table as its journal tells it, without any server around it."""
from __future__ import annotations

import gc
from random import Random

import pytest

from throneroom.engine.decision import ORDER, Decision
from throneroom.engine.game import Game
from throneroom.errors import Refusal
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import replay
from throneroom.record.view import view
from throneroom.web.journal import (
    Answered,
    AnyDeed,
    Begun,
    Returned,
    Said,
    SatDown,
    TakenOver,
    VoteDropped,
    deed_of,
    entry_of,
)
from throneroom.web.protocol import SPECTATOR, Rules
from throneroom.web.storage import SeatRow, TableRow
from throneroom.web.table import Table
from throneroom.web.telling import choices

KINGDOM = ("cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "witch", "workshop")
EVERYBODY = range(6)


def row(setup: Setup, rules: Rules | None = None, bots: int = 0, seed: int = 5) -> TableRow:
    people = setup.players - bots
    seats = [SeatRow(f"P{n}", f"p{n}") for n in range(people)] + [SeatRow("Bot", None, "easy")] * bots
    return TableRow("table", setup, seed, seats, rules or Rules(), False, "gathering", 0.0)


def begun(players: int = 2, rules: Rules | None = None, bots: int = 0, kingdom: tuple[str, ...] = KINGDOM) -> Table:
    return Table(row(Setup(kingdom, players=players), rules, bots), [Begun(SPECTATOR)])


def least(table: Table) -> AnyDeed:
    """The asked seat answers as little as it may: whole turns pass quickly."""
    decision = table.decision
    assert decision is not None
    seat = int(decision.seat)
    choice = [index for index, count in enumerate(decision.counts) for _ in range(count)][:decision.least]
    return Answered(seat, choice, bot=table.chairs[seat].bot is not None)


def random_answer(random: Random, table: Table) -> Answered:
    decision = table.decision
    assert decision is not None
    each = [index for index, count in enumerate(decision.counts) for _ in range(count)]
    choice = random.sample(each, random.choice((int(decision.least), min(int(decision.most), len(each)))))
    seat = int(decision.seat)
    if table.chairs[seat].bot is not None:
        return Answered(seat, choice, bot=True)
    return table.answering(seat, table.questions, choice, round(random.random(), 2))


def random_deed(random: Random, table: Table) -> AnyDeed:
    """Something that somebody could do, legal or not (then it is a Refusal)."""
    seat = random.randrange(len(table.chairs))
    dice = random.random()
    if dice < 0.8:
        return random_answer(random, table)
    if dice < 0.86:
        return table.undoing(seat, EVERYBODY)
    if dice < 0.91:
        return table.voting(seat, random.random() < 0.7)
    if dice < 0.92:
        return VoteDropped(seat, "expired") if random.random() < 0.5 else table.withdrawing(seat)
    if dice < 0.95:
        return Said(seat, "hello")
    if dice < 0.96:
        return table.resigning(seat)
    if dice < 0.98:
        return table.replacing(seat, random.randrange(len(table.chairs)), set(range(len(table.chairs))))
    if table.chairs[seat].bot is not None and table.row.seats[seat].bot is None and not table.chairs[seat].resigned:
        return Returned(seat)
    raise Refusal("nothing", "nothing is done")


@pytest.mark.parametrize("seed", range(12))
def test_a_table_rebuilt_from_its_journal_is_the_same(seed: int) -> None:
    random = Random(seed)
    setup = random_setup(random, random.randint(2, 6), among=BOOKS)
    rules = Rules(undo=random.choice(("ask", "free", "never")), minutes=random.choice((None, 30)))
    table = Table(row(setup, rules, bots=random.randint(0, 1), seed=seed))
    deeds: list[AnyDeed] = [SatDown(0, "Ada"), Begun(SPECTATOR)]
    for deed in deeds:
        table.apply(deed)
    for _ in range(150):
        if table.decision is None:
            break
        try:
            deed = random_deed(random, table)
        except Refusal:
            continue
        table.apply(deed)
        deeds.append(deed)
    entries = [entry_of(number, deed, 0.0) for number, deed in enumerate(deeds, 1)]
    again = Table(table.row, [deed_of(entry) for entry in entries])
    assert again.log.happened == table.log.happened
    assert again.chairs == table.chairs and again.poll == table.poll and again.marks == table.marks
    for seat in range(-1, setup.players):
        assert again.question(seat) == table.question(seat)
        assert view(again.game, seat) == view(table.game, seat)
        assert again.undo_offer(seat) == table.undo_offer(seat)


def test_events_are_numbered_and_each_seat_knows_its_own_cards() -> None:
    table = begun()
    while not any(event.verb == "draw" for event in table.log.happened):
        table.apply(least(table))
    own, other = table.log.told(0), table.log.told(1)
    assert [event.number for event in own] == [event.number for event in other] == list(range(1, table.number + 1))
    drawn, seen = [next(event for event in told if event.verb == "draw") for told in (own, other)]
    assert len(drawn.cards) == 5 and drawn.hidden == 0
    assert seen.cards == [] and seen.hidden == 5
    assert table.log.told(1, after=table.number - 1) == other[-1:]


# --- answers ---------------------------------------------------------------------------------------------------------
def test_answers_that_cannot_be_are_refused_and_change_nothing() -> None:
    table = begun()
    before = table.question(0), table.number
    wrong = {"not your turn": (1, 0, []), "stale": (0, 3, []), "illegal answer": (0, 0, [99])}
    for why, (seat, number, choice) in wrong.items():
        with pytest.raises(Refusal) as caught:
            table.answering(seat, number, choice)
        assert caught.value.why == why
    assert (table.question(0), table.number) == before


# --- undo ------------------------------------------------------------------------------------------------------------
def play_treasures(table: Table) -> None:
    decision = table.decision
    assert decision is not None
    assert decision.purpose == "play"
    table.apply(Answered(int(decision.seat), [i for i, n in enumerate(decision.counts) for _ in range(n)]))


def test_nothing_to_take_back_at_first() -> None:
    table = begun()
    assert table.undo_offer(0) == table.undo_offer(1) == table.undo_offer(SPECTATOR) == "no"
    with pytest.raises(Refusal):
        table.undoing(0, EVERYBODY)


def test_what_showed_nothing_new_is_taken_back_freely() -> None:
    table = begun(rules=Rules(undo="never"))
    start = table.question(0)
    play_treasures(table)
    assert table.undo_offer(0) == "free" and table.undo_offer(1) == "no"
    number = table.number
    table.apply(table.undoing(0, EVERYBODY))
    assert table.question(0) == start
    told = table.log.told(1, number)
    assert [(event.verb, event.seat, event.amount) for event in told] == [("undo", 0, 1)]


def whole_turn(table: Table) -> None:
    """Of the player whose turn it is; ends with new cards in hand."""
    assert table.game is not None
    turn = table.game.turn_number
    while table.game.turn_number == turn:
        table.apply(least(table))


@pytest.mark.parametrize(("undo", "offer"), [("ask", "ask"), ("free", "free"), ("never", "no")])
def test_after_new_cards_the_rule_of_the_table_decides(undo: str, offer: str) -> None:
    table = begun(rules=Rules(undo=undo))
    whole_turn(table)
    assert table.undo_offer(0) == offer


def test_against_bots_undo_is_always_free() -> None:
    table = begun(players=3, bots=2)
    whole_turn(table)
    whole_turn(table)
    assert table.undo_offer(0) == "free"
    table.apply(table.undoing(0, EVERYBODY))
    assert table.decision is not None and table.decision.seat == 0


def test_all_others_must_agree_to_an_undo() -> None:
    table = begun(players=3)
    whole_turn(table)
    answers, questions = table.answers, table.questions
    table.apply(table.undoing(0, EVERYBODY))
    vote = table.vote()
    assert vote is not None and (vote.about, vote.seat, vote.agreed, vote.waiting) == ("undo", 0, [0], [1, 2])
    assert vote.amount == questions - table.marks[table.poll.to].question
    with pytest.raises(Refusal):
        table.voting(0, True)
    table.apply(table.voting(1, True))
    assert table.answers == answers and table.vote().waiting == [2]
    table.apply(table.voting(2, True))
    assert table.vote() is None and table.answers < answers
    assert table.log.happened[-1].verb == "undo"
    assert table.decision.seat == 0


def test_one_no_refuses_an_undo() -> None:
    table = begun(players=3)
    whole_turn(table)
    answers = table.answers
    table.apply(table.undoing(0, EVERYBODY))
    table.apply(table.voting(2, False))
    assert table.vote() is None and table.answers == answers
    assert [event.verb for event in table.log.happened[-2:]] == ["undo asked", "undo refused"]


def test_who_plays_on_refuses() -> None:
    table = begun()
    whole_turn(table)
    table.apply(table.undoing(0, EVERYBODY))
    table.apply(table.answering(1, table.questions, []))
    assert table.vote() is None
    assert "undo refused" in [event.verb for event in table.log.happened]


def test_an_undo_names_the_events_it_takes_back() -> None:
    table = begun(rules=Rules(undo="free"))
    table.apply(Said(1, "hello"))
    table.apply(least(table))
    before = len(table.log.happened)
    while table.own_last_answer(0) == 0:        # the buy, after which the cards are drawn
        table.apply(least(table))
    table.apply(Said(1, "oh"))
    table.apply(table.undoing(0, EVERYBODY))
    undo = table.log.told(0)[-1]
    assert (undo.verb, undo.first) == ("undo", before + 1)
    table.apply(least(table))
    again = [event.verb for event in table.log.happened[undo.number:]]
    assert [*again, "chat"] == [event.verb for event in table.log.happened[before:undo.number - 1]]


def test_the_same_cards_come_again_after_an_undo() -> None:
    table = begun(rules=Rules(undo="free"))
    whole_turn(table)
    hand = view(table.game, 0).players[0].hand
    table.apply(table.undoing(0, EVERYBODY))
    whole_turn(table)
    assert view(table.game, 0).players[0].hand == hand


# --- absent players, resignation -------------------------------------------------------------------------------------
def test_more_than_half_of_those_present_replace_somebody() -> None:
    table = begun(players=5)
    table.apply(table.replacing(0, 4, {0, 1, 2, 3}))
    assert table.vote().waiting == [1, 2, 3]
    table.apply(table.voting(1, True))
    assert table.chairs[4].bot is None
    table.apply(table.voting(2, False))
    table.apply(table.voting(3, True))
    assert table.chairs[4].bot == "medium" and table.vote() is None
    table.apply(Returned(4))
    assert table.chairs[4].bot is None


def test_half_is_not_enough() -> None:
    table = begun(players=3)
    table.apply(table.replacing(0, 2, {0, 1}))
    table.apply(table.voting(1, False))
    assert table.vote() is None and table.chairs[2].bot is None


def test_of_two_players_the_other_decides_alone() -> None:
    table = begun()
    table.apply(table.replacing(0, 1, {0}))
    assert table.chairs[1].bot == "medium"


def test_a_bot_that_takes_over_has_no_vote() -> None:
    table = begun(players=3)
    whole_turn(table)
    table.apply(table.undoing(0, EVERYBODY))
    table.apply(table.voting(1, True))
    answers = table.answers
    table.apply(TakenOver(2, "time"))
    assert table.vote() is None and table.answers < answers


def test_who_resigned_cannot_win() -> None:
    table = begun()
    table.apply(table.resigning(1))
    assert [event.verb for event in table.log.happened[-2:]] == ["resigns", "bot takes over"]
    with pytest.raises(Refusal):
        table.resigning(1)
    random = Random(3)
    while table.decision is not None:
        table.apply(random_answer(random, table))
    final = table.final()
    assert final is not None
    assert final.winners == [0]


# --- the end ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("counter", [True, False])
def test_a_counter_counts_everybody_s_heaps(counter: bool) -> None:
    table = begun(3, Rules(counter=counter))
    for _ in range(8):
        table.apply(least(table))
    game = table.game
    assert game is not None
    heaps = table.heaps()
    if not counter:
        assert heaps is None
    else:
        assert heaps is not None
        assert [(heap.deck, heap.discard) for heap in heaps] == [
            (len(player.deck), len(player.discard_pile)) for player in game.players]
        assert any(heap.discard for heap in heaps)


@pytest.mark.parametrize("seed", range(6))
def test_points_by_card_and_turn_add_up(seed: int) -> None:
    random = Random(seed)
    table = Table(row(random_setup(random, random.randint(2, 4), among=BOOKS), seed=seed), [Begun(SPECTATOR)])
    undone = 0
    while table.decision is not None and table.answers < 3000:
        table.apply(random_answer(random, table))
        if table.state == "playing" and undone < 3 and random.random() < 0.02:
            table.take_back(0, random.randrange(table.answers))
            undone += 1
    final, record = table.final(), table.record()
    if table.decision is not None:      # a random game need not end
        assert final is None and record is None
        return
    again = replay(record)
    assert final.scores == record.result.scores == again.game.scores()
    assert final.winners == record.result.winners
    for seat, score in enumerate(final.scores):
        assert sum(card.points for card in final.cards[seat]) + final.other_points[seat] == score
        assert len(final.points_by_turn[seat]) == len(final.money_by_turn[seat]) >= final.turns[seat]
    assert sum(map(len, final.points_by_turn)) == table.game.turn_number
    assert table.log.happened[-1].verb == "over"


def test_games_that_were_played_on_leave_nothing_behind() -> None:
    """Without the garbage collector: a server with many tables has no time for it."""
    table = begun(players=4)
    random = Random(2)
    gc.collect()
    gc.disable()
    try:
        for _ in range(60):
            seat = int(table.decision.seat)
            table.apply(random_answer(random, table))
            table.undo_offer(seat)
        games = [thing for thing in gc.get_objects() if isinstance(thing, Game) and thing.table is table.game.table]
    finally:
        gc.enable()
    assert len(games) < 20              # the game, and copies to go back to


def test_options_of_the_same_name_say_what_they_hold() -> None:
    game = Setup(("moat", "smithy")).table().new_game(None, 1)
    me = game.players[0]
    copper, estate = (next(card for card in me.all_cards() if card.id == id) for id in ("copper", "estate"))
    decision = Decision(me, ORDER, None, [copper, copper], [1, 1], 1, 1)
    decision.holding = [[estate], []]
    assert [choice.holds for choice in choices(decision)] == [["estate"], []]
