"""The ledger of the base game and Intrigue: every statement of their source books that no other test carries out."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- the card itself is no longer in hand -----------------------------------------------------------------------
@pytest.mark.parametrize(("card", "purpose"), [
    ("Cellar", "discard"), ("Chapel", "trash"), ("Secret Chamber", "discard"), ("Remodel", "trash"),
])
def test_a_played_card_is_not_in_hand_but_another_copy_is(card: str, purpose: str) -> None:
    """000:97, 000:246, 000:132, 000:614, 000:711: a second one may be chosen, never the one just played"""
    scene = Scene(p1={"hand": f"2 {card}", "deck": "Copper"})
    scene.p1.plays(card, card, *(["Silver"] if card == "Remodel" else []))
    gone = scene.p1.discard if purpose == "discard" else scene.trash
    assert gone.count(card.lower().replace(" ", "_")) == 1
    assert scene.p1.in_play == cards(card)


@pytest.mark.parametrize("card", ["Remodel", "Chapel", "Cellar", "Secret Chamber", "Mine", "Replace", "Trading Post"])
def test_with_an_empty_hand_nothing_happens(card: str) -> None:
    """000:132, 000:372, 000:711, 000:972: no card to part with, so none is taken either"""
    scene = Scene(p1={"hand": card}, players=3)
    scene.p1.plays(card)
    assert scene.asked == []
    assert scene.p1.all_cards == cards(card)
    assert (scene.trash, scene.p1.coins) == ([], 0)
    assert scene.p2.all_cards == scene.p3.all_cards == []


# --- Village, Market, Festival: counting Actions -----------------------------------------------------------------
def test_counting_aloud() -> None:
    """000:104: Village leaves two Actions, a Market then two, another Village three"""
    scene = Scene(p1={"hand": "2 Village, Market", "deck": "3 Copper"})
    left = []
    for card in ("Village", "Market", "Village"):
        scene.p1.plays(card)
        left.append(scene.p1.actions)
    assert left == [2, 2, 3]


# --- Moat ---------------------------------------------------------------------------------------------------------
def test_moat_against_spy() -> None:
    """000:88: who is protected need not reveal a card; the attacker and the others do"""
    scene = Scene(p1={"hand": "Spy", "deck": "Copper, Gold"}, p2={"hand": "Moat", "deck": "Gold"},
                  p3={"deck": "Estate"})
    scene.p1.plays("Spy", scene.p2("Moat"), scene.p1("no"), scene.p1("yes"))
    assert scene.p2.deck == in_order("Gold")
    assert scene.p3.discard == cards("Estate")
    assert ("reveal", 1) not in [(event.verb, event.seat) for event in scene.log.events if event.cards[0].id == "gold"]


def test_moat_need_not_be_revealed() -> None:
    """000:88, 000:605: you may"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Moat"})
    scene.p1.plays("Witch", scene.p2("no"))
    assert scene.p2.discard == cards("Curse")


