"""General rules, chapters 21 to 27: Reserve, Travellers and Events, debt and Landmarks, Boons, Hexes and States,
Projects and Artifacts, Exile and Ways, Favors, promo cards (rules.md ADV, EMP, NOC, REN, MEN, ALL, PRO)."""
from itertools import pairwise

import pytest

from throneroom.kingdoms.setup import Setup
from throneroom.record.view import view
from throneroom.testing import Scene, cards, in_order


# --- Adventures -------------------------------------------------------------------------------------------
def test_when_reserve_cards_are_called() -> None:
    """rules.md ADV-01, ADV-02, ADV-03, ADV-04: at their time, and without their own instructions again"""
    scene = Scene(p1={"hand": "Smithy", "deck": "12 Copper", "tavern": "Coin of the Realm, Royal Carriage"})
    scene.p1.plays("Smithy", "Royal Carriage", "yes", "yes")
    assert len(scene.p1.hand) == 6 and scene.p1.actions == 2
    scene = Scene(p1={"hand": "Smithy", "deck": "12 Copper", "tavern": "Coin of the Realm"})
    scene.p1.plays("Smithy", "yes")
    assert scene.p1.actions == 2 and scene.p1.coins == 0 and scene.p1.in_play == cards("Coin of the Realm, Smithy")
    scene = Scene(p1={"tavern": "Duplicate"}, p2={}, turn=2)
    scene.p1.gains("Gold", "yes")
    assert scene.p1.discard == cards("2 Gold") and scene.p1.in_play == cards("Duplicate")
    scene.p2.ends_turn()
    assert scene.p1.in_play == [] and "duplicate" in scene.p1.discard
    scene = Scene(p1={"tavern": "Duplicate"})
    scene.p1.gains("Province")
    assert scene.asked == []


def test_wine_merchants_and_distant_lands() -> None:
    """rules.md ADV-03: all for 2 unspent coins at the end of the Buy phase; Distant Lands stays"""
    scene = Scene(p1={"tavern": "2 Wine Merchant, Distant Lands", "coins": 2, "deck": "9 Copper"}, phase="buy")
    scene.p1.ends_turn("yes", "yes")
    assert scene.p1.tavern == cards("Distant Lands")
    scene = Scene(p1={"tavern": "Wine Merchant", "coins": 1, "deck": "9 Copper"}, phase="buy")
    scene.p1.ends_turn()
    assert scene.p1.tavern == cards("Wine Merchant")


def test_the_lines_of_travellers() -> None:
    """rules.md ADV-05, ADV-06: one step each; back to its pile; no gain, no price"""
    lines = (("Page", "Treasure Hunter", "Warrior", "Hero", "Champion"),
             ("Peasant", "Soldier", "Fugitive", "Disciple", "Teacher"))
    for line in lines:
        for lower, upper in pairwise(line):
            scene = Scene(p1={"play": lower, "deck": "5 Copper"}, phase="buy", also=line[0])
            before = scene.pile(lower)
            scene.p1.ends_turn("yes")
            assert scene.p1.discard == cards(upper) and scene.pile(lower) == before + 1
            assert scene.pile(upper) == 4
    scene = Scene(p1={"play": "Page", "deck": "5 Copper"}, phase="buy", piles={"Treasure Hunter": 0})
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Page")


def test_a_teachers_tokens() -> None:
    """rules.md ADV-07, ADV-08: each token once, moved when put again; Teacher only where none of mine lies"""
    scene = Scene(p1={"tavern": "Teacher", "tokens": {"+1 card": "Smithy"}}, p2={"tokens": {"+1 coin": "Village"}},
                  kingdom="Smithy, Village, Market", phase="start")
    scene.run("yes", "+1 card", "Village")
    assert not scene.asked[-1].offers("Smithy") and scene.asked[-1].offers("Market")
    assert scene.p1.me.pile_tokens == {"+1 card": int(scene.pile_named("Village").index)}
    scene = Scene(landscapes="Pathfinding, Training", kingdom="Smithy, Village",
                  p1={"coins": 20, "buys": 3, "tokens": {"+1 card": "Smithy"}}, phase="buy")
    scene.p1.buys("Pathfinding", "Village")
    scene.p1.buys("Training", "Village")
    assert set(scene.p1.me.pile_tokens.values()) == {int(scene.pile_named("Village").index)}


def test_the_journey_token() -> None:
    """rules.md ADV-14: face up at first; every play of any such card turns it"""
    scene = Scene(p1={"hand": "2 Ranger, Giant", "actions": 3, "deck": "20 Copper"}, p2={"deck": "9 Estate"})
    scene.p1.plays("Ranger")
    assert len(scene.p1.hand) == 2
    scene.p1.plays("Giant")
    assert scene.p1.coins == 5
    scene.p1.plays("Ranger")
    assert scene.p1.hand == []


