"""The things that happen, as objects: a gain, a buy, a play ...  Abilities look at them, and some may change them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.engine.card import Card, Cost

if TYPE_CHECKING:
    from throneroom.engine.pile import Pile
    from throneroom.engine.player import Player


class Happening:
    """Something that happens to a player."""

    def __init__(self, player: Player, card: Card) -> None:
        self.player = player
        self.card = card
        self.bonds_before: i64 = player.game.bonds_made     # those made later were not there yet


class Emptying(Happening):
    """The last card has left a pile of the Supply; it concerns all players alike."""

    def __init__(self, player: Player, card: Card, pile: Pile) -> None:
        super().__init__(player, card)
        self.pile = pile


class Tracked(Happening):
    """A card that an effect is about to use; it is lost once anything moves it."""

    def __init__(self, player: Player, card: Card, zone: list[Card]) -> None:
        super().__init__(player, card)
        self.zone = zone                # where it is expected to be
        self.lost = False
        self.covered = False            # lost only because another card was gained onto it

    def is_there(self) -> bool:
        """Still where it was; other cards may have been gained onto it, as texts since 2022 find it all the same."""
        return self.covered or not self.lost

    def uncover(self) -> bool:
        """Finds a card that is only covered, for such a text; False if it was moved."""
        if self.covered:
            self.lost = False
            self.covered = False
        return not self.lost

    def physical(self) -> Card:
        """The card that lies there, if it was only in the guise of another one while in play."""
        card = self.card
        while card.original is not None and card not in self.zone:
            card = card.original
        return card

    def move_to(self, zone: list[Card]) -> bool:
        """False, and nothing happens, if the card was moved meanwhile."""
        if self.lost:
            return False
        return self.player.move(self.physical(), self.zone, zone)

    def put_on_deck(self) -> bool:
        if self.lost:
            return False
        return self.player.put_on_deck(self.physical(), self.zone)

    def put_in_hand(self) -> bool:
        return self.move_to(self.player.hand)

    def trash(self) -> bool:
        return not self.lost and self.player.trash(self.physical(), self.zone)

    def exile(self) -> bool:
        return not self.lost and self.player.exile(self.physical(), self.zone)

    def discard(self) -> bool:
        return not self.lost and self.player.discard(self.physical(), self.zone)

    def set_aside(self) -> bool:
        return self.move_to(self.player.set_aside)

    def return_to_pile(self) -> bool:
        return not self.lost and self.player.return_to_pile(self.physical(), self.zone)

    def play(self, by: Card | None = None) -> bool:
        return not self.lost and self.player.play(self.physical(), self.zone, by)


class Gain(Tracked):
    """A card that would be gained (zone: where it will go), or just was (zone: where it went)."""

    def __init__(self, player: Player, card: Card, zone: list[Card], bought: bool, pile: Pile | None) -> None:
        super().__init__(player, card, zone)
        self.bought = bought
        self.pile = pile                # None: from the trash or another place
        self.replaced = False           # would-gain abilities set it: the card is not gained after all
        self.copy_was_exiled = False    # at the moment of the gain
        self.overpaid: i64 = 0          # as it was bought
        self.overpaid_potions: i64 = 0


class Buy(Happening):
    def __init__(self, player: Player, card: Card, pile: Pile | None) -> None:
        super().__init__(player, card)
        self.pile = pile
        self.overpaid: i64 = 0
        self.overpaid_potions: i64 = 0
        self.cancelled = False


class Play(Tracked):
    """One play of a card: what Throne Rooms hang on, and what reactions, Ways and the like look at."""

    def __init__(self, player: Player, card: Card, by: Card | None, from_hand: bool) -> None:
        super().__init__(player, card, player.in_play)
        self.multiplier = by            # the card that plays it (perhaps) several times and stays with it
        self.from_hand = from_hand
        self.in_place = False           # the card is not put into play
        self.first = False              # of all that the player has played in this turn
        self.coins: i64 = 0             # that it gave, where anybody minds
        self.swaps = False              # + cards are + coins and the other way round
        self.extra_options: i64 = 0     # how many more abilities may be chosen than the card says
        self.extra_coins: i64 = 0       # how many more coins the card is worth, if it is followed
        self.spared: list[int] = []     # seats that this Attack does not affect
        self.attacked = False
        self.victim: i64 = -1           # the seat that the Attack is just carried out on
        self.before: Play | None = None     # the play of the card as itself, if it has become this one
        self.became = False                 # another play has taken over

    def is_of(self, play: Play) -> bool:
        """Is it that play, or what the card became in it?"""
        return play is self or (self.before is not None and self.before.is_of(play))

    def spare(self, player: Player) -> None:
        if player.seat not in self.spared:
            self.spared.append(int(player.seat))


class Trashing(Tracked):
    """A card just trashed; zone is where it lies now."""

    def __init__(self, player: Player, card: Card, zone: list[Card], owned: bool = True) -> None:
        super().__init__(player, card, zone)
        self.owned = owned              # False: it was nobody's, but a card of the Supply


class Discarding(Tracked):
    """A card just discarded; zone is the discard pile."""


class Shuffle(Happening):
    """Cards about to be shuffled.  What is put in `on_top` goes there (last one uppermost), what is put in
    `on_bottom` there (last one lowermost), what is put in `left_out` stays in the discard pile; `places` maps positions
    from the top to cards."""

    def __init__(self, player: Player, card: Card, cards: list[Card]) -> None:
        super().__init__(player, card)
        self.cards = cards
        self.on_top: list[Card] = []
        self.on_bottom: list[Card] = []
        self.left_out: list[Card] = []
        self.again = True               # if those left out are needed, they are shuffled in turn
        self.places: list[tuple[int, Card]] = []

    def free_cards(self) -> list[Card]:
        """The cards whose place is still left to chance."""
        placed = [card for _, card in self.places] + self.on_top + self.on_bottom + self.left_out
        return [card for card in self.cards if card not in placed]


class ShuffleOfThis(Happening):
    """The shuffle, from the point of view of a card in it."""

    def __init__(self, shuffle: Shuffle, card: Card) -> None:
        super().__init__(shuffle.player, card)
        self.shuffle = shuffle


# --- what will happen later ---------------------------------------------------------------------------------
THIS_TURN: Final = 0
NEXT_TURN: Final = 1                    # until the start of the next turn of the player who bound it
FOREVER: Final = 2
ALWAYS: Final = -1                      # at all moments that the card knows


class Promise:
    """Something that will happen at the start of a player's next turn.  Never changes once made."""

    def __init__(self, card: Card, held: list[Card], keeps: tuple[Card, ...]) -> None:
        self.card = card
        self.held = held
        self.keeps = keeps              # cards that stay in play until it is kept


