"""The actions of a learner: one number for everything that an option of any question can be called.

    0                enough: no more options
    1 ... 64         the numbers 0 to 63 (the last one: 63 or more)
    65               a word that has no number
    66 ...           words, in the order of WORDS
    then             a card that has no number, and the kinds of cards

The kinds come last, in the order of kingdoms/order.txt, which only grows.  Options that share an action (two copies
of which it matters which one it is, words of cards to come) are told apart by one more step, in which the numbers are
their places.  So the space never changes, and no card is too new for it.
"""
from __future__ import annotations

from collections.abc import Sequence

from throneroom.engine.card import Thing, Word
from throneroom.kingdoms.order import BOOKS, FIRST

KINDS: tuple[str, ...] = FIRST[:len(BOOKS)]       # of throneroom_v0, for ever

# What cards let one choose between, and what they call their questions; a new word comes to the end in a new version.
WORDS: tuple[str, ...] = (
    "+1 action", "+1 buy", "+1 card", "+1 coin", "action", "actions", "attack", "buy", "buys", "cards", "coins",
    "copies", "copper", "curse", "curses", "dearer", "discard", "duchy", "estate", "estates", "exile", "favors", "gain",
    "gold", "hand", "horse", "key", "me", "move", "next turn", "nothing", "now", "other", "overpaid", "prize", "replay",
    "set aside", "silver", "silvers", "take", "token", "topdeck", "trash", "treasure", "victory")

NUMBERS = 64
ENOUGH = 0
FIRST_NUMBER = 1
OTHER_WORD = FIRST_NUMBER + NUMBERS
FIRST_WORD = OTHER_WORD + 1
OTHER_KIND = FIRST_WORD + len(WORDS)

WORD_ACTIONS: dict[str, int] = {
    **{word: FIRST_WORD + place for place, word in enumerate(WORDS)},
    **{str(number): FIRST_NUMBER + number for number in range(NUMBERS)}}


class Naming:
    """The actions for so many kinds of cards: all of the version, or those of one table."""

    def __init__(self, kinds: Sequence[str] = KINDS) -> None:
        self.kinds = tuple(kinds)
        self.columns: dict[str, int] = {card_id: place for place, card_id in enumerate(self.kinds, 1)}  # 0: all others
        self.size = OTHER_KIND + 1 + len(self.kinds)

    def action_of(self, thing: Thing) -> int:
        if isinstance(thing, Word):
            action = WORD_ACTIONS.get(thing.id)
            if action is not None:
                return action
            return FIRST_NUMBER + NUMBERS - 1 if thing.id.isdecimal() else OTHER_WORD
        return OTHER_KIND + self.columns.get(thing.id, 0)

    def name_of(self, action: int) -> str:
        """For people: what an action is called."""
        if action == ENOUGH:
            return "enough"
        if action < OTHER_WORD:
            return str(action - FIRST_NUMBER)
        if FIRST_WORD <= action < OTHER_KIND:
            return WORDS[action - FIRST_WORD]
        if OTHER_KIND < action < self.size:
            return self.kinds[action - OTHER_KIND - 1]
        return "another word" if action == OTHER_WORD else "another card"
