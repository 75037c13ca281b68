"""A strategy as it is said: data that compares, is written as text and read from it.  Its parts can be put together in
Python, too:

    buy("Witch", up_to=2, when=(turn < 8) & (own("Gold") >= 1))
"""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from throneroom.bots.judgement import ENOUGH_MONEY
from throneroom.cards import BY_ID
from throneroom.engine.types import BUYABLE_LANDSCAPE, LANDSCAPE, TYPE_NAMES
from throneroom.errors import BadKingdom, BadStrategy
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import is_card
from throneroom.strategies.meaning import ANY_CARD, ANY_TERMINAL, ANY_TRASHER, ANY_VILLAGE
from throneroom.words.library import LANGUAGES, find, plain, words
from throneroom.words.messages import called, knows, say

if TYPE_CHECKING:
    from throneroom.strategies.player import StrategyPlayer

MOST = 9999                         # no number in a strategy is greater
MOST_LINES = 300                    # of a strategy
LONGEST = 300                       # letters of a name or note
DEEPEST = 32                        # brackets within brackets

# What a strategy can ask about, and what stands in the brackets: cards (of a name or class), a card, a token and
# perhaps a pile, or a number.
CARDS, CARD, TOKEN, PLAYER, NOTHING = "cards", "card", "token", "player", ""
QUANTITIES: Final = {
    "own": CARDS, "hand": CARDS, "in play": CARDS, "tavern": CARDS, "exile": CARDS, "gained": CARDS,
    "others own": CARDS,
    "left": CARD, "cost": CARD, "mat": CARD, "tokens": CARD, "token": TOKEN, "points of opponent": PLAYER,
    "coins": NOTHING, "buys": NOTHING, "actions": NOTHING, "turn": NOTHING, "total money": NOTHING,
    "treasure money": NOTHING, "points": NOTHING,
    "opponent points": NOTHING, "lead": NOTHING, "gains to end": NOTHING, "empty piles": NOTHING,
    "smallest pile": NOTHING, "players": NOTHING, "potions": NOTHING, "coffers": NOTHING, "villagers": NOTHING,
    "favors": NOTHING, "debt": NOTHING, "draw pile": NOTHING, "discard pile": NOTHING}
TRUTHS: Final = ("action phase", "buy phase", "night phase", "my turn")
SIGNS: Final = ("+", "-", "*", "/")
COMPARISONS: Final = ("<", "<=", ">", ">=", "=", "!=")
TOKENS: Final = ("+1 card", "+1 action", "+1 buy", "+1 coin", "-2 cost", "trashing")
ANY: Final = "any "                 # before a class
CLASSES: Final = (ANY_CARD, ANY_TERMINAL, ANY_VILLAGE, ANY_TRASHER)
TYPES: Final = tuple(name for bit, name in enumerate(TYPE_NAMES) if not 1 << bit & LANDSCAPE)
WAYS: Final = ("first", "last", "never", "before")


# --- names ----------------------------------------------------------------------------------------------------------
def card_called(name: str) -> str:
    """The id of a card by its name in either language."""
    card_id = find(name)
    if card_id not in BY_ID or not BY_ID[card_id]().types:
        raise BadStrategy(f"{words(card_id).name()} is not a card")
    return card_id


def cards_called(name: str) -> str:
    """Cards of a name, or "any Action": of a class."""
    if plain(name).startswith("any") and " " in name.strip():
        return ANY + class_called(name.strip().split(None, 1)[1])
    if plain(name) in {plain(known) for known in (*TYPES, *CLASSES)} and not is_card(name):
        raise BadStrategy(f"no card is called {name!r}; did you mean {ANY + name}?")
    return card_called(name)


def class_called(name: str) -> str:
    if plain(name) in CLASSES:
        return plain(name)
    try:
        return called("type", name, TYPES)
    except BadKingdom:
        raise BadStrategy(guess(f"there is no class of cards {name!r}", name, (*CLASSES, *TYPES))) from None


def token_called(name: str) -> str:
    for token in TOKENS:
        spoken = [token, *(say("token", token, language) for language in LANGUAGES if knows("token", token))]
        if sign_free(name) in map(sign_free, spoken):
            return token
    raise BadStrategy(guess(f"there is no token {name!r}", name, TOKENS))


def sign_free(name: str) -> str:
    return name.casefold().replace("−", "-").replace("$", "").replace(" ", "")


def guess(why: str, name: str, known: Iterable[str]) -> str:
    """What is wrong with a name, and what was probably meant."""
    near = get_close_matches(name.casefold(), list(known), n=1, cutoff=0.5)
    return f"{why}; did you mean {near[0]}?" if near else why


def checked_number(value: float) -> float:
    if not -MOST <= value <= MOST:
        raise BadStrategy(f"numbers go up to {MOST}")
    if round(value * 1000) != value * 1000:
        raise BadStrategy("numbers have at most three digits behind the point")
    return float(value)