def test_moat_is_back_in_hand_before_the_attack() -> None:
    """000:88: so the next play of an Attack may be met with it again"""
    scene = Scene(p1={"hand": "Throne Room, Militia"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Throne Room", "Militia", scene.p2("Moat"), scene.p2("Moat"))
    assert scene.p1.coins == 4
    assert scene.p2.hand == cards("Moat, 4 Copper")


def test_moat_protects_against_each_play_alone() -> None:
    """000:605: it is revealed before the Attack is carried out, each time it is played"""
    scene = Scene(p1={"hand": "Throne Room, Militia"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Throne Room", "Militia", scene.p2("Moat"), scene.p2("no"), scene.p2("2 Copper"))
    assert scene.p2.hand == cards("Moat, 2 Copper")


def test_moat_does_not_help_against_ones_own_attack() -> None:
    """000:88: only if another player plays one"""
    scene = Scene(p1={"hand": "Spy, Moat", "deck": "Copper, Estate"})
    scene.p1.plays("Spy", "yes")
    assert [asked.purpose for asked in scene.asked] == ["discard"]
    assert scene.p1.discard == cards("Estate")


# --- Adventurer, Library ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("deck", "discard", "hand", "left"), [
    ("3 Estate", "", "", "3 Estate"), ("", "", "", ""), ("Estate", "Harem", "Harem", "Estate"),
    ("Copper", "Silver", "Copper, Silver", ""),
])
def test_adventurer_with_few_cards(deck: str, discard: str, hand: str, left: str) -> None:
    """000:162, 000:402: only the Treasures revealed, be it none"""
    scene = Scene(p1={"hand": "Adventurer", "deck": deck, "discard": discard})
    scene.p1.plays("Adventurer")
    assert (scene.p1.hand, scene.p1.discard, scene.p1.deck) == (cards(hand), cards(left), [])


def test_library_sets_aside_several() -> None:
    """000:169, 000:409: each as it is drawn; a shuffle in between leaves them out; then all are discarded"""
    scene = Scene(p1={"hand": "Library, 5 Copper", "deck": "Village, Moat", "discard": "Great Hall, Gold"}, seed=3)
    scene.p1.plays("Library", "yes", "yes", "no")
    assert scene.p1.hand == cards("5 Copper, Great Hall, Gold")
    assert scene.p1.discard == cards("Moat, Village")


def test_library_twice() -> None:
    """000:169: with seven cards in hand the second play does nothing"""
    scene = Scene(p1={"hand": "Throne Room, Library, 4 Copper", "deck": "3 Silver, Gold"})
    scene.p1.plays("Throne Room", "Library")
    assert scene.p1.hand == cards("4 Copper, 3 Silver")
    assert scene.p1.deck == in_order("Gold")


# --- Bureaucrat ---------------------------------------------------------------------------------------------------
def test_bureaucrat_without_silver() -> None:
    """000:176: no Silver left, the others still put a Victory card back"""
    scene = Scene(p1={"hand": "Bureaucrat", "deck": "Gold"}, p2={"hand": "Great Hall, Copper"}, piles={"Silver": 0})
    scene.p1.plays("Bureaucrat")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p2.deck == in_order("Great Hall")


# --- Thief --------------------------------------------------------------------------------------------------------
def test_thief_with_short_decks() -> None:
    """000:183, 000:423: one card is revealed before shuffling; no deck, shuffle first; too few, as many as possible"""
    scene = Scene(p1={"hand": "Thief"}, p2={"deck": "Gold", "discard": "Estate"}, p3={"discard": "2 Silver"},
                  p4={"deck": "Copper"}, players=5)
    scene.p1.plays("Thief", scene.p1("Gold, Silver"))
    assert scene.p1.discard == cards("Gold, Silver")
    assert scene.p2.discard == cards("Estate")
    assert scene.p3.discard == cards("Silver")
    assert scene.p4.discard == scene.p5.discard == []
    assert scene.trash == cards("Copper")


def test_thief_takes_nothing_of_earlier_turns() -> None:
    """000:183: only what was trashed just now, and each player at most one Treasure"""
    scene = Scene(p1={"hand": "Thief"}, p2={"deck": "2 Gold"}, trash="Silver")
    scene.p1.plays("Thief", scene.p1("Gold"))
    assert scene.asked[-1].options == ["gold"]
    assert (scene.trash, scene.p1.discard, scene.p2.discard) == (cards("Silver"), cards("Gold"), cards("Gold"))


def test_thief_chooses_for_each_victim() -> None:
    """000:183, 000:423: the attacker says which Treasure is trashed, and may leave all of them"""
    scene = Scene(p1={"hand": "Thief"}, p2={"deck": "Silver, Gold"}, p3={"deck": "Copper, Harem"})
    scene.p1.plays("Thief", scene.p1("Silver"), scene.p1("Harem"), scene.p1("nothing"))
    assert scene.trash == cards("Silver, Harem")
    assert (scene.p2.discard, scene.p3.discard) == (cards("Gold"), cards("Copper"))
    assert scene.p1.discard == []


# --- Spy ----------------------------------------------------------------------------------------------------------
def test_spy_with_an_empty_deck() -> None:
    """000:281, 000:495: who has none left shuffles and then reveals; the card may go back"""
    scene = Scene(p1={"hand": "Spy", "deck": "Copper, Silver"}, p2={"discard": "Estate"})
    scene.p1.plays("Spy", "no", "no")
    assert (scene.p2.deck, scene.p2.discard) == (in_order("Estate"), [])


# --- Council Room, Witch ------------------------------------------------------------------------------------------
def test_council_room_for_many() -> None:
    """000:268, 000:488: everybody draws, also who has no cards left"""
    scene = Scene(p1={"hand": "Throne Room, Council Room", "deck": "9 Copper"}, p2={"deck": "2 Gold"},
                  p3={"deck": "Gold"}, p4={})
    scene.p1.plays("Throne Room", "Council Room")
    assert [seat.hand for seat in scene.seats] == [cards("8 Copper"), cards("2 Gold"), cards("Gold"), []]
    assert scene.p1.buys == 3


def test_the_last_curses_go_round_from_the_left() -> None:
    """000:211, 000:453: beginning with the player to the left of whoever plays the Witch"""
    scene = Scene(turn=3, players=4, p3={"hand": "Witch", "deck": "2 Copper"}, piles={"Curse": 2})
    scene.p3.plays("Witch")
    assert [seat.discard for seat in scene.seats] == [cards("Curse"), [], [], cards("Curse")]


# --- Throne Room --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["base-2008", "base-2013", ""])
def test_throne_room_on_throne_room_in_every_edition(edition: str) -> None:
    """000:292, 000:507, 000:702: one Action twice and then another one twice; never the same one four times"""
    scene = Scene(editions=[edition] if edition else (), p2={"hand": "3 Copper"},
                  p1={"hand": "2 Throne Room, Market, Militia", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Throne Room", "Market", "Militia")
    played = [event.cards[0].id for event in scene.log.events if event.verb == "play"]
    assert played == in_order("Throne Room, Throne Room, Market, Market, Throne Room, Militia, Militia")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.buys) == (2, 6, 3)
    assert scene.p1.in_play == cards("2 Throne Room, Market, Militia")


def test_throne_room_without_another_action() -> None:
    """000:507, 000:702: there is nothing to play"""
    scene = Scene(p1={"hand": "Throne Room, Copper"})
    scene.p1.plays("Throne Room")
    assert scene.asked == []
    assert (scene.p1.in_play, scene.p1.actions) == (cards("Throne Room"), 0)


def test_throne_room_on_gardens_is_impossible() -> None:
    """000:197: Gardens is a Victory card and no Action"""
    scene = Scene(p1={"hand": "Throne Room, Gardens"})
    scene.p1.plays("Throne Room")
    assert scene.asked == [] and not scene.p1.can_play("Gardens")


# --- Merchant, Vassal, Harbinger, Sentry ------------------------------------------------------------------------
def test_merchants_before_and_after_a_silver() -> None:
    """000:635: only the Merchants played before the first Silver of the turn"""
    scene = Scene(p1={"hand": "2 Merchant, Black Market, 2 Silver", "actions": 3}, black_market="Chapel")
    scene.p1.plays("Merchant")
    scene.p1.plays("Black Market", "Silver", "no", "no")
    assert scene.p1.coins == 5
    scene.p1.plays("Merchant")
    scene.p1.plays("Silver")
    assert scene.p1.coins == 7


def test_merchant_looks_at_one_turn_only() -> None:
    """000:635: in this turn"""
    scene = Scene(p1={"hand": "Merchant", "deck": "5 Silver"}, p2={})
    scene.p1.plays("Merchant")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Silver")
    assert scene.p1.coins == 2


def test_vassal_uses_no_action() -> None:
    """000:642: neither is one needed, nor are those used that are left"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Village, Copper", "actions": 2})
    scene.p1.plays("Vassal", "yes")
    assert (scene.p1.actions, scene.p1.coins) == (3, 2)
    assert scene.p1.in_play == cards("Vassal, Village")
    assert scene.p1.discard == []


def test_vassal_plays_a_chain() -> None:
    """000:642: the card played is carried out at once"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Vassal, Vassal, Smithy, 4 Copper"})
    scene.p1.plays("Vassal", "yes", "yes", "yes")
    assert (scene.p1.coins, scene.p1.actions) == (6, 0)
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.in_play == cards("3 Vassal, Smithy")


def test_vassal_without_cards_and_after_a_shuffle() -> None:
    """000:642: no card, nothing but the coins; an empty deck is shuffled first"""
    scene = Scene(p1={"hand": "Vassal"})
    scene.p1.plays("Vassal")
    assert (scene.asked, scene.p1.coins) == ([], 2)
    scene = Scene(p1={"hand": "Vassal", "discard": "Great Hall"})
    scene.p1.plays("Vassal", "yes")
    assert scene.p1.in_play == cards("Vassal, Great Hall")


def test_harbinger_may_leave_all_cards() -> None:
    """000:649: you may; nothing happens without a discard pile"""
    scene = Scene(p1={"hand": "Harbinger", "deck": "Copper, Gold", "discard": "Silver, Estate"})
    scene.p1.plays("Harbinger", "no")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("Silver, Estate")
    scene = Scene(p1={"hand": "Harbinger", "deck": "Copper, Gold"})
    scene.p1.plays("Harbinger")
    assert (scene.asked, scene.p1.hand, scene.p1.actions) == ([], cards("Copper"), 1)


@pytest.mark.parametrize(("deck", "discard"), [("Copper, Gold", ""), ("Copper", "Gold")])
def test_sentry_with_one_card(deck: str, discard: str) -> None:
    """000:806: it looks at as many as there are"""
    scene = Scene(p1={"hand": "Sentry", "deck": deck, "discard": discard})
    scene.p1.plays("Sentry", "no", "no")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.hand == cards("Copper")


def test_sentry_trashes_one_and_discards_the_other() -> None:
    """000:806: each of the two has its own fate"""
    scene = Scene(p1={"hand": "Sentry", "deck": "Copper, Estate, Silver, Gold"})
    scene.p1.plays("Sentry", "Estate", "Silver")
    assert (scene.trash, scene.p1.discard, scene.p1.deck) == (cards("Estate"), cards("Silver"), in_order("Gold"))


# --- Poacher, Bandit, Artisan -----------------------------------------------------------------------------------
def test_poacher_twice() -> None:
    """000:718: each play draws first and then discards for the empty piles"""
    scene = Scene(p1={"hand": "Throne Room, Poacher, Estate", "deck": "Gold, Silver"}, piles={"Moat": 0})
    scene.p1.plays("Throne Room", "Poacher", "Estate", "Gold")
    assert scene.p1.hand == cards("Silver")
    assert (scene.p1.actions, scene.p1.coins) == (2, 2)


def test_bandit_without_gold_and_with_short_decks() -> None:
    """000:725: the others reveal all the same, as many as they have"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Silver"}, p3={"deck": "Copper", "discard": "Gold"}, p4={},
                  piles={"Gold": 0})
    scene.p1.plays("Bandit")
    assert scene.trash == cards("Silver, Gold")
    assert (scene.p1.discard, scene.p2.discard, scene.p3.discard) == ([], [], cards("Copper"))


def test_bandit_twice() -> None:
    """000:725: two Golds, and two cards revealed each time"""
    scene = Scene(p1={"hand": "Throne Room, Bandit"}, p2={"deck": "Silver, Harem, Village, Gold"})
    scene.p1.plays("Throne Room", "Bandit", scene.p2("Harem"))
    assert scene.p1.discard == cards("2 Gold")
    assert scene.trash == cards("Harem, Gold")
    assert scene.p2.discard == cards("Silver, Village")


def test_artisan_when_cards_are_cheaper() -> None:
    """000:813: what the card costs at that moment"""
    scene = Scene(p1={"hand": "Bridge, Artisan", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Artisan", "Gold", "Gold")
    assert scene.p1.deck == in_order("Gold")


# --- Remodel, Mine, Moneylender, Feast --------------------------------------------------------------------------
def test_remodel_of_a_remodel() -> None:
    """000:132, 000:711: the same card may come back, and it goes to the discard pile"""
    scene = Scene(p1={"hand": "2 Remodel"})
    scene.p1.plays("Remodel", "Remodel")
    assert scene.trash == scene.p1.discard == cards("Remodel")


def test_mine_turns_silver_into_gold() -> None:
    """000:153: a Silver for a Gold; twice by Throne Room, from Copper to Gold"""
    scene = Scene(p1={"hand": "Throne Room, Mine, Copper"})
    scene.p1.plays("Throne Room", "Mine", "Copper", "Silver", "Silver", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert scene.trash == cards("Copper, Silver")


def test_mine_without_any_treasure_to_gain() -> None:
    """000:788: a Kingdom Treasure may be trashed; if nothing can be gained it is gone"""
    scene = Scene(p1={"hand": "Mine, Harem"}, piles={"Copper": 0, "Silver": 0, "Gold": 0, "Harem": 0})
    scene.p1.plays("Mine", "Harem")
    assert (scene.trash, scene.p1.hand) == (cards("Harem"), [])


def test_moneylender_twice() -> None:
    """000:204, 000:679: three coins for each Copper, nothing without one"""
    scene = Scene(p1={"hand": "Throne Room, Moneylender, Copper"})
    scene.p1.plays("Throne Room", "Moneylender", "yes")
    assert (scene.p1.coins, scene.trash) == (3, cards("Copper"))


def test_coins_do_not_help_feast() -> None:
    """000:190: neither Treasures nor coins raise the amount"""
    scene = Scene(p1={"hand": "Festival, Feast"})
    scene.p1.plays("Festival")
    scene.p1.plays("Feast", "Duchy")
    assert not scene.asked[0].offers("Gold")
    assert scene.p1.coins == 2


# --- Chancellor -------------------------------------------------------------------------------------------------
def test_chancellor_decides_at_once() -> None:
    """000:233, 000:467: before another Action is played or the phase ends; it may be refused"""
    scene = Scene(p1={"hand": "Chancellor, Village", "deck": "Gold, Silver", "actions": 2})
    scene.p1.plays("Chancellor", "no")
    assert scene.p1.deck == in_order("Gold, Silver")
    scene.p1.plays("Village")
    assert scene.asked == []
    assert scene.p1.hand == cards("Gold")


def test_a_chancellor_played_first_mixes_the_old_deck_in() -> None:
    """000:233: the next draw shuffles the whole discard pile"""
    scene = Scene(p1={"hand": "Chancellor, Smithy", "deck": "Gold, Silver", "discard": "Estate", "actions": 2})
    scene.p1.plays("Chancellor", "yes")
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("Gold, Silver, Estate")
    assert scene.p1.discard == []


# --- Intrigue: Courtyard, Secret Chamber, Diplomat --------------------------------------------------------------
def test_courtyard_with_a_short_deck() -> None:
    """000:853: first the three cards, then one goes back; the discard pile is not shuffled for that"""
    scene = Scene(p1={"hand": "Throne Room, Courtyard", "deck": "Copper", "discard": "Gold"})
    scene.p1.plays("Throne Room", "Courtyard", "Gold", "Copper")
    assert (scene.p1.hand, scene.p1.deck) == (cards("Gold"), in_order("Copper"))


def test_secret_chamber_may_discard_nothing() -> None:
    """000:860, 000:1074: 0 cards are a number too; Treasures count like any card"""
    for chosen, coins in ((None, 0), ("2 Copper, Gold", 3)):
        scene = Scene(p1={"hand": "Secret Chamber, 2 Copper, Gold"})
        scene.p1.plays("Secret Chamber", chosen)
        assert scene.p1.coins == coins


@pytest.mark.parametrize(("deck", "order"), [("", []), ("Gold", ["Gold"])])
def test_secret_chamber_with_few_cards(deck: str, order: list[str]) -> None:
    """000:860: draws as many as there are, then puts back two, or all it has"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Secret Chamber", "deck": deck})
    scene.p1.plays("Witch", scene.p2("yes"), *order)
    assert scene.p2.hand == []
    assert scene.p2.deck == in_order(", ".join(["Secret Chamber", *order]))
    assert scene.p2.discard == cards("Curse")


