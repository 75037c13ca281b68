"""The Loot pile and what lies in it."""
from throneroom.engine.dealing import redeal
from throneroom.engine.rng import rng_of
from throneroom.testing import Scene, cards, in_order


def test_the_pile_is_there_where_something_gives_loot() -> None:
    """plunder/loot/1"""
    scene = Scene(kingdom="Sack of Loot")
    loots = [card.id for card in scene.game.piles[scene.pile_named("Loot").index].cards]
    assert len(loots) == 30
    assert len(set(loots)) == 15 and all(loots.count(loot) == 2 for loot in loots)
    assert loots != sorted(loots)
    assert Scene(kingdom="Village").game.pile("loot") is None


def test_a_gained_loot_is_shown_to_all() -> None:
    """plunder/loot/2"""
    scene = Scene(p1={"coins": 6}, landscapes="Looting", piles={"Loot": "Hammer, Sword"}, phase="buy")
    scene.p1.buys("Looting")
    [gain] = [event for event in scene.log.events if event.verb == "gain"]
    assert [card.id for card in gain.visible_cards(1)] == ["hammer"]
    assert scene.p1.discard == cards("Hammer")
    assert scene.pile("Loot") == 1


def test_nobody_sees_the_top_card() -> None:
    """plunder/loot/3"""
    scene = Scene(p1={"hand": "Sack of Loot"}, piles={"Loot": "Hammer, Sword"})
    for seat in (1, 2):
        [pile] = [pile for pile in scene.view(seat).piles if pile.id == "loot"]
        assert (pile.count, pile.top, pile.cards, pile.cost) == (2, None, None, None)
    # Nor does who tries out what could be: all of the pile is dealt anew, however it lies.
    scene = Scene(kingdom="Sack of Loot")
    pile = scene.pile_named("Loot")
    deals = [[card.number for card in redeal(scene.game, scene.game, 0, rng_of(seed, 2), True).piles[pile.index].cards]
             for seed in range(8)]
    assert len({deal[-1] for deal in deals}) > 3
    first = deals[0]
    scene.game.piles[pile.index].cards.reverse()
    again = redeal(scene.game, scene.game, 0, rng_of(0, 2), True).piles[pile.index].cards
    assert [card.number for card in again] == first


def test_what_was_gained_meanwhile_stays_where_it_was() -> None:
    """A game tried out from before a gain still gains that Loot; those below are dealt anew."""
    before = Scene(p1={"hand": "Sack of Loot"})
    index = before.pile_named("Loot").index
    settled = before.game.copy()
    before.p1.plays("Sack of Loot")
    tops, below = set(), set()
    for seed in range(8):
        pile = redeal(settled, before.game, 0, rng_of(seed, 2), True).piles[index].cards
        tops.add(pile[-1].number)
        below.add(pile[-2].number)
    assert tops == {settled.piles[index].cards[-1].number}
    assert len(below) > 3


def test_the_pile_is_no_part_of_the_supply() -> None:
    """plunder/loot/4"""
    scene = Scene(p1={"hand": "Workshop", "coins": 9}, kingdom="Sack of Loot",
                  piles={"Loot": "Hammer", "Workshop": 0, "Duchy": 0})
    assert not scene.p1.can_buy("Hammer")
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Hammer") and not scene.asked[0].offers("Loot")
    scene = Scene(kingdom="Sack of Loot, Workshop", piles={"Loot": 0, "Workshop": 0, "Duchy": 0},
                  p2={"deck": "5 Copper"})
    scene.p1.ends_turn()
    assert not scene.over


def test_a_returned_loot_lies_face_down_on_top() -> None:
    """plunder/loot/5"""
    scene = Scene(p1={"hand": "Sack of Loot"}, kingdom="Changeling", piles={"Loot": "Hammer, Sword"})
    scene.p1.plays("Sack of Loot", "yes")
    assert scene.p1.discard == cards("Changeling")
    assert (scene.pile("Loot"), scene.top("Loot")) == (2, "hammer")
    assert [pile.top for pile in scene.view(1).piles if pile.id == "loot"] == [None]


def test_an_empty_pile_gives_nothing() -> None:
    """plunder/loot/6"""
    scene = Scene(traits={"Cursed": "Village"}, piles={"Loot": 0})
    scene.p1.gains("Village")
    assert scene.p1.discard == cards("Curse, Village")


