"""Whole games and what happens in them, as people at the page live through it."""
from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

RICHES = ("province", "gold", "silver")


def test_a_newcomer_plays_a_whole_game_after_one_click(arrive, throneroom, tmp_path: Path) -> None:
    person = arrive()
    person.button("lobby", "play").click()
    assert person.is_asked()
    expect(person.page.locator(".others section.seat")).to_have_count(2)
    person.shot("first-question")
    while person.is_asked():
        person.act(*RICHES)
    expect(person.page.get_by_text(person.say("score", "title"))).to_be_visible()
    expect(person.page.locator(".ranks > li")).to_have_count(3)
    expect(person.page.locator(".ranks .name .bot")).to_have_count(2)
    for graph in ("points by turn", "money by turn"):
        expect(person.page.get_by_role("img", name=person.say("score", graph))).to_be_visible()
    person.shot("score")
    with person.page.expect_download() as begun:
        person.button("score", "download").click()
    file = tmp_path / "game.json"
    begun.value.save_as(file)
    code, out, errors = throneroom("replay", str(file))
    assert (code, errors) == (0, "")
    scores = person.page.locator(".ranks .points").all_inner_texts()
    assert all(score.split()[0] in out for score in scores)


def test_whoever_comes_back_to_a_finished_game_plays_again(arrive, house, whole_game) -> None:
    person = arrive("de")
    session = house.client.post("/session", json={"name": "Wiederkehr"}).json()
    person.page.evaluate("kept => localStorage.setItem('throneroom.session', JSON.stringify(kept))", session)
    person.page.reload()
    kept = house.post("/records", whole_game.record)["id"]
    at = max(index for index, (purpose, _) in enumerate(whole_game.asked) if purpose == "buy")
    wanted = {"at": at, "seat": whole_game.asked[at][1], "bots": "easy"}
    place = house.client.post(f"/records/{kept}/branch", json=wanted,
                              headers={"Authorization": f"Bearer {session['token']}"}).json()
    person.sit(place)
    while person.is_asked():
        person.act(*RICHES)
    again = person.button("score", "rematch")
    expect(again).to_be_visible()
    person.page.reload()                # the same address
    expect(again).to_be_visible()
    person.go("")                       # from the lobby, by one's own games
    person.button("lobby", "play").wait_for()
    person.go("games")
    person.button("games", "open").first.click()
    expect(again).to_be_visible()
    again.click()
    person.page.wait_for_url(lambda url: "#/table/" in url and place["table"] not in url)
    assert person.is_asked()


def test_two_people_in_two_languages(arrive) -> None:
    """A table is set up, somebody follows the invitation, they talk and take turns."""
    ada, berta = arrive("en", reduced_motion="no-preference"), arrive("de", reduced_motion="no-preference")
    ada.go("new")
    ada.page.get_by_label(ada.say("lobby", "name")).fill("Ada")
    ada.page.get_by_label(ada.say("new", "seat", number=2)).select_option("person")
    ada.button("new", "open").click()
    invitation = ada.page.get_by_label(ada.say("board", "invite")).input_value()
    berta.page.goto(invitation)
    berta.page.get_by_label(berta.say("lobby", "name")).fill("Berta")
    berta.button("join", "sit").click()

    for talk in ("<b>Hi</b>", "{who} & <img src=x onerror=alert(1)>"):
        berta.page.locator("[data-chat]").fill(talk)
        berta.page.keyboard.press("Enter")
        expect(ada.log).to_contain_text(f"Berta: {talk}")
        expect(berta.log).to_contain_text(talk)
    assert ada.page.locator(".log b, .log img").count() == 0

    for _ in range(2):
        ada.turn("silver")
        berta.question.wait_for()
        expect(ada.question).to_have_count(0)
        berta.turn("estate")
        ada.question.wait_for()
        expect(berta.question).to_have_count(0)
    expect(ada.log).to_contain_text("Silver")
    expect(ada.log).to_contain_text("Berta buys")
    expect(berta.log).to_contain_text("Silber")
    expect(berta.log).to_contain_text("Ada kauft")
    berta.shot("german")


