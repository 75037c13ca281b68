"""Paper for real cards: chosen, looked at and downloaded on the page, and one click away from cards and kingdoms."""
from __future__ import annotations

import io
import re

from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader


def preview(page: Page) -> Locator:
    return page.locator(".preview[aria-busy=false] img")


def drawing(page: Page) -> str:
    """What is seen, as SVG."""
    return page.evaluate("address => fetch(address).then(answer => answer.text())", preview(page).get_attribute("src"))


def downloaded(person) -> tuple[str, str]:
    """The name of the file, and what is printed in it."""
    with person.page.expect_download() as download:
        person.button("paper", "download").click()
    data = download.value.path().read_bytes()
    return download.value.suggested_filename, "\n".join(
        page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)


def test_choose_look_and_download(arrive) -> None:
    person = arrive()
    person.page.get_by_role("link", name=person.say("frame", "paper")).click()
    person.page.get_by_text("Cornucopia", exact=False).first.click()
    expect(preview(person.page)).to_be_visible()
    person.shot("paper")
    name, text = downloaded(person)
    assert name == "throneroom-dividers-en.pdf"
    assert "Hamlet" in text
