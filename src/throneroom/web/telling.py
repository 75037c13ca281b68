"""What is told of a game, to each seat what it may know: events, questions, and how the game ended."""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from msgspec import Struct

from throneroom.engine.card import Card, Thing, Word, kind_of
from throneroom.engine.decision import PASS, PLAY, Decision
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game
from throneroom.engine.moments import SCORES
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.situation import BUY_PHASE, CLEAN_UP_PHASE
from throneroom.engine.types import LANDSCAPE, SHADOW, TREASURE
from throneroom.record.view import decision_view
from throneroom.web.protocol import SPECTATOR, CardScore, Choice, Final, Heaps, Question, Step, Told

TIDYING = ("discard", "shuffle", "draw")
# What the places for cards are called to those outside (docs/protocol.md).
ZONES = {"limbo": "revealed", "face down": "aside", "shuffling": "deck", "returning": "aside"}


# --- events ----------------------------------------------------------------------------------------------------------
class Happened(Struct, frozen=True, gc=False):
    """An event as it is kept: small, and independent of the game it came from."""

    verb: str
    seat: int
    cards: tuple[str, ...] = ()
    shown: int = 0                      # so many of them, the last ones, everybody may know
    watcher: int = SPECTATOR            # who may know as much as the seat itself
    source: str = ""
    target: str = ""
    amount: int = 0
    depth: int = 0
    text: str = ""
    first: int = 0
    tidy: bool = False

    def told(self, number: int, seat: int) -> Told:
        """The event as this seat may know it."""
        if not self.cards or (seat != SPECTATOR and seat in (self.seat, self.watcher)):
            return self.opened(number)
        hidden = len(self.cards) - self.shown
        return self.telling(number, self.cards[hidden:], hidden)

    def opened(self, number: int) -> Told:
        """The event with nothing hidden."""
        return self.telling(number, self.cards, 0)

    def telling(self, number: int, cards: tuple[str, ...], hidden: int) -> Told:
        return Told(number, self.verb, self.seat, list(cards), hidden, self.source, self.target, self.amount,
                    self.depth, self.text, self.first, self.tidy)


def happened(game: Game, event: Event) -> Happened:
    cards = tuple([card.id for card in event.cards])
    seat, source, target, amount = int(event.seat), event.source, event.target, int(event.amount)
    if event.verb == "turn":            # told with the how manieth it is, and where an extra turn comes from
        source, target, amount = event.target, "", int(game.players[seat].turns)
    return Happened(event.verb, seat, cards, len(event.visible_cards(SPECTATOR)), int(event.watcher), source, target,
                    amount, int(event.depth), tidy=is_tidying(game, event))


def is_tidying(game: Game, event: Event) -> bool:
    """What happens in every Clean-up: the cards in play and in hand are discarded, and new ones drawn."""
    if game.phase != CLEAN_UP_PHASE or event.depth:
        return False
    return event.verb in TIDYING or (event.verb == "move" and (event.source, event.target) == ("play", "discard"))


class Log(Listener):
    """Everything that happened, in order, and how the players stood after each turn."""

    def __init__(self) -> None:
        self.happened: list[Happened] = []
        self.muted = False              # while a game that was taken back is played again
        self.standings: dict[int, tuple[int, int, int]] = {}    # after each turn: whose, points, money
        self.turn_seats: dict[int, int] = {}

    def hear(self, game: Game, event: Event) -> None:
        if event.verb == "turn":
            number = int(game.turn_number)
            self.turn_seats[number] = int(event.seat)
            self.close_turn(game, number - 1)
        if not self.muted:
            self.happened.append(happened(game, event))

    def close_turn(self, game: Game, number: int) -> None:
        if number > 0:
            seat = self.turn_seats[number]
            player = game.players[seat]
            self.standings[number] = (seat, player.score(), money(player))

    def told(self, seat: int, after: int = 0, upto: int | None = None) -> list[Told]:
        """All events with higher numbers, up to this one, as the seat may know them."""
        return [event.told(number, seat) for number, event in enumerate(self.happened[after:upto], after + 1)]


# --- questions -------------------------------------------------------------------------------------------------------
def question(decision: Decision, number: int, seat: int) -> Question:
    """The question as this seat may see it."""
    seen = decision_view(decision, seat)
    if seen.options is None:
        return Question(number, seen.seat, seen.player, seen.purpose, seen.source, seen.least, seen.most, None)
    asks = "" if decision.source is None else kind_of(type(decision.source)).id
    return Question(number, seen.seat, seen.player, seen.purpose, seen.source, seen.least, seen.most,
                    choices(decision), "" if asks == seen.source else asks, topics(decision), concerned(decision),
                    decision.otherwise, is_matter_of_course(decision))


def is_matter_of_course(decision: Decision) -> bool:
    """Treasures that may all be played without asking?"""
    game, groups = decision.player.game, decision.groups
    return (decision.purpose == PLAY and decision.source is None and game.phase == BUY_PHASE and groups is not None
            and game.is_matter_of_course(decision.player, [group[0] for group in groups]))


def is_yes_or_no(decision: Decision) -> bool:
    """Somebody may do something with one card or leave it, and a card asks (the turn itself gives a list)."""
    return (decision.source is not None and decision.least == 0 and decision.most == 1
            and len(decision.options) == 1)


