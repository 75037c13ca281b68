"""General rules, chapters 5 to 8: costs, buying, gaining, trashing (rules.md COST, BUY, GAIN, TRSH)."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- costs ------------------------------------------------------------------------------------------------
def test_three_parts_of_a_cost() -> None:
    """rules.md COST-01, COST-11, EMP-01: coins, Potion, debt; a star changes nothing"""
    scene = Scene(kingdom="Golem, City Quarter, Fortune, Vineyard, Sleigh, Peddler, Urchin, Bandit Camp")
    assert scene.cost("Golem") == (4, 1, 0)
    assert scene.cost("Vineyard") == (0, 1, 0)
    assert scene.cost("City Quarter") == (0, 0, 8)
    assert scene.cost("Fortune") == (8, 0, 8)
    assert (scene.cost("Horse"), scene.cost("Mercenary"), scene.cost("Spoils")) == ((3, 0, 0), (0, 0, 0), (0, 0, 0))


def test_per_coin_it_costs() -> None:
    """rules.md COST-06: Potion and debt count nothing for Trader, Salvager, Bishop; a Bridge lowers them"""
    for card, coins in (("Golem", 4), ("City Quarter", 0), ("Fortune", 8), ("Gold", 6), ("Vineyard", 0)):
        scene = Scene(p1={"hand": f"Salvager, {card}"})
        scene.p1.plays("Salvager")
        assert scene.p1.coins == coins
        scene = Scene(p1={"hand": f"Trader, {card}"})
        scene.p1.plays("Trader")
        assert scene.p1.discard == ["silver"] * coins
        scene = Scene(p1={"hand": f"Bishop, {card}"}, p2={})
        scene.p1.plays("Bishop")
        assert scene.p1.points == 1 + coins // 2
    scene = Scene(p1={"hand": "Bridge, Salvager, Gold", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Salvager")
    assert scene.p1.coins == 1 + 5


def test_events_and_projects_are_never_cheaper() -> None:
    """rules.md COST-09, ADV-17, REN-05"""
    scene = Scene(landscapes="Expedition, Academy, Alms", p1={"hand": "2 Bridge", "actions": 2, "coins": 0})
    scene.p1.plays("Bridge")
    scene.p1.plays("Bridge")
    assert not scene.p1.can_buy("Expedition")           # 3, with 2 coins
    assert scene.p1.can_buy("Alms")
    assert scene.p1.can_buy("Silver")
    scene = Scene(landscapes="Expedition", p1={"play": "5 Highway", "coins": 2}, phase="buy")
    assert not scene.p1.can_buy("Expedition") and scene.p1.can_buy("Duchy")


def test_animal_fair() -> None:
    """rules.md COST-15: an Action trashed instead of 7 coins, with a buy; it still costs 7 for all else"""
    scene = Scene(p1={"hand": "Village, Copper"}, kingdom="Animal Fair", phase="buy")
    assert scene.cost("Animal Fair") == (7, 0, 0)
    scene.p1.buys("Animal Fair")
    assert scene.trash == cards("Village") and scene.p1.me.buys == 0
    assert scene.p1.discard == cards("Animal Fair")
    scene = Scene(p1={"hand": "Copper"}, kingdom="Animal Fair", phase="buy")
    assert not scene.p1.can_buy("Animal Fair")


def test_contraband() -> None:
    """rules.md COST-17: not bought, but gained; the left neighbour names it"""
    scene = Scene(players=3, p1={"hand": "Contraband, Gold, 2 Silver"}, also="Altar", phase="buy")
    scene.p1.plays("Contraband", scene.p2("Province"))
    scene.p1.plays("Gold, 2 Silver")
    assert scene.p1.coins == 10 and not scene.p1.can_buy("Province") and scene.p1.can_buy("Gold")
    scene.p1.gains("Province")
    assert scene.p1.discard == cards("Province")


# --- buying -----------------------------------------------------------------------------------------------
def test_bought_or_gained() -> None:
    """rules.md BUY-03, BUY-10, BUY-15: Embargo, Goons, Hoard, Haunted Woods see purchases; Watchtower all gains"""
    scene = Scene(p1={"play": "Goons, Hoard", "hand": "Watchtower", "coins": 10, "buys": 2}, phase="buy",
                  tokens={("Estate", "embargo"): 2}, also="Embargo")
    scene.p1.gains("Estate", "yes")
    assert scene.p1.points == 0 and scene.gained(1) == ["estate"]
    scene = Scene(p1={"play": "Goons, Hoard", "coins": 10, "buys": 2}, phase="buy",
                  tokens={("Estate", "embargo"): 2}, also="Embargo")
    scene.p1.buys("Estate", "Hoard")
    assert scene.p1.points == 1
    assert sorted(scene.gained(1)) == cards("2 Curse, Estate, Gold")


def test_events_are_no_cards_to_punish() -> None:
    """rules.md BUY-15, ADV-17, TURN-08: neither Haunted Woods and Swamp Hag nor Goons see an Event"""
    scene = Scene(landscapes="Delay, Expedition", p1={"coins": 9, "buys": 2, "hand": "3 Copper"},
                  p2={"hand": "Haunted Woods, Swamp Hag", "deck": "9 Copper", "actions": 2}, turn=2)
    scene.p2.plays("Haunted Woods")
    scene.p2.me.actions = 1
    scene.p2.plays("Swamp Hag")
    scene.p2.ends_turn()
    scene.p1.me.coins, scene.p1.me.buys = 9, 2
    scene.p1.buys("Expedition")
    assert scene.p1.hand == cards("3 Copper") and scene.p1.discard == []
    scene.p1.buys("Silver", "Swamp Hag")
    assert scene.p1.hand == [] and scene.p1.discard == cards("Curse, Silver")
    scene = Scene(landscapes="Expedition", p1={"coins": 9, "play": "Goons, Merchant Guild"}, phase="buy")
    scene.p1.buys("Expedition")
    assert (scene.p1.points, scene.p1.coffers) == (0, 0)


def test_potions_and_coins_are_different() -> None:
    """rules.md BUY-04: a Potion pays no coins, coins no Potion; it may be left unspent"""
    scene = Scene(p1={"hand": "Potion, 2 Copper"}, kingdom="Familiar, Vineyard, University", phase="buy")
    scene.p1.plays("Potion, 2 Copper")
    assert (scene.p1.coins, scene.p1.potions) == (2, 1)
    assert scene.p1.can_buy("Vineyard") and scene.p1.can_buy("University") and not scene.p1.can_buy("Familiar")
    assert not scene.p1.can_buy("Silver")
    scene.p1.buys("Estate")
    assert scene.p1.potions == 1
    scene = Scene(p1={"coins": 20, "buys": 2, "potions": 1}, kingdom="Golem", phase="buy")
    scene.p1.buys("Golem")
    assert not scene.p1.can_buy("Golem")


def test_overpaying() -> None:
    """rules.md BUY-05, BUY-06, BUY-07: only with a purchase; coins of Coffers too; reductions pay nothing extra"""
    scene = Scene(p1={"coins": 4, "hand": "Workshop"}, kingdom="Doctor, Stonemason", phase="buy")
    scene.p1.gains("Doctor")
    assert scene.asked == []
    scene = Scene(p1={"coins": 2, "coffers": 2}, kingdom="Stonemason", also="Ruins, Moat", phase="buy")
    scene.p1.spends(2)
    scene.p1.buys("Stonemason", 2, "Moat", "Moat")
    assert sorted(scene.gained(1)) == cards("2 Moat, Stonemason") and scene.p1.coins == 0
    scene = Scene(p1={"coins": 2, "play": "2 Highway"}, kingdom="Stonemason", phase="buy")
    scene.p1.buys("Stonemason", 0)                      # it costs 0: only what is really paid counts
    assert scene.gained(1) == ["stonemason"] and scene.p1.coins == 2
    scene = Scene(p1={"coins": 6, "potions": 1}, kingdom="Stonemason, Familiar, Alchemist", phase="buy")
    scene.p1.buys("Stonemason", 3, 1, "Familiar", "Familiar")
    assert sorted(scene.gained(1)) == cards("2 Familiar, Stonemason")


def test_herald_overpaid() -> None:
    """rules.md BUY-08: the amount comes first, then the discard pile is looked through"""
    scene = Scene(p1={"coins": 6, "discard": "Gold, Estate, Silver", "deck": "Copper"}, kingdom="Herald", phase="buy")
    scene.p1.buys("Herald", 2, "Gold, Silver", "Gold")
    assert scene.asked[0].purpose == "overpay"
    assert sorted(scene.p1.deck[:2]) == cards("Gold, Silver")
    assert scene.p1.discard == cards("Estate, Herald")


def test_doctor_overpaid() -> None:
    """rules.md BUY-09: one card at a time; one put back may be seen again"""
    scene = Scene(p1={"coins": 6, "deck": "Gold, Estate, Curse"}, kingdom="Doctor", phase="buy")
    scene.p1.buys("Doctor", 3, *["no"] * 6)
    assert scene.p1.deck == in_order("Gold, Estate, Curse")
    scene = Scene(p1={"coins": 5, "deck": "Curse, Estate, Gold"}, kingdom="Doctor", phase="buy")
    scene.p1.buys("Doctor", 2, "yes", "no", "yes")
    assert scene.trash == cards("Curse") and scene.p1.discard == cards("Doctor, Estate")


@pytest.mark.parametrize("players", [2, 5])
def test_embargo(players: int) -> None:
    """rules.md BUY-10: a Curse per token, for whoever buys; not for what is gained otherwise"""
    scene = Scene(players=players, p1={"hand": "2 Embargo", "actions": 2, "coins": 6, "buys": 2})
    scene.p1.plays("Embargo", "Silver")
    scene.p1.plays("Embargo", "Silver")
    scene.p1.buys("Silver")
    assert sorted(scene.gained(1)) == cards("2 Curse, Silver")
    scene.p1.gains("Silver")
    assert sorted(scene.gained(1)) == cards("2 Curse, 2 Silver")


def test_forum_gives_its_buy() -> None:
    """rules.md BUY-14: bought with the only buy, the turn goes on; gained, it gives none"""
    scene = Scene(p1={"coins": 8}, kingdom="Forum", phase="buy")
    scene.p1.buys("Forum")
    assert scene.p1.me.buys == 1
    scene.p1.buys("Silver")
    scene = Scene(p1={"coins": 8}, kingdom="Forum", phase="buy")
    scene.p1.gains("Forum")
    assert scene.p1.me.buys == 1


# --- gaining ----------------------------------------------------------------------------------------------
def test_places_of_gained_cards() -> None:
    """rules.md GAIN-01: discard pile, unless a place is named: hand (Ghost Town), deck (Nomad Camp, Bag of Gold)"""
    scene = Scene(kingdom="Nomad Camp, Ghost Town", p1={"hand": "Bag of Gold"})
    scene.p1.gains("Silver")
    scene.p1.gains("Ghost Town")
    scene.p1.gains("Nomad Camp")
    scene.p1.plays("Bag of Gold")
    assert (scene.p1.discard, scene.p1.hand, scene.p1.deck) == (
        cards("Silver"), cards("Ghost Town"), in_order("Gold, Nomad Camp"))


def test_the_gaining_effect_names_the_place() -> None:
    """rules.md GAIN-02: Sculptor puts a Nomad Camp in hand, Artisan and Wish too, not onto the deck"""
    for card, also in (("Sculptor", ()), ("Wish", ()), ("Artisan", ("Copper",))):
        scene = Scene(kingdom="Nomad Camp", p1={"hand": f"{card}, Copper"})
        scene.p1.plays(card, "Nomad Camp", *also)
        assert "nomad_camp" in scene.p1.hand
    scene = Scene(kingdom="Den of Sin", p1={"hand": "Armory"})
    scene.p1.plays("Armory", "Silver")
    assert scene.p1.deck == in_order("Silver")
    scene = Scene(kingdom="Ghost Town", p1={"hand": "Armory"})
    scene.p1.plays("Armory", "Ghost Town")
    assert scene.p1.deck == in_order("Ghost Town")


def test_effects_of_gaining_at_once() -> None:
    """rules.md GAIN-03, GAIN-08: in the middle of another card, in an opponent's turn, and one card after the other"""
    scene = Scene(p1={"hand": "Mountebank"}, p2={"hand": "Watchtower, 3 Copper"})
    scene.p1.plays("Mountebank", "yes", "no", "yes")
    assert scene.trash == cards("Curse") and scene.p2.deck == in_order("Copper")
    scene = Scene(p1={"hand": "Watchtower", "coins": 5}, kingdom="Cache", phase="buy")
    scene.p1.buys("Cache", "Watchtower", "no", "yes", "yes", "yes")
    assert scene.trash == cards("2 Copper") and scene.p1.deck == in_order("Cache")


