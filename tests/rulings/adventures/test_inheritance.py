"""Inheritance: Estates take after another card (in the reading of 2015)."""
from throneroom.engine.types import ACTION, ATTACK, VICTORY
from throneroom.testing import Scene, cards


def inherited(model: str, kingdom: str = "", landscapes: str = "", **p1: object) -> Scene:
    """Player 1 has bought Inheritance in an earlier turn and put the token on the model; it is their turn again."""
    coins = {"coins": 7} | p1
    scene = Scene(kingdom=f"{model}, {kingdom}", landscapes=f"Inheritance, {landscapes}", phase="buy", p1=coins)
    scene.p1.buys("Inheritance", *([model] if scene.game.supply_piles(ACTION)[1:] else []))
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    return scene


def test_estates_are_played_as_the_marked_card() -> None:
    """adventures/inheritance/1"""
    scene = Scene(kingdom="Village, Smithy, Market, Distant Lands", landscapes="Inheritance", phase="buy",
                  p1={"coins": 14, "buys": 2, "deck": "Estate, 9 Copper"}, p2={"deck": "7 Gold"})
    scene.p1.buys("Inheritance", "Village")
    assert sorted(scene.asked[0].options) == cards("Village, Smithy")
    assert scene.pile("Village") == 9
    assert not scene.p1.can_buy("Inheritance")
    scene.p1.ends_turn()
    scene.p2.me.coins = 7
    assert scene.p2.can_buy("Inheritance")
    scene.p2.ends_turn()
    scene.p1.plays("Estate")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.in_play == cards("Estate")
    scene.p1.me.coins = 7
    assert not scene.p1.can_buy("Inheritance")


def test_neither_name_nor_cost_nor_pile() -> None:
    """adventures/inheritance/2"""
    scene = inherited("Ranger", deck="Estate, 4 Copper", tokens={"+1 action": "Ranger"})
    assert scene.cost("Estate") == (2, 0, 0)
    assert scene.game.coins_cost(scene.p1.card("Estate")) == 2
    scene.p1.plays("Estate")
    assert scene.p1.me.buys == 2
    assert scene.p1.me.count("journey_token") == 1
    assert scene.p1.actions == 0


def test_estates_keep_their_point() -> None:
    """adventures/inheritance/3"""
    scene = inherited("Village", hand="Estate", deck="2 Estate, 5 Copper", discard="2 Estate")
    assert scene.p1.score == 5
    assert all(card.types & VICTORY and card.types & ACTION for card in scene.p1.me.all_cards() if card.id == "estate")
    assert len(scene.p1.all_cards) == 11
    assert scene.p1.mat("Inheritance") == cards("Village")


def test_a_duration() -> None:
    """adventures/inheritance/4"""
    scene = inherited("Amulet", deck="Estate, 9 Copper")
    scene.p1.plays("Estate", "coins")
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Estate")
    scene.p2.ends_turn("coins")
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_a_reserve_card() -> None:
    """adventures/inheritance/4: the Estate goes to the Tavern mat and is called from there"""
    scene = inherited("Ratcatcher", deck="Estate, 9 Copper")
    scene.p1.plays("Estate")
    assert scene.p1.tavern == cards("Estate")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1("yes"))
    assert scene.p1.in_play == cards("Estate")
    assert scene.trash == cards("Copper")


def test_an_attack_and_the_limit_is_looked_at_once() -> None:
    """adventures/inheritance/4: a dearer card made cheaper while it is chosen; an Attack"""
    scene = inherited("Witch", play="Bridge Troll", deck="Estate, 9 Copper")
    scene.p1.plays("Estate")
    assert scene.p2.discard == cards("Curse")
    assert scene.p1.card("Estate", "play").types & ATTACK


def test_the_marked_cards_when_buy_ability() -> None:
    """adventures/inheritance/5 (the seed's reading of 2015 is followed)"""
    scene = inherited("Port", deck="5 Copper")
    scene.p1.me.coins = 2
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Estate, Port")


def test_an_action_that_is_a_treasure_too() -> None:
    """adventures/inheritance/6"""
    scene = inherited("Crown", play="Bridge Troll", deck="Estate, Gold, 3 Curse")
    scene.p1.plays("Gold")          # nothing in the Action phase
    assert scene.p1.coins == 3
    scene = inherited("Crown", play="Bridge Troll", deck="Estate, Gold, 3 Curse")
    assert scene.options == ["estate"]
    scene.script.choice = []        # goes on to the Buy phase
    assert sorted(scene.options) == cards("Estate, Gold")
    scene.p1.plays("Estate", "Gold")
    assert scene.p1.coins == 6
    assert scene.p1.score == 1 - 3


