"""Newer texts: what happened when a card was bought happens when it is gained, or gained in the Buy phase."""
from __future__ import annotations

from throneroom.testing import Scene, in_order


def test_haggler() -> None:
    """hinterlands/errata/haggler/1"""
    for edition, gained in ((), ["Silver"]), ("newest", ["Silver", "Copper"]):
        scene = Scene(editions=edition, p1={"hand": "Throne Room, Haggler", "coins": 5})
        scene.p1.plays("Throne Room", "Haggler")
        scene.p1.buys("Duchy", *gained)
        assert scene.p1.discard == sorted(["duchy", *map(str.lower, gained)])


def test_farmland() -> None:
    """hinterlands/errata/farmland/1"""
    scene = Scene(editions="newest", kingdom="Farmland, Laboratory", p1={"hand": "Remodel, Smithy, Silver, Village"})
    scene.p1.plays("Remodel", "Smithy", "Farmland", "Silver", "Laboratory")
    assert scene.p1.discard == ["farmland", "laboratory"]
    scene = Scene(kingdom="Farmland", p1={"hand": "Remodel, Smithy, Silver"})
    scene.p1.plays("Remodel", "Smithy", "Farmland")
    assert scene.p1.discard == ["farmland"]


def test_farmland_is_not_gained_by_farmland() -> None:
    """hinterlands/errata/farmland/1 (no further Farmland)"""
    scene = Scene(editions="newest", kingdom="Farmland, Smithy", p1={"hand": "Smithy, Curse", "coins": 6}, phase="buy")
    scene.p1.buys("Farmland", "Smithy", "Gold")
    assert not scene.asked[-1].offers("Farmland") and scene.p1.discard == ["farmland", "gold"]


def test_hoard() -> None:
    """prosperity/errata/hoard/1"""
    for edition, golds in ((), 1), ("newest", 2):
        scene = Scene(editions=edition, p1={"hand": "Crown, Hoard"}, phase="buy")
        scene.p1.plays("Crown", "Hoard")
        scene.p1.buys("Estate")
        assert scene.p1.discard == ["estate"] + ["gold"] * golds


def test_hoard_wants_the_card_to_be_bought() -> None:
    """prosperity/errata/hoard/1 (a Victory card that is not bought brings none)"""
    scene = Scene(editions="newest", p1={"hand": "Hoard"}, phase="buy")
    scene.p1.plays("Hoard")
    scene.p1.gains("Estate")
    assert scene.p1.discard == ["estate"]


def test_merchant_guild() -> None:
    """guilds/errata/merchant_guild/1"""
    scene = Scene(editions="newest", kingdom="Border Village, Village", also="Merchant Guild",
                  p1={"hand": "Merchant Guild", "coins": 5, "buys": 1})
    scene.p1.plays("Merchant Guild")
    scene.p1.buys("Border Village", "Village")
    assert scene.p1.coffers == 0
    scene.p1.ends_turn()
    assert scene.p1.coffers == 2


def test_hovel() -> None:
    """dark_ages/errata/hovel/1"""
    scene = Scene(editions="newest", shelters=True, p1={"hand": "Workshop, Hovel"})
    scene.p1.plays("Workshop", "Estate", "yes")
    assert scene.trash == ["hovel"]
    scene = Scene(shelters=True, p1={"hand": "Workshop, Hovel"})
    scene.p1.plays("Workshop", "Estate")
    assert scene.p1.hand == ["hovel"]


def test_messenger() -> None:
    """adventures/errata/messenger/1"""
    scene = Scene(editions="newest", kingdom="Messenger", phase="buy", p1={"coins": 1})
    scene.p1.gains("Messenger", "Silver")
    assert scene.p1.discard == ["messenger", "silver"] and scene.p2.discard == ["silver"]
    scene.p1.gains("Messenger")
    assert scene.p1.discard == ["messenger", "messenger", "silver"]
    scene = Scene(kingdom="Messenger", phase="buy", p1={"coins": 1})
    scene.p1.gains("Messenger")
    assert scene.p1.discard == ["messenger"]


def test_port() -> None:
    """adventures/errata/port/1"""
    for edition, ports in ((), 1), ("newest", 2):
        scene = Scene(editions=edition, kingdom="Port", p1={"hand": "Workshop"})
        scene.p1.plays("Workshop", "Port")
        assert scene.p1.discard == ["port"] * ports


