"""Statements of the source book about Nocturne and Renaissance that no other test carries out."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- Nocturne: Boons ------------------------------------------------------------------------------------------
def test_druids_rivers_gift_twice() -> None:
    """000:5992: chosen by two Druids it is received twice, and stays beside the pile although it is one to keep"""
    scene = Scene(p1={"hand": "2 Druid", "deck": "9 Copper", "actions": 2},
                  stacks={"boons set aside": "The River's Gift, The Sea's Gift, The Sun's Gift"})
    scene.p1.plays("Druid", "The River's Gift")
    scene.p1.plays("Druid", "The River's Gift")
    assert scene.p1.owned == []
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 7


def test_a_pixie_that_is_not_trashed_receives_nothing() -> None:
    """000:6014: the Boon goes to the discarded ones"""
    scene = Scene(p1={"hand": "Pixie", "deck": "Copper"}, stacks={"boons": "The Mountain's Gift"})
    scene.p1.plays("Pixie", "no")
    assert scene.p1.discard == []
    assert [boon.id for boon in scene.game.stacks["boons discarded"]] == ["the_mountains_gift"]


def test_a_throned_pixie_can_be_trashed_once() -> None:
    """000:6014: without trashing her (again) the Boon of the second play is not received"""
    scene = Scene(p1={"hand": "Throne Room, Pixie", "deck": "5 Copper"},
                  stacks={"boons": "The Mountain's Gift, The Sea's Gift"})
    scene.p1.plays("Throne Room", "Pixie", "yes")
    assert scene.trash == cards("Pixie")
    assert scene.p1.discard == cards("2 Silver")
    assert scene.p1.hand == cards("2 Copper")


def test_sacred_grove_asks_one_player_after_the_other() -> None:
    """000:6175: its player must receive the Boon, each of the others may"""
    scene = Scene(players=4, turn=2, p2={"hand": "Sacred Grove"}, stacks={"boons": "The Mountain's Gift"})
    scene.p2.plays("Sacred Grove", scene.p3("yes"), scene.p4("no"), scene.p1("yes"))
    assert [seat.discard for seat in (scene.p1, scene.p2, scene.p3, scene.p4)] == [
        ["silver"], ["silver"], ["silver"], []]


def test_the_moons_gift_without_a_discard_pile() -> None:
    """000:6247"""
    scene = Scene(p1={"hand": "Bard", "deck": "Copper"}, stacks={"boons": "The Moon's Gift"})
    scene.p1.plays("Bard")
    assert (scene.asked, scene.p1.deck) == ([], ["copper"])


@pytest.mark.parametrize("boon", ["The Field's Gift", "The Forest's Gift", "The River's Gift"])
def test_blessed_villages_boon_of_next_turn_lies_there_until_clean_up(boon: str) -> None:
    """000:6138: it is put down in the Clean-up after it was received"""
    scene = Scene(p1={"coins": 4, "deck": "20 Copper"}, kingdom="Blessed Village", phase="buy", stacks={"boons": boon})
    scene.p1.buys("Blessed Village", "no")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5
    assert scene.game.stacks["boons discarded"] == []
    scene.p2.ends_turn()
    assert len(scene.p1.owned) == 1
    scene.p1.ends_turn()
    assert scene.p1.owned == []
    assert len(scene.game.stacks["boons discarded"]) == 1


def test_lost_in_the_woods_is_optional() -> None:
    """000:6314: at the start of every turn, as long as it lies there"""
    scene = Scene(p1={"hand": "Copper, Estate", "owned": "Lost in the Woods", "deck": "20 Copper"}, phase="start",
                  stacks={"boons": "The Mountain's Gift"})
    scene.run("no")
    assert scene.p1.hand == cards("Copper, Estate")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Copper")
    assert "silver" in scene.p1.discard


# --- Nocturne: Kingdom cards ----------------------------------------------------------------------------------
def test_faithful_hound_may_be_discarded_all_the_same() -> None:
    """000:6023: the reaction is optional"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Faithful Hound, Silver, 3 Gold"})
    scene.p1.plays("Militia", "Faithful Hound, Silver", "no")
    assert scene.p2.discard == cards("Faithful Hound, Silver")


def test_faithful_hound_of_night_watchman() -> None:
    """000:6025: from the deck, in the Night; after the new hand was drawn it is the sixth card"""
    scene = Scene(p1={"hand": "Night Watchman", "deck": "Faithful Hound, 9 Copper"}, phase="night")
    scene.p1.plays("Night Watchman", "Faithful Hound", "yes")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("Faithful Hound, 5 Copper")


def test_guardian_protects_against_what_one_would_like() -> None:
    """000:6045: not affected, so no Curse may be trashed either"""
    scene = Scene(p1={"hand": "Old Witch"}, p2={"hand": "Curse", "durations": "Guardian"})
    scene.p1.plays("Old Witch")
    assert (scene.asked, scene.p2.hand, scene.p2.discard) == ([], ["curse"], [])


def test_guardian_leaves_in_the_clean_up_of_the_next_turn() -> None:
    """000:6045"""
    scene = Scene(p1={"hand": "Guardian", "deck": "20 Copper"}, phase="night")
    scene.p1.plays("Guardian")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Guardian")
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.in_play) == (1, ["guardian"])
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("5 Copper, Guardian")


@pytest.mark.parametrize("name", ["Guardian", "Ghost Town", "Night Watchman"])
def test_gained_in_the_action_phase_it_is_played_at_night(name: str) -> None:
    """000:6043, 000:6059, 000:6071: gained to the hand before, it is there for the Night of this turn"""
    scene = Scene(p1={"hand": "Workshop", "deck": "9 Copper"}, kingdom=name)
    scene.p1.plays("Workshop", name)
    assert scene.p1.hand == cards(name)
    scene.p1.plays(name, *(["no"] if name == "Night Watchman" else []))
    assert set(cards(name)) <= set(scene.p1.in_play)


def test_leprechaun_counts_durations_and_called_cards() -> None:
    """000:6065: not what was trashed or set aside"""
    scene = Scene(p1={"hand": "Leprechaun", "play": "3 Village", "durations": "2 Caravan", "tavern": "Ratcatcher"},
                  stacks={"hexes": "Greed"}, trash="Feast")
    scene.p1.plays("Leprechaun")
    assert "wish" not in scene.p1.discard
    scene = Scene(p1={"hand": "Leprechaun", "play": "4 Village, Ratcatcher", "durations": "Caravan", "aside": "Gold"})
    scene.p1.plays("Leprechaun")
    assert scene.p1.discard == cards("Gold, Wish")


