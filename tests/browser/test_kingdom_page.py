"""Kingdoms: clicked together, dealt around what stays, passed on, laid out with real cards, and played."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(1366, 768), (1920, 1080), (768, 1024), (360, 740), (320, 568)]
CODE = re.compile(r"#/kingdom/(K2-\w+)")


def laid(person) -> Locator:
    return person.page.get_by_role("region", name=person.say("new", "preview"))


def settled(person) -> Locator:
    """The table, once nothing is asked of the server any more."""
    expect(person.page.locator(".laid[aria-busy=false]")).to_have_count(1)
    return laid(person)


def kept(person, name: str) -> Locator:
    return laid(person).get_by_role("button", name=person.say("kingdom", "keep card", name=name), exact=True)


def way(person, name: str) -> None:
    person.button("new", name).click()


def pick(person, name: str) -> None:
    way(person, "cards")
    person.page.get_by_label(person.say("browse", "search"), exact=True).fill(name)
    pickable(person, name).click()


def pickable(person, name: str) -> Locator:
    """A card in the list of all."""
    return person.page.locator(".pick").filter(has=person.page.get_by_text(name, exact=True))


def choose(person, room: str, key: str) -> Locator:
    return person.page.get_by_role("combobox", name=person.say(room, key), exact=True)


def code(person) -> str:
    """The one in the address."""
    expect(person.page).to_have_url(CODE)
    found = CODE.search(person.page.url)
    assert found is not None
    return found[1]


def opened(person, house) -> dict[str, Any]:
    """The kingdom in the address."""
    return house.post("/kingdom", {"text": code(person)})


def at(person, house, text: str = "First Game") -> None:
    """On the page of that kingdom."""
    person.go(f"kingdom/{house.post('/kingdom', {'text': text})['code']}")
    expect(laid(person).locator("li")).not_to_have_count(0)
    settled(person)


def dealing(person) -> dict[str, Any]:
    """Presses the button; what the server was asked for."""
    before = person.page.url
    with person.page.expect_response("**/api/kingdom?*") as answered:
        laid(person).locator("button.deal").click()
    assert answered.value.ok
    expect(person.page).not_to_have_url(before)
    return json.loads(answered.value.request.post_data or "{}")["wish"]


def test_clicked_together_and_dealt_around_what_stays(arrive, house) -> None:
    person = arrive()
    at(person, house)
    laid(person).get_by_role("button", name=person.say("kingdom", "clear")).click()
    pick(person, "Young Witch")
    pick(person, "Way of the Mouse")
    expect(laid(person)).to_contain_text(person.say("kingdom", "missing", count=1, most=10))
    expect(kept(person, "Young Witch")).to_have_attribute("aria-pressed", "true")
    wish = dealing(person)
    assert wish["kept"] == ["young_witch", "way_of_the_mouse"]
    first = opened(person, house)
    assert "young_witch" in first["kingdom"] and "way_of_the_mouse" in first["landscapes"]
    expect(laid(person).get_by_text(person.say("board", "bane"), exact=True)).to_be_visible()
    expect(laid(person).get_by_text(person.say("kingdom", "mouse"), exact=True)).to_be_visible()

    stays = next(card for card in first["kingdom"] if card != "young_witch")
    name = house.client.get("/words").json()["cards"][stays]["en"]
    kept(person, name).click()
    dealing(person)
    second = opened(person, house)
    assert {"young_witch", stays} <= set(second["kingdom"]) and second["code"] != first["code"]

    person.page.keyboard.press("Control+z")                 # the deal, then the lock
    expect(person.page).to_have_url(re.compile(first["code"]))
    laid(person).get_by_role("button", name=person.say("kingdom", "undo")).click()
    expect(kept(person, name)).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        laid(person).get_by_role("button", name=person.say("kingdom", "redo")).click()
    expect(person.page).to_have_url(re.compile(second["code"]))


def test_what_single_cards_need_can_be_chosen(arrive, house) -> None:
    """The Bane, the Mouse's card, the Druid's Boons, the Black Market deck, an Ally."""
    person = arrive()
    wish = {"kept": ["young_witch", "black_market", "druid", "underling", "way_of_the_mouse", "obelisk"], "seed": 3}
    at(person, house, house.post("/kingdom", {"wish": wish})["code"])
    way(person, "cards")
    before = opened(person, house)
    chosen = {"bane": "Moat", "mouse": "Village", "boons": "The Sun's Gift", "market": "Sir Martin"}
    for role, name in chosen.items():
        choose(person, "kingdom", "role").select_option(role)
        last = code(person)
        pick(person, name)
        expect(person.page).not_to_have_url(re.compile(last))
    choose(person, "kingdom", "role").select_option("kingdom")
    last = code(person)
    pick(person, "Market Towns")
    expect(person.page).not_to_have_url(re.compile(last))
    after = opened(person, house)
    assert after["kingdom"] == before["kingdom"]
    assert (after["bane"], after["mouse"]) == ("moat", "village")
    assert "the_suns_gift" in after["boons"] and len(after["boons"]) == 3
    assert "sir_martin" in after["black_market"] and len(after["black_market"]) == 15
    assert sorted(after["landscapes"]) == ["market_towns", "obelisk", "way_of_the_mouse"]
    last = code(person)
    laid(person).get_by_label(person.say("kingdom", "platinum"), exact=True).click()
    expect(person.page).not_to_have_url(re.compile(last))
    assert opened(person, house)["platinum"] is not after["platinum"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_wishes_and_what_cannot_be(language: str, arrive, house) -> None:
    person = arrive(language)
    at(person, house)
    way(person, "random")
    person.page.get_by_label(person.say("tag", "village"), exact=True).check()
    choose(person, "new", "most landscapes").select_option("0")
    choose(person, "kingdom", "shelters").select_option("true")
    assert dealing(person)["wanted"] == ["tag:village"]
    found, stock = opened(person, house), house.client.get("/stock").json()
    assert any("village" in stock["piles"][pile] for pile in found["kingdom"])
    assert found["shelters"] and set(found["landscapes"]) <= {*stock["allies"], *stock["prophecies"]}

    before = code(person)
    person.page.get_by_label({"en": "Base", "de": "Basisspiel"}[language], exact=True).check()
    person.page.get_by_label(person.say("new", "wanted"), exact=True).fill("Kerkermeister")
    laid(person).locator("button.deal").click()
    said = laid(person).get_by_role("alert")
    expect(said).to_contain_text({"en": "these wishes conflict: only cards of base; with Kerkermeister",
                                  "de": "nur Karten aus Basisspiel; mit Kerkermeister"}[language])
    assert code(person) == before                           # nothing is lost
    person.page.goto("about:blank")                         # somebody comes by a link, and not from the page itself
    person.go("kingdom/K2-nonsense")
    field = person.page.get_by_label(person.say("new", "list"))
    expect(field).to_have_value("K2-nonsense")
    expect(field).to_have_attribute("aria-invalid", "true")
    beside = person.page.locator(f"[id='{(field.get_attribute('aria-describedby') or '').split()[0]}']")
    expect(beside).to_contain_text({"en": "is not a code", "de": "ist kein Code"}[language])
    person.troubles.clear()                                 # the browser notes every refusal


def test_bans_favourites_and_history_stay_in_the_browser(arrive, house) -> None:
    person = arrive()
    at(person, house)
    first = code(person)
    for name, liking in (("Moat", "ban"), ("Smithy", "like")):
        pick(person, name)                                  # takes it out ...
        person.page.keyboard.press("Control+z")             # ... and back: only looked for
        person.page.get_by_role("button", name=person.say("face", "about", name=name), exact=True).click()
        dialog = person.page.get_by_role("dialog", name=name)
        dialog.get_by_role("button", name=person.say("kingdom", liking), exact=True).click()
        person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    person.go("new")
    person.page.reload()
    expect(laid(person).locator("li")).to_have_count(10)
    with person.page.expect_request("**/api/kingdom?*") as asked:
        laid(person).locator("button.deal").click()
    wish = json.loads(asked.value.post_data or "{}")["wish"]
    assert (wish["banned"], wish["liked"]) == (["moat"], ["smithy"])
    settled(person)
    way(person, "history")
    person.page.locator("ol button", has_text="First Game").first.click()
    expect(person.page.get_by_role("link", name=first)).to_be_visible()


def test_one_choice_from_the_kingdom_to_the_table_and_back(arrive, house) -> None:
    person = arrive("de")
    at(person, house)
    usual = code(person)
    laid(person).locator("li", has=person.page.get_by_role("button", name="Mine")).locator("button.press").first.click()
    dialog = person.page.get_by_role("dialog", name="Mine")
    dialog.get_by_label(person.say("kingdom", "edition")).select_option("base-2008")
    person.page.keyboard.press("Escape")
    expect(person.page).not_to_have_url(re.compile(usual))
    kingdom = code(person)              # with that edition in it
    settled(person).get_by_role("link", name=person.say("kingdom", "play")).click()
    expect(person.page).to_have_url(re.compile(f"#/new.kingdom={kingdom}"))
    expect(laid(person).get_by_role("heading", name="Erstes Spiel")).to_be_visible()
    laid(person).get_by_role("link", name=person.say("kingdom", "change")).click()
    expect(person.page).to_have_url(re.compile(f"#/kingdom/{kingdom}"))
    person.page.go_back()
    person.button("new", "open").click()
    assert person.is_asked()
    table = person.page.url.rpartition("/")[2]
    assert house.client.get(f"/tables/{table}").json()["kingdom"]["editions"] == ["mine:base-2008"]
    person.go("kingdom")
    way(person, "history")
    expect(person.page.locator("ol button").first).to_contain_text(person.say("kingdom", "played"))


def test_a_link_to_pass_on_is_copied_without_tls_too(arrive, house) -> None:
    person = arrive()
    person.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    person.page.reload()
    at(person, house)
    link = person.page.get_by_label(person.say("kingdom", "share")).input_value()
    assert link == f"{house.url}/k/{code(person)}"
    person.button("board", "copy").click()
    expect(person.button("board", "copied")).to_be_visible()
    way(person, "own")
    field = person.page.get_by_label(person.say("new", "list"))
    field.fill("")
    field.press("Control+v")
    expect(field).to_have_value(link)
    person.button("new", "look").click()                    # it can be typed in here, too
    expect(settled(person).get_by_role("heading", name="First Game")).to_be_visible()
    person.page.goto(link)
    expect(person.page).to_have_url(re.compile(f"/#/kingdom/{code(person)}"))
    expect(laid(person).locator("li")).to_have_count(10)


def test_the_sheet_for_real_cards_is_printed(arrive, house) -> None:
    person = arrive("de")
    at(person, house)
    person.page.get_by_role("link", name=person.say("kingdom", "sheet")).click()
    expect(person.page.get_by_role("rowheader", name="Burggraben")).to_be_visible()
    provinces = person.page.get_by_role("row").filter(has=person.page.get_by_role("rowheader", name="Provinz"))
    expect(provinces).to_contain_text("8")
    choose(person, "kingdom", "players").select_option("4")
    expect(provinces).to_contain_text("12")
    person.page.emulate_media(media="print")
    expect(person.page.get_by_role("navigation")).to_have_count(0)
    expect(choose(person, "kingdom", "players")).to_have_count(0)
    expect(person.page.get_by_role("rowheader", name="Burggraben")).to_be_visible()
    person.go("cards")
    person.page.emulate_media(media="screen")
    person.page.get_by_label(person.say("browse", "search"), exact=True).fill("Burggraben")
    person.page.emulate_media(media="print")
    expect(person.page.get_by_role("rowheader", name="Burggraben")).to_be_visible()
    expect(person.page.locator(".card")).to_be_hidden()


# --- for everybody ----------------------------------------------------------------------------------------------------
OUTSIDE = """() => [...document.querySelectorAll(".laid .deal, .laid header, .laid .cards > ul:first-child > li")]
    .filter(each => { const box = each.getBoundingClientRect()
        return !box.height || box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1
            || box.right > innerWidth + 1 })
    .map(each => each.textContent.trim())"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_deal_and_result_are_always_in_sight(language: str, arrive, house) -> None:
    person = arrive(language)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        at(person, house)
        way(person, "cards")
        for place in (0, 0.5, 1):
            person.page.evaluate("part => scrollTo(0, part * document.documentElement.scrollHeight)", place)
            assert person.page.evaluate(OUTSIDE) == [], (width, height, place)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        person.shot(f"kingdom-{language}-{width}x{height}")
        person.go("rules")
        person.page.get_by_role("heading", level=3).first.wait_for()
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        person.shot(f"rules-{language}-{width}x{height}")


