"""Our own symbols for what words are too long for, 100 high: coin, Potion, debt, points, and what cards give."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from throneroom.kingdoms.facts import Facts
from throneroom.paper.arms import ARMS, DRAWINGS
from throneroom.paper.fonts import FIGURES, width
from throneroom.paper.ink import WHITE, Group, Item, Letters, Shape

BROWN = "#2d2106"
GREEN = "#14502c"
COLOURS = {"coins": "#6d4c00", "worth": "#6d4c00", "points": GREEN}     # of signs; all others are drawn in ink

FIGURE = 0.594          # how high a figure is for its size
LARGEST = 86            # in a symbol; long ones are smaller
ROOM = 70               # for a text across a symbol


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing that is kept once, perhaps with a text on it."""

    group: Group
    width: float


def symbol(name: str, width: float, *shapes: Item, text: Letters | None = None) -> Symbol:
    drawing = Group(shapes, name=f"symbol-{name}")
    return Symbol(Group((drawing, text) if text else (drawing,)), width)


def centred(text: str, font: str, size: float, x: float, y: float, colour: str = ARMS.ink) -> Letters:
    """A text with its middle at x, on the baseline y."""
    return Letters(x - width(text, font, size) / 2, y, text, font, size, colour)


def figures(text: str, x: float, y: float, colour: str) -> Letters | None:
    """A text with its middle at x, y, as large as there is room for it."""
    if not text:
        return None
    size = min(LARGEST, ROOM / width(text, FIGURES, 1))
    return centred(text, FIGURES, size, x, y + FIGURE * size / 2, colour)


def drawing(name: str, x: float, y: float, size: float, colour: str) -> Group:
    """A charge or figure with its middle at x, y."""
    scale = size / 24
    return Group((Shape(DRAWINGS[name], fill=colour, even_odd=True),), (scale, 0, 0, scale, x - size / 2, y - size / 2))


def disc(r: float) -> str:
    return f"M{50 - r} 50a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


@cache
def coin(text: str = "") -> Symbol:
    return symbol("coin", 100, Shape(disc(47), fill="#f0cd6e", stroke="#7a5a12", width=6),
                  Shape(disc(41), stroke="#fff4cf", width=5, opacity=0.6), text=figures(text, 50, 50, BROWN))


@cache
def potion() -> Symbol:
    return symbol("potion", 72, drawing("flask", 36, 50, 98, "#2f5f96"))


@cache
def debt(text: str = "") -> Symbol:
    return symbol("debt", 100, Shape("M25 3H75L100 50 75 97H25L0 50Z", fill="#9a3d12"),
                  text=figures(text, 50, 50, WHITE))


@cache
def points(text: str = "") -> Symbol:
    """A shield with the number of points, or a lily for points as such."""
    shield = Shape("M6 4H88V46C88 72 68 88 47 96 26 88 6 72 6 46Z", fill="#d3ebd3", stroke=GREEN, width=6, round=True)
    if not text:
        return symbol("points", 94, shield, drawing("fleur", 47, 46, 62, GREEN))
    return symbol("shield", 94, shield, text=figures(text, 47, 45, GREEN))


@cache
def point_token() -> Symbol:
    octagon = Shape("M30 3H70L97 30V70L70 97H30L3 70V30Z", fill="#d3ebd3", stroke=GREEN, width=6, round=True)
    return symbol("point-token", 100, octagon, drawing("fleur", 50, 50, 68, GREEN))


@cache
def curse() -> Symbol:
    lozenge = Shape(ARMS.shields["Curse"].path, fill=ARMS.dark["purpure"].colour)
    return symbol("curse", 100, lozenge, drawing("skull", 50, 49, 50, WHITE))


@cache
def sign(kind: str) -> Symbol:
    """What a card gives: cards, actions, buys, coins, worth (of a Treasure), points."""
    name = ARMS.bonuses[kind]
    return symbol(f"sign-{kind}", 100, drawing(name, 50, 50, 98, COLOURS.get(kind, ARMS.ink)))


@cache
def star(ink: str = ARMS.ink) -> Symbol:
    """Beside a cost that is special."""
    return symbol(f"star-{ink[1:]}", 48, drawing("star", 24, 25, 48, ink))


@cache
def plus(ink: str = ARMS.ink) -> Symbol:
    """Beside a cost that may be overpaid."""
    return symbol(f"plus-{ink[1:]}", 48, drawing("cross", 24, 25, 48, ink))


def price_symbols(facts: Facts, ink: str = ARMS.ink) -> list[Symbol]:
    """The cost as it is printed, with its star or plus in this ink; nothing for what has none."""
    if facts.cost_coins is None and not facts.cost_potion and not facts.cost_debt:
        return []
    found = []
    if facts.cost_coins or not (facts.cost_potion or facts.cost_debt):
        found.append(coin(str(facts.cost_coins or 0)))
    found += [potion()] * facts.cost_potion
    if facts.cost_debt:
        found.append(debt(str(facts.cost_debt)))
    if facts.cost_star:
        found.append(star(ink))
    if facts.cost_overpay:
        found.append(plus(ink))
    return found
