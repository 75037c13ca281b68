"""What a card is.

The class is the kind of card (`Village`), an instance is one physical copy of it.  Cards never change: where they are
and what was done to them is kept by the players and the game.  That makes a copy of a game a copy of a few lists.
"""
from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.moments import (
    CARD,
    INSTRUCTIONS,
    LIKE_MOMENTS,
    MAT,
    METHODS,
    NEEDS_ANOTHER,
    ONLY_COINS,
    POWERS,
    WORKS_ON,
)
from throneroom.engine.types import LANDSCAPE, TREASURE, VICTORY, WAY, type_names

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.happenings import Bond, Happening, Play
    from throneroom.engine.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Anything a player can choose: a card, a pile, a word."""

    id: str = ""

    def __repr__(self) -> str:
        return self.id


class Word(Thing):
    """An option that is no card: an ability to choose, an amount, yes or no."""

    def __init__(self, id: str) -> None:
        self.id = id


class Cost:
    """Coins, Potions and debt.  Only partly ordered: of 3 coins and a Potion against 4 coins, neither is more."""

    def __init__(self, coins: i64, potions: i64 = 0, debt: i64 = 0) -> None:
        self.coins: i64 = coins
        self.potions: i64 = potions
        self.debt: i64 = debt

    def at_most(self, other: Cost) -> bool:
        return self.coins <= other.coins and self.potions <= other.potions and self.debt <= other.debt

    def equals(self, other: Cost) -> bool:
        return self.coins == other.coins and self.potions == other.potions and self.debt == other.debt

    def less_than(self, other: Cost) -> bool:
        return self.at_most(other) and not self.equals(other)

    def plus(self, coins: i64) -> Cost:
        """So many coins more (or less, but never below 0)."""
        total = self.coins + coins
        return Cost(total if total > 0 else 0, self.potions, self.debt)

    def __repr__(self) -> str:
        return f"Cost({self.coins}, {self.potions}, {self.debt})"


class Kind:
    """What all copies of a card have in common and what is worked out only once per class."""

    def __init__(self, cls: type) -> None:
        self.id = snake_case(cls.__name__.rstrip("0123456789"))     # Hermit2022 is the same card as Hermit
        self.checked = False
        methods = defined(cls)
        self.this_watch = watched(methods, 0)
        self.hand_watch = watched(methods, 1)
        self.play_watch = watched(methods, 2)
        self.mat_watch = watched(methods, 3)
        self.around_watch = watched(methods, 4)
        self.bound_watch = watched(methods, 5)
        powers = 0
        for method, power in POWERS.items():
            if method in methods:
                powers |= power
        self.powers = powers
        # Compiled code reads the slots of Card, so what a class written in plain Python says must be put there.  (Where
        # Card is plain Python itself, it has values instead of slots, and copies would only make all cards larger.)
        self.data: dict[str, Any] = {}
        for name in DATA:
            value = getattr(cls, name)
            if isinstance(value, int | str) and not isinstance(getattr(Card, name), int | str):
                self.data[name] = value


DATA: Final = ("cost", "potions", "debt", "types", "points", "cards", "actions", "buys", "coins", "suns",
               "size", "supply", "needs", "contents", "shuffled", "covered", "waits_for",
               "heirloom", "editions", "gives_coins", "may_overpay", "overpays_potions", "secret_mat",
               "actions_buy", "minds_actions", "minds_coins", "minds_treasures", "minds_memory", "minds_gifts",
               "minds_debt",
               "repeats", "any_order", "commutes", "automatic")
OUTSIDE: Final = ("wants", "comes_with", "opinion", "newer", "without", "lasting", "for_good", "holds_openly")
KINDS: Final[dict[type, Kind]] = {}
TOO_ALIKE: Final = 0.75                 # of the letters of two names


def kind_of(cls: type) -> Kind:
    kind = KINDS.get(cls)
    if kind is None:
        kind = Kind(cls)
        KINDS[cls] = kind
    return kind


def snake_case(name: str) -> str:
    letters = []
    for i, letter in enumerate(name):
        if letter.isupper() and i > 0:
            letters.append("_")
        letters.append(letter.lower())
    return "".join(letters)


def defined(cls: type) -> set[str]:
    """What the kind itself defines (and does not just inherit as the engine's empty default)."""
    names: set[str] = set()
    for base in cls.__mro__:
        if base is Card:
            break
        names.update(base.__dict__)
    return names.difference(getattr(cls, "without", "").split())


def refuse_dead_methods(card: Card) -> None:
    """A method that nothing ever calls would be a card that silently does less than it says, and so would data that
    nobody looks at."""
    cls = type(card)
    types = card.types
    what = " ".join(type_names(types)) or "mat"
    lies_as = types if types & LANDSCAPE else types | CARD if types else MAT
    if card.contents_for(2):
        what = "mixed pile"             # which only stands for its cards
        lies_as = 0
    left_out, inherited = cls.without.split(), set[str]()
    for base in cls.__mro__[1:]:
        if base is Card:
            break
        inherited.update(base.__dict__)
    for method in left_out:
        if method not in WORKS_ON or method not in inherited:
            raise TypeError(f"{cls.__name__} cannot be without {method}: no class that it is made from has it")
    for base in cls.__mro__:
        if base is Card:
            return
        for method, value in base.__dict__.items():
            if method in left_out:
                continue
            works_on = WORKS_ON.get(method)
            if works_on is None:
                if method.startswith(LIKE_MOMENTS):
                    raise TypeError(f"{cls.__name__}.{method} is never called: there is no such moment")
                if not method.startswith("__") and not hasattr(Card, method):   # something of its own, or misspelt
                    never = "never called" if callable(value) else "never looked at"
                    for meant in get_close_matches(method, MEANT, 1, TOO_ALIKE):
                        raise TypeError(f"{cls.__name__}.{method} is {never}: {meant} is, or call it otherwise")
            elif not works_on & lies_as:
                raise TypeError(f"{cls.__name__}.{method} is never called on a {what}")
            elif (method in NEEDS_ANOTHER and not types & WAY
                  and defined(cls).isdisjoint(NEEDS_ANOTHER[method])):
                raise TypeError(f"{cls.__name__}.{method} is never called without {NEEDS_ANOTHER[method][0]}")


def watched(methods: set[str], place: int) -> int:
    mask = 0
    for moment, method in METHODS[place].items():
        if method in methods:
            mask |= moment
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Thing):
    cost: int = 0
    potions: int = 0
    debt: int = 0
    types: int = 0
    points: int = 0

    # The plain bonuses at the top of a card; the engine applies them before play().
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0
    suns: int = 0                       # taken off the Prophecy, before all else

    # How the card is laid out.
    size: int = 10                      # copies in its pile (Victory piles: 8 or 12 by players)
    supply: bool = True                 # is its pile part of the Supply?
    needs: str = ""                     # ids of what else must be on the table, separated by spaces
    contents: str = ""                  # of a mixed or split pile, top first: "5 encampment, 5 plunder"
    shuffled: bool = False              # such a pile is shuffled, and only its top card is known
    covered: bool = False               # not even that: the whole pile lies face down
    heirloom: str = ""                  # replaces a Copper in the starting decks
    editions: str = ""                  # older editions whose behaviour can be chosen, separated by spaces
    gives_coins: bool = False           # "+$" stands in the text although coins is 0
    may_overpay: bool = False
    overpays_potions: bool = False      # Potions paid on top do something, too
    secret_mat: bool = False            # cards on its mat lie face down
    actions_buy: bool = False           # actions that were not used can be used as buys, by everybody
    minds_actions: bool = False         # when one gets actions matters, used or not: Villagers are always offered
    minds_coins: bool = False           # a Treasure, or what may be one, that looks at the coins: Coffers before it too
    minds_debt: bool = False            # in its games debt may be paid at any time in one's turn
    minds_treasures: bool = False       # when one buys, it matters to it which Treasures were played and which not
    minds_memory: bool = False          # it looks at what was played, gained or bought in this turn or the one before
    minds_gifts: bool = False           # it looks at how many coins a play gave
    waits_for: int = 0                  # moments for which it waits in play, however long (me.wait)
    repeats: bool = False               # its reaction may be used again and again at one event
    any_order: bool = False             # several need no order, whatever cards they hold
    commutes: int = 0                   # moments at which it only gives, or moves what it holds: before or after others
                                        # of these is the same (YOU_PLAY: also a Treasure that is played)
    automatic: bool = False             # its ability disturbs no other one: it comes first, without a question

    # For those outside the engine.  What a random table must have for it, besides `needs` (kingdoms/furnishing.py):
    wants: ClassVar[str] = ""
    # The Kingdom card without which it makes no sense, though that brings it:
    comes_with: ClassVar[str] = ""
    # What bots should know of it besides what is printed (bots/opinions.py):
    opinion: ClassVar[str] = ""
    # Newer editions whose behaviour can be chosen; of a class that is the card in a newer edition, that one, and which
    # methods of the class that it is made from it is without:
    newer: ClassVar[str] = ""
    without: ClassVar[str] = ""
    # For scenes that begin with the card in play.
    lasting: ClassVar[bool] = False     # what its attack (or its play, if it is none) does works on until next turn
    for_good: ClassVar[bool] = False    # it stays in play for the rest of the game
    holds_openly: ClassVar[bool] = False    # the cards it keeps for the next turn lie face up

    def __init__(self, number: int = 0) -> None:
        cls = type(self)
        kind = kind_of(cls)
        if kind.data:
            self.adopt(kind.data)
        self.id = kind.id
        self.number: i64 = number
        self.rank: i64 = 0              # place of its kind in the canonical order of options
        self.home: i64 = -1             # index of the pile it belongs to, -1: none
        self.original: Card | None = None    # the physical card beneath, if this one is only its guise
        self.this_watch: i64 = kind.this_watch
        self.hand_watch: i64 = kind.hand_watch
        self.play_watch: i64 = kind.play_watch
        self.mat_watch: i64 = kind.mat_watch
        self.around_watch: i64 = kind.around_watch
        self.bound_watch: i64 = kind.bound_watch
        self.powers: i64 = kind.powers
        if self.types & TREASURE and self.coins and not (self.cards or self.actions or self.buys
                                                         or self.powers & INSTRUCTIONS):
            self.powers |= ONLY_COINS
        self.price = Cost(self.cost, self.potions, self.debt)
        if not kind.checked:
            refuse_dead_methods(self)
            kind.checked = True

    def adopt(self, data: dict[str, Any]) -> None:
        self.cost = data.get("cost", self.cost)
        self.potions = data.get("potions", self.potions)
        self.debt = data.get("debt", self.debt)
        self.types = data.get("types", self.types)
        self.points = data.get("points", self.points)
        self.cards = data.get("cards", self.cards)
        self.actions = data.get("actions", self.actions)
        self.buys = data.get("buys", self.buys)
        self.coins = data.get("coins", self.coins)
        self.suns = data.get("suns", self.suns)
        self.size = data.get("size", self.size)
        self.supply = data.get("supply", self.supply)
        self.needs = data.get("needs", self.needs)
        self.contents = data.get("contents", self.contents)
        self.shuffled = data.get("shuffled", self.shuffled)
        self.covered = data.get("covered", self.covered)
        self.heirloom = data.get("heirloom", self.heirloom)
        self.editions = data.get("editions", self.editions)
        self.gives_coins = data.get("gives_coins", self.gives_coins)
        self.may_overpay = data.get("may_overpay", self.may_overpay)
        self.overpays_potions = data.get("overpays_potions", self.overpays_potions)
        self.secret_mat = data.get("secret_mat", self.secret_mat)
        self.actions_buy = data.get("actions_buy", self.actions_buy)
        self.minds_actions = data.get("minds_actions", self.minds_actions)
        self.minds_coins = data.get("minds_coins", self.minds_coins)
        self.minds_debt = data.get("minds_debt", self.minds_debt)
        self.minds_treasures = data.get("minds_treasures", self.minds_treasures)
        self.minds_memory = data.get("minds_memory", self.minds_memory)
        self.minds_gifts = data.get("minds_gifts", self.minds_gifts)
        self.waits_for = data.get("waits_for", self.waits_for)
        self.repeats = data.get("repeats", self.repeats)
        self.any_order = data.get("any_order", self.any_order)
        self.commutes = data.get("commutes", self.commutes)
        self.automatic = data.get("automatic", self.automatic)

    def itself(self) -> Card:
        """What it is again, and costs, once it has left play, if it had become this card."""
        original = self.original
        return self if original is None or original.id == self.id else original

    # --- what it does when played ---------------------------------------------------------------------------
    def play(self, me: Player) -> None:
        """The instructions below the plain bonuses."""

    def attack(self, me: Player, victim: Player) -> None:
        """What an Attack does to each other player it affects, in turn order, after play()."""

    def next_turn(self, me: Player, held: list[Card]) -> None:
        """What was promised with me.next_turn(self, held)."""

    def come_true(self, me: Player) -> None:
        """A Prophecy: what it does at once, as me takes the last Sun off it."""

    # --- questions (the moments are in moments.py) ----------------------------------------------------------
    def cares(self, me: Player, moment: Happening) -> bool:
        """Narrows a moment this kind takes part in: False if it has nothing to do with this one."""
        return True

    def score(self, me: Player) -> int:
        """Points beyond the fixed ones: of each copy owned, or of a Landmark."""
        return 0

    def in_play_cost_less(self, me: Player, card: Card) -> int:
        """While this is in play before me: how many coins card costs less."""
        return 0

    def cost_less(self, me: Player, card: Card) -> int:
        """As a Project of mine or a thing around: how many coins card costs less on my turn."""
        return 0

    def own_cost_less(self, me: Player) -> int:
        """How many coins this costs less by its own text; me is the player whose turn it is."""
        return 0

    def own_cost(self, me: Player) -> Cost | None:
        """A cost taken over from elsewhere, to which no reductions apply."""
        return None

    def also_types(self, me: Player, card: Card) -> int:
        """Types that card has in addition: on my turn, while I own this; or at any time, if it is everybody's."""
        return 0

    def replaces(self, me: Player, played: Play, bond: Bond) -> bool:
        """Bound to me: must I follow this instead of the card I am playing?"""
        return False

    def replaces_for_all(self, me: Player, played: Play) -> bool:
        """Lying around: must anybody follow this instead of the card they are playing?"""
        return False

    def instead(self, me: Player, played: Play) -> None:
        """What is followed instead of the card being played (Ways, and cards that replace)."""

    def followed_twice(self, me: Player, played: Play) -> bool:
        """As a thing around: are the instructions of the card being played followed a second time?"""
        return False

    def may_be_followed(self, me: Player, played: Play) -> bool:
        """A Way: is it of any use for the card being played?"""
        return True

    def gained_to(self, me: Player) -> list[Card] | None:
        """Where this card goes when gained, unless the effect gaining it names a place."""
        return None

    def may_be_bought(self, me: Player) -> bool:
        return True

    def forbids_buying(self, me: Player, card: Card) -> bool:
        """While this is in play, owned by or bound to the player whose turn it is."""
        return False

    def forbids_playing(self, me: Player, card: Card) -> bool:
        """While this is bound to me: may I not play the card from my hand?"""
        return False

    def other_payment(self, me: Player) -> bool:
        """True if it can be bought in another way than with its cost now; pay_otherwise does it."""
        return False

    def pay_otherwise(self, me: Player) -> None: ...

    def extra_cards_in_new_hand(self, me: Player) -> int:
        return 0

    # --- set-up ---------------------------------------------------------------------------------------------
    def set_up(self, game: Game) -> None:
        """Called for one example of the kind when a game begins: tokens, special stacks ..."""

    def rewrites(self, card: Card) -> None:
        """In games using this, all cards are read as this says, everywhere and to the end: it may change what stands on
        them.  Called for every card as the table is laid out, and never again."""

    def is_also_treasure(self, coins: int) -> None:
        """From the start of the game on (rewrites): it is a Treasure worth so many coins, too."""
        self.types |= TREASURE
        self.coins = coins
        self.powers |= ONLY_COINS

    def before_first_turn(self, me: Player) -> None:
        """What each player, in turn order, decides before the decks are shuffled: a single question."""

    def size_for(self, players: int) -> int:
        """Cards in its pile."""
        if self.types & VICTORY:
            return 8 if players == 2 else 12
        return self.size

    def contents_for(self, players: int) -> str:
        """Of a mixed or split pile;"""
        return self.contents


MEANT: Final = (*WORKS_ON, *DATA, *OUTSIDE, *(name for name, value in vars(Card).items()
                                              if callable(value) and not name.startswith("_")))


def guise_of(card: Card, other: Card) -> Card:
    """A card that is and works like other while card lies beneath it."""
    guise = type(other)(int(card.number))
    guise.original = card
    guise.rank = other.rank
    guise.home = other.home
    return guise
