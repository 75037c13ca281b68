"""The Exile mat and the cards that use it."""
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


def gained_ever(scene: Scene) -> list[str]:
    return [event.cards[0].id for event in scene.log.events if event.verb == "gain"]


# --- the mat ----------------------------------------------------------------------------------------------------------
def test_exiling_from_the_supply_is_no_gain() -> None:
    """menagerie/rules/exile/1"""
    scene = Scene(p1={"hand": "Coven"}, p2={"hand": "Watchtower, Sheepdog"})
    scene.p1.plays("Coven")
    assert scene.asked == []
    assert scene.p2.exile == cards("Curse")
    assert scene.p2.hand == cards("Watchtower, Sheepdog")
    assert gained_ever(scene) == []


def test_all_copies_are_discarded_or_none() -> None:
    """menagerie/rules/exile/2"""
    scene = Scene(kingdom="Camel Train", phase="buy", p1={"coins": 6, "buys": 2, "exile": "2 Silver, Gold"})
    scene.p1.buys("Silver", "no")
    assert scene.p1.exile == cards("2 Silver, Gold")
    scene.p1.buys("Silver", "yes")
    assert (scene.asked[0].options, scene.asked[0].most) == (["silver"], 1)
    assert scene.p1.exile == cards("Gold")
    assert scene.p1.discard == cards("4 Silver")


def test_leaving_exile_is_a_discard() -> None:
    """menagerie/rules/exile/3"""
    scene = Scene(kingdom="Camel Train", phase="buy", p1={"coins": 3, "exile": "Tunnel"})
    scene.p1.buys("Tunnel", "yes", "Tunnel")
    assert [asked.purpose for asked in scene.asked] == ["discard", "reveal"]
    assert scene.p1.discard == cards("2 Tunnel, Gold")
    assert scene.gained(1) == in_order("Tunnel, Gold")


def test_exiled_cards_are_open_and_owned() -> None:
    """menagerie/rules/exile/4"""
    scene = Scene(kingdom="Camel Train", p1={"hand": "Gardens", "deck": "37 Copper", "exile": "2 Duchy"})
    assert scene.p1.score == 6 + 4
    assert len(scene.p1.all_cards) == 40
    scene = Scene(p1={"hand": "Sanctuary, Curse"})
    scene.p1.plays("Sanctuary", "Curse")
    moved = [event for event in scene.log.events if event.target == "exile"]
    assert [card.id for card in moved[0].visible_cards(1)] == ["curse"]


def test_exiled_cards_are_not_in_play() -> None:
    """menagerie/rules/exile/5: counted with Stampede"""
    scene = Scene(landscapes="Stampede", phase="buy", p1={"hand": "Stockpile", "play": "5 Copper", "coins": 2})
    scene.p1.plays("Stockpile")
    assert scene.p1.exile == cards("Stockpile")
    scene.p1.buys("Stampede")
    assert scene.p1.deck == in_order("5 Horse")


def test_the_mats_are_there_when_a_card_needs_them() -> None:
    """menagerie/rules/exile/6"""
    table = Setup(("cardinal",)).table()
    assert "exile_mat" in table.named
    assert [player.exiled for player in table.new_game().players] == [[], []]
    assert "exile_mat" not in Setup(("village",)).table().named


# --- cards from the hand ----------------------------------------------------------------------------------------------
def test_bounty_hunter_pays_for_the_first_copy() -> None:
    """menagerie/bounty_hunter/1"""
    scene = Scene(p1={"hand": "2 Bounty Hunter, 2 Copper"})
    scene.p1.plays("Bounty Hunter", "Copper")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert (scene.p1.coins, scene.p1.actions) == (3, 1)
    scene.p1.plays("Bounty Hunter")
    assert (scene.p1.coins, scene.p1.actions) == (3, 1)
    assert scene.p1.exile == cards("2 Copper")


def test_bounty_hunter_with_nothing_to_exile() -> None:
    """menagerie/bounty_hunter/2"""
    scene = Scene(p1={"hand": "Bounty Hunter"})
    scene.p1.plays("Bounty Hunter")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.exile) == (0, 1, [])


