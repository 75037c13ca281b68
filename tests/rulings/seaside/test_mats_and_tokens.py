"""Seaside: Native Village, Island, Pirate Ship, Embargo."""
from throneroom.engine.events import EVERYBODY
from throneroom.record.view import view
from throneroom.testing import Scene, cards, in_order


# --- Native Village -----------------------------------------------------------------------------------------
def test_native_village_sets_aside_and_takes() -> None:
    """seaside/native_village/1"""
    scene = Scene(p1={"hand": "2 Native Village", "deck": "Gold, Silver"})
    scene.p1.plays("Native Village", "set aside")
    assert scene.p1.mat("Native Village") == cards("Gold")
    assert scene.p1.actions == 2
    assert view(scene.game, 1).players[0].mats == {"native_village": 1}
    scene.p1.plays("Native Village", "hand")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.mat("Native Village") == []
    assert scene.p1.actions == 3


def test_native_village_and_what_cannot_be_done() -> None:
    """seaside/native_village/2"""
    scene = Scene(p1={"hand": "Native Village, Copper"})
    scene.p1.plays("Native Village", "hand")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2
    scene = Scene(p1={"hand": "Native Village, Copper"})
    scene.p1.plays("Native Village", "set aside")
    assert scene.p1.mat("Native Village") == []
    assert scene.p1.actions == 2


def test_native_village_mat_belongs_to_its_owner() -> None:
    """seaside/native_village/3"""
    scene = Scene(p1={"deck": "Gardens, 8 Copper", "mats": {"Native Village": "Province"}})
    assert scene.p1.score == 7
    own = view(scene.game, 0).players[0].mats
    assert own == {"native_village": ["province"]}
    scene.p1.draws(9)
    scene.p1.discards("8 Copper, Gardens")
    scene.p1.draws(10)
    assert len(scene.p1.hand) == 9
    assert scene.p1.mat("Native Village") == cards("Province")


def test_native_village_itself_is_discarded() -> None:
    """seaside/native_village/4"""
    scene = Scene(p1={"hand": "Native Village", "deck": "6 Copper"})
    scene.p1.plays("Native Village", "set aside")
    scene.p1.ends_turn()
    assert scene.p1.mat("Native Village") == cards("Copper")
    assert scene.p1.discard == cards("Native Village")


# --- Island -------------------------------------------------------------------------------------------------
def test_island_leaves_with_another_card() -> None:
    """seaside/island/1"""
    scene = Scene(p1={"hand": "Island, Province, Copper", "deck": "10 Copper"})
    scene.p1.plays("Island", "Province")
    assert scene.p1.mat("Island") == cards("Island, Province")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.in_play == []
    assert view(scene.game, 1).players[0].mats == {"island": ["island", "province"]}
    moves = [event for event in scene.log.events if event.verb == "move"]
    assert moves and all(event.audience == EVERYBODY for event in moves)
    scene.p1.ends_turn()
    assert scene.p1.mat("Island") == cards("Island, Province")
    assert scene.p1.discard == cards("Copper")
    assert scene.cost("Island") == (4, 0, 0)


def test_island_must_take_a_card_if_there_is_one() -> None:
    """seaside/island/2"""
    scene = Scene(p1={"hand": "Island"})
    scene.p1.plays("Island")
    assert scene.p1.mat("Island") == cards("Island")
    scene = Scene(p1={"hand": "Island, Gold"})
    scene.p1.plays("Island")
    assert scene.asked == []
    assert scene.p1.mat("Island") == cards("Island, Gold")


def test_island_played_twice_takes_two_cards() -> None:
    """Island: 000:1558, by Throne Room it takes another card the second time."""
    scene = Scene(p1={"hand": "Throne Room, Island, Gold, Duchy, Copper"})
    scene.p1.plays("Throne Room", "Island", "Duchy", "Gold")
    assert scene.p1.mat("Island") == cards("Island, Duchy, Gold")
    assert scene.p1.hand == cards("Copper")


def test_island_scores() -> None:
    """seaside/island/4"""
    scene = Scene(p1={"deck": "2 Island", "mats": {"Island": "Island, Province"}})
    assert scene.p1.score == 12


def test_island_pile() -> None:
    """seaside/island/5"""
    for players, size in ((2, 8), (3, 12), (4, 12)):
        assert Scene(kingdom="Island", players=players).pile("Island") == size


