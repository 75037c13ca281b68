"""Plots of results (matplotlib, which is installed with the extra `lab`)."""
from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from throneroom.errors import BadContest
from throneroom.lab.comparison import Comparison
from throneroom.lab.evolution import Evolution
from throneroom.lab.findings import name_in, number
from throneroom.lab.league import League
from throneroom.lab.result import INSTALL, Cells, Result, name_of
from throneroom.words.messages import say

FORMATS = ("png", "svg")
COLOURS = ("#2f5d8a", "#b5482f", "#3f7d4e", "#a97b1f", "#6c4a8c", "#3f8d93")
OFTEN = 0.05                            # of all games must have had a turn for it to be drawn
MOST_NUMBERS = 25                       # players whose matrix is written out
MOST_KINDS = 12                         # of cards in the picture of a deck; the others are one


def checked_format(name: str) -> str:
    if name not in FORMATS:
        raise BadContest(f"plots are {' or '.join(FORMATS)}, not {name!r}")
    if find_spec("matplotlib") is None:
        raise BadContest(f"plots need matplotlib: {INSTALL}")
    return name


def checked_folder(path: Path) -> Path:
    """Is there, or can be made."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadContest(f"cannot write {path}: {error.strerror}") from None
    return path


def pictures(result: Result, format: str, language: str) -> Iterator[tuple[str, bytes]]:
    """Every plot of the result, by the name of its file."""
    for name, draw in (("rates", draw_rates), ("points", draw_points), ("money", draw_money), ("length", draw_length)):
        figure = sheet(7, 1.5 + 0.5 * result.contest.size if name == "rates" else 4.5)
        draw(figure.subplots(), result, language)
        yield f"{name}.{format}", picture(figure, format)
    figure = sheet(6 * result.contest.size, 4.5)
    for player, axes in enumerate(figure.subplots(1, result.contest.size, sharey=True)):
        draw_deck(axes, result, player, language)
    yield f"decks.{format}", picture(figure, format)


def league_pictures(league: League, format: str, language: str) -> Iterator[tuple[str, bytes]]:
    size = 2.5 + 0.45 * len(league.names)
    figure = sheet(size + 2, size)
    draw_matrix(figure, figure.subplots(), league, language)
    yield f"matrix.{format}", picture(figure, format)
    figure = sheet(7, 1.5 + 0.3 * len(league.names))
    draw_ratings(figure.subplots(), league, language)
    yield f"ratings.{format}", picture(figure, format)


def draw_matrix(figure: Any, axes: Any, league: League, language: str) -> None:
    """A heat map: what the row wins against the column, the strongest first."""
    order, rates = league.standings(), league.rates()
    names = [league.names[place] for place in order]
    cells = [[rates[one][other] for other in order] for one in order]
    drawn = axes.imshow([[float("nan") if rate is None else 100 * rate for rate in row] for row in cells], cmap="RdBu",
                        vmin=0, vmax=100)
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(names)), names)
    if len(names) <= MOST_NUMBERS:
        for y, row in enumerate(cells):
            for x, rate in enumerate(row):
                if rate is not None:
                    dark = abs(rate - 0.5) > 0.35
                    axes.text(x, y, f"{100 * rate:.0f}", ha="center", va="center", color="white" if dark else "black")
    figure.colorbar(drawn, ax=axes, label="%")
    axes.set_title(say("lab", "matrix", language))


def draw_ratings(axes: Any, league: League, language: str) -> None:
    rows = league.rows()
    for place, row in enumerate(rows):
        far = [[row["rating"] - row["low"]], [row["high"] - row["rating"]]]
        axes.errorbar([row["rating"]], [place], xerr=far, fmt="o", capsize=3, color=COLOURS[0])
    axes.set_yticks(range(len(rows)), [row["player"] for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_title(say("lab", "ratings", language))
    axes.grid(axis="x", alpha=0.3)


def overview(result: Result, language: str) -> Any:
    """The first plots on one sheet."""
    figure = sheet(11, 7)
    places = figure.subplots(2, 2)
    for axes, draw in zip(places.flat, (draw_rates, draw_points, draw_money, draw_length), strict=True):
        draw(axes, result, language)
    return figure


def sheet(width: float, height: float) -> Any:
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def picture(figure: Any, format: str) -> bytes:
    """The same result is the same file."""
    from matplotlib import rc_context

    room = BytesIO()
    with rc_context({"svg.hashsalt": "throneroom"}):
        figure.savefig(room, format=format, dpi=110, metadata={"Date": None} if format == "svg" else {"Software": None})
    return room.getvalue()


def draw_rates(axes: Any, result: Result, language: str) -> None:
    rows = result.rows()
    for place, row in enumerate(rows):
        below, above = max(0.0, row["rate"] - row["low"]), max(0.0, row["high"] - row["rate"])
        axes.errorbar([100 * row["rate"]], [place], xerr=[[100 * below], [100 * above]], fmt="o", capsize=4,
                      color=COLOURS[place])
    axes.axvline(100 / len(rows), color="#999999", linewidth=0.8, linestyle="--")
    axes.set_yticks(range(len(rows)), [row["player"] for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel("%")
    axes.set_title(say("lab", "rates", language))


def draw_points(axes: Any, result: Result, language: str) -> None:
    draw_by_turn(axes, result, "points", language)


def draw_money(axes: Any, result: Result, language: str) -> None:
    draw_by_turn(axes, result, "money", language)


def draw_by_turn(axes: Any, result: Result, what: str, language: str) -> None:
    rows = result.rows("turns")
    for player, name in enumerate(result.names):
        own = [row for row in rows if row["player"] == name and row["games"] >= OFTEN * result.tally.games]
        axes.plot([row["turn"] for row in own], [row[what] for row in own], color=COLOURS[player], label=name)
    axes.legend()
    axes.set_xlabel(say("lab", "turn", language))
    axes.set_ylabel(say("lab", "money of a turn" if what == "money" else what, language))
    axes.set_title(say("lab", f"{what} by turn", language))
    axes.grid(alpha=0.3)


def draw_length(axes: Any, result: Result, language: str) -> None:
    lengths = result.tally.lengths
    first = next((turn for turn, games in enumerate(lengths) if games), 0)
    axes.bar(range(first, len(lengths)), lengths[first:], color=COLOURS[0], width=0.9)
    axes.set_xlabel(say("lab", "turns", language))
    axes.set_ylabel(say("lab", "games", language))
    axes.set_title(say("lab", "length", language))


def draw_deck(axes: Any, result: Result, player: int, language: str) -> None:
    """What a deck is made of after each turn, kind upon kind."""
    name, least = result.names[player], OFTEN * result.tally.games
    reached = [games for games in result.tally.reached(player) if games >= least]
    decks: dict[str, list[float]] = {}
    for row in result.rows("decks"):
        if row["player"] == name and row["turn"] < len(reached):
            decks.setdefault(row["card"], [0.0] * len(reached))[row["turn"]] = row["owned"]
    ordered = sorted(decks, key=lambda card: -sum(decks[card]))
    drawn = [decks[card] for card in ordered[:MOST_KINDS]]
    labels = [name_of(card, language, result.contest.setup.editions) for card in ordered[:MOST_KINDS]]
    if len(ordered) > MOST_KINDS:
        drawn.append([sum(column) for column in zip(*(decks[card] for card in ordered[MOST_KINDS:]), strict=True)])
        labels.append(say("lab", "other cards", language))
    axes.stackplot(range(len(reached)), *drawn, labels=labels)
    axes.legend(loc="upper left", fontsize="small")
    axes.set_xlabel(say("lab", "turn", language))
    axes.set_title(say("lab", "deck", language, name=name))


# --- plans --------------------------------------------------------------------------------------------------------
def evolution_pictures(found: Evolution, format: str, language: str) -> Iterator[tuple[str, bytes]]:
    """What the plan beats, which of its cards matter, how the search went; those of which there is something."""
    for table, name in (("rivals", "beats"), ("without", "cards"), ("stages", "search")):
        rows = found.rows(table)
        if rows:
            figure = sheet(7.5, 4.5 if table == "stages" else 1.4 + 0.33 * len(rows))
            (draw_stages if table == "stages" else draw_matches)(figure.subplots(), found, table, language)
            yield f"{name}.{format}", picture(figure, format)


def draw_matches(axes: Any, found: Evolution, table: str, language: str) -> None:
    rows = found.rows(table)
    for place, row in enumerate(rows):
        bar_of(axes, place, row, COLOURS[0] if row["low"] > 0.5 else COLOURS[1] if row["high"] < 0.5 else COLOURS[3])
    axes.axvline(50, color="#999999", linewidth=0.8, linestyle="--")
    axes.set_yticks(range(len(rows)), [name_in(found, table, row, language) for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.set_xlabel("%")
    axes.set_title(say("evolve", table, language), fontsize="medium")


def bar_of(axes: Any, place: float, row: Cells, colour: str) -> None:
    below, above = max(0.0, row["rate"] - row["low"]), max(0.0, row["high"] - row["rate"])
    axes.errorbar([100 * row["rate"]], [place], xerr=[[100 * below], [100 * above]], fmt="o", capsize=4, color=colour)


def draw_stages(axes: Any, found: Evolution, table: str, language: str) -> None:
    rows = found.rows(table)
    far = [[100 * max(0.0, row["rate"] - row["low"]) for row in rows],
           [100 * max(0.0, row["high"] - row["rate"]) for row in rows]]
    axes.errorbar([row["name"] for row in rows], [100 * row["rate"] for row in rows], yerr=far, fmt="o-", capsize=4,
                  color=COLOURS[0])
    axes.plot([found.finding.games], [50], "*", color=COLOURS[1], markersize=12)
    axes.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
    axes.set_xlim(left=0)
    axes.set_ylim(0, max(60.0, 100 * max(row["high"] for row in rows)))
    axes.set_xlabel(say("evolve", "games searched", language))
    axes.set_ylabel("%")
    axes.set_title(say("evolve", table, language), fontsize="medium")
    axes.grid(alpha=0.3)


def comparison_pictures(found: Comparison, format: str, language: str) -> Iterator[tuple[str, bytes]]:
    rows = [row for row in found.rows() if row["rate"] is not None]
    if rows:
        figure = sheet(6.5, 4.2)
        draw_copies(figure.subplots(), found, rows, language)
        yield f"copies.{format}", picture(figure, format)


def draw_copies(axes: Any, found: Comparison, rows: list[Cells], language: str) -> None:
    """What every number of copies wins against none."""
    for place, row in enumerate(rows, 1):
        below, above = max(0.0, row["rate"] - row["low"]), max(0.0, row["high"] - row["rate"])
        axes.errorbar([place], [100 * row["rate"]], yerr=[[100 * below], [100 * above]], fmt="o", capsize=5,
                      color=COLOURS[0] if row["low"] > 0.5 else COLOURS[1] if row["high"] < 0.5 else COLOURS[3])
    axes.plot([0], [50], "o", color="#777777")
    axes.axhline(50, color="#999999", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(len(rows) + 1), ["0", *(number(row["copies"], language) for row in rows)])
    axes.set_xlabel(say("compare", "copies", language))
    axes.set_ylabel("%")
    name = name_of(found.card, language, found.setup.editions)
    axes.set_title(say("compare", "rates", language, name=name), fontsize="medium")
    axes.grid(axis="y", alpha=0.3)
