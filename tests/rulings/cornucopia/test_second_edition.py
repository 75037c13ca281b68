"""Cornucopia: the cards of the second edition and the Rewards; Ferryman's pile."""
from random import Random

import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.furnishing import furnish, kingdom_piles
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code
from throneroom.testing import Scene, cards

OTHERS = ("village", "smithy", "market", "militia", "mine", "remodel", "cellar", "moat", "gardens")


# --- Carnival ----------------------------------------------------------------------------------------------------
def test_carnival_takes_one_of_each_name() -> None:
    """cornucopia/carnival/1"""
    scene = Scene(p1={"hand": "Carnival", "deck": "3 Copper, Farmhands"})
    scene.p1.plays("Carnival")
    assert scene.p1.hand == cards("Copper, Farmhands")
    assert scene.p1.discard == cards("2 Copper")


def test_carnival_with_too_few_cards() -> None:
    """cornucopia/carnival/2"""
    scene = Scene(p1={"hand": "Carnival", "deck": "Gold", "discard": "Gold, Estate"})
    scene.p1.plays("Carnival")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Estate, Gold"), ["gold"])


def test_carnival_with_four_names() -> None:
    """cornucopia/carnival/3"""
    scene = Scene(p1={"hand": "Carnival", "deck": "Copper, Silver, Estate, Village, Gold"})
    scene.p1.plays("Carnival")
    assert scene.p1.hand == cards("Copper, Silver, Estate, Village")
    assert (scene.p1.discard, scene.p1.deck) == ([], ["gold"])


# --- Farmhands ---------------------------------------------------------------------------------------------------
def test_farmhands() -> None:
    """cornucopia/farmhands/1"""
    scene = Scene(p1={"hand": "Farmhands", "deck": "Copper"})
    scene.p1.plays("Farmhands")
    assert (scene.p1.hand, scene.p1.actions) == (["copper"], 2)


def test_farmhands_keep_an_action_for_the_next_turn() -> None:
    """cornucopia/farmhands/2"""
    scene = Scene(p1={"hand": "Smithy, Estate", "coins": 4, "deck": "20 Copper"}, kingdom="Farmhands", phase="buy")
    scene.p1.buys("Farmhands", "Smithy")
    assert scene.asked[-1].options == ["smithy"]
    assert scene.view(2).players[0].set_aside == ["smithy"]
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.in_play, scene.p1.aside) == (["smithy"], [])
    assert scene.p1.hand == cards("8 Copper")
    assert scene.p1.actions == 1


def test_farmhands_keep_a_treasure() -> None:
    """cornucopia/farmhands/3"""
    scene = Scene(p1={"hand": "Gold, Village", "deck": "20 Village"}, kingdom="Farmhands")
    scene.p1.gains("Farmhands", "Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.in_play, scene.p1.coins, scene.p1.actions) == (["gold"], 3, 1)
    scene.p1.ends_turn()
    assert "gold" in scene.p1.discard


def test_farmhands_without_setting_aside() -> None:
    """cornucopia/farmhands/4"""
    scene = Scene(p1={"hand": "Village", "deck": "5 Copper"}, kingdom="Farmhands")
    scene.p1.gains("Farmhands", None)
    assert (scene.p1.hand, scene.p1.aside) == (["village"], [])
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Farmhands, Village")


# --- Ferryman ----------------------------------------------------------------------------------------------------
def test_ferryman() -> None:
    """cornucopia/ferryman/1"""
    scene = Scene(p1={"hand": "Ferryman, Copper", "deck": "Gold, Estate"})
    scene.p1.plays("Ferryman", "Copper")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.discard) == (cards("Gold, Estate"), 1, ["copper"])


def test_ferryman_brings_a_card_of_its_pile() -> None:
    """cornucopia/ferryman/2"""
    scene = Scene(p1={"coins": 5}, ferryman="Shop", phase="buy")
    scene.p1.buys("Ferryman")
    assert scene.p1.discard == cards("Ferryman, Shop")
    assert scene.pile("Shop") == 9


