"""What is chosen at the card, and what is answered without asking: each answer can be taken back, and is asked then."""
from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import House, Json, Person
from tests.browser.test_sight import PHONES, resize

from throneroom.engine.decision import BID, BUY, PLAY, Decision
from throneroom.engine.situation import BUY_PHASE
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import Monkey, Report
from throneroom.record.driver import Driver
from throneroom.record.record import record_of, write

PLAIN = ("cellar", "festival", "library", "market", "militia", "smithy", "village", "workshop")
SHADOWS = Setup((*PLAIN, "moat", "ronin"))
WAYS = Setup((*PLAIN, "laboratory", "moat"), ("way_of_the_sheep",))

# The prices and names in the hand that lie under a button for a Way.
UNDER_WAYS = '''() => [...document.querySelectorAll('.own .hand .spot:has([data-way])')].flatMap(spot => {
    const over = spot.querySelector('[data-way]').getBoundingClientRect()
    return [...spot.querySelectorAll('.price, .name')].filter(part => {
        const box = part.getBoundingClientRect()
        return Math.min(over.right, box.right) - Math.max(over.left, box.left) > 2
            && Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top) > 4
    }).map(part => `${part.className} of ${spot.dataset.card}`)
})'''


class Fond(Monkey):
    def check(self, decision: Decision) -> None: ...


def positions(setup: Setup, fond_of: tuple[str, ...],
              wanted: Callable[[Decision], bool]) -> Iterator[tuple[bytes, int]]:
    """Records of random games that end where the first player is asked such a thing; and how long they are."""
    for seed in range(1, 200):
        driver = Driver(setup, seed)
        monkey = Fond(driver.game, seed, Report(), fond_of)
        while (decision := driver.decision) is not None and len(driver.answers) < 300:
            if decision.seat == 0 and wanted(decision):
                yield write(record_of(driver)), len(driver.answers)
                break
            driver.answer(monkey.some(decision))


def place(house: House, position: tuple[bytes, int]) -> Json:
    kept = house.post("/records", position[0])["id"]
    return house.post(f"/records/{kept}/branch", {"at": position[1], "seat": 0, "bots": "easy"})


def ids(decision: Decision) -> list[str]:
    return [option.id for option in decision.options]


def is_play_of(*cards: str) -> Callable[[Decision], bool]:
    def wanted(decision: Decision) -> bool:
        return (decision.purpose == PLAY and decision.source is None and decision.player.game.phase != BUY_PHASE
                and decision.player.actions == 1 and {*cards} <= {*ids(decision)})
    return wanted


def in_hand(person: Person, card: str) -> Locator:
    return person.page.locator(f'section.hand [data-card="{card}"][data-option]').first


def like(person: Person, **settings: bool) -> None:
    """As if chosen in the settings."""
    person.page.evaluate("kept => localStorage.setItem('throneroom.settings', kept)", json.dumps(settings))
    person.page.reload()


def expect_purpose(person: Person, purpose: str) -> None:
    expect(person.question).to_have_attribute("data-purpose", purpose)


def undo(person: Person) -> None:
    person.page.locator("button.undo").click()


# --- Ways ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_action_is_played_as_it_is_or_as_a_way(arrive, house: House, language: str) -> None:
    position = next(positions(WAYS, ("village", "smithy"), is_play_of("village", "smithy")))
    person = arrive(language)
    person.sit(place(house, position))
    way = person.house.client.get("/words").json()["cards"]["way_of_the_sheep"][language]
    followed = person.log.get_by_text(way)
    expect_purpose(person, "play")
    before = followed.count()                           # in the random game up to here
    person.shot(f"ways_{language}")
    window = person.page.viewport_size
    for width, height in PHONES:                        # there, too, it leaves price and name to be read
        resize(person, width, height)
        person.shot(f"ways_{width}x{height}_{language}")
        assert person.page.evaluate(UNDER_WAYS) == []
    resize(person, window["width"], window["height"])
    with person.answering():                            # as it is: no question follows
        in_hand(person, "village").locator("button.press").click()
    expect_purpose(person, "play")
    expect(followed).to_have_count(before)
    with person.answering():
        button = in_hand(person, "smithy").locator("[data-way]")
        assert way in (button.get_attribute("aria-label") or "")
        button.click()
    expect(followed).to_have_count(before + 1)          # as the Way
    undo(person)
    expect_purpose(person, "way")                       # what was taken back is asked
    undo(person)
    expect_purpose(person, "play")


def test_ways_by_keyboard_and_for_the_whole_turn(arrive, house: House) -> None:
    position = next(positions(WAYS, ("village", "smithy"), is_play_of("village", "smithy")))
    person = arrive("en")
    person.sit(place(house, position))
    expect_purpose(person, "play")
    person.page.keyboard.press("Tab")                   # shows the keys
    followed = person.log.get_by_text("Way of the Sheep")
    before = followed.count()
    key = in_hand(person, "village").locator(":scope > kbd").inner_text()
    with person.answering():
        person.page.keyboard.press(f"Shift+Digit{key}")
    expect(followed).to_have_count(before + 1)
    undo(person)
    expect_purpose(person, "way")
    undo(person)
    expect_purpose(person, "play")
    chosen = person.question.get_by_label(person.say("willing", "ways this turn"))
    chosen.select_option("way_of_the_sheep")
    chosen.focus()                      # digits are those of the cards all the same
    with person.answering():
        person.page.keyboard.press(in_hand(person, "smithy").locator(":scope > kbd").inner_text())
    expect(followed).to_have_count(before + 2)          # the one that was taken back is still to be read


