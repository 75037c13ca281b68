"""The laboratory in a real browser, in both languages: strategies play each other, and the plots grow."""
from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from throneroom import lab
from throneroom.strategies.library import find, told

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAZY = "strategy: Lazy\nbuy\n  Curse if coins > 90\n"         # never buys anything


@pytest.fixture(params=["en", "de"])
def reader(request: pytest.FixtureRequest, arrive):
    return arrive(request.param, bypass_csp=True, accept_downloads=True)


def serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(found => found.violations)")
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found if each["impact"] in ("serious", "critical")]


def fits(page: Page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def over(person, key: str = "ended all"):
    """What is said when it is over, however many games that were."""
    said = re.escape(person.say("laboratory", key, games="000")).replace("000", r"[\d.,]+")
    return person.page.get_by_role("status").filter(has_text=re.compile(said))


def rates(page: Page) -> list[str]:
    return page.locator(".result table").first.locator("strong").all_inner_texts()


def test_strategies_play_each_other_and_the_address_repeats_it(reader) -> None:
    """By keyboard; the result is that of the command line, and whoever has the link finds the same."""
    person, page = reader, reader.page
    person.go("lab?games=60&seed=5")
    start = person.button("laboratory", "start")
    start.wait_for()
    page.get_by_label(person.say("laboratory", "player", number=2), exact=True).select_option("Double Witch")
    assert "Double+Witch" in page.url
    expect(page.locator(".player .about").nth(1)).to_contain_text(told(find("Double Witch"), person.language).about)
    start.focus()
    page.keyboard.press("Enter")
    over(person).wait_for()
    first = rates(page)
    alone = lab.sim("Big Money + Smithy", "Double Witch", games=60, seed=5, jobs=1)
    assert [float(rate.replace(",", ".").rstrip("% \xa0")) for rate in first] == (
        pytest.approx([100 * row["rate"] for row in alone.rows()], abs=0.06))
    expect(page.get_by_role("img")).to_have_count(5)            # points, money, lengths, two decks
    for summary in page.locator(".result summary").all():       # all that is drawn can be read
        summary.click()
    assert page.locator(".result figure table").first.locator("tbody tr").count() > 10
    assert serious(page) == []
    person.shot(f"lab-{person.language}", full_page=True)

    with page.expect_download() as download:
        person.button("laboratory", "file sim.json").click()
    assert Path(download.value.path()).read_bytes() == alone.as_json()
    page.reload()                       # the settings are in the address
    start.click()
    over(person).wait_for()
    assert rates(page) == first

    page.get_by_label(person.say("laboratory", "number"), exact=True).fill("3")
    person.button("laboratory", "open").click()
    page.locator(".board").wait_for()
    assert "#/replay/" in page.url


def test_what_is_wrong_with_a_strategy_is_said_while_it_is_written(reader) -> None:
    person, page = reader, reader.page
    person.go("lab?games=4")
    who = page.get_by_label(person.say("laboratory", "player", number=1), exact=True)
    who.select_option(label=person.say("laboratory", "own"))
    text = page.get_by_label(person.say("laboratory", "text", number=1), exact=True)
    expect(text).to_have_value(re.compile("Smithy|Schmiede"))   # that of the library, to be changed
    text.fill("strategy: Mine\nbuy\n  Provinse\n  Gold if coin > 3\n")
    wrong = page.get_by_role("alert").filter(has_text=re.compile("line 3, column 3|Zeile 3, Spalte 3"))
    expect(wrong).to_contain_text({"en": "did you mean Province", "de": "Meinst du"}[person.language])
    expect(wrong).to_contain_text({"en": "line 4, column", "de": "Zeile 4, Spalte"}[person.language])
    expect(text).to_have_attribute("aria-invalid", "true")
    assert serious(page) == []
    person.button("laboratory", "start").click()                # it is refused in the same place
    expect(text).to_be_focused()
    person.troubles.clear()             # the browser, too, has noticed that something was refused
    text.fill("strategy: Mine\nbuy\n  Province\n  Gold\n  Silver\n")
    page.get_by_text(person.say("laboratory", "understood", name="Mine")).wait_for()
    person.button("laboratory", "start").click()
    over(person).wait_for()
    expect(page.locator(".result table").first).to_contain_text("Mine")


def test_whoever_stops_has_the_results_so_far_on_a_phone_in_high_contrast(arrive) -> None:
    person = arrive("de", bypass_csp=True, contrast="more", viewport={"width": 320, "height": 640})
    page = person.page
    own = quote("\n" + LAZY)
    person.go(f"lab?player={own}&player={own}&games=100000")
    person.button("laboratory", "start").click()
    page.locator(".result table").first.wait_for()              # while it is played
    assert fits(page)
    person.button("laboratory", "stop").click()
    over(person, "ended interrupted").wait_for()
    expect(page.get_by_text(re.compile("nach je 100 Zügen unentschieden"))).to_be_visible()
    assert serious(page) == []
    assert fits(page)
    person.shot("lab-phone", full_page=True)


def test_a_kingdom_leads_to_the_lab(arrive, house) -> None:
    person = arrive("en", color_scheme="dark", bypass_csp=True)
    code = house.post("/kingdom", {"text": "First Game"})["code"]
    person.go(f"kingdom/{code}")
    person.page.get_by_role("link", name=person.say("laboratory", "on this kingdom")).click()
    expect(person.page.get_by_label(person.say("laboratory", "code"))).to_have_value(code)
    person.page.get_by_label(person.say("laboratory", "games")).fill("4")
    person.button("laboratory", "start").click()
    over(person).wait_for()
    expect(person.page.get_by_role("link", name=re.compile("Cellar, Market"))).to_be_visible()
    assert serious(person.page) == []
