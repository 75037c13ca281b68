"""Hinterlands: cards that do something when they are gained."""
from throneroom.testing import Scene, cards, in_order


# --- Border Village -----------------------------------------------------------------------------------------
def test_border_village_brings_a_cheaper_card() -> None:
    """hinterlands/border_village/1"""
    scene = Scene(phase="buy", p1={"coins": 6, "hand": "Border Village"})
    scene.p1.buys("Border Village", "Duchy")
    assert scene.gained(1) == in_order("Border Village, Duchy")
    assert not scene.asked[0].offers("Gold")
    played = Scene(p1={"hand": "Border Village", "deck": "Copper"})
    played.p1.plays("Border Village")
    assert played.p1.actions == 2
    assert played.p1.hand == cards("Copper")
    assert played.p1.discard == []


def test_border_village_compares_with_its_cost_now() -> None:
    """hinterlands/border_village/2"""
    scene = Scene(phase="buy", kingdom="Border Village, Market", p1={"coins": 4, "play": "2 Highway"})
    assert scene.cost("Border Village") == (4, 0, 0)
    scene.p1.buys("Border Village", "Market")
    assert scene.asked[0].offers("Duchy", "Market")
    assert not scene.asked[0].offers("Gold")
    assert not scene.asked[0].offers("Border Village")
    assert scene.p1.discard == cards("Border Village, Market")


# --- Cache --------------------------------------------------------------------------------------------------
def test_cache_brings_two_coppers() -> None:
    """hinterlands/cache/1"""
    scene = Scene(phase="buy", p1={"coins": 5, "buys": 1, "hand": "Cache"})
    scene.p1.plays("Cache")
    assert scene.p1.coins == 8
    assert scene.gained(1) == []
    scene.p1.buys("Cache")
    assert scene.p1.discard == cards("Cache, 2 Copper")
    assert scene.p1.coins == 3


def test_cache_brings_only_the_coppers_there_are() -> None:
    """hinterlands/cache/2"""
    scene = Scene(kingdom="Cache", piles={"Copper": 1})
    scene.p1.gains("Cache")
    assert scene.p1.discard == cards("Cache, Copper")
    assert scene.pile("Copper") == 0


# --- Duchess ------------------------------------------------------------------------------------------------
def test_duchess_lets_everybody_look() -> None:
    """hinterlands/duchess/1"""
    scene = Scene(p1={"hand": "Duchess", "deck": "Estate"}, p2={"deck": "Gold"})
    scene.p1.plays("Duchess", scene.p1("Estate"), scene.p2("no"))
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("Estate")
    assert scene.p2.deck == in_order("Gold")
    assert scene.p2.discard == []


def test_duchess_comes_with_any_duchy() -> None:
    """hinterlands/duchess/2"""
    scene = Scene(piles={"Duchess": 2}, p1={"hand": "Tournament, Province"}, p2={"hand": "Province"})
    scene.p1.plays("Tournament", "Province", scene.p2("Province"), "duchy", scene.p1("Duchess"))
    assert scene.p1.deck == in_order("Duchy")
    assert scene.p1.discard == cards("Province, Duchess")
    scene.p1.gains("Duchy", "no", to="deck")
    assert scene.pile("Duchess") == 1
    scene.p2.gains("Duchy", scene.p2("Duchess"))
    assert scene.p2.discard == cards("Duchy, Duchess")
    scene.p2.gains("Duchy")             # the pile is empty: nobody is asked
    bought = Scene(phase="buy", kingdom="Duchess", p1={"coins": 5})
    bought.p1.buys("Duchy", "Duchess")
    assert bought.p1.discard == cards("Duchess, Duchy")


def test_duchess_shuffles_or_skips() -> None:
    """hinterlands/duchess/3"""
    scene = Scene(p1={"hand": "Duchess"}, p2={"discard": "Copper"})
    scene.p1.plays("Duchess", scene.p2("no"))
    assert scene.p2.deck == in_order("Copper")
    assert scene.p2.discard == []
    empty = Scene(p1={"hand": "Duchess"}, p2={})
    empty.p1.plays("Duchess")
    assert empty.asked == []


