"""The Events."""
from throneroom.engine.situation import ACTION_PHASE
from throneroom.testing import Scene, cards


# --- Amass --------------------------------------------------------------------------------------------------
def test_amass() -> None:
    """rising_sun/amass/1"""
    scene = Scene(p1={"play": "2 Copper", "coins": 2}, landscapes="Amass", kingdom="Smithy, Market, Goons",
                  phase="buy")
    scene.p1.buys("Amass", "Smithy")
    assert scene.asked[0].options == cards("Market, Smithy")
    assert scene.p1.discard == cards("Smithy")


def test_amass_with_a_duration() -> None:
    """rising_sun/amass/2"""
    scene = Scene(p1={"play": "Caravan", "coins": 2}, landscapes="Amass", kingdom="Smithy", phase="buy")
    scene.p1.buys("Amass")
    assert scene.gained(1) == []


def test_amass_with_what_has_left_play() -> None:
    """rising_sun/amass/3"""
    scene = Scene(p1={"hand": "Horse", "coins": 2}, landscapes="Amass", kingdom="Smithy, Supplies")
    scene.p1.plays("Horse")
    scene.p1.buys("Amass", "Smithy")
    assert scene.p1.discard == cards("Smithy")


# --- Asceticism ---------------------------------------------------------------------------------------------
def test_asceticism() -> None:
    """rising_sun/asceticism/1"""
    scene = Scene(p1={"hand": "Estate, 2 Copper, Gold", "coins": 5}, landscapes="Asceticism", phase="buy")
    scene.p1.buys("Asceticism", "3", "Estate, 2 Copper")
    assert (scene.p1.coins, scene.p1.hand, scene.trash) == (0, cards("Gold"), cards("Estate, 2 Copper"))


def test_asceticism_for_nothing() -> None:
    """rising_sun/asceticism/2"""
    scene = Scene(p1={"hand": "Estate", "coins": 2}, landscapes="Asceticism", phase="buy")
    scene.p1.buys("Asceticism")
    assert (scene.p1.coins, scene.trash) == (0, [])
    scene = Scene(p1={"hand": "Estate", "coins": 4}, landscapes="Asceticism", phase="buy")
    scene.p1.buys("Asceticism", "0")
    assert (scene.p1.coins, scene.trash) == (2, [])


# --- Continue -----------------------------------------------------------------------------------------------
def test_continue() -> None:
    """rising_sun/continue/1"""
    scene = Scene(p1={"hand": "Smithy", "deck": "9 Estate"}, landscapes="Continue", kingdom="Village", phase="buy")
    scene.p1.buys("Continue", "Village")
    assert scene.game.phase == ACTION_PHASE
    assert (scene.p1.debt, scene.p1.actions, scene.p1.me.buys) == (8, 4, 1)
    assert (scene.p1.hand, scene.p1.in_play) == (cards("Smithy, Estate"), cards("Village"))
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("4 Estate")


def test_continue_once_per_turn() -> None:
    """rising_sun/continue/2"""
    scene = Scene(p1={"coins": 8, "deck": "9 Estate"}, landscapes="Continue", kingdom="Village", phase="buy")
    scene.p1.buys("Continue", "Village")
    scene.p1.pays_debt(8)
    assert scene.p1.can_buy("Copper")
    assert not scene.p1.can_buy("Continue")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.can_buy("Continue")


def test_continue_gains_no_attack() -> None:
    """rising_sun/continue/3"""
    scene = Scene(landscapes="Continue", kingdom="Militia, Village, Moat, Festival", phase="buy")
    scene.p1.buys("Continue", "Moat")
    assert scene.asked[0].options == cards("Moat, Village")


def test_continue_with_a_card_that_was_moved() -> None:
    """rising_sun/continue/4: also by Watchtower"""
    scene = Scene(p1={"hand": "Smithy"}, landscapes="Continue", kingdom="Village", phase="buy",
                  tokens={("Rapid Expansion", "sun"): 0})
    scene.p1.buys("Continue", "Village")
    assert (scene.p1.aside, scene.p1.in_play) == (["village"], [])
    assert scene.game.phase == ACTION_PHASE
    assert (scene.p1.actions, scene.p1.me.buys) == (2, 1)

    scene = Scene(p1={"hand": "Watchtower"}, landscapes="Continue", kingdom="Village", phase="buy")
    scene.p1.buys("Continue", "Village", "no", "yes")
    assert (scene.p1.deck, scene.p1.in_play) == (["village"], [])
    assert scene.game.phase == ACTION_PHASE
    assert (scene.p1.actions, scene.p1.me.buys) == (2, 1)


def test_continue_with_a_card_that_another_was_gained_onto() -> None:
    """Since 2022 that is not lost."""
    scene = Scene(p1={"deck": "Estate"}, landscapes="Continue", kingdom="Village", phase="buy",
                  tokens={("Bureaucracy", "sun"): 0})
    scene.p1.buys("Continue", "Village")
    assert (scene.p1.in_play, scene.p1.discard, scene.p1.actions) == (["village"], ["copper"], 4)


