"""What is written about cards in newer editions: each has a text in both languages, and nothing else has."""
import re
from collections import Counter

from throneroom.kingdoms.editions import newer_editions
from throneroom.kingdoms.facts import FACTS
from throneroom.web.words import all_messages
from throneroom.words.library import LANGUAGES, edition_entries, find, library
from throneroom.words.rulings import all_rulings

TEXTS = {(card_id, edition): each for card_id, words in library().items() for edition, each in words.editions.items()}


def test_every_newer_edition_has_a_text():
    assert set(TEXTS) == {(card_id, edition) for card_id, editions in newer_editions().items() for edition in editions}
    assert {card_id for cards in edition_entries().values() for card_id in cards} >= set(newer_editions())


def test_they_stand_with_their_set():
    assert [card_id for name, cards in edition_entries().items() for card_id in cards
            if FACTS[card_id].set != name] == []


def test_numbers_agree_between_the_languages():
    def numbers(text):
        return Counter(re.findall(r"\d+", text))

    assert [key for key, each in TEXTS.items() if numbers(each.texts["en"]) != numbers(each.texts["de"])] == []


def test_the_text_is_another_one():
    assert [(card_id, edition) for card_id, edition in TEXTS for language in LANGUAGES
            if (library()[card_id].text(language), library()[card_id].name(language))
            == (library()[card_id].text(language, edition), library()[card_id].name(language, edition))] == []


def test_every_edition_has_a_name_on_the_page():
    assert {edition for _, edition in TEXTS} - all_messages()["edition"].keys() == set()


def test_every_newer_edition_has_a_ruling():
    ruled = [ruling.id.split("/")[-2] for ruling in all_rulings() if "/errata/" in ruling.id]
    assert set(ruled) >= set(newer_editions()) and len(ruled) == len(set(ruled)) == 71


def test_a_card_is_found_by_its_new_name():
    for (card_id, edition), each in TEXTS.items():
        assert {find(name) for name in each.names.values()} == {card_id}, edition
