"""The state of a scene: from what is described to a game in that state."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from inspect import signature
from typing import Any

from throneroom.cards import kind
from throneroom.engine.card import Card
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game
from throneroom.engine.happenings import Promise
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE, NIGHT_PHASE, START
from throneroom.engine.types import ARTIFACT, ATTACK, BOON, DURATION, HEX, PROJECT, STATE, TRAIT
from throneroom.errors import BadScenario
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.random import way_to
from throneroom.kingdoms.setup import LAID_OUT, WITHOUT_PILE, Setup, contents, is_card
from throneroom.testing.names import (
    OWN_TOKENS,
    TOKENS,
    Names,
    card_id,
    card_ids,
    home_piles,
    not_known,
    number_of,
    split_amounts,
    token_id,
)
from throneroom.testing.script import Script

PHASES = {"start": START, "action": ACTION_PHASE, "buy": BUY_PHASE, "night": NIGHT_PHASE}
BASIC = {"copper", "silver", "gold", "estate", "duchy", "province", "curse", "platinum", "colony", "potion"}
ZONES = {"hand": "hand", "deck": "deck", "discard": "discard_pile", "play": "in_play", "aside": "set_aside",
         "face_down": "face_down", "tavern": "tavern", "exile": "exiled"}
PENALTIES = ("card_penalty", "coin_penalty")
COUNTERS = ("actions", "buys", "coins", "potions", "debt", "points", "coffers", "villagers", "favors", "turns", "skips",
            *PENALTIES)
SEAT = (*ZONES, "durations", "mats", "owned", "tokens", "counters", *COUNTERS)


class Log(Listener):
    """Keeps all events of a scene."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, game: Game, event: Event) -> None:
        self.events.append(event)