def test_a_throned_leprechaun() -> None:
    """000:6065: Throne Room is in play, too; both plays see the same cards"""
    scene = Scene(p1={"hand": "Throne Room, Leprechaun", "play": "5 Village"})
    scene.p1.plays("Throne Room", "Leprechaun")
    assert scene.p1.discard == cards("2 Gold, 2 Wish")


def test_changeling_of_a_night_card_and_of_a_treasure() -> None:
    """000:6087: any card in play: Action, Treasure or Night; itself only if there is another one"""
    scene = Scene(p1={"hand": "Changeling", "play": "Gold, Village, Vampire"}, phase="night")
    scene.p1.plays("Changeling", "Vampire", "no")
    assert scene.asked[0].offers("Gold", "Village", "Vampire") and not scene.asked[0].offers("Changeling")
    assert (scene.p1.discard, scene.trash) == (["vampire"], ["changeling"])


def test_a_card_exchanged_for_a_changeling_was_gained() -> None:
    """000:6085, 000:6034: the Gold counts as gained, the Changeling does not"""
    scene = Scene(p1={"hand": "Monastery, 3 Estate", "coins": 6}, kingdom="Changeling", phase="buy")
    scene.p1.buys("Gold", "yes")
    assert scene.p1.discard == cards("Changeling")
    scene.p1.plays("Monastery", "Estate")
    assert scene.trash == cards("Estate")


def test_exorcist_with_a_cost_of_two() -> None:
    """000:6101: an Imp does not cost less than an Estate"""
    scene = Scene(p1={"hand": "Exorcist, Estate"}, phase="night")
    scene.p1.plays("Exorcist", "Estate")
    assert scene.p1.discard == cards("Will-o'-Wisp")


def test_exorcist_without_a_card() -> None:
    """000:6101"""
    scene = Scene(p1={"hand": "Exorcist"}, phase="night")
    scene.p1.plays("Exorcist")
    assert (scene.p1.discard, scene.trash) == ([], [])


def test_exorcist_on_five_offers_all_spirits() -> None:
    """000:6101: one of them"""
    scene = Scene(p1={"hand": "Exorcist, Duchy"}, phase="night")
    scene.p1.plays("Exorcist", "Duchy", "Ghost")
    assert scene.asked[-1].offers("Will-o'-Wisp", "Imp", "Ghost")
    assert scene.p1.discard == cards("Ghost")


@pytest.mark.parametrize("few", ["", "2 Copper"])
def test_cemetery_with_few_cards(few: str) -> None:
    """000:6109: none to four"""
    scene = Scene(p1={"coins": 4, "hand": few}, kingdom="Cemetery", phase="buy")
    scene.p1.buys("Cemetery", *([few] if few else []))
    assert scene.trash == cards(few)


def test_conclaves_action_is_free_for_anything() -> None:
    """000:6116: also for the next Conclave, which cannot be played by the first"""
    scene = Scene(p1={"hand": "2 Conclave, Village", "deck": "Copper"})
    scene.p1.plays("Conclave", "Village")
    assert not scene.asked[0].offers("Conclave")
    assert scene.p1.actions == 3
    scene.p1.plays("Conclave")
    assert scene.p1.coins == 4


def test_shepherd_and_combined_cards() -> None:
    """000:6131: three Victory cards, combined ones too, are six cards"""
    scene = Scene(p1={"hand": "Shepherd, Estate, Pasture, Mill, Curse", "deck": "8 Copper"})
    scene.p1.plays("Shepherd", "Estate, Pasture, Mill")
    assert scene.p1.hand == cards("Curse, 6 Copper")
    assert scene.p1.discard == cards("Estate, Mill, Pasture")


def test_devils_workshop_without_imps() -> None:
    """000:6145: nothing else may be gained instead"""
    scene = Scene(p1={"hand": "Devil's Workshop", "buys": 2, "coins": 3}, phase="buy", piles={"Imp": 0})
    scene.p1.buys("Copper")
    scene.p1.buys("Silver")
    scene.p1.plays("Devil's Workshop")
    assert scene.p1.discard == cards("Copper, Silver")


def test_necromancer_and_a_card_that_would_move() -> None:
    """000:6154: Acting Troupe gives its Villagers, Island is not put on its mat, a Wish gains nothing"""
    scene = Scene(p1={"hand": "3 Necromancer, Estate", "actions": 3}, trash="Acting Troupe, Island, Wish")
    scene.p1.plays("Necromancer", "Acting Troupe")
    scene.p1.plays("Necromancer", "Island", "Estate")
    scene.p1.plays("Necromancer", "Wish")
    assert scene.p1.villagers == 4
    assert scene.p1.mat("Island") == cards("Estate")
    assert scene.p1.discard == []
    assert {"acting_troupe", "island", "wish"} <= set(scene.trash)


def test_tormentor_and_a_duration_of_last_turn() -> None:
    """000:6161: it is another card in play"""
    scene = Scene(p1={"hand": "Tormentor", "durations": "Caravan"}, p2={"hand": "5 Copper"},
                  stacks={"hexes": "Poverty"})
    scene.p1.plays("Tormentor", scene.p2("2 Copper"))
    assert (scene.p1.discard, len(scene.p2.hand)) == ([], 3)


def test_three_idols() -> None:
    """000:6168: the third is odd again"""
    scene = Scene(p1={"hand": "3 Idol"}, stacks={"boons": "The Mountain's Gift, The Swamp's Gift"}, phase="buy")
    scene.p1.plays("3 Idol")
    assert scene.p1.discard == cards("Silver, Will-o'-Wisp")
    assert scene.p2.discard == cards("Curse")


def test_tragic_hero_with_seven_cards() -> None:
    """000:6210: stays, and gives a Buy"""
    scene = Scene(p1={"hand": "Tragic Hero, 4 Copper", "deck": "3 Copper"})
    scene.p1.plays("Tragic Hero")
    assert (scene.p1.buys, scene.p1.in_play, scene.p1.discard) == (2, ["tragic_hero"], [])


