"""Hinterlands: Highway, Silk Road, and rules of the set."""
from throneroom.testing import Scene, cards, in_order


def test_highways_make_all_cards_cheaper() -> None:
    """hinterlands/highway/1"""
    scene = Scene(p1={"hand": "2 Highway", "deck": "2 Copper", "aside": "Gold"}, p2={"hand": "Gold"})
    scene.p1.plays("Highway")
    assert scene.p1.actions == 1
    scene.p1.plays("Highway")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.cost("Province") == (6, 0, 0)
    assert scene.cost("Estate") == scene.cost("Copper") == (0, 0, 0)
    assert scene.game.coins_cost(scene.p1.card("Gold", "aside")) == 4
    assert scene.game.coins_cost(scene.p2.card("Gold")) == 4


def test_a_highway_played_twice_is_in_play_once() -> None:
    """hinterlands/highway/2"""
    scene = Scene(p1={"hand": "Throne Room, Highway", "deck": "3 Copper"})
    scene.p1.plays("Throne Room", "Highway")
    assert scene.cost("Gold") == (5, 0, 0)
    assert scene.p1.hand == cards("2 Copper")


def test_silk_road_counts_victory_cards() -> None:
    """hinterlands/silk_road/1 (Tunnel, a Victory card and Reaction worth 2, in place of Nobles)"""
    scene = Scene(p1={"deck": "2 Silk Road, 4 Estate", "aside": "Silk Road", "hand": "Tunnel"})
    assert scene.p1.score == 3 * 2 + 4 + 2
    fewer = Scene(p1={"deck": "3 Silk Road, 4 Estate"})
    assert fewer.p1.score == 3 * 1 + 4


def test_victory_piles_of_the_set() -> None:
    """hinterlands/silk_road/2"""
    kingdom = "Silk Road, Farmland, Tunnel"
    for players, size in ((2, 8), (3, 12), (4, 12)):
        scene = Scene(kingdom=kingdom, players=players)
        assert [scene.pile(name) for name in kingdom.split(", ")] == [size] * 3


def test_victory_piles_for_three() -> None:
    """hinterlands/rules/victory_pile_size/1"""
    assert Scene(kingdom="Tunnel", players=3).pile("Tunnel") == 12
    assert Scene(kingdom="Tunnel", players=2).pile("Tunnel") == 8


def test_the_player_orders_simultaneous_effects() -> None:
    """hinterlands/rules/simultaneous/1"""
    for first in ("Watchtower", "Royal Seal"):
        scene = Scene(phase="buy", p1={"coins": 3, "hand": "Watchtower", "play": "Royal Seal"})
        answers = ("yes",) if first == "Watchtower" else ("no", "yes")
        scene.p1.buys("Silver", scene.p1(first), *answers)
        assert scene.asked[0].purpose == "order"
        assert sorted(scene.asked[0].options) == ["royal_seal", "watchtower"]
        assert scene.asked[1].source == ("watchtower" if first == "Watchtower" else "royal_seal")
        assert scene.trash == cards("Silver")


def test_effects_of_several_players_come_in_turn_order() -> None:
    """hinterlands/rules/simultaneous/1 (and the others after the player whose turn it is)"""
    scene = Scene(turn=2, phase="buy", p1={"hand": "Fool's Gold"}, p2={"coins": 8, "hand": "Watchtower"},
                  p3={"hand": "Fool's Gold"})
    scene.p2.buys("Province", scene.p2("no"), scene.p2("no"), scene.p3("no"), scene.p1("no"))
    assert scene.p2.discard == cards("Province")


def test_revealed_reactions_are_not_in_play() -> None:
    """hinterlands/rules/in_play/1"""
    scene = Scene(phase="buy", kingdom="Peddler", p1={"coins": 3, "buys": 2, "hand": "Watchtower", "play": "Smithy"})
    scene.p1.buys("Silver", "no", "Silver")
    assert scene.p1.deck == in_order("Silver")
    assert scene.cost("Peddler") == (6, 0, 0)


def test_combined_cards_have_all_their_types() -> None:
    """hinterlands/rules/combined_types/1"""
    scene = Scene(p1={"hand": "Spice Merchant, Fool's Gold, Estate"})
    scene.p1.plays("Spice Merchant", "Fool's Gold", "coins")
    assert scene.trash == cards("Fool's Gold")
    crossroads = Scene(p1={"hand": "Crossroads, Tunnel", "deck": "2 Copper"})
    crossroads.p1.plays("Crossroads")
    assert crossroads.p1.hand == cards("Tunnel, Copper")
    assert Scene(p1={"deck": "Silk Road, 3 Tunnel"}).p1.score == 7
