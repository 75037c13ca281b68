"""General rules, chapters 2 and 17: the phases of a turn, the order of turns (rules.md TURN, XTRA, POSS)."""
import pytest

from throneroom.engine.situation import PHASE_NAMES
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


def phases_of_a_turn(scene: Scene) -> list[str]:
    """The phases in which the player is asked something, passing every time."""
    found: list[str] = []
    seat = scene.whose_turn
    while (decision := scene.advance()) is not None and scene.whose_turn == seat:
        if PHASE_NAMES[scene.game.phase] not in found:
            found.append(PHASE_NAMES[scene.game.phase])
        scene.script.choice = [0] if decision.least else []
    return found


# --- the phases -------------------------------------------------------------------------------------------
def test_action_buy_night_clean_up() -> None:
    """rules.md TURN-01, TURN-13, TURN-14, TURN-23: the Night comes after the Buy phase; only Clean-up must be"""
    scene = Scene(p1={"hand": "Smithy, Gold, Monastery", "deck": "9 Copper"})
    assert phases_of_a_turn(scene) == ["action", "buy", "night"]
    assert not Scene(p1={"hand": "Gold"}).table.has_night
    scene = Scene(players=3, p1={"hand": "5 Gold", "deck": "5 Estate"})
    scene.p1.ends_turn()
    assert (scene.p1.hand, scene.p1.discard) == (cards("5 Estate"), cards("5 Gold"))
    assert scene.whose_turn == 2


@pytest.mark.parametrize("players", [2, 3, 6])
def test_play_passes_to_the_left(players: int) -> None:
    """rules.md TURN-22, TURN-23: only one player has a turn, and it ends with Clean-up"""
    game = Setup(("village",), players=players).table().new_game()
    seats = []
    while len(seats) < 2 * players:
        if game.phase == 0:
            seats.append(int(game.turn.seat))
        game.step()
        game.phase = 4
        game.step()
    assert seats == [*range(players)] * 2
    assert all(len(player.hand) == 5 for player in game.players)


def test_one_action_and_one_buy_and_none_is_kept() -> None:
    """rules.md TURN-02, TURN-12: what is left of actions, buys and coins is lost"""
    scene = Scene(p1={"hand": "Festival, Festival, Gold", "deck": "9 Copper"}, p2={"deck": "9 Estate"}, phase="start")
    scene.run()
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 1, 0)
    scene.p1.plays("Festival")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 1, 0)


def test_things_at_the_start_of_the_turn_in_any_order() -> None:
    """rules.md TURN-03, DUR-05: what the Wharf draws can be used by what comes later (Guide, Ratcatcher)"""
    scene = Scene(p1={"durations": "Wharf", "tavern": "Ratcatcher, Guide", "hand": "Copper",
                      "deck": "Curse, Estate, 6 Silver"}, phase="start")
    scene.run("Wharf", "Ratcatcher", "yes", "Curse", "yes")
    assert scene.trash == cards("Curse")
    assert scene.p1.hand == cards("5 Silver")
    scene = Scene(p1={"durations": "Wharf", "tavern": "Guide", "hand": "Copper", "deck": "Curse, 6 Silver, 2 Gold"},
                  phase="start")
    scene.run("Guide", "yes")
    assert scene.p1.hand == cards("Curse, 6 Silver")    # Guide first: five new cards, then two more


def test_an_action_is_finished_before_the_next() -> None:
    """rules.md TURN-04, INST-04: its own actions serve afterwards; without an action left none can be played"""
    scene = Scene(p1={"hand": "Village, Smithy, Smithy, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Village")
    assert scene.p1.actions == 2
    scene.p1.plays("Smithy")
    scene.p1.plays("Smithy")
    assert not scene.p1.can_play("Smithy")


def test_no_actions_outside_the_action_phase() -> None:
    """rules.md TURN-05, TURN-21: neither after passing, nor in the Buy phase with actions left"""
    scene = Scene(p1={"hand": "Village, Copper", "actions": 3}, phase="buy")
    assert not scene.p1.can_play("Village")
    scene.p1.plays("Copper")
    assert not scene.p1.can_play("Village")
    scene = Scene(p1={"hand": "Monastery, Village", "actions": 3, "play": "Copper"}, phase="night")
    assert not scene.p1.can_play("Village")


def test_treasures_one_at_a_time_and_not_all_of_them() -> None:
    """rules.md TURN-06, TURN-09, TURN-10, TURN-11: Counterfeit is over before Bank counts; what is trashed has paid"""
    scene = Scene(p1={"hand": "Counterfeit, Silver, Bank, Copper"}, phase="buy")
    scene.p1.plays("Counterfeit", "Silver")
    assert scene.p1.coins == 1 + 2 + 2 and scene.trash == cards("Silver")
    scene.p1.plays("Bank")
    assert scene.p1.coins == 5 + 2                      # Counterfeit and Bank: the Silver is gone
    scene.p1.buys("Estate")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.coins == 5
    assert not scene.p1.can_play("Copper")


def test_coins_may_be_split() -> None:
    """rules.md TURN-12: several purchases with one sum"""
    scene = Scene(p1={"hand": "2 Gold, 3 Copper", "buys": 3}, phase="buy")
    scene.p1.plays("2 Gold, 3 Copper")
    scene.p1.buys("Gold")
    scene.p1.buys("Silver")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 1)
    scene.p1.buys("Copper")
    assert scene.p1.discard == cards("Gold, Silver, Copper")


