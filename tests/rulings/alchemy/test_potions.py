"""Potion and the cards bought with it."""
from throneroom.engine.card import Cost
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


# --- Potion -------------------------------------------------------------------------------------------------
def test_potion_buys() -> None:
    """alchemy/potion/1"""
    scene = Scene(kingdom="Apothecary, Vineyard, Alchemist, Familiar", phase="buy", p1={"hand": "Potion, 2 Copper"})
    assert scene.cost("Potion") == (4, 0, 0)
    scene.p1.plays("Potion, 2 Copper")
    assert (scene.p1.coins, scene.p1.potions) == (2, 1)
    assert scene.p1.can_buy("Apothecary") and scene.p1.can_buy("Vineyard")
    assert not scene.p1.can_buy("Alchemist")
    scene.p1.buys("Apothecary")
    assert (scene.p1.coins, scene.p1.potions) == (0, 0)
    scene = Scene(kingdom="Familiar", phase="buy", p1={"coins": 6})
    assert not scene.p1.can_buy("Familiar")
    scene.p1.ends_turn()
    assert scene.p1.potions == 0


def test_potion_pile() -> None:
    """alchemy/potion/2"""
    others = ("village", "smithy")
    golem = Setup((*others, "golem")).table()
    assert len([pile for pile in golem.piles if pile.id == "potion" and len(pile.cards) == 16 and pile.supply]) == 1
    market = Setup((*others, "black_market"), black_market=("golem", "moat")).table()
    assert len([pile for pile in market.piles if pile.id == "potion" and len(pile.cards) == 16]) == 1
    assert not [pile for pile in Setup(others).table().piles if pile.id == "potion"]
    scene = Scene(kingdom="Golem", players=4, phase="buy", p1={"coins": 4}, piles={"Potion": 1})
    assert scene.game.empty_piles() == 0
    scene.p1.buys("Potion")
    assert scene.game.empty_piles() == 1


def test_potion_costs_compared() -> None:
    """alchemy/potion/4"""
    assert Cost(2).less_than(Cost(2, 1))
    assert Cost(0, 1).less_than(Cost(1, 1))
    assert not Cost(3).less_than(Cost(2, 1)) and not Cost(2, 1).less_than(Cost(3))
    assert not Cost(3).at_most(Cost(2, 1)) and not Cost(2, 1).at_most(Cost(3))


# --- Alchemist ----------------------------------------------------------------------------------------------
def test_alchemist() -> None:
    """alchemy/alchemist/1"""
    scene = Scene(p1={"hand": "Alchemist", "deck": "2 Copper"})
    scene.p1.plays("Alchemist")
    assert (scene.p1.hand, scene.p1.actions) == (cards("2 Copper"), 1)
    scene = Scene(p1={"play": "Alchemist, Potion", "deck": "9 Copper"})
    scene.p1.ends_turn("yes")
    assert scene.p1.hand == cards("Alchemist, 4 Copper")
    scene = Scene(p1={"play": "Alchemist", "deck": "9 Copper"})
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Alchemist")


def test_alchemist_one_potion_for_all() -> None:
    """alchemy/alchemist/2"""
    scene = Scene(p1={"play": "3 Alchemist, Potion", "deck": "9 Copper"})
    scene.p1.ends_turn("yes", "no", "yes")
    assert scene.p1.hand == cards("2 Alchemist, 3 Copper")
    assert scene.p1.discard == cards("Alchemist, Potion")


# --- Apothecary ---------------------------------------------------------------------------------------------
def test_apothecary() -> None:
    """alchemy/apothecary/1"""
    scene = Scene(p1={"hand": "Apothecary", "deck": "Silver, Copper, Estate, Potion, Gold, Duchy"})
    scene.p1.plays("Apothecary", "Gold")
    assert scene.p1.hand == cards("Silver, Copper, Potion")
    assert scene.p1.deck == in_order("Estate, Gold, Duchy")
    assert scene.p1.actions == 1


def test_apothecary_takes_what_there_is() -> None:
    """alchemy/apothecary/2"""
    scene = Scene(p1={"hand": "Apothecary", "deck": "Silver, Copper", "discard": "Potion"})
    scene.p1.plays("Apothecary")
    assert scene.asked == []
    assert scene.p1.hand == cards("Silver, Copper, Potion")
    assert scene.p1.deck == scene.p1.discard == []


