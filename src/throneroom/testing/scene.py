"""Scenes: what the players do, and what came of it."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PAY_DEBT, PLAY, SPEND, Decision
from throneroom.engine.player import Player
from throneroom.engine.situation import CLEAN_UP_PHASE
from throneroom.engine.types import LANDSCAPE
from throneroom.errors import BadScenario, IllegalAnswer, NoSuchLook
from throneroom.record.view import View, view
from throneroom.testing.names import (
    TOKENS,
    Names,
    card_id,
    card_ids,
    home_piles,
    not_known,
    number_of,
    option_id,
    split_amounts,
    token_id,
)
from throneroom.testing.script import USUAL, Asked, Manner, Paused, Said
from throneroom.testing.stage import COUNTERS, ZONES, Stage


class Scene(Stage):
    """A game in the state described (see Stage), with the players to act in it: p1 ... p6."""

    # --- seats ------------------------------------------------------------------------------------------------------
    def __getattr__(self, name: str) -> SceneSeat:
        if re.fullmatch(r"p\d+", name):
            return self.seat(int(name[1:]))
        looks = [look for look in (*vars(Scene), *vars(Stage)) if not look.startswith("_")]
        raise NoSuchLook(str(not_known("a scene has no", name, ["p1 to p6", *looks])))

    def seat(self, number: int) -> SceneSeat:
        if number not in range(1, len(self.game.players) + 1):
            raise NoSuchLook(f"there is no player {number}: {len(self.game.players)} are playing")
        return SceneSeat(self, number - 1)

    @property
    def seats(self) -> list[SceneSeat]:
        return [SceneSeat(self, seat) for seat in range(len(self.game.players))]

    # --- running ----------------------------------------------------------------------------------------------------
    def advance(self) -> Decision | None:
        """Runs to the next decision of the turn; None if it has come to Clean-up or the game is over."""
        try:
            while not self.game.over and self.game.phase != CLEAN_UP_PHASE:
                self.game.step()
        except Paused as paused:
            return paused.decision
        return None

    def step(self, act: Callable[[], Any], answers: tuple[Any, ...]) -> Any:
        """One step of the script.  Its answers may leave out the questions that need no asking, or not: if it does not
        come out one way, the others are tried."""
        before = self.game.copy() if answers else None
        heard = len(self.log.events)
        try:
            return self.attempt(act, answers)
        except (BadScenario, IllegalAnswer) as failure:
            if before is None:
                raise
            failed, asked, told = self.game, self.script.asked, self.log.events
            for manner in self.script.other_manners():
                self.game, self.log.events = before.copy(), told[:heard]
                self.game.listener = self.log
                with suppress(BadScenario, IllegalAnswer):
                    return self.attempt(act, answers, manner)
            self.game, self.script.asked, self.log.events = failed, asked, told
            raise failure from None

    def attempt(self, act: Callable[[], Any], answers: tuple[Any, ...], manner: Manner = USUAL) -> Any:
        self.script.begin(answers, manner)
        self.script.choice = None
        self.game.unasked = self.script.unasked
        try:
            result = act()
            self.script.check_used()
        finally:
            self.game.unasked = None
        return result

    def run(self, *answers: Any) -> Decision | None:
        """Runs to the next decision of a turn itself (for start-of-turn effects and the like)."""
        decision: Decision | None = self.step(self.advance, answers)
        return decision

    def choose(self, seat: int, purpose: str, names: list[str], answers: tuple[Any, ...]) -> None:
        """Passes on to a decision of this seat's turn that offers these, and takes them."""
        def act() -> None:
            seen: list[str] = []
            while True:
                decision = self.advance()
                if decision is None or decision.player.seat != seat:
                    turn = "" if self.whose_turn == seat + 1 else f" in the turn of player {self.whose_turn}"
                    raise BadScenario(f"player {seat + 1} cannot {purpose} {', '.join(names)}{turn}; was asked: {seen}")
                seen.append(repr(decision))
                options = [option.id for option in decision.options]
                offered = all(option_id(name, options) is not None for name in names)
                if decision.purpose == purpose and offered and len(names) <= decision.most:
                    self.script.choice = self.script.checked(decision, names)
                    break
                self.script.choice = [0] if decision.least else []
            self.advance()
        self.step(act, answers)

    def directly(self, seat: int, act: Any, answers: tuple[Any, ...]) -> Any:
        """Something an effect does to a player, outside of any card."""
        def busily() -> Any:
            self.game.busy += 1
            try:
                return act(self.game.players[seat])
            finally:
                self.game.busy -= 1
        return self.step(busily, answers)

    # --- looking ----------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> list[Asked]:
        """The questions of the last step, but for those of the turn itself."""
        return self.script.asked

    @property
    def options(self) -> list[str]:
        """Ids of what the current decision of the turn offers."""
        decision = self.advance()
        return [] if decision is None else [option.id for option in decision.options]

    @property
    def decision(self) -> Decision | None:
        return self.advance()

    @property
    def trash(self) -> list[str]:
        return sorted(card.id for card in self.game.trash)

    def pile(self, name: str) -> int:
        """How many cards are in the pile."""
        return len(self.pile_named(name).cards)

    def top(self, name: str) -> str:
        """The id of the pile's top card, "" if it is empty."""
        pile = self.pile_named(name)
        return pile.top().id if pile.cards else ""

    def check_in_use(self, name: str) -> None:
        id = card_id(name)
        beside = [part for part, home in home_piles().items() if home == home_piles().get(id)]     # in one pile with it
        if not any(other in self.table.named or other in self.table.pile_index for other in (id, *beside)):
            raise BadScenario(f"{name} is not on the table: name it somewhere, e.g. also={name!r}")

    def view(self, seat: int) -> View:
        """What this player may know of the game."""
        return view(self.game, self.seat(seat).seat)

    def stack(self, name: str) -> list[str]:
        """Ids of a stack's cards (Boons, Hexes, the Black Market deck ...), top card first."""
        if name not in self.game.stacks:
            raise not_known("there is no stack", name, self.game.stacks)
        return [card.id for card in reversed(self.game.stacks[name])]

    @property
    def landscapes(self) -> list[str]:
        return sorted(card.id for card in self.table.landscapes)

    def cost(self, name: str) -> tuple[int, int, int]:
        """Coins, Potions and debt a card costs now."""
        id = card_id(name)
        card = next((card for pile in self.game.piles for card in pile.cards if card.id == id), None)
        if card is None:
            card = self.make([id])[0]
        cost = card.price if card.types & LANDSCAPE else self.game.cost(card)       # landscapes are never cheaper
        return int(cost.coins), int(cost.potions), int(cost.debt)

    def tokens(self, place: str, token: str) -> int:
        return self.game.tokens.get(f"{card_id(place)} {token_id(token, TOKENS)}", 0)

    @property
    def whose_turn(self) -> int:
        return int(self.game.turn.seat) + 1

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def scores(self) -> list[int]:
        return self.game.scores()

    @property
    def winners(self) -> list[int]:
        """Who would win (or has won), tie-break included, in which the turn that the scene began in counts."""
        game = self.game
        if self.uncounted >= 0:
            game = game.copy()
            game.players[self.uncounted].turns += 1
        return [seat + 1 for seat in game.winners()]

    def gained(self, seat: int) -> list[str]:
        """What the player gained this turn, in order."""
        player = self.seat(seat).me
        return [card.id for card in player.gained_this_turn()]