def test_sanctuary_may_exile() -> None:
    """menagerie/sanctuary/1"""
    scene = Scene(p1={"hand": "Sanctuary, Curse", "deck": "Copper"})
    scene.p1.plays("Sanctuary", "Curse")
    assert scene.asked[0].least == 0
    assert (scene.p1.actions, scene.p1.me.buys) == (1, 2)
    assert scene.p1.exile == cards("Curse")
    assert scene.p1.hand == cards("Copper")


def test_displace_gains_another_name() -> None:
    """menagerie/displace/1"""
    scene = Scene(kingdom="Smithy, Market, Village", p1={"hand": "Displace, Estate"})
    scene.p1.plays("Displace", "Smithy")
    assert scene.asked[-1].offers("Copper", "Silver", "Village", "Smithy")
    assert not scene.asked[-1].offers("Estate")
    assert not scene.asked[-1].offers("Market")
    assert scene.p1.exile == cards("Estate")
    assert scene.p1.discard == cards("Smithy")
    assert scene.p1.score == 1


def test_displace_may_gain_a_cheaper_card() -> None:
    """menagerie/displace/2"""
    scene = Scene(p1={"hand": "Displace, Province"})
    scene.p1.plays("Displace", "Gold")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.exile == cards("Province")


def test_stockpile_exiles_itself() -> None:
    """menagerie/stockpile/1"""
    scene = Scene(phase="buy", p1={"hand": "Stockpile"})
    scene.p1.plays("Stockpile")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)
    assert scene.p1.exile == cards("Stockpile")
    assert scene.p1.in_play == []


def test_banish_takes_cards_of_one_name() -> None:
    """menagerie/banish/1"""
    scene = Scene(landscapes="Banish", phase="buy", p1={"coins": 4, "hand": "3 Estate, Curse"})
    scene.p1.buys("Banish", "Estate", "3 Estate")
    assert scene.asked[1].options == ["estate"]
    assert scene.p1.exile == cards("3 Estate")
    assert scene.p1.hand == cards("Curse")


def test_copies_have_the_same_name() -> None:
    """menagerie/rules/terms/4"""
    scene = Scene(landscapes="Banish", phase="buy", p1={"coins": 4, "hand": "Estate, Duchy"})
    scene.p1.buys("Banish", "Duchy")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 1)
    assert scene.p1.exile == cards("Duchy")
    assert scene.p1.hand == cards("Estate")


# --- cards from the Supply --------------------------------------------------------------------------------------------
def test_camel_train_exiles_gold_when_gained_and_a_card_when_played() -> None:
    """menagerie/camel_train/1"""
    scene = Scene(kingdom="Camel Train", phase="buy", p1={"coins": 3})
    scene.p1.buys("Camel Train")
    assert scene.p1.exile == cards("Gold")
    assert scene.pile("Gold") == 29
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Camel Train", "Gold")
    assert scene.p1.exile == cards("2 Gold")
    assert scene.pile("Gold") == 28
    assert gained_ever(scene) == in_order("Camel Train")


def test_camel_train_takes_no_victory_card() -> None:
    """menagerie/camel_train/2"""
    scene = Scene(p1={"hand": "Camel Train"})
    scene.p1.plays("Camel Train", "Curse")
    assert not {"province", "duchy", "estate"} & {*scene.asked[0].options}
    assert scene.asked[0].offers("Curse", "Gold")
    assert scene.p1.exile == cards("Curse")


def test_a_card_with_victory_among_its_types_is_a_victory_card() -> None:
    """menagerie/rules/terms/5: with Dame Josephine for Mill"""
    scene = Scene(piles={"Knights": "Dame Josephine, Dame Anna"}, p1={"hand": "Camel Train"})
    scene.p1.plays("Camel Train", "Copper")
    assert not scene.asked[0].offers("Dame Josephine")
    scene = Scene(piles={"Knights": "Dame Anna, Dame Josephine"}, p1={"hand": "Camel Train"})
    scene.p1.plays("Camel Train", "Dame Anna")
    assert scene.p1.exile == cards("Dame Anna")