def test_vampire_in_its_order() -> None:
    """000:6217: first the Hex, left neighbour first; then a card of at most 5; then the Bat"""
    scene = Scene(players=3, p1={"hand": "Vampire"}, p2={"hand": "4 Copper"}, p3={"hand": "4 Copper"},
                  kingdom="Cursed Village",
                  phase="night", stacks={"hexes": "Poverty, Greed"})
    scene.p1.plays("Vampire", scene.p2("Copper"), scene.p3("Copper"), "Cursed Village")
    assert not scene.asked[-1].offers("Vampire")
    assert scene.p1.deck == ["copper"]
    assert scene.p1.discard == cards("Bat, Cursed Village")
    assert scene.pile("Vampire") == 11


def test_cursed_village_with_six_cards_in_hand() -> None:
    """000:6224: no card is drawn"""
    scene = Scene(p1={"hand": "Cursed Village, 6 Copper", "deck": "Gold"})
    scene.p1.plays("Cursed Village")
    assert (scene.p1.deck, scene.p1.actions) == (["gold"], 2)


def test_raiders_example() -> None:
    """000:6238: Coppers, Silver and Raider in play; the victim chooses, or shows a hand without them"""
    scene = Scene(players=3, p1={"hand": "Raider", "play": "3 Copper, Silver"},
                  p2={"hand": "Copper, Silver, Raider, 2 Gold"},
                  p3={"hand": "2 Gold, 2 Estate, Patron", "coffers": 0}, phase="night")
    scene.p1.plays("Raider", scene.p2("Raider"))
    assert scene.asked[0].offers("Copper", "Silver", "Raider") and not scene.asked[0].offers("Gold")
    assert scene.p2.discard == cards("Raider")
    assert (len(scene.p3.hand), scene.p3.coffers) == (5, 1)


def test_changeling_goes_to_the_discard_pile() -> None:
    """000:6085: also for a card that was gained to the hand; that one goes back to its pile"""
    scene = Scene(p1={"coins": 5}, kingdom="Changeling, Den of Sin", phase="buy")
    scene.p1.buys("Den of Sin", "yes")
    assert (scene.p1.hand, scene.p1.discard, scene.pile("Den of Sin")) == ([], ["changeling"], 10)


def test_changeling_for_a_card_of_another_pile() -> None:
    """000:6085: to the pile it belongs to: a Ghost beside the Supply, a Knight, a Gold that came from the trash"""
    scene = Scene(p1={"hand": "Exorcist, Gold"}, kingdom="Changeling", phase="night", piles={"Ghost": 6})
    scene.p1.plays("Exorcist", "Gold", "Ghost", "yes")
    assert (scene.p1.discard, scene.pile("Ghost")) == (["changeling"], 6)
    scene = Scene(p1={"coins": 5}, kingdom="Changeling", piles={"Knights": "Dame Anna, Sir Bailey"}, phase="buy")
    scene.p1.buys("Dame Anna", "yes")
    assert (scene.p1.discard, scene.top("Knights")) == (["changeling"], "dame_anna")
    scene = Scene(p1={"hand": "Treasurer"}, kingdom="Changeling", trash="Gold", piles={"Gold": 5})
    scene.p1.plays("Treasurer", "gain", "yes")
    assert (scene.p1.discard, scene.pile("Gold"), scene.trash) == (["changeling"], 6, [])


def test_monastery_in_any_combination() -> None:
    """000:6034: two Coppers in play and an Estate; what the Coppers paid stays paid"""
    scene = Scene(p1={"hand": "Monastery, Estate", "play": "2 Copper", "coins": 2, "buys": 3}, phase="buy")
    for _ in range(3):
        scene.p1.buys("Copper")
    scene.p1.plays("Monastery", None, "yes", "Estate", "yes")
    assert (scene.trash, scene.p1.coins) == (cards("2 Copper, Estate"), 2)


def test_the_treasures_of_a_crypt_are_taken_unseen() -> None:
    """000:6182: its player may look at them, the others do not learn which one comes back"""
    scene = Scene(p1={"hand": "Crypt", "play": "Gold, Silver", "deck": "20 Copper"}, phase="night")
    scene.p1.plays("Crypt", "Gold, Silver")
    scene.p1.ends_turn()
    before = len(scene.log.events)
    scene.p2.ends_turn("Gold")
    after = scene.log.events[before:]
    assert ["gold" in [card.id for event in after for card in event.visible_cards(seat)] for seat in (0, 1)] == [
        True, False]


def test_necromancers_conclave_is_not_in_play() -> None:
    """000:6154, 000:6116: so one from the hand may be played by it"""
    scene = Scene(p1={"hand": "Necromancer, Conclave"}, trash="Conclave")
    scene.p1.plays("Necromancer", "Conclave", "Conclave")
    assert (scene.p1.coins, scene.p1.actions) == (4, 1)


def test_faithful_hound_counts_as_discarded() -> None:
    """000:6023, 000:6251: set aside, it was one of the three cards all the same"""
    scene = Scene(p1={"hand": "Bard, Faithful Hound, 2 Copper"}, stacks={"boons": "The Sky's Gift"})
    scene.p1.plays("Bard", "yes", "yes")
    assert (scene.p1.discard, scene.p1.aside) == (cards("2 Copper, Gold"), ["faithful_hound"])


def test_a_possessed_devils_workshop_counts_nothing() -> None:
    """000:6145: what the possessor gained was not gained by the player who plays it"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "2 Silver, Devil's Workshop", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("2 Silver")
    scene.p2.buys("Silver")
    scene.p2.plays("Devil's Workshop")
    assert "gold" in scene.p1.all_cards


def test_a_werewolf_that_is_the_first_action_at_night() -> None:
    """000:6231, 000:6861: Citadel plays it again, in the Night"""
    scene = Scene(p1={"hand": "Werewolf", "owned": "Citadel"}, p2={"hand": "4 Copper"}, phase="night",
                  stacks={"hexes": "Greed, Plague"})
    scene.p1.plays("Werewolf")
    assert (scene.p2.deck, scene.p2.hand) == (["copper"], cards("4 Copper, Curse"))


def test_a_cursed_village_gained_in_another_turn() -> None:
    """000:6224: its new owner receives the Hex"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Duchy"}, kingdom="Cursed Village", stacks={"hexes": "Delusion"})
    scene.p1.plays("Swindler", "Cursed Village")
    assert scene.p2.owned == ["deluded"]


# --- Nocturne: Hexes and States -------------------------------------------------------------------------------
def test_fear_shows_a_hand_without_actions_and_treasures() -> None:
    """000:6272: otherwise the hand is not shown: a Patron discarded brings nothing"""
    scene = Scene(p1={"hand": "Skulk"}, p2={"hand": "Patron, 4 Estate"}, stacks={"hexes": "Fear"})
    scene.p1.plays("Skulk")
    assert (scene.p2.discard, scene.p2.coffers) == (["patron"], 0)


