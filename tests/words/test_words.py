"""The words of the cards: complete, in both languages, and in agreement with the facts."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from throneroom.errors import UnknownCard
from throneroom.kingdoms.facts import FACTS
from throneroom.words import library as books

FILES = sorted(Path(books.__file__).parent.glob("cards/*.toml"))
CARDS = books.library()

# A plain bonus stands on a line of its own, above the first dividing line.
BONUSES = {
    "en": {
        "plus_cards": r"\+(\d+) Cards?",
        "plus_actions": r"\+(\d+) Actions?",
        "plus_buys": r"\+(\d+) Buys?",
        "plus_coins": r"\+\$(\d+)",
    },
    "de": {
        "plus_cards": r"\+(\d+) Karten?",
        "plus_actions": r"\+(\d+) Aktion(?:en)?",
        "plus_buys": r"\+(\d+) (?:Kauf|Käufe)",
        "plus_coins": r"\+\$(\d+)",
    },
}
POINTS = {"en": "VP", "de": "SP"}
LANGUAGES = pytest.mark.parametrize("language", books.LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_holds_the_cards_of_its_set(file):
    entries = tomllib.loads(file.read_text(encoding="utf-8"))
    assert {id for id in entries if id not in FACTS} == set()
    assert {id for id in entries if FACTS[id].set != file.stem} == set()


def test_every_card_has_its_words():
    assert set(CARDS) == set(FACTS)


@LANGUAGES
def test_every_card_has_a_name_and_a_text(language):
    assert [id for id, card in CARDS.items() if not (card.name(language) and card.text(language))] == []


def test_numbers_agree_between_the_languages():
    def numbers(card, language):
        return Counter(re.findall(r"\d+", card.text(language)))

    assert [id for id, card in CARDS.items() if numbers(card, "en") != numbers(card, "de")] == []


@LANGUAGES
@pytest.mark.parametrize("bonus", BONUSES["en"])
def test_plain_bonuses_are_those_of_the_facts(language, bonus):
    def printed(card):
        above = card.text(language).split("\n---")[0].splitlines()
        return sum(int(found[1]) for line in above if (found := re.fullmatch(BONUSES[language][bonus], line)))

    wrong = {id: printed(card) for id, card in CARDS.items() if printed(card) != getattr(FACTS[id], bonus)}
    assert wrong == {}


@LANGUAGES
def test_coins_and_points_are_those_of_the_facts(language):
    def printed(card, pattern):
        found = [re.fullmatch(pattern, line) for line in card.text(language).splitlines()]
        return next((int(match[1]) for match in found if match), None)

    coins = {id: printed(card, r"\$(\d+)") for id, card in CARDS.items() if id != "potion"}
    points = {id: printed(card, rf"(-?\d+) {POINTS[language]}") for id, card in CARDS.items()}
    assert {id: n for id, n in coins.items() if n != FACTS[id].coins} == {}
    assert {id: n for id, n in points.items() if n != FACTS[id].vp} == {}


@pytest.mark.parametrize(
    "name", ["throne_room", "Throne Room", "throneroom", "THRONE-ROOM", "Thronsaal", "thronsaal "]
)
def test_a_card_is_found_however_it_is_written(name):
    assert books.find(name) == "throne_room"


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Bürokrat", "bureaucrat"),
        ("Buerokrat", "bureaucrat"),
        ("Bu\u0308rokrat", "bureaucrat"),
        ("King's Court", "kings_court"),
        ("kings court", "kings_court"),
        ("King’s Court", "kings_court"),
    ],
)
def test_umlauts_and_apostrophes_do_not_matter(name, id):
    assert books.find(name) == id


@LANGUAGES
def test_names_lead_back_to_a_card_of_that_name(language):
    for card in CARDS.values():
        found = CARDS[books.find(card.name(language))]
        assert books.plain(card.name(language)) in map(books.plain, (found.id, *found.names.values()))


def test_an_unknown_name_is_answered_with_the_nearest_three():
    with pytest.raises(UnknownCard, match=r"'Milita'; did you mean Militia, .+ or .+\?$") as raised:
        books.find("Milita")
    assert "\n" not in str(raised.value)


def test_whoever_is_spoken_to_is_not_spoken_about():
    """"{who} [sieht sich|siehst dir] {cards} an": the second form follows "you", also in what stands around it."""
    spoken = [re.sub(r"\[[^|\]]*\|([^\]]*)\]", r"\1", text)
              for file in Path(books.__file__).parent.glob("*.toml")
              for lines in tomllib.loads(file.read_text(encoding="utf-8")).values() for texts in lines.values()
              if isinstance(texts, list) for text in texts if text.startswith("{who} [")]
    assert len(spoken) > 60
    assert [text for text in spoken if re.search(r"\b(sich|seine?[nrms]?|their|his|her|themselves)\b", text)] == []
