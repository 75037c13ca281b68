"""Renaissance and Dark Ages at odd moments and with other sets."""
from throneroom.testing import Scene, cards, in_order


# --- Renaissance ----------------------------------------------------------------------------------------------
def test_border_guard_with_the_lantern_and_two_cards() -> None:
    """seed 000:6607: fewer than three revealed cards bring no Artifact"""
    scene = Scene(p1={"hand": "Border Guard", "owned": "Lantern", "deck": "2 Village"})
    scene.p1.plays("Border Guard")
    assert scene.p1.owned == ["lantern"]
    assert scene.p1.hand == cards("Village")


def test_horn_once_per_turn() -> None:
    """seed 000:6867: one Border Guard of two; it works in the turn it is taken"""
    scene = Scene(p1={"hand": "2 Border Guard", "owned": "Horn", "deck": "20 Copper"})
    scene.p1.plays("Border Guard")
    scene.p1.plays("Border Guard")
    scene.p1.ends_turn("yes")
    assert scene.p1.hand.count("border_guard") == 1


def test_flag_changes_hands_by_trashing() -> None:
    """seed 000:6671: whoever trashes it takes the Flag, in any turn"""
    scene = Scene(p1={"hand": "Swindler", "owned": "Flag", "deck": "9 Copper"}, p2={"deck": "Flag Bearer, 9 Copper"})
    scene.p1.plays("Swindler")
    assert scene.p2.owned == ["flag"]
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5


def test_cargo_ship_waits_for_a_better_card() -> None:
    """seed 000:6647: not necessarily the next card; unused it is discarded this turn"""
    scene = Scene(p1={"hand": "Cargo Ship", "deck": "30 Copper"})
    scene.p1.plays("Cargo Ship")
    scene.p1.gains("Silver", "no")
    scene.p1.gains("Gold", "yes")
    assert scene.p1.aside == cards("Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert "gold" in scene.p1.hand


def test_cargo_ship_and_a_duration_gained_to_the_hand() -> None:
    """seed 000:6647, rules.md LOST-04: it knows where the card went"""
    scene = Scene(kingdom="Ghost Town", p1={"hand": "Cargo Ship", "deck": "30 Copper"})
    scene.p1.plays("Cargo Ship")
    scene.p1.gains("Ghost Town", "yes")
    assert scene.p1.aside == cards("Ghost Town")


def test_experiment_to_the_hand() -> None:
    """seed 000:6629: the second one goes to the discard pile"""
    scene = Scene(kingdom="Experiment", p1={"hand": "Sculptor"})
    scene.p1.plays("Sculptor", "Experiment")
    assert scene.p1.hand == cards("Experiment")
    assert scene.p1.discard == cards("Experiment")


def test_improve_trashes_itself() -> None:
    """seed 000:6638: any Action that would be discarded, for any card exactly 1 dearer"""
    scene = Scene(kingdom="Silk Road", p1={"hand": "Improve", "deck": "9 Copper"})
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Improve")
    assert scene.p1.discard == cards("Silk Road")
    assert scene.trash == cards("Improve")


def test_old_witch_without_curses() -> None:
    """seed 000:6719: a Curse in hand may be trashed although none was gained"""
    scene = Scene(piles={"Curse": 0}, p1={"hand": "Old Witch", "deck": "9 Copper"}, p2={"hand": "Curse"})
    scene.p1.plays("Old Witch", scene.p2("yes"))
    assert scene.trash == cards("Curse")


def test_patron_and_villain() -> None:
    """seed 000:6679: discarded it is not revealed; shown to prove something it is"""
    scene = Scene(p1={"hand": "Villain"}, p2={"hand": "Patron, 4 Copper"})
    scene.p1.plays("Villain")
    assert scene.p2.coffers == 0
    assert scene.p2.discard == cards("Patron")
    scene = Scene(p1={"hand": "3 Inventor, Villain", "actions": 4}, p2={"hand": "Patron, 4 Copper"})
    for _ in range(3):
        scene.p1.plays("Inventor", "Copper")
    scene.p1.plays("Villain")
    assert scene.p2.coffers == 1


def test_patrons_revealed_in_many_ways() -> None:
    """seed 000:6679: wherever the word is reveal: Inn, Ambassador, Hunting Party, an opponent's Oracle"""
    scene = Scene(kingdom="Inn", p1={"discard": "Patron"})
    scene.p1.gains("Inn", "Patron")
    assert scene.p1.coffers == 1
    scene = Scene(p1={"hand": "Oracle"}, p2={"deck": "2 Patron"})
    scene.p1.plays("Oracle", "yes")
    assert scene.p2.coffers == 2
    scene = Scene(p1={"hand": "Cutpurse"}, p2={"hand": "Patron, Estate"})
    scene.p1.plays("Cutpurse")
    assert scene.p2.coffers == 1


def test_priests_add_up() -> None:
    """seed 000:6694: the second one sees the first; Lurker's card of the Supply counts"""
    scene = Scene(kingdom="Village", p1={"hand": "2 Priest, Lurker, 2 Copper", "actions": 3})
    scene.p1.plays("Priest", "Copper")
    scene.p1.plays("Priest", "Copper")
    assert scene.p1.coins == 2 + 2 + 2
    scene.p1.plays("Lurker", "trash", "Village")
    assert scene.p1.coins == 6 + 4


def test_research_trashing_something_cheap() -> None:
    """seed 000:6685: no card for a Copper, and Research does not stay"""
    scene = Scene(p1={"hand": "Research, Copper", "deck": "9 Estate"})
    scene.p1.plays("Research")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_scepter_draws_treasures() -> None:
    """seed 000:6787: they may be played in this turn"""
    scene = Scene(p1={"hand": "Smithy, Scepter", "deck": "3 Estate, 3 Gold"})
    scene.p1.plays("Smithy")
    scene.p1.plays("Scepter", "replay")
    scene.p1.plays("3 Gold")
    assert scene.p1.coins == 9


def test_swashbuckler_and_the_chest() -> None:
    """seed 000:6745: only with a token got by this play; not after a shuffle emptied the discard pile"""
    scene = Scene(p1={"hand": "Swashbuckler", "coffers": 5, "deck": "2 Copper", "discard": "2 Estate"})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.owned == []
    assert scene.p1.coffers == 5
    scene = Scene(p1={"hand": "Swashbuckler", "coffers": 3, "deck": "3 Copper", "discard": "Estate"})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.owned == ["treasure_chest"]


def test_treasurer_gains_from_the_trash() -> None:
    """seed 000:6765: what happens on gaining happens"""
    scene = Scene(trash="Spices", p1={"hand": "Treasurer"})
    scene.p1.plays("Treasurer", "gain")
    assert scene.p1.hand == cards("Spices")
    assert scene.p1.coffers == 2


def test_exploration_and_events() -> None:
    """seed 000:6813: a Project or a gained card does not matter; it works in the turn it is bought"""
    scene = Scene(landscapes="Exploration", phase="buy", p1={"coins": 4})
    scene.p1.buys("Exploration")
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)


