"""Records: the same game again, and damaged ones refused by name of the place."""
from random import Random

import msgspec
import pytest

from throneroom.engine.events import Event, Listener
from throneroom.errors import BadKingdom, BadRecord, BadSeed, IllegalAnswer
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import state
from throneroom.record.driver import Driver, fork
from throneroom.record.record import Record, driver_of, read, record_of, replay, write
from throneroom.record.view import ids, view

SETUP = Setup(("cellar", "library", "militia", "moat", "remodel", "sentry", "spy", "thief", "throne_room", "workshop"),
              players=3)


class Ears(Listener):
    def __init__(self) -> None:
        self.heard: list[tuple[str, int, list[str]]] = []

    def hear(self, game: object, event: Event) -> None:
        self.heard.append((event.verb, int(event.seat), [card.id for card in event.cards]))


def some_answer(driver: Driver, random: Random) -> list[int]:
    decision = driver.decision
    assert decision is not None
    pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
    random.shuffle(pool)
    return pool[:random.randint(int(decision.least), int(decision.most))]


def play(seed: int, most: int = 10_000, listener: Listener | None = None) -> Driver:
    driver = Driver(SETUP, seed, listener=listener)
    random = Random(seed)
    while not driver.over and len(driver.answers) < most:
        driver.answer(some_answer(driver, random))
    return driver


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_game(seed: int) -> None:
    driver = play(seed)
    kept = read(write(record_of(driver)))
    assert kept.result is not None
    assert state(replay(kept).game) == state(driver.game)


def test_a_record_of_an_unfinished_game_goes_on() -> None:
    driver = play(4, 150)
    again = replay(read(write(record_of(driver))))
    assert repr(again.decision) == repr(driver.decision)
    assert view(again.game, 0) == view(driver.game, 0)


def test_events_are_told_once_though_the_game_is_replayed() -> None:
    """A driver replays from settled points; a listener hears what a game played straight through tells."""
    ears = Ears()
    driver = play(5, 200, ears)
    straight = Ears()
    Driver(SETUP, 5, driver.answers, listener=straight)
    assert ears.heard == straight.heard
    assert len(ears.heard) > 200


def test_undo_is_replay_to_an_earlier_answer() -> None:
    driver = play(6, 120)
    before = play(6, 100)
    back = driver.undo(20)
    assert repr(back.decision) == repr(before.decision)
    assert state(back.settled) == state(before.settled)
    with pytest.raises(IllegalAnswer, match="cannot take back 500"):
        driver.undo(500)


def test_an_illegal_answer_changes_nothing() -> None:
    driver = play(7, 57)
    before = (repr(driver.decision), state(driver.settled), list(driver.answers))
    for wrong in ([99], [-1], [0] * 50, [True], ["x"]):
        with pytest.raises(IllegalAnswer):
            driver.answer(wrong)  # type: ignore[arg-type]
    assert before == (repr(driver.decision), state(driver.settled), list(driver.answers))


def damaged(kept: Record, **changes: object) -> bytes:
    fields = {name: getattr(kept, name) for name in kept.__struct_fields__}
    return msgspec.json.encode(Record(**{**fields, **changes}))


