"""The quick ways: what is left out where nothing on the table could notice, and whole turns by the shortest way.

All of them stand here, first what a table must be like for each, then the ways themselves.  None is a rule of its own:
the long way, which every turn takes as soon as the game is observed, leads to the same game.  That is proved by playing
both (tests/engine/test_quick.py): the same seeds over random tables, with the same state afterwards.

    quick           a way that leaves out what nobody could notice; a QuickAgent can go it
    unwatched       plays, gains, buys or whole turns that nothing on the table could notice: it is so for a whole table
    coins_decide    at this table, what can be bought depends on nothing but the coins
    unobserved      nobody outside listens, records or forks: it is so for one game, as it is run
    undisturbed     nothing is left from earlier turns that could interfere: it is so for a player's turn
    plain           only of bonuses: the "+" at the top of a card, which need no instructions
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from throneroom.engine.card import Card
from throneroom.engine.decision import BY_LIST, QuickAgent
from throneroom.engine.happenings import Gained
from throneroom.engine.moments import (
    AFTER_YOU_PLAY,
    ALSO_TYPES,
    ANOTHER_GAINS,
    BUY_RULE,
    FORBIDS,
    FORBIDS_PLAYING,
    GAINED_TO,
    INSTRUCTIONS,
    LOWERS_COSTS,
    NEW_HAND,
    ONLY_COINS,
    OTHER_PAYMENT,
    OWN_COST,
    PILE_EMPTIES,
    REPLACES,
    SETS_COSTS,
    TURN_MOMENTS,
    TWICE,
    YOU_BUY,
    YOU_DISCARD_FROM_PLAY,
    YOU_GAIN,
    YOU_PLAY,
    YOU_SHUFFLE,
    YOU_WOULD_GAIN,
)
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player, take
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE, CLEAN_UP_PHASE, START
from throneroom.engine.types import ACTION, BUYABLE_LANDSCAPE, DURATION, TREASURE

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.table import Table

COMPLICATED_BUYS: Final = BUY_RULE | FORBIDS | LOWERS_COSTS | OTHER_PAYMENT | OWN_COST | SETS_COSTS


# --- what a table must be like ----------------------------------------------------------------------------------
def has_unwatched_plays(table: Table) -> bool:
    """Playing a card that is just bonuses concerns nobody."""
    return (not table.watching & (YOU_PLAY | AFTER_YOU_PLAY | YOU_SHUFFLE) and not table.powers & (REPLACES | TWICE)
            and not any([card.suns for card in table.kinds]))


def has_unwatched_gains(table: Table) -> bool:
    """Gaining a card concerns nobody."""
    return (not table.watching & (YOU_WOULD_GAIN | YOU_GAIN | ANOTHER_GAINS | PILE_EMPTIES)
            and not table.powers & OWN_COST)


def coins_decide(table: Table) -> bool:
    """What can be bought depends on nothing but the coins."""
    return (not table.powers & COMPLICATED_BUYS
            and not any([(card.potions or card.debt) and not card.types & BUYABLE_LANDSCAPE for card in table.kinds])
            and all([is_uniform(pile) for pile in table.piles]))


def has_unwatched_buys(table: Table) -> bool:
    """Paying and gaining concern nobody (with Possession and the like coins do not decide: they cost more)."""
    return (table.coins_decide and not table.for_sale and table.unwatched_gains and not table.watching & YOU_BUY
            and not table.powers & GAINED_TO and not any([card.may_overpay for card in table.kinds]))


def has_unwatched_turns(table: Table) -> bool:
    """Nothing can happen between the cards: whole turns may take the shortest way."""
    return (table.unwatched_plays and table.coins_decide
            and not table.watching & (TURN_MOMENTS | YOU_DISCARD_FROM_PLAY)
            and not table.powers & NEW_HAND and not table.has_night and not table.late_treasures
            and not table.powers & (ALSO_TYPES | FORBIDS_PLAYING)
            and not any([card.types & DURATION for card in table.kinds]))


def has_odd_treasures(table: Table) -> bool:
    """Are there Treasures that do more than give coins, or that could be played as Actions?"""
    return any([card.types & TREASURE and (card.types & ACTION or not card.powers & ONLY_COINS)
                for card in table.kinds])


def is_uniform(pile: Pile) -> bool:
    cards = pile.cards + pile.facts.kept
    return all([card.id == cards[0].id and card.cost == pile.cost for card in cards])


# --- playing ----------------------------------------------------------------------------------------------------
def play_bonuses(game: Game, me: Player, card: Card) -> None:
    """Playing a card that is just plain bonuses, where plays are unwatched."""
    if card.cards:
        me.draw(card.cards)
    turn = game.turn
    if turn.seat == me.seat:
        if not game.forgets:
            turn.plays.append(card)
        if not me.ignores_actions:
            me.actions += card.actions
        if card.buys:
            me.buys += card.buys
        if card.coins:
            me.receive_coins(card.coins)


def play_all_treasures(game: Game, me: Player) -> bool:
    """Plays all Treasures in hand, if they just give coins; False if there are others."""
    hand = me.hand
    if game.table.odd_treasures:
        for card in hand:
            if card.types & TREASURE and not card.powers & ONLY_COINS:
                return False
    in_play = me.in_play
    before = len(in_play)
    coins: i64 = 0
    place: i64 = 0
    kept: i64 = 0
    for card in hand:
        if card.powers & ONLY_COINS:
            in_play.append(card)
            coins += card.coins
        else:
            if kept != place:
                hand[kept] = card           # those that stay move up
            kept += 1
        place += 1
    if coins == 0:
        return True
    del hand[kept:]
    if not game.forgets:
        game.turn.plays.extend(in_play[before:])
    if me.coin_penalty:
        me.receive_coins(coins)
    else:
        me.coins += coins
    return True


def play_chosen_treasures(game: Game, me: Player, treasures: list[Card], available: i64) -> bool:
    """Treasures, where plays are unwatched; False if none can be left in hand."""
    hand = me.hand
    coins: i64 = 0
    turn = game.turn
    only_coins: i64 = 0             # played so far, before anything that could look at the coins or the hand
    first = True
    for card in treasures:
        if first and card.powers & ONLY_COINS:
            take(card, hand)
            me.in_play.append(card)
            turn.plays.append(card)
            coins += card.coins
            only_coins += 1
            continue
        me.receive_coins(coins)
        coins = 0
        first = False
        game.play(me, card, hand, None)
        if turn.treasures_closed or game.phase != BUY_PHASE:
            break
    me.receive_coins(coins)
    return only_coins < available


# --- buying and gaining -----------------------------------------------------------------------------------------
def offer_by_coins(game: Game, me: Player) -> list[Card]:
    """What the player can buy now, where the coins decide.  It is remembered, as long as no pile is empty; but
    landscapes are never cheaper, and a Project is bought once."""
    table = game.table
    turn = game.turn
    money = me.coins + turn.discount
    remembered = not (table.for_sale and (turn.discount or me.owned))
    if remembered:
        known = game.affordable.get(money)
        if known is not None:
            return known
    offer = [pile.cards[0] for pile in game.piles if pile.cards and pile.facts.supply and pile.facts.cost <= money]
    offer.extend([card for card in table.for_sale if game.can_buy_landscape(me, card)])
    if remembered:
        game.affordable[money] = offer
    return offer


def gain_bought(game: Game, me: Player, pile: Pile) -> None:
    """Of a card just paid for, where buys are unwatched."""
    cards = pile.cards
    card = cards.pop()
    me.discard_pile.append(card)
    if not game.forgets:
        game.turn.bought.append(card)
        game.turn.gains.append(Gained(me.seat, card, None, True, BUY_PHASE))
    if not cards:
        game.pile_changed(pile)


def gain(game: Game, getter: Player, card: Card, source: list[Card], pile: Pile | None, zone: list[Card],
                   bought: bool) -> bool:
    if not take(card, source):
        return False
    if game.tracked:
        game.moved(card)
    zone.append(card)
    if not game.forgets:
        game.turn.gains.append(Gained(getter.seat, card, None, bought, game.phase))
    if pile is not None:
        game.pile_changed(pile)
    return True


# --- a whole turn -----------------------------------------------------------------------------------------------
def forgets(game: Game) -> bool:
    """Is what is played, gained and bought in a turn not kept, because neither a card nor a player looks at it?"""
    if game.table.minds_memory or not game.table.unwatched_turns:
        return False
    for agent in game.agents:
        if not isinstance(agent, QuickAgent) or agent.looks_back:
            return False
    return True


def is_undisturbed(game: Game, me: Player) -> bool:
    """Nothing is left from earlier turns that could interfere."""
    return game.bonds_made == 0 and not (me.promises or me.debt or me.coffers or me.villagers or me.pile_tokens
                                         or me.skips or game.turn.controller >= 0)


def whole_turn(game: Game, me: Player, agent: QuickAgent) -> None:
    """Where turns are unwatched, and this one is undisturbed."""
    turn = game.turn
    table = game.table
    game.turn_number += 1
    game.idle_turns = 0
    me.actions = 1
    me.buys = 1
    me.coins = 0
    if not turn.source:
        me.turns += 1
    game.phase = ACTION_PHASE
    play_actions(game, me, agent)
    if me.villagers > 0:
        game.action_phase(me)
    game.phase = BUY_PHASE
    turn.buy_phase_begun = True
    if not play_all_treasures(game, me) or me.coffers > 0 or me.debt > 0:
        game.buy_phase(me)
    unwatched = table.unwatched_buys
    while me.buys > 0 and game.phase == BUY_PHASE and me.debt == 0:
        if unwatched:
            chosen = pile_to_buy(game, me, agent)
            if chosen is None:
                break
            turn.treasures_closed = True
            turn.coffers_closed = True
            me.buys -= 1
            turn.purchases += 1
            price = chosen.facts.cost - turn.discount
            if price > 0:
                me.coins -= price
            gain_bought(game, me, chosen)
        else:
            offer = game.buyable(me)
            position = agent.card_to_buy(me, offer)
            if position < 0:
                break
            turn.treasures_closed = True
            turn.coffers_closed = True
            me.buys -= 1
            game.buy_chosen(me, offer[position])
    if game.phase == BUY_PHASE and me.debt > 0 and me.coins > 0:
        game.buy_phase(me)                  # something bought brought debt, which can be paid off
    if game.phase == ACTION_PHASE:          # something bought leads back
        game.step()
    game.phase = CLEAN_UP_PHASE
    if game.bonds_made or game.guises_in_play or turn.keeps_in_play or (not unwatched and needs_clean_up(game, me)):
        game.clean_up(me)
        return
    discard_pile: list[Any] = me.discard_pile       # compiled, Card would be checked for every card that is moved
    in_hand: list[Any] = me.hand
    if me.in_play:
        discard_pile.extend(me.in_play)
        me.in_play.clear()
    for card in in_hand:
        discard_pile.append(card)
    draw_new_hand(game, me, turn.hand_size)
    me.ignores_actions = False
    me.coins = 0
    me.buys = 0
    me.actions = 0
    if not game.forgets:
        me.last_turn = turn.gains
    me.last_trashed = turn.trashed
    game.in_a_row = 1
    game.previous_seat = turn.seat
    seat = game.regular_seat + 1
    if seat == len(game.players):
        seat = 0
    if (game.ending or game.queue or game.new_turns or game.last_round is not None
            or game.players[seat].skips > 0):
        game.next_turn()
        return
    game.regular_seat = seat
    if game.forgets:
        turn.begin(seat)
    else:
        turn.reset(seat)
    game.phase = START


def play_actions(game: Game, me: Player, agent: QuickAgent) -> None:
    hand = me.hand
    while me.actions > 0:
        place = agent.action_in_hand(me)
        if place < 0:
            if place == BY_LIST:
                play_listed_actions(game, me, agent)
            return
        action = hand[place]
        me.actions -= 1
        if action.powers & INSTRUCTIONS:
            game.play(me, action, hand, None)
        else:
            hand.pop(place)
            me.in_play.append(action)
            play_bonuses(game, me, action)


def play_listed_actions(game: Game, me: Player, agent: QuickAgent) -> None:
    hand = me.hand
    options = [card for card in hand if card.types & ACTION]
    while options and me.actions > 0:
        action = agent.action_to_play(me, options)
        if action is None:
            return
        me.actions -= 1
        if action.powers & INSTRUCTIONS:
            game.play(me, action, hand, None)
            options = [card for card in hand if card.types & ACTION]
        else:
            take(action, hand)
            take(action, options)
            me.in_play.append(action)
            left = len(hand)
            play_bonuses(game, me, action)
            while left < len(hand):         # those drawn
                if hand[left].types & ACTION:
                    options.append(hand[left])
                left += 1


def pile_to_buy(game: Game, me: Player, agent: QuickAgent) -> Pile | None:
    """The pile from which to buy, where buys are unwatched."""
    place: i64 = agent.pile_to_buy(me) if game.turn.discount == 0 else BY_LIST
    if place == BY_LIST:
        offer = offer_by_coins(game, me)
        position = agent.card_to_buy(me, offer)
        if position < 0:
            return None
        place = offer[position].home
    return None if place < 0 else game.piles[place]


def draw_new_hand(game: Game, me: Player, count: i64) -> None:
    """Instead of the cards in hand, which lie somewhere else already."""
    if count == 5 and not me.card_penalty:
        if len(me.deck) < 5 and me.discard_pile and not game.tracked:
            cards = me.discard_pile         # becomes the deck, and the other way round: nothing is copied
            rest = me.deck
            game.rng.shuffle(cards)
            if rest:
                cards.extend(rest)
                rest.clear()
            me.discard_pile = rest
            me.deck = cards
        deck: list[Any] = me.deck
        if len(deck) >= 5:
            me.hand = [deck.pop(), deck.pop(), deck.pop(), deck.pop(), deck.pop()]
            return
    me.hand.clear()
    me.draw(count)


def needs_clean_up(game: Game, me: Player) -> bool:
    """Is there what cannot be where buys are unwatched: cards of others in play, promises, something owned?"""
    for player in game.players:
        if player.in_play and player is not me:
            return True
    return len(me.promises) > 0 or len(me.owned) > 0
