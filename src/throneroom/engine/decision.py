"""A question to a player.  Everything a player decides in a game passes through here."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from throneroom.engine.card import Card, Thing
from throneroom.errors import IllegalAnswer

if TYPE_CHECKING:
    from throneroom.engine.player import Player

# What a decision is for: the closed vocabulary.
PLAY: Final = "play"                # which card to play (or call none)
BUY: Final = "buy"
GAIN: Final = "gain"
TRASH: Final = "trash"
DISCARD: Final = "discard"
TOPDECK: Final = "topdeck"
REVEAL: Final = "reveal"
HAND: Final = "hand"                # what to take into or keep in the hand
SET_ASIDE: Final = "set aside"
EXILE: Final = "exile"
RETURN: Final = "return"            # to its pile
PASS: Final = "pass"                # to another player
EXCHANGE: Final = "exchange"
CALL: Final = "call"                # from the Tavern mat
NAME: Final = "name"                # a card by its name
ORDER: Final = "order"              # what first (or: which on top last)
OPTION: Final = "option"            # which of the abilities listed
SPEND: Final = "spend"              # tokens or coins
OVERPAY: Final = "overpay"
PAY_DEBT: Final = "pay debt"
BID: Final = "bid"
WAY: Final = "way"                  # what to follow instead
PILE: Final = "pile"                # a pile to do something to
PLACE: Final = "place"              # a position in the deck
COPY: Final = "copy"                # which card to play or become without moving it
RECEIVE: Final = "receive"          # a Boon
KEEP: Final = "keep"                # what not to lose

BY_LIST: Final = -2                 # a quick agent wants to see all that there is

PURPOSES: Final = (PLAY, BUY, GAIN, TRASH, DISCARD, TOPDECK, REVEAL, HAND, SET_ASIDE, EXILE, RETURN, PASS, EXCHANGE,
                   CALL, NAME, ORDER, OPTION, SPEND, OVERPAY, PAY_DEBT, BID, WAY, PILE, PLACE, COPY, RECEIVE, KEEP)


class Decision:
    """Who is asked what.  An answer is a list of positions in `options`, each at most `counts` times."""

    needless: list[int] | None = None   # the answer to take if none matters: people are not asked then
    otherwise: str = ""                 # the purpose of the next question about the same card, if the answer is no

    def __init__(self, player: Player, purpose: str, source: Card | None, options: list[Thing] | None,
                 counts: list[int], least: i64, most: i64, groups: list[list[Card]] | None = None,
                 topic: str = "") -> None:
        self.player = player                    # whom it is about
        self.seat: i64 = player.answered_by     # who answers: somebody else while possessed
        self.purpose = purpose
        self.source = source                    # the card that asks, None for the turn itself
        self.topic = topic                      # tells questions of one card for one purpose apart
        self.least: i64 = least
        self.most: i64 = most
        self.settled = False                    # a decision of the turn itself, nothing being resolved
        self.given = options
        self.counts = counts                    # how often each option may be taken
        self.groups = groups                    # the cards behind the options
        self.holding: list[list[Card]] | None = None    # what each option holds, to tell equal ones apart

    @property
    def options(self) -> list[Thing]:
        """What can be chosen: in canonical order, equal cards once."""
        options = self.given
        if options is None:
            options = [group[0] for group in self.groups] if self.groups is not None else []
            self.given = options
        return options

    def cards_of(self, answer: list[int]) -> list[Card]:
        """The cards an answer means."""
        groups = self.groups
        assert groups is not None
        if len(answer) == 1:
            return [groups[answer[0]][0]]
        used = [0] * len(groups)
        chosen: list[Card] = []
        for index in answer:
            chosen.append(groups[index][used[index]])
            used[index] += 1
        return chosen

    def check(self, answer: list[int]) -> None:
        """Raises IllegalAnswer, saying why, unless the answer is allowed."""
        size = len(answer)
        if size < self.least or size > self.most:
            raise IllegalAnswer(f"{self.purpose}: {size} chosen, but it must be {amount_text(self.least, self.most)}")
        known = len(self.counts)
        if size == 1:
            if answer[0] < 0 or answer[0] >= known:
                raise IllegalAnswer(f"{self.purpose}: there is no option {answer[0]} among {known}")
            return
        left = self.counts[:]
        for index in answer:
            if index < 0 or index >= known:
                raise IllegalAnswer(f"{self.purpose}: there is no option {index} among {known}")
            if left[index] == 0:
                raise IllegalAnswer(f"{self.purpose}: {self.options[index].id} chosen too often")
            left[index] -= 1

    def __repr__(self) -> str:
        options = ", ".join(f"{n} {thing.id}" if n > 1 else thing.id
                            for thing, n in zip(self.options, self.counts, strict=True))
        source = "" if self.source is None else f" for {self.source.id}"
        other = "" if self.seat == self.player.seat else f" (for player {self.player.seat + 1})"
        return (f"player {self.seat + 1}{other}: {self.purpose}{source}, {amount_text(self.least, self.most)} of "
                f"[{options}]")


def amount_text(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least} to {most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Answers decisions: a bot, a script of answers, or a person far away."""

    def answer(self, decision: Decision) -> list[int]:
        """Positions in decision.options; here the least that is allowed, from the front."""
        answer: list[int] = []
        index = 0
        while len(answer) < decision.least:
            for _ in range(decision.counts[index]):
                if len(answer) < decision.least:
                    answer.append(index)
            index += 1
        return answer


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickAgent(Agent):
    """An agent that plays all its Treasures and can say at once what to play and to buy.  A game that nobody records
    asks it these instead of making decisions; its answers must mean the same.  Of the two ways to be asked for an
    Action and for a card to buy, the longer one is enough; who changes it changes both."""

    looks_back: bool = True             # might it (or who sends it) look at what was played, gained, bought in a turn?

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        """One of these Actions of the hand, or None to end the Action phase."""
        return None

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        """The position of one of these cards, or -1 to end the Buy phase."""
        return -1

    def pile_to_buy(self, me: Player) -> i64:
        """Where the coins alone decide what can be bought (docs/architecture.md), without a look at all that can be:
        the index of a Supply pile that has cards and costs no more, -1, or BY_LIST to be asked card_to_buy."""
        return BY_LIST

    def action_in_hand(self, me: Player) -> i64:
        """The position in hand of an Action to play, -1, or BY_LIST to be asked action_to_play."""
        return BY_LIST


class Waiting(Exception):
    """Raised by an agent that has no answer yet: the game stops here and is continued later from a settled copy."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision

    def __str__(self) -> str:
        return repr(self.decision)
