"""Events of Plunder."""
from throneroom.testing import Scene, cards, in_order


def buying(*, buys: int = 3, coins: int = 30, **others: object) -> dict[str, object]:
    return {"coins": coins, "buys": buys, **others}


# --- Avoid --------------------------------------------------------------------------------------------------------
def test_avoid_leaves_cards_out() -> None:
    """plunder/avoid/1"""
    scene = Scene(landscapes="Avoid", p1=buying(discard="5 Silver, 3 Curse"), phase="buy")
    scene.p1.buys("Avoid")
    assert scene.p1.buys == 3
    scene.p1.ends_turn("3 Curse")
    assert scene.p1.hand == cards("5 Silver")
    assert scene.p1.discard == cards("3 Curse")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 3)


def test_avoid_is_for_this_turn() -> None:
    """plunder/avoid/2"""
    scene = Scene(landscapes="Avoid", p1=buying(deck="10 Copper", discard="2 Curse"), phase="buy")
    scene.p1.buys("Avoid")
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("2 Curse")
    scene.p2.ends_turn()
    scene.p1.draws(6)
    assert scene.asked == []
    assert scene.p1.discard == []


def test_avoid_twice() -> None:
    """plunder/avoid/3"""
    scene = Scene(landscapes="Avoid", p1=buying(discard="5 Silver, 7 Curse"), phase="buy")
    scene.p1.buys("Avoid")
    scene.p1.buys("Avoid")
    scene.p1.ends_turn("3 Curse", "3 Curse")
    assert scene.p1.discard == cards("6 Curse")
    assert [asked.most for asked in scene.asked] == [3, 3]


def test_avoid_shuffles_once() -> None:
    """plunder/avoid/4"""
    scene = Scene(landscapes="Avoid", p1=buying(discard="3 Silver, 3 Curse"), phase="buy")
    scene.p1.buys("Avoid")
    scene.p1.ends_turn("3 Curse")
    assert scene.p1.hand == cards("3 Silver")
    assert scene.p1.discard == cards("3 Curse")


def test_avoid_does_not_discard() -> None:
    """plunder/avoid/5"""
    scene = Scene(landscapes="Avoid", p1=buying(discard="5 Silver, Village Green", deck=""), phase="buy")
    scene.p1.buys("Avoid")
    scene.p1.draws(1, "Village Green")
    assert scene.p1.discard == cards("Village Green")
    assert len(scene.asked) == 1


# --- Bury ---------------------------------------------------------------------------------------------------------
def test_bury_puts_a_card_under_the_deck() -> None:
    """plunder/bury/1"""
    scene = Scene(landscapes="Bury", p1=buying(discard="Estate, Gold", deck="2 Copper"), phase="buy")
    scene.p1.buys("Bury", "Estate")
    assert scene.p1.deck == in_order("2 Copper, Estate")
    assert (scene.p1.discard, scene.p1.buys) == (cards("Gold"), 3)


def test_bury_is_compulsory() -> None:
    """plunder/bury/2"""
    scene = Scene(landscapes="Bury", p1=buying(discard="Gold", deck="2 Copper"), phase="buy")
    scene.p1.buys("Bury")
    assert scene.p1.deck == in_order("2 Copper, Gold")
    assert scene.asked == []


# --- Deliver ------------------------------------------------------------------------------------------------------
def test_deliver_brings_it_to_the_next_hand() -> None:
    """plunder/deliver/1"""
    scene = Scene(landscapes="Deliver", p1=buying(deck="6 Copper"), phase="buy")
    scene.p1.buys("Deliver")
    scene.p1.buys("Gold")
    assert (scene.p1.aside, scene.p1.discard) == (cards("Gold"), [])
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Gold")
    assert scene.p1.aside == []


def test_deliver_twice_is_no_more() -> None:
    """plunder/deliver/2  (What the rule book says of it.)"""
    scene = Scene(landscapes="Deliver", p1=buying(deck="6 Copper"), phase="buy")
    scene.p1.buys("Deliver")
    scene.p1.buys("Deliver")
    assert scene.p1.buys == 3
    scene.p1.buys("Silver")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Silver")


