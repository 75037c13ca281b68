"""The Actions and Victory cards of the Kingdom that give no Boons."""
from throneroom.testing import Scene, cards, in_order


# --- Secret Cave ------------------------------------------------------------------------------------------------------
def test_secret_cave() -> None:
    """nocturne/secret_cave/1"""
    scene = Scene(p1={"hand": "Secret Cave, 4 Copper", "deck": "Estate, 6 Silver"})
    scene.p1.plays("Secret Cave", "yes", "3 Copper")
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("Copper, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Secret Cave")
    scene.p2.ends_turn()
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_secret_cave_with_few_cards() -> None:
    """nocturne/secret_cave/2"""
    scene = Scene(p1={"hand": "Secret Cave, Copper", "deck": "Estate, 6 Silver"})
    scene.p1.plays("Secret Cave", "yes")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Copper, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.ends_turn()
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Secret Cave, 3 Copper", "deck": "Estate"})
    scene.p1.plays("Secret Cave", "yes", "3 Copper")
    assert (scene.asked[1].least, scene.asked[1].most) == (3, 3)
    scene = Scene(p1={"hand": "Secret Cave, 3 Copper", "deck": "Estate"})
    scene.p1.plays("Secret Cave", "no")
    assert scene.p1.hand == cards("3 Copper, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_secret_cave_is_discarded_in_its_last_turn() -> None:
    """nocturne/rules/durations/1"""
    scene = Scene(p1={"hand": "Secret Cave, 3 Copper", "deck": "10 Estate"})
    scene.p1.plays("Secret Cave", "yes", "3 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Secret Cave")
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "secret_cave" in scene.p1.all_cards


def test_throne_room_stays_with_a_secret_cave() -> None:
    """nocturne/rules/durations/2"""
    scene = Scene(p1={"hand": "Throne Room, Secret Cave, 4 Copper", "deck": "12 Copper"})
    scene.p1.plays("Throne Room", "Secret Cave", "yes", "yes")
    assert scene.p1.hand == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Secret Cave")
    scene.p2.ends_turn()
    assert scene.p1.coins == 6
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- Cemetery ---------------------------------------------------------------------------------------------------------
def test_cemetery() -> None:
    """nocturne/cemetery/1"""
    scene = Scene(kingdom="Cemetery", phase="buy", p1={"hand": "3 Copper, Estate", "coins": 4})
    scene.p1.buys("Cemetery", "3 Copper, Estate")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 4)
    assert scene.trash == cards("3 Copper, Estate")
    assert scene.p1.discard == cards("Cemetery")
    assert scene.p1.score == 2
    assert scene.game.table.decks[0][6].id == "haunted_mirror"


# --- Necromancer ------------------------------------------------------------------------------------------------------
def test_necromancer() -> None:
    """nocturne/necromancer/1"""
    scene = Scene(p1={"hand": "Necromancer", "deck": "Copper, Curse, Gold"})
    assert scene.trash == cards("Zombie Apprentice, Zombie Mason, Zombie Spy")
    scene.p1.plays("Necromancer", "Zombie Spy", "yes")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("Curse")
    assert scene.p1.actions == 1
    assert scene.p1.in_play == cards("Necromancer")
    assert scene.trash == cards("Zombie Apprentice, Zombie Mason, Zombie Spy")
    assert [card.id for card in scene.game.turn.face_down] == ["zombie_spy"]
    scene.p1.ends_turn()
    assert scene.game.turn.face_down == []


def test_necromancer_uses_each_card_once_a_turn() -> None:
    """nocturne/necromancer/2"""
    scene = Scene(p1={"hand": "4 Necromancer", "deck": "10 Copper", "actions": 4}, p2={"hand": "Necromancer"})
    scene.p1.plays("Necromancer", "Zombie Spy", "no")
    scene.p1.plays("Necromancer", "Zombie Apprentice", None)
    assert scene.asked[0].options == ["zombie_apprentice", "zombie_mason"]
    scene.p1.plays("Necromancer", None)
    assert scene.asked[0].source == "zombie_mason"
    hand = scene.p1.hand
    scene.p1.plays("Necromancer")
    assert scene.asked == []
    assert scene.trash == cards("Copper, Zombie Apprentice, Zombie Mason, Zombie Spy")
    assert len(scene.p1.hand) == len(hand) - 1
    scene.p1.ends_turn()
    scene.p2.plays("Necromancer", "Zombie Mason")
    assert scene.asked[0].options == ["zombie_apprentice", "zombie_mason", "zombie_spy"]


