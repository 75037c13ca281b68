"""Actions that draw, give money or look through cards."""
from throneroom.testing import Scene, cards, in_order


# --- plain bonuses --------------------------------------------------------------------------------------------
def test_village() -> None:
    """base/village/1"""
    scene = Scene(p1={"hand": "Village", "deck": "Smithy, Copper"})
    scene.p1.plays("Village")
    assert scene.p1.hand == cards("Smithy")
    assert scene.p1.actions == 2
    assert scene.p1.deck == in_order("Copper")


def test_smithy() -> None:
    """base/smithy/1"""
    scene = Scene(p1={"hand": "Smithy", "deck": "Copper, Silver, Gold, Estate"})
    scene.p1.plays("Smithy")
    assert scene.asked == []
    assert scene.p1.hand == cards("Copper, Silver, Gold")
    assert scene.p1.deck == in_order("Estate")
    assert scene.p1.actions == 0


def test_festival() -> None:
    """base/festival/1"""
    scene = Scene(p1={"hand": "2 Festival", "deck": "2 Copper"})
    scene.p1.plays("Festival")
    scene.p1.plays("Festival")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (3, 3, 4)
    assert scene.p1.hand == []


def test_laboratory() -> None:
    """base/laboratory/1"""
    scene = Scene(p1={"hand": "Laboratory", "deck": "Copper, Smithy, Gold"})
    scene.p1.plays("Laboratory")
    assert scene.asked == []
    assert scene.p1.hand == cards("Copper, Smithy")
    assert scene.p1.actions == 1
    assert scene.p1.deck == in_order("Gold")


def test_market() -> None:
    """base/market/1"""
    scene = Scene(p1={"hand": "Market", "deck": "Copper, Gold"})
    scene.p1.plays("Market")
    assert scene.p1.hand == cards("Copper")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 2, 1)
    assert scene.p1.deck == in_order("Gold")


def test_woodcutter() -> None:
    """base/woodcutter/1"""
    scene = Scene(p1={"hand": "Woodcutter, 2 Copper"})
    scene.p1.plays("Woodcutter")
    scene.p1.plays("2 Copper")
    assert (scene.p1.coins, scene.p1.me.buys) == (4, 2)
    scene.p1.buys("Estate")
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("2 Estate")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 0)


# --- drawing --------------------------------------------------------------------------------------------------
def test_cellar() -> None:
    """base/cellar/1"""
    scene = Scene(p1={"hand": "Cellar, 2 Estate, Copper", "deck": "Gold, Silver, Village"})
    scene.p1.plays("Cellar", "2 Estate")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 3)
    assert scene.p1.hand == cards("Copper, Gold, Silver")
    assert scene.p1.deck == in_order("Village")
    assert scene.p1.discard == cards("2 Estate")
    assert scene.p1.actions == 1


def test_cellar_may_discard_nothing() -> None:
    """base/cellar/1"""
    scene = Scene(p1={"hand": "Cellar, Estate", "deck": "Gold"})
    scene.p1.plays("Cellar", "nothing")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.deck == in_order("Gold")


def test_what_cellar_discards_is_reshuffled() -> None:
    """base/cellar/2"""
    scene = Scene(p1={"hand": "Cellar, 3 Estate", "deck": "Gold"})
    scene.p1.plays("Cellar", "3 Estate")
    assert scene.p1.hand == cards("Gold, 2 Estate")
    assert scene.p1.deck == in_order("Estate")
    assert scene.p1.discard == []


def test_council_room() -> None:
    """base/council_room/1"""
    scene = Scene(p1={"hand": "Council Room", "deck": "4 Copper, Silver"},
                  p2={"hand": "5 Estate", "deck": "Copper, Gold"})
    scene.p1.plays("Council Room")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.me.buys == 2
    assert scene.p2.hand == cards("5 Estate, Copper")
    assert scene.p2.deck == in_order("Gold")


