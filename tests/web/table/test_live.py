"""People at a table, over real websockets."""
from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosedError

from throneroom.engine.decision import Agent
from throneroom.errors import DatabaseAway, Refusal
from throneroom.web.live import Settings, played_again
from throneroom.web.protocol import Agree, Answer, Chat, Kick, Resign, Rules, Undo, Update

pytestmark = pytest.mark.anyio


async def test_a_person_and_two_bots_play_to_the_end(served):
    table = await served.table(people=1, bots=("easy", "hard"))
    client = await served.client(table, 0)
    await client.play(Random(1))
    final = client.last["final"]
    assert client.seat == 0 and len(final["scores"]) == 3 and final["winners"]
    assert client.events[-1]["verb"] == "over"
    assert client.last["table"]["state"] == "over" and client.last["question"] is None
    assert len(table.table.record().answers) == table.table.answers
    for text in client.messages[1:]:    # every update is what the protocol says
        msgspec.json.decode(text, type=Update)


async def test_nothing_begins_before_everybody_is_there(served):
    table = await served.house.create(*served.set_up(seats=2))
    place = await table.join(served.person(0))
    served.place[table.row.id, 0] = place
    client = await served.client(table, 0)
    update = await client.until(lambda update: True)
    assert update["table"]["state"] == "gathering" and update["view"] is None and update["question"] is None
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Person 0", ""]
    await table.join(served.person(1))
    update = await client.until(lambda update: update["table"]["state"] == "playing")
    assert update["view"]["players"][0]["hand_size"] == 5
    assert [event["verb"] for event in client.events] == ["sits down", "sits down", "turn"]
    with pytest.raises(Refusal, match="taken"):
        await table.join(served.person(2))


async def test_who_joins_again_gets_the_same_seat_and_a_new_token(served):
    table = await served.table(people=2, bots=())
    again = await table.join(served.person(1))
    assert again.seat == 1
    with pytest.raises(Refusal):
        table.seat_of(served.place[table.row.id, 1].token)
    assert table.seat_of(again.token) == 1


async def test_two_people_see_the_same_events_and_only_their_own_cards(served):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    await asyncio.gather(one.play(Random(1), 60), two.play(Random(2), 60))
    await one.until(lambda update: update["number"] == table.table.number)
    await two.until(lambda update: update["number"] == table.table.number)
    assert [event["verb"] for event in one.events] == [event["verb"] for event in two.events]
    assert one.last["view"]["players"][1]["hand"] is None and one.last["view"]["players"][0]["hand"] is not None
    assert two.last["view"]["players"][0]["hand"] is None and two.last["view"]["players"][1]["hand"] is not None


async def test_a_page_that_comes_back_gets_what_it_missed(served):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    await one.answer([0])
    await one.close()
    known = one.known
    await two.until(lambda update: not update["table"]["seats"][0]["connected"])
    await two.send("chat", text="where are you?")
    await two.until(lambda update: two.events[-1]["verb"] == "chat")
    back = await served.client(table, 0, after=known)
    await back.until(lambda update: True)
    assert [(event["verb"], event["text"]) for event in back.events] == [("chat", "where are you?")]
    everything = await served.client(table, 0)
    await everything.until(lambda update: True)
    assert everything.events == one.events + back.events
    ahead = await served.client(table, 0, after=10_000)     # of a table that this server does not know so well
    ahead.after = 0
    await ahead.until(lambda update: True)
    assert ahead.events == everything.events


async def test_a_table_put_away_is_fetched_again(served):
    table = await served.table(people=2, bots=())
    one = await served.client(table, 0)
    await one.answer([0])
    before = await one.until(lambda update: True)
    await one.close()
    while table.sitters:
        await asyncio.sleep(0.01)
    served.house.put_away()
    assert not served.house.tables
    again = await served.client(table, 0)
    after = await again.until(lambda update: True)
    assert again.events == one.events
    assert after["view"] == before["view"] and after["question"] == before["question"]
    assert served.house.tables[table.row.id] is not table