def test_necromancer_leaves_the_card_in_the_trash() -> None:
    """nocturne/necromancer/3"""
    scene = Scene(trash="Tragic Hero, Pixie", p1={"hand": "Necromancer, 6 Copper", "deck": "5 Estate"})
    scene.p1.plays("Necromancer", "Tragic Hero", "Silver")
    assert scene.p1.hand == cards("6 Copper, 3 Estate")
    assert scene.p1.me.buys == 2
    assert scene.p1.discard == cards("Silver")
    assert "tragic_hero" in scene.trash
    assert [card.id for card in scene.game.turn.face_down] == ["tragic_hero"]
    scene = Scene(trash="Pixie", stacks={"boons": "The Mountain's Gift"},
                  p1={"hand": "Necromancer", "deck": "5 Estate"})
    scene.p1.plays("Necromancer", "Pixie")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.actions == 1
    assert scene.p1.discard == []
    scene = Scene(trash="Tracker", stacks={"boons": "The Mountain's Gift"}, p1={"hand": "Necromancer"})
    scene.p1.plays("Necromancer", "Tracker")
    assert scene.p1.discard == cards("Silver")
    assert [asked.purpose for asked in scene.asked] == ["copy"]


def test_necromancer_plays_no_durations() -> None:
    """nocturne/necromancer/1"""
    scene = Scene(trash="Secret Cave, Gold", p1={"hand": "Necromancer"})
    scene.p1.plays("Necromancer", "Zombie Mason")
    assert scene.asked[0].options == ["zombie_apprentice", "zombie_mason", "zombie_spy"]


# --- Faithful Hound ---------------------------------------------------------------------------------------------------
def test_faithful_hound() -> None:
    """nocturne/faithful_hound/1"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Faithful Hound, 4 Copper"})
    scene.p1.plays("Militia", scene.p2("Faithful Hound, Copper"), scene.p2("yes"))
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p2.discard == cards("Copper")
    assert scene.p2.aside == cards("Faithful Hound")
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("3 Copper, Faithful Hound")
    scene = Scene(p1={"hand": "Faithful Hound", "deck": "3 Copper"})
    scene.p1.plays("Faithful Hound")
    assert scene.p1.hand == cards("2 Copper")


def test_faithful_hound_in_the_own_turn() -> None:
    """nocturne/faithful_hound/2"""
    scene = Scene(stacks={"boons": "The Wind's Gift"}, p1={"hand": "Bard, Faithful Hound", "deck": "10 Copper"})
    scene.p1.plays("Bard", "Faithful Hound, Copper", "yes")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Faithful Hound")


def test_faithful_hound_from_the_deck() -> None:
    """nocturne/faithful_hound/3"""
    scene = Scene(phase="night", p1={"hand": "Night Watchman", "deck": "Faithful Hound, 10 Copper"})
    scene.p1.plays("Night Watchman", "Faithful Hound", "yes")
    assert scene.p1.aside == cards("Faithful Hound")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Faithful Hound")
    assert scene.p1.aside == []


def test_two_faithful_hounds() -> None:
    """nocturne/faithful_hound/1"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "2 Faithful Hound, 3 Copper"})
    scene.p1.plays("Militia", scene.p2("2 Faithful Hound"), scene.p2("yes"), scene.p2("yes"))
    assert scene.p2.aside == cards("2 Faithful Hound")
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("3 Copper, 2 Faithful Hound")


def test_faithful_hound_moved_without_being_discarded() -> None:
    """nocturne/faithful_hound/4"""
    scene = Scene(p1={"hand": "Scavenger", "deck": "Faithful Hound, Gold"})
    scene.p1.plays("Scavenger", "yes", "Gold")
    assert scene.p1.discard == cards("Faithful Hound")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.coins == 2
    scene.p1.gains("Faithful Hound")
    assert scene.asked == []
    scene = Scene(p1={"hand": "Faithful Hound, Copper", "deck": "5 Copper"})
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Faithful Hound, Copper")


# --- Conclave ---------------------------------------------------------------------------------------------------------
def test_conclave() -> None:
    """nocturne/conclave/1"""
    scene = Scene(p1={"hand": "2 Conclave, Smithy, Militia", "deck": "3 Copper"})
    scene.p1.plays("Conclave", "Smithy")
    assert scene.asked[0].options == ["militia", "smithy"]
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("Conclave, Militia, 3 Copper")
    assert scene.p1.actions == 1
    assert scene.p1.can_play("Conclave")
    assert scene.p1.can_play("Militia")