# --- Apprentice ---------------------------------------------------------------------------------------------
def test_apprentice() -> None:
    """alchemy/apprentice/1"""
    for trashed, drawn in (("Gold", 6), ("Golem", 6), ("Vineyard", 2), ("Copper", 0)):
        scene = Scene(p1={"hand": f"Apprentice, {trashed}", "deck": "10 Estate"})
        scene.p1.plays("Apprentice")
        assert scene.trash == cards(trashed)
        assert len(scene.p1.hand) == drawn
        assert scene.p1.actions == 1


def test_apprentice_with_an_empty_hand() -> None:
    """alchemy/apprentice/2"""
    scene = Scene(p1={"hand": "Apprentice", "deck": "10 Estate"})
    scene.p1.plays("Apprentice")
    assert scene.trash == scene.p1.hand == []
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Apprentice, Gold, Copper", "deck": "10 Estate"})
    scene.p1.plays("Apprentice", "Copper")
    assert scene.asked[0].least == 1


def test_apprentice_follows_the_current_cost() -> None:
    """alchemy/apprentice/3"""
    scene = Scene(p1={"hand": "Bridge, Apprentice, Gold", "deck": "10 Estate", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Apprentice")
    assert scene.p1.hand == cards("5 Estate")


# --- Familiar -----------------------------------------------------------------------------------------------
def test_familiar() -> None:
    """alchemy/familiar/1"""
    scene = Scene(players=3, p1={"hand": "Familiar", "deck": "2 Copper"})
    scene.p1.plays("Familiar")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Copper"), 1)
    assert scene.p2.discard == scene.p3.discard == cards("Curse")
    assert scene.pile("Curse") == 18


def test_familiar_the_last_curse() -> None:
    """alchemy/familiar/2"""
    scene = Scene(players=3, p1={"hand": "Familiar", "deck": "2 Copper"}, piles={"Curse": 1})
    scene.p1.plays("Familiar")
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == []
    assert (scene.p1.hand, scene.p1.actions) == (cards("Copper"), 1)


# --- Golem --------------------------------------------------------------------------------------------------
def test_golem() -> None:
    """alchemy/golem/1"""
    scene = Scene(p1={"hand": "Golem", "deck": "Copper, Village, Golem, Smithy, 5 Gold"})
    scene.p1.plays("Golem", "Village")
    assert scene.p1.discard == cards("Copper, Golem")
    assert scene.p1.hand == cards("4 Gold")
    assert scene.p1.actions == 2
    assert scene.p1.in_play == cards("Golem, Village, Smithy")


def test_golem_finds_too_few() -> None:
    """alchemy/golem/2"""
    scene = Scene(p1={"hand": "Golem", "deck": "Copper, Golem", "discard": "Market, Estate"})
    scene.p1.plays("Golem")
    assert scene.p1.in_play == cards("Golem, Market")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 2, 1)
    assert sorted(scene.p1.hand + scene.p1.deck) == cards("Copper, Golem, Estate")
    assert len(scene.p1.hand) == 1


def test_golem_must_play_both() -> None:
    """alchemy/golem/3"""
    scene = Scene(p1={"hand": "Golem, Estate", "deck": "Chapel, Remodel"})
    scene.p1.plays("Golem", "Remodel", "Silver")
    assert [asked.purpose for asked in scene.asked] == ["order", "gain"]
    assert scene.trash == cards("Estate")
    assert scene.p1.in_play == cards("Golem, Chapel, Remodel")
    assert scene.p1.actions == 0


def test_golem_and_throne_room() -> None:
    """alchemy/golem/4"""
    scene = Scene(p1={"hand": "Golem", "deck": "Throne Room, Smithy, 3 Copper"})
    scene.p1.plays("Golem", "Throne Room")
    assert scene.p1.hand == cards("3 Copper")
    scene = Scene(p1={"hand": "Golem", "deck": "Throne Room, Smithy, Village, 6 Copper"})
    scene.p1.plays("Golem", "Smithy", "Village")
    assert scene.p1.actions == 4
    assert scene.p1.hand == cards("4 Copper")


def test_golem_discards_first() -> None:
    """alchemy/golem/5"""
    scene = Scene(p1={"hand": "Golem", "deck": "Estate, Laboratory, Village"})
    scene.p1.plays("Golem", "Laboratory")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.in_play == cards("Golem, Laboratory, Village")


def test_golem_and_another_digging_card() -> None:
    """What Golem found is safe from what the first of the two does."""
    scene = Scene(p1={"hand": "Golem", "deck": "Adventurer, Smithy, Copper, Estate, Gold, 3 Curse"})
    scene.p1.plays("Golem", "Adventurer")
    assert scene.p1.in_play == cards("Golem, Adventurer, Smithy")
    assert scene.p1.hand == cards("Copper, Gold, 3 Curse")


# --- Herbalist ----------------------------------------------------------------------------------------------
def test_herbalist() -> None:
    """alchemy/herbalist/1"""
    scene = Scene(p1={"hand": "Herbalist, Gold, Copper", "deck": "9 Estate"})
    scene.p1.plays("Herbalist")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 1)
    scene.p1.plays("Gold, Copper")
    scene.p1.buys("Silver")
    scene.p1.ends_turn("Gold")
    assert scene.p1.hand == cards("Gold, 4 Estate")
    assert scene.p1.discard == cards("Herbalist, Copper, Silver")


