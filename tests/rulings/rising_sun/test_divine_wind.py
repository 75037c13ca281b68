"""Divine Wind: the Kingdom changes in the middle of a game."""
from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from throneroom.bots.kept_plans import Order
from throneroom.bots.master import Master
from throneroom.bots.plan import ALL, PlanPlayer
from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.dealing import imagined_table
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.game import Game
from throneroom.engine.situation import ACTION_PHASE
from throneroom.engine.types import ACTION
from throneroom.environment.terms import kinds_of
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import checked, faults
from throneroom.kingdoms.generator import with_market
from throneroom.kingdoms.random import allies, random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code, kingdom_of, names
from throneroom.lab.checks import Inventory, state, zones_of
from throneroom.record.driver import Driver
from throneroom.record.view import view
from throneroom.testing import Scene, cards
from throneroom.web.kingdoms import shown_kingdom
from throneroom.web.peeking import tells_nothing

NINE = ("cellar", "chapel", "festival", "laboratory", "library", "market", "mine", "moat", "smithy")
LATER = ("artisan", "bandit", "bureaucrat", "gardens", "harbinger", "merchant", "militia", "poacher", "vassal", "witch")
WIND = ", ".join(LATER)
LAST: dict[tuple[str, str], int] = {("Divine Wind", "sun"): 1}
SETUP = Setup(tuple(sorted((*NINE, "tea_house"))), ("divine_wind",), wind=LATER)


def supply(scene: Scene) -> set[str]:
    return {pile.id for pile in scene.view(1).piles if pile.supply}


def test_the_piles_change_in_the_middle_of_the_play() -> None:
    """rising_sun/divine_wind/1"""
    scene = Scene(p1={"hand": "Tea House", "deck": "Gold", "coins": 3}, kingdom="Moat, Smithy", wind=WIND, tokens=LAST)
    assert supply(scene).isdisjoint(LATER) and supply(scene) >= {"moat", "smithy", "tea_house"}
    assert (scene.pile("Moat"), scene.pile("Witch")) == (10, 0)
    scene.p1.plays("Tea House")
    assert supply(scene) >= set(LATER) and supply(scene).isdisjoint(("moat", "smithy", "tea_house"))
    assert [scene.pile(name) for name in ("Moat", "Witch", "Gardens", "Copper")] == [0, 10, 8, 46]
    assert (scene.p1.hand, scene.p1.coins) == (["gold"], 5)         # and then the Tea House goes on
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("fulfil") < verbs.index("draw")
    assert scene.p1.can_buy("Witch") and not scene.p1.can_buy("Moat")
    scene.p1.buys("Witch")
    assert scene.pile("Witch") == 9


def test_an_eleventh_pile_goes_and_the_basic_cards_stay() -> None:
    """rising_sun/divine_wind/2"""
    scene = Scene(p1={"hand": "Tea House, Young Witch", "deck": "5 Gold", "actions": 2}, p2={"hand": "Cellar"},
                  bane="Cellar", platinum=True, kingdom="Cultist, Familiar", wind=WIND, tokens=LAST)
    scene.p1.plays("Tea House")
    assert supply(scene) >= {"platinum", "colony", "ruins", "potion", "province", "curse"}
    assert supply(scene).isdisjoint(("cellar", "cultist", "familiar", "young_witch"))
    scene.p1.plays("Young Witch", "Gold, Gold", scene.p2("yes"))
    assert scene.gained(2) == []


def test_piles_that_left_are_not_empty() -> None:
    """rising_sun/divine_wind/3"""
    scene = Scene(p1={"hand": "Tea House, Smithy", "deck": "5 Gold", "actions": 2}, kingdom="Moat, Smithy, Cellar",
                  piles={"Moat": 0, "Cellar": 0}, wind=WIND, tokens=LAST)
    assert scene.game.empty_piles() == 2
    scene.p1.plays("Tea House")
    assert scene.game.empty_piles() == 0
    scene.p1.plays("Smithy")                                        # players go on with their cards
    assert scene.p1.hand == cards("4 Gold")