def test_sack_of_loot_without_loot() -> None:
    """plunder/sack_of_loot/2"""
    scene = Scene(p1={"hand": "Sack of Loot"}, piles={"Loot": 0})
    scene.p1.plays("Sack of Loot")
    assert (scene.p1.coins, scene.p1.buys, scene.p1.discard) == (1, 2, [])


def test_sack_of_loot() -> None:
    """plunder/sack_of_loot/1"""
    scene = Scene(p1={"hand": "Sack of Loot"}, piles={"Loot": "Shield, Sword"})
    scene.p1.plays("Sack of Loot")
    assert (scene.p1.coins, scene.p1.buys) == (1, 2)
    assert scene.p1.discard == cards("Shield")
    assert [card.id for event in scene.log.events if event.verb == "gain" for card in event.cards] == ["shield"]


def test_amphora_now_or_next_turn() -> None:
    """plunder/amphora/1"""
    scene = Scene(p1={"hand": "Amphora", "deck": "9 Estate"})
    scene.p1.plays("Amphora", "next turn")
    assert (scene.p1.coins, scene.p1.buys) == (0, 1)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Amphora")
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(p1={"hand": "Amphora", "deck": "9 Estate"})
    scene.p1.plays("Amphora", "now")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == [] and "amphora" in scene.p1.discard


def test_doubloons_bring_a_gold() -> None:
    """plunder/doubloons/1"""
    scene = Scene(p1={"hand": "Sack of Loot, Doubloons"}, piles={"Loot": "Doubloons"})
    scene.p1.plays("Sack of Loot")
    assert scene.p1.discard == cards("Doubloons, Gold")
    scene.p1.plays("Doubloons")
    assert scene.p1.coins == 4
    assert scene.p1.discard == cards("Doubloons, Gold")


def test_doubloons_without_gold() -> None:
    """plunder/doubloons/2"""
    scene = Scene(p1={"hand": "Sack of Loot"}, piles={"Loot": "Doubloons", "Gold": 0})
    scene.p1.plays("Sack of Loot")
    assert scene.p1.discard == cards("Doubloons")


def test_endless_chalice_stays_for_good() -> None:
    """plunder/endless_chalice/1"""
    scene = Scene(p1={"hand": "Endless Chalice", "deck": "5 Estate"})
    scene.p1.plays("Endless Chalice")
    assert (scene.p1.coins, scene.p1.buys) == (1, 2)
    for _ in range(3):
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards("Endless Chalice")
        scene.p2.ends_turn()
        assert (scene.p1.coins, scene.p1.buys) == (1, 2)


def test_endless_chalice_played_twice() -> None:
    """plunder/endless_chalice/2"""
    scene = Scene(p1={"hand": "Endless Chalice, Tiara", "deck": "5 Estate"}, phase="buy")
    scene.p1.plays("Tiara", "Endless Chalice")
    assert (scene.p1.coins, scene.p1.buys) == (2, 4)
    for _ in range(2):
        scene.p1.ends_turn()
        scene.p2.ends_turn()
        assert (scene.p1.coins, scene.p1.buys) == (2, 3)
        assert scene.p1.in_play == cards("Endless Chalice, Tiara")


def test_figurehead_draws_next_turn() -> None:
    """plunder/figurehead/1"""
    scene = Scene(p1={"hand": "Figurehead", "deck": "9 Estate"})
    scene.p1.plays("Figurehead")
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    assert scene.p1.in_play == cards("Figurehead")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_figurehead_gives_no_buy() -> None:
    """plunder/figurehead/2"""
    scene = Scene(p1={"hand": "Figurehead"})
    scene.p1.plays("Figurehead")
    assert (scene.p1.coins, scene.p1.buys) == (3, 1)


def test_hammer_gains_a_card() -> None:
    """plunder/hammer/1"""
    scene = Scene(p1={"hand": "Hammer"}, kingdom="Smithy, Market")
    scene.p1.plays("Hammer", "Silver")
    assert scene.asked[0].offers("Smithy") and not scene.asked[0].offers("Market")
    assert scene.p1.coins == 3
    assert scene.p1.discard == cards("Silver")


def test_hammer_must_gain() -> None:
    """plunder/hammer/2"""
    scene = Scene(p1={"hand": "Hammer"}, piles={"Silver": 0, "Estate": 0, "Sack of Loot": 1})
    scene.p1.plays("Hammer", "Copper")
    assert scene.asked[0].options == ["copper", "curse"]
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)


