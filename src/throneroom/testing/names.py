"""What people call things: cards, options and tokens, in either language."""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any

from throneroom.cards import BY_ID
from throneroom.errors import BadScenario, UnknownCard
from throneroom.kingdoms.setup import contents
from throneroom.words.library import LANGUAGES, find, words
from throneroom.words.messages import knows, option_words, say

Names = str | Iterable[str]             # "2 Copper, Gold", or ["2 Copper", "Gold"]

# Tokens, and the card that makes them work (if it is not the place they lie on, or the rules themselves).
OWN_TOKENS = {"+1 card": "", "+1 action": "", "+1 buy": "", "+1 coin": "", "-2 cost": "ferry", "trashing": "plan"}
TOKENS = {"points": "", "debt": "tax", "embargo": "embargo", "favor": "family_of_inventors", "obelisk": "obelisk",
          "trade_route": "trade_route", "sun": ""}
NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
           "zwei": "2", "drei": "3", "vier": "4", "fünf": "5", "sechs": "6"}
COINS = re.compile(r"\+?(?:\$(\d+)|(\d+) (?:coins?|Geld|Münzen?)\b)", re.IGNORECASE)      # our words say +$2


def cards(text: Names) -> list[str]:
    """Ids of the cards, sorted: cards("2 Copper, Gold") is ["copper", "copper", "gold"]."""
    return sorted(card_ids(text))


def in_order(text: Names) -> list[str]:
    """Ids of the cards in the order written."""
    return card_ids(text)


def card_ids(text: Names) -> list[str]:
    return [card_id(name) for name in split_amounts(text)]


def card_id(name: str) -> str:
    """The id of a card by its name, which may be in the plural."""
    if not isinstance(name, str):
        raise BadScenario(f"{name!r} is no name of a card")
    try:
        return find(name)
    except UnknownCard as unknown:
        for ending, singular in (("ies", "y"), ("s", "")):
            if name.endswith(ending):
                try:
                    return find(name.removesuffix(ending) + singular)
                except UnknownCard:
                    pass
        raise unknown


def split_amounts(text: Names) -> list[str]:
    """"2 Copper, Gold" is Copper, Copper, Gold."""
    if isinstance(text, Mapping) or not isinstance(text, Iterable):
        raise BadScenario(f'cards are written like "2 Copper, Gold", not {text!r}')
    names: list[str] = []
    for part in text.split(",") if isinstance(text, str) else text:
        if not isinstance(part, str):
            raise BadScenario(f'cards are written like "2 Copper, Gold", not {text!r}')
        amount = re.fullmatch(r"(\d+)x?\s+(.+)", part.strip())
        if amount is not None:
            names += [amount[2]] * int(amount[1])
        elif part.strip():
            names.append(part.strip())
    return names


def not_known(what: str, name: object, known: Iterable[str]) -> BadScenario:
    """"a seat has no 'hnad'": and what was probably meant, and what there is."""
    names = list(known)
    near = get_close_matches(str(name), names, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]!r}? There are" if near else "there are"
    return BadScenario(f"{what} {name!r}; {hint} {', '.join(names) or 'none'}")


@cache
def home_piles() -> dict[str, str]:
    """The mixed and split piles: the id of every card in them, with that of the pile."""
    return {part: id for id, cls in BY_ID.items() for _, part in contents(cls(), 2)}


def option_id(name: str, options: list[str], source: str = "") -> str | None:
    """The option meant by a name: its id, the card's name in either language, the pile it is the top card of, or (what
    is no card) a part of its words in either language that fits no other."""
    if name in options:
        return name
    name = COINS.sub(lambda found: f"+${found[1] or found[2]}", name)
    try:
        id = card_id(name)
    except UnknownCard:
        id = ""
    if id in options:
        return id
    found = [option for option in options if id and home_piles().get(option) == id]
    if not found:
        parts = plain(name).split(", ")
        found = [option for option in options if option not in BY_ID
                 and any(all(part in plain(text) for part in parts) for text in (option, *in_words(option, source)))]
    if not found and not id and any(option not in BY_ID for option in options):
        found = [option for option in options if says(name, option)]
    return found[0] if len(found) == 1 and len(name) > 2 else None


def in_words(option: str, source: str) -> list[str]:
    """How the table puts it, in each language."""
    return [option_words(source, option, language) for language in LANGUAGES]


def plain(text: str) -> str:
    """"Two Cards and +1 Buy" is "2 cards, +1 buy"."""
    text = re.sub(",? (?:and|und) ", ", ", text.casefold())
    return re.sub(r"\b[a-zü]+\b", lambda word: NUMBERS.get(word[0], word[0]), text)


def says(name: str, option: str) -> bool:
    """Does what somebody wrote contain the word of this option?"""
    names = [words(option).name(language) for language in LANGUAGES] if option in BY_ID else [option]
    return any(re.search(rf"\b{re.escape(text)}\b", name, re.IGNORECASE) for text in names)


def token_id(name: str, known: Mapping[str, str]) -> str:
    """A token as the engine calls it, by its name in either language."""
    for token in known:
        words = [say("token", token, language) for language in LANGUAGES] if knows("token", token) else []
        if str(name).casefold() in [token, *(word.casefold() for word in words)]:
            return token
    raise not_known("there is no token", name, known)


def number_of(what: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadScenario(f"{what}: {value!r} is no number from 0 on")
    return value