def test_conclave_looks_at_what_is_in_play() -> None:
    """nocturne/conclave/2"""
    scene = Scene(stacks={"boons": "The Mountain's Gift, The Forest's Gift"},
                  p1={"play": "Secret Cave", "hand": "2 Conclave, Secret Cave, 2 Pixie", "deck": "4 Copper"})
    scene.p1.plays("Pixie", "yes")
    assert scene.trash == cards("Pixie")
    scene.p1.plays("Conclave", "Pixie", "no")
    assert scene.asked[0].options == ["pixie"]
    assert scene.p1.actions == 2
    scene.p1.plays("Conclave")
    assert scene.p1.in_play == cards("2 Conclave, Pixie, Secret Cave")


# --- others -----------------------------------------------------------------------------------------------------------
def test_leprechaun() -> None:
    """nocturne/leprechaun/1"""
    scene = Scene(p1={"hand": "Leprechaun", "play": "6 Copper"})
    scene.p1.plays("Leprechaun")
    assert scene.p1.discard == cards("Gold, Wish")
    assert len(scene.game.stacks["hexes"]) == 12
    scene = Scene(stacks={"hexes": "Greed"}, p1={"hand": "Leprechaun", "play": "7 Copper"})
    scene.p1.plays("Leprechaun")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.deck == in_order("Copper")


def test_shepherd() -> None:
    """nocturne/shepherd/1"""
    scene = Scene(p1={"hand": "Shepherd, Estate, Pasture, Province, Copper", "deck": "7 Silver"})
    scene.p1.plays("Shepherd", "Estate, Pasture, Province")
    assert scene.p1.actions == 1
    assert scene.p1.discard == cards("Estate, Pasture, Province")
    assert scene.p1.hand == cards("Copper, 6 Silver")
    assert [len(event.cards) for event in scene.log.events if event.verb == "reveal"] == [3]


def test_tormentor() -> None:
    """nocturne/tormentor/1"""
    scene = Scene(p1={"hand": "Tormentor"})
    scene.p1.plays("Tormentor")
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("Imp")
    assert len(scene.game.stacks["hexes"]) == 12
    scene = Scene(stacks={"hexes": "Plague"}, p1={"hand": "Tormentor", "durations": "Secret Cave"})
    scene.p1.plays("Tormentor")
    assert scene.p1.discard == []
    assert scene.p2.hand == cards("Curse")


def test_pooka() -> None:
    """nocturne/pooka/1"""
    scene = Scene(p1={"hand": "Pooka, Copper, Cursed Gold", "deck": "5 Estate"})
    scene.p1.plays("Pooka", "Copper")
    assert scene.asked[0].options == ["copper"]
    assert scene.trash == cards("Copper")
    assert scene.p1.hand == cards("Cursed Gold, 4 Estate")
    scene = Scene(p1={"hand": "Pooka, Copper, Cursed Gold", "deck": "5 Estate"})
    scene.p1.plays("Pooka", None)
    assert scene.p1.hand == cards("Copper, Cursed Gold")


def test_tragic_hero() -> None:
    """nocturne/tragic_hero/1"""
    scene = Scene(p1={"hand": "Tragic Hero, 5 Copper", "deck": "3 Estate"})
    scene.p1.plays("Tragic Hero", "Gold")
    assert len(scene.p1.hand) == 8
    assert scene.trash == cards("Tragic Hero")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.me.buys == 2
    assert scene.asked[0].options == ["copper", "gold", "silver"]
    scene = Scene(p1={"hand": "Tragic Hero, 4 Copper", "deck": "3 Estate"})
    scene.p1.plays("Tragic Hero")
    assert scene.p1.in_play == cards("Tragic Hero")
    assert scene.p1.discard == []


def test_cursed_village() -> None:
    """nocturne/cursed_village/1"""
    scene = Scene(stacks={"hexes": "Greed"}, p1={"hand": "Cursed Village, 2 Copper", "deck": "10 Estate"})
    scene.p1.plays("Cursed Village")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("2 Copper, 4 Estate")
    scene.p1.gains("Cursed Village")
    assert scene.p1.deck[0] == "copper"
    scene = Scene(p1={"hand": "Cursed Village, 7 Copper", "deck": "10 Estate"})
    scene.p1.plays("Cursed Village")
    assert scene.p1.hand == cards("7 Copper")
