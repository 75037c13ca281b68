"""One sheet for each set: its piles by cost, everything else in it, what it brings, its recommended sets of ten."""
from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS, Facts
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.recommended import Recommended, all_recommended, year
from throneroom.kingdoms.sharing import names
from throneroom.kingdoms.sheet import texts
from throneroom.paper.bodies import SMALLEST
from throneroom.paper.choice import collate
from throneroom.paper.emblem import set_emblem
from throneroom.paper.flow import Block, Filled, balanced, depth, drawn, largest
from throneroom.paper.heads import GREEN, legible, pile_text
from throneroom.paper.ink import Group, Item, Letters, Page
from throneroom.paper.lengths import Size, millimetres
from throneroom.paper.piles import LANDSCAPES
from throneroom.paper.sheets import GAP, MARGIN, head, heading, kept, small_block, text_blocks
from throneroom.paper.text import STEP, Paragraph, Setter, words_of
from throneroom.words.library import LANGUAGES, words
from throneroom.words.messages import say
from throneroom.words.paper import printed
from throneroom.words.paper_sheets import write

LARGEST = 12.0
COLUMNS = (2, 3, 4, 5)
SIDES = 2                   # of a sheet of paper; no set needs more
KINDS = ("kingdom", "basic", "nonsupply", *LANDSCAPES)
USUAL = ("Action", "Treasure", "Victory", "Curse", "Attack", "Reaction")


def overview_pages(set: str, wanted: Collection[str], setter: Setter, paper: Size, texts: bool = True) -> list[Page]:
    """What is wanted of a set, on one page if it can be read there, else on both sides of the sheet."""
    return Overview(set, wanted, setter, paper, texts).pages()


@dataclass(frozen=True, slots=True)
class Fit:
    size: float
    count: int              # columns of a page
    step: float             # from column to column
    filled: list[Filled]