class Bond:
    """An effect tied to a player for a while: its card's `bound_...` methods work for that player."""

    def __init__(self, card: Card, owner: i64, until: i64, held: list[Card], number: i64) -> None:
        self.card = card
        self.owner: i64 = owner         # seat of the player who made it
        self.until: i64 = until
        self.held = held
        self.number: i64 = number
        self.swaps = False              # made by a play whose + cards and + coins change places
        self.at: i64 = ALWAYS           # moments at which it works
        self.keeps: tuple[Card, ...] = ()   # cards that stay in play as long as it lasts
        self.after: i64 = 0             # so many bonds were made before it: what happened by then is none of its
        self.play: Play | None = None   # only this one

    def holding(self, held: list[Card]) -> Bond:
        """The same with other cards."""
        bond = Bond(self.card, self.owner, self.until, held, self.number)
        bond.swaps = self.swaps
        bond.at = self.at
        bond.keeps = self.keeps
        bond.after = self.after
        bond.play = self.play
        return bond

    def keeping(self, card: Card) -> Bond:
        """The same, and this card stays in play, too."""
        bond = self.holding(self.held)
        bond.keeps = (*self.keeps, card)
        return bond

    def is_about(self, happening: Happening) -> bool:
        """Not if that had begun before the bond was made, nor if it is tied to another play."""
        if self.after > happening.bonds_before:
            return False
        return self.play is None or (isinstance(happening, Play) and happening.is_of(self.play))


class Ability:
    """One thing that may or must happen now."""

    def __init__(self, player: Player, card: Card, place: i64, moment: i64, happening: Happening,
                 promise: Promise | None, bond: Bond | None) -> None:
        self.player = player
        self.card = card
        self.place: i64 = place
        self.moment: i64 = moment
        self.happening = happening
        self.promise = promise
        self.bond = bond

    def same(self, other: Ability) -> bool:
        return (self.card is other.card and self.place == other.place and self.happening is other.happening
                and self.promise is other.promise and self.bond is other.bond and self.player is other.player)