def test_ferrymans_pile_is_not_in_the_supply() -> None:
    """cornucopia/ferryman/3"""
    scene = Scene(p1={"hand": "Workshop", "coins": 9, "buys": 2}, ferryman="Shop")
    scene.p1.plays("Workshop", "Silver")
    assert scene.asked[0].offers("Silver")
    assert not scene.asked[0].offers("Shop")
    assert not scene.p1.can_buy("Shop")
    assert scene.p1.can_buy("Ferryman")


def test_a_split_pile_for_ferryman() -> None:
    """cornucopia/ferryman/4"""
    scene = Scene(p1={}, ferryman="Augurs")
    for _ in range(5):
        scene.p1.gains("Ferryman")
    assert scene.p1.discard == cards("5 Ferryman, 4 Herb Gatherer, Acolyte")


def test_an_empty_ferryman_pile() -> None:
    """cornucopia/ferryman/6"""
    scene = Scene(p1={"deck": "9 Copper"}, p2={"deck": "9 Copper"}, ferryman="Shop", kingdom="Moat, Village",
                  piles={"Shop": 0, "Moat": 0, "Village": 0})
    scene.p1.gains("Ferryman")
    assert scene.p1.discard == cards("Ferryman")
    scene.p1.ends_turn()
    assert not scene.over


def test_set_ups_with_a_ferryman() -> None:
    whole = Setup(tuple(sorted(("ferryman", *OTHERS))), ferryman="shop")
    assert list(faults(whole)) == []
    assert from_code(code(whole)) == whole
    table = whole.table()
    assert [(pile.id, pile.supply, len(pile.cards)) for pile in table.piles][-1] == ("shop", False, 10)
    for wrong, fault in ((Setup(("ferryman", *OTHERS)), "needs a pile beside the Supply"),
                         (Setup(("carnival", *OTHERS), ferryman="shop"), "there is no Ferryman"),
                         (Setup(("ferryman", *OTHERS), ferryman="festival"), "costs 3 or 4 coins"),
                         (Setup(("ferryman", *OTHERS), ferryman="village"), "named twice")):
        assert any(fault in found for found in faults(wrong)), fault
    for wrong in ("festival", "village", "university"):
        with pytest.raises(BadKingdom):
            Setup(("ferryman", *OTHERS), ferryman=wrong).table()


def test_what_is_brought_by_the_card_of_ferrymans_pile() -> None:
    """It is set up like any other."""
    table = Setup(("ferryman", *OTHERS), ferryman="shepherd").table()
    assert "pasture" in [card.id for card in table.decks[0]]


@pytest.mark.parametrize("seed", range(12))
def test_random_tables_with_ferryman(seed: int) -> None:
    random = Random(seed)
    unused = [pile for pile in kingdom_piles() if pile not in ("ferryman", *OTHERS)]
    random.shuffle(unused)
    setup = furnish(random, ("ferryman", *OTHERS), (), 2, unused, ["cave_dwellers"], prophecies=["growth"])
    assert setup.ferryman
    assert setup.ferryman not in (*setup.kingdom, setup.bane, setup.mouse)
    assert list(faults(setup)) == []
    setup.table()


# --- Joust and the Rewards ---------------------------------------------------------------------------------------
def test_joust() -> None:
    """cornucopia/joust/1"""
    scene = Scene(p1={"hand": "Joust, Province", "deck": "Copper, 5 Estate"})
    scene.p1.plays("Joust", "Province", "Courser")
    assert scene.p1.hand == cards("Copper, Courser")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.aside) == (1, 1, ["province"])
    assert scene.p1.score == 6 + 5              # it is mine all the time
    scene.p1.ends_turn()
    assert scene.p1.aside == []
    assert "province" in scene.p1.discard


