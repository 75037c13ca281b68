"""Every page at every size, in both languages: nothing is wider than the screen, and no word is cut.
`make shots` writes a picture of each to build/shots/pages."""
from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page
from tests.browser.rooms import ROOMS

SIZES = [(320, 568), (360, 740), (740, 360), (768, 1024), (1024, 768), (1280, 720), (1366, 640), (1366, 768),
         (1920, 1080), (2560, 1440)]

# Whoever reads a word that ends at the edge of its box does not see all of it; what scrolls by itself may be longer.
CUT = """() => {
  const cut = []
  const told = "main h1, main h2, main h3, main button, main a, main label, header a"
  for (const each of document.querySelectorAll(told)) {
    if (!each.checkVisibility({visibilityProperty: true, opacityProperty: true}) || !each.innerText?.trim()) continue
    const box = each.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue                   // only for those who hear it
    const style = getComputedStyle(each)
    const hides = style.overflowX !== "visible" && style.textOverflow !== "ellipsis"
    let scrolls = false
    for (let at = each.parentElement; at; at = at.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) scrolls = true
    const outside = box.right > innerWidth + 1 || box.left < -1
    if ((outside && !scrolls) || (hides && each.scrollWidth > each.clientWidth + 1))
      cut.push(each.innerText.trim().slice(0, 60))
  }
  const pen = document.createElement("canvas").getContext("2d")
  for (const each of document.querySelectorAll("main select")) {
    if (!each.checkVisibility({visibilityProperty: true})) continue
    const style = getComputedStyle(each), text = each.selectedOptions[0]?.text ?? ""
    pen.font = style.font
    const room = each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW
    if (pen.measureText(text).width > room + 1) cut.push(text)
  }
  return cut
}""".replace("ARROW", "16")             # pixels of what opens the list


def is_at_rest(page: Page) -> None:
    """All that it asks the server for has come. (A change behind the "#" alone loads nothing in the browser's eyes.)"""
    page.reload()
    page.wait_for_load_state("networkidle")
    page.get_by_role("heading", level=1).first.wait_for()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_fits_every_screen(arrive, house, whole_game, language) -> None:
    kept = house.post("/records", whole_game.record)["id"]
    table = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2})["table"]
    person = arrive(language)
    troubles = []
    for room in [*ROOMS, f"replay/{kept}", f"join/{table}"]:
        person.page.set_viewport_size({"width": 1366, "height": 768})
        person.go(room)
        is_at_rest(person.page)
        if room.startswith("replay/"):
            person.page.locator(".board").wait_for()
        name = room.replace(f"/{kept}", "-one").replace(f"/{table}", "") or "lobby"
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if person.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                troubles.append(f"{room} at {width}x{height} is too wide")
            troubles += [f"{room} at {width}x{height} cuts {each!r}" for each in person.page.evaluate(CUT)]
            if "THRONEROOM_SHOTS" in os.environ:
                person.shot(f"pages/{name}-{width}x{height}-{language}")
    assert not troubles, "\n".join(troubles)
