"""Prosperity: its Actions."""
from throneroom.testing import Scene, cards, in_order


# --- Bishop -------------------------------------------------------------------------------------------------
def test_bishop_trashes_for_points() -> None:
    """prosperity/bishop/1"""
    scene = Scene(p1={"hand": "Bishop, Gold"}, p2={"hand": "Curse, 4 Copper"}, p3={"hand": "5 Silver"})
    scene.p1.plays("Bishop", scene.p2("Curse"), scene.p3("no"))
    assert (scene.p1.coins, scene.p1.points) == (1, 4)
    assert scene.p2.points == scene.p3.points == 0
    assert scene.trash == cards("Gold, Curse")
    assert scene.p3.hand == cards("5 Silver")


def test_bishop_rounds_down() -> None:
    """prosperity/bishop/2"""
    for name in ("Worker's Village", "Rabble", "Golem"):
        scene = Scene(p1={"hand": f"Bishop, {name}"})
        scene.p1.plays("Bishop")
        assert scene.trash == cards(name)
        assert scene.p1.points == 3


def test_bishop_with_an_empty_hand() -> None:
    """prosperity/bishop/3"""
    scene = Scene(p1={"hand": "Bishop"}, p2={"hand": "5 Estate"})
    scene.p1.plays("Bishop", scene.p2("Estate"))
    assert (scene.p1.coins, scene.p1.points) == (1, 1)
    assert scene.trash == cards("Estate")


def test_bishop_and_peddler() -> None:
    """prosperity/bishop/4"""
    scene = Scene(p1={"hand": "Bishop, Peddler", "play": "3 Worker's Village"})
    scene.p1.plays("Bishop")
    assert scene.trash == cards("Peddler")
    assert scene.p1.points == 5


# --- City ---------------------------------------------------------------------------------------------------
def test_city_grows_with_empty_piles() -> None:
    """prosperity/city/1"""
    for empty, drawn, buys, coins in ((0, 1, 1, 0), (1, 2, 1, 0), (2, 2, 2, 1), (3, 2, 2, 1)):
        piles = dict.fromkeys(("Curse", "Moat", "Village")[:empty], 0)
        scene = Scene(kingdom="Moat, Village", piles=piles, p1={"hand": "City", "deck": "5 Copper"})
        scene.p1.plays("City")
        assert len(scene.p1.hand) == drawn
        assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (2, buys, coins)


def test_city_looks_once() -> None:
    """prosperity/city/2"""
    scene = Scene(piles={"Market": 1}, p1={"hand": "2 City, Expand, Silver", "deck": "5 Copper"})
    scene.p1.plays("City")
    scene.p1.plays("Expand", "Silver", "Market")
    assert scene.pile("Market") == 0
    assert scene.p1.hand == cards("City, Copper")
    assert (scene.p1.me.buys, scene.p1.coins) == (1, 0)
    scene.p1.plays("City")
    assert scene.p1.hand == cards("3 Copper")


def test_city_and_a_pile_that_is_no_longer_empty() -> None:
    """prosperity/city/3 (the Estate is returned directly, as Ambassador does it)"""
    scene = Scene(piles={"Estate": 0}, p1={"hand": "City, Estate", "deck": "5 Copper"})
    scene.p1.me.return_to_pile(scene.p1.card("Estate"), scene.p1.me.hand)
    assert scene.pile("Estate") == 1
    scene.p1.plays("City")
    assert scene.p1.hand == cards("Copper")


def test_city_counts_the_supply_only() -> None:
    """prosperity/city/4"""
    scene = Scene(p1={"hand": "City", "deck": "5 Copper"})
    assert scene.trash == []
    scene.p1.plays("City")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2
    beside = Scene(piles={"Spoils": 0}, p1={"hand": "City", "deck": "5 Copper"})
    beside.p1.plays("City")
    assert beside.p1.hand == cards("Copper")


