"""The printed facts of every card: set, types, cost, pile, plain bonuses. What it does is in its class."""

import csv
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Facts:
    id: str
    set: str
    editions: tuple[str, ...]
    kind: str  # kingdom, basic, nonsupply, event, project, way, landmark, ally, boon, hex, ...
    types: tuple[str, ...]
    cost_coins: int | None  # None: nothing that has a cost (a Landmark, a Boon, a mat)
    cost_potion: int
    cost_debt: int
    cost_star: bool  # * on the card: its cost, or how it is got, is special
    cost_overpay: bool  # + on the card: more may be paid
    pile: str
    pile_name: str
    setup_needs: tuple[str, ...]
    vp: int | None
    coins: int | None  # what a Treasure is worth; None: no Treasure, or it depends
    plus_cards: int
    plus_actions: int
    plus_buys: int
    plus_coins: int


def _load() -> dict[str, Facts]:
    text = files(__package__).joinpath("facts.csv").read_text(encoding="utf-8")
    return {row["id"]: _facts(row) for row in csv.DictReader(text.splitlines())}


def _facts(row: dict[str, str]) -> Facts:
    return Facts(
        id=row["id"],
        set=row["set"],
        editions=_words(row["editions"]),
        kind=row["kind"],
        types=_words(row["types"]),
        cost_coins=_number(row["cost_coins"]),
        cost_potion=_number(row["cost_potion"]) or 0,
        cost_debt=_number(row["cost_debt"]) or 0,
        cost_star=row["cost_star"] == "1",
        cost_overpay=row["cost_star"] == "+",
        pile=row["pile"],
        pile_name=row["pile_name"],
        setup_needs=_words(row["setup_needs"]),
        vp=_number(row["vp"]),
        coins=_number(row["coins"]),
        plus_cards=_number(row["plus_cards"]) or 0,
        plus_actions=_number(row["plus_actions"]) or 0,
        plus_buys=_number(row["plus_buys"]) or 0,
        plus_coins=_number(row["plus_coins"]) or 0,
    )


def _words(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(";")) if cell else ()


def _number(cell: str) -> int | None:
    return int(cell) if cell else None


def price_of(facts: Facts) -> str:
    """The cost as it is printed, with its * or +; nothing for what has none."""
    if facts.cost_coins is None and not facts.cost_debt and not facts.cost_potion:
        return ""
    mark = "*" if facts.cost_star else "+" if facts.cost_overpay else ""
    return price(facts.cost_coins or 0, facts.cost_potion, facts.cost_debt) + mark


def price(coins: int, potions: int, debt: int) -> str:
    """$4, $3P with a Potion, 8D for debt."""
    return (f"${coins}" if coins or not (potions or debt) else "") + "P" * bool(potions) + (f"{debt}D" if debt else "")


FACTS: dict[str, Facts] = _load()