def test_secret_chamber_though_the_attack_does_nothing_to_you() -> None:
    """000:860, 000:993: a Minion does not concern a hand of less than five cards, and it is not yet chosen"""
    scene = Scene(p1={"hand": "Minion"}, p2={"hand": "Secret Chamber, Estate", "deck": "Gold, Silver"})
    scene.p1.plays("Minion", scene.p2("yes"), scene.p2("Secret Chamber, Estate"), scene.p2("Estate"), scene.p1("coins"))
    assert scene.p2.hand == cards("Gold, Silver")
    assert scene.p1.coins == 2


def test_moat_first_and_then_secret_chamber() -> None:
    """000:860, 000:1076: as many Reactions as you like, in any order; an Attack that is warded off is one too"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Moat, Secret Chamber", "deck": "Gold, Silver"})
    scene.p1.plays("Witch", scene.p2("Moat"), scene.p2("yes"), scene.p2("yes"), scene.p2("Moat, Secret Chamber"),
                   scene.p2("Moat"))
    assert scene.p2.hand == cards("Gold, Silver")
    assert scene.p2.discard == []


def test_secret_chamber_may_bring_a_hand_to_five_or_not() -> None:
    """000:993, 000:1239: Minion looks at the hand after all Reactions"""
    scene = Scene(p1={"hand": "Minion", "deck": "4 Copper"}, p2={"hand": "Diplomat, 4 Copper", "deck": "6 Silver"})
    scene.p1.plays("Minion", scene.p2("Diplomat"), scene.p2("3 Copper"), scene.p1("discard"))
    assert scene.p2.hand == cards("Diplomat, Copper, 2 Silver")


def test_diplomat_needs_five_cards() -> None:
    """000:1420: with four it is not asked for"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Diplomat, 3 Copper", "deck": "2 Gold"})
    scene.p1.plays("Militia", scene.p2("Copper"))
    assert [asked.purpose for asked in scene.asked] == ["discard"]


