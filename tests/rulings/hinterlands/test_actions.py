"""Hinterlands: cards that work when played."""
from throneroom.testing import Scene, cards, in_order


# --- Cartographer -------------------------------------------------------------------------------------------
def test_cartographer_sorts_four_cards() -> None:
    """hinterlands/cartographer/1"""
    scene = Scene(p1={"hand": "Cartographer", "deck": "Copper, Estate, Gold, Curse, Silver"})
    scene.p1.plays("Cartographer", "Estate, Curse", "Silver")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold, Silver")
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.actions == 1


def test_cartographer_with_fewer_cards() -> None:
    """hinterlands/cartographer/2"""
    scene = Scene(p1={"hand": "Cartographer", "deck": "Estate, Copper"})
    scene.p1.plays("Cartographer", "no")
    assert scene.asked[0].options == ["copper"]
    assert scene.p1.deck == in_order("Copper")
    assert all(event.verb != "reveal" for event in scene.log.events)


# --- Crossroads ---------------------------------------------------------------------------------------------
def test_crossroads_draws_for_victory_cards() -> None:
    """hinterlands/crossroads/1"""
    scene = Scene(p1={"hand": "Crossroads, 2 Estate, Copper", "deck": "5 Silver"})
    scene.p1.plays("Crossroads")
    assert scene.p1.hand == cards("2 Estate, Copper, 2 Silver")
    assert scene.p1.actions == 3


def test_crossroads_played_twice() -> None:
    """hinterlands/crossroads/2"""
    scene = Scene(p1={"hand": "Throne Room, Crossroads, Estate", "deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Crossroads")
    assert scene.p1.hand == cards("Estate, 2 Copper")
    assert scene.p1.actions == 3


def test_crossroads_counts_combined_cards() -> None:
    """hinterlands/crossroads/3 (Humble Castle, a Treasure and Victory card, in place of Nobles)"""
    scene = Scene(p1={"hand": "Crossroads, Humble Castle, Tunnel", "deck": "5 Copper"})
    scene.p1.plays("Crossroads")
    assert scene.p1.hand == cards("Humble Castle, Tunnel, 2 Copper")


def test_crossroads_by_edition() -> None:
    """hinterlands/crossroads/4"""
    scene = Scene(p1={"hand": "2 Crossroads"})
    scene.p1.plays("Crossroads")
    scene.p1.plays("Crossroads")
    assert scene.p1.actions == 2
    old = Scene(editions=["crossroads:hinterlands-2011"], p1={"hand": "2 Crossroads"})
    old.p1.plays("Crossroads")
    old.p1.plays("Crossroads")
    assert old.p1.actions == 3


# --- Develop ------------------------------------------------------------------------------------------------
def test_develop_gains_one_up_and_one_down() -> None:
    """hinterlands/develop/1"""
    scene = Scene(kingdom="Worker's Village", p1={"hand": "Develop, Silver", "deck": "Copper"})
    scene.p1.plays("Develop", "Estate")
    assert scene.asked[0].options == ["estate", "workers_village"]
    assert scene.trash == cards("Silver")
    assert scene.p1.deck == in_order("Worker's Village, Estate, Copper")


def test_develop_with_highway() -> None:
    """hinterlands/develop/4"""
    scene = Scene(p1={"hand": "Develop, Copper", "play": "Highway"})
    scene.p1.plays("Develop")
    assert scene.p1.deck == in_order("Estate")      # and nothing costs 1 less than 0
    assert scene.gained(1) == ["estate"]


# --- Jack of All Trades -------------------------------------------------------------------------------------
def test_jack_does_four_things_in_order() -> None:
    """hinterlands/jack_of_all_trades/1"""
    scene = Scene(p1={"hand": "Jack of All Trades, Estate, Copper", "deck": "Curse, 3 Gold"})
    scene.p1.plays("Jack of All Trades", "Curse", "Estate")
    assert scene.p1.hand == cards("Copper, 3 Gold")
    assert scene.p1.discard == cards("Silver, Curse")
    assert scene.trash == cards("Estate")


def test_jack_may_draw_its_own_silver() -> None:
    """hinterlands/jack_of_all_trades/2"""
    scene = Scene(p1={"hand": "Jack of All Trades"})
    scene.p1.plays("Jack of All Trades", "no")
    assert scene.asked[0].options == ["silver"]
    assert scene.p1.hand == cards("Silver")


def test_jack_trashes_no_treasures() -> None:
    """hinterlands/jack_of_all_trades/3 (Humble Castle in place of Harem)"""
    scene = Scene(p1={"hand": "Jack of All Trades, Humble Castle, 3 Copper, Estate", "deck": "Gold"})
    scene.p1.plays("Jack of All Trades", "no", "no")
    assert scene.asked[1].options == ["estate"]
    assert scene.p1.hand == cards("Humble Castle, 3 Copper, Estate")
    assert scene.p1.deck == in_order("Gold")


# --- Margrave -----------------------------------------------------------------------------------------------
def test_margrave_gives_a_card_and_takes_more() -> None:
    """hinterlands/margrave/1"""
    scene = Scene(p1={"hand": "Margrave", "deck": "3 Gold"}, p2={"hand": "5 Copper", "deck": "Silver"},
                  p3={"hand": "2 Copper", "deck": "Silver"})
    scene.p1.plays("Margrave", scene.p2("3 Copper"))
    assert scene.p1.hand == cards("3 Gold")
    assert scene.p1.me.buys == 2
    assert scene.p2.hand == cards("2 Copper, Silver")
    assert scene.p3.hand == cards("2 Copper, Silver")


# --- Oasis --------------------------------------------------------------------------------------------------
def test_oasis_discards_a_card() -> None:
    """hinterlands/oasis/1"""
    scene = Scene(p1={"hand": "Oasis, Copper", "deck": "Estate"})
    scene.p1.plays("Oasis", "Estate")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)
    assert scene.p1.hand == cards("Copper")


