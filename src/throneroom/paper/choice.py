"""Which dividers there are for a choice, in the order that was asked for."""
from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from throneroom.cards import SETS
from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS, Facts
from throneroom.kingdoms.recommended import all_recommended
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.paper.editions import editions_of, printed_in
from throneroom.paper.options import MANNERS, Choice
from throneroom.paper.piles import LANDSCAPES, MATS, PLAYERS, copies, count, dividers
from throneroom.paper.subject import About, Subject
from throneroom.words.library import LANGUAGES, words
from throneroom.words.messages import messages, say
from throneroom.words.paper import printed

ABOUT = {"kingdom": About.PILE, "basic": About.PILE, "nonsupply": About.BESIDE, MATS: About.MAT,
         **dict.fromkeys(LANDSCAPES, About.LANDSCAPES)}
INSTRUCTIONS = ("turn", "counts", "end")
KINDS = list(ABOUT)
IN_A_SET = list(About)              # the order in which they come


def subjects(choice: Choice, language: str) -> list[Subject]:
    """What the dividers are about; at least one.  Those in both languages lie in the order of the first."""
    language = LANGUAGES[0] if language == "both" else language
    wanted = chosen(choice)
    found = sorted(about_cards(choice, wanted, language), key=ORDERS[choice.order](choice, language))
    found = with_sets(choice, wanted, found)
    if choice.instructions:
        found[:0] = [bare(About.RULES, key, (key,)) for key in INSTRUCTIONS]
    found += [bare(About.BESIDE, "start_deck", count="10")] * choice.start_decks
    found += [bare(About.BLANK, "blank")] * choice.blanks
    if not found:
        raise BadPaper("nothing is left of this choice: no card is in all that was asked for")
    return found


# --- what is chosen --------------------------------------------------------------------------------------------------
def chosen(choice: Choice) -> set[str]:
    """The ids of all that was asked for.  What is named is meant in whatever edition."""
    named = {*choice.cards, *(needed(kingdom_of(choice.kingdom)) if choice.kingdom else ())}
    sets = choice.sets or sets_of(choice.editions)
    return {facts.id for facts in FACTS.values()
            if (facts.id in named if named else printed_in(facts, choice.editions) and facts.set in sets)
            and (facts.set in choice.sets or not choice.sets)
            and facts.id not in choice.without and facts.set not in choice.without
            and has_types(facts, choice)
            and (choice.basics != "none" or facts.kind != "basic")
            and (choice.trash if facts.id == "trash" else choice.mats or facts.kind != MATS)}


def sets_of(editions: Sequence[str]) -> tuple[str, ...]:
    """Those of which an edition is named, if nothing else is said."""
    if any(edition in MANNERS for edition in editions):
        return SETS
    return tuple(name for name in SETS if any(edition in editions_of(name) for edition in editions))


def has_types(facts: Facts, choice: Choice) -> bool:
    if not choice.types:
        return True
    return (all if choice.every_type else any)(type in facts.types for type in choice.types)


def needed(setup: Setup) -> set[str]:
    """Everything that lies on the table of a kingdom, and its mats and tokens."""
    table = setup.table()
    groups = (table.kinds, table.landscapes, table.trash, *table.decks, *table.stacks.values(),
              *(pile.cards for pile in table.piles))
    found = {card.id for group in groups for card in group}
    found |= {pile.id for pile in table.piles} | {setup.mouse, setup.bane, setup.riverboat, *setup.black_market}
    found &= FACTS.keys()
    needs = {stem(need) for card_id in found for need in FACTS[card_id].setup_needs}
    return found | {facts.id for facts in FACTS.values()
                    if facts.kind == MATS and any(stem(facts.id) == need or facts.set == f"{need}s" for need in needs)}


def stem(need: str) -> str:
    """Of what a card needs, and of the thing itself: vp of vp_tokens, vp_token and vp_mat; coffer of coffers."""
    for ending in ("s", "_mat", "_token", "_cube", "_marker", "s"):
        need = need.removesuffix(ending)
    return need


