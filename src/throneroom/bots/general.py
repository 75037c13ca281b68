"""The general player: answers every question of every card by a reason, from what its seat may see.

One method per purpose; the numbers come from `Judgement`.  A strategy overrides `wants` (what to buy, in order of
preference) and, if it knows better, a method of the judgement.  Questions for which there is no reason are counted in
`by_default`: that report is empty for all cards.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from throneroom.bots.judgement import RUBBISH, Judgement
from throneroom.bots.opinions import AGAINST_OTHERS, OWN_OR_OTHERS, table
from throneroom.bots.sight import SeatedBot, Sight, is_action, is_treasure, kind
from throneroom.engine.types import CURSE, VICTORY, count_types
from throneroom.record.view import DecisionView, View

Value = Callable[[str], float]

# Trashing for a dearer card: so many coins more, and whether exactly so many.
GROWS: Final = {"remodel": (2, False), "expand": (3, False), "upgrade": (1, True), "remake": (1, True),
                "replace": (2, False), "farmland": (2, True), "altar": (-9, False), "butcher": (0, False),
                "mine": (3, False), "taxman": (3, False), "modify": (2, False), "governor": (2, True),
                "improve": (1, True), "displace": (2, False), "broker": (-9, False), "enhance": (2, False),
                "transmogrify": (1, False)}

# Yes or no, about the asking card itself: when to say yes.
ALWAYS, NEVER, LATE, POOR_HAND = "always", "never", "late", "poor hand"
RUBBISH_1, RUBBISH_2, RUBBISH_3, TERMINAL = "rubbish", "two rubbish", "three rubbish", "terminal waits"
GOOD, ACTION_TO_4, OTHERS_TURN = "good card gained", "Action up to 4", "others' turn"
SELF: Final[dict[tuple[str, str], str]] = {
    # A Gold, two Silvers, or the deck at hand cost no more than a card.
    ("discard", "beggar"): ALWAYS, ("discard", "market_square"): ALWAYS, ("discard", "chancellor"): ALWAYS,
    ("discard", "scavenger"): ALWAYS, ("discard", "messenger"): ALWAYS, ("discard", "wine_merchant"): ALWAYS,
    ("discard", "survivors"): RUBBISH_2, ("discard", "mill"): RUBBISH_2, ("discard", "vault"): RUBBISH_2,
    ("discard", "capital_city"): RUBBISH_2, ("discard", "secret_cave"): RUBBISH_3, ("discard", "sleigh"): GOOD,
    ("discard", "the_skys_gift"): RUBBISH_3, ("discard", "hunting_lodge"): POOR_HAND,
    # What is trashed for something better, or only when the deck no longer matters.
    ("trash", "mining_village"): LATE, ("trash", "engineer"): LATE, ("trash", "pixie"): ALWAYS,
    ("trash", "urchin"): ALWAYS, ("trash", "mercenary"): RUBBISH_2, ("trash", "hovel"): ALWAYS,
    ("trash", "fools_gold"): ALWAYS, ("trash", "acolyte"): NEVER,
    # Back on top for the next turn.
    ("topdeck", "alchemist"): ALWAYS, ("topdeck", "treasury"): ALWAYS, ("topdeck", "walled_village"): ALWAYS,
    ("topdeck", "merchant_camp"): ALWAYS, ("topdeck", "tent"): ALWAYS,
    # Showing costs nothing; one could do without end, so not at all.
    ("reveal", "moat"): ALWAYS, ("reveal", "diplomat"): POOR_HAND, ("reveal", "tunnel"): ALWAYS,
    ("reveal", "secret_chamber"): NEVER, ("reveal", "trader"): OTHERS_TURN,
    ("set aside", "prince"): ACTION_TO_4, ("set aside", "horse_traders"): ALWAYS,
    ("set aside", "faithful_hound"): ALWAYS, ("place", "stash"): ALWAYS,
    ("exchange", "page"): ALWAYS, ("exchange", "treasure_hunter"): ALWAYS, ("exchange", "warrior"): ALWAYS,
    ("exchange", "hero"): ALWAYS, ("exchange", "peasant"): ALWAYS, ("exchange", "soldier"): ALWAYS,
    ("exchange", "fugitive"): ALWAYS, ("exchange", "disciple"): ALWAYS,
    ("call", "coin_of_the_realm"): TERMINAL, ("call", "duplicate"): GOOD, ("call", "guide"): POOR_HAND,
    ("call", "ratcatcher"): RUBBISH_1, ("call", "royal_carriage"): ALWAYS, ("call", "teacher"): ALWAYS,
    ("call", "transmogrify"): RUBBISH_1,
    # Favors and coins.
    ("spend", "cave_dwellers"): RUBBISH_1, ("spend", "circle_of_witches"): ALWAYS, ("spend", "crafters_guild"): ALWAYS,
    ("spend", "desert_guides"): POOR_HAND, ("spend", "fellowship_of_scribes"): ALWAYS,
    ("spend", "forest_dwellers"): ALWAYS, ("spend", "gang_of_pickpockets"): ALWAYS, ("spend", "island_folk"): ALWAYS,
    ("spend", "mountain_folk"): ALWAYS, ("spend", "order_of_astrologers"): ALWAYS,
    ("spend", "order_of_masons"): RUBBISH_1, ("spend", "pageant"): ALWAYS, ("spend", "animal_fair"): NEVER,
    ("spend", "capital_city"): POOR_HAND,
}

# Favors about a card just gained: only for a good one.
FAVORS_FOR_GAINS: Final = frozenset("architects_guild band_of_nomads city_state trappers_lodge".split())

# Topdecking chooses among cards of the hand: what this turn needs least.  Otherwise: what the next turn wants most.
FROM_HAND: Final = frozenset("artisan bureaucrat city_gate count courtyard ghost_ship haunted_castle haunting mandarin "
                             "secret_chamber sibyl".split())
FROM_SUPPLY: Final = frozenset("camel_train transport invest".split())

BOONS: Final = table("""
    the_earths_gift 1 the_fields_gift 2 the_flames_gift 1.2 the_forests_gift 1.5 the_moons_gift 1 the_mountains_gift 2.4
    the_rivers_gift 1.8 the_seas_gift 2 the_skys_gift 1.4 the_suns_gift 1 the_swamps_gift 2.2 the_winds_gift 1.6
