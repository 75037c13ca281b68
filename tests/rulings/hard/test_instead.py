"""What is followed instead of a card: Ways, Enchantress, Highwayman, Envious; and Capitalism."""
from throneroom.testing import Scene, cards


def enchanted(hand: str, attack: str = "Enchantress", landscapes: str = "", **p1: object) -> Scene:
    """Player 2 has played the Attack; player 1 begins a turn."""
    scene = Scene(turn=2, landscapes=landscapes, p1={"hand": hand, "deck": "20 Copper"} | p1,
                  p2={"hand": attack, "deck": "20 Copper"})
    scene.p2.plays(attack, *([None] if landscapes.startswith("Way") else []))
    scene.p2.ends_turn()
    return scene


# --- Way of the Chameleon -----------------------------------------------------------------------------------
def test_chameleon_and_what_the_card_gives_later_this_turn() -> None:
    """rules.md MEN-11: whatever the card gives in this turn is swapped"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Merchant, Silver", "deck": "9 Copper"})
    scene.p1.plays("Merchant", "Way of the Chameleon")
    assert (scene.p1.coins, scene.p1.hand) == (1, cards("Silver"))
    scene.p1.plays("Silver")
    assert (scene.p1.coins, scene.p1.hand) == (3, cards("Copper"))
    scene = Scene(landscapes="Way of the Chameleon",
                  p1={"hand": "Priest, 2 Estate, Chapel", "actions": 2, "deck": "9 Copper"})
    scene.p1.plays("Priest", "Way of the Chameleon", "Estate")
    assert (scene.p1.coins, len(scene.p1.hand)) == (0, 4)
    scene.p1.plays("Chapel", None, "Estate")
    assert (scene.p1.coins, len(scene.p1.hand)) == (0, 4)


def test_chameleon_reaches_neither_other_cards_nor_tokens_nor_other_players() -> None:
    """rules.md MEN-11, MEN-07"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Throne Room, Smithy", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Way of the Chameleon", "Smithy", None, "Way of the Chameleon")
    assert (scene.p1.coins, len(scene.p1.hand)) == (3, 3)
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Village", "deck": "9 Copper",
                                                       "tokens": {"+1 card": "Village"}})
    scene.p1.plays("Village", "Way of the Chameleon")
    assert (scene.p1.coins, len(scene.p1.hand)) == (1, 1)
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Council Room", "deck": "9 Copper"},
                  p2={"deck": "2 Copper"})
    scene.p1.plays("Council Room", "Way of the Chameleon")
    assert (scene.p1.coins, scene.p1.hand, scene.p2.hand) == (4, [], cards("Copper"))


def test_chameleon_and_abilities_in_the_middle_of_the_card() -> None:
    """rules.md MEN-11: what a trashed card or a reaction gives is not from that card"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Junk Dealer, Rats", "deck": "9 Copper"})
    scene.p1.plays("Junk Dealer", "Way of the Chameleon", "Rats")
    # one coin for the card, one card for the coin; Rats' own card is drawn
    assert (scene.p1.coins, scene.p1.hand) == (1, cards("2 Copper"))


def test_chameleon_and_the_minus_tokens() -> None:
    """rules.md ADV-12, ADV-13, MEN-11: the tokens act on what is really received"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Smithy", "deck": "9 Copper", "coin_penalty": True,
                                                       "card_penalty": True})
    scene.p1.plays("Smithy", "Way of the Chameleon")
    assert (scene.p1.coins, scene.p1.hand) == (2, [])
    assert (scene.p1.coin_penalty, scene.p1.card_penalty) == (0, 1)


# --- Enchantress and Highwayman -----------------------------------------------------------------------------
def test_an_enchanted_crown_in_the_buy_phase() -> None:
    """rules.md DUR-13, DUR-14: with both Attacks the player chooses what is followed"""
    scene = Scene(turn=2, p1={"hand": "Crown, Gold, Silver", "deck": "20 Copper"},
                  p2={"hand": "Enchantress, Highwayman", "actions": 2, "deck": "20 Copper"})
    scene.p2.plays("Enchantress")
    scene.p2.plays("Highwayman")
    scene.p2.ends_turn()
    scene.script.choice = []                # no Action in the Action phase
    scene.p1.plays("Crown", "Enchantress")
    assert sorted(scene.asked[0].options) == ["enchantress", "highwayman"]
    assert len(scene.p1.hand) == 3
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3              # Crown was the first Treasure


def test_highwayman_and_a_way() -> None:
    """rules.md DUR-14: an Action that is a Treasure may follow a Way instead"""
    scene = enchanted("Crown, Gold", "Highwayman", "Way of the Sheep")
    scene.p1.plays("Crown", "Way of the Sheep")
    assert scene.p1.coins == 2
    scene.p1.plays("Gold")
    assert scene.p1.coins == 5
    scene = enchanted("Crown, Gold", "Highwayman", "Way of the Sheep")
    scene.p1.plays("Crown", "Highwayman")
    assert scene.p1.coins == 0


def test_highwayman_and_capitalism() -> None:
    """rules.md DUR-14, REN-06: an Action that Capitalism makes a Treasure is the first Treasure"""
    scene = enchanted("Market, Gold", "Highwayman", owned="Capitalism")
    scene.p1.plays("Market")
    assert (scene.p1.coins, scene.p1.hand) == (0, cards("Gold"))
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3


