"""Shuffling, drawing, and the tokens that make drawing and coins less."""
from throneroom.testing import Scene, cards, in_order


# --- shuffling ----------------------------------------------------------------------------------------------
def test_no_shuffle_before_a_card_is_needed() -> None:
    """rules.md SHUF-01"""
    scene = Scene(p1={"hand": "Smithy", "deck": "3 Copper", "discard": "5 Silver"})
    scene.p1.plays("Smithy")
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("5 Silver")


def test_what_is_left_comes_before_the_shuffled_cards() -> None:
    """rules.md SHUF-02"""
    scene = Scene(p1={"hand": "Smithy", "deck": "2 Gold", "discard": "5 Silver"})
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("2 Gold, Silver")
    assert scene.p1.deck == in_order("4 Silver")
    scene = Scene(p1={"hand": "Cartographer", "deck": "Estate, Gold", "discard": "6 Silver"})
    scene.p1.plays("Cartographer", None, "Silver", "Silver", "Silver")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.deck == in_order("Gold, 6 Silver")


def test_revealed_cards_are_not_shuffled_in_but_discarded_ones_are() -> None:
    """rules.md SHUF-03, SHUF-04, INST-28"""
    scene = Scene(p1={"hand": "Adventurer", "deck": "2 Estate", "discard": "Gold, Curse"})
    scene.p1.plays("Adventurer")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("2 Estate, Curse")
    scene = Scene(p1={"hand": "Cellar, 2 Estate"})
    scene.p1.plays("Cellar", "2 Estate")
    assert scene.p1.hand == cards("2 Estate")


def test_a_card_put_onto_an_empty_deck() -> None:
    """rules.md SHUF-05"""
    scene = Scene(p1={"hand": "Bureaucrat", "discard": "3 Copper"})
    scene.p1.plays("Bureaucrat")
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.discard == cards("3 Copper")


def test_stash_and_star_chart_in_one_shuffle() -> None:
    """rules.md SHUF-06, SHUF-07: the card picked lies on top unless the Stash is put there"""
    scene = Scene(p1={"hand": "Smithy", "owned": "Star Chart", "discard": "Stash, Gold, 6 Copper"})
    scene.p1.plays("Smithy", "Gold", "yes", 2)
    assert scene.p1.hand == cards("Copper, Gold, Stash")
    scene = Scene(p1={"hand": "Moat", "owned": "Star Chart", "discard": "Stash, Gold, 6 Copper"})
    scene.p1.plays("Moat", None, "yes", 8)
    assert scene.p1.deck[-1] == "stash"
    scene = Scene(p1={"hand": "Moat", "owned": "Star Chart", "discard": "Stash, Gold, 6 Copper"})
    scene.p1.plays("Moat", "Gold", "yes", 1)
    assert scene.p1.hand == cards("Gold, Stash")


def test_several_stashes() -> None:
    """rules.md SHUF-07"""
    scene = Scene(p1={"hand": "Moat", "discard": "2 Stash, 6 Copper"})
    scene.p1.plays("Moat", "yes", 1, "yes", 1)
    assert scene.p1.hand == cards("2 Stash")


def test_star_chart_when_shuffling_otherwise() -> None:
    """rules.md SHUF-06: also when the deck is shuffled by an effect"""
    scene = Scene(landscapes="Donate", phase="buy", p1={"owned": "Star Chart", "deck": "Gold, 8 Copper"})
    scene.p1.buys("Donate")
    scene.p1.ends_turn(None, "Gold")
    assert "gold" in scene.p1.hand
    scene = Scene(kingdom="Inn", p1={"owned": "Star Chart", "discard": "Smithy, Village", "deck": "4 Copper"})
    scene.p1.gains("Inn", "Smithy", "Smithy")
    assert scene.p1.deck[0] == "smithy"


def test_emissary_needs_a_real_shuffle() -> None:
    """rules.md SHUF-09"""
    scene = Scene(p1={"hand": "Emissary", "deck": "2 Copper"}, landscapes="Mountain Folk")
    scene.p1.plays("Emissary")
    assert scene.p1.actions == 0
    scene = Scene(p1={"hand": "Emissary", "deck": "2 Copper", "discard": "Copper"}, landscapes="Mountain Folk")
    scene.p1.plays("Emissary")
    assert scene.p1.actions == 1


