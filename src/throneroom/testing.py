"""Put a game into any state, say what the players do, and look at what came of it.

    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Militia", "2 Estate")               # the question to player 2 is answered by "2 Estate"
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p1.coins == 2

Cards are named in English, German or by id.  Every question that comes up must have its answer in the script, in the
order of asking: an unscripted question, a wrong answer or an answer that nobody asked for fails the scene, saying what
was asked.  See docs/testing.md.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from throneroom.cards import BY_ID, kind
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PAY_DEBT, PLAY, SPEND, Agent, Decision
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game
from throneroom.engine.happenings import Promise
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE, CLEAN_UP_PHASE, NIGHT_PHASE, START
from throneroom.errors import BadScenario
from throneroom.kingdoms.setup import LAID_OUT, WITHOUT_PILE, Setup, contents
from throneroom.words.library import find

PHASES = {"start": START, "action": ACTION_PHASE, "buy": BUY_PHASE, "night": NIGHT_PHASE}
BASIC = {"copper", "silver", "gold", "estate", "duchy", "province", "curse", "platinum", "colony", "potion"}
ZONES = {"hand": "hand", "deck": "deck", "discard": "discard_pile", "play": "in_play", "aside": "set_aside",
         "face_down": "face_down", "tavern": "tavern", "exile": "exiled"}
COUNTERS = ("actions", "buys", "coins", "potions", "debt", "points", "coffers", "villagers", "favors", "turns", "skips",
            "card_penalty", "coin_penalty")


def cards(text: str | Iterable[str]) -> list[str]:
    """Ids of the cards, sorted: cards("2 Copper, Gold") is ["copper", "copper", "gold"]."""
    return sorted(card_ids(text))


def in_order(text: str | Iterable[str]) -> list[str]:
    """Ids of the cards in the order written."""
    return card_ids(text)


def card_ids(text: str | Iterable[str]) -> list[str]:
    parts = text.split(",") if isinstance(text, str) else list(text)
    found: list[str] = []
    for part in parts:
        name = part.strip()
        if not name:
            continue
        number, _, rest = name.partition(" ")
        if number.isdigit() and rest:
            found += [find(rest)] * int(number)
        else:
            found.append(find(name))
    return found


class Said:
    """An answer of which it is checked who gives it: scene.p2("Moat")."""

    def __init__(self, seat: int, answer: Any) -> None:
        self.seat = seat
        self.answer = answer


class Asked:
    """A question that came up: who was asked what, by which card, with which options (ids)."""

    def __init__(self, decision: Decision) -> None:
        self.seat = int(decision.seat)
        self.player = int(decision.player.seat)
        self.purpose = decision.purpose
        self.source = "" if decision.source is None else decision.source.id
        self.options = [option.id for option in decision.options]
        self.counts = decision.counts[:]
        self.least = int(decision.least)
        self.most = int(decision.most)
        self.text = repr(decision)
        self.holding = decision.holding

    def __repr__(self) -> str:
        return self.text

    def offers(self, *names: str) -> bool:
        """Are all of these among the options?"""
        return all(option_id(name, self.options) is not None for name in names)


def option_id(name: str, options: list[str]) -> str | None:
    """The option meant by a name: its id, or the card's name in either language."""
    if name in options:
        return name
    try:
        id = find(name)
    except Exception:
        return None
    return id if id in options else None


