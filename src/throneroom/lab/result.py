"""What a contest came to, to look at and to take away: tables, plots, files, frames."""
from __future__ import annotations

import csv
from base64 import b64encode
from collections.abc import Callable, Collection, Iterator
from html import escape
from importlib.util import find_spec
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from throneroom.errors import BadContest
from throneroom.kingdoms.editions import name_by
from throneroom.kingdoms.sharing import names
from throneroom.lab.contest import Contest, playing
from throneroom.lab.tally import Tally
from throneroom.record.record import Record
from throneroom.words.library import system_language
from throneroom.words.messages import say

TABLES = ("players", "cards", "turns", "decks")
ALL, ENOUGH, INTERRUPTED = "all", "enough", "interrupted"
SUFFIXES = (".csv", ".json", ".parquet")
OTHERS = ""                             # the id that stands for cards the table does not know
INSTALL = "pip install 'throneroom[lab]'"

Cells = dict[str, Any]


class Result(Struct, frozen=True):
    """Shows itself in notebooks; `frame()` is it for those who reckon on."""

    contest: Contest
    tally: Tally
    ended: str = ALL                    # why: all games are played, it was enough, or interrupted

    @property
    def names(self) -> list[str]:
        return [entrant.name for entrant in self.contest.entrants]

    # --- tables, as rows of cells ---------------------------------------------------------------------------------
    def rows(self, table: str = "players") -> list[Cells]:
        """One of the tables: players, cards (owned at the end, when gained), turns, decks (composition by turn)."""
        if table not in TABLES:
            raise BadContest(f"there is no table {table!r}: it is one of {', '.join(TABLES)}")
        made: dict[str, Callable[[], Iterator[Cells]]] = {
            "players": self.players, "cards": self.cards, "turns": self.turns, "decks": self.decks}
        return list(made[table]())

    def players(self) -> Iterator[Cells]:
        tally = self.tally
        for player, name in enumerate(self.names):
            low, high = tally.interval(player)
            line = tally.lines[player]
            yield {"player": name, "games": tally.games, "rate": tally.rate(player), "low": low, "high": high,
                   "wins": line.wins, "draws": line.draws, "points": tally.mean_points(player),
                   "spread": tally.spread_of_points(player), "turns": tally.mean_turns(player),
                   "money": tally.money_per_turn(player)}

    def cards(self) -> Iterator[Cells]:
        tally = self.tally
        for player, name in enumerate(self.names):
            owned, gained, bought = tally.owned_at_end(player), tally.gained(player), tally.bought(player)
            for kind, card in enumerate([*self.contest.kinds(), OTHERS]):
                had = column(owned, kind), column(gained, kind), column(bought, kind)
                if any(had):
                    yield {"player": name, "card": card, "owned": had[0], "gained": had[1], "bought": had[2],
                           "turn": tally.mean_turn_of_gain(player, kind)}

    def turns(self) -> Iterator[Cells]:
        tally = self.tally
        for player, name in enumerate(self.names):
            columns = (tally.reached(player), tally.points_by_turn(player), tally.money_by_turn(player))
            for turn, (games, points, money) in enumerate(zip(*columns, strict=True)):
                if turn:
                    yield {"player": name, "turn": turn, "games": games, "points": points, "money": money}

    def decks(self) -> Iterator[Cells]:
        tally = self.tally
        kinds = [*self.contest.kinds(), OTHERS]
        for player, name in enumerate(self.names):
            for turn, owned in enumerate(tally.owned_by_turn(player, self.contest.first_cards())):
                for card, count in zip(kinds, owned, strict=True):
                    if count:
                        yield {"player": name, "turn": turn, "card": card, "owned": count}

    # --- taken away -----------------------------------------------------------------------------------------------
    def frame(self, table: str = "players") -> Any:
        return frame_of(self.rows(table))

    def record(self, number: int) -> Record:
        """One of the games, to be looked at (record.write makes a file of it)."""
        return playing(self.contest).game(number)

    def files(self, path: Path) -> Iterator[tuple[Path, bytes]]:
        """The result as files of this name: all of it as .json, or each table as .csv or .parquet."""
        if path.suffix == ".json":
            yield path, self.as_json()
            return
        for table in TABLES:
            beside = path if table == TABLES[0] else path.with_stem(f"{path.stem}-{table}")
            yield beside, (csv_of if path.suffix == ".csv" else parquet_of)(self.rows(table))

    def as_json(self) -> bytes:
        known = {"ended": self.ended, "contest": self.contest, "tally": self.tally,
                 **{table: self.rows(table) for table in TABLES[:3]}}
        return msgspec.json.format(msgspec.json.encode(known), indent=1)

    # --- in a notebook --------------------------------------------------------------------------------------------
    def _repr_html_(self) -> str:
        language = system_language()
        head = "".join(f"<th>{escape(say('lab', key, language))}</th>" for key in HEADINGS)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
                       for row in summary(self))
        text = (f"<p>{escape(title(self, language))}</p>"
                f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")
        if find_spec("matplotlib") is not None:
            from throneroom.lab.plots import overview, picture

            png = b64encode(picture(overview(self, language), "png")).decode()
            text += f'<img alt="{escape(say("lab", "rates", language))}" src="data:image/png;base64,{png}">'
        return text


HEADINGS = ("player", "won", "interval", "wins", "draws", "points", "turns", "money")


def summary(result: Result) -> list[list[str]]:
    """The table of players, as it is read."""
    return [[row["player"], f"{row['rate']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}", str(row["wins"]),
             str(row["draws"]), f"{row['points']:.1f}", f"{row['turns']:.1f}", f"{row['money']:.2f}"]
            for row in result.rows()]


def title(result: Result, language: str) -> str:
    return say("lab", "title", language, games=result.tally.games, seed=str(result.contest.seed),
               kingdom=names(result.contest.setup, language))


def name_of(card: str, language: str, editions: Collection[str]) -> str:
    """As it is called in the edition that was played."""
    return name_by(card, language, editions) if card != OTHERS else say("lab", "other cards", language)


def column(row: list[float], place: int) -> float:
    return row[place] if place < len(row) else 0.0


def frame_of(rows: list[Cells]) -> Any:
    """A polars frame; of pandas, if only that is installed."""
    if find_spec("polars") is not None:
        import polars

        return polars.DataFrame(rows, infer_schema_length=None)
    if find_spec("pandas") is not None:
        import pandas

        return pandas.DataFrame(rows)
    raise BadContest(f"neither polars nor pandas is installed: {INSTALL}")


def csv_of(rows: list[Cells]) -> bytes:
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def parquet_of(rows: list[Cells]) -> bytes:
    import polars

    room = BytesIO()
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(room)
    return room.getvalue()


def checked_file(path: Path) -> Path:
    """Refuses at once what could not be written later."""
    if path.suffix not in SUFFIXES:
        raise BadContest(f"results are written as {', '.join(SUFFIXES)}, not as {path.name!r}")
    if path.suffix == ".parquet" and find_spec("polars") is None:
        raise BadContest(f"Parquet needs polars: {INSTALL}")
    return path


def read(data: bytes) -> Result:
    """A result that was written as JSON."""
    try:
        return msgspec.json.decode(data, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContest(f"this is not the result of a contest: {error}") from None