def test_herbalist_and_alchemist() -> None:
    """alchemy/herbalist/2"""
    scene = Scene(p1={"play": "Herbalist, Alchemist, Potion", "deck": "9 Estate"})
    scene.p1.ends_turn("Alchemist", "yes", "Potion")
    assert scene.p1.hand == cards("Alchemist, Potion, 3 Estate")
    assert scene.p1.discard == cards("Herbalist")
    scene = Scene(p1={"play": "Herbalist, Alchemist, Potion", "deck": "9 Estate"})
    scene.p1.ends_turn("Herbalist", "Potion")
    assert scene.p1.hand == cards("Potion, 4 Estate")
    assert scene.p1.discard == cards("Herbalist, Alchemist")


def test_herbalist_one_treasure_each() -> None:
    """alchemy/herbalist/3"""
    scene = Scene(p1={"play": "2 Herbalist, Gold, Silver"})
    scene.p1.ends_turn("Gold", "Silver")
    moves = [event for event in scene.log.events if event.verb == "move" and event.target == "deck"]
    assert [card.id for event in moves for card in event.cards] == ["gold", "silver"]
    assert scene.p1.hand == cards("2 Herbalist, Gold, Silver")


# --- Philosopher's Stone ------------------------------------------------------------------------------------
def test_philosophers_stone() -> None:
    """alchemy/philosophers_stone/1"""
    scene = Scene(phase="buy", p1={"hand": "Philosopher's Stone", "deck": "14 Copper", "discard": "5 Copper"})
    scene.p1.plays("Philosopher's Stone")
    assert scene.p1.coins == 3


def test_philosophers_stone_counts_when_played() -> None:
    """alchemy/philosophers_stone/2"""
    scene = Scene(phase="buy", p1={"hand": "Philosopher's Stone, 6 Estate", "deck": "5 Copper",
                                   "discard": "4 Copper", "play": "3 Village"})
    scene.p1.plays("Philosopher's Stone")
    assert scene.p1.coins == 1
    scene.p1.gains("Copper")
    assert scene.p1.coins == 1


def test_philosophers_stone_several() -> None:
    """alchemy/philosophers_stone/3"""
    scene = Scene(phase="buy", p1={"hand": "2 Philosopher's Stone", "deck": "15 Copper", "discard": "5 Copper"})
    scene.p1.plays("2 Philosopher's Stone")
    assert scene.p1.coins == 8


def test_philosophers_stone_not_after_a_purchase() -> None:
    """alchemy/philosophers_stone/4"""
    scene = Scene(phase="buy", p1={"hand": "Philosopher's Stone", "deck": "15 Copper", "buys": 2})
    scene.p1.buys("Copper")
    assert not scene.p1.can_play("Philosopher's Stone")


def test_philosophers_stone_shows_nothing() -> None:
    """alchemy/philosophers_stone/5"""
    scene = Scene(phase="buy", p1={"hand": "Philosopher's Stone", "deck": "Gold, Copper, Estate",
                                   "discard": "Duchy, Curse"})
    scene.p1.plays("Philosopher's Stone")
    assert [event.verb for event in scene.log.events] == ["play"]
    assert scene.p1.deck == in_order("Gold, Copper, Estate")
    assert scene.p1.discard_top == "duchy"


# --- Scrying Pool -------------------------------------------------------------------------------------------
def test_scrying_pool() -> None:
    """alchemy/scrying_pool/1"""
    scene = Scene(p1={"hand": "Scrying Pool", "deck": "Curse, Village, Smithy, Copper, Gold"},
                  p2={"deck": "Gold, Estate"})
    scene.p1.plays("Scrying Pool", scene.p1("yes"), scene.p1("yes"))
    assert scene.p1.hand == cards("Village, Smithy, Copper")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("Curse")
    assert scene.p2.deck == in_order("Estate")
    assert scene.p2.discard == cards("Gold")
    assert scene.p1.actions == 1


