"""Without the server: what can be read is read, the rest says what it needs, and nothing of anybody's own is kept."""
from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.conftest import ROOT

from throneroom.web.app import PAGE

READY = """() => navigator.serviceWorker.ready.then(() => new Promise(done => navigator.serviceWorker.controller
    ? done() : navigator.serviceWorker.addEventListener('controllerchange', done)))"""
KEPT = """async () => (await Promise.all((await caches.keys()).map(async name =>
    (await (await caches.open(name)).keys()).map(each => new URL(each.url).pathname)))).flat()"""
PUBLIC = re.compile(r"/(|assets/.+|icons/.+|crown\.svg|manifest\.webmanifest"
                    r"|api/(words|rules|rulings|recommended|stock))")
INSTALLED = """async () => {
    const found = await navigator.serviceWorker.ready
    await found.update()
    const next = found.installing ?? found.waiting
    if (next.state !== "installed") await new Promise(done => next.addEventListener("statechange", done))
}"""
REPLACED = """async () => (await caches.keys()).every(name => name.includes("newer"))"""
OTHER_PAGE = """
import runpy, sys
from pathlib import Path
from throneroom.web import server
page = Path(sys.argv[1])
new_app = server.new_app
server.new_app = lambda hall, **rest: new_app(hall, page, **rest)
sys.argv[1:] = sys.argv[2:]
runpy.run_module("tests.browser.hurried", run_name="__main__")
"""


@pytest.fixture(scope="module")
def house_apart(house, tmp_path_factory: pytest.TempPathFactory) -> Iterator:
    opened = type(house)(tmp_path_factory.mktemp("apart"))
    yield opened
    opened.close()


@pytest.fixture
def own_house(house_apart) -> Iterator:
    """A server that may be stopped: others need theirs."""
    yield house_apart
    if house_apart.process.poll() is not None:
        house_apart.start()


@pytest.fixture
def visit(browser: Browser, own_house) -> Iterator:
    """A page of the own house that can be read without it from now on."""
    contexts = []

    def come(language: str):
        context = browser.new_context(locale=language, reduced_motion="reduce")
        context.set_default_timeout(120_000)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{own_house.url}/#/")
        page.evaluate(READY)
        return page

    yield come
    for context in contexts:
        context.close()


def say(house, language: str, room: str, key: str) -> str:
    return house.messages[room][key][language == "de"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_and_rules_are_read_without_the_server(language: str, own_house, visit) -> None:
    page = visit(language)
    messages = own_house.messages       # asked for while there is somebody to ask
    [ruling, *_] = own_house.client.get("/cards/moat/rulings").json()
    own_house.kill()

    page.goto(f"{own_house.url}/#/cards/moat")
    page.reload()
    dialog = page.get_by_role("dialog", name={"en": "Moat", "de": "Burggraben"}[language])
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(ruling[language]["rule"] or ruling[language]["case"])
    page.keyboard.press("Escape")
    expect(page.get_by_text(messages["offline"]["bar"][language == "de"])).to_be_visible()

    page.goto(f"{own_house.url}/#/rules")
    page.get_by_label(messages["rules"]["search"][language == "de"]).fill({"en": "shuffle", "de": "mischen"}[language])
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^\d+ (sections|Abschnitte)$"))).to_be_visible()
    page.get_by_role("article").first.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"#/rules/\w+"))

    for room, line in (("table/whatever", "table"), ("", "rest")):
        page.goto(f"{own_house.url}/#/{room}")
        expect(page.get_by_text(messages["offline"][line][language == "de"])).to_be_visible()
    page.get_by_role("link", name=messages["offline"]["cards"][language == "de"]).click()
    expect(page.locator(".card").first).to_be_visible()

    page.goto(f"{own_house.url}/#/")
    expect(page.get_by_text(messages["offline"]["rest"][language == "de"])).to_be_visible()
    own_house.start()                   # and it goes on by itself
    expect(page.get_by_role("button", name=messages["lobby"]["play"][language == "de"], exact=True)).to_be_visible()
    expect(page.get_by_text(messages["offline"]["bar"][language == "de"])).to_have_count(0)


