"""Buy plans: what a line means, how the end of a game is minded, and the search that finds one."""
from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from throneroom.bots.plain import MoneyAndTerminal
from throneroom.bots.plan import ALL, ALWAYS, JUDGEMENT, PlanPlayer, WishData
from throneroom.bots.plans import BASIC, FIRST, WATCHED, Candidate, Interrupted, Plan, Search, apart, find_plans, tidied
from throneroom.bots.rollout import dealt_anew, match, share, value_of
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene

WITCHES = Setup(("witch", "moat", "village", "cellar", "smithy", "workshop", "chapel", "woodcutter", "gardens", "spy"))


def bought(*plan: WishData, coins: str = "2 Gold", **state: object) -> list[str]:
    """What player 1 buys with these coins."""
    mine = {"hand": coins, "deck": "5 Copper", **state.pop("p1", {})}       # type: ignore[dict-item]
    scene = Scene(p1=mine, kingdom="Village, Smithy, Witch, Moat", **state)
    scene.game.agents = [PlanPlayer(plan), PlanPlayer(plan)]
    scene.game.step()
    return scene.gained(1)


def test_the_first_wish_that_can_be_had():
    plan = [("province", ALL, ()), ("witch", ALL, ()), ("gold", ALL, ())]
    assert bought(*plan) == ["witch"]
    assert bought(*plan, coins="2 Gold, Silver") == ["province"]
    assert bought(*plan, coins="Copper") == []


def test_only_so_many():
    plan = [("witch", 1, ()), ("gold", ALL, ())]
    assert bought(*plan) == ["witch"]
    assert bought(*plan, p1={"discard": "Witch"}) == ["gold"]


def test_the_judgement_stands_for_itself():
    assert bought((JUDGEMENT, ALL, ()), coins="2 Gold, Silver") == ["province"]


def test_the_judgement_does_without_what_is_wished_for_up_to_no_times():
    rich = {"coins": "2 Gold, Silver"}
    barred, judgement = ("province", 0, ()), (JUDGEMENT, ALL, ())
    assert bought(judgement, **rich) == ["province"]
    assert bought(barred, judgement, **rich) != ["province"]
    assert bought(("province", 1, ()), barred, judgement, **rich) == ["province"]          # one, but no more
    assert bought(("province", 0, (("turn", 5, ALWAYS),)), judgement, **rich) == ["province"]


def test_coffers_are_spent_for_what_the_plan_wants_and_for_what_the_judgement_wants_if_it_has_the_say():
    """Six coins and two Coffers: a Province.  A plan that left it to the judgement kept them all game long."""
    rich = {"coffers": 2}
    judgement = (JUDGEMENT, ALL, ())
    assert bought(judgement, p1=rich) == ["province"]
    assert bought(("province", ALL, ()), ("gold", ALL, ()), p1=rich) == ["province"]
    assert bought(("witch", ALL, ()), judgement, p1=rich) == ["witch"]          # nothing below it is worth a Coffer
    assert bought(("witch", ALL, ()), judgement, coins="Gold, Copper", p1=rich) == ["witch"]
    assert bought((JUDGEMENT, ALL, (("turn", 9, ALWAYS),)), ("gold", ALL, ()), p1=rich) == ["gold"]


@pytest.mark.parametrize(("condition", "state", "holds"), [
    (("provinces", 0, 4), {}, False), (("provinces", 0, 4), {"piles": {"Province": 4}}, True),
    (("coins", 7, ALWAYS), {}, False), (("coins", 6, 6), {}, True),
    (("money", 12, ALWAYS), {}, False), (("money", 11, 11), {}, True), (("cards", 7, 7), {}, True),
    (("cards", 8, 9), {}, False), (("empty", 1, 3), {}, False), (("empty", 1, 3), {"piles": {"Moat": 0}}, True),
    (("own silver", 1, ALWAYS), {}, False), (("own silver", 1, ALWAYS), {"p1": {"discard": "Silver"}}, True),
    (("left alms", 0, 9), {"landscapes": "Alms"}, True),
    (("left witch", 0, 9), {}, False), (("left witch", 0, 9), {"piles": {"Witch": 9}}, True),
    (("lead", 1, ALWAYS), {}, False), (("lead", 1, ALWAYS), {"p1": {"discard": "Estate"}}, True),
    (("turn", 9, ALWAYS), {}, False), (("turn", 0, 8), {}, True)])