def test_scrying_pool_takes_the_second_part_only() -> None:
    """alchemy/scrying_pool/2"""
    scene = Scene(p1={"hand": "Scrying Pool", "deck": "Village, Estate, Gold"})
    scene.p1.plays("Scrying Pool", "no")
    assert scene.p1.hand == cards("Village, Estate")
    scene = Scene(p1={"hand": "Scrying Pool", "deck": "Village, Estate, Gold"})
    scene.p1.plays("Scrying Pool", "yes")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.discard == cards("Village")


def test_scrying_pool_and_several_types() -> None:
    """alchemy/scrying_pool/4"""
    scene = Scene(p1={"hand": "Scrying Pool", "deck": "Curse, Great Hall, Copper, Gold"}, p2={"hand": "Moat",
                                                                                               "deck": "Gold"})
    scene.p1.plays("Scrying Pool", scene.p2("Moat"), scene.p1("yes"))
    assert scene.p1.hand == cards("Great Hall, Copper")
    assert scene.p2.deck == in_order("Gold")


# --- Transmute ----------------------------------------------------------------------------------------------
def test_transmute() -> None:
    """alchemy/transmute/1"""
    for trashed, gained in (("Estate", "Gold"), ("Copper", "Transmute"), ("Smithy", "Duchy")):
        scene = Scene(p1={"hand": f"Transmute, {trashed}"})
        scene.p1.plays("Transmute")
        assert scene.p1.discard == cards(gained)
        assert scene.trash == cards(trashed)


def test_transmute_two_types() -> None:
    """alchemy/transmute/2"""
    scene = Scene(p1={"hand": "Transmute, Nobles"})
    scene.p1.plays("Transmute")
    assert scene.p1.discard == cards("Duchy, Gold")
    scene = Scene(p1={"hand": "Transmute, Harem"})
    scene.p1.plays("Transmute")
    assert scene.p1.discard == cards("Transmute, Gold")


def test_transmute_nothing() -> None:
    """alchemy/transmute/3"""
    scene = Scene(p1={"hand": "Transmute, Curse"})
    scene.p1.plays("Transmute")
    assert scene.trash == cards("Curse")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Transmute"})
    scene.p1.plays("Transmute")
    assert scene.trash == scene.p1.discard == []
    scene = Scene(p1={"hand": "Transmute, Nobles"}, piles={"Duchy": 0})
    scene.p1.plays("Transmute")
    assert scene.p1.discard == cards("Gold")


# --- University ---------------------------------------------------------------------------------------------
def test_university() -> None:
    """alchemy/university/1"""
    scene = Scene(kingdom="Laboratory", p1={"hand": "University"})
    scene.p1.plays("University", "Laboratory")
    assert scene.p1.actions == 2
    assert scene.p1.discard == cards("Laboratory")
    scene = Scene(kingdom="Laboratory", p1={"hand": "University"})
    scene.p1.plays("University", "nothing")
    assert scene.p1.discard == []


def test_university_no_potion() -> None:
    """alchemy/university/2"""
    scene = Scene(kingdom="Familiar, Great Hall", p1={"hand": "University"})
    scene.p1.plays("University", "Great Hall")
    assert scene.asked[0].options == ["great_hall"]


def test_university_limit() -> None:
    """alchemy/university/3"""
    scene = Scene(kingdom="Market, Artisan", p1={"hand": "University"})
    scene.p1.plays("University", "Market")
    assert scene.asked[0].options == ["market"]


# --- Vineyard -----------------------------------------------------------------------------------------------
def test_vineyard() -> None:
    """alchemy/vineyard/1"""
    scene = Scene(p1={"deck": "2 Vineyard, 11 Smithy"})
    assert scene.p1.score == 6
    for actions in (12, 13, 14):
        assert Scene(p1={"deck": f"Vineyard, {actions} Smithy"}).p1.score == 4


def test_vineyard_counts_every_action() -> None:
    """alchemy/vineyard/2"""
    scene = Scene(p1={"deck": "Smithy", "hand": "Smithy", "discard": "Great Hall, Vineyard"})
    assert scene.p1.score == 1 + 1              # and Great Hall's own point
    scene = Scene(p1={"deck": "Smithy", "tavern": "Ratcatcher", "discard": "Smithy, Vineyard"})
    assert scene.p1.score == 1


def test_vineyard_pile() -> None:
    """alchemy/vineyard/3"""
    assert Scene(kingdom="Vineyard", players=2).pile("Vineyard") == 8
    assert Scene(kingdom="Vineyard", players=4).pile("Vineyard") == 12
