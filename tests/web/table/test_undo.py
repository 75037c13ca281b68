"""Taking back: what it costs, what it gives away, and what people agreed on."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from tests.attack import counts, rounds

from throneroom.engine.card import Card
from throneroom.engine.dealing import lies_open, sees_cards_of
from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE
from throneroom.engine.types import ATTACK, REACTION
from throneroom.errors import IllegalAnswer, Refusal
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import has_type, random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver, going_on
from throneroom.record.view import view
from throneroom.web.journal import Answered, AnyDeed, Begun, Returned, TookBack, VoteDropped
from throneroom.web.peeking import World, tells_nothing
from throneroom.web.protocol import SPECTATOR, Rules
from throneroom.web.storage import SeatRow, TableRow
from throneroom.web.table import Table
from throneroom.web.telling import Log, question

UNDOS = 300                             # in one journal
# Random games in which every free undo is judged, by so many deals.
GAMES, ANSWERS, DEALS = rounds(8, 500), rounds(60, 150), rounds(5, 10)
STATES = 60                             # random ones, from which whoever is left plays on


def laid(setup: Setup, rules: Rules | None = None, bots: int = 0, seed: int = 5) -> Table:
    seats = [*[SeatRow(f"P{n}", f"p{n}") for n in range(setup.players - bots)], *[SeatRow("Bot", None, "easy")] * bots]
    row = TableRow("table", setup, seed, seats, rules or Rules(), False, "gathering", 0.0)
    return Table(row, [Begun(SPECTATOR)])


def random_answer(random: Random, table: Table) -> Answered:
    decision = table.decision
    assert decision is not None
    each = [index for index, count in enumerate(decision.counts) for _ in range(count)]
    choice = random.sample(each, random.choice((int(decision.least), min(int(decision.most), len(each)))))
    seat = int(decision.seat)
    return Answered(seat, choice, bot=table.chairs[seat].bot is not None)


# --- what it costs ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("steps", [(1,), (1, 1, 2, 5, 20, 60)])
def test_loading_plays_every_answer_about_once_however_often_was_taken_back(
        monkeypatch: pytest.MonkeyPatch, steps: tuple[int, ...]) -> None:
    random = Random(len(steps))
    table = laid(random_setup(random, 2, among=BOOKS), seed=len(steps))
    deeds: list[AnyDeed] = [Begun(SPECTATOR)]
    undos = 0
    while undos < UNDOS:
        wants_back = table.answers > 150 and random.random() < 0.5
        if wants_back or table.decision is None:
            deeds.append(TookBack(0, table.answers - random.choice(steps)))
            undos += 1
        else:
            deeds.append(random_answer(random, table))
        table.apply(deeds[-1])
    played = 0
    answer = Driver.answer

    def counted(driver: Driver, indices: list[int]) -> None:
        nonlocal played
        played += 1
        answer(driver, indices)

    monkeypatch.setattr(Driver, "answer", counted)
    again = Table(table.row, deeds)
    given = sum(isinstance(deed, Answered) for deed in deeds)
    assert played < 1.5 * given + 100   # the whole game once more for each would be 50,000
    assert again.log.happened == table.log.happened and again.marks == table.marks
    for seat in range(2):
        assert again.question(seat) == table.question(seat) and view(again.game, seat) == view(table.game, seat)


def test_few_copies_are_kept_to_go_back_to() -> None:
    random = Random(4)
    table = laid(random_setup(random, 4, among=BOOKS), seed=4)
    while table.answers < 600 and table.decision is not None:
        table.apply(random_answer(random, table))
    assert table.answers > 300 and len(table.driver.games()) < 25


# --- what it gives away ----------------------------------------------------------------------------------------------
def scene(kingdom: tuple[str, ...], *hands: tuple[str, ...], decks: tuple[tuple[str, ...], ...] = ()) -> Table:
    """The first turn, with these hands, and these cards on top of the decks; what is not there comes from the piles."""
    table = laid(Setup(kingdom, players=len(hands)), Rules(undo="never"))
    game = table.driver.settled.copy()

    def found(player: Player, card_id: str) -> Card:
        zone = next(zone for zone in (player.deck, game.pile(card_id).cards) if card_id in [card.id for card in zone])
        return zone.pop(next(index for index, card in enumerate(zone) if card.id == card_id))

    for player, hand in zip(game.players, hands, strict=True):
        player.deck += player.hand
        player.hand[:] = [found(player, card_id) for card_id in hand]
    for player, deck in zip(game.players, decks, strict=False):
        player.deck += [found(player, card_id) for card_id in deck]
    game.phase = ACTION_PHASE
    table.driver.start(game)
    return table


def choose(table: Table, *cards: str) -> None:
    """The asked seat chooses these."""
    decision = table.decision
    assert decision is not None
    ids = [option.id for option in decision.options]
    table.apply(Answered(int(decision.seat), [ids.index(card) for card in cards]))


FIVE = ("copper",) * 5
KINGDOM = ("bridge_troll", "cutpurse", "masquerade", "militia", "moat", "smithy", "village")


def test_whether_somebody_holds_a_moat_is_not_found_out() -> None:
    """Neither by the question nor by its absence; but if nobody owns one, nothing is told."""
    hand = ("bridge_troll", *FIVE[1:])
    holds = scene(KINGDOM, hand, ("moat", *FIVE[1:]))
    owns = scene(KINGDOM, hand, FIVE, decks=((), ("moat",)))
    lacks = scene(KINGDOM, hand, FIVE)
    for table, offer, asked in ((holds, "no", 1), (owns, "no", 0), (lacks, "free", 0)):
        choose(table, "bridge_troll")
        assert table.undo_offer(0) == offer
        assert table.decision.seat == asked


def test_the_card_that_is_passed_cannot_be_given_back() -> None:
    table = scene(KINGDOM, ("masquerade", *FIVE[1:]), ("moat",) * 5, decks=(("estate",),))
    choose(table, "masquerade")
    assert table.undo_offer(0) == "no"          # two cards were drawn
    choose(table, "copper")
    assert table.decision.seat == 0 and "moat" in [card.id for card in table.driver.game.players[0].hand]
    assert table.undo_offer(0) == "no"


@pytest.mark.parametrize("hand", [FIVE, ("estate",) * 3 + ("smithy",) * 2])
def test_whether_somebody_holds_a_copper_is_not_found_out(hand: tuple[str, ...]) -> None:
    table = scene(KINGDOM, ("cutpurse", *FIVE[1:]), hand)
    choose(table, "cutpurse")
    assert table.decision.seat == 0 and table.undo_offer(0) == "no"


def test_what_is_asked_next_is_seen_for_good() -> None:
    """Whether the other has Actions left to play, after one's own discard."""
    table = scene(KINGDOM, ("militia", *FIVE[1:]), ("estate",) * 3 + ("moat", "copper"))
    choose(table, "militia")
    assert table.decision.seat == 1
    choose(table)                               # reveals nothing
    assert table.decision.seat == 1 and table.decision.purpose == "discard"
    assert table.undo_offer(1) == "free"        # the same question comes whatever the others hold
    choose(table, "estate", "copper")
    assert table.decision.seat == 0 and table.undo_offer(1) == "no"