# --- everything else that must hold ---------------------------------------------------------------------------
def test_all_estates_change_at_once_wherever_they_are() -> None:
    """rules.md MULT-20"""
    scene = Scene(kingdom="Village", landscapes="Inheritance", phase="buy",
                  p1={"coins": 7, "hand": "Estate", "deck": "Estate", "discard": "Estate", "aside": "Estate",
                      "face_down": "Estate", "tavern": "Estate", "exile": "Estate", "mats": {"Village": "Estate"}},
                  p2={"hand": "Estate"}, trash="Estate")
    scene.p1.buys("Inheritance")
    estates = [card for card in scene.p1.me.all_cards() if card.id == "estate"]
    assert len(estates) == 8
    assert all(card.types == ACTION | VICTORY and card.actions == 2 for card in estates)
    assert scene.p2.card("Estate").types == VICTORY
    assert scene.game.trash[0].types == VICTORY
    assert scene.pile_named("Estate").top().types == VICTORY


def test_estates_held_by_an_effect_come_back_changed() -> None:
    """rules.md MULT-20: what Gear set aside before"""
    scene = Scene(kingdom="Village", landscapes="Inheritance", p1={"coins": 7, "hand": "Gear, 2 Estate"})
    scene.p1.plays("Gear", "2 Estate")
    scene.p1.buys("Inheritance", "Village")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("2 Estate")
    assert scene.p1.face_down == []
    scene.p1.plays("Estate")
    assert scene.p1.actions == 2


def test_gained_estates_are_changed_and_lost_ones_are_not() -> None:
    """rules.md MULT-20"""
    scene = inherited("Village", "Chapel", deck="Estate, Chapel, Estate, 2 Copper")
    scene.p1.gains("Estate")
    assert scene.p1.card("Estate", "discard").types == ACTION | VICTORY
    scene.p1.trashes("Estate")
    assert scene.trash == cards("Estate")
    assert scene.game.trash[0].types == VICTORY
    estate = scene.p1.card("Estate")
    scene.p1.me.pass_card(estate, scene.p2.me)
    assert scene.p2.hand == cards("Estate")
    assert scene.p2.card("Estate").types == VICTORY
    scene.p2.me.pass_card(scene.p2.card("Estate"), scene.p1.me)
    assert scene.p1.card("Estate").types == ACTION | VICTORY
    assert scene.p1.me.return_to_pile(scene.p1.card("Estate"), scene.p1.me.hand)
    assert scene.pile_named("Estate").top().types == VICTORY
    assert scene.p1.me.gain_from_trash(scene.game.trash[0]) is not None
    assert all(card.types == ACTION | VICTORY for card in scene.p1.me.discard_pile)


def test_a_reaction_works_in_other_players_turns() -> None:
    """000:5321: abilities and types are copied"""
    scene = Scene(kingdom="Moat", landscapes="Inheritance", phase="buy", p1={"coins": 7, "deck": "Estate, 4 Copper"},
                  p2={"hand": "Militia"})
    scene.p1.buys("Inheritance", "Moat")
    scene.p1.ends_turn()
    scene.p2.plays("Militia", scene.p1("Estate"))
    assert scene.p1.hand == cards("Estate, 4 Copper")


def test_a_traveller() -> None:
    """000:5321: the Estate returns to its own pile and is exchanged"""
    scene = inherited("Page", deck="Estate, 9 Copper")
    scene.p1.plays("Estate")
    scene.p1.ends_turn("yes")
    assert scene.pile("Estate") == 9
    assert scene.pile("Page") == 9
    assert "treasure_hunter" in scene.p1.all_cards
    assert "estate" not in scene.p1.all_cards


def test_throne_room_and_estates() -> None:
    """000:5321: they are Actions"""
    scene = inherited("Village", "Throne Room", deck="Estate, Throne Room, 9 Copper")
    scene.p1.plays("Throne Room", "Estate")
    assert scene.p1.actions == 4
    assert scene.p1.hand == cards("5 Copper")


def test_when_gained_the_place_of_the_marked_card() -> None:
    """000:5321: also what happens when the card is gained"""
    scene = inherited("Nomad Camp", deck="5 Copper")
    scene.p1.gains("Estate")
    assert scene.p1.deck == cards("Estate")


def test_a_copy_of_the_game_keeps_the_looks() -> None:
    """A copy of a game plays on alike."""
    scene = inherited("Village", deck="Estate, 9 Copper")
    scene.game = scene.game.copy()
    scene.p1.plays("Estate")
    assert scene.p1.actions == 2
    scene.p1.gains("Estate")
    assert scene.p1.card("Estate", "discard").types == ACTION | VICTORY
