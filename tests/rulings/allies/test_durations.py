"""Royal Galley and Highwayman."""
from throneroom.testing import Scene, cards


def test_royal_galley_plays_the_action_now_and_next_turn() -> None:
    """allies/royal_galley/1"""
    scene = Scene(p1={"hand": "Royal Galley, Smithy", "deck": "20 Copper"}, p2={"deck": "10 Copper"})
    scene.p1.plays("Royal Galley", "Smithy")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.actions == 0
    assert scene.p1.aside == cards("Smithy")
    assert scene.p1.in_play == cards("Royal Galley")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Royal Galley")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8
    assert scene.p1.in_play == cards("Royal Galley, Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == scene.p1.aside == []


def test_royal_galley_cannot_set_aside_what_has_moved() -> None:
    """allies/royal_galley/2"""
    scene = Scene(p1={"hand": "Royal Galley, Acting Troupe", "deck": "20 Copper"})
    scene.p1.plays("Royal Galley", "Acting Troupe")
    assert scene.p1.villagers == 4
    assert scene.trash == cards("Acting Troupe")
    assert scene.p1.aside == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "royal_galley" in scene.p1.discard


def test_royal_galley_plays_no_duration() -> None:
    """allies/royal_galley/3"""
    scene = Scene(p1={"hand": "Royal Galley, Wharf", "deck": "Copper"})
    scene.p1.plays("Royal Galley")
    assert scene.asked == []
    assert scene.p1.actions == 0
    assert scene.p1.hand == cards("Wharf, Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(p1={"hand": "Royal Galley, Smithy", "deck": "Copper"})
    scene.p1.plays("Royal Galley", "no")
    assert scene.p1.hand == cards("Smithy, Copper")


def test_highwayman_robs_the_first_treasure() -> None:
    """allies/highwayman/1"""
    scene = Scene(p1={"hand": "Highwayman", "deck": "5 Copper, 4 Estate"}, p2={"hand": "Silver, Gold"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Silver")
    assert scene.p2.coins == 0
    scene.p2.plays("Gold")
    assert scene.p2.coins == 3
    assert scene.p1.in_play == cards("Highwayman")
    scene.p2.ends_turn()
    assert scene.p1.discard == cards("Highwayman")
    assert scene.p1.hand == cards("5 Copper, 3 Estate")
    scene.p1.plays("Copper")
    assert scene.p1.coins == 1


def test_highwayman_may_be_drawn_by_itself() -> None:
    """allies/highwayman/2"""
    scene = Scene(p1={"hand": "Highwayman", "deck": "5 Copper"}, p2={})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    assert scene.p1.discard == scene.p1.deck == []
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Highwayman")
    assert scene.p1.in_play == []


def test_highwayman_played_twice_draws_six() -> None:
    """allies/highwayman/3"""
    scene = Scene(p1={"hand": "Throne Room, Highwayman", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Throne Room", "Highwayman")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Highwayman")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("11 Copper")
    assert scene.p1.discard == cards("Highwayman")
    assert scene.p1.in_play == cards("Throne Room")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_highwaymen_are_not_cumulative() -> None:
    """allies/highwayman/4"""
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "Highwayman"}, p3={"hand": "2 Copper, Gold"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Highwayman")
    scene.p2.ends_turn()
    scene.p3.plays("2 Copper, Gold")
    assert scene.p3.coins == 4


def test_highwayman_works_in_extra_turns_too() -> None:
    """allies/highwayman/4: every turn of the others, with Seize the Day for the extra turn"""
    scene = Scene(landscapes="Seize the Day", p1={"hand": "Highwayman"},
                  p2={"hand": "Copper, 2 Gold", "deck": "5 Silver"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Copper, 2 Gold")
    assert scene.p2.coins == 6
    scene.p2.buys("Seize the Day")
    scene.p2.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.plays("3 Silver")
    assert scene.p2.coins == 4


def test_highwayman_below_the_line_text_still_works() -> None:
    """allies/highwayman/5"""
    scene = Scene(p1={"hand": "Highwayman", "deck": "20 Copper"},
                  p2={"hand": "Crown, Gold", "deck": "5 Capital, 5 Estate"}, phase="action")
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.game.players[1].actions = 0       # so that Crown is played in the Buy phase
    scene.p2.plays("Crown")
    assert scene.asked == []
    scene.p2.plays("Gold")
    assert scene.p2.coins == 3
    scene = Scene(p1={"hand": "Highwayman", "deck": "20 Copper"}, p2={"hand": "Capital"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Capital")
    assert (scene.p2.coins, scene.p2.me.buys) == (0, 1)
    scene.p2.ends_turn()
    assert scene.p2.debt == 6


def test_highwayman_a_way_may_be_used_instead() -> None:
    """allies/highwayman/6"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Highwayman"}, p2={"hand": "Crown, Copper, Gold"})
    scene.p1.plays("Highwayman", "no")
    scene.p1.ends_turn()
    scene.p2.plays("Crown", "Way of the Sheep")
    assert scene.asked[0].offers("Highwayman", "Way of the Sheep")
    assert scene.asked[0].least == 1
    assert scene.p2.coins == 2
    scene.p2.plays("Copper, Gold")
    assert scene.p2.coins == 6


def test_highwayman_and_enchantress() -> None:
    """allies/highwayman/6: Enchantress may affect it instead"""
    scene = Scene(p1={"hand": "Highwayman", "actions": 2, "deck": "10 Copper"}, p2={"hand": "Enchantress"},
                  p3={"hand": "Crown, Gold", "deck": "Silver"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    scene.p3.plays("Crown", "Enchantress")
    assert scene.asked[0].offers("Highwayman", "Enchantress")
    assert scene.p3.hand == cards("Gold, Silver")
    assert scene.p3.actions == 1
    scene.p3.plays("Gold")
    assert scene.p3.coins == 3
