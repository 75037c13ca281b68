"""Reading strategies (docs/strategies.md).  A file is read line by line, so that every line that cannot be understood
is named: where, why, and what was probably meant."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from typing import Any

from throneroom.errors import BadKingdom, BadStrategy, UnknownCard
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import from_names, is_card, kingdom_of
from throneroom.strategies.spoken import (
    CARD,
    CARDS,
    COMPARISONS,
    DEEPEST,
    MOST,
    MOST_LINES,
    NOTHING,
    PLAYER,
    QUANTITIES,
    TOKEN,
    TRUTHS,
    Both,
    Claim,
    Comparison,
    Constant,
    Either,
    Moment,
    Not,
    Number,
    Play,
    Quantity,
    Strategy,
    Sum,
    Trash,
    Truth,
    Wish,
    card_called,
    cards_called,
    guess,
    points_of_opponent,
    token_called,
)

LONGEST_FILE = 1_000_000            # letters of a collection
LONGEST_LINE = 2000
MOST_WORDS = 400                    # of a line

HEADINGS = ("strategy", "by", "source", "about", "table", "beats", "endgame", "coppers")
PARTS = ("buy", "play", "trash")
HEADING = re.compile(r"\s*([^\W\d][\w ]*?)\s*:\s*(.*?)\s*")
CLAIM = re.compile(r"(.+?),?\s+(\d{1,3})\s?%")
WORDS = re.compile(r"""(?P<space>\s+) | (?P<text>"[^"]*") | (?P<number>\d+(?:[.]\d+)?) | (?P<word>[^\W\d_][\w'’]*)
                   | (?P<sign><=|>=|!=|<>|==|[-+*/()<>=,$−.])""", re.VERBOSE)
OTHER_SIGNS = {"==": "=", "<>": "!=", "−": "-"}
NOT_UNDERSTOOD = (BadStrategy, BadKingdom, UnknownCard)
JOINING = ("and", "or")
ENDS_NAME = ("if", "up to", "before")


@dataclass(frozen=True)
class Word:
    kind: str                           # word, number, text, sign; end: there is none
    text: str
    line: int
    column: int
    end: int                            # column behind it

    def __str__(self) -> str:
        return "the end of the line" if self.kind == "end" else repr(self.text)


class Problem(Exception):
    """Something in a line cannot be understood."""


def problem(word: Word, why: str) -> Problem:
    return Problem(f"line {word.line}, column {word.column}: {why}")


@dataclass
class Draft:
    """A strategy while it is read."""

    line: int                           # where it begins
    headings: dict[str, Any] = field(default_factory=dict)
    beats: list[Claim] = field(default_factory=list)
    parts: dict[str, Any] = field(default_factory=dict)     # lists of lines

    def finished(self) -> Strategy:
        here = Word("word", "", self.line, 1, 1)
        if "strategy" not in self.headings:
            raise problem(here, "a strategy begins with its name: \"strategy: NAME\"")
        if not self.parts.get("buy"):
            raise problem(here, "a strategy buys something: lines under \"buy\" are missing")
        known = {key: value for key, value in self.headings.items() if key not in ("strategy", "endgame")}
        try:
            return Strategy(name=self.headings["strategy"], **self.parts, **known, beats=tuple(self.beats),
                            careful="endgame" in self.headings)
        except BadStrategy as error:
            raise problem(here, str(error)) from None


# --- files ----------------------------------------------------------------------------------------------------------
def read(text: str) -> Strategy:
    """One strategy."""
    found = read_all(text)
    if len(found) != 1:
        raise BadStrategy(f"here are {len(found)} strategies, not one")
    return found[0]


def read_all(text: str) -> list[Strategy]:
    """All strategies of a collection, which follow each other."""
    if len(text) > LONGEST_FILE:
        raise BadStrategy(f"this file has {len(text)} letters; {LONGEST_FILE} are the most")
    drafts: list[Draft] = []
    found: list[Strategy] = []
    problems: list[str] = []
    part = ""
    for words, line in lines(text, problems):
        if begins_strategy(line):
            drafts.append(Draft(words[0].line))
            part = ""
        if not drafts:
            drafts.append(Draft(1))
        try:
            part = read_line(drafts[-1], part, words, line)
        except Problem as wrong:
            problems.append(str(wrong))
    for draft in drafts or [Draft(1)]:
        if not problems:
            try:
                found.append(draft.finished())
            except Problem as wrong:
                problems.append(str(wrong))
    if problems:
        raise BadStrategy(*problems)
    return found


def begins_strategy(line: str) -> bool:
    heading = HEADING.fullmatch(line)
    return heading is not None and heading[1].casefold() == "strategy"


def lines(text: str, problems: list[str]) -> Iterator[tuple[list[Word], str]]:
    """What is said, line by line; a line that begins with "and" or "or" goes on with the one before."""
    waiting: list[Word] = []
    whole = ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if not line.strip() or line.strip().startswith("#"):
            continue
        try:
            if len(line) > LONGEST_LINE:
                raise problem(Word("word", "", number, 1, 1), f"a line has at most {LONGEST_LINE} letters")
            words = [Word("word", line, number, 1, 1)] if HEADING.fullmatch(line) else split(line, number)
        except Problem as wrong:
            problems.append(str(wrong))
            continue
        if waiting and words[0].text.casefold() in JOINING:
            waiting += words
            continue
        if waiting:
            yield waiting, whole
        waiting, whole = words, line
    if waiting:
        yield waiting, whole


def split(line: str, number: int) -> list[Word]:
    words: list[Word] = []
    at = 0
    while at < len(line) and not (line[at] == "#" and (at == 0 or line[at - 1].isspace())):
        found = WORDS.match(line, at)
        if found is None:
            raise problem(Word("sign", "", number, at + 1, at + 1), f"{line[at]!r} means nothing here")
        if found.lastgroup != "space":
            text = found[0]
            words.append(Word(str(found.lastgroup), OTHER_SIGNS.get(text, text), number, at + 1, found.end() + 1))
        at = found.end()
    if len(words) > MOST_WORDS:
        raise problem(words[MOST_WORDS], f"a line has at most {MOST_WORDS} words")
    return words


def read_line(draft: Draft, part: str, words: list[Word], line: str) -> str:
    """Reads a line into the draft; the part in which the next one is."""
    heading = HEADING.fullmatch(line)
    if heading is not None and (len(words) == 1):
        read_heading(draft, words[0].line, heading)
        return ""
    name = words[0].text.casefold()
    if len(words) == 1 and name in PARTS:
        if name in draft.parts:
            raise problem(words[0], f"there are two parts \"{name}\"")
        draft.parts[name] = []
        return name
    if len(words) == 1 and words[0].column == 1 and not is_card(name) and get_close_matches(name, PARTS):
        raise problem(words[0], guess(f"there is no part {name!r}", name, PARTS))
    if not part:
        raise problem(words[0], guess(f"{words[0]} belongs to no part", name, (*PARTS, *HEADINGS)))
    if sum(map(len, draft.parts.values())) >= MOST_LINES:
        raise problem(words[0], f"a strategy has at most {MOST_LINES} lines")
    draft.parts[part].append(READERS[part](Reader(words, line)))
    return part


def read_heading(draft: Draft, line: int, heading: re.Match[str]) -> None:
    key, value = heading[1].casefold(), heading[2]
    here = Word("word", key, line, heading.start(1) + 1, heading.end(1) + 1)
    there = Word("text", value, line, heading.start(2) + 1, heading.end(2) + 1)
    if key not in HEADINGS:
        raise problem(here, guess(f"there is no heading {key!r}", key, HEADINGS))
    if key in draft.headings:
        raise problem(here, f"there are two headings \"{key}\"")
    if not value:
        raise problem(there, f"what is said of \"{key}\"?")
    if key == "beats":
        claim = CLAIM.fullmatch(value)
        if claim is None or int(claim[2]) > 100:
            raise problem(there, "a claim is written like \"Big Money, 60%\"")
        draft.beats.append(Claim(" ".join(claim[1].split()), int(claim[2])))
    elif key == "table":
        draft.headings[key] = understood(there, table_called, value)
    elif key == "endgame":
        if value.casefold() != "careful":
            raise problem(there, f"an endgame can only be careful, not {value!r}")
        draft.headings[key] = True
    elif key == "coppers":
        if not value.isdecimal() or len(value) > len(str(MOST)):
            raise problem(there, f"a number of coins is expected here, not {value!r}")
        draft.headings[key] = int(value)
    else:
        draft.headings[key] = " ".join(value.split())


def table_called(text: str) -> Setup:
    """A few cards, or a whole kingdom by its name or code."""
    if "," in text or ";" in text or is_card(text):
        setup = from_names(text)
        setup.table()                   # it can be laid out
        return setup
    return kingdom_of(text)


def understood(word: Word, how: Callable[[str], Any], text: str) -> Any:
    """A name by a way to understand it; if there is none, that is what is wrong at this word."""
    try:
        return how(text)
    except NOT_UNDERSTOOD as error:
        raise problem(word, str(error)) from None


# --- a line ---------------------------------------------------------------------------------------------------------
class Reader:
    """Reads the words of one line from left to right."""

    def __init__(self, words: list[Word], line: str) -> None:
        self.words = words
        self.line = line
        self.at = 0
        self.depth = 0

    @property
    def word(self) -> Word:
        if self.at < len(self.words):
            return self.words[self.at]
        last = self.words[-1]
        return Word("end", "", last.line, last.end, last.end)

    def take(self) -> Word:
        word = self.word
        self.at += 1
        return word

    def sees(self, phrase: str) -> bool:
        parts = phrase.split()
        here = self.words[self.at:self.at + len(parts)]
        return [word.text.casefold() for word in here] == parts and all(word.kind != "text" for word in here)

    def takes(self, phrase: str) -> bool:
        if not self.sees(phrase):
            return False
        self.at += len(phrase.split())
        return True

    def end(self, expected: str) -> None:
        if self.word.kind != "end":
            raise problem(self.word, f"{expected} is expected here, not {self.word}")

    # --- names ---
    def name(self, what: Callable[[str], str], until: Callable[[], bool]) -> str:
        """A name that goes on until then."""
        start = self.word
        if start.kind == "end" or until():
            raise problem(start, f"a name is expected here, not {start}")
        if start.kind == "text":
            self.take()
            return str(understood(start, what, start.text[1:-1]))
        taken = [self.take()]
        while self.word.kind != "end" and not until():
            taken.append(self.take())
        try:
            return what(written(taken))
        except NOT_UNDERSTOOD as error:
            for count in range(len(taken) - 1, 0, -1):      # a card, and then something that belongs to no name
                if is_card(written(taken[:count])):
                    raise problem(taken[count], f"{self.expected()} is expected here, not {taken[count]}") from None
            raise problem(start, str(error)) from None

    def expected(self) -> str:
        """What may follow a name that ends here."""
        return "\"if\" or \"up to\"" if self.word.kind == "end" or self.sees("if") else "a closing bracket"

    def card(self, what: Callable[[str], str]) -> str:
        return self.name(what, lambda: any(map(self.sees, ENDS_NAME)))

    def in_brackets(self, what: Callable[[str], str]) -> str:
        return self.name(what, lambda: self.sees(")") or self.sees(","))

    # --- conditions ---
    def when(self) -> Truth | None:
        """ "if ..." to the end of the line, if there is one."""
        if not self.takes("if"):
            self.end("\"if\"")
            return None
        start = self.word
        truth = self.either()
        self.end("\"and\" or \"or\"")
        return self.truth(start, truth)

    def truth(self, start: Word, said: Number | Truth) -> Truth:
        if isinstance(said, Number):
            raise problem(start, "a number is nothing that holds: compare it, for instance with > 0")
        return said

    def number(self, start: Word, said: Number | Truth) -> Number:
        if isinstance(said, Truth):
            raise problem(start, "a number is expected here, not a condition")
        return said

    def either(self) -> Number | Truth:
        start = self.word
        said = self.both()
        while self.takes("or"):
            right = self.word
            said = Either(self.truth(start, said), self.truth(right, self.both()))
        return said

    def both(self) -> Number | Truth:
        start = self.word
        said = self.single()
        while self.takes("and"):
            right = self.word
            said = Both(self.truth(start, said), self.truth(right, self.single()))
        return said

    def single(self) -> Number | Truth:
        if self.takes("not"):
            with self.deeper():
                start = self.word
                return Not(self.truth(start, self.single()))
        start = self.word
        left = self.sum()
        if self.word.kind != "sign" or self.word.text not in COMPARISONS:
            return left
        how = self.take().text
        right = self.word
        said = Comparison(self.number(start, left), how, self.number(right, self.sum()))
        if self.word.kind == "sign" and self.word.text in COMPARISONS:
            raise problem(self.word, "two numbers are compared at a time: put \"and\" between two comparisons")
        return said

    def sum(self) -> Number | Truth:
        return self.chain("+-", lambda: self.chain("*/", self.factor))

    def chain(self, signs: str, part: Callable[[], Number | Truth]) -> Number | Truth:
        start = self.word
        said = part()
        while self.word.kind == "sign" and self.word.text in signs:
            sign = self.take().text
            right = self.word
            other = self.number(right, part())
            left = self.number(start, said)
            said = understood(right, partial(Sum, left=left, right=other), sign)
        return said

    def factor(self) -> Number | Truth:
        word = self.word
        if word.kind == "number" or (word.text == "-" and self.is_number_next()):
            negative = self.takes("-")
            value = float(self.take().text)
            return understood(word, lambda _: Constant(-value if negative else value), "")    # type: ignore[no-any-return]
        if self.takes("("):
            with self.deeper():
                said = self.either()
                self.close(word)
            return said
        if word.kind == "word":
            return self.phrase()
        raise problem(word, f"a number or a question is expected here, not {word}")

    def is_number_next(self) -> bool:
        return self.at + 1 < len(self.words) and self.words[self.at + 1].kind == "number"

    def phrase(self) -> Number | Truth:
        """Something that can be asked: the words up to a sign, or to one that joins."""
        start = self.word
        taken = []
        while self.word.kind == "word" and self.word.text.casefold() not in (*JOINING, "not"):
            taken.append(self.take())
        what = " ".join(word.text.casefold() for word in taken)
        if what in TRUTHS:
            return Moment(what)
        if what not in QUANTITIES:
            raise problem(start, guess(f"{what!r} is nothing that can be asked", what, (*QUANTITIES, *TRUTHS)))
        kind = QUANTITIES[what]
        if kind == NOTHING:
            if self.sees("("):
                raise problem(self.word, f"\"{what}\" stands without brackets")
            return Quantity(what)
        bracket = self.word
        if not self.takes("("):
            raise problem(bracket, f"which? In brackets, like {what}({EXAMPLES[kind]})")
        said = self.asked(what, kind)
        self.close(bracket)
        return said

    def asked(self, what: str, kind: str) -> Quantity:
        if kind == PLAYER:
            word = self.take()
            places = int(word.text) if word.kind == "number" and word.text.isdigit() and len(word.text) < 3 else 0
            return understood(word, lambda _: points_of_opponent(places), "")         # type: ignore[no-any-return]
        if kind == TOKEN:
            token = self.in_brackets(token_called)
            return Quantity(what, token, self.in_brackets(card_called) if self.takes(",") else "")
        return Quantity(what, self.in_brackets(cards_called if kind == CARDS else card_called))

    def close(self, bracket: Word) -> None:
        if not self.takes(")"):
            if self.word.kind == "end":
                raise problem(bracket, "this bracket is not closed")
            raise problem(self.word, f"a closing bracket is expected here, not {self.word}")

    def deeper(self) -> Deeper:
        return Deeper(self)


class Deeper:
    """One bracket further in."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def __enter__(self) -> None:
        self.reader.depth += 1
        if self.reader.depth > DEEPEST:
            raise problem(self.reader.word, f"more than {DEEPEST} brackets within brackets")

    def __exit__(self, *_: object) -> None:
        self.reader.depth -= 1