def test_a_shadow_in_the_own_deck_is_no_secret() -> None:
    """Its back shows where it lies: what has nothing to do with it is free, and what turns on other cards is not."""
    table = scene(("fishmonger", *KINGDOM), FIVE, FIVE, decks=(("fishmonger", "estate"),))
    choose(table)                               # plays no Action
    choose(table, "copper")
    assert "fishmonger" in view(table.game, 0).players[0].shadows
    assert table.undo_offer(0) == "free"
    table = scene(("fishmonger", *KINGDOM), ("smithy", *FIVE[1:]), FIVE, decks=(("fishmonger", "estate"),))
    choose(table, "smithy")
    assert table.decision.seat == 0 and table.undo_offer(0) == "no"


def test_what_the_table_answers_by_itself_is_counted_nowhere() -> None:
    """In which order two Puzzle Boxes give back what they hold is a question only if that is not the same: neither the
    numbers of the questions after it nor how much is taken back may tell the others."""
    found = []
    for second in ("copper", "estate"):
        table = scene(("jewelled_egg", *KINGDOM), ("puzzle_box", "puzzle_box", *FIVE[2:], "estate", "estate"), FIVE)
        table.row.rules = Rules(undo="ask")
        for cards in (["puzzle_box"], ["copper"], ["puzzle_box"], [second], [], []):
            choose(table, *cards)
        came_up = table.needless is not None
        if came_up:
            table.apply(Answered(0, [0], bot=True))
        assert came_up == (second == "estate")
        choose(table)                   # player 2 plays no Treasures
        shown = [table.question(1)]
        table.apply(table.undoing(0, (0, 1)))
        shown += [table.vote(), table.question(1)]
        table.apply(table.voting(1, True))
        assert table.decision.seat == 0
        found.append((*shown, table.question(1), table.log.told(1)))
    assert found[0] == found[1]