def test_continue_ends_the_buy_phase() -> None:
    """rising_sun/continue/5: what happens at its end happens, and again at the end of the next one"""
    scene = Scene(p1={"hand": "Smithy", "owned": "Exploration"}, landscapes="Continue", kingdom="Village", phase="buy")
    scene.p1.buys("Continue", "Village")
    assert scene.game.phase == ACTION_PHASE
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (2, 2)


def test_continue_gains_in_the_buy_phase() -> None:
    """rising_sun/continue/5"""
    scene = Scene(p1={"hand": "River Shrine"}, landscapes="Continue", kingdom="Village")
    scene.p1.plays("River Shrine")
    scene.p1.buys("Continue", "Village")
    assert scene.p1.in_play == cards("River Shrine, Village")
    scene.p1.ends_turn()
    assert scene.gained(1) == []                        # nothing more: the Village was the card of the Buy phase
    assert scene.p1.all_cards == cards("River Shrine, Village")


# --- Credit -------------------------------------------------------------------------------------------------
def test_credit() -> None:
    """rising_sun/credit/1"""
    scene = Scene(p1={"coins": 2}, landscapes="Credit", phase="buy")
    scene.p1.buys("Credit", "Gold")
    assert (scene.p1.coins, scene.p1.debt, scene.p1.discard) == (0, 6, cards("Gold"))


def test_credit_is_not_for_debt() -> None:
    """rising_sun/credit/2"""
    scene = Scene(p1={"coins": 2}, landscapes="Credit", kingdom="Daimyo, Smithy", phase="buy")
    scene.p1.buys("Credit", "Smithy")
    assert scene.asked[0].options == cards("Copper, Gold, Silver, Smithy")
    assert scene.p1.debt == 4


def test_credit_is_not_for_victory_cards() -> None:
    """rising_sun/credit/3"""
    scene = Scene(p1={"coins": 2}, landscapes="Credit", phase="buy")
    scene.p1.buys("Credit", "Silver")
    assert not scene.asked[0].offers("Province")
    assert not scene.asked[0].offers("Duchy")


def test_credit_with_lower_costs() -> None:
    """rising_sun/credit/4"""
    scene = Scene(p1={"hand": "Bridge", "coins": 2}, landscapes="Credit")
    scene.p1.plays("Bridge")
    scene.p1.buys("Credit", "Gold")
    assert scene.p1.debt == 5


def test_credit_is_counted_after_the_gain() -> None:
    """rising_sun/credit/5"""
    scene = Scene(p1={"coins": 2}, landscapes="Credit", kingdom="Destrier", phase="buy")
    assert scene.cost("Destrier") == (6, 0, 0)
    scene.p1.buys("Credit", "Destrier")
    assert scene.p1.debt == 5


# --- Foresight, Gather --------------------------------------------------------------------------------------
def test_foresight() -> None:
    """rising_sun/foresight/1"""
    scene = Scene(p1={"deck": "Copper, Estate, Smithy, 6 Gold", "coins": 2}, landscapes="Foresight", phase="buy")
    scene.p1.buys("Foresight")
    assert (scene.p1.discard, scene.p1.aside) == (cards("Copper, Estate"), cards("Smithy"))
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Gold, Smithy")
    scene = Scene(p1={"deck": "2 Copper", "coins": 2}, landscapes="Foresight", phase="buy")
    scene.p1.buys("Foresight")
    assert (scene.p1.discard, scene.p1.aside) == (cards("2 Copper"), [])


def test_gather() -> None:
    """rising_sun/gather/1"""
    scene = Scene(p1={"coins": 7}, landscapes="Gather", kingdom="Smithy, Village, Market, Militia", phase="buy")
    scene.p1.buys("Gather", "Silver", "Smithy", "Duchy")
    assert [asked.options for asked in scene.asked[:3]] == [
        cards("Silver, Village"), cards("Militia, Smithy"), cards("Duchy, Market")]
    assert {asked.least for asked in scene.asked[:3]} == {1}
    assert scene.p1.discard_order == ["duchy", "smithy", "silver"]


def test_gather_without_one_of_them() -> None:
    """rising_sun/gather/2"""
    scene = Scene(p1={"coins": 7}, landscapes="Gather", phase="buy")
    scene.p1.buys("Gather")
    assert scene.p1.discard == cards("Silver, Duchy")


# --- Kintsugi -----------------------------------------------------------------------------------------------
def test_kintsugi_after_a_gold() -> None:
    """rising_sun/kintsugi/1"""
    scene = Scene(p1={"hand": "Estate", "coins": 3}, landscapes="Kintsugi", kingdom="Smithy, Market", phase="buy")
    scene.p1.gains("Gold")
    scene.p1.buys("Kintsugi", "Smithy")
    assert (scene.trash, scene.p1.discard) == (cards("Estate"), cards("Gold, Smithy"))
    assert not scene.asked[-1].offers("Market")