def test_moat_does_not_answer_council_room() -> None:
    """base/council_room/2"""
    scene = Scene(p1={"hand": "Council Room", "deck": "4 Copper"}, p2={"hand": "Moat", "discard": "Gold"})
    scene.p1.plays("Council Room")
    assert scene.asked == []
    assert scene.p2.hand == cards("Moat, Gold")
    assert scene.p2.discard == []


def test_library() -> None:
    """base/library/1"""
    scene = Scene(p1={"hand": "Library, 4 Estate", "deck": "Copper, Village, Silver, Gold, Estate"})
    scene.p1.plays("Library", "Village")
    assert scene.p1.hand == cards("4 Estate, Copper, Silver, Gold")
    assert scene.p1.discard == cards("Village")
    assert scene.p1.aside == []
    assert scene.p1.deck == in_order("Estate")


def test_library_with_seven_cards() -> None:
    """base/library/2"""
    scene = Scene(p1={"hand": "Library, 7 Copper", "deck": "Village, Gold"})
    scene.p1.plays("Library")
    assert scene.asked == []
    assert scene.p1.hand == cards("7 Copper")
    assert scene.p1.deck == in_order("Village, Gold")


def test_what_library_sets_aside_is_not_reshuffled() -> None:
    """base/library/3"""
    scene = Scene(p1={"hand": "Library, 5 Copper", "deck": "Village", "discard": "Gold"})
    scene.p1.plays("Library", "Village")
    assert len(scene.asked) == 1
    assert scene.p1.hand == cards("5 Copper, Gold")
    assert scene.p1.discard == cards("Village")
    assert scene.p1.deck == []


def test_library_may_keep_an_action() -> None:
    """base/library/4"""
    scene = Scene(p1={"hand": "Library, 6 Copper", "deck": "Smithy, Curse"})
    scene.p1.plays("Library", "no")
    assert scene.p1.hand == cards("6 Copper, Smithy")
    assert scene.p1.deck == in_order("Curse")


def test_library_must_keep_what_is_no_action() -> None:
    """base/library/4"""
    scene = Scene(p1={"hand": "Library, 6 Copper", "deck": "Curse, Smithy"})
    scene.p1.plays("Library")
    assert scene.asked == []
    assert scene.p1.hand == cards("6 Copper, Curse")


def test_library_discards_even_without_seven_cards() -> None:
    """base/library/5"""
    scene = Scene(p1={"hand": "Library, 6 Copper", "deck": "Village", "actions": 2})
    scene.p1.plays("Library", "Village")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.discard == cards("Village")
    assert scene.p1.aside == []
    assert scene.p1.actions == 1


# --- money ----------------------------------------------------------------------------------------------------
def test_merchant() -> None:
    """base/merchant/1"""
    scene = Scene(p1={"hand": "Merchant, 2 Silver", "deck": "Copper, Estate"})
    scene.p1.plays("Merchant")
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("2 Silver, Copper")
    scene.p1.plays("Silver")
    assert scene.p1.coins == 3
    scene.p1.plays("Silver")
    assert scene.p1.coins == 5
    scene.p1.plays("Copper")
    assert scene.p1.coins == 6


def test_two_merchants() -> None:
    """base/merchant/2"""
    scene = Scene(p1={"hand": "2 Merchant, 2 Silver"})
    scene.p1.plays("Merchant")
    scene.p1.plays("Merchant")
    scene.p1.plays("Silver")
    assert scene.p1.coins == 4
    scene.p1.plays("Silver")
    assert scene.p1.coins == 6


def test_a_merchant_played_twice() -> None:
    """base/merchant/3"""
    scene = Scene(p1={"hand": "Throne Room, Merchant, Silver", "deck": "2 Copper"})
    scene.p1.plays("Throne Room", "Merchant")
    assert scene.p1.hand == cards("2 Copper, Silver")
    assert scene.p1.actions == 2
    scene.p1.plays("Silver")
    assert scene.p1.coins == 4


