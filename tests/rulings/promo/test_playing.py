"""Captain, Church, Prince, Sauna and Avanto, Summon."""
from throneroom.testing import Scene, cards


def test_prince() -> None:
    """promo/prince/1"""
    scene = Scene(p1={"hand": "Prince, Smithy, Laboratory", "deck": "30 Copper"}, p2={})
    assert scene.cost("Prince") == (8, 0, 0)
    scene.p1.plays("Prince", "yes")
    assert scene.p1.aside == cards("Prince, Smithy")
    assert scene.p1.in_play == []
    for _ in range(3):
        scene.p1.ends_turn()
        assert scene.p1.aside == cards("Prince, Smithy")
        scene.p2.ends_turn()
        assert len(scene.p1.hand) == 8
        assert scene.p1.actions == 1
        assert scene.p1.in_play == cards("Smithy")
        assert scene.p1.aside == cards("Prince")


def test_prince_may_be_declined_and_chooses_up_to_4() -> None:
    """promo/prince/1: setting it aside is optional; a Laboratory costs too much"""
    scene = Scene(p1={"hand": "Prince, Smithy, Village, Laboratory"})
    scene.p1.plays("Prince", "no")
    assert scene.p1.in_play == cards("Prince")
    scene = Scene(p1={"hand": "Prince, Smithy, Village, Laboratory"})
    scene.p1.plays("Prince", "yes", "Village")
    assert sorted(scene.asked[1].options) == ["smithy", "village"]


def test_prince_stops() -> None:
    """promo/prince/2"""
    scene = Scene(p1={"hand": "Prince, Acting Troupe", "deck": "30 Copper"}, p2={})
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.villagers == 4
    assert scene.trash == cards("Acting Troupe")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.villagers == 4
    assert scene.p1.aside == cards("Prince")
    assert "prince" in scene.p1.all_cards


def test_prince_with_throne_room() -> None:
    """promo/prince/3"""
    scene = Scene(p1={"hand": "Throne Room, Prince, Smithy, Village", "deck": "30 Copper"}, p2={})
    scene.p1.plays("Throne Room", "Prince", "yes", "Smithy")
    assert scene.p1.aside == cards("Prince, Smithy")
    scene = Scene(p1={"hand": "Throne Room, Prince, Smithy, Village", "deck": "30 Copper"}, p2={})
    scene.p1.plays("Throne Room", "Prince", "no", "no")
    assert scene.p1.aside == []
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5


def test_two_princes_and_a_duration() -> None:
    """promo/prince/5"""
    scene = Scene(p1={"hand": "2 Prince, Village, Smithy", "actions": 2, "play": "Wharf", "deck": "30 Copper"}, p2={})
    scene.p1.me.next_turn(scene.p1.card("Wharf", "play"))
    scene.p1.plays("Prince", "yes", "Village")
    scene.p1.plays("Prince", "yes")
    assert scene.p1.aside == cards("2 Prince, Village, Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Wharf", "Prince")
    assert [sorted(asked.options) for asked in scene.asked if asked.purpose == "order"] == [
        ["prince", "prince", "wharf"], ["prince", "prince"]]
    assert scene.p1.in_play == cards("Village, Smithy, Wharf")
    assert scene.p1.actions == 3
    assert len(scene.p1.hand) == 5 + 2 + 1 + 3
    scene.p1.ends_turn("Smithy")
    assert scene.p1.aside == cards("2 Prince, Village, Smithy")
    assert [card for card in scene.p1.all_cards if card != "copper"] == cards("2 Prince, Village, Smithy, Wharf")


def test_the_sauna_pile() -> None:
    """promo/sauna/1"""
    scene = Scene(kingdom="Sauna / Avanto", p1={"coins": 5}, phase="buy")
    assert [card.id for card in reversed(scene.pile_named("Sauna / Avanto").cards)] == ["sauna"] * 5 + ["avanto"] * 5
    assert scene.p1.can_buy("Sauna")
    assert not scene.p1.can_buy("Avanto")
    scene = Scene(p1={"coins": 5}, phase="buy", piles={"Sauna / Avanto": "5 Avanto"})
    assert scene.p1.can_buy("Avanto")


def test_sauna_and_silver() -> None:
    """promo/sauna/2"""
    scene = Scene(p1={"hand": "Sauna, Silver, Curse", "deck": "Copper"})
    scene.p1.plays("Sauna")
    assert scene.p1.actions == 1
    scene.p1.plays("Silver", "Curse")
    assert scene.trash == cards("Curse")
    assert scene.p1.coins == 2