def test_a_link_to_a_kingdom_lays_it_out(arrive, house) -> None:
    person = arrive("de")
    kingdom = house.post("/kingdom", {"text": "First Game"})
    person.go(f"new?kingdom={kingdom['code']}")
    laid_out = person.page.get_by_role("region", name=person.say("new", "preview"))
    expect(person.page.get_by_role("link", name=kingdom["code"])).to_be_visible()
    expect(laid_out.get_by_role("button", name="Burggraben").first).to_be_visible()
    person.button("new", "open").click()
    assert person.is_asked()
    expect(person.page.get_by_role("heading", name="Erstes Spiel")).to_be_visible()


def test_rulings_are_read_in_one_s_own_language(arrive, house) -> None:
    [ruling, *_] = house.client.get("/cards/moat/rulings").json()
    for language in ("en", "de"):
        person = arrive(language)
        person.go("cards/moat")
        rule = person.page.get_by_role("dialog").get_by_text(ruling[language]["rule"])
        rule.click()
        expect(person.page.get_by_role("dialog").get_by_text(ruling[language]["case"])).to_be_visible()


@pytest.mark.parametrize(("language", "spoken"), [("en", "4 coins"), ("de", "4 Geld")])
def test_coins_in_texts_are_drawn_and_said(arrive, language, spoken) -> None:
    person = arrive(language)
    person.go("cards/workshop")
    text = person.page.get_by_role("dialog").locator(f"section[lang={language}]")
    expect(text.locator(".coin")).to_have_text("4")
    expect(text.locator(".coin")).to_have_attribute("aria-hidden", "true")
    expect(text.locator(".unseen")).to_have_text(spoken)
    expect(text).not_to_contain_text("$")
    person.page.keyboard.press("Escape")
    person.page.emulate_media(media="print")                # the list on paper
    row = person.page.get_by_role("row").filter(has=person.page.locator("th", has_text="Workshop"))
    expect(row.locator(".coin").first).to_have_text("4")
    expect(person.page.locator("main table")).not_to_contain_text("$4")


def test_nobody_is_told_the_hand_of_another(two_people) -> None:
    ada, berta = two_people
    frames: list[str] = []
    berta.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    berta.page.reload()
    berta.page.locator(".board").wait_for()
    for _ in range(3):
        ada.turn("silver")
        berta.turn("silver")
    ada.question.wait_for()
    updates = [update for update in map(json.loads, frames) if update["type"] == "update" and update["view"]]
    assert len(updates) > 6
    for update in updates:
        own, other = update["view"]["players"][1], update["view"]["players"][0]
        assert len(own["hand"]) == own["hand_size"]
        assert other["hand"] is None and other["cards"] is None
        if update["question"] and update["question"]["seat"] == 0:
            assert update["question"]["options"] is None
        drawn = [event for event in update["events"] if event["verb"] == "draw" and event["seat"] == 0]
        assert not any(event.get("cards") for event in drawn)
    assert any(event["verb"] == "draw" and event["seat"] == 0 for update in updates for event in update["events"])


def test_a_page_that_is_loaded_again_shows_the_same_question(two_people) -> None:
    ada, _ = two_people
    ada.answer()                        # plays Treasures
    ada.question.wait_for()
    before = (ada.question.inner_text(), ada.hand, ada.page.locator(".log").inner_text())
    ada.page.reload()
    ada.question.wait_for()
    assert (ada.question.inner_text(), ada.hand, ada.page.locator(".log").inner_text()) == before
    ada.buy("silver")


