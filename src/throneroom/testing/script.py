"""The script of a scene: the answers of all players, in the order of the questions."""
from __future__ import annotations

from typing import Any, NamedTuple

from throneroom.cards import BY_ID
from throneroom.engine.decision import ORDER, PURPOSES, Agent, Decision
from throneroom.errors import BadScenario, IllegalAnswer
from throneroom.testing.names import in_words, option_id, split_amounts

NOTHING = ("no", "nein", "nothing", "nichts", "pass", "")


class Said:
    """An answer of which it is checked who gives it: scene.p2("Moat")."""

    def __init__(self, seat: int, answer: Any, part_of: list[str] | None = None) -> None:
        self.seat = seat
        self.answer = answer
        self.part_of = part_of                              # the names of a longer answer, of which this is left

    def __repr__(self) -> str:
        return f"player {self.seat + 1}: {self.answer!r}"


class Asked:
    """A question that came up: who was asked what, by which card, with which options (ids)."""

    def __init__(self, decision: Decision) -> None:
        self.seat = int(decision.seat)                      # who answers, from 0 on;
        self.player = int(decision.player.seat)             # for whom (another one while possessed)
        self.purpose = decision.purpose
        self.source = "" if decision.source is None else decision.source.id
        self.options = [option.id for option in decision.options]
        self.counts = decision.counts[:]                    # how often each may be chosen
        self.least = int(decision.least)
        self.most = int(decision.most)
        self.text = repr(decision)
        self.holding = decision.holding                     # what each of the options holds, to tell equal ones apart

    def __repr__(self) -> str:
        return self.text

    def offers(self, *names: str) -> bool:
        """Are all of these among the options?"""
        return all(option_id(name, self.options, self.source) is not None for name in names)


def is_yes_or_no(decision: Decision) -> bool:
    return decision.groups is None and len(decision.options) == 1 and (decision.least, decision.most) == (0, 1)


def not_yes_or_no(answer: Any, decision: Decision) -> str:
    return f'{answer!r} is not among the options: {decision!r} (say "yes" or "no")'


def in_other_words(options: list[str], source: str) -> str:
    """What is no card, as the table puts it."""
    told = [in_words(option, source)[0] for option in options if option not in BY_ID]
    return f" ({', '.join(told)})" if told and told != options else ""


