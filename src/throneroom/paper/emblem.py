"""Every card's own coat of arms, drawn from nothing but its id and types, as on the page (web/src/cards/emblem.ts)."""
from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, floor, radians, sin
from typing import TypeVar

from throneroom.paper.arms import ARMS, Shield
from throneroom.paper.ink import WHITE, Group, Item, Matrix, Shape, multiplied

WORD = 0xFFFFFFFF

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Blazon:
    """What an emblem consists of: two cards with the same would look the same."""

    shape: str
    around: str
    field: str
    second: str
    division: str
    charge: str
    tint: str
    company: str
    small: str


def blazon(id: str, types: Sequence[str]) -> Blazon:
    chance = Chance(id)
    pick = chance.pick
    given = next((tincture for type, tincture in ARMS.fields if type in types), None)
    light = not ARMS.light_types.isdisjoint(types) or (given is None and chance.next() < 0.25)
    if light:
        field = ARMS.metals.get(id) or ("or" if "Treasure" in types else pick(ARMS.lights))
    else:
        field = given or pick(ARMS.dark)
    alike, unlike = (ARMS.lights, ARMS.dark) if light else (ARMS.dark, ARMS.lights)
    return Blazon(      # in this order, since each pick takes the next chance
        shape=next((type for type in types if type in ARMS.shields), ""),
        around=" ".join(type for type in ("Attack", "Duration", "Reaction") if type in types),
        field=field,
        second=pick([tincture for tincture in alike if tincture != field]),
        division=pick(ARMS.divisions),
        charge=meaning(id) or pick(ARMS.charges),
        tint=pick(unlike),
        company=pick(ARMS.companies),
        small=pick(ARMS.charges),
    )


@cache
def emblem(id: str, types: tuple[str, ...]) -> tuple[Group, float]:
    """The drawing, and how wide it is for a height of 100."""
    arms = blazon(id, types)
    shield = ARMS.shields[arms.shape]
    items = *behind(arms.around, shield.width), *on_shield(shield, inside(arms, shield))
    return Group(items, name=f"emblem-{id}"), shield.width


@cache
def set_emblem(id: str) -> Group:
    """A banner, 100 high and wide, for what is no card but gets a divider: a set, the rules, a blank one."""
    chance = Chance(id)
    tincture = chance.pick(ARMS.dark)
    name = ARMS.badges.get(id) or meaning(id) or chance.pick(ARMS.charges)
    items = *field(tincture, ARMS.badge), charge(name, *ARMS.badge.middle, 64, colour("argent"))
    return Group(tuple(on_shield(ARMS.badge, items)), name=f"set-{id}")


def meaning(id: str) -> str | None:
    """The charge that an id calls to mind, if any."""
    return next((charge for parts, charge in ARMS.meanings if re.search(parts, id)), None)


def on_shield(shield: Shield, items: Iterable[Item]) -> Iterator[Item]:
    """What is seen only within the shield, and its frame."""
    yield Group(tuple(items), clip=shield.path)
    yield Shape(shield.path, stroke=ARMS.ink, width=4, round=True)
    yield Shape(shield.path, stroke=ARMS.frame, width=1.4, round=True)


def inside(arms: Blazon, shield: Shield) -> Iterator[Item]:
    tint = colour(arms.tint)
    company = ARMS.companies[arms.company]
    x, y = shield.middle
    yield from field(arms.field, shield)
    if division := ARMS.divisions[arms.division][shield.width]:
        yield Shape(division, fill=colour(arms.second))
    yield charge(arms.charge, x, y + company.down, 46 if company.places else 56, tint)
    for across, below in company.places:
        yield charge(arms.small, x + across * (shield.width / 2 - 21), y + below * 35, 15, tint)
    if "Reaction" in arms.around:
        yield Shape(shield.path, stroke=tint, width=9, dash=(1, 8), round=True)


def field(tincture: str, shield: Shield) -> Iterator[Item]:
    """The ground; its hatching is as wide as the widest shield, and what is outside is not seen."""
    yield Shape(shield.path, fill=colour(tincture))
    if tincture in ARMS.dark:
        hatching = ARMS.hatchings[ARMS.dark[tincture].hatching]
        yield Shape(hatching, stroke=WHITE, width=1.6, round=True, opacity=0.16)


def charge(name: str, x: float, y: float, size: float, fill: str) -> Group:
    """One with its middle at x, y."""
    scale = rounded(size / 24)
    drawing = Shape(ARMS.charges[name], fill=fill, even_odd=True)
    return Group((drawing,), (scale, 0, 0, scale, rounded(x - size / 2), rounded(y - size / 2)))


def behind(around: str, width: float) -> Iterator[Item]:
    """Swords behind an Attack (slim: only their ends are seen), a ribbon that comes back behind a Duration."""
    if "Attack" in around:
        sword = Shape(ARMS.sword, fill="#c9ced6", stroke=ARMS.ink, width=0.5)
        for angle in (45, -45):
            turned = multiplied((1, 0, 0, 1, width / 2, 48), rotation(angle))
            yield Group((sword,), multiplied(turned, (5, 0, 0, 5, 5 * -12, 5 * -10.5)))
    if "Duration" in around:
        yield Shape(ARMS.ribbon, fill="#d98324", stroke=ARMS.ink, width=2)


def rotation(degrees: float) -> Matrix:
    """Clockwise."""
    a, b = cos(radians(degrees)), sin(radians(degrees))
    return (a, b, -b, a, 0, 0)


def colour(tincture: str) -> str:
    return ARMS.dark[tincture].colour if tincture in ARMS.dark else ARMS.light[tincture]


def rounded(value: float) -> float:
    return floor(value * 100 + 0.5) / 100


class Chance:
    """The same numbers between 0 and 1 for the same text (FNV-1a, then mulberry32, in words of 32 bits)."""

    def __init__(self, text: str) -> None:
        self.state = 0x811C9DC5
        for letter in text:
            self.state = (self.state ^ ord(letter)) * 0x01000193 & WORD

    def next(self) -> float:
        state = self.state = self.state + 0x6D2B79F5 & WORD
        mixed = (state ^ state >> 15) * (state | 1) & WORD
        mixed ^= mixed + (mixed ^ mixed >> 7) * (mixed | 61) & WORD
        return (mixed ^ mixed >> 14) / 2**32

    def pick(self, choices: Collection[T]) -> T:
        return list(choices)[floor(self.next() * len(choices))]
