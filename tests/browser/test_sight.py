"""Everything in sight: the fullest tables in windows of all sizes, in both languages; and a board that stands still."""
from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.worst import LATEST, WORST, Collector, filled, until_enough

from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE
from throneroom.kingdoms.setup import Setup

SCREENS = [(1366, 768), (1366, 640), (1280, 720), (1024, 768), (768, 1024), (1920, 1080), (2560, 1440),
           (1093, 614)]                 # that is the first one, enlarged by a quarter
SMALL = (911, 512)                      # and by half
PHONES = [(360, 740), (320, 568), (740, 360)]
LANGUAGES = ["en", "de"]
PILES, KINDS = 11 + 1 + 10 + 7 + 4 + 2, 9        # in the Supply and beside it, with the trash; kinds of cards in play
PARTS: dict[str, dict[str, int]] = {"tab supply": {"pile": PILES}, "tab play": {"play": KINDS}, "tab log": {}}
PROBLEMS = (Path(__file__).parent / "sight.js").read_text()
HAND, IN_PLAY = 12, 20
SEEDS = {5: 2, 6: 41}                   # with which a game comes to that
LATE_SEED, LATE = 8, (7, 29)            # the same at a table of the latest sets
CHEAP = Setup(("blockade", "bridge", "cellar", "chapel", "merchant", "moat", "remodel", "smithy", "village",
               "workshop"))
FIRST_GAME = {"kingdom": {"text": "First Game"}, "seats": 2, "bots": ["easy"]}

Json = dict[str, Any]


def placed(house: Any, players: int) -> Json:
    """A seat at the worst table with so many players."""
    game, at = filled(replace(WORST, players=players), SEEDS[players], HAND, IN_PLAY)
    kept = house.post("/records", game)["id"]
    place: Json = house.post(f"/records/{kept}/branch", {"at": at, "seat": 0, "bots": "easy"})
    return place


@pytest.fixture(scope="module")
def worst(house) -> Json:
    return placed(house, 5)


def sit(person: Any, place: Json) -> None:
    person.sit(place)
    person.question.wait_for()
    person.page.locator(".play-part .card").first.wait_for(state="attached")