# --- numbers --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Number:
    """Numbers are compared (< <= > >=, `equals`, `differs`) and calculated with."""

    def __add__(self, other: Number | float) -> Number:
        return Sum("+", self, number(other))

    def __sub__(self, other: Number | float) -> Number:
        return Sum("-", self, number(other))

    def __mul__(self, other: Number | float) -> Number:
        return Sum("*", self, number(other))

    def __truediv__(self, other: Number | float) -> Number:
        return Sum("/", self, number(other))

    def __lt__(self, other: Number | float) -> Truth:
        return Comparison(self, "<", number(other))

    def __le__(self, other: Number | float) -> Truth:
        return Comparison(self, "<=", number(other))

    def __gt__(self, other: Number | float) -> Truth:
        return Comparison(self, ">", number(other))

    def __ge__(self, other: Number | float) -> Truth:
        return Comparison(self, ">=", number(other))

    def equals(self, other: Number | float) -> Truth:
        return Comparison(self, "=", number(other))

    def differs(self, other: Number | float) -> Truth:
        return Comparison(self, "!=", number(other))


@dataclass(frozen=True)
class Constant(Number):
    value: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "value", checked_number(self.value))


@dataclass(frozen=True)
class Quantity(Number):
    """Something asked of the table: what, and about which cards (ids, classes), token or player."""

    what: str
    about: str = ""
    pile: str = ""                      # that a token lies on

    def __post_init__(self) -> None:
        if self.what not in QUANTITIES:
            raise BadStrategy(guess(f"{self.what!r} is nothing that can be asked", self.what, QUANTITIES))


@dataclass(frozen=True)
class Sum(Number):
    sign: str
    left: Number
    right: Number

    def __post_init__(self) -> None:
        if self.sign not in SIGNS:
            raise BadStrategy(f"{self.sign!r} cannot stand between two numbers")
        if self.sign == "/" and self.right == Constant(0):
            raise BadStrategy("nothing can be divided by 0")


def number(value: Number | float) -> Number:
    return value if isinstance(value, Number) else Constant(value)


# --- truths ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Truth:
    """Truths are put together by & (and), | (or), ~ (not)."""

    def __and__(self, other: Truth) -> Truth:
        return Both(self, other)

    def __or__(self, other: Truth) -> Truth:
        return Either(self, other)

    def __invert__(self) -> Truth:
        return Not(self)

    def __bool__(self) -> bool:
        raise TypeError("what holds is known in a game only: use & | ~ instead of and, or, not")


@dataclass(frozen=True)
class Comparison(Truth):
    left: Number
    how: str
    right: Number

    def __post_init__(self) -> None:
        if self.how not in COMPARISONS:
            raise BadStrategy(f"{self.how!r} is no comparison")


@dataclass(frozen=True)
class Both(Truth):
    left: Truth
    right: Truth


@dataclass(frozen=True)
class Either(Truth):
    left: Truth
    right: Truth


@dataclass(frozen=True)
class Not(Truth):
    truth: Truth


@dataclass(frozen=True)
class Moment(Truth):
    """A phase, or one's own turn."""

    what: str

    def __post_init__(self) -> None:
        if self.what not in TRUTHS:
            raise BadStrategy(guess(f"{self.what!r} is nothing that can be asked", self.what, TRUTHS))


# --- the strategy ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Wish:
    """A card to buy (or gain), the first that can be had; "": whatever the general player likes best."""

    card: str
    up_to: int | None = None            # so many to own; 0: whatever is liked best further down must be something else
    when: Truth | None = None

    def __post_init__(self) -> None:
        if self.card and BY_ID[self.card]().types & LANDSCAPE & ~BUYABLE_LANDSCAPE:
            raise BadStrategy(f"{words(self.card).name()} cannot be bought")
        if self.up_to is not None and not 0 <= self.up_to <= MOST:
            raise BadStrategy(f"{self.up_to} is no number of cards to own")
        if self.up_to is not None and not self.card:
            raise BadStrategy("of anything there is no number to own")


@dataclass(frozen=True)
class Play:
    """How cards are played: first, last, never, or before others."""

    how: str
    cards: str
    others: str = ""
    when: Truth | None = None


@dataclass(frozen=True)
class Trash:
    """Cards to trash, the first ones rather; or never."""

    cards: str
    never: bool = False
    when: Truth | None = None


@dataclass(frozen=True)
class Claim:
    """Of so many games of a hundred with that rival at least so many are won."""

    rival: str
    percent: int


