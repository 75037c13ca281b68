"""What it means to receive a Boon or a Hex, and a few instructions that several cards of the set share."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD
from throneroom.engine.types import BOON

if TYPE_CHECKING:
    from throneroom.engine.player import Player


class _KeptBoon(Card):
    """A Boon that lies before whoever received it until Clean-up."""

    types = BOON


# --- Boons --------------------------------------------------------------------------------------------------
def turn_over_a_boon(me: Player) -> Card | None:
    """The next Boon; the discarded ones are shuffled if there is no other."""
    return turn_over(me, "boons")


def receive_a_boon(me: Player) -> None:
    boon = turn_over_a_boon(me)
    if boon is not None:
        receive_boon(me, boon)


def receive_boon(me: Player, boon: Card) -> None:
    """Follows a Boon that was turned over and puts it where it belongs."""
    follow(me, boon)
    put_boon_down(me, boon)


def put_boon_down(me: Player, boon: Card) -> None:
    """To the discarded ones; some lie before the player first."""
    if isinstance(boon, _KeptBoon):
        me.game.stacks["boons turned over"].remove(boon)
        me.owned.append(boon)
    else:
        put_down(me, boon, "boons")


# --- Hexes --------------------------------------------------------------------------------------------------
def receive_a_hex(me: Player) -> None:
    hex = turn_over(me, "hexes")
    if hex is not None:
        follow(me, hex)
        put_down(me, hex, "hexes")


def others_receive_the_next_hex(me: Player) -> None:
    """One Hex is turned over; each player whom the Attack being played affects follows it, in turn order."""
    hex = turn_over(me, "hexes")
    if hex is not None:
        for victim in me.affected_by_this():
            follow(victim, hex)
        put_down(me, hex, "hexes")


# --- both ---------------------------------------------------------------------------------------------------
def turn_over(me: Player, stack: str) -> Card | None:
    """The next card of the stack; it lies with those turned over until it is put down."""
    card = me.game.next_from_stack(stack)
    if card is not None:
        me.game.stacks[stack + " turned over"].append(card)
        if me.game.listener is not None:
            me.game.tell("turn over", me, [card], True)
    return card


def put_down(me: Player, card: Card, stack: str) -> None:
    """To the discarded ones."""
    me.game.stacks[stack + " turned over"].remove(card)
    me.game.stacks[stack + " discarded"].append(card)


def follow(me: Player, card: Card) -> None:
    """Carries out the text of a Boon or Hex: not the play of a card."""
    game = me.game
    if game.listener is not None:
        game.tell("receive", me, [card], True)
    game.playing.append(None)
    game.bonuses(me, card)
    card.play(me)
    game.playing.pop()


# --- shared instructions ------------------------------------------------------------------------------------
def may_discard_three(me: Player, source: Card) -> bool:
    """Three cards of the hand (or all, if there are fewer) or none; True if it was three."""
    if not me.hand or not me.may(DISCARD, source):
        return False
    return len(me.discard_some(source, 3, 3)) == 3


def sift(me: Player, source: Card, count: int) -> None:
    """Look at so many top cards, discard any of them, put the rest back in any order."""
    cards = me.look(count)
    me.discard_all(me.choose(DISCARD, source, cards, 0, len(cards)), me.limbo)
    me.put_back(source, [card for card in cards if card in me.limbo])


def without_copy_in_play(me: Player, cards: list[Card]) -> list[Card]:
    """Those of the cards of which I have no copy in play."""
    ids = [card.id for card in me.in_play]
    return [card for card in cards if card.id not in ids]