def resize(person: Any, width: int, height: int) -> None:
    """Waits until the page has been laid out and painted."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate("""() => new Promise(done => {
        const places = () => [...document.querySelectorAll('.board .card')]
            .map(card => JSON.stringify(card.getBoundingClientRect())).join()
        let before = ''
        const look = () => {
            const now = places()
            if (now === before) done()
            before = now
            setTimeout(() => requestAnimationFrame(look), 60)
        }
        requestAnimationFrame(look)
    })""")


def problems(person: Any, scrolls: bool = False, **least: int) -> list[str]:
    """What is not to be seen as it should; and whether there are so many of what is looked at."""
    found = person.page.evaluate(PROBLEMS, scrolls)
    counts = found["counts"]
    return [*found["problems"], *(f"{kind}: only {counts[kind]}" for kind in least if counts[kind] < least[kind])]


def shoot(person: Any, name: str) -> None:
    person.shot(f"sight/{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worst_table_is_all_in_sight_on_every_screen(arrive, worst, language: str) -> None:
    person = arrive(language)
    sit(person, worst)
    view = person.page.locator(".own .hand .card")
    expect(view).to_have_count(HAND)
    found = {}
    for width, height in SCREENS:
        resize(person, width, height)
        shoot(person, f"worst-{width}x{height}-{language}")
        found[width, height] = problems(person, pile=PILES, play=KINDS, hand=HAND, question=2, resources=5, heap=2)
    assert {window: each for window, each in found.items() if each} == {}


def test_in_an_enlarged_window_all_is_seen_or_one_part_at_a_time(arrive, house, worst) -> None:
    """Where there is no room for all of it, nothing lies on anything else."""
    person = arrive("de")
    game, at = filled(LATEST, LATE_SEED, *LATE)
    late = house.post(f"/records/{house.post('/records', game)['id']}/branch", {"at": at, "seat": 0, "bots": "easy"})
    plain = house.post("/tables", FIRST_GAME)
    for name, place, shape in (("worst", worst, "lying"), ("late", late, "lying"), ("plain", plain, "wide")):
        person.sit(place)
        person.question.wait_for()
        resize(person, *SMALL)
        shoot(person, f"enlarged-{name}-de")
        assert person.page.locator(".board").get_attribute("data-shape") == shape
        assert problems(person, shape == "lying", pile=17, hand=5, question=2) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_phones_every_part_is_one_thumb_away(arrive, tapper, worst, language: str) -> None:
    person = arrive(language, tapper, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit(person, worst)
    found = {}
    for width, height in PHONES:
        resize(person, width, height)
        for part, shown in PARTS.items():
            person.press(person.button("board", part))
            shoot(person, f"worst-{width}x{height}-{part.removeprefix('tab ')}-{language}")
            found[width, height, part] = problems(person, True, **shown, hand=HAND, question=2, resources=4, tabs=3)
    assert {window: each for window, each in found.items() if each} == {}


def test_six_players_and_two(arrive, house) -> None:
    person = arrive("de")
    found = {}
    for name, place, sizes in (("six", placed(house, 6), [*SCREENS, *PHONES]),
                               ("plain", house.post("/tables", FIRST_GAME), [*SCREENS, *PHONES])):
        person.sit(place)
        person.question.wait_for()
        for width, height in sizes:
            resize(person, width, height)
            shoot(person, f"{name}-{width}x{height}-de")
            found[name, width, height] = problems(person, (width, height) in PHONES, pile=17, hand=5, question=2)
    assert {window: each for window, each in found.items() if each} == {}


@pytest.mark.parametrize(("card", "purpose"), [("wishing_well", "name"), ("cartographer", "discard")])
def test_a_long_question_is_whole_on_small_phones(arrive, house, random_games, card: str, purpose: str) -> None:
    """However much there is to choose from, it does not leave the window, and no word of it is cut."""
    person = arrive("de")
    game, at = next((game, at) for game in random_games(card) for at, (asked, _) in enumerate(game.asked)
                    if asked == purpose)
    person.sit(house.branch(game, at, game.asked[at][1]))
    person.question.wait_for()
    for width, height in PHONES:
        resize(person, width, height)
        shoot(person, f"long-{purpose}-{width}x{height}")
        found = [each for each in problems(person, True, question=1) if each.startswith(("question", "words of"))]
        assert [each for each in found if "outside" in each or "cut" in each or "only" in each] == []


@pytest.mark.parametrize(("card", "purpose"), [("cage", "set aside"), ("replace", "gain"), ("sentinel", "trash"),
                                               ("scrounge", "option"), ("raze", "trash")])
def test_what_a_long_question_asks_for_is_in_reach(arrive, house, random_games, card: str, purpose: str) -> None:
    """On small phones it does not lie on the hand that it is about, what lies beneath it can be scrolled out from
    there, and if there is too much to choose from, that scrolls, not what is asked."""
    person = arrive("de")
    game, at = next((game, at) for game in random_games(card)
                    for at, ((asked, _), source) in enumerate(zip(game.asked, game.sources, strict=True))
                    if (source, asked) == (card, purpose))
    person.sit(house.branch(game, at, game.asked[at][1]))
    person.question.wait_for()
    for width, height in PHONES:
        resize(person, width, height)
        shoot(person, f"long-{card}-{width}x{height}")
        options = person.page.locator(".board [data-option]").filter(visible=True)
        assert options.count() > 0
        for option in options.all():
            box = option.bounding_box()
            option.click(trial=True, position={"x": 12, "y": box["height"] - 8})    # at its price
        found = [each for each in problems(person, True, question=1) if each.startswith(("question", "words of"))]
        assert [each for each in found if "overlap" not in each] == []
        hand = [each for each in problems(person, True, hand=1) if "hand" in each and "overlap" in each]
        assert hand == []
        assert person.page.evaluate("""() => {
            const [paper, prompt, buttons] = ['', ' .prompt', ' .buttons']
                .map(part => document.querySelector('.question' + part).getBoundingClientRect())
            return prompt.bottom <= Math.min(paper.bottom, buttons.height ? buttons.top : paper.bottom) + 1
        }""")


LONG = ("philosophers_stone", "scrying_pool", "royal_blacksmith", "charlatan", "storyteller", "patrol", "conjurer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_are_read_on_phones(arrive, tapper, house, language: str) -> None:
    """In hand, in play and on one's own discard pile, where they have least room."""
    person = arrive(language, tapper, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    shown = [LONG[0]]

    def between(line: Any) -> None:
        server = line.connect_to_server()

        def told(said: str) -> None:
            update = json.loads(said)
            if update.get("type") == "update" and update["view"]:
                me = update["view"]["players"][0]
                me.update(hand=[*me["hand"], *LONG[1:]], in_play=LONG, discard_top=shown[0])
            line.send(json.dumps(update))

        server.on_message(told)

    person.page.route_web_socket(re.compile("/table"), between)
    place = house.post("/tables", FIRST_GAME)
    found = {}
    for card in LONG:
        shown[0] = card
        person.page.reload()
        person.sit(place)
        person.question.wait_for()
        expect(person.page.locator(f'.own figure [data-card="{card}"]')).to_be_visible()
        for width, height in PHONES if card == LONG[0] else PHONES[:1]:
            for part in ("tab play", "tab supply"):
                resize(person, width, height)
                person.press(person.button("board", part))
                shoot(person, f"names-{width}x{height}-{part.removeprefix('tab ')}-{language}")
                found[card, width, height, part] = problems(person, True, hand=11, heap=2)
    assert {where: each for where, each in found.items() if each} == {}


def test_the_last_row_is_not_beneath_a_question_about_it(arrive, house) -> None:
    def has_it(me: Player) -> bool:
        return me.game.phase == ACTION_PHASE and any(card.id == "blockade" for card in me.hand)

    game, at = until_enough(CHEAP, 1, [Collector({"blockade": 1}, enough=has_it), Collector({})])
    kept = house.post("/records", game)["id"]
    person = arrive("de")
    person.sit(house.post(f"/records/{kept}/branch", {"at": at, "seat": 0, "bots": "easy"}))
    person.question.wait_for()
    with person.answering():
        person.press(person.page.locator('.own .hand [data-card="blockade"] button.press'))
    person.question.wait_for()
    for width, height in PHONES:
        resize(person, width, height)
        person.page.locator(".middle").evaluate("middle => middle.scrollTo(0, middle.scrollHeight)")
        shoot(person, f"last-row-{width}x{height}")
        assert person.page.evaluate("""() => [...document.querySelectorAll('.supply [data-option]')].filter(option => {
            const { left, right, top, bottom } = option.getBoundingClientRect()
            const hit = document.elementFromPoint((left + right) / 2, bottom - 4)
            return top > document.querySelector('.middle').getBoundingClientRect().top && !option.contains(hit)
        }).map(option => option.dataset.card)""") == []


def test_the_question_stands_still(arrive, worst) -> None:
    """Whatever is asked, and however many cards come and go."""
    person = arrive(viewport={"width": 1366, "height": 768})
    sit(person, worst)
    resize(person, 1366, 768)
    places = """() => ['.ask', '.resources', '.own', '.supply-part .heap', '.play-part'].map(part => {
        const box = document.querySelector(part).getBoundingClientRect()
        return [box.x, box.y, box.width, box.height].map(Math.round)
    })"""
    foot = """() => {
        const question = document.querySelector('.question')
        return question.offsetTop + question.offsetHeight
    }"""
    at, low = person.page.evaluate(places), person.page.evaluate(foot)
    purposes = set()
    for _ in range(12):
        purposes.add(person.question.get_attribute("data-purpose"))
        person.act("silver")
        if not person.is_asked():
            break
        person.question.wait_for()
        assert (person.page.evaluate(places), person.page.evaluate(foot)) == (at, low)
    assert len(purposes) > 1


def test_what_the_others_do_is_seen_on_a_phone(arrive, tapper, house) -> None:
    ada = arrive()
    berta = arrive("de", tapper, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    place = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2})
    ada.sit(place)
    berta.go(f"join/{place['table']}")
    berta.page.get_by_label(berta.say("lobby", "name")).fill("Berta")
    berta.press(berta.button("join", "sit"))
    ada.question.wait_for()
    expect(berta.button("board", "tab play")).to_have_attribute("aria-pressed", "true")
    ada.answer()                        # plays Treasures
    expect(berta.page.locator('.play-part [data-card="copper"]')).to_be_in_viewport()
    ada.turn("silver")
    berta.question.wait_for()
    berta.answer()
    expect(berta.button("board", "tab supply")).to_have_attribute("aria-pressed", "true")
    expect(berta.page.locator("[data-taken]")).to_have_count(1)
    for width, height in PHONES:        # who took it is written where it hides nothing
        resize(berta, width, height)
        shoot(berta, f"taken-{width}x{height}-de")
        assert problems(berta, True, pile=17, hand=1, question=2) == []
    expect(berta.option("silver").or_(berta.option("copper")).first).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_took_from_a_pile_hides_nothing_on_it(arrive, house, worst, language: str) -> None:
    """However small piles and landscapes are drawn, and whatever else lies on them."""
    person = arrive(language)
    game, at = filled(LATEST, LATE_SEED, *LATE)
    kept = house.post("/records", game)["id"]
    late = house.post(f"/records/{kept}/branch", {"at": at, "seat": 0, "bots": "easy"})
    found = {}
    for name, place in (("worst", worst), ("late", late)):
        person.sit(place)
        person.question.wait_for()
        for width, height in [*SCREENS, *PHONES]:
            resize(person, width, height)
            person.page.locator('.supply [data-place^="pile:"]').evaluate_all("""piles => piles.forEach(pile =>
                Object.assign(pile.dataset, { taken: 'Bertram (2)', takers: 'BC' }))""")
            shoot(person, f"taken-{name}-{width}x{height}-{language}")
            found[name, width, height] = problems(person, (width, height) in PHONES, pile=30)
            if (width, height) in PHONES:
                person.page.locator('.supply [data-place^="pile:"]').evaluate_all("""piles => piles.forEach(pile =>
                    Object.assign(pile.dataset, { takers: 'BCDEF', manyTakers: '' }))""")
                shoot(person, f"taken-by-many-{name}-{width}x{height}-{language}")
                found["by many", name, width, height] = problems(person, True, pile=30)
    assert {window: each for window, each in found.items() if each} == {}


