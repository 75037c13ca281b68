"""The parts of a set-up, each declared once, at its field of `Setup`: what it holds, and how it is written and read in
codes, lists of names, tables of recommended sets and records.  All who write or read one go by `parts_of`."""
from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Literal, get_type_hints

Kind = Literal["flag", "card", "cards", "pairs"]
KINDS: dict[Any, Kind] = {bool: "flag", str: "card", tuple[str, ...]: "cards", tuple[tuple[str, str], ...]: "pairs"}
METADATA = "part"


@dataclass(frozen=True)
class Part:
    """Of the cards of a game.  (The number of players and the editions are none.)"""

    place: int                          # in codes, where a new one stands behind all others
    most: int = 1                       # cards, or pairs of them, in a code
    label: tuple[str, str] = ("", "")   # in lists of names, English and German: "Bane: Moat"
    spelt: tuple[str, ...] = ()         # also understood as the label
    types: int = 0                      # cards of these types, if no label stands before them, are meant for it
    signs: tuple[str, ...] = ()         # of a flag: cards that mean it, if they are named
    later: bool = False                 # not in the first records: left out of them where it has nothing to say
    name: str = ""                      # of the field
    kind: Kind = "cards"

    def cards_in(self, value: Any) -> tuple[str, ...]:
        """All cards that a value of it names."""
        if self.kind == "flag":
            return ()
        if self.kind == "card":
            return (value,) if value else ()
        return tuple(value) if self.kind == "cards" else tuple(card_id for pair in value for card_id in pair)

    def of_cell(self, cell: str) -> Any:
        """The value that a cell of a table means: "moat", or "moat;village", or "cheap:moat;lucky:village"."""
        if self.kind == "flag":
            return bool(cell)
        if self.kind == "card":
            return cell
        found = cell.split(";") if cell else []
        return tuple(found) if self.kind == "cards" else tuple(tuple(pair.split(":")) for pair in found)

    def together(self, values: list[Any]) -> Any:
        """What several want, as one value: everything, each once; of a single card the first that is named."""
        if self.kind == "flag":
            return any(values)
        if self.kind == "card":
            return next(filter(None, values), "")
        return tuple(dict.fromkeys(each for value in values for each in value))


def part(place: int, most: int = 1, default: Any = MISSING, **facts: Any) -> Any:
    """The field of a set-up."""
    return field(default=default, metadata={METADATA: (place, most, facts)})


KNOWN: dict[type, tuple[Part, ...]] = {}


def parts_of(setup: type) -> tuple[Part, ...]:
    """In the order of the codes."""
    if setup not in KNOWN:
        KNOWN[setup] = found_in(setup)
    return KNOWN[setup]


def found_in(setup: type) -> tuple[Part, ...]:
    found = []
    types = get_type_hints(setup)
    for each in fields(setup):
        if METADATA in each.metadata:
            place, most, facts = each.metadata[METADATA]
            found.append(Part(place, most, name=each.name, kind=KINDS[types[each.name]], **facts))
    return tuple(sorted(found, key=lambda part: part.place))