class Paused(Exception):
    """The game waits for the script at a decision of the turn itself."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(repr(decision))
        self.decision = decision


class Script(Agent):
    """Answers for all seats from one list, strictly."""

    def __init__(self) -> None:
        self.queue: list[Any] = []
        self.choice: list[int] | None = None
        self.asked: list[Asked] = []

    def answer(self, decision: Decision) -> list[int]:
        if decision.settled:
            if self.choice is None:
                raise Paused(decision)
            choice, self.choice = self.choice, None
            return choice
        self.asked.append(Asked(decision))
        if not self.queue:
            raise BadScenario(f"asked, but not scripted: {decision!r}")
        return self.indices(decision, self.queue.pop(0))

    def indices(self, decision: Decision, answer: Any) -> list[int]:
        if isinstance(answer, Said):
            if answer.seat != decision.seat:
                raise BadScenario(f"player {answer.seat + 1} should have been asked, but it was {decision!r}")
            answer = answer.answer
        options = [option.id for option in decision.options]
        if answer is None or (answer in ("no", "nothing", "") and answer not in options):
            return []
        if answer == "yes" and len(options) == 1:
            return [0]
        if isinstance(answer, int):
            answer = str(answer)
        if isinstance(answer, str):
            if option_id(answer, options) is not None:
                return [options.index(option_id(answer, options) or "")]
            names = split_amounts(answer)
        else:
            names = [name for part in answer for name in split_amounts(part)]
        found: list[int] = []
        for name in names:
            id = option_id(name, options)
            if id is None:
                raise BadScenario(f"{name!r} is not among the options: {decision!r}")
            index = options.index(id)
            # Options that look alike but are kept apart are taken one after the other.
            while found.count(index) >= decision.counts[index] and id in options[index + 1:]:
                index = options.index(id, index + 1)
            found.append(index)
        return found


def split_amounts(text: str) -> list[str]:
    names: list[str] = []
    for part in text.split(","):
        number, _, rest = part.strip().partition(" ")
        if number.isdigit() and rest:
            names += [rest] * int(number)
        elif part.strip():
            names.append(part.strip())
    return names


class Log(Listener):
    """Keeps all events of a scene."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, game: Game, event: Event) -> None:
        self.events.append(event)


