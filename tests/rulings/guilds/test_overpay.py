"""Cards that may be overpaid: Doctor, Herald, Masterpiece, Stonemason."""
from throneroom.testing import Scene, cards, in_order


# --- Stonemason ---------------------------------------------------------------------------------------------
def test_stonemason_two_cheaper_cards() -> None:
    """guilds/stonemason/1"""
    scene = Scene(p1={"hand": "Stonemason, Gold"})
    scene.p1.plays("Stonemason", "Duchy", "Silver")
    assert scene.trash == cards("Gold")
    assert scene.p1.discard == cards("Duchy, Silver")
    assert not scene.asked[0].offers("Gold")
    assert not scene.asked[0].offers("Province")
    assert scene.cost("Stonemason") == (2, 0, 0)


def test_stonemason_with_nothing_to_trash_or_nothing_cheaper() -> None:
    """guilds/stonemason/2"""
    scene = Scene(p1={"hand": "Stonemason"})
    scene.p1.plays("Stonemason")
    assert scene.trash == []
    assert scene.p1.discard == []

    scene = Scene(p1={"hand": "Stonemason, Copper"})
    scene.p1.plays("Stonemason")
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == []

    scene = Scene(p1={"hand": "Stonemason, Estate"})
    scene.p1.plays("Stonemason", "Copper", "Copper")
    assert scene.asked[0].options == in_order("Copper, Curse")
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("2 Copper")

    scene = Scene(p1={"hand": "Stonemason, Estate"}, piles={"Copper": 1, "Curse": 0})
    scene.p1.plays("Stonemason")                        # just one card is cheaper
    assert scene.p1.discard == cards("Copper")
    assert scene.pile("Copper") == 0


def test_stonemason_gains_one_after_the_other() -> None:
    """guilds/stonemason/3"""
    scene = Scene(p1={"hand": "Stonemason, Gold", "discard": "Village, Copper"}, kingdom="Inn")
    scene.p1.plays("Stonemason", "Inn", "Inn, Village", "Silver")
    assert sorted(scene.p1.deck) == cards("Inn, Village")
    assert scene.p1.discard == cards("Copper, Silver")
    assert [asked.purpose for asked in scene.asked] == ["gain", "reveal", "gain"]


def test_stonemason_compares_costs_anew_for_the_second_card() -> None:
    """guilds/stonemason/3 (004, costs with a star, second example: the trashed card's cost is read at each gain)"""
    scene = Scene(p1={"hand": "Stonemason, Destrier"}, kingdom="Market, Smithy")
    scene.p1.plays("Stonemason", "Duchy", "Smithy")
    assert scene.asked[0].offers("Duchy", "Market")     # a Destrier costs 6
    assert not scene.asked[0].offers("Destrier")
    assert scene.asked[1].offers("Smithy", "Silver")    # and now 5
    assert not scene.asked[1].offers("Duchy")
    assert not scene.asked[1].offers("Market")
    assert not scene.asked[1].offers("Destrier")

    scene = Scene(p1={"hand": "Stonemason, Gold"}, kingdom="Destrier, Wayfarer")
    scene.p1.plays("Stonemason", "Duchy", "Destrier")
    assert not scene.asked[0].offers("Destrier")
    assert not scene.asked[0].offers("Wayfarer")
    assert scene.asked[1].offers("Destrier", "Wayfarer", "Duchy")
    assert scene.gained(1) == in_order("Duchy, Destrier")

    scene = Scene(p1={"hand": "Stonemason, Silver"}, kingdom="Fisherman")
    scene.p1.plays("Stonemason", "Fisherman", "Estate")
    assert scene.asked[0].offers("Fisherman")
    assert not scene.asked[1].offers("Fisherman")       # the discard pile is not empty any more


def test_stonemason_overpaid() -> None:
    """guilds/stonemason/4"""
    scene = Scene(p1={"coins": 6}, phase="buy", kingdom="Stonemason, Herald, Smithy")
    scene.p1.buys("Stonemason", 4, "Herald", "Herald")
    assert [asked.purpose for asked in scene.asked] == ["overpay", "gain", "gain"]      # the Heralds are not bought
    assert scene.asked[1].options == in_order("Herald, Smithy")
    assert scene.gained(1) == in_order("Herald, Herald, Stonemason")
    assert scene.p1.coins == 0

    scene = Scene(p1={"coins": 6}, phase="buy", kingdom="Stonemason, Herald, Smithy")
    scene.p1.buys("Stonemason", 4, "Herald", "Smithy")
    assert scene.gained(1) == in_order("Herald, Smithy, Stonemason")


