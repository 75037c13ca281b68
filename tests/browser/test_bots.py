"""Bots as people choose and meet them: five characters, who say why they buy what they buy."""
from __future__ import annotations

from playwright.sync_api import expect

LEVELS = ("beginner", "easy", "medium", "hard", "master")


def test_five_characters_to_choose_from(arrive) -> None:
    for language in ("en", "de"):
        person = arrive(language)
        person.go("new")
        chosen = person.page.get_by_label(person.say("new", "seat", number=2))
        for level in LEVELS:
            chosen.select_option(level)
            assert person.say("character", level) in person.say("level", level)
            expect(person.page.get_by_text(person.say("about", level))).to_be_visible()
        chosen.select_option("person")
        expect(person.page.get_by_text(person.say("about", "master"))).to_have_count(0)


def test_a_bot_says_why(arrive, house) -> None:
    person = arrive("de")
    person.sit(house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2, "bots": ["medium"]}))
    why = person.page.get_by_role("button", name=person.say("bot", "why asked", name="Mathilde"))
    while person.log.filter(has_text="Mathilde kauft").count() == 0:
        person.turn("silver")
        assert person.is_asked()
    why.click()
    expect(person.page.get_by_role("status").filter(has_text="Mathilde: „")).to_contain_text("weil")
    person.shot("why")
    person.turn("silver")               # whoever goes on has read it
    expect(person.page.locator(".because")).to_have_count(0)