class Stage:
    """A game in the state you describe.  Seats are p1 ... p6; each is described by a dictionary, e.g.

        {"hand": "2 Copper, Moat", "deck": "Gold, Estate" (top card first), "discard": "Silver", "play": "Village",
         "durations": "Wharf" (its work still to do) or {"Haven": "Gold"} (with the cards they hold), "aside",
         "face_down", "tavern", "exile", "mats": {"Island": "Duchy"},
         "owned": "Capitalism" (Projects, States, Artifacts), "actions": 1, "buys", "coins", "potions", "debt",
         "points" (VP tokens), "coffers", "villagers", "favors", "turns", "card_penalty": True, "coin_penalty": True,
         "counters": {"pirate_ship": 2}, "tokens": {"+1 card": "Smithy"}}

    Everything named anywhere is on the table; `kingdom`, `landscapes` and `also` add more.
    """

    def __init__(self, *, kingdom: Names = "", landscapes: Names = "", players: int = 0, turn: int = 1,
                 phase: str = "action", piles: Mapping[str, int | str] | None = None, trash: Names = "",
                 stacks: Mapping[str, str] | None = None, tokens: Mapping[tuple[str, str], int] | None = None,
                 also: Names = "", editions: Names = (), platinum: bool = False, shelters: bool = False,
                 bane: str = "", mouse: str = "", black_market: Names = "", previous: int = 0, seed: int = 1,
                 traits: Mapping[str, str] | None = None, riverboat: str = "", ferryman: str = "",
                 wind: Names = "", **seats: Mapping[str, Any]) -> None:
        described = seats_described(seats, players)
        count = players or max([2, *described])
        for what, seat in (("turn", turn), ("previous", previous or 1)):
            if seat not in range(1, count + 1):
                raise BadScenario(f"{what}={seat}: there are {count} players")
        if phase not in PHASES:
            raise not_known("there is no phase", phase, PHASES)
        given = [key for key in ("actions", "buys", "coins", "potions") if described.get(turn, {}).get(key)]
        if phase == "start" and given:
            raise BadScenario(f"p{turn}: {given[0]}: a turn that starts begins with 1 Action, 1 Buy and no coins")
        in_use = card_ids(kingdom)
        named = card_ids(trash) + card_ids(also)
        for described_seat in described.values():
            named += named_by(described_seat)
        for name, content in (piles or {}).items():
            named.append(card_id(name))
            named += card_ids(content) if isinstance(content, str) else []
        for content in (stacks or {}).values():
            named += card_ids(content)
        for key in tokens or {}:
            if not isinstance(key, tuple) or len(key) != 2:
                raise BadScenario(f'tokens are described like {{("Silver", "debt"): 1}}, not {key!r}')
            named += [card_id(key[0]), *TOKENS[token_id(key[1], TOKENS)].split()]
        on_piles = {card_id(trait): home_piles().get(pile := card_id(name), pile)
                    for trait, name in (traits or {}).items()}
        named += on_piles.values()
        for chosen, user in ((bane, "young_witch"), (mouse, "way_of_the_mouse"), (black_market, "black_market"),
                             (riverboat, "riverboat"), (ferryman, "ferryman")):
            if chosen and user not in (*in_use, *named, *card_ids(landscapes), *card_ids(black_market)):
                named.append(user)
        setup = setup_for(in_use, card_ids(landscapes), named, count, platinum, shelters,
                          card_id(bane) if bane else "", card_id(mouse) if mouse else "", card_ids(black_market),
                          tuple(split_amounts(editions)), on_piles, card_id(riverboat) if riverboat else "",
                          card_id(ferryman) if ferryman else "", card_ids(wind))
        self.table = setup.table()
        self.script = Script()
        self.game = self.table.new_game([self.script] * count, seed)
        self.game.opening = []      # all that was decided before
        self.log = Log()
        self.uncounted = -1         # the seat whose turn it is already, while nothing is said of how many they had
        self.deal(in_use + card_ids(also))
        for player in self.game.players:
            for _, zone in player.zones():
                zone.clear()
        for number, described_seat in described.items():
            self.describe(self.game.players[number - 1], described_seat, number == turn)
        self.game.trash.extend(self.make_cards("trash", trash))
        self.keep_once_in_trash()
        for name, content in (piles or {}).items():
            self.fill(name, content)
        self.keep_unique(piles or {})
        if black_market:
            self.arrange("black_market", black_market)
        for name, content in (stacks or {}).items():
            self.arrange(name, content)
        self.put_tokens(tokens or {})
        self.begin(turn - 1, phase, previous - 1, described)

    # --- building ---------------------------------------------------------------------------------------------------
    def make(self, ids: Iterable[str]) -> list[Card]:
        return [self.table.adopt(self.kind(id)()) for id in ids]

    def kind(self, id: str) -> type[Card]:
        """The class of a card, in the edition that it is played by here."""
        example = self.table.named.get(id)
        return kind(id) if example is None else type(example)

    def make_cards(self, where: str, text: Names) -> list[Card]:
        """Cards, not landscapes or piles."""
        ids = card_ids(text)
        for id in ids:
            if not is_card(kind(id)()):
                raise BadScenario(f"{where}: {id} is a landscape or a pile, not a card")
        return self.make(ids)

    def describe(self, player: Player, seat: Mapping[str, Any], in_turn: bool) -> None:
        for key, value in seat.items():
            if key in ZONES:
                made = self.make_cards(key, value)
                if key in ("deck", "discard"):
                    made.reverse()
                zone: list[Card] = getattr(player, ZONES[key])
                zone.extend([player.own_guise(card) for card in made])
                if key == "play":
                    for card in made:
                        if waits(card) and (not in_turn or type(card).for_good):
                            self.let_wait(player, card, "")
            elif key == "durations":
                self.describe_durations(player, value)
            elif key == "owned":
                player.owned.extend([self.owned_by(player, id) for id in card_ids(value)])
            elif key == "mats":
                for mat, content in value.items():
                    player.mats.setdefault(card_id(mat), []).extend(self.make_cards(f"{mat} mat", content))
            elif key == "tokens":
                for token, pile in value.items():
                    player.pile_tokens[token_id(token, OWN_TOKENS)] = int(self.pile_named(pile).index)
            elif key == "counters":
                player.counters.update({card_id(name): number_of(name, count) for name, count in value.items()})
            elif key in PENALTIES:
                setattr(player, key, bool(value))
            else:
                setattr(player, key, number_of(key, value))

    def describe_durations(self, player: Player, durations: str | Mapping[str, str]) -> None:
        held = durations if isinstance(durations, Mapping) else dict.fromkeys(split_amounts(durations), "")
        for card in self.make_cards("durations", durations if isinstance(durations, str) else list(durations)):
            if not card.types & DURATION and not waits(card):
                raise BadScenario(f"durations: {card.id} does nothing in the next turn")
            player.in_play.append(card)
            self.let_wait(player, card, next(content for name, content in held.items() if card_id(name) == card.id))

    def let_wait(self, player: Player, card: Card, held: str) -> None:
        """A Duration in play that was played last turn."""
        if has_lasting_play(card):
            card.play(player)
            return
        kept = self.make_cards(card.id, held)
        if card.waits_for:
            player.face_down.extend(kept)
            player.wait(card, kept)
            return
        (player.set_aside if type(card).holds_openly else player.face_down).extend(kept)
        player.promises.append(Promise(card, kept, (card,)))

    def owned_by(self, player: Player, id: str) -> Card:
        card = self.game.landscape(id)
        if not card.types & (PROJECT | STATE | ARTIFACT | BOON):
            raise BadScenario(f"owned: {id} is no Project, State or Artifact")
        if card.types & ARTIFACT and any(card in other.owned for other in self.game.players if other is not player):
            raise BadScenario(f"owned: there is only one {id}")
        return card

    def pile_named(self, name: str) -> Pile:
        pile = self.game.pile(card_id(name))
        if pile is None:
            raise BadScenario(f"there is no pile of {name}")
        return pile

    def fill(self, name: str, content: int | str) -> None:
        """So many cards in the pile, or just these (top first)."""
        pile = self.pile_named(name)
        if isinstance(content, str):
            ids = card_ids(content)
            parts = [part for _, part in contents(kind(pile.id)(), 2)] or [pile.id]
            for id in ids:
                if id not in parts:
                    raise BadScenario(f"piles: {id} does not belong to the pile {pile.id}")
            pile.cards[:] = reversed(self.make(ids))
        else:
            most = self.copies_of(pile)
            if number_of(name, content) > most:
                raise BadScenario(f"piles: with {len(self.game.players)} players there are but {most} {pile.id}")
            while len(pile.cards) > content:
                pile.cards.pop()
            while len(pile.cards) < content:
                pile.cards.append(self.make([pile.cards[-1].id if pile.cards else card_id(name)])[0])
        self.game.affordable = {}

    def deal(self, ids: list[str]) -> None:
        """Of a shuffled pile such as the Ruins some kinds may stay in the box, but not those that are named."""
        for id in ids:
            pile = self.game.pile(id)
            if pile is not None and id != pile.id and all(card.id != id for card in pile.cards):
                dealt = [card.id for card in pile.cards]
                pile.cards[dealt.index(max(dealt, key=dealt.count))] = self.make([id])[0]

    def copies_of(self, pile: Pile) -> int:
        """How many cards a pile can hold: those of the beginning, and those in the decks the players begin with."""
        dealt = sum(card.id == pile.id for deck in self.table.decks for card in deck)
        return len(self.table.piles[pile.index].cards) + dealt

    def keep_unique(self, piles: Mapping[str, int | str]) -> None:
        """A card that exists only once (a Knight, a Prize ...) and is described elsewhere is not in its pile."""
        filled = {self.pile_named(name).id for name in piles}
        elsewhere = [card.id for player in self.game.players for card in player.all_cards()]
        elsewhere += [card.id for card in self.game.trash]
        for pile in self.game.piles:
            for id, copies in Counter(card.id for card in self.table.piles[pile.index].cards).items():
                if copies == 1 and id in elsewhere:
                    left = [card for card in pile.cards if card.id != id]
                    if elsewhere.count(id) > 1 or (pile.id in filled and len(left) < len(pile.cards)):
                        raise BadScenario(f"there is only one {id}")
                    pile.cards[:] = left

    def keep_once_in_trash(self) -> None:
        """What the set-up puts into the trash (Zombies) is there once, or where it is described."""
        trash = self.game.trash
        put = [card.id for card in self.table.trash]
        described = [card.id for player in self.game.players for card in player.all_cards()]
        described += [card.id for card in trash[len(put):]]
        trash[:] = [card for place, card in enumerate(trash) if place >= len(put) or card.id not in described]

    def arrange(self, name: str, content: Names) -> None:
        """Puts these cards on top of a stack (Boons, Hexes ...), the first one uppermost; they may have been in a stack
        beside it, as "boons discarded" is."""
        stacks = {other: cards for other, cards in self.game.stacks.items() if other.split()[0] == name.split()[0]}
        if name not in stacks:
            raise not_known("there is no stack", name, self.game.stacks)
        stack = stacks[name]
        ids = card_ids(content)
        for id in reversed(ids):
            home = next((cards for cards in stacks.values() if any(card.id == id for card in cards)), None)
            if home is None:
                raise BadScenario(f"{id} is in no stack like {name}")
            card = next(card for card in home if card.id == id)
            home.remove(card)
            stack.append(card)
            if name.endswith("set aside") and home is not stack:        # there are always as many of these
                home.append(stack.pop(next(at for at, other in enumerate(stack) if other.id not in ids)))

    def put_tokens(self, tokens: Mapping[tuple[str, str], int]) -> None:
        for (place, name), amount in tokens.items():
            token = token_id(name, TOKENS)
            if token == "obelisk":                  # there is but one, and the set-up has put it somewhere
                self.game.tokens = {key: count for key, count in self.game.tokens.items() if not key.endswith(token)}
            self.game.tokens[f"{card_id(place)} {token}"] = number_of(f"{name} on {place}", amount)
        prophecy = self.table.prophecy
        if prophecy is not None and not self.game.tokens_on(prophecy, "sun"):
            self.game.fulfil_prophecy()
            if self.game.is_to_change():
                self.game.change_kingdom()

    def begin(self, seat: int, phase: str, previous: int, described: Mapping[int, Mapping[str, Any]]) -> None:
        game = self.game
        game.turn.seat = seat
        game.regular_seat = seat
        game.previous_seat = previous if previous >= 0 else (seat - 1) % len(game.players)
        game.phase = PHASES[phase]
        player = game.players[seat]
        if game.phase != START:
            game.turn_number = 1
            given = described.get(seat + 1, {})
            player.actions = given.get("actions", 1)
            player.buys = given.get("buys", 1)
            if "turns" not in given:
                self.uncounted = player.seat
            waiting = [promise.card for promise in player.promises] + [bond.card for bond in player.bonds if bond.keeps]
            game.turn.plays.extend([card for card in player.in_play
                                    if card not in waiting and not has_lasting_play(card)])
            if game.turn.plays:
                game.turn.played = 1 << player.seat
        for owner in game.players:
            for promise in owner.promises:
                if type(promise.card).lasting and (owner is not player or game.phase != START):
                    for victim in owner.others():
                        promise.card.attack(owner, victim)
        game.ending = game.is_finished()
        game.listener = self.log


