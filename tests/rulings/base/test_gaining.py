"""Cards that trash and gain, Throne Room, Gardens."""
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


# --- Chapel ---------------------------------------------------------------------------------------------------
def test_chapel() -> None:
    """base/chapel/1"""
    scene = Scene(p1={"hand": "Chapel, 2 Estate, 3 Copper"})
    scene.p1.plays("Chapel", "2 Estate, 2 Copper")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 4)
    assert scene.p1.hand == cards("Copper")
    assert scene.trash == cards("2 Estate, 2 Copper")


# --- Workshop -------------------------------------------------------------------------------------------------
def test_workshop() -> None:
    """base/workshop/1"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Workshop", "discard": "Copper"})
    scene.p1.plays("Workshop", "Smithy")
    assert scene.p1.discard_top == "smithy"
    assert scene.pile("Smithy") == 9
    assert (scene.p1.me.buys, scene.p1.coins) == (1, 0)


def test_coins_do_not_help_workshop() -> None:
    """base/workshop/2"""
    scene = Scene(p1={"hand": "3 Festival, Workshop"})
    for _ in range(3):
        scene.p1.plays("Festival")
    assert (scene.p1.coins, scene.p1.actions) == (6, 4)
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Duchy")
    assert all(scene.cost(name)[0] <= 4 for name in scene.asked[0].options)
    assert scene.p1.coins == 6


def test_potions_and_workshop() -> None:
    """base/workshop/3"""
    scene = Scene(kingdom="Vineyard, Apothecary, Herbalist", p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Herbalist")
    assert not scene.asked[0].offers("Vineyard")
    assert not scene.asked[0].offers("Apothecary")
    assert scene.p1.discard == cards("Herbalist")


# --- Remodel --------------------------------------------------------------------------------------------------
def test_remodel() -> None:
    """base/remodel/1"""
    scene = Scene(p1={"hand": "Remodel, Gold"})
    scene.p1.plays("Remodel", "Province")
    assert scene.asked[0].offers("Copper", "Duchy", "Gold", "Province")
    assert scene.p1.discard == cards("Province")
    assert scene.trash == cards("Gold")


def test_remodel_to_the_same_card() -> None:
    """base/remodel/3"""
    scene = Scene(kingdom="Market", p1={"hand": "Remodel, Estate", "coins": 3})
    scene.p1.plays("Remodel", "Estate")
    assert not scene.asked[0].offers("Duchy")
    assert not scene.asked[0].offers("Market")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.coins == 3


def test_remodel_and_potions() -> None:
    """base/remodel/4"""
    scene = Scene(kingdom="Golem, Possession, Moneylender, Apothecary", p1={"hand": "Remodel, Golem"})
    scene.p1.plays("Remodel", "Possession")
    assert scene.asked[0].offers("Gold", "Possession", "Golem")
    assert not scene.asked[0].offers("Province")
    scene = Scene(kingdom="Golem, Possession, Moneylender, Apothecary", p1={"hand": "Remodel, Herbalist"})
    scene.p1.plays("Remodel", "Moneylender")
    assert not scene.asked[0].offers("Golem")
    assert not scene.asked[0].offers("Apothecary")


# --- Mine -----------------------------------------------------------------------------------------------------
def test_mine() -> None:
    """base/mine/1"""
    scene = Scene(p1={"hand": "Mine, Copper"})
    scene.p1.plays("Mine", "Copper", "Silver")
    assert scene.p1.hand == cards("Silver")
    assert scene.trash == cards("Copper")
    scene.p1.plays("Silver")
    assert scene.p1.coins == 2


def test_mine_may_gain_less() -> None:
    """base/mine/2"""
    for name in ("Gold", "Silver", "Copper"):
        scene = Scene(p1={"hand": "Mine, Silver"})
        scene.p1.plays("Mine", "Silver", name)
        assert scene.p1.hand == cards(name)
    scene = Scene(p1={"hand": "Mine, Estate"})
    scene.p1.plays("Mine")
    assert scene.asked == []
    assert scene.p1.hand == cards("Estate")
    assert scene.trash == []


def test_mine_and_kingdom_treasures() -> None:
    """base/mine/3"""
    scene = Scene(kingdom="Horn of Plenty, Bank, Tournament", p1={"hand": "Mine, Silver"})
    scene.p1.plays("Mine", "Silver", "Horn of Plenty")
    assert scene.asked[1].options == cards("Copper, Silver, Gold, Horn of Plenty")
    assert scene.p1.hand == cards("Horn of Plenty")
    scene = Scene(kingdom="Horn of Plenty", p1={"hand": "Mine, Diadem"})
    scene.p1.plays("Mine", "Diadem", "Silver")
    assert scene.asked[1].options == cards("Copper, Silver")


def test_mine_may_be_declined() -> None:
    """base/mine/4"""
    scene = Scene(p1={"hand": "Mine, Gold"})
    scene.p1.plays("Mine", "nothing")
    assert scene.p1.hand == cards("Gold")
    assert scene.trash == []
    scene = Scene(p1={"hand": "Mine, Gold"}, editions=["mine:base-2008"])
    scene.p1.plays("Mine", "Gold")
    assert scene.trash == cards("Gold")
    assert scene.asked[0].purpose == "gain"


# --- Artisan --------------------------------------------------------------------------------------------------
def test_artisan() -> None:
    """base/artisan/1"""
    scene = Scene(p1={"hand": "Artisan, Copper", "deck": "Silver"})
    scene.p1.plays("Artisan", "Duchy", "Copper")
    assert scene.p1.hand == cards("Duchy")
    assert scene.p1.deck == in_order("Copper, Silver")


def test_artisan_must_put_a_card_back() -> None:
    """base/artisan/2"""
    scene = Scene(kingdom="Market", p1={"hand": "Artisan", "deck": "Silver"})
    scene.p1.plays("Artisan", "Market")
    assert scene.p1.hand == []
    assert scene.p1.deck == in_order("Market, Silver")


def test_artisan_gains_for_coins_only() -> None:
    """base/artisan/3"""
    scene = Scene(kingdom="Familiar, Engineer, Laboratory", p1={"hand": "Artisan"})
    scene.p1.plays("Artisan", "Laboratory")
    assert not scene.asked[0].offers("Familiar")
    assert not scene.asked[0].offers("Engineer")
    assert scene.p1.deck == in_order("Laboratory")


def test_artisan_gains_no_gold() -> None:
    """base/artisan/4"""
    scene = Scene(p1={"hand": "Artisan"})
    scene.p1.plays("Artisan", "Duchy")
    assert not scene.asked[0].offers("Gold")


# --- Feast ----------------------------------------------------------------------------------------------------
def test_feast() -> None:
    """base/feast/1"""
    scene = Scene(p1={"hand": "Feast"})
    scene.p1.plays("Feast", "Duchy")
    assert scene.trash == cards("Feast")
    assert scene.p1.discard == cards("Duchy")
    assert scene.p1.in_play == []


def test_feast_twice() -> None:
    """base/feast/2, base/throne_room/5"""
    for editions in ([], ["base-2008"]):
        scene = Scene(kingdom="Market", p1={"hand": "Throne Room, Feast"}, editions=editions)
        scene.p1.plays("Throne Room", *([] if editions else ["Feast"]), "Duchy", "Market")
        assert scene.trash == cards("Feast")
        assert scene.p1.discard == cards("Duchy, Market")
        assert scene.p1.in_play == cards("Throne Room")


def test_feast_gains_no_gold() -> None:
    """base/feast/3"""
    scene = Scene(p1={"hand": "Feast"})
    scene.p1.plays("Feast", "Duchy")
    assert scene.asked[0].offers("Duchy")
    assert not scene.asked[0].offers("Gold")


# --- Throne Room ----------------------------------------------------------------------------------------------
def test_throne_room() -> None:
    """base/throne_room/1"""
    scene = Scene(p1={"hand": "Throne Room, Smithy", "deck": "7 Copper"})
    scene.p1.plays("Throne Room", "Smithy")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.actions == 0
    assert scene.p1.in_play == cards("Throne Room, Smithy")


def test_throne_room_and_actions() -> None:
    """base/throne_room/2"""
    scene = Scene(p1={"hand": "Throne Room, Market", "deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Market")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (2, 3, 2)
    assert scene.p1.hand == cards("2 Copper")
    scene = Scene(p1={"hand": "2 Market", "deck": "5 Copper"})
    scene.p1.plays("Market")
    scene.p1.plays("Market")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 3, 2)


def test_throne_room_on_throne_room() -> None:
    """base/throne_room/3"""
    scene = Scene(p1={"hand": "2 Throne Room, Village, Smithy", "deck": "12 Copper"})
    scene.p1.plays("Throne Room", "Throne Room", "Village", "Smithy")
    assert scene.p1.hand == cards("8 Copper")
    assert scene.p1.actions == 4
    assert scene.p1.in_play == cards("2 Throne Room, Village, Smithy")
    scene = Scene(p1={"hand": "2 Throne Room, Smithy", "deck": "12 Copper"})
    scene.p1.plays("Throne Room", "Throne Room", "Smithy")
    assert scene.p1.hand == cards("6 Copper")


def test_one_play_after_the_other() -> None:
    """base/throne_room/4"""
    scene = Scene(p1={"hand": "Throne Room, Village, Smithy", "deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Village")
    assert len(scene.asked) == 1
    assert scene.p1.hand == cards("Smithy, 2 Copper")
    assert scene.p1.actions == 4
    assert scene.options == ["smithy"]
    plays = [event.cards[0].id for event in scene.log.events if event.verb == "play"]
    assert plays == ["throne_room", "village", "village"]


def test_throne_room_may_be_declined() -> None:
    """base/throne_room/7"""
    scene = Scene(p1={"hand": "Throne Room, Chapel, Copper"})
    scene.p1.plays("Throne Room", "nothing")
    assert scene.p1.hand == cards("Chapel, Copper")
    assert scene.p1.in_play == cards("Throne Room")


def test_the_card_stays_in_play_between_the_plays() -> None:
    """base/throne_room/7"""
    scene = Scene(p1={"hand": "Throne Room, Chapel, 2 Copper"})
    scene.p1.plays("Throne Room", "Chapel", "Copper", "Copper")
    assert [asked.options for asked in scene.asked] == [["chapel"], ["copper"], ["copper"]]
    assert scene.p1.in_play == cards("Throne Room, Chapel")
    assert "hand" not in [event.target for event in scene.log.events if event.source == "play"]


def test_throne_room_of_2008() -> None:
    """base/throne_room/7"""
    scene = Scene(p1={"hand": "Throne Room, Chapel, 2 Copper"}, editions=["throne_room:base-2008"])
    scene.p1.plays("Throne Room", "Copper", "Copper")
    assert [asked.source for asked in scene.asked] == ["chapel", "chapel"]
    assert [asked.options for asked in scene.asked] == [["copper"], ["copper"]]
    assert scene.p1.in_play == cards("Throne Room, Chapel")
    assert [event.target for event in scene.log.events if event.source == "play"] == ["hand"]


def test_throne_room_of_2013() -> None:
    """base/throne_room/7"""
    scene = Scene(p1={"hand": "Throne Room, Smithy", "deck": "6 Copper"}, editions=["throne_room:base-2013"])
    scene.p1.plays("Throne Room", "Smithy")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 1)
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.in_play == cards("Throne Room, Smithy")
    assert ("play", "hand") in [(event.source, event.target) for event in scene.log.events]


# --- Gardens --------------------------------------------------------------------------------------------------
def test_gardens() -> None:
    """base/gardens/1"""
    for total, points in ((39, 3), (40, 4), (31, 3), (9, 0)):
        scene = Scene(p1={"deck": f"Gardens, {total - 1} Copper"})
        assert scene.p1.score == points
    assert scene.cost("Gardens") == (4, 0, 0)


def test_several_gardens() -> None:
    """base/gardens/2"""
    scene = Scene(p1={"hand": "Gardens, 4 Copper", "deck": "Gardens, 14 Copper", "discard": "Gardens, 9 Copper"})
    assert scene.p1.score == 9


def test_the_pile_of_gardens() -> None:
    """base/gardens/3"""
    for players, size in ((2, 8), (3, 12), (6, 12)):
        game = Setup(("gardens", "village"), players=players).table().new_game()
        assert game.count_in_pile("gardens") == size
        assert game.count_in_pile("village") == 10