def test_an_end_that_was_near_is_far_again() -> None:
    """rising_sun/divine_wind/3: also if a third pile was emptied before, in the same turn."""
    scene = Scene(p1={"hand": "Tea House", "deck": "5 Gold"}, p2={}, kingdom="Moat, Cellar, Smithy",
                  piles={"Moat": 0, "Cellar": 0, "Smithy": 1}, wind=WIND, tokens=LAST)
    scene.p1.gains("Smithy")
    scene.p1.plays("Tea House")
    scene.p1.ends_turn()
    assert not scene.over and scene.whose_turn == 2


def test_nothing_returns_to_a_pile_that_left() -> None:
    """rising_sun/divine_wind/4"""
    scene = Scene(p1={"hand": "Tea House, Snake Witch, Gold", "deck": "Silver, Estate", "actions": 2}, wind=WIND,
                  tokens=LAST)
    scene.p1.plays("Tea House")
    scene.p1.plays("Snake Witch", "yes")
    assert scene.p1.in_play == cards("Tea House, Snake Witch")
    assert (scene.pile("Snake Witch"), scene.gained(2)) == (0, [])


def test_what_the_new_piles_need_is_set_up() -> None:
    """rising_sun/divine_wind/5"""
    wind = "Familiar, Underling, Baker, Pixie, Cavalry, Necromancer, Knights, Plateau Shepherds"
    scene = Scene(p1={"hand": "Tea House", "deck": "Gold"}, kingdom="Moat", wind=wind, tokens=LAST)
    before = scene.view(1)
    there = {pile.id for pile in before.piles}
    assert there.isdisjoint(("potion", "horse", "familiar")) and not before.stacks and not scene.trash
    scene.p1.plays("Tea House")
    after = scene.view(1)
    there = {pile.id for pile in after.piles}
    assert there >= {"potion", "horse", "knights"}
    assert (scene.pile("Potion"), scene.pile("Knights"), scene.trash) == (
        16, 10, cards("Zombie Apprentice, Zombie Mason, Zombie Spy"))
    assert after.stacks["boons"] == 12 and after.stacks["ally set aside"] == ["plateau_shepherds"]
    assert (scene.p1.favors, scene.p2.favors, scene.p1.coffers) == (1, 1, 1)
    assert "goat" not in [card for player in scene.game.players for card in player.all_cards()]
    assert scene.game.landscape("plateau_shepherds") in scene.game.around_all


def test_a_liaison_that_comes_later_brings_no_favors_where_there_is_an_ally() -> None:
    """rising_sun/divine_wind/5: the Ally is not dealt again; only Importer gives its four."""
    scene = Scene(p1={"hand": "Tea House", "deck": "Gold", "favors": 0}, p2={"favors": 7}, kingdom="Underling",
                  landscapes="Plateau Shepherds", wind="Sycophant, Importer", tokens=LAST)
    scene.p1.plays("Tea House")
    assert (scene.p1.favors, scene.p2.favors) == (4, 11)


def test_no_pile_is_emptied_and_what_holds_in_games_using_a_card_goes_on() -> None:
    """rising_sun/divine_wind/6"""
    scene = Scene(p1={"hand": "Tea House", "durations": "Search", "deck": "9 Copper"}, p2={"deck": "9 Copper"},
                  kingdom="Shaman", trash="Estate", wind=WIND, tokens=LAST)
    scene.p1.plays("Tea House")
    assert scene.gained(1) == [] and "search" in scene.p1.in_play
    scene.p1.ends_turn("Estate")
    assert scene.gained(2) == ["estate"]


def test_what_holds_in_games_using_a_new_card_begins_with_it() -> None:
    """rising_sun/divine_wind/6, the other way round: Shaman comes."""
    scene = Scene(p1={"deck": "9 Copper"}, p2={"hand": "Tea House", "deck": "9 Copper"}, kingdom="Moat", trash="Estate",
                  wind="Shaman, Witch", tokens=LAST)
    scene.p1.ends_turn()
    assert scene.gained(2) == []
    scene.p2.plays("Tea House")
    scene.p2.ends_turn("Estate")
    assert scene.gained(1) == ["estate"]


