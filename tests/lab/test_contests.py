"""Contests: what is counted is what was played, wherever it was played."""
from __future__ import annotations

from collections import Counter as Multiset
from random import Random

import pytest

from throneroom.bots.arena import Curious
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.money import BigMoney
from throneroom.errors import BadContest
from throneroom.kingdoms.generator import generate
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab import running
from throneroom.lab.contest import LARGEST_BATCH, MOST_GAMES, Contest, Entrant, Playing, play_batch
from throneroom.lab.counting import WHOLE, Counter
from throneroom.lab.result import ENOUGH, INTERRUPTED
from throneroom.lab.running import Here, Processes, play, simulate, until
from throneroom.lab.tally import Line, Tally
from throneroom.record.record import replay

FIRST = kingdom_of("First Game")
PLAIN = kingdom_of("Village, Smithy, Festival, Laboratory, Market, Moat, Woodcutter, Great Hall, Harem, Bazaar")
MONEY, GENERAL = Entrant("Big Money", bot="big-money"), Entrant("general", bot="general")


def contest(*entrants: Entrant, games: int = 20, setup=FIRST, seed: int = 1) -> Contest:
    return Contest.of(entrants or (MONEY, GENERAL), setup, games, seed)


def whole(asked: Contest) -> Tally:
    *_, total = play(asked, Here())
    return total


# --- counting -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("setup", [FIRST, *(generate(Random(seed)) for seed in range(6))],
                         ids=["First Game", *map(str, range(6))])
@pytest.mark.parametrize("entrants", [(MONEY, GENERAL), (GENERAL, Entrant("easy", bot="easy"), MONEY)], ids=len)
def test_what_is_counted_is_what_the_records_say(setup, entrants) -> None:
    asked = contest(*entrants, games=len(entrants), setup=setup, seed=7)
    total = whole(asked)
    assert total.games == len(entrants) and asked.batches == 1
    kinds = asked.kinds()
    points, turns, won = [Multiset() for _ in entrants], [Multiset() for _ in entrants], [0] * len(entrants)
    decks = [Multiset() for _ in entrants]
    for number in range(1, asked.games + 1):
        kept = Playing(asked).game(number)
        game = replay(kept).game
        assert kept.result is not None or total.unfinished
        winners = game.winners() if game.over else range(len(entrants))
        for player, score in zip(game.players, game.scores(), strict=True):
            who = [entrant.name for entrant in asked.entrants].index(kept.names[player.seat])
            points[who][score] += 1
            turns[who][min(player.turns, 100)] += 1
            won[who] += WHOLE // len(winners) if player.seat in winners else 0
            decks[who].update(card.id for card in player.all_cards())
    for who, line in enumerate(total.lines):
        assert line.points == sum(score * games for score, games in points[who].items())
        assert line.points_squares == sum(score * score * games for score, games in points[who].items())
        assert Multiset(dict(enumerate(line.turns))) == turns[who]
        assert line.won == won[who] == sum(line.by_seat)
        owned = dict(zip(kinds, [sum(column) for column in zip(*line.ended, strict=True)], strict=False))
        assert {card: count for card, count in owned.items() if count} == {
            card: count for card, count in decks[who].items() if card in kinds}
    assert sum(total.lengths) == total.games


@pytest.mark.parametrize("seed", range(4))
def test_turn_by_turn_nothing_is_left_out(seed: int) -> None:
    """The cards of the beginning and all changes are the cards of the end; so are the points."""
    asked = contest(GENERAL, GENERAL, games=2, setup=generate(Random(seed + 50)))
    total = whole(asked)
    for player in range(2):
        line = total.lines[player]
        reached = total.reached(player)
        owned = total.owned_by_turn(player, asked.first_cards())
        for turn, games in enumerate(line.turns):
            if games and games == reached[turn]:            # those that are left end here
                assert [round(count * games) for count in owned[turn]] == line.ended[turn]
        first = [2 * count for count in asked.first_cards()]
        changed = [sum(column) for column in zip(*line.changed, strict=True)]
        assert [a + b for a, b in zip(first, changed, strict=True)] == [
            sum(column) for column in zip(*line.ended, strict=True)]


