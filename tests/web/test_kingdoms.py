"""Kingdoms over HTTP: dealt around what is kept, in older editions, as a sheet; and the rules to read."""
from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code
from throneroom.web.operations import Hall
from throneroom.web.protocol import (
    Kingdom,
    Place,
    Problem,
    RuleChapter,
    RulingText,
    Session,
    SheetStep,
    Stock,
    TableInfo,
)

pytestmark = pytest.mark.anyio

TEN = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]


def decoded(response: httpx.Response, type: Any) -> Any:
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=type)


async def dealt(client: httpx.AsyncClient, players: int = 2, **wish: Any) -> Kingdom:
    found: Kingdom = decoded(await client.post(f"/api/kingdom?players={players}", json={"wish": wish}), Kingdom)
    return found


async def refused(client: httpx.AsyncClient, **wish: Any) -> tuple[str, str]:
    answer = await client.post("/api/kingdom", json={"wish": wish})
    assert answer.status_code == 422, answer.text
    problem = msgspec.json.decode(answer.content, type=Problem)
    return problem.error, problem.german


async def test_the_rest_is_dealt_around_what_is_kept(client: httpx.AsyncClient) -> None:
    kept = ["young_witch", "black_market", "druid", "underling", "way_of_the_mouse", "market_towns"]
    found = await dealt(client, kept=kept, bane="moat", mouse="village", boons=["the_suns_gift"],
                        black_market=["smithy", "sir_martin"])
    assert len(found.kingdom) == 10 + ("approaching_army" in found.landscapes)
    assert set(kept) <= {*found.kingdom, *found.landscapes}
    assert (found.bane, found.mouse) == ("moat", "village")
    assert len(found.boons) == 3 and "the_suns_gift" in found.boons
    assert len(found.black_market) == 15 and {"smithy", "sir_martin"} <= set(found.black_market)
    for link in (found.code, f"http://table/k/{found.code}?language=de", f"http://table/#/kingdom/{found.code}"):
        assert decoded(await client.post("/api/kingdom", json={"text": link}), Kingdom) == found


async def test_a_prophecy_and_what_riverboat_sets_aside(client: httpx.AsyncClient) -> None:
    kept = ["poet", "riverboat", *TEN[2:], "approaching_army"]
    found = await dealt(client, kept=kept, riverboat="witch", most_landscapes=0, any_alchemy=True)
    assert (len(found.kingdom), found.landscapes, found.riverboat) == (11, ["approaching_army"], "witch")
    again = await dealt(client, kept=[*found.kingdom, *found.landscapes], riverboat="witch", most_landscapes=0,
                        any_alchemy=True, platinum=found.platinum, shelters=found.shelters)
    assert again == found
    stock = decoded(await client.get("/api/stock"), Stock)
    assert "growth" in stock.prophecies and "growth" not in stock.landscapes and "witch" in stock.riverboats


async def test_the_pile_beside_the_supply_for_ferryman(client: httpx.AsyncClient) -> None:
    kept = ["ferryman", *TEN[1:]]
    found = await dealt(client, kept=kept, ferryman="shop", most_landscapes=0, any_alchemy=True)
    assert (found.kingdom, found.ferryman) == (sorted(kept), "shop")
    by_chance = await dealt(client, kept=kept, most_landscapes=0, any_alchemy=True)
    stock = decoded(await client.get("/api/stock"), Stock)
    assert by_chance.ferryman in stock.ferries and "shop" in stock.ferries and "market" not in stock.ferries


async def test_ten_that_are_kept_get_what_they_need(client: httpx.AsyncClient) -> None:
    whole = await dealt(client, kept=TEN, most_landscapes=0, any_alchemy=True, platinum=False, shelters=False)
    assert (whole.kingdom, whole.landscapes, whole.name) == (TEN, [], ["First Game", "Erstes Spiel"])
    odd = await dealt(client, kept=["young_witch", "underling", *TEN[2:]], most_landscapes=0, any_alchemy=True)
    assert odd.bane and len(odd.landscapes) == 1        # an Ally
    many = await dealt(client, kept=[*TEN, "obelisk", "palace", "save"], any_alchemy=True, shelters=True)
    assert many.landscapes == ["obelisk", "palace", "save"] and many.shelters


async def test_what_belongs_to_a_card_goes_with_it(client: httpx.AsyncClient) -> None:
    gone = await dealt(client, kept=TEN, bane="chapel", mouse="chapel", boons=["the_suns_gift"], any_alchemy=True)
    assert (gone.bane, gone.mouse, gone.boons) == ("", "", [])