def test_deliver_is_for_all_that_comes_after_it() -> None:
    """plunder/deliver/3"""
    scene = Scene(landscapes="Deliver", p1=buying(deck="6 Estate"), phase="buy")
    scene.p1.buys("Silver")
    scene.p1.buys("Deliver")
    scene.p1.buys("Copper")
    assert scene.asked == []
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Estate, Copper")
    assert scene.p1.discard == cards("Silver")
    scene.p2.ends_turn()
    scene.p1.gains("Gold")
    assert "gold" in scene.p1.discard


def test_deliver_finds_what_another_gain_has_covered() -> None:
    scene = Scene(landscapes="Deliver, Looting", p1=buying(deck="6 Copper"), piles={"Loot": "Doubloons"}, phase="buy")
    scene.p1.buys("Deliver")
    scene.p1.buys("Looting", "Doubloons")               # the Gold first
    assert (scene.p1.aside, scene.p1.discard) == (cards("Doubloons, Gold"), [])


# --- Foray --------------------------------------------------------------------------------------------------------
def test_foray_gains_a_loot_for_three_names() -> None:
    """plunder/foray/1"""
    scene = Scene(landscapes="Foray", p1=buying(hand="Copper, Estate, Silver"), piles={"Loot": "Sword"}, phase="buy")
    scene.p1.buys("Foray")
    assert scene.p1.discard == cards("Copper, Estate, Silver, Sword")
    shown = [event for event in scene.log.events if event.verb == "reveal"]
    assert sorted(card.id for card in shown[0].cards) == cards("Copper, Estate, Silver")


def test_foray_with_equal_names() -> None:
    """plunder/foray/2"""
    scene = Scene(landscapes="Foray", p1=buying(hand="2 Copper, Silver, Gold"), phase="buy")
    scene.p1.buys("Foray", "2 Copper, Silver")
    assert scene.gained(1) == []
    assert scene.p1.hand == cards("Gold")


def test_foray_with_two_cards() -> None:
    """plunder/foray/3"""
    scene = Scene(landscapes="Foray", p1=buying(hand="Gold, Silver"), phase="buy")
    scene.p1.buys("Foray")
    assert scene.p1.discard == cards("Gold, Silver")
    assert scene.gained(1) == []


# --- Invasion -----------------------------------------------------------------------------------------------------
def test_invasion_does_four_things() -> None:
    """plunder/invasion/1"""
    scene = Scene(landscapes="Invasion", p1=buying(coins=10, hand="Militia"), p2={"hand": "5 Copper"},
                  piles={"Loot": "Figurehead"}, kingdom="Smithy", phase="buy")
    scene.p1.buys("Invasion", "Militia", scene.p2("2 Copper"), "Smithy")
    assert scene.gained(1) == ["duchy", "smithy", "figurehead"]
    assert scene.p1.deck == in_order("Smithy")
    assert scene.p1.in_play == cards("Militia, Figurehead")
    assert (scene.p1.coins, scene.p2.hand) == (2 + 3, cards("3 Copper"))


def test_invasion_without_an_attack() -> None:
    """plunder/invasion/2"""
    scene = Scene(landscapes="Invasion", p1=buying(coins=10, hand="Copper"), piles={"Loot": "Figurehead"},
                  kingdom="Smithy", phase="buy")
    scene.p1.buys("Invasion", "Smithy")
    assert scene.p1.in_play == cards("Figurehead")
    assert scene.p1.coins == 3
    assert scene.p1.discard == cards("Duchy")


def test_invasion_plays_a_loot_under_the_gold_that_came_with_it() -> None:
    """rules of 2022: a card in the discard pile is found under others"""
    scene = Scene(landscapes="Invasion", p1=buying(coins=10), piles={"Loot": "Doubloons"}, kingdom="Smithy",
                  phase="buy")
    scene.p1.buys("Invasion")
    assert scene.gained(1) == ["duchy", "smithy", "doubloons", "gold"]
    assert (scene.p1.in_play, scene.p1.coins) == (cards("Doubloons"), 3)