def test_war_shuffles_once_and_discards_all() -> None:
    """000:6278"""
    scene = Scene(p1={"hand": "Skulk"}, p2={"deck": "2 Copper", "discard": "Gold, Estate"}, stacks={"hexes": "War"})
    scene.p1.plays("Skulk")
    assert scene.p2.discard == cards("2 Copper, Estate, Gold")
    assert (scene.p2.deck, scene.trash) == ([], [])


def test_envious_and_other_treasures() -> None:
    """000:6288: Gold and Silver are worth 1, others what they were"""
    scene = Scene(p1={"hand": "Gold, Silver, Platinum, Copper", "owned": "Envious"}, platinum=True)
    scene.p1.plays("Gold, Silver, Platinum, Copper")
    assert (scene.p1.coins, scene.p1.owned) == (8, [])


def test_envious_for_a_whole_turn_and_no_longer() -> None:
    """000:6288: till the end of the turn; the next one is as always"""
    scene = Scene(p1={"hand": "Gold", "owned": "Envious", "deck": "20 Gold"})
    scene.p1.plays("Gold")
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3


def test_bad_omens_without_a_copper() -> None:
    """000:6290: the deck is empty, and the discard pile is shown (so a Patron in it was revealed)"""
    scene = Scene(p1={"hand": "Skulk"}, p2={"deck": "Gold, Estate", "discard": "Patron", "coffers": 0},
                  stacks={"hexes": "Bad Omens"})
    scene.p1.plays("Skulk")
    assert (scene.p2.deck, scene.p2.discard) == ([], cards("Estate, Gold, Patron"))
    assert scene.p2.coffers == 1


def test_misery_of_two_players() -> None:
    """000:6262: each has a state of their own"""
    scene = Scene(players=3, p1={"hand": "Skulk"}, p2={"owned": "Miserable"}, stacks={"hexes": "Misery"})
    scene.p1.plays("Skulk")
    assert (scene.p2.owned, scene.p3.owned) == (["twice_miserable"], ["miserable"])
    assert [scene.p1.score, scene.p2.score, scene.p3.score] == [0, -4, -2]


@pytest.mark.parametrize("name", ["Crown", "Mill", "Werewolf", "Militia"])
def test_deluded_and_cards_that_are_also_actions(name: str) -> None:
    """000:6300: not to be bought; a Night card may"""
    scene = Scene(p1={"coins": 9, "owned": "Deluded", "hand": "Copper"}, kingdom=name + ", Guardian")
    scene.p1.plays("Copper")
    assert not scene.p1.can_buy(name)
    assert scene.p1.can_buy("Guardian")


def test_deluded_before_the_buy_phase() -> None:
    """000:6300: Black Market sells Actions until then"""
    scene = Scene(p1={"hand": "Black Market", "coins": 2, "owned": "Deluded"}, black_market="Smithy")
    scene.p1.plays("Black Market", "Smithy")
    assert scene.p1.discard == cards("Smithy")


def test_envious_in_a_second_buy_phase() -> None:
    """000:6288: from its return to the end of the turn, also after Villa"""
    scene = Scene(p1={"hand": "Copper, Gold", "coins": 4, "owned": "Envious"}, kingdom="Villa")
    scene.p1.plays("Copper")
    scene.p1.buys("Villa")
    scene.p1.plays("Villa")
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3


# --- Nocturne: what comes with it -----------------------------------------------------------------------------
def test_haunted_mirror_in_another_turn() -> None:
    """000:6358: whoever trashes it may discard an Action for a Ghost"""
    scene = Scene(p1={"hand": "Bishop, Copper"}, p2={"hand": "Haunted Mirror, Village"})
    scene.p1.plays("Bishop", "Copper", scene.p2("Haunted Mirror"), scene.p2("Village"))
    assert scene.p2.discard == cards("Ghost, Village")


def test_zombie_apprentice_without_trashing() -> None:
    """000:6386"""
    scene = Scene(p1={"hand": "Necromancer, Village", "deck": "3 Copper"})
    scene.p1.plays("Necromancer", "Zombie Apprentice", "no")
    assert (scene.p1.hand, scene.p1.actions) == (["village"], 0)


@pytest.mark.parametrize("gained", ["Silver", "Village", "Estate", None])
def test_zombie_mason_gains_what_it_trashed_or_a_cheaper_card_or_none(gained: str | None) -> None:
    """000:6388"""
    scene = Scene(p1={"hand": "Necromancer", "deck": "Silver"}, kingdom="Village")
    scene.p1.plays("Necromancer", "Zombie Mason", gained)
    assert scene.p1.discard == cards(gained or "")
    assert "silver" in scene.trash


def test_will_o_wisp_leaves_a_dear_card_on_the_deck() -> None:
    """000:6402"""
    scene = Scene(p1={"hand": "Will-o'-Wisp", "deck": "Copper, Silver, Gold"})
    scene.p1.plays("Will-o'-Wisp")
    assert (scene.p1.hand, scene.p1.deck) == (["copper"], in_order("Silver, Gold"))


def test_ghost_and_a_card_that_trashes_itself() -> None:
    """000:6428: followed twice all the same, without using an action"""
    scene = Scene(p1={"hand": "Ghost", "deck": "Estate, Acting Troupe, 20 Copper"}, phase="night")
    scene.p1.plays("Ghost")
    assert (scene.p1.aside, scene.p1.discard) == (["acting_troupe"], ["estate"])
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.villagers, scene.p1.actions, scene.trash) == (8, 1, ["acting_troupe"])


def test_ghost_shuffles_while_it_looks() -> None:
    """000:6426: the revealed cards are not shuffled in"""
    scene = Scene(p1={"hand": "Ghost", "deck": "2 Estate", "discard": "Village"}, phase="night")
    scene.p1.plays("Ghost")
    assert (scene.p1.aside, scene.p1.discard, scene.p1.deck) == (["village"], cards("2 Estate"), [])


@pytest.mark.parametrize(("action", "actions", "size"), [("Experiment", 3, 9), ("Werewolf", 1, 11)])
def test_ghost_plays_twice_at_the_start_of_the_turn(action: str, actions: int, size: int) -> None:
    """000:6428: an Experiment that went back, too; a Werewolf draws, since it is not Night"""
    scene = Scene(p1={"hand": "Ghost", "deck": f"{action}, 20 Copper"}, phase="night")
    scene.p1.plays("Ghost")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.actions, len(scene.p1.hand)) == (actions, size)