def test_haunted_woods() -> None:
    """adventures/errata/haunted_woods/1"""
    scene = Scene(editions="newest", turn=2, phase="buy", p1={"durations": "Haunted Woods"},
                  p2={"hand": "Curse, Estate", "coins": 3}, kingdom="Royal Seal")
    scene.p2.buys("Silver", "Curse, Estate")
    assert scene.p2.deck == in_order("Estate, Curse") and scene.p2.discard == ["silver"]
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("gain") < verbs.index("move")
    scene = Scene(editions="newest", turn=2, phase="buy", p1={"durations": "Haunted Woods"},
                  p2={"hand": "Curse, Estate"})
    scene.p2.gains("Silver")
    assert scene.p2.hand == ["curse", "estate"]


def test_swamp_hag() -> None:
    """adventures/errata/swamp_hag/1"""
    scene = Scene(editions="newest", turn=2, phase="buy", p1={"durations": "Swamp Hag"}, p2={"coins": 3})
    scene.p2.buys("Silver")
    assert scene.p2.discard_order == in_order("Curse, Silver")
    scene = Scene(turn=2, phase="buy", p1={"durations": "Swamp Hag"}, p2={"coins": 3})
    scene.p2.buys("Silver")
    assert scene.p2.discard_order == in_order("Silver, Curse")


def test_charm() -> None:
    """empires/errata/charm/1"""
    scene = Scene(editions="newest", p1={"hand": "Charm"}, kingdom="Village", phase="buy")
    scene.p1.plays("Charm", "gain")
    scene.p1.gains("Silver", "Village")
    assert scene.p1.discard == ["silver", "village"]
    scene = Scene(p1={"hand": "Charm"}, kingdom="Village", phase="buy")
    scene.p1.plays("Charm", "gain")
    scene.p1.gains("Silver")
    assert scene.p1.discard == ["silver"]


def test_two_charms_wait_for_the_same_card() -> None:
    """empires/errata/charm/1 (with two, what the first brings is not the next card for the second)"""
    scene = Scene(editions="newest", p1={"hand": "2 Charm"}, kingdom="Village", phase="buy")
    scene.p1.plays("2 Charm", "gain", "gain")
    scene.p1.gains("Silver", "Village", "Village")
    assert scene.p1.discard == ["silver", "village", "village"]


def test_forum() -> None:
    """empires/errata/forum/1"""
    for edition, buys in ((), 1), ("newest", 2):
        scene = Scene(editions=edition, kingdom="Forum", phase="buy")
        scene.p1.gains("Forum")
        assert scene.p1.buys == buys


def test_rocks() -> None:
    """empires/errata/rocks/1 (so it is in all editions here)"""
    for edition in ("", "newest"):
        scene = Scene(editions=edition, piles={"Catapult/Rocks": "Rocks"}, phase="buy", p1={"deck": "Copper"})
        scene.p1.gains("Rocks")
        assert scene.p1.deck == ["silver", "copper"]
        assert [event.target for event in scene.log.events if event.verb == "gain"] == ["discard", "deck"]


def test_tax() -> None:
    """empires/errata/tax/1"""
    for edition, debt in ((), 0), ("newest", 1):
        scene = Scene(editions=edition, landscapes="Tax", tokens={("Silver", "debt"): 1}, phase="buy")
        scene.p1.gains("Silver")
        assert (scene.p1.debt, scene.tokens("Silver", "debt")) == (debt, 1 - debt)
        scene = Scene(editions=edition, landscapes="Tax", tokens={("Silver", "debt"): 1})
        scene.p1.gains("Silver")
        assert scene.p1.debt == 0


def test_basilica() -> None:
    """empires/errata/basilica/1"""
    for edition, points in ((), 2), ("newest", 4):
        scene = Scene(editions=edition, landscapes="Basilica", kingdom="Border Village, Village", phase="buy",
                      p1={"coins": 8})
        scene.p1.buys("Border Village", "Village")
        assert scene.p1.points == points


