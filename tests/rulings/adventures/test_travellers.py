"""Page and Peasant and what becomes of them."""
from throneroom.testing import Scene, cards, in_order


# --- exchanging ---------------------------------------------------------------------------------------------
def test_page() -> None:
    """adventures/page/1, adventures/rules/exchange/1"""
    scene = Scene(p1={"hand": "Page", "deck": "10 Copper"})
    assert scene.pile("Page") == 10
    assert scene.pile("Treasure Hunter") == 5
    scene.p1.plays("Page")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Copper"), 1)
    scene.p1.ends_turn("yes")
    assert scene.pile("Page") == 11
    assert scene.pile("Treasure Hunter") == 4
    assert scene.p1.discard == cards("Copper, Treasure Hunter")
    assert scene.p1.me.last_gains == []


def test_peasant() -> None:
    """adventures/peasant/1"""
    scene = Scene(p1={"hand": "Peasant", "deck": "5 Copper"})
    scene.p1.plays("Peasant")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 1)
    scene.p1.ends_turn("yes")
    assert scene.p1.discard == cards("Soldier")
    assert (scene.pile("Peasant"), scene.pile("Soldier")) == (11, 4)


def test_only_from_play_and_only_if_wanted() -> None:
    """adventures/peasant/2"""
    scene = Scene(p1={"hand": "Peasant", "play": "Peasant", "deck": "5 Copper"}, piles={"Peasant": 8})
    scene.p1.ends_turn("yes")
    assert scene.pile("Peasant") == 9
    assert scene.p1.discard == cards("Peasant, Soldier")
    assert [asked.purpose for asked in scene.asked] == ["exchange"]
    scene = Scene(p1={"play": "Peasant", "deck": "5 Copper"}, piles={"Peasant": 8})
    scene.p1.ends_turn("no")
    assert scene.p1.discard == cards("Peasant")
    assert scene.pile("Peasant") == 8


def test_no_exchange_for_an_empty_pile() -> None:
    """adventures/rules/exchange/2"""
    scene = Scene(p1={"play": "Page", "deck": "5 Copper"}, piles={"Treasure Hunter": 0})
    scene.p1.ends_turn()
    assert scene.asked == []
    assert scene.p1.discard == cards("Page")


def test_the_later_ones_are_not_in_the_supply() -> None:
    """adventures/rules/exchange/4"""
    scene = Scene(kingdom="Peasant, Page", p1={"hand": "Workshop", "coins": 6}, piles={"Soldier": 0})
    for name in ("Fugitive", "Disciple", "Teacher", "Treasure Hunter", "Warrior", "Hero", "Champion"):
        assert scene.pile(name) == 5
        assert not scene.p1.can_buy(name)
    assert scene.game.empty_piles() == 0
    scene.p1.plays("Workshop", "Peasant")
    assert scene.asked[0].offers("Peasant", "Page")
    assert not any(scene.asked[0].offers(name) for name in ("Soldier", "Fugitive", "Treasure Hunter", "Warrior"))


def test_the_lines() -> None:
    """adventures/rules/exchange/5"""
    scene = Scene(p1={"hand": "Peasant"})
    for card, later in (("Peasant", "Soldier"), ("Soldier", "Fugitive"), ("Fugitive", "Disciple"),
                        ("Disciple", "Teacher")):
        scene.p1.plays(card)
        scene.p1.ends_turn("yes")
        assert scene.p1.all_cards == cards(later)
        scene.p2.ends_turn()
        assert scene.p1.hand == cards(later)
    assert scene.p1.turns == 4
    scene.p1.plays("Teacher")
    scene.p1.ends_turn()
    assert scene.p1.tavern == cards("Teacher")
    scene = Scene(p1={"hand": "Page"})
    for card, later in (("Page", "Treasure Hunter"), ("Treasure Hunter", "Warrior"), ("Warrior", "Hero"),
                        ("Hero", "Champion")):
        answers = ("Copper",) if card == "Hero" else ()
        scene.p1.plays(card, *answers)
        scene.p1.ends_turn("yes")
        scene.p2.ends_turn()
        assert cards(later)[0] in scene.p1.hand
    scene.p1.plays("Champion")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Champion")


# --- Page's line --------------------------------------------------------------------------------------------
def test_treasure_hunter() -> None:
    """adventures/treasure_hunter/1"""
    scene = Scene(turn=2, p1={"hand": "Treasure Hunter"}, p2={"hand": "Amulet", "coins": 5})
    scene.p2.plays("Amulet", "silver")
    scene.p2.buys("Duchy")
    scene.p2.ends_turn()
    scene.p1.plays("Treasure Hunter")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)
    assert scene.p1.discard == cards("2 Silver")


def test_warrior() -> None:
    """adventures/warrior/1"""
    scene = Scene(p1={"hand": "Warrior", "play": "Page", "deck": "3 Copper"}, p2={"deck": "Silver, Copper, Gold"})
    scene.p1.plays("Warrior")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Copper")
    assert scene.p2.deck == in_order("Gold")


def test_warrior_champion_and_teacher_are_no_travellers() -> None:
    """adventures/warrior/2"""
    scene = Scene(p1={"hand": "Warrior", "play": "Champion, Teacher", "deck": "3 Copper"},
                  p2={"deck": "Copper, Silver, Gold"})
    scene.p1.plays("Warrior")
    assert scene.p2.deck == in_order("Silver, Gold")
    assert scene.trash == []