class Buys(int):
    """How many Buys a player has left; as a verb, it buys."""

    seat: SceneSeat

    def __call__(self, name: str, *answers: Any) -> None:
        self.seat.scene.check_in_use(name)
        self.seat.scene.choose(self.seat.seat, BUY, [name], answers)


class SceneSeat:
    """A player of a scene: what they do (verbs) and what they have (everything else)."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def __call__(self, answer: Any) -> Said:
        """An answer that this player must be the one to give."""
        return Said(self.seat, answer)

    # --- doing --------------------------------------------------------------------------------------------------------
    def plays(self, names: Names, *answers: Any) -> None:
        """Plays a card (or several Treasures) in their turn, in whichever phase comes next and allows it."""
        card_ids(names)
        self.scene.choose(self.seat, PLAY, split_amounts(names), answers)

    @property
    def buys(self) -> Buys:
        buys = Buys(self.me.buys)
        buys.seat = self
        return buys

    def spends(self, amount: int, *answers: Any) -> None:
        """Coffers or Villagers."""
        self.scene.choose(self.seat, SPEND, [str(amount)], answers)

    def pays_debt(self, amount: int, *answers: Any) -> None:
        self.scene.choose(self.seat, PAY_DEBT, [str(amount)], answers)

    def ends_turn(self, *answers: Any) -> None:
        """Passes until the turn is over, and on to the first decision of the next turn."""
        scene = self.scene
        if scene.whose_turn != self.seat + 1:
            raise BadScenario(f"player {self.seat + 1} cannot end the turn of player {scene.whose_turn}")

        def act() -> None:
            while (decision := scene.advance()) is not None:
                scene.script.choice = [0] if decision.least else []
            if not scene.game.over:
                scene.game.step()
                scene.advance()
        scene.step(act, answers)

    def can(self, purpose: str, name: str) -> bool:
        """Does a decision of this turn offer it, now or after passing?  Changes nothing."""
        scene = self.scene
        game, scene.game = scene.game, scene.game.copy()
        try:
            while True:
                decision = scene.advance()
                if decision is None or decision.player.seat != self.seat:
                    return False
                if decision.purpose == purpose and option_id(name, [option.id for option in decision.options]):
                    return True
                scene.script.choice = [0] if decision.least else []
        except BadScenario:
            return False
        finally:
            scene.script.choice = None
            scene.game = game

    def can_play(self, name: str) -> bool:
        return self.can(PLAY, card_id(name))

    def can_buy(self, name: str) -> bool:
        self.scene.check_in_use(name)
        return self.can(BUY, card_id(name))

    def gains(self, name: str, *answers: Any, to: str = "") -> Any:
        """Gains a card from its pile, as by an effect."""
        self.scene.check_in_use(name)

        def act(me: Player) -> Any:
            return me.gain_from(card_id(name), self.zone(to) if to else None)
        return self.scene.directly(self.seat, act, answers)

    def trashes(self, name: str, *answers: Any, zone: str = "hand") -> Any:
        return self.scene.directly(self.seat, lambda me: me.trash(self.card(name, zone), self.zone(zone)), answers)

    def discards(self, names: Names, *answers: Any, zone: str = "hand") -> Any:
        def act(me: Player) -> Any:
            chosen: list[Card] = []
            for name in split_amounts(names):
                chosen.append(self.card(name, zone, chosen))
            return me.discard_all(chosen, self.zone(zone))
        return self.scene.directly(self.seat, act, answers)

    def draws(self, count: int, *answers: Any) -> None:
        number_of("draws", count)
        self.scene.directly(self.seat, lambda me: me.draw(count), answers)

    # --- having -------------------------------------------------------------------------------------------------------
    def card(self, name: str, zone: str = "hand", but: Iterable[Card] = ()) -> Card:
        id = card_id(name)
        for card in self.zone(zone):
            if card.id == id and card not in but:
                return card
        raise BadScenario(f"player {self.seat + 1} has no {name} in {zone}")

    def zone(self, name: str) -> list[Card]:
        if name not in ZONES:
            raise not_known("there is no place for cards called", name, ZONES)
        zone: list[Card] = getattr(self.me, ZONES[name])
        return zone

    @property
    def me(self) -> Player:
        return self.scene.game.players[self.seat]

    @property
    def hand(self) -> list[str]:
        return sorted(card.id for card in self.me.hand)

    @property
    def deck(self) -> list[str]:
        """Top card first."""
        return [card.id for card in reversed(self.me.deck)]

    @property
    def discard(self) -> list[str]:
        return sorted(card.id for card in self.me.discard_pile)

    @property
    def discard_order(self) -> list[str]:
        """Top card first."""
        return [card.id for card in reversed(self.me.discard_pile)]

    @property
    def discard_top(self) -> str:
        return self.me.discard_pile[-1].id if self.me.discard_pile else ""

    @property
    def in_play(self) -> list[str]:
        return sorted(card.id for card in self.me.in_play)

    @property
    def aside(self) -> list[str]:
        return sorted(card.id for card in self.me.set_aside)

    @property
    def face_down(self) -> list[str]:
        return sorted(card.id for card in self.me.face_down)

    @property
    def tavern(self) -> list[str]:
        return sorted(card.id for card in self.me.tavern)

    @property
    def exile(self) -> list[str]:
        return sorted(card.id for card in self.me.exiled)

    def mat(self, name: str) -> list[str]:
        return sorted(card.id for card in self.me.mats.get(card_id(name), []))

    @property
    def owned(self) -> list[str]:
        return sorted(card.id for card in self.me.owned)

    @property
    def tokens(self) -> dict[str, str]:
        """Own tokens on piles: {"+1 card": "smithy"}."""
        return {token: self.scene.game.piles[index].id for token, index in self.me.pile_tokens.items()}

    def counter(self, name: str) -> int:
        """What a kind of card counts: counter("Pirate Ship")."""
        return int(self.me.count(card_id(name)))

    @property
    def all_cards(self) -> list[str]:
        return sorted(card.id for card in self.me.all_cards())

    @property
    def score(self) -> int:
        return self.me.score()

    def __getattr__(self, name: str) -> int:
        if name in COUNTERS:
            return int(getattr(self.me, name))
        if name.startswith("_"):
            raise AttributeError(name)
        looks = [look for look in (*vars(SceneSeat), *COUNTERS) if not look.startswith("_")]
        raise NoSuchLook(str(not_known("a player of a scene has no", name, looks)))