def test_tokens_go_with_their_pile_but_obelisk_and_traits_hold() -> None:
    """rising_sun/divine_wind/2: so it is told of the Bane, too."""
    scene = Scene(p1={"hand": "Tea House, Moat", "deck": "9 Copper", "actions": 2, "tokens": {"+1 card": "Moat"}},
                  kingdom="Moat, Smithy", landscapes="Obelisk", traits={"Cheap": "Moat"}, wind=WIND,
                  tokens={**LAST, ("Moat", "obelisk"): 1, ("Moat", "embargo"): 1})
    scene.p1.plays("Tea House")
    assert scene.p1.tokens == {} and scene.tokens("Moat", "embargo") == 0
    assert scene.tokens("Moat", "obelisk") == 1
    assert scene.game.cost(scene.p1.card("Moat")).coins == 1
    scene.p1.plays("Moat")
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.score == 2


def played_on(driver: Driver, answers: int, seed: int) -> Driver:
    """Anything legal, but for Omens if there are some."""
    random = Random(seed)
    for _ in range(answers):
        decision = driver.decision
        if decision is None:
            break
        liked = [place for place, option in enumerate(decision.options) if option.id == "tea_house"]
        pool = [place for place, count in enumerate(decision.counts) for _ in range(count)]
        random.shuffle(pool)
        chosen = pool[:max(int(decision.least), min(1, int(decision.most)))]
        driver.answer(liked[:1] if liked and decision.least <= 1 else sorted(chosen))
    return driver


def test_copies_forks_and_what_is_taken_back() -> None:
    """Over the wind: every way to the same point is the same game."""
    driver = Driver(SETUP, 5)
    inventory = Inventory(driver.game)
    while driver.game.is_to_change():
        played_on(driver, 1, len(driver.answers))
        inventory.check(driver.game)
    assert {pile.id for pile in view(driver.game, 0).piles if pile.supply} >= set(LATER)
    assert state(driver.fork().game) == state(driver.game)
    assert state(driver.game.copy()) == state(driver.game)
    assert state(Driver(SETUP, 5, driver.answers).game) == state(driver.game)
    before = driver.undo()
    assert before.game.is_to_change() and before.game.pile("moat").cards        # type: ignore[union-attr]
    before.answer(driver.answers[-1])
    assert state(before.game) == state(driver.game)
    dealt_anew = driver.fork(0, 7)
    assert view(dealt_anew.game, 0) == view(driver.game, 0)
    played_on(driver, 30, 3)
    inventory.check(driver.game)


def test_nobody_is_told_of_the_piles_before_they_come() -> None:
    driver = Driver(SETUP, 5)
    played_on(driver, 10, 1)
    assert driver.game.is_to_change()
    for seat in (-1, 0, 1):
        told = str(view(driver.game, seat))
        assert not [card_id for card_id in LATER if f"'{card_id}'" in told]
    shown = shown_kingdom(SETUP)
    assert not [card_id for card_id in LATER if card_id in str(shown)]
    assert from_code(shown.code).wind == ()


def test_the_piles_for_later_are_dealt_or_named() -> None:
    for seed in range(20):
        setup = random_setup(Random(seed), 2, cards=("divine_wind",))
        ten = [card_id for card_id in setup.wind if card_id not in allies()]
        assert len(ten) == 10 and not list(faults(setup))
        assert from_code(code(setup)) == setup == kingdom_of(names(setup, "de"))
    unnamed = checked(Setup(SETUP.kingdom, SETUP.landscapes))
    assert not list(faults(with_market(Random(1), unnamed))) and len(with_market(Random(1), unnamed).wind) >= 10
    for wrong, why in ((LATER[:9], "10 piles come"), ((*LATER[:9], "moat"), "named twice"),
                       ((*LATER[:9], "charlatan"), "cannot come"), ((*LATER[:9], "young_witch"), "cannot come"),
                       ((*LATER[:9], "underling"), "one Ally comes"), ((*LATER, "cave_dwellers"), "no Ally comes")):
        with pytest.raises(BadKingdom, match=why):
            checked(Setup(SETUP.kingdom, SETUP.landscapes, wind=tuple(wrong)))


