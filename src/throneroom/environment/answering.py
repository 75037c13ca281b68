"""A question answered step by step: each step takes one option by its name, or says that it is enough.

Every answer that the engine allows is such a sequence of steps, and every step that is allowed leads to one of them.
"""
from __future__ import annotations

from throneroom.engine.decision import Decision
from throneroom.environment.naming import ENOUGH, FIRST_NUMBER, NUMBERS, Naming
from throneroom.errors import IllegalAnswer


class Asked:
    def __init__(self, naming: Naming, decision: Decision) -> None:
        self.decision = decision
        self.naming = naming
        self.left = decision.counts[:]          # how often each option may still be taken
        self.answer: list[int] = []
        self.steps: list[int] = []              # actions that stand for the answer so far
        self.alike: list[int] = []              # options that share the action taken last, to be told apart
        self.complete = False
        self.places: dict[int, list[int]] = {}  # options by their action
        for place, option in enumerate(decision.options):
            self.places.setdefault(naming.action_of(option), []).append(place)
        self.allowed = self.find_allowed()
        self.take_what_is_forced()

    def find_allowed(self) -> list[int]:
        """The actions of the next step."""
        if self.alike:
            return [FIRST_NUMBER + place for place in range(min(len(self.alike), NUMBERS))]
        left = self.left
        found = [action for action, places in self.places.items() if any([left[place] for place in places])]
        if len(self.answer) >= self.decision.least:
            found.append(ENOUGH)
        return found

    def towards(self, answer: list[int]) -> int:
        """The next step on the way to that answer: for those who learn from others."""
        taken = len(self.answer)
        if taken == len(answer):
            return ENOUGH
        if self.alike:
            return FIRST_NUMBER + min(self.alike.index(answer[taken]), NUMBERS - 1)
        return self.naming.action_of(self.decision.options[answer[taken]])

    def take(self, action: int) -> None:
        """One step, and those after it that nobody could take otherwise."""
        if action not in self.allowed:
            raise IllegalAnswer(f"action {action} ({self.naming.name_of(action)}) is not allowed: {self.decision}")
        self.take_allowed(action)
        self.take_what_is_forced()

    def take_what_is_forced(self) -> None:
        while not self.complete and len(self.allowed) == 1:
            self.take_allowed(self.allowed[0])

    def take_allowed(self, action: int) -> None:
        if self.alike:
            place = action - FIRST_NUMBER
            if place == NUMBERS - 1 and len(self.alike) > NUMBERS:
                self.alike = self.alike[place:]         # this one or a later one
            else:
                self.choose(self.alike[place])
        elif action == ENOUGH:
            self.complete = True
        else:
            self.steps.append(action)
            alike = [place for place in self.places[action] if self.left[place]]
            if len(alike) > 1:
                self.alike = alike
            else:
                self.choose(alike[0])
        if not self.complete:
            self.allowed = self.find_allowed()

    def choose(self, place: int) -> None:
        self.alike = []
        self.answer.append(place)
        self.left[place] -= 1
        self.complete = len(self.answer) == self.decision.most
