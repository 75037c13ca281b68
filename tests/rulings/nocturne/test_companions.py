"""Heirlooms, Spirits, Zombies and Wish.  (Ghost and Bat are with the Night cards.)"""
from throneroom.testing import Scene, cards, in_order


# --- Wish -------------------------------------------------------------------------------------------------------------
def test_wish() -> None:
    """nocturne/wish/1"""
    scene = Scene(piles={"Wish": 11}, p1={"hand": "Wish"})
    scene.p1.plays("Wish", "Gold")
    assert not {"province", "wish"} & set(scene.asked[0].options)
    assert scene.p1.actions == 1
    assert scene.pile("Wish") == 12
    assert scene.p1.in_play == []
    assert scene.p1.hand == cards("Gold")


def test_wish_twice() -> None:
    """nocturne/wish/2"""
    scene = Scene(p1={"hand": "Throne Room, Wish"})
    scene.p1.plays("Throne Room", "Wish", "Gold")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Gold")
    assert scene.gained(1) == ["gold"]


def test_wish_gains_to_hand() -> None:
    """nocturne/wish/3"""
    scene = Scene(kingdom="Nomad Camp", p1={"hand": "Wish"})
    scene.p1.plays("Wish", "Nomad Camp")
    assert scene.p1.hand == cards("Nomad Camp")
    assert scene.p1.deck == []


def test_the_wish_pile() -> None:
    """nocturne/wish/4"""
    scene = Scene(kingdom="Leprechaun", phase="buy", p1={"coins": 6})
    assert scene.pile("Wish") == 12
    assert not scene.pile_named("Wish").supply
    assert not scene.p1.can_buy("Wish")
    scene = Scene(kingdom="Smithy")
    assert scene.game.pile("wish") is None


# --- Spirits ----------------------------------------------------------------------------------------------------------
def test_will_o_wisp() -> None:
    """nocturne/will_o_wisp/1"""
    scene = Scene(p1={"hand": "Will-o'-Wisp", "deck": "Copper, Estate"})
    scene.p1.plays("Will-o'-Wisp")
    assert scene.p1.hand == cards("Copper, Estate")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Will-o'-Wisp", "deck": "Copper, Silver, Gold"})
    scene.p1.plays("Will-o'-Wisp")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Silver, Gold")


def test_will_o_wisp_and_other_costs() -> None:
    """nocturne/will_o_wisp/2"""
    for card in ("City Quarter", "Transmute"):
        scene = Scene(p1={"hand": "Will-o'-Wisp", "deck": "Copper, " + card})
        scene.p1.plays("Will-o'-Wisp")
        assert scene.p1.hand == cards("Copper")
        assert scene.p1.deck == in_order(card)


def test_the_will_o_wisp_pile() -> None:
    """nocturne/will_o_wisp/3"""
    scene = Scene(kingdom="Bard", phase="buy", p1={"coins": 6})
    assert scene.pile("Will-o'-Wisp") == 12
    assert not scene.pile_named("Will-o'-Wisp").supply
    assert not scene.p1.can_buy("Will-o'-Wisp")


def test_imp() -> None:
    """nocturne/imp/1"""
    scene = Scene(p1={"hand": "Imp, Smithy", "deck": "6 Copper"})
    scene.p1.plays("Imp", "Smithy")
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.actions == 0
    assert scene.p1.in_play == cards("Imp, Smithy")


def test_imp_plays_nothing_twice() -> None:
    """nocturne/imp/2"""
    scene = Scene(p1={"durations": "Secret Cave", "hand": "2 Imp, Secret Cave, Village", "deck": "5 Copper"})
    scene.p1.plays("Imp", "Village")
    assert scene.asked[0].options == ["village"]
    assert scene.p1.hand == cards("Imp, Secret Cave, 3 Copper")
    scene = Scene(stacks={"boons": "The Mountain's Gift, The Sea's Gift"},
                  p1={"hand": "2 Pixie, Imp", "deck": "5 Copper"})
    scene.p1.plays("Pixie", "yes")
    scene.p1.plays("Imp", "Pixie", "no")
    assert scene.p1.in_play == cards("Imp, Pixie")


def test_the_imp_pile() -> None:
    """nocturne/imp/3"""
    scene = Scene(kingdom="Tormentor", phase="buy", p1={"coins": 6})
    assert scene.pile("Imp") == 13
    assert not scene.pile_named("Imp").supply
    assert not scene.p1.can_buy("Imp")


# --- Heirlooms --------------------------------------------------------------------------------------------------------
def test_magic_lamp() -> None:
    """nocturne/magic_lamp/1"""
    scene = Scene(phase="buy", p1={"hand": "Magic Lamp", "play": "Village, Smithy, Market, Silver, Gold"})
    scene.p1.plays("Magic Lamp")
    assert scene.trash == cards("Magic Lamp")
    assert scene.p1.discard == cards("3 Wish")
    assert scene.pile("Wish") == 9
    assert scene.p1.coins == 1