def test_both_go_on_after_the_database_was_away(two_people, house) -> None:
    ada, berta = two_people
    ada.question.wait_for()
    before = ada.hand
    other = sqlite3.connect(house.database.removeprefix("sqlite:///"), timeout=60, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    berta.page.locator("[data-chat]").fill("Hm")
    berta.page.keyboard.press("Enter")
    for person in two_people:
        expect(person.page.get_by_role("status").get_by_text(person.say("connection", "paused"))).to_be_visible()
    other.close()
    for person in two_people:
        expect(person.page.get_by_text(person.say("connection", "paused"))).to_have_count(0)
    assert ada.hand == before
    ada.turn("silver")
    berta.turn("silver")


def test_both_go_on_after_the_server_was_killed(two_people, house) -> None:
    ada, berta = two_people
    ada.answer()
    ada.question.wait_for()
    before = [(person.hand, person.log.inner_text()) for person in two_people]
    house.kill()
    for person in two_people:
        expect(person.page.get_by_text(person.say("connection", "lost"))).to_be_visible()
    house.start()
    for person in two_people:
        expect(person.page.get_by_text(person.say("connection", "lost"))).to_have_count(0)
        person.troubles.clear()         # that the server could not be reached
    assert [(person.hand, person.log.inner_text()) for person in two_people] == before
    ada.buy("silver")
    berta.turn("silver")
    ada.turn("silver")
    expect(berta.question).to_be_visible()


def test_taking_back_is_refused_and_granted(two_people) -> None:
    ada, berta = two_people
    hand = ada.hand
    ada.answer()                        # plays Treasures: nothing was seen, so nobody is asked
    ada.button("board", "undo").click()
    expect(ada.button("board", "play all")).to_be_visible()
    assert ada.hand == hand
    for person, took in ((ada, "You take back"), (berta, "Ada nimmt zurück")):      # struck out, and who did it
        expect(person.log.get_by_role("deletion")).to_have_css("text-decoration-line", "line-through")
        expect(person.log).to_contain_text(took)
    ada.turn("estate")
    berta.question.wait_for()
    expect(ada.log).to_contain_text("You buy Estate")

    ada.button("board", "ask undo").click()
    expect(ada.page.get_by_text(ada.say("vote", "waiting", who="Berta"))).to_be_visible()
    berta.button("vote", "refuse").click()
    expect(ada.log).to_contain_text(ada.say("happened", "undo refused"))
    expect(ada.question).to_have_count(0)
    expect(ada.button("board", "undo")).to_be_disabled()        # the same is not asked for twice

    berta.turn("copper")
    ada.turn("copper")
    berta.question.wait_for()
    ada.button("board", "ask undo").click()
    berta.button("vote", "agree").wait_for()
    ada.button("vote", "withdraw").click()
    expect(berta.log).to_contain_text("Ada möchte doch nicht zurücknehmen")
    expect(berta.button("vote", "agree")).to_have_count(0)

    berta.turn("copper")
    ada.turn("estate")
    berta.question.wait_for()
    ada.button("board", "ask undo").click()
    berta.button("vote", "agree").click()
    ada.question.wait_for()
    expect(berta.question).to_have_count(0)
    assert ada.question.get_attribute("data-purpose") == "buy"
    expect(berta.log.get_by_role("deletion").filter(has_text="Ada kauft Anwesen")).to_be_visible()
    ada.buy("silver", "copper")
    expect(berta.question).to_be_visible()


def test_the_first_game_is_explained_in_both_languages(arrive) -> None:
    person = arrive()
    person.page.get_by_role("button", name=person.say("lobby", "learn")).click()
    names = person.house.messages["guide"]["name"]
    guide = person.page.get_by_role("complementary", name=re.compile("|".join(names)))
    for step in ("welcome", "goal", "look up", "phases"):
        expect(guide).to_contain_text(person.say("step", step))
        person.page.get_by_role("button", name="DE Deutsch").click()
        person.language = "de"
        expect(guide).to_contain_text(person.say("step", step))
        person.page.get_by_role("button", name="EN English").click()
        person.language = "en"
        person.button("guide", "next").click()
    expect(guide).to_contain_text(person.say("step", "treasures"))
    person.shot("guide")
    person.answer()
    expect(guide).to_contain_text(person.say("step", "militia"))
    person.buy("militia")
    expect(guide).to_contain_text(person.say("step", "cleaned up"))