def test_duchess_begins_with_the_player() -> None:
    """hinterlands/duchess/4"""
    seats = {"p1": {"hand": "Duchess", "deck": "Copper"}, "p2": {"deck": "Copper"}, "p3": {"deck": "Copper"}}
    scene = Scene(**seats)
    scene.p1.plays("Duchess", "no", "no", "no")
    assert [asked.seat for asked in scene.asked] == [0, 1, 2]
    old = Scene(editions=["duchess:hinterlands-2011"], **seats)
    old.p1.plays("Duchess", "no", "no", "no")
    assert [asked.seat for asked in old.asked] == [1, 2, 0]


def test_duchess_outside_the_supply_is_not_offered() -> None:
    """hinterlands/duchess/5"""
    scene = Scene(black_market="Duchess")
    scene.p1.gains("Duchy")
    assert scene.asked == []
    assert scene.p1.discard == cards("Duchy")


# --- Embassy ------------------------------------------------------------------------------------------------
def test_embassy_draws_five_and_discards_three() -> None:
    """hinterlands/embassy/1"""
    scene = Scene(p1={"hand": "Embassy, Estate", "deck": "5 Gold"}, players=3)
    scene.p1.plays("Embassy", "Estate, 2 Gold")
    assert scene.p1.hand == cards("3 Gold")
    scene.p1.gains("Embassy")
    assert scene.p2.discard == scene.p3.discard == cards("Silver")
    assert scene.gained(1) == ["embassy"]


def test_embassy_with_too_few_cards() -> None:
    """hinterlands/embassy/2"""
    scene = Scene(kingdom="Embassy", piles={"Silver": 1}, players=3)
    scene.p1.gains("Embassy")
    assert scene.p2.discard == cards("Silver")
    assert scene.p3.discard == []
    short = Scene(p1={"hand": "Embassy, Estate, Curse", "deck": "2 Gold"})
    short.p1.plays("Embassy", "Estate, Curse, Gold")
    assert short.p1.hand == cards("Gold")
    all_of_it = Scene(p1={"hand": "Embassy", "deck": "2 Gold"})
    all_of_it.p1.plays("Embassy")
    assert all_of_it.p1.hand == []


def test_embassy_gives_its_gainer_nothing() -> None:
    """hinterlands/embassy/3"""
    scene = Scene(phase="buy", kingdom="Embassy", p1={"coins": 5})
    scene.p1.buys("Embassy")
    assert scene.p1.discard == cards("Embassy")
    assert scene.p2.discard == cards("Silver")


# --- Ill-Gotten Gains ---------------------------------------------------------------------------------------
def test_ill_gotten_gains_takes_a_copper_and_curses() -> None:
    """hinterlands/ill_gotten_gains/1"""
    scene = Scene(phase="buy", p1={"hand": "Ill-Gotten Gains"}, players=3)
    scene.p1.plays("Ill-Gotten Gains", "Copper")
    assert scene.p1.hand == cards("Copper")
    scene.p1.plays("Copper")
    assert scene.p1.coins == 2
    scene.p1.gains("Ill-Gotten Gains")
    assert scene.p2.discard == scene.p3.discard == cards("Curse")
    assert scene.p1.discard == cards("Ill-Gotten Gains")


def test_ill_gotten_gains_is_no_attack() -> None:
    """hinterlands/ill_gotten_gains/2"""
    scene = Scene(phase="buy", kingdom="Ill-Gotten Gains", piles={"Curse": 1}, p1={"coins": 5}, p2={"hand": "Moat"},
                  p3={})
    scene.p1.buys("Ill-Gotten Gains")
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == []


# --- Inn ----------------------------------------------------------------------------------------------------
def test_inn_shuffles_actions_into_the_deck() -> None:
    """hinterlands/inn/1"""
    scene = Scene(phase="buy", kingdom="Inn", p1={"coins": 5, "discard": "Smithy, Copper, Village", "deck": "Gold"})
    scene.p1.buys("Inn", "Smithy, Village, Inn")
    assert not scene.asked[0].offers("Copper")
    assert sorted(scene.p1.deck) == cards("Gold, Smithy, Village, Inn")
    assert scene.p1.discard == cards("Copper")
    tops = set()
    for seed in range(20):
        again = Scene(kingdom="Inn", seed=seed, p1={"discard": "Smithy, Village", "deck": "Gold"})
        again.p1.gains("Inn", "Smithy, Village, Inn")
        tops.add(again.p1.deck[0])
    assert tops == {"gold", "inn", "smithy", "village"}