def test_diplomat_may_discard_itself() -> None:
    """000:1420: three cards, this one among them if you like; then it is not revealed again"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Diplomat, 6 Copper", "deck": "2 Gold"})
    scene.p1.plays("Militia", scene.p2("yes"), scene.p2("Diplomat, 2 Copper"), scene.p2("3 Copper"))
    assert scene.p2.hand == cards("Copper, 2 Gold")
    assert scene.p2.discard == cards("Diplomat, 5 Copper")


def test_diplomat_does_not_ward_off() -> None:
    """000:1420: the Attack is carried out then; it may be refused"""
    for answer in ("yes", "no"):
        scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Diplomat, 4 Copper", "deck": "2 Gold"})
        scene.p1.plays("Witch", scene.p2(answer), *([scene.p2("3 Copper")] if answer == "yes" else []))
        assert "curse" in scene.p2.discard


# --- Steward, Nobles, Pawn, Courtier ------------------------------------------------------------------------------
@pytest.mark.parametrize(("hand", "trashed"), [("", ""), ("Gold", "Gold"), ("2 Gold", "2 Gold")])
def test_steward_trashes_what_there_is(hand: str, trashed: str) -> None:
    """000:902, 000:1134: two cards, or the only one"""
    scene = Scene(p1={"hand": f"Steward, {hand}" if hand else "Steward"})
    scene.p1.plays("Steward", "trash")
    assert (scene.trash, scene.p1.hand) == (cards(trashed), [])


@pytest.mark.parametrize(("card", "first", "second", "hand", "actions"), [
    ("Nobles", "cards", "actions", "3 Copper", 2), ("Steward", "cards", "coins", "2 Copper", 0),
    ("Pawn", "cards, actions", "cards, coins", "2 Copper", 1),
])
def test_choosing_anew_each_time(card: str, first: str, second: str, hand: str, actions: int) -> None:
    """000:1272: another play, another choice; within one play nothing is mixed"""
    scene = Scene(p1={"hand": f"Throne Room, {card}", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", card, first, second)
    assert (scene.p1.hand, scene.p1.actions) == (cards(hand), actions)


@pytest.mark.parametrize(("card", "count"), [
    ("Copper", 1), ("Harem", 2), ("Moat", 2), ("Dame Josephine", 4), ("Werewolf", 4), ("Ruined Market", 2),
])
def test_courtier_counts_every_type(card: str, count: int) -> None:
    """000:1448: one different option for each type of the card"""
    scene = Scene(p1={"hand": f"Courtier, {card}"})
    scene.p1.plays("Courtier", ["actions", "buys", "coins", "gold"][:count])
    assert (scene.p1.actions, scene.p1.buys - 1, scene.p1.coins // 3, len(scene.p1.discard)) == tuple(
        int(i < count) for i in range(4))
    assert card.lower().replace(" ", "_") in scene.p1.hand


def test_courtier_without_gold() -> None:
    """000:1448: the Gold goes to the discard pile, if there is one"""
    scene = Scene(p1={"hand": "Courtier, Copper"}, piles={"Gold": 0})
    scene.p1.plays("Courtier", "gold")
    assert scene.p1.discard == []


# --- Shanty Town, Great Hall, Harem -------------------------------------------------------------------------------
def test_shanty_town_and_combined_cards() -> None:
    """000:874, 000:1098: an Action that is a Victory card too is an Action; a Harem is none"""
    scene = Scene(p1={"hand": "Shanty Town, Great Hall", "deck": "2 Gold"})
    scene.p1.plays("Shanty Town")
    assert scene.p1.hand == cards("Great Hall")
    scene = Scene(p1={"hand": "Shanty Town, Harem", "deck": "Village, Smithy, Copper"})
    scene.p1.plays("Shanty Town")
    assert scene.p1.hand == cards("Harem, Village, Smithy")
    scene.p1.plays("Village")
    assert scene.p1.actions == 3


@pytest.mark.parametrize("card", ["Great Hall", "Nobles", "Harem", "Duke", "Mill", "Gardens"])
def test_piles_of_victory_cards(card: str) -> None:
    """000:881, 000:979, 000:1014, 000:1021, 000:65: 8 for two players, 12 for more"""
    assert [Scene(kingdom=card, players=players).pile(card) for players in (2, 3, 4, 5, 6)] == [8, 12, 12, 12, 12]


# --- Masquerade ---------------------------------------------------------------------------------------------------
def test_masquerade_goes_round_the_table() -> None:
    """000:888, 000:1120: everybody passes to the left, and the one who played it gets from the right"""
    scene = Scene(turn=2, p1={"hand": "Copper"}, p2={"hand": "Masquerade", "deck": "Silver, Estate"},
                  p3={"hand": "Gold"}, p4={"hand": "Curse"})
    scene.p2.plays("Masquerade", scene.p2("Estate"), scene.p2("Copper"))
    assert [seat.hand for seat in scene.seats] == [cards("Curse"), cards("Silver"), cards("Estate"), cards("Gold")]
    assert scene.trash == cards("Copper")


def test_masquerade_twice() -> None:
    """000:888: a card received may be passed back by the second play"""
    scene = Scene(p1={"hand": "Throne Room, Masquerade", "deck": "Curse, Copper, 2 Estate"}, p2={"hand": "Gold"})
    scene.p1.plays("Throne Room", "Masquerade", scene.p1("Curse"), scene.p1("no"), scene.p1("Gold"), scene.p1("no"))
    assert (scene.p1.hand, scene.p2.hand) == (cards("Copper, Curse, 2 Estate"), cards("Gold"))


def test_a_passed_card_is_not_gained() -> None:
    """000:888: it is passed; nothing watches for that"""
    scene = Scene(p1={"hand": "Masquerade, Gold", "deck": "2 Estate"}, p2={"hand": "Watchtower, Copper"})
    scene.p1.plays("Masquerade", scene.p1("Gold"), scene.p2("Copper"), scene.p1("no"))
    assert scene.p2.hand == cards("Gold, Watchtower")
    assert scene.gained(2) == []


# --- Swindler, Torturer, Saboteur ---------------------------------------------------------------------------------
def test_swindler_for_each_player_in_turn() -> None:
    """000:895, 000:1127: for everybody a card of the same cost; none left of it for the last"""
    scene = Scene(players=4, p1={"hand": "Swindler"}, p2={"deck": "Duchy"}, p3={"discard": "Duchy"},
                  p4={"hand": "Moat", "deck": "Duchy"}, piles={"Duchy": 1})
    scene.p1.plays("Swindler", scene.p4("Moat"))
    assert (scene.p2.discard, scene.p3.discard, scene.p4.deck) == (cards("Duchy"), [], in_order("Duchy"))
    assert scene.trash == cards("2 Duchy")


def test_swindler_when_cards_are_cheaper() -> None:
    """000:895, 000:930: the costs of the moment, for both cards"""
    scene = Scene(p1={"hand": "Bridge, Swindler", "actions": 2}, p2={"deck": "Pawn"})
    scene.p1.plays("Bridge")
    scene.p1.plays("Swindler", "Estate")
    assert scene.asked[0].options == ["estate", "pawn"]


@pytest.mark.parametrize(("hand", "discarded"), [("", 0), ("Gold", 1), ("3 Gold", 2)])
def test_torturer_and_a_choice_that_costs_little(hand: str, discarded: int) -> None:
    """000:986, 000:1228: discarding may be chosen without the cards for it"""
    scene = Scene(p1={"hand": "Torturer", "deck": "3 Copper"}, p2={"hand": hand})
    scene.p1.plays("Torturer", scene.p2("discard"))
    assert len(scene.p2.discard) == discarded
    assert "curse" not in scene.p2.all_cards


def test_saboteur_finds_nothing() -> None:
    """000:1000, 000:1250: all revealed cards are discarded, also those shuffled in later"""
    scene = Scene(p1={"hand": "Saboteur"}, p2={"deck": "Copper", "discard": "Estate, Curse"}, p3={})
    scene.p1.plays("Saboteur")
    assert scene.asked == []
    assert (scene.p2.discard, scene.p2.deck) == (cards("Copper, Curse, Estate"), [])


def test_saboteur_shuffles_without_the_revealed_cards() -> None:
    """000:1000: they stay where they are until the end; the gain is optional"""
    scene = Scene(p1={"hand": "Saboteur"}, p2={"deck": "Copper", "discard": "Silver"})
    scene.p1.plays("Saboteur", scene.p2("no"))
    assert (scene.trash, scene.p2.discard) == (cards("Silver"), cards("Copper"))


def test_saboteur_goes_round() -> None:
    """000:1000: each in turn, so the first may take the last card of a pile"""
    scene = Scene(p1={"hand": "Saboteur"}, p2={"deck": "Gold"}, p3={"deck": "Gold"}, kingdom="Smithy",
                  piles={"Smithy": 1})
    scene.p1.plays("Saboteur", scene.p2("Smithy"), scene.p3("Silver"))
    assert not scene.asked[1].offers("Smithy")


# --- Wishing Well, Baron, Mining Village ------------------------------------------------------------------------
def test_wishing_well_shuffles() -> None:
    """000:909: the card to be revealed may have to be shuffled; there may be none"""
    scene = Scene(p1={"hand": "Wishing Well", "deck": "Copper", "discard": "Gold"})
    scene.p1.plays("Wishing Well", "Gold")
    assert scene.p1.hand == cards("Copper, Gold")
    scene = Scene(p1={"hand": "Wishing Well"})
    scene.p1.plays("Wishing Well", "Gold")
    assert scene.p1.hand == []


def test_baron_twice() -> None:
    """000:916: one Estate may be discarded for each play"""
    scene = Scene(p1={"hand": "Throne Room, Baron, Estate"})
    scene.p1.plays("Throne Room", "Baron", "Estate")
    assert (scene.p1.coins, scene.p1.buys, scene.p1.discard) == (4, 3, cards("2 Estate"))


def test_mining_village_trashed_by_the_second_play() -> None:
    """000:923, 000:1155: the coins come once, whichever play trashes it"""
    scene = Scene(p1={"hand": "Throne Room, Mining Village", "deck": "2 Copper"})
    scene.p1.plays("Throne Room", "Mining Village", "no", "yes")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (cards("2 Copper"), 4, 2)


# --- Bridge, Ironworks, Coppersmith, Conspirator, Upgrade ---------------------------------------------------------
def test_the_examples_of_bridge() -> None:
    """000:930: Mining Village, Bridge, Ironworks for a Duchy; Bridge and Upgrade make a Pawn of a Copper"""
    scene = Scene(p1={"hand": "Mining Village, Bridge, Ironworks", "deck": "Copper, Silver"})
    scene.p1.plays("Mining Village", "no")
    scene.p1.plays("Bridge")
    scene.p1.plays("Ironworks", "Duchy")
    assert scene.p1.discard == cards("Duchy") and scene.p1.hand == cards("Copper, Silver")
    scene = Scene(kingdom="Pawn", p1={"hand": "Bridge, Upgrade, Copper", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Upgrade", "Pawn")
    assert scene.asked[0].options == ["estate", "pawn"]
    assert scene.p1.discard == cards("Pawn")


def test_bridge_twice() -> None:
    """000:930, 000:1162: by Throne Room 2 less, for everything and for all players' cards, until the turn ends"""
    scene = Scene(p1={"hand": "Throne Room, Bridge"}, p2={"hand": "Gold"})
    scene.p1.plays("Throne Room", "Bridge")
    assert [scene.cost(name)[0] for name in ("Copper", "Estate", "Silver", "Province")] == [0, 0, 1, 6]
    assert (scene.p1.coins, scene.p1.buys) == (2, 3)
    scene.p1.ends_turn()
    assert scene.cost("Province") == (8, 0, 0)


