"""What stands in the body of a divider: our texts, the rulings, what a set contains, the instructions."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from throneroom.kingdoms.facts import FACTS, Facts
from throneroom.kingdoms.recommended import Recommended, all_recommended, year
from throneroom.kingdoms.sharing import names
from throneroom.paper.choice import collate
from throneroom.paper.fonts import FIGURES
from throneroom.paper.ink import Group, Item, Letters
from throneroom.paper.subject import About, Subject
from throneroom.paper.symbols import price_symbols
from throneroom.paper.text import SYMBOL_HEIGHT, Paragraph, Piece, Word, paragraph, words_of
from throneroom.words.library import words
from throneroom.words.messages import say
from throneroom.words.paper import printed
from throneroom.words.rulings import own_rulings

SMALLEST = 5.5              # points, of whatever is to be read
DIVIDING = "---"            # a line across, in our texts
BONUS = re.compile(r"\+\d+ [^.:,;]{3,20}|\+?\$\d+|-?\d+ (VP|SP|Potion|Trank)")
STRONG = re.compile(r"\*\*(.+?)\*\*")
BULLET = "• "
START_DECK = "start_deck"
GREY = "#5c5240"

Section = tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """What is said about one of several objects, or about the only one, whose name stands on the tab."""

    text: Section
    rulings: Section = ()
    title: Section = ()


def body(subject: Subject, language: str, contents: str) -> Section:
    """The text, the rulings, both or nothing; of several objects, both of each stand together."""
    parts = parts_of(subject, language)
    if contents == "text":
        return joined((*part.title, *part.text) for part in parts)
    if contents == "rulings":
        return joined((*part.title, *part.rulings) for part in parts if part.rulings)
    if contents == "both":
        return joined((*part.title, *part.text, *(part.rulings if part.title else ruled(part.rulings)))
                      for part in parts)
    return ()


def parts_of(subject: Subject, language: str) -> list[Part]:
    if subject.about is About.SET:
        return [Part(tuple((set_contents if subject.objects else recommended_sets)(subject, language)))]
    if subject.about is About.RULES:
        return [Part(tuple(instructions(subject, language)))]
    if subject.id == START_DECK:
        return [Part((paragraph(printed("divider", START_DECK, language), centred=True),))]
    if len(subject.objects) == 1:
        [card_id] = subject.objects
        return [Part(tuple(text_of(card_id, language)), tuple(rulings_of(card_id, language)))]
    common = types_of(subject)
    return [Part(tuple(listed_text(each, language)), tuple(rulings_of(each, language)),
                 tuple(title(each, language, common))) for each in subject.objects]


def joined(parts: Iterable[Section]) -> Section:
    """One after the other, with room between them."""
    return tuple(each if at else replace(each, before=0.9) for part in parts for at, each in enumerate(part))


def ruled(section: Section) -> Section:
    """Below a line."""
    return (replace(section[0], before=1.4, ruled=True), *section[1:]) if section else ()


def types_of(subject: Subject) -> tuple[str, ...]:
    """Of the object it is named after, or of all its landscapes."""
    if subject.id in FACTS:
        return FACTS[subject.id].types
    return FACTS[subject.objects[0]].types if subject.about is About.LANDSCAPES else ()


# --- a card ----------------------------------------------------------------------------------------------------------
def title(card_id: str, language: str, common: tuple[str, ...]) -> Iterator[Paragraph]:
    """Price, name and, if they are not those of all its company, types."""
    price = price_of(FACTS[card_id])
    name = words_of([(words(card_id).name(language), "bold")])
    yield Paragraph((price, *name) if price else name, scale=1.15, heads=True)
    if (types := FACTS[card_id].types) != common:
        yield paragraph(types_line(types, language), "italic", before=0.0, colour=GREY, heads=True)


def price_of(facts: Facts) -> Word:
    return tuple(Piece("", FIGURES, symbol) for symbol in price_symbols(facts))


def listed_text(card_id: str, language: str) -> Iterator[Paragraph]:
    """The text of one of several, which stays in one piece; what it gives stands on one line, to save room."""
    lines: list[Paragraph] = []
    for each in text_of(card_id, language):
        if lines and not each.ruled and each.scale == lines[-1].scale != 1:
            lines[-1] = replace(lines[-1], words=lines[-1].words + each.words)
        else:
            lines.append(each)
    for number, each in enumerate(lines, 1):
        yield replace(each, centred=False, scale=1, before=0.7 if each.ruled else 0.1, whole=True,
                      heads=number < len(lines))


def types_line(types: Sequence[str], language: str) -> str:
    return " – ".join(say("type", type, language) for type in types)


def text_of(card_id: str, language: str) -> Iterator[Paragraph]:
    """Line by line; what it gives at once is set large, as on a card."""
    ruled = False
    after_bonus = False
    for line in words(card_id).text(language).split("\n"):
        if line == DIVIDING:
            ruled = True
            continue
        bonus = BONUS.fullmatch(line) is not None
        before = 1.1 if ruled else 0.1 if bonus and after_bonus else 0.35
        if bonus:
            found = paragraph(line, "bold", scale=1.25, centred=True)
        elif line.startswith(BULLET):
            found = paragraph(line.removeprefix(BULLET), indent=1.0, mark=BULLET.strip())
        else:
            found = paragraph(line, centred=True)
        yield replace(found, before=before, ruled=ruled)
        ruled, after_bonus = False, bonus


def rulings_of(card_id: str, language: str) -> Iterator[Paragraph]:
    for ruling in own_rulings().get(card_id, ()):
        yield paragraph(ruling.rule(language) or ruling.case(language), indent=0.9, mark="•", before=0.3, whole=True)


# --- a set -----------------------------------------------------------------------------------------------------------
def set_contents(subject: Subject, language: str) -> Iterator[Paragraph]:
    """Its Kingdom cards by cost, then what else there is, by kind."""
    everything = [FACTS[each] for each in subject.objects]
    kinds: dict[str, list[Facts]] = {}
    for facts in everything:
        kinds.setdefault(facts.kind, []).append(facts)
    for kind, found in kinds.items():
        if kind == "kingdom":
            yield from by_cost(found, language)
        else:
            yield listed(kind_name(kind, found, language), (each.id for each in found), language)


def by_cost(found: list[Facts], language: str) -> Iterator[Paragraph]:
    prices: dict[tuple[int, int, int], list[Facts]] = {}
    for facts in found:
        prices.setdefault((facts.cost_coins or 0, facts.cost_potion, facts.cost_debt), []).append(facts)
    for _, alike in sorted(prices.items()):
        plain = replace(alike[0], cost_star=False, cost_overpay=False)
        price = price_of(plain)
        names = in_order((each.id for each in alike), language)
        yield Paragraph((price, *words_of([(", ".join(names), "regular")])), before=0.3)


def kind_name(kind: str, found: Sequence[Facts], language: str) -> str:
    if kind in ("basic", "nonsupply", "mat_or_token"):
        return printed("divider", kind, language)
    return say("type", found[0].types[0], language)


def listed(heading: str, ids: Iterable[str], language: str) -> Paragraph:
    return Paragraph(words_of([(f"{heading}: ", "bold"), (", ".join(in_order(ids, language)), "regular")]), before=0.5)


def in_order(ids: Iterable[str], language: str) -> list[str]:
    return sorted(dict.fromkeys(words(each).name(language) for each in ids), key=collate)


def recommended_sets(subject: Subject, language: str) -> Iterator[Paragraph]:
    """Those of its book, as they stand in the newest edition."""
    newest: dict[str, Recommended] = {}
    for found in sorted(all_recommended(), key=year):
        if subject.set in found.books:
            newest[found.name_en] = found
    for found in newest.values():
        others = [say("set", each, language) for each in found.sets if each != subject.set]
        yield Paragraph(words_of([(found.named(language), "bold"), *([(" + " + ", ".join(others), "italic")] if others
                                                                    else [])]), before=0.6, scale=1.1, heads=True)
        cards = ", ".join(in_order(found.cards, language))
        extras = names(replace(found.table, kingdom=()), language)
        runs = [(cards, "regular"), *([("; " + extras, "italic")] if extras else [])]
        yield Paragraph(words_of(runs), before=0.05, whole=True)


# --- the rules -------------------------------------------------------------------------------------------------------
def instructions(subject: Subject, language: str) -> Iterator[Paragraph]:
    for part in subject.objects:
        for line in printed("instructions", part, language).split("\n"):
            yield Paragraph(words_of([(text, "bold" if at % 2 else "regular")
                                      for at, text in enumerate(STRONG.split(line)) if text]), whole=True)


# --- how small it may be ---------------------------------------------------------------------------------------------
def least(section: Section) -> float:
    """The size at which all its letters, also those on symbols, are large enough."""
    smallest = SMALLEST
    for each in section:
        for word in each.words:
            for piece in word:
                size = smallest_letters(piece.symbol.group) * SYMBOL_HEIGHT / 100 if piece.symbol else 1
                smallest = max(smallest, SMALLEST / (size * each.scale))
    return smallest


def smallest_letters(item: Item) -> float:
    if isinstance(item, Group):
        return min(map(smallest_letters, item.items), default=100)
    return item.size if isinstance(item, Letters) else 100
