"""Which things share a divider, and how many cards there are: from the cards themselves."""
from __future__ import annotations

from collections import Counter
from functools import cache

from throneroom.cards import BY_ID
from throneroom.engine.rng import FORMAT
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.setup import Builder, Setup, contents

LANDSCAPES = ("event", "project", "landmark", "way", "ally", "boon", "hex", "state", "artifact", "trait", "prophecy")
MATS = "mat_or_token"
BROUGHT = ("nonsupply", "state", "artifact")        # kinds that come with a card
PLAYERS = (2, 3, 4)


@cache
def needed_by(card_id: str) -> tuple[str, ...]:
    """What else is on the table because of a card: the next of its line, its Heirloom, what lies in the trash."""
    if card_id not in BY_ID:
        return ()
    card = BY_ID[card_id]()
    needs = [need.removeprefix("trash:") for need in card.needs.split()]
    return tuple(need for need in (*needs, card.heirloom) if need in FACTS)


@cache
def bringers() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for card_id in BY_ID:
        for need in needed_by(card_id):
            found.setdefault(need, []).append(card_id)
    return {need: tuple(cards) for need, cards in found.items()}


@cache
def companies() -> frozenset[str]:
    """Types that only cards outside the Supply have: Prizes, Shelters, Spirits ..."""
    outside = {type for facts in FACTS.values() if facts.kind == "nonsupply" for type in facts.types}
    return frozenset(outside.difference(*(facts.types for facts in FACTS.values() if facts.kind != "nonsupply")))


@cache
def dividers(landscapes: str, together: bool) -> dict[str, tuple[str, ...]]:
    """All there is, each thing once: what a divider is called after -> all that is on it.

    It is called after the card, or kind:set for many of a kind."""
    pile_of = {part: pile for pile, cls in BY_ID.items() for _, part in contents(cls(), 2)}

    @cache
    def home(card_id: str) -> str:
        facts = FACTS[card_id]
        if card_id in pile_of:
            return pile_of[card_id]
        if card_id in pile_of.values():
            return card_id
        if together and facts.kind in BROUGHT:
            homes = {home(bringer) for bringer in bringers().get(card_id, ())}
            if len(homes) == 1:                 # all that need it are on one divider
                return homes.pop()
            for company in [type for type in facts.types if type in companies()]:
                return f"{company.lower()}:{facts.set}"
        if facts.kind in (*LANDSCAPES, MATS) and landscapes != "each" and card_id != "trash":
            return f"{facts.kind}:{facts.set if landscapes == 'set' else ''}"
        return card_id

    found: dict[str, list[str]] = {}
    for card_id in FACTS:
        found.setdefault(home(card_id), []).append(card_id)
    return dict(named(key, tuple(objects)) for key, objects in found.items())


def named(key: str, objects: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """One of a kind is called after itself; with a card, its own come in the order of play."""
    if len(objects) == 1:
        return objects[0], objects
    if key in objects:
        follow = following(key)
        return key, tuple(sorted(objects, key=follow.index))
    return key, objects


def following(card_id: str) -> list[str]:
    """A card, then what its pile consists of, then what it needs, and that needs."""
    found = [card_id]
    for each in found:
        parts = [part for _, part in contents(BY_ID[each](), 2)] if each in BY_ID else []
        found += [other for other in dict.fromkeys((*parts, *needed_by(each))) if other not in found]
    return found


# --- how many -------------------------------------------------------------------------------------------------------
@cache
def sizes(players: int) -> dict[str, int]:
    """Of every pile, as the engine lays it out."""
    builder = Builder(Setup((), players=players, platinum=True))
    builder.table(FORMAT)
    for card_id in BY_ID:
        builder.bring(card_id)
    return {pile.id: int(pile.facts.limit) for pile in builder.piles}


def copies(card_id: str, players: int) -> int:
    """In its pile; of cards without one, so many as are printed; none of what is no card."""
    if card_id in sizes(players):
        return sizes(players)[card_id]
    facts = FACTS[card_id]
    number = facts.pile.split(" ")[0]
    return int(number) if facts.kind == "nonsupply" and number.isdigit() else 0


@cache
def hoards() -> dict[str, int]:
    """Of what starting decks are dealt from, all there is in the box: 60 Coppers, 24 Estates."""
    found: dict[str, int] = {}
    for players in PLAYERS:
        decks = Builder(Setup((), players=players)).table(FORMAT).decks
        dealt = Counter(card.id for deck in decks for card in deck)
        found |= {card_id: max(found.get(card_id, 0), copies(card_id, players) + dealt[card_id]) for card_id in dealt}
    return found


def count(objects: tuple[str, ...]) -> str:
    """10; 8/12 for two players and more; 46/39/32 for two, three, four; 10+5 with what comes along."""
    kind = FACTS[objects[0]].kind
    if kind in LANDSCAPES:
        return str(sum(FACTS[each].kind == kind for each in objects))
    parts = {part for _, part in contents(BY_ID[objects[0]](), 2)} if objects[0] in BY_ID else set()
    head, *others = [[copies(each, players) for players in PLAYERS] for each in objects if each not in parts]
    if kind == "nonsupply":
        head, others = [sum(numbers) for numbers in zip(head, *others, strict=True)], []
    while len(head) > 1 and head[-1] == head[-2]:
        head.pop()
    beside = sum(numbers[0] for numbers in others)
    return "/".join(map(str, head)) * any(head) + (f"+{beside}" if beside else "")