# --- spectators, chat ------------------------------------------------------------------------------------------------
async def test_spectators_look_on_and_do_nothing(served):
    table = await served.table(people=2, bots=())
    one, guest = await served.client(table, 0), await served.client(table, -1)
    await one.answer([0])
    update = await guest.until(lambda update: update["question"]["number"] == 1)
    assert guest.seat == -1 and all(player["hand"] is None for player in update["view"]["players"])
    assert update["table"]["spectators"] == 1
    for kind, fields in {"answer": {"number": 1, "choice": []}, "chat": {"text": "psst"}, "undo": {}, "resign": {},
                         "replace": {"seat": 1}, "agree": {"yes": True}, "withdraw": {}, "rematch": {}}.items():
        await guest.send(kind, **fields)
        assert (await guest.refused())["why"] == "spectator"


async def test_a_table_can_be_without_spectators(served):
    table = await served.table(people=2, bots=(), rules=Rules(spectators=False))
    guest = await served.client(table, -1)
    assert (await guest.refused())["why"] == "no spectators"


async def test_the_bench_for_spectators_has_an_end(serving):
    served = await serving(Settings(spectators=2))
    table = await served.table(people=2, bots=())
    guests = [await served.client(table, -1) for _ in range(2)]
    for guest in guests:
        await guest.until(lambda update: True)
    assert (await (await served.client(table, -1)).refused())["why"] == "full"


async def test_chat_reaches_everybody_as_it_was_written(served):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    text = "<b>Grüße</b> & \u202eviel Glück"
    await one.send("chat", text=text)
    await two.until(lambda update: any(event["verb"] == "chat" for event in update["events"]))
    assert (two.events[-1]["seat"], two.events[-1]["text"]) == (0, text)


# --- undo ------------------------------------------------------------------------------------------------------------
async def test_undo_is_asked_and_granted(served):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    while (await one.until(lambda update: True))["question"]["seat"] == 0:
        await one.answer([])
    assert one.last["undo"] == "ask"
    await one.send("undo")
    asked = await two.until(lambda update: update["vote"] is not None)
    assert asked["vote"]["about"] == "undo" and asked["vote"]["waiting"] == [1]
    await two.send("agree", yes=True)
    update = await one.until(lambda update: update["vote"] is None and update["question"]["seat"] == 0)
    assert update["events"][-1]["verb"] == "undo"


async def test_bots_wait_for_a_vote(served):
    table = await served.table(people=2, bots=("easy",))
    one, two = await served.client(table, 0), await served.client(table, 1)
    while (await one.until(lambda update: True))["question"]["seat"] == 0:
        await one.answer([])
    await one.send("undo")
    await two.until(lambda update: update["vote"] is not None)
    assert table.bot_to_answer() is None
    await two.send("agree", yes=False)
    await one.until(lambda update: update["vote"] is None and one.events[-1]["verb"] == "undo refused")


def voting_for(seconds):
    free = (10_000, 10_000)
    return Settings(ready=False, pause=(0, 0), absent=0, vote=seconds, messages=free, wishes=free)


async def ask_to_undo(client):
    """Ends a turn, and asks to take the end of it back."""
    while (await client.until(lambda update: True))["question"]["seat"] == client.seat:
        await client.answer([])
    await client.send("undo")
    await client.until(lambda update: "undo asked" in [event["verb"] for event in client.events])


async def test_a_request_can_be_withdrawn(served):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    await ask_to_undo(one)
    assert one.last["vote"]["by"] == 0
    await two.send("withdraw")
    assert (await two.refused())["why"] == "no vote"
    await one.send("withdraw")
    update = await two.until(lambda update: update["number"] == table.table.number and update["vote"] is None)
    assert two.events[-1]["verb"] == "undo withdrawn" and update["question"]["seat"] == 1


