"""General rules, chapters 9 to 13: order of events, Attacks and Reactions, repeated plays, Durations (rules.md PRIO,
ATT, MULT, DUR)."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- who is first -----------------------------------------------------------------------------------------
def test_several_reactions_of_one_player() -> None:
    """rules.md PRIO-06, ATT-09: one after the other, each finished, also one drawn by an earlier one"""
    scene = Scene(p1={"hand": "Witch", "deck": "9 Copper"},
                  p2={"hand": "Secret Chamber, 2 Estate", "deck": "Moat, Gold"})
    scene.p1.plays("Witch", "yes", "2 Estate", "Moat", "yes", "no")
    assert scene.p2.discard == [] and scene.p2.deck == in_order("2 Estate")
    scene = Scene(p1={"hand": "Witch", "deck": "9 Copper"}, p2={"hand": "Caravan Guard", "deck": "Moat, Gold"})
    scene.p1.plays("Witch", "yes", "yes")
    assert scene.p2.discard == [] and scene.p2.in_play == cards("Caravan Guard") and scene.p2.hand == cards("Moat")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_masquerade_is_chosen_before_anything_is_seen(players: int) -> None:
    """rules.md PRIO-07, ATT-08, GAIN-07: everybody chooses, then all cards go to the left at once"""
    hands = {f"p{seat}": {"hand": f"{name}, Estate"} for seat, name in
             enumerate(("Gold", "Silver", "Duchy", "Province", "Curse")[:players], 1)}
    hands["p1"]["hand"] += ", Masquerade"
    scene = Scene(players=players, **hands)
    names = ("Gold", "Silver", "Duchy", "Province", "Curse")[:players]
    seats = [getattr(scene, f"p{seat}") for seat in range(1, players + 1)]
    scene.p1.plays("Masquerade", *[seat(name) for seat, name in zip(seats, names, strict=True)], "no")
    for index, seat in enumerate(seats):
        assert cards(names[index - 1])[0] in seat.hand
    assert scene.gained(1) == []


def test_tournament_everybody_decides() -> None:
    """rules.md PRIO-08, CORN-02, SW-11: each player with a Province says whether to reveal it, then what follows"""
    scene = Scene(players=3, p1={"hand": "Tournament, Province", "deck": "Gold"}, p2={"hand": "Province"},
                  p3={"hand": "Province"})
    scene.p1.plays("Tournament", scene.p1("yes"), scene.p2("yes"), scene.p3("no"), "prize", "Diadem")
    assert scene.p1.deck == in_order("Diadem, Gold") and scene.p1.discard == cards("Province")
    assert scene.p1.coins == 0 and scene.p1.hand == []
    scene = Scene(p1={"hand": "Tournament, Province", "deck": "Gold"}, p2={}, piles={"Duchy": 0})
    scene.p1.plays("Tournament", "yes", "duchy")
    assert scene.p1.hand == cards("Gold") and scene.p1.coins == 1


# --- Attacks ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("attack", ["Relic", "Idol", "Militia", "Werewolf", "Raider", "Sir Martin", "Barbarian"])
def test_an_attack_is_what_has_the_type(attack: str) -> None:
    """rules.md ATT-01, ATT-02, ATT-04: also a Treasure or Night card; a Moat answers it before anything happens"""
    scene = Scene(p1={"hand": attack, "play": "Idol" if attack == "Idol" else "", "deck": "9 Copper"},
                  p2={"hand": "Moat, 4 Copper", "deck": "Gold, 4 Silver"}, stacks={"hexes": "War"}, also="Leprechaun")
    phase = {"Relic": "buy", "Idol": "buy", "Raider": "night", "Werewolf": "night"}.get(attack, "action")
    while scene.game.phase != ("start", "action", "buy", "night").index(phase):
        scene.game.phase += 1
    scene.p1.plays(attack, "yes")
    assert scene.p2.hand == cards("Moat, 4 Copper") and scene.p2.deck == in_order("Gold, 4 Silver")
    assert scene.p2.discard == [] and not scene.p2.card_penalty


@pytest.mark.parametrize("attack", ["Swamp Hag", "Haunted Woods", "Enchantress", "Gatekeeper", "Warlord", "Skirmisher"])
def test_attacks_that_act_later(attack: str) -> None:
    """rules.md ATT-03: they are answered when played, and then do nothing to that player"""
    scene = Scene(p1={"hand": attack, "deck": "20 Copper"}, also="Militia, Smithy",
                  p2={"hand": "Moat, Smithy, 3 Gold", "deck": "9 Copper"})
    scene.p1.plays(attack, "yes")
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    assert len(scene.p2.hand) == 7
    scene.p2.plays("3 Gold")
    scene.p2.buys("Silver")
    assert scene.p2.discard == cards("Silver") and scene.p2.exile == [] and len(scene.p2.hand) == 4


@pytest.mark.parametrize("shield", ["Lighthouse", "Guardian", "Champion"])
def test_automatic_protection(shield: str) -> None:
    """rules.md ATT-06, ATT-05, ATT-07: unasked; a Reaction may be used all the same; own Attacks work"""
    scene = Scene(players=3, turn=3, p1={"hand": "Witch", "deck": "9 Copper"}, p2={"hand": "5 Copper"},
                  p3={"hand": shield, "deck": "Militia, Horse Traders, Estate, 9 Copper"})
    scene.p3.plays(shield)
    scene.p3.ends_turn()
    scene.p1.plays("Witch", scene.p3("yes"))
    assert scene.p2.discard == cards("Curse") and scene.p3.discard == []
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert "horse_traders" in scene.p3.hand and len(scene.p3.hand) == 6     # one more card for the Horse Traders
    scene.p3.plays("Militia", scene.p2("2 Copper"))
    assert len(scene.p2.hand) == 3


@pytest.mark.parametrize(("card", "answers"), [
    ("Masquerade", ("Moat", None)), ("Bishop", (None,)), ("Governor", ("cards",)), ("Council Room", ()),
    ("Advisor", ()), ("Vault", ("2 Copper", None)),
])
def test_no_attacks(card: str, answers: tuple[str | None, ...]) -> None:
    """rules.md ATT-08: nobody is offered a Moat"""
    scene = Scene(p1={"hand": f"{card}, Copper", "deck": "9 Copper"},
                  p2={"hand": "Moat, Curse", "deck": "9 Gold"})
    scene.p1.plays(card, *answers)
    assert not [asked for asked in scene.asked if asked.source == "moat"]


def test_where_reactions_go() -> None:
    """rules.md ATT-10: Beggar, Market Square and Sleigh are discarded, Horse Traders set aside, Fool's Gold trashed"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Beggar, Horse Traders, 3 Copper", "deck": "5 Estate"})
    scene.p1.plays("Militia", "Beggar", "yes", "yes")
    assert scene.p2.aside == cards("Horse Traders")
    assert "beggar" in scene.p2.discard and scene.p2.deck[0] == "silver"
    scene = Scene(p2={"hand": "Fool's Gold"}, p1={})
    scene.p1.gains("Province", "yes")
    assert scene.trash == cards("Fool's Gold") and scene.p2.deck == in_order("Gold")
    scene = Scene(p1={"hand": "Sleigh"})
    scene.p1.gains("Gold", "yes", "hand")
    assert scene.p1.hand == cards("Gold") and scene.p1.discard == cards("Sleigh")
    scene = Scene(p1={"hand": "Market Square, Curse"})
    scene.p1.trashes("Curse", "yes")
    assert scene.p1.discard == cards("Gold, Market Square")
    scene = Scene(p1={"hand": "Hovel"})
    scene.p1.me.buys = 1
    scene.p1.me.coins = 5
    scene.p1.buys("Duchy", "yes")
    assert scene.trash == cards("Hovel")