def test_innovation_declined_is_over() -> None:
    """seed 000:6851: only the first Action gained in the turn"""
    scene = Scene(landscapes="Innovation", kingdom="Village", p1={"owned": "Innovation", "deck": "9 Copper"})
    scene.p1.gains("Village", "no")
    scene.p1.gains("Village")
    assert scene.p1.in_play == []


def test_sinister_plots_are_kept_apart() -> None:
    """seed 000:6815: each player's own tokens"""
    scene = Scene(landscapes="Sinister Plot", phase="start", p1={"owned": "Sinister Plot", "deck": "9 Copper",
                                                                  "counters": {"sinister_plot": 2}},
                  p2={"owned": "Sinister Plot"})
    scene.run("cards")
    assert len(scene.p1.hand) == 2
    scene.p1.ends_turn()
    assert scene.p2.me.counters["sinister_plot"] == 1


def test_two_projects_are_the_most() -> None:
    """seed 000:6793: neither a third nor the same again"""
    scene = Scene(landscapes="Fair, Barracks, Canal", phase="buy", p1={"coins": 30, "buys": 3, "owned": "Fair"})
    assert not scene.p1.can_buy("Fair")
    scene.p1.buys("Barracks")
    assert not scene.p1.can_buy("Canal")


def test_road_network_in_the_own_turn() -> None:
    """seed 000:6843: an opponent's gain counts in any turn"""
    scene = Scene(landscapes="Road Network", p1={"owned": "Road Network", "deck": "9 Copper"})
    scene.p2.gains("Estate")
    assert scene.p1.hand == cards("Copper")
    scene.p1.gains("Estate")
    assert scene.p1.hand == cards("Copper")