def test_oasis_must_discard() -> None:
    """hinterlands/oasis/2"""
    scene = Scene(p1={"hand": "Oasis, Gold"})
    scene.p1.plays("Oasis")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Gold")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)


# --- Oracle -------------------------------------------------------------------------------------------------
def test_oracle_puts_cards_back() -> None:
    """hinterlands/oracle/1"""
    scene = Scene(p1={"hand": "Oracle", "deck": "Gold, Silver, Copper"}, p2={"deck": "Province, Estate, Gold"})
    scene.p1.plays("Oracle", scene.p1("no"), scene.p1("Gold"), scene.p1("no"), scene.p2("Province"))
    assert scene.p1.hand == cards("Silver, Gold")
    drawn = [event for event in scene.log.events if event.verb == "draw"]
    assert [card.id for card in drawn[-1].cards] == in_order("Silver, Gold")
    assert scene.p2.deck == in_order("Estate, Province, Gold")


def test_oracle_draws_last() -> None:
    """hinterlands/oracle/2"""
    scene = Scene(p1={"hand": "Oracle", "deck": "Estate, Curse, 2 Gold"})
    scene.p1.plays("Oracle", "yes")
    assert scene.p1.hand == cards("2 Gold")
    assert scene.p1.discard == cards("Estate, Curse")


def test_oracle_discards() -> None:
    """hinterlands/oracle/3"""
    scene = Scene(p1={"hand": "Oracle"}, p2={"deck": "Tunnel, Copper"})
    scene.p1.plays("Oracle", scene.p1("yes"), scene.p2("Tunnel"))
    assert scene.p2.discard == cards("Tunnel, Copper, Gold")


def test_oracle_begins_with_the_player() -> None:
    """hinterlands/oracle/4"""
    seats = {"p1": {"hand": "Oracle", "deck": "2 Copper"}, "p2": {"deck": "2 Silver"}, "p3": {"deck": "2 Gold"}}
    scene = Scene(**seats)
    scene.p1.plays("Oracle", "no", "no", "no")
    assert [asked.options for asked in scene.asked] == [["copper"], ["silver"], ["gold"]]
    old = Scene(editions=["oracle:hinterlands-2011"], **seats)
    old.p1.plays("Oracle", "no", "no", "no")
    assert [asked.options for asked in old.asked] == [["silver"], ["gold"], ["copper"]]
    assert old.p1.hand == cards("2 Copper")


# --- Scheme -------------------------------------------------------------------------------------------------
def test_scheme_keeps_an_action() -> None:
    """hinterlands/scheme/1"""
    scene = Scene(p1={"hand": "Scheme, Smithy", "deck": "4 Copper, 5 Silver"})
    scene.p1.plays("Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Smithy")
    assert scene.p1.hand == cards("Smithy, 4 Silver")
    assert scene.p1.discard == cards("Scheme, 4 Copper")


def test_each_play_of_scheme_keeps_one() -> None:
    """hinterlands/scheme/2"""
    scene = Scene(p1={"hand": "Throne Room, Scheme, Smithy", "deck": "10 Copper"})
    scene.p1.plays("Throne Room", "Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Scheme, Throne Room")
    assert scene.asked[0].options == ["scheme", "smithy", "throne_room"]
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 2)
    assert len(scene.asked) == 1
    assert scene.p1.hand == cards("Scheme, Throne Room, 3 Copper")


