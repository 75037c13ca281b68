"""What must hold at every decision of every game, whatever is played."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from operator import attrgetter, is_

from msgspec.structs import asdict, replace

from throneroom.engine.card import Card
from throneroom.engine.dealing import lies_open, sees_cards_of
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.types import ARTIFACT, BOON, LANDSCAPE
from throneroom.record.view import PlayerView, View, counts, decision_view, ids, shadows_of, views


class Broken(Exception):
    """Something that must always hold does not."""


# --- where cards are ----------------------------------------------------------------------------------------
def physical(card: Card) -> Card:
    while card.original is not None:
        card = card.original
    return card


def zones_of(player: Player) -> Iterator[list[Card]]:
    yield player.hand
    yield player.deck
    yield player.discard_pile
    yield player.in_play
    for zone in (player.set_aside, player.face_down, player.limbo, player.shuffling, player.returning,
                 player.tavern, player.exiled):
        if zone:
            yield zone
    yield from player.mats.values()


def places(game: Game) -> Iterator[list[Card]]:
    """Every place where a card can be, or a Boon or Hex."""
    for player in game.players:
        yield from zones_of(player)
        if game.stacks and player.owned:
            yield [card for card in player.owned if card.types & BOON]
    for pile in game.piles:
        yield pile.cards
        if pile.facts.away:
            yield pile.facts.kept
    yield game.trash
    if game.is_to_change():
        yield game.table.coming.without_pile()
    yield from game.stacks.values()


def has_guises(game: Game) -> bool:
    """Can a card lie somewhere in the guise of another one?"""
    return game.guises_in_play or any([player.guises for player in game.players])


class Inventory:
    """All the cards of a game, and where each may be."""

    def __init__(self, game: Game) -> None:
        self.cards: set[Card] = set().union(*places(game))
        self.landscapes = {card for card in self.cards if card.types & LANDSCAPE}
        self.of_pile = [{card for card in self.cards if card.home == pile.index} for pile in game.piles]
        self.of_stack: dict[str, set[Card]] = {}
        for name, stack in (*game.stacks.items(), *game.table.coming.stacks.items()):   # "boons", "boons discarded" ...
            self.of_stack.setdefault(name.split()[0], set()).update(stack)

    def check(self, game: Game, settled: bool = False) -> None:
        guises = has_guises(game)
        self.check_cards(game, guises)
        self.check_zones(game)
        self.check_landscapes(game)
        if settled:
            check_nothing_handled(game)
        if guises:
            check_looks(game)

    def check_cards(self, game: Game, guises: bool) -> None:
        """None lost, none made, none in two places."""
        zones = list(places(game))
        if guises:
            zones = [[physical(card) for card in zone] for zone in zones]
        found: set[Card] = set().union(*zones)
        total = sum(map(len, zones))
        if total == len(found) and found == self.cards:
            return
        times = Counter([card for zone in zones for card in zone])
        twice = sorted(card.id for card in times if times[card] > 1)
        raise Broken(f"cards in two places: {twice}, lost: {ids([*self.cards - found])}, "
                     f"made: {ids([*found - self.cards])}")

    def check_zones(self, game: Game) -> None:
        """On a pile only its own cards, in a stack too; no Boon or Hex among a player's cards or in the trash."""
        for pile, own in zip(game.piles, self.of_pile, strict=True):
            if not own.issuperset(pile.cards):
                raise Broken(f"on the pile of {pile.id} lies {ids([*set(pile.cards) - own])}")
        for name, stack in game.stacks.items():
            if not self.of_stack[name.split()[0]].issuperset(stack):
                raise Broken(f"among the {name} lies {ids([*set(stack) - self.of_stack[name.split()[0]]])}")
        if self.landscapes:
            for zone in [game.trash, *(zone for player in game.players for zone in zones_of(player))]:
                if not self.landscapes.isdisjoint(zone):
                    raise Broken(f"a landscape among cards: {ids([*self.landscapes & set(zone)])}")

    def check_landscapes(self, game: Game) -> None:
        """Before a player lie landscapes only, each once; an Artifact is before one player."""
        owned = [card for player in game.players for card in player.owned]
        if not owned:
            return
        for card in owned:
            if not card.types & LANDSCAPE or (card.types & ARTIFACT and owned.count(card) > 1):
                raise Broken(f"{card.id} lies before players {seats_with(game, card)}")
        for player in game.players:
            if len(set(player.owned)) != len(player.owned):
                raise Broken(f"player {player.seat + 1} has a landscape twice: {ids(player.owned)}")


