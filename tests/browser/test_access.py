"""The page for everybody: on a small phone, by keyboard alone, and for those who hear it or see it in the dark."""
from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rooms import ROOMS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


# --- a small phone ----------------------------------------------------------------------------------------------------
def fits(page: Page) -> bool:
    """Is nothing wider than the screen?"""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth && innerWidth === 320")


def test_a_small_phone(arrive, tapper) -> None:
    person = arrive("de", tapper, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    for room in sorted(ROOMS, reverse=True):            # the lobby at last
        person.go(room)
        person.page.get_by_role("heading", level=1).wait_for()
        assert fits(person.page), room
    person.press(person.button("lobby", "play"))
    assert person.is_asked()
    for part in ("tab play", "tab log", "tab supply"):
        person.press(person.button("board", part))
        assert fits(person.page), part
    person.shot("phone")
    person.turn("silver")
    person.turn("silver")
    person.press(person.button("board", "tab log"))
    expect(person.log).to_contain_text("Silber")
    assert fits(person.page)


# --- by keyboard alone ------------------------------------------------------------------------------------------------
def test_by_keyboard_alone(arrive) -> None:
    person = arrive()
    keyboard = person.page.keyboard
    play = person.button("lobby", "play")
    play.wait_for()
    for _ in range(40):
        keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    keyboard.press("Enter")
    assert person.is_asked()

    with person.answering():            # all Treasures
        keyboard.press("Enter")
    silver = person.page.locator('[data-place="pile:silver"]')
    person.question.wait_for()
    for _ in range(40):                 # to the Silver and what it does
        if silver.locator("button.press").evaluate("button => button === document.activeElement"):
            break
        keyboard.press("Tab")
    keyboard.press("i")
    expect(person.page.get_by_role("dialog", name="Silver")).to_be_visible()
    keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(silver.locator("button.press")).to_be_focused()
    with person.answering():
        keyboard.press(silver.locator("kbd").inner_text())
    assert person.is_asked()
    expect(person.log).to_contain_text("You buy Silver")
    keyboard.press("u")                 # only bots have to agree
    expect(person.option("silver")).to_be_visible()
    with person.answering():
        keyboard.press("0")
    keyboard.press("/")
    expect(person.page.locator("[data-chat]")).to_be_focused()


# --- for those who do not see it, or see it in the dark ---------------------------------------------------------------
@pytest.fixture(params=["light", "dark"])
def seeing(request: pytest.FixtureRequest, arrive):
    """Somebody whose page can be examined: our own rules for scripts would not let that in."""
    return arrive(color_scheme=request.param, bypass_csp=True)


SETTLED = """() => Promise.allSettled(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().iterations !== Infinity).map(each => each.finished))"""


def findings(page: Page) -> list[str]:
    """What axe-core finds, and where."""
    page.evaluate(SETTLED)              # what is fading in has too little contrast for a moment
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
            for each in found["violations"] if each["impact"] in SERIOUS for node in each["nodes"]]


def test_paper_is_accessible(seeing) -> None:
    seeing.go("paper/dividers?cards=moat")
    seeing.page.get_by_text(seeing.say("paper", "more"), exact=True).click()
    seeing.page.locator(".preview[aria-busy=false] img").wait_for()
    assert findings(seeing.page) == []
    seeing.go("paper/kingdom?kingdom=nonsense")         # what is wrong is said
    expect(seeing.page.locator(".preview .problem")).to_contain_text("nonsense")
    assert findings(seeing.page) == []
    seeing.troubles.clear()             # the browser, too, has noticed that something was refused


def test_the_table_is_accessible(seeing) -> None:
    seeing.button("lobby", "play").click()
    assert seeing.is_asked()
    assert findings(seeing.page) == []
    seeing.page.locator('[data-place="pile:moat"] button.press').click(button="right")
    expect(seeing.page.get_by_role("dialog", name="Moat")).to_be_visible()
    assert findings(seeing.page) == []


def test_the_end_at_a_table_is_accessible(seeing, house, whole_game) -> None:
    last = len(whole_game.asked) - 1
    seeing.sit(house.branch(whole_game, last, seat=whole_game.asked[last][1]))
    assert seeing.is_asked()
    for step in ("menu", "resign", "resign"):       # and really so: bots play to the end
        seeing.button("board", step).click()
    seeing.page.locator(".score").wait_for()
    for summary in seeing.page.locator(".score summary").all():         # what is folded up, too
        summary.click()
    assert findings(seeing.page) == []


def test_replay_and_score_are_accessible(seeing, house, whole_game) -> None:
    kept = house.post("/records", whole_game.record)["id"]
    seeing.go(f"replay/{kept}")
    seeing.page.locator(".board").wait_for()
    assert findings(seeing.page) == []
    seeing.page.keyboard.press("End")
    seeing.page.locator("details.end > summary").click()
    expect(seeing.page.locator(".ranks")).to_be_visible()
    assert findings(seeing.page) == []