def test_citadel_and_a_reserve_card() -> None:
    """seed 000:6861: the first Action is played again although it left play"""
    scene = Scene(landscapes="Citadel", p1={"hand": "Guide", "owned": "Citadel", "deck": "9 Copper"})
    scene.p1.plays("Guide")
    assert scene.p1.tavern == cards("Guide")
    assert len(scene.p1.hand) == 2


def test_silos_shuffle_the_coppers_in() -> None:
    """seed 000:6823"""
    scene = Scene(landscapes="Silos", phase="start", p1={"hand": "2 Copper", "owned": "Silos"})
    scene.run("2 Copper")
    assert scene.p1.hand == cards("2 Copper")


def test_acting_troupe_twice() -> None:
    """seed 000:6653: trashed once, Villagers both times"""
    scene = Scene(p1={"hand": "Throne Room, Acting Troupe"})
    scene.p1.plays("Throne Room", "Acting Troupe")
    assert scene.p1.villagers == 8
    assert scene.trash == cards("Acting Troupe")


# --- Dark Ages ------------------------------------------------------------------------------------------------
def test_beggar_before_the_attack() -> None:
    """seed 000:4268: with one Silver left it goes onto the deck"""
    scene = Scene(piles={"Silver": 1}, p1={"hand": "Sea Hag"}, p2={"hand": "Beggar", "deck": "Gold"})
    scene.p1.plays("Sea Hag", scene.p2("yes"))
    assert scene.p2.discard == cards("Beggar, Silver")
    assert scene.p2.deck == in_order("Curse, Gold")


def test_catacombs_shuffles_the_discarded_cards() -> None:
    """seed 000:4474: what was discarded may be drawn again"""
    scene = Scene(p1={"hand": "Catacombs", "deck": "3 Copper"})
    scene.p1.plays("Catacombs", "discard")
    assert scene.p1.hand == cards("3 Copper")


def test_count_with_nothing_to_do() -> None:
    """seed 000:4466: options that cannot be carried out may be chosen"""
    scene = Scene(p1={"hand": "Count"})
    scene.p1.plays("Count", "discard", "trash")
    assert scene.trash == []


def test_cultists_in_a_row_are_answered_one_by_one() -> None:
    """seed 000:4483, rules.md MULT-04: each play is an Attack of its own"""
    scene = Scene(piles={"Ruins": "9 Survivors"}, p1={"hand": "2 Cultist", "deck": "9 Copper"}, p2={"hand": "Moat"})
    scene.p1.plays("Cultist", scene.p2("yes"), "yes", scene.p2("no"))
    assert scene.p2.discard == cards("Survivors")


def test_death_cart_without_actions() -> None:
    """seed 000:4392: it is trashed itself; a second time by Throne Room nothing is left to trash"""
    scene = Scene(p1={"hand": "Throne Room, Death Cart"})
    scene.p1.plays("Throne Room", "Death Cart")
    assert scene.p1.coins == 10
    assert scene.trash == cards("Death Cart")


def test_forager_without_a_card() -> None:
    """seed 000:4334: the trash is looked at all the same"""
    scene = Scene(trash="3 Copper, Silver, 2 Counterfeit", p1={"hand": "Forager"})
    scene.p1.plays("Forager")
    assert scene.p1.coins == 3


def test_graverobber_and_cards_with_debt() -> None:
    """seed 000:4456: neither Potion nor debt; from the trash onto the deck"""
    scene = Scene(trash="Golem, Silver, Fortune", p1={"hand": "Graverobber"})
    scene.p1.plays("Graverobber", "gain")
    assert scene.p1.deck == in_order("Silver")


def test_hermit_and_a_purchase_of_an_event() -> None:
    """seed 000:4302: an Event is no card; a card bought at the Black Market is one"""
    scene = Scene(landscapes="Ride", p1={"hand": "Hermit", "coins": 2, "deck": "9 Copper"})
    scene.p1.plays("Hermit", "Copper")
    scene.p1.buys("Ride")
    scene.p1.ends_turn()
    assert scene.trash == cards("Hermit")
    assert "madman" in scene.p1.discard


def test_ironmonger_and_several_types() -> None:
    """seed 000:4354: each type pays; the card may stay"""
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Nobles, Silver"})
    scene.p1.plays("Ironmonger", "yes")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Copper, Silver")