def waits(card: Card) -> bool:
    """Does a play of it last into the next turn?"""
    return has_lasting_play(card) or type(card).next_turn is not Card.next_turn or card.waits_for != 0


def has_lasting_play(card: Card) -> bool:
    """Is to play it to say what works on until the next turn?  (If it is an Attack, that is in its attack.)"""
    return type(card).lasting and not card.types & ATTACK


def seats_described(seats: Mapping[str, Any], players: int) -> dict[int, Mapping[str, Any]]:
    """What is said of each seat, as far as it can be checked without a table."""
    described: dict[int, Mapping[str, Any]] = {}
    for name, seat in seats.items():
        if not re.fullmatch("p[1-6]", name):
            raise not_known("a scene has no", name, ["p1 to p6", *list(signature(Stage).parameters)[:-1]])
        number = int(name[1:])
        if players and number > players:
            raise BadScenario(f"{name} is described, but there are {players} players")
        if not isinstance(seat, Mapping):
            raise BadScenario(f'{name} is described like {{"hand": "2 Copper"}}, not {seat!r}')
        for key, value in seat.items():
            if key not in SEAT:
                raise not_known("a seat has no", key, SEAT)
            if key in ("mats", "tokens", "counters") and not isinstance(value, Mapping):
                raise BadScenario(f'{name}: {key} are described like {{"...": ...}}, not {value!r}')
        described[number] = seat
    return described