def test_events() -> None:
    """rules.md ADV-15, ADV-16, ADV-17: a buy each, repeatedly, mixed with cards; once per turn or game if so printed"""
    scene = Scene(landscapes="Expedition, Borrow, Seaway", kingdom="Smithy", p1={"coins": 20, "buys": 6}, phase="buy")
    scene.p1.buys("Expedition")
    scene.p1.buys("Silver")
    scene.p1.buys("Expedition")
    assert (scene.p1.coins, scene.p1.me.buys) == (11, 3)
    scene.p1.buys("Borrow")
    assert not scene.p1.can_buy("Borrow")
    assert "expedition" not in scene.p1.all_cards
    scene = Scene(landscapes="Inheritance, Seize the Day", kingdom="Smithy", p1={"coins": 30, "buys": 6}, phase="buy")
    scene.p1.buys("Inheritance")
    assert not scene.p1.can_buy("Inheritance")


# --- Empires ----------------------------------------------------------------------------------------------
def test_debt() -> None:
    """rules.md EMP-01, EMP-02: taken besides the coins; nothing is bought before it is paid"""
    scene = Scene(p1={"coins": 10, "buys": 3}, kingdom="City Quarter, Engineer", landscapes="Expedition, Academy",
                  phase="buy")
    scene.p1.buys("Engineer")
    assert (scene.p1.debt, scene.p1.coins) == (4, 10)
    assert scene.decision is not None and scene.decision.purpose == "pay debt"
    assert not scene.p1.can_buy("Silver")
    scene.p1.pays_debt(4)
    assert (scene.p1.debt, scene.p1.coins) == (0, 6) and scene.p1.can_buy("Silver") and scene.p1.can_buy("Academy")
    scene = Scene(p1={"coins": 3, "debt": 4}, landscapes="Expedition, Academy, Alms", phase="buy")
    for choice in ("Copper", "Alms"):
        assert not scene.p1.can_buy(choice)


def test_gathering_on_an_empty_place() -> None:
    """rules.md EMP-05: tokens are put there and taken from there though the pile is empty"""
    scene = Scene(p1={"hand": "Temple, Copper, Silver", "actions": 2}, piles={"Temple": 0})
    scene.p1.plays("Temple", "Copper")
    assert scene.tokens("Temple", "points") == 1 and scene.p1.points == 1
    scene = Scene(p1={"hand": "Wild Hunt", "deck": "9 Copper"}, piles={"Wild Hunt": 0},
                  tokens={("Wild Hunt", "points"): 3})
    scene.p1.plays("Wild Hunt", "estate")
    assert scene.p1.points == 3 and scene.p1.discard == cards("Estate")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_landmark_tokens_run_out(players: int) -> None:
    """rules.md EMP-06: for everybody, and not refilled"""
    scene = Scene(players=players, landscapes="Battlefield", tokens={("Battlefield", "points"): 3}, p1={}, p2={})
    scene.p1.gains("Estate")
    scene.p2.gains("Duchy")
    scene.p1.gains("Province")
    assert (scene.p1.points, scene.p2.points) == (2, 1)


def test_landmarks_that_score() -> None:
    """rules.md EMP-07: at the end; totals may be negative"""
    for landmark, deck, points in (
            ("Bandit Fort", "2 Silver, Gold", -6), ("Fountain", "10 Copper", 15), ("Museum", "Copper, Silver, Gold", 6),
            ("Orchard", "3 Village, 2 Smithy", 4), ("Palace", "2 Copper, Silver, Gold", 3), ("Wall", "18 Copper", -3),
            ("Wolf Den", "Copper, Silver, 2 Gold", -6), ("Triumphal Arch", "3 Village, 2 Smithy", 6)):
        scene = Scene(landscapes=landmark, p1={"deck": deck}, p2={})
        assert scene.p1.score == points, landmark


def test_keep() -> None:
    """rules.md EMP-08: most of a Treasure, ties too; 5 points each"""
    scene = Scene(players=3, landscapes="Keep", p1={"deck": "2 Copper, Silver"}, p2={"deck": "2 Copper"},
                  p3={"deck": "Gold"})
    assert scene.scores == [10, 5, 5]


