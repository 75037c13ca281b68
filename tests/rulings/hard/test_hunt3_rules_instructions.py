"""General rules, chapters 3 and 4: reading and following instructions, shuffling (rules.md INST, SHUF)."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- as far as possible -----------------------------------------------------------------------------------
def test_from_top_to_bottom_as_far_as_possible() -> None:
    """rules.md INST-01, INST-02, INST-30: a card may be played for nothing; what can be done must be done"""
    scene = Scene(p1={"hand": "Remodel"})
    scene.p1.plays("Remodel")
    assert scene.asked == []
    scene = Scene(p1={"hand": "Ambassador"}, p2={})
    scene.p1.plays("Ambassador")
    assert scene.p2.discard == []
    scene = Scene(p1={"hand": "Junk Dealer", "deck": "Province"})
    scene.p1.plays("Junk Dealer")                       # must trash what it has just drawn
    assert scene.trash == cards("Province") and scene.p1.coins == 1
    scene = Scene(p1={"hand": "Upgrade", "deck": "Curse"}, piles={"Copper": 3})
    scene.p1.plays("Upgrade")                           # nothing costs 1: nothing is gained
    assert scene.p1.discard == []


def test_must_gain_even_a_curse() -> None:
    """rules.md INST-02, INST-09: with a Workshop a card must be gained, if there is any"""
    empty = dict.fromkeys(("Copper", "Silver", "Estate", "Workshop"), 0)
    scene = Scene(p1={"hand": "Workshop"}, piles=empty)
    scene.p1.plays("Workshop")
    assert scene.p1.discard == cards("Curse")


def test_drawing_as_many_as_there_are() -> None:
    """rules.md INST-03, INST-30, SHUF-01: shuffles when a card is needed, not before"""
    scene = Scene(p1={"hand": "Smithy", "deck": "3 Copper", "discard": "2 Gold"})
    scene.p1.plays("Smithy")
    assert scene.p1.deck == [] and scene.p1.discard == cards("2 Gold")
    scene = Scene(p1={"hand": "Smithy", "deck": "Copper", "discard": "Gold"})
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("Copper, Gold")


def test_bonuses_of_buys_and_coins() -> None:
    """rules.md INST-05, INST-06: for this turn's purchases; a card is discarded from the hand"""
    scene = Scene(p1={"hand": "Market, Secret Passage, Baron, Estate", "deck": "3 Copper", "actions": 3})
    scene.p1.plays("Market")
    scene.p1.plays("Baron", "yes")
    assert (scene.p1.me.buys, scene.p1.coins) == (3, 5)
    assert scene.p1.discard == cards("Estate")


@pytest.mark.parametrize(("card", "answers"), [
    ("Chancellor", ("yes",)), ("Scavenger", ("yes", "Tunnel")), ("Messenger", ("yes",)), ("Herb Gatherer", (None,)),
])
def test_putting_the_deck_into_the_discard_pile_is_no_discard(card: str, answers: tuple[str, ...]) -> None:
    """rules.md INST-07, ATT-17: no Tunnel, and nobody sees the cards before"""
    scene = Scene(p1={"hand": card, "deck": "Tunnel, Faithful Hound, 2 Estate"})
    scene.p1.plays(card, *answers)
    assert scene.p1.face_down == [] and scene.p1.aside == []
    assert scene.gained(1) == []
    told = [event.verb for event in scene.log.events]
    assert "look" not in told[:told.index("move")]      # before it is put there


def test_what_is_trashed_is_out_of_reach() -> None:
    """rules.md INST-08, GAIN-10: it cannot be bought or gained; Rogue and Graverobber say otherwise"""
    scene = Scene(trash="Gold", piles={"Gold": 0}, p1={"coins": 9, "hand": "Altar, Copper"})
    scene.p1.plays("Altar", "Silver")
    assert not scene.p1.can_buy("Gold")
    scene = Scene(trash="Gold", p1={"hand": "Rogue"})
    scene.p1.plays("Rogue")
    assert scene.p1.discard == cards("Gold") and scene.trash == []


def test_gaining_costs_nothing() -> None:
    """rules.md INST-09: no coins, no buy, and coins do not raise the limit"""
    scene = Scene(p1={"hand": "Workshop", "coins": 7}, also="Duchy")
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Duchy")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.discard) == (7, 1, cards("Silver"))