async def test_a_vote_is_over_after_a_while_and_bots_play_on(serving):
    served = await serving(voting_for(0.1))
    table = await served.table(people=2, bots=("easy",))
    one, two = await served.client(table, 0), await served.client(table, 1)
    await two.until(lambda update: update["question"] is not None)
    while (await one.until(lambda update: True))["question"]["seat"] == 0:
        await one.answer([])
    await two.until_asked()
    await ask_to_undo(two)              # the other is there and says nothing
    await one.until(lambda update: update["vote"] is None and one.is_asked(update))
    assert [event["verb"] for event in one.events if event["verb"].startswith("undo")] == ["undo asked", "undo refused"]


async def test_a_vote_is_over_after_a_while_also_if_the_server_was_restarted_meanwhile(serving):
    served = await serving(voting_for(3600))
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    await two.until(lambda update: True)
    await ask_to_undo(one)
    await served.house.tables.pop(table.row.id).close()
    later = await serving(voting_for(0.1))
    later.place = served.place
    one = await later.client(table, 0)
    await one.until(lambda update: update["number"] > 0 and update["vote"] is None)
    assert one.events[-1]["verb"] == "undo refused"


async def test_who_is_away_stops_nobody(served):
    """Neither by a request nobody can agree to, nor by one that was made before they left."""
    table = await served.table(people=2, bots=(), rules=Rules(undo="ask"))
    one, two = await served.client(table, 0), await served.client(table, 1)
    await two.until(lambda update: True)
    await ask_to_undo(one)
    await two.close()
    await one.until(lambda update: not update["table"]["seats"][1]["connected"])
    await one.send("replace", seat=1)
    await one.until(lambda update: update["vote"] is None and update["table"]["seats"][1]["bot"] == "medium")
    await one.until_asked()
    two = await served.client(table, 1)
    await two.until(lambda update: update["table"]["seats"][1]["bot"] is None)
    await two.close()
    await one.until(lambda update: not update["table"]["seats"][1]["connected"])
    while (await one.until(lambda update: True))["question"]["seat"] == 0:
        await one.answer([])
    await one.send("undo")
    assert (await one.refused())["why"] == "nobody here"


async def test_an_undo_overtakes_a_thinking_bot(served):
    table = await served.table(people=1, bots=("easy",))
    client = await served.client(table, 0)
    for _ in range(5):                  # the bot is asked, and the question is gone before it answers
        while (await client.until(lambda update: True))["question"]["seat"] == 0:
            await client.answer([])
        await client.send("undo")
        await client.until(lambda update: any(event["verb"] == "undo" for event in update["events"]))
        await client.until_asked()
    await client.play(Random(2), 50)
    assert table.table.decision is not None


# --- leaving, clocks -------------------------------------------------------------------------------------------------
async def test_who_resigns_leaves_the_game_to_a_bot(served):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    await one.send("resign")
    update = await two.until(lambda update: update["table"]["seats"][0]["resigned"])
    assert [(seat["bot"], seat["substitute"]) for seat in update["table"]["seats"]] == [("medium", True), (None, False)]
    await one.send("answer", number=0, choice=[])
    assert (await one.refused())["why"] in ("not your turn", "stale")
    await two.play(Random(1), 20)       # the bot plays on
    back = await served.client(table, 0)
    update = await back.until(lambda update: True)
    assert update["table"]["seats"][0]["bot"] == "medium"   # and the seat cannot be had back


async def test_somebody_absent_is_replaced_and_comes_back(served):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    await two.until(lambda update: True)
    await two.send("replace", seat=0)
    assert (await two.refused())["why"] == "not absent"
    await one.close()
    await two.until(lambda update: not update["table"]["seats"][0]["connected"])
    await two.send("replace", seat=0)
    await two.until(lambda update: update["table"]["seats"][0]["bot"] == "medium")
    await two.play(Random(1), 12)
    back = await served.client(table, 0)
    update = await back.until(lambda update: update["table"]["seats"][0]["bot"] is None)
    assert not update["table"]["seats"][0]["substitute"]
    assert back.events[-1]["verb"] == "returns" and update["table"]["seats"][0]["connected"]


