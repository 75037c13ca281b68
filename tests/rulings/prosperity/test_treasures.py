"""Prosperity: its Treasures, and what they do while in play."""
from throneroom.testing import Scene, cards, in_order


# --- Platinum, Bank -----------------------------------------------------------------------------------------
def test_platinum_pays_for_a_colony() -> None:
    """prosperity/platinum/1"""
    scene = Scene(phase="buy", p1={"hand": "2 Platinum, Copper"})
    assert scene.cost("Platinum") == (9, 0, 0)
    scene.p1.plays("2 Platinum, Copper")
    assert scene.p1.coins == 11
    assert scene.p1.can_buy("Colony")


def test_bank_counts_treasures_in_play() -> None:
    """prosperity/bank/1"""
    scene = Scene(phase="buy", p1={"hand": "Gold, Silver, 2 Copper, Bank"})
    scene.p1.plays("Gold, Silver, 2 Copper, Bank")
    assert scene.p1.coins == 12


def test_a_bank_keeps_its_value() -> None:
    """prosperity/bank/2"""
    scene = Scene(phase="buy", p1={"hand": "Gold, Silver, 2 Copper, 2 Bank"})
    scene.p1.plays("Gold, Silver, 2 Copper, 2 Bank")
    assert scene.p1.coins == 18


def test_a_bank_played_first_is_worth_one() -> None:
    """prosperity/bank/3"""
    scene = Scene(phase="buy", p1={"hand": "2 Bank, Silver"})
    scene.p1.plays("Bank, Bank, Silver")
    assert scene.p1.coins == 5
    better = Scene(phase="buy", p1={"hand": "2 Bank, Silver"})
    better.p1.plays("Silver, Bank, Bank")
    assert better.p1.coins == 7


def test_bank_counts_combined_treasures_only() -> None:
    """prosperity/bank/4 (Humble Castle, worth 1 coin, in place of Harem)"""
    scene = Scene(phase="buy", p1={"hand": "Humble Castle, Bank", "play": "2 Worker's Village"})
    scene.p1.plays("Humble Castle, Bank")
    assert scene.p1.coins == 1 + 2


