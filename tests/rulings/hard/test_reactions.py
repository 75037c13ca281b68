"""Reactions: in turn order, asked anew, nested; gains that are moved, replaced or exchanged."""
from throneroom.testing import Scene, cards, in_order


def test_reactions_to_an_attack_played_in_another_turn() -> None:
    """rules.md PRIO-02, ATT-02: player 2 plays Black Cat in the turn of player 1, who is asked first"""
    scene = Scene(kingdom="Black Cat", p1={"hand": "Moat"}, p2={"hand": "Black Cat", "deck": "2 Copper"},
                  p3={"hand": "Moat"})
    scene.p1.gains("Estate", scene.p2("yes"), scene.p1("Moat"), scene.p3("Moat"))
    assert scene.p1.discard == cards("Estate")
    assert scene.p3.discard == []


def test_black_cats_all_around() -> None:
    """rules.md PRIO-04, PRIO-05: one reaction at a time; what it causes comes first; then from the start again"""
    scene = Scene(p1={}, p2={"hand": "Black Cat", "deck": "Black Cat, Copper, 4 Silver"},
                  p3={"hand": "Sheepdog", "deck": "Black Cat, 4 Copper"})
    scene.p1.gains("Province",
                   scene.p2("yes"),             # draws a Black Cat; Curses for 1 and 3
                   scene.p3("yes"),             # Sheepdog, for the Curse: draws a Black Cat
                   scene.p2("yes"),             # from the start again: player 2 before player 3
                   scene.p3("yes"))             # the Black Cat; no further Sheepdog
    assert [asked.source for asked in scene.asked] == ["black_cat", "sheepdog", "black_cat", "black_cat"]
    assert scene.p1.discard == cards("Province, 3 Curse")
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == cards("2 Curse")


def test_declined_reactions_are_asked_again_when_something_happened() -> None:
    """rules.md PRIO-04: what was not wanted before may be wanted now"""
    scene = Scene(p1={}, p2={"hand": "Black Cat", "deck": "9 Copper"}, p3={"hand": "Black Cat", "deck": "9 Copper"})
    scene.p1.gains("Duchy", scene.p2("no"), scene.p3("yes"), scene.p2("yes"))
    assert scene.p1.discard == cards("Duchy, 2 Curse")


def test_falconer_and_black_cat_for_one_gain() -> None:
    """rules.md PRIO-01, PRIO-02: the player whose turn it is comes first"""
    scene = Scene(kingdom="Mill, Moat", p1={"hand": "Falconer"}, p2={"hand": "Black Cat", "deck": "9 Copper"})
    scene.p1.gains("Mill", scene.p1("yes"), scene.p1("Silver"), scene.p2("yes"))
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == cards("Mill, Curse")


def test_played_reactions_leave_play_in_that_turns_clean_up() -> None:
    """rules.md ATT-11, DUR-01: unless a Duration has something left to do"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard, Village Green, 3 Copper", "deck": "20 Copper"})
    scene.p1.plays("Militia", scene.p2("yes"), scene.p2("Village Green, Copper"), scene.p2("yes"),
                   scene.p2("next turn"))
    assert scene.p2.in_play == cards("Caravan Guard, Village Green")
    scene.p1.ends_turn("Caravan Guard")
    assert scene.p2.in_play == cards("Caravan Guard, Village Green")
    assert (scene.p2.coins, scene.p2.actions) == (1, 3)
    scene.p2.ends_turn()
    assert scene.p2.in_play == []


def test_village_green_and_tunnel_discarded_together() -> None:
    """rules.md ATT-17, PRIO-01, MEN-02: from an effect in the middle of which they are carried out"""
    scene = Scene(p1={"hand": "Cellar, Village Green, Tunnel, Copper", "deck": "9 Silver"})
    scene.p1.plays("Cellar", "Village Green, Tunnel, Copper", "Village Green", "yes", "now", "yes")
    # Village Green draws a card before Cellar draws its three
    assert scene.p1.hand == cards("4 Silver")
    assert scene.p1.discard == cards("Tunnel, Copper, Gold")
    assert scene.p1.in_play == cards("Cellar, Village Green")


def test_vassal_and_village_green() -> None:
    """rules.md LOST-01: the reaction plays it, so Vassal cannot.  (LOST-05 is about playing a card *again*; that
    Vassal has lost it, the publisher says of a newer card of this sort: hinterlands/weaver/3.)"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Village Green, 9 Copper"})
    scene.p1.plays("Vassal", "yes", "now")
    assert scene.p1.in_play == cards("Vassal, Village Green")
    assert scene.p1.actions == 2


def test_not_in_clean_up() -> None:
    """rules.md ATT-17"""
    scene = Scene(p1={"hand": "Tunnel, Village Green, Faithful Hound", "deck": "9 Copper"})
    scene.p1.ends_turn()
    assert scene.asked == []


