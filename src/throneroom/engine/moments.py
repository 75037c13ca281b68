"""The moments of the game, and the names of the methods by which a card takes part in them.

A kind of card takes part by defining the method; nothing else has to be registered.  A method that would never be
called (misspelt, or on a card that never lies at that place) is refused when the first card of the kind is made.  A
method's name says where the card works and when:

    when_you_gain_this          the card itself is what it happens to
    in_hand_when_you_gain       it works from your hand
    in_play_when_you_gain       it works while in play (once per card, however often it was played)
    on_mat_when_you_gain        it works from the Tavern mat
    when_you_gain               it works for everybody: Landmarks, Allies, cards with "in games using this";
                                or for its owner: Projects, States, Artifacts
    bound_when_you_gain         it was bound to you by an effect (`me.bind`): "this turn", "until your next turn"

For every kind six masks (one per place) say at which moments it does something there; a game or-s them together.
So a moment nobody at the table watches costs one test of an integer.
"""
from __future__ import annotations

from typing import Final

from throneroom.engine.types import (
    ARTIFACT,
    ATTACK,
    BOON,
    EVENT,
    HEX,
    LANDSCAPE,
    PROJECT,
    PROPHECY,
    SHARED_LANDSCAPE,
    STATE,
    WAY,
)

# --- moments ------------------------------------------------------------------------------------------------
# Called like their methods: YOU_TRASH is when_you_trash.  (TRASH is what a question is for: decision.py.)
YOU_WOULD_GAIN: Final = 1 << 0
YOU_GAIN: Final = 1 << 1
ANOTHER_GAINS: Final = 1 << 2
YOU_BUY: Final = 1 << 3
YOU_PLAY: Final = 1 << 4            # first of all, before the card's instructions
ATTACKED: Final = 1 << 5
AFTER_YOU_PLAY: Final = 1 << 6
YOU_TRASH: Final = 1 << 7
YOU_DISCARD: Final = 1 << 8         # outside Clean-up, by an instruction to discard
YOU_DISCARD_FROM_PLAY: Final = 1 << 9
YOU_SHUFFLE: Final = 1 << 10
TURN_START: Final = 1 << 11
BUY_START: Final = 1 << 12
BUY_END: Final = 1 << 13
CLEAN_UP: Final = 1 << 14
TURN_END: Final = 1 << 15
GAME_WOULD_END: Final = 1 << 16
BETWEEN_TURNS: Final = 1 << 17
YOU_REVEAL: Final = 1 << 18
PILE_EMPTIES: Final = 1 << 19       # of the Supply, whoever took its last card

PHRASES: Final[dict[int, str]] = {
    YOU_WOULD_GAIN: "when_you_would_gain",
    YOU_GAIN: "when_you_gain",
    ANOTHER_GAINS: "when_another_gains",
    YOU_BUY: "when_you_buy",
    YOU_PLAY: "when_you_play",
    ATTACKED: "when_attacked",
    AFTER_YOU_PLAY: "after_you_play",
    YOU_TRASH: "when_you_trash",
    YOU_DISCARD: "when_you_discard",
    YOU_DISCARD_FROM_PLAY: "when_you_discard_from_play",
    YOU_SHUFFLE: "when_you_shuffle",
    TURN_START: "at_start_of_turn",
    BUY_START: "at_start_of_buy_phase",
    BUY_END: "at_end_of_buy_phase",
    CLEAN_UP: "at_start_of_clean_up",
    TURN_END: "at_end_of_turn",
    GAME_WOULD_END: "when_game_would_end",
    BETWEEN_TURNS: "between_turns",
    YOU_REVEAL: "when_you_reveal",
    PILE_EMPTIES: "when_a_pile_empties",
}

# Moments of the turn itself: their methods get just the player.
TURN_MOMENTS: Final = (TURN_START | BUY_START | BUY_END | CLEAN_UP | TURN_END | GAME_WOULD_END | BETWEEN_TURNS)

# --- places -------------------------------------------------------------------------------------------------
THIS: Final = 0
IN_HAND: Final = 1
IN_PLAY: Final = 2
ON_MAT: Final = 3
AROUND: Final = 4
BOUND: Final = 5

PREFIXES: Final = ("", "in_hand_", "in_play_", "on_mat_", "", "bound_")


def method_name(place: int, moment: int) -> str:
    if place == THIS:
        if moment == YOU_DISCARD_FROM_PLAY:
            return "when_you_discard_this_from_play"
        return PHRASES[moment] + "_this"
    return PREFIXES[place] + PHRASES[moment]


# Nothing of a turn happens to a card itself, and what happens to others does not happen to a card of theirs.
NEVER_TO_THIS: Final = TURN_MOMENTS | ANOTHER_GAINS | ATTACKED | PILE_EMPTIES

METHODS: Final[list[dict[int, str]]] = [
    {moment: method_name(place, moment) for moment in PHRASES if place != THIS or not moment & NEVER_TO_THIS}
    for place in range(len(PREFIXES))]