# --- the -1 Card token --------------------------------------------------------------------------------------
def test_the_minus_card_token_and_everything_that_draws() -> None:
    """rules.md ADV-12, INST-27"""
    for card, left in (("Smithy", 2), ("Laboratory", 1), ("Moat", 1), ("Ruined Library", 0)):
        scene = Scene(p1={"hand": card, "deck": "9 Copper", "card_penalty": True})
        scene.p1.plays(card)
        assert len(scene.p1.hand) == left
        assert not scene.p1.card_penalty
    scene = Scene(p1={"hand": "Watchtower, Copper", "deck": "9 Copper", "card_penalty": True})
    scene.p1.plays("Watchtower")
    assert len(scene.p1.hand) == 6
    assert not scene.p1.card_penalty
    scene = Scene(p1={"hand": "Watchtower, 6 Copper", "deck": "9 Copper", "card_penalty": True})
    scene.p1.plays("Watchtower")
    assert scene.p1.card_penalty                # nothing was drawn
    scene = Scene(p1={"hand": "Village", "deck": "9 Copper", "card_penalty": True, "tokens": {"+1 card": "Village"}})
    scene.p1.plays("Village")
    assert len(scene.p1.hand) == 1


def test_the_minus_card_token_in_clean_up_and_in_other_turns() -> None:
    """rules.md ADV-12"""
    scene = Scene(p1={"deck": "9 Copper", "card_penalty": True})
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 4
    scene = Scene(p1={"hand": "Council Room", "deck": "9 Copper"}, p2={"deck": "9 Copper", "card_penalty": True})
    scene.p1.plays("Council Room")
    assert scene.p2.hand == []
    assert not scene.p2.card_penalty


def test_the_minus_card_token_and_looking_or_revealing() -> None:
    """rules.md ADV-12: ignored and kept"""
    scene = Scene(p1={"hand": "Sage", "deck": "Copper, Silver", "card_penalty": True})
    scene.p1.plays("Sage")
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.card_penalty
    scene = Scene(p1={"hand": "Sentinel", "deck": "5 Copper", "card_penalty": True})
    scene.p1.plays("Sentinel", "2 Copper")
    assert scene.trash == cards("2 Copper")
    assert scene.p1.card_penalty
    scene = Scene(p1={"hand": "Haunted Woods", "deck": "9 Copper"}, p2={})
    scene.p1.plays("Haunted Woods")
    scene.p1.ends_turn()
    scene.p1.me.card_penalty = True
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7              # five of Clean-up, three less one
    assert not scene.p1.card_penalty


def test_the_minus_card_token_with_apprentice() -> None:
    """rules.md ADV-12: one draw of several"""
    scene = Scene(p1={"hand": "Apprentice, Golem", "deck": "9 Copper", "card_penalty": True})
    scene.p1.plays("Apprentice")
    assert len(scene.p1.hand) == 5              # four less one, and two for the Potion


# --- the -1 coin token --------------------------------------------------------------------------------------
def test_the_minus_coin_token() -> None:
    """rules.md ADV-13: the next time one gets coins; also by a Treasure, a token, Coffers; not for nothing"""
    scene = Scene(p1={"hand": "Gold, Silver", "coin_penalty": True}, phase="buy")
    scene.p1.plays("Gold, Silver")
    assert scene.p1.coins == 4
    scene = Scene(p1={"hand": "Abandoned Mine, Moneylender", "actions": 2, "coin_penalty": True})
    scene.p1.plays("Moneylender")
    assert scene.p1.coin_penalty
    scene.p1.plays("Abandoned Mine")
    assert (scene.p1.coins, scene.p1.coin_penalty) == (0, 0)
    scene = Scene(p1={"hand": "Village", "deck": "9 Copper", "coin_penalty": True, "tokens": {"+1 coin": "Village"}})
    scene.p1.plays("Village")
    assert (scene.p1.coins, scene.p1.coin_penalty) == (0, 0)
    scene = Scene(p1={"coffers": 3, "coin_penalty": True}, phase="buy", kingdom="Baker")
    scene.p1.spends(3)
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Philosopher's Stone", "coin_penalty": True}, phase="buy")
    scene.p1.plays("Philosopher's Stone")
    assert scene.p1.coin_penalty


def test_both_tokens_exist_once() -> None:
    """rules.md ADV-12, ADV-13: a second one changes nothing"""
    scene = Scene(p1={"hand": "2 Relic"}, p2={"deck": "9 Copper", "hand": "Smithy"}, phase="buy")
    scene.p1.plays("2 Relic")
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    assert len(scene.p2.hand) == 2