@dataclass
class Reader:
    """Somebody with a phone who is in a room when the server goes away."""

    page: Page
    house: Any
    language: str
    room: str

    def say(self, room: str, key: str) -> str:
        return say(self.house, self.language, room, key)

    def go(self, room: str) -> None:
        self.page.goto(f"{self.house.url}/#/{room}")

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text=self.say("offline", "lost"))

    @property
    def name(self) -> Locator:
        return self.page.get_by_label(self.say("lobby", "name"))

    def come(self) -> None:
        self.page.set_viewport_size({"width": 360, "height": 740})
        token = self.house.client.headers["Authorization"].removeprefix("Bearer ")
        self.page.evaluate("kept => localStorage.setItem('throneroom.session', JSON.stringify(kept))",
                           {"token": token, "id": "1", "name": "Ada", "registered": False})
        self.go(self.room)
        with self.page.expect_websocket():
            self.page.reload()
        self.told = self.heading.inner_text()
        if self.room == "":
            self.name.fill("Ada der Zweite")
        self.page.wait_for_load_state("networkidle")

    def be_alone(self) -> None:
        expect(self.bar).to_be_visible()
        self.page.mouse.wheel(0, 10_000)                # however far one has read
        expect(self.bar).to_be_in_viewport(ratio=1)
        expect(self.heading).to_have_text(self.told)    # the page is still there, and what was filled in
        if self.room == "":
            expect(self.name).to_have_value("Ada der Zweite")
        self.go("daily")
        expect(self.page.get_by_text(self.say("offline", "rest"))).to_be_visible()
        self.go("settings")
        expect(self.heading).to_have_text(self.say("frame", "settings"))
        self.go("daily")

    def go_on(self) -> None:
        expect(self.bar).to_have_count(0)
        expect(self.heading).to_have_text(self.say("frame", "daily"))


def test_a_page_that_is_open_says_that_the_line_is_lost(own_house, visit) -> None:
    readers = [Reader(visit(language), own_house, language, room)
               for language, room in (("en", ""), ("de", ""), ("en", "people"), ("de", "cards"))]
    for reader in readers:
        reader.come()
    own_house.kill()
    for reader in readers:
        reader.be_alone()
    own_house.start()                   # and it goes on by itself
    for reader in readers:
        reader.go_on()


def test_nothing_of_anybodys_own_is_kept(own_house, visit) -> None:
    page = visit("en")
    page.get_by_role("button", name=say(own_house, "en", "lobby", "play"), exact=True).click()
    page.locator("section.question").wait_for()
    page.goto(f"{own_house.url}/#/account")
    page.get_by_role("heading", level=1).wait_for()
    kept = page.evaluate(KEPT)
    assert "/api/words" in kept and "/" in kept
    assert [path for path in kept if not PUBLIC.fullmatch(path)] == []
    page.context.set_offline(True)      # the net, this time
    page.goto(f"{own_house.url}/#/rules")
    page.reload()
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_new_version_replaces_the_old_one_as_a_whole(own_house, visit, tmp_path: Path) -> None:
    page = visit("en")
    newer = tmp_path / "page"
    shutil.copytree(PAGE, newer)
    for file, old, new in (("index.html", "<body", '<body data-newer="yes"'),
                           ("sw.js", 'CACHE = "throneroom', 'CACHE = "throneroom newer')):
        (newer / file).write_text((newer / file).read_text().replace(old, new))
    own_house.kill()
    start_with(own_house, newer)
    page.reload()
    expect(page.locator("body[data-newer]")).to_have_count(1)           # at once, not after another visit
    page.evaluate(INSTALLED)
    context = page.context
    empty = context.new_page()          # from which one sees when the old page is nobody's any more
    workers = context.new_cdp_session(empty)
    versions: dict[str, str] = {}
    workers.on("ServiceWorker.workerVersionUpdated", lambda told: versions.update(
        {each["versionId"]: each["status"] for each in told["versions"]}))
    workers.send("ServiceWorker.enable")
    moment = "() => new Promise(done => setTimeout(done, 50))"
    while "installed" not in versions.values():
        empty.evaluate(moment)
    [new] = [version for version, status in versions.items() if status == "installed"]
    page.close()
    while versions[new] != "activated":
        empty.evaluate(moment)
    page = context.new_page()
    page.goto(f"{own_house.url}/#/cards")
    assert page.evaluate(REPLACED)
    own_house.kill()
    page.reload()
    expect(page.locator("body[data-newer]")).to_have_count(1)
    expect(page.locator(".card").first).to_be_visible()


def start_with(house, page: Path) -> None:
    """The server again, with another page."""
    command = [sys.executable, "-c", OTHER_PAGE, str(page), "table", "--no-browser", "--port", str(house.port),
               "--database", house.database]
    house.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert house.process.stdout is not None
    assert f":{house.port}/" in house.process.stdout.readline()