# --- Counting House -----------------------------------------------------------------------------------------
def test_counting_house_takes_coppers() -> None:
    """prosperity/counting_house/1"""
    scene = Scene(p1={"hand": "Counting House", "discard": "4 Copper, Silver, Estate", "deck": "2 Copper"})
    scene.p1.plays("Counting House", "4 Copper")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.discard == cards("Silver, Estate")
    assert scene.p1.deck == in_order("2 Copper")


def test_counting_house_finds_nothing() -> None:
    """prosperity/counting_house/2"""
    scene = Scene(p1={"hand": "Counting House", "deck": "10 Copper"})
    before = scene.p1.me.deck[:]
    scene.p1.plays("Counting House")
    assert scene.p1.hand == []
    assert scene.p1.me.deck == before
    none = Scene(p1={"hand": "Counting House", "discard": "2 Copper"})
    none.p1.plays("Counting House", "no")
    assert none.p1.discard == cards("2 Copper")


# --- Expand, Forge ------------------------------------------------------------------------------------------
def test_expand_gains_up_to_three_more() -> None:
    """prosperity/expand/1"""
    scene = Scene(p1={"hand": "Expand, Duchy"})
    scene.p1.plays("Expand", "Province")
    assert scene.trash == cards("Duchy")
    assert scene.p1.discard == cards("Province")


def test_expand_without_a_card() -> None:
    """prosperity/expand/2"""
    scene = Scene(p1={"hand": "Expand"})
    scene.p1.plays("Expand")
    assert scene.trash == []
    assert scene.p1.discard == []
    another = Scene(p1={"hand": "2 Expand"})
    another.p1.plays("Expand", "Gold")
    assert another.trash == cards("Expand")


def test_expand_has_a_limit() -> None:
    """prosperity/expand/3"""
    scene = Scene(p1={"hand": "Expand, Silver", "coins": 5})
    scene.p1.plays("Expand", "Gold")
    assert scene.asked[0].offers("Gold", "Silver", "Copper")
    assert not scene.asked[0].offers("Province")
    assert scene.p1.coins == 5


def test_forge_adds_up() -> None:
    """prosperity/forge/1"""
    scene = Scene(kingdom="Farmland", p1={"hand": "Forge, 3 Estate"})
    scene.p1.plays("Forge", "3 Estate", "Gold")
    assert scene.asked[1].options == ["farmland", "gold"]
    assert scene.asked[1].least == 1
    assert scene.trash == cards("3 Estate")
    assert scene.p1.discard == cards("Gold")


def test_forge_trashing_nothing() -> None:
    """prosperity/forge/2"""
    scene = Scene(piles={"Copper": 0}, p1={"hand": "Forge, Gold"})
    scene.p1.plays("Forge", "no")
    assert scene.p1.discard == cards("Curse")


def test_forge_finds_no_card() -> None:
    """prosperity/forge/3"""
    scene = Scene(p1={"hand": "Forge, Estate, Province"})
    scene.p1.plays("Forge", "Estate, Province")
    assert scene.trash == cards("Estate, Province")
    assert scene.p1.discard == []


def test_forge_ignores_potions() -> None:
    """prosperity/forge/4"""
    scene = Scene(kingdom="Possession", p1={"hand": "Forge, Golem, Estate"})
    scene.p1.plays("Forge", "Golem, Estate")
    assert scene.p1.discard == cards("Gold")        # the only card costing exactly 6 coins


# --- Goons --------------------------------------------------------------------------------------------------
def test_goons_give_points_for_purchases() -> None:
    """prosperity/goons/1"""
    scene = Scene(p1={"hand": "Goons"}, p2={"hand": "5 Copper"}, p3={"hand": "3 Copper"})
    scene.p1.plays("Goons")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 2)
    scene.p1.buys("Copper")
    scene.p1.buys("Copper")
    assert scene.p1.points == 2
    assert scene.p2.hand == scene.p3.hand == cards("3 Copper")


def test_several_goons() -> None:
    """prosperity/goons/2"""
    scene = Scene(phase="buy", p1={"play": "2 Goons", "buys": 3})
    for _ in range(3):
        scene.p1.buys("Copper")
    assert scene.p1.points == 6