def test_saunas_and_plays_of_silver() -> None:
    """promo/sauna/3"""
    scene = Scene(p1={"play": "2 Sauna", "hand": "Counterfeit, Silver, 4 Curse"}, phase="buy")
    scene.p1.plays("Counterfeit", "Silver", "Curse", "Curse", "Curse", "Curse")
    assert scene.trash == cards("4 Curse, Silver")
    assert (scene.p1.coins, scene.p1.me.buys) == (5, 2)


def test_sauna_out_of_play() -> None:
    """promo/sauna/4"""
    scene = Scene(p1={"hand": "Procession, Sauna, Silver, Curse", "deck": "5 Copper"})
    scene.p1.plays("Procession", "Sauna")
    assert scene.trash == cards("Sauna")
    scene.p1.plays("Silver")
    assert scene.asked == []
    assert "curse" in scene.p1.hand


def test_avanto_plays_sauna() -> None:
    """promo/avanto/1"""
    scene = Scene(p1={"hand": "Avanto, Sauna", "deck": "10 Copper"})
    scene.p1.plays("Avanto", "Sauna")
    assert scene.p1.in_play == cards("Avanto, Sauna")
    assert len(scene.p1.hand) == 4
    assert scene.p1.actions == 1


def test_the_chain_of_sauna_and_avanto() -> None:
    """promo/avanto/2"""
    scene = Scene(p1={"hand": "2 Sauna, Avanto, Village", "deck": "10 Copper"})
    scene.p1.plays("Sauna", "Avanto", "Sauna")
    assert scene.p1.in_play == cards("2 Sauna, Avanto")
    assert scene.p1.actions == 2
    assert len(scene.p1.hand) == 1 + 5
    scene = Scene(p1={"hand": "Sauna, Avanto, Village", "deck": "10 Copper"})
    scene.p1.plays("Sauna", "no")
    scene.p1.plays("Village")
    assert scene.asked == []
    scene.p1.plays("Avanto")
    assert scene.p1.actions == 1 - 1 + 1 - 1 + 2 - 1
    scene = Scene(p1={"hand": "2 Sauna", "deck": "10 Copper"})
    scene.p1.plays("Sauna")
    assert scene.asked == []