# --- Pirate Ship --------------------------------------------------------------------------------------------
def test_pirate_ship_raids_for_a_token() -> None:
    """seaside/pirate_ship/1"""
    scene = Scene(p1={"hand": "Pirate Ship"}, p2={"deck": "Gold, Copper"}, p3={"deck": "Estate, Curse"})
    scene.p1.plays("Pirate Ship", scene.p1("attack"), scene.p1("Gold"))
    assert scene.trash == cards("Gold")
    assert scene.p2.discard == cards("Copper")
    assert scene.p3.discard == cards("Estate, Curse")
    assert scene.p1.me.count("pirate_ship") == 1
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Pirate Ship", "counters": {"pirate_ship": 3}}, p2={"deck": "Gold, Copper"})
    scene.p1.plays("Pirate Ship", "coins")
    assert scene.p1.coins == 3
    assert scene.p1.me.count("pirate_ship") == 3
    assert scene.p2.deck == in_order("Gold, Copper")


def test_pirate_ship_takes_at_most_one_token() -> None:
    """seaside/pirate_ship/2"""
    scene = Scene(p1={"hand": "Pirate Ship"}, p2={"deck": "Silver, Gold"}, p3={"deck": "2 Copper"})
    scene.p1.plays("Pirate Ship", "attack", scene.p1("Silver"))
    assert scene.trash == cards("Silver, Copper")
    assert scene.p2.discard == cards("Gold")
    assert scene.p3.discard == cards("Copper")
    assert scene.p1.me.count("pirate_ship") == 1
    scene = Scene(p1={"hand": "Pirate Ship"}, p2={"deck": "2 Estate"})
    scene.p1.plays("Pirate Ship", "attack")
    assert scene.trash == []
    assert scene.p1.me.count("pirate_ship") == 0


# --- Embargo ------------------------------------------------------------------------------------------------
def test_embargo_curses_buyers() -> None:
    """seaside/embargo/1"""
    scene = Scene(p1={"hand": "Embargo", "deck": "10 Copper"}, p2={"hand": "3 Gold", "deck": "10 Copper"})
    scene.p1.plays("Embargo", "Province")
    assert scene.p1.coins == 2
    assert scene.trash == cards("Embargo")
    assert scene.tokens("Province", "embargo") == 1
    scene.p1.ends_turn()
    scene.p2.plays("3 Gold")
    scene.p2.buys("Province")
    assert scene.p2.discard == cards("Province, Curse")
    assert scene.tokens("Province", "embargo") == 1


def test_embargo_tokens_accumulate() -> None:
    """seaside/embargo/2"""
    for curses, gained in ((10, 3), (1, 1)):
        scene = Scene(turn=2, phase="buy", p2={"coins": 5}, kingdom="Embargo", tokens={("Duchy", "embargo"): 3},
                      piles={"Curse": curses})
        scene.p2.buys("Duchy")
        assert scene.p2.discard == cards(f"{gained} Curse, Duchy")
        assert scene.pile("Curse") == curses - gained
    scene = Scene(turn=2, kingdom="Embargo", tokens={("Duchy", "embargo"): 3})
    scene.p2.gains("Duchy")
    assert scene.p2.discard == cards("Duchy")


def test_embargo_played_twice_puts_two_tokens() -> None:
    """seaside/embargo/4"""
    scene = Scene(p1={"hand": "Throne Room, Embargo"})
    scene.p1.plays("Throne Room", "Embargo", "Province", "Gold")
    assert scene.p1.coins == 4
    assert scene.trash == cards("Embargo")
    assert scene.tokens("Province", "embargo") == 1
    assert scene.tokens("Gold", "embargo") == 1


def test_embargo_on_any_pile_of_the_supply() -> None:
    """seaside/embargo/5"""
    scene = Scene(p1={"hand": "Embargo"}, kingdom="Village, Bandit Camp", trash="Smithy")
    scene.p1.plays("Embargo", "Curse")
    assert sorted(scene.asked[0].options) == cards(
        "Copper, Silver, Gold, Estate, Duchy, Province, Curse, Village, Bandit Camp, Embargo, Smithy")
    assert scene.game.pile("spoils") is not None
    assert scene.tokens("Curse", "embargo") == 1