@pytest.mark.parametrize(("counter", "offer"), [(True, "no"), (False, "free")])
@pytest.mark.parametrize("held", [(1, 2), (1, 1)])
def test_whose_points_grow_is_not_found_out(held: tuple[int, ...], counter: bool, offer: str) -> None:
    """The last Moat is bought, and with a Tower every Moat counts: those that others have passed to each other, too."""
    table = laid(Setup(KINGDOM, ("tower",), 3), Rules(undo="never", counter=counter))
    game = table.driver.settled.copy()
    moats = game.pile("moat").cards
    for seat in held:
        game.players[seat].deck.append(moats.pop())
    game.trash += moats[1:]
    del moats[1:]
    game.players[0].coins, game.players[0].buys = 2, 2
    game.phase, game.turn.treasures_closed, game.turn.buy_phase_begun = BUY_PHASE, True, True
    table.driver.start(game)
    choose(table, "moat")
    assert table.decision.seat == 0 and table.undo_offer(0) == offer


class Judge:
    """Has its own idea of what is hidden: deals it anew by chance at the last settled point before the answer, each
    player's own cards among themselves, lets chance turn elsewhere, and gives the same answers.  Deals in which the
    seat would have been shown something else before the answer cannot be, for it."""

    def __init__(self, driver: Driver, seat: int) -> None:
        self.driver = driver
        self.seat = seat
        before = len(driver.answers) - 1
        self.at, self.settled = next((at, game) for at, game in reversed(driver.trail.copies) if at <= before)
        self.known, self.last = driver.answers[self.at:-1], driver.answers[-1]
        self.truth = self.shown(self.settled)

    def shown(self, settled: Game) -> tuple[object, object, Driver]:
        """Before and after the answer: all that was told the seat, what it sees, and who is asked what."""
        log = Log()
        log.turn_seats = dict.fromkeys(range(int(settled.turn_number) + 1), 0)
        driver = going_on(settled, [], self.driver.setup, 0, self.driver.answers[:self.at], None, log)
        for answer in self.known:
            driver.answer(answer)
        before = self.seen(driver, log)
        driver.answer(self.last)
        return before, self.seen(driver, log), driver

    def seen(self, driver: Driver, log: Log) -> object:
        asked = None if driver.decision is None else question(driver.decision, 0, self.seat)
        return log.told(self.seat), asked, view(driver.game, self.seat), driver.game.scores()

    def dealt(self, random: Random) -> Game:
        game = self.settled.copy()
        for player in game.players:
            zones = [player.deck]
            if not sees_cards_of(self.seat, player):
                zones += [player.hand, *[mat for name, mat in player.mats.items() if game.table.named[name].secret_mat]]
            places = [(zone, index) for zone in zones for index in range(len(zone))]
            if player.seat != self.seat:
                places += [(player.discard_pile, index) for index in range(len(player.discard_pile) - 1)]
            deal(random, places)
        for name, stack in game.stacks.items():
            if not lies_open(name):
                random.shuffle(stack)
        for pile in game.piles:
            if not pile.ordered:
                deal(random, [(pile.cards, index) for index in range(len(pile.cards) - pile.face_up())])
        for _ in range(random.randrange(1, 9)):
            game.rng.below(1000)
        return game

    def differing(self, random: Random, deals: int) -> tuple[int, int]:
        """In how many of so many deals that can be the seat would have been shown something else; and how many
        could be."""
        fit = differ = 0
        for _ in range(deals):
            try:
                before, after, _ = self.shown(self.dealt(random))
            except IllegalAnswer:
                continue
            if before == self.truth[0]:
                fit += 1
                if after != self.truth[1]:
                    differ += 1
        return differ, fit

    def twins(self, random: Random, deals: int) -> Iterator[Driver]:
        """Games that this seat cannot tell from the true one, neither before nor after the answer."""
        for _ in range(deals):
            with suppress(IllegalAnswer):
                before, after, driver = self.shown(self.dealt(random))
                if (before, after) == self.truth[:2]:
                    yield driver