async def test_bans_favourites_and_what_was_seen_lately(client: httpx.AsyncClient) -> None:
    stock: Stock = decoded(await client.get("/api/stock"), Stock)
    banned = [pile for pile in stock.piles if pile not in TEN and pile != "bureaucrat"]
    for _ in range(3):
        assert set((await dealt(client, banned=banned, any_alchemy=True)).kingdom) <= {*TEN, "bureaucrat"}
    first = await dealt(client, seed=1)
    after = await dealt(client, seed=1, recent=[first.code])
    assert len(set(first.kingdom) & set(after.kingdom)) <= 5
    often = [await dealt(client, seed=seed, liked=TEN) for seed in range(12)]
    seldom = [await dealt(client, seed=seed) for seed in range(12)]
    assert sum(len(set(TEN) & set(each.kingdom)) for each in often) > sum(
        len(set(TEN) & set(each.kingdom)) for each in seldom)
    everything = await refused(client, banned=list(stock.piles))
    assert everything == ("no kingdom is like that: without the banned cards",
                          "So ein Königreich gibt es nicht: ohne die verbannten Karten.")


@pytest.mark.parametrize(("wish", "english", "german"), [
    ({"kept": ["torturer"], "sets": ["base"]}, "these wishes conflict: only cards of base; with Torturer",
     "mit Kerkermeister"),
    ({"kept": ["young_witch"], "bane": "province"}, "Province is neither a Kingdom card", "Provinz ist weder"),
    ({"kept": ["young_witch"], "bane": "smithy"}, "Smithy cannot be the Bane", "Schmiede kann nicht"),
    ({"kept": ["way_of_the_ox", "way_of_the_pig"]}, "these wishes conflict", "vertragen sich nicht"),
    ({"kept": ["nonsense"]}, "no card is called 'nonsense'", "Keine Karte heißt 'nonsense'"),
    ({"recent": ["K2-123"]}, "is not a code of a kingdom", "ist kein Code"),
    ({"kinds": ["Hex"]}, "there is no type 'Hex'", "Hex"),
    ({"kept": [f"card{number}" for number in range(25)]}, "these are 24 or fewer", "24"),
])
async def test_what_cannot_be_dealt(client: httpx.AsyncClient, wish: dict[str, Any], english: str, german: str) -> None:
    said = await refused(client, **wish)
    assert english in said[0] and german in said[1], said


async def test_an_older_edition_is_kept_at_the_table(client: httpx.AsyncClient) -> None:
    stock: Stock = decoded(await client.get("/api/stock"), Stock)
    assert stock.editions["mine"] == ["base-2008"] and stock.editions["rules"][0] == "base-2008"
    wanted = {"text": "First Game", "editions": ["mine:base-2008", "rules:base-2008"]}
    assert decoded(await client.post("/api/kingdom", json=wanted), Kingdom).editions == wanted["editions"]
    newest = decoded(await client.post("/api/kingdom", json={
        "wish": {"kept": ["Highway", "Way of the Mouse", "Village"], "mouse": "Caravan Guard", "seed": 3},
        "editions": ["newest", "village:books"]}), Kingdom)
    assert newest.texts["highway"] == "hinterlands-2022" and "village" not in newest.texts
    assert newest.mouse not in ("", "caravan_guard") and newest.editions[0].startswith("newest-")
    wrong = await client.post("/api/kingdom", json={"text": "First Game", "editions": ["moat:base-2008"]})
    assert wrong.status_code == 422 and "no card knows the edition" in wrong.json()["error"]
    session = decoded(await client.post("/api/session", json={"name": "Ada"}), Session)
    table = {"kingdom": wanted, "bots": ["easy"]}
    place = decoded(await client.post("/api/tables", json=table, headers={"Authorization": f"Bearer {session.token}"}),
                    Place)
    assert decoded(await client.get(f"/api/tables/{place.table}"), TableInfo).kingdom.editions == wanted["editions"]


async def test_the_stock_says_what_fits_where(client: httpx.AsyncClient) -> None:
    stock: Stock = decoded(await client.get("/api/stock"), Stock)
    assert "village" in stock.piles["village"] and "province" not in stock.piles and "sir_martin" not in stock.piles
    assert "moat" in stock.banes and "smithy" not in stock.banes and "sir_martin" in stock.market
    assert "Liaison" not in stock.types.get("moat", []) and set(stock.mice) < set(stock.banes)