def test_ironworks_and_a_cheaper_harem() -> None:
    """000:937, 000:1171: the bonuses of both types of a combined card"""
    scene = Scene(kingdom="Harem", p1={"hand": "Throne Room, Bridge, Ironworks", "actions": 2, "deck": "Copper"})
    scene.p1.plays("Throne Room", "Bridge")
    scene.p1.plays("Ironworks", "Harem")
    assert (scene.p1.coins, scene.p1.hand, scene.p1.actions) == (3, cards("Copper"), 0)


def test_coppersmith_and_treasures_played_before() -> None:
    """000:944, 000:1178: the Coppers played afterwards; other Treasures never"""
    scene = Scene(p1={"hand": "Black Market, Coppersmith, 2 Copper, Silver", "actions": 2}, black_market="Gardens")
    scene.p1.plays("Black Market", "Copper", "no")
    assert scene.p1.coins == 3
    scene.p1.plays("Coppersmith")
    scene.p1.plays("Copper, Silver")
    assert scene.p1.coins == 7


def test_coppersmith_and_a_copper_without_effect() -> None:
    """000:944, 003:937: it changes what a Copper is worth; the first one of a Highwayman's victim brings nothing"""
    scene = Scene(p1={"hand": "Coppersmith, 2 Copper"}, p2={"durations": "Highwayman"})
    scene.p1.plays("Coppersmith")
    scene.p1.plays("Copper")
    assert scene.p1.coins == 0
    scene.p1.plays("Copper")
    assert scene.p1.coins == 2