def test_goons_under_kings_court() -> None:
    """prosperity/goons/3"""
    scene = Scene(p1={"hand": "King's Court, Goons"})
    scene.p1.plays("King's Court", "Goons")
    assert (scene.p1.me.buys, scene.p1.coins) == (4, 6)
    scene.p1.buys("Silver")
    scene.p1.buys("Estate")
    assert scene.p1.points == 2


def test_goons_ignore_other_gains() -> None:
    """prosperity/goons/4"""
    scene = Scene(phase="buy", p1={"play": "Goons, Hoard", "coins": 2})
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Estate, Gold")
    assert scene.p1.points == 1


# --- Grand Market -------------------------------------------------------------------------------------------
def test_grand_market_and_coppers() -> None:
    """prosperity/grand_market/1"""
    scene = Scene(p1={"hand": "Grand Market", "deck": "3 Gold"})
    scene.p1.plays("Grand Market")
    assert scene.p1.hand == cards("Gold")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 2, 2)
    scene.p1.me.coins = 6
    assert scene.p1.can_buy("Grand Market")
    copper = Scene(phase="buy", kingdom="Grand Market", p1={"play": "Copper", "coins": 6})
    assert not copper.p1.can_buy("Grand Market")
    assert copper.p1.can_buy("Gold")


def test_grand_market_after_the_coppers_left() -> None:
    """prosperity/grand_market/3"""
    scene = Scene(phase="buy", kingdom="Grand Market, Mint", p1={"hand": "11 Copper", "buys": 2})
    scene.p1.plays("11 Copper")
    assert not scene.p1.can_buy("Grand Market")
    scene.p1.buys("Mint")
    scene.p1.buys("Grand Market")
    assert scene.p1.coins == 0
    assert scene.trash == cards("11 Copper")
    assert scene.p1.discard == cards("Mint, Grand Market")


def test_grand_market_gained_otherwise() -> None:
    """prosperity/grand_market/4"""
    scene = Scene(kingdom="Grand Market", p1={"play": "Copper", "hand": "Expand, Silver"})
    scene.p1.plays("Expand", "Grand Market")
    assert scene.p1.discard == cards("Grand Market")


# --- King's Court -------------------------------------------------------------------------------------------
def test_kings_court_plays_three_times() -> None:
    """prosperity/kings_court/1"""
    scene = Scene(p1={"hand": "King's Court, Worker's Village", "deck": "5 Copper"})
    scene.p1.plays("King's Court", "Worker's Village")
    assert scene.p1.hand == cards("3 Copper")
    assert (scene.p1.actions, scene.p1.me.buys) == (6, 4)
    declined = Scene(p1={"hand": "King's Court, Worker's Village", "deck": "5 Copper"})
    declined.p1.plays("King's Court", "no")
    assert declined.p1.hand == cards("Worker's Village")


def test_nothing_comes_between_the_plays() -> None:
    """prosperity/kings_court/4"""
    scene = Scene(p1={"hand": "King's Court, Worker's Village, Smithy", "deck": "10 Copper"})
    scene.p1.plays("King's Court", "Worker's Village")
    assert len(scene.asked) == 1
    played = [event.cards[0].id for event in scene.log.events if event.verb == "play"]
    assert played == in_order("King's Court, 3 Worker's Village")
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("6 Copper")


def test_kings_court_on_a_card_that_leaves_play() -> None:
    """prosperity/kings_court/5"""
    scene = Scene(p1={"hand": "King's Court, Feast"})
    scene.p1.plays("King's Court", "Feast", "Duchy", "Duchy", "Silver")
    assert scene.trash == cards("Feast")
    assert scene.p1.discard == cards("2 Duchy, Silver")


