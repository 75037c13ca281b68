"""Odds and ends: Villagers, cards played where they lie, cards trashed while others lie revealed."""
from throneroom.testing import Scene, cards


def test_villagers_before_snowy_village() -> None:
    """rules.md COFF-06, COFF-07: actions held before stay, those after it are ignored"""
    scene = Scene(p1={"hand": "Snowy Village, Smithy", "villagers": 3, "deck": "9 Copper"})
    scene.p1.spends(2)
    assert scene.p1.actions == 3
    scene.p1.plays("Snowy Village")
    assert scene.p1.actions == 6
    scene.p1.spends(1)
    assert scene.p1.actions == 6
    assert scene.p1.villagers == 0


def test_villagers_and_diadem() -> None:
    """rules.md COFF-06, CORN-04: any number in the Action phase, also with no Action left to play"""
    scene = Scene(p1={"hand": "Diadem", "villagers": 3})
    scene.p1.spends(3)
    scene.p1.plays("Diadem")
    assert scene.p1.coins == 2 + 4


def test_a_duration_of_the_mouse_keeps_the_card_that_was_played() -> None:
    """rules.md DUR-02, MULT-19: something must show that there is more to come"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Caravan Guard", p1={"hand": "Smithy", "deck": "20 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Smithy")
    scene.p2.ends_turn()
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_a_cultist_trashed_while_cards_lie_revealed() -> None:
    """rules.md TRSH-05: the others are discarded first; the cards drawn are the next ones"""
    scene = Scene(p1={"hand": "Sir Martin"}, p2={"deck": "Cultist, Copper"})
    scene.p1.plays("Sir Martin")
    assert scene.trash == cards("Cultist")
    assert scene.p2.hand == cards("Copper")
    scene = Scene(p1={"hand": "Sir Martin"}, p2={"deck": "Cultist, Copper, 4 Silver"})
    scene.p1.plays("Sir Martin")
    assert scene.p2.hand == cards("3 Silver")
    assert scene.p2.discard == cards("Copper")


def test_goatherd_counts_cards_trashed_from_the_supply() -> None:
    """rules.md TRSH-08: trashing from the Supply is trashing by the player"""
    scene = Scene(turn=2, landscapes="Salt the Earth", phase="buy", p1={"hand": "Goatherd", "deck": "9 Copper"},
                  p2={"coins": 4})
    scene.p2.buys("Salt the Earth", "Estate")
    scene.p2.ends_turn()
    scene.p1.plays("Goatherd")
    assert len(scene.p1.hand) == 1


def test_disciple_and_specialist_copy_what_the_card_has_become() -> None:
    """rules.md MULT-13, MULT-15"""
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Disciple, Band of Misfits", "deck": "9 Copper"})
    scene.p1.plays("Disciple", "Band of Misfits", "Village")
    assert scene.p1.discard == cards("Village")
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Specialist, Band of Misfits", "deck": "9 Copper"})
    scene.p1.plays("Specialist", "Band of Misfits", "Village", "gain")
    assert scene.p1.discard == cards("Village")


def test_effects_on_all_start_left_and_reactions_with_the_turn() -> None:
    """rules.md PRIO-03, GAIN-09: the last Curse goes to the left neighbour"""
    scene = Scene(turn=2, players=3, p2={"hand": "Witch", "deck": "9 Copper"}, piles={"Curse": 1})
    scene.p2.plays("Witch")
    assert scene.p3.discard == cards("Curse")
    assert scene.p1.discard == []


def test_moat_and_the_rest_of_the_attack() -> None:
    """rules.md ATT-04, ATT-05: all or nothing"""
    scene = Scene(p1={"hand": "Old Witch", "deck": "9 Copper"}, p2={"hand": "Moat, Curse"})
    scene.p1.plays("Old Witch", scene.p2("Moat"))
    assert scene.p2.hand == cards("Curse, Moat")
    assert len(scene.asked) == 1


def test_a_second_moat_is_not_needed_for_a_second_play() -> None:
    """rules.md ATT-09, MULT-04: each play of an Attack is answered for itself"""
    scene = Scene(p1={"hand": "Throne Room, Militia"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Throne Room", "Militia", scene.p2("Moat"), scene.p2("no"), scene.p2("2 Copper"))
    assert len(scene.p2.hand) == 3


def test_coins_and_actions_outside_the_own_turn_are_lost() -> None:
    """rules.md ATT-12"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard, 4 Copper", "deck": "9 Copper"})
    scene.p1.plays("Militia", scene.p2("yes"))
    assert (scene.p2.actions, scene.p2.coins) == (0, 0)
    scene.p1.ends_turn()
    assert (scene.p2.actions, scene.p2.coins) == (1, 1)


def test_warlord_and_voyage_limit_what_other_cards_may_play_from_hand() -> None:
    """rules.md DUR-15, XTRA-06: such cards are not offered; cards from elsewhere are"""
    scene = Scene(turn=2, p1={"hand": "4 Village, Throne Room, Moat", "deck": "30 Copper"},
                  p2={"hand": "Warlord", "deck": "9 Copper"})
    scene.p2.plays("Warlord", scene.p1("no"))
    scene.p2.ends_turn()
    scene.p1.plays("Village")
    scene.p1.plays("Village")
    assert not scene.p1.can_play("Village")
    scene.p1.plays("Throne Room", "Moat")
    assert scene.asked[0].options == ["moat"]
    scene = Scene(p1={"hand": "Voyage", "deck": "3 Village, Throne Room, Smithy, 30 Copper"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("Village")
    scene.p1.plays("Village")
    scene.p1.plays("Throne Room")
    assert scene.asked == []                    # that was the third card from hand
    assert "smithy" in scene.p1.hand


def test_fortress_trashed_by_an_attack_while_revealed() -> None:
    """rules.md TRSH-07, TRSH-05"""
    scene = Scene(p1={"hand": "Sir Martin"}, p2={"deck": "Fortress, Copper, Silver"})
    scene.p1.plays("Sir Martin")
    assert scene.p2.hand == cards("Fortress")
    assert scene.p2.discard == cards("Copper")
    assert scene.trash == []


def test_actions_are_used_after_the_card_and_buys_and_coins_when_buying() -> None:
    """rules.md INST-04, INST-05"""
    scene = Scene(p1={"hand": "Throne Room, Festival, Smithy, Moat", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Festival")
    assert len(scene.asked) == 1                # nothing else is played in between
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (4, 3, 4)
    scene.p1.plays("Smithy")
    scene.p1.plays("Moat")
    assert scene.p1.actions == 2
    for name in ("Estate", "Estate", "Copper"):
        scene.p1.buys(name)
    assert (scene.p1.me.buys, scene.p1.coins) == (0, 0)