def test_a_merchant_after_the_first_silver() -> None:
    """base/merchant/4"""
    scene = Scene(p1={"hand": "Village, Black Market, Merchant, 2 Silver"}, black_market="Chapel, Smithy, Moat")
    scene.p1.plays("Village")
    scene.p1.plays("Black Market", "Silver", "nothing", "nothing", "Chapel", "Smithy")
    coins = scene.p1.coins
    scene.p1.plays("Merchant")
    scene.p1.plays("Silver")
    assert scene.p1.coins == coins + 2


def test_moneylender() -> None:
    """base/moneylender/1"""
    scene = Scene(p1={"hand": "Moneylender, Copper, Silver"})
    scene.p1.plays("Moneylender", "Copper")
    assert scene.p1.coins == 3
    assert scene.trash == cards("Copper")
    assert scene.p1.hand == cards("Silver")
    scene = Scene(p1={"hand": "Moneylender, Silver"})
    scene.p1.plays("Moneylender")
    assert scene.p1.coins == 0
    assert scene.p1.hand == cards("Silver")


def test_moneylender_may_be_declined() -> None:
    """base/moneylender/2"""
    scene = Scene(p1={"hand": "Moneylender, Copper"})
    scene.p1.plays("Moneylender", "no")
    assert scene.p1.coins == 0
    assert scene.p1.hand == cards("Copper")


def test_moneylender_of_2008_may_not() -> None:
    """base/moneylender/2"""
    scene = Scene(p1={"hand": "Moneylender, Copper"}, editions=["base-2008"])
    scene.p1.plays("Moneylender")
    assert scene.asked == []
    assert scene.p1.coins == 3
    assert scene.trash == cards("Copper")


def test_poacher() -> None:
    """base/poacher/1"""
    scene = Scene(p1={"hand": "Poacher, Copper, 2 Estate", "deck": "Gold"}, piles={"Moat": 0, "Village": 0})
    scene.p1.plays("Poacher", "Copper, Gold")
    assert (scene.asked[0].least, scene.asked[0].most) == (2, 2)
    assert scene.p1.hand == cards("2 Estate")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)
    scene = Scene(p1={"hand": "Poacher, Copper, 2 Estate", "deck": "Gold"})
    scene.p1.plays("Poacher")
    assert scene.p1.hand == cards("Copper, 2 Estate, Gold")


def test_poacher_with_a_small_hand() -> None:
    """base/poacher/2"""
    scene = Scene(p1={"hand": "Poacher", "deck": "Gold"}, piles={"Curse": 0, "Copper": 0, "Moat": 0})
    scene.p1.plays("Poacher")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Gold")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)


# --- deck and discard pile ------------------------------------------------------------------------------------
def test_vassal() -> None:
    """base/vassal/1"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Smithy, Copper, Silver, Gold"})
    scene.p1.plays("Vassal", "Smithy")
    assert scene.p1.coins == 2
    assert scene.p1.in_play == cards("Vassal, Smithy")
    assert scene.p1.hand == cards("Copper, Silver, Gold")
    assert scene.p1.actions == 0


def test_vassal_plays_cards_of_two_types() -> None:
    """base/vassal/1"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Moat, Copper, Silver"})
    scene.p1.plays("Vassal", "Moat")
    assert scene.p1.hand == cards("Copper, Silver")
    scene = Scene(p1={"hand": "Vassal", "deck": "Moat, Copper, Silver"})
    scene.p1.plays("Vassal", "no")
    assert scene.p1.discard == cards("Moat")