# --- powers: what a card has a say in whenever the engine asks, rather than at a moment ----------------------
LOWERS_COSTS: Final = 1 << 0        # in_play_cost_less
SETS_COSTS: Final = 1 << 1          # cost_less: for everybody, or for its owner
OWN_COST: Final = 1 << 2            # own_cost, own_cost_less
ALSO_TYPES: Final = 1 << 3          # also_types
SCORES: Final = 1 << 4              # score
REPLACES: Final = 1 << 5            # replaces (bound), instead (a Way)
GAINED_TO: Final = 1 << 6           # gained_to
BUY_RULE: Final = 1 << 7            # may_be_bought
FORBIDS: Final = 1 << 8             # forbids_buying (in play, bound, owned)
NEW_HAND: Final = 1 << 9            # extra_cards_in_new_hand
INSTRUCTIONS: Final = 1 << 10       # play or attack: more than plain bonuses
OTHER_PAYMENT: Final = 1 << 11      # other_payment, pay_otherwise
SET_UP: Final = 1 << 12             # set_up
ONLY_COINS: Final = 1 << 13         # a Treasure that gives coins and does nothing else
FORBIDS_PLAYING: Final = 1 << 14    # forbids_playing (bound)
REWRITES: Final = 1 << 20           # rewrites: what stands on other cards, in games using this
TWICE: Final = 1 << 15              # followed_twice: for everybody
OPENING: Final = 1 << 16            # before_first_turn: every player decides something before the decks are shuffled

POWERS: Final[dict[str, int]] = {
    "in_play_cost_less": LOWERS_COSTS,
    "cost_less": SETS_COSTS,
    "own_cost": OWN_COST,
    "own_cost_less": OWN_COST,
    "also_types": ALSO_TYPES,
    "score": SCORES,
    "replaces": REPLACES,
    "replaces_for_all": REPLACES,
    "instead": REPLACES,
    "gained_to": GAINED_TO,
    "may_be_bought": BUY_RULE,
    "forbids_buying": FORBIDS,
    "forbids_playing": FORBIDS_PLAYING,
    "followed_twice": TWICE,
    "before_first_turn": OPENING,
    "extra_cards_in_new_hand": NEW_HAND,
    "play": INSTRUCTIONS,
    "attack": INSTRUCTIONS,
    "other_payment": OTHER_PAYMENT,
    "set_up": SET_UP,
    "rewrites": REWRITES,
}

# --- what each method works on ------------------------------------------------------------------------------
# Besides the types of landscapes: cards proper, and what has no type at all (mats).
CARD: Final = 1 << 60
MAT: Final = 1 << 61
ANYTHING: Final = CARD | MAT | LANDSCAPE
OWNED: Final = PROJECT | STATE | ARTIFACT | BOON        # lie before a player; Ways and Hexes never do

PLACE_WORKS_ON: Final = (CARD, CARD, CARD, CARD, ANYTHING & ~(WAY | HEX), ANYTHING)
AFTER_CLEAN_UP: Final = (TURN_END, GAME_WOULD_END, BETWEEN_TURNS)       # by then Boons were put away

WORKS_ON: Final[dict[str, int]] = {
    **{method: PLACE_WORKS_ON[place] for place, methods in enumerate(METHODS) for method in methods.values()},
    **{PHRASES[moment]: PLACE_WORKS_ON[AROUND] & ~BOON for moment in AFTER_CLEAN_UP},
    "in_play_cost_less": CARD,
    "cost_less": ANYTHING & ~(WAY | HEX),
    "own_cost": CARD,
    "own_cost_less": CARD,
    "also_types": OWNED | EVENT | SHARED_LANDSCAPE,     # an Event may lie before those who bought it
    "score": CARD | SHARED_LANDSCAPE | OWNED,
    "replaces": ANYTHING,
    "replaces_for_all": SHARED_LANDSCAPE,
    "instead": ANYTHING,
    "may_be_followed": WAY,
    "gained_to": CARD,
    "may_be_bought": CARD | EVENT | PROJECT,
    "forbids_buying": ANYTHING,
    "forbids_playing": ANYTHING,
    "followed_twice": SHARED_LANDSCAPE,
    "before_first_turn": SHARED_LANDSCAPE & ~PROPHECY,    # which is far away then
    "extra_cards_in_new_hand": OWNED & ~BOON,
    "play": CARD | EVENT | PROJECT | BOON | HEX,
    "attack": ATTACK,
    "other_payment": CARD,
    "pay_otherwise": CARD,
    "set_up": ANYTHING,
    "rewrites": ANYTHING,
    "come_true": PROPHECY,
}
# (But a Way is followed anyway.)
NEEDS_ANOTHER: Final = {"pay_otherwise": ("other_payment",), "instead": ("replaces", "replaces_for_all")}
LIKE_MOMENTS: Final = ("when_", "in_hand_", "in_play_", "on_mat_", "bound_", "at_start_", "at_end_", "after_you_",
                       "between_")
