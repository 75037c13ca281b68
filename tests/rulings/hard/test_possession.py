"""Possession together with everything else that changes turns, gains and trashing."""
from typing import Any

from throneroom.testing import Scene, cards, in_order


def possessed(p2: dict[str, object], p1: dict[str, object] | None = None, kingdom: str = "", landscapes: str = "",
              **more: Any) -> Scene:
    """Player 1 has played Possession and ended the turn: the extra turn of player 2 begins."""
    scene = Scene(kingdom=kingdom, landscapes=landscapes,
                  p1={"hand": "Possession", "deck": "9 Copper"} | (p1 or {}), p2=p2, **more)
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, 0)
    return scene


def who(scene: Scene) -> tuple[int, int]:
    """Whose turn it is, and who decides in it."""
    assert scene.decision is not None
    return scene.whose_turn, int(scene.decision.seat) + 1


def test_a_possessed_player_possesses_the_next_one() -> None:
    """rules.md POSS-08: the possessed player, not the possessor, decides for the third one"""
    scene = possessed({"hand": "Possession", "deck": "9 Copper"}, {"deck": "9 Copper"}, p3={"hand": "Gold, Silver"})
    assert who(scene) == (2, 1)
    scene.p2.plays("Possession")
    scene.p2.ends_turn()
    assert who(scene) == (3, 2)
    scene.p3.plays("Gold, Silver")
    scene.p3.buys("Duchy")
    assert "duchy" in scene.p2.discard
    scene.p3.ends_turn()
    assert who(scene) == (2, 2)                 # now the regular turn
    scene.p2.ends_turn()
    assert scene.whose_turn == 3
    assert scene.game.turn.controller == -1
    assert [player.turns for player in scene.game.players] == [0, 1, 1]


def test_two_possessions_and_an_outpost_in_the_first_one() -> None:
    """rules.md POSS-08, XTRA-03: the free turn comes before the second possessed one"""
    scene = Scene(kingdom="Moat", p1={"hand": "2 Possession", "actions": 2, "deck": "9 Copper"},
                  p2={"hand": "Silver, Copper", "deck": "20 Copper", "coins": 0}, landscapes="Mission")
    scene.p1.plays("Possession")
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert who(scene) == (2, 1)
    scene.p2.me.coins = 4
    scene.p2.buys("Mission")
    scene.p2.ends_turn()
    assert who(scene) == (2, 2)                 # Mission's turn is free
    assert not scene.p2.can_buy("Copper")
    scene.p2.ends_turn()
    assert who(scene) == (2, 1)                 # the second Possession
    scene.p2.me.coins = 4
    scene.p2.buys("Mission")
    scene.p2.ends_turn()
    assert who(scene) == (2, 2)                 # the turn before was player 2's: no further turn by Mission
    assert scene.p2.can_buy("Copper")
    scene.p2.ends_turn()
    assert scene.whose_turn == 1


def test_traders_watchtowers_and_royal_seals() -> None:
    """rules.md POSS-03, POSS-10 (coverage.md 6): the possessor gains, so the possessor's reactions work, not others"""
    scene = possessed({"hand": "Gold, Gold, Trader, Watchtower", "buys": 2}, {"deck": "Trader, 4 Copper"})
    scene.p2.plays("2 Gold")
    scene.p2.buys("Gold", scene.p1("Trader"))
    assert scene.p1.discard == cards("Possession, Silver")
    assert scene.pile("Gold") == 30
    assert len(scene.asked) == 1
    scene = possessed({"hand": "Gold, Royal Seal, Watchtower"}, {"deck": "Watchtower, 4 Copper"})
    scene.p2.plays("Gold, Royal Seal")
    scene.p2.buys("Duchy", scene.p1("no"), scene.p1("yes"))
    assert [asked.source for asked in scene.asked] == ["watchtower", "watchtower"]
    assert scene.p1.deck == in_order("Duchy")