def test_market_squares_for_one_card() -> None:
    """seed 000:4325: any number; also in another's turn"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"hand": "2 Market Square", "deck": "Copper"})
    scene.p1.plays("Swindler", scene.p2("yes"), scene.p2("yes"), "Curse")
    assert scene.p2.discard == cards("Curse, 2 Gold, 2 Market Square")


def test_mercenary_with_cards_that_act_when_trashed() -> None:
    """seed 000:4581: both are trashed first, then their effects in any order, then the cards"""
    scene = Scene(p1={"hand": "Mercenary, Rats, Overgrown Estate", "deck": "9 Copper"})
    scene.p1.plays("Mercenary", "yes", "Rats")
    assert len(scene.p1.hand) == 4
    assert scene.p1.coins == 2


def test_poor_house_takes_other_coins_too() -> None:
    """seed 000:4262: never below nothing"""
    scene = Scene(p1={"hand": "Poor House, 5 Copper", "coins": 3})
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Poor House, 5 Copper"})
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 0


def test_procession_on_procession() -> None:
    """seed 000:4418: two Actions twice each; three cards are trashed and three gained"""
    scene = Scene(kingdom="Moat, Village, Smithy, Laboratory",
                  p1={"hand": "2 Procession, 2 Moat", "deck": "20 Copper"})
    scene.p1.plays("Procession", "Procession", "Moat", "Moat")
    assert scene.trash == cards("2 Moat, Procession")
    assert scene.p1.discard == cards("Laboratory, 2 Village")
    assert len(scene.p1.hand) == 8


def test_rats_show_a_hand_of_rats() -> None:
    """seed 000:4404: nothing to trash; a Patron-free proof"""
    scene = Scene(p1={"hand": "2 Rats", "deck": "Rats"})
    scene.p1.plays("Rats")
    assert scene.p1.discard == cards("Rats")
    assert scene.trash == []


def test_rebuild_names_what_is_kept() -> None:
    """seed 000:4499: digs past the named card, finds no other Victory card, discards all"""
    scene = Scene(p1={"hand": "Rebuild", "deck": "Province, Copper"})
    scene.p1.plays("Rebuild", "Province")
    assert scene.p1.discard == cards("Copper, Province")


def test_rogue_must_gain() -> None:
    """seed 000:4537: with a fitting card in the trash there is no attack; Reactions come first anyway"""
    scene = Scene(trash="Smithy", p1={"hand": "Rogue"}, p2={"deck": "2 Gold"})
    scene.p1.plays("Rogue")
    assert scene.p1.discard == cards("Smithy")
    assert scene.p2.deck == in_order("2 Gold")


def test_squire_and_the_attack_on_top() -> None:
    """seed 000:4275: any Attack of the Supply that lies on top"""
    scene = Scene(kingdom="Witch, Catapult/Rocks", p1={"hand": "Chapel, Squire"})
    scene.p1.plays("Chapel", "Squire", "Catapult")
    assert scene.asked[-1].offers("Witch", "Catapult")


def test_urchin_and_its_double() -> None:
    """seed 000:4311: another Urchin will do, the same one played twice will not"""
    scene = Scene(p1={"hand": "2 Urchin", "deck": "9 Copper"})
    scene.p1.plays("Urchin")
    scene.p1.plays("Urchin", "yes")
    assert scene.p1.discard == cards("Mercenary")
    scene = Scene(p1={"hand": "Throne Room, Urchin", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Urchin")
    assert scene.trash == []


def test_hovel_and_a_combined_victory_card() -> None:
    """seed 000:4601: also in the Action phase at the Black Market"""
    scene = Scene(black_market="Nobles", stacks={"black_market": "Nobles"},
                  p1={"hand": "Black Market, Hovel", "coins": 6})
    scene.p1.plays("Black Market", "Nobles", "yes")
    assert scene.trash == cards("Hovel")


def test_tribute_with_two_ruins() -> None:
    """seed 000:4732: two different names"""
    scene = Scene(p1={"hand": "Tribute"}, p2={"deck": "Survivors, Ruined Village"})
    scene.p1.plays("Tribute")
    assert scene.p1.actions == 4


def test_a_card_returned_to_the_ruins() -> None:
    """seed 000:4730: it lies on top, and who is attacked gains it if it is the same"""
    scene = Scene(piles={"Ruins": "3 Survivors"}, kingdom="Cultist", p1={"hand": "Ambassador, Ruined Market"})
    scene.p1.plays("Ambassador", "Ruined Market")
    assert scene.p2.discard == cards("Ruined Market")
    assert scene.top("Ruins") == "survivors"