# --- Journey ------------------------------------------------------------------------------------------------------
def test_journey_is_an_extra_turn_with_all_in_play() -> None:
    """plunder/journey/1"""
    scene = Scene(landscapes="Journey", p1={"play": "4 Copper", "coins": 4, "hand": "Estate", "deck": "6 Silver"},
                  phase="buy")
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.in_play, scene.p1.hand) == (1, cards("4 Copper"), cards("5 Silver"))
    assert scene.p1.discard == cards("Estate")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.in_play) == (2, [])


def test_journey_leaves_what_does_nothing() -> None:
    """plunder/journey/2  (Horn of Plenty counts what is in play, as Swamp Shacks does.)"""
    scene = Scene(landscapes="Journey", p1={"play": "4 Copper, Silver", "coins": 4, "deck": "Horn of Plenty, 4 Gold"},
                  phase="buy")
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    assert (scene.p1.coins, scene.p1.in_play) == (0, cards("4 Copper, Silver"))
    scene.p1.plays("Horn of Plenty", "Silver")      # three names are in play
    assert not scene.asked[0].offers("Duchy")


def test_journey_not_twice_in_a_row() -> None:
    """plunder/journey/3"""
    scene = Scene(landscapes="Journey", p1={"coins": 4, "deck": "5 Gold, 10 Copper"}, phase="buy")
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    scene.p1.plays("5 Gold")
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.in_play) == (2, [])


def test_journey_once_per_turn() -> None:
    """plunder/journey/1"""
    scene = Scene(landscapes="Journey", p1=buying(), phase="buy")
    scene.p1.buys("Journey")
    assert not scene.p1.can_buy("Journey")


def test_journey_and_what_happens_as_clean_up_starts() -> None:
    """plunder/journey/4  (By rule PH-03.)"""
    scene = Scene(landscapes="Journey", p1={"hand": "Scheme", "coins": 4, "deck": "7 Copper"})
    scene.p1.plays("Scheme")
    scene.p1.buys("Journey")
    scene.p1.ends_turn("Scheme")
    assert scene.p1.in_play == cards("Scheme")
    assert "scheme" not in scene.p1.hand + scene.p1.deck


def test_journey_keeps_only_the_buyers_cards() -> None:
    """plunder/journey/4  (By rule PH-03: what others have in play is discarded as ever.)"""
    scene = Scene(landscapes="Journey", kingdom="Village", p1={"play": "Copper", "coins": 4}, phase="buy")
    scene.game.players[1].in_play.extend(scene.make(["village"]))
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.p2.in_play) == (cards("Copper"), [])


# --- Launch -------------------------------------------------------------------------------------------------------
def test_launch_leads_back_to_the_action_phase() -> None:
    """plunder/launch/1"""
    scene = Scene(landscapes="Launch", p1={"hand": "Smithy", "actions": 0, "coins": 3, "deck": "4 Copper, Estate"},
                  phase="buy")
    scene.p1.buys("Launch")
    assert (scene.p1.actions, scene.p1.buys, scene.p1.hand) == (1, 1, cards("Smithy, Copper"))
    scene.p1.plays("Smithy")
    scene.p1.plays("4 Copper")
    assert scene.p1.coins == 4
    assert not scene.p1.can_buy("Launch")
    assert scene.p1.can_buy("Silver")


def test_launch_starts_the_buy_phase_again_not_the_turn() -> None:
    """plunder/launch/2"""
    scene = Scene(landscapes="Launch, League of Bankers", kingdom="Underling",
                  p1={"owned": "Key", "favors": 4, "hand": "3 Copper", "deck": "2 Estate"}, phase="start")
    scene.run()
    assert scene.p1.coins == 1 + 1
    scene.p1.plays("3 Copper")
    assert scene.p1.coins == 5
    scene.p1.buys("Launch")
    assert scene.p1.coins == 2 + 1