def test_a_copper_played_twice_is_worth_more_twice() -> None:
    """000:944, 000:1178: every play of a Copper this turn"""
    scene = Scene(p1={"hand": "Coppersmith, Counterfeit, Copper"})
    scene.p1.plays("Coppersmith")
    scene.p1.plays("Counterfeit", "Copper")
    assert scene.p1.coins == 5
    scene = Scene(p1={"hand": "Coppersmith, 2 Copper", "coin_penalty": True})
    scene.p1.plays("Coppersmith")
    scene.p1.plays("2 Copper")
    assert scene.p1.coins == 3


def test_conspirator_as_the_second_and_third_action() -> None:
    """000:958, 000:1192: each play is looked at when it is made"""
    scene = Scene(p1={"hand": "3 Conspirator", "actions": 2, "deck": "2 Gold"})
    scene.p1.plays("Conspirator")
    scene.p1.plays("Conspirator")
    assert (scene.p1.actions, scene.p1.hand) == (0, cards("Conspirator"))
    scene = Scene(p1={"hand": "Throne Room, Village, Conspirator", "deck": "2 Copper, Gold"})
    scene.p1.plays("Throne Room", "Village")
    scene.p1.plays("Conspirator")
    assert scene.p1.hand == cards("2 Copper, Gold")