def test_stonemason_for_its_price_is_not_overpaid() -> None:
    """guilds/stonemason/5"""
    scene = Scene(p1={"coins": 2}, phase="buy", kingdom="Stonemason", also="Ruins")
    scene.p1.buys("Stonemason")
    assert scene.gained(1) == in_order("Stonemason")
    assert scene.asked == []

    scene = Scene(p1={"coins": 3}, phase="buy", kingdom="Stonemason", also="Ruins")
    scene.p1.buys("Stonemason", 0)
    assert scene.gained(1) == in_order("Stonemason")
    assert scene.p1.coins == 1


def test_stonemason_overpaid_only_actions_of_that_cost() -> None:
    """guilds/stonemason/7"""
    scene = Scene(p1={"coins": 5}, phase="buy", kingdom="Stonemason, Great Hall, Smithy")
    scene.p1.buys("Stonemason", 3)                      # Silver costs 3 too, but is no Action: nothing to choose
    assert scene.gained(1) == in_order("Great Hall, Great Hall, Stonemason")

    scene = Scene(p1={"coins": 6}, phase="buy", kingdom="Stonemason, Great Hall, Gardens")
    scene.p1.buys("Stonemason", 4)                      # Gardens cost 4 but are no Action
    assert scene.gained(1) == in_order("Stonemason")
    assert scene.p1.coins == 0


# --- Doctor -------------------------------------------------------------------------------------------------
def test_doctor_trashes_the_named_cards() -> None:
    """guilds/doctor/1"""
    scene = Scene(p1={"hand": "Doctor", "deck": "Copper, Estate, Copper, Gold"})
    scene.p1.plays("Doctor", "Copper")
    assert scene.trash == cards("2 Copper")
    assert scene.p1.deck == in_order("Estate, Gold")
    assert scene.cost("Doctor") == (3, 0, 0)

    scene = Scene(p1={"hand": "Doctor", "deck": "Copper, Estate, Silver, Gold"})
    scene.p1.plays("Doctor", "Province", "Silver", "Copper")       # the last one put back is on top
    assert scene.trash == []
    assert scene.p1.deck == in_order("Estate, Copper, Silver, Gold")


def test_doctor_overpaid_card_by_card() -> None:
    """guilds/doctor/2"""
    scene = Scene(p1={"coins": 7, "deck": "Copper, Province, Silver, Gold"}, phase="buy", kingdom="Doctor")
    scene.p1.buys("Doctor", 4, "yes", "no", "yes", "no", "no", "no", "no")
    assert [asked.options[0] for asked in scene.asked[1:]] == in_order(
        "Copper, Province, Province, Silver, Silver, Silver, Silver")
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == cards("Province, Doctor")
    assert scene.p1.discard_top == "doctor"
    assert scene.p1.deck == in_order("Silver, Gold")


def test_doctor_with_a_short_deck() -> None:
    """guilds/doctor/4"""
    scene = Scene(p1={"hand": "Doctor", "deck": "Copper", "discard": "Curse"})
    scene.p1.plays("Doctor", "Curse")
    assert scene.trash == cards("Curse")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.discard == []
    assert scene.asked[0].offers("Platinum", "Village")             # names need not be in the game


# --- Herald -------------------------------------------------------------------------------------------------
def test_herald_plays_an_action() -> None:
    """guilds/herald/1"""
    scene = Scene(p1={"hand": "Herald", "deck": "Copper, Smithy, Silver, Gold, Estate"})
    scene.p1.plays("Herald")
    assert scene.p1.hand == cards("Copper, Silver, Gold, Estate")
    assert scene.p1.in_play == cards("Herald, Smithy")
    assert scene.p1.actions == 1

    scene = Scene(p1={"hand": "Herald", "deck": "Copper, Silver, Gold"})
    scene.p1.plays("Herald")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Silver, Gold")