""")
# What a Way brings instead of the card.
WAYS: Final = table("""
    way_of_the_butterfly 1 way_of_the_camel 2.2 way_of_the_chameleon 0.2 way_of_the_frog 0.5 way_of_the_goat 1
    way_of_the_horse 2.9 way_of_the_mole 1 way_of_the_monkey 1.6 way_of_the_mouse 2.6 way_of_the_mule 2.1
    way_of_the_otter 2.8 way_of_the_owl 1.8 way_of_the_ox 0.6 way_of_the_pig 2 way_of_the_rat 0.3 way_of_the_seal 1.3
    way_of_the_sheep 2.6 way_of_the_squirrel 2.5 way_of_the_turtle 0.4 way_of_the_worm 1.2
""")
# Words that stand for something one gets; numbers of cards, coins and actions differ too little to matter here.
WORDS: Final = table("""
    cards 2.6 coins 2.4 buys 0.3 gain 2.2 silver 2 silvers 2.1 gold 5 horse 2 hand 2.5 topdeck 0.4 favors 1.2
    replay 2.7 duchy 1 estates 0.8 estate 0.5 copper -0.5 attack 1 now 2 token 1 key 1.5 me 1 other 0 prize 4
    exile 2.5 curses 1 nothing 0.5 take 2 move 1 lantern 2 horn 1.5 +1_card 4 +1_action 3 +1_coin 2.5 +1_buy 1
