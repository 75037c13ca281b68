"""Intrigue: cards that change what the player owns, and what cards cost."""
from throneroom.testing import Scene, cards, in_order


# --- Bridge -------------------------------------------------------------------------------------------------
def test_bridge_makes_cards_cheaper() -> None:
    """intrigue/bridge/1"""
    scene = Scene(p1={"hand": "Bridge, 2 Silver"}, kingdom="Village")
    scene.p1.plays("Bridge")
    scene.p1.plays("2 Silver")
    assert scene.p1.coins == 5
    assert scene.p1.me.buys == 2
    assert scene.cost("Silver") == (2, 0, 0)
    assert scene.cost("Estate") == (1, 0, 0)
    assert scene.cost("Copper") == (0, 0, 0)
    scene.p1.buys("Silver")
    assert scene.p1.coins == 3
    scene.p1.buys("Village")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Silver, Village")


def test_bridge_counts_for_all_purposes() -> None:
    """intrigue/bridge/2"""
    scene = Scene(p1={"hand": "Bridge, Ironworks", "deck": "Gold", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Ironworks", "Duchy")
    assert scene.p1.discard == cards("Duchy")
    assert scene.p1.hand == cards("Gold")
    game = scene.game
    for player in game.players:
        for card in scene.make(["gold"]):
            player.hand.append(card)
            assert game.coins_cost(card) == 5


def test_bridge_stops_at_nothing() -> None:
    """intrigue/bridge/6"""
    scene = Scene(p1={"hand": "2 Bridge", "actions": 2})
    scene.p1.plays("Bridge")
    assert [scene.cost(name)[0] for name in ("Copper", "Curse", "Estate")] == [0, 0, 1]
    scene.p1.plays("Bridge")
    assert [scene.cost(name)[0] for name in ("Copper", "Curse", "Estate")] == [0, 0, 0]
    scene.p1.ends_turn()
    assert scene.cost("Estate") == (2, 0, 0)


# --- Coppersmith --------------------------------------------------------------------------------------------
def test_coppersmith_makes_coppers_better() -> None:
    """intrigue/coppersmith/1"""
    scene = Scene(p1={"hand": "Coppersmith, 3 Copper, Silver"})
    scene.p1.plays("Coppersmith")
    scene.p1.plays("3 Copper, Silver")
    assert scene.p1.coins == 8
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("3 Copper, Silver")
    assert scene.p1.coins == 5


def test_coppersmith_adds_up() -> None:
    """intrigue/coppersmith/2"""
    scene = Scene(p1={"hand": "Throne Room, Coppersmith, 2 Copper"})
    scene.p1.plays("Throne Room", "Coppersmith")
    scene.p1.plays("2 Copper")
    assert scene.p1.coins == 6
    scene = Scene(p1={"hand": "2 Coppersmith, 2 Copper", "actions": 2})
    scene.p1.plays("Coppersmith")
    scene.p1.plays("Coppersmith")
    scene.p1.plays("2 Copper")
    assert scene.p1.coins == 6


# --- Ironworks ----------------------------------------------------------------------------------------------
def test_ironworks_rewards_by_type() -> None:
    """intrigue/ironworks/1"""
    results = {"Silver": (0, 1, 0), "Estate": (0, 0, 1), "Smithy": (1, 0, 0), "Curse": (0, 0, 0),
               "Great Hall": (1, 0, 1)}
    for name, (actions, coins, drawn) in results.items():
        scene = Scene(p1={"hand": "Ironworks", "deck": "Copper"}, kingdom="Smithy, Great Hall")
        scene.p1.plays("Ironworks", name)
        assert "duchy" not in scene.asked[0].options
        assert scene.p1.discard == cards(name)
        assert (scene.p1.actions, scene.p1.coins, len(scene.p1.hand)) == (actions, coins, drawn)


# --- Upgrade ------------------------------------------------------------------------------------------------
def test_upgrade_gains_a_card_costing_one_more() -> None:
    """intrigue/upgrade/1"""
    scene = Scene(p1={"hand": "Upgrade, Estate", "deck": "Copper"})
    scene.p1.plays("Upgrade", "Estate")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Silver")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1


def test_upgrade_to_nothing() -> None:
    """intrigue/upgrade/2"""
    scene = Scene(p1={"hand": "Upgrade", "deck": "Copper"})
    scene.p1.plays("Upgrade")
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == []
    assert scene.p1.hand == []
    scene = Scene(p1={"hand": "Upgrade"})
    scene.p1.plays("Upgrade")
    assert scene.trash == []
    assert scene.p1.discard == []


# --- Trading Post -------------------------------------------------------------------------------------------
def test_trading_post_trades_two_cards_for_a_silver() -> None:
    """intrigue/trading_post/1"""
    scene = Scene(p1={"hand": "Trading Post, Curse, Estate"})
    scene.p1.plays("Trading Post")
    assert scene.trash == cards("Curse, Estate")
    assert scene.p1.hand == cards("Silver")
    scene.p1.plays("Silver")
    assert scene.p1.coins == 2


def test_trading_post_with_too_little() -> None:
    """intrigue/trading_post/2"""
    scene = Scene(p1={"hand": "Trading Post, Gold"})
    scene.p1.plays("Trading Post")
    assert scene.trash == cards("Gold")
    assert scene.p1.hand == []
    assert scene.pile("Silver") == 40
    scene = Scene(p1={"hand": "Trading Post, 2 Copper, Gold"}, piles={"Silver": 0})
    scene.p1.plays("Trading Post", "2 Copper")
    assert (scene.asked[0].least, scene.asked[0].most) == (2, 2)
    assert scene.trash == cards("2 Copper")
    assert scene.p1.hand == cards("Gold")
    scene = Scene(p1={"hand": "Trading Post"})
    scene.p1.plays("Trading Post")
    assert scene.trash == scene.p1.hand == []


# --- Masquerade ---------------------------------------------------------------------------------------------
def test_masquerade_passes_to_the_left() -> None:
    """intrigue/masquerade/1"""
    scene = Scene(p1={"hand": "Masquerade", "deck": "Estate, Gold"}, p2={"hand": "Curse, Copper"},
                  p3={"hand": "Silver"})
    scene.p1.plays("Masquerade", scene.p1("Estate"), scene.p2("Curse"), scene.p1("no"))
    assert scene.p1.hand == cards("Gold, Silver")
    assert scene.p2.hand == cards("Copper, Estate")
    assert scene.p3.hand == cards("Curse")
    assert scene.trash == []


def test_masquerade_is_chosen_before_anything_is_received() -> None:
    """intrigue/masquerade/2"""
    scene = Scene(p1={"hand": "Masquerade, Curse", "deck": "2 Gold"}, p2={"hand": "Copper"})
    scene.p1.plays("Masquerade", scene.p1("Curse"), scene.p1("no"))
    assert scene.p2.hand == cards("Curse")
    assert scene.p1.hand == cards("2 Gold, Copper")


def test_masquerade_is_no_attack() -> None:
    """intrigue/masquerade/3"""
    scene = Scene(p1={"hand": "Masquerade", "deck": "2 Estate"},
                  p2={"hand": "Moat, Secret Chamber, Diplomat, Gold, Copper"})
    scene.p1.plays("Masquerade", scene.p2("Moat"), scene.p1("no"))
    assert [asked.purpose for asked in scene.asked] == ["pass", "trash"]
    assert scene.asked[0].least == 1
    assert scene.p2.hand == cards("Secret Chamber, Diplomat, Gold, Copper, Estate")


def test_masquerade_lets_its_player_trash() -> None:
    """intrigue/masquerade/4"""
    scene = Scene(p1={"hand": "Masquerade", "deck": "2 Estate"}, p2={"hand": "Curse"})
    scene.p1.plays("Masquerade", scene.p1("Curse"))
    assert scene.trash == cards("Curse")
    assert [(asked.seat, asked.purpose) for asked in scene.asked] == [(0, "trash")]


def test_masquerade_does_not_skip_an_empty_hand() -> None:
    """intrigue/masquerade/5"""
    scene = Scene(p1={"hand": "Masquerade", "deck": "Estate, Gold"}, p2={}, p3={"hand": "Silver"})
    scene.p1.plays("Masquerade", scene.p1("Estate"), scene.p1("no"))
    assert scene.p1.hand == cards("Gold, Silver")
    assert scene.p2.hand == cards("Estate")
    assert scene.p3.hand == []


# --- Tribute ------------------------------------------------------------------------------------------------
def test_tribute_of_an_action_and_a_victory_card() -> None:
    """intrigue/tribute/1"""
    scene = Scene(p1={"hand": "Tribute", "deck": "3 Copper"}, p2={"deck": "Village, Estate, Gold"})
    scene.p1.plays("Tribute")
    assert scene.p2.discard == cards("Village, Estate")
    assert scene.p2.deck == in_order("Gold")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("2 Copper")


def test_tribute_of_equal_cards_dual_types_and_curses() -> None:
    """intrigue/tribute/2"""
    for deck, coins, drawn in (("Copper, Harem", 4, 2), ("Silver, Silver", 2, 0), ("Curse, Copper", 2, 0)):
        scene = Scene(p1={"hand": "Tribute", "deck": "3 Copper"}, p2={"deck": deck})
        scene.p1.plays("Tribute")
        assert scene.p1.coins == coins
        assert len(scene.p1.hand) == drawn
        assert scene.p2.discard == cards(deck)


def test_tribute_is_no_attack() -> None:
    """intrigue/tribute/3"""
    scene = Scene(p1={"hand": "Tribute", "deck": "3 Copper"}, p2={"hand": "Moat", "deck": "2 Gold"},
                  p3={"deck": "2 Gold"})
    scene.p1.plays("Tribute")
    assert scene.asked == []
    assert scene.p2.discard == cards("2 Gold")
    assert scene.p3.deck == in_order("2 Gold")


def test_tribute_with_a_short_deck() -> None:
    """intrigue/tribute/4"""
    scene = Scene(p1={"hand": "Tribute", "deck": "3 Copper"}, p2={"deck": "Gold", "discard": "Estate"})
    scene.p1.plays("Tribute")
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p2.discard == cards("Gold, Estate")
    scene = Scene(p1={"hand": "Tribute", "deck": "3 Copper"}, p2={"deck": "Gold"})
    scene.p1.plays("Tribute")
    assert scene.p1.coins == 2
    assert scene.p1.hand == []


# --- Secret Chamber, played ---------------------------------------------------------------------------------
def test_secret_chamber_discards_for_coins() -> None:
    """intrigue/secret_chamber/1"""
    scene = Scene(p1={"hand": "Secret Chamber, 2 Estate, Copper"})
    scene.p1.plays("Secret Chamber", "2 Estate")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 3)
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 0
