"""What holds for every card: its facts, its words, its needs."""
import ast
from pathlib import Path

import pytest

from throneroom import cards
from throneroom.cards import ALL, BY_ID, BY_SET
from throneroom.engine.card import Card
from throneroom.engine.moments import INSTRUCTIONS, WORKS_ON
from throneroom.engine.types import LANDSCAPE, TYPE_NAMES, type_names
from throneroom.kingdoms.facts import FACTS
from throneroom.words.library import LANGUAGES, library, words
from throneroom.words.messages import messages

IDS = sorted(BY_ID)


def number(text: str | int | None) -> int:
    return int(text or 0)


def test_every_card_is_written_down_everywhere() -> None:
    """The steps of docs/writing-a-card.md, each by its file (rulings: tests/test_cards_command.py)."""
    types = {name for facts in FACTS.values() for name in facts.types} | set(TYPE_NAMES)
    missing = {
        "kingdoms/facts.csv": [card_id for card_id in IDS if card_id not in FACTS],
        "words/cards/<set>.toml": [card_id for card_id in IDS if card_id not in library()],
        "words/messages.toml, [set]": [name for name in BY_SET if name not in messages()["set"]],
        "words/messages.toml, [type]": sorted(types - messages()["type"].keys()),
        "cards.SETS": sorted({facts.set for facts in FACTS.values()} - BY_SET.keys()),
    }
    assert {file: cards for file, cards in missing.items() if cards} == {}


@pytest.mark.parametrize("card_id", IDS)
def test_facts(card_id: str) -> None:
    card, facts = BY_ID[card_id](), FACTS[card_id]
    assert card_id in BY_SET[facts.set]
    if card.types:
        assert set(type_names(card.types)) == set(facts.types)
        assert (card.cost, card.potions, card.debt) == (
            number(facts.cost_coins), number(facts.cost_potion), number(facts.cost_debt))
    if not card.contents_for(2):
        assert card.points == number(facts.vp) or card.types & LANDSCAPE or not card.types


@pytest.mark.parametrize("card_id", IDS)
def test_plain_bonuses(card_id: str) -> None:
    """A bonus of the fact table is data of the class, or (where it does not come first) part of its instructions."""
    card, facts = BY_ID[card_id](), FACTS[card_id]
    printed = {"cards": number(facts.plus_cards), "actions": number(facts.plus_actions),
               "buys": number(facts.plus_buys), "coins": number(facts.coins) or number(facts.plus_coins)}
    for name, amount in printed.items():
        own = getattr(card, name)
        if own != amount:
            assert own == 0, f"{name}: the class says {own}, the facts {amount}"
            assert card.powers & INSTRUCTIONS or card.types & LANDSCAPE or card.contents_for(2), name


@pytest.mark.parametrize("card_id", IDS)
def test_words_in_both_languages(card_id: str) -> None:
    for language in LANGUAGES:
        assert words(card_id).name(language)
        assert words(card_id).text(language)


@pytest.mark.parametrize("card_id", IDS)
def test_needs_exist(card_id: str) -> None:
    card = BY_ID[card_id]()
    for need in card.needs.split():
        assert need in ("boons", "hexes") or need.removeprefix("trash:") in BY_ID, need
    if card.heirloom:
        assert card.heirloom in BY_ID


def test_cards_never_change() -> None:
    """Nothing but the engine's set-up writes to a card."""
    for cls in BY_ID.values():
        if "__init__" in cls.__dict__ or "__setattr__" in cls.__dict__:
            raise AssertionError(f"{cls.__name__} keeps state of its own")
    assert Card(1).number == 1


def test_every_helper_of_a_card_is_called() -> None:
    """The engine refuses names that are nearly those of its methods; "on_gain" could be anything, and must be used."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(*cards.__path__).rglob("*.py")]
    used = {node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    kinds = {base for group in ALL.values() for cls in group for base in cls.__mro__[:cls.__mro__.index(Card)]}
    own = {f"{cls.__name__}.{name}" for cls in kinds for name in vars(cls)
           if not name.startswith("__") and name not in WORKS_ON and not hasattr(Card, name)}
    assert len(own) > 30
    assert {name for name in own if name.partition(".")[2] not in used} == set()