def test_the_night_uses_no_actions() -> None:
    """rules.md TURN-13, NOC-01, NOC-02: any number of Night cards, also just gained to hand; Werewolf in both"""
    scene = Scene(p1={"hand": "2 Monastery, Curse, Estate", "actions": 0, "play": "Copper"}, phase="night")
    scene.p1.plays("Monastery")
    scene.p1.plays("Monastery")
    assert scene.p1.in_play == cards("2 Monastery, Copper")
    scene = Scene(also="Ghost Town", p1={"coins": 3, "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Ghost Town")
    assert scene.p1.hand == cards("Ghost Town")
    scene.p1.plays("Ghost Town")
    scene = Scene(p1={"hand": "2 Werewolf", "deck": "9 Copper"}, p2={"hand": "5 Copper"}, stacks={"hexes": "Poverty"})
    scene.p1.plays("Werewolf")
    assert len(scene.p1.hand) == 4
    scene.p1.plays("Werewolf")
    assert len(scene.p2.hand) == 3


# --- Clean-up ---------------------------------------------------------------------------------------------
def test_everything_is_discarded_and_five_drawn() -> None:
    """rules.md TURN-15, SHUF-02: Durations stay; drawing shuffles what has just been discarded"""
    scene = Scene(p1={"hand": "Wharf, 2 Copper", "deck": "2 Gold, Silver"})
    scene.p1.plays("Wharf")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Wharf")
    assert scene.p1.hand == cards("2 Gold, Silver, 2 Copper")
    assert scene.p1.deck == [] and scene.p1.discard == []


def test_the_order_of_discarding_from_play() -> None:
    """rules.md TURN-17, POT-03: Alchemist while the Potion is in play, Herbalist takes the Potion, Scheme before"""
    scene = Scene(p1={"play": "Alchemist, Herbalist, Potion", "deck": "9 Copper"}, phase="buy")
    scene.p1.ends_turn("Alchemist", "yes", "Potion")
    assert scene.p1.hand == cards("Alchemist, Potion, 3 Copper")
    scene = Scene(p1={"play": "Alchemist, Herbalist, Potion", "deck": "9 Copper"}, phase="buy")
    scene.p1.ends_turn("Herbalist", "Potion")
    assert scene.p1.hand == cards("Potion, 4 Copper")   # without the Potion in play the Alchemist stays behind


def test_all_gains_before_the_action_phase_returns() -> None:
    """rules.md TURN-19, TURN-20: Villa or Cavalry gained among several cards"""
    scene = Scene(landscapes="Populate", kingdom="Villa, Village, Smithy",
                  p1={"coins": 10, "deck": "9 Copper", "actions": 0}, phase="buy")
    scene.p1.buys("Populate", "Smithy", "Villa")
    assert sorted(scene.gained(1)) == cards("Villa, Village, Smithy")
    assert PHASE_NAMES[scene.game.phase] == "action"
    assert scene.p1.actions == 1 and scene.p1.can_play("Villa")


# --- extra turns and possession ---------------------------------------------------------------------------
def test_outpost_twice_is_one_turn() -> None:
    """rules.md XTRA-01, XTRA-02: three cards, one turn, and none from the extra turn"""
    scene = Scene(p1={"hand": "2 Outpost, Village", "deck": "Outpost, 20 Copper"})
    scene.p1.plays("Village")
    scene.p1.plays("Outpost")
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1 and len(scene.p1.hand) == 3
    scene.p1.ends_turn()
    assert scene.whose_turn == 2


def test_island_folk_never_twice_in_a_row() -> None:
    """rules.md XTRA-07, ALL-03: five Favors at the end of a turn, if the previous turn was not yours"""
    scene = Scene(landscapes="Island Folk", also="Underling", p1={"favors": 10, "deck": "20 Copper"},
                  p2={"deck": "9 Copper"})
    scene.p1.ends_turn("yes")
    assert (scene.whose_turn, scene.p1.favors) == (1, 5)
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.favors) == (2, 5)


