"""What evolutions and comparisons came to, in words: titles, tables as they are read, the verdict."""
from __future__ import annotations

from throneroom.bots.plan import ALL as ANY_NUMBER
from throneroom.kingdoms.sharing import names
from throneroom.lab.comparison import UNKNOWN, WORTH, Comparison
from throneroom.lab.evolution import BOTS, STAGE, WITHOUT, Evolution
from throneroom.lab.result import Cells, name_of
from throneroom.words.messages import say

TABLES = ("rivals", "without", "stages")


def name_in(found: Evolution, table: str, row: Cells, language: str) -> str:
    """Of a line: a rival, a card, or a number of games."""
    name = str(row["name"])
    if table == WITHOUT:
        return name_of(name, language, found.setup.editions)
    return say("evolve", name, language) if table != STAGE and name in BOTS else name


def lines_of(found: Evolution, table: str, language: str) -> list[list[str]]:
    return [[name_in(found, table, row, language), f"{row['rate']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}",
             str(row["games"])] for row in found.rows(table)]


def effort(found: Evolution, language: str) -> str:
    return say("evolve", "effort", language, games=found.finding.games, seed=str(found.finding.quest.seed))


def kingdom(found: Evolution | Comparison, language: str) -> str:
    return say("evolve", "kingdom", language, kingdom=names(found.setup, language))


# --- a comparison -----------------------------------------------------------------------------------------------------
def number(count: int, language: str) -> str:
    return say("compare", "any", language) if count >= ANY_NUMBER else str(count)


def copies_lines(found: Comparison, language: str) -> list[list[str]]:
    lines = []
    for row in found.rows():
        had = "–" if row["had"] is None else f"{row['had']:.1f}"
        won = ["–", "–"] if row["rate"] is None else [f"{row['rate']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}"]
        lines.append([number(row["copies"], language), *won, had, str(row["games"]) if row["games"] else "–"])
    return lines


def pairs_lines(found: Comparison, language: str) -> list[list[str]]:
    """The matrix, line by line."""
    lines = []
    for one in found.counts:
        cells = [found.rate(one, other) for other in found.counts]
        lines.append([number(one, language), *("–" if cell is None else f"{100 * cell[0]:.0f}" for cell in cells)])
    return lines


def question(found: Comparison, language: str) -> str:
    return say("compare", "title", language, name=name_of(found.card, language, found.setup.editions))


def comparison_effort(found: Comparison, language: str) -> str:
    return say("compare", "effort", language, games=found.findings[0].quest.games,
               seed=str(found.findings[0].quest.seed))


def verdict(found: Comparison, language: str) -> str:
    """One sentence, and no more than the intervals allow."""
    name = name_of(found.card, language, found.setup.editions)
    rates = {count: found.rate(count, 0) for count in found.counts[1:]}
    known = {count: rate for count, rate in rates.items() if rate is not None}
    if not known:
        return say("compare", "nothing", language, name=name)
    verdict, some = found.verdict, known
    if verdict == WORTH:                # of the numbers that are not surely worse than another, the one that won most
        some = {count: rate for count, rate in known.items() if count in found.best and found.beats(count, 0)} or {
            count: rate for count, rate in known.items() if found.beats(count, 0)}
    elif verdict == UNKNOWN:
        some = {count: rate for count, rate in known.items() if not found.beats(0, count)}
    count = max(some, key=lambda count: some[count][0])
    won, low, high = some[count]
    how = say("compare", "with it" if count >= ANY_NUMBER else "with", language, count=count)
    return say("compare", verdict, language, name=name, best=best(found, language), how=how, rate=f"{won:.0%}",
               low=f"{low:.0%}", high=f"{high:.0%}")


def best(found: Comparison, language: str) -> str:
    counts = [count for count in found.best if count]
    if not counts:
        return ""
    if counts[-1] >= ANY_NUMBER:
        return say("compare", "best any", language)
    listed = say("compare", "or", language).join(map(str, counts))
    if counts[-1] == found.counts[-1]:
        return say("compare", "best or more", language, counts=listed)
    if len(counts) > 1:
        return say("compare", "best of some", language, counts=listed)
    return say("compare", "best", language, count=counts[0])