def test_from_the_trash_only_who_may() -> None:
    """rules.md GAIN-10, GAIN-11: the card leaves the trash; a copy is looked for in the Supply"""
    scene = Scene(trash="Duchy, Gold", p1={"hand": "Graverobber"})
    scene.p1.plays("Graverobber", "gain", "Duchy")
    assert scene.trash == cards("Gold") and scene.p1.deck == in_order("Duchy")
    scene = Scene(trash="Village", piles={"Village": 0}, p1={"hand": "Disciple, Village", "deck": "9 Copper"})
    scene.p1.plays("Disciple", "Village")
    assert scene.trash == cards("Village") and scene.gained(1) == []


def test_innovation_in_the_buy_phase() -> None:
    """rules.md GAIN-13: +Actions are useless, Treasures drawn come too late after a purchase"""
    scene = Scene(kingdom="Laboratory", p1={"owned": "Innovation", "coins": 8, "buys": 2, "deck": "2 Gold, 5 Copper",
                  "hand": "Village"}, phase="buy")
    scene.p1.buys("Laboratory", "yes")
    assert scene.p1.in_play == cards("Laboratory") and scene.p1.hand == cards("2 Gold, Village")
    assert not scene.p1.can_play("Gold") and not scene.p1.can_play("Village")
    assert scene.p1.can_buy("Silver")