def deal(random: Random, places: list[tuple[list[Card], int]]) -> None:
    cards = [zone[index] for zone, index in places]
    random.shuffle(cards)
    for (zone, index), card in zip(places, cards, strict=True):
        zone[index] = card


def book_setup(random: Random, players: int) -> Setup:
    return random_setup(random, players, among=BOOKS)


def interactive_setup(random: Random, players: int) -> Setup:
    """With many Attacks and Reactions."""
    cards = [card for card in kingdom_piles() if card in BOOKS and has_type(card, ATTACK | REACTION)]
    return random_setup(random, players, cards=random.sample(cards, 8), among=BOOKS)


def judged_game(seed: int, answers: int, deals: int) -> tuple[int, int, list[str]]:
    """Plays a random game, and judges every free undo: how many there were, how many deals were compared, and which
    of them gave something away."""
    random = Random(seed)
    players = random.randint(2, 4)
    setup = interactive_setup(random, players) if seed % 2 else book_setup(random, players)
    table = laid(setup, Rules(undo="never"), seed=seed)
    free = compared = 0
    wrong: list[str] = []
    while table.decision is not None and table.answers < answers:
        decision, number = table.decision, table.answers
        seat = int(decision.seat)
        deed = random_answer(random, table)
        asked = repr(decision)
        table.apply(deed)
        if table.undo_offer(seat) != "free":
            continue
        free += 1
        differ, fit = Judge(table.driver, seat).differing(Random(number), deals)
        compared += fit
        if differ:
            wrong.append(f"seed {seed}, answer {number}: {asked}: {deed.choice} differs in {differ} of {fit}")
        if random.random() < 0.3:       # now and then it is taken back
            table.apply(table.undoing(seat, ()))
            assert table.answers == number
    return free, compared, wrong


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_taken_back_freely_gave_nothing_away(seed: int) -> None:
    free, compared, wrong = judged_game(seed, ANSWERS, DEALS)
    counts["free undos judged"] += free
    counts["that told something"] += len(wrong)
    assert not wrong
    assert free > ANSWERS // 8 and compared > free


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_offer_itself_tells_nothing(seed: int) -> None:
    """In games that a person cannot tell apart it is the same: free in all of them, or in none."""
    random = Random(seed)
    setup = (book_setup, interactive_setup)[seed % 2](random, random.randint(2, 4))
    table = laid(setup, Rules(undo="never"), seed=seed)
    twins = 0
    while table.decision is not None and table.answers < ANSWERS:
        asked, number = table.decision, table.answers
        seat = int(asked.seat)
        table.apply(random_answer(random, table))
        if table.decision is None or table.decision.seat != seat:
            continue                    # it is free for nobody
        offer = tells_nothing(table.driver, seat, counted=True)
        for twin in Judge(table.driver, seat).twins(Random(number), DEALS):
            twins += 1
            assert tells_nothing(twin, seat, counted=True) == offer, f"answer {number}: {asked}"
    assert twins > table.answers            # a game may be short: whoever has given away all cards can do no more


def test_every_kind_of_card_is_in_each_hand_and_is_missing_there_if_that_can_be() -> None:
    """A single Moat must not lie in the same hand of several always, nor what one hand lacks be left to chance."""
    game = laid(random_setup(Random(1), 4, among=BOOKS)).game
    piles = [pile.cards for pile in game.piles if len(pile.cards) > 3]
    for seed in range(200):
        random = Random(seed)
        world = World(0)
        world.hands = random.choices((0, 1, 3, 5, 7), k=random.randint(1, 3))
        world.decks = random.choices(range(9), k=len(world.hands))
        chosen = random.sample(piles, random.randint(3, len(piles)))
        among = [card for pile in chosen for card in (pile if pile in chosen[:3] else pile[:2])]
        wanted = sum(world.hands) + sum(world.decks)
        world.cards = [random.sample(among, min(len(among), wanted + random.randrange(6)))]
        if len(world.cards[0]) < wanted:
            continue
        kinds = Counter(card.id for card in world.cards[0])
        held = [[{card.id for card in other.dealt[0][sum(world.hands[:hand]):sum(world.hands[:hand + 1])]}
                 for hand in range(len(world.hands))] for other in world.others(Random(seed))]
        for hand, size in enumerate(world.hands):
            for kind, count in kinds.items():
                assert size == 0 or any(kind in hands[hand] for hands in held), (seed, hand, kind)
                assert len(world.cards[0]) - count < size or any(kind not in hands[hand] for hands in held), (
                    seed, hand, kind)


