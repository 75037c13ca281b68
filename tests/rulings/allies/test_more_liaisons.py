"""Liaisons: Broker, Guildmaster, Sycophant."""
from throneroom.testing import Scene, cards


def test_sycophant() -> None:
    """allies/sycophant/1"""
    scene = Scene(p1={"hand": "Sycophant, 4 Copper"})
    scene.p1.plays("Sycophant")
    assert scene.p1.discard == cards("3 Copper")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.favors) == (3, 1, 1)
    assert scene.p1.hand == cards("Copper")
    scene.p1.gains("Sycophant")
    assert scene.p1.favors == 3
    scene = Scene(p1={"hand": "Sycophant"})
    scene.p1.trashes("Sycophant")
    assert scene.p1.favors == 3


def test_sycophant_with_few_cards() -> None:
    """allies/sycophant/2"""
    scene = Scene(p1={"hand": "2 Sycophant"})
    scene.p1.plays("Sycophant")
    assert (scene.p1.hand, scene.p1.coins, scene.p1.actions) == ([], 3, 1)
    scene = Scene(p1={"hand": "Sycophant"})
    scene.p1.plays("Sycophant")
    assert (scene.p1.coins, scene.p1.actions) == (0, 1)


def test_favors_of_sycophant_can_be_used_at_once() -> None:
    """allies/sycophant/3"""
    scene = Scene(landscapes="City-state", kingdom="Sycophant", phase="buy",
                  p1={"hand": "3 Estate", "coins": 2, "favors": 0})
    scene.p1.buys("Sycophant", "yes")
    assert scene.p1.favors == 0
    assert scene.p1.in_play == cards("Sycophant")
    assert scene.p1.discard == cards("3 Estate")
    assert scene.p1.coins == 3


def test_broker() -> None:
    """allies/broker/1"""
    scene = Scene(p1={"hand": "Broker, Estate", "deck": "5 Copper"})
    scene.p1.plays("Broker", "favors")
    assert (scene.p1.favors, scene.p1.coins, scene.p1.hand, scene.p1.actions) == (3, 0, [], 0)
    assert scene.trash == cards("Estate")
    scene = Scene(p1={"hand": "Broker, Estate", "deck": "5 Copper"})
    scene.p1.plays("Broker", "cards")
    assert scene.p1.hand == cards("2 Copper")
    scene = Scene(p1={"hand": "Broker, Estate", "deck": "5 Copper"})
    scene.p1.plays("Broker", "actions")
    assert scene.p1.actions == 2


def test_broker_counts_coins_only() -> None:
    """allies/broker/2"""
    scene = Scene(p1={"hand": "Broker, Alchemist"})
    scene.p1.plays("Broker", "coins")
    assert scene.p1.coins == 3
    scene = Scene(p1={"hand": "Broker, City Quarter", "favors": 0})
    scene.p1.plays("Broker", "favors")
    assert scene.p1.favors == 0


def test_guildmaster() -> None:
    """allies/guildmaster/1"""
    scene = Scene(p1={"hand": "Guildmaster, Workshop", "actions": 2}, kingdom="Village")
    scene.p1.plays("Guildmaster")
    assert scene.p1.coins == 3
    scene.p1.plays("Workshop", "Village")
    scene.p1.buys("Silver")
    assert scene.p1.favors == 3


def test_the_favor_of_guildmaster_can_be_used_at_once() -> None:
    """allies/guildmaster/2"""
    scene = Scene(landscapes="Band of Nomads", p1={"hand": "Guildmaster", "favors": 0})
    scene.p1.plays("Guildmaster")
    scene.p1.buys("Silver", "yes", "buys")
    assert scene.p1.favors == 0
    assert scene.p1.me.buys == 1
