"""A player's cards and counters, and the verbs that card texts are written in."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from throneroom.engine import decision as ask
from throneroom.engine.card import Card, Cost, Thing, Word, guise_of, kind_of
from throneroom.engine.decision import Decision
from throneroom.engine.events import OWNER
from throneroom.engine.fields import fields_of
from throneroom.engine.happenings import (
    ALWAYS,
    ANY_TURN,
    FOREVER,
    THIS_TURN,
    Bond,
    Discarding,
    Gained,
    Happening,
    Play,
    Promise,
    Shuffle,
    Trashing,
)
from throneroom.engine.moments import SCORES, YOU_DISCARD, YOU_REVEAL, YOU_SHUFFLE, YOU_TRASH
from throneroom.engine.types import ACTION, SHADOW, TREASURE

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.pile import Pile

ONCE: Final = [1]


def take(card: Card, zone: list[Card]) -> bool:
    """Removes this very card (cards are compared by identity)."""
    cards: list[Any] = zone                     # compiled, Card would be checked for every card
    if cards and cards[-1] is card:
        zone.pop()
        return True
    position = 0
    for other in cards:                         # list.remove would ask every card whether it is equal
        if other is card:
            zone.pop(position)
            return True
        position += 1
    return False


class Player:
    def __init__(self, game: Game, seat: i64, model: Player | None = None) -> None:
        self.game = game
        self.seat: i64 = seat
        self.answered_by: i64 = seat            # another seat while possessed
        # --- cards; the top of a pile is the end of its list ---
        self.hand: list[Card] = [] if model is None else model.hand[:]
        self.deck: list[Card] = [] if model is None else model.deck[:]
        self.discard_pile: list[Card] = [] if model is None else model.discard_pile[:]
        self.in_play: list[Card] = [] if model is None else model.in_play[:]
        self.set_aside: list[Card] = []         # face up
        self.face_down: list[Card] = []         # set aside face down: only the owner may look
        self.limbo: list[Card] = []             # looked at or revealed by the effect being carried out
        self.shuffling: list[Card] = []         # being shuffled, while somebody has a say in it
        self.returning: list[Card] = []         # "trashed" while possessed: come back at the end of the turn
        self.tavern: list[Card] = []
        self.exiled: list[Card] = []
        self.mats: dict[str, list[Card]] = {}   # mats that belong to one kind of card, by its id
        self.owned: list[Card] = []             # Projects, States, Artifacts
        # --- counters ---
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.potions: i64 = 0
        self.debt: i64 = 0
        self.points: i64 = 0                    # VP tokens
        self.coffers: i64 = 0
        self.villagers: i64 = 0
        self.favors: i64 = 0
        self.turns: i64 = 0                     # regular ones, for the tie-break
        self.skips: i64 = 0                     # turns still to be skipped
        self.card_penalty = False               # the -1 Card token
        self.coin_penalty = False               # the -1 coin token
        self.ignores_actions = False            # for the rest of the turn, + Actions do nothing
        self.counters: dict[str, int] = {}      # whatever a kind of card counts, by its id
        self.pile_tokens: dict[str, int] = {}   # token -> index of the pile it lies on
        self.guises: dict[str, Card] = {}       # own cards of this id take after that card
        # --- what will happen ---
        self.promises: list[Promise] = []
        self.bonds: list[Bond] = []
        self.last_turn: list[Gained] = []       # all that was gained in the last turn of this player
        self.last_trashed: i64 = 0              # how many cards were trashed by this player in it

    __slots__ = fields_of(__init__)

    def __repr__(self) -> str:
        return f"player {self.seat + 1}"

    # --- deciding -------------------------------------------------------------------------------------------
    def choose(self, purpose: str, source: Card | None, cards: list[Card], least: i64 = 1,
               most: i64 = 1, apart: bool = False, topic: str = "") -> list[Card]:
        """So many of the cards.  Not asked if there is nothing to choose.  Equal cards are one option (unless they
        must be told apart, because it matters which copy it is).  If a card asks for the same purpose more than once,
        the topic is what its questions are told apart by, in words."""
        if purpose == ask.PLAY and self.game.limits_playing():
            cards = self.game.allowed_to_play(self, cards)
        total: i64 = len(cards)
        if most > total:
            most = total
        if least > most:
            least = most
        if most == 0:
            return self.without_asking([])
        if least == total and (total == 1 or purpose != ask.ORDER):
            return self.without_asking(cards[:])
        groups = sorted_groups(cards, apart) if purpose != ask.PLAY else self.groups_to_play(cards, apart)
        if len(groups) == 1 and least == most:
            return self.without_asking(cards[:most])
        counts = [len(group) for group in groups]
        decision = Decision(self, purpose, source, None, counts, least, most, groups, topic)
        return decision.cards_of(self.game.ask(decision))

    def groups_to_play(self, cards: list[Card], apart: bool = False) -> list[list[Card]]:
        """Equal cards together; but a Shadow in the deck is another choice than one in hand, or in another place there:
        from the top on, and only those that lie directly upon each other are alike."""
        if not self.game.table.shadows:
            return sorted_groups(cards, apart)
        shadows = [card for card in reversed(self.deck) if card.types & SHADOW and card in cards]
        groups = sorted_groups([card for card in cards if card not in shadows], apart)
        above: Card | None = None
        group: list[Card] = []
        for card in shadows:
            if above is not None and above.id == card.id and self.deck.index(above) == self.deck.index(card) + 1:
                group.append(card)
            else:
                group = [card]
                place: i64 = len(groups)
                while place > 0 and groups[place - 1][0].rank > card.rank:
                    place -= 1
                groups.insert(place, group)
            above = card
        return groups

    def without_asking(self, cards: list[Card]) -> list[Card]:
        """There is but one answer."""
        if self.game.unasked is not None:
            self.need_not_ask([card.id for card in cards])
        return cards

    def need_not_ask(self, ids: list[str]) -> None:
        """There is but one answer, this one: who listens for it may hear it."""
        if self.game.unasked is not None:
            self.game.unasked.append((int(self.answered_by), ids))

    def choose_one(self, purpose: str, source: Card | None, cards: list[Card],
                   apart: bool = False, topic: str = "") -> Card | None:
        """One of the cards; None only if there are none."""
        chosen = self.choose(purpose, source, cards, 1, 1, apart, topic)
        return chosen[0] if chosen else None

    def may_choose(self, purpose: str, source: Card | None, cards: list[Card],
                   apart: bool = False) -> Card | None:
        """One of the cards, or None."""
        chosen = self.choose(purpose, source, cards, 0, 1, apart)
        return chosen[0] if chosen else None

    def may(self, purpose: str, source: Card, about: Card | None = None) -> bool:
        """Yes or no, about one card."""
        options: list[Thing] = [source if about is None else about]
        return len(self.game.ask(Decision(self, purpose, source, options, ONCE, 0, 1))) > 0

    def may_either(self, one: str, other: str, source: Card, about: Card) -> str:
        """The purpose that is wanted for the card, "" if neither: two questions, which people may be put as one."""
        options: list[Thing] = [about]
        decision = Decision(self, one, source, options, ONCE, 0, 1)
        decision.otherwise = other
        if self.game.ask(decision):
            return one
        return other if self.may(other, source, about) else ""

    def choose_word(self, purpose: str, source: Card | None, words: list[str]) -> str:
        """One of several things that are no cards."""
        if len(words) == 1:
            self.need_not_ask(words)
            return words[0]
        options: list[Thing] = [Word(word) for word in words]
        answer = self.game.ask(Decision(self, purpose, source, options, [1] * len(words), 1, 1))
        return words[answer[0]]

    def choose_abilities(self, source: Card, words: list[str], count: i64 = 1) -> list[str]:
        """So many different ones of the abilities a card lists, chosen before any is done, in the card's order.
        (An effect may allow more than the card does.)"""
        least = count
        playing = self.game.playing
        current = playing[-1] if playing else None
        if current is not None and current.extra_options > 0 and current.player is self:
            count += current.extra_options
        if count > len(words):
            count = len(words)
        if least > count:
            least = count
        if least == len(words):
            self.need_not_ask(words)
            return words[:]
        options: list[Thing] = [Word(word) for word in words]
        answer = self.game.ask(Decision(self, ask.OPTION, source, options, [1] * len(words), least, count))
        return [words[index] for index in sorted(answer)]

    def choose_ability(self, source: Card, words: list[str]) -> list[str]:
        """"Choose one": a list, because an effect may allow more; do each in turn."""
        return self.choose_abilities(source, words, 1)

    def choose_amount(self, purpose: str, source: Card | None, least: i64, most: i64, for_nothing: bool = False,
                      topic: str = "") -> int:
        """`for_nothing`: more than the least would be given away, so people are not asked."""
        if most <= least:
            self.need_not_ask([str(least)])
            return int(least)
        options: list[Thing] = [Word(str(n)) for n in range(least, most + 1)]
        decision = Decision(self, purpose, source, options, [1] * len(options), 1, 1, None, topic)
        if for_nothing:
            decision.needless = [0]
        return int(least) + self.game.ask(decision)[0]

    def choose_pile(self, source: Card, piles: list[Pile]) -> Pile | None:
        if not piles:
            return None
        if len(piles) == 1:
            self.need_not_ask([piles[0].id])
            return piles[0]
        options: list[Thing] = []
        options.extend(piles)
        answer = self.game.ask(Decision(self, ask.PILE, source, options, [1] * len(options), 1, 1))
        return piles[answer[0]]

    def may_choose_pile(self, source: Card, piles: list[Pile]) -> Pile | None:
        """One of the piles, or None."""
        if not piles:
            return None
        options: list[Thing] = []
        options.extend(piles)
        answer = self.game.ask(Decision(self, ask.PILE, source, options, [1] * len(options), 0, 1))
        return piles[answer[0]] if answer else None

    def name_a_card(self, source: Card) -> str:
        """The id of any card in the game's box, used or not; everybody hears it."""
        table = self.game.table
        names = table.nameable if self.game.is_to_change() else table.nameable_later
        options: list[Thing] = []
        options.extend(names)
        answer = self.game.ask(Decision(self, ask.NAME, source, options, [1] * len(options), 1, 1))
        named = names[answer[0]]
        if self.game.listener is not None:
            self.game.tell("name", self, [named], True)
        return named.id

    def in_order(self, source: Card | None, cards: list[Card], topic: str = "") -> list[Card]:
        """The cards in the order the player wants."""
        left = cards[:]
        ordered: list[Card] = []
        while len(left) > 1:
            groups = sorted_groups(left, False)
            card = left[0]
            if len(groups) > 1:
                options: list[Thing] = [group[0] for group in groups]
                ones = [1] * len(options)
                answer = self.game.ask(Decision(self, ask.ORDER, source, options, ones, 1, 1, None, topic))
                card = groups[answer[0]][0]
            take(card, left)
            ordered.append(card)
        ordered.extend(left)
        return ordered

    # --- the plus of the cards ------------------------------------------------------------------------------
    def plus_cards(self, count: i64) -> None:
        if self.game.swapping and self.game.is_swapping(self):
            self.receive_coins(count)
        else:
            self.draw(count)

    def plus_coins(self, count: i64) -> None:
        if self.game.swapping and self.game.is_swapping(self):
            self.draw(count)
        else:
            self.receive_coins(count)

    def receive_coins(self, count: i64) -> None:
        if count <= 0:
            return
        if self.coin_penalty:
            self.coin_penalty = False
            count -= 1
        game = self.game
        if game.turn.seat == self.seat:         # on other players' turns they are lost
            self.coins += count
            if game.table.minds_gifts and game.playing:
                play = game.playing[-1]
                if play is not None and play.player is self:
                    play.coins += count

    def plus_actions(self, count: i64) -> None:
        if self.game.turn.seat == self.seat and not self.ignores_actions:
            self.actions += count

    def plus_buys(self, count: i64) -> None:
        if self.game.turn.seat == self.seat:
            self.buys += count

    def plus_potions(self, count: i64) -> None:
        if self.game.turn.seat == self.seat:
            self.potions += count

    def plus_points(self, count: i64) -> None:
        self.points += count
        if self.game.listener is not None:
            self.game.tell_amount("points", self, count)

    def plus_coffers(self, count: i64) -> None:
        self.coffers += count
        if self.game.listener is not None:
            self.game.tell_amount("coffers", self, count)

    def plus_villagers(self, count: i64) -> None:
        self.villagers += count
        if self.game.listener is not None:
            self.game.tell_amount("villagers", self, count)

    def plus_favors(self, count: i64) -> None:
        self.favors += count
        if self.game.listener is not None:
            self.game.tell_amount("favors", self, count)

    def plus_sun(self) -> None:
        """Takes a Sun off the Prophecy; with the last one it comes true, and works for the rest of the game."""
        game = self.game
        prophecy = game.table.prophecy
        if prophecy is not None and game.take_tokens(prophecy, "sun", 1) and not game.tokens_on(prophecy, "sun"):
            game.fulfil_prophecy()
            if game.listener is not None:
                game.tell("fulfil", self, [prophecy], True)
            prophecy.come_true(self)

    def take_debt(self, count: i64) -> None:
        game = self.game
        taker = self if game.turn.own_debt else game.receiver(self)         # a possessor takes it
        taker.debt += count
        if self.game.listener is not None:
            self.game.tell_amount("debt", taker, count)

    def may_spend_coffers(self, source: Card) -> None:
        """As many as wanted, where it can matter before the Buy phase: if they may be spent at any time."""
        if self.coffers > 0 and self.game.table.coffers_at_any_time and self.is_my_turn():
            spent = self.choose_amount(ask.SPEND, source, 0, self.coffers)
            self.coffers -= spent
            self.receive_coins(spent)

    def may_pay_debt(self, source: Card) -> None:
        """As much as wanted, where it can matter before the Buy phase: if debt may be paid at any time."""
        if self.debt > 0 and self.coins > 0 and self.game.minded.debt and self.is_my_turn():
            paid = self.choose_amount(ask.PAY_DEBT, source, 0, min(self.debt, self.coins))
            self.coins -= paid
            self.debt -= paid

    def lose_coins(self, count: i64, source: Card) -> None:
        """So many, but not below none: so debt may be paid before, if that saves a coin."""
        if count > 0 and self.debt + count > self.coins:
            self.may_pay_debt(source)
        self.coins -= min(self.coins, count)

    def count(self, what: str) -> int:
        """A counter that belongs to one kind of card."""
        return self.counters.get(what, 0)

    def add(self, what: str, count: i64) -> int:
        total = self.counters.get(what, 0) + int(count)
        self.counters[what] = total
        return total

    # --- drawing, looking, revealing ------------------------------------------------------------------------
    def draw(self, count: i64) -> None:
        """Draws so many cards, as far as possible."""
        if self.card_penalty and count > 0:
            self.card_penalty = False
            count -= 1
        deck: list[Any] = self.deck             # compiled, Card would be checked for every card that is drawn
        if len(deck) < count:
            count = self.prepare(count)
        if count <= 0:
            return
        game = self.game
        if count <= 5 and not game.tracked and game.listener is None:
            hand: list[Any] = self.hand
            while count > 0:
                hand.append(deck.pop())
                count -= 1
            return
        drawn = deck[-count:]
        drawn.reverse()
        del deck[-count:]
        self.hand.extend(drawn)
        if game.tracked:
            for card in drawn:
                game.moved(card)
        if game.listener is not None:
            game.tell("draw", self, drawn, False)

    def draw_to(self, size: i64) -> None:
        """Draws until so many cards are in hand."""
        missing = size - len(self.hand)
        if missing > 0:
            self.card_penalty = False           # the token goes without changing the hand's size
            self.draw(missing)

    def reshuffle(self) -> bool:
        """Shuffles the discard pile and puts it under the deck; nothing if it is empty.  May it be done again, if some
        cards were left out?"""
        if not self.discard_pile:
            return False
        game = self.game
        again = True
        cards = self.discard_pile
        if game.tracked:
            for card in cards:
                game.moved(card)
        if game.watching & YOU_SHUFFLE:
            cards = cards[:]
            self.discard_pile.clear()
            shuffle = self.before_shuffle(cards)
            if shuffle is None:
                game.rng.shuffle(cards)
            else:
                cards = self.shuffle_as_wanted(shuffle)
                again = shuffle.again
        else:
            game.rng.shuffle(cards)             # where they lie: it is not seen
        if self.deck:
            cards.extend(self.deck)
            self.deck.clear()
        self.deck.extend(cards)
        cards.clear()
        if game.listener is not None:
            game.tell_amount("shuffle", self, 1)    # nobody may count the cards
        return again

    def before_shuffle(self, cards: list[Card]) -> Shuffle | None:
        self.shuffling.extend(cards)
        shuffle = self.game.before_shuffle(self, cards)
        self.shuffling.clear()
        return shuffle

    def shuffle_as_wanted(self, shuffle: Shuffle) -> list[Card]:
        cards = shuffle.free_cards()
        self.game.rng.shuffle(cards)
        cards = shuffle.on_bottom[::-1] + cards + shuffle.on_top
        for position, card in shuffle.places:
            cards.insert(max(0, len(cards) - position), card)
        self.discard_pile.extend(shuffle.left_out)
        return cards

    def shuffle_into_deck(self, cards: list[Card], zone: list[Card]) -> None:
        """Moves the cards into the deck and shuffles all of it."""
        for card in cards:
            self.move(card, zone, self.deck)
        self.shuffle_deck()

    def shuffle_deck(self) -> None:
        deck = self.deck[:]
        self.deck.clear()
        self.deck.extend(self.shuffled(deck))

    def shuffled(self, cards: list[Card]) -> list[Card]:
        game = self.game
        shuffle = self.before_shuffle(cards) if game.watching & YOU_SHUFFLE and cards else None
        if shuffle is None:
            game.rng.shuffle(cards)
        else:
            cards = self.shuffle_as_wanted(shuffle)
        if game.listener is not None:
            game.tell_amount("shuffle", self, 1)    # nobody may count the cards
        return cards

    def look_at(self, cards: list[Card]) -> None:
        """At cards where they lie; nothing moves."""
        if cards and self.game.listener is not None:
            self.game.tell("look", self, cards, False)

    def look_through(self, cards: list[Card]) -> None:
        """At cards that nobody else may count: those about to be shuffled."""
        if cards and self.game.listener is not None:
            self.game.tell_event("look", self, cards[:], OWNER, "", "", 1)

    def look_at_deck(self) -> None:
        """At all of it, from the top."""
        self.look_at(self.deck[::-1])

    def look_at_discard_pile(self) -> None:
        self.look_at(self.discard_pile[::-1])

    def prepare(self, count: i64) -> i64:
        """Shuffles if the deck is too short for so many cards (again, if some were left out); how many there are."""
        while len(self.deck) < count and self.reshuffle():
            pass
        return min(count, len(self.deck))

    def look(self, count: i64) -> list[Card]:
        """Takes the top cards off the deck to look at; they wait in limbo until something is done with them."""
        return self.take_off_deck(count, False)

    def reveal(self, count: i64) -> list[Card]:
        """Takes the top cards off the deck and shows them to all; they wait in limbo."""
        cards = self.take_off_deck(count, True)
        if self.game.watching & YOU_REVEAL:
            self.game.after_reveal(self, cards)
        return cards

    def take_off_deck(self, count: i64, openly: bool) -> list[Card]:
        count = self.prepare(count)
        if count <= 0:
            return []
        cards = self.deck[-count:]
        cards.reverse()
        del self.deck[-count:]
        self.limbo.extend(cards)
        game = self.game
        if game.tracked:
            for card in cards:
                game.moved(card)
        if game.listener is not None:
            game.tell("reveal" if openly else "look", self, cards, openly)
        return cards

    def reveal_until(self, types: int, count: i64 = 1) -> list[Card]:
        """Reveals cards one at a time until so many of these types are seen; all wait in limbo."""
        revealed: list[Card] = []
        while count > 0:
            cards = self.reveal(1)
            if not cards:
                break
            revealed.extend(cards)
            if self.has_type(cards[0], types):
                count -= 1
        return revealed

    def reveal_cards(self, cards: list[Card]) -> None:
        """Shows cards where they are (from hand, mostly)."""
        if self.game.listener is not None:
            self.game.tell("reveal", self, cards, True)
        if self.game.watching & YOU_REVEAL:
            self.game.after_reveal(self, cards)

    def reveal_hand(self) -> None:
        self.reveal_cards(self.hand[:])

    # --- moving cards ---------------------------------------------------------------------------------------
    def move(self, card: Card, source: list[Card], target: list[Card]) -> bool:
        """Moves the very card; False, and nothing happens, if it is not there any more."""
        covered = source is self.discard_pile and card not in source[-1:]
        if not self.shift(card, source, target):
            return False
        if self.game.listener is not None:
            self.game.tell_move(self, target[-1], source, target, covered)
        return True

    def shift(self, card: Card, source: list[Card], target: list[Card]) -> bool:
        """Moves it without telling."""
        if not take(card, source):
            return False
        game = self.game
        if game.tracked:
            game.moved(card)
        if card.original is not None:
            card = bare(card, source is self.in_play, target is game.trash)
        if self.guises and target is not game.trash:
            card = self.own_guise(card)          # it may come back from the trash
        target.append(card)
        return True

    def put_on_deck(self, card: Card, source: list[Card]) -> bool:
        return self.move(card, source, self.deck)

    def put_under_deck(self, card: Card, source: list[Card]) -> bool:
        if not self.move(card, source, self.deck):
            return False
        self.deck.insert(0, self.deck.pop())
        return True

    def put_back(self, source: Card | None, cards: list[Card], zone: list[Card] | None = None) -> None:
        """Onto the deck in any order, which is not shown: the first chosen is put down first, the last is the top
        card."""
        where = self.limbo if zone is None else zone
        for card in self.in_order(source, cards):
            if self.shift(card, where, self.deck) and self.game.listener is not None:
                self.game.tell_move(self, self.deck[-1], where, self.deck, True)

    def discard(self, card: Card, zone: list[Card] | None = None) -> bool:
        """Discards a card (from hand unless said otherwise)."""
        where = self.hand if zone is None else zone
        if not self.move(card, where, self.discard_pile):
            return False
        game = self.game
        if game.watching & YOU_DISCARD and game.is_watched(YOU_DISCARD, self, card) and game.outside_clean_up():
            game.happen(YOU_DISCARD, [Discarding(self, card, self.discard_pile)])
        return True

    def discard_all(self, cards: list[Card], zone: list[Card] | None = None) -> int:
        """Discards the cards together; how many."""
        where = self.hand if zone is None else zone
        game = self.game
        discarded: list[Card] = []
        for card in cards:
            if self.shift(card, where, self.discard_pile):
                discarded.append(card)
        if discarded and game.listener is not None:
            game.tell_discard(self, discarded)
        if game.watching & YOU_DISCARD and game.outside_clean_up():
            happenings: list[Happening] = []
            for card in discarded:
                if game.is_watched(YOU_DISCARD, self, card):
                    happenings.append(Discarding(self, card, self.discard_pile))
            if happenings:
                game.happen(YOU_DISCARD, happenings)
        return len(discarded)

    def discard_hand(self) -> int:
        return self.discard_all(self.hand[:])

    def discard_some(self, source: Card, least: i64, most: i64, topic: str = "") -> list[Card]:
        """The player chooses cards of the hand and discards them."""
        cards = self.choose(ask.DISCARD, source, self.hand, least, most, False, topic)
        self.discard_all(cards)
        return cards

    def discard_down_to(self, size: i64, source: Card) -> None:
        surplus: i64 = len(self.hand) - size
        if surplus > 0:
            self.discard_some(source, surplus, surplus)

    def put_deck_into_discard_pile(self) -> None:
        """Not a discard: nothing reacts to it.  Nobody looks at the cards."""
        cards = self.deck[::-1]
        for card in cards:
            self.shift(card, self.deck, self.discard_pile)
        if cards and self.game.listener is not None:
            self.game.tell_turned_deck(self)

    def trash(self, card: Card, zone: list[Card] | None = None) -> bool:
        """Trashes a card (from hand unless said otherwise)."""
        where = self.hand if zone is None else zone
        trashing = self.move_to_trash(card, where)
        if trashing is None:
            return False
        if self.game.watching & YOU_TRASH:
            self.game.happen(YOU_TRASH, [trashing])
        return True

    def trash_and_discard(self, card: Card | None, revealed: list[Card]) -> None:
        """Trashes one of the revealed cards and discards the others, before anything happens because of the first."""
        trashing = None if card is None else self.move_to_trash(card, self.limbo)
        self.discard_all([other for other in revealed if other in self.limbo], self.limbo)
        if trashing is not None and self.game.watching & YOU_TRASH:
            self.game.happen(YOU_TRASH, [trashing])

    def trash_all(self, cards: list[Card], zone: list[Card] | None = None) -> int:
        """Trashes the cards together: first all are trashed, then their effects happen; how many."""
        where = self.hand if zone is None else zone
        happenings: list[Happening] = []
        for card in cards:
            trashing = self.move_to_trash(card, where)
            if trashing is not None:
                happenings.append(trashing)
        if happenings and self.game.watching & YOU_TRASH:
            self.game.happen(YOU_TRASH, happenings)
        return len(happenings)

    def move_to_trash(self, card: Card, zone: list[Card]) -> Trashing | None:
        game = self.game
        heap = self.returning if game.returns_trash(self, card) else game.trash
        if not self.move(card, zone, heap):
            return None
        if game.turn.seat == self.seat:
            game.turn.trashed += 1
        return Trashing(self, card, heap)

    def trash_some(self, source: Card, least: i64, most: i64) -> list[Card]:
        """The player chooses cards of the hand and trashes them."""
        cards = self.choose(ask.TRASH, source, self.hand, least, most)
        self.trash_all(cards)
        return cards

    def trash_one(self, source: Card, cards: list[Card] | None = None) -> Card | None:
        """Trashes a card of the hand (or of these cards in hand) chosen by the player: must if possible."""
        card = self.choose_one(ask.TRASH, source, self.hand if cards is None else cards)
        if card is not None:
            self.trash(card)
        return card

    def may_trash_one(self, source: Card, cards: list[Card] | None = None) -> Card | None:
        card = self.may_choose(ask.TRASH, source, self.hand if cards is None else cards)
        if card is not None:
            self.trash(card)
        return card

    def exile(self, card: Card, zone: list[Card]) -> bool:
        return self.move(card, zone, self.exiled)

    def exile_from_supply(self, card: Card) -> bool:
        """Not a gain."""
        game = self.game
        pile = game.piles[card.home]
        if not game.take_from_pile(pile, card):
            return False
        self.arrive(card, self.exiled)
        game.after_leaving(pile, card)
        return True

    def arrive(self, card: Card, zone: list[Card]) -> bool:
        """A card that left a pile or another player comes to me."""
        zone.append(self.own_guise(card) if self.guises else card)
        if self.game.listener is not None:
            self.game.tell_move(self, card, [], zone, False)
        return True

    def own_guise(self, card: Card) -> Card:
        """The card as it is while I own it."""
        model = self.guises.get(card.id)
        if model is None or card.original is not None:
            return card
        return self.game.inherited(card, model)

    def take_after(self, card_id: str, model: Card) -> None:
        """From now on my cards of this name, wherever they are, have the abilities and types of the model too."""
        self.guises[card_id] = model
        guises: dict[Card, Card] = {}
        for _, zone in self.zones():
            for i in range(len(zone)):
                card = zone[i]
                guise = self.own_guise(card)
                if guise is not card:
                    zone[i] = guise
                    guises[card] = guise
        self.promises = [Promise(promise.card, in_guise(promise.held, guises), promise.keeps)
                         for promise in self.promises]
        self.bonds = [bond.holding(in_guise(bond.held, guises)) for bond in self.bonds]

    def return_to_pile(self, card: Card, zone: list[Card]) -> bool:
        """Onto the pile it came from; False if it has none any more or is not there."""
        home = bare(card, True, True).home
        if home < 0:
            return False
        pile = self.game.piles[home]
        if pile.facts.away or not take(card, zone):
            return False
        if self.game.tracked:
            self.game.moved(card)
        physical = bare(card, True, True)
        pile.cards.append(physical)
        self.game.pile_changed(pile)
        if self.game.listener is not None:
            self.game.tell("return", self, [physical], True)
        return True

    def put_into_box(self, card: Card, zone: list[Card]) -> bool:
        """Out of the game, for good."""
        if not take(card, zone):
            return False
        if self.game.listener is not None:
            self.game.tell("return", self, [card], True)
        return True

    def exchange(self, card: Card, zone: list[Card], pile_id: str) -> bool:
        """Returns the card to its pile and takes one from another pile: neither a gain nor a trashing."""
        pile = self.game.pile(pile_id)
        if pile is None or not pile.cards or card.home < 0 or card not in zone:
            return False
        if not self.return_to_pile(card, zone):
            return False
        new = pile.top()
        self.game.take_from_pile(pile, new)
        self.arrive(new, self.discard_pile)
        self.game.after_leaving(pile, new)
        return True

    def rotate(self, pile: Pile) -> None:
        """Puts the top card of a pile and all equal cards directly below it under the pile."""
        cards = pile.cards
        equal = 1
        while equal < len(cards) and cards[-equal - 1].id == cards[-1].id:
            equal += 1
        cards[:] = cards[-equal:] + cards[:-equal]
        self.game.pile_changed(pile)
        if self.game.listener is not None:
            self.game.tell_word("rotate", self, pile.id)

    def pass_card(self, card: Card, to: Player) -> None:
        """From my hand to another player's hand: not a gain."""
        if take(card, self.hand):
            if self.game.tracked:
                self.game.moved(card)
            to.arrive(bare(card, True, True), to.hand)

    def put_on_tavern_mat(self, card: Card) -> bool:
        """A card in play that can be called later."""
        return self.move(card, self.in_play, self.tavern)

    def may_call(self, card: Card) -> bool:
        """From the Tavern mat into play, if wanted: not a play of the card."""
        return self.may(ask.CALL, card) and self.move(card, self.tavern, self.in_play)

    def mat(self, card: Card) -> list[Card]:
        """My mat for this kind of card (whatever the name of the card in whose guise it is)."""
        name = kind_of(type(card)).id
        zone = self.mats.get(name)
        if zone is None:
            zone = []
            self.mats[name] = zone
        return zone

    # --- gaining and buying ---------------------------------------------------------------------------------
    def gain(self, card: Card, to: list[Card] | None = None) -> Card | None:
        """Gains the top card of a pile; the card gained, or None."""
        return self.game.gain(self, card, to, False)

    def gain_from(self, pile_id: str, to: list[Card] | None = None) -> Card | None:
        """Gains the top card of the pile of this name, if there is one."""
        pile = self.game.pile(pile_id)
        if pile is None or not pile.cards:
            return None
        return self.game.gain(self, pile.top(), to, False)

    def gain_copy(self, card: Card, to: list[Card] | None = None) -> Card | None:
        """Gains a card of the same name from the Supply, if one lies on top of its pile."""
        pile = self.game.pile(card.id)
        if pile is None or not pile.supply or not pile.cards or pile.top().id != card.id:
            return None
        return self.game.gain(self, pile.top(), to, False)

    def gain_from_trash(self, card: Card, to: list[Card] | None = None) -> Card | None:
        return self.game.gain_from_trash(self, card, to)

    def gain_one_of(self, source: Card, cards: list[Card], to: list[Card] | None = None,
                    topic: str = "") -> Card | None:
        """The player chooses one of these cards and gains it: must if there is one."""
        card = self.choose_one(ask.GAIN, source, cards, False, topic)
        return None if card is None else self.gain(card, to)

    def may_gain_one_of(self, source: Card, cards: list[Card], to: list[Card] | None = None) -> Card | None:
        card = self.may_choose(ask.GAIN, source, cards)
        return None if card is None else self.gain(card, to)

    def gain_up_to(self, coins: i64, source: Card, types: int = 0, to: list[Card] | None = None) -> Card | None:
        """A card from the Supply costing at most so many coins."""
        return self.gain_one_of(source, self.game.supply_up_to(Cost(coins), types), to)

    def move_gained(self, card: Card, to: list[Card], covered: bool = False) -> bool:
        """Moves a card just gained on; False if it is not any more where it was gained to (or is covered there)."""
        place = self.gained_into(card, covered)
        return place is not None and self.move(card, place, to)

    def play_gained(self, card: Card, covered: bool = False) -> bool:
        """Plays a card just gained, if it is still where it was gained to."""
        place = self.gained_into(card, covered)
        return place is not None and self.play(card, place)

    def gained_into(self, card: Card, covered: bool = False) -> list[Card] | None:
        """Where a card just gained lies; None if it is not there any more (or is covered)."""
        place = card.gained_to(self)
        if place is None:
            place = self.discard_pile
            if not covered and card not in place[-1:]:
                return None
        return place if card in place else None

    def buy(self, card: Card, pile: Pile | None) -> Card | None:
        return self.game.buy(self, card, pile)

    # --- playing --------------------------------------------------------------------------------------------
    def play(self, card: Card, zone: list[Card] | None = None, by: Card | None = None) -> bool:
        """Plays a card from hand (or another place); no action is used.  `by` is the card that stays in play with it
        if it is a Duration."""
        return self.game.play(self, card, self.hand if zone is None else zone, by)

    def may_play(self, card: Card) -> bool:
        """Plays the very card from hand, if wanted and allowed."""
        return self.may_choose(ask.PLAY, card, [card]) is not None and self.play(card)

    def play_times(self, times: i64, card: Card, by: Card | None, zone: list[Card] | None = None,
                   picked_up: bool = False) -> None:
        """Plays a card several times in a row; `by` stays in play as long as it does.  In older editions it is picked
        up in between, if it is still in play; but what has become another card stays that card."""
        if not self.game.play(self, card, self.hand if zone is None else zone, by):
            return
        while times > 1:
            times -= 1
            if picked_up and self.in_play_guise(card) is card and self.move(card, self.in_play, self.hand):
                self.game.play(self, self.hand[-1], self.hand, by)
            else:
                self.play_again(card, by)

    def play_again(self, card: Card, by: Card | None) -> None:
        """Plays a card once more, wherever it is by now, without moving it; `by` stays in play as long as it does."""
        card = self.in_play_guise(card)
        self.game.follow_play(Play(self, card, by, False))
        if by is None:
            return
        if self.promises:
            self.promises = [Promise(promise.card, promise.held, (*promise.keeps, by))
                             if promise.card is card and by not in promise.keeps else promise
                             for promise in self.promises]
        for place, bond in enumerate(self.bonds):
            if bond.card is card and bond.keeps and by not in bond.keeps:
                self.bonds[place] = bond.keeping(by)

    def play_in_place(self, card: Card, by: Card | None = None) -> None:
        """Plays a card where it is (the Supply, the trash) and leaves it there: it is never in play and cannot move
        itself.  If it is a Duration, `by` stays in play for it."""
        play = Play(self, self.own_guise(card) if self.guises else card, by, False)
        play.in_place = True
        self.game.follow_play(play)

    def in_play_guise(self, card: Card) -> Card:
        """What the card is as long as it is in play: it may have become another one."""
        if self.game.guises_in_play:
            for other in self.in_play:
                if other.original is card:
                    return other
        return card

    def become(self, card: Card, other: Card) -> None:
        """The card being played becomes the other one until it leaves play, and is played as that."""
        game = self.game
        origin = card.original
        guise = guise_of(card if origin is None or origin.id == card.id else origin, other)
        if card in self.in_play:
            self.in_play[self.in_play.index(card)] = guise
            game.guises_in_play = True
        play = game.playing[-1]
        assert play is not None
        if game.turn.seat == self.seat and card in game.turn.plays:
            game.turn.plays.remove(card)        # it counts as a play of what it became
        again = Play(self, guise, play.multiplier, play.from_hand)
        again.extra_options = play.extra_options
        again.before = play
        play.became = True
        game.follow_play(again)

    def attack_others(self, card: Card) -> None:
        """Carries out card.attack on every affected player, now rather than after play()."""
        play = self.game.playing[-1]
        if play is not None:
            self.game.attack(play)

    def attack_nobody(self) -> None:
        """The card being played does not attack after all."""
        play = self.game.playing[-1]
        if play is not None:
            play.attacked = True

    def affected_by_this(self) -> list[Player]:
        """The players that the Attack being played affects, in turn order."""
        play = self.game.playing[-1]
        if play is None:
            return self.others()
        return [other for other in self.others() if other.seat not in play.spared]

    # --- time -----------------------------------------------------------------------------------------------
    def next_turn(self, card: Card, held: list[Card] | None = None, also: list[Card] | None = None) -> None:
        """At the start of my next turn: card.next_turn(me, held).  The card stays in play until then, and so does a
        card that plays it several times (promised later than in the play itself: `also`, see played_by)."""
        keeps: tuple[Card, ...] = (card,)
        game = self.game
        if also is not None:
            keeps = (card, *also)
        elif game.keeping is not None and game.keeping.card is card:
            keeps = game.keeping.keeps
        elif game.playing:
            keeps = (card, *self.played_by())
        self.promises.append(Promise(card, [] if held is None else held, keeps))

    def played_by(self, depth: i64 = 1) -> list[Card]:
        """The card that plays the current one (perhaps) several times, if any: it stays in play with a Duration.  So
        does what stayed for that card, if it plays only now, as the turn starts; and what plays a card several times
        that stands in for a Duration played in its place."""
        game = self.game
        count = len(game.playing)
        play = game.playing[count - depth] if depth <= count else None
        if play is None or play.multiplier is None:
            return []
        if play.in_place:
            return [play.multiplier, *self.played_by(depth + 1)]
        keeping = game.keeping
        if keeping is not None and play.multiplier in keeping.keeps:
            return list(keeping.keeps)
        found = [play.multiplier]
        # What plays a card that is not in play stays in its place.
        for outer in reversed(game.playing[:count - depth]):
            if outer is None or outer.multiplier is None or outer.card is not found[-1] or found[-1] in self.in_play:
                break
            found.append(outer.multiplier)
        return found

    def held_by(self, card: Card) -> list[Card]:
        """What the promises of this very card hold for several plays of it together (see share)."""
        for promise in self.promises + self.game.due:
            if promise.card is card:
                return promise.held
        return []

    def share(self, card: Card, held: list[Card]) -> None:
        """However often this very card was played, there is one set of cards on it: these."""
        self.promises = sharing(self.promises, card, held)
        self.game.due = sharing(self.game.due, card, held)

    def next_turn_free(self, card: Card, held: list[Card] | None = None) -> None:
        """The same, but nothing stays in play for it."""
        self.promises.append(Promise(card, [] if held is None else held, ()))

    def give_up(self, source: str) -> None:
        """An extra turn that it gave is skipped: nothing stays in play for that turn any more."""
        for promise in self.promises:
            if kind_of(type(promise.card)).id == source:
                self.promises.remove(promise)
                return

    def bind(self, card: Card, to: Player | None = None, until: i64 = THIS_TURN,
             held: list[Card] | None = None, number: i64 = 0, at: i64 = ALWAYS) -> Bond:
        """From now on the card's bound_... methods (of these moments) work for me (or that player)."""
        bond = Bond(card, self.seat, until, [] if held is None else held, number)
        bond.at = at
        target = self if to is None else to
        if self.game.swapping and target is self and self.game.is_swapping(self):
            bond.swaps = self.game.turn_number
        target.bonds.append(bond)
        self.game.bonds_made += 1
        return bond

    def wait(self, card: Card, held: list[Card] | None = None) -> Bond:
        """"The next time ...": the card's bound_... methods of the moments that it `waits_for` work for me until I
        release the bond, however long, but not at what has brought it here.  So long the card stays in play, and so
        does what plays it several times."""
        bond = self.bind(card, until=FOREVER, held=held)
        bond.once = True
        bond.at = card.waits_for
        bond.keeps = (card, *self.played_by())
        bond.after = self.game.bonds_made
        return bond

    def bind_next(self, card: Card) -> Bond:
        """"The next time ... this turn": the card's bound_... method works once and releases the bond."""
        bond = self.bind(card)
        bond.once = True
        return bond

    def tie(self, bond: Bond, play: Play, at: i64) -> bool:
        """From now on my bond, which was only `at` YOU_PLAY, is about this play, at that moment.  False: nothing has
        come of it yet."""
        self.release(bond)
        tied = bond.holding(bond.held)
        tied.play = play
        tied.at = at
        tied.after = 0
        self.bonds.append(tied)
        return False

    def bind_plays(self, card: Card) -> Bond:
        """One bond for all plays of the very card in this turn: its number says how many, it holds the cards that play
        it several times."""
        held = self.played_by()
        plays: i64 = 1
        for bond in self.bonds[:]:
            if bond.card is card and card in self.in_play:
                held = held + bond.held
                plays += bond.number
                self.release(bond)
        return self.bind(card, held=held, number=plays)

    def bind_together(self, card: Card) -> Bond:
        """One bond for all plays of cards of this kind in this turn: its number says how often it may be used."""
        times: i64 = 1
        for bond in self.bonds[:]:
            if type(bond.card) is type(card):
                times += bond.number
                self.release(bond)
        return self.bind(card, number=times)

    def use_up(self, bond: Bond) -> None:
        """Such a bond was used once."""
        self.release(bond)
        if bond.number > 1:
            self.bind(bond.card, number=bond.number - 1)

    def release(self, bond: Bond) -> None:
        """Ends a bond of mine."""
        if bond in self.bonds:
            self.bonds.remove(bond)

    def extra_turn(self, source: Card, player: Player | None = None, controller: i64 = -1,
                   limit: i64 = ANY_TURN) -> None:
        """I (or that player) take an extra turn after this one, unless it would be one too many in a row then."""
        self.game.add_extra_turn(self if player is None else player, controller, kind_of(type(source)).id, limit)

    # --- things around --------------------------------------------------------------------------------------
    def owns(self, landscape_id: str) -> bool:
        return any(card.id == landscape_id for card in self.owned)

    def take_landscape(self, card: Card) -> None:
        """A State or an Artifact: an Artifact leaves its former holder."""
        for player in self.game.players:
            if card in player.owned:
                player.owned.remove(card)
        self.owned.append(card)
        if self.game.listener is not None:
            self.game.tell("take", self, [card], True)

    def take_copy(self, card: Card) -> None:
        """A State of which there is one for everybody."""
        self.owned.append(card)
        if self.game.listener is not None:
            self.game.tell("take", self, [card], True)

    def give_back_landscape(self, card: Card) -> None:
        if card in self.owned:
            self.owned.remove(card)

    def put_token(self, token: str, pile: Pile) -> None:
        """A token of mine on a pile; it exists once, so it leaves the pile it was on."""
        self.pile_tokens[token] = int(pile.index)
        if self.game.listener is not None:
            self.game.tell_word("token " + token, self, pile.id)

    def tokens_on(self, pile: Pile) -> list[str]:
        return [token for token, index in self.pile_tokens.items() if index == pile.index]

    # --- questions ------------------------------------------------------------------------------------------
    def is_my_turn(self) -> bool:
        return self.game.turn.seat == self.seat

    def others(self) -> list[Player]:
        """The other players in turn order, beginning at my left."""
        players = self.game.players
        count = len(players)
        return [players[(self.seat + i) % count] for i in range(1, count)]

    def left(self) -> Player:
        players = self.game.players
        return players[(self.seat + 1) % len(players)]

    def has_type(self, card: Card, types: int) -> bool:
        return (self.game.types(card) & types) != 0

    def of_type(self, types: int, cards: list[Card] | None = None) -> list[Card]:
        """Those of the cards (of the hand) that have one of the types."""
        source = self.hand if cards is None else cards
        game = self.game
        if game.also_types:
            return [card for card in source if game.types(card) & types]
        return [card for card in source if card.types & types]

    def to_play(self, types: int) -> list[Card]:
        """What of these types I may play from hand: cards in hand, and my Shadows in the deck.  (`play` and the like
        find out where one is.)"""
        cards = self.of_type(types)
        if self.game.table.shadows:
            return cards + [card for card in self.of_type(types, self.deck) if card.types & SHADOW]
        return cards

    def actions_to_play(self) -> list[Card]:
        """For "play an Action from your hand"; to do anything else with one: actions_in_hand."""
        return self.to_play(ACTION)

    def treasures_to_play(self) -> list[Card]:
        return self.to_play(TREASURE)

    def is_shadow_in_deck(self, card: Card) -> bool:
        return card.types & SHADOW != 0 and card in self.deck

    def is_as_if_in_hand(self, card: Card) -> bool:
        """Is to play it to play it from hand?"""
        return card in self.hand or self.is_shadow_in_deck(card)

    def actions_in_hand(self) -> list[Card]:
        return self.of_type(ACTION)

    def treasures_in_hand(self) -> list[Card]:
        return self.of_type(TREASURE)

    def named(self, card_id: str, cards: list[Card] | None = None) -> list[Card]:
        """Those of the cards (of the hand) with this id."""
        source = self.hand if cards is None else cards
        return [card for card in source if card.id == card_id]

    def first_named(self, card_id: str, cards: list[Card] | None = None) -> Card | None:
        for card in self.hand if cards is None else cards:
            if card.id == card_id:
                return card
        return None

    def plays_this_turn(self, types: int = 0) -> list[Card]:
        """The cards (with one of the types) I have played in my turn, once for every play."""
        turn = self.memory().turn
        if turn.seat != self.seat:
            return []
        if types == 0:
            return turn.plays
        return [card for card in turn.plays if self.has_type(card, types)]

    @property
    def last_gains(self) -> list[Card]:
        """What I gained in my last turn."""
        self.memory()
        return [gained.card for gained in self.last_turn if gained.seat == self.seat]

    def gained_this_turn(self) -> list[Card]:
        return [gained.card for gained in self.memory().turn.gains if gained.seat == self.seat]

    def gained_in_buy_phase(self) -> list[Card]:
        """Since the Buy phase began (the last one, if the turn has several)."""
        turn = self.memory().turn
        return [gained.card for gained in turn.gains[turn.gained_before:] if gained.seat == self.seat]

    def memory(self) -> Game:
        """The game, if it remembers what happened in the turn."""
        if self.game.forgets:
            raise TypeError("a card that looks at what was played or gained must say so: minds_memory = True")
        return self.game

    def all_cards(self) -> list[Card]:
        """Everything I own."""
        cards = (self.hand + self.deck + self.discard_pile + self.in_play + self.set_aside + self.face_down
                 + self.limbo + self.shuffling + self.returning + self.tavern + self.exiled)
        for mat in self.mats.values():
            cards.extend(mat)
        return cards

    def zones(self) -> list[tuple[str, list[Card]]]:
        """All places for cards, by name."""
        zones = [("hand", self.hand), ("deck", self.deck), ("discard", self.discard_pile), ("play", self.in_play),
                 ("aside", self.set_aside), ("face down", self.face_down), ("limbo", self.limbo),
                 ("shuffling", self.shuffling), ("returning", self.returning), ("tavern", self.tavern),
                 ("exile", self.exiled)]
        for name, mat in self.mats.items():
            zones.append(("mat " + name, mat))
        return zones

    def score(self) -> int:
        """My points now."""
        game = self.game
        total = int(self.points)
        for card in self.all_cards():
            total += card.points
            if card.powers & SCORES:
                total += card.score(self)
        for landscape in game.scoring_landscapes(self):
            total += landscape.score(self)
        return total

    def copy(self, game: Game) -> Player:
        other = Player(game, self.seat, self)
        other.answered_by = self.answered_by
        other.actions = self.actions
        other.buys = self.buys
        other.coins = self.coins
        other.potions = self.potions
        other.debt = self.debt
        other.points = self.points
        other.coffers = self.coffers
        other.villagers = self.villagers
        other.favors = self.favors
        other.turns = self.turns
        other.skips = self.skips
        other.card_penalty = self.card_penalty
        other.coin_penalty = self.coin_penalty
        other.ignores_actions = self.ignores_actions
        other.last_turn = self.last_turn
        other.last_trashed = self.last_trashed
        # Most games use few of these.
        if self.set_aside:
            other.set_aside = self.set_aside[:]
        if self.face_down:
            other.face_down = self.face_down[:]
        if self.limbo:
            other.limbo = self.limbo[:]
        if self.shuffling:
            other.shuffling = self.shuffling[:]
        if self.returning:
            other.returning = self.returning[:]
        if self.tavern:
            other.tavern = self.tavern[:]
        if self.exiled:
            other.exiled = self.exiled[:]
        if self.mats:
            other.mats = {name: mat[:] for name, mat in self.mats.items()}
        if self.owned:
            other.owned = self.owned[:]
        if self.counters:
            other.counters = self.counters.copy()
        if self.pile_tokens:
            other.pile_tokens = self.pile_tokens.copy()
        if self.guises:
            other.guises = self.guises.copy()
        if self.promises:
            other.promises = self.promises[:]
        if self.bonds:
            other.bonds = self.bonds[:]
        return other