def test_hero() -> None:
    """adventures/hero/1"""
    scene = Scene(kingdom="Relic, Coin of the Realm", p1={"hand": "Hero"})
    scene.p1.plays("Hero", "Gold")
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("Gold")
    assert sorted(scene.asked[0].options) == cards("Copper, Silver, Gold, Relic, Coin of the Realm")


def test_hero_must_gain() -> None:
    """adventures/hero/2 (the card's text is followed: the gain is not optional)"""
    scene = Scene(p1={"hand": "Hero"}, piles={"Silver": 0, "Gold": 0})
    scene.p1.plays("Hero")
    assert scene.asked == []
    assert scene.p1.discard == cards("Copper")
    scene = Scene(p1={"hand": "Hero"})
    scene.p1.plays("Hero", "Silver")
    assert scene.asked[0].least == 1


def test_champion() -> None:
    """adventures/champion/1"""
    scene = Scene(p1={"hand": "Champion, Smithy, Militia", "deck": "3 Copper"},
                  p2={"hand": "Witch, Smithy", "deck": "2 Estate"})
    scene.p1.plays("Champion")
    assert scene.p1.actions == 1
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 1
    scene.p1.plays("Militia")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Champion")
    scene.p2.plays("Witch")
    assert "curse" not in scene.p1.all_cards
    assert scene.p2.actions == 0
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Champion")
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 1


def test_champion_concerns_later_plays() -> None:
    """adventures/champion/3"""
    scene = Scene(p1={"hand": "2 Champion, Smithy", "deck": "3 Copper", "actions": 1})
    scene.p1.plays("Champion")
    assert scene.p1.actions == 1
    scene.p1.plays("Champion")
    assert scene.p1.actions == 2
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 3


# --- Peasant's line -----------------------------------------------------------------------------------------
def test_soldier() -> None:
    """adventures/soldier/1"""
    scene = Scene(p1={"hand": "Soldier", "durations": "Bridge Troll"}, p2={"hand": "4 Copper, Estate"})
    scene.p1.plays("Soldier", scene.p2("Estate"))
    assert scene.p1.coins == 3
    assert scene.p2.hand == cards("4 Copper")


def test_soldier_counts_other_cards() -> None:
    """adventures/soldier/2"""
    scene = Scene(p1={"hand": "Disciple, Soldier"}, p2={"hand": "4 Copper, Estate"})
    scene.p1.plays("Disciple", "Soldier", "Estate")
    assert scene.p1.coins == 4
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p1.discard == []
    assert scene.pile("Soldier") == 5


def test_fugitive() -> None:
    """adventures/fugitive/1"""
    scene = Scene(p1={"hand": "Fugitive, Estate", "deck": "Gold, Silver"})
    scene.p1.plays("Fugitive", "Estate")
    assert scene.p1.hand == cards("Gold, Silver")
    assert scene.p1.actions == 1
    scene.p1.ends_turn("yes")
    assert scene.pile("Fugitive") == 6
    assert "disciple" in scene.p1.all_cards


def test_disciple() -> None:
    """adventures/disciple/1"""
    scene = Scene(p1={"hand": "Disciple, Smithy", "deck": "8 Copper"})
    scene.p1.plays("Disciple", "Smithy")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.discard == cards("Smithy")
    assert scene.pile("Smithy") == 9
    assert scene.p1.actions == 0


def test_disciple_no_copy_from_outside_the_supply() -> None:
    """adventures/disciple/2"""
    scene = Scene(p1={"hand": "Disciple, Fugitive", "deck": "4 Copper"})
    scene.p1.plays("Disciple", "Fugitive")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.discard == cards("2 Copper")
    assert scene.pile("Fugitive") == 5


def test_disciple_stays_with_a_duration() -> None:
    """adventures/disciple/3"""
    scene = Scene(p1={"hand": "Disciple, Hireling", "deck": "20 Copper"})
    scene.p1.plays("Disciple", "Hireling")
    assert scene.p1.discard == cards("Hireling")
    for _ in range(2):
        scene.p1.ends_turn()
        assert scene.asked == []
        assert scene.p1.in_play == cards("Disciple, Hireling")
        scene.p2.ends_turn()
        assert scene.p1.hand == cards("7 Copper")


def test_teacher() -> None:
    """adventures/teacher/1"""
    scene = Scene(phase="start", p1={"tavern": "Teacher", "hand": "2 Smithy", "deck": "8 Copper"})
    scene.run("yes", "+1 action")
    assert scene.p1.in_play == cards("Teacher")
    assert scene.p1.me.tokens_on(scene.pile_named("Smithy")) == ["+1 action"]
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == scene.p1.tavern == []


def test_teacher_needs_a_pile_without_own_tokens() -> None:
    """adventures/teacher/2"""
    scene = Scene(phase="start", kingdom="Village, Smithy, Market",
                  p1={"tavern": "Teacher", "tokens": {"-2 cost": "Village", "trashing": "Market"}},
                  p2={"tokens": {"+1 coin": "Smithy"}})
    scene.run("yes", "+1 card")
    assert [asked.purpose for asked in scene.asked] == ["call", "option"]     # only Smithy is left: no question
    assert scene.p1.me.tokens_on(scene.pile_named("Smithy")) == ["+1 card"]


def test_teacher_the_token_comes_first() -> None:
    """adventures/teacher/3"""
    scene = Scene(p1={"hand": "Moneylender", "deck": "Copper", "tokens": {"+1 card": "Moneylender"}})
    scene.p1.plays("Moneylender", "Copper")
    assert scene.trash == cards("Copper")
    assert scene.p1.coins == 3