def test_experiments_come_in_pairs() -> None:
    """rules.md GAIN-14: the second goes to the discard pile wherever the first went, and brings no third"""
    scene = Scene(kingdom="Experiment", p1={"hand": "Artisan, Copper"})
    scene.p1.plays("Artisan", "Experiment", "Copper")
    assert scene.p1.hand == cards("Experiment") and scene.p1.discard == cards("Experiment")
    scene = Scene(piles={"Experiment": 1}, p1={})
    scene.p1.gains("Experiment")
    assert scene.p1.discard == cards("Experiment")


def test_border_village_costs_what_it_costs_now() -> None:
    """rules.md GAIN-15, COST-10: with a Bridge it brings a card for up to 4 (old 5)"""
    scene = Scene(kingdom="Border Village, Laboratory", p1={"hand": "Bridge", "coins": 9})
    scene.p1.plays("Bridge")
    scene.p1.buys("Border Village", "Laboratory")
    assert scene.p1.discard == cards("Border Village, Laboratory")
    assert not scene.asked[0].offers("Gold") and scene.cost("Laboratory") == (4, 0, 0)


# --- trashing ---------------------------------------------------------------------------------------------
def test_whose_trashing() -> None:
    """rules.md TRSH-01: forced by an opponent it is still the owner's: Catacombs, Rats, Silk Merchant pay the owner"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Silk Merchant, Copper"}, also="Smithy")
    scene.p1.plays("Swindler", scene.p1("Smithy"))
    assert (scene.p2.coffers, scene.p2.villagers, scene.p1.coffers) == (1, 1, 0)
    assert scene.p2.discard == cards("Smithy")


def test_no_right_to_trash() -> None:
    """rules.md TRSH-04: Feodum, Rats and Fortress cannot be trashed just so"""
    scene = Scene(p1={"hand": "Feodum, Rats, Fortress", "deck": "Copper, Copper"})
    assert scene.options == ["fortress", "rats"]
    scene.p1.plays("Fortress")
    assert scene.trash == []


def test_trashed_while_possessed() -> None:
    """rules.md TRSH-11, POSS-06: it counts as trashed, pays its owner, and comes back"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "Chapel, Silk Merchant", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Chapel", "Silk Merchant")
    assert (scene.p2.coffers, scene.p2.villagers) == (1, 1)
    scene.p2.ends_turn()
    assert scene.trash == [] and "silk_merchant" in scene.p2.all_cards