def test_inn_draws_first_and_then_discards() -> None:
    """hinterlands/inn/3"""
    scene = Scene(p1={"hand": "Inn", "deck": "Estate, Curse"})
    scene.p1.plays("Inn")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.actions == 2


# --- Mandarin -----------------------------------------------------------------------------------------------
def test_mandarin_puts_a_card_back() -> None:
    """hinterlands/mandarin/1"""
    scene = Scene(p1={"hand": "Mandarin, Gold", "deck": "Copper"})
    scene.p1.plays("Mandarin")
    assert scene.p1.coins == 3
    assert scene.p1.deck == in_order("Gold, Copper")
    alone = Scene(p1={"hand": "Mandarin", "deck": "Copper"})
    alone.p1.plays("Mandarin")
    assert alone.p1.deck == in_order("Copper")


def test_mandarin_returns_the_treasures_in_play() -> None:
    """hinterlands/mandarin/2"""
    scene = Scene(phase="buy", kingdom="Mandarin",
                  p1={"hand": "Silver, 4 Gold", "buys": 2, "deck": "5 Copper"})
    scene.p1.plays("4 Gold")
    scene.p1.buys("Mandarin")
    assert scene.p1.deck == in_order("4 Gold, 5 Copper")
    assert scene.p1.coins == 7
    assert scene.p1.me.buys == 1
    assert scene.p1.hand == cards("Silver")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("4 Gold, Copper")


def test_mandarin_gained_otherwise() -> None:
    """hinterlands/mandarin/3"""
    scene = Scene(phase="buy", kingdom="Mandarin",
                  p1={"play": "Silver, Copper, Smithy, Village", "hand": "Horn of Plenty", "deck": "Estate"})
    scene.p1.plays("Horn of Plenty", "Mandarin", "Copper", "Horn of Plenty")
    assert scene.p1.deck == in_order("Silver, Horn of Plenty, Copper, Estate")
    assert scene.p1.in_play == cards("Smithy, Village")
    early = Scene(kingdom="Mandarin", p1={"hand": "Altar, Estate, Silver", "play": "Village"})
    early.p1.plays("Altar", "Estate", "Mandarin")
    assert early.p1.deck == []
    assert early.p1.hand == cards("Silver")
    assert early.p1.in_play == cards("Altar, Village")


# --- Nomad Camp ---------------------------------------------------------------------------------------------
def test_nomad_camp_is_gained_onto_the_deck() -> None:
    """hinterlands/nomad_camp/1"""
    scene = Scene(phase="buy", kingdom="Nomad Camp", p1={"coins": 4, "deck": "Copper"})
    scene.p1.buys("Nomad Camp")
    assert scene.p1.deck == in_order("Nomad Camp, Copper")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("Nomad Camp, Copper")
    played = Scene(p1={"hand": "Nomad Camp"})
    played.p1.plays("Nomad Camp")
    assert (played.p1.me.buys, played.p1.coins) == (2, 2)


# --- the rules behind them ----------------------------------------------------------------------------------
def test_when_gain_works_on_other_players_turns() -> None:
    """hinterlands/rules/when_gain/1 (the gain is given directly, as Ambassador gives it)"""
    scene = Scene(kingdom="Border Village", p1={"hand": "Village"}, p2={})
    scene.p2.gains("Border Village", scene.p2("Duchy"))
    assert scene.whose_turn == 1
    assert scene.gained(2) == in_order("Border Village, Duchy")
    assert scene.p2.discard == cards("Border Village, Duchy")


def test_when_buy_comes_before_the_gain() -> None:
    """hinterlands/rules/when_buy/1"""
    scene = Scene(phase="buy", kingdom="Duchess", p1={"coins": 5, "play": "Hoard"})
    scene.p1.buys("Duchy", "Duchess")
    assert scene.gained(1) == in_order("Gold, Duchy, Duchess")