def test_highwayman_counts_each_turn_anew() -> None:
    """rules.md DUR-14, DUR-12: also an extra turn; it ends with the attacker's next turn"""
    scene = enchanted("Gold, 3 Copper", "Highwayman", "Mission", deck="20 Gold")
    scene.p1.plays("Gold, 3 Copper")
    assert scene.p1.coins == 3              # the Gold was the first
    scene.p1.me.coins = 4
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("5 Gold")
    assert scene.p1.coins == 12


def test_enchantress_does_not_change_what_happens_otherwise() -> None:
    """rules.md DUR-13, MEN-07: tokens, Champion-like bonuses and text below the line still work"""
    scene = enchanted("Highway", tokens={"+1 coin": "Highway"})
    scene.p1.plays("Highway")
    assert (scene.p1.coins, scene.p1.actions, len(scene.p1.hand)) == (1, 1, 1)
    assert scene.cost("Gold") == (5, 0, 0)
    scene = enchanted("Ratcatcher, Smithy")
    scene.p1.plays("Ratcatcher")
    assert scene.p1.tavern == []
    assert scene.p1.in_play == cards("Ratcatcher")
    scene = enchanted("Horse, Smithy")
    scene.p1.plays("Horse")
    assert scene.p1.in_play == cards("Horse")
    assert len(scene.p1.hand) == 2


def test_an_enchanted_attack_does_not_attack_but_can_be_answered() -> None:
    """rules.md DUR-13, ATT-02"""
    scene = Scene(turn=2, p1={"hand": "Militia", "deck": "20 Copper"},
                  p2={"hand": "Enchantress", "deck": "Moat, Caravan Guard, 20 Copper"})
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    scene.p1.plays("Militia", scene.p2("Caravan Guard"), scene.p2("yes"), scene.p2("no"))
    assert len(scene.p2.hand) == 5
    assert scene.p1.coins == 0


def test_two_enchantresses_change_one_card() -> None:
    """rules.md DUR-13"""
    scene = Scene(turn=2, p1={"hand": "Village, Smithy", "deck": "20 Copper"},
                  p2={"hand": "2 Enchantress", "actions": 2, "deck": "20 Copper"})
    scene.p2.plays("Enchantress")
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    scene.p1.plays("Village")
    assert (scene.p1.actions, len(scene.p1.hand)) == (1, 2)
    scene.p1.plays("Smithy")
    assert len(scene.p1.hand) == 4


# --- Capitalism ---------------------------------------------------------------------------------------------
def test_capitalism_and_treasures_in_play() -> None:
    """rules.md REN-06: for all purposes in its owner's turn: Bank, Crypt, Mandarin, Storyteller, and Enchantress"""
    scene = Scene(p1={"hand": "Festival, Bank", "owned": "Capitalism"})
    scene.p1.plays("Festival")
    scene.p1.plays("Bank")
    assert scene.p1.coins == 4
    scene = Scene(p1={"hand": "Storyteller, Festival", "owned": "Capitalism", "deck": "9 Copper"})
    scene.p1.plays("Storyteller", "Festival")
    assert scene.p1.in_play == cards("Festival, Storyteller")
    assert (scene.p1.coins, len(scene.p1.hand)) == (0, 3)
    assert scene.p1.actions == 3


def test_capitalism_and_an_opponents_cards() -> None:
    """rules.md REN-06: everybody's cards, in the owner's turn only"""
    scene = Scene(p1={"hand": "Bandit", "owned": "Capitalism"}, p2={"deck": "Market, Copper"})
    scene.p1.plays("Bandit")
    assert scene.trash == cards("Market")
    scene = Scene(turn=2, p1={"owned": "Capitalism", "deck": "Market, Copper"}, p2={"hand": "Bandit"})
    scene.p2.plays("Bandit")
    assert scene.trash == []


def test_an_action_played_in_the_buy_phase() -> None:
    """rules.md REN-06, TURN-21: without using an action; its actions are of no use, its Treasures drawn are playable"""
    scene = Scene(phase="buy", p1={"hand": "Market, Smithy", "owned": "Capitalism", "deck": "Gold", "actions": 0})
    scene.p1.plays("Market")
    assert (scene.p1.coins, scene.p1.me.buys) == (1, 2)
    assert not scene.p1.can_play("Smithy")
    scene.p1.plays("Gold")
    assert scene.p1.coins == 4


def test_capitalism_and_cards_that_give_coins_in_words() -> None:
    """rules.md REN-06: an amount of + coins anywhere in the text"""
    scene = Scene(phase="buy", p1={"hand": "Moneylender, Poor House, Pawn, Copper, Village, Trade Route, Salvager",
                                 "owned": "Capitalism"})
    assert sorted(scene.options) == cards("Moneylender, Poor House, Pawn, Copper, Trade Route, Salvager")


def test_black_market_by_capitalism_and_then_treasures() -> None:
    """rules.md PRO-04, REN-06"""
    scene = Scene(phase="buy", black_market="Village, Smithy, Moat",
                  p1={"hand": "Black Market, Gold", "owned": "Capitalism"})
    scene.p1.plays("Black Market", None, "Moat", "Village")
    assert "moat" in scene.p1.discard
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3