@pytest.mark.parametrize(("answers", "left"), [(("yes", "no"), "Ghost, Secret Cave"), (("no", "no"), "")])
def test_ghost_stays_as_long_as_its_secret_cave(answers: tuple[str, str], left: str) -> None:
    """000:6426, 000:6053: if just one of the plays is for the next turn both stay, if none is both go"""
    scene = Scene(p1={"hand": "Ghost", "deck": "Secret Cave, 30 Copper"}, phase="night")
    scene.p1.plays("Ghost")
    scene.p1.ends_turn()
    scene.p2.ends_turn(*answers)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards(left)


# --- Renaissance: Kingdom cards -------------------------------------------------------------------------------
def test_lackeys_gained_in_any_way() -> None:
    """000:6594: also in another player's turn"""
    scene = Scene(p1={"hand": "Messenger", "coins": 4}, kingdom="Lackeys, Messenger", phase="buy")
    scene.p1.buys("Messenger", "Lackeys")
    assert (scene.p1.villagers, scene.p2.villagers) == (2, 2)


def test_ducat_is_a_treasure_without_coins() -> None:
    """000:6603, 000:6605: played in the Buy phase, for a token and a Buy; a Copper in hand may be kept"""
    scene = Scene(p1={"hand": "Ducat, Copper", "buys": 2, "coins": 2}, phase="buy")
    scene.p1.plays("Ducat")
    assert (scene.p1.coins, scene.p1.coffers, scene.p1.buys) == (2, 1, 3)
    scene.p1.buys("Ducat", None)
    assert (scene.p1.hand, scene.trash) == (["copper"], [])


def test_border_guard_with_both_artifacts() -> None:
    """000:6616: with Lantern and Horn there is nothing more to take; without the Lantern two Actions are enough"""
    scene = Scene(p1={"hand": "Border Guard", "deck": "3 Village", "owned": "Horn, Lantern"})
    scene.p1.plays("Border Guard", "Village")
    assert scene.p1.owned == cards("Horn, Lantern")
    scene = Scene(p1={"hand": "Border Guard", "deck": "2 Village, Estate"}, p2={"owned": "Horn, Lantern"})
    scene.p1.plays("Border Guard", "Village", "Lantern")
    assert (scene.p1.owned, scene.p2.owned) == (["lantern"], ["horn"])


def test_lantern_with_two_actions_of_three() -> None:
    """000:6620"""
    scene = Scene(p1={"hand": "Border Guard", "deck": "2 Village, Estate", "owned": "Lantern"})
    scene.p1.plays("Border Guard", "Estate")
    assert (scene.p1.owned, scene.p1.hand, scene.p1.discard) == (["lantern"], ["estate"], cards("2 Village"))


def test_the_horn_only_for_a_border_guard_discarded_from_play() -> None:
    """000:6618: not for one discarded from the hand; it may be refused"""
    scene = Scene(p1={"hand": "Border Guard", "play": "Border Guard", "owned": "Horn", "deck": "9 Copper"})
    scene.p1.ends_turn("no")
    assert scene.p1.discard == cards("2 Border Guard")


def test_overlord_as_experiment_goes_home() -> None:
    """000:6629: to its own pile"""
    scene = Scene(p1={"hand": "Overlord", "deck": "3 Copper"}, kingdom="Experiment",
                  piles={"Overlord": 5, "Experiment": 5})
    scene.p1.plays("Overlord", "Experiment")
    assert (len(scene.p1.hand), scene.pile("Overlord"), scene.pile("Experiment")) == (2, 6, 5)


def test_two_improves_and_what_they_gain() -> None:
    """000:6638: each trashes one Action, also the other or itself, for any card costing exactly 1 more"""
    scene = Scene(p1={"hand": "2 Improve", "actions": 2, "deck": "9 Copper"}, kingdom="Cemetery")
    scene.p1.plays("Improve")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Improve", "Cemetery", "Improve", "Cemetery")
    assert scene.trash == cards("2 Improve")
    assert scene.p1.discard == cards("2 Cemetery")