def test_a_shadow_is_played_from_the_deck_or_another_card_from_the_hand(arrive, house: House) -> None:
    def is_wanted(decision: Decision) -> bool:
        held = [card.id for card in decision.player.hand]
        return decision.purpose == PLAY and "ronin" in ids(decision) and "ronin" not in held and "village" in held

    person = arrive("en")
    person.sit(place(house, next(positions(SHADOWS, ("village", "ronin"), is_wanted))))
    expect_purpose(person, "play")
    expect(person.question.locator(".prompt")).to_have_text("Which card do you play?")     # the hand is meant, too
    expect(person.question.locator("small")).to_have_text(re.compile(r"deck, \d+ from the top"))
    with person.answering():
        person.question.locator('[data-card="ronin"] button.press').click()
    expect(person.page.locator('.play-part [data-card="ronin"]')).to_be_visible()


# --- the settings ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "de"])
def test_plain_treasures_are_played_by_themselves(arrive, house: House, language: str) -> None:
    def only_coppers(decision: Decision) -> bool:
        return decision.purpose == PLAY and decision.player.game.phase == BUY_PHASE and ids(decision) == ["copper"]

    person = arrive(language)
    like(person, playTreasures=True)
    person.sit(place(house, next(positions(Setup((*PLAIN, "merchant", "moat")), (), only_coppers))))
    expect_purpose(person, "buy")
    undo(person)
    expect_purpose(person, "play")                      # and it stays: taken back is taken back
    expect(person.button("board", "play all")).to_be_visible()
    with person.answering():
        person.button("board", "play all").click()
    expect_purpose(person, "buy")


def test_a_turn_with_nothing_to_do_ends_by_itself(arrive, house: House) -> None:
    def nothing_to_buy(decision: Decision) -> bool:
        return decision.purpose == BUY and decision.source is None and {*ids(decision)} == {"copper", "curse"}

    position = next(positions(Setup((*PLAIN, "witch", "moat")), ("curse", "estate"), nothing_to_buy))
    person = arrive("en")
    like(person, endTurn=True)
    person.sit(place(house, position))
    expect(person.log).to_contain_text("turn")
    person.question.wait_for()
    expect(person.page.locator("section.question:not([data-purpose=buy])")).to_be_visible()
    undo(person)
    expect_purpose(person, "buy")
    other = arrive("en")                                # without the setting it is asked
    other.sit(place(house, position))
    expect_purpose(other, "buy")


def test_enter_takes_the_number_of_a_slider(arrive, house: House) -> None:
    def is_long(decision: Decision) -> bool:
        return decision.purpose == BID and len(decision.options) > 12

    setup = Setup((*PLAIN, "moat", "chapel"), ("mountain_pass",))
    person = arrive("en")
    person.sit(place(house, next(positions(setup, ("province", "gold"), is_long))))
    expect_purpose(person, "bid")
    slider = person.question.get_by_role("slider")
    slider.press("ArrowRight")
    expect(person.question.locator("output")).not_to_have_text("0")
    bid = person.question.locator("output").inner_text()
    with person.answering():
        slider.press("Enter")
    expect(person.log).to_contain_text(f"You take {bid} debt")


# --- two questions as one, and none ----------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_watchtower_offers_three_things(arrive, house: House, language: str) -> None:
    def is_tower(decision: Decision) -> bool:
        return decision.otherwise == "topdeck"

    person = arrive(language)
    person.sit(place(house, next(positions(Setup((*PLAIN, "watchtower", "moat")), ("watchtower",), is_tower))))
    expect_purpose(person, "trash")
    person.shot(f"watchtower_{language}")
    expect(person.question.locator("[data-gold]")).to_have_count(0)     # none of the three is what Enter does
    with person.answering():
        person.button("either", "topdeck").click()
    person.question.wait_for()                          # something else by now
    assert person.question.get_attribute("data-purpose") != "topdeck"
    undo(person)
    expect_purpose(person, "topdeck")


def test_what_cannot_matter_is_not_asked(arrive, house: House) -> None:
    def is_before(decision: Decision) -> bool:
        return decision.needless is not None and decision.purpose == "order"

    setup = Setup((*PLAIN[:6], "wharf", "caravan", "merchant_ship", "fishing_village"))
    position = next(positions(setup, ("wharf", "caravan", "merchant_ship"), is_before))
    person = arrive("en")
    person.sit(place(house, position))
    person.question.wait_for()
    assert person.question.get_attribute("data-purpose") != "order"