def test_launch_ends_the_buy_phase_first() -> None:
    """plunder/launch/3  (With the Wine Merchant: the Treasury that does it at the end of the Buy phase is another
    card's edition here.)"""
    scene = Scene(landscapes="Launch", p1={"tavern": "Wine Merchant", "coins": 5, "deck": ""}, phase="buy")
    scene.p1.buys("Launch", "Wine Merchant")
    assert scene.p1.hand == cards("Wine Merchant")
    assert scene.p1.tavern == []


# --- Looting ------------------------------------------------------------------------------------------------------
def test_looting_gains_a_loot() -> None:
    """plunder/looting/1"""
    scene = Scene(landscapes="Looting", p1={"coins": 6}, piles={"Loot": "Sword, Shield"}, phase="buy")
    scene.p1.buys("Looting")
    assert (scene.p1.discard, scene.p1.coins, scene.pile("Loot")) == (cards("Sword"), 0, 1)


# --- Maelstrom ----------------------------------------------------------------------------------------------------
def test_maelstrom_trashes_three_and_of_those_who_have_five() -> None:
    """plunder/maelstrom/1"""
    scene = Scene(landscapes="Maelstrom", p1=buying(hand="3 Copper"), p2={"hand": "4 Silver, Curse"},
                  p3={"hand": "4 Gold"}, phase="buy")
    scene.p1.buys("Maelstrom", scene.p2("Curse"))
    assert scene.trash == cards("3 Copper, Curse")
    assert scene.p3.hand == cards("4 Gold")


def test_maelstrom_is_no_attack() -> None:
    """plunder/maelstrom/2"""
    scene = Scene(landscapes="Maelstrom", p1=buying(hand="3 Copper"), p2={"hand": "Moat, 4 Silver"}, phase="buy")
    scene.p1.buys("Maelstrom", scene.p2("Silver"))
    assert scene.trash == cards("3 Copper, Silver")
    assert (scene.asked[0].purpose, scene.asked[0].least, len(scene.asked)) == ("trash", 1, 1)


def test_maelstrom_with_one_card() -> None:
    """plunder/maelstrom/3"""
    scene = Scene(landscapes="Maelstrom", p1=buying(hand="Gold"), phase="buy")
    scene.p1.buys("Maelstrom")
    assert scene.trash == cards("Gold")


# --- Mirror -------------------------------------------------------------------------------------------------------
def test_mirror_doubles_an_action() -> None:
    """plunder/mirror/1"""
    scene = Scene(landscapes="Mirror", kingdom="Village", p1=buying(), phase="buy")
    scene.p1.buys("Mirror")
    assert scene.p1.buys == 3
    scene.p1.buys("Village")
    assert scene.p1.discard == cards("2 Village")
    scene.p1.buys("Village")
    assert scene.p1.discard == cards("3 Village")


def test_three_mirrors() -> None:
    """plunder/mirror/2"""
    scene = Scene(landscapes="Mirror", kingdom="Village", p1=buying(), phase="buy")
    for _ in range(3):
        scene.p1.buys("Mirror")
    scene.p1.buys("Village")
    assert scene.p1.discard == cards("4 Village")


def test_mirror_copies_the_first_of_two_gains_in_one() -> None:
    """The Border Village is the next Action gained, whatever is gained in the course of it."""
    for first in ("Mirror", "Border Village"):
        scene = Scene(landscapes="Mirror", kingdom="Border Village, Village", p1=buying(), phase="buy")
        scene.p1.buys("Mirror")
        scene.p1.buys("Border Village", first, "Village", "Village")
        assert scene.p1.discard == cards("2 Border Village, 2 Village")


def test_mirror_waits_for_an_action() -> None:
    """plunder/mirror/3"""
    scene = Scene(landscapes="Mirror", kingdom="Village", p1=buying(), phase="buy")
    scene.p1.buys("Mirror")
    scene.p1.buys("Silver")
    scene.p1.buys("Village")
    assert scene.p1.discard == cards("Silver, 2 Village")
    scene = Scene(landscapes="Mirror", kingdom="Village", p1=buying(deck="5 Copper"), phase="buy")
    scene.p1.buys("Mirror")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.gains("Village")
    assert scene.p1.all_cards.count("village") == 1


