"""`throneroom cards`: one card with everything about it, or a list; and the rulings behind it."""

from dataclasses import replace

import pytest

from throneroom.card_commands import card_panel, chosen_rulings, cost_of, facts_line, listed
from throneroom.errors import UnknownCard
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.order import BOOKS
from throneroom.words.library import library
from throneroom.words.rulings import all_rulings, rulings


@pytest.fixture
def shown(throneroom):
    def run(*words):
        code, out, err = throneroom("cards", *words)
        assert (code, err) == (0, "")
        return " ".join(out.replace("│", " ").split())

    return run


def test_a_card_is_shown_with_text_facts_and_rulings(shown):
    text = shown("Burggraben")
    assert "Moat (Burggraben)" in text
    assert "Action – Reaction · $2 · Base · pile: 10" in text
    assert "you may show this in your hand before it works" in text
    assert "Several players may each reveal a Moat against the same Attack" in text
    case = "Given 3 players, 20 Curses, P2 and P3 each hold a Moat"
    assert case not in text
    assert case in shown("Burggraben", "--cases")


def test_a_card_is_shown_in_german(shown):
    text = shown("Moat", "--cases", "--language", "de")
    assert "Burggraben (Moat)" in text
    assert "Aktion – Reaktion · $2 · Basisspiel · Stapel: 10" in text
    assert "Der Angriff betrifft dich dann nicht" in text
    [first, *_] = rulings("moat")
    for words in (first.rule("de"), first.case("de")):
        assert " ".join(words.split()[:6]) in text
    assert "Given" not in text


def test_all_adds_the_rulings_of_other_cards(shown):
    own, others = chosen_rulings("moat", False)
    assert [ruling for ruling in own if not ruling.is_about("moat")] == []
    every, none_left = chosen_rulings("moat", True)
    assert len(every) == len(own) + others > len(own) > 0 == none_left
    elsewhere = next(ruling for ruling in every if not ruling.is_about("moat") and ruling.rule())
    beginning = " ".join(elsewhere.rule().split()[:5])
    assert beginning in shown("Moat", "--all")
    assert beginning not in shown("Moat")


def test_a_card_of_a_mixed_pile_has_the_rulings_of_the_pile():
    assert chosen_rulings("dame_anna", False)[0] == rulings("knights")
    assert chosen_rulings("small_castle", False)[0] == rulings("castles")


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (("Blütezeit", "Geld", None), {"bank", "contraband", "hoard", "loan", "platinum", "quarry", "royal_seal",
                                       "talisman", "venture"}),
        ((None, None, "3P"), {"alchemist", "familiar", "philosophers_stone"}),
        (("guilds", "Action", "5"), {"baker", "butcher", "journeyman", "merchant_guild", "soothsayer"}),
        (("empires", "Action", "8D"), {"city_quarter", "overlord", "royal_blacksmith"}),
    ],
)
def test_a_list_is_of_a_set_a_type_a_cost(filters, ids):
    assert {facts.id for facts in listed(*filters)} & BOOKS == ids


def test_a_list_is_printed_in_either_language(shown):
    assert "Familiar (Vertrauter)" in shown("--cost", "3P")
    german = shown("--cost", "3P", "--language", "de")
    assert "Vertrauter (Familiar)" in german
    assert german.endswith("3 Karten")


def test_no_filter_lists_every_card():
    assert len(listed(None, None, None)) == len(FACTS)


@pytest.mark.parametrize(("text", "cost"), [("4", (4, 0, 0)), ("$4", (4, 0, 0)), ("3p", (3, 1, 0)), ("P", (0, 1, 0)),
                                            ("8D", (0, 0, 8)), ("4P3D", (4, 1, 3))])
def test_a_cost_is_coins_potion_and_debt(text, cost):
    assert cost_of(text) == cost


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["Dorff"], "'Dorff'; did you mean"),
        (["--set", "Atlantis"], "'Atlantis'"),
        (["--set", "Blutezeit"], "did you mean prosperity?"),
        (["--type", "Sorcery"], "'Sorcery'"),
        (["--type", "Atack"], "did you mean Attack?"),
        (["--cost", "cheap"], "'cheap'"),
        (["--cost", ""], "no cost"),
        (["--cost", "77"], "--cost 77"),
        (["Moat", "--set", "base"], "single card"),
        (["Moat", "--language", "fr"], "en or de"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(arguments, named, throneroom):
    code, out, err = throneroom("cards", *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert named in err


def test_what_has_no_words_yet_is_called_by_its_id(throneroom, monkeypatch):
    """A new set, a new type, a card without words or facts: never a traceback; a test names what is missing."""
    new = replace(FACTS["moat"], id="boats", set="islands", types=("Action", "Ship"))
    monkeypatch.setitem(FACTS, "boats", new)
    for options in (["--set", "islands"], ["--type", "Ship"]):
        code, out, err = throneroom("cards", *options)
        assert (code, err) == (0, "")
        assert "boats" in out
        assert "Action – Ship" in out
    assert "islands" in facts_line(new, "de")
    monkeypatch.setitem(library(), "boats", library()["moat"])
    monkeypatch.delitem(FACTS, "boats")
    with pytest.raises(UnknownCard, match=r"no row in kingdoms/facts\.csv"):
        card_panel("boats", "en")


def test_rulings_are_whole_and_name_cards():
    ids = [ruling.id for ruling in all_rulings()]
    assert len(ids) == len(set(ids))
    assert [ruling.id for ruling in all_rulings() if not ruling.case()] == []
    assert {card for ruling in all_rulings() for card in ruling.cards} <= set(FACTS)


def test_every_kingdom_card_has_rulings():
    piles = {id for id, facts in FACTS.items() if facts.kind == "kingdom" and "placeholder" not in facts.pile_name}
    assert [id for id in sorted(piles) if not chosen_rulings(id, False)[0]] == []