def topics(decision: Decision) -> list[str]:
    """What tells a question from others of the same card, most telling first: what the card says itself; yes or no,
    about the card that asks, another `one` or the `only` one of a choice; about cards of others; asked in the turn of
    others; where they lie."""
    me = decision.player
    about = ""
    if is_yes_or_no(decision):
        chosen = "one" if decision.groups is None else "only"
        about = "itself" if decision.options[0] is decision.source else chosen
    zones = {zone_of(me.game, me, option) for option in decision.options}
    found = [decision.topic, about, "theirs" if owner(decision) is not None else "",
             "" if me.is_my_turn() else "others", zones.pop() if len(zones) == 1 else ""]
    return [topic for topic in found if topic]


def concerned(decision: Decision) -> int:
    """Another player who has to do with it: who gets the card, whose card it is, who is attacked just then, or whose
    turn it is."""
    me = decision.player
    other = me.left() if decision.purpose == PASS else owner(decision) or attacked(decision)
    if other is not None:
        return int(other.seat)
    return -1 if me.is_my_turn() else int(me.game.turn.seat)


def attacked(decision: Decision) -> Player | None:
    """Whom the card that asks is just attacking."""
    me = decision.player
    play = me.game.playing[-1] if me.game.playing else None
    if play is None or play.player is not me or play.card is not decision.source or play.victim < 0:
        return None
    return me.game.players[play.victim]


def owner(decision: Decision) -> Player | None:
    """Whose cards are to be chosen from, if they are another player's."""
    option = decision.options[0]
    if not isinstance(option, Card) or any(option in cards for _, cards in decision.player.zones()):
        return None
    return next((player for player in decision.player.others()
                 if any(option in cards for _, cards in player.zones())), None)


def choices(decision: Decision) -> list[Choice]:
    game = decision.player.game
    holding = decision.holding or [[] for _ in decision.options]
    return [Choice(option.id, isinstance(option, Word), count, zone_of(game, decision.player, option),
                   [card.id for card in held], place_in_deck(decision.player, option))
            for option, count, held in zip(decision.options, decision.counts, holding, strict=True)]


def place_in_deck(me: Player, option: Thing) -> int:
    """Of a Shadow, which is known by its back: from the top on, 1 is the uppermost; 0: it does not lie there."""
    if not isinstance(option, Card) or not option.types & SHADOW or option not in me.deck:
        return 0
    return len(me.deck) - me.deck.index(option)


def step(decision: Decision, answer: Sequence[int]) -> Step:
    """The answer as who gave it knows it."""
    source = None if decision.source is None else decision.source.id
    options = decision.options
    return Step(decision.purpose, source, [Choice(options[index].id, isinstance(options[index], Word), count)
                                           for index, count in Counter(answer).items()])


def zone_of(game: Game, me: Player, option: Thing) -> str:
    """Where on the table the option lies; empty if nowhere in particular (a card that is only named)."""
    if isinstance(option, Pile):
        return "supply"
    if not isinstance(option, Card):
        return ""
    for player in [me, *me.others()]:
        for name, cards in player.zones():
            if option in cards:
                return "mat" if name.startswith("mat ") else ZONES.get(name, name)
    if option.home >= 0 and option in game.piles[option.home].cards:
        return "supply"
    if option in game.trash:
        return "trash"
    return "landscape" if option.types & LANDSCAPE else ""


def heaps(game: Game) -> list[Heaps]:
    return [Heaps(len(player.deck), len(player.discard_pile)) for player in game.players]


# --- the end ---------------------------------------------------------------------------------------------------------
def money(player: Player) -> int:
    return sum(card.coins for card in player.all_cards() if card.types & TREASURE)


def card_scores(player: Player) -> list[CardScore]:
    """What the deck consists of, and the points for it."""
    counts: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for card in player.all_cards():
        counts[card.id] += 1
        points[card.id] += card.points + (card.score(player) if card.powers & SCORES else 0)
    return [CardScore(id, count, points[id]) for id, count in sorted(counts.items())]


def winners(game: Game, resigned: Collection[int]) -> list[int]:
    """Those who win; of all who did not resign, if there are such."""
    scores = game.scores()
    seats = [seat for seat in range(len(scores)) if seat not in resigned] or list(range(len(scores)))
    best = max((scores[seat], -int(game.players[seat].turns)) for seat in seats)
    return [seat for seat in seats if (scores[seat], -int(game.players[seat].turns)) == best]


def final(game: Game, log: Log, resigned: Collection[int] = ()) -> Final:
    last = int(game.turn_number)
    log.close_turn(game, last)
    standings = [log.standings[number] for number in range(1, last + 1)]
    seats = range(len(game.players))
    cards = [card_scores(player) for player in game.players]
    scores = game.scores()
    return Final(
        scores, [int(player.turns) for player in game.players], winners(game, resigned), cards,
        [score - sum(each.points for each in own) for score, own in zip(scores, cards, strict=True)],
        [[points for whose, points, _ in standings if whose == seat] for seat in seats],
        [[coins for whose, _, coins in standings if whose == seat] for seat in seats])


def gained(happened: Sequence[Happened], seats: int) -> list[dict[str, int]]:
    """What each seat has gained, without what was taken back."""
    gains: list[tuple[int, Happened]] = []
    for number, event in enumerate(happened, 1):
        if event.verb == "gain":
            gains.append((number, event))
        elif event.verb == "undo":
            gains = [gain for gain in gains if gain[0] < event.first]
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for _, gain in gains:
        found[gain.seat].update(gain.cards)
    return [dict(sorted(cards.items())) for cards in found]