async def test_a_vote_on_somebody_who_comes_back_is_dropped(served):
    table = await served.table(people=4, bots=())
    clients = [await served.client(table, seat) for seat in (1, 2, 3)]
    for client in clients:
        await client.until(lambda update: sum(seat["connected"] for seat in update["table"]["seats"]) == 3)
    await clients[0].send("replace", seat=0)
    await clients[1].until(lambda update: update["vote"] is not None and update["vote"]["about"] == "absent")
    await served.client(table, 0)
    await clients[1].until(lambda update: update["vote"] is None)
    assert table.table.chairs[0].bot is None


async def test_when_the_time_is_up_a_bot_takes_over(served):
    table = await served.table(people=2, bots=(), rules=Rules(minutes=60))
    one, two = await served.client(table, 0), await served.client(table, 1)
    update = await one.until(lambda update: True)
    left = [seat["seconds_left"] for seat in update["table"]["seats"]]
    assert 3000 < left[0] <= 3600 and left[1] == 3600
    table.table.chairs[0].used = 3600   # an hour passes
    table.changed()
    update = await two.until(lambda update: update["table"]["seats"][0]["bot"] == "medium")
    taken = [event for event in two.events if event["verb"] == "bot takes over"]
    assert [(event["seat"], event["source"]) for event in taken] == [(0, "time")]
    assert update["table"]["seats"][0]["seconds_left"] == 0
    await one.close()
    back = await served.client(table, 0)
    assert (await back.until(lambda update: True))["table"]["seats"][0]["bot"] == "medium"


async def test_thinking_costs_time_and_taking_back_gives_none_back(served):
    table = await served.table(people=2, bots=(), rules=Rules(minutes=60))
    one = await served.client(table, 0)
    await one.until(lambda update: True)
    table.asked_since -= 1000
    await one.answer([0])
    assert 2000 < table.table.seconds_left(0) <= 2600
    table.asked_since -= 1000
    await one.send("undo")
    await one.until(lambda update: update["events"][-1:] and update["events"][-1]["verb"] == "undo")
    assert 1000 < table.seconds_left(0) <= 1600


# --- rematch ---------------------------------------------------------------------------------------------------------
async def test_a_rematch_with_the_same_people_and_kingdom(served):
    table = await served.table(people=2, bots=("easy",))
    one, two = await served.client(table, 0), await served.client(table, 1)
    await one.send("rematch")
    assert (await one.refused())["why"] == "not over"
    await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
    await one.send("rematch")
    await two.send("rematch")
    for client in (one, two):
        await client.until(lambda update: update["table"]["rematch"] is not None)
    assert one.last["table"]["rematch"] == two.last["table"]["rematch"]
    again = await served.house.find(one.last["table"]["rematch"])
    assert again.row.setup == table.row.setup and again.row.seed != table.row.seed
    assert again.table.state == "gathering"
    places = [await again.join(served.person(number)) for number in (0, 1)]
    first = (0 - places[0].seat) % 3                        # the seat that begins now
    winners = table.table.final().winners
    assert first == (winners[0] + 1) % 3 if len(winners) == 1 else first not in winners or len(winners) == 3
    assert places[1].seat == (1 - first) % 3
    assert again.table.state == "playing"
    with pytest.raises(Refusal):
        await again.join(served.person(5))


# --- written first ---------------------------------------------------------------------------------------------------
async def test_nobody_hears_of_what_is_not_written_yet(served, monkeypatch):
    table = await served.table(people=2, bots=())
    one, two = await served.client(table, 0), await served.client(table, 1)
    await one.until_asked()
    await two.until(lambda update: update["table"]["seats"][0]["connected"])
    append, written = served.house.storage.append, asyncio.Event()

    async def slow_append(*entry):
        await written.wait()
        await append(*entry)

    monkeypatch.setattr(served.house.storage, "append", slow_append)
    await one.send("answer", number=0, choice=[0])
    while not table.table.answers:
        await asyncio.sleep(0.01)
    late = await served.client(table, -1)
    for client in (one, two, late):
        with suppress(TimeoutError):
            async with asyncio.timeout(0.1):
                while True:
                    assert (await client.receive()).get("question", {"number": 0})["number"] == 0
    written.set()
    for client in (one, two, late):
        await client.until(lambda update: update["question"]["number"] == 1)