# --- Contraband ---------------------------------------------------------------------------------------------
def test_contraband_forbids_a_card() -> None:
    """prosperity/contraband/1"""
    scene = Scene(phase="buy", p1={"hand": "Contraband, Gold, 2 Copper"})
    scene.p1.plays("Contraband", scene.p2("Province"))
    scene.p1.plays("Gold, 2 Copper")
    assert (scene.p1.coins, scene.p1.me.buys) == (8, 2)
    assert not scene.p1.can_buy("Province")
    assert scene.p1.can_buy("Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.me.coins = 8
    assert scene.p1.can_buy("Province")         # only that turn


def test_contraband_does_not_forbid_gaining() -> None:
    """prosperity/contraband/2"""
    scene = Scene(phase="buy", p1={"hand": "Contraband, Hoard, Silver"})
    scene.p1.plays("Contraband", "Gold")
    scene.p1.plays("Hoard, Silver")
    assert not scene.p1.can_buy("Gold")
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Estate, Gold")


def test_contrabands_add_up() -> None:
    """prosperity/contraband/3"""
    scene = Scene(phase="buy", p1={"hand": "2 Contraband, Silver"})
    scene.p1.plays("Contraband", "Province")
    assert scene.asked[0].offers("Tunnel")      # any card may be named, in the Supply or not
    scene.p1.plays("Contraband", "Duchy")
    scene.p1.plays("Silver")
    assert (scene.p1.coins, scene.p1.me.buys) == (8, 3)
    assert not scene.p1.can_buy("Province")
    assert not scene.p1.can_buy("Duchy")
    for _ in range(3):
        scene.p1.buys("Estate")
    assert scene.p1.discard == cards("3 Estate")


# --- Hoard --------------------------------------------------------------------------------------------------
def test_hoard_brings_gold_with_victory_cards() -> None:
    """prosperity/hoard/1"""
    scene = Scene(phase="buy", p1={"hand": "Hoard", "coins": 3})
    scene.p1.plays("Hoard")
    assert scene.p1.coins == 5
    scene.p1.buys("Duchy")
    assert scene.p1.discard == cards("Duchy, Gold")
    assert scene.pile("Gold") == 29


def test_each_hoard_brings_gold() -> None:
    """prosperity/hoard/2"""
    scene = Scene(phase="buy", p1={"hand": "2 Hoard", "buys": 2})
    scene.p1.plays("2 Hoard")
    scene.p1.buys("Estate")
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("2 Estate, 4 Gold")


def test_hoard_needs_a_purchase() -> None:
    """prosperity/hoard/3"""
    scene = Scene(p1={"play": "Hoard"})
    scene.p1.gains("Estate")
    assert scene.p1.discard == cards("Estate")
    empty = Scene(phase="buy", piles={"Gold": 0}, p1={"play": "Hoard", "coins": 2})
    empty.p1.buys("Estate")
    assert empty.p1.discard == cards("Estate")


def test_hoard_knows_combined_victory_cards() -> None:
    """prosperity/hoard/4 (Dame Josephine, an Action and Victory card, in place of Nobles)"""
    scene = Scene(phase="buy", piles={"Knights": "Dame Josephine"}, p1={"play": "Hoard", "coins": 5})
    scene.p1.buys("Dame Josephine")
    assert scene.p1.discard == cards("Dame Josephine, Gold")


def test_hoard_brings_gold_even_if_the_card_is_trashed() -> None:
    """prosperity/hoard/5"""
    scene = Scene(phase="buy", p1={"play": "Hoard", "hand": "Watchtower", "coins": 2})
    scene.p1.buys("Estate", "no", "no", "Estate")
    assert [asked.options for asked in scene.asked] == [["gold"], ["gold"], ["estate"]]
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Gold")


# --- Loan ---------------------------------------------------------------------------------------------------
def test_loan_digs_for_a_treasure() -> None:
    """prosperity/loan/1"""
    scene = Scene(phase="buy", p1={"hand": "Loan", "deck": "Estate, Curse, Copper, Gold"})
    scene.p1.plays("Loan", "Copper")
    assert scene.p1.coins == 1
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.deck == in_order("Gold")
    kept = Scene(phase="buy", p1={"hand": "Loan", "deck": "Estate, Copper, Gold"})
    kept.p1.plays("Loan", "no")
    assert kept.trash == []
    assert kept.p1.discard == cards("Estate, Copper")


def test_loan_finds_nothing() -> None:
    """prosperity/loan/2"""
    scene = Scene(phase="buy", p1={"hand": "Loan", "deck": "Estate", "discard": "Curse"})
    scene.p1.plays("Loan")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.deck == []
    assert scene.trash == []


# --- Quarry -------------------------------------------------------------------------------------------------
def test_quarry_makes_actions_cheaper() -> None:
    """prosperity/quarry/1"""
    scene = Scene(phase="buy", kingdom="King's Court", p1={"hand": "Quarry, Gold"})
    scene.p1.plays("Quarry, Gold")
    assert scene.p1.coins == 4
    assert scene.cost("King's Court") == (5, 0, 0)
    assert scene.cost("Gold") == (6, 0, 0)
    assert scene.cost("Province") == (8, 0, 0)


def test_quarries_add_up() -> None:
    """prosperity/quarry/2"""
    scene = Scene(kingdom="Peddler", p1={"hand": "Worker's Village, 2 Quarry"})
    scene.p1.plays("Worker's Village")
    scene.p1.plays("2 Quarry")
    assert scene.cost("Peddler") == (2, 0, 0)


def test_quarry_counts_combined_actions_everywhere() -> None:
    """prosperity/quarry/3 (Dame Josephine, an Action and Victory card costing 5, in place of Nobles)"""
    scene = Scene(phase="buy", piles={"Knights": "Dame Josephine"}, p1={"play": "Quarry"}, p2={"hand": "Smithy"})
    assert scene.cost("Dame Josephine") == (3, 0, 0)
    assert scene.game.coins_cost(scene.p2.card("Smithy")) == 2


def test_costs_change_everywhere_and_end_at_nothing() -> None:
    """prosperity/rules/cost_reduction/1"""
    scene = Scene(phase="buy", p1={"play": "3 Quarry", "hand": "Trade Route"})
    assert scene.cost("Trade Route") == (0, 0, 0)
    assert scene.game.coins_cost(scene.p1.card("Trade Route")) == 0
    scene.p1.me.buys = 1
    scene.p1.buys("Trade Route")
    assert scene.p1.coins == 0


# --- Royal Seal ---------------------------------------------------------------------------------------------
def test_royal_seal_puts_gains_on_the_deck() -> None:
    """prosperity/royal_seal/1"""
    scene = Scene(phase="buy", p1={"hand": "Royal Seal", "coins": 4, "buys": 2, "deck": "Estate"})
    scene.p1.plays("Royal Seal")
    assert scene.p1.coins == 6
    scene.p1.buys("Gold", "Gold")
    scene.p1.buys("Copper", "no")
    assert scene.p1.deck == in_order("Gold, Estate")
    assert scene.p1.discard == cards("Copper")
    scene.p1.gains("Silver", "yes")
    assert scene.p1.deck == in_order("Silver, Gold, Estate")


def test_royal_seal_shuffles_nothing() -> None:
    """prosperity/royal_seal/2"""
    scene = Scene(phase="buy", p1={"play": "Royal Seal", "coins": 3, "discard": "5 Copper"})
    scene.p1.buys("Silver", "Silver")
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.discard == cards("5 Copper")


def test_royal_seal_while_possessed() -> None:
    """prosperity/royal_seal/3"""
    scene = Scene(p1={"hand": "Possession"}, p2={"hand": "Royal Seal, Gold, Copper", "deck": "5 Estate"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.plays("Royal Seal, Gold, Copper")
    scene.p2.buys("Gold")
    assert scene.asked == []
    assert "gold" in scene.p1.discard
    assert scene.p2.deck == in_order("5 Estate")


# --- Talisman -----------------------------------------------------------------------------------------------
def test_talisman_doubles_a_purchase() -> None:
    """prosperity/talisman/1"""
    scene = Scene(phase="buy", kingdom="Worker's Village, Market", p1={"hand": "Talisman", "coins": 3})
    scene.p1.plays("Talisman")
    assert scene.p1.coins == 4
    scene.p1.buys("Worker's Village")
    assert scene.p1.discard == cards("2 Worker's Village")
    dear = Scene(phase="buy", kingdom="Market", p1={"play": "Talisman", "coins": 5})
    dear.p1.buys("Market")
    assert dear.p1.discard == cards("Market")
    cheaper = Scene(phase="buy", kingdom="Market", p1={"play": "Talisman, Quarry", "coins": 5})
    cheaper.p1.buys("Market")
    assert cheaper.p1.discard == cards("2 Market")


def test_talisman_leaves_victory_cards_and_gains() -> None:
    """prosperity/talisman/4 (Humble Castle, of which two lie on the pile, in place of Great Hall)"""
    scene = Scene(phase="buy", piles={"Castles": "2 Humble Castle"}, p1={"play": "Talisman", "coins": 3})
    scene.p1.buys("Humble Castle")
    assert scene.p1.discard == cards("Humble Castle")
    gained = Scene(p1={"play": "Talisman"})
    gained.p1.gains("Silver")
    assert gained.p1.discard == cards("Silver")
    last = Scene(phase="buy", piles={"Silver": 1}, p1={"play": "Talisman", "coins": 3})
    last.p1.buys("Silver")
    assert last.p1.discard == cards("Silver")
    assert [gained.bought for gained in last.game.turn.gains] == [True]


def test_talisman_and_mixed_piles() -> None:
    """prosperity/talisman/5"""
    scene = Scene(phase="buy", piles={"Ruins": "2 Ruined Market, Survivors"}, p1={"play": "Talisman"})
    scene.p1.buys("Ruined Market")
    assert scene.p1.discard == cards("2 Ruined Market")
    assert scene.top("Ruins") == "survivors"
    other = Scene(phase="buy", piles={"Ruins": "Ruined Market, Survivors"}, p1={"play": "Talisman"})
    other.p1.buys("Ruined Market")
    assert other.p1.discard == cards("Ruined Market")
    assert other.top("Ruins") == "survivors"


# --- Venture ------------------------------------------------------------------------------------------------
def test_venture_plays_the_treasure_it_finds() -> None:
    """prosperity/venture/1"""
    scene = Scene(phase="buy", p1={"hand": "Venture", "deck": "Estate, Curse, Gold, Silver"})
    scene.p1.plays("Venture")
    assert scene.p1.in_play == cards("Venture, Gold")
    assert scene.p1.coins == 4
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.deck == in_order("Silver")


def test_venture_finds_a_venture() -> None:
    """prosperity/venture/2"""
    scene = Scene(phase="buy", p1={"hand": "Venture", "deck": "Estate, Venture, Copper"})
    scene.p1.plays("Venture")
    assert scene.p1.in_play == cards("2 Venture, Copper")
    assert scene.p1.coins == 3


def test_venture_discards_before_playing() -> None:
    """prosperity/venture/3"""
    scene = Scene(phase="buy", seed=3, p1={"hand": "Venture", "deck": "Tunnel, Venture"})
    scene.p1.plays("Venture", "Tunnel")         # with this seed the Gold is shuffled to the top
    assert scene.p1.coins == 5
    assert scene.p1.in_play == cards("2 Venture, Gold")


def test_venture_finds_nothing() -> None:
    """prosperity/venture/4"""
    scene = Scene(phase="buy", p1={"hand": "Venture", "deck": "Estate", "discard": "Curse"})
    scene.p1.plays("Venture")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.in_play == cards("Venture")


def test_venture_order_of_events() -> None:
    """prosperity/venture/5"""
    scene = Scene(phase="buy", p1={"hand": "Venture", "deck": "Estate, Gold"})
    scene.p1.plays("Venture")
    verbs = [(event.verb, event.cards[0].id) for event in scene.log.events if event.verb in ("discard", "play")]
    assert verbs == [("play", "venture"), ("discard", "estate"), ("play", "gold")]


# --- rules about Treasures ----------------------------------------------------------------------------------
def test_treasures_come_before_purchases() -> None:
    """prosperity/rules/treasures/1"""
    scene = Scene(phase="buy", p1={"hand": "Silver, Gold", "buys": 2})
    scene.p1.plays("Silver")
    scene.p1.buys("Estate")
    assert not scene.p1.can_play("Gold")
    assert scene.p1.hand == cards("Gold")
    scene.p1.ends_turn()
    assert "gold" in scene.p1.all_cards


def test_coins_stay_when_treasures_leave() -> None:
    """prosperity/rules/treasures/2"""
    scene = Scene(phase="buy", kingdom="Mint", p1={"hand": "4 Gold", "buys": 2})
    scene.p1.plays("4 Gold")
    assert scene.p1.coins == 12
    scene.p1.buys("Mint")
    assert scene.trash == cards("4 Gold")
    assert (scene.p1.coins, scene.p1.me.buys) == (7, 1)
    assert scene.p1.can_buy("Gold")