EXAMPLES = {CARDS: "Gold", CARD: "Gold", TOKEN: "+1 Card", PLAYER: "1"}


def written(words: list[Word]) -> str:
    """As it stands in the line."""
    text = ""
    for before, word in zip([words[0], *words], words, strict=False):
        text += " " * (word.column - before.end if word is not words[0] and word.line == before.line else 0) + word.text
    return text


def read_wish(reader: Reader) -> Wish:
    start = reader.word
    card = reader.card(lambda name: "" if name.casefold() == "anything" else card_called(name))
    up_to = None
    if reader.takes("up to"):
        word = reader.take()
        if word.kind != "number" or not word.text.isdigit() or not 0 <= int(word.text[:9]) <= MOST:
            raise problem(word, f"a number of cards from 0 to {MOST} is expected here, not {word}")
        up_to = int(word.text)
    when = reader.when()
    return understood(start, lambda _: Wish(card, up_to, when), "")                   # type: ignore[no-any-return]


def read_play(reader: Reader) -> Play:
    for how in ("first", "last", "never"):
        if reader.takes(how):
            return Play(how, reader.card(cards_called), "", reader.when())
    start = reader.word
    cards = reader.card(cards_called)
    if not reader.takes("before"):
        raise problem(start, "how is it played? For instance \"first Smithy\", \"last ...\", \"never ...\", "
                             "\"Village before Smithy\"")
    return Play("before", cards, reader.card(cards_called), reader.when())


def read_trash(reader: Reader) -> Trash:
    never = reader.takes("never")
    return Trash(reader.card(cards_called), never, reader.when())


READERS: dict[str, Callable[[Reader], Any]] = {"buy": read_wish, "play": read_play, "trash": read_trash}