def test_joust_without_rewards() -> None:
    """cornucopia/joust/2"""
    gone = dict.fromkeys(("Coronet", "Courser", "Demesne", "Housecarl", "Huge Turnip", "Renown"), 0)
    scene = Scene(p1={"hand": "Joust, Province", "deck": "6 Copper"}, piles=gone)
    scene.p1.plays("Joust", "Province")
    assert (scene.p1.hand, scene.p1.aside) == (["copper"], ["province"])
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Joust, Province, Copper")


def test_the_number_of_rewards() -> None:
    """cornucopia/joust/3"""
    assert Scene(kingdom="Joust").pile("Renown") == 1
    scene = Scene(p1={"hand": "2 Joust, 2 Province", "deck": "2 Copper"}, players=3)
    assert scene.pile("Demesne") == 2
    scene.p1.plays("Joust", "Province", "Renown")
    scene.p1.plays("Joust", "Province", "Renown")
    assert scene.p1.hand == cards("2 Copper, 2 Renown")
    assert scene.pile("Renown") == 0


def test_rewards_in_the_trash() -> None:
    """cornucopia/joust/4"""
    scene = Scene(p1={"hand": "Lurker"}, trash="Courser", kingdom="Joust")
    scene.p1.plays("Lurker", "gain")
    assert scene.p1.discard == cards("Courser")
    scene = Scene(p1={"hand": "Lurker"}, kingdom="Joust")
    scene.p1.plays("Lurker", "trash", "Joust")
    assert scene.asked[-1].options == ["joust", "lurker"]


def test_rewards_are_not_in_the_supply() -> None:
    """cornucopia/rules/rewards/1"""
    gone = dict.fromkeys(("Coronet", "Courser", "Demesne", "Housecarl", "Huge Turnip", "Renown", "Moat", "Village"), 0)
    scene = Scene(p1={"deck": "9 Copper", "hand": "Workshop"}, p2={"deck": "9 Copper"}, kingdom="Joust, Moat, Village",
                  piles=gone)
    scene.p1.plays("Workshop", "Silver")
    scene.p1.ends_turn()
    assert not scene.over
    scene = Scene(p1={"hand": "Workshop"}, kingdom="Joust")
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Courser")
    assert not scene.p1.can_buy("Courser")


def test_coronet_plays_an_action_and_a_treasure() -> None:
    """cornucopia/coronet/1"""
    scene = Scene(p1={"hand": "Coronet, Village, Silver", "deck": "9 Estate"})
    scene.p1.plays("Coronet", "Village", "Silver")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (cards("2 Estate"), 4, 4)


def test_coronet_plays_no_reward() -> None:
    """cornucopia/coronet/2"""
    scene = Scene(p1={"hand": "Coronet, Courser, Huge Turnip"})
    scene.p1.plays("Coronet")
    assert scene.p1.hand == cards("Courser, Huge Turnip")


def test_coronet_and_only_a_treasure() -> None:
    """cornucopia/coronet/3"""
    scene = Scene(p1={"hand": "Coronet, Village, Silver", "deck": "9 Estate"})
    scene.p1.plays("Coronet", None, "Silver")
    assert (scene.p1.coins, scene.p1.hand) == (4, ["village"])


def test_coronet_in_the_buy_phase() -> None:
    """cornucopia/coronet/4"""
    scene = Scene(p1={"hand": "Coronet, Smithy", "deck": "6 Copper, 9 Estate"}, phase="buy")
    scene.p1.plays("Coronet", "Smithy", None)
    assert scene.p1.hand == cards("6 Copper")
    scene.p1.plays("6 Copper")
    assert scene.p1.coins == 6


def test_courser() -> None:
    """cornucopia/courser/1"""
    scene = Scene(p1={"hand": "Courser"})
    scene.p1.plays("Courser", ["actions", "coins"])
    assert (scene.p1.actions, scene.p1.coins) == (2, 2)
    assert (scene.asked[0].least, scene.asked[0].most) == (2, 2)


def test_courser_draws_before_it_gains() -> None:
    """cornucopia/courser/2"""
    scene = Scene(p1={"hand": "Courser", "discard": "2 Gold"})
    scene.p1.plays("Courser", ["silvers", "cards"])
    assert (scene.p1.hand, scene.p1.discard) == (cards("2 Gold"), cards("4 Silver"))