# --- Peril --------------------------------------------------------------------------------------------------------
def test_peril_is_a_loot_for_an_action() -> None:
    """plunder/peril/1"""
    scene = Scene(landscapes="Peril", p1=buying(hand="Village"), piles={"Loot": "Sword"}, phase="buy")
    scene.p1.buys("Peril", "Village")
    assert (scene.trash, scene.p1.discard) == (cards("Village"), cards("Sword"))
    scene = Scene(landscapes="Peril", p1=buying(hand="Village"), piles={"Loot": "Sword"}, phase="buy")
    scene.p1.buys("Peril", None)
    assert (scene.trash, scene.p1.discard) == ([], [])


def test_peril_without_an_action() -> None:
    """plunder/peril/2"""
    scene = Scene(landscapes="Peril", p1=buying(hand="Copper"), phase="buy")
    scene.p1.buys("Peril")
    assert (scene.p1.hand, scene.trash, scene.gained(1)) == (cards("Copper"), [], [])


# --- Prepare ------------------------------------------------------------------------------------------------------
def test_prepare_plays_the_hand_next_turn() -> None:
    """plunder/prepare/1"""
    scene = Scene(landscapes="Prepare", p1={"hand": "Village, Gold, Estate", "coins": 3, "deck": "5 Copper, Silver"},
                  phase="buy")
    scene.p1.buys("Prepare")
    assert (scene.p1.hand, scene.p1.aside) == ([], cards("Village, Gold, Estate"))
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper")
    scene.p2.ends_turn("Village", "Gold")
    assert (scene.p1.coins, scene.p1.actions) == (3, 3)
    assert scene.p1.hand == cards("5 Copper, Silver")
    assert (scene.p1.discard, scene.p1.in_play, scene.p1.aside) == (cards("Estate"), cards("Village, Gold"), [])


def test_prepared_cards_must_be_played() -> None:
    """plunder/prepare/2"""
    scene = Scene(landscapes="Prepare", p1={"hand": "Masquerade", "coins": 3, "deck": "5 Copper, 2 Silver"},
                  p2={"hand": "Estate"}, phase="buy")
    scene.p1.buys("Prepare")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1("Silver"), scene.p1(None))
    assert scene.p1.in_play == cards("Masquerade")
    assert "silver" in scene.p2.hand


def test_prepare_is_one_thing_at_the_start_of_the_turn() -> None:
    """plunder/prepare/3"""
    scene = Scene(landscapes="Prepare", phase="action",
                  p1={"hand": "Caravan, Copper, Silver, Smithy", "coins": 3, "deck": "7 Estate, 3 Duchy, Gold"})
    scene.p1.plays("Caravan")
    scene.p1.buys("Prepare")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1("Prepare"), "Copper", "Smithy")
    told = [(event.verb, [card.id for card in event.cards]) for event in scene.log.events]
    order = [what[1][0] for what in told if what[0] == "play"][1:]
    assert order == ["copper", "smithy", "silver", "estate"][:len(order)]
    last = max(at for at, (verb, _) in enumerate(told) if verb == "play")
    drawn = [ids for verb, ids in told[last:] if verb == "draw"]
    assert [len(ids) for ids in drawn] == [1]       # the Caravan's card, behind all that was played


# --- Prosper ------------------------------------------------------------------------------------------------------
def test_prosper_gains_a_loot_and_treasures() -> None:
    """plunder/prosper/1"""
    scene = Scene(landscapes="Prosper", p1=buying(coins=10), piles={"Loot": "Sword"}, phase="buy")
    scene.p1.buys("Prosper", "Gold", "Silver", "Copper")
    assert scene.gained(1) == ["sword", "gold", "silver", "copper"]
    assert not scene.asked[1].offers("Gold")
    scene = Scene(landscapes="Prosper", p1=buying(coins=10), piles={"Loot": "Sword"}, phase="buy")
    scene.p1.buys("Prosper", None)
    assert scene.gained(1) == ["sword"]