def test_conditions(condition, state, holds):
    assert (bought(("witch", ALL, (condition,)), **state) == ["witch"]) == holds


def test_a_wish_for_a_pile_means_whatever_is_on_top():
    scene = Scene(p1={"hand": "Silver", "deck": "5 Copper"}, kingdom="Encampment/Plunder")
    scene.game.agents = [PlanPlayer([("encampment_plunder", ALL, ())])] * 2
    scene.game.step()
    assert scene.gained(1) == ["encampment"]


def test_the_game_is_ended_by_who_wins_then_and_by_nobody_else():
    """One Province is left: behind by a few points it is left alone, though the plan wants it."""
    plan = [("province", ALL, ()), ("gold", ALL, ())]
    rich = {"coins": "2 Gold, Silver", "piles": {"Province": 1}}
    assert bought(*plan, **rich) == ["province"]
    assert bought(*plan, **rich, p2={"deck": "6 Province"}) != ["province"]
    last_pile = {"Moat": 0, "Village": 0, "Estate": 1}
    assert bought(("gold", ALL, ()), coins="Gold, 2 Silver", piles=last_pile, p1={"discard": "Duchy"}) == ["estate"]


def test_lines_that_can_never_matter_are_left_out():
    always, later = ("gold", ALL, ()), ("gold", 2, (("turn", 5, ALWAYS),))
    judgement = (JUDGEMENT, ALL, ())
    assert tidied([always, later, judgement, ("silver", ALL, ())], 8).wishes == (always, judgement)
    assert tidied([later, always], 8).wishes == (later, always)
    none = ("gold", 0, ())
    assert tidied([later, none, none, judgement], 8).wishes == (later, none, judgement)
    assert tidied([later, none, ("silver", ALL, ())], 8).wishes == (later, ("silver", ALL, ()))     # nobody to heed it


@pytest.mark.parametrize("deck", ["5 Copper", "2 Copper"])
def test_coppers_are_trashed_once_the_deck_is_rich_enough(deck):
    """With seven coins in the deck, or with four, by Chapel's question and by no purchase."""
    scene = Scene(p1={"hand": "Chapel, 2 Copper", "deck": deck}, kingdom="Chapel, Moat")
    wishes = [("moat", 1, ())]
    trashed = {}
    for enough in (0, 3, 4, 5, 7, 8):
        game = scene.game.copy()
        game.agents = [PlanPlayer(wishes, enough), PlanPlayer(wishes)]
        game.step()
        trashed[enough] = len(game.trash)
    coins = 2 + int(deck[0])
    assert trashed == {enough: 2 if coins >= enough else 0 for enough in trashed}


# --- playing on -------------------------------------------------------------------------------------------------------
def test_games_with_the_same_numbers_have_the_same_luck():
    table = WITCHES.table()
    one, other = PlanPlayer([("witch", 2, ()), (JUDGEMENT, ALL, ())]), MoneyAndTerminal("smithy")
    whole = match(table, one, other, 0, 12)
    assert whole == match(table, one, other, 0, 5) + match(table, one, other, 5, 12)
    assert whole + match(table, other, one, 0, 12) == pytest.approx(12)         # the same games from the other side


def test_at_larger_tables_one_sits_among_others_in_every_seat():
    table = replace(WITCHES, players=3).table()
    one, others = PlanPlayer([("witch", 2, ()), (JUDGEMENT, ALL, ())]), PlanPlayer([("copper", ALL, ())])
    assert match(table, one, others, 0, 6) == 6
    assert match(table, others, others, 0, 3) == pytest.approx(1)