def test_improve_and_a_throne_room_that_stays() -> None:
    """000:6638: neither the Caravan nor its Throne Room would be discarded this turn"""
    scene = Scene(p1={"hand": "Throne Room, Caravan, Improve", "actions": 2, "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Caravan")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("no")
    assert not scene.asked[0].offers("Throne Room") and not scene.asked[0].offers("Caravan")


def test_mountain_village_takes_from_anywhere_in_the_discard_pile() -> None:
    """000:6659: also the lowest"""
    scene = Scene(p1={"hand": "Mountain Village", "discard": "Copper, Estate, Gold", "deck": "Province"})
    scene.p1.plays("Mountain Village", "Gold")
    assert (scene.p1.hand, scene.p1.discard, scene.p1.deck) == (["gold"], cards("Copper, Estate"), ["province"])


def test_inventors_example() -> None:
    """000:6665: with the second one a Duchy, and then all costs 2 less; Spirits, Travellers and the Black Market too"""
    scene = Scene(p1={"hand": "2 Inventor", "actions": 2}, kingdom="Exorcist, Page", landscapes="Fair, Ball")
    scene.p1.plays("Inventor", "Silver")
    assert not scene.asked[0].offers("Duchy")
    scene.p1.plays("Inventor", "Duchy")
    assert [scene.cost(name) for name in ("Province", "Ghost", "Imp", "Will-o'-Wisp", "Hero", "Fair", "Ball")] == [
        (6, 0, 0), (2, 0, 0), (0, 0, 0), (0, 0, 0), (3, 0, 0), (4, 0, 0), (5, 0, 0)]


def test_flag_bearer_gained_in_another_turn() -> None:
    """000:6671: whoever gains it takes the Flag and draws one card more from then on"""
    scene = Scene(p1={"coins": 4, "deck": "20 Copper"}, p2={"owned": "Flag", "deck": "20 Copper"},
                  kingdom="Flag Bearer", phase="buy")
    scene.p1.buys("Flag Bearer")
    assert (scene.p1.owned, scene.p2.owned) == (["flag"], [])
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 6
    scene.p2.ends_turn()
    assert len(scene.p2.hand) == 5


def test_flag_bearer_trashed_from_the_supply() -> None:
    """000:6671: by the player who trashes it"""
    scene = Scene(p1={"hand": "Lurker"}, p2={"owned": "Flag"}, kingdom="Flag Bearer")
    scene.p1.plays("Lurker", "trash", "Flag Bearer")
    assert (scene.p1.owned, scene.p2.owned) == (["flag"], [])


def test_research_at_a_lower_price() -> None:
    """000:6685: the Silver costs 2 at that moment"""
    scene = Scene(p1={"hand": "Research, Silver", "deck": "5 Gold", "owned": "Canal"})
    scene.p1.plays("Research", "Silver")
    assert (scene.p1.face_down, len(scene.p1.deck)) == (cards("2 Gold"), 3)


def test_research_without_a_card() -> None:
    """000:6685: nothing is set aside, and it leaves this turn"""
    scene = Scene(p1={"hand": "Research", "deck": "9 Copper"})
    scene.p1.plays("Research")
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Research")


def test_research_counts_coins_only() -> None:
    """000:6685: an Alchemist is three cards"""
    scene = Scene(p1={"hand": "Research, Alchemist", "deck": "5 Gold"})
    scene.p1.plays("Research", "Alchemist")
    assert scene.p1.face_down == cards("3 Gold")


def test_priest_without_a_card_to_trash() -> None:
    """000:6694: later trashing pays all the same"""
    scene = Scene(p1={"hand": "Priest, Acting Troupe", "actions": 2})
    scene.p1.plays("Priest", "Acting Troupe")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Priest", "deck": "Estate"})
    scene.p1.plays("Priest")
    scene.p1.draws(1)
    scene.p1.trashes("Estate")
    assert scene.p1.coins == 4


def test_hideout_without_a_card() -> None:
    """000:6712"""
    scene = Scene(p1={"hand": "Hideout"})
    scene.p1.plays("Hideout")
    assert (scene.p1.actions, scene.p1.discard) == (2, [])


def test_old_witch_when_the_curses_run_out() -> None:
    """000:6721: the second player gains none, but both may trash one"""
    scene = Scene(players=3, p1={"hand": "Old Witch", "deck": "3 Copper"}, p2={"hand": "Curse"}, p3={"hand": "Curse"},
                  piles={"Curse": 1})
    scene.p1.plays("Old Witch", scene.p2("Curse"), scene.p3("Curse"))
    assert (scene.p2.discard, scene.p3.discard, scene.trash) == (["curse"], [], cards("2 Curse"))


def test_recruiter_at_a_lower_price() -> None:
    """000:6730: as much as it costs at that moment; nothing for Potions or debt"""
    scene = Scene(p1={"hand": "3 Recruiter, Silver, Transmute, City Quarter", "actions": 3, "owned": "Canal"})
    scene.p1.plays("Recruiter", "Silver")
    assert scene.p1.villagers == 2
    scene.p1.plays("Recruiter", "Transmute")
    scene.p1.plays("Recruiter", "City Quarter")
    assert scene.p1.villagers == 2


def test_sculptor_and_a_treasure_by_capitalism() -> None:
    """000:6739, 000:6835: on the owner's turns an Action with a coin is a Treasure everywhere"""
    scene = Scene(p1={"hand": "Sculptor", "owned": "Capitalism"}, kingdom="Militia")
    scene.p1.plays("Sculptor", "Militia")
    assert scene.p1.villagers == 1


def test_swashbuckler_with_four_after_its_token() -> None:
    """000:6745: the Chest is taken from another player, and gives a Gold as this Buy phase begins"""
    scene = Scene(p1={"hand": "Swashbuckler", "deck": "3 Estate", "discard": "Copper", "coffers": 3},
                  p2={"owned": "Treasure Chest"})
    scene.p1.plays("Swashbuckler")
    assert (scene.p1.coffers, scene.p2.owned) == (4, [])
    scene.p1.spends(1)
    assert scene.p1.discard == cards("Copper, Gold")


def test_treasurer_from_an_empty_trash() -> None:
    """000:6765: may be chosen although there is no Treasure in the trash"""
    scene = Scene(p1={"hand": "Treasurer"}, trash="Estate")
    scene.p1.plays("Treasurer", "gain")
    assert (scene.p1.coins, scene.p1.hand) == (3, [])


def test_treasurer_gains_a_spices_and_a_ducat() -> None:
    """000:6765: what happens on gaining happens"""
    scene = Scene(p1={"hand": "2 Treasurer, Copper", "actions": 2}, trash="Spices, Ducat")
    scene.p1.plays("Treasurer", "gain", "Spices")
    assert scene.p1.coffers == 2
    scene.p1.plays("Treasurer", "gain", "Ducat", "Copper")
    assert (scene.p1.hand, scene.trash) == (cards("Ducat, Spices"), ["copper"])


def test_seer_with_costs_lowered() -> None:
    """000:6773: costs as they are: a Duchy for 4, an Estate for 1"""
    scene = Scene(p1={"hand": "Seer", "deck": "Copper, Duchy, Estate, Gold", "owned": "Canal"})
    scene.p1.plays("Seer", "Gold, Estate")
    assert scene.p1.hand == cards("Copper, Duchy")


def test_villain_against_potion_costs() -> None:
    """000:6779: a hand without a card of 2 or more is shown; below five cards nothing happens"""
    scene = Scene(players=3, p1={"hand": "Villain"}, p2={"hand": "Transmute, 4 Copper"}, p3={"hand": "4 Estate"})
    scene.p1.plays("Villain")
    assert (len(scene.p2.hand), len(scene.p3.hand)) == (5, 4)


def test_scepter_without_an_action_to_play() -> None:
    """000:6785: an option that cannot be carried out may be chosen; a trashed Action is not in play any more"""
    scene = Scene(p1={"hand": "Acting Troupe, Scepter"})
    scene.p1.plays("Acting Troupe")
    scene.p1.plays("Scepter", "replay")
    assert (scene.p1.coins, scene.p1.villagers) == (0, 4)


def test_border_guard_twice() -> None:
    """000:6616, 000:6620: the Lantern taken by the first play works for the second, which brings the Horn"""
    scene = Scene(p1={"hand": "Throne Room, Border Guard", "deck": "5 Village"})
    scene.p1.plays("Throne Room", "Border Guard", "Village", "Lantern", "Village", "Horn")
    assert (scene.p1.owned, scene.p1.discard) == (["horn", "lantern"], cards("3 Village"))


def test_flag_by_improve() -> None:
    """000:6671, 000:6673: trashed as Clean-up begins, the Flag is there for the new hand"""
    scene = Scene(p1={"hand": "Flag Bearer, Improve", "actions": 2, "deck": "9 Copper"})
    scene.p1.plays("Flag Bearer")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Flag Bearer", "Duchy")
    assert len(scene.p1.hand) == 6


def test_flag_bearer_in_a_possessed_turn() -> None:
    """000:6671: the possessor gains it, and takes the Flag; the possessed player trashes it, and takes the Flag"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, p2={"hand": "2 Silver, Priest, Flag Bearer"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Priest", "Flag Bearer")
    assert (scene.p1.owned, scene.p2.owned) == ([], ["flag"])
    scene.p2.plays("2 Silver")
    scene.p2.buys("Flag Bearer")
    assert (scene.p1.owned, scene.p2.owned) == (["flag"], [])


def test_a_patron_revealed_in_another_turn() -> None:
    """000:6679: Rogue says reveal"""
    scene = Scene(p1={"hand": "Rogue"}, p2={"deck": "Patron, Copper"})
    scene.p1.plays("Rogue")
    assert (scene.p2.coffers, scene.trash) == (1, ["patron"])


def test_treasure_chest_in_each_buy_phase() -> None:
    """000:6747: at the start of the Buy phase, also when Villa brings a second one"""
    scene = Scene(p1={"hand": "Copper", "coins": 4, "deck": "9 Copper", "owned": "Treasure Chest"}, kingdom="Villa")
    scene.p1.plays("Copper")
    assert scene.p1.discard == cards("Gold")
    scene.p1.buys("Villa")
    scene.p1.plays("Villa")
    scene.p1.ends_turn()
    assert scene.p1.all_cards.count("gold") == 2


def test_scepter_plays_a_throne_room_again() -> None:
    """000:6787: which plays an Action from the hand twice, in the Buy phase"""
    scene = Scene(p1={"hand": "Throne Room, Village, Scepter, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Throne Room", "Village")
    scene.p1.plays("Scepter", "replay", "Throne Room", "Smithy")
    assert len(scene.p1.hand) == 8


def test_priest_three_times() -> None:
    """000:6694: the same card by King's Court: 2, then 4, then 6"""
    scene = Scene(p1={"hand": "King's Court, Priest, 3 Copper"})
    scene.p1.plays("King's Court", "Priest", "Copper", "Copper")
    assert scene.p1.coins == 12


# --- Renaissance: Projects ------------------------------------------------------------------------------------
def test_two_players_may_have_the_same_project() -> None:
    """000:6793"""
    scene = Scene(p1={"coins": 4, "owned": "Barracks", "deck": "9 Copper"}, p2={"owned": "Fair", "deck": "9 Copper"},
                  phase="buy")
    scene.p1.buys("Fair")
    assert (scene.p1.owned, scene.p1.buys) == (cards("Barracks, Fair"), 0)
    scene.p1.ends_turn()
    assert scene.p2.buys == 2
    scene.p2.ends_turn()
    assert (scene.p1.buys, scene.p1.actions) == (2, 2)


def test_sewers_for_each_card_but_not_for_its_own() -> None:
    """000:6795: Cemetery trashes two cards, so two more may go"""
    scene = Scene(p1={"hand": "5 Copper", "coins": 4, "owned": "Sewers"}, kingdom="Cemetery", phase="buy")
    scene.p1.buys("Cemetery", "2 Copper", "Copper", "Copper")
    assert (len(scene.trash), len(scene.p1.hand)) == (4, 1)


def test_pageant_pays_exactly_one_once() -> None:
    """000:6801: with no coin left it is not offered"""
    scene = Scene(p1={"coins": 3, "owned": "Pageant", "deck": "9 Copper"}, phase="buy")
    scene.p1.ends_turn("yes")
    assert scene.p1.coffers == 1
    scene = Scene(p1={"coins": 3, "owned": "Pageant", "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Silver")
    scene.p1.ends_turn()
    assert scene.p1.coffers == 0


def test_star_chart_when_a_hex_shuffles() -> None:
    """000:6807: every time you shuffle: Famine shuffles cards into the deck"""
    scene = Scene(p1={"hand": "Skulk"}, p2={"deck": "Village, Copper, Estate, Gold, Silver", "owned": "Star Chart"},
                  stacks={"hexes": "Famine"})
    scene.p1.plays("Skulk", scene.p2("Gold"))
    assert (scene.p2.deck[0], scene.p2.discard) == ("gold", ["village"])


def test_exploration_with_a_gained_card() -> None:
    """000:6813: Treasure Chest's Gold is gained, not bought"""
    scene = Scene(p1={"owned": "Exploration, Treasure Chest", "deck": "9 Copper"})
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)
    assert "gold" in scene.p1.all_cards


def test_sinister_plot_from_the_purchase_on() -> None:
    """000:6815: the first token at the start of the next turn, not from the mat; then the cards"""
    scene = Scene(p1={"coins": 4, "deck": "40 Copper", "coffers": 1, "villagers": 1}, phase="buy",
                  landscapes="Sinister Plot")
    scene.p1.buys("Sinister Plot")
    assert scene.p1.counter("Sinister Plot") == 0
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.counter("Sinister Plot"), len(scene.p1.hand)) == (1, 5)
    scene.p1.ends_turn()
    scene.p2.ends_turn("token")
    assert (scene.p1.counter("Sinister Plot"), scene.p1.coffers, scene.p1.villagers) == (2, 1, 1)
    scene.p1.ends_turn()
    scene.p2.ends_turn("cards")
    assert (scene.p1.counter("Sinister Plot"), len(scene.p1.hand)) == (0, 7)


