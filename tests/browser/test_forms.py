"""Bad input gets one clear sentence beside its field, in the reader's language; nothing that was filled in is lost."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

BESIDE = """field => (field.getAttribute("aria-describedby") ?? "").split(" ")
    .map(id => document.getElementById(id))
    .filter(each => each?.role === "alert").map(each => each.textContent).join()"""


@pytest.fixture(params=["en", "de"])
def reader(request: pytest.FixtureRequest, arrive):
    """Somebody who will be told what is wrong; the browser notes every refusal by itself."""
    person = arrive(request.param)
    yield person
    person.troubles.clear()


def field(person, room: str, key: str) -> Locator:
    return person.page.get_by_label(person.say(room, key), exact=True)


def empty_name(person) -> Locator:
    person.go("account")
    field(person, "account", "password").fill("whatever it is")
    field(person, "account", "name").fill("")
    person.button("account", "login").click()
    return field(person, "account", "name")


def short_password(person) -> Locator:
    person.go("account")
    field(person, "account", "name").fill("Konrad")
    field(person, "account", "password").press_sequentially("kurz")
    person.button("account", "register").click()
    return field(person, "account", "password")


def wrong_password(person) -> Locator:
    person.go("account")
    field(person, "account", "name").fill("Konrad")
    field(person, "account", "password").fill("not the right one")
    person.button("account", "login").click()
    return field(person, "account", "password")


def unlucky_name(person) -> Locator:
    person.go("")
    field(person, "lobby", "name").fill("Bob (2)")
    person.button("lobby", "play").click()
    return field(person, "lobby", "name")


def unknown_card(person) -> Locator:
    person.go("new")
    person.button("new", "own").click()
    field(person, "new", "list").fill("Milita, Village")
    person.button("new", "look").click()
    return field(person, "new", "list")


def unknown_wish(person) -> Locator:
    person.go("new")
    person.button("new", "random").click()
    field(person, "new", "unwanted").fill("tag:nonsense")
    person.button("new", "deal").click()
    return field(person, "new", "unwanted")


def unknown_record(person) -> Locator:
    person.go("replay")
    field(person, "watch", "by id").fill("nosuchrecord")
    person.button("watch", "show").click()
    return field(person, "watch", "by id")


def broken_file(person) -> Locator:
    person.go("replay")
    file = person.page.locator("input[type=file]")
    file.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": b"{"})
    return file


def no_players(person) -> Locator:
    person.go("people")
    person.page.get_by_role("checkbox", name="2", exact=True).uncheck()
    person.button("match", "find").click()
    return person.page.get_by_role("checkbox", name="3", exact=True)


def unknown_friend(person) -> Locator:
    session = person.house.client.post("/register", json={"name": f"Lonely {person.language}",
                                                          "password": "correct horse"}).json()
    person.page.evaluate("kept => localStorage.setItem('throneroom.session', JSON.stringify(kept))", session)
    person.go("people")
    person.page.reload()
    field(person, "people", "name").fill("Nobody There")
    person.button("people", "ask").click()
    return field(person, "people", "name")


def unlucky_guest(person) -> Locator:
    """Whoever follows an invitation."""
    table = person.house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2})["table"]
    person.go(f"join/{table}")
    field(person, "lobby", "name").fill("Bob (2)")
    person.button("join", "sit").click()
    return field(person, "lobby", "name")


@pytest.mark.parametrize(("fills", "lines"), [
    (empty_name, ("This has to be filled in.", "Das muss noch ausgefüllt werden.")),
    (short_password, ("This needs at least 8 characters.", "Das braucht mindestens 8 Zeichen.")),
    (wrong_password, ("the name or the password is wrong", "Der Name oder das Passwort ist falsch.")),
    (unlucky_name, ("numbers in brackets are given at the tables", "Zahlen in Klammern vergibt erst der Tisch")),
    (unlucky_guest, ("numbers in brackets are given at the tables", "Zahlen in Klammern vergibt erst der Tisch")),
    (no_players, ("Choose at least one of these.", "Wähle davon mindestens eins.")),
    (unknown_friend, ("nobody is registered", "niemand")),
    (unknown_card, ("no card is called 'Milita'", "Keine Karte heißt 'Milita'.")),
    (unknown_wish, ("there is no tag 'nonsense'", "'nonsense'")),
    (unknown_record, ("there is no such record", "Diese Aufzeichnung gibt es nicht.")),
    (broken_file, ("not a record of a game", "Das ist keine Aufzeichnung eines Spiels")),
], ids=lambda value: value.__name__ if callable(value) else "")
def test_what_is_wrong_is_said_beside_its_field(fills: Callable[..., Locator], lines: tuple[str, str], reader) -> None:
    control = fills(reader)
    expect(control).to_have_attribute("aria-invalid", "true")
    line = lines[reader.language == "de"]
    said = reader.page.get_by_role("alert").filter(has_text=line)
    expect(said).to_have_count(1)       # once, and there
    assert line in control.evaluate(BESIDE)


def test_the_field_is_gone_to_and_mended(reader) -> None:
    name = unlucky_name(reader)
    expect(name).to_be_focused()
    expect(name).to_have_value("Bob (2)")
    name.fill("Bob")
    expect(name).not_to_have_attribute("aria-invalid", "true")
    reader.button("lobby", "play").click()
    assert reader.is_asked()
