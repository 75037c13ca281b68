"""The Augurs (Herb Gatherer, Acolyte, Sorceress, Sibyl) and the Forts (Tent, Garrison, Hill Fort, Stronghold)."""
from throneroom.testing import Scene, cards, in_order


def test_the_augurs() -> None:
    """allies/augurs/1"""
    scene = Scene(kingdom="Augurs", p1={"coins": 6}, phase="buy")
    pile = [card.id for card in reversed(scene.pile_named("Augurs").cards)]
    assert pile == ["herb_gatherer"] * 4 + ["acolyte"] * 4 + ["sorceress"] * 4 + ["sibyl"] * 4
    assert scene.p1.can_buy("Herb Gatherer")
    assert not scene.p1.can_buy("Acolyte") and not scene.p1.can_buy("Sibyl")


def test_herb_gatherer() -> None:
    """allies/herb_gatherer/1"""
    scene = Scene(p1={"hand": "Herb Gatherer", "deck": "5 Copper", "discard": "Gold, Estate"})
    scene.p1.plays("Herb Gatherer", "Gold", "Augurs")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 3)
    assert scene.p1.in_play == cards("Herb Gatherer, Gold")
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("5 Copper, Estate")
    assert scene.top("Augurs") == "acolyte"


def test_herb_gatherer_does_not_discard() -> None:
    """allies/herb_gatherer/2"""
    scene = Scene(p1={"hand": "Herb Gatherer", "deck": "Tunnel"})
    scene.p1.plays("Herb Gatherer", "no")
    assert [asked.purpose for asked in scene.asked] == ["pile"]
    assert scene.p1.discard == cards("Tunnel")


def test_acolyte() -> None:
    """allies/acolyte/1"""
    scene = Scene(p1={"hand": "Acolyte, Estate"}, piles={"Augurs": "2 Acolyte, 4 Sibyl"})
    scene.p1.plays("Acolyte", "Estate", "yes")
    assert scene.trash == cards("Estate, Acolyte")
    assert scene.p1.discard == cards("Gold, Acolyte")
    assert scene.pile("Augurs") == 5


def test_sorceress() -> None:
    """allies/sorceress/1"""
    scene = Scene(p1={"hand": "2 Sorceress", "deck": "2 Copper"}, p2={})
    scene.p1.plays("Sorceress", "Copper")
    assert scene.p2.discard == cards("Curse")
    assert scene.p1.hand == cards("Sorceress, Copper")
    scene.p1.plays("Sorceress", "Gold")
    assert scene.p2.discard == cards("Curse")
    assert scene.p1.hand == cards("2 Copper")


def test_sibyl() -> None:
    """allies/sibyl/1"""
    scene = Scene(p1={"hand": "Sibyl, Estate, Silver", "deck": "4 Copper, Gold"})
    scene.p1.plays("Sibyl", "Silver", "Estate")
    assert scene.p1.deck == in_order("Silver, Gold, Estate")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.actions == 1


def test_the_forts() -> None:
    """allies/forts/1"""
    scene = Scene(kingdom="Forts")
    pile = [card.id for card in reversed(scene.pile_named("Forts").cards)]
    assert pile == ["tent"] * 4 + ["garrison"] * 4 + ["hill_fort"] * 4 + ["stronghold"] * 4
    assert (scene.cost("Tent"), scene.cost("Stronghold")) == ((3, 0, 0), (6, 0, 0))


def test_tent() -> None:
    """allies/tent/1"""
    scene = Scene(p1={"hand": "2 Tent", "actions": 2, "deck": "9 Copper"},
                  piles={"Forts": "2 Tent, 4 Garrison, 4 Hill Fort, 4 Stronghold"})
    scene.p1.plays("Tent", "Forts")
    assert (scene.p1.coins, scene.top("Forts")) == (2, "garrison")
    scene.p1.plays("Tent", "no")
    scene.p1.ends_turn("yes", "no")
    assert scene.p1.hand == cards("Tent, 4 Copper")
    assert scene.p1.discard == cards("Tent")


def test_garrison_draws_for_every_gain() -> None:
    """allies/garrison/1"""
    scene = Scene(p1={"hand": "Garrison", "deck": "20 Copper", "buys": 3}, p2={})
    scene.p1.plays("Garrison")
    assert scene.p1.coins == 2
    for _ in range(3):
        scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Garrison")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(p1={"hand": "Garrison", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Garrison")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5


def test_garrison_played_twice() -> None:
    """allies/garrison/2"""
    scene = Scene(p1={"hand": "Throne Room, Garrison", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Throne Room", "Garrison")
    for _ in range(3):
        scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Garrison")
    scene.p2.ends_turn()
    assert scene.asked == []
    assert len(scene.p1.hand) == 5 + 6


def test_garrison_out_of_play_has_no_tokens() -> None:
    """allies/garrison/3"""
    scene = Scene(landscapes="Bonfire", p1={"hand": "Garrison", "deck": "20 Copper", "coins": 1}, p2={})
    scene.p1.plays("Garrison")
    scene.p1.gains("Silver")
    scene.p1.buys("Bonfire", "Garrison")
    assert scene.trash == cards("Garrison")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5


def test_hill_fort() -> None:
    """allies/hill_fort/1"""
    scene = Scene(p1={"hand": "Hill Fort", "deck": "Copper"})
    scene.p1.plays("Hill Fort", "Silver", "hand")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.discard) == (cards("Silver"), 0, [])
    scene = Scene(p1={"hand": "Hill Fort", "deck": "Copper"})
    scene.p1.plays("Hill Fort", "Silver", "cards")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.discard) == (cards("Copper"), 1, cards("Silver"))


def test_hill_fort_finds_only_what_is_still_there() -> None:
    """allies/hill_fort/2"""
    scene = Scene(p1={"hand": "Hill Fort, Watchtower", "deck": "Copper"})
    scene.p1.plays("Hill Fort", "Curse", "yes", "hand")
    assert scene.p1.hand == cards("Watchtower")
    assert scene.trash == cards("Curse")


def test_stronghold() -> None:
    """allies/stronghold/1"""
    scene = Scene(p1={"hand": "Stronghold", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Stronghold", "coins")
    assert scene.p1.coins == 3
    assert scene.p1.score == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(p1={"hand": "Stronghold", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Stronghold", "cards")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Stronghold")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_stronghold_with_elder() -> None:
    """allies/stronghold/2"""
    scene = Scene(p1={"hand": "Elder, Stronghold", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Elder", "Stronghold", "coins, cards")
    assert scene.p1.coins == 5
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Stronghold")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8