def test_academy_and_guildhall_by_capitalism() -> None:
    """000:6825, 000:6833, 000:6835: an Action that is a Treasure too pays for both"""
    scene = Scene(p1={"owned": "Academy, Guildhall"}, kingdom="Militia")
    scene.p1.gains("Militia")
    assert (scene.p1.villagers, scene.p1.coffers) == (1, 0)
    scene = Scene(p1={"owned": "Capitalism, Guildhall"}, kingdom="Militia, Inventor")
    scene.p1.gains("Militia")
    scene.p1.gains("Inventor")
    assert scene.p1.coffers == 1


def test_fleet_and_an_outpost_played_in_the_last_turn() -> None:
    """000:6827: as if the game went on for a round: who has no Fleet takes the extra turn, but no other one"""
    scene = Scene(p1={"hand": "Outpost", "deck": "20 Copper", "coins": 8}, p2={"owned": "Fleet", "deck": "20 Copper"},
                  piles={"Province": 1})
    scene.p1.plays("Outpost")
    scene.p1.buys("Province")
    scene.p1.ends_turn()
    assert (scene.whose_turn, len(scene.p1.hand), scene.over) == (1, 3, False)
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.over) == (2, False)
    scene.p2.ends_turn()
    assert scene.over


def test_fleet_and_possession_of_a_player_without_it() -> None:
    """000:6827: an extra turn of Possession in between; none after the last Fleet turn"""
    scene = Scene(players=3, p1={"hand": "Possession", "deck": "20 Copper", "owned": "Fleet"}, p2={"deck": "20 Copper"},
                  p3={"coins": 8, "hand": "Copper", "deck": "20 Copper", "owned": "Fleet"}, turn=3, phase="buy",
                  piles={"Province": 1})
    scene.p3.buys("Province")
    scene.p3.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.over) == (2, False)
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.over) == (3, False)
    scene.p3.ends_turn()
    assert scene.over


