"""What came of games: written when they end, found by their people, kept when the games themselves are removed."""
from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic import command
from msgspec.structs import replace
from tests.web.playing import finish, last_to_answer, near_the_end, played
from tests.web.test_lobby import Clock, left, new_table, opened, put_away

from throneroom.errors import Refusal
from throneroom.record.record import read
from throneroom.web.filling import Filling
from throneroom.web.house import House
from throneroom.web.journal import TakenOver
from throneroom.web.live import Settings
from throneroom.web.protocol import Resign
from throneroom.web.storage import DAY, ENTRIES, GAMES, PEOPLE, RESULTS, TABLES, Person, Storage, alembic_config

pytestmark = pytest.mark.anyio

ANNA, BEN = Person("anna", "Anna", True), Person("ben", "Ben", False)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(database: str, clock: Clock) -> AsyncIterator[House]:
    async with opened(database, clock) as house:
        yield house


async def rows(storage: Storage, table: sql.Table) -> list[Any]:
    order = list(table.primary_key)
    return list(await storage.do(lambda connection: connection.execute(table.select().order_by(*order)).all()))


# --- what is written when ---------------------------------------------------------------------------------------------
async def test_a_game_has_its_rows_when_it_begins_and_its_result_when_it_ends(house: House) -> None:
    table = await near_the_end(house, [ANNA, BEN])
    [game] = await rows(house.storage, GAMES)
    assert (game.id, game.kind, game.rated, game.players, game.ended, game.record) == (
        table.row.id, "game", False, 2, None, None)
    assert [(row.person, row.name, row.bot, row.outcome) for row in await rows(house.storage, RESULTS)] == [
        ("anna", "Anna", None, None), ("ben", "Ben", None, None)]
    await finish(table)
    [game] = await rows(house.storage, GAMES)
    assert game.ended >= game.began and read(game.record) == replace(played(), names=["Anna", "Ben"])
    result = played().result
    assert result is not None and len(result.winners) == 1
    for row in await rows(house.storage, RESULTS):
        assert (row.score, row.turns) == (result.scores[row.seat], result.turns[row.seat])
        assert (row.outcome, row.place) == (("won", 1) if row.seat in result.winners else ("lost", 2))
        assert row.ended == game.ended


async def test_what_was_gained_is_what_the_decks_hold_and_what_was_trashed_or_handed_on(house: House) -> None:
    """Nothing is trashed but by Remodel, so the gains are the deck, what was trashed, and not the first ten cards."""
    table = await near_the_end(house, [ANNA, BEN])
    await finish(table)
    game = table.table.game
    assert game is not None
    gained = [msgspec.json.decode(row.cards, type=dict[str, int]) for row in await rows(house.storage, RESULTS)]
    owned = sum(len(player.all_cards()) for player in game.players) + len(game.trash)
    assert sum(sum(cards.values()) for cards in gained) == owned - 20