class Overview:
    def __init__(self, set: str, wanted: Collection[str], setter: Setter, paper: Size, with_texts: bool) -> None:
        self.set = set
        self.setter, self.language = setter, setter.language
        self.width, self.height = paper.width, paper.height
        self.with_texts = with_texts
        self.facts = [facts for facts in FACTS.values() if facts.set == set and facts.id in wanted]
        self.groups = dict(self.grouped())

    def say(self, key: str, **values: object) -> str:
        return write("overview", key, self.language, **values)

    def kind(self, kind: str) -> str:
        if kind == "kingdom":
            return self.say("piles")
        return printed("divider" if kind in ("basic", "nonsupply") else "group", kind, self.language)

    # --- what is on it --------------------------------------------------------------------------------------------
    def grouped(self) -> Iterator[tuple[str, list[str]]]:
        """The piles, and everything else by its kind; cheap before expensive, then by name."""
        def key(facts: Facts) -> tuple[object, ...]:
            name = collate(words(facts.id).name(self.language))
            return facts.cost_coins or 0, facts.cost_potion, facts.cost_debt, name

        piles = {card_id for card_id in kingdom_piles() if FACTS[card_id].kind == "kingdom"}
        for kind in KINDS:
            found = [facts for facts in self.facts if facts.kind == kind and (kind != "kingdom" or facts.id in piles)]
            if found:
                yield kind, [facts.id for facts in sorted(found, key=key)]

    def text(self, card_id: str, size: float) -> list[Paragraph]:
        return legible(pile_text(card_id, self.language), size) if self.with_texts else []

    def blocks(self, width: float, size: float) -> list[Block]:
        found: list[Block] = []
        for kind, card_ids in self.groups.items():
            if kind != "kingdom":
                found.append(heading(self.kind(kind), self.setter, width, size))
            found += [small_block(card_id, self.text(card_id, size), self.setter, width, size) for card_id in card_ids]
        if brings := list(self.brings()):
            found += kept([heading(self.say("brings"), self.setter, width, size),
                           *text_blocks(brings, self.setter, width, size)])
        if sets := list(self.recommended()):
            found.append(heading(self.say("recommended"), self.setter, width, size))
            for each in sets:
                found += kept(list(text_blocks([each], self.setter, width, size)))
        return found

    def brings(self) -> Iterator[Paragraph]:
        """The types that are not in every set, the mats and the tokens."""
        types = dict.fromkeys(type for facts in self.facts for type in facts.types if type not in USUAL
                              and facts.kind != "mat_or_token")
        if types:
            names = ", ".join(say("type", type, self.language) for type in types)
            yield Paragraph(words_of([(self.say("types") + ": ", "bold"), (names, "regular")]))
        needs = {need for facts in self.facts for need in facts.setup_needs}
        material = [texts()["need"][need][LANGUAGES.index(self.language)] for need in texts()["need"] if need in needs]
        if material:
            yield Paragraph(words_of([(self.say("material") + ": ", "bold"), ("; ".join(material), "regular")]))

    def recommended(self) -> Iterator[Paragraph]:
        """Those for which the cards of this set are wanted, by the newest book in which they stand."""
        newest: dict[str, Recommended] = {}
        own = {facts.id for facts in self.facts}
        for found in sorted(all_recommended(), key=year):
            needed = {each for each in (*found.cards, *found.landscapes) if FACTS[each].set == self.set}
            if self.set in found.books and needed <= own:
                newest[found.name_en] = found
        for found in newest.values():
            others = [say("set", each, self.language) for each in found.sets if each != self.set]
            cards = ", ".join(words(card_id).name(self.language) for card_id in found.cards)
            if extras := names(replace(found.table, kingdom=()), self.language):
                cards += "; " + self.say("with", cards=extras)
            yield Paragraph(words_of([(found.named(self.language), "bold"),
                                      (f" (+ {', '.join(others)})" if others else "", "italic"),
                                      (": " + cards, "regular")]), before=0.3)

    # --- how it is laid out ---------------------------------------------------------------------------------------
    def pages(self) -> list[Page]:
        name = say("set", self.set, self.language)
        counts = [f"{self.kind(kind)}: {len(card_ids)}" for kind, card_ids in self.groups.items()]
        top, high = head(name, " · ".join(counts), set_emblem(self.set), self.setter, self.width - 2 * MARGIN)
        room = self.height - 2 * MARGIN - high
        sides, fit = next((sides, fit) for sides in range(1, SIDES + 1)
                          if (fit := self.fit(room - (0 if sides == 1 else 10), sides)) or sides == SIDES)
        if fit is None:
            raise BadPaper(f"{name} finds no room on both sides of {millimetres(self.width)} x "
                           f"{millimetres(self.height)} mm: it needs larger paper, or no texts")
        pages = []
        for side in range(sides):
            items: list[Item] = [Group(tuple(top), (1, 0, 0, 1, MARGIN, MARGIN))]
            columns = fit.filled[side * fit.count:(side + 1) * fit.count]
            items += drawn(columns, MARGIN, MARGIN + high, fit.step)
            if sides > 1:
                number = self.say("page", number=side + 1, count=sides)
                wide = self.setter.fonts.width(number, "regular", 7)
                items.append(Letters((self.width - wide) / 2, self.height - MARGIN, number, "regular", 7, GREEN))
            pages.append(Page(self.width, self.height, tuple(items), name if side == 0 else ""))
        return pages

    def fit(self, room: float, sides: int) -> Fit | None:
        """The largest letters, in whatever number of columns allows them."""
        found: Fit | None = None
        for count in COLUMNS:
            width = (self.width - 2 * MARGIN - (count - 1) * GAP) / count

            def fits(size: float, width: float = width, count: int = count) -> bool:
                return depth(balanced(self.blocks(width, size), count * sides)) <= room

            size = largest(fits, LARGEST, found.size + STEP if found else SMALLEST)
            if size is not None:
                found = Fit(size, count, width + GAP, balanced(self.blocks(width, size), count * sides))
        return found