def test_debt_goes_to_the_possessor() -> None:
    """rules.md POSS-03, SW-13: also that of an Event; the possessed player may buy on"""
    scene = possessed({"coins": 0}, kingdom="City Quarter", landscapes="Triumph")
    scene.p2.me.buys = 3
    scene.p2.buys("City Quarter")
    assert (scene.p1.debt, scene.p2.debt) == (8, 0)
    assert "city_quarter" in scene.p1.discard
    scene.p2.buys("Triumph")
    assert (scene.p1.debt, scene.p2.debt) == (13, 0)
    assert "estate" in scene.p1.discard
    assert (scene.p1.points, scene.p2.points) == (0, 0)     # player 2 has gained nothing
    assert scene.p2.can_buy("Copper")


def test_capital_of_a_possessed_player() -> None:
    """rules.md POSS-03, EMP-03"""
    scene = possessed({"hand": "Capital"})
    scene.p2.plays("Capital")
    scene.p2.ends_turn()
    assert (scene.p1.debt, scene.p2.debt) == (6, 0)


def test_if_you_do_is_not_fulfilled_by_the_possessors_gain() -> None:
    """rules.md POSS-03, LOST-03: what the possessor gains, the possessed player has not gained"""
    scene = possessed({"hand": "Gold"}, landscapes="Ritual")
    scene.p2.me.coins = 4
    scene.p2.buys("Ritual")
    assert scene.p1.discard == cards("Possession, Curse")
    assert scene.p2.hand == cards("Gold")
    assert scene.p2.points == 0
    scene = possessed({}, landscapes="Dominate")
    scene.p2.me.coins = 14
    scene.p2.buys("Dominate")
    assert "province" in scene.p1.discard
    assert (scene.p1.points, scene.p2.points) == (0, 0)
    scene = possessed({"hand": "Wild Hunt"}, tokens={("Wild Hunt", "points"): 3})
    scene.p2.plays("Wild Hunt", "estate")
    assert "estate" in scene.p1.discard
    assert (scene.p1.points, scene.p2.points) == (0, 0)
    assert scene.tokens("Wild Hunt", "points") == 3
    scene = possessed({}, landscapes="Desperation")
    scene.p2.buys("Desperation", "Curse")
    assert "curse" in scene.p1.discard
    assert (scene.p2.coins, scene.p2.me.buys) == (0, 0)


def test_a_duration_played_while_possessed() -> None:
    """rules.md XTRA-01, POSS-01: it acts in the next turn, in which its owner decides"""
    scene = possessed({"hand": "Amulet, Curse", "deck": "9 Copper"})
    scene.p2.plays("Amulet", scene.p1("silver"))
    assert "silver" in scene.p1.discard
    scene.p2.ends_turn(scene.p2("silver"))
    assert scene.p2.in_play == cards("Amulet")
    assert "silver" in scene.p2.discard