# --- what people agreed on ------------------------------------------------------------------------------------------
def least(table: Table) -> Answered:
    """As little as may be: whole turns pass quickly."""
    decision = table.decision
    assert decision is not None
    each = [index for index, count in enumerate(decision.counts) for _ in range(count)]
    seat = int(decision.seat)
    return Answered(seat, each[:decision.least], bot=table.chairs[seat].bot is not None)


def until_asked(table: Table, seat: int) -> None:
    while table.decision.seat != seat:
        table.apply(least(table))


def turn_of(table: Table, seat: int) -> None:
    """Ends with new cards in hand."""
    until_asked(table, seat)
    while table.decision.seat == seat:
        table.apply(least(table))


def agreeing(undo: str, players: int = 2) -> Table:
    """Everybody has had a turn."""
    table = laid(Setup(KINGDOM, players=players), Rules(undo=undo))
    for seat in range(players):
        turn_of(table, seat)
    return table


@pytest.mark.parametrize("undo", ["never", "ask", "free"])
def test_nothing_from_before_an_absence_is_taken_back_without_those_who_may_return(undo: str) -> None:
    table = agreeing(undo)
    table.apply(table.replacing(0, 1, {0}))
    assert table.chairs[1].bot == "medium" and table.undo_offer(0) == "no"
    with pytest.raises(Refusal):
        table.undoing(0, {0})
    replaced_at = table.answers
    turn_of(table, 0)                           # what was done since goes by the rule, and nobody is there to ask
    assert table.undo_offer(0) == {"never": "no", "ask": "no", "free": "free"}[undo]
    while table.undo_offer(0) == "free":
        table.apply(table.undoing(0, {0}))
    assert table.answers >= replaced_at


def test_what_a_bot_shows_of_the_cards_of_somebody_absent_is_not_taken_back_alone() -> None:
    """Or whoever is left could look at the hand of who comes back in a moment, and at what both draw next."""
    table = agreeing("ask")
    table.apply(table.replacing(0, 1, {0}))
    turn_of(table, 0)
    until_asked(table, 0)                       # the bot has had its turn
    assert table.undo_offer(0) == "no"
    with pytest.raises(Refusal):
        table.undoing(0, {0})
    table.apply(table.resigning(1))             # they do not come back
    assert table.undo_offer(0) == "free"


def test_who_is_there_is_asked_while_another_is_away() -> None:
    table = agreeing("ask", players=3)
    table.apply(table.replacing(0, 2, {0, 1}))
    table.apply(table.voting(1, True))
    turn_of(table, 0)
    assert table.undo_offer(0) == "ask"
    table.apply(table.undoing(0, {0, 1}))
    assert table.vote().waiting == [1]


def test_alone_with_an_absent_player_what_told_nothing_is_still_free() -> None:
    table = agreeing("never")
    table.apply(table.replacing(0, 1, {0}))
    until_asked(table, 0)
    assert table.decision.purpose == "play"
    choose(table, "copper")
    assert table.undo_offer(0) == "free"


def test_who_returns_is_asked_again() -> None:
    table = agreeing("ask")
    table.apply(table.replacing(0, 1, {0}))
    turn_of(table, 0)
    table.apply(Returned(1))
    assert table.undo_offer(0) == "ask"
    table.apply(table.undoing(0, {0, 1}))
    assert table.vote().waiting == [1]


def test_who_cannot_come_back_need_not_agree() -> None:
    table = agreeing("never")
    table.apply(table.resigning(1))
    assert table.undo_offer(0) == "free"


