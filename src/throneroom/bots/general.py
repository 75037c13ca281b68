"""The general player: answers every question of every card by a reason, from what its seat may know.

One method per purpose; the numbers come from `Judgement`, what is special about a card from its line in `opinions.py`.
A strategy overrides `wants` (what to buy, in order of preference) and, if it knows better, a method of the judgement.
Questions for which there is no reason are counted in `by_default`: that report is empty for all cards.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.facts import FIRST, LAST, MANNER, PURPOSE, Facts, TableFacts
from throneroom.bots.judgement import RUBBISH, Judgement
from throneroom.bots.seat import facts_for
from throneroom.engine import decision as ask
from throneroom.engine.card import Card, Thing
from throneroom.engine.decision import Decision, QuickAgent
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE

# Instead of a position.
NOTHING: Final = -1
BY_JUDGEMENT: Final = -2

# Words that stand for something one gets; numbers of cards, coins and actions differ too little to matter here.
GIFTS: Final[dict[str, float]] = {
    "cards": 2.6, "coins": 2.4, "buys": 0.3, "gain": 2.2, "silver": 2.0, "silvers": 2.1, "gold": 5.0, "horse": 2.0,
    "hand": 2.5, "topdeck": 0.4, "favors": 1.2, "replay": 2.7, "duchy": 1.0, "estates": 0.8, "estate": 0.5,
    "copper": -0.5, "attack": 1.0, "now": 2.0, "token": 1.0, "key": 1.5, "me": 1.0, "other": 0.0, "prize": 4.0,
    "exile": 2.5, "curses": 1.0, "nothing": 0.5, "take": 2.0, "move": 1.0, "lantern": 2.0, "horn": 1.5,
    "+1 card": 4.0, "+1 action": 3.0, "+1 coin": 2.5, "+1 buy": 1.0, "curse": 0.0, "set aside": 1.0, "1": 1.0, "3": 0.8,
    "play": 2.3,
    "5": -2.0}
NO_GIFT: Final = -1000.0                # a word of which nothing is known
IN_CIRCLES: Final = -100.0              # what plays itself would never come to an end

PLAY: Final[i64] = PURPOSE[ask.PLAY]
BUY: Final[i64] = PURPOSE[ask.BUY]
GAIN: Final[i64] = PURPOSE[ask.GAIN]
TRASH: Final[i64] = PURPOSE[ask.TRASH]
DISCARD: Final[i64] = PURPOSE[ask.DISCARD]
TOPDECK: Final[i64] = PURPOSE[ask.TOPDECK]
REVEAL: Final[i64] = PURPOSE[ask.REVEAL]
HAND: Final[i64] = PURPOSE[ask.HAND]
SET_ASIDE: Final[i64] = PURPOSE[ask.SET_ASIDE]
EXILE: Final[i64] = PURPOSE[ask.EXILE]
RETURN: Final[i64] = PURPOSE[ask.RETURN]
PASS: Final[i64] = PURPOSE[ask.PASS]
EXCHANGE: Final[i64] = PURPOSE[ask.EXCHANGE]
CALL: Final[i64] = PURPOSE[ask.CALL]
NAME: Final[i64] = PURPOSE[ask.NAME]
ORDER: Final[i64] = PURPOSE[ask.ORDER]
OPTION: Final[i64] = PURPOSE[ask.OPTION]
SPEND: Final[i64] = PURPOSE[ask.SPEND]
OVERPAY: Final[i64] = PURPOSE[ask.OVERPAY]
PAY_DEBT: Final[i64] = PURPOSE[ask.PAY_DEBT]
BID: Final[i64] = PURPOSE[ask.BID]
WAY: Final[i64] = PURPOSE[ask.WAY]
PILE: Final[i64] = PURPOSE[ask.PILE]
PLACE: Final[i64] = PURPOSE[ask.PLACE]
COPY: Final[i64] = PURPOSE[ask.COPY]
RECEIVE: Final[i64] = PURPOSE[ask.RECEIVE]
KEEP: Final[i64] = PURPOSE[ask.KEEP]

ALWAYS: Final[i64] = MANNER["always"]
NEVER: Final[i64] = MANNER["never"]
LATE: Final[i64] = MANNER["late"]
POOR_HAND: Final[i64] = MANNER["poor_hand"]
SOME_RUBBISH: Final[i64] = MANNER["rubbish"]
TWO_RUBBISH: Final[i64] = MANNER["two_rubbish"]
THREE_RUBBISH: Final[i64] = MANNER["three_rubbish"]
TERMINAL: Final[i64] = MANNER["terminal"]
GOOD_GAIN: Final[i64] = MANNER["good_gain"]
ACTION_TO_4: Final[i64] = MANNER["action_to_4"]
OTHERS_TURN: Final[i64] = MANNER["others_turn"]
GOOD_CARD: Final[i64] = MANNER["good_card"]
BEST: Final[i64] = MANNER["best"]
GLADLY: Final[i64] = MANNER["gladly"]
TO_5: Final[i64] = MANNER["to_5"]
TO_1_MORE: Final[i64] = MANNER["to_1_more"]
FROM_HAND: Final[i64] = MANNER["from_hand"]
FROM_SUPPLY: Final[i64] = MANNER["from_supply"]
OWN_OR_OTHERS: Final[i64] = MANNER["own_or_others"]
OTHERS: Final[i64] = MANNER["others"]
WANTED_BACK: Final[i64] = MANNER["wanted_back"]
SURPLUS: Final[i64] = MANNER["surplus"]
DEAD: Final[i64] = MANNER["dead"]
FOR_NEXT_TURN: Final[i64] = MANNER["next_turn"]
ALL: Final[i64] = MANNER["all"]
TWO: Final[i64] = MANNER["two"]
TYPES: Final[i64] = MANNER["types"]
TO_GAIN: Final[i64] = MANNER["to_gain"]
RARE: Final[i64] = MANNER["rare"]
GOOD: Final[i64] = MANNER["good"]
PROVINCE: Final[i64] = MANNER["province"]
OTHERS_WISH: Final[i64] = MANNER["others_wish"]
BURDEN: Final[i64] = MANNER["burden"]
TRASHED: Final[i64] = MANNER["trashed"]
COUNTER: Final[i64] = MANNER["counter"]
NEVER_TRASH: Final[i64] = MANNER["never_trash"]
NAVIGATE: Final[i64] = MANNER["navigate"]
TORTURE: Final[i64] = MANNER["torture"]
MINION: Final[i64] = MANNER["minion"]
MISER: Final[i64] = MANNER["miser"]
SCEPTER: Final[i64] = MANNER["scepter"]
PIRATE: Final[i64] = MANNER["pirate"]
MAT: Final[i64] = MANNER["mat"]
LURKER: Final[i64] = MANNER["lurker"]


class Question:
    """What is asked, by kinds."""

    def __init__(self, facts: TableFacts, decision: Decision) -> None:
        source = decision.source
        self.purpose: i64 = PURPOSE[decision.purpose]
        self.by: Facts = facts.nothing if source is None else facts.of(source)
        self.source = "" if source is None else source.id
        self.manner: i64 = self.by.manner(self.purpose)
        self.options: list[Thing] = decision.options
        self.counts: list[int] = decision.counts
        self.least: i64 = decision.least
        self.most: i64 = decision.most
        self.yes_or_no = len(self.options) == 1 and self.least == 0 and self.most == 1
        self.kinds: list[Facts] = [] if self.purpose == NAME else [kind_of(facts, option) for option in self.options]

    @property
    def is_about_itself(self) -> bool:
        """May I use this card (and not: one of these cards, of which there happens to be one)?"""
        return self.yes_or_no and 0 < self.manner < BEST and self.options[0].id == self.source

    def best(self, values: list[float]) -> list[int]:
        return self.best_of(values, self.most)

    def best_of(self, values: list[float], most: i64) -> list[int]:
        """The options of the highest values: all above 0, but as many as must be and no more than may be."""
        least = self.least
        size = len(values)
        chosen: list[int] = []
        if most == 1 and size > 0:
            top = 0
            for index in range(1, size):
                if values[index] > values[top]:
                    top = index
            return [top] if least > 0 or values[top] > 0.0 else chosen
        left = self.counts[:]
        while len(chosen) < most:
            top = -1
            for index in range(size):
                if left[index] > 0 and (top < 0 or values[index] > values[top]):
                    top = index
            if top < 0 or (len(chosen) >= least and values[top] <= 0.0):
                break
            left[top] -= 1
            chosen.append(top)
        return chosen

    def first(self, count: i64) -> list[int]:
        """So many from the front."""
        chosen: list[int] = []
        for index in range(len(self.counts)):
            for _ in range(self.counts[index]):
                if len(chosen) < count:
                    chosen.append(index)
        return chosen


def kind_of(facts: TableFacts, thing: Thing) -> Facts:
    """Of a card or a pile; a word is of no kind."""
    if isinstance(thing, Card):
        return facts.of(thing)
    return facts.named(thing.id) if isinstance(thing, Pile) else facts.nothing


def only(yes: bool) -> list[int]:
    """The one option, or nothing."""
    return [0] if yes else []


@mypyc_attr(allow_interpreted_subclasses=True)
class GeneralPlayer(QuickAgent):
    def __init__(self) -> None:
        self.by_default: dict[tuple[str, str, str], int] = {}       # purpose, source, options
        self.facts: TableFacts | None = None

    # --- for strategies to say -----------------------------------------------------------------------------------
    def wants(self, judge: Judgement) -> Sequence[str]:
        """Cards to buy, the first affordable one of which is bought.  Empty: by the judgement alone."""
        return ()

    def wished(self, judge: Judgement, offer: list[Facts], buying: bool) -> int:
        """The position of what is wanted most, NOTHING, or BY_JUDGEMENT; to buy it, or to gain it in another way."""
        for wish in self.wants(judge):
            position = 0
            for kind in offer:
                if kind.id == wish:
                    return position
                position += 1
        return BY_JUDGEMENT

    def judge(self, facts: TableFacts, me: Player, own: bool) -> Judgement:
        return Judgement(facts, me, own)

    def new_table(self, facts: TableFacts) -> None:
        """The table is another one than that of the last question."""

    # --- the question --------------------------------------------------------------------------------------------
    def judgement_of(self, me: Player) -> Judgement:
        facts = facts_for(me, self.facts)
        if facts is not self.facts:
            self.facts = facts
            self.new_table(facts)
        return self.judge(facts, me, me.seat == me.answered_by)

    def answer(self, decision: Decision) -> list[int]:
        judge = self.judgement_of(decision.player)
        return self.decide(judge, Question(judge.facts, decision))

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        judge = self.judgement_of(me)
        facts = judge.facts
        position = self.action(judge, [facts.of(card) for card in cards])
        return None if position < 0 else cards[position]

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        judge = self.judgement_of(me)
        facts = judge.facts
        return self.purchase(judge, [facts.of(card) for card in cards])

    def decide(self, judge: Judgement, asked: Question) -> list[int]:
        purpose = asked.purpose
        if purpose == PLAY:
            return self.to_play(judge, asked)
        if purpose == BUY:
            position = self.purchase(judge, asked.kinds)
            return [] if position < 0 else [position]
        if asked.is_about_itself:
            return only(self.uses(judge, asked.manner))
        if purpose == NAME:
            return self.to_name(judge, asked)
        if purpose == OPTION:
            return self.to_option(judge, asked)
        if purpose in (SPEND, OVERPAY, PAY_DEBT, BID):
            return self.to_pay(judge, asked)
        if purpose in (GAIN, EXCHANGE, COPY, RECEIVE, WAY):
            return self.to_get(judge, asked)
        if purpose in (TRASH, PASS, RETURN, EXILE):
            return self.to_lose(judge, asked)
        if purpose == DISCARD:
            return self.to_discard(judge, asked)
        return self.to_put(judge, asked)

    def default(self, asked: Question) -> list[int]:
        """No reason known: the least that is allowed, and a note of it."""
        options = " ".join([option.id for option in asked.options[:6]])
        key = (ask.PURPOSES[asked.purpose], asked.source, options)
        self.by_default[key] = self.by_default.get(key, 0) + 1
        return asked.first(asked.least)

    def uses(self, judge: Judgement, when: i64) -> bool:
        """Use this ability?"""
        if when == ALWAYS:
            return True
        if when == LATE:
            return judge.late()
        if when == OTHERS_TURN:
            return not judge.my_turn
        if when == GOOD_GAIN:
            gained = judge.discarded()
            return gained is not None and judge.gain(gained) >= 3.0
        hand = judge.hand()
        if when == SOME_RUBBISH:
            return any([judge.is_rubbish(kind) for kind in hand])
        if when == ACTION_TO_4:
            return any([kind.is_action and judge.cost(kind) <= 4 and judge.worth(kind) >= 2.0 for kind in hand])
        if when == TERMINAL:
            return judge.actions == 0 and self.waits(judge)
        useless = sum([judge.in_hand(kind) < 1.0 for kind in hand])
        if when == TWO_RUBBISH:
            return useless >= 2
        if when == THREE_RUBBISH:
            return useless >= 3
        return when == POOR_HAND and useless >= 3 and judge.coins_in_hand() < 4

    def waits(self, judge: Judgement) -> bool:
        """Is there an Action in hand that is worth an action?"""
        for kind in judge.hand():
            if kind.is_action and judge.play(kind) > 0.0:
                return True
        return False

    # --- playing -------------------------------------------------------------------------------------------------
    def action(self, judge: Judgement, kinds: list[Facts]) -> int:
        """The Action to play, of those in hand: free ones before those that use up the action; of equal ones that
        which comes first in the canonical order."""
        found = NOTHING
        highest = 0.0
        for position in range(len(kinds)):
            kind = kinds[position]
            value = judge.play(kind)
            if value > highest or (value == highest and found >= 0 and kind.rank < kinds[found].rank):
                highest = value
                found = position
        return found

    def to_play(self, judge: Judgement, asked: Question) -> list[int]:
        """All Treasures, those that count others last."""
        kinds = asked.kinds
        if asked.most > 1:
            chosen: list[int] = []
            for order in range(FIRST, LAST + 1):
                for position in range(len(kinds)):
                    kind = kinds[position]
                    if kind.order == order and judge.play(kind) > 0.0:
                        chosen.extend([position] * asked.counts[position])
            return chosen[:asked.most]
        if asked.manner == TRASHED:
            return asked.best([1.0 - judge.keep(kind) for kind in kinds])
        if judge.phase == BUY_PHASE and all([kind.is_treasure for kind in kinds]):
            return asked.best([judge.play(kind) - 0.1 * float(kind.order) for kind in kinds])
        if asked.source == "" and judge.phase == ACTION_PHASE:
            position = self.action(judge, kinds)
            return [] if position < 0 else [position]
        return asked.best([judge.play(kind) for kind in kinds])

    def to_way(self, judge: Judgement, asked: Question) -> list[int]:
        """A Way if it brings more than the card; two actions if another terminal waits."""
        card = asked.by
        brings = judge.worth(card) if judge.play(card) > 0.0 else 0.1
        if judge.own_count(card):
            printed = 1.1 * float(card.cards) + float(card.coins) + 2.5
            brings = printed if printed < brings else brings
        waiting = any([kind.is_terminal and judge.worth(kind) > 2.0 for kind in judge.hand()])
        values: list[float] = []
        for way in asked.kinds:
            if not way.has_opinion:
                values.append(0.5)          # a forced one: a card and an action, as a rule
            else:
                extra = 2.5 if way.id == "way_of_the_ox" and waiting and judge.actions == 0 else 0.0
                values.append(way.worth + extra - brings - (0.3 if card.actions else 0.0))
        return asked.best(values)

    # --- getting cards -------------------------------------------------------------------------------------------
    def purchase(self, judge: Judgement, offer: list[Facts]) -> int:
        """What to buy."""
        position = self.wished(judge, offer, True)
        return best_gain(judge, offer) if position == BY_JUDGEMENT else position

    def to_get(self, judge: Judgement, asked: Question) -> list[int]:
        purpose = asked.purpose
        kinds = asked.kinds
        if purpose == WAY:
            return self.to_way(judge, asked)
        if purpose == COPY:                 # what would be best to play
            return asked.best([IN_CIRCLES if kind is asked.by else
                               judge.worth(kind) + (1.0 if judge.play(kind) > 0.0 else -3.0) for kind in kinds])
        if purpose == RECEIVE:
            return asked.best([kind.worth if kind.has_opinion else 1.0 for kind in kinds])
        if purpose == EXCHANGE:             # a Traveller always moves on; a Changeling only replaces rubbish
            return self.default(asked) if asked.options[0].id == asked.source else only(judge.is_rubbish(kinds[0]))
        if asked.by.against_others:         # a Swindler: for the victim, the worst there is
            return asked.best([-judge.worth(kind) - judge.points(kind) for kind in kinds])
        if asked.most == 1:
            position = self.wished(judge, kinds, False)
            if position >= 0:
                return [position]
        return asked.best([judge.gain(kind) for kind in kinds])

    def to_name(self, judge: Judgement, asked: Question) -> list[int]:
        """The card most likely on top of the deck; some effects want rubbish, or what others would buy."""
        facts = judge.facts
        nameable = facts.nameable
        manner = asked.manner
        found = "province" if manner == PROVINCE else ""
        highest = 0.0
        if manner == OTHERS_WISH:
            for kind in judge.supply_for(8, False):
                value = judge.gain(kind)
                if value > highest:
                    highest = value
                    found = kind.id
        elif manner != PROVINCE:
            seen = judge.hand() + judge.in_play() + judge.handled()
            for kind in judge.own_kinds():
                unseen = float(judge.own_count(kind) - seen.count(kind))
                if unseen > 0.0 and kind.id in nameable:
                    value = unseen * self.named_for(judge, kind, manner)
                    if value > highest:
                        highest = value
                        found = kind.id
        later = len(nameable) - len(asked.options)      # stand in front, but come only with another Kingdom
        return [nameable.get(found, later) - later]

    def named_for(self, judge: Judgement, kind: Facts, manner: i64) -> float:
        if manner == SOME_RUBBISH:
            return 1.0 if judge.is_rubbish(kind) else 0.1
        if manner == FOR_NEXT_TURN:
            return judge.next_turn(kind)
        return 1.0 + 0.01 * judge.next_turn(kind)

    # --- losing cards --------------------------------------------------------------------------------------------
    def to_lose(self, judge: Judgement, asked: Question) -> list[int]:
        purpose = asked.purpose
        manner = asked.manner
        kinds = asked.kinds
        by = asked.by
        if purpose == PASS:
            return asked.best([-judge.keep(kind) for kind in kinds])
        if purpose == EXILE:                # points count on the Exile mat and do not spoil hands
            if manner == FROM_SUPPLY or (manner != OTHERS and not all([judge.own_count(kind) > 0 for kind in kinds])):
                return asked.best([judge.gain(kind) for kind in kinds])
            return asked.best([3.0 if kind.is_dead else RUBBISH - judge.keep(kind) for kind in kinds])
        if purpose == RETURN and manner == TO_1_MORE:
            return asked.best([judge.best_for(judge.cost(kind) + 1, True) - judge.keep(kind) - 0.5 for kind in kinds])
        if purpose == TRASH:
            if asked.yes_or_no and manner == GLADLY:
                return [0]
            if by.against_others or manner == BEST:
                return asked.best([judge.worth(kind) for kind in kinds])
            if by.grows:
                return asked.best([judge.best_for(judge.cost(kind) + by.grows_by, by.grows_exactly) - judge.keep(kind)
                                   for kind in kinds])
            if manner == TO_5:
                return asked.best([judge.best_for(5) - judge.keep(kind) for kind in kinds])
        return asked.best([RUBBISH - judge.keep(kind) for kind in kinds])

    def to_discard(self, judge: Judgement, asked: Question) -> list[int]:
        kinds = asked.kinds
        manner = asked.manner
        if asked.source == "":              # which of the cards that leave play first: no difference
            return asked.best([judge.worth(kind) for kind in kinds])
        handled = judge.handled()
        if manner == WANTED_BACK:           # from Exile: only what I want in my deck
            return only(not judge.is_rubbish(kinds[0]) and not kinds[0].is_dead)
        if asked.by.against_others or (manner == OWN_OR_OTHERS and not all([kind in handled for kind in kinds])):
            return asked.best([judge.next_turn(kind) - 1.5 for kind in kinds])
        if asked.yes_or_no:                 # a Curse spares a Curse, an Estate brings 4 coins
            kind = kinds[0]
            return only(manner == GLADLY or (judge.next_turn(kind) if kind in handled else judge.in_hand(kind)) < 1.0)
        return asked.best([asked.by.price - judge.in_hand(kind) for kind in kinds])

    # --- putting cards elsewhere ---------------------------------------------------------------------------------
    def to_put(self, judge: Judgement, asked: Question) -> list[int]:
        purpose = asked.purpose
        manner = asked.manner
        kinds = asked.kinds
        if purpose == TOPDECK:
            if manner == FROM_HAND:         # what this turn needs least; otherwise what the next turn wants most
                return asked.best([0.1 * judge.next_turn(kind) - judge.in_hand(kind) for kind in kinds])
            return asked.best([judge.next_turn(kind) - 2.0 for kind in kinds])
        if purpose == SET_ASIDE:
            return self.to_set_aside(judge, asked)
        if purpose == HAND:
            return asked.first(asked.most) if manner == ALL else asked.best([judge.in_hand(kind) for kind in kinds])
        if purpose == ORDER:
            return self.to_order(judge, asked)
        if purpose == REVEAL:
            return asked.best([self.shown(judge, kind, asked) for kind in kinds])
        if purpose == KEEP:                 # what is kept out of a shuffle is rubbish; from being lost, the best
            if manner == SOME_RUBBISH:
                return asked.best([0.5 - judge.next_turn(kind) for kind in kinds])
            return asked.best([judge.next_turn(kind) - (0.5 if asked.least == 0 else 0.0) for kind in kinds])
        if purpose == PLACE:                # Stash on top; of the hand the least useful card, and deep down
            if asked.options[0].id.isdigit():
                return [0] if manner == ALWAYS else [len(asked.options) - 1]
            return asked.best([-judge.in_hand(kind) for kind in kinds])
        if purpose == PILE:
            return self.to_pile(judge, asked)
        return self.default(asked)

    def to_set_aside(self, judge: Judgement, asked: Question) -> list[int]:
        """For later: what this turn does not need but the next one does."""
        manner = asked.manner
        kinds = asked.kinds
        if asked.yes_or_no:
            if manner == SURPLUS:
                return only(judge.actions == 0 or judge.is_surplus(kinds[0]))
            return only(judge.next_turn(kinds[0]) >= 2.0)
        if manner in (BEST, ACTION_TO_4):
            return asked.best([judge.worth(kind) for kind in kinds])
        if manner == DEAD:
            return asked.best([3.0 if kind.is_dead else -judge.keep(kind) for kind in kinds])
        if manner == FOR_NEXT_TURN:
            return asked.best([judge.next_turn(kind) - 2.0 for kind in kinds])
        return asked.best([min(1.0, 0.4 * judge.next_turn(kind)) - judge.in_hand(kind) for kind in kinds])

    def to_order(self, judge: Judgement, asked: Question) -> list[int]:
        """Back onto the deck the worst first, so that the best comes up first; of abilities the best first."""
        kinds = asked.kinds
        if asked.source:
            lying = judge.handled() + judge.hand()
            if all([kind in lying for kind in kinds]):
                return asked.best([-judge.next_turn(kind) for kind in kinds])
        if asked.options[0].id in GIFTS:
            return asked.best([GIFTS.get(option.id, 0.0) for option in asked.options])
        return asked.best([judge.worth(kind) for kind in kinds])

    def shown(self, judge: Judgement, kind: Facts, asked: Question) -> float:
        """Showing a card costs nothing and brings something."""
        manner = asked.manner
        if manner == SOME_RUBBISH:
            return -judge.keep(kind)
        if manner == TYPES:
            return float(kind.type_count)
        if manner == TO_GAIN:
            return judge.gain(kind) - 1.0
        if manner == RARE and not asked.yes_or_no:      # what the neighbour hardly holds
            return float(kind.cost) - (3.0 if kind.id in ("copper", "estate", "silver") else 0.0)
        return judge.worth(kind) - 1.0 if manner == GOOD else 1.0

    def to_pile(self, judge: Judgement, asked: Question) -> list[int]:
        """Gifts to the pile I have most Actions of; burdens to the one I want least; piles are not rotated."""
        kinds = asked.kinds
        if asked.manner == TO_GAIN:
            return asked.best([judge.gain(kind) for kind in kinds])
        if asked.least == 0:
            return []
        if asked.manner == BURDEN:
            return asked.best([-judge.gain(kind) for kind in kinds])
        return asked.best([float(judge.own_count(kind)) + 0.1 * judge.worth(kind) + (1.0 if kind.is_action else 0.0)
                           for kind in kinds])

    # --- words and numbers ---------------------------------------------------------------------------------------
    def to_option(self, judge: Judgement, asked: Question) -> list[int]:
        values: list[float] = []
        for option in asked.options:
            value = self.ability(judge, asked, option.id)
            if value == NO_GIFT:
                return self.default(asked)
            values.append(value)
        return asked.best_of(values, asked.least)

    def ability(self, judge: Judgement, asked: Question, word: str) -> float:
        """What a card offers, by the word for it."""
        manner = asked.manner
        if word == "actions":
            return 3.2 if judge.actions == 0 and self.waits(judge) else 0.4
        if word == "next turn":
            return 1.0 if judge.coins_in_hand() >= 8 else 0.5
        if word == "duchy" and judge.late():
            return 6.0
        if word == "me":
            handled = judge.handled()
            return judge.worth(handled[0]) if handled else 1.0
        if word == "trash":
            if manner == NEVER_TRASH:
                return -5.0
            rubbish = sum([judge.is_rubbish(kind) for kind in judge.hand()])
            return 1.4 * min(float(rubbish), 2.0) + (1.0 if manner == LURKER else 0.1)
        if manner == NAVIGATE:
            good = sum([judge.next_turn(kind) for kind in judge.handled()])
            return good - 5.0 if word == "topdeck" else 5.0 - good
        if word == "discard":
            limit = 1.5 if manner == TORTURE else 1.0
            if sum([judge.in_hand(kind) < limit for kind in judge.hand()]) >= 2:
                return 1.0
            return 3.0 - float(judge.coins_in_hand()) if manner == MINION else -1.0
        if manner == COUNTER and word == "cards":
            return float(judge.counter(asked.source)) - 2.5
        if manner == PIRATE and word == "coins":
            return float(judge.counter(asked.source)) - 1.5
        if manner == SCEPTER and word == "replay" and not any(
                [kind.is_action and kind is not asked.by for kind in judge.played_and_in_play()]):
            return 0.0
        if manner == MISER:
            return 0.2 if word == "copper" else -0.5 + 0.6 * float(judge.in_tavern("copper"))
        if manner == MAT and word == "hand":
            return 0.7 * float(judge.on_mat(asked.source))
        return GIFTS.get(word, NO_GIFT)

    def to_pay(self, judge: Judgement, asked: Question) -> list[int]:
        """Villagers for a waiting Action; Coffers for a better buy; Favors as the Ally deserves; all debt, for nothing
        can be bought before; 8 points are worth as much as a Province costs."""
        last = len(asked.options) - 1
        purpose = asked.purpose
        if purpose == PAY_DEBT:
            return [last]
        if purpose == BID:
            return [1 if last > 0 and int(asked.options[1].id) <= 8 else 0]
        if purpose == OVERPAY:
            if asked.manner == ALL:
                return [last]
            return [min(2, last) if asked.manner == TWO and judge.buys == 0 else 0]
        if asked.yes_or_no:
            if asked.manner == GOOD_CARD:
                return only(judge.next_turn(asked.kinds[0]) >= 2.5)
            return only(self.uses(judge, asked.manner)) if asked.manner else self.default(asked)
        if judge.phase == ACTION_PHASE and asked.source == "":
            return [1 if judge.actions == 0 and self.waits(judge) else 0]
        coins = judge.coins if asked.source == "" else 4
        chosen = 0
        highest = 0.0
        for position in range(last + 1):
            amount: i64 = int(asked.options[position].id)
            value = self.worth_of_coins(judge, coins + amount) - 0.4 * float(amount)
            if position == 0 or value > highest:
                highest = value
                chosen = position
        return [chosen]

    def worth_of_coins(self, judge: Judgement, coins: i64) -> float:
        """What so many coins can buy."""
        return judge.best_for(coins)


def best_gain(judge: Judgement, offer: list[Facts], barred: list[int] | None = None) -> int:
    """The position of the best card to gain, if any is worth it; not one of those that are barred."""
    found = NOTHING
    highest = 0.0
    for position in range(len(offer)):
        if barred and position in barred:
            continue
        value = judge.gain(offer[position])
        if value > highest:
            highest = value
            found = position
    return found