def test_insignia_asks_for_each_card() -> None:
    """plunder/insignia/1"""
    scene = Scene(p1={"hand": "Insignia", "buys": 2}, kingdom="Village")
    scene.p1.plays("Insignia")
    scene.p1.buys("Village", "yes")
    scene.p1.buys("Copper", "no")
    assert scene.p1.deck == in_order("Village")
    assert scene.p1.discard == cards("Copper")


def test_insignia_and_other_gains() -> None:
    """plunder/insignia/2"""
    scene = Scene(p1={"hand": "Insignia, Hammer"})
    scene.p1.plays("Insignia")
    scene.p1.plays("Hammer", "Silver", "yes")
    assert scene.p1.deck == in_order("Silver")


def test_jewels_go_under_the_deck() -> None:
    """plunder/jewels/1"""
    scene = Scene(p1={"hand": "Jewels", "deck": "9 Estate"})
    scene.p1.plays("Jewels")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Jewels")
    scene.p2.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.deck == in_order("4 Estate, Jewels")


def test_jewels_played_several_times() -> None:
    """plunder/jewels/3"""
    scene = Scene(p1={"hand": "Jewels, King's Cache", "deck": "14 Estate"}, phase="buy")
    scene.p1.plays("King's Cache", "Jewels")
    assert (scene.p1.coins, scene.p1.buys) == (9, 4)
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("King's Cache")
    assert scene.p1.deck == in_order("9 Estate, Jewels")
    scene.p1.ends_turn()
    assert scene.p1.in_play == [] and "kings_cache" in scene.p1.discard


def test_orb_plays_from_the_discard_pile() -> None:
    """plunder/orb/1"""
    scene = Scene(p1={"hand": "Orb", "discard": "Gold, Estate"})
    scene.p1.plays("Orb", "play")
    assert (scene.p1.coins, scene.p1.buys) == (3, 1)
    assert scene.p1.in_play == cards("Gold, Orb")
    assert scene.p1.discard == cards("Estate")


def test_orb_looks_first() -> None:
    """plunder/orb/2"""
    scene = Scene(p1={"hand": "Orb", "discard": "Gold, Estate"})
    scene.p1.plays("Orb", "coins")
    [look] = [event for event in scene.log.events if event.verb == "look"]
    assert [card.id for card in look.visible_cards(0)] == ["gold", "estate"]
    assert look.visible_cards(1) == []
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    assert scene.p1.discard == cards("Gold, Estate")


def test_orb_plays_an_action_in_the_buy_phase() -> None:
    """plunder/orb/3"""
    scene = Scene(p1={"hand": "Orb", "discard": "Smithy, Estate", "deck": "Gold, 2 Copper", "actions": 0}, phase="buy")
    scene.p1.plays("Orb", "play")
    assert scene.p1.hand == cards("Gold, 2 Copper")
    assert scene.p1.can_play("Gold")


def test_prize_goat_may_trash() -> None:
    """plunder/prize_goat/1"""
    for answer, trash in (("Curse", ["curse"]), (None, [])):
        scene = Scene(p1={"hand": "Prize Goat, Curse"})
        scene.p1.plays("Prize Goat", answer)
        assert (scene.p1.coins, scene.p1.buys, scene.trash) == (3, 2, trash)


def test_puzzle_box_keeps_a_card_for_the_next_hand() -> None:
    """plunder/puzzle_box/1 and plunder/puzzle_box/2"""
    scene = Scene(p1={"hand": "Puzzle Box, Village", "deck": "9 Estate"})
    scene.p1.plays("Puzzle Box", "Village")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    assert scene.p1.face_down == cards("Village")
    assert scene.view(2).players[0].face_down is None
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Estate, Village")
    assert scene.p1.in_play == [] and scene.p1.discard == cards("Puzzle Box")


def test_sextant_sorts_five_cards() -> None:
    """plunder/sextant/1"""
    scene = Scene(p1={"hand": "Sextant", "deck": "Estate, Gold, Curse, Silver, Copper, Smithy"})
    scene.p1.plays("Sextant", "Estate, Curse", "Copper", "Silver")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.deck == in_order("Gold, Silver, Copper, Smithy")


def test_sextant_discards_all_or_none() -> None:
    """plunder/sextant/2"""
    scene = Scene(p1={"hand": "Sextant", "deck": "Estate, 4 Copper"})
    scene.p1.plays("Sextant", None, "Estate")
    assert scene.p1.deck == in_order("4 Copper, Estate")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 5)
    scene = Scene(p1={"hand": "Sextant", "deck": "Estate, 4 Copper"})
    scene.p1.plays("Sextant", "Estate, 4 Copper")
    assert scene.p1.deck == []