def test_young_witch_and_the_bane() -> None:
    """rules.md ATT-13, CORN-03: Reactions first, then the Bane; a Bane that is a Reaction serves as either"""
    scene = Scene(bane="Moat", p1={"hand": "Young Witch", "deck": "4 Copper"}, p2={"hand": "Moat"},
                  p3={"hand": "Copper"})
    scene.p1.plays("Young Witch", scene.p2("no"), scene.p2("yes"))
    assert scene.p2.discard == [] and scene.p3.discard == cards("Curse")


def test_discarding_down_to() -> None:
    """rules.md ATT-14: who has no more is not touched"""
    scene = Scene(players=4, p1={"hand": "Militia"}, p2={"hand": "3 Copper"}, p3={"hand": "2 Copper"},
                  p4={"hand": "6 Copper"})
    scene.p1.plays("Militia")
    assert [len(player.me.hand) for player in (scene.p2, scene.p3, scene.p4)] == [3, 2, 3]


def test_urchins() -> None:
    """rules.md ATT-15: trashed for a Mercenary before the other Attack does anything; not by its own second play"""
    scene = Scene(p1={"hand": "Urchin, Militia", "deck": "9 Copper"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Urchin")
    scene.p1.plays("Militia", "yes")
    assert scene.trash == cards("Urchin") and scene.p1.discard == cards("Mercenary")
    scene = Scene(p1={"hand": "Throne Room, Urchin", "deck": "9 Copper"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Throne Room", "Urchin")
    assert scene.trash == []


def test_patron_reacts_to_reveals_alone() -> None:
    """rules.md ATT-16: revealed it pays a Coffers; looked at it does not"""
    scene = Scene(p1={"hand": "Harbinger", "deck": "Copper", "discard": "Patron"})
    scene.p1.plays("Harbinger", None)
    assert scene.p1.coffers == 0
    scene = Scene(p1={"hand": "Patrol", "deck": "3 Copper, Patron, 3 Estate"})
    scene.p1.plays("Patrol")
    assert scene.p1.coffers == 1
    scene = Scene(p1={"hand": "Lookout", "deck": "Patron, Copper, Estate"})
    scene.p1.plays("Lookout", "Copper", "Estate")
    assert scene.p1.coffers == 0


# --- playing several times --------------------------------------------------------------------------------
def test_throne_room() -> None:
    """rules.md MULT-01: fully, then again; no action for it, and nothing in between"""
    scene = Scene(p1={"hand": "Throne Room, Moneylender, 2 Copper, Smithy"})
    scene.p1.plays("Throne Room", "Moneylender", "yes", "yes")
    assert scene.p1.coins == 6 and scene.p1.actions == 0 and not scene.p1.can_play("Smithy")
    scene = Scene(p1={"hand": "Throne Room, Festival"})
    scene.p1.plays("Throne Room", "Festival")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (4, 3, 4)


def test_crown_by_phase() -> None:
    """rules.md MULT-07, MULT-08: an Action in the Action phase, a Treasure in the Buy phase"""
    scene = Scene(p1={"hand": "Crown, Village, Gold", "deck": "9 Copper"})
    scene.p1.plays("Crown", "Village")
    assert scene.p1.actions == 4 and len(scene.p1.hand) == 3
    scene = Scene(p1={"hand": "Crown, Village, Gold"}, phase="buy")
    scene.p1.plays("Crown", "Gold")
    assert scene.p1.coins == 6
    scene = Scene(p1={"hand": "Storyteller, Crown, Village, Gold", "deck": "20 Copper"})
    scene.p1.plays("Storyteller", "Crown", "Village", None)
    assert "village" in scene.p1.in_play and "gold" in scene.p1.hand


def test_kiln() -> None:
    """rules.md MULT-23, MEN-08: the copy comes first, before reactions; also for a Treasure"""
    scene = Scene(p1={"hand": "Kiln, Gold"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Gold", "yes")
    assert scene.p1.discard == cards("Gold") and scene.p1.coins == 5
    scene = Scene(p1={"hand": "Kiln, Militia", "actions": 2}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Militia", scene.p1("yes"), scene.p2("yes"))
    assert scene.p1.discard == cards("Militia")


def test_elder() -> None:
    """rules.md MULT-24: one more option, different, in the printed order"""
    scene = Scene(p1={"hand": "Elder, Steward, 2 Curse", "deck": "9 Copper"})
    scene.p1.plays("Elder", "Steward", ["cards", "coins"])
    assert scene.p1.coins == 2 + 2 and len(scene.p1.hand) == 4


def test_sauna_and_avanto() -> None:
    """rules.md MULT-25, PRO-07: by turns without an action; a Silver may trash once per Sauna in play"""
    scene = Scene(p1={"hand": "2 Sauna, 2 Avanto", "deck": "20 Copper"})
    scene.p1.plays("Sauna", "yes", "yes", "yes")
    assert scene.p1.in_play == cards("2 Sauna, 2 Avanto")
    assert scene.p1.actions == 2 and len(scene.p1.hand) == 1 + 3 + 1 + 3
    scene = Scene(p1={"play": "2 Sauna", "hand": "Silver, Curse, Estate"}, phase="buy")
    scene.p1.plays("Silver", "Curse", "Estate")
    assert scene.trash == cards("Curse, Estate")


# --- Durations --------------------------------------------------------------------------------------------
def test_durations_in_any_order() -> None:
    """rules.md DUR-05: the owner says which first"""
    scene = Scene(p1={"durations": "Wharf, Amulet", "deck": "2 Curse, 9 Copper", "hand": "Gold"}, phase="start")
    scene.run("Wharf", "trash", "Curse")
    assert scene.trash == cards("Curse")


def test_churches_keep_apart() -> None:
    """rules.md DUR-17: each set is taken up and followed by one optional trashing"""
    scene = Scene(p1={"hand": "2 Church, Curse, Estate, Gold", "actions": 2, "deck": "10 Copper"},
                  p2={"deck": "9 Copper"})
    scene.p1.plays("Church", "Curse")
    scene.p1.plays("Church", "Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Church", "Curse", None)
    assert scene.trash == cards("Curse")
    assert scene.p1.in_play == cards("2 Church") and scene.p1.face_down == []
