"""Tables of the latest sets: Traits, Prophecies, what is set aside for a card, a Kingdom that changes in mid-game."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_sight import LATE, LATE_SEED, PHONES, SCREENS, problems, resize, shoot
from tests.browser.worst import LATEST, Collector, filled, until_enough

from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code

PILES, KINDS = 9 + 10 + 6 + 8 + 1, 12

NINE = ("cellar", "chapel", "festival", "laboratory", "library", "market", "mine", "moat", "smithy")
LATER = ("artisan", "baker", "bureaucrat", "familiar", "harbinger", "knights", "merchant", "militia", "underling",
         "witch", "plateau_shepherds")
WIND = Setup(tuple(sorted((*NINE, "tea_house"))), ("divine_wind", "way_of_the_mouse"), mouse="village", wind=LATER)


def labels(person: Any, place: str) -> list[str]:
    found = person.page.locator(f'li:has(> [data-place="pile:{place}"]) .label').all_text_contents()
    return [text.replace("\u00ad", "").replace("\u00a0", " ") for text in found]


@pytest.mark.parametrize("language", ["en", "de"])
def test_late_sets_are_all_in_sight_in_every_window(arrive, house, language: str) -> None:
    person = arrive(language)
    game, at = filled(LATEST, LATE_SEED, *LATE)
    kept = house.post("/records", game)["id"]
    person.sit(house.post(f"/records/{kept}/branch", {"at": at, "seat": 0, "bots": "easy"}))
    person.question.wait_for()
    hasty, village, flagship = {"en": ("Hasty", "Harbor Village", "Wealthy Village"),
                                "de": ("Eilig", "Hafendorf", "Wohlhabendes Dorf")}[language]
    assert labels(person, "riverboat") == [hasty, flagship]
    assert labels(person, "ferryman") == [village]
    expect(person.page.locator('li:has(> [data-place="pile:flourishing_trade"]) .token')).to_have_attribute(
        "title", person.say("token", "come true"))
    found = {}
    for width, height in [*SCREENS, *PHONES]:
        resize(person, width, height)
        shoot(person, f"late-{width}x{height}-{language}")
        phone = (width, height) in PHONES
        found[width, height] = problems(person, phone, pile=PILES, play=0 if phone else KINDS, hand=LATE[0], question=2)
    assert {window: each for window, each in found.items() if each} == {}


def is_almost_true(me: Player) -> bool:
    return (me.game.phase == ACTION_PHASE and any(card.id == "tea_house" for card in me.hand)
            and me.game.tokens["divine_wind sun"] == 1)


def is_true(me: Player) -> bool:
    return me.game.piles[me.game.table.pile_index["moat"]].facts.away and me.game.phase == ACTION_PHASE


def played(enough: Callable[[Player], bool]) -> tuple[bytes, int]:
    wishes, plays = {"tea_house": 3, "silver": 9}, ("tea_house",)
    return until_enough(WIND, 1, [Collector(wishes, plays, enough), Collector(wishes, plays)])


def test_the_board_follows_divine_wind(arrive, house) -> None:
    """Ten piles leave in the middle of a turn and others come, with what they need; an undo brings all back, and a
    replay has both."""
    game, last = played(is_true)
    at = played(is_almost_true)[1]
    kept = house.post("/records", game)["id"]
    person = arrive(viewport={"width": 1366, "height": 768})
    person.sit(house.post(f"/records/{kept}/branch", {"at": at, "seat": 0, "bots": "easy"}))
    person.question.wait_for()
    kingdom = person.page.locator(".supply .kingdom [data-place]")
    potion = person.page.locator('[data-place="pile:potion"]')
    sun = person.page.locator('li:has(> [data-place="pile:divine_wind"]) .token')

    def lies(early: bool) -> None:
        expect(kingdom).to_have_count(10)
        expect(person.page.locator('[data-place="pile:moat"]')).to_have_count(int(early))
        expect(person.page.locator('[data-place="pile:witch"]')).to_have_count(int(not early))
        expect(potion).to_have_count(int(not early))
        expect(person.page.locator('.landscapes [data-place="pile:plateau_shepherds"]')).to_have_count(int(not early))
        expect(sun).to_have_attribute("title", f"{person.say('token', 'sun')}: 1" if early
                                      else person.say("token", "come true"))

    lies(early=True)
    assert labels(person, "way_of_the_mouse") == ["Village"]
    resize(person, 360, 740)            # what the Tea House in hand gives is much for a low card
    shoot(person, "divine-wind-360x740-en")
    assert problems(person, True, hand=5, question=2) == []
    resize(person, 1366, 768)
    with person.answering():
        person.page.locator('.own .hand [data-card="tea_house"] button.press').first.click()
    lies(early=False)
    person.question.wait_for()
    resize(person, 1366, 768)
    shoot(person, "divine-wind-1366x768-en")
    assert problems(person, pile=8 + 1 + 10 + 3, hand=5, question=2) == []
    expect(person.log).to_contain_text("Divine Wind comes true")
    person.page.locator('[data-place="pile:artisan"] button.press').click(button="right")   # its sheet is there
    person.page.get_by_role("dialog", name="Artisan").wait_for()
    person.page.keyboard.press("Escape")

    person.page.keyboard.press("u")
    lies(early=True)
    assert person.question.get_attribute("data-purpose") == "way"       # that it was none was settled at the card
    with person.answering():
        person.page.keyboard.press("n")
    lies(early=False)
    person.turn("witch")
    person.question.wait_for()
    expect(person.page.locator('[data-place="pile:witch"] .count')).to_have_text("9")
    expect(person.page.locator(".resources .amounts li").last).to_have_text("1 Favor")
    assert problems(person, pile=8 + 1 + 10 + 3, hand=5, question=2) == []
    for step in ("menu", "resign"):
        person.button("board", step).click()
    person.page.get_by_role("dialog", name=person.say("board", "resign")).get_by_role(
        "button", name=person.say("board", "resign"), exact=True).click()
    expect(person.page.locator(".score")).to_be_visible()

    person.go(f"replay/{kept}?at={at}")
    person.page.locator(".board").wait_for()
    jump = person.page.get_by_role("spinbutton", name=person.say("watch", "slider"))
    for answer, early in ((last, False), (at, True), (last, False)):
        jump.fill(str(answer))
        jump.press("Enter")
        expect(person.page.locator(".where")).to_contain_text(f"Answer {answer} of {last}")
        lies(early)


def test_whoever_is_invited_sees_what_belongs_to_what(arrive, house) -> None:
    person = arrive(viewport={"width": 320, "height": 568})
    own = code(LATEST)
    person.go(f"join/{house.post('/tables', {'kingdom': {'text': own}, 'seats': 6})['table']}")
    cards = person.page.get_by_role("region", name=person.say("new", "preview"))
    expect(cards.locator("li")).to_have_count(10 + 2 + 6)
    for card, of in (("hasty", "Riverboat"), ("wealthy_village", "Riverboat"), ("harbor_village", "Ferryman")):
        expect(cards.locator(f'li:has([data-card="{card}"]) small')).to_have_text(of)
    expect(cards).to_contain_text(person.say("kingdom", "shelters"))

    # How it is laid out with real cards is read on the smallest phone, too.
    person.go(f"kingdom/{own}?sheet=6")
    row = person.page.get_by_role("row").filter(has=person.page.get_by_role("rowheader", name="Riverboat", exact=True))
    expect(row).to_contain_text("Hasty")
    assert person.page.evaluate("""() => {
        const edge = document.querySelector('.sheet').getBoundingClientRect().right
        return [...document.querySelectorAll('.sheet td, .sheet th')]
            .filter(each => each.getBoundingClientRect().right > edge).map(each => each.textContent)
    }""") == []