def test_colonnade() -> None:
    """empires/errata/colonnade/1"""
    for edition, points in ((), 0), ("newest", 2):
        scene = Scene(editions=edition, landscapes="Colonnade", p1={"play": "Village"}, phase="buy")
        scene.p1.gains("Village")
        assert scene.p1.points == points


def test_defiled_shrine() -> None:
    """empires/errata/defiled_shrine/1"""
    for edition, points in ((), 0), ("newest", 3):
        scene = Scene(editions=edition, landscapes="Defiled Shrine", phase="buy",
                      tokens={("Defiled Shrine", "points"): 3})
        scene.p1.gains("Curse")
        assert scene.p1.points == points


def test_mountain_pass() -> None:
    """empires/errata/mountain_pass/1"""
    scene = Scene(editions="newest", landscapes="Mountain Pass", phase="buy", p1={"coins": 8})
    scene.p1.buys("Province", scene.p2(3), scene.p1(0))
    assert (scene.p2.points, scene.p2.debt, scene.whose_turn) == (8, 3, 1)
    scene = Scene(landscapes="Mountain Pass", phase="buy", p1={"coins": 8})
    scene.p1.buys("Province")
    assert (scene.p2.points, scene.p2.debt) == (0, 0)


def test_exploration() -> None:
    """renaissance/errata/exploration/1"""
    for edition, coffers in ((), 1), ("newest", 0):
        scene = Scene(editions=edition, p1={"owned": "Exploration"}, phase="buy")
        scene.p1.gains("Silver")
        scene.p1.ends_turn()
        assert (scene.p1.coffers, scene.p1.villagers) == (coffers, coffers)


def test_innovation() -> None:
    """renaissance/errata/innovation/1"""
    scene = Scene(editions="newest", p1={"owned": "Innovation", "deck": "9 Copper"}, kingdom="Smithy, Village")
    scene.p1.gains("Smithy", "no")
    scene.p1.gains("Village", "yes")
    assert (scene.p1.in_play, scene.p1.hand, scene.p1.actions) == (["village"], ["copper"], 3)
    scene.p1.gains("Smithy")
    assert scene.p1.in_play == ["village"]
    scene = Scene(p1={"owned": "Innovation", "deck": "9 Copper"}, kingdom="Smithy, Village")
    scene.p1.gains("Smithy", "no")
    scene.p1.gains("Village")
    assert scene.p1.in_play == []


def test_reap() -> None:
    """menagerie/errata/reap/1"""
    scene = Scene(editions="newest", landscapes="Reap", p1={"hand": "Watchtower", "coins": 7}, phase="buy")
    scene.p1.buys("Reap", "no", "yes")
    assert (scene.p1.deck, scene.p1.aside) == (["gold"], [])
    scene = Scene(editions="newest", landscapes="Reap", p1={"coins": 7}, phase="buy")
    scene.p1.buys("Reap")
    assert (scene.p1.aside, scene.p1.discard) == (["gold"], [])
    assert [event.target for event in scene.log.events if event.verb == "gain"] == ["aside"]


def test_gamble() -> None:
    """menagerie/errata/gamble/1"""
    scene = Scene(editions="newest", landscapes="Gamble", p1={"coins": 2, "deck": "Tunnel"}, phase="buy")
    scene.p1.buys("Gamble", "yes")
    assert scene.p1.discard == ["gold", "tunnel"]
    scene = Scene(editions="newest", landscapes="Gamble", p1={"coins": 2, "deck": "Gold"}, phase="buy")
    scene.p1.buys("Gamble", "yes")
    assert (scene.p1.in_play, scene.p1.coins) == (["gold"], 3)


def test_herald() -> None:
    """guilds/errata/herald/1"""
    scene = Scene(editions="newest", kingdom="Herald", p1={"coins": 5}, phase="buy")
    scene.p1.buys("Herald", 1)
    assert (scene.p1.deck, scene.p1.discard) == (["herald"], [])
    scene = Scene(kingdom="Herald", p1={"coins": 5}, phase="buy")
    scene.p1.buys("Herald", 1)
    assert (scene.p1.deck, scene.p1.discard) == ([], ["herald"])


