"""Every page in every theme: axe finds nothing serious, and in high contrast every text is seven times as light or dark
as its ground; every page works by keyboard alone."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rooms import ROOMS
from tests.browser.test_access import AXE, SETTLED, findings

THEMES = ("felt", "dark", "contrast")
AAA = """() => axe.run({runOnly: ["color-contrast-enhanced"], rules: {"color-contrast-enhanced": {enabled: true}},
                        resultTypes: ["violations"]})"""


def weak(page: Page) -> list[str]:
    """Texts with less than seven times the contrast (large ones: four and a half times)."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    return [f"{node['html'][:150]} {node['any'][0]['message']}"
            for each in page.evaluate(AAA)["violations"] for node in each["nodes"]]


@pytest.fixture(params=THEMES)
def dressed(request: pytest.FixtureRequest, arrive):
    """Somebody who has chosen a theme."""
    person = arrive("de" if request.param == "dark" else "en", bypass_csp=True)
    person.page.evaluate("theme => localStorage.setItem('throneroom.settings', JSON.stringify({theme}))", request.param)
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("data-theme", request.param)
    return person


@pytest.fixture(scope="module")
def invitation(house) -> str:
    return f"join/{house.post('/tables', {'kingdom': {'text': 'First Game'}, 'seats': 2})['table']}"


def test_every_page_is_accessible_in_every_theme(dressed, invitation) -> None:
    theme = dressed.page.evaluate("document.documentElement.dataset.theme")
    for room in [*ROOMS, "nowhere", invitation]:
        dressed.go(room)
        dressed.page.get_by_role("heading", level=1).wait_for()
        assert findings(dressed.page) == [], room
        if theme == "contrast":
            assert weak(dressed.page) == [], room
        dressed.shot(f"{room.partition('/')[0] or 'lobby'}-{theme}")


def test_the_table_is_accessible_in_every_theme(dressed) -> None:
    theme = dressed.page.evaluate("document.documentElement.dataset.theme")
    dressed.button("lobby", "play").click()
    assert dressed.is_asked()
    dressed.shot(f"table-{theme}")
    assert findings(dressed.page) == []
    if theme == "contrast":
        assert weak(dressed.page) == []


def test_who_asks_for_contrast_finds_it(arrive) -> None:
    html = arrive(contrast="more").page.locator("html")
    expect(html).to_have_attribute("data-theme", "contrast")


def test_forced_colours_leave_everything_to_be_seen(arrive) -> None:
    person = arrive(forced_colors="active", color_scheme="dark")
    person.button("lobby", "play").click()
    assert person.is_asked()
    person.shot("forced-colours")
    felt = person.page.evaluate("getComputedStyle(document.body, '::before').backgroundImage")
    assert felt == "none"               # ours would lie beneath letters of the system's colour
    card = person.page.locator(".board .card").first
    assert card.evaluate("card => getComputedStyle(card).forcedColorAdjust") == "none"


# (Of radio buttons only one is reached, the others by arrows from there; other tables may be opened meanwhile.)
USABLE = """[...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter(each => each.checkVisibility({visibilityProperty: true}) && !each.disabled && each.tabIndex >= 0
        && each.type !== "radio" && !each.closest("section li"))"""
MISSED = f"""() => {USABLE}.filter(each => !("reached" in each.dataset)).map(each => each.outerHTML.slice(0, 120))"""
STEP = """() => {
    const here = document.activeElement
    here?.setAttribute("data-reached", "")
    if (!here || here === document.body) return null
    const style = getComputedStyle(here), box = here.getBoundingClientRect()
    const shown = here.closest("label") ? getComputedStyle(here.closest("label")) : style
    return {what: here.outerHTML.slice(0, 120), name: (here.ariaLabel ?? here.textContent).trim(),
            marked: style.outlineStyle !== "none" || shown.outlineStyle !== "none", big: box.width > 0}
}"""
MANY = 400                              # there is so much of the same that nobody counts it


def walk(person) -> int:
    """By Tab through the whole page; how many things were reached."""
    person.page.evaluate("document.activeElement?.blur()")
    for reached in range(MANY):
        person.page.keyboard.press("Tab")
        found = person.page.evaluate(STEP)
        if found is None:
            return reached
        assert found["marked"], found
    return MANY


@pytest.mark.parametrize("room", [*ROOMS, "nowhere", "join"])
def test_by_keyboard_alone_through_every_page(room: str, person, invitation) -> None:
    """Tab reaches everything that can be used, always to be seen, and comes out at the end."""
    person.go(invitation if room == "join" else room)
    person.page.get_by_role("heading", level=1).wait_for()
    before, usable = -1, 0
    while before != usable:             # what has come meanwhile is walked through once more
        before = person.page.evaluate(f"() => {USABLE}.length")
        reached = walk(person)
        usable = person.page.evaluate(f"() => {USABLE}.length")
    if reached < MANY:
        assert reached > 8              # the frame alone has more
        assert person.page.evaluate(MISSED) == []
