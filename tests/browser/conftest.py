"""A real server, a real browser, and people who click."""
from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from throneroom.engine.decision import Decision
from throneroom.kingdoms.order import BOOKS
from throneroom.lab.fuzz import Monkey, Plan, Report, TooLong, plan
from throneroom.record.record import record, write

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "build" / "shots"
PATIENCE = 120                          # seconds; only ever waited for on a very busy machine, or for what is broken
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
             "--disable-sync", "--no-first-run"]
LANGUAGES = ["en", "de"]

Json = dict[str, Any]
expect.set_options(timeout=PATIENCE * 1000)


# --- the server -------------------------------------------------------------------------------------------------------
class House:
    """`throneroom table` in a process of its own; it can be killed and started again at the same place."""

    def __init__(self, home: Path) -> None:
        self.database = f"sqlite:///{home / 'tables.sqlite'}"
        self.reserved = socket.socket()                 # nobody else gets the port while the server is away
        self.reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.reserved.bind(("127.0.0.1", 0))
        self.port = self.reserved.getsockname()[1]
        self.start()
        # A connection that is kept may be closed by the server just when the next request comes.
        self.client = httpx.Client(base_url=f"{self.url}/api", timeout=PATIENCE,
                                   limits=httpx.Limits(max_keepalive_connections=0))
        token = self.client.post("/session", json={"name": "Ada"}).json()["token"]
        self.client.headers["Authorization"] = f"Bearer {token}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.hurried", "table", "--no-browser", "--port", str(self.port),
                   "--database", self.database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert f":{self.port}/" in line, f"the server said {line!r}"

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def close(self) -> None:
        self.kill()
        self.client.close()
        self.reserved.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @cached_property
    def messages(self) -> dict[str, Any]:
        return self.client.get("/words").json()["messages"]

    def post(self, path: str, body: Any) -> Json:
        content = body if isinstance(body, bytes) else json.dumps(body)
        answer = self.client.post(path, content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code < 300, answer.text
        return answer.json()

    def branch(self, game: RandomGame, at: int, seat: int) -> Json:
        """The place of somebody who goes on after so many answers of a recorded game."""
        kept = self.post("/records", game.record)["id"]
        return self.post(f"/records/{kept}/branch", {"at": at, "seat": seat, "bots": "easy"})


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


# --- the browser ------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")         # Playwright's event loop must be gone before other tests begin one
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    # The same browser without its windows takes a third of the time, but can do less, and not every Debian has it.
    needs_all = getattr(request.module, "NEEDS_ALL_OF_THE_BROWSER", False)
    program = (None if needs_all else shutil.which("chromium-headless-shell")) or shutil.which("chromium")
    if program is None:
        pytest.fail("Chromium is not installed: `make system` installs it")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=PATIENCE * 1000)
        yield opened
        opened.close()


@dataclass
class Person:
    """Somebody in front of a page of their own."""

    page: Page
    house: House
    language: str
    troubles: list[str] = field(default_factory=list)       # what the browser complained about

    # --- where they are ---
    def go(self, where: str) -> None:
        self.page.goto(f"{self.house.url}/#/{where}")

    def sit(self, place: Json) -> None:
        """Takes a seat that was given out elsewhere, as if it had been kept here."""
        keep = "place => localStorage.setItem('throneroom.place.' + place.table, JSON.stringify(place))"
        self.page.evaluate(keep, place)
        self.go(f"table/{place['table']}")

    def say(self, room: str, key: str, **fields: object) -> str:
        """A message as this person reads it."""
        text: str = self.house.messages[room][key][LANGUAGES.index(self.language)]
        fitting = re.sub(r"{(\w+):([^|}]*)[|]([^}]*)}",
                         lambda found: f"{{{found[1]}}} {found[2 if fields[found[1]] == 1 else 3]}", text)
        return fitting.format(**fields)

    def button(self, room: str, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(room, key), exact=True)

    def shot(self, name: str, full_page: bool = False) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png", full_page=full_page)

    # --- what they see ---
    @property
    def question(self) -> Locator:
        return self.page.locator("section.question")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def hand(self) -> list[str]:
        """Ids of the cards."""
        cards = self.page.locator(".own section.hand [data-place]")
        places = cards.evaluate_all("all => all.map(each => each.dataset.place)")
        return sorted(place.split(":")[2] for place in places)

    def option(self, card: str) -> Locator:
        """A card in the supply that can be chosen now."""
        return self.page.locator(f'[data-place="pile:{card}"][data-option] button.press')

    def is_asked(self) -> bool:
        """Waits for the next question, or the end of the game."""
        self.page.locator("section.question, .score").first.wait_for()
        return self.page.locator(".score").count() == 0

    # --- what they do ---
    @contextmanager
    def answering(self) -> Iterator[None]:
        """What is done meanwhile must answer the question."""
        asked = self.question.element_handle()
        yield
        asked.wait_for_element_state("hidden")
        expect(self.page.locator(".refused")).to_have_count(0)

    def answer(self) -> None:
        """Answers whatever is asked."""
        with self.answering():
            buttons = self.question.locator(".buttons")
            at_once = buttons.locator("[data-answer=yes]").or_(
                buttons.get_by_role("button", name=re.compile(f"^{self.say('board', 'play all')}$")))
            if at_once.count():
                self.press(at_once)
                return
            spots = "[data-option] button.press, button[data-option]"
            options = self.page.locator(".board").locator(spots).filter(visible=True)
            confirm = self.question.locator(".buttons button.primary", has=self.page.locator("kbd", has_text="↵"))
            if confirm.count():
                self.choose(options, confirm)
                self.press(confirm)
            else:
                self.press(options.first)

    def choose(self, options: Locator, confirm: Locator) -> None:
        """At least one, and as many as needed."""
        def chosen() -> int:
            return int((re.findall(r"\d+", confirm.inner_text()) or ["0"])[0])

        self.press(options.first)
        for option in options.all():
            while not confirm.is_enabled():
                before = chosen()
                self.press(option)
                if chosen() < before:   # there are no more of it: not taken back, but the next
                    self.press(option)
                    break

    def buy(self, *wishes: str) -> None:
        """The first of these that can be had, or nothing."""
        with self.answering():
            found = [self.option(card) for card in wishes if self.option(card).count()]
            self.press(found[0] if found else self.button("board", "end turn"))
            if self.page.locator(".second-look").count():       # yes, really
                self.press(self.page.locator(".second-look button:not(.primary)"))

    def act(self, *wishes: str) -> None:
        """Answers the next question, and buys one of these when it is time to."""
        if self.question.get_attribute("data-purpose") == "buy":
            self.buy(*wishes)
        else:
            self.answer()

    def turn(self, *wishes: str) -> None:
        """Plays on until something was bought."""
        buying = False
        while not buying:
            assert self.is_asked()
            buying = self.question.get_attribute("data-purpose") == "buy"
            self.act(*wishes)

    def press(self, target: Locator) -> None:
        target.click()