def test_stonemason() -> None:
    """guilds/errata/stonemason/1"""
    scene = Scene(editions="newest", kingdom="Stonemason, Village", p1={"coins": 5}, piles={"Stonemason": 1},
                  phase="buy")
    scene.p1.buys("Stonemason", 3, "Village", "Village")
    assert scene.p1.discard_order == in_order("Village, Village, Stonemason")


def test_doctor() -> None:
    """guilds/errata/doctor/1"""
    scene = Scene(editions="newest", kingdom="Doctor", p1={"coins": 4, "deck": "Curse"}, phase="buy")
    scene.p1.buys("Doctor", 1, "yes")
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("gain") < verbs.index("look") and scene.trash == ["curse"]


def test_masterpiece() -> None:
    """guilds/errata/masterpiece/1"""
    scene = Scene(editions="newest", kingdom="Masterpiece", p1={"coins": 5}, phase="buy")
    scene.p1.buys("Masterpiece", 2)
    assert scene.p1.discard_order == in_order("Silver, Silver, Masterpiece")
    scene = Scene(kingdom="Masterpiece", p1={"coins": 5}, phase="buy")
    scene.p1.buys("Masterpiece", 2)
    assert scene.p1.discard_order == in_order("Masterpiece, Silver, Silver")


def test_messenger_is_still_the_first_card_after_another_one_is_gained_because_of_it() -> None:
    scene = Scene(editions="newest", kingdom="Messenger, Village", p1={"hand": "Haggler", "coins": 4})
    scene.p1.plays("Haggler")
    scene.p1.buys("Messenger", "Haggler", "Silver", "Village")
    assert (scene.p1.discard, scene.p2.discard) == (["messenger", "silver", "village"], ["village"])


def test_messenger_gained_a_second_time_is_not_the_first_card() -> None:
    scene = Scene(editions="newest", kingdom="Messenger", p1={"hand": "Trader", "coins": 8, "buys": 2}, phase="buy")
    scene.p1.buys("Messenger", "Trader", "yes", "Silver")
    scene.p1.buys("Messenger", "no")
    assert (scene.p1.discard, scene.p2.discard) == (["messenger", "silver", "silver"], ["silver"])


def test_royal_seal_may_put_mint_onto_the_deck_before_it_is_trashed() -> None:
    scene = Scene(editions="newest", p1={"hand": "Royal Seal", "coins": 5}, kingdom="Mint", phase="buy")
    scene.p1.plays("Royal Seal")
    scene.p1.buys("Mint", "Royal Seal", "yes")
    assert (scene.p1.deck, scene.trash) == (["mint"], ["royal_seal"])


def test_the_debt_on_a_pile_is_taken_for_tax_or_for_harsh_winter() -> None:
    for first, left in ("Tax", 2), ("Harsh Winter", 0):
        scene = Scene(editions="newest", kingdom="Poet", landscapes="Tax", p1={"coins": 3}, phase="buy",
                      tokens={("Harsh Winter", "sun"): 0, ("Silver", "debt"): 1})
        scene.p1.buys("Silver", first)
        assert (scene.p1.debt, scene.tokens("Silver", "debt")) == (1, left)


def test_newer_texts_find_a_card_that_another_was_gained_onto() -> None:
    """Trader exchanges a Cache that its Coppers lie on; Innovation plays a Border Village, Tracker puts it onto the
    deck, under a Duchy."""
    scene = Scene(editions="newest", kingdom="Cache", p1={"coins": 5, "hand": "Trader"}, phase="buy")
    scene.p1.buys("Cache", "Cache", "no", "no", "yes")
    assert scene.p1.discard == ["copper", "copper", "silver"]
    scene = Scene(editions="newest", kingdom="Border Village", phase="buy",
                  p1={"coins": 6, "owned": "Innovation", "deck": "Copper"})
    scene.p1.buys("Border Village", "Border Village", "Duchy", "yes")
    assert (scene.p1.in_play, scene.p1.discard) == (["border_village"], ["duchy"])
    scene = Scene(editions="newest", kingdom="Border Village", p1={"coins": 5, "hand": "Tracker"},
                  stacks={"boons": "The Field's Gift"})
    scene.p1.plays("Tracker")
    scene.p1.buys("Border Village", "Border Village", "Duchy", "no", "yes")
    assert (scene.p1.deck, scene.p1.discard) == (["border_village"], ["duchy"])
