"""Reading the collections of Geronimoo's DominionSim: XML with players, their buy rules and conditions.

What cannot be said here is named with its line; everything else of the player is taken over.  The file comes from
anywhere: no document type, no entities, a limited size and depth.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from throneroom.errors import BadKingdom, BadStrategy, UnknownCard
from throneroom.kingdoms.sharing import from_names
from throneroom.strategies import spoken
from throneroom.strategies.meaning import ANY_CARD
from throneroom.strategies.spoken import Comparison, Constant, Number, Quantity, Strategy, Sum, Truth, Wish

LARGEST = 4_000_000                     # letters of a file
DEEPEST = 12
MOST_PLAYERS = 2000

COMPARISONS = {"equalTo": "=", "smallerThan": "<", "smallerOrEqualThan": "<=", "greaterThan": ">",
               "greaterOrEqualThan": ">="}
SIGNS = {"plus": "+", "minus": "-", "multiplyWith": "*", "divideBy": "/"}
CARDS = {"countCardsInDeck": "own", "countCardsInHand": "hand", "countCardsInPlay": "in play",
         "countCardsInOpponentsDecks": "others own", "countOnTavernMat": "tavern", "countCardsInSupply": "left",
         "countVPon": "tokens"}
NUMBERS = {"countAvailableMoney": "coins", "countBuysLeft": "buys", "countTurns": "turn",
           "getTotalMoney": "total money", "countVP": "points", "countMAXOpponentVP": "opponent points",
           "gainsNeededToEndGame": "gains to end",
           "countEmptyPiles": "empty piles", "countCardsLeftInSmallestPile": "smallest pile",
           "countCardsLeftInDrawDeck": "draw pile"}
TOKENS = {"isPlusOneCardTokenSet": "+1 card", "isPlusOneActionTokenSet": "+1 action", "isPlusOneBuyTokenSet": "+1 buy",
          "isPlusOneCoinTokenSet": "+1 coin", "isMinus$2TokenSet": "-2 cost", "isTrashingTokenPlaced": "trashing"}
CLASSES = {"Terminal": "terminal", "Village": "village", "Trasher": "trasher"}
ACTION_PHASE = "isActionPhase"          # 1 or 0 there, a truth here
USUAL = ("", "standard")                # play strategies that ask for nothing


@dataclass
class Element:
    name: str
    line: int
    attributes: dict[str, str]
    inside: list[Element] = field(default_factory=list)

    def of(self, name: str) -> list[Element]:
        return [element for element in self.inside if element.name == name]

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")


@dataclass(frozen=True)
class Collection:
    strategies: tuple[Strategy, ...]
    problems: tuple[str, ...]           # what could not be taken over, a line each


def read_dominionsim(text: str) -> Collection:
    """All players of a file that buy anything."""
    strategies: list[Strategy] = []
    problems: list[str] = []
    for player in players_of(parsed(text)):
        strategy = Taken(player).strategy()
        problems += strategy.notes
        if strategy.buy:
            strategies.append(strategy)
        else:
            problems.append(f"line {player.line}: {strategy.name!r} buys nothing that is known here, and is left out")
    return Collection(tuple(strategies), tuple(problems))


# --- the file -------------------------------------------------------------------------------------------------------
def parsed(text: str) -> Element:
    if len(text) > LARGEST:
        raise BadStrategy(f"this file has {len(text)} letters; {LARGEST} are the most")
    top = Element("", 0, {})
    open_elements = [top]
    parser = expat.ParserCreate()

    def start(name: str, attributes: dict[str, str]) -> None:
        element = Element(name, parser.CurrentLineNumber, attributes)
        if len(open_elements) > DEEPEST:
            raise BadStrategy(f"line {element.line}: more than {DEEPEST} elements within each other")
        open_elements[-1].inside.append(element)
        open_elements.append(element)

    def refuse(*_: Any) -> None:
        raise BadStrategy(f"line {parser.CurrentLineNumber}: a collection has no document type and no entities")

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: open_elements.pop()
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(text.removeprefix("\ufeff").encode(), True)
    except expat.ExpatError as error:
        raise BadStrategy(f"line {error.lineno}: this is not XML: {expat.ErrorString(error.code)}") from None
    return top.inside[0]


def players_of(top: Element) -> list[Element]:
    found = [top] if top.name == "player" else top.of("player") if top.name == "playerCollection" else []
    if not found:
        raise BadStrategy("there is no player in this file: \"playerCollection\" and \"player\" are its elements")
    if len(found) > MOST_PLAYERS:
        raise BadStrategy(f"a collection has at most {MOST_PLAYERS} players, not {len(found)}")
    return found


# --- a player -------------------------------------------------------------------------------------------------------
class CannotBeSaid(Exception):
    """Something of DominionSim for which there are no words here."""


class Taken:
    """A player while it is taken over."""

    def __init__(self, player: Element) -> None:
        self.player = player
        self.name = one_line(player.get("name")) or f"player of line {player.line}"
        self.notes: list[str] = []

    def note(self, element: Element, why: str) -> None:
        self.notes.append(f"line {element.line}: {self.name}: {why}")

    def strategy(self) -> Strategy:
        player = self.player
        wishes = [wish for rule in player.of("buy") if (wish := self.wish(rule)) is not None]
        if len(wishes) > spoken.MOST_LINES:
            self.note(player, f"only the first {spoken.MOST_LINES} lines are taken over")
        careful = any(kind.get("name") == "AppliesPPR" for kind in player.of("type"))
        table = None
        for element in player.inside:
            if element.name == "board":
                table = self.board(element)
            elif element.name == "start_state":
                self.note(element, "a game begins with the cards of its table: \"start_state\" is left out")
            elif element.name not in ("buy", "type"):
                self.note(element, f"{element.name!r} is not known, and is left out")
        about = one_line(player.get("description").replace("XXXX", " "))        # their way to begin a new line
        return Strategy(self.name, tuple(wishes[:spoken.MOST_LINES]), by=one_line(player.get("author")),
                        source="DominionSim", about=about, table=table, careful=careful, notes=tuple(self.notes))

    def board(self, element: Element) -> Any:
        contents = element.get("contents").replace("_", " ").replace("$", "'")
        bane = element.get("bane").replace("_", " ").replace("$", "'")
        for choice in ("Mountain_Pass_Bid", "Obelisk_Choice", "Riverboat_Choice"):
            if element.get(choice) not in ("", "0"):
                self.note(element, f"{choice!r} is chosen in the game, and is left out")
        if element.get("Shelters") == "true":
            contents += ", Shelters"
        if bane:
            contents += f", Bane: {bane}"
        if not contents.strip(", "):
            return None
        try:
            table = from_names(contents.strip(", "))
            table.table()
        except (UnknownCard, BadKingdom) as error:
            self.note(element, f"the board is left out: {error}")
            return None
        return table

    def wish(self, rule: Element) -> Wish | None:
        name = rule.get("name")
        if rule.get("strategy") not in USUAL:
            self.note(rule, f"{name!r} is played in the usual way: {rule.get('strategy')!r} cannot be said")
        try:
            card = card_of(name)
            when: Truth | None = None
            for condition in rule.of("condition"):
                truth = self.truth(condition)
                when = truth if when is None else spoken.Both(when, truth)
            if rule.get("bane"):
                self.note(rule, "the Bane belongs to the table: \"bane\" is left out")
            return Wish(card, None, when)
        except (CannotBeSaid, BadStrategy, UnknownCard) as error:
            self.note(rule, f"the line for {name!r} is left out: {error}")
            return None

    # --- conditions ---
    def truth(self, condition: Element) -> Truth:
        left, how, right = (only(condition, name) for name in ("left", "operator", "right"))
        sign = COMPARISONS.get(how.get("type"))
        if sign is None:
            raise CannotBeSaid(f"there is no comparison {how.get('type')!r}")
        extra = condition.of("extra_operation")
        if left.get("type") == ACTION_PHASE or right.get("type") == ACTION_PHASE:
            return phase(left, sign, right, extra)
        return Comparison(number(left), sign, calculated(number(right), extra))


def only(condition: Element, name: str) -> Element:
    found = condition.of(name)
    if len(found) != 1:
        raise CannotBeSaid(f"a condition has one {name!r}, not {len(found)}")
    return found[0]


def phase(left: Element, sign: str, right: Element, extra: list[Element]) -> Truth:
    """Whether it is the Action phase, which is 1 or 0, compared with a number."""
    if left.get("type") != ACTION_PHASE or right.get("type") != "constant" or extra:
        raise CannotBeSaid(f"{ACTION_PHASE!r} is only compared with 0 or 1")
    compared: dict[str, Callable[[float, float], bool]] = {
        "=": lambda a, b: a == b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b,
        ">=": lambda a, b: a >= b}
    value = constant(right.get("attribute")).value
    in_it, outside = (compared[sign](number, value) for number in (1.0, 0.0))
    if in_it == outside:
        raise CannotBeSaid("a condition that always or never holds")
    return spoken.action_phase if in_it else spoken.Not(spoken.action_phase)


def calculated(right: Number, extra: list[Element]) -> Number:
    """DominionSim adds a number to the right side, or takes one off, or multiplies or divides by it."""
    for operation in extra:
        sign = SIGNS.get(operation.get("type"))
        if sign is None:
            raise CannotBeSaid(f"there is no operation {operation.get('type')!r}")
        value = constant(operation.get("attribute"))
        if sign in "+-" and value.value == 0:
            continue
        if isinstance(right, Constant):
            right = constant(str(evaluated(right.value, sign, value.value)))
        else:
            right = Sum(sign, right, value)
    return right


def evaluated(left: float, sign: str, right: float) -> float:
    if sign == "/" and right == 0:
        raise BadStrategy("nothing can be divided by 0")
    result = {"+": left + right, "-": left - right, "*": left * right}[sign] if sign != "/" else left / right
    return round(result, 3)


def number(side: Element) -> Number:
    kind, about = side.get("type"), side.get("attribute")
    if kind == "constant":
        return constant(about)
    if kind in CARDS:
        return Quantity(CARDS[kind], card_of(about))
    if kind == "countCardTypeInDeck":
        return Quantity("own", spoken.ANY + class_of(about))
    if kind == "countAllCardsInDeck":
        return Quantity("own", spoken.ANY + ANY_CARD)
    if kind in NUMBERS:
        return Quantity(NUMBERS[kind])
    if kind in TOKENS:
        return Quantity("token", TOKENS[kind], card_of(about) if about else "")
    if kind == "tokensOnDefiledShrine":
        return Quantity("tokens", "defiled_shrine")
    if kind == "isTravellingFairActive":
        return Quantity("own", "travelling_fair")        # an Event counts as often as it was bought this turn
    raise CannotBeSaid(f"{kind!r} is nothing that can be asked")


def constant(text: str) -> Constant:
    try:
        return Constant(float(text))
    except ValueError:
        raise CannotBeSaid(f"{text!r} is no number") from None


def card_of(name: str) -> str:
    """Names are written with _ for a space and $ for an apostrophe."""
    return spoken.card_called(name.replace("_", " ").replace("$", "'"))


def class_of(name: str) -> str:
    if name in CLASSES:
        return CLASSES[name]
    if name in spoken.TYPES:
        return name
    raise CannotBeSaid(f"there is no class of cards {name!r}")


def one_line(text: str) -> str:
    """Printable, in one line, and not too long."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return text[:spoken.LONGEST].strip()
