"""The frame around the pages: every room is found, by mouse, thumb and keyboard, on every screen, and nothing wraps."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.rooms import ROOMS

GROUPS = ("play", "look", "mine")
WIDTHS = (1920, 1280, 1024, 768, 414, 360, 320)

# One row: nothing below the middle of the first thing in it, nothing outside, nothing cut.
ROW = """() => {
    const header = document.querySelector("header")
    const shown = [...header.querySelectorAll("a, button")].filter(each => each.offsetParent !== null)
    const boxes = shown.map(each => each.getBoundingClientRect())
    return {
        high: header.offsetHeight,
        wide: document.documentElement.scrollWidth - innerWidth,
        cut: shown.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent.trim()),
        outside: shown.filter((_, index) => boxes[index].left < 0 || boxes[index].right > innerWidth).length,
        overlapping: boxes.some((box, at) => at > 0 && boxes.slice(0, at).some(other =>
            box.left < other.right - 1 && other.left < box.right - 1 &&
            box.top < other.bottom - 1 && other.top < box.bottom - 1)),
    }
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_in_one_row_on_every_screen(language: str, arrive) -> None:
    person = arrive(language)
    person.page.locator("header").wait_for()
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": 700})
        found = person.page.evaluate(ROW)
        assert found["high"] < 70, (width, found)
        assert found == {"high": found["high"], "wide": 0, "cut": [], "outside": 0, "overlapping": False}, width
        person.shot(f"frame-{language}-{width}")


@pytest.mark.parametrize("width", [1280, 768, 360])
def test_every_room_is_reached(width: int, arrive) -> None:
    person = arrive("de", viewport={"width": width, "height": 740})
    navigation = person.page.get_by_role("navigation", name=person.say("frame", "rooms"))
    for room in filter(None, ROOMS):
        link = person.page.get_by_role("link", name=person.say("frame", room), exact=True).and_(
            person.page.locator("header a"))
        if not link.is_visible():
            if width == 360:
                person.button("frame", "rooms").click()
            else:
                group = next(group for group in person.page.locator("header .opener").all()
                             if group.is_visible() and group.locator("xpath=..").locator(f"a[href='#/{room}']").count())
                group.click()
                expect(group).to_have_attribute("aria-expanded", "true")
        if room == "daily":
            person.shot(f"frame-open-{width}")
        link.click()
        person.page.get_by_role("heading", level=1).wait_for()
        assert f"#/{room}" in person.page.url
        expect(navigation.locator("ul.open")).to_have_count(0)                  # what was opened is closed again
        expect(person.page.locator("header a[aria-current=page]")).to_have_attribute("href", f"#/{room}")


def test_by_keyboard(arrive) -> None:
    person = arrive(viewport={"width": 900, "height": 700})
    keyboard = person.page.keyboard
    look = person.button("frame", "group look")
    look.focus()
    keyboard.press("Enter")
    expect(look).to_have_attribute("aria-expanded", "true")
    keyboard.press("Tab")
    cards = person.page.get_by_role("link", name=person.say("frame", "cards"), exact=True)
    expect(cards).to_be_focused()
    keyboard.press("Escape")            # back to where it was opened
    expect(look).to_be_focused()
    expect(look).to_have_attribute("aria-expanded", "false")
    keyboard.press("Enter")
    for _ in range(6):                  # who goes on leaves nothing open behind
        keyboard.press("Tab")
    expect(look).to_have_attribute("aria-expanded", "false")
    look.focus()
    keyboard.press("Enter")
    keyboard.press("Tab")
    keyboard.press("Enter")
    person.page.get_by_role("heading", name=person.say("browse", "title"), level=1).wait_for()
    expect(look).to_have_attribute("aria-current", "true")