def test_where_only_buying_changes_decks_the_purchases_tell_it_all() -> None:
    table = PLAIN.table()
    quick, exact = Counter(table), Counter(table, exactly=True)
    assert quick.by_purchases and not exact.by_purchases
    for counter in (quick, exact):
        agents = counter.watched([BigMoney(), GeneralPlayer()])
        for seed in range(5):
            counter.play(agents, 0, seed)
            counter.play(agents, 1, seed)
            counter.end_round()
    assert Tally.of(quick) == Tally.of(exact)
    assert not Counter(FIRST.table()).by_purchases          # Remodel trashes


@pytest.mark.parametrize("setup", [kingdom_of("Masquerade, Page, Peasant, Ambassador, Swindler, Thief, Vampire, "
                                              "Changeling, Chapel, Bishop"), *(generate(Random(n)) for n in range(8))],
                         ids=["much changes hands", *map(str, range(8))])
def test_a_checksum_tells_whether_gains_are_all_that_has_changed(setup) -> None:
    """Cards are passed, exchanged, returned, trashed; what is counted after every turn is the same."""
    table = setup.table()
    quick, exact = Counter(table), Counter(table, exactly=True)
    for counter in (quick, exact):
        agents = counter.watched([Curious(1), Curious(2)])      # who buy anything
        for seed in range(3):
            counter.play(agents, seed % 2, seed)
    assert Tally.of(quick) == Tally.of(exact)


def test_money_is_what_there_was_to_spend() -> None:
    """The first two hands are the starting deck: seven Coppers."""
    total = whole(contest(MONEY, MONEY, games=40))
    for line in total.lines:
        assert line.coins[1] + line.coins[2] == 7 * total.games


# --- everybody in every seat ------------------------------------------------------------------------------------------
def test_everybody_sits_everywhere_with_the_same_luck() -> None:
    asked = contest(MONEY, MONEY, MONEY, games=31)
    assert (asked.games, [entrant.name for entrant in asked.entrants]) == (
        33, ["Big Money", "Big Money (2)", "Big Money (3)"])
    total = whole(asked)
    assert total.lines[0] == total.lines[1] == total.lines[2]       # each has played the others' games
    assert [total.rate(player) for player in range(3)] == [1 / 3] * 3
    assert total.lines[0].squares == (WHOLE * WHOLE) * asked.rounds


def test_batches_are_the_same_in_any_order_and_cover_all_games() -> None:
    asked = contest(MONEY, Entrant("beginner", bot="beginner"), games=50)
    forwards = [play_batch(asked, number) for number in range(asked.batches)]
    fresh = Playing(asked)
    assert [fresh.batch(number) for number in reversed(range(asked.batches))] == forwards[::-1]
    assert sum(tally.games for tally in forwards) == asked.games == 50


@pytest.mark.parametrize("games", [2, 39, 41, 1000, 999_999, MOST_GAMES])
def test_contests_are_cut_into_batches(games: int) -> None:
    for size in range(2, 7):
        asked = contest(*[MONEY] * size, games=games)
        assert asked.games - games in range(size) and asked.games % size == 0
        assert (asked.batches - 1) * asked.batch_rounds < asked.rounds <= asked.batches * asked.batch_rounds
        assert asked.batch_rounds * size <= max(LARGEST_BATCH, size)


# --- wherever it is played --------------------------------------------------------------------------------------------
def test_processes_come_to_the_same_even_if_workers_are_lost() -> None:
    asked = contest(games=120)
    expected = list(play(asked, Here()))
    with Processes(2) as place:
        found = []
        for number, tally in enumerate(play(asked, place)):
            found.append(tally)
            if number in (2, 9):
                for worker in list(place.workers):
                    worker.process.kill()
    assert found == expected
    assert not place.workers or all(worker.process.poll() is not None for worker in place.workers)


def test_a_batch_that_every_worker_is_lost_on_is_given_up(monkeypatch) -> None:
    monkeypatch.setattr(running, "COMMAND", (running.sys.executable, "-c", "raise SystemExit"))
    with Processes(1) as place, pytest.raises(BadContest, match="batch 0 was given up: 4 workers"):
        list(play(contest(), place))