# --- Mint ---------------------------------------------------------------------------------------------------
def test_mint_copies_and_melts() -> None:
    """prosperity/mint/1"""
    scene = Scene(p1={"hand": "Mint, Gold"})
    scene.p1.plays("Mint", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Gold")
    bought = Scene(phase="buy", kingdom="Mint", p1={"hand": "2 Silver, Copper"})
    bought.p1.plays("2 Silver, Copper")
    bought.p1.buys("Mint")
    assert bought.trash == cards("2 Silver, Copper")
    assert bought.p1.discard == cards("Mint")


def test_mint_leaves_the_hand_and_the_coins() -> None:
    """prosperity/mint/2"""
    scene = Scene(phase="buy", kingdom="Mint", p1={"hand": "3 Gold, Silver", "buys": 2})
    scene.p1.plays("2 Gold, Silver")
    scene.p1.buys("Mint")
    assert scene.trash == cards("2 Gold, Silver")
    assert scene.p1.hand == cards("Gold")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 1)
    assert scene.p1.can_buy("Silver")


def test_no_treasures_after_mint() -> None:
    """prosperity/mint/3"""
    scene = Scene(phase="buy", kingdom="Mint", p1={"hand": "2 Gold, 2 Silver", "buys": 2})
    scene.p1.plays("Gold, Silver")
    scene.p1.buys("Mint")
    assert not scene.p1.can_play("Gold")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 1)
    assert scene.p1.hand == cards("Gold, Silver")


def test_mint_trashes_royal_seal_first() -> None:
    """prosperity/mint/4"""
    scene = Scene(phase="buy", kingdom="Mint", p1={"hand": "Royal Seal, Gold"})
    scene.p1.plays("Royal Seal, Gold")
    scene.p1.buys("Mint")
    assert scene.asked == []
    assert scene.trash == cards("Royal Seal, Gold")
    assert scene.p1.discard == cards("Mint")
    tower = Scene(phase="buy", kingdom="Mint", p1={"hand": "Royal Seal, Gold, Watchtower"})
    tower.p1.plays("Royal Seal, Gold")
    tower.p1.buys("Mint", "no", "Mint")
    assert tower.trash == cards("Royal Seal, Gold")
    assert tower.p1.deck == in_order("Mint")


def test_mint_needs_a_copy() -> None:
    """prosperity/mint/5 (Humble Castle, the last one on its pile, in place of Harem)"""
    scene = Scene(piles={"Castles": "Humble Castle"}, p1={"hand": "2 Mint, Humble Castle", "actions": 2}, players=3)
    scene.p1.plays("Mint", "Humble Castle")
    assert scene.p1.discard == cards("Humble Castle")
    scene.p1.plays("Mint", "Humble Castle")
    assert scene.p1.discard == cards("Humble Castle")
    assert scene.p1.hand == cards("Humble Castle")


# --- Monument -----------------------------------------------------------------------------------------------
def test_monument_gives_a_point() -> None:
    """prosperity/monument/1"""
    scene = Scene(p1={"hand": "2 Monument", "actions": 2})
    scene.p1.plays("Monument")
    scene.p1.plays("Monument")
    assert (scene.p1.coins, scene.p1.points, scene.p1.score) == (4, 2, 2)


# --- Mountebank ---------------------------------------------------------------------------------------------
def test_mountebank_gives_curse_and_copper() -> None:
    """prosperity/mountebank/1"""
    scene = Scene(p1={"hand": "Mountebank"}, p2={"hand": "Curse, 4 Copper"}, p3={"hand": "5 Silver"})
    scene.p1.plays("Mountebank", scene.p2("Curse"))
    assert scene.p1.coins == 2
    assert scene.p2.discard == cards("Curse")
    assert scene.p2.hand == cards("4 Copper")
    assert scene.p3.discard == cards("Curse, Copper")