def test_a_choice_is_judged_by_what_comes_of_it():
    """With eight coins and as many points as the other, the last Province wins; to leave it to a rich one does not."""
    scene = Scene(p1={"hand": "2 Gold, Silver", "deck": "2 Province, 5 Gold", "discard": "3 Silver"},
                  p2={"hand": "5 Gold", "deck": "2 Province, 8 Gold"}, piles={"Province": 1}, kingdom="Village")
    player = PlanPlayer([("province", ALL, ()), (JUDGEMENT, ALL, ())])
    game = scene.game
    values = {choice: sum(value_of(game, 0, choice, False, [player, player], deal) for deal in range(20))
              for choice in ("province", "estate")}
    assert values["province"] == 20 > values["estate"]
    twice = [value_of(game, 0, "", False, [player, player], 3) for _ in range(2)]
    assert twice[0] == twice[1]


def test_what_is_dealt_anew_keeps_everybodys_cards():
    game = WITCHES.table().new_game([MoneyAndTerminal(), MoneyAndTerminal()], 5)
    for _ in range(12):
        game.step()
    others = [dealt_anew(game, 0, seed) for seed in range(8)]
    for other in others:
        assert sorted(map(id, other.players[0].hand)) == sorted(map(id, game.players[0].hand))
        for player, same in zip(game.players, other.players, strict=True):
            assert {card.number for card in player.all_cards()} == {card.number for card in same.all_cards()}
    assert len({tuple(card.number for card in other.players[1].hand) for other in others}) > 1
    assert share(game, 0) == 0.5                # not over: nobody's


# --- the search -------------------------------------------------------------------------------------------------------
def test_the_search_finds_the_witch():
    """And the same plan again for the same seed, with the games it may use and few more."""
    table = replace(WITCHES, kingdom=(*WITCHES.kingdom[:-2], "market", "spy")).table()      # no Gardens to rush for
    search = Search(table, seed=3)
    told: list[int] = []
    plan = search.run(700, lambda games, best: told.append(games))
    assert any(name == "witch" for name, _, _ in plan.wishes)
    assert told == sorted(told) and search.games < 2500
    assert find_plans(table, 700, 3) == search.pool and search.pool[0] == plan
    assert match(table, plan.player(), MoneyAndTerminal("woodcutter"), 5000, 5040) > 24


def test_an_interrupted_search_goes_on_and_finds_the_same():
    whole = Search(WITCHES.table(), seed=3)
    plan = whole.run(300)
    results: list[float] = []
    found = None
    for most_games in range(100, 2000, 100):    # and each time in a new process, as it were
        search = Search(WITCHES.table(), 3, results)
        search.most_games = most_games
        with suppress(Interrupted):
            found = search.run(300)
        assert results == search.results[:len(results)]
        results = search.results
        if found is not None:
            break
    assert most_games >= 300
    assert (found, results) == (plan, whole.results)


def test_a_search_ends_where_there_is_nothing_left_to_try(monkeypatch):
    """Few plans and far too many games: it ends when all have been tried."""
    search = Search(Setup(()).table())
    monkeypatch.setattr(search, "changed", lambda wishes: wishes)
    monkeypatch.setattr(search, "shades", lambda plan: [])
    plan = search.run(100_000)
    assert {name for name, _, _ in plan.wishes} <= {*BASIC, JUDGEMENT}
    assert search.games < 5000


def test_without_a_card_of_the_kingdom_there_is_still_something_to_try():
    search = Search(Setup(()).table(), seed=2)
    money = search.money()
    tried = {tuple(search.changed(money)) for _ in range(20)}
    assert len(tried) > 5


def test_the_pool_holds_ideas_and_not_shades_of_one():
    """The plan itself, then those that wish for other kingdom cards."""
    shades = [Plan((("witch", most, ()), ("gold", ALL, ()))) for most in (1, 2)]
    other = Plan((("smithy", 1, ()), ("witch", 1, ()), ("gold", ALL, ())))
    money = Plan((("gold", ALL, ()), ("silver", ALL, ())))
    assert apart([*shades, money, other, Plan(money.wishes[:1])]) == [shades[0], money, other]


