"""Harbor Village, Wealthy Village, Jewelled Egg and Pickaxe."""
from throneroom.testing import Scene, cards


def test_harbor_village_adds_a_coin() -> None:
    """plunder/harbor_village/1"""
    scene = Scene(p1={"hand": "Harbor Village, Militia", "deck": "9 Copper"})
    scene.p1.plays("Harbor Village")
    assert (scene.p1.actions, len(scene.p1.hand)) == (2, 2)
    scene.p1.plays("Militia")
    assert scene.p1.coins == 3


def test_harbor_village_looks_at_the_next_action_only() -> None:
    """plunder/harbor_village/2"""
    scene = Scene(p1={"hand": "Harbor Village, Smithy, Militia", "deck": "9 Estate"})
    scene.p1.plays("Harbor Village")
    scene.p1.plays("Smithy")
    assert scene.p1.coins == 0
    scene.p1.plays("Militia")
    assert scene.p1.coins == 2


def test_harbor_village_played_twice() -> None:
    """plunder/harbor_village/3"""
    scene = Scene(p1={"hand": "Throne Room, Harbor Village, Militia", "deck": "9 Estate"})
    scene.p1.plays("Throne Room", "Harbor Village")
    scene.p1.plays("Militia")
    assert scene.p1.coins == 3


def test_coffers_are_no_coins() -> None:
    """plunder/harbor_village/4"""
    scene = Scene(p1={"hand": "Harbor Village, Candlestick Maker", "deck": "9 Estate"})
    scene.p1.plays("Harbor Village")
    scene.p1.plays("Candlestick Maker")
    assert (scene.p1.coffers, scene.p1.coins) == (1, 0)


def test_no_coins_are_no_coins() -> None:
    """plunder/harbor_village/5"""
    scene = Scene(p1={"hand": "Harbor Village, Salvager, Copper"})
    scene.p1.plays("Harbor Village")
    scene.p1.plays("Salvager")
    assert scene.trash == cards("Copper")
    assert scene.p1.coins == 0


def test_coins_lost_again_were_given() -> None:
    """plunder/harbor_village/6"""
    scene = Scene(p1={"hand": "Harbor Village, Poor House, 5 Copper"})
    scene.p1.plays("Harbor Village")
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 1


def test_coins_of_a_way_count() -> None:
    """plunder/harbor_village/7 (rules of 2022)"""
    scene = Scene(p1={"hand": "Harbor Village, Smithy", "deck": "Estate"}, landscapes="Way of the Sheep")
    scene.p1.plays("Harbor Village", None)
    scene.p1.plays("Smithy", "Way of the Sheep")
    assert scene.p1.coins == 3


def test_only_coins_of_the_card_itself_count() -> None:
    """Not those of a token on its pile, of a Boon, or of a card that it plays."""
    scene = Scene(p1={"hand": "Harbor Village, Smithy", "deck": "9 Estate", "tokens": {"+1 coin": "Smithy"}})
    scene.p1.plays("Harbor Village")
    scene.p1.plays("Smithy")
    assert scene.p1.coins == 1
    scene = Scene(p1={"hand": "Harbor Village, Throne Room, Militia", "deck": "9 Estate",
                      "tokens": {"+1 coin": "Militia"}})
    scene.p1.plays("Harbor Village")
    scene.p1.plays("Throne Room", "Militia")
    assert scene.p1.coins == 6
    scene = Scene(p1={"hand": "Harbor Village, Blessed Village, Tracker", "deck": "9 Estate"},
                  stacks={"boons": "The Forest's Gift, The Field's Gift"})
    scene.p1.plays("Harbor Village")
    scene.p1.plays("Tracker")
    assert scene.p1.coins == 3                          # 1 of Tracker, 1 of the Boon, 1 for Tracker's


def test_jewelled_egg_is_a_treasure() -> None:
    """plunder/jewelled_egg/1"""
    scene = Scene(p1={"hand": "Jewelled Egg"})
    scene.p1.plays("Jewelled Egg")
    assert (scene.p1.coins, scene.p1.buys, scene.p1.discard) == (1, 2, [])


def test_jewelled_egg_holds_a_loot() -> None:
    """plunder/jewelled_egg/2"""
    scene = Scene(p1={"hand": "Remodel, Jewelled Egg"}, piles={"Loot": "Hammer, Sword"})
    scene.p1.plays("Remodel", "Jewelled Egg", "Remodel")
    assert scene.p1.discard_order == ["remodel", "hammer"]


def test_whoever_trashes_the_egg_has_the_loot() -> None:
    """plunder/jewelled_egg/3"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Jewelled Egg"}, piles={"Loot": "Hammer, Sword"})
    scene.p1.plays("Swindler", "Estate")
    assert scene.p2.discard == cards("Estate, Hammer")
    assert scene.p1.discard == []


def test_pickaxe_digs_for_loot() -> None:
    """plunder/pickaxe/1"""
    scene = Scene(p1={"hand": "Pickaxe, Silver"}, piles={"Loot": "Figurehead, Sword"})
    scene.p1.plays("Pickaxe")
    assert scene.trash == cards("Silver")
    assert scene.p1.hand == cards("Figurehead")
    [gain] = [event for event in scene.log.events if event.verb == "gain"]
    assert [card.id for card in gain.visible_cards(1)] == ["figurehead"]
    scene.p1.plays("Figurehead")
    assert scene.p1.coins == 4


def test_pickaxe_must_trash() -> None:
    """plunder/pickaxe/2"""
    scene = Scene(p1={"hand": "Pickaxe, Copper"}, piles={"Loot": "Figurehead"})
    scene.p1.plays("Pickaxe")
    assert scene.trash == cards("Copper")
    assert (scene.p1.hand, scene.p1.discard, scene.p1.coins) == ([], [], 1)


def test_wealthy_village_and_three_treasures() -> None:
    """plunder/wealthy_village/1"""
    scene = Scene(p1={"play": "Copper, Silver, Gold", "coins": 5, "hand": "Wealthy Village", "deck": "9 Estate"},
                  piles={"Loot": "Hammer, Sword"}, phase="buy")
    scene.p1.buys("Wealthy Village")
    assert scene.p1.discard == cards("Hammer, Wealthy Village")
    scene = Scene(p1={"hand": "Wealthy Village", "deck": "9 Estate"})
    scene.p1.plays("Wealthy Village")
    assert (scene.p1.actions, scene.p1.hand) == (2, cards("Estate"))


def test_durations_and_loots_count_for_wealthy_village() -> None:
    """plunder/wealthy_village/2"""
    scene = Scene(p1={"durations": "Gondola", "play": "Sword, Copper"}, kingdom="Wealthy Village",
                  piles={"Loot": "Hammer"})
    scene.p1.gains("Wealthy Village")
    assert scene.p1.discard == cards("Hammer, Wealthy Village")


def test_names_count_for_wealthy_village() -> None:
    """plunder/wealthy_village/3"""
    scene = Scene(p1={"play": "5 Copper, Silver"}, kingdom="Wealthy Village", piles={"Loot": "Hammer"})
    scene.p1.gains("Wealthy Village")
    assert scene.p1.discard == cards("Wealthy Village")