def test_coven_exiles_curses() -> None:
    """menagerie/coven/1"""
    scene = Scene(p1={"hand": "Coven"}, p2={})
    scene.p1.plays("Coven")
    assert (scene.p1.actions, scene.p1.coins) == (1, 2)
    assert scene.p2.exile == cards("Curse")
    assert scene.pile("Curse") == 9
    assert scene.gained(2) == []


def test_coven_without_curses_discards_the_exiled_ones() -> None:
    scene = Scene(piles={"Curse": 1}, p1={"hand": "Coven"}, p2={"exile": "2 Curse"}, p3={"exile": "2 Curse, Gold"})
    scene.p1.plays("Coven")
    assert scene.p2.exile == cards("3 Curse")
    assert scene.p3.exile == cards("Gold")
    assert scene.p3.discard == cards("2 Curse")


def test_enclave() -> None:
    """menagerie/enclave/1"""
    scene = Scene(landscapes="Enclave", phase="buy", p1={"coins": 8})
    scene.p1.buys("Enclave")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.exile == cards("Duchy")
    assert scene.pile("Duchy") == 7
    assert scene.p1.score == 3
    assert gained_ever(scene) == in_order("Gold")


def test_transport_there_and_back() -> None:
    """menagerie/transport/1"""
    scene = Scene(kingdom="Laboratory, Village", landscapes="Transport", phase="buy",
                  p1={"coins": 3, "deck": "3 Copper, 2 Estate"})
    scene.p1.buys("Transport", "exile", "Laboratory")
    assert scene.p1.exile == cards("Laboratory")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("3 Copper")
    scene.p1.buys("Transport", "topdeck")
    assert scene.p1.deck == in_order("Laboratory")
    assert scene.p1.exile == []
    assert gained_ever(scene) == []


def test_transport_looks_at_the_card_not_at_the_pile() -> None:
    """menagerie/transport/2"""
    scene = Scene(kingdom="Smithy", landscapes="Transport", phase="buy", piles={"Encampment": "5 Plunder"},
                  p1={"coins": 6, "buys": 2, "exile": "Village"})
    scene.p1.buys("Transport", "exile", "Smithy")
    assert not scene.asked[1].offers("Plunder")
    scene.p1.buys("Transport", "topdeck", "Village")
    assert scene.p1.deck == in_order("Village")
    assert scene.p1.exile == cards("Smithy")


def test_one_option_is_chosen_and_done_as_far_as_possible() -> None:
    """menagerie/rules/terms/9"""
    scene = Scene(kingdom="Smithy", landscapes="Transport", phase="buy", p1={"coins": 3, "exile": "Curse"})
    scene.p1.buys("Transport", "topdeck")
    assert scene.p1.exile == cards("Curse")
    assert scene.p1.deck == []
    assert scene.pile("Smithy") == 10


# --- investments ------------------------------------------------------------------------------------------------------
def test_invest_draws_when_another_player_gains_a_copy() -> None:
    """menagerie/invest/1"""
    scene = Scene(kingdom="Smithy", landscapes="Invest", phase="buy", p1={"coins": 4, "deck": "8 Copper"}, p2={})
    scene.p1.buys("Invest")
    assert scene.p1.exile == cards("Smithy")
    scene.p2.gains("Smithy")
    assert scene.asked == []
    assert scene.p1.hand == cards("2 Copper")


def test_investments_add_up_and_answer_to_investments() -> None:
    """menagerie/invest/2"""
    scene = Scene(kingdom="Smithy, Village", landscapes="Invest", phase="buy",
                  p1={"coins": 8, "buys": 2, "deck": "10 Copper"}, p2={"hand": "2 Gold"})
    scene.p1.buys("Invest", "Smithy")
    scene.p1.buys("Invest", "Smithy")
    assert scene.p1.hand == []
    scene.p1.ends_turn()
    scene.p2.plays("2 Gold")
    scene.p2.buys("Invest", "Smithy")
    assert scene.p1.hand == cards("9 Copper")
    assert scene.p2.exile == cards("Smithy")