class Scene:
    """A game in the state you describe.  Seats are p1 ... p6; each is described by a dictionary, e.g.

        {"hand": "2 Copper, Moat", "deck": "Gold, Estate" (top card first), "discard": "Silver", "play": "Village",
         "durations": "Wharf" (played last turn), "aside", "face_down", "tavern", "exile", "mats": {"Island": "Duchy"},
         "owned": "Capitalism" (Projects, States, Artifacts), "actions": 1, "buys", "coins", "potions", "debt",
         "points" (VP tokens), "coffers", "villagers", "favors", "turns", "card_penalty": True, "coin_penalty": True,
         "counters": {"pirate_ship": 2}, "tokens": {"+1 card": "Smithy"}}

    Everything named anywhere is on the table; `kingdom`, `landscapes` and `also` add more.
    """

    def __init__(self, *, kingdom: str = "", landscapes: str = "", players: int = 0, turn: int = 1,
                 phase: str = "action", piles: Mapping[str, int | str] | None = None, trash: str = "",
                 stacks: Mapping[str, str] | None = None, tokens: Mapping[tuple[str, str], int] | None = None,
                 also: str = "", editions: Iterable[str] = (), platinum: bool = False, shelters: bool = False,
                 bane: str = "", mouse: str = "", black_market: str = "", previous: int = 0, seed: int = 1,
                 **seats: Mapping[str, Any]) -> None:
        described = {int(name[1:]): dict(seat) for name, seat in seats.items()}
        count = players or max([2, *described])
        named: list[str] = []
        for seat in described.values():
            named += self.named_by(seat)
        named += card_ids(trash) + card_ids(also)
        for name, content in (piles or {}).items():
            named.append(find(name))
            named += card_ids(content) if isinstance(content, str) else []
        for content in (stacks or {}).values():
            named += card_ids(content)
        setup = setup_for(card_ids(kingdom), card_ids(landscapes), named, count, platinum, shelters,
                          find(bane) if bane else "", find(mouse) if mouse else "", card_ids(black_market),
                          tuple(editions))
        self.table = setup.table()
        self.script = Script()
        self.game = self.table.new_game([self.script] * count, seed)
        self.log = Log()
        self.seats = [SceneSeat(self, player) for player in self.game.players]
        for player in self.game.players:
            for _, zone in player.zones():
                zone.clear()
        for number, seat in described.items():
            self.describe(self.game.players[number - 1], seat)
        self.game.trash.extend(self.make(card_ids(trash)))
        for name, content in (piles or {}).items():
            self.fill(name, content)
        for name, content in (stacks or {}).items():
            self.arrange(name, content)
        for (place, token), amount in (tokens or {}).items():
            self.game.tokens[f"{find(place)} {token}"] = amount
        self.begin(turn - 1, phase, previous - 1, described)

    # --- building ---------------------------------------------------------------------------------------------------
    def named_by(self, seat: dict[str, Any]) -> list[str]:
        found: list[str] = []
        for key in (*ZONES, "durations", "owned"):
            found += card_ids(seat.get(key, ""))
        for mat, content in seat.get("mats", {}).items():
            found += [find(mat), *card_ids(content)]
        found += [find(pile) for pile in seat.get("tokens", {}).values()]
        return found

    def make(self, ids: Iterable[str]) -> list[Card]:
        return [self.table.adopt(kind(id)()) for id in ids]

    def describe(self, player: Player, seat: dict[str, Any]) -> None:
        for key, value in seat.items():
            if key in ZONES:
                made = self.make(card_ids(value))
                if key in ("deck", "discard"):
                    made.reverse()
                zone: list[Card] = getattr(player, ZONES[key])
                zone.extend([player.own_look(card) for card in made])
            elif key == "durations":
                for card in self.make(card_ids(value)):
                    player.in_play.append(card)
                    player.promises.append(Promise(card, [], (card,)))
            elif key == "owned":
                player.owned.extend([self.game.landscape(id) for id in card_ids(value)])
            elif key == "mats":
                for mat, content in value.items():
                    player.mats.setdefault(find(mat), []).extend(self.make(card_ids(content)))
            elif key == "tokens":
                for token, pile in value.items():
                    player.pile_tokens[token] = int(self.pile_named(pile).index)
            elif key == "counters":
                player.counters.update(value)
            elif key in COUNTERS:
                setattr(player, key, value)
            else:
                raise BadScenario(f"a seat has no {key!r}")

    def pile_named(self, name: str) -> Pile:
        pile = self.game.pile(find(name))
        if pile is None:
            raise BadScenario(f"there is no pile of {name}")
        return pile

    def fill(self, name: str, content: int | str) -> None:
        """So many cards in the pile, or just these (top first)."""
        pile = self.pile_named(name)
        if isinstance(content, str):
            pile.cards[:] = reversed(self.make(card_ids(content)))
        else:
            while len(pile.cards) > content:
                pile.cards.pop()
            while len(pile.cards) < content:
                pile.cards.append(self.make([pile.cards[-1].id if pile.cards else find(name)])[0])
        self.game.affordable = {}

    def arrange(self, name: str, content: str) -> None:
        """Puts these cards on top of a stack (Boons, Hexes ...), the first one uppermost."""
        stack = self.game.stacks[name]
        for id in reversed(card_ids(content)):
            card = next((card for card in stack if card.id == id), None)
            if card is None:
                raise BadScenario(f"{id} is not in the stack {name}")
            stack.remove(card)
            stack.append(card)

    def begin(self, seat: int, phase: str, previous: int, described: Mapping[int, Mapping[str, Any]]) -> None:
        game = self.game
        game.turn.seat = seat
        game.regular_seat = seat
        game.previous_seat = previous if previous >= 0 else (seat - 1) % len(game.players)
        if phase not in PHASES:
            raise BadScenario(f"there is no phase {phase!r}")
        game.phase = PHASES[phase]
        player = game.players[seat]
        if game.phase != START:
            game.turn_number = 1
            given = described.get(seat + 1, {})
            player.actions = given.get("actions", 1)
            player.buys = given.get("buys", 1)
        game.ending = game.is_finished()
        game.listener = self.log

    # --- seats ------------------------------------------------------------------------------------------------------
    def __getattr__(self, name: str) -> SceneSeat:
        if name[:1] == "p" and name[1:].isdigit() and 0 < int(name[1:]) <= len(self.seats):
            return self.seats[int(name[1:]) - 1]
        raise AttributeError(name)

    # --- running ----------------------------------------------------------------------------------------------------
    def advance(self) -> Decision | None:
        """Runs to the next decision of the turn; None if it has come to Clean-up or the game is over."""
        try:
            while not self.game.over and self.game.phase != CLEAN_UP_PHASE:
                self.game.step()
        except Paused as paused:
            return paused.decision
        return None

    def run(self, *answers: Any) -> Decision | None:
        """Runs to the next decision of a turn itself (for start-of-turn effects and the like)."""
        self.script.asked = []
        self.script.queue = list(answers)
        decision = self.advance()
        self.check_used()
        return decision

    def choose(self, seat: int, purposes: tuple[str, ...], names: list[str], answers: tuple[Any, ...]) -> None:
        """Passes on to a decision of this seat's turn that offers these, and takes them."""
        self.script.asked = []
        self.script.queue = list(answers)
        seen: list[str] = []
        while True:
            decision = self.advance()
            if decision is None or decision.player.seat != seat:
                raise BadScenario(f"player {seat + 1} cannot choose {', '.join(names)}; was asked: {seen}")
            seen.append(repr(decision))
            options = [option.id for option in decision.options]
            if decision.purpose in purposes and all(option_id(name, options) is not None for name in names):
                self.script.choice = self.script.indices(decision, names)
                decision.check(self.script.choice)
                break
            self.script.choice = [0] if decision.least else []
        self.advance()
        self.check_used()

    def check_used(self) -> None:
        if self.script.queue:
            raise BadScenario(f"answers nobody asked for: {self.script.queue}; asked: {self.script.asked}")

    def directly(self, seat: int, act: Any, answers: tuple[Any, ...]) -> Any:
        """Something an effect does to a player, outside of any card."""
        self.script.asked = []
        self.script.queue = list(answers)
        self.game.busy += 1
        result = act(self.game.players[seat])
        self.game.busy -= 1
        self.check_used()
        return result

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
        """The id of the pile's top card."""
        return self.pile_named(name).top().id

    def cost(self, name: str) -> tuple[int, int, int]:
        """Coins, Potions and debt a card costs now."""
        id = find(name)
        card = next((card for pile in self.game.piles for card in pile.cards if card.id == id), None)
        cost = self.game.cost(card if card is not None else self.make([id])[0])
        return int(cost.coins), int(cost.potions), int(cost.debt)

    def tokens(self, place: str, token: str) -> int:
        return self.game.tokens.get(f"{find(place)} {token}", 0)

    @property
    def whose_turn(self) -> int:
        return int(self.game.turn.seat) + 1

    @property
    def scores(self) -> list[int]:
        return self.game.scores()

    def gained(self, seat: int) -> list[str]:
        """What the player gained this turn, in order."""
        return [gained.card.id for gained in self.game.turn.gains if gained.seat == seat - 1]