def test_shield_is_a_treasure() -> None:
    """plunder/shield/1"""
    scene = Scene(p1={"hand": "Shield"})
    scene.p1.plays("Shield")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)


def test_shield_protects_each_time() -> None:
    """plunder/shield/2"""
    scene = Scene(p1={"hand": "Militia, Witch", "actions": 2}, p2={"hand": "Shield, 4 Copper"})
    scene.p1.plays("Militia", "yes")
    scene.p1.plays("Witch", scene.p2("yes"))
    assert scene.p2.hand == cards("Shield, 4 Copper")
    assert scene.p2.discard == []
    scene = Scene(p1={"hand": "Witch"}, p2={"hand": "Shield, 4 Copper"})
    scene.p1.plays("Witch", scene.p2("no"))
    assert scene.p2.discard == cards("Curse")


def test_spell_scroll_gains_and_plays() -> None:
    """plunder/spell_scroll/1"""
    scene = Scene(p1={"hand": "Spell Scroll"}, phase="buy", kingdom="Village", platinum=True)
    scene.p1.plays("Spell Scroll", "Gold", "yes")
    assert scene.trash == cards("Spell Scroll")
    assert not scene.asked[0].offers("Province") and not scene.asked[0].offers("Platinum")
    assert scene.p1.coins == 3
    assert scene.p1.in_play == cards("Gold") and scene.p1.discard == []
    scene = Scene(p1={"hand": "Spell Scroll"}, phase="buy")
    scene.p1.plays("Spell Scroll", "Duchy")
    assert scene.p1.discard == cards("Duchy")


def test_spell_scroll_in_the_action_phase() -> None:
    """plunder/spell_scroll/2"""
    scene = Scene(p1={"hand": "Spell Scroll"}, kingdom="Village")
    scene.p1.plays("Spell Scroll", "Village", "yes")
    assert scene.p1.actions == 2
    assert scene.p1.in_play == cards("Village")


def test_spell_scroll_is_trashed_once() -> None:
    """plunder/spell_scroll/4"""
    scene = Scene(p1={"hand": "Spell Scroll, Tiara"}, phase="buy")
    scene.p1.plays("Tiara", "Spell Scroll", "Gold", "no", "no")         # neither onto the deck nor into play
    assert scene.trash == cards("Spell Scroll")
    assert scene.p1.discard == cards("Gold")


def test_what_spell_scroll_gained_may_have_gone() -> None:
    """plunder/spell_scroll/5"""
    scene = Scene(p1={"hand": "Spell Scroll, Smithy"}, kingdom="Siren", phase="buy")
    scene.p1.plays("Spell Scroll", "Siren", None)
    assert scene.trash == cards("Siren, Spell Scroll")
    assert scene.p1.in_play == []
    assert scene.p2.discard == []


def test_staff_plays_an_action() -> None:
    """plunder/staff/1"""
    scene = Scene(p1={"hand": "Staff, Smithy", "deck": "5 Copper", "actions": 0}, phase="buy")
    scene.p1.plays("Staff", "Smithy")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    assert scene.p1.hand == cards("3 Copper")
    scene = Scene(p1={"hand": "Staff, Smithy", "deck": "5 Copper"}, phase="buy")
    scene.p1.plays("Staff", None)
    assert scene.p1.hand == cards("Smithy")


def test_staff_does_not_stay_with_a_duration() -> None:
    """plunder/staff/2"""
    scene = Scene(p1={"hand": "Staff, Caravan", "deck": "9 Copper"}, phase="buy")
    scene.p1.plays("Staff", "Caravan")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")
    assert "staff" in scene.p1.discard


def test_sword_makes_others_discard() -> None:
    """plunder/sword/1"""
    scene = Scene(p1={"hand": "Sword"}, p2={"hand": "4 Copper, Estate"})
    scene.p1.plays("Sword", "Estate")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    assert scene.p2.hand == cards("4 Copper")


def test_sword_is_an_attack() -> None:
    """plunder/sword/2"""
    scene = Scene(p1={"hand": "Sword"}, p2={"hand": "4 Copper, Moat"}, phase="buy")
    scene.p1.plays("Sword", scene.p2("yes"))
    assert scene.p2.hand == cards("4 Copper, Moat")


def test_sword_leaves_four_cards() -> None:
    """plunder/sword/3"""
    scene = Scene(p1={"hand": "Sword"}, p2={"hand": "3 Copper, Estate"})
    scene.p1.plays("Sword")
    assert scene.p2.hand == cards("3 Copper, Estate")