class Paused(Exception):
    """The game waits for the script at a decision of the turn itself."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(repr(decision))
        self.decision = decision


class Manner(NamedTuple):
    """How a script is meant."""

    answers_all: bool                   # also the questions that have but one answer
    leaves_out: bool                    # those whose answer cannot matter, even if an answer would fit
    gathers: bool = False               # several answers may be one, to a question for several cards
    agrees: bool = False                # "hand" where it is asked whether to discard: yes, and what is asked next


USUAL = Manner(False, False)


class Script(Agent):
    """Answers for all seats from one list, strictly."""

    def __init__(self) -> None:
        self.queue: list[Any] = []
        self.choice: list[int] | None = None
        self.asked: list[Asked] = []
        self.unasked: list[tuple[int, list[str]]] = []      # what needed no asking, for there was but one answer
        self.seen = 0                                       # how many of these have been compared with the script
        self.passed = 0                                     # so many came before the last question that was answered
        self.matched: set[int] = set()                      # those that the script answers all the same
        self.doubted = False                                # the word for another purpose was taken for a no
        self.needless = 0                                   # so many questions came up whose answer cannot matter
        self.manner = USUAL
        self.follows: Decision | None = None                # a yes or no that the answer to the next question implied

    def begin(self, answers: tuple[Any, ...], manner: Manner) -> None:
        """The answers of the next step."""
        self.queue = list(answers)
        self.asked = []
        self.unasked.clear()
        self.seen = 0
        self.passed = 0
        self.matched.clear()
        self.doubted = False
        self.needless = 0
        self.manner = manner
        self.follows = None

    def other_manners(self) -> list[Manner]:
        """In which the same answers might come out, after they did not in the usual one.  Which of equal abilities is
        first, nobody asks: before an answer is taken for that, it is one with the next."""
        equals = any(ids[:1] == [ORDER] for _, ids in self.unasked)
        others = [Manner(False, False, gathers=True)] if equals else []
        others += [Manner(answers_all, leaves_out) for leaves_out in (False, True) for answers_all in (False, True)
                   if (answers_all or leaves_out) and (self.unasked or not answers_all)
                   and (self.needless or not leaves_out)]
        return others + [manner._replace(agrees=True) for manner in (USUAL, *others) if self.doubted]

    def answer(self, decision: Decision) -> list[int]:
        if decision.settled:
            if self.choice is None:
                raise Paused(decision)
            choice, self.choice = self.choice, None
            return choice
        if decision.needless is not None:
            return self.answer_needless(decision, decision.needless)
        self.asked.append(Asked(decision))
        self.skip_unasked()
        before, self.follows = self.follows, None
        came_before = len(self.unasked)
        while self.queue:
            answer = self.queue.pop(0)
            try:
                indices = self.gathered(decision, answer)
            except BadScenario:
                if self.needed_no_asking(answer):
                    continue
                if before is not None:
                    raise BadScenario(not_yes_or_no(answer, before)) from None
                if not is_yes_or_no(decision):
                    raise
                self.queue.insert(0, answer)
                self.follows = decision
                return [] if self.declines(answer, decision) else [0]
            if before is not None and (before.seat, before.source) != (decision.seat, decision.source):
                raise BadScenario(not_yes_or_no(answer, before))
            self.passed = came_before
            return indices
        raise BadScenario(f"asked, but not scripted: {decision!r}")

    def declines(self, answer: Any, decision: Decision) -> bool:
        """"discard" where it is asked whether to trash: no, but what is asked next.  (Or yes, and then.)"""
        said = answer.answer if isinstance(answer, Said) else answer
        if said not in PURPOSES or said == decision.purpose:
            return False
        if said != decision.otherwise:
            self.doubted = True
            return not self.manner.agrees
        return True

    def answer_needless(self, decision: Decision, otherwise: list[int]) -> list[int]:
        """People are not asked this; the script may answer it all the same, or not."""
        self.needless += 1
        self.skip_unasked()
        if self.manner.leaves_out or not self.queue:
            return otherwise
        answer = self.queue.pop(0)
        came_before = len(self.unasked)
        try:
            indices = self.checked(decision, answer)
        except (BadScenario, IllegalAnswer):
            self.queue.insert(0, answer)
            return otherwise
        self.asked.append(Asked(decision))
        self.passed = came_before
        return indices

    def gathered(self, decision: Decision, answer: Any) -> list[int]:
        """The answer, and the next ones with it if they are meant together."""
        indices = self.checked(decision, answer)
        while self.manner.gathers and indices and decision.most > 1 and self.queue and self.queue[0] not in NOTHING:
            try:
                together = [*split_amounts(answer), *split_amounts(self.queue[0])]
                indices = self.checked(decision, together)
            except (BadScenario, IllegalAnswer):
                break
            answer = together
            self.queue.pop(0)
        return indices

    def checked(self, decision: Decision, answer: Any) -> list[int]:
        indices = self.indices(decision, answer)
        try:
            decision.check(indices)
        except IllegalAnswer as illegal:
            raise IllegalAnswer(f"{illegal}; {decision!r}") from None
        if decision.purpose == ORDER and sum(decision.counts) == 2:
            last = decision.options[-1 - indices[0]]            # the other one
            self.unasked.append((int(decision.seat), [last.id]))
        return indices

    def skip_unasked(self) -> None:
        """If the script answers all questions, those answers are left out that needed no asking."""
        while self.manner.answers_all and self.seen < len(self.unasked):
            if self.queue and self.names_these(self.queue[0], self.unasked[self.seen]):
                self.queue.pop(0)
                self.matched.add(self.seen)
            self.seen += 1

    def needed_no_asking(self, answer: Any) -> bool:
        """Is this what was done anyway, since the last question that was answered?"""
        for place in range(self.passed, len(self.unasked)):
            if place not in self.matched and self.names_these(answer, self.unasked[place]):
                self.matched.add(place)
                return True
        return False

    def names_these(self, answer: Any, choice: tuple[int, list[str]]) -> bool:
        seat, ids = choice
        if isinstance(answer, Said):
            if answer.seat != seat:
                return False
            answer = answer.answer
        if not ids:                                         # there was nothing to choose
            return answer is None or answer is False or answer in NOTHING
        if ids[0] == ORDER:
            ids = ids[1:]
        if isinstance(answer, int) and not isinstance(answer, bool):
            answer = str(answer)
        if not isinstance(answer, str | list | tuple) or not answer:
            return False
        return sorted(option_id(name, ids) or "" for name in split_amounts(answer)) == sorted(ids)

    def check_used(self) -> None:
        self.skip_unasked()
        self.queue = [answer for answer in self.queue if not self.needed_no_asking(answer)]
        if self.queue and self.follows is not None:
            raise BadScenario(not_yes_or_no(self.queue[0], self.follows))
        if self.queue:
            raise BadScenario(f"answers nobody asked for: {self.queue}; asked: {self.asked}")

    def indices(self, decision: Decision, answer: Any) -> list[int]:
        if isinstance(answer, Said):
            if answer.seat != decision.seat:
                raise BadScenario(f"player {answer.seat + 1} should have been asked, but it was {decision!r}")
            if answer.part_of is not None and len(decision.options) == 1 and decision.most > 1:
                return self.so_many(decision, answer.part_of)
            answer = answer.answer
        options = [option.id for option in decision.options]
        source = "" if decision.source is None else decision.source.id
        only_one = len(options) == 1
        yes = ("yes", "ja", decision.purpose) if decision.least == 0 else ("yes", "ja")
        if answer is None or answer is False or (answer in NOTHING and answer not in options):
            return [options.index("0")] if decision.least and "0" in options else []
        if only_one and (answer is True or answer in yes):
            return [0]
        if isinstance(answer, int):
            if only_one and str(answer) not in options and not is_yes_or_no(decision):
                return [0] * answer                             # so many of the only kind there is
            answer = str(answer)
        if isinstance(answer, str):
            id = option_id(answer, options, source)
            if id is not None:
                return [options.index(id)]
            holders = [index for index, held in enumerate(decision.holding or ())
                       if option_id(answer, [card.id for card in held]) is not None]
            if holders:                                         # equal ones are told apart by what they hold
                return holders[:1]
        names = split_amounts(answer)
        later = names[1:] if decision.most == 1 else []         # asked for one after the other
        found: list[int] = []
        for name in names[:len(names) - len(later)]:
            id = option_id(name, options, source)
            if id is None:
                hint = ' (say "yes" or "no")' if only_one and decision.least == 0 else in_other_words(options, source)
                raise BadScenario(f"{name!r} is not among the options: {decision!r}{hint}")
            index = options.index(id)
            # Options that look alike but are kept apart are taken one after the other.
            while found.count(index) >= decision.counts[index] and id in options[index + 1:]:
                index = options.index(id, index + 1)
            found.append(index)
        self.queue[:0] = [Said(int(decision.seat), name, names) for name in later]
        return found

    def so_many(self, decision: Decision, names: list[str]) -> list[int]:
        """"2 Estate" answered which card; now it is asked how many."""
        self.queue = [answer for answer in self.queue if not (isinstance(answer, Said) and answer.part_of is names)]
        return self.indices(decision, names)