class Gained:
    """What is remembered of a gain for the rest of the turn."""

    def __init__(self, seat: i64, card: Card, cost: Cost | None, bought: bool, phase: i64) -> None:
        self.seat: i64 = seat
        self.card = card
        self.cost = cost                # at that moment, in games where costs vary by themselves
        self.bought = bought
        self.phase: i64 = phase         # of the turn in which it was gained


class Turn:
    """A turn: whose, why, and what has happened in it."""

    discount: i64 = 0                           # coins that all cards cost less this turn
    purchases: i64 = 0                          # in this turn, landscapes included
    buy_phase_begun: bool = False
    treasures_closed: bool = False              # something was bought in this Buy phase, or no more are wanted
    coffers_closed: bool = False
    debt_closed: bool = False                   # asked for debt before Treasures
    villagers_closed: bool = False              # asked since the last card was played
    bought_before: i64 = 0                      # cards bought before this Buy phase (Black Market, an earlier one)
    gained_before: i64 = 0                      # and gained, by all players
    cards_from_hand: i64 = -1                   # how many cards may still be played from hand, -1: any number
    no_card_buys: bool = False
    own_debt: bool = False                      # debt stays with a possessed player
    hand_size: i64 = 5                          # of the new hand
    keeps_in_play: bool = False                 # in Clean-up, none of the player's cards is discarded from play
    trashed: i64 = 0                            # cards trashed by the player whose turn it is
    played: i64 = 0                             # who has played a card in it: a bit for every seat

    def __init__(self, seat: i64, controller: i64 = -1, source: str = "", model: Turn | None = None) -> None:
        self.seat: i64 = seat
        self.controller: i64 = controller       # seat of the possessor, -1: nobody
        self.source = source                    # id of what gave an extra turn, "" for a regular one
        # What all players gained, what was bought (cards), the landscapes bought, what the player whose turn it is
        # played (replays too), cards in the trash that were used and are turned down.
        self.gains: list[Gained] = [] if model is None else model.gains[:]
        self.bought: list[Card] = [] if model is None else model.bought[:]
        self.landscapes_bought: list[Card] = [] if model is None else model.landscapes_bought[:]
        self.plays: list[Card] = [] if model is None else model.plays[:]
        self.face_down: list[Card] = [] if model is None else model.face_down[:]

    def reset(self, seat: i64) -> None:
        """Makes this the next regular turn."""
        self.gains = []                 # the player keeps the old list
        self.begin(seat)

    def begin(self, seat: i64) -> None:
        """The same, if nobody keeps a list of it."""
        self.seat = seat
        self.controller = -1
        self.source = ""
        self.discount = 0
        self.purchases = 0
        self.buy_phase_begun = False
        self.treasures_closed = False
        self.coffers_closed = False
        self.debt_closed = False
        self.villagers_closed = False
        self.bought_before = 0
        self.gained_before = 0
        self.cards_from_hand = -1
        self.no_card_buys = False
        self.own_debt = False
        self.hand_size = 5
        self.keeps_in_play = False
        self.trashed = 0
        self.played = 0
        if self.plays:
            self.plays.clear()
        if self.gains:
            self.gains.clear()
        if self.bought:
            self.bought.clear()
        if self.landscapes_bought:
            self.landscapes_bought.clear()
        if self.face_down:
            self.face_down.clear()

    def copy(self) -> Turn:
        other = Turn(self.seat, self.controller, self.source, self)
        other.discount = self.discount
        other.purchases = self.purchases
        other.buy_phase_begun = self.buy_phase_begun
        other.treasures_closed = self.treasures_closed
        other.coffers_closed = self.coffers_closed
        other.debt_closed = self.debt_closed
        other.villagers_closed = self.villagers_closed
        other.bought_before = self.bought_before
        other.gained_before = self.gained_before
        other.cards_from_hand = self.cards_from_hand
        other.no_card_buys = self.no_card_buys
        other.own_debt = self.own_debt
        other.hand_size = self.hand_size
        other.keeps_in_play = self.keeps_in_play
        other.trashed = self.trashed
        other.played = self.played
        return other


ANY_TURN: Final = 0
NO_THIRD_TURN: Final = 1                # not if it would be the third turn in a row
NO_SECOND_EXTRA_TURN: Final = 2         # not if it would be the second extra turn in a row


class ExtraTurn:
    """A turn that will be taken after the current one."""

    def __init__(self, seat: i64, controller: i64, source: str, limit: i64 = ANY_TURN) -> None:
        self.seat: i64 = seat
        self.controller: i64 = controller
        self.source = source
        self.limit: i64 = limit
