"""A table as its journal tells it: who plays, the game, the log, and what may be done next.

Nothing here waits, writes or sends.  `apply` carries out a deed of the journal; the other methods look at the table, or
make of a wish the deed that would carry it out (or a Refusal).  live.py brings it to life.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Literal

import msgspec
from msgspec import Struct

from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.errors import IllegalAnswer, Refusal
from throneroom.record.driver import Driver
from throneroom.record.record import Record, record_of
from throneroom.web.journal import (
    Answered,
    AnyDeed,
    AskedReplace,
    AskedUndo,
    Begun,
    Hurried,
    Resigned,
    Returned,
    Said,
    SatDown,
    StoodUp,
    TakenOver,
    TookBack,
    Voted,
    VoteDropped,
)
from throneroom.web.peeking import tells_nothing
from throneroom.web.protocol import SPECTATOR, Final, Heaps, Level, Question, Step, TableState, Vote
from throneroom.web.storage import TableRow
from throneroom.web.telling import Happened, Log, final, heaps, question, step

MOST_ANSWERS = 20_000                   # of one game; long ones have a tenth
MOST_DEEDS = 50_000                     # of one table, with all that was taken back, said and voted on
MOST_CHATS = 500                        # of one seat
SUBSTITUTE: Level = "medium"            # plays on for those who have left

UndoOffer = Literal["free", "ask", "no"]


class Chair(Struct):
    """Who plays at a seat now, and how long they have thought."""

    bot: Level | None
    resigned: bool = False
    out_of_time: bool = False
    used: float = 0.0
    absent_since: int | None = None     # answers given when a bot took over for somebody who may come back
    begged: int = -1                    # the last of the own answers that the others were asked to let go


class Mark(Struct, frozen=True):
    """What was so before an answer."""

    person: int                         # whose answer it is; -1: a bot's, or one that cannot matter
    events: int
    needless: bool
    question: int                       # its number
    step: Step | None = None            # what was answered, by a person


class Poll(Struct):
    about: Literal["undo", "absent"]
    by: int                             # who asked for it
    seat: int                           # who wants to take back, or who is absent
    to: int
    agreed: list[int]
    waiting: list[int]
    against: list[int] = []


class Table:
    def __init__(self, row: TableRow, deeds: Iterable[AnyDeed] = ()) -> None:
        self.row = row
        self.log = Log()
        self.driver: Driver | None = None
        self.chairs = [Chair(seat.bot) for seat in row.seats]
        self.marks: list[Mark] = []     # one for each answer
        self.told_nothing: bool | None = None   # of the last answer; worked out when somebody wants to know
        self.poll: Poll | None = None
        self.result: Final | None = None
        self.deeds = 0
        self.decided: int | None = None         # by so many deeds: everybody knows who has won
        self.hurried: dict[Level, int] = {}     # games that found the bots' plans, if there was no time for more
        self.kicked: set[str] = set()           # people who cannot come back
        self.said: Counter[int] = Counter()     # how often by each seat
        self.spent: dict[int, dict[int, int]] = {}      # for each answer: seconds of each seat, if there are days
        for deed in deeds:
            self.apply(deed)

    # --- how things stand --------------------------------------------------------------------------------------------
    @property
    def state(self) -> TableState:
        if self.driver is None:
            return "gathering"
        return "over" if self.driver.over else "playing"

    @property
    def decision(self) -> Decision | None:
        return None if self.driver is None else self.driver.decision

    @property
    def game(self) -> Game | None:
        return None if self.driver is None else self.driver.game

    @property
    def number(self) -> int:
        """Of the last event."""
        return len(self.log.happened)

    @property
    def answers(self) -> int:
        return len(self.marks)

    @property
    def questions(self) -> int:
        """How many were answered that anybody was asked.  Outside only these are counted: whether others came up may
        hang on hidden cards."""
        if not self.marks:
            return 0
        last = self.marks[-1]
        return last.question + (not last.needless)

    @property
    def is_full(self) -> bool:
        """No table grows without end."""
        return self.answers >= MOST_ANSWERS or self.deeds >= MOST_DEEDS

    @property
    def needless(self) -> list[int] | None:
        """The answer to what is asked, if none matters: nobody is asked then."""
        return None if self.decision is None else self.decision.needless

    def question(self, seat: int) -> Question | None:
        return None if self.decision is None else question(self.decision, self.questions, seat)

    def vote(self) -> Vote | None:
        poll = self.poll
        if poll is None:
            return None
        amount = self.questions - self.marks[poll.to].question if poll.about == "undo" else 0
        return Vote(poll.about, poll.by, poll.seat, amount, poll.agreed[:], poll.waiting[:])

    def points(self) -> list[int] | None:
        return self.driver.game.scores() if self.row.rules.counter and self.driver is not None else None

    def heaps(self) -> list[Heaps] | None:
        return heaps(self.driver.game) if self.row.rules.counter and self.driver is not None else None

    def final(self) -> Final | None:
        if self.result is None and self.driver is not None and self.driver.over:
            resigned = [seat for seat, chair in enumerate(self.chairs) if chair.resigned]
            self.result = final(self.driver.game, self.log, resigned)
        return self.result

    def record(self) -> Record | None:
        """The game as a record; only once it is over, for it tells the seed."""
        if self.driver is None or not self.driver.over:
            return None
        return msgspec.structs.replace(record_of(self.driver), names=[seat.name for seat in self.row.seats])

    def people(self, but: int = SPECTATOR) -> list[int]:
        """The seats that people play at; without one of them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None and seat != but]

    @property
    def host(self) -> int:
        """Who has been here longest, as far as seats tell: the first of the people."""
        return next((number for number, seat in enumerate(self.row.seats) if seat.person is not None), SPECTATOR)

    @property
    def is_decided(self) -> bool:
        """The game is over, or all have left it for good but one."""
        left = [seat for seat, chair in enumerate(self.chairs) if not chair.resigned and not chair.out_of_time]
        return self.state == "over" or (self.state == "playing" and len(left) <= 1)

    def seconds_left(self, seat: int) -> float | None:
        minutes = self.row.rules.minutes
        if minutes is None or self.row.seats[seat].bot is not None:
            return None
        chair = self.chairs[seat]
        return 0.0 if chair.out_of_time else max(0.0, minutes * 60 - chair.used)

    # --- what may be done: the deed, or a refusal --------------------------------------------------------------------
    def answering(self, seat: int, number: int, choice: list[int], used: float = 0.0) -> Answered:
        decision = self.asked(seat)
        if number != self.questions:
            raise Refusal("stale", f"question {number} has been answered: the question is number {self.questions} now")
        if self.answers >= MOST_ANSWERS:
            raise Refusal("too long", f"no game here is longer than {MOST_ANSWERS} answers")
        check(decision, choice)
        return Answered(seat, choice, used)

    def asked(self, seat: int) -> Decision:
        decision = self.decision
        if decision is None:
            raise Refusal("not playing", f"nothing is asked: the table is {self.state}")
        if decision.seat != seat or self.chairs[seat].bot is not None:
            raise Refusal("not your turn", "somebody else is asked")
        return decision

    def undo_offer(self, seat: int) -> UndoOffer:
        """What asking for undo would do now.  What people agreed on holds as long as they may come back: nothing from
        before their absence is taken back without them."""
        to = self.own_last_answer(seat)
        absences = [chair.absent_since for chair in self.chairs if chair.absent_since is not None]
        if to is None or self.poll is not None or to < max(absences, default=0):
            return "no"
        undo, others = self.row.rules.undo, self.people(but=seat)
        is_contest = self.row.kind == "daily"       # with people elsewhere, who are dealt the same
        is_for_bots = not others and not is_contest and not absences
        if undo == "free" or is_for_bots or self.tells_nothing(seat, to):
            return "free"
        return "ask" if undo == "ask" and others and self.chairs[seat].begged != to else "no"

    def undo_step(self, seat: int) -> Step | None:
        """What would be taken back; told to nobody but the person whose answer it is."""
        to = None if self.undo_offer(seat) == "no" else self.own_last_answer(seat)
        return None if to is None else self.marks[to].step

    def undoing(self, seat: int, present: Collection[int]) -> TookBack | AskedUndo:
        to = self.own_last_answer(seat)
        offer = self.undo_offer(seat)
        if offer == "no" or to is None:
            raise Refusal("no undo", "a vote is going on" if self.poll is not None else "nothing can be taken back")
        if offer == "free":
            return TookBack(seat, to)
        others = self.people(but=seat)
        if not any(other in present for other in others):
            raise Refusal("nobody here", "nobody is here who could agree to it")
        return AskedUndo(seat, to, others)

    def own_last_answer(self, seat: int) -> int | None:
        """How many answers were given before the last one of this person."""
        if self.state != "playing" or seat == SPECTATOR or self.chairs[seat].bot is not None:
            return None
        for number in range(self.answers - 1, -1, -1):
            if self.marks[number].person == seat:
                return number
        return None

    def tells_nothing(self, seat: int, to: int) -> bool:
        """May this person take the answer back without asking, for it told nobody anything?"""
        assert self.driver is not None
        if not all(mark.needless for mark in self.marks[to + 1:]):
            return False
        if self.told_nothing is None:
            self.told_nothing = tells_nothing(self.driver, seat, self.answers - 1 - to, self.row.rules.counter)
        return self.told_nothing

    def voting(self, seat: int, yes: bool) -> Voted:
        if self.poll is None or seat not in self.poll.waiting:
            raise Refusal("no vote", "you are not asked to agree to anything")
        return Voted(seat, yes)

    def withdrawing(self, seat: int) -> VoteDropped:
        if self.poll is None or self.poll.by != seat:
            raise Refusal("no vote", "you have asked for nothing that could be withdrawn")
        return VoteDropped(seat, "withdrawn")

    def saying(self, seat: int, text: str) -> Said:
        if self.said[seat] >= MOST_CHATS:
            raise Refusal("enough said", f"nobody says more than {MOST_CHATS} things at one table")
        return Said(seat, text)

    def standing_up(self, by: int, seat: int) -> StoodUp:
        """Somebody leaves, or is made to by the host."""
        person = self.row.seats[seat].person if seat < len(self.row.seats) else None
        if self.state != "gathering":
            raise Refusal("begun", "the game has begun: from now on people resign")
        if person is None:
            raise Refusal("nobody there", "nobody sits there")
        if by not in (seat, self.host):
            raise Refusal("not host", "only the first at the table removes others")
        return StoodUp(seat, self.row.seats[seat].name, person, kicked=by != seat)

    def resigning(self, seat: int) -> Resigned:
        if self.state != "playing" or self.chairs[seat].resigned:
            raise Refusal("not playing", "there is no game to resign")
        return Resigned(seat)

    def replacing(self, seat: int, absent: int, present: Collection[int]) -> AskedReplace:
        """Whether a bot should take over for somebody who is not there; those who play on decide."""
        if seat not in self.people():
            raise Refusal("not playing", "a bot plays for you: the others decide")
        if self.state != "playing" or absent not in self.people(but=seat):
            raise Refusal("not absent", "nobody plays there who could be replaced")
        if self.poll is not None and self.poll.about == "absent":
            raise Refusal("no vote", "another vote is going on")
        return AskedReplace(seat, absent, [other for other in self.people(but=seat)
                                           if other in present and other != absent])

    # --- the journal -------------------------------------------------------------------------------------------------
    def apply(self, deed: AnyDeed) -> None:
        match deed:
            case SatDown(seat, name):
                self.tell("sits down", seat, text=name)
            case StoodUp(seat, name, person, kicked):
                self.tell("stands up", seat, source="kicked" if kicked else "", text=name)
                if kicked:
                    self.kicked.add(person)
            case Begun():
                self.driver = Driver(self.row.setup, self.row.seed, listener=self.log, format=self.row.format)
            case Answered():
                self.answer(deed)
            case TookBack(seat, to):
                self.take_back(seat, to)
            case AskedUndo(seat, to, waiting):
                self.tell("undo asked", seat, amount=self.questions - self.marks[to].question)
                self.chairs[seat].begged = to
                self.poll = Poll("undo", seat, seat, to, [seat], waiting[:])
            case AskedReplace(seat, absent, waiting):
                self.refuse_undo()      # whoever must agree to it is not there
                self.poll = Poll("absent", seat, absent, 0, [seat], waiting[:])
                self.count_votes()
            case Voted(seat, yes):
                self.cast(seat, yes)
            case VoteDropped(why="withdrawn"):
                self.refuse_undo("undo withdrawn")
                self.poll = None
            case VoteDropped():
                self.refuse_undo()
                self.poll = None
            case Said(seat, text):
                self.said[seat] += 1
                self.tell("chat", seat, text=text)
            case Resigned(seat):
                self.chairs[seat].resigned = True
                self.tell("resigns", seat)
                self.seat_bot(seat, "resigned")
            case TakenOver(seat, why):
                self.chairs[seat].out_of_time = why == "time"
                self.seat_bot(seat, why)
            case Hurried(_, level, games):
                self.hurried[level] = games
            case Returned(seat):
                self.chairs[seat].bot = self.chairs[seat].absent_since = None
                self.tell("returns", seat)
        self.deeds += 1
        if self.decided is None and self.is_decided:
            self.decided = self.deeds

    def tell(self, verb: str, seat: int, amount: int = 0, source: str = "", text: str = "", first: int = 0) -> None:
        self.log.happened.append(Happened(verb, seat, amount=amount, source=source, text=text, first=first))

    def answer(self, deed: Answered) -> None:
        assert self.driver is not None
        if not deed.bot:
            self.refuse_undo()          # who plays on does not want to go back
        self.chairs[deed.seat].used += deed.used
        if self.row.rules.days is not None and deed.used:
            self.spent.setdefault(self.answers, {})[deed.seat] = round(deed.used)
        decision = self.driver.decision
        assert decision is not None
        needless = self.needless is not None
        by_person = not deed.bot and not needless
        mark = Mark(deed.seat if by_person else SPECTATOR, self.number, needless, self.questions,
                    step(decision, deed.choice) if by_person else None)
        used = self.driver.games()
        self.driver.answer(deed.choice)
        put_away(used, self.driver)
        self.marks.append(mark)
        self.told_nothing = None
        if self.driver.over:
            self.poll = None
            self.tell("over", SPECTATOR)

    def take_back(self, seat: int, to: int) -> None:
        driver = self.driver
        assert driver is not None
        to_mark, before = self.marks[to], self.answers
        amount, first = self.questions - to_mark.question, to_mark.events + 1
        used = driver.games()
        self.log.muted = True
        self.driver = driver.undo(before - to, self.log)
        self.log.muted = False
        put_away(used, self.driver)
        del self.marks[to:]
        self.told_nothing = None
        for answers in range(to, before):
            own = self.spent.pop(answers, {}).get(seat)
            if own is not None:
                self.spent[answers] = {seat: own}       # others are asked anew
        for chair in self.chairs:
            if chair.begged >= to:
                chair.begged = -1       # of an answer that is gone
        self.poll = None
        self.tell("undo", seat, amount=amount, first=first)

    def refuse_undo(self, verb: str = "undo refused") -> None:
        """If somebody has asked for one."""
        if self.poll is not None and self.poll.about == "undo":
            self.tell(verb, self.poll.seat)
            self.poll = None

    def cast(self, seat: int, yes: bool) -> None:
        poll = self.poll
        assert poll is not None
        poll.waiting.remove(seat)
        (poll.agreed if yes else poll.against).append(seat)
        self.count_votes()

    def count_votes(self) -> None:
        """All must agree to an undo; more than half of those present that somebody is replaced."""
        poll = self.poll
        if poll is None:
            return
        if poll.about == "undo":
            if poll.against:
                self.refuse_undo()
            elif not poll.waiting:
                self.take_back(poll.seat, poll.to)
        elif 2 * len(poll.agreed) > len(poll.agreed) + len(poll.waiting) + len(poll.against):
            self.seat_bot(poll.seat, "absent")
        elif not poll.waiting:
            self.poll = None

    def seat_bot(self, seat: int, why: str) -> None:
        """A bot plays on; it has no part in votes."""
        self.chairs[seat].bot = SUBSTITUTE
        self.chairs[seat].absent_since = self.answers if why == "absent" else None
        self.tell("bot takes over", seat, source=why)
        poll = self.poll
        if poll is None:
            return
        if poll.seat == seat:
            self.poll = None
        elif seat in poll.waiting:
            poll.waiting.remove(seat)
            self.count_votes()


def put_away(used: list[Game], driver: Driver) -> None:
    """Games that were played on are freed at once: many of them would keep the garbage collector busy."""
    wanted = {id(game) for game in driver.games()}
    for game in used:
        if id(game) not in wanted:
            game.take_down()


def check(decision: Decision, choice: list[int]) -> None:
    try:
        decision.check(choice)
    except IllegalAnswer as error:
        raise Refusal("illegal answer", str(error)) from None
