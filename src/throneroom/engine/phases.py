"""The phases of a turn up to Clean-up."""
from __future__ import annotations

from throneroom.engine import decision as ask
from throneroom.engine import quick
from throneroom.engine.buying import Buying
from throneroom.engine.card import Card, Thing
from throneroom.engine.decision import Decision, QuickAgent
from throneroom.engine.happenings import Play
from throneroom.engine.moments import AFTER_YOU_PLAY, BUY_END, BUY_START, ONLY_COINS, REPLACES, TWICE, YOU_PLAY
from throneroom.engine.player import Player, sorted_groups
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE, CLEAN_UP_PHASE, NIGHT_PHASE
from throneroom.engine.types import ACTION, NIGHT, TREASURE


class Phases(Buying):
    __slots__ = ()

    def enter_buy_phase(self) -> None:
        self.phase = BUY_PHASE
        self.turn.buy_phase_begun = False
        self.turn.treasures_closed = False
        self.turn.coffers_closed = False
        self.turn.debt_closed = False
        self.turn.bought_before = len(self.turn.bought)
        self.turn.gained_before = len(self.turn.gains)

    def return_to_action_phase(self) -> None:
        self.phase = ACTION_PHASE
        self.turn.villagers_closed = False

    def leave_buy_phase(self, me: Player) -> None:
        """Back to the Action phase once the Buy phase has ended as it does at any time."""
        if self.phase == BUY_PHASE and self.watching & BUY_END:
            self.happen_to(BUY_END, me)
        self.return_to_action_phase()

    def outside_clean_up(self) -> bool:
        return self.phase != CLEAN_UP_PHASE

    # --- Action ----------------------------------------------------------------------------------------------
    def action_phase(self, me: Player) -> None:
        turn = self.turn
        while self.phase == ACTION_PHASE:
            early = self.minded.actions         # Villagers also while there are actions left
            if early and me.villagers > 0 and not turn.villagers_closed:
                self.spend_villagers(me)
                turn.villagers_closed = True
            if me.actions <= 0 and (me.villagers <= 0 or early):
                break
            options = self.playable(me, ACTION)
            if not options or turn.cards_from_hand == 0:
                break
            if me.actions <= 0:
                if not self.spend_villagers(me):
                    break
                continue
            card = self.action_to_play(me, options)
            if card is None:
                break
            turn.villagers_closed = False
            me.actions -= 1
            self.play(me, card, me.hand, None)
        if self.phase == ACTION_PHASE:
            self.enter_buy_phase()

    def spend_villagers(self, me: Player) -> bool:
        """Any number of Villagers for as many actions, if wanted."""
        spent = me.choose_amount(ask.SPEND, None, 0, me.villagers, me.ignores_actions)
        me.villagers -= spent
        me.plus_actions(spent)
        return spent > 0

    def action_to_play(self, me: Player, options: list[Card]) -> Card | None:
        if self.unobserved:
            agent = self.agents[me.answered_by]
            if isinstance(agent, QuickAgent):
                self.idle_turns = 0
                return agent.action_to_play(me, options)
        groups = me.groups_to_play(options)
        answer = self.ask(Decision(me, ask.PLAY, None, None, [len(group) for group in groups], 0, 1, groups))
        return groups[answer[0]][0] if answer else None

    # --- Buy -------------------------------------------------------------------------------------------------
    def buy_phase(self, me: Player) -> None:
        turn = self.turn
        if not turn.buy_phase_begun:
            turn.buy_phase_begun = True
            if self.watching & BUY_START:
                self.happen_to(BUY_START, me)
        while self.phase == BUY_PHASE:
            early = self.minded.coins           # Coffers, and debt, also before Treasures are played
            if early and not turn.treasures_closed:
                self.spend_coffers(me)
                if self.also_types and not turn.debt_closed and self.playable(me, TREASURE):
                    self.pay_debt(me)           # before an Action that spends the coins
                    turn.debt_closed = True
            if not turn.treasures_closed and self.play_treasures(me):
                continue
            self.spend_coffers(me)
            if self.pay_debt(me):
                continue
            if (me.buys <= 0 and not self.has_other_buys(me)) or me.debt > 0 or not self.buy_something(me):
                break
        if self.phase == BUY_PHASE:
            if self.watching & BUY_END:
                self.happen_to(BUY_END, me)
            if self.phase == BUY_PHASE:
                self.phase = NIGHT_PHASE if self.table.has_night else CLEAN_UP_PHASE

    def spend_coffers(self, me: Player) -> None:
        """Any number of Coffers for as many coins, if wanted."""
        turn = self.turn
        if me.coffers > 0 and not turn.coffers_closed:
            spent = me.choose_amount(ask.SPEND, None, 0, me.coffers)
            turn.coffers_closed = True
            me.coffers -= spent
            me.receive_coins(spent)

    def pay_debt(self, me: Player) -> bool:
        """A coin for each token, as many as wanted."""
        if me.debt <= 0 or me.coins <= 0:
            return False
        paid = me.choose_amount(ask.PAY_DEBT, None, 0, min(me.debt, me.coins))
        me.coins -= paid
        me.debt -= paid
        return paid > 0

    def play_treasures(self, me: Player) -> bool:
        """One answer may name several Treasures; they are played one at a time in that order."""
        turn = self.turn
        options = self.playable(me, TREASURE)
        if not options or turn.cards_from_hand == 0:
            return False
        quickly = self.unobserved and isinstance(self.agents[me.answered_by], QuickAgent)
        if (quickly and self.unwatched_plays and not self.also_types and turn.cards_from_hand < 0
                and not me.pile_tokens and quick.play_all_treasures(me.game, me)):
            turn.coffers_closed = turn.coffers_closed and not self.minded.coins
            return False
        if quickly and all([card.powers & ONLY_COINS for card in options]):
            chosen = [card for group in sorted_groups(options, False) for card in group]
        else:                                   # who is asked quickly says the order, too, where that matters
            chosen = me.choose(ask.PLAY, None, options, 0, len(options))
        if not chosen:
            turn.treasures_closed = True
            return False
        if self.minded.coins:
            turn.coffers_closed = False         # there are more coins now: asked again
            turn.debt_closed = False
        if self.unwatched_plays and len(chosen) == len(options) and all([card.powers & ONLY_COINS for card in options]):
            chosen = options                    # the order does not matter; that of the hand is the quickest
        if self.unwatched_plays and self.listener is None and turn.cards_from_hand < 0 and not me.pile_tokens:
            return quick.play_chosen_treasures(me.game, me, chosen, len(options))
        for card in chosen:
            self.play(me, card, me.hand, None)
            if turn.treasures_closed or self.phase != BUY_PHASE:
                break
        return True

    def is_matter_of_course(self, me: Player, treasures: list[Card]) -> bool:
        """Is it a matter of course to play all of these, in any order?  (People may have that done by itself.)"""
        if self.turn.cards_from_hand >= 0 or self.minded.treasures:
            return False
        if self.powers & TWICE:                 # what is played may be gone for good
            return False
        if any([bond.card.powers & REPLACES for bond in me.bonds]):
            return False
        for card in treasures:
            if not (card.powers & ONLY_COINS or card.commutes & YOU_PLAY) or card.home in me.pile_tokens.values():
                return False
            play = Play(me, card, None, True)
            for moment in (YOU_PLAY, AFTER_YOU_PLAY):
                for ability in self.abilities(me, moment, play):
                    if not ability.card.commutes & moment:
                        return False
        return True

    def buy_something(self, me: Player) -> bool:
        offer = self.buyable(me)
        if not offer:
            return False
        position = self.card_to_buy(me, offer)
        if position < 0:
            return False
        turn = self.turn
        turn.treasures_closed = not self.table.late_treasures
        turn.coffers_closed = not self.table.coffers_at_any_time
        if me.buys > 0:
            me.buys -= 1
        else:
            me.actions -= 1             # as a buy
        self.buy_chosen(me, offer[position])
        return True

    def has_other_buys(self, me: Player) -> bool:
        """Actions that can be used as buys."""
        return self.table.actions_buy and me.actions > 0 and any([card.actions_buy for card in self.around])

    def card_to_buy(self, me: Player, offer: list[Card]) -> int:
        if self.unobserved:
            agent = self.agents[me.answered_by]
            if isinstance(agent, QuickAgent):
                self.idle_turns = 0
                return agent.card_to_buy(me, offer)
        options: list[Thing] = []
        options.extend(offer)
        answer = self.ask(Decision(me, ask.BUY, None, options, [1] * len(options), 0, 1))
        return answer[0] if answer else -1

    # --- Night -----------------------------------------------------------------------------------------------
    def night_phase(self, me: Player) -> None:
        while self.phase == NIGHT_PHASE:
            options = self.playable(me, NIGHT)
            if not options or self.turn.cards_from_hand == 0:
                break
            card = me.may_choose(ask.PLAY, None, options)
            if card is None:
                break
            self.play(me, card, me.hand, None)
        if self.phase == NIGHT_PHASE:
            self.phase = CLEAN_UP_PHASE