def test_mountebank_gives_what_there_is() -> None:
    """prosperity/mountebank/2"""
    scene = Scene(piles={"Curse": 0, "Copper": 5}, p1={"hand": "Mountebank"})
    scene.p1.plays("Mountebank")
    assert scene.p2.discard == cards("Copper")
    empty = Scene(piles={"Curse": 0, "Copper": 0}, p1={"hand": "Mountebank"})
    empty.p1.plays("Mountebank")
    assert empty.p2.discard == []
    prefers = Scene(p1={"hand": "Mountebank"}, p2={"hand": "Curse"})
    prefers.p1.plays("Mountebank", prefers.p2("no"))
    assert prefers.p2.hand == cards("Curse")
    assert prefers.p2.discard == cards("Curse, Copper")


def test_mountebank_and_moat() -> None:
    """prosperity/mountebank/3"""
    scene = Scene(p1={"hand": "Mountebank"}, p2={"hand": "Moat, Curse, 3 Copper"})
    scene.p1.plays("Mountebank", scene.p2("Moat"))
    assert scene.p2.hand == cards("Moat, Curse, 3 Copper")
    assert scene.p2.discard == []


def test_mountebank_and_watchtower() -> None:
    """prosperity/mountebank/4"""
    scene = Scene(p1={"hand": "Mountebank"}, p2={"hand": "Watchtower, 4 Estate", "deck": "Gold"})
    scene.p1.plays("Mountebank", scene.p2("Curse"), scene.p2("no"), scene.p2("Copper"))
    assert scene.trash == cards("Curse")
    assert scene.p2.deck == in_order("Copper, Gold")
    assert scene.p2.hand == cards("Watchtower, 4 Estate")


# --- Peddler ------------------------------------------------------------------------------------------------
def test_peddler_is_cheaper_for_actions_in_play() -> None:
    """prosperity/peddler/1"""
    scene = Scene(phase="buy", kingdom="Peddler", p1={"play": "2 Smithy, Village, Gold"})
    assert scene.cost("Peddler") == (2, 0, 0)
    many = Scene(phase="buy", kingdom="Peddler", p1={"play": "5 Smithy"})
    assert many.cost("Peddler") == (0, 0, 0)
    played = Scene(p1={"hand": "Peddler", "deck": "Gold"})
    played.p1.plays("Peddler")
    assert played.p1.hand == cards("Gold")
    assert (played.p1.actions, played.p1.coins) == (1, 1)


def test_peddler_outside_the_buy_phase() -> None:
    """prosperity/peddler/3"""
    scene = Scene(black_market="Peddler, Gardens, Moat", p1={"hand": "Black Market", "play": "3 Worker's Village",
                                                             "coins": 5})
    scene.p1.plays("Black Market", "no", "Moat", "Gardens")
    assert scene.asked[0].purpose == "buy"
    assert scene.asked[0].options == ["gardens", "moat"]
    assert scene.p1.coins == 7
    scene.run()                                 # on to the Buy phase
    assert scene.game.coins_cost(scene.game.stacks["black_market"][0]) == 0
    supply = Scene(kingdom="Peddler", p1={"play": "3 Worker's Village, Smithy", "coins": 7, "hand": "Smithy"})
    assert supply.cost("Peddler") == (8, 0, 0)
    assert supply.p1.can_buy("Peddler")
    supply.p1.buys("Peddler")
    assert supply.p1.coins == 7


def test_peddlers_are_cheaper_everywhere() -> None:
    """prosperity/peddler/4"""
    scene = Scene(phase="buy", kingdom="Farmland", p1={"play": "2 Smithy", "hand": "Peddler", "coins": 6})
    scene.p1.buys("Farmland", "Gold")
    assert scene.trash == cards("Peddler")
    assert scene.asked[0].options == ["farmland", "gold"]
    assert scene.p1.discard == cards("Farmland, Gold")


# --- Rabble -------------------------------------------------------------------------------------------------
def test_rabble_leaves_the_rest() -> None:
    """prosperity/rabble/1"""
    scene = Scene(p1={"hand": "Rabble", "deck": "3 Gold"}, p2={"deck": "Copper, Estate, Province, Smithy"})
    scene.p1.plays("Rabble", scene.p2("Estate"))
    assert scene.p1.hand == cards("3 Gold")
    assert scene.p2.discard == cards("Copper")
    assert scene.p2.deck == in_order("Province, Estate, Smithy")