# --- what becomes of it -----------------------------------------------------------------------------------------------
def about_cards(choice: Choice, wanted: set[str], language: str) -> Iterator[Subject]:
    for key, objects in dividers(choice.landscapes, choice.together).items():
        left = [each for each in objects if each not in choice.without]
        if not wanted.intersection(left) or (key in objects and key not in left):
            continue
        if ABOUT[FACTS[objects[0]].kind] in (About.LANDSCAPES, About.MAT):      # only those of a kind that are chosen
            left = sorted((each for each in left if each in wanted), key=lambda each: (
                KINDS.index(FACTS[each].kind), collate(words(each).names[language])))
        subject = about(key if len(left) > 1 else left[0], tuple(left))
        if choice.basics == "each" and FACTS[left[0]].kind == "basic":
            yield from (replace(subject, set=name) for name in SETS if name in (choice.sets or SETS))
        elif choice.curses_by_ten and key == "curse":
            yield from [replace(subject, count="10")] * (copies("curse", PLAYERS[-1]) // 10)
        else:
            yield subject


def about(key: str, objects: tuple[str, ...]) -> Subject:
    kind, _, home = key.partition(":")
    first = FACTS[objects[0]]
    if key in FACTS:
        names, home, editions = words(key).names, FACTS[key].set, FACTS[key].editions
    else:
        names = {language: printed("group", kind, language) for language in LANGUAGES}
        editions = first.editions if home else ()
    return Subject(ABOUT[first.kind], key, names, objects, home, editions, count(objects))


def bare(about: About, key: str, objects: tuple[str, ...] = (), count: str = "") -> Subject:
    names = {language: printed("about", key, language) for language in LANGUAGES}
    return Subject(about, key, names, objects, "", count=count)


def with_sets(choice: Choice, wanted: set[str], found: list[Subject]) -> list[Subject]:
    """Dividers for whole sets before what is in them; before everything, if that is not in the order of sets."""
    books = {book for recommended in all_recommended() for book in recommended.books}
    in_sets: dict[str, list[Subject]] = {}
    for name in SETS:
        own = tuple(facts.id for facts in FACTS.values() if facts.set == name and facts.id in wanted)
        names = {language: say("set", name, language) for language in LANGUAGES}
        if own and choice.set_dividers:
            in_sets.setdefault(name, []).append(Subject(About.SET, name, names, own, name))
        if own and choice.recommended and name in books:
            titles = {language: printed("about", "recommended", language, set=own_name)
                      for language, own_name in names.items()}
            in_sets.setdefault(name, []).append(Subject(About.SET, f"recommended:{name}", titles, (), name))
    if choice.order != "set":
        return [*(subject for own in in_sets.values() for subject in own), *found]
    ordered: list[Subject] = []
    for subject in found:
        ordered += in_sets.pop(subject.set, ())
        ordered.append(subject)
    return [*ordered, *(subject for own in in_sets.values() for subject in own)]


# --- in which order ---------------------------------------------------------------------------------------------------
def collate(name: str) -> tuple[str, str]:
    """As in a dictionary (DIN 5007): ä like a, ß like ss, and after it only if nothing else differs."""
    letters = unicodedata.normalize("NFKD", name.casefold()).replace("-", " ").replace("/", " ")
    return "".join(letter for letter in letters if letter.isalnum() or letter == " "), name.lower()


Key = Callable[[Subject], Any]


def by_name(choice: Choice, language: str) -> Key:
    return lambda subject: collate(subject.names[language])


def by_cost(choice: Choice, language: str) -> Key:
    """What costs nothing because it has no cost comes last."""
    def key(subject: Subject) -> Any:
        facts = FACTS.get(subject.id)
        coins, potion, debt = (facts.cost_coins, facts.cost_potion, facts.cost_debt) if facts else (None, 0, 0)
        free = coins is None and not potion and not debt
        return free, coins or 0, potion, debt, collate(subject.names[language])
    return key


def by_type(choice: Choice, language: str) -> Key:
    order = list(messages()["type"])
    return lambda subject: ([order.index(type) for type in FACTS[subject.objects[0]].types],
                            collate(subject.names[language]))


def by_set(choice: Choice, language: str) -> Key:
    """In a set first its piles, then what is beside them, landscapes, mats; what belongs to no set comes last."""
    sets = [*SETS, ""]

    def key(subject: Subject) -> Any:
        basic = FACTS[subject.objects[0]].kind == "basic"
        apart = choice.basics == "apart" and basic
        return (not apart, sets.index(subject.set), IN_A_SET.index(subject.about), not basic,
                collate(subject.names[language]))
    return key


ORDERS: dict[str, Callable[[Choice, str], Key]] = {"name": by_name, "cost": by_cost, "type": by_type, "set": by_set}
