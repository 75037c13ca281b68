"""Dealing anew what a seat may not know: for forks, and for players who try out what could be.

How the hidden cards lie has no say in the new deal: by the same random numbers it is the same, however they lie.
"""
from __future__ import annotations

from typing import Final

from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.happenings import Bond, Gained, Promise
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.rng import Rng
from throneroom.engine.table import Table
from throneroom.engine.types import SHADOW

IN_MINDS: Final = 6             # so many ideas of what could come later are enough


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
    if now.is_to_change():
        dealt = game
        game = at_another_table(dealt, dealt.table.imagined(rng.below(IN_MINDS)), rng)
        dealt.take_down()
    return game


def imagined_table(game: Game) -> Table:
    """For games that are played to learn something about this one: what will come nobody knows."""
    return game.table.imagined(0) if game.is_to_change() else game.table


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


# --- at another table ---------------------------------------------------------------------------------------------
def at_another_table(game: Game, table: Table, rng: Rng) -> Game:
    """The game (settled, and the Kingdom still to change) at a table that differs only in what comes later: every card
    is its counterpart there."""
    other = game.copy(table)
    moving = Moving(game.table, table)
    there = len(game.piles) - len(game.table.coming.piles)
    other.piles = [Pile(table.piles[number].facts, moving.cards(game.piles[number].cards)) for number in range(there)]
    for pile in table.piles[there:]:
        other.piles.append(shuffled_away(pile, rng))
    other.trash = moving.cards(game.trash)
    other.stacks = {name: moving.cards(stack) for name, stack in game.stacks.items()}
    other.around = table.around
    other.around_all = table.around_all
    other.minded = table.minded
    other.affordable = {}
    turn = other.turn
    turn.gains = moving.gains(turn.gains)
    turn.bought = moving.cards(turn.bought)
    turn.landscapes_bought = moving.cards(turn.landscapes_bought)
    turn.plays = moving.cards(turn.plays)
    turn.face_down = moving.cards(turn.face_down)
    for player in other.players:
        for _, zone in player.zones():
            zone[:] = moving.cards(zone)
        player.owned = moving.cards(player.owned)
        player.guises = {name: moving.card(card) for name, card in player.guises.items()}
        player.promises = [Promise(moving.card(promise.card), moving.cards(promise.held), moving.kept(promise.keeps))
                           for promise in player.promises]
        player.bonds = [moving.bond(bond) for bond in player.bonds]
        player.last_turn = moving.gains(player.last_turn)
    return other


def shuffled_away(pile: Pile, rng: Rng) -> Pile:
    """A pile for later, as a new game has it."""
    cards = pile.facts.kept
    if not pile.ordered:
        cards = cards[:]
        rng.shuffle(cards)
    return Pile(pile.facts.put_away(cards[:pile.facts.limit]), [])


class Moving:
    """From one table to another, at which the same things lie but for what comes later."""

    def __init__(self, old: Table, new: Table) -> None:
        self.table = new
        self.found: dict[Card, Card] = {old.nothing: new.nothing}
        for id, card in old.named.items():
            if id in new.named:
                self.found[card] = new.named[id]
        for one, other in zip(old.groups_there(), new.groups_there(), strict=True):
            for number in range(len(one)):
                self.found[one[number]] = other[number]

    def card(self, card: Card) -> Card:
        found = self.found.get(card)
        if found is None:
            found = self.twin(card)
            self.found[card] = found
        return found

    def twin(self, card: Card) -> Card:
        """Of a card that was made in the game: the guise of another one, mostly."""
        twin = type(card)(int(card.number))
        if card.original is not None:
            twin.original = self.card(card.original)
        twin.id = card.id
        twin.price = card.price
        twin.cost = card.cost
        twin.potions = card.potions
        twin.debt = card.debt
        twin.powers = card.powers
        twin.types = card.types
        twin.points = card.points
        twin.coins = card.coins
        twin.home = card.home
        example = self.table.named.get(card.id)
        if example is not None:
            twin.rank = example.rank
        return twin

    def cards(self, cards: list[Card]) -> list[Card]:
        return [self.card(card) for card in cards]

    def kept(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([self.card(card) for card in cards])

    def gains(self, gains: list[Gained]) -> list[Gained]:
        return [Gained(gained.seat, self.card(gained.card), gained.cost, gained.bought, gained.phase)
                for gained in gains]

    def bond(self, bond: Bond) -> Bond:
        other = bond.holding(self.cards(bond.held))
        other.card = self.card(bond.card)
        other.keeps = self.kept(bond.keeps)
        return other