TWICE = """
import subprocess, sys
with subprocess.Popen([sys.executable, "-m", "throneroom.lab.worker"], stdin=sys.stdin, stdout=subprocess.PIPE) as own:
    for line in own.stdout:
        sys.stdout.buffer.write(line * 2)
        sys.stdout.buffer.flush()
"""


def test_no_batch_is_taken_for_another(monkeypatch) -> None:
    """By a worker that says everything twice."""
    asked = contest(games=40)
    expected = list(play(asked, Here()))
    monkeypatch.setattr(running, "COMMAND", (running.sys.executable, "-c", TWICE))
    with Processes(1) as place:
        assert list(play(asked, place)) == expected


def test_a_fault_of_a_player_is_told() -> None:
    asked = Contest((MONEY, Entrant("nobody", bot="nobody")), FIRST, 20)
    with Processes(1) as place, pytest.raises(BadContest, match="batch 0 cannot be played: there is no bot 'nobody'"):
        list(play(asked, place))


def test_it_ends_at_the_same_game_wherever_it_is_enough() -> None:
    asked = contest(games=400)
    ended = simulate(asked, Here(), until("6%"))
    assert ended.ended == ENOUGH and ended.tally.games < 400
    assert max(ended.tally.half(player) for player in range(2)) <= 0.06
    assert simulate(asked, Processes(2), until("6%")) == ended
    assert simulate(asked, Here(), until("decided")).tally.games < ended.tally.games


def test_ctrl_c_leaves_the_result_so_far() -> None:
    def interrupt(tally: Tally) -> None:
        if tally.games >= 12:
            raise KeyboardInterrupt

    for place in (Here(), Processes(2)):
        found = simulate(contest(games=100), place, told=interrupt)
        assert (found.ended, found.tally.games) == (INTERRUPTED, 12)


# --- what it tells ----------------------------------------------------------------------------------------------------
def rounds_of(results: list[int]) -> Tally:
    """Rounds of two games each in which the first wins so many."""
    lines = [Line(won=WHOLE * sum(won), squares=WHOLE * WHOLE * sum(each * each for each in won))
             for won in (results, [2 - each for each in results])]
    return Tally(2 * len(results), lines=lines)


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
def test_nineteen_intervals_of_twenty_hold_the_truth(chance: float) -> None:
    random = Random(1)
    held = 0
    for _ in range(400):
        low, high = rounds_of([(random.random() < chance) + (random.random() < chance) for _ in range(100)]).interval(0)
        held += low <= chance <= high
    assert held >= 0.93 * 400


def test_few_rounds_that_are_alike_are_not_certain() -> None:
    low, high = rounds_of([2] * 50).interval(0)
    assert high == 1.0 and 0.93 < low < 0.95            # by the rule of three
    low, high = rounds_of([1] * 50).interval(0)
    assert 0.46 < low < 0.5 < high < 0.54


def test_what_is_even_is_hardly_ever_decided() -> None:
    random = Random(2)
    wrong = 0
    for _ in range(100):
        won = [random.randrange(2) + random.randrange(2) for _ in range(1000)]
        wrong += any(rounds_of(won[:count]).is_decided() for count in range(20, 1001, 20))
    assert wrong <= 2
    assert rounds_of([2, 2, 1] * 20).is_decided()


@pytest.mark.parametrize("games", [0, -5, MOST_GAMES + 1])
def test_absurd_numbers_are_refused(games: int) -> None:
    with pytest.raises(BadContest, match=f"a contest has 1 to 1000000000 games, not {games}"):
        contest(games=games)
    with pytest.raises(BadContest, match="a seed is a number"):
        contest(seed=games - 1 if games <= 0 else 10**20)
    with pytest.raises(BadContest, match="2 to 6 players, not 7"):
        contest(*[MONEY] * 7)
    for text in ("0%", "5", "-1%", "soon", "1000%"):
        with pytest.raises(BadContest, match="goes on until"):
            until(text)
    with pytest.raises(BadContest, match="processes"):
        running.place(jobs=0)