def test_tokens_stay_with_the_possessed_player() -> None:
    """rules.md POSS-03, POSS-04: cards and debt go to the possessor; Coffers, points and Villagers stay"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "Baker, Acting Troupe, Monument, Village", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    for card in ("Village", "Baker", "Monument", "Acting Troupe"):
        scene.p2.plays(card)
    assert (scene.p2.coffers - 1, scene.p2.villagers, scene.p2.points) == (1, 4, 1)
    assert (scene.p1.coffers - 1, scene.p1.villagers, scene.p1.points) == (0, 0, 0)


def test_fleet_is_an_extra_round() -> None:
    """rules.md XTRA-10, END-05: after the end only its owners, then it is over whatever the piles"""
    scene = Scene(players=3, piles={"Province": 0}, p1={}, p2={}, p3={"owned": "Fleet"})
    scene.p1.ends_turn()
    assert scene.whose_turn == 3
    scene.p3.ends_turn()
    assert scene.game.over


def test_the_order_of_extra_turns() -> None:
    """rules.md XTRA-03, POSS-08: own ones before possessed ones; each Possession gives a turn"""
    scene = Scene(players=3, p1={"hand": "Village, Outpost, Possession, Possession", "actions": 3, "deck": "30 Copper"},
                  p2={"deck": "30 Copper"}, p3={})
    scene.p1.plays("Outpost")
    scene.p1.plays("Possession")
    scene.p1.plays("Possession")
    seats = []
    for _ in range(5):
        getattr(scene, f"p{scene.whose_turn}").ends_turn()
        seats.append((scene.whose_turn, int(scene.game.turn.controller) + 1))
    assert seats == [(1, 0), (2, 1), (2, 1), (2, 0), (3, 0)]
    assert scene.p2.turns == 1


def test_the_start_of_clean_up() -> None:
    """rules.md TURN-16: Scheme chooses while everything is still in play, and the card is drawn again"""
    scene = Scene(p1={"hand": "Scheme", "play": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Scheme")
    scene.p1.ends_turn("Smithy")
    assert scene.p1.hand == cards("Smithy, 4 Copper")
    assert scene.p1.discard == cards("Scheme, Copper")


@pytest.mark.parametrize("order", [("Outpost", "Mission"), ("Mission", "Outpost")])
def test_several_extra_turns_in_the_order_wanted(order: tuple[str, str]) -> None:
    """rules.md PRIO-01, XTRA-03, XTRA-04: two extra turns of one player at once; the first has the three cards"""
    scene = Scene(landscapes="Mission", p1={"hand": "Outpost", "coins": 4, "deck": "40 Copper"}, p2={})
    scene.p1.plays("Outpost")
    scene.p1.buys("Mission")
    scene.p1.ends_turn(scene.p1(order[0]))
    turns = []
    for size in (3, 5):
        turns.append((scene.whose_turn, scene.game.turn.source))
        assert len(scene.p1.hand) == size
        assert scene.p1.can_buy("Copper") == (turns[-1][1] == "outpost")
        scene.p1.ends_turn()
    assert turns == [(1, name.lower()) for name in order]
    assert scene.whose_turn == 2


def test_nobody_is_asked_about_turns_that_will_not_be() -> None:
    """rules.md PRIO-01, END-01: the game ends with the turn"""
    scene = Scene(landscapes="Mission", piles={"Province": 1},
                  p1={"hand": "Outpost", "coins": 12, "buys": 2, "deck": "40 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.buys("Mission")
    scene.p1.buys("Province")
    scene.p1.ends_turn()
    assert scene.game.over and scene.asked == []


def test_debt_is_asked_for_once_before_treasures() -> None:
    """rules.md EMP-02: ... and not again when the game goes on from a copy made at the next question"""
    scene = Scene(p1={"hand": "Storyteller, Copper", "owned": "Capitalism", "coins": 2, "debt": 3}, phase="buy")
    scene.p1.pays_debt(1)
    scene.game = scene.game.copy()
    assert scene.decision is not None and scene.decision.purpose == "play"
    scene.p1.plays("Storyteller", None)
    assert scene.p1.debt == 2