""")
# Treasures that count others in play, or act on what is played after them.
PLAYED_LAST: Final = frozenset("bank horn_of_plenty fortune venture spices capital_city idol".split())
PLAYED_FIRST: Final = frozenset("quarry counterfeit crown scepter contraband loan charm".split())


class GeneralPlayer(SeatedBot):
    judgement: type[Judgement] = Judgement

    def __init__(self) -> None:
        self.by_default: Counter[tuple[str, str, str]] = Counter()      # purpose, source, options

    # --- for strategies to say -----------------------------------------------------------------------------------
    def wants(self, sight: Sight) -> Sequence[str]:
        """Cards to buy, the first affordable one of which is bought.  Empty: by the judgement alone."""
        return ()

    def wished(self, sight: Sight) -> list[int]:
        """The first option that is wanted, if any."""
        return next(([sight.position(wish)] for wish in self.wants(sight) if wish in sight.options), [])

    # --- the question --------------------------------------------------------------------------------------------
    def choose(self, view: View, question: DecisionView) -> list[int]:
        return self.decide(Sight(view, question))

    def decide(self, sight: Sight) -> list[int]:
        method: Callable[[Sight, Judgement], list[int]] | None = getattr(
            self, "to_" + sight.purpose.replace(" ", "_"), None)
        if method is None:
            return self.default(sight)
        return method(sight, self.judgement(sight))

    def default(self, sight: Sight) -> list[int]:
        """No reason known: the least that is allowed, and a note of it."""
        self.by_default[sight.purpose, sight.source, " ".join(sight.options[:6])] += 1
        return list(sight.each())[:sight.least]

    def about_itself(self, sight: Sight, judge: Judgement) -> list[int]:
        """Use this ability?"""
        when = SELF.get((sight.purpose, sight.source))
        if when is None:
            return self.default(sight)
        rubbish = sum(judge.in_hand(card) < 1 for card in sight.hand)
        actions = [card for card in sight.hand if is_action(card)]
        yes = {ALWAYS: True, NEVER: False, LATE: judge.late(),
               GOOD: sight.me.discard_top is not None and judge.gain(sight.me.discard_top) >= 3,
               ACTION_TO_4: any(sight.cost(card) <= 4 and judge.worth(card) >= 2 for card in actions),
               RUBBISH_1: any(judge.is_rubbish(card) for card in sight.hand), RUBBISH_2: rubbish >= 2,
               RUBBISH_3: rubbish >= 3, POOR_HAND: judge.coins_in_hand() < 4 and rubbish >= 3,
               TERMINAL: sight.me.actions == 0 and any(judge.play(card) > 0 for card in actions),
               OTHERS_TURN: not sight.my_turn}[when]
        return [0] if yes else []

    # --- playing -------------------------------------------------------------------------------------------------
    def to_play(self, sight: Sight, judge: Judgement) -> list[int]:
        """Free Actions before those that use up the action; all Treasures, those that count others last."""
        if sight.most > 1:
            good = [index for index in sight.each() if judge.play(sight.options[index]) > 0]
            return sorted(good, key=lambda index: treasure_order(sight.options[index]))[:sight.most]
        if sight.source in ("counterfeit", "procession"):       # what is played there is trashed
            return best(sight, lambda card: 1 - judge.keep(card))
        if sight.view.phase == "buy" and all(is_treasure(option) for option in sight.options):
            return best(sight, lambda card: judge.play(card) - 0.1 * treasure_order(card))
        return best(sight, judge.play)

    def to_copy(self, sight: Sight, judge: Judgement) -> list[int]:
        """What would be best to play."""
        return best(sight, lambda card: judge.worth(card) + (1 if judge.play(card) > 0 else -3))

    def to_way(self, sight: Sight, judge: Judgement) -> list[int]:
        """A Way if it brings more than the card; two actions if another terminal waits."""
        card = kind(sight.source)
        brings = judge.worth(sight.source) if judge.play(sight.source) > 0 else 0.1
        brings = min(brings, 1.1 * card.cards + card.coins + 2.5) if sight.source in sight.mine else brings
        waiting = sum(kind(other).actions == 0 and judge.worth(other) > 2 for other in sight.hand if is_action(other))

        def value(way: str) -> float:
            if way not in WAYS:
                return 0.5          # a forced one: a card and an action, as a rule
            extra = 2.5 if way == "way_of_the_ox" and waiting and sight.me.actions == 0 else 0
            return WAYS[way] + extra - brings - (0.3 if card.actions else 0)
        return best(sight, value)

    def to_call(self, sight: Sight, judge: Judgement) -> list[int]:
        return self.about_itself(sight, judge)

    def to_receive(self, sight: Sight, judge: Judgement) -> list[int]:
        return best(sight, lambda boon: BOONS.get(boon, 1.0))

    # --- getting cards -------------------------------------------------------------------------------------------
    def to_buy(self, sight: Sight, judge: Judgement) -> list[int]:
        return self.wished(sight) or best(sight, judge.gain)

    def to_gain(self, sight: Sight, judge: Judgement) -> list[int]:
        if sight.source in AGAINST_OTHERS:          # a Swindler: for the victim, the worst there is
            return best(sight, lambda card: -judge.worth(card) - judge.points(card))
        return (self.wished(sight) if sight.most == 1 else []) or best(sight, judge.gain)

    def to_exchange(self, sight: Sight, judge: Judgement) -> list[int]:
        """A Traveller always moves on; a Changeling only replaces rubbish."""
        if sight.options[0] != sight.source:
            return [0] if judge.is_rubbish(sight.options[0]) else []
        return self.about_itself(sight, judge)

    def to_name(self, sight: Sight, judge: Judgement) -> list[int]:
        """The card most likely on top of the deck; some effects want rubbish, or what others would buy."""
        if sight.source == "contraband":
            return self.name_of(sight, lambda card: judge.gain(card) if sight.cost(card) <= 8 else 0)
        if sight.source == "rebuild":
            return self.name_of(sight, lambda card: 1 if card == "province" else 0)
        unseen = sight.mine - Counter([*sight.hand, *sight.me.in_play, *sight.handled])
        if sight.source in ("doctor", "journeyman"):
            return self.name_of(sight, lambda card: unseen[card] * (1 if judge.is_rubbish(card) else 0.1))
        if sight.source == "pursue":
            return self.name_of(sight, lambda card: unseen[card] * judge.next_turn(card))
        return self.name_of(sight, lambda card: unseen[card] + 0.01 * judge.next_turn(card) * unseen[card])

    def name_of(self, sight: Sight, value: Value) -> list[int]:
        return [max(range(len(sight.options)), key=lambda index: value(sight.options[index]))]

    # --- losing cards --------------------------------------------------------------------------------------------
    def to_trash(self, sight: Sight, judge: Judgement) -> list[int]:
        if asks_about_itself(sight):
            return self.about_itself(sight, judge)
        if sight.yes_or_no and sight.source == "moneylender":
            return [0]
        if sight.source in AGAINST_OTHERS or sight.source in ("lurker", "salt_the_earth"):
            return best(sight, judge.worth)
        if sight.source in GROWS:
            more, exactly = GROWS[sight.source]
            return best(sight, lambda card: judge.best_for(
                5 if more == -9 else sight.cost(card) + more, exactly) - judge.keep(card))
        return best(sight, lambda card: RUBBISH - judge.keep(card))

    def to_pass(self, sight: Sight, judge: Judgement) -> list[int]:
        return best(sight, lambda card: -judge.keep(card))

    def to_return(self, sight: Sight, judge: Judgement) -> list[int]:
        """To the pile goes what I would trash; a Butterfly what is weaker than what comes for it."""
        if sight.source in ("way_of_the_butterfly", "swap"):
            return best(sight, lambda card: judge.best_for(sight.cost(card) + 1, True) - judge.keep(card) - 0.5)
        return best(sight, lambda card: RUBBISH - judge.keep(card))

    def to_exile(self, sight: Sight, judge: Judgement) -> list[int]:
        """Points count on the Exile mat and do not spoil hands; of the Supply, what I want to have later."""
        if sight.source in FROM_SUPPLY or (sight.source != "cardinal" and not set(sight.options) <= set(sight.mine)):
            return best(sight, judge.gain)
        return best(sight, lambda card: 3 if is_dead(card) else RUBBISH - judge.keep(card))

    def to_discard(self, sight: Sight, judge: Judgement) -> list[int]:
        card = sight.options[0]
        if sight.source == "":                      # which of the cards that leave play first: no difference
            return best(sight, judge.worth)
        if sight.source == "exile_mat":             # back from Exile: only what I want in my deck
            return [0] if not judge.is_rubbish(card) and not is_dead(card) else []
        if sight.source in AGAINST_OTHERS or (sight.source in OWN_OR_OTHERS and not is_own(sight)):
            return best(sight, lambda card: judge.next_turn(card) - 1.5)
        if asks_about_itself(sight):
            return self.about_itself(sight, judge)
        if sight.yes_or_no:
            return [0] if self.discards_gladly(sight, judge, card) else []
        return best(sight, lambda card: self.price_of_discard(sight) - judge.in_hand(card))

    def discards_gladly(self, sight: Sight, judge: Judgement, card: str) -> bool:
        if sight.source in ("mountebank", "baron"):     # a Curse spares a Curse, an Estate brings 4 coins
            return True
        return judge.next_turn(card) < 1 if card in sight.handled else judge.in_hand(card) < 1

    def price_of_discard(self, sight: Sight) -> float:
        """What one gets for each card discarded at will."""
        return {"secret_chamber": 1.05, "vault": 1.05, "stables": 2.2, "storeroom": 1, "cellar": 1,
                "baron": 9, "plaza": 1.2, "the_earths_gift": 1.5, "way_of_the_rat": 1.1}.get(sight.source, 0.9)

    # --- putting cards elsewhere ---------------------------------------------------------------------------------
    def to_topdeck(self, sight: Sight, judge: Judgement) -> list[int]:
        if asks_about_itself(sight):
            return self.about_itself(sight, judge)
        if sight.source in FROM_HAND:
            return best(sight, lambda card: 0.1 * judge.next_turn(card) - judge.in_hand(card))
        return best(sight, lambda card: judge.next_turn(card) - 2)

    def to_set_aside(self, sight: Sight, judge: Judgement) -> list[int]:
        """For later: what this turn does not need but the next one does."""
        if asks_about_itself(sight):
            return self.about_itself(sight, judge)
        if sight.yes_or_no:
            card = sight.options[0]
            if sight.source == "library":
                return [0] if sight.me.actions == 0 or judge.is_surplus(card) else []
            return [0] if judge.next_turn(card) >= 2 else []
        if sight.source in ("prince", "inheritance"):
            return best(sight, judge.worth)
        if sight.source == "island":
            return best(sight, lambda card: 3 if is_dead(card) else -judge.keep(card))
        if sight.source == "crypt":
            return best(sight, lambda card: judge.next_turn(card) - 2)
        return best(sight, lambda card: min(1.0, 0.4 * judge.next_turn(card)) - judge.in_hand(card))

    def to_place(self, sight: Sight, judge: Judgement) -> list[int]:
        """Stash on top; of the hand the least useful card, and deep down."""
        if asks_about_itself(sight):
            return self.about_itself(sight, judge)
        if is_number(sight.options[0]):
            return [0] if sight.source == "stash" else [len(sight.options) - 1]
        return best(sight, lambda card: -judge.in_hand(card))

    def to_hand(self, sight: Sight, judge: Judgement) -> list[int]:
        if sight.source == "counting_house":
            return list(sight.each())[:sight.most]
        return best(sight, judge.in_hand)

    def to_keep(self, sight: Sight, judge: Judgement) -> list[int]:
        """What is kept out of a shuffle is rubbish; what is kept from being lost is the best."""
        if sight.source == "annex":
            return best(sight, lambda card: 0.5 - judge.next_turn(card))
        return best(sight, lambda card: judge.next_turn(card) - (0.5 if sight.least == 0 else 0))

    def to_reveal(self, sight: Sight, judge: Judgement) -> list[int]:
        if asks_about_itself(sight):
            return self.about_itself(sight, judge)
        if sight.source == "ambassador":
            return best(sight, lambda card: -judge.keep(card))
        if sight.source == "courtier":
            return best(sight, lambda card: count_types(kind(card).types))
        if sight.source == "mint":
            return best(sight, lambda card: judge.gain(card) - 1)
        if sight.source == "gladiator" and not sight.yes_or_no:     # what the neighbour hardly holds
            return best(sight, lambda card: kind(card).cost - 3 * (card in ("copper", "estate", "silver")))
        if sight.source == "inn":
            return best(sight, lambda card: judge.worth(card) - 1)
        return best(sight, lambda card: 1)           # showing a card costs nothing and brings something

    # --- words and numbers ---------------------------------------------------------------------------------------
    def to_order(self, sight: Sight, judge: Judgement) -> list[int]:
        """Back onto the deck the worst first, so that the best comes up first; of abilities the best first."""
        if sight.source and all(option in sight.handled or option in sight.hand for option in sight.options):
            return best(sight, lambda card: -judge.next_turn(card))
        if sight.options[0] in WORDS:
            return best(sight, lambda word: WORDS.get(word, 0))
        return best(sight, judge.worth)

    def to_option(self, sight: Sight, judge: Judgement) -> list[int]:
        words = [word for word in sight.options if not is_number(word) and not self.knows(word)]
        if words:
            return self.default(sight)
        return best(sight, lambda word: self.option(sight, judge, word), most=sight.least)

    def knows(self, word: str) -> bool:
        return word.replace(" ", "_") in WORDS or word in ("trash", "discard", "actions", "curse", "set aside",
                                                           "next turn")

    def option(self, sight: Sight, judge: Judgement, word: str) -> float:
        source, rubbish = sight.source, sum(judge.is_rubbish(card) for card in sight.hand)
        waiting = sum(is_action(card) and judge.play(card) > 0 for card in sight.hand)
        match word:
            case "actions":
                return 3.2 if waiting and sight.me.actions == 0 else 0.4
            case "cards" if source == "sinister_plot":
                return sight.me.counters.get("sinister_plot", 0) - 2.5
            case "trash":
                return -5 if source == "count" else min(rubbish, 2) * 1.4 + (0.1 if source != "lurker" else 1)
            case "discard" | "topdeck" if source == "navigator":
                good = sum(judge.next_turn(card) for card in sight.handled)
                return good - 5 if word == "topdeck" else 5 - good
            case "discard" if source == "torturer":
                return 1 if sum(judge.in_hand(card) < 1.5 for card in sight.hand) >= 2 else -1
            case "discard":
                dead = sum(judge.in_hand(card) < 1 for card in sight.hand)
                return 1.0 if dead >= 2 else -1.0 if source != "minion" else 3 - judge.coins_in_hand()
            case "curse":
                return 0
            case "copper":
                return 0.2 if source == "miser" else -0.5
            case "coins" if source == "miser":
                return -0.5 + 0.6 * sight.me.tavern.count("copper")
            case "coins" if source == "pirate_ship":
                return sight.me.counters.get("pirate_ship", 0) - 1.5
            case "attack" if source == "pirate_ship":
                return 1
            case "duchy" if judge.late():
                return 6
            case "set aside":
                return 1.0
            case "hand" if source == "native_village":
                return 0.7 * len(as_list(sight.me.mats.get("native_village")))
            case "next turn":
                return 1.0 if judge.coins_in_hand() >= 8 else 0.5
            case "me":
                return judge.worth(sight.handled[0]) if sight.handled else 1
            case "1" | "3" | "5":
                return {"1": 1.0, "3": 0.8, "5": -2}[word]
        return WORDS[word.replace(" ", "_")]

    def to_spend(self, sight: Sight, judge: Judgement) -> list[int]:
        """Villagers for a waiting Action; Coffers for a better buy; Favors as the Ally deserves."""
        if sight.yes_or_no:
            if sight.source in FAVORS_FOR_GAINS:
                return [0] if judge.next_turn(sight.options[0]) >= 2.5 else []
            return self.about_itself(sight, judge)
        if sight.view.phase == "action" and sight.source == "":
            waiting = any(is_action(card) and judge.play(card) > 0 for card in sight.hand)
            return [1 if waiting and sight.me.actions == 0 else 0]
        amounts = [int(option) for option in sight.options]
        coins = sight.me.coins if sight.source == "" else 4
        return [max(range(len(amounts)), key=lambda i: judge.best_for(coins + amounts[i]) - 0.4 * amounts[i])]

    def to_overpay(self, sight: Sight, judge: Judgement) -> list[int]:
        """A Masterpiece for Silvers with all there is; a Doctor once or twice; else the money is better used."""
        if sight.source == "masterpiece":
            return [len(sight.options) - 1]
        return [min(2, len(sight.options) - 1) if sight.source in ("doctor", "herald") and sight.me.buys == 0 else 0]

    def to_pay_debt(self, sight: Sight, judge: Judgement) -> list[int]:
        """All of it: nothing can be bought before."""
        return [len(sight.options) - 1]

    def to_bid(self, sight: Sight, judge: Judgement) -> list[int]:
        """8 points are worth as much as they cost when a Province costs 8: a little more than the last bid, up to 8."""
        return [1 if len(sight.options) > 1 and int(sight.options[1]) <= 8 else 0]

    def to_pile(self, sight: Sight, judge: Judgement) -> list[int]:
        """Gifts to the pile I have most Actions of; burdens to the one I want least; piles are not rotated."""
        if sight.source == "family_of_inventors":
            return best(sight, judge.gain)
        if sight.least == 0:
            return []
        if sight.source in ("embargo", "tax"):
            return best(sight, lambda pile: -judge.gain(pile))
        return best(sight, lambda pile: sight.mine[pile] + 0.1 * judge.worth(pile) + is_action(pile))


# --- small things ------------------------------------------------------------------------------------------------
def best(sight: Sight, value: Value, most: int | None = None) -> list[int]:
    """The options of the highest values: all above 0, but as many as must be and no more than may be."""
    values = [value(option) for option in sight.options]
    ranked = sorted(sight.each(), key=lambda index: -values[index])
    most = sight.most if most is None else most
    return [index for place, index in enumerate(ranked[:max(most, sight.least)])
            if place < sight.least or values[index] > 0]


def treasure_order(card: str) -> int:
    return -1 if card in PLAYED_FIRST else 2 if card in PLAYED_LAST else 0 if kind(card).coins else 1


def asks_about_itself(sight: Sight) -> bool:
    """May I use this card (and not: one of these cards, of which there happens to be one)?"""
    return sight.yes_or_no and sight.options[0] == sight.source and (sight.purpose, sight.source) in SELF


def is_dead(card: str) -> bool:
    """Only good for points, or for nothing."""
    return kind(card).types & ~(VICTORY | CURSE) == 0


def is_own(sight: Sight) -> bool:
    """Several players' cards are looked at in turn; one's own lie in one's hands."""
    return all(option in sight.handled for option in sight.options)


def is_number(word: str) -> bool:
    return word.isdigit()


def as_list(cards: list[str] | int | None) -> list[str]:
    return cards if isinstance(cards, list) else []