async def test_the_sheet_for_real_cards(client: httpx.AsyncClient) -> None:
    async def sheet(**query: Any) -> list[SheetStep]:
        found: list[SheetStep] = decoded(await client.get("/api/sheet", params=query), list[SheetStep])
        return found

    english, german = [await sheet(kingdom="First Game", players=4, language=each) for each in ("en", "de")]
    assert len(english) == len(german) and english != german
    assert any("Moat" in row for step in english for row in step.rows)
    assert any("Burggraben" in row for step in german for row in step.rows)
    obelisk = await dealt(client, kept=[*TEN, "obelisk"], any_alchemy=True)
    assert any("Obelisk" in row[0] and len(row) == 1 for step in await sheet(kingdom=obelisk.code) for row in step.rows)
    wrong = await client.get("/api/sheet", params={"kingdom": "K2-nonsense"})
    assert wrong.status_code == 422 and "not a code" in wrong.json()["error"]


async def test_rules_and_rulings_to_read(client: httpx.AsyncClient) -> None:
    chapters: list[RuleChapter] = decoded(await client.get("/api/rules"), list[RuleChapter])
    sections = [section for chapter in chapters for section in chapter.sections]
    assert len({section.id for section in sections}) == len(sections) > 50
    for section in sections:
        assert section.text_en and section.text_de and section.en and section.de
    named = {run.card for section in sections for block in section.text_de for row in block.rows for cell in row
             for run in cell if run.card}
    assert "copper" in named
    rulings = decoded(await client.get("/api/rulings"), dict[str, list[RulingText]])
    one = decoded(await client.get("/api/cards/moat/rulings"), list[RulingText])
    assert rulings["moat"] == one


async def test_a_trait_lies_on_the_pile_that_was_chosen_for_it(client: httpx.AsyncClient) -> None:
    found = await dealt(client, kept=[*TEN, "rich", "cheap", "nearby"], traits=[["rich", "moat"], ["cheap", ""]],
                        most_landscapes=0, any_alchemy=True, platinum=False, shelters=False)
    assert found.landscapes == []
    assert ["rich", "moat"] in found.traits
    assert {trait for trait, _ in found.traits} == {"rich", "cheap", "nearby"}
    assert len({pile for _, pile in found.traits} & set(TEN)) == 3
    assert decoded(await client.post("/api/kingdom", json={"text": found.code}), Kingdom) == found
    some = await dealt(client, kinds=["Trait"], least_landscapes=2)
    assert len(some.traits) == 2 and set(some.kingdom) >= {pile for _, pile in some.traits}
    stock: Stock = decoded(await client.get("/api/stock"), Stock)
    assert "rich" in stock.traits and "rich" in stock.landscapes


async def test_a_code_brings_the_texts_along(client: httpx.AsyncClient) -> None:
    """Opened alone it is played by the editions of whoever passed it on; who chooses others has those."""
    async def opened(**wanted: Any) -> Kingdom:
        found: Kingdom = decoded(await client.post("/api/kingdom", json=wanted), Kingdom)
        return found

    newest = await opened(text=", ".join(TEN), editions=["newest"])
    again = await opened(text=newest.code)
    assert again == newest and again.editions == ["newest-2026"] and again.name == ["First Game", "Erstes Spiel"]
    assert (await opened(text=newest.code, editions=["base-2008"])).editions == ["base-2008"]
    assert (await opened(text=", ".join(TEN))).code != newest.code


WIND = ("artisan", "bandit", "bureaucrat", "gardens", "harbinger", "laboratory", "throne_room", "poacher", "vassal",
        "sentry")
NAMED = {"text": code(Setup((*sorted(TEN)[1:], "tea_house"), ("divine_wind",), wind=WIND))}
DEALT = {"wish": {"seed": 7, "kept": ["tea_house", "divine_wind", *TEN[1:]]}}


@pytest.mark.parametrize("wanted", [NAMED, DEALT])
async def test_what_comes_later_is_known_to_nobody_where_others_play(
        client: httpx.AsyncClient, hall: Hall, wanted: dict[str, Any]) -> None:
    """Whoever opens the table may have named what Divine Wind brings, or dealt it before by the same seed."""
    session: Session = decoded(await client.post("/api/session", json={"name": "Ada"}), Session)

    async def opened(**table: Any) -> Setup:
        place: Place = decoded(await client.post(
            "/api/tables", headers={"Authorization": f"Bearer {session.token}"},
            json={"kingdom": wanted, **table}), Place)
        return hall.house.tables[place.table].row.setup

    alone = [await opened(bots=["easy"]) for _ in range(2)]
    assert alone[0] == alone[1] and len(alone[0].wind) >= 10
    for seats, bots in ((2, []), (3, ["easy"])):
        first, second = [await opened(seats=seats, bots=bots) for _ in range(2)]
        assert first.kingdom == second.kingdom == alone[0].kingdom and len(first.wind) >= 10
        assert len({first.wind, second.wind, alone[0].wind}) == 3