def findings(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
            for each in found["violations"] if each["impact"] in ("serious", "critical") for node in each["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(scheme: str, arrive, house) -> None:
    person = arrive(color_scheme=scheme, bypass_csp=True)
    wish = {"kept": ["young_witch", "black_market", "druid", "underling", "way_of_the_mouse"], "seed": 3}
    at(person, house, house.post("/kingdom", {"wish": wish})["code"])
    for name in ("recommended", "random", "cards", "own", "history"):
        way(person, name)
        assert findings(person.page) == [], name
    laid(person).locator("li button.press").first.click()
    person.page.get_by_role("dialog").wait_for()
    assert findings(person.page) == []
    person.page.keyboard.press("Escape")
    for room, sign in ((f"kingdom/{code(person)}?sheet=2", "rowheader"), ("rules", "article")):
        person.go(room)
        person.page.get_by_role(sign).first.wait_for()      # type: ignore[arg-type]
        assert findings(person.page) == [], room


def test_by_keyboard_alone(arrive, house) -> None:
    person = arrive()
    at(person, house)
    keyboard = person.page.keyboard

    def tab_to(target: Locator) -> None:
        for _ in range(150):
            if target.evaluate("each => each === document.activeElement"):
                return
            keyboard.press("Tab")
        raise AssertionError("never reached")

    tab_to(person.button("new", "cards"))
    keyboard.press("Enter")
    tab_to(person.page.get_by_label(person.say("browse", "search"), exact=True))
    keyboard.type("Witch")
    witch = pickable(person, "Witch")
    tab_to(witch)
    before = code(person)
    keyboard.press("Space")
    expect(person.page).not_to_have_url(re.compile(before))
    expect(witch).to_have_attribute("aria-pressed", "true")
    tab_to(laid(person).locator("button.deal"))
    keyboard.press("Enter")
    expect(laid(person).get_by_role("heading", name="First Game")).to_have_count(0)
    settled(person)
    tab_to(laid(person).get_by_role("link", name=person.say("kingdom", "play")))
    keyboard.press("Enter")
    expect(person.page).to_have_url(re.compile("#/new"))
    tab_to(person.button("new", "open"))
    keyboard.press("Enter")
    assert person.is_asked()


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_written_into_the_address_stays_there(arrive, house, language) -> None:
    person = arrive(language)
    at(person, house)
    first = code(person)
    person.go("kingdom/K2-nonsense")    # a slip: it is said what is wrong, and it can be mended where it was made
    wrong = person.page.get_by_role("alert").filter(has_text=re.compile("."))
    expect(wrong.first).to_be_visible()
    settled(person)
    assert person.page.url.endswith("#/kingdom/K2-nonsense")
    person.troubles.clear()             # the browser notes the refusal

    other = house.post("/kingdom", {"text": "Size Distortion"})
    person.go(f"kingdom/{other['code']}")
    expect(laid(person)).to_contain_text(other["name"][language == "de"])
    expect(wrong).to_have_count(0)
    person.page.go_back()
    expect(wrong.first).to_be_visible()
    person.troubles.clear()
    person.page.go_back()
    expect(person.page).to_have_url(re.compile(first))
    expect(laid(person)).not_to_contain_text(other["name"][language == "de"])

    # Written while the server is still at something else: that comes first, and then what was written.
    with person.page.expect_request("**/api/kingdom?*"):
        laid(person).locator("button.deal").click()
        person.page.evaluate("code => { location.hash = `#/kingdom/${code}` }", other["code"])
    expect(laid(person)).to_contain_text(other["name"][language == "de"])
    expect(person.page).to_have_url(re.compile(other["code"]))
    settled(person)
    assert code(person) == other["code"]

    # Written at the very moment in which the page would write there itself.
    person.go(f"kingdom/{first}?sheet=2")
    person.page.locator(".tools select").wait_for()
    person.page.evaluate("""code => {
        location.hash = `#/kingdom/${code}`
        const players = document.querySelector(".tools select")
        players.value = "4"
        players.dispatchEvent(new Event("change", {bubbles: true}))
    }""", other["code"])
    expect(person.page).to_have_url(re.compile(f"#/kingdom/{other['code']}$"))
