"""What goes wrong is said in one line, in the reader's language."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect


@pytest.fixture
def reader(arrive):
    """Somebody German, who will be told what went wrong; the browser notes every refusal by itself."""
    person = arrive("de")
    yield person
    person.page.close()                 # what is tried again without a line is noted until then
    person.troubles.clear()


def told(person, line: str) -> None:
    expect(person.page.get_by_role("alert").filter(has_text=line)).to_be_visible()


def sign_in(person, way: str, password: str) -> None:
    person.go("account")
    person.page.get_by_label(person.say("account", "name")).fill("Konrad")
    person.page.get_by_label(person.say("account", "password")).fill(password)
    person.button("account", way).click()


def wrong_password(person, house) -> None:
    sign_in(person, "login", "nicht das richtige")


def taken_name(person, house) -> None:
    house.client.post("/register", json={"name": "Konrad", "password": "das richtige"})
    sign_in(person, "register", "ein anderes")


def invisible_name(person, house) -> None:
    person.page.get_by_label(person.say("lobby", "name")).fill("Kon\u202erad")
    person.button("lobby", "play").click()


def unknown_card(person, house) -> None:
    person.go("new")
    person.button("new", "own").click()
    person.page.get_by_label(person.say("new", "list")).fill("Milita, Dorf")
    person.button("new", "look").click()


def wishes_that_conflict(person, house) -> None:
    person.go("new")
    person.button("new", "random").click()
    person.page.get_by_label("Basisspiel").check()
    person.page.get_by_label(person.say("new", "wanted"), exact=True).fill("Kerkermeister")
    person.button("new", "deal").click()


def unknown_table(person, house) -> None:
    person.go("join/nosuchtable")


def unknown_table_looked_at(person, house) -> None:
    person.go("table/nosuchtable")


def full_table(person, house) -> None:
    place = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2})
    person.go(f"join/{place['table']}")
    person.page.get_by_label(person.say("lobby", "name")).fill("Zu spät")
    sit = person.button("join", "sit")
    sit.wait_for()
    quicker = house.client.post("/session", json={"name": "Eher da"}).json()["token"]
    house.client.post(f"/tables/{place['table']}/join", headers={"Authorization": f"Bearer {quicker}"})
    sit.click()


def unknown_record(person, house) -> None:
    person.go("replay/nosuchrecord")


def broken_record(person, house) -> None:
    person.go("replay")
    person.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b'{"throneroom": 1, "set'})


def no_server(person, house) -> None:
    person.page.get_by_label(person.say("lobby", "name")).wait_for()
    person.page.context.set_offline(True)
    person.button("lobby", "play").click()


@pytest.mark.parametrize(("happens", "line"), [
    (wrong_password, "Der Name oder das Passwort ist falsch."),
    (taken_name, "Konrad heißt schon jemand anderes, oder zum Verwechseln ähnlich."),
    (invisible_name, "Ein Name besteht aus sichtbaren Zeichen."),
    (unknown_card, "Keine Karte heißt 'Milita'. Meinst du "),
    (wishes_that_conflict, "Diese Wünsche vertragen sich nicht: nur Karten aus Basisspiel; mit Kerkermeister"),
    (unknown_table, "Diesen Tisch gibt es nicht."),
    (unknown_table_looked_at, "Diesen Tisch gibt es nicht."),
    (full_table, "Alle Plätze an diesem Tisch sind besetzt."),
    (unknown_record, "Diese Aufzeichnung gibt es nicht."),
    (broken_record, "Die Datei ist beschädigt oder abgeschnitten."),
    (no_server, "Der Server ist gerade nicht zu erreichen."),
], ids=lambda value: value.__name__ if callable(value) else "")
def test_a_german_reader_is_told_in_german(happens: Callable[..., None], line: str, reader, house) -> None:
    happens(reader, house)
    told(reader, line)


def test_what_went_wrong_is_said_again_in_another_language(reader) -> None:
    wrong_password(reader, None)
    told(reader, "Der Name oder das Passwort ist falsch.")
    reader.page.get_by_role("button", name="EN English").click()
    told(reader, "the name or the password is wrong")


# --- lines that break ------------------------------------------------------------------------------------------------
@pytest.fixture
def breaking(reader) -> Callable[[str, str, int], list[str]]:
    """Lets the first requests to an address fail, as if the server were just starting again; all that were made."""
    def broken(method: str, address: str, failures: int) -> list[str]:
        asked: list[str] = []

        def answer(route: Route) -> None:
            if route.request.method != method:
                route.continue_()
                return
            asked.append(method)
            if len(asked) > failures:
                route.continue_()
            elif len(asked) % 2:
                route.abort("connectionreset")
            else:
                route.fulfill(status=502, content_type="text/html", body="Bad Gateway")     # says a proxy

        reader.page.route(f"**/api/{address}", answer)
        return asked
    return broken


def test_what_is_only_read_is_asked_for_again(reader, house, breaking) -> None:
    asked = breaking("GET", "cards/moat/rulings", 2)
    [ruling, *_] = house.client.get("/cards/moat/rulings").json()
    reader.go("cards/moat")
    expect(reader.page.get_by_role("dialog").get_by_text(ruling["de"]["rule"])).to_be_visible()
    assert asked == ["GET"] * 3


def test_a_record_handed_in_twice_is_kept_once(reader, breaking, whole_game) -> None:
    asked = breaking("POST", "records", 1)
    reader.go("replay")
    reader.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": whole_game.record})
    reader.page.locator(".board").wait_for()
    assert asked == ["POST"] * 2


def test_what_would_be_done_twice_is_not(reader, breaking) -> None:
    asked = breaking("POST", "tables", 1)
    reader.button("lobby", "play").click()
    told(reader, "Der Server ist gerade nicht zu erreichen.")
    assert asked == ["POST"]
    reader.button("lobby", "play").click()
    assert reader.is_asked()