def test_shades_of_a_plan():
    """A line gone, more or fewer of it, one place higher; points sooner or later; what the judgement must not buy."""
    search = Search(WITCHES.table(), seed=1)
    duchies = ("duchy", ALL, (("provinces", 0, 4),))
    shades = {shade.wishes for shade in search.shades(Plan((duchies, ("witch", 2, ()), (JUDGEMENT, ALL, ()))))}
    rest = (JUDGEMENT, ALL, ())
    assert {(duchies, rest), (duchies, ("witch", 1, ()), rest), (duchies, ("witch", 3, ()), rest),
            (("witch", 2, ()), duchies, rest), (duchies, ("witch", 2, ()), ("witch", 0, ()), rest),
            (duchies, ("witch", 2, ()), ("silver", 0, ()), rest),
            (("duchy", ALL, (("provinces", 0, 5),)), ("witch", 2, ()), rest)} <= shades
    money = Plan((("witch", ALL, ()), ("silver", ALL, ())))
    assert not any(most == 0 for shade in search.shades(money) for _, most, _ in shade.wishes)


def test_the_search_looks_what_the_judgement_buys():
    """To do without that makes a difference; the games for it are counted."""
    search = Search(WITCHES.table())
    assert {"silver", "witch"} <= set(search.liked) <= {"gold", "silver", *search.slots}
    assert list(search.liked.values()) == sorted(search.liked.values(), reverse=True)
    assert search.games == WATCHED
    beginnings = {plan.wishes for plan in search.beginnings()}
    assert {((id, 0, ()), (JUDGEMENT, ALL, ())) for id in search.liked} <= beginnings


def test_points_of_a_plan_that_leaves_them_to_the_judgement_begin_with_the_best():
    """A Duchy above a Province that is not there would be bought with eight coins."""
    search = Search(WITCHES.table(), seed=1)
    for _ in range(40):
        wishes = search.other_points([("witch", 1, ()), (JUDGEMENT, ALL, ())])
        names = [name for name, _, _ in wishes]
        assert names == ["province", "duchy", "estate", "witch", JUDGEMENT]


def test_games_go_by_the_weight_of_the_rivals():
    search = Search(WITCHES.table())
    before = search.games
    candidate = Candidate(Plan((("witch", 2, ()), (JUDGEMENT, ALL, ()))))
    search.measure(candidate, 8)
    assert {name: games for name, (_, games) in candidate.results.items()} == {"medium": 4, "judgement": 8}
    assert search.games == before + 12


def test_children_that_play_like_a_parent_play_no_further_unless_they_are_shorter():
    search = Search(WITCHES.table())
    witch, rest = ("witch", 2, ()), (JUDGEMENT, ALL, ())
    never = ("moat", 1, (("turn", 150, ALWAYS),))
    short, long = Plan((witch, rest)), Plan((witch, never, rest))
    for parent, child, stays in ((short, long, False), (long, short, True)):
        island = [Candidate(parent)]
        search.measure(island[0], FIRST)
        search.generation(island, [Candidate(child)])
        assert [candidate.plan for candidate in island] == ([child, parent] if stays else [parent])


def test_children_are_plans_for_the_table():
    search = Search(WITCHES.table(), seed=1)
    known = {*search.kinds, "copper", "silver", "gold", "estate", "duchy", "province", JUDGEMENT}
    plans = list(search.beginnings())
    random = Random(2)
    for _ in range(300):
        plan = search.child(random.choice(plans), random.choice(plans))
        assert {name for name, _, _ in plan.wishes} <= known
        plan.player()                           # every condition is understood
        plans.append(plan)


def test_the_search_finds_the_rush():
    """Workshops gain Gardens: whoever builds a good deck first comes too late."""
    cards = ("gardens", "workshop", "village", "woodcutter", "bureaucrat", "militia", "moat", "cellar", "mine", "thief")
    table = Setup(cards).table()
    plan = Search(table).run(300)
    first = [name for name, _, _ in plan.wishes[:3]]
    assert {"workshop", "gardens"} <= set(first)
    assert match(table, plan.player(), MoneyAndTerminal(), 5000, 5040) > 24
