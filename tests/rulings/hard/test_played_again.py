"""Cards played several times: who stays in play with a Duration, and what happens to cards that left play."""
from throneroom.testing import Scene, cards, in_order


def later(scene: Scene, *answers: object) -> None:
    """On to the next turn of player 1."""
    scene.p1.ends_turn()
    scene.p2.ends_turn(*answers)


def test_throne_room_on_throne_room_on_a_duration() -> None:
    """rules.md MULT-03, DUR-02: only the Throne Room that played the Duration stays"""
    scene = Scene(p1={"hand": "2 Throne Room, Caravan Guard, Smithy", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Throne Room", "Caravan Guard", "Smithy")
    assert scene.p1.in_play == cards("2 Throne Room, Caravan Guard, Smithy")
    later(scene)
    assert scene.p1.in_play == cards("Throne Room, Caravan Guard")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_royal_carriage_on_a_duration() -> None:
    """rules.md DUR-02, MULT-09"""
    scene = Scene(p1={"hand": "Caravan Guard", "tavern": "2 Royal Carriage", "deck": "30 Copper"})
    scene.p1.plays("Caravan Guard", "yes", "yes")
    later(scene)
    assert scene.p1.in_play == cards("2 Royal Carriage, Caravan Guard")
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_royal_carriage_needs_the_card_in_play() -> None:
    """rules.md MULT-09"""
    scene = Scene(p1={"hand": "Acting Troupe, Ratcatcher", "actions": 2, "tavern": "Royal Carriage",
                  "deck": "9 Copper"})
    scene.p1.plays("Acting Troupe")
    assert scene.asked == []
    scene.p1.plays("Ratcatcher")
    assert scene.asked == []


def test_scepter_on_a_duration() -> None:
    """rules.md MULT-10, DUR-02"""
    scene = Scene(p1={"hand": "Caravan Guard, Scepter", "deck": "30 Copper"})
    scene.p1.plays("Caravan Guard")
    scene.p1.plays("Scepter", "replay")
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard, Scepter")
    assert scene.p1.coins == 2


def test_scepter_on_what_was_played_before() -> None:
    """rules.md MULT-10: not on a Duration of the turn before, not on a card that left play"""
    scene = Scene(p1={"durations": "Caravan Guard", "hand": "Acting Troupe, Moat, Scepter", "actions": 2,
                      "deck": "30 Copper"})
    scene.p1.plays("Acting Troupe")
    scene.p1.plays("Moat")
    scene.p1.plays("Scepter", "replay")
    assert len(scene.asked) == 1
    assert scene.p1.hand == cards("4 Copper")


def test_ghost_on_a_duration() -> None:
    """rules.md MULT-12, DUR-02"""
    scene = Scene(phase="night", p1={"hand": "Ghost", "deck": "Copper, Caravan Guard, 30 Copper"})
    scene.p1.plays("Ghost")
    assert scene.p1.aside == cards("Caravan Guard")
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard, Ghost")
    assert len(scene.p1.hand) == 7
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard, Ghost")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_mastermind_on_a_duration_and_on_a_mastermind() -> None:
    """rules.md DUR-02"""
    scene = Scene(p1={"durations": "Mastermind", "hand": "Caravan Guard", "deck": "30 Copper"}, phase="start")
    scene.run("Caravan Guard")
    assert len(scene.p1.hand) == 3
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard, Mastermind")
    assert scene.p1.coins == 3
    scene = Scene(p1={"durations": "Mastermind", "hand": "Mastermind", "deck": "4 Smithy, 40 Copper"}, phase="start")
    scene.run("Mastermind")
    assert scene.p1.in_play == cards("2 Mastermind")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("2 Mastermind")
    scene.p2.ends_turn("Smithy", "Smithy", "Smithy")
    assert scene.p1.in_play == cards("2 Mastermind, 3 Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_procession_on_a_duration() -> None:
    """rules.md DUR-03, MULT-06: it is trashed, its effect comes twice, Procession does not stay"""
    scene = Scene(kingdom="Smithy, Village, Caravan Guard",
                  p1={"hand": "Procession, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Procession", "Caravan Guard", "Smithy")
    assert scene.trash == cards("Caravan Guard")
    later(scene)
    assert scene.p1.in_play == []
    assert scene.p1.coins == 2


def test_procession_on_highway() -> None:
    """rules.md COST-10, MULT-06: it is trashed first, so the cost is what holds then"""
    scene = Scene(kingdom="Highway, Goons, Smithy, Market", p1={"hand": "Procession, Highway", "deck": "9 Copper"})
    scene.p1.plays("Procession", "Highway")
    assert scene.trash == cards("Highway")
    assert scene.p1.discard == cards("Goons")


def test_improve_on_highway() -> None:
    """rules.md COST-10, REN-09: it is trashed first, so the cost is what holds then"""
    scene = Scene(kingdom="Highway, Goons, Improve, Market", p1={"hand": "Highway, Improve", "deck": "9 Copper"})
    scene.p1.plays("Highway")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Highway", "Goons")
    assert scene.trash == cards("Highway")
    assert "goons" in scene.p1.all_cards


def test_specialist_on_a_duration() -> None:
    """rules.md DUR-02, MULT-07: only if it is played again"""
    scene = Scene(p1={"hand": "Specialist, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Specialist", "Caravan Guard", "replay")
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard, Specialist")
    scene = Scene(p1={"hand": "Specialist, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Specialist", "Caravan Guard", "gain")
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard")


def test_crown_on_a_treasure_duration() -> None:
    """rules.md DUR-02, MULT-07"""
    scene = Scene(phase="buy",
                  p1={"hand": "Crown, Contract, 2 Village", "deck": "30 Copper"}, landscapes="Mountain Folk")
    scene.p1.plays("Crown", "Contract", "Village", "Village")
    assert scene.p1.coins == 4
    later(scene, "Contract")
    assert scene.p1.in_play == cards("Contract, Crown, 2 Village")
    assert scene.p1.actions == 5


def test_a_duration_with_and_without_a_way() -> None:
    """rules.md DUR-07: only the plays as itself count next turn; Throne Room stays with it"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Throne Room, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", None, "Caravan Guard", "Way of the Sheep", None)
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard, Throne Room")
    assert scene.p1.coins == 1
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Throne Room, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", None, "Caravan Guard", "Way of the Sheep", "Way of the Sheep")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_a_duration_enchanted_the_first_time() -> None:
    """rules.md DUR-07, DUR-13: Throne Room is what is enchanted; with Citadel only the first play is"""
    scene = Scene(turn=2, p1={"hand": "Caravan Guard", "deck": "30 Copper", "owned": "Citadel"},
                  p2={"hand": "Enchantress", "deck": "30 Copper"})
    scene.p2.plays("Enchantress", scene.p1("no"))
    scene.p2.ends_turn()
    scene.p1.plays("Caravan Guard")
    assert len(scene.p1.hand) == 2
    assert scene.p1.actions == 2
    later(scene)
    assert scene.p1.in_play == cards("Caravan Guard")
    assert scene.p1.coins == 1


def test_throne_room_on_cards_that_leave_play() -> None:
    """rules.md MULT-02, MULT-05, LOST-05"""
    scene = Scene(p1={"hand": "Throne Room, Feast"}, kingdom="Market")
    scene.p1.plays("Throne Room", "Feast", "Market", "Market")
    assert scene.p1.discard == cards("2 Market")
    assert scene.trash == cards("Feast")
    scene = Scene(p1={"hand": "Throne Room, Horse", "deck": "9 Copper"}, piles={"Horse": 5})
    scene.p1.plays("Throne Room", "Horse")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.pile("Horse") == 6
    scene = Scene(p1={"hand": "Throne Room, Wish", "deck": "9 Copper"}, piles={"Wish": 5}, kingdom="Market")
    scene.p1.plays("Throne Room", "Wish", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert scene.pile("Wish") == 6
    scene = Scene(p1={"hand": "Throne Room, Engineer"}, kingdom="Smithy")
    scene.p1.plays("Throne Room", "Engineer", "Smithy", "yes", "Smithy", "Smithy")
    assert scene.p1.discard == cards("3 Smithy")
    scene = Scene(p1={"hand": "Throne Room, Small Castle"})
    scene.p1.plays("Throne Room", "Small Castle")
    assert scene.trash == cards("Small Castle")
    assert scene.p1.discard == cards("Humble Castle")


def test_throne_room_on_a_reserve_card() -> None:
    """rules.md MULT-05, ADV-01: it goes to the mat once"""
    scene = Scene(p1={"hand": "Throne Room, Wine Merchant"})
    scene.p1.plays("Throne Room", "Wine Merchant")
    assert scene.p1.tavern == cards("Wine Merchant")
    assert scene.p1.coins == 8


def test_disciple_and_a_card_that_is_not_in_the_supply() -> None:
    """rules.md MULT-13, DUR-02"""
    scene = Scene(p1={"hand": "Disciple, Horse", "deck": "9 Copper"})
    scene.p1.plays("Disciple", "Horse")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Disciple, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Disciple", "Caravan Guard")
    assert scene.p1.discard == cards("Caravan Guard")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan Guard, Disciple")


def test_kings_court_on_archive() -> None:
    """rules.md DUR-09, DUR-02: three sets; King's Court stays until the last card has been taken"""
    scene = Scene(p1={"hand": "King's Court, Archive", "deck": "9 Silver, 30 Copper"})
    scene.p1.plays("King's Court", "Archive")
    assert scene.p1.hand == cards("3 Silver")
    assert len(scene.p1.face_down) == 6
    later(scene, "Archive", "Archive")
    assert scene.p1.in_play == cards("Archive, King's Court")
    assert scene.p1.hand.count("silver") == 3
    later(scene, "Archive", "Archive")
    assert scene.p1.in_play == cards("Archive, King's Court")
    assert scene.p1.face_down == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_hireling_played_twice_stays_with_throne_room() -> None:
    """rules.md DUR-08"""
    scene = Scene(p1={"hand": "Throne Room, Hireling", "deck": "40 Copper"})
    scene.p1.plays("Throne Room", "Hireling")
    later(scene)
    assert len(scene.p1.hand) == 7
    later(scene)
    assert len(scene.p1.hand) == 7
    assert scene.p1.in_play == cards("Hireling, Throne Room")


def test_highwayman_played_twice() -> None:
    """rules.md DUR-11: discarded once, six cards; it may be drawn with them"""
    scene = Scene(p1={"hand": "Throne Room, Highwayman", "deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Highwayman")
    later(scene)
    assert scene.p1.in_play == cards("Throne Room")
    assert scene.p1.hand == cards("5 Copper, Highwayman")


def test_the_card_of_captain_is_nowhere_in_play() -> None:
    """rules.md MULT-16: it cannot trash or return itself, and Throne Room stays with Captain"""
    scene = Scene(kingdom="Acting Troupe, Experiment, Feast", p1={"hand": "Throne Room, Captain", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Captain", "Acting Troupe", "Experiment")
    assert scene.p1.villagers == 4
    assert scene.trash == []
    assert (scene.pile("Acting Troupe"), scene.pile("Experiment")) == (10, 10)
    assert scene.p1.hand == cards("2 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Captain, Throne Room")
    scene.p2.ends_turn("Acting Troupe", "Acting Troupe")
    assert scene.p1.villagers == 12
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_captain_and_the_first_action_of_the_turn() -> None:
    """rules.md DUR-13: what Captain plays is an Action played, so it is the one that is enchanted"""
    scene = Scene(turn=2, kingdom="Smithy", p1={"durations": "Captain", "hand": "Smithy", "deck": "30 Copper"},
                  p2={"hand": "Enchantress", "deck": "30 Copper"}, piles={"Enchantress": 0})
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 2
    assert scene.p1.actions == 2
    scene.p1.plays("Smithy")
    assert len(scene.p1.hand) == 4


def test_necromancer_and_the_trash() -> None:
    """rules.md MULT-18: no Duration, each card once per turn, nothing moves; face up again next turn"""
    scene = Scene(trash="Feast, Caravan Guard, Zombie Spy", kingdom="Market",
                  p1={"hand": "2 Necromancer", "actions": 2, "deck": "2 Copper, Necromancer, 4 Copper"})
    scene.p1.plays("Necromancer", "Feast", "Market")
    assert "caravan_guard" not in scene.asked[0].options
    assert scene.trash.count("feast") == 1
    scene.p1.plays("Necromancer", "Zombie Spy", "no")
    assert "feast" not in scene.asked[0].options
    later(scene)
    scene.p1.plays("Necromancer", "Feast", "Market")
    assert scene.asked[0].offers("Feast")


def test_necromancer_plays_a_necromancer() -> None:
    """rules.md MULT-18"""
    scene = Scene(trash="Necromancer, Smithy", p1={"hand": "Necromancer", "deck": "9 Copper"})
    scene.p1.plays("Necromancer", "Necromancer", "Smithy")
    assert "necromancer" not in scene.asked[1].options
    assert scene.p1.hand == cards("3 Copper")
    assert scene.trash.count("smithy") == scene.trash.count("necromancer") == 1


def test_coin_of_the_realm_and_royal_carriage_after_one_action() -> None:
    """rules.md MULT-09, PRIO-01: both, in the order the player likes, and again after the second play"""
    scene = Scene(p1={"hand": "Smithy", "tavern": "Coin of the Realm, Royal Carriage", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Royal Carriage", "yes", "yes")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.actions == 2
    assert scene.p1.tavern == []


def test_citadel_replays_the_first_action_even_if_it_left_play() -> None:
    """rules.md MULT-11, LOST-05"""
    scene = Scene(p1={"hand": "Acting Troupe", "owned": "Citadel"})
    scene.p1.plays("Acting Troupe")
    assert scene.p1.villagers == 8
    assert scene.trash == in_order("Acting Troupe")


def test_ghost_on_procession() -> None:
    """rules.md MULT-12, MULT-06: Procession is no Duration; both leave play in that turn"""
    scene = Scene(kingdom="Smithy, Village, Market", phase="night",
                  p1={"hand": "Ghost", "deck": "Procession, Village, 30 Copper"})
    scene.p1.plays("Ghost")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Village", "Smithy")
    assert scene.trash == cards("Village")
    assert scene.p1.in_play == cards("Ghost, Procession")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_citadel_on_throne_room_on_durations() -> None:
    """rules.md MULT-11, DUR-02: Throne Room is played twice and stays with both Durations"""
    scene = Scene(p1={"hand": "Throne Room, 2 Caravan Guard", "owned": "Citadel", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Caravan Guard", "Caravan Guard")
    later(scene)
    assert scene.p1.coins == 4
    assert scene.p1.in_play == cards("2 Caravan Guard, Throne Room")


def test_royal_galley_and_the_turtle() -> None:
    """rules.md DUR-16, MEN-13: the card is gone when Royal Galley wants it, so that does not stay"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Royal Galley, Smithy", "deck": "30 Copper"})
    scene.p1.plays("Royal Galley", None, "Smithy", "Way of the Turtle")
    assert scene.p1.aside == cards("Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.ends_turn(None)
    assert len(scene.p1.hand) == 8