def test_kintsugi_without_a_gold() -> None:
    """rising_sun/kintsugi/2"""
    scene = Scene(p1={"hand": "Estate", "coins": 3}, landscapes="Kintsugi", phase="buy")
    scene.p1.buys("Kintsugi")
    assert (scene.trash, scene.p1.discard) == (cards("Estate"), [])


def test_kintsugi_minds_gaining_not_having() -> None:
    """rising_sun/kintsugi/3"""
    scene = Scene(p1={"hand": "Estate", "coins": 3}, p2={"hand": "Gold, Estate"}, landscapes="Kintsugi", phase="buy")
    scene.p1.gains("Gold", to="hand")
    scene.p1.trashes("Gold")
    scene.p1.buys("Kintsugi", "Silver")
    assert scene.p1.discard == cards("Silver")
    scene.p1.ends_turn()
    scene.p2.plays("Gold")
    scene.p2.buys("Kintsugi")
    assert (scene.p2.discard, scene.gained(2)) == ([], [])


def test_kintsugi_asks_for_the_gold_after_trashing() -> None:
    """rising_sun/kintsugi/4"""
    scene = Scene(p1={"hand": "Market Square, Estate", "coins": 3}, landscapes="Kintsugi", phase="buy")
    scene.p1.buys("Kintsugi", "Estate", "yes", "Silver")
    assert scene.p1.discard == cards("Market Square, Gold, Silver")


# --- Practice -----------------------------------------------------------------------------------------------
def test_practice() -> None:
    """rising_sun/practice/1"""
    scene = Scene(p1={"hand": "Smithy", "deck": "9 Copper", "coins": 3}, landscapes="Practice", phase="buy")
    scene.p1.buys("Practice", "Smithy")
    assert (scene.p1.hand, scene.p1.in_play) == (cards("6 Copper"), cards("Smithy"))
    assert not scene.p1.can_play("Copper")
    scene = Scene(p1={"hand": "Smithy", "deck": "9 Copper", "coins": 3}, landscapes="Practice", phase="buy")
    scene.p1.buys("Practice", None)
    assert scene.p1.hand == cards("Smithy")


# --- Receive Tribute ----------------------------------------------------------------------------------------
def test_receive_tribute() -> None:
    """rising_sun/receive_tribute/1"""
    scene = Scene(p1={"coins": 5}, landscapes="Receive Tribute", kingdom="Village, Smithy, Market, Moat", phase="buy")
    for _ in range(3):
        scene.p1.gains("Copper")
    scene.p1.buys("Receive Tribute", "Village", "Smithy", "Market")
    assert scene.p1.discard == cards("3 Copper, Village, Smithy, Market")
    assert [asked.options for asked in scene.asked[:3]] == [
        cards("Market, Moat, Smithy, Village"), cards("Market, Moat, Smithy"), cards("Market, Moat")]


def test_receive_tribute_after_two_gains() -> None:
    """rising_sun/receive_tribute/2"""
    scene = Scene(p1={"coins": 5}, landscapes="Receive Tribute", kingdom="Village, Smithy", phase="buy")
    for _ in range(2):
        scene.p1.gains("Copper")
    scene.p1.buys("Receive Tribute")
    assert scene.p1.discard == cards("2 Copper")


def test_receive_tribute_without_what_is_in_play() -> None:
    """rising_sun/receive_tribute/3"""
    scene = Scene(p1={"play": "Village", "coins": 5}, landscapes="Receive Tribute", kingdom="Smithy, Market",
                  phase="buy")
    for _ in range(3):
        scene.p1.gains("Copper")
    scene.p1.buys("Receive Tribute", "Smithy", None)
    assert scene.asked[0].options == cards("Market, Smithy")
    assert scene.p1.discard == cards("3 Copper, Smithy")


# --- Sea Trade ----------------------------------------------------------------------------------------------
def test_sea_trade() -> None:
    """rising_sun/sea_trade/1"""
    scene = Scene(p1={"play": "2 Village, Smithy, Copper", "deck": "3 Estate, Gold", "coins": 4},
                  landscapes="Sea Trade", phase="buy")
    scene.p1.buys("Sea Trade", "2 Estate")
    assert (scene.p1.hand, scene.trash) == (cards("Estate"), cards("2 Estate"))
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 3)


def test_sea_trade_without_actions() -> None:
    """rising_sun/sea_trade/2"""
    scene = Scene(p1={"hand": "Estate", "play": "Copper", "deck": "3 Copper", "coins": 4}, landscapes="Sea Trade",
                  phase="buy")
    scene.p1.buys("Sea Trade")
    assert (scene.p1.hand, scene.trash, scene.asked) == (cards("Estate"), [], [])
    scene = Scene(p1={"play": "Village", "deck": "3 Copper", "coins": 4}, landscapes="Sea Trade", phase="buy")
    scene.p1.buys("Sea Trade", None)
    assert scene.p1.hand == cards("Copper")
    assert not scene.p1.can_play("Copper")