def test_magic_lamp_counts_single_cards() -> None:
    """nocturne/magic_lamp/2"""
    scene = Scene(phase="buy", p1={"hand": "Magic Lamp", "play": "2 Village, Smithy, Market, Silver, Gold"})
    scene.p1.plays("Magic Lamp")
    assert scene.trash == []
    assert scene.p1.discard == []
    scene = Scene(phase="buy", p1={"hand": "Magic Lamp", "play": "2 Village, Smithy, Market, Silver, Gold, Copper"})
    scene.p1.plays("Magic Lamp")
    assert scene.trash == cards("Magic Lamp")
    assert scene.p1.discard == cards("3 Wish")


def test_haunted_mirror() -> None:
    """nocturne/haunted_mirror/1"""
    scene = Scene(kingdom="Cemetery", p1={"hand": "Haunted Mirror, Village"})
    scene.p1.gains("Cemetery", "Haunted Mirror", "Village")
    assert scene.p1.discard == cards("Cemetery, Village, Ghost")
    assert scene.trash == cards("Haunted Mirror")
    scene = Scene(kingdom="Cemetery", p1={"hand": "Haunted Mirror, Village"})
    scene.p1.gains("Cemetery", "Haunted Mirror", None)
    assert scene.p1.discard == cards("Cemetery")
    scene = Scene(kingdom="Cemetery", p1={"hand": "Haunted Mirror, Copper"})
    scene.p1.gains("Cemetery", "Haunted Mirror")
    assert scene.p1.discard == cards("Cemetery")
    scene = Scene(p1={"hand": "Haunted Mirror, Village"}, phase="buy")
    scene.p1.plays("Haunted Mirror")
    assert scene.p1.coins == 1
    assert scene.p1.in_play == cards("Haunted Mirror")


def test_pouch() -> None:
    """nocturne/pouch/1"""
    scene = Scene(p1={"hand": "Pouch"})
    scene.p1.plays("Pouch")
    assert scene.p1.coins == 1
    assert scene.p1.me.buys == 2


def test_pasture() -> None:
    """nocturne/pasture/1"""
    scene = Scene(p1={"hand": "Pasture", "deck": "2 Estate", "discard": "3 Estate"})
    assert scene.p1.score == 10
    scene.p1.plays("Pasture")
    assert scene.p1.coins == 1
    assert scene.p1.score == 10


def test_goat() -> None:
    """nocturne/goat/1"""
    scene = Scene(p1={"hand": "Goat, Curse"})
    scene.p1.plays("Goat", "Curse")
    assert scene.trash == cards("Curse")
    assert scene.p1.coins == 1
    scene = Scene(p1={"hand": "Goat, Curse"})
    scene.p1.plays("Goat", None)
    assert scene.trash == []


def test_lucky_coin() -> None:
    """nocturne/lucky_coin/1"""
    scene = Scene(p1={"hand": "Lucky Coin", "deck": "5 Estate"})
    scene.p1.plays("Lucky Coin")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Silver")
    scene = Scene(p1={"hand": "Lucky Coin", "deck": "5 Estate"})
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Lucky Coin")


def test_cursed_gold() -> None:
    """nocturne/cursed_gold/1"""
    scene = Scene(p1={"hand": "Cursed Gold", "deck": "5 Estate"})
    scene.p1.plays("Cursed Gold")
    assert scene.p1.coins == 3
    assert scene.p1.discard == cards("Curse")
    scene = Scene(p1={"hand": "Cursed Gold", "deck": "5 Estate"})
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Cursed Gold")


# --- Zombies ----------------------------------------------------------------------------------------------------------
def test_zombie_apprentice() -> None:
    """nocturne/zombie_apprentice/1"""
    scene = Scene(p1={"hand": "Necromancer, Village, Gold", "deck": "5 Copper"})
    scene.p1.plays("Necromancer", "Zombie Apprentice", "Village")
    assert scene.asked[1].options == ["village"]
    assert scene.p1.hand == cards("Gold, 3 Copper")
    assert scene.p1.actions == 1
    assert "village" in scene.trash
    scene = Scene(p1={"hand": "Necromancer, Village", "deck": "5 Copper"})
    scene.p1.plays("Necromancer", "Zombie Apprentice", None)
    assert scene.p1.hand == cards("Village")
    assert scene.p1.actions == 0


def test_zombie_mason() -> None:
    """nocturne/zombie_mason/1"""
    scene = Scene(p1={"hand": "Necromancer", "deck": "Estate, Gold"})
    scene.p1.plays("Necromancer", "Zombie Mason", "Silver")
    assert scene.asked[1].options == ["copper", "curse", "estate", "silver"]
    assert scene.asked[1].least == 0
    assert "estate" in scene.trash
    assert scene.p1.discard == cards("Silver")
    assert scene.p1.deck == in_order("Gold")
    scene = Scene(p1={"hand": "Necromancer", "deck": "Estate, Gold"})
    scene.p1.plays("Necromancer", "Zombie Mason", None)
    assert scene.p1.discard == []
    assert "estate" in scene.trash


def test_zombie_spy() -> None:
    """nocturne/zombie_spy/1"""
    scene = Scene(p1={"hand": "Necromancer", "deck": "Copper, Curse, Gold"})
    scene.p1.plays("Necromancer", "Zombie Spy", "yes")
    assert scene.asked[1].options == ["curse"]
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("Curse")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Necromancer", "deck": "Copper, Curse, Gold"})
    scene.p1.plays("Necromancer", "Zombie Spy", "no")
    assert scene.p1.deck == in_order("Curse, Gold")
