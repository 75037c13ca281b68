"""Plunder: Durations that end with the next turn, and Reactions to gains."""
import pytest

from throneroom.testing import Scene, cards, in_order


def ends_round(scene: Scene) -> None:
    """On to player 1's next turn, of two."""
    scene.p1.ends_turn()
    scene.p2.ends_turn()


# --- Buried Treasure ----------------------------------------------------------------------------------------
def test_buried_treasure_is_played_when_gained() -> None:
    """plunder/buried_treasure/1"""
    scene = Scene(kingdom="Buried Treasure", p1={"coins": 5, "deck": "20 Copper"}, p2={"deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Buried Treasure")
    assert (scene.p1.in_play, scene.p1.discard) == (cards("Buried Treasure"), [])
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Buried Treasure")
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)
    scene.p1.ends_turn()
    assert (scene.p1.in_play, "buried_treasure" in scene.p1.discard) == ([], True)


def test_buried_treasure_gained_to_hand_is_played_all_the_same() -> None:
    """plunder/buried_treasure/2"""
    scene = Scene(kingdom="Buried Treasure", p1={"hand": "Artisan, Estate"})
    scene.p1.plays("Artisan", "Buried Treasure", "Estate")
    assert scene.p1.in_play == cards("Artisan, Buried Treasure")
    assert scene.p1.hand == []


def test_buried_treasure_from_hand_gives_nothing_now() -> None:
    """plunder/buried_treasure/3"""
    scene = Scene(p1={"hand": "Buried Treasure", "deck": "20 Copper"}, p2={"deck": "20 Copper"})
    scene.p1.plays("Buried Treasure")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 1)
    ends_round(scene)
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)


def test_buried_treasure_put_elsewhere_first_is_not_played() -> None:
    """plunder/buried_treasure/4"""
    scene = Scene(kingdom="Buried Treasure", p1={"hand": "Watchtower", "coins": 5, "deck": "Copper"}, phase="buy")
    scene.p1.buys("Buried Treasure", "Watchtower", "topdeck")
    assert (scene.p1.deck, scene.p1.in_play) == (in_order("Buried Treasure, Copper"), [])


def test_buried_treasure_gained_in_another_turn_waits_for_its_owner() -> None:
    scene = Scene(kingdom="Buried Treasure", p1={"hand": "Copper"}, p2={"deck": "20 Copper"})
    scene.p2.gains("Buried Treasure")
    assert scene.p2.in_play == cards("Buried Treasure")
    scene.p1.ends_turn()
    assert (scene.p2.coins, scene.p2.me.buys, scene.p2.in_play) == (3, 2, cards("Buried Treasure"))


# --- Cabin Boy ----------------------------------------------------------------------------------------------
def test_cabin_boy_gives_coins() -> None:
    """plunder/cabin_boy/1"""
    scene = Scene(p1={"hand": "Cabin Boy", "deck": "20 Copper"}, p2={"deck": "20 Copper"})
    scene.p1.plays("Cabin Boy")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (cards("Copper"), 1, 0)
    scene.p1.ends_turn()
    scene.p2.ends_turn("coins")
    assert (scene.p1.coins, scene.p1.in_play) == (2, cards("Cabin Boy"))
    scene.p1.ends_turn()
    assert "cabin_boy" in scene.p1.discard


def test_cabin_boy_is_trashed_for_any_duration() -> None:
    """plunder/cabin_boy/2"""
    scene = Scene(kingdom="Wharf, Village", p1={"durations": "Cabin Boy"}, phase="start")
    scene.run("trash", "Wharf")
    assert [question.options for question in scene.asked if question.purpose == "gain"] == [["cabin_boy", "wharf"]]
    assert (scene.trash, scene.p1.discard, scene.p1.in_play) == (cards("Cabin Boy"), cards("Wharf"), [])


def test_cabin_boy_is_trashed_for_another() -> None:
    """plunder/cabin_boy/3: (ours) it may be the only Duration."""
    scene = Scene(p1={"durations": "Cabin Boy"}, phase="start")
    scene.run("trash")
    assert (scene.trash, scene.p1.discard, scene.pile("Cabin Boy")) == (cards("Cabin Boy"), cards("Cabin Boy"), 9)