def test_only_invested_copies_draw_and_only_while_exiled() -> None:
    """menagerie/invest/3"""
    scene = Scene(kingdom="Village, Sanctuary", landscapes="Invest", phase="buy",
                  p1={"coins": 4, "exile": "Village", "deck": "8 Copper"}, p2={})
    scene.p1.buys("Invest", "Village")
    assert scene.p1.exile == cards("2 Village")
    scene.p2.gains("Village")
    assert len(scene.p1.hand) == 2
    scene.p1.gains("Village", "yes")
    assert scene.p1.exile == []
    scene.p2.gains("Village")
    assert len(scene.p1.hand) == 2


def test_an_invested_card_that_comes_back_to_exile_is_no_investment() -> None:
    """The very card: fetched with Transport and then Exiled by something else."""
    scene = Scene(kingdom="Village", landscapes="Invest, Transport", phase="buy",
                  p1={"coins": 7, "buys": 2, "hand": "Sanctuary", "deck": "8 Copper"}, p2={})
    scene.p1.buys("Invest", "Village")
    scene.p1.buys("Transport", "topdeck")
    village = scene.p1.card("Village", "deck")
    scene.p1.me.exile(village, scene.p1.me.deck)
    assert scene.p1.exile == cards("Village")
    scene.p2.gains("Village")
    assert scene.p1.hand == cards("Sanctuary")


def test_invest_looks_at_the_card_not_at_the_pile() -> None:
    """menagerie/invest/4"""
    scene = Scene(kingdom="Encampment, Smithy", landscapes="Invest", phase="buy", p1={"coins": 4})
    scene.p1.buys("Invest", "Encampment")
    assert scene.p1.exile == cards("Encampment")
    scene = Scene(kingdom="Smithy, Village", landscapes="Invest", phase="buy", piles={"Encampment": "5 Plunder"},
                  p1={"coins": 4})
    scene.p1.buys("Invest", "Smithy")
    assert not scene.asked[0].offers("Plunder")


# --- Attacks ----------------------------------------------------------------------------------------------------------
def test_cardinal_exiles_a_card_costing_three_to_six() -> None:
    """menagerie/cardinal/1"""
    scene = Scene(p1={"hand": "Cardinal"}, p2={"deck": "Silver, Estate"})
    scene.p1.plays("Cardinal")
    assert scene.p1.coins == 2
    assert scene.p2.exile == cards("Silver")
    assert scene.p2.discard == cards("Estate")


def test_gatekeeper_exiles_what_has_no_exiled_copy() -> None:
    """menagerie/gatekeeper/1"""
    scene = Scene(p1={"hand": "Gatekeeper", "deck": "5 Copper"}, p2={"hand": "Festival, 2 Gold", "deck": "5 Copper"})
    scene.p1.plays("Gatekeeper")
    scene.p1.ends_turn()
    scene.p2.plays("Festival")
    scene.p2.plays("2 Gold")
    scene.p2.buys("Silver")
    assert scene.asked == []
    assert scene.p2.exile == cards("Silver")
    scene.p2.buys("Silver", "yes")
    assert scene.p2.exile == []
    assert scene.p2.discard == cards("2 Silver")
    scene.p2.ends_turn()
    assert scene.p1.coins == 3
    scene.p2.gains("Gold")
    assert scene.p2.exile == []


def test_gatekeeper_does_not_find_a_card_that_was_moved() -> None:
    """menagerie/gatekeeper/3"""
    scene = Scene(p1={"hand": "Gatekeeper", "deck": "5 Copper"}, p2={"hand": "Sleigh, 2 Gold", "deck": "5 Copper"})
    scene.p1.plays("Gatekeeper")
    scene.p1.ends_turn()
    scene.p2.plays("2 Gold")
    scene.p2.buys("Gold", "Sleigh", "yes", "hand")
    assert scene.asked[0].purpose == "order"
    assert scene.p2.hand == cards("Gold")
    assert scene.p2.exile == []
    assert scene.p2.discard == cards("Sleigh")