def test_demesne() -> None:
    """cornucopia/demesne/1"""
    scene = Scene(p1={"hand": "Demesne"})
    scene.p1.plays("Demesne")
    assert (scene.p1.actions, scene.p1.buys, scene.p1.discard) == (2, 3, ["gold"])


def test_points_of_demesne() -> None:
    """cornucopia/demesne/2"""
    scene = Scene(p1={"hand": "Demesne, 2 Gold", "deck": "3 Gold"})
    assert scene.p1.score == 5


def test_housecarl() -> None:
    """cornucopia/housecarl/1"""
    scene = Scene(p1={"hand": "Housecarl", "play": "2 Village, Smithy, Copper", "deck": "9 Copper"})
    scene.p1.plays("Housecarl")
    assert scene.p1.hand == cards("3 Copper")


def test_huge_turnip() -> None:
    """cornucopia/huge_turnip/1, cornucopia/huge_turnip/2"""
    scene = Scene(p1={"hand": "Huge Turnip", "coffers": 1, "deck": "20 Estate"})
    scene.p1.plays("Huge Turnip")
    assert (scene.p1.coffers, scene.p1.coins) == (3, 3)
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coffers == 3


def test_renown() -> None:
    """cornucopia/renown/1"""
    scene = Scene(p1={"hand": "Renown", "coins": 4, "deck": "9 Copper"})
    scene.p1.plays("Renown")
    assert (scene.cost("Gold"), scene.cost("Estate"), scene.p1.buys) == ((4, 0, 0), (0, 0, 0), 2)
    scene.p1.buys("Gold")
    scene.p1.ends_turn()
    assert scene.cost("Gold") == (6, 0, 0)


def test_renown_twice() -> None:
    """cornucopia/renown/2"""
    scene = Scene(p1={"hand": "Throne Room, Renown"})
    scene.p1.plays("Throne Room", "Renown")
    assert (scene.cost("Gold"), scene.p1.buys) == ((2, 0, 0), 3)


def test_renown_and_remake() -> None:
    """cornucopia/renown/3"""
    scene = Scene(p1={"hand": "Renown, Remake, Copper", "actions": 2})
    scene.p1.plays("Renown")
    scene.p1.plays("Remake", "Copper", "Silver")
    assert scene.p1.discard == cards("Silver")


# --- Shop --------------------------------------------------------------------------------------------------------
def test_shop() -> None:
    """cornucopia/shop/1"""
    scene = Scene(p1={"hand": "Shop, Village", "deck": "3 Copper"})
    scene.p1.plays("Shop", "Village")
    assert (scene.p1.coins, scene.p1.hand, scene.p1.actions) == (1, cards("2 Copper"), 2)
    scene = Scene(p1={"hand": "Shop, Village", "play": "Village", "deck": "3 Copper"})
    scene.p1.plays("Shop")
    assert scene.p1.hand == cards("Village, Copper")


def test_shop_plays_no_shop() -> None:
    """cornucopia/shop/3"""
    scene = Scene(p1={"hand": "2 Shop", "deck": "3 Copper"})
    scene.p1.plays("Shop")
    assert scene.p1.hand == cards("Shop, Copper")


def test_shop_and_coronet_play_a_shadow_from_the_deck() -> None:
    """What plays an Action from hand may play a Shadow (SHD-03)."""
    scene = Scene(p1={"hand": "Shop, Estate", "deck": "Copper, Estate, Fishmonger"})
    scene.p1.plays("Shop", "Fishmonger")
    assert scene.p1.in_play == cards("Shop, Fishmonger")
    scene = Scene(p1={"hand": "Coronet, Estate", "deck": "Copper, Estate, Fishmonger"})
    scene.p1.plays("Coronet", "Fishmonger")
    assert (scene.p1.in_play, scene.p1.coins) == (cards("Coronet, Fishmonger"), 2)