def test_a_vote_on_an_undo_ends_when_somebody_is_replaced() -> None:
    """Or the bot's silence would count as their agreement."""
    table = agreeing("ask", players=3)
    until_asked(table, 1)
    table.apply(table.undoing(0, {0, 1}))
    table.apply(table.voting(1, True))
    answers = table.answers
    table.apply(table.replacing(0, 2, {0, 1}))
    table.apply(table.voting(1, True))
    assert table.chairs[2].bot == "medium" and table.vote() is None
    assert table.answers == answers and table.undo_offer(0) == "no"


# --- votes ------------------------------------------------------------------------------------------------------------
def test_a_request_can_be_withdrawn_but_not_be_made_again() -> None:
    table = agreeing("ask")
    table.apply(table.undoing(0, {0, 1}))
    with pytest.raises(Refusal):
        table.withdrawing(1)
    table.apply(table.withdrawing(0))
    assert table.vote() is None and table.log.happened[-1].verb == "undo withdrawn"
    assert table.undo_offer(0) == "no"          # the others need say no only once
    turn_of(table, 0)
    assert table.undo_offer(0) == "ask"


def test_after_an_undo_another_answer_may_be_asked_back() -> None:
    table = agreeing("ask")
    until_asked(table, 0)
    table.apply(table.undoing(0, {0, 1}))
    table.apply(table.voting(1, True))
    while table.decision.seat == 0:
        table.apply(least(table))
    assert table.undo_offer(0) == "ask"


def test_nobody_is_asked_who_is_not_there() -> None:
    table = agreeing("ask", players=3)
    with pytest.raises(Refusal) as caught:
        table.undoing(0, {0})
    assert caught.value.why == "nobody here"
    table.apply(table.undoing(0, {0, 2}))
    assert table.vote().waiting == [1, 2]       # who comes back in time may agree, too


def test_a_vote_on_absence_can_be_withdrawn() -> None:
    table = agreeing("ask", players=4)
    table.apply(table.replacing(0, 3, {0, 1, 2}))
    assert (table.vote().about, table.vote().by) == ("absent", 0)
    table.apply(table.withdrawing(0))
    assert table.vote() is None and table.chairs[3].bot is None


def test_who_has_resigned_replaces_nobody() -> None:
    """Or, alone there, they could let bots play out the game of somebody who is away for a minute."""
    table = agreeing("ask")
    table.apply(table.resigning(0))
    with pytest.raises(Refusal) as caught:
        table.replacing(0, 1, {0})
    assert caught.value.why == "not playing" and table.chairs[1].bot is None


@pytest.mark.parametrize("seed", range(STATES))
def test_whoever_is_left_can_always_play_on(seed: int) -> None:
    """From anywhere, whoever has gone: what is voted on can be withdrawn or expires, and who is absent is replaced."""
    random = Random(seed)
    players = random.randint(2, 4)
    table = laid(Setup(KINGDOM, players=players), Rules(undo=random.choice(("ask", "free", "never"))),
                 bots=random.randint(0, players - 2), seed=seed)
    people = range(len(table.people()))
    for _ in range(random.randrange(60)):
        seat = random.choice(people)
        with suppress(Refusal):
            match random.randrange(6):
                case 0:
                    table.apply(table.undoing(seat, people))
                case 1:
                    table.apply(table.voting(seat, random.random() < 0.5))
                case 2:
                    table.apply(table.replacing(seat, random.choice(people), random.sample(people, len(people))))
                case 3:
                    table.apply(table.withdrawing(seat))
                case _:
                    table.apply(random_answer(random, table))
    present = [seat for seat in table.people() if random.random() < 0.5] or table.people()[:1]
    answers = table.answers
    while present and table.decision is not None and table.answers < answers + 8:
        asked = int(table.decision.seat)
        poll = table.poll
        if table.chairs[asked].bot is not None and poll is not None and poll.about == "undo":
            table.apply(VoteDropped(poll.seat, "expired"))      # a bot waits for no longer
        elif table.chairs[asked].bot is not None or asked in present:
            table.apply(least(table))
        elif poll is not None and poll.about == "absent" and poll.seat != asked:
            table.apply(VoteDropped(poll.seat, "expired"))
        elif poll is not None and poll.about == "absent":
            voters = [seat for seat in poll.waiting if seat in present]
            table.apply(table.voting(voters[0], True) if voters else VoteDropped(poll.seat, "expired"))
        else:
            table.apply(table.replacing(present[0], asked, present))
    assert not present or table.decision is None or table.answers == answers + 8