# --- nobody knows what will come --------------------------------------------------------------------------------------
MINDING = ("alchemist", "clerk", "gladiator", "guide", "mint", "pirate", "root_cellar", "storyteller", "tournament",
           "village")                   # of all sorts because of which people are asked more
EACH = (LATER, MINDING)


class Noting(Agent):
    """Chooses as little as possible, and notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def answer(self, decision: Decision) -> list[int]:
        if decision.player.game.turn_number > 1:
            raise StopIteration
        treasures = decision.player.treasures_in_hand()
        self.asked.append((repr(decision), decision.needless,
                           decision.player.game.is_matter_of_course(decision.player, treasures)))
        return list(range(int(decision.least)))


@pytest.mark.parametrize("scene", [
    {"p1": {"hand": "Smithy, Copper", "villagers": 1}}, {"p1": {"hand": "Copper", "coffers": 1}},
    {"p1": {"durations": {"Haven": "Gold", "Wharf": ""}, "deck": "9 Copper"}, "phase": "start"}])
def test_no_question_tells_what_will_come(scene: dict[str, Any]) -> None:
    """Villagers and Coffers are offered earlier where a card minds, Treasures are not played by themselves, and which
    Duration is first is asked where a card in hand could want its chance: but not because of cards still to come."""
    told = []
    for wind in EACH:
        game = Scene(kingdom="Haven, Wharf, Tea House, Smithy", wind=list(wind), landscapes="Divine Wind", **scene).game
        noting = Noting()
        game.agents = [noting, noting]
        with suppress(StopIteration):
            game.run()
        told.append(noting.asked)
    assert told[0] and told[0] == told[1]


def test_once_they_have_come_they_are_minded() -> None:
    """At once, and in a copy as in the game itself."""
    scene = Scene(p1={"hand": "Tea House, Copper", "deck": "Smithy", "villagers": 1}, wind=list(MINDING), tokens=LAST)
    before = scene.game.minded
    scene.p1.plays("Tea House")
    assert (before.actions, scene.game.minded.actions, scene.game.copy().minded.actions) == (False, True, True)
    scene.p1.spends(1)
    assert scene.p1.actions == 2


def second_kingdom(game: Game) -> list[str]:
    return [facts.id for facts in game.table.coming.piles]


def strangers_to(game: Game) -> list[Card]:
    """Cards in the game that are none of its table."""
    table = game.table
    own = {card for group in table.groups() for card in group} | set(table.kinds) | {table.nothing}
    zones = [zone for player in game.players for zone in (*zones_of(player), player.owned, *(
        promise.held for promise in player.promises), *(bond.held for bond in player.bonds), [
        *(bond.card for bond in player.bonds), *(promise.card for promise in player.promises)])]
    found = [card for zone in (*zones, *(pile.cards for pile in game.piles), game.trash, game.turn.plays,
                               *game.stacks.values(), [gained.card for gained in game.turn.gains]) for card in zone]
    return [card for card in found if card not in own and (card.original is None or card.original not in own)]


def test_who_searches_by_forks_plays_through_other_piles() -> None:
    """As many ideas of what could come as are wanted; what really comes has no say in any."""
    ideas: list[list[list[str]]] = []
    for wind in EACH:
        driver = played_on(Driver(Setup(SETUP.kingdom, SETUP.landscapes, wind=wind), 5), 30, 1)
        assert driver.game.is_to_change()
        ideas.append([])
        for seed in range(8):
            fork = driver.fork(0, seed)
            assert view(fork.game, 0) == view(driver.game, 0) and repr(fork.decision) == repr(driver.decision)
            ideas[-1].append(second_kingdom(fork.game))
    assert ideas[0] == ideas[1] and len({str(idea) for idea in ideas[0]}) > 2


@pytest.mark.parametrize("seed", range(12))
def test_a_fork_is_a_whole_game_at_its_table(seed: int) -> None:
    random = Random(seed)
    driver = Driver(random_setup(random, 2, cards=("divine_wind", *random.choice((("inheritance",), ("prince",), ())))),
                    seed)
    for _ in range(3):
        played_on(driver, 40, seed)
        if driver.decision is None or not driver.game.is_to_change():
            break
        fork = driver.fork(int(driver.decision.seat), seed)
        assert strangers_to(fork.game) == []
        inventory = Inventory(fork.game)
        while fork.decision is not None and fork.game.is_to_change() and len(fork.answers) < 700:
            played_on(fork, 1, len(fork.answers))
            inventory.check(fork.game)
        played_on(fork, 20, seed)
        inventory.check(fork.game)
        assert strangers_to(fork.game) == []


def test_a_fork_after_the_wind_keeps_what_has_come() -> None:
    driver = Driver(SETUP, 5)
    while driver.game.is_to_change():
        played_on(driver, 1, len(driver.answers))
    assert second_kingdom(driver.fork(0, 3).game) == second_kingdom(driver.game)
    assert imagined_table(driver.game) is driver.game.table


def test_the_master_does_not_know_them() -> None:
    answers = []
    for wind in EACH:
        driver = Driver(Setup(SETUP.kingdom, SETUP.landscapes, wind=wind), 5)
        master = Master([PlanPlayer([("tea_house", ALL, ()), ("silver", 2, ())])], rollouts=16, games=2)
        while driver.decision is not None and len(driver.answers) < 16:
            driver.answer(master.answer(driver.decision))
        assert master.models is not None and master.models.table is imagined_table(driver.game)
        answers.append((driver.answers, [facts.id for facts in master.models.table.coming.piles]))
    assert answers[0] == answers[1]


def test_plans_are_made_without_them() -> None:
    one, other = (Order.of(Setup(SETUP.kingdom, SETUP.landscapes, wind=wind), 100) for wind in EACH)
    assert one == other and len(one.setup.wind) >= 10


def test_the_columns_of_an_observation_do_not_name_them() -> None:
    one, other = (kinds_of(Setup(SETUP.kingdom, SETUP.landscapes, wind=wind)) for wind in EACH)
    assert one == other and "tea_house" in one and "curse" in one


class Sheriff(Agent):
    """Notes which cards could be named."""

    def answer(self, decision: Decision) -> list[int]:
        self.names = [option.id for option in decision.options]
        return [0]


def names_before_and_after(setup: Setup) -> list[list[str]]:
    sheriff, named = Sheriff(), []
    game = setup.table().new_game([sheriff] * 2, 1)
    me = game.players[0]
    me.name_a_card(me.deck[0])
    named.append(sheriff.names)
    game.change_kingdom()
    me.name_a_card(me.deck[0])
    return [*named, sheriff.names]


def test_cards_of_ones_own_can_be_named_once_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before, which would tell; and others that are nowhere on the table shift no answer."""
    def names(kingdom: tuple[str, ...], wind: tuple[str, ...]) -> list[list[str]]:
        return names_before_and_after(Setup(kingdom, ("divine_wind",), wind=wind))

    here, later = (*NINE, "tea_house"), (*LATER[1:], "alcazar")
    plain = names(here, LATER)
    for name in ("Alcazar", "Zenana", "Basilica"):
        monkeypatch.setitem(BY_ID, name.lower(), type(name, (Card,), {"types": ACTION, "cost": 4}))
    assert plain[0] == plain[1] and "alcazar" not in plain[0]
    assert names(here, later) == [plain[0], ["alcazar", *plain[0]]]
    assert names((*here, "zenana"), later) == [["zenana", *plain[0]], ["alcazar", "zenana", *plain[0]]]


def test_who_has_seen_them_cannot_take_that_back_freely() -> None:
    """Mountain Shrine draws nothing and shows nothing, but for what has come."""
    setup = Setup((*NINE, "mountain_shrine"), ("divine_wind",), wind=LATER)
    driver = Driver(setup, 5)
    game = driver.settled
    game.phase = ACTION_PHASE
    game.players[0].hand[0] = game.pile("mountain_shrine").cards.pop()      # type: ignore[union-attr]
    free = []
    for suns in (2, 1):
        game.tokens["divine_wind sun"] = suns
        start = driver.fork()
        start.answer([0])
        while start.decision is not None and not start.decision.settled:
            start.answer([])
        free.append(tells_nothing(start, 0, len(start.answers) - 1))
    assert free == [True, False]
