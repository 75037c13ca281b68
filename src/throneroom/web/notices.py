"""Tells people what is new between them and others, on whatever page they are: one line for each page that is open.

After every change those whom it concerns are woken and fetch how everything stands for them: a slow reader gets several
changes at once, and nothing piles up for it.
"""
from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable

from throneroom.errors import Refusal
from throneroom.web.limits import KNOWN
from throneroom.web.protocol import Refused
from throneroom.web.storage import Person

LINES_OF_ONE = 8                        # pages that one person has open
HERE_FOR = 300.0                        # seconds after the last thing somebody did

ENDED = Refused("ended", "this session was ended")


class Line:
    """The connection of one page."""

    def __init__(self, person: Person, token_hash: str, household: str) -> None:
        self.person = person
        self.token_hash = token_hash
        self.household = household
        self.behind = True              # something has changed since it was last told
        self.news = asyncio.Event()
        self.table: str | None = None   # where opponents were found
        self.ended: Refused | None = None   # the last it hears

    def wake(self) -> None:
        self.behind = True
        self.news.set()


class Herald:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.lines: dict[str, list[Line]] = {}
        self.seen: OrderedDict[str, float] = OrderedDict()      # of those who were here last

    # --- who is here -------------------------------------------------------------------------------------------------
    def see(self, person: str) -> None:
        """They have just done something."""
        self.seen[person] = self.clock()
        self.seen.move_to_end(person)
        if len(self.seen) > KNOWN:
            self.seen.popitem(last=False)

    def is_here(self, person: str) -> bool:
        return person in self.lines or self.clock() - self.seen.get(person, -HERE_FOR) < HERE_FOR

    def come(self, line: Line) -> None:
        lines = self.lines.setdefault(line.person.id, [])
        if len(lines) >= LINES_OF_ONE:
            raise Refusal("full", "too many pages are open")
        lines.append(line)

    def leave(self, line: Line) -> None:
        lines = self.lines.get(line.person.id, [])
        if line in lines:
            lines.remove(line)
            self.see(line.person.id)
        if not lines:
            self.lines.pop(line.person.id, None)

    # --- what is new -------------------------------------------------------------------------------------------------
    def wake(self, people: Iterable[str]) -> None:
        for person in people:
            for line in self.lines.get(person, ()):
                line.wake()

    def end(self, person: str, tokens: Collection[str] | None = None) -> None:
        """Sessions of the person have ended: these, or all."""
        for line in self.lines.get(person, ()):
            if tokens is None or line.token_hash in tokens:
                line.ended = ENDED
                line.news.set()

    def forget(self, person: str) -> None:
        """They have deleted their account."""
        self.end(person)
        self.seen.pop(person, None)