def test_rabble_and_combined_cards() -> None:
    """prosperity/rabble/2 (Humble Castle, a Treasure and Victory card, in place of Harem)"""
    scene = Scene(p1={"hand": "Rabble"}, p2={"deck": "Humble Castle, Estate"})
    scene.p1.plays("Rabble")
    assert scene.p2.discard == cards("Humble Castle")
    assert scene.p2.deck == in_order("Estate")


# --- Trade Route --------------------------------------------------------------------------------------------
def test_trade_route_pays_for_tokens_on_the_mat() -> None:
    """prosperity/trade_route/1"""
    scene = Scene(tokens={("Trade Route mat", "trade_route"): 2}, p1={"hand": "Trade Route, Curse"})
    scene.p1.plays("Trade Route")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 2)
    assert scene.trash == cards("Curse")


def test_trade_route_set_up() -> None:
    """prosperity/trade_route/2 (Tunnel, a Victory card and Reaction, in place of Island)"""
    scene = Scene(kingdom="Trade Route, Gardens, Tunnel", platinum=True)
    with_token = [pile.id for pile in scene.game.piles if scene.game.tokens_on(pile, "trade_route")]
    assert sorted(with_token) == cards("Estate, Duchy, Province, Colony, Gardens, Tunnel")
    assert scene.tokens("Trade Route mat", "trade_route") == 0
    scene.p1.gains("Duchy")
    scene.p2.gains("Duchy")
    assert scene.tokens("Duchy", "trade_route") == 0
    assert scene.tokens("Trade Route mat", "trade_route") == 1
    market = Scene(black_market="Trade Route", kingdom="Gardens")
    with_token = [pile.id for pile in market.game.piles if market.game.tokens_on(pile, "trade_route")]
    assert sorted(with_token) == cards("Estate, Duchy, Province, Gardens")


def test_trade_route_tokens_do_not_return() -> None:
    """prosperity/trade_route/4 (the Estate is returned directly, as Ambassador does it)"""
    scene = Scene(kingdom="Trade Route", p1={"hand": "2 Estate"})
    scene.p1.gains("Estate")
    assert scene.tokens("Trade Route mat", "trade_route") == 1
    scene.p1.me.return_to_pile(scene.p1.card("Estate"), scene.p1.me.hand)
    scene.p1.me.return_to_pile(scene.p1.card("Estate"), scene.p1.me.hand)
    scene.p2.gains("Estate")
    assert scene.tokens("Trade Route mat", "trade_route") == 1
    assert scene.tokens("Estate", "trade_route") == 0


def test_trade_route_and_knights() -> None:
    """prosperity/trade_route/5"""
    scene = Scene(kingdom="Trade Route, Knights", piles={"Knights": "Dame Josephine, Sir Martin"})
    with_token = [pile.id for pile in scene.game.piles if scene.game.tokens_on(pile, "trade_route")]
    assert sorted(with_token) == cards("Estate, Duchy, Province")
    scene.p1.gains("Knights")
    assert scene.tokens("Trade Route mat", "trade_route") == 0


def test_trade_route_and_the_bane() -> None:
    """prosperity/trade_route/6"""
    scene = Scene(kingdom="Trade Route, Young Witch", bane="Tunnel")
    with_token = [pile.id for pile in scene.game.piles if scene.game.tokens_on(pile, "trade_route")]
    assert sorted(with_token) == cards("Estate, Duchy, Province, Tunnel")
    itself = Scene(kingdom="Young Witch, Gardens", bane="Trade Route")
    with_token = [pile.id for pile in itself.game.piles if itself.game.tokens_on(pile, "trade_route")]
    assert sorted(with_token) == cards("Estate, Duchy, Province, Gardens")