def test_a_cabin_boy_played_twice_is_trashed_once() -> None:
    """plunder/cabin_boy/4"""
    scene = Scene(kingdom="Wharf", p1={"hand": "Throne Room, Cabin Boy", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Cabin Boy")
    scene.p1.ends_turn()
    scene.p2.ends_turn("trash", "Wharf", "trash")
    assert scene.gained(1) == ["wharf"]
    assert scene.trash == cards("Cabin Boy")
    assert scene.p1.coins == 0


# --- Crew ---------------------------------------------------------------------------------------------------
def test_crew_goes_onto_the_deck() -> None:
    """plunder/crew/1"""
    scene = Scene(p1={"hand": "Crew", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Crew")
    assert scene.p1.hand == cards("3 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Crew")
    scene.p2.ends_turn()
    assert (scene.p1.deck[0], scene.p1.in_play) == ("crew", [])


def test_crew_goes_once() -> None:
    """plunder/crew/2: (ours) it must, and just once; what played it stays that long."""
    scene = Scene(p1={"hand": "Throne Room, Crew", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Crew")
    assert len(scene.p1.hand) == 6
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Crew, Throne Room")
    scene.p2.ends_turn()
    assert (scene.p1.deck[:2], scene.p1.in_play) == (["crew", "copper"], cards("Throne Room"))
    scene.p1.ends_turn()
    assert "throne_room" in scene.p1.discard


def test_crew_is_drawn_by_what_comes_after_it() -> None:
    """plunder/crew/3"""
    scene = Scene(p1={"durations": "Crew, Caravan", "deck": "3 Copper"}, phase="start")
    scene.run("Crew", "Caravan")
    assert scene.p1.hand == cards("Crew")
    scene = Scene(p1={"durations": "Crew, Caravan", "deck": "3 Copper"}, phase="start")
    scene.run("Caravan", "Crew")
    assert (scene.p1.hand, scene.p1.deck[0]) == (cards("Copper"), "crew")


# --- Enlarge ------------------------------------------------------------------------------------------------
def test_enlarge_now_and_next_turn() -> None:
    """plunder/enlarge/1"""
    scene = Scene(p1={"hand": "Enlarge, Estate", "deck": "5 Estate, 9 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Enlarge", "Estate", "Silver")
    assert scene.asked[-1].offers("Silver") and not scene.asked[-1].offers("Duchy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Enlarge")
    scene.p2.ends_turn("Estate", "Silver")
    assert (scene.trash, scene.p1.discard) == (cards("2 Estate"), cards("2 Silver"))
    assert scene.p1.hand == cards("4 Estate")
    scene.p1.ends_turn()
    assert "enlarge" in scene.p1.discard


def test_enlarge_must_trash_next_turn() -> None:
    """plunder/enlarge/2"""
    scene = Scene(p1={"hand": "2 Gold", "durations": "Enlarge"}, phase="start")
    scene.run("Province")
    assert (scene.trash, scene.p1.discard, scene.p1.hand) == (cards("Gold"), cards("Province"), cards("Gold"))
    assert [question.purpose for question in scene.asked] == ["gain"]


def test_enlarge_stays_though_nothing_was_trashed_now() -> None:
    scene = Scene(p1={"hand": "Enlarge", "deck": "9 Copper"})
    scene.p1.plays("Enlarge")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Enlarge")


# --- Frigate ------------------------------------------------------------------------------------------------
def test_frigate() -> None:
    """plunder/frigate/1"""
    scene = Scene(p1={"hand": "Frigate", "deck": "20 Copper"},
                  p2={"hand": "Village, 4 Copper", "deck": "Estate, 9 Copper"})
    scene.p1.plays("Frigate")
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Frigate")
    scene.p2.plays("Village", "Estate")
    assert (scene.p2.hand, scene.p2.discard) == (cards("4 Copper"), cards("Estate"))
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert "frigate" in scene.p1.discard
    assert scene.p2.me.bonds == []


def test_frigate_waits_until_the_action_is_done() -> None:
    """plunder/frigate/2"""
    scene = Scene(p2={"durations": "Frigate"}, p1={"hand": "Smithy, 4 Copper", "deck": "3 Estate"})
    scene.p1.plays("Smithy", "3 Estate")
    assert [question.counts for question in scene.asked] == [[4, 3]]
    assert (scene.p1.hand, scene.p1.discard) == (cards("4 Copper"), cards("3 Estate"))


def test_frigate_does_not_mind_treasures() -> None:
    scene = Scene(p2={"durations": "Frigate"}, p1={"hand": "7 Copper"})
    scene.p1.plays("Copper")
    assert len(scene.p1.hand) == 6


def test_frigate_hits_actions_of_others_in_its_own_turn() -> None:
    """plunder/frigate/3"""
    scene = Scene(p1={"hand": "Frigate", "coins": 5, "actions": 1}, p2={"hand": "Stowaway, 4 Copper, 2 Estate"})
    scene.p1.plays("Frigate")
    scene.p1.buys("Frigate", scene.p2("Stowaway"), scene.p2("2 Estate"))
    assert (scene.p2.hand, scene.p2.in_play) == (cards("4 Copper"), cards("Stowaway"))


def test_frigate_does_not_hit_what_answers_it() -> None:
    """plunder/frigate/4"""
    scene = Scene(p1={"hand": "Frigate"}, p2={"hand": "Guard Dog, 5 Copper", "deck": "9 Copper"})
    scene.p1.plays("Frigate", scene.p2("Guard Dog"))
    assert len(scene.p2.hand) == 7
    assert scene.p2.in_play == cards("Guard Dog")
    assert scene.p2.discard == []


def test_frigate_does_not_hit_an_action_that_had_begun() -> None:
    """Played in the middle of another player's Action (here for a Gondola), it hits that player's next one."""
    scene = Scene(kingdom="Gondola", turn=2, p1={"hand": "Frigate", "deck": "Smithy, 9 Copper"},
                  p2={"hand": "Swindler, Village, 6 Copper", "actions": 2, "deck": "Copper"})
    scene.p2.plays("Swindler", "Gondola", scene.p1("Frigate"))
    assert (scene.p1.in_play, len(scene.p2.hand)) == (cards("Frigate"), 7)
    scene.p2.plays("Village", "3 Copper")
    assert len(scene.p2.hand) == 4


def test_frigate_without_victims_does_not_stay() -> None:
    """plunder/frigate/5"""
    scene = Scene(p1={"hand": "Frigate", "deck": "9 Copper"}, p2={"hand": "Moat"})
    scene.p1.plays("Frigate", scene.p2("Moat"))
    scene.p1.ends_turn()
    assert (scene.p1.in_play, "frigate" in scene.p1.discard) == ([], True)


def test_frigate_stays_for_one_of_two() -> None:
    scene = Scene(p1={"hand": "Frigate", "deck": "9 Copper"}, p2={"hand": "Moat"}, p3={"hand": "5 Copper"})
    scene.p1.plays("Frigate", scene.p2("Moat"))
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Frigate")
    assert [len(player.bonds) for player in scene.game.players] == [0, 0, 1]


# --- Grotto -------------------------------------------------------------------------------------------------
def test_grotto_changes_cards() -> None:
    """plunder/grotto/1"""
    scene = Scene(p1={"hand": "Grotto, 3 Estate, Gold", "deck": "5 Copper, 3 Silver, 5 Copper"}, p2={"deck": "Copper"})
    scene.p1.plays("Grotto", "3 Estate")
    assert (scene.p1.actions, scene.p1.hand, scene.p1.face_down) == (1, cards("Gold"), cards("3 Estate"))
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Grotto")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, 3 Silver")
    assert (scene.p1.discard, scene.p1.face_down) == (cards("Gold, 3 Estate"), [])


def test_grotto_takes_four_at_most() -> None:
    scene = Scene(p1={"hand": "Grotto, 6 Estate"})
    scene.p1.plays("Grotto", "4 Estate")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 4)
    assert scene.view(2).players[0].hand_size == 2


def test_an_empty_grotto_does_not_stay() -> None:
    """plunder/grotto/2"""
    scene = Scene(p1={"hand": "Grotto, Estate", "deck": "9 Copper"})
    scene.p1.plays("Grotto", None)
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.p1.discard) == ([], cards("Grotto, Estate"))


def test_grotto_discards_before_it_draws() -> None:
    """plunder/grotto/3"""
    scene = Scene(p1={"durations": {"Grotto": "Tunnel"}}, phase="start")
    scene.run("Tunnel")
    assert len(scene.p1.hand) == 1                          # one of the two: the Gold was there before drawing
    assert scene.p1.all_cards == cards("Grotto, Tunnel, Gold")


# --- Longship -----------------------------------------------------------------------------------------------
def test_longship() -> None:
    """plunder/longship/1"""
    scene = Scene(p1={"hand": "Longship", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Longship")
    assert (scene.p1.actions, scene.p1.hand) == (2, [])
    ends_round(scene)
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert "longship" in scene.p1.discard


def test_longship_played_twice() -> None:
    """plunder/longship/2"""
    scene = Scene(p1={"hand": "Throne Room, Longship", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Longship")
    assert scene.p1.actions == 4
    ends_round(scene)
    assert len(scene.p1.hand) == 9
    assert scene.p1.in_play == cards("Throne Room, Longship")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- Siren --------------------------------------------------------------------------------------------------
def test_siren() -> None:
    """plunder/siren/1"""
    scene = Scene(p1={"hand": "Siren", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Siren")
    assert (scene.p2.discard, scene.p1.hand) == (cards("Curse"), [])
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8
    scene.p1.ends_turn()
    assert "siren" in scene.p1.discard


def test_siren_is_saved_by_an_action() -> None:
    """plunder/siren/2: (ours)"""
    scene = Scene(kingdom="Siren", p1={"hand": "Village, Copper", "coins": 3}, phase="buy")
    scene.p1.buys("Siren", "Village")
    assert (scene.p1.discard, scene.trash, scene.p1.hand) == (cards("Siren"), cards("Village"), cards("Copper"))


@pytest.mark.parametrize("hand", ["Copper", "Copper, Village"])
def test_siren_is_trashed_without_one(hand: str) -> None:
    """plunder/siren/3"""
    scene = Scene(kingdom="Siren, Village", p1={"hand": hand, "coins": 3}, phase="buy")
    scene.p1.buys("Siren", None)
    assert (scene.trash, scene.p1.discard, scene.p1.hand) == (cards("Siren"), [], cards(hand))


@pytest.mark.parametrize(("answer", "hand"), [("Village", ""), ("no", "Village")])
def test_siren_moved_before_stays(answer: str, hand: str) -> None:
    """plunder/siren/4"""
    scene = Scene(kingdom="Siren", p1={"hand": "Insignia, Village"}, phase="buy")
    scene.p1.plays("Insignia")
    scene.p1.buys("Siren", "Insignia", "yes", answer)
    assert (scene.p1.deck, scene.p1.hand) == (["siren"], cards(hand))


def test_siren_gained_onto_the_deck_is_trashed_there() -> None:
    """plunder/siren/5"""
    scene = Scene(kingdom="Siren", landscapes="Invasion", piles={"Loot": "Jewels"}, phase="buy",
                  p1={"coins": 10, "hand": "Village", "deck": "Copper"})
    scene.p1.buys("Invasion", "Siren", "no")
    assert (scene.trash, scene.p1.deck, scene.p1.hand) == (cards("Siren"), ["copper"], cards("Village"))


def test_siren_gained_to_hand_is_trashed_there() -> None:
    """plunder/siren/5, to another place: it does not save itself as an Action in hand."""
    scene = Scene(kingdom="Siren", p1={"hand": "Artisan, Village, Copper"})
    scene.p1.plays("Artisan", "Siren", "no", "Copper")
    assert scene.trash == cards("Siren")
    assert (scene.p1.hand, scene.p1.deck) == (cards("Village"), ["copper"])
    assert [question.options for question in scene.asked if question.purpose == "trash"] == [["village"]]


# --- Stowaway -----------------------------------------------------------------------------------------------
def test_stowaway() -> None:
    """plunder/stowaway/1"""
    scene = Scene(p1={"hand": "Stowaway", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Stowaway")
    assert scene.p1.hand == []
    ends_round(scene)
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert "stowaway" in scene.p1.discard


def test_stowaway_answers_a_duration_of_another() -> None:
    """plunder/stowaway/2"""
    scene = Scene(kingdom="Caravan", p1={"coins": 4, "deck": "9 Copper"}, phase="buy",
                  p2={"hand": "Stowaway, 4 Copper", "deck": "9 Copper"})
    scene.p1.buys("Caravan", scene.p2("Stowaway"))
    assert (scene.p2.in_play, scene.p2.hand) == (cards("Stowaway"), cards("4 Copper"))
    scene.p1.ends_turn()
    assert (scene.p2.in_play, len(scene.p2.hand)) == (cards("Stowaway"), 6)


def test_stowaway_does_not_answer_other_cards() -> None:
    scene = Scene(p1={"coins": 3}, p2={"hand": "Stowaway"}, phase="buy")
    scene.p1.buys("Silver")
    assert (scene.asked[1:], scene.p2.hand) == ([], cards("Stowaway"))


def test_stowaway_answers_its_own_gain() -> None:
    """plunder/stowaway/3"""
    scene = Scene(kingdom="Stowaway", p1={"hand": "Artisan, Copper"})
    scene.p1.plays("Artisan", "Stowaway", "Stowaway", "Copper")
    assert scene.p1.in_play == cards("Artisan, Stowaway")


def test_stowaway_comes_after_what_the_gaining_player_does() -> None:
    """plunder/stowaway/4"""
    scene = Scene(kingdom="Cutthroat", p1={"hand": "Skirmisher", "coins": 5, "deck": "Copper"},
                  p2={"hand": "Stowaway, 2 Copper, 2 Estate", "deck": "9 Copper"})
    scene.p1.plays("Skirmisher")
    scene.p1.buys("Cutthroat", scene.p2("2 Estate"), scene.p2("Stowaway"))
    assert (scene.p2.hand, scene.p2.in_play) == (cards("2 Copper"), cards("Stowaway"))


# --- Mapmaker -----------------------------------------------------------------------------------------------
def test_mapmaker() -> None:
    """plunder/mapmaker/1"""
    scene = Scene(p1={"hand": "Mapmaker", "deck": "Gold, Estate, Copper, Silver"})
    scene.p1.plays("Mapmaker", "Gold, Silver")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Gold, Silver"), cards("Estate, Copper"))


def test_mapmaker_with_fewer_cards() -> None:
    """plunder/mapmaker/2"""
    scene = Scene(p1={"hand": "Mapmaker", "deck": "Gold", "discard": "Estate, Silver"})
    scene.p1.plays("Mapmaker", "Gold, Silver")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Gold, Silver"), cards("Estate"))


def test_mapmaker_answers_a_victory_card_of_another() -> None:
    """plunder/mapmaker/3"""
    scene = Scene(p1={"coins": 2, "deck": "9 Copper"}, phase="buy",
                  p2={"hand": "Mapmaker, 4 Copper", "deck": "2 Gold, 2 Estate"})
    scene.p1.buys("Estate", scene.p2("Mapmaker"), scene.p2("2 Gold"))
    assert (scene.p2.hand, scene.p2.in_play) == (cards("4 Copper, 2 Gold"), cards("Mapmaker"))
    scene.p1.ends_turn()
    assert (scene.p2.in_play, scene.p2.discard) == ([], cards("Mapmaker, 2 Estate"))


def test_mapmaker_brings_the_next_one() -> None:
    """plunder/mapmaker/4"""
    scene = Scene(p1={"hand": "Mapmaker", "coins": 8, "deck": "Mapmaker, Gold, 2 Copper, 4 Silver"}, phase="buy")
    scene.p1.buys("Province", "Mapmaker", "Mapmaker, Gold", "Mapmaker")
    assert scene.p1.in_play == cards("2 Mapmaker")
    assert scene.p1.hand == cards("Gold, 2 Silver")


def test_mapmaker_does_not_answer_other_cards() -> None:
    scene = Scene(p1={"hand": "Mapmaker", "coins": 6}, phase="buy")
    scene.p1.buys("Gold")
    assert scene.p1.hand == cards("Mapmaker")


# --- Quartermaster ------------------------------------------------------------------------------------------
def test_quartermaster_keeps_a_card() -> None:
    """plunder/quartermaster/1"""
    scene = Scene(p1={"hand": "Quartermaster", "deck": "30 Copper"}, p2={"deck": "30 Copper"})
    scene.p1.plays("Quartermaster")
    scene.p1.ends_turn()
    scene.p2.ends_turn("gain", "Silver")
    assert scene.asked[-1].offers("Silver") and not scene.asked[-1].offers("Duchy")
    assert (scene.p1.aside, scene.p1.hand) == (cards("Silver"), cards("5 Copper"))
    assert scene.gained(1) == ["silver"]
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.p1.aside) == (cards("Quartermaster"), cards("Silver"))
    scene.p2.ends_turn("hand")
    assert (scene.p1.aside, scene.p1.hand) == ([], cards("5 Copper, Silver"))
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Quartermaster")


def test_quartermaster_chooses_among_its_cards() -> None:
    scene = Scene(p1={"durations": {"Quartermaster": "Silver, Village"}}, phase="start")
    scene.run("hand", "Village")
    assert (scene.p1.hand, scene.p1.aside) == (cards("Village"), cards("Silver"))


def test_two_quartermasters_keep_their_cards_apart() -> None:
    """plunder/quartermaster/2"""
    scene = Scene(p1={"hand": "2 Quartermaster", "actions": 2, "deck": "30 Copper"}, p2={"deck": "30 Copper"})
    scene.p1.plays("Quartermaster")
    scene.p1.plays("Quartermaster")
    scene.p1.ends_turn()
    scene.p2.ends_turn("gain", "Silver", "nothing")
    assert scene.p1.aside == cards("Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Silver", "hand", "nothing")         # first the one with the Silver; the other has none
    assert [question.options for question in scene.asked if question.purpose == "option"] == [
        ["gain", "hand"], ["gain", "nothing"]]
    assert (scene.p1.aside, scene.p1.hand) == ([], cards("5 Copper, Silver"))


def test_a_quartermaster_played_twice_has_one_set_of_cards() -> None:
    """plunder/quartermaster/3"""
    scene = Scene(p1={"hand": "Throne Room, Quartermaster", "deck": "40 Copper"}, p2={"deck": "40 Copper"})
    scene.p1.plays("Throne Room", "Quartermaster")
    scene.p1.ends_turn()
    scene.p2.ends_turn("gain", "Silver", "gain", "Estate")
    assert scene.p1.aside == cards("Silver, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Quartermaster")
    scene.p2.ends_turn("hand", "Estate", "hand")            # the second may take what is left, too
    assert (scene.p1.aside, scene.p1.hand) == ([], cards("5 Copper, Silver, Estate"))
    scene.p1.ends_turn()
    scene.p2.ends_turn("gain", "Silver", "hand")            # and what the first has just gained
    assert (scene.p1.aside, scene.p1.hand) == ([], cards("5 Copper, Silver"))


def test_cards_on_a_quartermaster_count() -> None:
    """plunder/quartermaster/4"""
    scene = Scene(p1={"durations": {"Quartermaster": "2 Estate"}})
    assert scene.p1.score == 2


def test_what_the_gain_onto_a_quartermaster_brings_about() -> None:
    """plunder/quartermaster/5"""
    scene = Scene(kingdom="Siren", p1={"durations": "Quartermaster"}, phase="start")
    scene.run("gain", "Siren")
    assert (scene.trash, scene.p1.aside) == (cards("Siren"), [])
    scene = Scene(kingdom="Siren", p1={"hand": "Village", "durations": "Quartermaster"}, phase="start")
    scene.run("gain", "Siren", "Village")
    assert (scene.trash, scene.p1.aside) == (cards("Village"), cards("Siren"))


def test_what_leaves_the_quartermaster_at_once_cannot_be_taken_later() -> None:
    scene = Scene(p1={"hand": "Watchtower", "durations": "Quartermaster", "deck": "20 Copper"}, p2={"deck": "9 Copper"},
                  phase="start")
    scene.run("gain", "Silver", "no", "yes")           # not trashed, but put onto the deck
    assert (scene.p1.aside, scene.p1.deck[0]) == ([], "silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn("nothing")
    assert scene.asked[-1].options == ["gain", "nothing"]


# --- Taskmaster ---------------------------------------------------------------------------------------------
def test_taskmaster_repeats() -> None:
    """plunder/taskmaster/1"""
    scene = Scene(p1={"hand": "Taskmaster", "coins": 4, "deck": "30 Copper"}, p2={"deck": "30 Copper"})
    scene.p1.plays("Taskmaster")
    assert (scene.p1.actions, scene.p1.coins) == (1, 5)
    scene.p1.buys("Duchy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Taskmaster")
    scene.p2.ends_turn()
    assert (scene.p1.actions, scene.p1.coins) == (2, 1)
    scene.p1.plays("4 Copper")
    scene.p1.buys("Duchy")
    ends_round(scene)
    assert (scene.p1.actions, scene.p1.coins, scene.p1.in_play) == (2, 1, cards("Taskmaster"))
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_taskmaster_without_such_a_gain() -> None:
    """plunder/taskmaster/2"""
    scene = Scene(p1={"hand": "Taskmaster", "coins": 2, "deck": "9 Copper"})
    scene.p1.plays("Taskmaster")
    scene.p1.buys("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_taskmaster_does_not_mind_what_was_gained_before() -> None:
    """plunder/taskmaster/3"""
    scene = Scene(p1={"hand": "Taskmaster", "deck": "9 Copper"})
    scene.p1.gains("Duchy")
    scene.p1.plays("Taskmaster")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_taskmaster_does_not_mind_the_gain_that_it_is_played_for() -> None:
    """plunder/taskmaster/3, at the edge: it is played while a card for 5 is being gained."""
    scene = Scene(kingdom="Gondola, Duchy", p1={"hand": "Taskmaster", "deck": "9 Copper"}, p2={"deck": "9 Copper"},
                  phase="buy")
    scene.game.turn.discount = -1                           # a Gondola costs 5
    scene.p1.gains("Gondola", "Taskmaster")
    assert scene.cost("Gondola") == (5, 0, 0)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


@pytest.mark.parametrize(("card", "in_play"), [("Gold", "Taskmaster"), ("Duchy", "")])
def test_taskmaster_looks_at_the_cost_of_that_moment(card: str, in_play: str) -> None:
    """plunder/taskmaster/4"""
    scene = Scene(p1={"hand": "Taskmaster, Bridge", "coins": 3, "deck": "9 Copper"})
    scene.p1.plays("Taskmaster")
    scene.p1.plays("Bridge")
    scene.p1.buys(card)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards(in_play)


def test_taskmaster_is_not_played_again() -> None:
    """plunder/taskmaster/5"""
    scene = Scene(p1={"hand": "Village, Conspirator", "durations": "Taskmaster", "deck": "9 Copper"}, phase="start")
    scene.run()
    scene.p1.plays("Village")
    scene.p1.plays("Conspirator")
    assert (scene.p1.coins, scene.p1.hand) == (3, cards("Copper"))


def test_a_taskmaster_played_twice() -> None:
    scene = Scene(p1={"hand": "Throne Room, Taskmaster", "coins": 3, "deck": "30 Copper"}, p2={"deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Taskmaster")
    scene.p1.buys("Duchy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Taskmaster")
    scene.p2.ends_turn()
    assert (scene.p1.actions, scene.p1.coins) == (3, 2)
    scene.p1.plays("3 Copper")
    scene.p1.buys("Duchy")
    ends_round(scene)
    assert (scene.p1.actions, scene.p1.coins, scene.p1.in_play) == (3, 2, cards("Throne Room, Taskmaster"))
