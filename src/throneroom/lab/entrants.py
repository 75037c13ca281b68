"""Who takes part, by name or file, and the table for them."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from throneroom.bots.arena import contender
from throneroom.errors import BadContest, BadStrategy, ThroneroomError
from throneroom.kingdoms.generator import generate, with_market
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab.contest import Entrant
from throneroom.strategies import Strategy, find, read, read_all, read_dominionsim
from throneroom.strategies.language import LONGEST_FILE, table_called

USUAL = "First Game"
RANDOM = "random"
SUFFIX = ".txt"                         # of strategies in a folder
DOMINIONSIM = ".xml"
MOST_KINGDOMS = 1000
BYTES = 4                               # of a letter, at most


def entrant(who: str | Strategy) -> Entrant:
    """A strategy, or whom this names: a file (of several in it "FILE:NAME"), a bot, or a strategy of the library."""
    if isinstance(who, Strategy):
        return Entrant(who.name, strategy=who.text())
    path, _, name = who.rpartition(":")
    if path and Path(path).is_file():
        return entrant(one_of(in_file(Path(path)), name, path))
    if Path(who).suffix in (SUFFIX, DOMINIONSIM) or Path(who).is_file():
        found = in_file(Path(who))
        if len(found) > 1:
            names, example = ", ".join(strategy.name for strategy in found), f"{who}:{found[0].name}"
            raise BadContest(f"there are several strategies in {who}: name one of {names}, like {example}")
        return entrant(found[0])
    try:
        contender(who)
    except ThroneroomError:
        return entrant(find(who))
    return Entrant(who, bot=who)


def everybody(named: Sequence[str]) -> list[Entrant]:
    """All who are named; of a folder all strategies of all its files, in the order of the names of these."""
    found: list[Entrant] = []
    for name in named:
        if Path(name).is_dir():
            files = sorted(path for path in Path(name).iterdir() if path.suffix in (SUFFIX, DOMINIONSIM))
            if not files:
                raise BadContest(f"there are no strategies in {name}: they are files like smithy{SUFFIX}")
            found += [entrant(strategy) for path in files for strategy in in_file(path)]
        else:
            found.append(entrant(name))
    return found


def tables(text: str, seed: int, lines: str) -> list[tuple[str, Setup]]:
    """So many random ones, or those of a file's lines."""
    wish = text.strip()
    if wish.isdecimal():
        if not 1 <= int(wish[:9]) <= MOST_KINGDOMS:
            raise BadContest(f"a tournament has 1 to {MOST_KINGDOMS} kingdoms, not {wish}")
        random = Random(seed)
        return [(f"{number}", generate(random)) for number in range(1, int(wish) + 1)]
    wanted = [line.strip() for line in lines.splitlines() if line.strip() and not line.strip().startswith("#")]
    if not 1 <= len(wanted) <= MOST_KINGDOMS:
        raise BadContest(f"a tournament has 1 to {MOST_KINGDOMS} kingdoms, not {len(wanted)}")
    return [(line, with_market(Random(seed), kingdom_of(line))) for line in wanted]


def in_file(path: Path) -> list[Strategy]:
    try:
        with path.open("rb") as file:
            data = file.read(BYTES * LONGEST_FILE + 1)
        text = data.decode("utf-8-sig")
        return list(read_dominionsim(text).strategies) if path.suffix == DOMINIONSIM else read_all(text)
    except OSError as error:
        raise BadContest(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadContest(f"cannot read {path}: it is no text") from None
    except BadStrategy as error:
        raise BadContest(f"file {path}: {error}") from None


def one_of(strategies: Sequence[Strategy], name: str, path: str) -> Strategy:
    for strategy in strategies:
        if strategy.name.casefold() == name.strip().casefold():
            return strategy
    raise BadContest(f"there is no strategy {name!r} in {path}")


def table_named(kingdom: str, seed: int) -> Setup:
    """A kingdom, a few cards, or a random kingdom by the seed."""
    if kingdom.strip().casefold() == RANDOM:
        return generate(Random(seed))
    return with_market(Random(seed), table_called(kingdom))


def table_for(entrants: Sequence[Entrant], kingdom: str, seed: int) -> Setup:
    """The kingdom that was asked for, or one by the seed; else that of the strategies, or the First Game."""
    if kingdom.strip().casefold() == RANDOM:
        return generate(Random(seed))
    strategies = [read(entrant.strategy) for entrant in entrants if entrant.strategy]
    if strategies and not kingdom:
        return with_market(Random(seed), strategies[0].setup(*strategies[1:], players=max(2, len(entrants))))
    return with_market(Random(seed), kingdom_of(kingdom or USUAL))