class SceneSeat:
    """A player of a scene: what they do (verbs) and what they have (everything else)."""

    def __init__(self, scene: Scene, player: Player) -> None:
        self.scene = scene
        self.player = player
        self.seat = int(player.seat)

    def __call__(self, answer: Any) -> Said:
        """An answer that this player must be the one to give."""
        return Said(self.seat, answer)

    # --- doing --------------------------------------------------------------------------------------------------------
    def plays(self, names: str, *answers: Any) -> None:
        """Plays a card (or several Treasures) in their turn, in whichever phase comes next and allows it."""
        self.scene.choose(self.seat, (PLAY,), split_amounts(names), answers)

    def buys(self, name: str, *answers: Any) -> None:
        self.scene.choose(self.seat, (BUY,), [name], answers)

    def spends(self, amount: int, *answers: Any) -> None:
        """Coffers or Villagers."""
        self.scene.choose(self.seat, (SPEND,), [str(amount)], answers)

    def pays_debt(self, amount: int, *answers: Any) -> None:
        self.scene.choose(self.seat, (PAY_DEBT,), [str(amount)], answers)

    def ends_turn(self, *answers: Any) -> None:
        """Passes until the turn is over, and on to the first decision of the next turn."""
        scene = self.scene
        scene.script.asked = []
        scene.script.queue = list(answers)
        while (decision := scene.advance()) is not None:
            scene.script.choice = [0] if decision.least else []
        if not scene.game.over:
            scene.game.step()
            scene.advance()
        scene.check_used()

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
        return self.can(PLAY, name)

    def can_buy(self, name: str) -> bool:
        return self.can(BUY, name)

    def gains(self, name: str, *answers: Any, to: str = "") -> Any:
        """Gains a card from its pile, as by an effect."""
        def act(me: Player) -> Any:
            return me.gain_from(find(name), getattr(me, ZONES[to]) if to else None)
        return self.scene.directly(self.seat, act, answers)

    def trashes(self, name: str, *answers: Any, zone: str = "hand") -> Any:
        def act(me: Player) -> Any:
            where = getattr(me, ZONES[zone])
            return me.trash(self.card(name, zone), where)
        return self.scene.directly(self.seat, act, answers)

    def discards(self, names: str, *answers: Any, zone: str = "hand") -> Any:
        def act(me: Player) -> Any:
            where: list[Card] = getattr(me, ZONES[zone])
            left = where[:]
            chosen = []
            for id in card_ids(names):
                card = next(card for card in left if card.id == id)
                left.remove(card)
                chosen.append(card)
            return me.discard_all(chosen, where)
        return self.scene.directly(self.seat, act, answers)

    def draws(self, count: int, *answers: Any) -> None:
        self.scene.directly(self.seat, lambda me: me.draw(count), answers)

    # --- having -------------------------------------------------------------------------------------------------------
    def card(self, name: str, zone: str = "hand") -> Card:
        id = find(name)
        for card in getattr(self.me, ZONES[zone]):
            if card.id == id:
                found: Card = card
                return found
        raise BadScenario(f"player {self.seat + 1} has no {name} in {zone}")

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
        return sorted(card.id for card in self.me.mats.get(find(name), []))

    @property
    def owned(self) -> list[str]:
        return sorted(card.id for card in self.me.owned)

    @property
    def all_cards(self) -> list[str]:
        return sorted(card.id for card in self.me.all_cards())

    @property
    def score(self) -> int:
        return self.me.score()

    def __getattr__(self, name: str) -> int:
        if name in COUNTERS:
            return int(getattr(self.me, name))
        raise AttributeError(name)


def setup_for(kingdom: list[str], landscapes: list[str], named: list[str], players: int, platinum: bool, shelters: bool,
              bane: str, mouse: str, black_market: list[str], editions: tuple[str, ...]) -> Setup:
    """A set-up in which everything named has its place."""
    piles = [id for id in kingdom if id not in BASIC]
    laid_out = landscapes[:]
    also: list[str] = []
    homes = {part: id for id, cls in BY_ID.items() for _, part in contents(cls(), players)}
    for id in named:
        card = kind(id)()
        if card.types & LAID_OUT:
            laid_out.append(id)
        elif id in homes:
            home = homes[id]
            (piles if kind(home)().supply and home != "ruins" else also).append(home)
        elif id in ("ruins", "potion") or not card.types or not card.supply or card.types & WITHOUT_PILE:
            also.append(id)
        elif id not in BASIC and id not in (bane, mouse) and id not in black_market:
            piles.append(id)
    platinum = platinum or bool({"platinum", "colony"} & {*kingdom, *named})
    return Setup(tuple(sorted(set(piles) - {bane})), tuple(sorted(set(laid_out))), players, platinum, shelters, bane,
                 mouse, tuple(black_market), editions, tuple(sorted(set(also))))
