"""Nocturne: Night, Boons, Hexes and States where they meet other things."""
from throneroom.testing import Scene, cards, in_order


# --- Night ----------------------------------------------------------------------------------------------------
def test_night_comes_after_buying() -> None:
    """seed 000:6495, 000:6043: a Guardian bought in this turn is played in it and protects at once"""
    scene = Scene(kingdom="Guardian", phase="buy", p1={"coins": 2, "deck": "9 Copper"}, p2={"hand": "Militia"})
    scene.p1.buys("Guardian")
    scene.p1.plays("Guardian")
    scene.p1.ends_turn()
    scene.p2.plays("Militia")
    assert len(scene.p1.hand) == 5
    scene.p2.ends_turn()
    assert scene.p1.coins == 1


def test_werewolf_by_throne_room_and_at_night() -> None:
    """seed 000:6231: what it does depends on the phase; at night it cannot be throned"""
    scene = Scene(stacks={"hexes": "Poverty"}, p1={"hand": "Throne Room, Werewolf", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Werewolf")
    assert len(scene.p1.hand) == 6
    scene = Scene(stacks={"hexes": "Poverty"}, p1={"hand": "Werewolf"}, p2={"hand": "5 Copper"}, phase="night")
    scene.p1.plays("Werewolf")
    assert len(scene.p2.hand) == 3


def test_conclave_and_durations_in_play() -> None:
    """seed 000:6116: a Duration of last turn is in play; a card trashed this turn is not"""
    scene = Scene(p1={"hand": "Conclave, Caravan, Feast", "durations": "Caravan"})
    scene.p1.plays("Conclave", "Feast", "Silver")
    assert not scene.asked[0].offers("Caravan")
    scene = Scene(p1={"hand": "Conclave, Moat", "deck": "9 Copper"})
    scene.p1.plays("Conclave", "Moat")
    assert scene.p1.actions == 1


def test_imp_does_not_play_an_imp() -> None:
    """seed 000:6414"""
    scene = Scene(p1={"hand": "2 Imp", "deck": "9 Copper"})
    scene.p1.plays("Imp")
    assert scene.asked == []


def test_crypt_takes_back_one_a_turn() -> None:
    """seed 000:6182: it stays until the last; with nothing set aside it goes at once"""
    scene = Scene(p1={"hand": "Crypt", "play": "Gold, Silver", "deck": "30 Estate"}, phase="night")
    scene.p1.plays("Crypt", "Gold, Silver")
    assert scene.p1.face_down == cards("Gold, Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Gold")
    assert scene.p1.in_play == cards("Crypt")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert "silver" in scene.p1.hand
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_monastery_trashes_coppers_in_play() -> None:
    """seed 000:6034: in any combination; exchanged cards are not gained"""
    scene = Scene(p1={"hand": "Monastery, Curse", "play": "2 Copper"}, phase="night")
    scene.p1.gains("Estate")
    scene.p1.gains("Estate")
    scene.p1.plays("Monastery", "Curse", "yes")
    assert scene.trash == cards("Copper, Curse")


def test_devils_workshop_counts_what_it_gained_before() -> None:
    """seed 000:6145: the first gains a Gold, the second a card of at most 4, the third an Imp"""
    scene = Scene(p1={"hand": "3 Devil's Workshop"}, phase="night")
    scene.p1.plays("Devil's Workshop")
    scene.p1.plays("Devil's Workshop", "Silver")
    scene.p1.plays("Devil's Workshop")
    assert scene.p1.discard == cards("Gold, Imp, Silver")


def test_changeling_needs_something_in_play() -> None:
    """seed 000:6087: only a card of the Supply of which a copy is in play, after it has been trashed itself"""
    scene = Scene(kingdom="Village", p1={"hand": "Changeling", "play": "Village, Copper"}, phase="night")
    scene.p1.plays("Changeling", "Village", "no")
    assert scene.asked[0].offers("Copper", "Village")
    assert not scene.asked[0].offers("Changeling")
    assert scene.trash == cards("Changeling")


def test_vampire_and_bat_in_turn() -> None:
    """seed 000:6218, 000:6342: exchanged, not gained; without Vampires the Bat stays a Bat"""
    scene = Scene(stacks={"hexes": "Greed"}, kingdom="Village", p1={"hand": "Vampire"}, phase="night")
    scene.p1.plays("Vampire", "Silver")
    assert not scene.asked[0].offers("Vampire")
    assert scene.p1.discard == cards("Bat, Silver")
    scene = Scene(p1={"hand": "Bat, Copper"}, kingdom="Vampire", piles={"Vampire": 0}, phase="night")
    scene.p1.plays("Bat", "Copper")
    assert scene.p1.in_play == cards("Bat")


def test_exorcist_and_cheap_cards() -> None:
    """seed 000:6101: nothing for a Curse; for a Silver one of the two cheaper Spirits"""
    scene = Scene(p1={"hand": "Exorcist, Curse"}, phase="night")
    scene.p1.plays("Exorcist")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Exorcist, Silver"}, phase="night")
    scene.p1.plays("Exorcist", "Imp")
    assert scene.asked[0].offers("Imp", "Will-o'-Wisp")
    assert not scene.asked[0].offers("Ghost")


def test_ghost_by_itself() -> None:
    """seed 000:6426: no Action found: all is discarded and the Ghost leaves this turn"""
    scene = Scene(p1={"hand": "Ghost", "deck": "2 Copper", "discard": "Estate"}, phase="night")
    scene.p1.plays("Ghost")
    assert scene.p1.discard == cards("2 Copper, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_ghost_and_citadel() -> None:
    """seed 000:6428, 000:6861: the first of the two plays is the first Action of the turn"""
    scene = Scene(landscapes="Citadel", p1={"hand": "Ghost", "owned": "Citadel", "deck": "Smithy, 30 Copper"},
                  phase="night")
    scene.p1.plays("Ghost")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5 + 9


def test_raider_and_what_is_in_play() -> None:
    """seed 000:6238: a copy of any card in play, the Raider too; four cards are safe"""
    scene = Scene(p1={"hand": "Raider", "play": "Copper, Silver"}, p2={"hand": "Silver, Raider, 3 Estate"},
                  p3={"hand": "4 Copper"}, phase="night")
    scene.p1.plays("Raider", scene.p2("Raider"))
    assert scene.p2.discard == cards("Raider")
    assert len(scene.p3.hand) == 4


# --- Boons ----------------------------------------------------------------------------------------------------
def test_the_boons_are_shuffled_when_all_are_used() -> None:
    """seed 000:6508: not those that lie before a player"""
    scene = Scene(p1={"hand": "Bard", "actions": 3})
    game = scene.game
    boons = game.stacks["boons"]
    field = next(boon for boon in boons if boon.id == "the_fields_gift")
    sea = next(boon for boon in boons if boon.id == "the_seas_gift")
    boons.remove(field)
    boons.remove(sea)
    game.stacks["boons discarded"].append(sea)
    boons.clear()
    scene.p1.me.owned.append(field)
    scene.p1.plays("Bard")
    assert [boon.id for boon in game.stacks["boons discarded"]] == ["the_seas_gift"]


def test_sacred_grove_and_rivers_gift_for_others() -> None:
    """seed 000:6175: they draw at the end of this turn"""
    scene = Scene(stacks={"boons": "The River's Gift"}, p1={"hand": "Sacred Grove", "deck": "9 Copper"},
                  p2={"hand": "Estate", "deck": "9 Copper"})
    scene.p1.plays("Sacred Grove", scene.p2("yes"))
    assert len(scene.p2.hand) == 1
    scene.p1.ends_turn()
    assert len(scene.p2.hand) == 2
    assert len(scene.p1.hand) == 6


def test_sacred_grove_and_a_coin() -> None:
    """seed 000:6175: the two Boons with a coin are not offered"""
    scene = Scene(stacks={"boons": "The Forest's Gift"}, p1={"hand": "Sacred Grove"})
    scene.p1.plays("Sacred Grove")
    assert scene.p1.coins == 4
    assert scene.asked == []


def test_pixie_twice_the_same_boon() -> None:
    """seed 000:6014: a Boon kept until Clean-up works twice"""
    scene = Scene(stacks={"boons": "The Field's Gift"}, p1={"hand": "Pixie", "deck": "9 Copper"})
    scene.p1.plays("Pixie", "yes")
    assert scene.p1.coins == 2
    assert scene.p1.actions == 3
    assert scene.trash == cards("Pixie")
    scene = Scene(stacks={"boons": "The Field's Gift"}, p1={"hand": "Throne Room, Pixie", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Pixie", "yes")
    assert scene.p1.coins == 2


def test_blessed_village_in_another_turn() -> None:
    """seed 000:6138: kept for the next turn it is received at its start"""
    scene = Scene(kingdom="Blessed Village", stacks={"boons": "The Sea's Gift"}, p2={"deck": "9 Copper"})
    scene.p2.gains("Blessed Village", "no")
    assert scene.p2.hand == []
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("Copper")


def test_druid_boons_stay() -> None:
    """seed 000:5992: also one that would lie before the player; the others use the nine that are left"""
    scene = Scene(p1={"hand": "2 Druid, Bard", "actions": 2})
    stacks = scene.game.stacks
    aside = stacks["boons set aside"]
    aside[:] = [scene.game.landscape("the_fields_gift"), scene.game.landscape("the_mountains_gift")]
    assert len(stacks["boons"]) == 9
    scene.p1.plays("Druid", "The Field's Gift")
    scene.p1.plays("Druid", "The Field's Gift")
    assert scene.p1.coins == 2
    assert [boon.id for boon in aside] == ["the_fields_gift", "the_mountains_gift"]


def test_fool_takes_the_state_from_another() -> None:
    """seed 000:6079: three Boons only for who had it not"""
    scene = Scene(stacks={"boons": "The Sea's Gift, The Mountain's Gift, The Forest's Gift"},
                  p1={"hand": "2 Fool", "actions": 2, "deck": "9 Copper"}, p2={"owned": "Lost in the Woods"})
    scene.p1.plays("Fool", "The Forest's Gift", "The Sea's Gift")
    assert scene.p1.owned.count("lost_in_the_woods") == 1
    assert scene.p2.owned == []
    hand = len(scene.p1.hand)
    scene.p1.plays("Fool")
    assert len(scene.p1.hand) == hand - 1


def test_tracker_and_the_boon_it_received() -> None:
    """seed 000:6003: the Silver of the Boon may go onto the deck; each gain is decided for itself"""
    scene = Scene(stacks={"boons": "The Mountain's Gift"}, p1={"hand": "Tracker"})
    scene.p1.plays("Tracker", "yes")
    assert scene.p1.deck == in_order("Silver")


def test_skys_gift_with_two_cards() -> None:
    """seed 000:6251: both are discarded, and there is no Gold"""
    scene = Scene(stacks={"boons": "The Sky's Gift"}, p1={"hand": "Bard, 2 Copper"})
    scene.p1.plays("Bard", "yes")
    assert scene.p1.discard == cards("2 Copper")


# --- Hexes and States -----------------------------------------------------------------------------------------
def test_envious_and_deluded_exclude_each_other() -> None:
    """seed 000:6286: with either of them the other Hex does nothing"""
    scene = Scene(stacks={"hexes": "Envy, Delusion"}, p1={"hand": "2 Skulk", "actions": 2}, p2={"hand": "Gold, Silver"})
    scene.p1.plays("Skulk")
    scene.p1.plays("Skulk")
    assert scene.p2.owned == ["envious"]
    scene.p1.ends_turn()
    scene.p2.plays("Gold")
    scene.p2.plays("Silver")
    assert scene.p2.coins == 2
    assert scene.p2.owned == []


def test_deluded_forbids_buying_not_gaining() -> None:
    """seed 000:6298: for the turn; Events are no Actions"""
    scene = Scene(landscapes="Ride", kingdom="Village", p1={"owned": "Deluded", "coins": 3}, phase="action")
    assert not scene.p1.can_buy("Village")
    assert scene.p1.can_buy("Silver")
    assert scene.p1.can_buy("Ride")
    scene.p1.gains("Village")
    assert scene.p1.discard == cards("Village")


def test_misery_three_times() -> None:
    """seed 000:6262: twice miserable is the end"""
    scene = Scene(stacks={"hexes": "Misery"}, p1={"hand": "Skulk"}, p2={}, p3={"owned": "Miserable"},
                  p4={"owned": "Twice Miserable"})
    scene.p1.plays("Skulk")
    assert scene.scores == [0, -2, -4, -4]


def test_locusts_and_the_types_of_a_card() -> None:
    """seed 000:6274: one shared type is enough"""
    scene = Scene(kingdom="Secret Cave, Smithy", stacks={"hexes": "Locusts"}, p1={"hand": "Skulk"},
                  p2={"deck": "Cobbler"})
    scene.p1.plays("Skulk")
    assert scene.p2.discard == cards("Secret Cave")


def test_bad_omens_with_one_copper() -> None:
    """seed 000:6292: it is the only card of the deck then"""
    scene = Scene(stacks={"hexes": "Bad Omens"}, p1={"hand": "Skulk"}, p2={"deck": "Tunnel, Copper", "discard": "Gold"})
    scene.p1.plays("Skulk")
    assert scene.p2.deck == in_order("Copper")
    assert scene.p2.discard == cards("Gold, Tunnel")


def test_cursed_village_bought() -> None:
    """seed 000:6225: the Hex hits the buyer in the Buy phase"""
    scene = Scene(kingdom="Cursed Village", stacks={"hexes": "Delusion"}, phase="buy", p1={"coins": 5})
    scene.p1.buys("Cursed Village")
    assert scene.p1.owned == ["deluded"]


def test_leprechaun_with_seven_cards() -> None:
    """seed 000:6068: itself and Durations count; otherwise a Hex"""
    scene = Scene(p1={"hand": "Leprechaun", "play": "6 Copper"})
    scene.p1.plays("Leprechaun")
    assert scene.p1.discard == cards("Gold, Wish")


def test_a_hex_hits_only_the_unprotected() -> None:
    """seed 000:6094, rules.md ATT-04: the same Hex for all others, in turn order"""
    scene = Scene(stacks={"hexes": "Plague"}, piles={"Curse": 1}, p1={"hand": "Tormentor", "play": "Copper"},
                  p2={"hand": "Moat"}, p3={}, p4={})
    scene.p1.plays("Tormentor", scene.p2("yes"))
    assert scene.p2.hand == cards("Moat")
    assert scene.p3.hand == cards("Curse")
    assert scene.p4.hand == []


def test_tormentor_alone() -> None:
    """seed 000:6162: no other card in play: an Imp; played twice by Throne Room there is another"""
    scene = Scene(stacks={"hexes": "Greed"}, p1={"hand": "Tormentor"})
    scene.p1.plays("Tormentor")
    assert scene.p1.discard == cards("Imp")
    scene = Scene(stacks={"hexes": "Greed"}, p1={"hand": "Throne Room, Tormentor"}, p2={})
    scene.p1.plays("Throne Room", "Tormentor")
    assert scene.p1.discard == []


def test_wish_and_nomad_camp() -> None:
    """seed 000:6330: to the hand, whatever the card says; without a return nothing is gained"""
    scene = Scene(kingdom="Nomad Camp", p1={"hand": "Throne Room, Wish"})
    scene.p1.plays("Throne Room", "Wish", "Nomad Camp")
    assert scene.p1.hand == cards("Nomad Camp")
    assert scene.p1.actions == 2


def test_magic_lamp_counts_itself() -> None:
    """seed 000:6352: six different single cards; the coin stays"""
    scene = Scene(p1={"hand": "Magic Lamp", "play": "Copper, Silver, Gold, Moat, Village"}, phase="buy")
    scene.p1.plays("Magic Lamp")
    assert scene.p1.discard == cards("3 Wish")
    assert scene.p1.coins == 1
    assert scene.trash == cards("Magic Lamp")


def test_haunted_mirror_trashed_without_an_action() -> None:
    """seed 000:6358: an Action has to be discarded for the Ghost"""
    scene = Scene(p1={"hand": "Chapel, Haunted Mirror, Moat"})
    scene.p1.plays("Chapel", "Haunted Mirror", "Moat")
    assert scene.p1.discard == cards("Ghost, Moat")
    scene = Scene(p1={"hand": "Chapel, Haunted Mirror"})
    scene.p1.plays("Chapel", "Haunted Mirror")
    assert scene.p1.discard == []


def test_idol_by_counterfeit() -> None:
    """seed 000:6168: one Idol in play both times: two Boons"""
    scene = Scene(stacks={"boons": "The Mountain's Gift, The Sea's Gift"}, phase="buy",
                  p1={"hand": "Counterfeit, Idol", "deck": "Copper"})
    scene.p1.plays("Counterfeit", "Idol")
    assert scene.p1.discard == cards("Silver")
    assert scene.trash == cards("Idol")


def test_tragic_hero_by_throne_room() -> None:
    """seed 000:6210: trashed once, a Treasure each time"""
    scene = Scene(p1={"hand": "Throne Room, Tragic Hero, 5 Estate", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Tragic Hero", "Gold", "Gold")
    assert scene.p1.discard == cards("2 Gold")
    assert scene.trash == cards("Tragic Hero")
    assert scene.p1.me.buys == 3


def test_secret_cave_with_few_cards() -> None:
    """seed 000:6053: fewer than three are discarded for nothing, and it does not stay"""
    scene = Scene(p1={"hand": "Secret Cave, Copper", "deck": "Estate"})
    scene.p1.plays("Secret Cave", "yes")
    assert scene.p1.hand == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_necromancer_and_a_card_turned_down() -> None:
    """seed 000:6154: each once in a turn; played by Throne Room it needs two"""
    scene = Scene(p1={"hand": "Throne Room, Necromancer", "deck": "9 Copper"}, trash="Smithy")
    scene.p1.plays("Throne Room", "Necromancer", "Smithy", "Zombie Spy", "no")
    assert not scene.asked[2].offers("Smithy")


def test_faithful_hound_of_the_deck() -> None:
    """seed 000:6025: discarded from the deck it may be set aside; put into the discard pile not"""
    scene = Scene(p1={"hand": "Night Watchman", "deck": "Faithful Hound, 9 Copper"}, phase="night")
    scene.p1.plays("Night Watchman", "Faithful Hound", "yes")
    assert scene.p1.aside == cards("Faithful Hound")
    scene = Scene(p1={"hand": "Scavenger", "deck": "Faithful Hound, Copper"})
    scene.p1.plays("Scavenger", "yes", "Copper")
    assert scene.p1.discard == cards("Faithful Hound")