# --- Rush ---------------------------------------------------------------------------------------------------------
def test_rush_plays_what_is_gained() -> None:
    """plunder/rush/1"""
    scene = Scene(landscapes="Rush", kingdom="Village", p1=buying(deck="2 Copper"), phase="buy")
    scene.p1.buys("Rush")
    assert scene.p1.buys == 3
    scene.p1.buys("Village")
    assert (scene.p1.in_play, scene.p1.hand, scene.p1.actions) == (cards("Village"), cards("Copper"), 3)
    assert scene.p1.discard == []


def test_rush_plays_the_first_of_two_gains_in_one() -> None:
    """Also if the other one was gained first, and covers it."""
    scene = Scene(landscapes="Rush", kingdom="Border Village, Village", p1=buying(deck="9 Copper"), phase="buy")
    scene.p1.buys("Rush")
    scene.p1.buys("Border Village", "Border Village", "Village")
    assert (scene.p1.in_play, scene.p1.discard) == (cards("Border Village"), cards("Village"))


def test_rush_twice_plays_it_once() -> None:
    """plunder/rush/2"""
    scene = Scene(landscapes="Rush", kingdom="Village", p1=buying(deck="5 Copper"), phase="buy")
    scene.p1.buys("Rush")
    scene.p1.buys("Rush")
    scene.p1.buys("Village")
    assert scene.p1.hand == cards("Copper")
    scene.p1.buys("Village")
    assert (scene.p1.in_play, scene.p1.discard) == (cards("Village"), cards("Village"))


def test_rush_again_afterwards() -> None:
    """plunder/rush/3"""
    scene = Scene(landscapes="Rush", kingdom="Village, Smithy", p1=buying(deck="9 Estate"), phase="buy")
    scene.p1.buys("Rush")
    scene.p1.buys("Village")
    scene.p1.buys("Rush")
    scene.p1.buys("Smithy")
    assert scene.p1.in_play == cards("Village, Smithy")
    assert scene.p1.hand == cards("4 Estate")


# --- Scrounge -----------------------------------------------------------------------------------------------------
def test_scrounge_gains_from_the_trash() -> None:
    """plunder/scrounge/1"""
    scene = Scene(landscapes="Scrounge", p1=buying(), trash="Estate", phase="buy")
    scene.p1.buys("Scrounge", "gain", "Duchy")
    assert (scene.gained(1), scene.trash) == (["estate", "duchy"], [])
    assert not scene.asked[-1].offers("Gold")


def test_scrounge_without_an_estate() -> None:
    """plunder/scrounge/2"""
    scene = Scene(landscapes="Scrounge", p1=buying(), trash="Copper", phase="buy")
    scene.p1.buys("Scrounge", "gain")
    assert scene.gained(1) == []


def test_scrounge_trashes() -> None:
    """plunder/scrounge/3"""
    scene = Scene(landscapes="Scrounge", p1=buying(hand="Estate"), phase="buy")
    scene.p1.buys("Scrounge", "trash")
    assert (scene.trash, scene.p1.hand) == (cards("Estate"), [])


# --- newer texts --------------------------------------------------------------------------------------------------
def test_journey_of_2023_in_its_extra_turn() -> None:
    """plunder/journey/5"""
    scene = Scene(editions="plunder-2023", landscapes="Journey", p1={"coins": 4, "deck": "5 Gold, 10 Copper"},
                  phase="buy")
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("5 Gold")
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.in_play) == (2, cards("5 Gold"))


def test_journey_of_2023_twice_a_turn() -> None:
    """plunder/errata/journey/1"""
    scene = Scene(editions="plunder-2023", landscapes="Journey", p1={"coins": 8, "buys": 2, "deck": "15 Copper"},
                  phase="buy")
    scene.p1.buys("Journey")
    scene.p1.buys("Journey")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