def test_vassal_plays_no_treasure() -> None:
    """base/vassal/3"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Gold, Copper"})
    scene.p1.plays("Vassal")
    assert scene.asked == []
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("Gold")
    scene = Scene(p1={"hand": "Vassal", "deck": "Gold", "discard": "Copper"})
    scene.p1.plays("Vassal")
    assert scene.p1.discard == cards("Copper, Gold")
    assert scene.p1.deck == []


def test_harbinger() -> None:
    """base/harbinger/1"""
    scene = Scene(p1={"hand": "Harbinger", "deck": "Copper, Estate", "discard": "Gold, Silver"})
    scene.p1.plays("Harbinger", "Gold")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 1)
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold, Estate")
    assert scene.p1.discard == cards("Silver")
    assert scene.p1.actions == 1


def test_harbinger_draws_first() -> None:
    """base/harbinger/2"""
    scene = Scene(p1={"hand": "Harbinger", "discard": "Gold"})
    scene.p1.plays("Harbinger")
    assert scene.asked == []
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == scene.p1.deck == []
    assert scene.p1.actions == 1


def test_sentry() -> None:
    """base/sentry/1"""
    scene = Scene(p1={"hand": "Sentry", "deck": "Copper, Curse, Estate, Gold"})
    scene.p1.plays("Sentry", "Curse", "Estate")
    assert scene.p1.hand == cards("Copper")
    assert scene.trash == cards("Curse")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.actions == 1


def test_sentry_in_any_mix() -> None:
    """base/sentry/2"""
    def sentry(*answers: str) -> Scene:
        scene = Scene(p1={"hand": "Sentry", "deck": "Copper, Silver, Gold, Estate"})
        scene.p1.plays("Sentry", *answers)
        return scene

    assert sentry("nothing", "nothing", "Silver").p1.deck == in_order("Gold, Silver, Estate")
    assert sentry("nothing", "nothing", "Gold").p1.deck == in_order("Silver, Gold, Estate")
    scene = sentry("Silver", "nothing")
    assert scene.trash == cards("Silver")
    assert scene.p1.deck == in_order("Gold, Estate")
    scene = sentry("Silver, Gold")
    assert scene.trash == cards("Silver, Gold")
    scene = sentry("nothing", "Silver, Gold")
    assert scene.p1.discard == cards("Silver, Gold")
    scene = sentry("nothing", "Silver")
    assert scene.p1.discard == cards("Silver")
    assert scene.p1.deck == in_order("Gold, Estate")


def test_adventurer() -> None:
    """base/adventurer/1"""
    scene = Scene(p1={"hand": "Adventurer", "deck": "Estate, Silver, Village, Copper, Gold"})
    scene.p1.plays("Adventurer")
    assert scene.p1.hand == cards("Silver, Copper")
    assert scene.p1.discard == cards("Estate, Village")
    assert scene.p1.deck == in_order("Gold")


def test_adventurer_reshuffles() -> None:
    """base/adventurer/2"""
    for seed in range(6):
        scene = Scene(p1={"hand": "Adventurer", "deck": "Estate, Silver", "discard": "Curse, Gold"}, seed=seed)
        scene.p1.plays("Adventurer")
        assert scene.p1.hand == cards("Silver, Gold")
        left = (scene.p1.discard, scene.p1.deck)
        assert left in ((cards("Estate, Curse"), []), (cards("Estate"), in_order("Curse")))


def test_adventurer_finds_too_little() -> None:
    """base/adventurer/3"""
    scene = Scene(p1={"hand": "Adventurer", "deck": "Copper, Estate", "discard": "Curse"})
    scene.p1.plays("Adventurer")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.deck == []


def test_chancellor() -> None:
    """base/chancellor/1"""
    scene = Scene(p1={"hand": "Chancellor", "deck": "Gold, Silver", "discard": "Copper"})
    scene.p1.plays("Chancellor", "yes")
    assert scene.p1.coins == 2
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("Gold, Silver, Copper")
    assert "shuffle" not in [event.verb for event in scene.log.events]


def test_chancellor_does_not_discard() -> None:
    """base/chancellor/3"""
    scene = Scene(p1={"hand": "Chancellor", "deck": "Tunnel, Copper"})
    scene.p1.plays("Chancellor", "yes")
    assert [asked.source for asked in scene.asked] == ["chancellor"]
    assert scene.p1.discard == cards("Tunnel, Copper")
    assert scene.pile("Gold") == 30