async def test_the_end_and_the_result_are_written_together_or_not_at_all(house: House,
                                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    table = await near_the_end(house, [ANNA, BEN])
    before = await rows(house.storage, ENTRIES)

    def broken(*_: Any, **__: Any) -> None:
        raise ValueError("the result cannot be written")

    with monkeypatch.context() as patch:
        patch.setattr("throneroom.web.results.end", broken)
        with pytest.raises(Refusal, match="the table stands as before"):
            await finish(table)
    assert await rows(house.storage, ENTRIES) == before and table.table.state == "playing"
    await finish(table)
    assert {row.outcome for row in await rows(house.storage, RESULTS)} == {"won", "lost"}


async def test_who_resigns_has_a_result_at_once_and_the_others_when_the_game_is_over(house: House) -> None:
    """Also against bots alone, who do not play on in an empty room."""
    alone = await new_table(house, person=ANNA, bots=("easy",))
    await alone.handle(0, Resign())
    assert [row.outcome for row in await rows(house.storage, RESULTS)] == ["resigned", None]

    last = last_to_answer()
    table = await near_the_end(house, [ANNA, BEN])
    await table.handle(1 - last, Resign())
    await finish(table)
    found = {row.seat: row for row in await rows(house.storage, RESULTS) if row.game == table.row.id}
    assert (found[1 - last].outcome, found[1 - last].place) == ("resigned", 2)
    assert found[1 - last].ended < found[last].ended and found[1 - last].score is not None
    assert (found[last].outcome, found[last].place) == ("won", 1)       # whatever the points are


async def test_for_whom_a_bot_plays_on_has_not_won(house: House) -> None:
    last = last_to_answer()
    table = await near_the_end(house, [ANNA, BEN])
    async with table.lock:
        await table.commit(TakenOver(1 - last, "time"))
    await finish(table)
    found = {row.seat: row.outcome for row in await rows(house.storage, RESULTS)}
    result = played().result
    assert result is not None
    assert found == {1 - last: "replaced", last: "won" if result.winners == [last] else "lost"}


async def test_what_branches_off_is_marked(house: House) -> None:
    await near_the_end(house, [ANNA, "easy"], seed=7, kind="what if")
    [game] = await rows(house.storage, GAMES)
    assert game.kind == "what if"


# --- games of before --------------------------------------------------------------------------------------------------
async def test_games_of_before_get_their_results(database: str, clock: Clock) -> None:
    """The database of a server that knew nothing of results: those who play find their games at once, and what is over
    is found out by playing it again."""
    async with opened(database, clock) as house:
        over, going_on = [await near_the_end(house, [ANNA, BEN]) for _ in range(2)]
        waiting = await new_table(house)
        await finish(over)
        expected = {table: await rows(house.storage, table) for table in (GAMES, RESULTS)}
        await house.storage.do(lambda connection: command.downgrade(alembic_config(connection), "3"))
    assert waiting.table.state == "gathering"
    storage = Storage(database, clock)
    await storage.open()                # migrates
    assert [(row.game, row.person, row.outcome) for row in await rows(storage, RESULTS)] == [
        (row.game, row.person, None) for row in expected[RESULTS]]
    assert {row.code for row in await rows(storage, GAMES)} == {None}
    await Filling(storage).go()
    for now, then in zip(await rows(storage, GAMES), expected[GAMES], strict=True):
        assert (now.id, now.players, now.setup, now.code, now.record) == (
            then.id, then.players, then.setup, then.code, then.record)
        assert now.kind == "what if"    # nobody sat down before these began: so it looks
    def without_times(row: Any) -> tuple[Any, ...]:
        return (*row[:5], row.outcome, *row[8:])
    assert [*map(without_times, await rows(storage, RESULTS))] == [*map(without_times, expected[RESULTS])]
    assert going_on.row.id in [row.game for row in await rows(storage, RESULTS) if row.outcome is None]
    await storage.close()


async def test_a_game_that_cannot_be_played_any_more_keeps_no_other_waiting(
        house: House, caplog: pytest.LogCaptureFixture) -> None:
    tables = [await near_the_end(house, [ANNA, BEN]) for _ in range(2)]
    for table in tables:
        await finish(table)
    put_away(house)

    def spoil(connection: sql.Connection) -> None:
        connection.execute(sql.update(GAMES).values(ended=None))
        connection.execute(sql.update(RESULTS).values(outcome=None))
        connection.execute(sql.update(ENTRIES).where(
            ENTRIES.c.table_id == min(table.row.id for table in tables), ENTRIES.c.number == 2).values(
            data='{"kind":"answer","seat":0,"choice":[99]}'))
    await house.storage.do(spoil)
    await Filling(house.storage).go()
    assert [row.outcome is None for row in await rows(house.storage, RESULTS)] == [True, True, False, False]
    assert "cannot be found out" in caplog.text


# --- what is kept -----------------------------------------------------------------------------------------------------
async def test_results_outlive_their_games(house: House, clock: Clock) -> None:
    over, abandoned = [await near_the_end(house, [ANNA, BEN]) for _ in range(2)]
    await finish(over)
    put_away(house)
    clock.ahead = 366 * DAY
    await house.remove_old()
    assert await left(house, TABLES) == 0
    for game in await rows(house.storage, GAMES):
        assert game.record is None and game.ended is not None
    outcomes = {row.game: row.outcome for row in await rows(house.storage, RESULTS) if row.person == "anna"}
    assert outcomes[abandoned.row.id] == "unfinished" and outcomes[over.row.id] in ("won", "lost")


async def test_games_of_nobody_are_forgotten(house: House, clock: Clock) -> None:
    """A guest who is gone leaves their name with those they played against, and nothing if these are gone, too."""
    await house.storage.add_person(Person("anna", "Anna", True, "hash"), "anna")
    for guest in ("ben", "cosima"):
        await house.storage.add_person(Person(guest, guest.title(), False))
    with_anna = await near_the_end(house, [ANNA, BEN])
    await finish(with_anna)
    await finish(await near_the_end(house, [Person("cosima", "Cosima", False), BEN]))
    put_away(house)
    await house.storage.do(lambda connection: connection.execute(sql.update(PEOPLE).values(created=0.0)))
    house.settings = Settings(keep=0, idle=-1)
    await house.remove_old()
    assert await left(house, GAMES) == 2            # as long as there are the tables
    house.settings = Settings(idle=-1)
    clock.ahead = 366 * DAY
    await house.remove_old()
    assert [(row.game, row.person, row.name) for row in await rows(house.storage, RESULTS)] == [
        (with_anna.row.id, "anna", "Anna"), (with_anna.row.id, None, "Ben")]
