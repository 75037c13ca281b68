"""A process that plays contests for visitors (lab.py), a stretch at a time: it reads strategies, lays out tables, plays
and adds up.  It keeps nothing that matters: what was played so far comes with every stretch, so that one who is lost
costs no more than that.  If it computes too long, the system ends it."""
from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec

from throneroom.errors import BadContest, BadStrategy, about
from throneroom.lab import running
from throneroom.lab.contest import Contest, Entrant, playing
from throneroom.lab.entrants import table_for
from throneroom.lab.result import Result
from throneroom.record.record import write
from throneroom.strategies import find, read
from throneroom.web import errands
from throneroom.web.lab import BOTS, FAILED, Ended, Found, Game, Laying, Reading, Stretch, Task, Writing
from throneroom.web.protocol import LabCard, LabLine, LabNews, LabPlayer
from throneroom.web.workers import give_way, limited, serve_politely

SECONDS = 20.0                          # of computing, for whatever is asked
AT_ONCE = 0.4                           # seconds, after which others have their turn
FURTHER_NICE = 5                        # bots at the tables go first, and so do replays and paper
DIGITS = 4


# --- who plays --------------------------------------------------------------------------------------------------------
def entrant(player: LabPlayer) -> Entrant:
    """Nobody is named by a file here."""
    if player.text:
        strategy = read(player.text)
        return Entrant(strategy.name, strategy=strategy.text())
    if player.named in BOTS:
        return Entrant(player.named, bot=player.named)
    strategy = find(player.named)
    return Entrant(strategy.name, strategy=strategy.text())


def entrants(players: Sequence[LabPlayer]) -> tuple[Entrant, ...]:
    found = []
    for number, player in enumerate(players, 1):
        with about(f"player{number}"):
            found.append(entrant(player))
    return tuple(found)


def laid(task: Laying) -> Found:
    wanted = task.wanted
    with about("until"):
        running.until(wanted.until)
    named = entrants(wanted.players)
    with about("kingdom"):
        setup = table_for(named, wanted.kingdom, wanted.seed)
        contest = Contest.of(named, setup, wanted.games, wanted.seed)
    if contest.games > task.most:
        raise BadContest(f"{task.most} games are the most here: more are played by throneroom sim", field="games")
    return Found(contest=contest)


def understood(task: Reading) -> Found:
    try:
        return Found(name=read(task.text).name)
    except BadStrategy as error:
        return Found(problems=list(error.problems))


# --- playing ----------------------------------------------------------------------------------------------------------
def played(task: Stretch) -> Found:
    """Whether it is enough is asked after every batch, as everywhere (lab/running.py)."""
    contest, round, total = task.contest, task.round, task.total
    ended: Ended = ""
    enough, table = running.until(task.until), playing(contest)
    latest = time.monotonic() + AT_ONCE
    while not ended and (round == task.round or time.monotonic() < latest):
        _, end = contest.batch_of(round // contest.batch_rounds)
        part, round = table.stretch(round, end, lambda: time.monotonic() < latest)
        total = total.plus(part)
        if round == end and enough is not None and enough(total):
            ended = "enough"
        if round == contest.rounds:
            ended = "all"
    return Found(round=round, total=encoded(total), news=encoded(news(Result(contest, total))), ended=ended)


def news(result: Result) -> LabNews:
    contest, tally = result.contest, result.tally
    first = contest.first_cards()
    lines = []
    for player, row in enumerate(result.rows()):
        owned = tally.owned_by_turn(player, first)
        kinds = {card: kind for kind, card in enumerate([*contest.kinds(), ""])}
        cards = [LabCard(each["card"], near(each["owned"]), near(each["gained"]), near(each["bought"]),
                         None if each["turn"] is None else near(each["turn"]),
                         [near(row[kinds[each["card"]]]) for row in owned])
                 for each in result.cards() if each["player"] == row["player"]]
        lines.append(LabLine(
            near(row["rate"]), near(row["low"]), near(row["high"]), row["wins"], row["draws"], near(row["points"]),
            near(row["turns"]), near(row["money"]), [near(each) for each in tally.points_by_turn(player)[1:]],
            [near(each) for each in tally.money_by_turn(player)[1:]], cards))
    return LabNews(tally.games, contest.games, tally.unfinished, tally.lengths, lines)


def near(number: float) -> float:
    return round(number, DIGITS)


def written(task: Writing) -> Found:
    """The files of `throneroom sim --out`."""
    result = Result(task.contest, task.total, task.ended)
    names = (Path("sim.json"), Path("sim.csv"))
    return Found(files={path.name: data.decode() for name in names for path, data in result.files(name)})


def told(task: Game) -> Found:
    return Found(record=write(playing(task.contest).game(task.number)))


def encoded(thing: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


# --- a worker ---------------------------------------------------------------------------------------------------------


def does(task: Task) -> Found:
    match task:
        case Reading():
            return understood(task)
        case Laying():
            return laid(task)
        case Stretch():
            return played(task)
        case Writing():
            return written(task)
        case Game():
            return told(task)


def answer(task: Task) -> Found:
    with limited(SECONDS):
        return errands.run(partial(does, task), lambda error, field: Found(error=error, field=field), FAILED)


def main() -> None:
    give_way(FURTHER_NICE)
    serve_politely(msgspec.json.Decoder(Task).decode, answer)


if __name__ == "__main__":
    main()
