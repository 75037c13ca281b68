"""Dealing anew what a seat may not know: for forks, and for players who try out what could be.

How the hidden cards lie has no say in the new deal: by the same random numbers it is the same, however they lie.
"""
from __future__ import annotations

from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.happenings import Promise
from throneroom.engine.player import Player
from throneroom.engine.rng import Rng
from throneroom.engine.types import SHADOW


def lies_open(stack: str) -> bool:
    """Of "boons" nobody knows the order; "boons discarded", "boons set aside" and the like lie face up."""
    return " " in stack


def sees_cards_of(seat: int, player: Player) -> bool:
    """One's own cards, and those of a player one decides for."""
    return player.seat == seat or player.answered_by == seat


def hidden_from(player: Player, seat: int, hands: bool) -> set[Card]:
    """The cards of a player that this seat may not know where they are."""
    hidden = set(player.deck)
    if sees_cards_of(seat, player):
        hidden.difference_update([card for card in player.deck if card.types & SHADOW])      # their backs differ
    else:
        hidden.update(player.face_down)
        if hands:
            hidden.update(player.hand)
        for name, mat in player.mats.items():
            if player.game.table.named[name].secret_mat:
                hidden.update(mat)
    return hidden


def redeal(settled: Game, now: Game, seat: int, rng: Rng, hands: bool) -> Game:
    """A copy of the settled game in which the cards that are hidden from the seat, then and now, have changed places
    (every player keeps their own)."""
    game = settled.copy()
    for number in range(len(game.players)):
        player = game.players[number]
        current = now.players[number]
        hidden = hidden_from(player, seat, hands)
        if now is not settled:
            hidden &= hidden_from(current, seat, hands)
        set_aside = player.face_down[:]
        shuffle_hidden(rng, [player.deck, player.hand, player.face_down, *player.mats.values()], hidden)
        if set_aside != player.face_down:
            hold_instead(player, dict(zip(set_aside, player.face_down, strict=True)))
    for name, stack in game.stacks.items():
        if not lies_open(name) and stack == now.stacks[name]:
            mix(rng, stack)
    for number in range(len(game.piles)):
        pile = game.piles[number]
        left = now.piles[number]
        below: int = len(left.cards) - left.face_up()           # so many lie face down
        if below > 0 and pile.cards[:len(left.cards)] == left.cards:
            face_down = pile.cards[:below]
            mix(rng, face_down)
            pile.cards[:below] = face_down
    return game


def shuffle_hidden(rng: Rng, zones: list[list[Card]], hidden: set[Card]) -> None:
    """The hidden ones among these cards change places."""
    cards: list[Card] = [card for zone in zones for card in zone if card in hidden]
    mix(rng, cards)
    place = 0
    for zone in zones:
        for index in range(len(zone)):
            if zone[index] in hidden:
                zone[index] = cards[place]
                place += 1


def mix(rng: Rng, cards: list[Card]) -> None:
    """Into an order that owes nothing to the one they have."""
    cards.sort(key=number_of)
    rng.shuffle(cards)


def number_of(card: Card) -> int:
    return card.number


def hold_instead(player: Player, others: dict[Card, Card]) -> None:
    """What waits for cards that were set aside waits for the others that lie there now."""
    player.promises = [Promise(promise.card, [others.get(card, card) for card in promise.held], promise.keeps)
                       for promise in player.promises]
    player.bonds = [bond.holding([others.get(card, card) for card in bond.held]) for bond in player.bonds]