def test_summon() -> None:
    """promo/summon/1"""
    scene = Scene(landscapes="Summon", kingdom="Smithy, Laboratory", p1={"coins": 5, "deck": "20 Copper"}, p2={})
    scene.p1.buys("Summon")
    assert scene.p1.aside == cards("Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8
    assert scene.p1.actions == 1
    assert scene.p1.in_play == cards("Smithy")


def test_summon_loses_track() -> None:
    """promo/summon/2"""
    scene = Scene(landscapes="Summon", kingdom="Village", p1={"hand": "Watchtower", "coins": 5, "deck": "20 Copper"},
                  p2={})
    scene.p1.buys("Summon", "Village", "no", "yes")
    assert scene.p1.aside == []
    assert scene.p1.deck[0] == "village"
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == []
    assert "village" in scene.p1.hand


def test_summon_finds_nomad_camp() -> None:
    """promo/summon/3"""
    scene = Scene(landscapes="Summon", kingdom="Nomad Camp", p1={"coins": 5, "deck": "20 Copper"}, p2={})
    scene.p1.buys("Summon")
    assert scene.p1.aside == cards("Nomad Camp")
    assert scene.p1.deck[0] == "copper"
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Nomad Camp")
    assert scene.p1.coins == 2


def test_church() -> None:
    """promo/church/1"""
    scene = Scene(p1={"hand": "Church, Gold, Estate, Silver", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Church", "Gold, Estate")
    assert scene.p1.actions == 1
    assert scene.asked[0].most == 3
    assert scene.p1.face_down == cards("Gold, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Church")
    scene.p2.ends_turn("Estate")
    assert scene.asked[0].offers("Gold", "Estate", "Copper")
    assert scene.trash == cards("Estate")
    assert scene.p1.hand == cards("Gold, 5 Copper")


def test_church_without_cards() -> None:
    """promo/church/2"""
    scene = Scene(p1={"hand": "Church, Gold", "deck": "4 Copper, Curse, 20 Copper"}, p2={})
    scene.p1.plays("Church", "no")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Curse")
    assert scene.trash == cards("Curse")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_church_played_twice() -> None:
    """promo/church/3"""
    scene = Scene(p1={"hand": "Throne Room, Church, 3 Estate, 2 Silver", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Throne Room", "Church", "3 Estate", "2 Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Church")
    scene.p2.ends_turn("Church", "Copper", "Copper")
    assert [asked.purpose for asked in scene.asked] == ["order", "trash", "trash"]
    assert scene.asked[1].offers("Estate") and not scene.asked[1].offers("Silver")
    assert scene.asked[2].offers("Estate", "Silver")
    assert scene.trash == cards("2 Copper")


def test_captain_plays_from_the_supply() -> None:
    """promo/captain/1"""
    scene = Scene(kingdom="Village, Smithy, Laboratory", p1={"hand": "Captain", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Captain", "Smithy")
    assert sorted(scene.asked[0].options) == ["smithy", "village"]
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.in_play == cards("Captain")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Village")
    assert len(scene.p1.hand) == 6
    assert scene.p1.actions == 3
    assert (scene.pile("Smithy"), scene.pile("Village")) == (10, 10)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_captain_sees_only_the_top_of_the_supply() -> None:
    """promo/captain/2"""
    scene = Scene(kingdom="Smithy", also="Mercenary", p1={"hand": "Captain", "deck": "20 Copper"},
                  piles={"Clashes": "Warlord, 4 Archer", "Village": 0, "Sauna / Avanto": "Avanto, Sauna"})
    scene.p1.plays("Captain")
    assert scene.asked == []
    assert scene.p1.hand == cards("3 Copper")


def test_captain_plays_no_duration_and_no_command() -> None:
    """promo/captain/1: neither Duration nor Command"""
    scene = Scene(kingdom="Importer, Smithy, Captain", p1={"hand": "Captain, Bridge Troll", "deck": "20 Copper"})
    scene.game.turn.discount = 3
    scene.p1.plays("Captain")
    assert scene.asked == []
    assert scene.p1.hand == cards("Bridge Troll, 3 Copper")


def test_captain_tries_again() -> None:
    """promo/captain/3"""
    scene = Scene(kingdom="Laboratory", p1={"hand": "Captain", "deck": "20 Copper"}, piles={"Smithy": 0}, p2={})
    scene.p1.plays("Captain")
    assert scene.asked == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Captain")
    scene.fill("Smithy", 1)
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8


def test_captain_and_cards_that_move_themselves() -> None:
    """promo/captain/4"""
    scene = Scene(kingdom="Workshop", p1={"hand": "Captain"})
    scene.p1.plays("Captain", "Workshop")
    assert scene.p1.discard == cards("Workshop")
    scene = Scene(kingdom="Acting Troupe", p1={"hand": "Captain"})
    scene.p1.plays("Captain")
    assert scene.p1.villagers == 4
    assert (scene.pile("Acting Troupe"), scene.trash) == (10, [])
    scene = Scene(kingdom="Lurker", p1={"hand": "Captain"}, p2={})
    scene.p1.plays("Captain", "trash", "Lurker")
    assert (scene.pile("Lurker"), scene.trash) == (9, cards("Lurker"))
    scene = Scene(kingdom="Mining Village", p1={"hand": "Captain"})
    scene.p1.plays("Captain")
    assert (scene.p1.actions, scene.p1.coins, scene.trash) == (2, 0, [])


def test_captain_plays_cards_that_are_not_in_play() -> None:
    """promo/captain/5"""
    scene = Scene(kingdom="Sauna / Avanto", p1={"hand": "Captain, Silver, Curse", "deck": "9 Copper"})
    scene.p1.plays("Captain")
    assert scene.p1.hand == cards("Silver, Curse, Copper")
    assert scene.p1.actions == 1
    scene.p1.plays("Silver")
    assert scene.asked == []


def test_captain_and_a_duration_played_by_what_it_plays() -> None:
    """promo/captain/6"""
    scene = Scene(kingdom="Throne Room, Moat", p1={"hand": "Captain", "deck": "2 Copper, Wharf, 30 Copper"}, p2={})
    scene.p1.plays("Captain", "Moat")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Throne Room", "Wharf")
    assert scene.p1.in_play == cards("Captain, Wharf")
    assert (len(scene.p1.hand), scene.p1.me.buys) == (4 + 4, 3)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Wharf")
    scene.p2.ends_turn()
    assert (len(scene.p1.hand), scene.p1.me.buys) == (5 + 4, 3)
    assert scene.pile("Throne Room") == 10
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