async def test_nor_does_who_lists_tables(served, monkeypatch):
    table = await served.table(people=2, bots=())
    append, written = served.house.storage.append, asyncio.Event()

    async def slow_append(*entry):
        await written.wait()
        await append(*entry)

    def listed():
        info = served.house.info(table.row)
        return info.state, info.seats[0].resigned

    assert listed() == ("playing", False)
    monkeypatch.setattr(served.house.storage, "append", slow_append)
    resigning = asyncio.create_task(table.handle(0, Resign()))
    while not table.table.chairs[0].resigned:
        await asyncio.sleep(0.01)
    assert listed() == ("playing", False)
    written.set()
    await resigning
    assert listed() == (table.table.state, True)


async def test_a_seat_is_taken_and_free_again_only_together_with_what_is_told_of_it(served, monkeypatch):
    """Whoever is told to go has gone: or they could come back although nobody who was removed can."""
    async def away(*_):
        raise DatabaseAway

    table = await served.house.create(*served.set_up(seats=3))
    await table.join(served.person(0))
    served.place[table.row.id, 1] = await table.join(served.person(1))
    client = await served.client(table, 1)
    await client.until(lambda update: True)

    async def known():
        row, entries = await served.house.storage.load_table(table.row.id)
        return [seat.name for seat in row.seats], [entry.kind for entry in entries]

    before = await known()
    for deed in (lambda: table.handle(0, Kick(1)), lambda: table.join(served.person(2))):
        with monkeypatch.context() as patch:
            patch.setattr(served.house.storage, "append", away)
            with suppress(DatabaseAway):
                await deed()
        assert await known() == before
        await asyncio.gather(*table.tasks)
        assert [seat.name for seat in table.row.seats] == before[0]
    await table.handle(0, Kick(1))
    assert (await client.refused())["why"] == "kicked"
    assert await known() == (["Person 0", "", ""], ["sits down", "sits down", "stands up"])
    assert not any('"kicked"' in message for message in client.messages[:-1])


async def test_nobody_stays_connected_who_can_be_told_nothing(served, monkeypatch):
    """A mistake of ours in an update: the page is sent away, and comes again."""
    table = await served.table(people=2, bots=())
    client = await served.client(table, 0)
    await client.until_asked()
    with monkeypatch.context() as patch:
        patch.setattr(table.table, "points", lambda: 1 // 0)
        table.changed()
        with pytest.raises(ConnectionClosedError) as closed:
            await client.until(lambda update: False)
    assert closed.value.rcvd.code == 1011
    assert (await (await served.client(table, 0)).until_asked())["question"]["number"] == 0


async def test_whoever_is_cut_off_in_the_middle_of_something_leaves_the_table_as_it_is_written(served):
    """However far it has come: at rest again, the table is what would be loaded."""
    async def cut_off(work, steps):
        task = asyncio.ensure_future(work)
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        while table.tasks:
            await asyncio.gather(*table.tasks)
        row, entries = await served.house.storage.load_table(table.row.id)
        again = await played_again(row, entries)
        assert row == table.row and again.log.happened == table.table.log.happened
        assert (again.answers, again.deeds, again.poll, again.chairs) == (
            table.table.answers, table.table.deeds, table.table.poll, table.table.chairs)

    for steps in range(8):
        table = await served.house.create(*served.set_up(seats=2))
        for number in (0, 1):
            await cut_off(table.join(served.person(number)), steps)
            await table.join(served.person(number))
        assert table.table.state == "playing"
        for _ in range(3):
            for done in (False, True):
                decision = table.table.decision
                answer = Answer(table.table.questions, Agent().answer(decision))
                work = table.handle(int(decision.seat), answer)
                await (work if done else cut_off(work, steps))
        for seat, message in ((0, Undo()), (1, Agree(True)), (1, Undo()), (0, Agree(True)), (0, Chat("Hm")),
                              (1, Resign())):
            await cut_off(table.handle(seat, message), steps)