def test_upgrade_must_trash() -> None:
    """000:965, 000:1199: also if nothing costs exactly 1 more"""
    scene = Scene(p1={"hand": "Upgrade, Province"}, kingdom="Peddler")
    scene.p1.plays("Upgrade", "Province")
    assert (scene.trash, scene.p1.discard) == (cards("Province"), [])


# --- Scout, Patrol, Secret Passage, Tribute ---------------------------------------------------------------------
def test_the_order_of_scout_is_not_shown() -> None:
    """000:951, 000:1185: nobody else sees how the cards are put back"""
    scene = Scene(p1={"hand": "Scout", "deck": "Copper, Silver, Gold, Estate"})
    scene.p1.plays("Scout", "Silver", "Gold")
    assert scene.p1.deck == in_order("Copper, Gold, Silver")
    back = [event for event in scene.log.events if event.target == "deck"]
    assert back and all(event.visible_cards(1) == [] for event in back)


@pytest.mark.parametrize(("card", "p1", "p2", "answers", "seat"), [
    ("Courtyard", "Gold", "", ["Gold"], 1), ("Artisan", "Gold", "", ["Estate", "Gold"], 1),
    ("Secret Passage", "Gold", "", ["Gold", 0], 1), ("Witch", "", "Secret Chamber, Gold", ["yes", "Gold"], 0),
])
def test_cards_put_back_face_down(card: str, p1: str, p2: str, answers: list[str], seat: int) -> None:
    """000:1063, 000:1076, 000:813, 000:1427: nobody else learns which card of the hand goes onto the deck"""
    scene = Scene(p1={"hand": f"{card}, {p1}".strip(", "), "deck": "" if p1 else "2 Copper"}, p2={"hand": p2})
    scene.p1.plays(card, *answers)
    back = [event for event in scene.log.events if event.target == "deck"]
    assert back and all(event.visible_cards(seat) == [] for event in back)


@pytest.mark.parametrize(("card", "p1", "p2", "answers"), [
    ("Shanty Town", {"hand": "Patron"}, {}, []), ("Courtier", {"hand": "Patron"}, {}, ["coins, buys"]),
    ("Wishing Well", {"deck": "Copper, Patron"}, {}, ["Patron"]), ("Patrol", {"deck": "3 Copper, Patron"}, {}, []),
    ("Scout", {"deck": "Patron"}, {}, []), ("Adventurer", {"deck": "Patron, 2 Copper"}, {}, []),
    ("Bandit", {}, {"deck": "Patron"}, []), ("Saboteur", {}, {"deck": "Patron"}, ["no"]),
    ("Tribute", {}, {"deck": "Patron"}, []), ("Thief", {}, {"deck": "Patron"}, []),
    ("Spy", {}, {"deck": "Patron"}, ["no"]), ("Bureaucrat", {}, {"hand": "Patron"}, []),
])
def test_what_is_revealed(card: str, p1: dict[str, str], p2: dict[str, str], answers: list[str]) -> None:
    """000:874, 000:1448, 000:909, 000:1454, 000:951, 000:162, 000:725, 000:1000, 000:1007, 000:183, 000:279: they say
    reveal, which a Patron notices (000:6679)"""
    scene = Scene(p1={**p1, "hand": ", ".join([card, *filter(None, [p1.get("hand")])])}, p2=p2)
    scene.p1.plays(card, *answers)
    assert scene.p1.coffers + scene.p2.coffers == 1


def test_patrol_shuffles_in_between() -> None:
    """000:1454: first three cards, then four are revealed; as many as there are"""
    scene = Scene(p1={"hand": "Patrol", "deck": "2 Copper", "discard": "3 Estate"})
    scene.p1.plays("Patrol")
    assert (scene.p1.hand, scene.p1.deck) == (cards("2 Copper, 3 Estate"), [])


def test_secret_passage_after_a_shuffle() -> None:
    """000:1427: a card drawn may go back too, at the very bottom"""
    scene = Scene(p1={"hand": "Secret Passage", "deck": "Gold", "discard": "3 Copper"})
    scene.p1.plays("Secret Passage", "Gold", 2)
    assert (scene.p1.hand, scene.p1.deck, scene.p1.actions) == (cards("Copper"), in_order("2 Copper, Gold"), 1)


def test_tribute_twice_and_to_the_left() -> None:
    """000:1007, 000:1261: the next player, each time two cards; combined cards bring both bonuses"""
    scene = Scene(turn=3, players=3, p3={"hand": "Throne Room, Tribute", "deck": "9 Copper"},
                  p1={"deck": "Great Hall, Village, 2 Curse"}, p2={"deck": "2 Gold"})
    scene.p3.plays("Throne Room", "Tribute")
    assert (scene.p3.actions, scene.p3.hand, scene.p3.coins) == (4, cards("2 Copper"), 0)
    assert scene.p1.discard == cards("2 Curse, Great Hall, Village")
    assert scene.p2.deck == in_order("2 Gold")


