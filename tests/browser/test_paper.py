"""Paper for real cards: chosen, looked at and downloaded on the page, and one click away from cards and kingdoms."""
from __future__ import annotations

import io
import re
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader


def preview(page: Page) -> Locator:
    return page.locator(".preview[aria-busy=false] img")


def drawing(page: Page) -> str:
    """What is seen, as SVG."""
    return unquote(preview(page).get_attribute("src") or "")


def downloaded(person) -> tuple[str, str]:
    """The name of the file, and what is printed in it."""
    with person.page.expect_download() as download:
        person.button("paper", "download").click()
    data = download.value.path().read_bytes()
    return download.value.suggested_filename, "\n".join(
        page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)


def chip(person, name: str) -> Locator:
    return person.page.get_by_role("checkbox", name=name, exact=True)


def test_choose_look_and_download(arrive) -> None:
    person = arrive()
    person.page.get_by_role("link", name=person.say("frame", "paper"), exact=True).click()
    chip(person, "Cornucopia").check()
    expect(person.page).to_have_url(re.compile("#/paper/dividers.*sets=cornucopia"))
    assert "Hamlet" in drawing(person.page)
    person.page.get_by_label("Paper", exact=True).select_option("A3")
    wide = person.page.get_by_role("img", name="Dividers: preview of page 1")
    assert "841.890" in drawing(person.page)            # points across
    person.shot("paper")
    after = person.button("paper", "after")
    before, pages = drawing(person.page), person.page.locator(".turning span")
    after.click()
    expect(pages).to_have_text(re.compile("Page 2 of"))
    expect(wide).to_have_count(0)
    assert drawing(person.page) != before
    chip(person, "Cornucopia").uncheck()
    chip(person, "Guilds").check()
    expect(pages).to_have_text(re.compile("Page 1 of"))
    name, text = downloaded(person)
    assert name == "throneroom-dividers-en.pdf"
    assert "Candlestick Maker" in text
    assert "Hamlet" not in text


def test_what_cannot_be_printed_is_said_and_mended(arrive) -> None:
    person = arrive("de")
    person.go("paper/dividers?cards=moat&size=riesig")
    own = person.page.get_by_label("Größe der Karten: eigene Größe")
    expect(own).to_have_attribute("aria-invalid", "true")
    problem = person.page.get_by_role("alert").filter(has_text="riesig")
    expect(problem).to_have_count(1)    # beside its field, and nowhere else
    own.fill("62x94mm")
    own.press("Tab")
    expect(own).not_to_have_attribute("aria-invalid", "true")
    expect(problem).to_have_count(0)
    assert "Burggraben" in drawing(person.page)
    person.troubles.clear()             # the browser, too, has noticed that something was refused


def test_an_address_is_shared(arrive) -> None:
    """It holds what was chosen, and everybody reads it in their language."""
    person = arrive("de")
    person.go("paper/dividers?sets=base&cards=moat&tab=centre&blanks=3")
    assert "Burggraben" in drawing(person.page)
    expect(chip(person, "Basisspiel")).to_be_checked()
    person.page.get_by_text(person.say("paper", "more"), exact=True).click()
    expect(person.page.get_by_label("Leere", exact=True)).to_have_value("3")
    person.page.get_by_role("link", name="Königreich", exact=True).click()      # has no tabs, but does not forget them
    expect(person.page.get_by_label("Spieler", exact=True)).to_have_value("2")
    person.page.get_by_role("link", name="Trennkarten", exact=True).click()
    expect(person.page.get_by_label("Reiter", exact=True)).to_have_value("centre")
    name, text = downloaded(person)
    assert name == "throneroom-dividers-de.pdf"
    assert "Burggraben" in text


def test_one_click_from_a_kingdom(arrive) -> None:
    person = arrive("de")
    person.go("new")
    person.page.get_by_role("link", name=person.say("new", "print")).click()
    expect(person.page.get_by_role("textbox", name="Königreich", exact=True)).to_have_value("First Game")
    assert "Burggraben" in drawing(person.page)
    name, text = downloaded(person)
    assert name == "throneroom-kingdom-de.pdf"
    assert "Erstes Spiel" in text
    assert "Burggraben" in text


def test_one_click_from_the_cards(arrive) -> None:
    person = arrive()
    person.go("cards")
    person.page.get_by_label(person.say("browse", "search")).fill("candlestick")
    expect(person.page.get_by_text(person.say("browse", "one found"))).to_be_visible()
    person.page.get_by_role("link", name=person.say("browse", "print")).click()
    seen = drawing(person.page)
    assert "Candlestick" in seen
    assert "Hamlet" not in seen


def test_paper_by_keyboard_alone(arrive) -> None:
    person = arrive()
    person.go("paper/dividers?cards=moat,candlestick_maker")
    base = chip(person, "Base")
    base.focus()
    person.page.keyboard.press("Space")
    expect(base).to_be_checked()
    expect(base).to_be_focused()        # although the address is another
    expect(preview(person.page)).to_be_visible()
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.button("paper", "download").evaluate("button => button === document.activeElement"):
            break
    with person.page.expect_download() as download:
        person.page.keyboard.press("Enter")
    assert download.value.suggested_filename == "throneroom-dividers-en.pdf"


def test_paper_on_a_small_phone(arrive, tapper) -> None:
    person = arrive("de", tapper, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    person.go("paper/dividers?cards=moat")
    preview(person.page).wait_for()
    person.shot("paper-phone")
    person.press(person.page.get_by_text(person.say("paper", "more"), exact=True))
    person.press(chip(person, "Reaktion"))
    expect(person.page).to_have_url(re.compile("types=Reaction"))
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth && innerWidth === 320")
    assert "Burggraben" in drawing(person.page)