def test_tower() -> None:
    """rules.md EMP-09: non-Victory cards of empty Supply piles, Curses too"""
    scene = Scene(landscapes="Tower", p1={"deck": "3 Curse, 2 Village, Smithy, Estate, Rocks"},
                  kingdom="Catapult/Rocks",
                  piles={"Curse": 0, "Village": 0, "Estate": 0, "Catapult/Rocks": "Rocks"})
    assert scene.p1.score == -3 + 1 + 3 + 2


def test_baths_and_labyrinth() -> None:
    """rules.md EMP-11: the second card of one's own turn; a turn without a gain (an Event is none)"""
    scene = Scene(landscapes="Labyrinth", p1={}, p2={})
    for card in ("Copper", "Copper", "Copper"):
        scene.p1.gains(card)
        scene.p2.gains(card)
    assert (scene.p1.points, scene.p2.points) == (2, 0)
    scene = Scene(landscapes="Baths, Expedition", p1={"coins": 3, "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Expedition")
    scene.p1.ends_turn()
    assert scene.p1.points == 2


def test_points_from_any_pile() -> None:
    """rules.md EMP-12: Defiled Shrine moves what Gathering put on a pile; one each gain"""
    scene = Scene(landscapes="Defiled Shrine", kingdom="Temple", tokens={("Temple", "points"): 3}, p1={"coins": 9},
                  phase="buy")
    scene.p1.gains("Temple", "Defiled Shrine")
    assert scene.tokens("Defiled Shrine", "points") == 1 and scene.p1.points == 2
    scene = Scene(landscapes="Aqueduct",
                  tokens={("Copper", "points"): 2, ("Gold", "points"): 0, ("Silver", "points"): 0})
    scene.p1.gains("Copper")
    assert scene.tokens("Aqueduct", "points") == 1
    scene.p1.gains("Estate")
    assert scene.tokens("Aqueduct", "points") == 0 and scene.p1.points == 1


def test_trashed_provinces_open_no_pass() -> None:
    """rules.md EMP-14, EMP-10: Salt the Earth gains none"""
    scene = Scene(landscapes="Mountain Pass, Salt the Earth", p1={"coins": 4, "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Salt the Earth", "Province")
    scene.p1.ends_turn()
    assert scene.p1.points == 1 and scene.asked == []


def test_triumph_and_conquest() -> None:
    """rules.md EMP-16: what was gained so far this turn, with what the Event itself gains"""
    scene = Scene(landscapes="Triumph, Conquest", p1={"coins": 9, "buys": 3}, phase="buy")
    scene.p1.gains("Copper")
    scene.p1.gains("Silver")
    scene.p1.buys("Conquest")
    assert scene.p1.points == 3
    scene.p1.buys("Triumph")
    assert scene.p1.points == 3 + 5


# --- Nocturne ---------------------------------------------------------------------------------------------
def test_boons_are_discarded_or_kept() -> None:
    """rules.md NOC-04, NOC-12: three of them stay before the player until Clean-up; an empty stack is made anew"""
    scene = Scene(also="Pixie", p1={"hand": "2 Bard", "actions": 2, "deck": "9 Copper"},
                  stacks={"boons": "The Field's Gift, The Sea's Gift"})
    scene.p1.plays("Bard")
    assert scene.p1.owned == cards("The Field's Gift") and scene.p1.actions == 2
    scene.p1.plays("Bard")
    assert [boon.id for boon in scene.game.stacks["boons discarded"]] == in_order("The Sea's Gift")
    scene.p1.ends_turn()
    assert scene.p1.owned == [] and len(scene.game.stacks["boons discarded"]) == 2
    assert "the_fields_gift" not in scene.p1.all_cards
    scene = Scene(p1={"hand": "Bard"})
    stack, discards = scene.game.stacks["boons"], scene.game.stacks["boons discarded"]
    discards.extend(boon for boon in stack if boon.id == "the_mountains_gift")
    stack.clear()
    scene.p1.plays("Bard")
    assert scene.p1.discard == cards("Silver")


def test_druids_boons_stay() -> None:
    """rules.md NOC-05: received, they stay set aside, for all to see, all game"""
    setup = Setup(("druid",), boons=("the_flames_gift", "the_seas_gift", "the_mountains_gift"))
    game = setup.table().new_game()
    assert len(game.stacks["boons"]) == 9
    assert view(game, -1).stacks["boons set aside"] == cards("The Flame's Gift, The Sea's Gift, The Mountain's Gift")
    scene = Scene(p1={"hand": "2 Druid", "actions": 2})
    boons = scene.game.stacks["boons"] + scene.game.stacks["boons set aside"]
    scene.game.stacks["boons set aside"][:] = [boon for boon in boons if boon.id in setup.boons]
    scene.p1.plays("Druid", "The Mountain's Gift")
    scene.p1.plays("Druid", "The Mountain's Gift")
    assert scene.p1.discard == cards("2 Silver") and len(scene.game.stacks["boons set aside"]) == 3


def test_blessed_village_looks_first() -> None:
    """rules.md NOC-06: now or at the start of the next turn"""
    scene = Scene(kingdom="Blessed Village", stacks={"boons": "The Mountain's Gift"}, p1={"deck": "9 Copper"}, p2={})
    scene.p1.gains("Blessed Village", "no")
    assert scene.p1.discard == cards("Blessed Village")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert "silver" in scene.p1.discard


def test_pixie() -> None:
    """rules.md NOC-07: received twice if it is trashed, else the Boon is just discarded"""
    scene = Scene(p1={"hand": "Pixie"}, stacks={"boons": "The Mountain's Gift"})
    scene.p1.plays("Pixie", "yes")
    assert scene.trash == cards("Pixie") and scene.p1.discard == cards("2 Silver")
    scene = Scene(p1={"hand": "Pixie"}, stacks={"boons": "The Mountain's Gift"})
    scene.p1.plays("Pixie", "no")
    assert scene.p1.discard == [] and len(scene.game.stacks["boons discarded"]) == 1


def test_sacred_grove() -> None:
    """rules.md NOC-08: others may have it too, unless it is a coin; The River's Gift at the end of this turn"""
    scene = Scene(players=3, p1={"hand": "Sacred Grove", "deck": "9 Copper"}, p2={"deck": "9 Estate"},
                  p3={"deck": "9 Estate"}, stacks={"boons": "The River's Gift"})
    scene.p1.plays("Sacred Grove", scene.p2("yes"), scene.p3("no"))
    assert scene.p2.hand == []
    scene.p1.ends_turn()
    assert (scene.p1.hand, scene.p2.hand, scene.p3.hand) == (cards("6 Copper"), cards("Estate"), [])
    scene = Scene(p1={"hand": "Sacred Grove"}, p2={}, stacks={"boons": "The Forest's Gift"})
    scene.p1.plays("Sacred Grove")
    assert scene.p1.coins == 3 + 1 and scene.asked == []


def test_fool() -> None:
    """rules.md NOC-09: not if he has Lost in the Woods; else it is taken, from whomever, and three Boons received"""
    scene = Scene(p1={"hand": "Fool"}, p2={"owned": "Lost in the Woods"},
                  stacks={"boons": "The Sea's Gift, The Mountain's Gift, The Swamp's Gift"})
    scene.p1.plays("Fool", "The Swamp's Gift", "The Mountain's Gift")
    assert scene.p1.owned == cards("Lost in the Woods") and scene.p2.owned == []
    assert scene.gained(1) == in_order("Will-o'-Wisp, Silver")
    scene = Scene(p1={"hand": "Fool", "owned": "Lost in the Woods"})
    scene.p1.plays("Fool")
    assert scene.asked == []


def test_one_hex_for_all() -> None:
    """rules.md NOC-10: the same Hex in turn order, then discarded"""
    scene = Scene(players=4, p1={"hand": "Skulk"}, p2={"deck": "Gold"}, p3={"deck": "Gold"}, p4={"deck": "Gold"},
                  stacks={"hexes": "Poverty, Plague"})
    scene.p1.plays("Skulk")
    assert [hex.id for hex in scene.game.stacks["hexes discarded"]] == ["poverty"]
    assert scene.p2.hand == []


def test_states() -> None:
    """rules.md NOC-11: Deluded goes at the next Buy phase and forbids Actions in that turn; Miserable twice at most"""
    scene = Scene(kingdom="Smithy, Skulk", p1={"owned": "Deluded", "coins": 9, "deck": "9 Copper"}, phase="action")
    assert not scene.p1.can_buy("Smithy") and scene.p1.can_buy("Gold")
    scene = Scene(kingdom="Skulk", p1={"owned": "Envious", "hand": "Gold, Silver, Platinum"})
    scene.p1.plays("Gold, Silver, Platinum")
    assert scene.p1.coins == 1 + 1 + 5 and scene.p1.owned == []
    for owned, points in (("", -2), ("Miserable", -4), ("Twice Miserable", -4)):
        scene = Scene(p1={"hand": "Skulk"}, p2={"owned": owned}, stacks={"hexes": "Misery"})
        scene.p1.plays("Skulk")
        assert scene.p2.score == points and len(scene.p2.owned) == 1


def test_idols() -> None:
    """rules.md NOC-16: Idols in play, not plays; an odd number brings a Boon, an even one Curses"""
    scene = Scene(p1={"hand": "2 Idol"}, p2={}, stacks={"boons": "The Sky's Gift"}, phase="buy")
    scene.p1.plays("Idol", None)
    scene.p1.plays("Idol")
    assert scene.p2.discard == cards("Curse")


def test_exorcist() -> None:
    """rules.md NOC-17: a cheaper Spirit; for a Copper there is none"""
    scene = Scene(p1={"hand": "Exorcist, Copper"}, phase="night")
    scene.p1.plays("Exorcist")
    assert scene.gained(1) == []
    scene = Scene(p1={"hand": "Exorcist, Silver"}, phase="night")
    scene.p1.plays("Exorcist", "Imp")
    assert not scene.asked[-1].offers("Ghost")


def test_locusts() -> None:
    """rules.md NOC-18: cheaper and of a common type; Copper and Estate bring a Curse"""
    scene = Scene(kingdom="Village, Mill", p1={"hand": "Skulk"}, p2={"deck": "Mill"}, stacks={"hexes": "Locusts"})
    scene.p1.plays("Skulk", "Village")
    (asked,) = scene.asked
    assert asked.offers("Estate", "Village") and not asked.offers("Silver")
    scene = Scene(p1={"hand": "Skulk"}, p2={"deck": "Copper"}, stacks={"hexes": "Locusts"})
    scene.p1.plays("Skulk")
    assert scene.p2.discard == cards("Curse")


# --- Renaissance ------------------------------------------------------------------------------------------
def test_projects() -> None:
    """rules.md REN-01, REN-02, REN-05: two of them, each once, for several players; no card and not with debt"""
    scene = Scene(landscapes="Academy, Fair, Canal", p1={"coins": 30, "buys": 5}, p2={"owned": "Fair"}, phase="buy")
    scene.p1.buys("Fair")
    assert not scene.p1.can_buy("Fair") and scene.p1.can_buy("Academy")
    scene.p1.buys("Academy")
    assert not scene.p1.can_buy("Canal")
    assert scene.p1.all_cards == [] and scene.p2.owned == cards("Fair")


def test_projects_at_the_start_must() -> None:
    """rules.md REN-03: Cathedral trashes, Sewers may; Barracks give"""
    scene = Scene(p1={"owned": "Cathedral", "hand": "Province"}, phase="start")
    scene.run()
    assert scene.trash == cards("Province")
    scene = Scene(p1={"owned": "Barracks", "hand": "Smithy"}, phase="start")
    scene.run()
    assert scene.p1.actions == 2


def test_artifacts() -> None:
    """rules.md REN-04, REN-08: one holder; the Flag gives a sixth card at once, the Key a coin from the next turn on"""
    scene = Scene(kingdom="Flag Bearer", p1={"deck": "20 Copper"}, p2={"owned": "Flag", "deck": "9 Copper"})
    scene.p1.gains("Flag Bearer")
    assert scene.p1.owned == cards("Flag") and scene.p2.owned == []
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 6
    scene.p2.ends_turn()
    assert len(scene.p2.hand) == 5
    scene = Scene(p1={"hand": "Treasurer", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Treasurer", "key")
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coins == 1


def test_the_end_of_the_buy_phase() -> None:
    """rules.md REN-07: Exploration if no card was bought (an Event may be), Pageant for a coin"""
    scene = Scene(landscapes="Expedition", p1={"owned": "Exploration, Pageant", "coins": 4, "deck": "9 Copper"},
                  phase="buy")
    scene.p1.buys("Expedition", "yes")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (2, 1)
    scene = Scene(p1={"owned": "Exploration", "coins": 4, "deck": "9 Copper"}, phase="buy")
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)
    scene = Scene(p1={"owned": "Exploration", "coins": 4, "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Silver")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (0, 0)


def test_inventor() -> None:
    """rules.md REN-10, COST-08: the gain first, then cheaper; each play once more"""
    scene = Scene(p1={"hand": "2 Inventor", "actions": 2}, also="Duchy")
    scene.p1.plays("Inventor", "Silver")
    assert not scene.asked[0].offers("Duchy")
    scene.p1.plays("Inventor", "Duchy")
    assert scene.cost("Province") == (6, 0, 0)


def test_swashbuckler() -> None:
    """rules.md REN-11: after drawing; the Chest with four Coffers by this play"""
    scene = Scene(p1={"hand": "Swashbuckler", "deck": "Copper", "discard": "3 Gold", "coffers": 9})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.coffers == 9 and scene.p1.owned == []       # the discard pile was shuffled for the draw
    scene = Scene(p1={"hand": "Swashbuckler", "deck": "3 Copper", "discard": "Gold", "coffers": 3})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.coffers == 4 and scene.p1.owned == cards("Treasure Chest")


def test_sinister_plot() -> None:
    """rules.md REN-12: one's own tokens, one more or all for cards"""
    scene = Scene(p1={"owned": "Sinister Plot", "counters": {"sinister_plot": 2}, "deck": "9 Copper"},
                  p2={"owned": "Sinister Plot", "counters": {"sinister_plot": 5}}, phase="start")
    assert view(scene.game, 1).players[0].counters == {"sinister_plot": 2}
    scene.run("cards")
    assert scene.p1.hand == cards("2 Copper") and scene.p1.me.count("sinister_plot") == 0
    assert scene.p2.me.count("sinister_plot") == 5


def test_road_network() -> None:
    """rules.md REN-13: whenever another one gains a Victory card, in whosever turn"""
    scene = Scene(players=3, p1={"owned": "Road Network", "deck": "9 Copper"}, p2={},
                  p3={"owned": "Road Network", "deck": "9 Copper"})
    scene.p2.gains("Estate")
    assert (len(scene.p1.hand), len(scene.p3.hand)) == (1, 1)
    scene.p1.gains("Duchy")
    assert (len(scene.p1.hand), len(scene.p3.hand)) == (1, 2)
    scene.p2.gains("Silver")
    assert (len(scene.p1.hand), len(scene.p3.hand)) == (1, 2)


# --- Menagerie --------------------------------------------------------------------------------------------
def test_coven() -> None:
    """rules.md MEN-05, MEN-01: Curses are exiled in turn order; who gets none discards all exiled ones"""
    scene = Scene(players=4, p1={"hand": "Coven"}, p2={"exile": "Curse"}, p3={"exile": "Curse, Gold"}, p4={},
                  piles={"Curse": 1})
    scene.p1.plays("Coven")
    assert scene.p2.exile == cards("2 Curse")
    assert (scene.p3.exile, scene.p3.discard) == (cards("Gold"), cards("Curse"))
    assert scene.gained(2) == []


def test_invest() -> None:
    """rules.md MEN-06, MEN-03: only what Invest exiled draws; once it leaves Exile it is over"""
    scene = Scene(landscapes="Invest", kingdom="Village", p1={"coins": 4, "deck": "20 Copper"}, p2={}, phase="buy")
    scene.p1.buys("Invest")
    assert scene.p1.exile == cards("Village")
    scene.p2.gains("Village")
    assert len(scene.p1.hand) == 2
    scene.p1.gains("Village", "yes")
    scene.p2.gains("Village")
    assert len(scene.p1.hand) == 2
    scene = Scene(landscapes="Invest", p1={"exile": "Village", "deck": "9 Copper"}, p2={})
    scene.p2.gains("Village")
    assert scene.p1.hand == []


def test_ways_after_first_things() -> None:
    """rules.md MEN-07, MEN-08, MEN-09: after Moat, for every play anew, also out of turn"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Militia"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Militia", scene.p2("no"), scene.p1("Way of the Sheep"))
    assert len(scene.p2.hand) == 5 and scene.p1.coins == 2
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Throne Room, Smithy", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", None, "Smithy", "Way of the Sheep", None)
    assert scene.p1.coins == 2 and len(scene.p1.hand) == 3
    scene = Scene(landscapes="Way of the Ox", p1={"hand": "Sheepdog", "deck": "9 Copper"})
    scene.p1.gains("Copper", "yes", "Way of the Ox")
    assert scene.p1.actions == 3 and scene.p1.hand == []


def test_enchantress_and_a_way() -> None:
    """rules.md MEN-10, DUR-13: the Way instead, and then no card and no action"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Enchantress", "deck": "9 Copper"},
                  p2={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Enchantress", None)
    scene.p1.ends_turn()
    scene.p2.plays("Smithy", "Way of the Sheep")
    assert (scene.p2.coins, scene.p2.actions, scene.p2.hand) == (2, 0, [])


def test_horses() -> None:
    """rules.md MEN-14: back to the pile once; an empty pile gives none"""
    scene = Scene(p1={"hand": "Horse", "deck": "9 Copper"})
    before = scene.pile("Horse")
    scene.p1.plays("Horse")
    assert scene.pile("Horse") == before + 1 and scene.p1.in_play == []
    scene = Scene(p1={"hand": "Supplies"}, piles={"Horse": 0}, phase="buy")
    scene.p1.plays("Supplies")
    assert scene.p1.deck == [] and scene.p1.coins == 1


@pytest.mark.parametrize("event", ["Delay", "Reap", "Summon"])
def test_set_aside_cards_must_be_played(event: str) -> None:
    """rules.md MEN-15: at the start of the next turn, without a question"""
    scene = Scene(landscapes=event, kingdom="Village", p1={"coins": 7, "hand": "Village", "deck": "20 Copper"},
                  phase="buy")
    scene.p1.buys(event, *({"Delay": ["Village"], "Reap": [], "Summon": []}[event]))
    played = "gold" if event == "Reap" else "village"
    assert scene.p1.aside == [played]
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == [played]


def test_march_commerce_stampede() -> None:
    """rules.md MEN-16: the discard pile after buying; names so far; five cards in play"""
    scene = Scene(landscapes="March", p1={"coins": 3, "discard": "Smithy, Gold", "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("March", "Smithy")
    assert len(scene.p1.hand) == 3
    scene = Scene(landscapes="Commerce", p1={"coins": 5}, phase="buy")
    for card in ("Copper", "Copper", "Estate"):
        scene.p1.gains(card)
    scene.p1.buys("Commerce")
    assert scene.gained(1).count("gold") == 2
    for count, horses in ((5, 5), (6, 0)):
        scene = Scene(landscapes="Stampede", p1={"coins": 5, "play": f"{count} Copper"}, phase="buy")
        scene.p1.buys("Stampede")
        assert scene.p1.deck == ["horse"] * horses


def test_alliance_and_demand() -> None:
    """rules.md MEN-17, MEN-18"""
    scene = Scene(landscapes="Alliance", p1={"coins": 10}, phase="buy")
    scene.p1.buys("Alliance")
    assert scene.gained(1) == in_order("Province, Duchy, Estate, Gold, Silver, Copper")
    scene = Scene(landscapes="Demand", p1={"coins": 5}, kingdom="Village", phase="buy")
    scene.p1.buys("Demand", "Village")
    assert scene.p1.deck == in_order("Village, Horse")


# --- Allies -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 6])
def test_favors_to_begin_with(players: int) -> None:
    """rules.md ALL-01, ALL-02: one each, five with Importer, to be spent from the first turn on"""
    for cards_used, favors in ((("underling",), 1), (("importer", "underling"), 5), (("wizards",), 1)):
        game = Setup(cards_used, ("cave_dwellers",), players).table().new_game()
        assert [player.favors for player in game.players] == [favors] * players
    scene = Scene(landscapes="Cave Dwellers", also="Importer", p1={"hand": "Curse", "deck": "Gold, 5 Copper"},
                  phase="start")
    scene.run("yes", "no")
    assert scene.p1.favors == 4 and scene.p1.hand == cards("Gold")


def test_once_per_trigger() -> None:
    """rules.md ALL-03, ALL-05: Market Towns as often as there are Favors, Forest Dwellers once"""
    scene = Scene(landscapes="Forest Dwellers", also="Underling",
                  p1={"favors": 5, "deck": "Gold, Estate, Curse, 4 Copper"},
                  phase="start")
    scene.run("yes", "Curse, Estate")
    assert scene.p1.favors == 4


def test_favors_just_earned() -> None:
    """rules.md ALL-04, ALL-05: Circle of Witches after a Liaison is resolved"""
    scene = Scene(landscapes="Circle of Witches", p1={"hand": "Underling", "favors": 2, "deck": "9 Copper"}, p2={},
                  p3={})
    scene.p1.plays("Underling", "yes")
    assert scene.p1.favors == 0 and scene.p2.discard == scene.p3.discard == cards("Curse")


def test_leagues_count_without_spending() -> None:
    """rules.md ALL-06"""
    for favors, coins in ((3, 0), (4, 1), (8, 2)):
        scene = Scene(landscapes="League of Bankers", also="Underling", p1={"favors": favors, "hand": "Copper"})
        scene.p1.plays("Copper")
        assert (scene.p1.coins, scene.p1.favors) == (1 + coins, favors)
    for favors, expected in ((4, (0, 0, 1)), (5, (1, 0, 1)), (10, (1, 1, 2))):
        scene = Scene(landscapes="League of Shopkeepers",
                      p1={"favors": favors - 1, "hand": "Underling", "deck": "Estate"})
        scene.p1.plays("Underling")
        assert (scene.p1.coins, scene.p1.actions - 1, scene.p1.me.buys) == expected


def test_family_of_inventors() -> None:
    """rules.md ALL-07: on a non-Victory pile, for everybody, again and again, never below 0"""
    scene = Scene(landscapes="Family of Inventors", kingdom="Village, Mill", also="Underling",
                  p1={"favors": 1, "coins": 2}, p2={"favors": 1, "coins": 9})
    decision = scene.run("Village")
    assert decision is not None
    assert not scene.asked[0].offers("Mill") and scene.asked[0].offers("Gold", "Village")
    assert scene.cost("Village") == (2, 0, 0)
    scene.p1.ends_turn("Village")
    assert scene.cost("Village") == (1, 0, 0)


def test_architects_guild() -> None:
    """rules.md ALL-08: a cheaper non-Victory card; that gain may be followed by another"""
    scene = Scene(landscapes="Architects' Guild", also="Underling", p1={"favors": 4})
    scene.p1.gains("Gold", "yes", "Silver", "yes", "Copper")
    assert scene.gained(1) == in_order("Gold, Silver, Copper") and scene.p1.favors == 0
    assert not scene.asked[1].offers("Duchy")


def test_coastal_haven() -> None:
    """rules.md ALL-09: cards kept, and five drawn all the same"""
    scene = Scene(landscapes="Coastal Haven", also="Underling",
                  p1={"favors": 2, "hand": "2 Gold, Estate", "deck": "9 Copper"})
    scene.p1.ends_turn("2 Gold")
    assert scene.p1.hand == cards("2 Gold, 5 Copper") and scene.p1.favors == 0


def test_woodworkers_guild() -> None:
    """rules.md ALL-10: an Action of whatever cost"""
    scene = Scene(landscapes="Woodworkers' Guild", kingdom="Golem, City Quarter", also="Underling",
                  p1={"favors": 1, "hand": "Village"}, phase="buy")
    scene.run("Village", "Golem")
    assert scene.asked[-1].offers("City Quarter") and scene.p1.discard == cards("Golem")


def test_plateau_shepherds() -> None:
    """rules.md ALL-11"""
    scene = Scene(landscapes="Plateau Shepherds", also="Underling",
                  p1={"favors": 3, "deck": "2 Estate, Copper, Silver"})
    assert scene.p1.score == 2 + 4


def test_gang_of_pickpockets() -> None:
    """rules.md ALL-12, ATT-08: four cards, or a Favor"""
    scene = Scene(landscapes="Gang of Pickpockets", also="Underling", p1={"hand": "5 Copper, Estate", "favors": 1},
                  phase="start")
    scene.run("no", "Copper, Estate")
    assert len(scene.p1.hand) == 4 and scene.p1.favors == 1


# --- promo cards ------------------------------------------------------------------------------------------
def test_the_black_market_deck() -> None:
    """rules.md PRO-03, PRO-01: beside the Supply, not counted for the end; its cards are in use"""
    market = ("young_witch", "golem", "tournament", "baker", "trade_route")
    setup = Setup(("black_market",), black_market=market, bane="moat")
    game = setup.table().new_game()
    assert game.pile("golem") is None and game.pile("potion") is not None and game.pile("diadem") is not None
    assert [player.coffers for player in game.players] == [1, 1]
    assert view(game, 0).stacks["black_market"] == 5
    assert game.tokens["province trade_route"] == 1


def test_governor() -> None:
    """rules.md PRO-05: everybody, beginning with the player"""
    scene = Scene(players=3, p1={"hand": "Governor"}, p2={}, p3={})
    scene.p1.plays("Governor", "gain")
    assert (scene.p1.discard, scene.p2.discard, scene.p3.discard) == (cards("Gold"), cards("Silver"), cards("Silver"))


def test_dismantle() -> None:
    """rules.md PRO-06: the cheaper card first, then a Gold; neither for a Copper"""
    scene = Scene(p1={"hand": "Dismantle, Silver"})
    scene.p1.plays("Dismantle", "Estate")
    assert scene.gained(1) == in_order("Estate, Gold")
    scene = Scene(p1={"hand": "Dismantle, Copper"})
    scene.p1.plays("Dismantle")
    assert scene.gained(1) == []


def test_captain_and_summon() -> None:
    """rules.md PRO-08, LOST-04, MULT-16"""
    scene = Scene(p1={"hand": "Captain", "deck": "9 Copper"}, kingdom="Village, Caravan, Militia, Laboratory")
    scene.p1.plays("Captain", "Village")
    assert not scene.asked[0].offers("Caravan") and not scene.asked[0].offers("Laboratory")
    assert scene.p1.in_play == cards("Captain") and scene.pile("Village") == 10 and scene.p1.actions == 2
    scene = Scene(p1={"hand": "Watchtower", "coins": 5}, kingdom="Village", landscapes="Summon", phase="buy")
    scene.p1.buys("Summon", "Village", "yes")
    assert scene.p1.aside == [] and scene.trash == cards("Village")