def test_a_duration_of_the_turn_before_acts_in_the_possessed_turn() -> None:
    """rules.md XTRA-01"""
    scene = Scene(p1={"hand": "Possession", "deck": "5 Copper"}, p2={"durations": "Amulet", "hand": "5 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn(scene.p1("silver"))
    assert "silver" in scene.p1.discard
    scene.p2.ends_turn()
    assert "amulet" not in scene.p2.in_play


def test_fortress_and_a_trashed_card_that_acts() -> None:
    """rules.md POSS-06, TRSH-07: trashed for all effects; Fortress returns to the hand only"""
    scene = possessed({"hand": "Chapel, Fortress, Squire, Rats", "deck": "9 Copper"}, kingdom="Militia")
    scene.p2.plays("Chapel", "Fortress, Squire, Rats", "Fortress", "Rats")
    assert "fortress" in scene.p2.hand
    assert "copper" in scene.p2.hand
    assert "militia" in scene.p1.discard
    assert scene.trash == []
    scene.p2.ends_turn()
    assert sorted(card for card in scene.p2.all_cards if card != "copper") == cards("Chapel, Fortress, Rats, Squire")


def test_lich_trashed_while_possessed() -> None:
    """rules.md POSS-06, TRSH-10: it is discarded at once and does not come back a second time"""
    scene = possessed({"hand": "Chapel, Lich", "deck": "9 Copper"}, trash="Silver")
    scene.p2.plays("Chapel", "Lich")
    assert scene.p2.discard == cards("Lich")
    assert "silver" in scene.p1.discard
    scene.p2.ends_turn()
    assert scene.p2.all_cards.count("lich") == 1


def test_inheritance_bought_while_possessed() -> None:
    """rules.md POSS-03, GAIN-07: the card set aside is not gained; Estates of player 2 change, not those of player 1"""
    scene = possessed({"deck": "5 Estate, 5 Copper"}, {"deck": "5 Copper, Estate"}, kingdom="Village, Smithy",
                      landscapes="Inheritance")
    scene.p2.me.coins = 9
    scene.p2.me.buys = 2
    scene.p2.buys("Inheritance", scene.p1("Village"))
    assert scene.p2.mat("Inheritance") == cards("Village")
    scene.p2.buys("Estate")
    assert scene.p1.discard == cards("Possession, Estate")
    assert scene.p1.card("Estate", "discard").original is None
    scene.p2.ends_turn()
    assert scene.p2.can_play("Estate")


def test_a_possessed_estate_that_is_trashed_stays_inherited() -> None:
    """rules.md POSS-06, MULT-20"""
    scene = Scene(kingdom="Village, Smithy, Chapel, Possession", landscapes="Inheritance", phase="buy", turn=2,
                  p1={"hand": "Possession", "deck": "9 Copper"}, p2={"coins": 7, "deck": "Estate, Chapel, 8 Copper"})
    scene.p2.buys("Inheritance", "Village")
    scene.p2.ends_turn()
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Chapel", "Estate")
    scene.p2.ends_turn()
    assert scene.trash == []
    assert scene.p2.card("Estate", "discard").original is not None


def test_the_game_may_end_with_a_possessed_turn() -> None:
    """rules.md END-01: checked after extra turns too, and nobody has another turn"""
    scene = possessed({"hand": "2 Gold, Silver"}, piles={"Province": 1})
    scene.p2.plays("2 Gold, Silver")
    scene.p2.buys("Province")
    scene.p2.ends_turn()
    assert scene.game.over
    assert scene.scores == [6, 0]


def test_donate_and_mountain_pass_are_decided_by_their_owners() -> None:
    """rules.md POSS-09, EMP-10, EMP-13"""
    scene = possessed({"deck": "7 Copper", "hand": "Curse"}, landscapes="Donate")
    scene.p2.buys("Donate")
    assert (scene.p1.debt, scene.p2.debt) == (8, 0)
    scene.p2.ends_turn(scene.p2("Curse"))
    assert scene.trash == cards("Curse")
    scene = possessed({}, landscapes="Mountain Pass")
    scene.p2.me.coins = 8
    scene.p2.buys("Province")                   # player 1 gains it
    scene.p2.ends_turn(scene.p2(3), scene.p1(4))
    assert (scene.p1.points, scene.p1.debt, scene.p2.debt) == (8, 4, 0)


def test_what_is_set_aside_exiled_or_on_a_mat_stays_with_the_possessed_player() -> None:
    """rules.md POSS-03, GAIN-07, MEN-01"""
    scene = possessed({"hand": "Camel Train, Gear", "actions": 2, "deck": "9 Copper"})
    scene.p2.plays("Camel Train", "Gold")
    assert scene.p2.exile == cards("Gold")
    assert scene.p1.exile == []


def test_a_possessors_exile_and_changeling() -> None:
    """rules.md POSS-05, MEN-02, GAIN-12: who gains the card has what follows from it"""
    scene = possessed({"exile": "Silver"}, {"exile": "2 Silver"}, kingdom="Changeling, Camel Train")
    scene.p2.me.coins = 3
    scene.p2.buys("Silver", scene.p1("exile_mat"), scene.p1("yes"), scene.p1("yes"))
    assert scene.p1.discard == cards("Possession, 2 Silver, Changeling")
    assert scene.p2.exile == cards("Silver")


def test_vp_of_an_end_of_turn_effect() -> None:
    """rules.md TURN-18, POSS-01: Save's card comes back in the possessed turn"""
    scene = possessed({"hand": "Gold", "deck": "9 Copper"}, landscapes="Save")
    scene.p2.me.coins = 1
    scene.p2.buys("Save")
    scene.p2.ends_turn()
    assert scene.p2.hand == cards("Gold, 5 Copper")
    assert who(scene) == (2, 2)