def test_capitalism_reaches_the_cards_of_others() -> None:
    """000:6835: on the owner's turn a Militia in another's deck is a Treasure, on the other's own turn it is not"""
    scene = Scene(p1={"hand": "Bandit", "owned": "Capitalism"}, p2={"deck": "Militia, Smithy"})
    scene.p1.plays("Bandit")
    assert (scene.trash, scene.p2.discard) == (["militia"], ["smithy"])
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "5 Copper", "owned": "Capitalism"}, phase="buy")
    assert not scene.p1.can_play("Militia")


def test_road_network_of_several_players() -> None:
    """000:6843: each other player with it draws; the one who gains does not"""
    scene = Scene(players=3, p1={"coins": 2, "owned": "Road Network", "deck": "Copper"},
                  p2={"owned": "Road Network", "deck": "Copper"},
                  p3={"owned": "Road Network", "deck": "Copper"}, phase="buy")
    scene.p1.buys("Estate")
    assert [len(seat.hand) for seat in (scene.p1, scene.p2, scene.p3)] == [0, 1, 1]


def test_innovation_is_for_the_own_turn_and_the_first_action() -> None:
    """000:6851: a Treasure before it does not matter; an Action gained in another's turn is not played"""
    scene = Scene(p1={"coins": 7, "buys": 2, "owned": "Innovation", "deck": "9 Copper"}, kingdom="Smithy", phase="buy")
    scene.p1.buys("Silver")
    scene.p1.buys("Smithy", "yes")
    assert (len(scene.p1.hand), scene.p1.in_play) == (3, ["smithy"])
    scene = Scene(p1={"owned": "Innovation"}, kingdom="Smithy", turn=2)
    scene.p1.gains("Smithy")
    assert scene.p1.discard == cards("Smithy")


def test_canals_example() -> None:
    """000:6859: an Estate costs 1 on the owner's turn, so Villain's victims cannot discard it"""
    scene = Scene(p1={"hand": "Villain", "owned": "Canal"}, p2={"hand": "4 Estate, Silver"})
    scene.p1.plays("Villain")
    assert scene.p2.discard == cards("Silver")
    assert (scene.cost("Copper"), scene.cost("Canal")) == ((0, 0, 0), (7, 0, 0))


def test_innovation_at_night() -> None:
    """000:6851: gained in any way, so in the Night too; a Werewolf played there is one of the Night"""
    scene = Scene(p1={"hand": "Vampire", "owned": "Innovation"}, p2={"hand": "4 Copper"}, kingdom="Werewolf",
                  phase="night", stacks={"hexes": "Greed, Poverty"})
    scene.p1.plays("Vampire", "Werewolf", "yes", scene.p2("Copper"))
    assert len(scene.p2.hand) == 3


def test_innovation_of_a_card_gained_to_the_hand() -> None:
    """000:6851: also by Sculptor"""
    scene = Scene(p1={"hand": "Sculptor", "deck": "9 Copper", "owned": "Innovation"}, kingdom="Smithy")
    scene.p1.plays("Sculptor", "Smithy", "yes")
    assert (len(scene.p1.hand), scene.p1.in_play) == (3, cards("Sculptor, Smithy"))


def test_capitalism_and_cards_that_care_for_treasures() -> None:
    """000:6835: Treasures in every respect: counted by Bank, played twice and trashed by Counterfeit"""
    scene = Scene(p1={"hand": "Bank", "play": "Militia, Smithy", "owned": "Capitalism"}, phase="buy")
    scene.p1.plays("Bank")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Counterfeit, Militia", "owned": "Capitalism"}, phase="buy")
    scene.p1.plays("Counterfeit", "Militia")
    assert (scene.p1.coins, scene.trash) == (5, ["militia"])


def test_actions_played_as_treasures_are_actions() -> None:
    """000:6835: three Conspirators in the Buy phase"""
    scene = Scene(p1={"hand": "3 Conspirator", "owned": "Capitalism", "deck": "9 Copper"}, phase="buy")
    for _ in range(3):
        scene.p1.plays("Conspirator")
    assert (scene.p1.coins, len(scene.p1.hand)) == (6, 1)


def test_fleet_bought_in_the_turn_that_ends_the_game() -> None:
    """000:6827"""
    scene = Scene(p1={"coins": 13, "buys": 2, "deck": "9 Copper"}, landscapes="Fleet", phase="buy",
                  piles={"Province": 1})
    scene.p1.buys("Province")
    scene.p1.buys("Fleet")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.over) == (1, False)
    scene.p1.ends_turn()
    assert scene.over


def test_projects_in_extra_turns() -> None:
    """000:6817, 000:6853: in each turn, so in the one of Outpost too"""
    scene = Scene(p1={"hand": "Outpost", "deck": "30 Copper", "owned": "Fair, Barracks"})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert (scene.p1.buys, scene.p1.actions) == (2, 2)


# --- Renaissance: tokens --------------------------------------------------------------------------------------
def test_several_tokens_at_once() -> None:
    """000:6911, 000:6912"""
    scene = Scene(p1={"hand": "Village", "actions": 0, "villagers": 3, "coffers": 5, "deck": "Copper"})
    scene.p1.spends(2)
    assert (scene.p1.actions, scene.p1.villagers) == (2, 1)
    scene.p1.plays("Village")
    scene.p1.plays("Copper")
    scene.p1.spends(4)
    assert (scene.p1.coins, scene.p1.coffers) == (5, 1)