def test_damaged_records_are_refused_naming_the_place() -> None:
    kept = record_of(play(8))
    data = write(kept)
    with pytest.raises(BadRecord, match="cut off"):
        read(data[:len(data) // 2])
    with pytest.raises(BadRecord, match="cut off after answer 10"):
        read(damaged(kept, answers=kept.answers[:10]))
    changed = [list(answer) for answer in kept.answers]
    place = next(number for number, answer in enumerate(changed) if number > 20 and answer)
    changed[place] = [changed[place][0] + 1]
    with pytest.raises(BadRecord, match=f"answer {place + 1} is not what was written"):
        read(damaged(kept, answers=changed))
    with pytest.raises(BadRecord, match="version 9"):
        read(damaged(kept, throneroom=9))
    with pytest.raises(BadRecord, match="version 9"):           # whatever fields it has by then
        read(b'{"throneroom":9,"setup":{"kingdom":"K9-x"},"chance":[1]}')
    for seed in (b"8", b'"eight"', b'"08"', b'""', b'"-8"', b'"8\\n"', b'"' + b"f" * 65 + b'"', b"null"):
        with pytest.raises(BadRecord, match="seed"):
            read(data.replace(b'"seed":"8"', b'"seed":' + seed))
    with pytest.raises(BadRecord, match="not a record"):
        read(b"[]")
    with pytest.raises(BadRecord, match=r"`setup\.platnum` does not belong"):
        read(data.replace(b'"platinum"', b'"platnum"'))


def test_a_record_with_a_wrong_seed_or_table_is_refused() -> None:
    kept = record_of(play(9))
    with pytest.raises(BadRecord, match="answer 1 is not what was written"):
        read(damaged(kept, seed="a"))
    with pytest.raises(BadRecord, match="no_such_card"):
        replay(Record(1, Setup(("no_such_card",)), 1, [], ""))
    with pytest.raises(BadRecord, match="not over after answer 3"):
        replay(Record(1, kept.setup, kept.seed, kept.answers[:3], "", kept.result))


def test_seeds_are_as_long_as_keys() -> None:
    for seed in (0, 2**63, 2**128 - 1, 2**256 - 1):
        kept = read(write(record_of(Driver(SETUP, seed))))
        assert kept.dealt_by == replay(kept).seed == seed
    for seed in (-1, 2**256):
        with pytest.raises(BadSeed, match="from 0 to"):
            Driver(SETUP, seed)


def test_a_game_of_the_first_version_goes_on_as_one() -> None:
    """Its seed was a number, its chance another; what is played on, undone or forked stays so."""
    old = Driver(SETUP, 8, format=1)
    random = Random(1)
    while len(old.answers) < 60:
        old.answer(some_answer(old, random))
    kept = read(write(record_of(old)))
    assert (kept.throneroom, kept.seed) == (1, 8)
    for other in (replay(kept), old.fork(), old.undo(3), driver_of(kept)):
        assert other.format == 1
        assert state(replay(read(write(record_of(other)))).settled) == state(other.settled)
    assert state(Driver(SETUP, 8).game) != state(Driver(SETUP, 8, format=1).game)


# --- forks --------------------------------------------------------------------------------------------------
def test_a_fork_stands_at_the_same_decision_and_lives_its_own_life() -> None:
    random = Random(3)
    driver = Driver(SETUP, 3)
    inside = 0
    while not driver.over and len(driver.answers) < 400:
        assert driver.decision is not None
        inside += not driver.decision.settled
        other = driver.fork()
        assert repr(other.decision) == repr(driver.decision)
        before = state(driver.settled)
        if not other.over:
            other.answer(some_answer(other, random))
        assert state(driver.settled) == before
        driver.answer(some_answer(driver, random))
    assert inside > 10, "some forks must be made in the middle of a card"


def test_a_fork_for_a_seat_deals_anew_what_it_may_not_know() -> None:
    random = Random(11)
    driver = Driver(SETUP, 11)
    differs = 0
    while not driver.over and len(driver.answers) < 150:
        assert driver.decision is not None
        seat = int(driver.decision.seat)
        other = driver.fork(seat, len(driver.answers))
        assert view(other.game, seat) == view(driver.game, seat)
        differs += state(other.game) != state(driver.game)
        driver.answer(some_answer(driver, random))
    assert differs > 50


def test_a_fork_for_a_seat_does_not_know_what_chance_will_bring() -> None:
    def until_turn(number: int, driver: Driver) -> Driver:
        while driver.game.turn_number < number:
            driver.answer([])
        return driver

    driver = until_turn(3, Driver(Setup(("moat",)), 11))
    me = driver.game.players[0]
    assert (len(me.hand), len(me.deck), len(me.discard_pile)) == (5, 0, 5)      # it will shuffle at the end of its turn
    forks = [until_turn(4, driver.fork(0, seed)) for seed in range(20)]
    assert len({tuple(view(fork.game, 0).players[0].hand or ()) for fork in forks}) > 1


def test_nor_does_one_made_in_the_middle_of_a_card_after_a_shuffle() -> None:
    random = Random(5)
    driver = Driver(SETUP, 5)
    while driver.settled.rng.state() == driver.game.rng.state():
        driver.answer(some_answer(driver, random))
    assert driver.decision is not None and not driver.decision.settled
    seat = int(driver.decision.seat)
    forks = [driver.fork(seat, 1), driver.fork(seat, 2)]
    assert all(view(fork.game, seat) == view(driver.game, seat) for fork in forks)
    answer = some_answer(driver, random)
    for other in (driver, *forks):
        other.answer(answer)
    assert len({other.game.rng.state() for other in (driver, *forks)}) == 3


def test_a_fork_for_a_seat_deals_anew_what_lies_face_down_on_the_table() -> None:
    driver = Driver(Setup(("druid", "knights", "cultist", "sack_of_loot")), 3)

    def face_down(fork: Driver) -> list[list[str]]:
        game = fork.game
        return [[card.id for card in game.stacks["boons"]],
                *([card.id for card in pile.cards[:len(pile.cards) - pile.face_up()]] for pile in game.piles
                  if not pile.ordered)]

    forks = [driver.fork(0, seed) for seed in range(3)]
    for before, *after in zip(face_down(driver), *map(face_down, forks), strict=True):
        assert sorted(before) == sorted(after[0])
        assert any(other != before for other in after)
    assert all(view(fork.game, 0) == view(driver.game, 0) for fork in forks)


def test_a_fork_for_a_seat_deals_anew_what_others_set_aside_and_it_comes_back_all_the_same() -> None:
    random = Random(8)
    driver = Driver(Setup(("haven", "gear", "archive", "crypt", "research", "native_village")), 8)
    other_cards = other_mats = 0
    while len(driver.answers) < 500:
        for seat in range(2):
            fork = driver.fork(seat, len(driver.answers))
            assert view(fork.game, seat) == view(driver.game, seat)
            for true, dealt in zip(driver.game.players, fork.game.players, strict=True):
                for kept, instead in zip(true.promises + true.bonds, dealt.promises + dealt.bonds, strict=True):
                    assert [card in true.face_down for card in kept.held] == [
                        card in dealt.face_down for card in instead.held]
                    other_cards += ids(kept.held) != ids(instead.held)
                other_mats += [ids(mat) for mat in true.mats.values()] != [ids(mat) for mat in dealt.mats.values()]
        driver.answer(some_answer(driver, random))
    assert other_cards > 20
    assert other_mats > 20


def test_a_fork_deals_something_anew_even_after_others_answered_out_of_their_hands() -> None:
    random = Random(2)
    driver = Driver(Setup(("masquerade", "militia", "spy", "market", "village"), players=4), 2)
    passed = 0
    while len(driver.answers) < 600:
        decision = driver.decision
        if decision is not None and decision.source is not None and decision.source.id == "masquerade":
            fork = driver.fork(int(decision.seat), 1)
            assert repr(fork.decision) == repr(decision)
            assert state(fork.game) != state(driver.game)
            passed += 1
        driver.answer(some_answer(driver, random))
    assert passed > 20


def test_a_game_played_by_bots_can_be_forked_by_them() -> None:
    from throneroom.bots.money import BigMoney
    from throneroom.engine.decision import Agent, Decision

    class Forking(Agent):
        forks = 0

        def answer(self, decision: Decision) -> list[int]:
            other = fork(decision, int(decision.seat), 1)
            assert repr(other.decision) == repr(decision)
            with pytest.raises(BadKingdom):         # rather than another game
                other.undo(0)
            Forking.forks += 1
            return BigMoney().answer(decision)

    game = SETUP.table().new_game([Forking()] * 3, 2)
    game.forkable = True
    game.run()
    assert game.over
    assert Forking.forks > 50