def test_herald_overpaid_takes_cards_back() -> None:
    """guilds/herald/2"""
    scene = Scene(p1={"coins": 7, "discard": "Gold, Curse", "deck": "Copper"}, phase="buy", kingdom="Herald")
    scene.p1.buys("Herald", 3, "Curse")                 # the Curse first, so Gold comes on top
    assert [asked.purpose for asked in scene.asked] == ["overpay", "order"]
    assert scene.p1.deck == in_order("Gold, Curse, Copper")
    assert scene.p1.discard == cards("Herald")

    scene = Scene(p1={"coins": 5, "discard": "Gold, Curse"}, phase="buy", kingdom="Herald")
    scene.p1.buys("Herald", 1, "Gold")
    assert scene.asked[1].least == 1                    # one must be chosen
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("Curse, Herald")


def test_herald_for_its_price_shows_nothing() -> None:
    """guilds/herald/3"""
    scene = Scene(p1={"coins": 4, "discard": "Gold, Curse"}, phase="buy", kingdom="Herald")
    scene.p1.buys("Herald")
    assert scene.asked == []
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("Gold, Curse, Herald")


def test_herald_does_not_stay_with_a_duration() -> None:
    """guilds/herald/4"""
    scene = Scene(p1={"hand": "Herald", "deck": "Copper, Caravan, 7 Silver"})
    scene.p1.plays("Herald")
    assert scene.p1.in_play == cards("Herald, Caravan")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")
    assert "herald" in scene.p1.discard


# --- Masterpiece --------------------------------------------------------------------------------------------
def test_masterpiece() -> None:
    """guilds/masterpiece/1"""
    scene = Scene(p1={"coins": 6}, phase="buy", kingdom="Masterpiece")
    scene.p1.buys("Masterpiece", 3)
    assert scene.gained(1) == in_order("Silver, Silver, Silver, Masterpiece")
    assert scene.p1.coins == 0

    scene = Scene(p1={"hand": "Masterpiece"}, phase="buy")
    scene.p1.plays("Masterpiece")
    assert scene.p1.coins == 1


# --- the rules of overpaying --------------------------------------------------------------------------------
def test_any_part_of_the_money_may_be_overpaid() -> None:
    """guilds/rules/overpay/1"""
    scene = Scene(p1={"coins": 7, "coffers": 2, "hand": "Workshop"}, phase="buy", kingdom="Masterpiece")
    scene.p1.spends(2)
    scene.p1.buys("Masterpiece", 4)
    assert scene.asked[0].options == ["0", "1", "2", "3", "4", "5", "6"]
    assert scene.gained(1) == in_order("4 Silver, Masterpiece")
    assert scene.p1.coins == 2

    scene = Scene(p1={"hand": "Workshop", "coins": 5}, kingdom="Masterpiece")
    scene.p1.plays("Workshop", "Masterpiece")           # gained otherwise, it cannot be overpaid
    assert scene.p1.discard == cards("Masterpiece")
    assert scene.p1.coins == 5


def test_potions_may_be_overpaid_too() -> None:
    """guilds/rules/overpay/1"""
    scene = Scene(p1={"coins": 5, "potions": 1}, phase="buy", kingdom="Stonemason, Alchemist, Village")
    scene.p1.buys("Stonemason", 3, 1)
    assert scene.gained(1) == in_order("Alchemist, Alchemist, Stonemason")
    assert scene.p1.potions == 0


def test_a_lower_price_leaves_more_to_overpay() -> None:
    """guilds/rules/overpay/3"""
    scene = Scene(p1={"coins": 5, "play": "Highway"}, phase="buy", kingdom="Masterpiece")
    assert scene.cost("Masterpiece") == (2, 0, 0)
    scene.p1.buys("Masterpiece", 3)
    assert scene.gained(1) == in_order("3 Silver, Masterpiece")
    assert scene.p1.coins == 0

    scene = Scene(p1={"hand": "Remodel, Masterpiece"}, kingdom="Smithy")
    scene.p1.plays("Remodel", "Duchy")                  # 3 and not more for a card that may be overpaid
    assert not scene.asked[0].offers("Gold")
    assert scene.p1.discard == cards("Duchy")


def test_overpaying_comes_before_the_gain() -> None:
    """guilds/rules/overpay/4"""
    scene = Scene(p1={"coins": 5}, phase="buy", kingdom="Herald")
    scene.p1.buys("Herald", 1)
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("Herald")