def seats_with(game: Game, landscape: Card) -> list[int]:
    return [int(player.seat) + 1 for player in game.players if landscape in player.owned]


def check_nothing_handled(game: Game) -> None:
    """Between the cards of a turn nothing is being looked at, shuffled, or followed."""
    for player in game.players:
        if player.limbo or player.shuffling:
            raise Broken(f"player {player.seat + 1} still holds {ids(player.limbo + player.shuffling)}")
    if game.stacks.get("hexes turned over"):
        raise Broken(f"a Hex was not put down: {ids(game.stacks['hexes turned over'])}")


def check_looks(game: Game) -> None:
    """A card that became another is in play; one that takes after another is with the player whose cards do."""
    for player in game.players:
        for zone in zones_of(player):
            for card in zone:
                while card.original is not None:
                    if card.original.id != card.id:
                        if zone is not player.in_play:
                            raise Broken(f"{card.original.id} is in the guise of {card.id}, but not in play")
                    elif card.id not in player.guises:
                        raise Broken(f"{card.id} of player {player.seat + 1} takes after another card")
                    card = card.original


# --- numbers ------------------------------------------------------------------------------------------------
NUMBERS = ("actions", "buys", "coins", "potions", "debt", "points", "coffers", "villagers", "favors", "turns", "skips")
numbers = attrgetter(*NUMBERS)


def check_numbers(game: Game) -> None:
    for player in game.players:
        if min(numbers(player)) < 0:
            negative = {name: getattr(player, name) for name in NUMBERS if getattr(player, name) < 0}
            raise Broken(f"player {player.seat + 1} has less than nothing: {negative}")
        if player.counters and min(player.counters.values()) < 0:
            raise Broken(f"player {player.seat + 1} has counted to less than nothing: {player.counters}")
    if game.tokens and min(game.tokens.values()) < 0:
        raise Broken(f"fewer than no tokens: {game.tokens}")


# --- copies -------------------------------------------------------------------------------------------------
# What a copy starts afresh with, or shares because it never changes or is only ever replaced.
NOT_COPIED = frozenset(("agents", "listener", "answers", "unasked", "base", "since", "forkable", "table", "game",
                        "playing", "tracked", "busy", "swapping", "due", "keeping", "onto_deck", "starting", "watching",
                        "powers", "also_types", "unwatched_plays", "unobserved", "forgets", "unwatched_gains",
                        "last_gains", "unsaid"))
PARTS = frozenset(("players", "piles", "turn", "rng"))          # copied, too: looked at each by itself
SHARED = frozenset(("affordable", "last_turn"))                 # the same list in both: it is only ever replaced

Reader = Callable[[object], tuple[object, ...]]
READERS: dict[type, tuple[tuple[str, ...], Reader, Reader]] = {}


def readers(thing: object) -> tuple[tuple[str, ...], Reader, Reader]:
    """The names of all fields that a copy must have in common with the thing; what reads them all at once; and what
    reads those lists that must not be the same one."""
    found = READERS.get(type(thing))
    if found is None:
        names = tuple(name for name in dir(thing) if not name.startswith("_") and name not in NOT_COPIED | PARTS
                      and not callable(getattr(thing, name)))
        lists = [name for name in names if isinstance(getattr(thing, name), list | dict) and name not in SHARED]
        found = READERS[type(thing)] = names, attrgetter(*names), attrgetter(*lists)
    return found


def check_copy(game: Game, copy: Game) -> None:
    """The copy says the same as the game in everything, and is a game of its own."""
    for one, other in [(game, copy), (game.turn, copy.turn), *zip(game.players, copy.players, strict=True)]:
        names, everything, lists = readers(one)
        if everything(one) != everything(other):
            wrong = [name for name in names if getattr(one, name) != getattr(other, name)]
            raise Broken(f"a copy of the {type(one).__name__.lower()} differs in {', '.join(wrong)}")
        if any(map(is_, lists(one), lists(other))):
            raise Broken(f"a copy of the {type(one).__name__.lower()} shares a list with it")
    piles, copies = [pile.cards for pile in game.piles], [pile.cards for pile in copy.piles]
    if (piles != copies or any(map(is_, piles, copies)) or game.rng.state() != copy.rng.state()
            or game.rng is copy.rng):
        raise Broken("a copy of the game has other piles or other random numbers, or shares them")


# --- what a seat may know -----------------------------------------------------------------------------------
class Stranger(Card):
    """Lies where a card lies that nobody may know."""


