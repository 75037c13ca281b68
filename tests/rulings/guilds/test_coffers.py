"""Baker, Butcher, Merchant Guild, Plaza, and the rules of Coffers."""
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


# --- Baker --------------------------------------------------------------------------------------------------
def test_baker() -> None:
    """guilds/baker/1"""
    scene = Scene(p1={"hand": "Baker", "deck": "Gold, Silver", "coffers": 0})
    scene.p1.plays("Baker")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.actions == 1
    assert scene.p1.coffers == 1
    assert scene.cost("Baker") == (5, 0, 0)


def test_with_baker_everybody_begins_with_one() -> None:
    """guilds/baker/2"""
    game = Setup(("black_market",), black_market=("baker",)).table().new_game()
    assert [player.coffers for player in game.players] == [1, 1]
    game = Setup(("black_market",), black_market=("butcher",)).table().new_game()
    assert [player.coffers for player in game.players] == [0, 0]


# --- Butcher ------------------------------------------------------------------------------------------------
def test_butcher() -> None:
    """guilds/butcher/1"""
    scene = Scene(p1={"hand": "Butcher, Estate", "coffers": 4})
    scene.p1.plays("Butcher", "Estate", 6, "Province")
    assert scene.asked[1].options == ["0", "1", "2", "3", "4", "5", "6"]
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Province")
    assert scene.p1.coffers == 0

    scene = Scene(p1={"hand": "Butcher, Estate", "coffers": 4})
    scene.p1.plays("Butcher", "nothing")                # nothing trashed, nothing paid, nothing gained
    assert scene.p1.coffers == 6
    assert scene.p1.discard == []


def test_butcher_may_pay_nothing() -> None:
    """guilds/butcher/2"""
    scene = Scene(p1={"hand": "2 Butcher"})
    scene.p1.plays("Butcher", "Butcher", 0, "Duchy")
    assert scene.asked[0].counts == [1]                 # only the one in hand can be trashed
    assert not scene.asked[2].offers("Gold")
    assert scene.p1.in_play == cards("Butcher")
    assert scene.trash == cards("Butcher")
    assert scene.p1.discard == cards("Duchy")
    assert scene.p1.coffers == 2


def test_what_butcher_takes_gives_no_coins() -> None:
    """guilds/butcher/3"""
    scene = Scene(p1={"hand": "Butcher, Estate", "coffers": 1})
    scene.p1.plays("Butcher", "Estate", 3, "Duchy")
    assert scene.p1.coffers == 0
    assert scene.p1.coins == 0
    assert not scene.p1.can_buy("Estate")


# --- Merchant Guild -----------------------------------------------------------------------------------------
def test_merchant_guild() -> None:
    """guilds/merchant_guild/1"""
    scene = Scene(p1={"hand": "Merchant Guild"})
    scene.p1.plays("Merchant Guild")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 1)
    scene.p1.buys("Copper")
    scene.p1.buys("Copper")
    assert scene.p1.coffers == 2
    assert scene.p1.discard == cards("2 Copper")


def test_merchant_guild_pays_for_later_turns() -> None:
    """guilds/merchant_guild/2"""
    scene = Scene(p1={"hand": "Merchant Guild"})
    scene.p1.plays("Merchant Guild")
    scene.p1.buys("Copper")
    assert (scene.p1.coins, scene.p1.coffers, scene.p1.me.buys) == (1, 1, 1)
    assert not scene.p1.can("spend", "1")
    assert not scene.p1.can_buy("Estate")
    assert scene.p1.can_buy("Copper")


def test_merchant_guild_counts_copies_and_not_plays() -> None:
    """guilds/merchant_guild/3"""
    scene = Scene(p1={"hand": "Throne Room, Merchant Guild"})
    scene.p1.plays("Throne Room", "Merchant Guild")
    assert (scene.p1.coins, scene.p1.me.buys) == (2, 3)
    scene.p1.buys("Estate")
    assert (scene.p1.coffers, scene.p1.coins, scene.p1.me.buys) == (1, 0, 2)

    scene = Scene(p1={"hand": "2 Merchant Guild", "actions": 2})
    scene.p1.plays("Merchant Guild")
    scene.p1.plays("Merchant Guild")
    assert (scene.p1.coins, scene.p1.me.buys) == (2, 3)
    scene.p1.buys("Estate")
    assert (scene.p1.coffers, scene.p1.coins, scene.p1.me.buys) == (2, 0, 2)


def test_merchant_guild_gives_a_buy() -> None:
    """guilds/merchant_guild/4"""
    scene = Scene(p1={"hand": "Merchant Guild"})
    scene.p1.plays("Merchant Guild")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 1)
    assert scene.cost("Merchant Guild") == (5, 0, 0)


# --- Plaza --------------------------------------------------------------------------------------------------
def test_plaza() -> None:
    """guilds/plaza/1"""
    scene = Scene(p1={"hand": "Plaza", "deck": "Copper"})
    scene.p1.plays("Plaza", "Copper")
    assert scene.p1.actions == 2
    assert scene.p1.coffers == 1
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Copper")

    scene = Scene(p1={"hand": "Plaza, Gold", "deck": "Copper"})
    scene.p1.plays("Plaza", "nothing")
    assert scene.p1.coffers == 0
    assert scene.p1.hand == cards("Gold, Copper")


# --- the rules of Coffers -----------------------------------------------------------------------------------
def test_coffers_are_spent_before_buying() -> None:
    """guilds/rules/coffers/1"""
    scene = Scene(p1={"hand": "Copper, Silver", "coffers": 5, "buys": 2}, phase="buy")
    scene.p1.plays("Copper, Silver")
    scene.p1.spends(3)
    assert (scene.p1.coins, scene.p1.coffers) == (6, 2)
    assert scene.p1.can_buy("Gold")
    scene.p1.buys("Silver")
    assert not scene.p1.can("spend", "1")
    assert scene.p1.coffers == 2
    scene.p1.ends_turn()
    assert scene.p1.coffers == 2                        # they are kept


def test_coffers_are_no_help_at_the_black_market() -> None:
    """guilds/rules/coffers/2"""
    scene = Scene(p1={"hand": "Black Market", "coffers": 3}, black_market="Laboratory, Festival, Market")
    scene.p1.plays("Black Market", "Market", "Festival")                # 2 coins, and all three cards cost 5
    assert [asked.purpose for asked in scene.asked] == ["order", "order"]       # neither "spend" nor "buy"
    assert scene.p1.coins == 2
    assert scene.p1.coffers == 3
    assert scene.p1.discard == []


def test_coffers_at_the_start() -> None:
    """guilds/rules/coffers/3"""
    game = Setup(("plaza", "village")).table().new_game()
    assert [player.coffers for player in game.players] == [0, 0]
    game = Setup(("plaza", "baker")).table().new_game()
    assert [player.coffers for player in game.players] == [1, 1]


def test_coffers_of_the_possessed_player_stay() -> None:
    """guilds/rules/coffers/4"""
    scene = Scene(p1={"hand": "Possession"}, p2={"hand": "Baker", "deck": "5 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    before = (scene.p1.coffers, scene.p2.coffers)
    scene.p2.plays("Baker")
    assert scene.game.turn.controller == 0
    assert (scene.p1.coffers, scene.p2.coffers) == (before[0], before[1] + 1)