def test_scheme_does_not_move_what_stays() -> None:
    """hinterlands/scheme/3 (Enchantress, another Duration, in place of Wharf)"""
    scene = Scene(p1={"hand": "Scheme, Enchantress", "deck": "Copper, 5 Silver"})
    scene.p1.plays("Scheme")
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn("Enchantress")
    assert scene.p1.in_play == cards("Enchantress")
    assert scene.p1.hand == cards("5 Silver")
    assert scene.p1.discard == cards("Scheme, Copper")


def test_scheme_instead_of_discarding() -> None:
    """hinterlands/scheme/4"""
    hand = "Hermit, Scheme"
    scene = Scene(p1={"hand": hand, "actions": 2})
    scene.p1.plays("Hermit", "no", "Copper")
    scene.p1.plays("Scheme")
    scene.p1.ends_turn("Hermit")
    assert "hermit" in scene.p1.hand
    assert scene.trash == []
    assert "madman" not in scene.p1.all_cards
    for first, place in (("Hermit", "trash"), ("Scheme", "hand")):
        old = Scene(editions=["scheme:hinterlands-2011"], p1={"hand": hand, "actions": 2})
        old.p1.plays("Hermit", "no", "Copper")
        old.p1.plays("Scheme")
        old.p1.ends_turn("Hermit", first)
        assert "madman" in old.p1.all_cards or place == "hand"
        assert ("hermit" in old.trash) == (place == "trash")
        assert ("hermit" in old.p1.hand) == (place == "hand")


# --- Spice Merchant -----------------------------------------------------------------------------------------
def test_spice_merchant_sells_treasures() -> None:
    """hinterlands/spice_merchant/1"""
    scene = Scene(p1={"hand": "Spice Merchant, Copper", "deck": "2 Gold"})
    scene.p1.plays("Spice Merchant", "Copper", "coins")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.actions) == (2, 2, 0)
    assert scene.trash == cards("Copper")
    drawing = Scene(p1={"hand": "Spice Merchant, Copper", "deck": "2 Gold"})
    drawing.p1.plays("Spice Merchant", "Copper", "cards")
    assert drawing.p1.hand == cards("2 Gold")
    assert (drawing.p1.coins, drawing.p1.me.buys, drawing.p1.actions) == (0, 1, 1)


def test_spice_merchant_needs_a_treasure() -> None:
    """hinterlands/spice_merchant/2"""
    scene = Scene(p1={"hand": "Spice Merchant, Estate"})
    scene.p1.plays("Spice Merchant")
    assert scene.asked == []
    assert scene.p1.hand == cards("Estate")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.actions) == (0, 1, 0)


def test_spice_merchant_by_edition() -> None:
    """hinterlands/spice_merchant/3"""
    scene = Scene(p1={"hand": "Spice Merchant, Curse, Copper"})
    scene.p1.plays("Spice Merchant", "no")
    assert scene.asked[0].options == ["copper"]
    old = Scene(editions=["spice_merchant:hinterlands-2011"], p1={"hand": "Spice Merchant, Curse"})
    old.p1.plays("Spice Merchant", "Curse", "coins")
    assert old.trash == cards("Curse")


# --- Stables ------------------------------------------------------------------------------------------------
def test_stables_discards_a_treasure() -> None:
    """hinterlands/stables/1"""
    scene = Scene(p1={"hand": "Stables, Copper", "deck": "3 Gold"})
    scene.p1.plays("Stables", "Copper")
    assert scene.p1.hand == cards("3 Gold")
    assert scene.p1.actions == 1
    without = Scene(p1={"hand": "Stables, Estate", "deck": "3 Gold"})
    without.p1.plays("Stables")
    assert without.asked == []
    assert without.p1.hand == cards("Estate")
    assert without.p1.actions == 0


def test_stables_discards_before_drawing() -> None:
    """hinterlands/stables/2"""
    scene = Scene(p1={"hand": "Stables, Silver"})
    scene.p1.plays("Stables", "Silver")
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == []


def test_stables_by_edition() -> None:
    """hinterlands/stables/3"""
    scene = Scene(p1={"hand": "Stables, Estate, Copper"})
    scene.p1.plays("Stables", "no")
    assert scene.asked[0].options == ["copper"]
    old = Scene(editions=["stables:hinterlands-2011"], p1={"hand": "Stables, Estate", "deck": "3 Gold"})
    old.p1.plays("Stables", "Estate")
    assert old.p1.hand == cards("3 Gold")