# --- Lurker, Mill, Replace --------------------------------------------------------------------------------------
def test_lurker_and_what_is_not_there() -> None:
    """000:1413: an option may be chosen though no card fits"""
    scene = Scene(p1={"hand": "Lurker"}, trash="Gold, Harem")
    scene.p1.plays("Lurker", "gain")
    assert (scene.p1.actions, scene.p1.discard, scene.trash) == (1, [], cards("Gold, Harem"))


def test_lurker_gains_to_where_the_card_says() -> None:
    """000:1413: to the discard pile, unless the card says otherwise"""
    scene = Scene(p1={"hand": "Lurker"}, trash="Villa")
    scene.p1.plays("Lurker", "gain")
    assert scene.p1.hand == cards("Villa")


def test_replace_by_a_mill() -> None:
    """000:1441: an Action that is a Victory card goes onto the deck, and all the others gain a Curse in turn"""
    scene = Scene(players=4, kingdom="Mill", p1={"hand": "Replace, Estate", "deck": "Copper"}, piles={"Curse": 2})
    scene.p1.plays("Replace", "Mill")
    assert scene.p1.deck == in_order("Mill, Copper")
    assert [seat.discard for seat in scene.seats] == [[], cards("Curse"), cards("Curse"), []]


def test_replace_with_nothing_to_gain() -> None:
    """000:1441: the card is trashed first"""
    scene = Scene(p1={"hand": "Replace, Copper"}, piles={"Copper": 0, "Curse": 0, "Estate": 0})
    scene.p1.plays("Replace")
    assert (scene.trash, scene.p1.discard, scene.p1.deck) == (cards("Copper"), [], [])


def test_replace_by_a_duke() -> None:
    """000:1441: neither Action nor Treasure, so the discard pile"""
    scene = Scene(kingdom="Duke", p1={"hand": "Replace, Silver", "deck": "Copper"})
    scene.p1.plays("Replace", "Duke")
    assert (scene.p1.discard, scene.p1.deck, scene.p2.discard) == (cards("Duke"), in_order("Copper"), cards("Curse"))


# --- the rules of 2008 ------------------------------------------------------------------------------------------
def test_the_examples_of_the_action_phase() -> None:
    """001:323-331: a Smithy ends it; Village, Smithy and a Woodcutter drawn by it; Militia or Workshop"""
    scene = Scene(p1={"hand": "Smithy, Village", "deck": "3 Copper"})
    scene.p1.plays("Smithy")
    assert not scene.p1.can_play("Village")
    scene = Scene(p1={"hand": "Village, Smithy", "deck": "Copper, Woodcutter, 2 Estate"})
    for card in ("Village", "Smithy", "Woodcutter"):
        scene.p1.plays(card)
    assert (scene.p1.actions, scene.p1.coins, scene.p1.buys) == (0, 2, 2)
    scene = Scene(p1={"hand": "Workshop, Militia"})
    scene.p1.plays("Militia")
    assert not scene.p1.can_play("Workshop")
    assert scene.p1.hand == cards("Workshop")


@pytest.mark.parametrize(("play", "treasures", "bought", "left"), [
    ("", "3 Copper", ["Silver"], 0), ("Militia", "3 Copper", ["Mine"], 0),
    ("Woodcutter", "2 Copper, Silver", ["Market", "Copper"], 1),
])
def test_the_examples_of_the_buy_phase(play: str, treasures: str, bought: list[str], left: int) -> None:
    """001:364-376: 3 coins for a Silver; with Militia 5 for a Mine; with Woodcutter 6 for a Market and a Copper"""
    scene = Scene(kingdom="Mine, Market", p1={"hand": f"{play}, {treasures}".strip(", ")})
    if play:
        scene.p1.plays(play)
    scene.p1.plays(treasures)
    for name in bought:
        scene.p1.buys(name)
    assert (scene.p1.discard, scene.p1.coins, scene.p1.buys) == (sorted(cards(", ".join(bought))), left, 0)


def test_nothing_bought_can_be_used_at_once() -> None:
    """001:340: it lies in the discard pile"""
    scene = Scene(phase="buy", p1={"coins": 6, "buys": 2})
    scene.p1.buys("Gold")
    assert scene.p1.discard == cards("Gold")
    assert not scene.p1.can_play("Gold")


def test_the_discard_pile_waits_until_a_card_is_needed() -> None:
    """001:584: an empty deck alone shuffles nothing"""
    scene = Scene(p1={"hand": "Village", "deck": "Copper", "discard": "Gold"})
    scene.p1.plays("Village")
    assert (scene.p1.deck, scene.p1.discard) == ([], cards("Gold"))


def test_no_hand_is_kept() -> None:
    """001:587, 001:410: all cards of hand and play are discarded, then five are drawn"""
    scene = Scene(p1={"hand": "Village, Estate, Copper", "deck": "Gold, 6 Silver"})
    scene.p1.plays("Village")
    scene.p1.plays("Copper")
    scene.p1.ends_turn()
    assert (scene.p1.hand, scene.p1.in_play) == (cards("5 Silver"), [])
    assert scene.p1.discard == cards("Copper, Estate, Gold, Village")


def test_drawing_five_from_a_short_deck() -> None:
    """001:382: first the rest, then the shuffled discard pile; fewer than five if there are no more"""
    scene = Scene(p1={"hand": "Estate", "deck": "Gold, Silver"})
    scene.p1.ends_turn()
    assert (scene.p1.hand, scene.p1.deck, scene.p1.discard) == (cards("Estate, Gold, Silver"), [], [])


def test_the_game_ends_after_the_turn() -> None:
    """001:394: the turn in which the last Province is taken is played to its end"""
    scene = Scene(phase="buy", p1={"coins": 10, "buys": 2}, piles={"Province": 1}, p2={"deck": "Duchy"})
    scene.p1.buys("Province")
    scene.p1.buys("Estate")
    scene.p1.ends_turn()
    assert scene.over
    assert (scene.scores, scene.winners) == ([7, 3], [1])