STRANGER = Stranger()


def cover(game: Game) -> None:
    """Puts strangers in the place of everything that does not lie open, and one more where not even the number is known
    to all."""
    for player in game.players:
        for zone in (player.hand, player.face_down,
                     *[mat for name, mat in player.mats.items() if game.table.named[name].secret_mat]):
            zone[:] = [STRANGER] * len(zone)
        for zone in (player.deck, player.limbo, player.shuffling):
            zone[:] = [STRANGER] * (len(zone) + 1)
        if player.discard_pile:
            player.discard_pile[:-1] = [STRANGER] * len(player.discard_pile)
    for name, stack in game.stacks.items():
        if not lies_open(name):
            stack[:] = [STRANGER] * len(stack)
    for pile in game.piles:
        below = len(pile.cards) - pile.face_up()
        pile.cards[:below] = [STRANGER] * below


def check_views(game: Game, covered: Game, seats: Collection[int]) -> None:
    """With all that is secret covered up, these seats see the same, but for the cards of their own; of these they see
    just those.  (-1 is somebody who looks on: that is how everybody sees all the others.)"""
    for seat, seen, blind in zip(seats, views(game, seats), views(covered, seats), strict=True):
        own = [sees_cards_of(seat, player) for player in game.players]
        first, second = without_own(seen, own), without_own(blind, own)
        if first != second:
            raise Broken(f"what {name_of(seat)} sees depends on hidden cards: {', '.join(differences(first, second))}")
        for player, mine, known in zip(game.players, own, seen.players, strict=True):
            if mine and own_cards(known) != cards_of(player, player.seat == seat):
                raise Broken(f"{name_of(seat)} does not see the right cards of player {player.seat + 1}")


def name_of(seat: int) -> str:
    return f"player {seat + 1}" if seat >= 0 else "somebody who looks on"


def without_own(view: View, own: list[bool]) -> View:
    return replace(view, players=[without_secrets(player) if mine else player
                                  for player, mine in zip(view.players, own, strict=True)])


def without_secrets(player: PlayerView) -> PlayerView:
    return replace(player, hand=None, deck_size=None, shadows=None, face_down=None, handled=None, cards=None, mats={})


own_cards = attrgetter("hand", "deck_size", "shadows", "face_down", "handled", "cards", "mats")


def cards_of(player: Player, remembered: bool) -> tuple[object, ...]:
    """What who decides for the player knows of the cards; the player also remembers what they own."""
    return (ids(player.hand), len(player.deck), shadows_of(player), ids(player.face_down), ids(player.limbo),
            counts(player.all_cards()) if remembered else None, {name: ids(mat) for name, mat in player.mats.items()})


def differences(first: View, second: View) -> list[str]:
    found = [name for name, value in asdict(first).items() if value != getattr(second, name) and name != "players"]
    for one, other in zip(first.players, second.players, strict=True):
        found += [f"{name} of player {one.seat + 1}" for name, value in asdict(one).items()
                  if value != getattr(other, name)]
    return found


def check_question(decision: Decision) -> None:
    """Others see that somebody is asked, and nothing that depends on hidden cards."""
    player, source = decision.player, decision.source
    if decision.needless is not None:
        decision.check(decision.needless)
    if source is not None and any(source in zone for zone in (player.hand, player.deck, player.face_down,
                                                             player.shuffling)):
        source = None
    covered = Decision(player, decision.purpose, source, [STRANGER], [1], 0, 1)
    for seat in range(-1, len(player.game.players)):
        if seat != decision.seat and decision_view(decision, seat) != decision_view(covered, seat):
            raise Broken(f"{name_of(seat)} sees too much of a question to another player: {decision!r}")


# --- the same game ------------------------------------------------------------------------------------------
def state(game: Game) -> list[object]:
    """Everything that makes two games of the same set-up the same, though their cards are not."""
    facts: list[object] = [[card.number for card in zone] for zone in places(game)]
    facts += [sorted(game.stacks), sorted(game.tokens.items()), int(game.phase), int(game.turn_number),
              game.rng.state(), game.over, game.ending, int(game.turn.seat)]
    for player in game.players:
        facts.append([int(value) for value in numbers(player)])
        facts.append([sorted(player.counters.items()), sorted(player.pile_tokens.items()), sorted(player.mats),
                      [card.id for card in player.owned], [promise.card.number for promise in player.promises],
                      [bond.card.id for bond in player.bonds]])
    return facts