def named_by(seat: Mapping[str, Any]) -> list[str]:
    found: list[str] = []
    for key in (*ZONES, "owned"):
        found += card_ids(seat.get(key, ""))
    durations = seat.get("durations", "")
    if isinstance(durations, Mapping):
        found += card_ids([*durations, *(name for held in durations.values() for name in split_amounts(held))])
    else:
        found += card_ids(durations)
    for mat, content in seat.get("mats", {}).items():
        found += [card_id(mat), *card_ids(content)]
    for token, pile in seat.get("tokens", {}).items():
        found += [card_id(pile), *OWN_TOKENS[token_id(token, OWN_TOKENS)].split()]
    if seat.get("exile"):
        found.append("exile_mat")
    return found


def host_of(id: str, there: Collection[str], chosen: bool) -> str:
    """The Kingdom card by which a pile beside the Supply comes to a table, unless one is there.  In a kingdom of
    other cards only one that the card itself speaks of (Bat: Vampire)."""
    card = kind(id)()
    if id in BASIC or card.supply or not is_card(card) or not way_to(id).isdisjoint(there):
        return ""
    if chosen:
        return kind(id).comes_with
    return min(way_to(id).intersection(kingdom_piles()), default="")


def setup_for(kingdom: list[str], landscapes: list[str], named: list[str], players: int, platinum: bool, shelters: bool,
              bane: str, mouse: str, black_market: list[str], editions: tuple[str, ...],
              traits: Mapping[str, str], riverboat: str, ferryman: str, wind: list[str]) -> Setup:
    """A set-up in which everything named has its place."""
    alone = [id for id in (*landscapes, *named) if kind(id)().types & TRAIT and id not in traits]
    if alone:
        raise BadScenario(f'{alone[0]} lies on a pile: traits={{"{alone[0]}": "Moat"}}')
    named = [id for id in named if id not in traits]
    landscapes = [id for id in landscapes if id not in traits]
    piles = [id for id in kingdom if id not in BASIC]
    laid_out = landscapes[:]
    also = ["potion"] if "potion" in kingdom else []
    homes = home_piles()
    for id in named:
        card = kind(id)()
        if card.types & (BOON | HEX):
            also += ["boons" if card.types & BOON else "hexes", id]
        elif card.types & LAID_OUT:
            laid_out.append(id)
        elif id in homes and homes[id] != ferryman:
            home = homes[id]
            (piles if kind(home)().supply and home != "ruins" else also).append(home)
        elif id in ("ruins", "potion") or not card.types or not card.supply or card.types & WITHOUT_PILE:
            also.append(id)
        elif (id not in BASIC and id not in (bane, mouse, riverboat, ferryman) and id not in homes
              and id not in black_market):
            piles.append(id)
    there = {*piles, *laid_out, *black_market, bane, mouse, riverboat, ferryman}
    chosen = bool(piles)
    piles += [host for id in dict.fromkeys(named) if (host := host_of(id, there, chosen))]
    platinum = platinum or bool({"platinum", "colony"} & {*kingdom, *named})
    piles = sorted(set(piles) - {bane, ferryman})
    return Setup(tuple(piles), tuple(sorted(set(laid_out))), players, platinum, shelters, bane, mouse,
                 tuple(black_market), editions, tuple(sorted(set(also))), traits=tuple(sorted(traits.items())),
                 riverboat=riverboat, ferryman=ferryman, wind=tuple(sorted(wind)))
