"""What holds for every card: its facts, its words, its needs."""
import pytest

from throneroom.cards import BY_ID, BY_SET
from throneroom.engine.card import Card
from throneroom.engine.moments import INSTRUCTIONS
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