@dataclass(frozen=True)
class Strategy:
    name: str
    buy: tuple[Wish, ...]
    play: tuple[Play, ...] = ()
    trash: tuple[Trash, ...] = ()
    by: str = ""
    source: str = ""                    # where it was described
    about: str = ""
    table: Setup | None = None          # that it is meant for
    beats: tuple[Claim, ...] = ()
    careful: bool = False               # never ends a game that it would lose, and ends one that it wins
    coppers: int = ENOUGH_MONEY         # coins that all Treasures must give before Coppers may go
    notes: tuple[str, ...] = field(default=(), compare=False)   # what could not be taken over from elsewhere

    def __post_init__(self) -> None:
        for part in ("buy", "play", "trash", "beats"):
            object.__setattr__(self, part, tuple(getattr(self, part)))
        for text in (self.name, self.by, self.source, self.about, *(claim.rival for claim in self.beats)):
            if text != " ".join(text.split()) or not text.isprintable():
                raise BadStrategy(f"{text!r} is not one line of plain text")
            if len(text) > LONGEST:
                raise BadStrategy(f"no name or note is longer than {LONGEST} letters")
        if not self.name:
            raise BadStrategy("a strategy has a name")
        if not 0 <= self.coppers <= MOST:
            raise BadStrategy(f"{self.coppers} is no number of coins")
        if len(self.buy) + len(self.play) + len(self.trash) > MOST_LINES:
            raise BadStrategy(f"a strategy has at most {MOST_LINES} lines")

    def player(self) -> StrategyPlayer:
        """Who plays it: an Agent for any table."""
        from throneroom.strategies.making import player_of

        return player_of(self)

    def text(self, language: str = "en") -> str:
        """As it is written, with the cards' names in that language; `strategies.read` reads it again."""
        from throneroom.strategies.text import text_of

        return text_of(self, language)

    def setup(self, *others: Strategy, players: int = 2) -> Setup:
        """A table for this strategy and the others: the tables they are meant for, or else the cards they want."""
        from throneroom.strategies.making import setup_for

        return setup_for((self, *others), players)

    def named(self, name: str) -> Strategy:
        """The same by another name."""
        return replace(self, name=name)


# --- the same in Python ---------------------------------------------------------------------------------------------
def buy(card: str, up_to: int | None = None, when: Truth | None = None) -> Wish:
    return Wish("" if card == "anything" else card_called(card), up_to, when)


def first(cards: str, when: Truth | None = None) -> Play:
    return Play("first", cards_called(cards), "", when)


def last(cards: str, when: Truth | None = None) -> Play:
    return Play("last", cards_called(cards), "", when)


def never(cards: str, when: Truth | None = None) -> Play:
    return Play("never", cards_called(cards), "", when)


def before(cards: str, others: str, when: Truth | None = None) -> Play:
    return Play("before", cards_called(cards), cards_called(others), when)


def trash(cards: str, when: Truth | None = None) -> Trash:
    return Trash(cards_called(cards), False, when)


def keep(cards: str, when: Truth | None = None) -> Trash:
    return Trash(cards_called(cards), True, when)


def own(cards: str) -> Quantity:
    return Quantity("own", cards_called(cards))


def hand(cards: str) -> Quantity:
    return Quantity("hand", cards_called(cards))


def in_play(cards: str) -> Quantity:
    return Quantity("in play", cards_called(cards))


def tavern(cards: str) -> Quantity:
    return Quantity("tavern", cards_called(cards))


def exile(cards: str) -> Quantity:
    return Quantity("exile", cards_called(cards))


def gained(cards: str) -> Quantity:
    return Quantity("gained", cards_called(cards))


def others_own(cards: str) -> Quantity:
    return Quantity("others own", cards_called(cards))


def left(card: str) -> Quantity:
    return Quantity("left", card_called(card))


def cost(card: str) -> Quantity:
    return Quantity("cost", card_called(card))


def mat(card: str) -> Quantity:
    return Quantity("mat", card_called(card))


def tokens(card: str) -> Quantity:
    return Quantity("tokens", card_called(card))


def token(name: str, pile: str = "") -> Quantity:
    return Quantity("token", token_called(name), card_called(pile) if pile else "")


def points_of_opponent(places: int) -> Quantity:
    """The player so many places to the left."""
    if not 1 <= places <= 5:
        raise BadStrategy("an opponent sits 1 to 5 places to the left")
    return Quantity("points of opponent", str(places))


coins = Quantity("coins")
potions = Quantity("potions")
buys = Quantity("buys")
actions = Quantity("actions")
turn = Quantity("turn")
total_money = Quantity("total money")
treasure_money = Quantity("treasure money")
points = Quantity("points")
opponent_points = Quantity("opponent points")
lead = Quantity("lead")
gains_to_end = Quantity("gains to end")
empty_piles = Quantity("empty piles")
smallest_pile = Quantity("smallest pile")
players = Quantity("players")
coffers = Quantity("coffers")
villagers = Quantity("villagers")
favors = Quantity("favors")
debt = Quantity("debt")
draw_pile = Quantity("draw pile")
discard_pile = Quantity("discard pile")
action_phase = Moment("action phase")
buy_phase = Moment("buy phase")
night_phase = Moment("night phase")
my_turn = Moment("my turn")