def bare(card: Card, leaves_play: bool, leaves_owner: bool) -> Card:
    """What a card is after a move, if it is only the guise of another one: a card that became another is itself again
    when it leaves play, one that takes after another when it leaves its owner."""
    if leaves_play:
        card = card.itself()
    original = card.original
    if original is not None and leaves_owner and original.id == card.id:
        card = original
    return card


def sharing(promises: list[Promise], card: Card, held: list[Card]) -> list[Promise]:
    return [Promise(promise.card, held, promise.keeps) if promise.card is card else promise for promise in promises]


def in_guise(cards: list[Card], guises: dict[Card, Card]) -> list[Card]:
    return [guises.get(card, card) for card in cards]


def sorted_groups(cards: list[Card], apart: bool) -> list[list[Card]]:
    """Equal cards together, in the canonical order of their kinds."""
    groups: list[list[Card]] = []
    last: i64 = -1
    for card in cards:
        rank = card.rank
        if rank == last and not apart:
            groups[-1].append(card)
            continue
        if rank > last:
            groups.append([card])
            last = rank
            continue
        place: i64 = len(groups)
        while place > 0 and groups[place - 1][0].rank > rank:
            place -= 1
        if not apart and place > 0 and groups[place - 1][0].rank == rank:
            groups[place - 1].append(card)
        else:
            groups.insert(place, [card])
    return groups