def test_gatekeeper_sleigh_and_watchtower() -> None:
    """rules.md MEN-04, GAIN-04, PRIO-01: the player orders them; a card moved by one is out of reach for the others"""
    def scene_with(hand: str) -> Scene:
        scene = Scene(turn=2, p1={"hand": hand, "coins": 6, "deck": "20 Copper"},
                      p2={"hand": "Gatekeeper", "deck": "9 Copper"})
        scene.p2.plays("Gatekeeper")
        scene.p2.ends_turn()
        return scene

    scene = scene_with("Sleigh")
    scene.p1.gains("Gold", "Sleigh", "yes", "hand")
    assert "gold" in scene.p1.hand
    assert scene.p1.exile == []
    scene = scene_with("Sleigh")
    scene.p1.gains("Gold", "Gatekeeper", "no")
    assert scene.p1.exile == cards("Gold")
    scene = scene_with("Watchtower")
    scene.p1.gains("Gold", "Watchtower", "no", "yes")
    assert scene.p1.deck[0] == "gold"
    assert scene.p1.exile == []
    scene = scene_with("Watchtower")
    scene.p1.gains("Gold", "Gatekeeper")
    assert scene.p1.exile == cards("Gold")


def test_gatekeeper_and_a_copy_in_exile() -> None:
    """rules.md MEN-04, MEN-02"""
    scene = Scene(turn=2, p1={"exile": "Gold", "deck": "9 Copper"}, p2={"hand": "Gatekeeper", "deck": "9 Copper"})
    scene.p2.plays("Gatekeeper")
    scene.p2.ends_turn()
    scene.p1.gains("Gold", "yes")
    assert scene.p1.discard == cards("2 Gold")
    scene.p1.gains("Gold")
    assert scene.p1.exile == cards("Gold")
    scene.p1.gains("Estate")
    assert "estate" in scene.p1.discard


def test_trader_before_the_gain() -> None:
    """rules.md GAIN-06: nothing that follows a gain happens for the card, what follows buying does"""
    scene = Scene(kingdom="Border Village, Mint, Nomad Camp", phase="buy",
                  p1={"hand": "Trader", "play": "Gold", "coins": 12, "buys": 3})
    scene.p1.buys("Mint", "yes")
    assert scene.trash == cards("Gold")
    assert scene.p1.discard == cards("Silver")
    scene.p1.buys("Border Village", "yes")
    assert scene.p1.discard == cards("2 Silver")
    assert (scene.pile("Border Village"), scene.pile("Mint")) == (10, 10)


def test_trader_and_a_gain_to_another_place() -> None:
    """rules.md GAIN-06: the Silver goes to the discard pile; Watchtower may move the Silver"""
    scene = Scene(p1={"hand": "Artisan, Trader, Watchtower"}, kingdom="Market")
    scene.p1.plays("Artisan", "Market", "yes", "no", "yes", "Trader")
    assert scene.p1.deck == in_order("Trader, Silver")
    assert scene.p1.hand == cards("Watchtower")


def test_trader_without_silver() -> None:
    """rules.md GAIN-06, INST-30: nothing is gained then"""
    scene = Scene(p1={"hand": "Trader"}, piles={"Silver": 0})
    scene.p1.gains("Curse", "yes")
    assert scene.p1.discard == []
    assert scene.pile("Curse") == 10


def test_trader_and_effects_that_ask_what_was_gained() -> None:
    """rules.md GAIN-06, LOST-03: Soothsayer's card only for a Curse really gained"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"hand": "Trader", "deck": "9 Copper"})
    scene.p1.plays("Soothsayer", scene.p2("yes"))
    assert scene.p2.discard == cards("Silver")
    assert scene.p2.hand == cards("Trader")
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"hand": "Watchtower", "deck": "9 Copper"})
    scene.p1.plays("Soothsayer", scene.p2("yes"))
    assert scene.trash == cards("Curse")
    assert scene.p2.hand == cards("Copper, Watchtower")


def test_changeling_instead_of_a_card_with_abilities() -> None:
    """rules.md GAIN-12, NOC-14, NOC-15: the abilities still happen; no gain of a Changeling"""
    scene = Scene(kingdom="Changeling, Border Village")
    scene.p1.gains("Border Village", "Changeling", "yes", "Copper")
    assert scene.p1.discard == cards("Changeling, Copper")
    assert scene.pile("Border Village") == 10
    assert scene.gained(1) == in_order("Border Village, Copper")


def test_changeling_and_a_card_gained_elsewhere() -> None:
    """rules.md GAIN-12, NOC-14: wherever it went; the Changeling goes to the discard pile; not from the trash or a
    deck"""
    scene = Scene(kingdom="Changeling", p1={"hand": "Bureaucrat"})
    scene.p1.plays("Bureaucrat", "yes")
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("Changeling")
    scene = Scene(kingdom="Changeling", piles={"Changeling": 0})
    scene.p1.gains("Gold")
    assert scene.p1.discard == cards("Gold")
    scene = Scene(kingdom="Changeling, Vineyard, City Quarter")
    scene.p1.gains("Vineyard")
    scene.p1.gains("City Quarter")
    assert scene.p1.discard == cards("City Quarter, Vineyard")


def test_watchtower_of_another_player_and_market_square() -> None:
    """rules.md TRSH-06, GAIN-05: a gained card that is trashed lets Market Squares react; each once"""
    scene = Scene(p1={"hand": "Watchtower, 2 Market Square"})
    scene.p1.gains("Copper", "yes", "yes", "no", "no", "yes", "no", "no")
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == cards("2 Gold, 2 Market Square")


def test_several_hoards_and_talismans() -> None:
    """rules.md BUY-11, BUY-02: one for each copy in play"""
    scene = Scene(phase="buy", p1={"play": "2 Hoard", "coins": 2})
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Estate, 2 Gold")
