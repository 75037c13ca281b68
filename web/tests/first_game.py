"""The guided first game as its learner's page sees it, as JSON: first as in the example of the rule book, then as a bot
would play on.  Run by house.ts."""
from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

from throneroom.bots import level
from throneroom.kingdoms.recommended import find_recommended
from throneroom.record.driver import Driver
from throneroom.record.view import View, view
from throneroom.web.house import GUIDED_SEED
from throneroom.web.protocol import Question
from throneroom.web.telling import question

LEARNER = 0
EXAMPLE = ("copper", "militia", "copper", "silver", "militia", "copper", "mine")    # what is played and bought there


class Moment(msgspec.Struct):
    """What the learner's page gets to see."""

    view: View
    question: Question | None


def first_game() -> Iterator[Moment]:
    driver = Driver(find_recommended("First Game").setup(players=2), GUIDED_SEED)
    example = list(EXAMPLE)
    bot = level("easy", 1)
    while driver.decision is not None:
        decision = driver.decision
        number = len(driver.answers)
        yield Moment(view(driver.game, LEARNER), question(decision, number, LEARNER))
        if decision.seat == LEARNER and example:
            card = example.pop(0)
            options = [option.id for option in decision.options]
            if decision.purpose == "play" and card == "copper":
                driver.answer([index for index, count in enumerate(decision.counts) for _ in range(count)])
            else:
                driver.answer([options.index(card)])
        else:
            driver.answer(bot.answer(decision))
    yield Moment(view(driver.game, LEARNER), None)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(list(first_game())))