class Tapper(Person):
    """Somebody with a phone."""

    def press(self, target: Locator) -> None:
        expect(self.page.locator("[data-arriving]")).to_have_count(0)       # people are not that quick
        target.tap()


@pytest.fixture
def tapper() -> type[Person]:
    return Tapper


def open_page(browser: Browser, house: House, language: str = "en", kind: type[Person] = Person,
              **settings: Any) -> Person:
    # What a service worker asks for passes by those who watch or break a connection; test_offline.py is about it.
    context = browser.new_context(locale=language, **{"reduced_motion": "reduce", "service_workers": "block",
                                                      "viewport": {"width": 1280, "height": 800}, **settings})
    context.set_default_timeout(PATIENCE * 1000)
    person = kind(context.new_page(), house, language)
    person.page.on("pageerror", lambda error: person.troubles.append(str(error)))
    person.page.on("console", lambda said: said.type == "error" and person.troubles.append(said.text))
    person.go("")
    person.page.get_by_role("banner").wait_for()        # the page is there, not only its address
    return person


Arrive = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arrive]:
    """Opens the page for one more person: arrive(), arrive("de", color_scheme="dark")."""
    people: list[Person] = []

    def opened(*words: Any, **settings: Any) -> Person:
        people.append(open_page(browser, house, *words, **settings))
        return people[-1]

    yield opened
    for person in people:
        person.page.context.close()
        assert not person.troubles


@pytest.fixture(scope="module")
def same_person(browser: Browser, house: House) -> Iterator[Person]:
    """One page for many short tests: opening another takes longer than they do."""
    person = open_page(browser, house)
    yield person
    person.page.context.close()


@pytest.fixture
def person(same_person: Person) -> Iterator[Person]:
    same_person.troubles.clear()
    yield same_person
    assert not same_person.troubles


@pytest.fixture
def two_people(arrive: Arrive, house: House) -> tuple[Person, Person]:
    """At one table, the first to play has the first turn; they speak English and German."""
    first, second = arrive("en"), arrive("de")
    place = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2})
    first.sit(place)
    second.go(f"join/{place['table']}")
    second.page.get_by_label(second.say("lobby", "name")).fill("Berta")
    second.button("join", "sit").click()
    first.question.wait_for()
    second.page.locator(".board").wait_for()
    return first, second


# --- recorded games ---------------------------------------------------------------------------------------------------
@dataclass
class RandomGame:
    """A game played at random, and who was asked what in it, answer by answer."""

    record: bytes
    asked: list[tuple[str, int]]        # purpose, seat
    sources: list[str]                  # which card asked; "": the turn itself
    over: bool


class Chronicler(Monkey):
    """Notes what it is asked ("": what people would not be); that the game is in order is checked elsewhere."""

    asked: list[tuple[str, int]]
    sources: list[str]

    def check(self, decision: Decision) -> None:
        self.asked.append((decision.purpose if decision.needless is None else "", int(decision.seat)))
        self.sources.append("" if decision.source is None else decision.source.id)


def play_randomly(planned: Plan) -> RandomGame:
    game = planned.setup.table().new_game(None, planned.seed)
    game.answers = []
    monkey = Chronicler(game, planned.seed, Report(), planned.fond_of, planned.turns)
    monkey.asked, monkey.sources = [], []
    game.agents = [monkey] * len(game.players)
    with suppress(TooLong):
        game.run()
    written = write(record(planned.setup, planned.seed, game.answers, game))
    return RandomGame(written, monkey.asked, monkey.sources, bool(game.over))


@pytest.fixture(scope="session")
def random_games() -> Callable[..., Iterator[RandomGame]]:
    """random_games("moat"): games with that card, which the players are fond of, one after the other."""
    return lambda *cards: (play_randomly(plan(seed, cards=cards, turns=25, among=BOOKS)) for seed in range(1000))


@pytest.fixture(scope="session")
def whole_game(random_games: Callable[..., Iterator[RandomGame]]) -> RandomGame:
    """One that was played to its end."""
    return next(game for game in random_games("smithy") if game.over)