# --- Vault --------------------------------------------------------------------------------------------------
def test_vault_sells_cards() -> None:
    """prosperity/vault/1"""
    scene = Scene(p1={"hand": "Vault, 2 Estate", "deck": "Curse, Copper"}, p2={"hand": "5 Copper", "deck": "Gold"})
    scene.p1.plays("Vault", scene.p1("2 Estate, Curse"), scene.p2("yes"))
    assert scene.p1.coins == 3
    assert scene.p1.hand == cards("Copper")
    assert scene.p2.hand == cards("3 Copper, Gold")


def test_vault_two_cards_or_none() -> None:
    """prosperity/vault/2"""
    scene = Scene(p1={"hand": "Vault"}, p2={"hand": "Curse", "deck": "Gold"}, p3={"hand": "4 Copper, Estate"})
    scene.p1.plays("Vault", scene.p2("yes"), scene.p3("yes"), scene.p3("Copper, Estate"))
    assert scene.p2.hand == []
    assert scene.p2.deck == in_order("Gold")
    assert (scene.asked[-1].least, scene.asked[-1].most) == (2, 2)
    assert scene.p3.discard == []       # both were shuffled, and one drawn
    assert len(scene.p3.hand) == 4
    declined = Scene(p1={"hand": "Vault"}, p2={"hand": "5 Copper"})
    declined.p1.plays("Vault", declined.p2("no"))
    assert declined.p2.hand == cards("5 Copper")


def test_vault_may_discard_nothing() -> None:
    """prosperity/vault/3"""
    scene = Scene(p1={"hand": "Vault, Gold", "deck": "2 Silver"})
    scene.p1.plays("Vault", "no")
    assert scene.asked[0].offers("Silver")
    assert scene.p1.coins == 0
    assert scene.p1.hand == cards("Gold, 2 Silver")


# --- Watchtower ---------------------------------------------------------------------------------------------
def test_watchtower_draws_to_six() -> None:
    """prosperity/watchtower/1"""
    scene = Scene(p1={"hand": "Watchtower, 3 Copper", "deck": "10 Silver"})
    scene.p1.plays("Watchtower")
    assert scene.p1.hand == cards("3 Copper, 3 Silver")
    full = Scene(p1={"hand": "Watchtower, 7 Copper", "deck": "10 Silver"})
    full.p1.plays("Watchtower")
    assert full.p1.hand == cards("7 Copper")


def test_watchtower_works_again_and_again() -> None:
    """prosperity/watchtower/2"""
    scene = Scene(turn=3, p1={"hand": "Witch"}, p2={"hand": "Watchtower"}, p3={"hand": "Witch"})
    scene.p3.plays("Witch", scene.p2("Curse"))
    scene.p3.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("Witch", scene.p2("Curse"))
    assert scene.trash == cards("2 Curse")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p2.hand == cards("Watchtower")
    assert scene.p2.can_play("Watchtower")


def test_what_watchtower_trashes_was_gained() -> None:
    """prosperity/watchtower/3"""
    scene = Scene(phase="buy", p1={"coins": 6, "hand": "Watchtower"})
    scene.p1.buys("Gold", "Gold")
    assert scene.trash == cards("Gold")
    assert scene.pile("Gold") == 29
    assert scene.gained(1) == ["gold"]
    scene.p1.ends_turn()
    assert [card.id for card in scene.p1.me.last_gains] == ["gold"]      # what Smugglers look at


def test_watchtower_and_gains_to_hand() -> None:
    """prosperity/watchtower/4"""
    scene = Scene(p1={"hand": "Mine, Watchtower, Silver", "deck": "Copper"})
    scene.p1.plays("Mine", "Silver", "Gold", "no", "Gold")
    assert scene.p1.deck == in_order("Gold, Copper")
    assert scene.p1.hand == cards("Watchtower")


# --- Worker's Village ---------------------------------------------------------------------------------------
def test_workers_village() -> None:
    """prosperity/workers_village/1"""
    scene = Scene(p1={"hand": "Worker's Village", "deck": "2 Gold"})
    scene.p1.plays("Worker's Village")
    assert scene.p1.hand == cards("Gold")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (2, 2, 0)