def test_a_revealed_card_goes_back() -> None:
    """rules.md INST-10, ATT-09: a Moat stays in hand; a card revealed from the deck stays on it"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Militia", "Moat")
    assert scene.p2.hand == cards("Moat, 4 Copper")
    scene = Scene(p1={"hand": "Wishing Well, Copper", "deck": "Copper, Gold"})
    scene.p1.plays("Wishing Well", "Silver")
    assert scene.p1.deck == in_order("Gold")


def test_back_onto_the_pile_at_once() -> None:
    """rules.md INST-13, MEN-12, PILE-13: the next player may buy what was returned"""
    scene = Scene(p1={"hand": "Experiment", "deck": "3 Copper"}, piles={"Experiment": 0})
    scene.p1.plays("Experiment")
    assert scene.pile("Experiment") == 1
    assert scene.p1.can_buy("Copper")


# --- choosing ---------------------------------------------------------------------------------------------
def test_choosing_what_cannot_be_done() -> None:
    """rules.md INST-15: Steward may trash two of an empty hand; Count may put a card of an empty hand on the deck"""
    scene = Scene(p1={"hand": "Steward"})
    scene.p1.plays("Steward", "trash")
    assert scene.trash == []
    scene = Scene(p1={"hand": "Count"})
    scene.p1.plays("Count", "topdeck", "trash")
    assert scene.trash == []


def test_two_different_options() -> None:
    """rules.md INST-16: chosen together, done in the printed order"""
    scene = Scene(p1={"hand": "Trusty Steed, Copper", "deck": "2 Gold, Estate"})
    scene.p1.plays("Trusty Steed", ["cards", "silvers"])
    assert scene.asked[0].least == scene.asked[0].most == 2
    assert scene.p1.hand == cards("Copper, 2 Gold")     # drawn before the deck went away
    assert scene.p1.deck == []


def test_naming_a_card() -> None:
    """rules.md INST-17, INST-18: any card, also one not in the game, but no pile and no landscape"""
    scene = Scene(kingdom="Knights, Catapult/Rocks", landscapes="Delay",
                  p1={"hand": "Mystic", "deck": "Sir Martin, Gold"})
    scene.p1.plays("Mystic", "Sir Martin")
    (asked,) = scene.asked
    assert asked.offers("Platinum", "Rocks", "Abandoned Mine", "Horse", "Hovel", "Pouch", "Colony", "Potion")
    assert not asked.offers("Knights") and not asked.offers("Delay") and not asked.offers("Ruins")
    assert scene.p1.hand == cards("Sir Martin")


def test_the_same_name() -> None:
    """rules.md INST-18, INST-19: cards of one mixed pile are different cards"""
    scene = Scene(p1={"hand": "Menagerie, Sir Martin, Sir Vander, Ruined Village, Ruined Market", "deck": "9 Copper"})
    scene.p1.plays("Menagerie")
    assert len(scene.p1.hand) == 4 + 3
    scene = Scene(p1={"hand": "Fairgrounds, Sir Martin, Sir Vander, Ruined Village, 2 Ruined Market", "deck": ""})
    assert scene.p1.score == 2                          # five names


def test_combined_types() -> None:
    """rules.md INST-20: Mill is an Action and a Victory card, Crown an Action and a Treasure"""
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Mill, Gold, Silver"})
    scene.p1.plays("Ironmonger", "no")
    assert scene.p1.actions == 2 and scene.p1.hand == cards("Copper, Mill")
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Crown, Gold"})
    scene.p1.plays("Ironmonger", "no")
    assert (scene.p1.actions, scene.p1.coins) == (2, 1)


def test_curses() -> None:
    """rules.md INST-21, INST-22: neither Victory card nor Action nor Treasure; a non-Victory card"""
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Curse, Gold"})
    scene.p1.plays("Ironmonger", "no")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.hand) == (1, 0, cards("Copper"))
    scene = Scene(p1={"hand": "Crossroads, Curse, Estate", "deck": "9 Copper"})
    scene.p1.plays("Crossroads")
    assert len(scene.p1.hand) == 3                      # one card, for the Estate
    scene = Scene(kingdom="Dame Josephine", also="Swindler", p1={"hand": "Silk Road, 3 Estate, 4 Curse"})
    assert scene.p1.score == 3 - 4 + 1


@pytest.mark.parametrize(("hand", "coins"), [("Trading Post, Copper", 0), ("Trading Post, 2 Copper", 2)])
def test_if_you_do(hand: str, coins: int) -> None:
    """rules.md INST-23, INST-24: two cards for the Silver; with one it is trashed for nothing"""
    scene = Scene(p1={"hand": hand})
    scene.p1.plays("Trading Post")
    assert len(scene.trash) == max(1, coins)
    assert scene.p1.hand == (cards("Silver") if coins else [])


def test_secret_chamber_and_cave() -> None:
    """rules.md INST-23, INST-24: exactly three cards for the Secret Cave; with fewer none of the reward"""
    scene = Scene(p1={"hand": "Secret Cave, Copper", "deck": "Estate"}, also="Wish")
    scene.p1.plays("Secret Cave", "yes")
    assert scene.p1.hand == [] and len(scene.p1.discard) == 2
    scene.p1.ends_turn()
    assert "secret_cave" not in scene.p1.in_play


def test_showing_that_there_is_none() -> None:
    """rules.md INST-25: the hand is revealed"""
    scene = Scene(p1={"hand": "Bureaucrat"}, p2={"hand": "3 Copper"})
    scene.p1.plays("Bureaucrat")
    reveals = [event for event in scene.log.events if event.verb == "reveal" and event.seat == 1]
    assert [len(event.visible_cards(0)) for event in reveals] == [3]
    scene = Scene(p1={"hand": "Cutpurse"}, p2={"hand": "Silver, Estate"})
    scene.p1.plays("Cutpurse")
    assert [event.verb for event in scene.log.events if event.seat == 1] == ["reveal"]


def test_ranges_have_no_potion_and_no_debt() -> None:
    """rules.md INST-26, COST-02, COST-05: a Familiar (3 and a Potion) and a City Quarter are not between 3 and 6"""
    scene = Scene(p1={"hand": "Rogue"}, p2={"deck": "Familiar, City Quarter, Gold"})
    scene.p1.plays("Rogue")
    assert scene.trash == []
    assert scene.p2.discard == cards("Familiar, City Quarter")


def test_drawing_up_to_a_number() -> None:
    """rules.md INST-27, ADV-12: the -1 Card token goes, the number is reached"""
    scene = Scene(p1={"hand": "Watchtower, Copper", "deck": "9 Gold", "card_penalty": True})
    scene.p1.plays("Watchtower")
    assert len(scene.p1.hand) == 6 and not scene.p1.card_penalty
    scene = Scene(p1={"hand": "Watchtower, 6 Copper", "deck": "9 Gold", "card_penalty": True})
    scene.p1.plays("Watchtower")
    assert len(scene.p1.hand) == 6 and scene.p1.card_penalty


def test_digging_does_not_shuffle_in_what_is_revealed() -> None:
    """rules.md INST-28, SHUF-03: Loan with Estates before the shuffle; stops when there is nothing more"""
    scene = Scene(p1={"hand": "Loan", "deck": "2 Estate", "discard": "Duchy"}, phase="buy")
    scene.p1.plays("Loan")
    assert sorted(scene.p1.discard) == cards("2 Estate, Duchy") and scene.p1.deck == []
    scene = Scene(p1={"hand": "Loan", "deck": "2 Estate", "discard": "Duchy, Silver"}, phase="buy")
    scene.p1.plays("Loan", "Silver")
    assert scene.trash == cards("Silver")


def test_played_from_other_places() -> None:
    """rules.md INST-29, MULT-14: no action is used"""
    scene = Scene(p1={"hand": "Golem", "deck": "Village, Copper, Smithy, 9 Estate"})
    scene.p1.plays("Golem", "Village")
    assert scene.p1.actions == 2
    assert scene.p1.in_play == cards("Golem, Village, Smithy")
    scene = Scene(p1={"hand": "Vassal", "deck": "Smithy, 5 Copper"})
    scene.p1.plays("Vassal", "yes")
    assert scene.p1.actions == 0 and scene.p1.hand == cards("3 Copper")


# --- shuffling --------------------------------------------------------------------------------------------
def test_a_topdecked_card_is_the_whole_deck() -> None:
    """rules.md SHUF-01, SHUF-05"""
    scene = Scene(p1={"hand": "Courtyard, Gold", "deck": "3 Copper", "discard": "9 Copper"})
    scene.p1.plays("Courtyard", "Gold")
    assert scene.p1.deck == in_order("Gold")


@pytest.mark.parametrize(("discard", "favors"), [("Gold", 2), ("", 0)])
def test_emissary_and_the_empty_discard_pile(discard: str, favors: int) -> None:
    """rules.md SHUF-09: only a real shuffle counts"""
    scene = Scene(p1={"hand": "Emissary", "deck": "Copper", "discard": discard}, landscapes="Market Towns")
    before = scene.p1.favors
    scene.p1.plays("Emissary")
    assert (scene.p1.favors, scene.p1.actions) == (before + favors, favors // 2)


def test_masons_look_before_they_decide() -> None:
    """rules.md SHUF-08: Favors are decided upon before the shuffled cards are seen; they leave cards in the discard"""
    scene = Scene(p1={"hand": "Smithy", "deck": "", "discard": "2 Curse, Estate, 4 Gold", "favors": 2},
                  also="Underling", landscapes="Order of Masons")
    scene.p1.plays("Smithy", "yes", "2 Curse", "no")
    assert scene.p1.favors == 1
    assert scene.p1.discard == cards("2 Curse")


def test_a_shuffle_of_nothing_but_left_cards() -> None:
    """rules.md SHUF-09, SHUF-08 (003:919): it was a shuffle though Order of Masons left all cards where they were; what
    is still to be drawn is then shuffled again"""
    scene = Scene(p1={"hand": "Emissary", "deck": "Copper", "discard": "2 Curse", "favors": 1},
                  landscapes="Order of Masons")
    scene.p1.plays("Emissary", "yes", "2 Curse")
    assert scene.p1.hand == cards("Copper, 2 Curse")
    assert (scene.p1.favors, scene.p1.actions) == (2, 1)