def test_everybody_s_heaps_are_counted_and_one_s_own_purchase_is_seen(arrive, house) -> None:
    person = arrive()
    person.sit(house.post("/tables", FIRST_GAME))
    person.turn("silver", "moat", "copper")
    person.question.wait_for()
    heaps = person.page.locator(".others section.seat .numbers [data-place] > span[aria-hidden]")
    assert sum(map(int, heaps.all_inner_texts())) in (10, 11)           # hand, deck and discard pile
    expect(heaps).to_have_count(3)
    bought = person.page.locator('.own [data-place^="discard:"] [data-card]')
    assert bought.get_attribute("data-card") in ("silver", "moat", "copper")
    expect(bought.locator(".count")).to_have_text("6")


def test_who_looks_on_sees_how_many_cards_the_player_in_front_has(arrive, house) -> None:
    place = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2, "bots": ["easy"]})
    person = arrive()
    person.go(f"table/{place['table']}")
    expect(person.page.locator('.own [data-place="deck:0"]')).to_contain_text("5")


def test_texts_on_faces_are_a_setting(arrive, house) -> None:
    person = arrive(viewport={"width": 1920, "height": 1080})
    place = house.post("/tables", FIRST_GAME)
    militia = '.kingdom [data-place="pile:militia"]'
    for face, texts, emblems in (("emblem", 0, 1), ("text", 1, 0), ("both", 1, 1)):
        kept = json.dumps({"faceSupply": face})
        person.page.evaluate("kept => localStorage.setItem('throneroom.settings', kept)", kept)
        person.page.reload()
        person.sit(place)
        person.question.wait_for()
        expect(person.page.locator(f"{militia} .text")).to_have_count(texts)
        expect(person.page.locator(f"{militia} .emblem:not(.behind)")).to_have_count(emblems)
        assert problems(person, pile=17) == []


def test_a_card_is_read_wherever_its_name_stands(arrive, house) -> None:
    person = arrive()
    about = person.page.locator(".about")
    person.sit(house.post("/tables", FIRST_GAME))
    person.question.wait_for()
    person.page.locator('[data-place="pile:militia"]').hover()          # on the board
    expect(about).to_contain_text("discards down to 3")
    person.page.keyboard.press("i")
    expect(person.page.get_by_role("dialog", name="Militia")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.answer()
    person.log.locator('[data-card="copper"]').first.hover()            # in the log
    expect(about).to_contain_text("Copper")
    person.page.mouse.move(5, 5)
    expect(about).to_have_count(0)
    person.page.locator('[data-place="pile:moat"] button.press').focus()        # by keyboard
    person.page.keyboard.press("Shift+Tab")
    person.page.keyboard.press("Tab")
    expect(about).to_contain_text("Moat")
    person.go("cards")
    card = person.page.locator("main .card[data-card]").first
    card.hover()
    expect(about).to_contain_text(card.locator(".name").inner_text())
