"""Dark Ages, statement by statement through both of its source texts: what no other test carries out."""
import pytest

from throneroom.testing import Scene, cards, in_order

NINE = "9 Copper"


# --- single cards, 2012 -------------------------------------------------------------------------------------------
def test_altar_with_reduced_costs() -> None:
    """000:3737: the limit is that of the card, the costs are those of the moment"""
    scene = Scene(kingdom="Hunting Grounds", p1={"hand": "Altar, Copper", "play": "Highway"})
    scene.p1.plays("Altar", "Hunting Grounds")
    assert scene.p1.discard == cards("Hunting Grounds")


def test_altar_must_gain() -> None:
    """000:3737"""
    scene = Scene(p1={"hand": "Altar, Copper"})
    scene.p1.plays("Altar", "Silver")
    assert scene.asked[-1].least == 1


def test_poor_house_twice() -> None:
    """000:3748: four coins more, then one less for each Treasure, by each play"""
    scene = Scene(p1={"hand": "Throne Room, Poor House, 3 Copper"})
    scene.p1.plays("Throne Room", "Poor House")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Poor House, 2 Counterfeit, Spoils, Nobles, Harem"})
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 0
    shown = [event for event in scene.log.events if event.verb == "reveal"]
    assert len(shown[0].visible_cards(1)) == 5


def test_bandit_camp_draws_before_the_spoils() -> None:
    """000:3758, 000:4438: so the first Spoils can be drawn by the second play only; then none is left"""
    scene = Scene(piles={"Spoils": 1}, p1={"hand": "Throne Room, Bandit Camp", "deck": "Copper"})
    scene.p1.plays("Throne Room", "Bandit Camp")
    assert scene.p1.hand == cards("Copper, Spoils")
    assert scene.p1.actions == 4


def test_minstrel_with_few_cards() -> None:
    """000:3769, 000:4346: the discard pile is shuffled in beneath; combined Actions are Actions"""
    scene = Scene(p1={"hand": "Wandering Minstrel", "deck": "Copper, Estate", "discard": "Nobles"})
    scene.p1.plays("Wandering Minstrel")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Nobles")
    assert scene.p1.discard == cards("Estate")
    scene = Scene(p1={"hand": "Wandering Minstrel", "deck": "Copper, 3 Estate, Gold"})
    scene.p1.plays("Wandering Minstrel")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("3 Estate")
    scene = Scene(p1={"hand": "Wandering Minstrel", "deck": "Copper"})
    scene.p1.plays("Wandering Minstrel")
    assert scene.p1.deck == []


def test_minstrel_discards_the_rest() -> None:
    """000:3769: a Tunnel among the three is discarded; a Shelter that is an Action is not"""
    scene = Scene(p1={"hand": "Wandering Minstrel", "deck": "Copper, Tunnel, Smithy, Necropolis"})
    scene.p1.plays("Wandering Minstrel", "Smithy, Necropolis", "yes")
    assert scene.p1.deck == in_order("Necropolis, Smithy")
    assert scene.p1.discard == cards("Tunnel, Gold")


def test_beggar_without_silver_and_declined() -> None:
    """000:3780: with no Silver none; it is discarded all the same; one may also keep it"""
    scene = Scene(piles={"Silver": 0}, p1={"hand": "Militia"}, p2={"hand": "Beggar, 3 Copper"})
    scene.p1.plays("Militia", scene.p2("yes"))
    assert scene.p2.discard == cards("Beggar")
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Beggar, 2 Copper"})
    scene.p1.plays("Militia", scene.p2("no"))
    assert scene.p2.hand == cards("Beggar, 2 Copper")


def test_two_beggars_for_one_attack() -> None:
    """000:3780, 000:4239: one after the other"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "2 Beggar, 3 Copper"})
    scene.p1.plays("Militia", scene.p2("Beggar"), scene.p2("Beggar"))
    assert scene.p2.deck == in_order("2 Silver")
    assert scene.p2.discard == cards("2 Beggar, 2 Silver")
    assert scene.p2.hand == cards("3 Copper")


def test_beggar_drawn_by_a_secret_chamber() -> None:
    """000:4239: the example: first Secret Chamber, then the Beggar it has drawn"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Secret Chamber, 2 Copper, 2 Estate", "deck": "Beggar, Gold"})
    scene.p1.plays("Militia", scene.p2("Secret Chamber"), scene.p2("2 Estate"), scene.p2("Beggar"), scene.p2("yes"),
                   scene.p2("no"), scene.p2("Secret Chamber"))
    assert scene.p2.discard == cards("Beggar, Silver, Secret Chamber")
    assert scene.p2.deck == in_order("Silver, 2 Estate")


def test_beggar_minds_others_attacks_only() -> None:
    """000:3780: when another player plays one"""
    scene = Scene(p1={"hand": "Urchin, Beggar", "deck": NINE})
    scene.p1.plays("Urchin")
    assert "beggar" in scene.p1.hand


def test_ironmonger_with_nothing_to_reveal() -> None:
    """000:3801"""
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper"})
    scene.p1.plays("Ironmonger")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.hand) == (1, 0, ["copper"])
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Curse"})
    scene.p1.plays("Ironmonger", "no")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.deck) == (1, 0, ["curse"])


def test_ironmonger_and_harem() -> None:
    """000:3801: the example: a coin and a card"""
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Harem, Gold"})
    scene.p1.plays("Ironmonger", "yes")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)
    assert scene.p1.hand == cards("Copper, Gold")
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Dame Josephine"})
    scene.p1.plays("Ironmonger", "no")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Copper, Dame Josephine")


def test_hermit_trashing_from_hand_or_nothing() -> None:
    """000:3807: no Treasure, no combined one either; nothing need be trashed; a card must be gained"""
    scene = Scene(p1={"hand": "Hermit, Estate, Harem", "discard": "Copper, Curse"})
    scene.p1.plays("Hermit", None, "Silver")
    assert scene.asked[0].options == ["curse", "estate"]
    assert scene.asked[1].least == 1
    assert scene.trash == []


def test_hermit_finds_no_gain() -> None:
    """000:3807: if possible"""
    scene = Scene(piles={"Copper": 0, "Curse": 0, "Estate": 0, "Silver": 0, "Hermit": 0}, p1={"hand": "Hermit"})
    scene.p1.plays("Hermit")
    assert scene.gained(1) == []


def test_hermit_trashed_by_procession() -> None:
    """000:4302: trashed from play it is not discarded, and there is no Madman"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Procession, Hermit", "deck": NINE})
    scene.p1.plays("Procession", "Hermit", "Silver", "Silver", "Smithy")
    scene.p1.ends_turn()
    assert scene.trash == cards("Hermit")
    assert "madman" not in scene.p1.all_cards


def test_two_hermits() -> None:
    """000:3809: each of them; one played twice brings one Madman"""
    scene = Scene(p1={"hand": "2 Hermit", "actions": 2, "deck": NINE})
    scene.p1.plays("Hermit", None, "Silver")
    scene.p1.plays("Hermit", "Silver")
    scene.p1.ends_turn()
    assert scene.trash == cards("2 Hermit")
    assert scene.p1.all_cards.count("madman") == 2
    scene = Scene(p1={"hand": "Throne Room, Hermit", "deck": NINE})
    scene.p1.plays("Throne Room", "Hermit", "Silver", "Silver")
    scene.p1.ends_turn()
    assert scene.p1.all_cards.count("madman") == 1


def test_counterfeit_on_treasures_with_instructions() -> None:
    """000:3815: they are carried out twice, as far as possible; trashed or moved by itself, it is not trashed again"""
    scene = Scene(p1={"hand": "Counterfeit, Venture", "deck": "Gold, Estate, Silver, Copper"})
    scene.p1.plays("Counterfeit", "Venture")
    assert scene.p1.coins == 1 + 1 + 3 + 1 + 2
    assert scene.trash == cards("Venture")
    scene = Scene(p1={"hand": "Counterfeit, Horn of Plenty"})
    scene.p1.plays("Counterfeit", "Horn of Plenty", "Estate", "Copper")     # the Horn has left when it counts again
    assert scene.asked[-1].options == ["copper", "curse"]
    assert scene.trash == cards("Horn of Plenty")


def test_counterfeit_on_crown() -> None:
    """000:3815: a combined Treasure, which plays another one twice; the second time nothing is left to play"""
    scene = Scene(p1={"hand": "Counterfeit, Crown, Gold"})
    scene.p1.plays("Counterfeit", "Crown", "Gold")
    assert scene.p1.coins == 1 + 6
    assert scene.trash == cards("Crown")


def test_fortress_in_another_turn_and_from_play() -> None:
    """000:3823: wherever it is trashed, back to the hand; also by Dame Anna, together with others"""
    scene = Scene(p1={"hand": "Dame Anna, Fortress, Rats", "deck": NINE})
    scene.p1.plays("Dame Anna", "Fortress, Rats", "Fortress")
    assert scene.p1.hand == cards("Fortress, Copper")
    assert scene.trash == cards("Rats")
    scene = Scene(p1={"hand": "Saboteur"}, p2={"deck": "Fortress"})
    scene.p1.plays("Saboteur", scene.p2("Estate"))
    assert scene.p2.hand == cards("Fortress")
    assert scene.p2.discard == cards("Estate")


def test_fortress_pays_as_often_as_it_is_trashed() -> None:
    """000:3823: it counts as trashed"""
    scene = Scene(p1={"hand": "Throne Room, Salvager, Fortress"})
    scene.p1.plays("Throne Room", "Salvager", "Fortress", "Fortress")
    assert scene.p1.coins == 8
    scene = Scene(kingdom="Laboratory", p1={"hand": "Throne Room, Graverobber, Fortress"})
    scene.p1.plays("Throne Room", "Graverobber", "trash", "Laboratory", "trash", "Laboratory")
    assert scene.p1.hand == cards("Fortress")


def test_urchin_with_small_hands() -> None:
    """000:3829: a hand of four or less loses nothing"""
    scene = Scene(p1={"hand": "Urchin", "deck": "Copper"}, p2={"hand": "4 Gold"}, p3={"hand": "6 Gold"})
    scene.p1.plays("Urchin")
    assert scene.p2.hand == cards("4 Gold")
    assert scene.p3.hand == cards("4 Gold")


def test_urchin_and_procession() -> None:
    """000:3831, 000:4311: no Mercenary; it is trashed for an Action costing 4"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Procession, Urchin", "deck": NINE})
    scene.p1.plays("Procession", "Urchin", "Smithy")
    assert scene.trash == cards("Urchin")
    assert scene.p1.discard == cards("Smithy")


def test_urchin_in_play_with_another_attack_twice() -> None:
    """000:3831: declined at the first play, it may be trashed at the second; several Urchins each"""
    scene = Scene(p1={"hand": "Throne Room, Militia", "play": "Urchin"})
    scene.p1.plays("Throne Room", "Militia", scene.p1("no"), scene.p1("yes"))
    assert scene.p1.discard == cards("Mercenary")
    scene = Scene(p1={"hand": "Militia", "play": "2 Urchin"})
    scene.p1.plays("Militia", scene.p1("Urchin"), scene.p1("Urchin"))
    assert scene.p1.discard == cards("2 Mercenary")


def test_urchin_and_attacks_of_every_kind() -> None:
    """000:4311: any Attack card, also one of the Night and one played as a Way"""
    scene = Scene(p1={"hand": "Raider", "play": "Urchin"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Raider", "yes")
    assert scene.p1.discard == cards("Mercenary")
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Militia", "play": "Urchin"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Militia", "yes", "Way of the Sheep")
    assert scene.p1.discard == cards("Mercenary")
    assert len(scene.p2.hand) == 5


def test_urchin_does_not_mind_others_attacks() -> None:
    """000:3831: when you play one"""
    scene = Scene(turn=2, p1={"play": "Urchin"}, p2={"hand": "Militia"})
    scene.p2.plays("Militia")
    assert scene.trash == []


def test_graverobber_must_do_what_it_can() -> None:
    """000:3837: no Action in hand: nothing; the gained card is not refused"""
    scene = Scene(p1={"hand": "Graverobber, Copper"}, trash="Gold")
    scene.p1.plays("Graverobber", "trash")
    assert scene.trash == cards("Gold")
    scene = Scene(kingdom="Urchin, Village", p1={"hand": "Graverobber, Village"})
    scene.p1.plays("Graverobber", "trash", "Silver")
    assert scene.asked[-1].least == 1
    assert scene.asked[-1].offers("Gold")
    assert not scene.asked[-1].offers("Mercenary")


def test_graverobber_gains_from_the_trash_onto_the_deck() -> None:
    """000:3837: gained it is: what happens on gaining happens; costs of the moment"""
    scene = Scene(kingdom="Death Cart", trash="Death Cart", piles={"Ruins": "Survivors, Ruined Market"},
                  p1={"hand": "Graverobber"})
    scene.p1.plays("Graverobber", "gain")
    assert scene.p1.deck == in_order("Death Cart")
    assert scene.p1.discard == cards("Survivors, Ruined Market")
    scene = Scene(trash="Silver, Bank", p1={"hand": "Graverobber", "play": "Highway"})
    scene.p1.plays("Graverobber", "gain")
    assert scene.p1.deck == in_order("Bank")


def test_count_in_this_order() -> None:
    """000:3846: what is left in hand is trashed after the discarding; partly possible options"""
    scene = Scene(p1={"hand": "Count, Gold, Copper, Estate"})
    scene.p1.plays("Count", "discard", "Gold, Copper", "trash")
    assert scene.trash == cards("Estate")
    scene = Scene(p1={"hand": "Count, Gold"})
    scene.p1.plays("Count", "discard", "coins")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.coins == 3
    scene = Scene(piles={"Copper": 0, "Duchy": 0}, p1={"hand": "Count"})
    scene.p1.plays("Count", "copper", "duchy")
    assert scene.gained(1) == []
    scene = Scene(p1={"hand": "Count"})
    scene.p1.plays("Count", "topdeck", "coins")
    assert scene.p1.coins == 3


def test_a_market_square_trashed_with_the_hand() -> None:
    """000:3846: the cards are trashed first: one that is trashed itself is not in hand any more"""
    scene = Scene(p1={"hand": "Count, Market Square, Estate"})
    scene.p1.plays("Count", "copper", "trash")
    assert scene.trash == cards("Market Square, Estate")
    assert "gold" not in scene.p1.all_cards


def test_a_market_square_drawn_by_what_was_trashed() -> None:
    """000:3846, 000:4325: drawn by Rats of the same trashing, it may still be discarded"""
    scene = Scene(p1={"hand": "Count, Rats, Estate", "deck": "Market Square"})
    scene.p1.plays("Count", "copper", "trash", "Market Square")
    assert scene.p1.discard == cards("Copper, Market Square, Gold")


def test_hunting_grounds_with_two_estates() -> None:
    """000:3853: the example: only two Estates are left"""
    scene = Scene(piles={"Estate": 2}, p1={"hand": "Hunting Grounds"})
    scene.p1.trashes("Hunting Grounds", "estates")
    assert scene.p1.discard == cards("2 Estate")
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Hunting Grounds, Copper"})
    scene.p1.plays("Dame Molly", scene.p2("duchy"))
    assert scene.p2.discard == cards("Duchy, Copper")


def test_catacombs_with_few_cards() -> None:
    """000:3860, 000:4474: all or none; few cards; nobody else sees them"""
    scene = Scene(p1={"hand": "Catacombs", "deck": "Gold", "discard": "Silver"})
    scene.p1.plays("Catacombs", "hand")
    assert scene.p1.hand == cards("Gold, Silver")
    scene = Scene(p1={"hand": "Catacombs", "deck": "Gold, Silver, Estate, Copper"})
    scene.p1.plays("Catacombs", "hand")
    for event in scene.log.events:
        if event.verb != "play":
            assert event.visible_cards(1) == []


def test_catacombs_must_gain() -> None:
    """000:3860: cheaper than itself; no Potion cards; it must be"""
    scene = Scene(kingdom="Familiar, Smithy, Laboratory", p1={"hand": "Catacombs"})
    scene.p1.trashes("Catacombs", "Smithy")
    assert scene.asked[0].least == 1
    assert not scene.asked[0].offers("Laboratory")
    assert not scene.asked[0].offers("Familiar")
    assert not scene.asked[0].offers("Catacombs")


def test_squire_and_attacks_of_every_cost() -> None:
    """000:3867: any Attack of the Supply, whatever it costs; none beside it"""
    scene = Scene(kingdom="Familiar, Urchin, Goons", p1={"hand": "Squire"})
    scene.p1.trashes("Squire", "Familiar")
    assert scene.asked[0].options == ["familiar", "goons", "urchin"]
    assert scene.p1.discard == cards("Familiar")


def test_cultist_may_stop() -> None:
    """000:3874: the other Cultist may stay in hand; a chain of three; no Ruins left"""
    scene = Scene(p1={"hand": "2 Cultist", "deck": NINE})
    scene.p1.plays("Cultist", None)
    assert scene.p1.actions == 0
    assert not scene.p1.can_play("Cultist")
    scene = Scene(piles={"Ruins": "Survivors"}, p1={"hand": "3 Cultist", "deck": NINE})
    scene.p1.plays("Cultist", "Cultist", "Cultist")
    assert len(scene.p1.hand) == 6
    assert scene.p2.discard == cards("Survivors")


def test_cultist_trashed_in_anothers_turn() -> None:
    """000:3874: in any turn"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Cultist, 4 Copper"}, piles={"Duchy": 0})
    scene.p1.plays("Swindler")
    assert scene.p2.hand == cards("3 Copper")


def test_storeroom_with_nothing_discarded() -> None:
    """000:3881: none at first, any number after; cards just drawn may go"""
    scene = Scene(p1={"hand": "Storeroom, 2 Estate", "deck": "Gold"})
    scene.p1.plays("Storeroom", None, "2 Estate")
    assert (scene.p1.coins, scene.p1.buys, scene.p1.hand) == (2, 2, [])
    scene = Scene(p1={"hand": "Storeroom, 2 Estate", "deck": "Gold"})
    scene.p1.plays("Storeroom", "2 Estate", "Gold")
    assert scene.p1.coins == 1


def test_vagrant_and_an_empty_deck() -> None:
    """000:3890: the discard pile is shuffled; an Action stays"""
    scene = Scene(p1={"hand": "Vagrant", "deck": "Copper", "discard": "Overgrown Estate"})
    scene.p1.plays("Vagrant")
    assert scene.p1.hand == cards("Copper, Overgrown Estate")
    scene = Scene(p1={"hand": "Vagrant", "deck": "Copper, Hovel"})
    scene.p1.plays("Vagrant")
    assert scene.p1.hand == cards("Copper, Hovel")
    scene = Scene(p1={"hand": "Vagrant", "deck": "Copper, Sir Martin"})
    scene.p1.plays("Vagrant")
    assert scene.p1.deck == in_order("Sir Martin")


def test_feodum_counts_the_whole_deck() -> None:
    """000:3899: deck, discard pile and hand, and what lies on mats"""
    scene = Scene(p1={"deck": "Feodum, Silver", "discard": "Silver", "hand": "Silver", "mats": {"Island": "3 Silver"}})
    assert scene.p1.score == 2
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Feodum, Copper"})
    scene.p1.plays("Dame Molly")
    assert scene.p2.discard == cards("3 Silver, Copper")


def test_death_cart_and_combined_actions() -> None:
    """000:3908: one Action exactly; a combined one will do"""
    scene = Scene(p1={"hand": "Death Cart, Nobles, Necropolis, Copper"})
    scene.p1.plays("Death Cart", "Necropolis")
    assert scene.asked[0].options == ["death_cart", "necropolis", "nobles"]
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.trash == cards("Necropolis")


def test_death_cart_with_another_in_hand() -> None:
    """000:3908: this one or that one"""
    scene = Scene(p1={"hand": "2 Death Cart"})
    scene.p1.plays("Death Cart", "Death Cart")
    assert scene.trash == cards("Death Cart")
    assert scene.asked[0].options == ["death_cart", "death_cart"]


def test_death_carts_by_ambassador() -> None:
    """000:3908: everybody who gains one gains Ruins, as long as there are some"""
    scene = Scene(players=3, kingdom="Death Cart", piles={"Ruins": "Survivors, Ruined Market, Ruined Library"},
                  p1={"hand": "Ambassador, Death Cart"})
    scene.p1.plays("Ambassador", "Death Cart", "Death Cart")
    assert scene.p2.discard == cards("Death Cart, Survivors, Ruined Market")
    assert scene.p3.discard == cards("Death Cart, Ruined Library")


def test_death_cart_by_masquerade() -> None:
    """000:3908: passed on is not gained"""
    scene = Scene(p1={"hand": "Masquerade, Death Cart"}, p2={"hand": "Estate"})
    scene.p1.plays("Masquerade", scene.p1("Death Cart"), scene.p2("Estate"), None)
    assert scene.p2.all_cards == cards("Death Cart")


def test_scavenger_without_a_discard_pile() -> None:
    """000:3917, 000:4387: nothing to put back; with an empty deck the card is the deck; the own deck may stay"""
    scene = Scene(p1={"hand": "Scavenger", "deck": "Estate, Gold"})
    scene.p1.plays("Scavenger", "no")
    assert scene.p1.deck == in_order("Estate, Gold")
    scene = Scene(p1={"hand": "Scavenger", "discard": "Gold, Copper"})
    scene.p1.plays("Scavenger", "Gold")
    assert scene.p1.deck == in_order("Gold")
    assert scene.asked[0].least == 1
    scene = Scene(p1={"hand": "Scavenger"})
    scene.p1.plays("Scavenger")
    assert scene.p1.coins == 2


def test_market_square_may_stay() -> None:
    """000:3930: it may stay in hand"""
    scene = Scene(p1={"hand": "Forager, Estate, Market Square"})
    scene.p1.plays("Forager", "Estate", None)
    assert scene.p1.hand == cards("Market Square")


def test_market_square_one_of_two() -> None:
    """000:4325: any number of them"""
    scene = Scene(p1={"hand": "Forager, Estate, 2 Market Square"})
    scene.p1.plays("Forager", "Estate", "Market Square", None)
    assert scene.p1.discard == cards("Market Square, Gold")


def test_market_square_for_each_card_trashed() -> None:
    """000:4325: two cards trashed at once are two occasions"""
    scene = Scene(p1={"hand": "Mercenary, 2 Estate, Market Square", "deck": "Market Square, Copper"})
    scene.p1.plays("Mercenary", "yes", "2 Estate", "Market Square")
    assert scene.p1.discard == cards("Market Square, Gold")
    assert scene.p1.hand == cards("Copper, Market Square")


def test_marauder_without_spoils() -> None:
    """000:3939: the Ruins come all the same"""
    scene = Scene(piles={"Spoils": 0, "Ruins": "Survivors"}, p1={"hand": "Marauder"})
    scene.p1.plays("Marauder")
    assert scene.p1.discard == []
    assert scene.p2.discard == cards("Survivors")


def test_ruins_in_turn_order() -> None:
    """000:3874, 000:3939: beginning on the left"""
    scene = Scene(players=4, turn=3, piles={"Ruins": "Survivors, Ruined Market"}, p3={"hand": "Marauder"})
    scene.p3.plays("Marauder")
    assert scene.p4.discard == cards("Survivors")
    assert scene.p1.discard == cards("Ruined Market")
    assert scene.p2.discard == []


def test_mystic_and_the_shuffle() -> None:
    """000:3948: an empty deck; a card not used in this game"""
    scene = Scene(p1={"hand": "Mystic", "discard": "Gold"})
    scene.p1.plays("Mystic", "Gold")
    assert scene.p1.hand == cards("Gold")
    scene = Scene(p1={"hand": "Mystic"})
    scene.p1.plays("Mystic", "Witch")
    assert scene.p1.coins == 2


def test_forager_counts_by_name() -> None:
    """000:3959: the example: 4 Copper, 1 Counterfeit, 6 Estates"""
    scene = Scene(trash="4 Copper, Counterfeit, 6 Estate", p1={"hand": "Forager"})
    scene.p1.plays("Forager")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.buys) == (2, 1, 2)
    scene = Scene(trash="Harem", p1={"hand": "Forager, Copper"})
    scene.p1.plays("Forager")
    assert scene.p1.coins == 2


def test_rebuild_and_the_shuffle() -> None:
    """000:3968: the discard pile is shuffled in; what was revealed before is not"""
    scene = Scene(p1={"hand": "Rebuild", "deck": "Duchy, Copper", "discard": "Estate"})
    scene.p1.plays("Rebuild", "Duchy", "Duchy")
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Copper, 2 Duchy")


def test_rebuild_names_an_absent_card() -> None:
    """000:3968: a card not used in this game; the first Victory card then"""
    scene = Scene(p1={"hand": "Rebuild", "deck": "Duchy"})
    scene.p1.plays("Rebuild", "Witch", "Province")
    assert scene.p1.discard == cards("Province")


def test_procession_on_procession_with_one_action() -> None:
    """000:3979, 000:4418: only one more Action in hand"""
    scene = Scene(kingdom="Laboratory, Village", p1={"hand": "2 Procession, Moat", "deck": NINE})
    scene.p1.plays("Procession", "Procession", "Moat")
    assert scene.trash == cards("Moat, Procession")
    assert scene.p1.discard == cards("Laboratory, Village")


def test_procession_without_a_fitting_card() -> None:
    """000:3979, 000:4416: if there is none, none"""
    scene = Scene(kingdom="Village", p1={"hand": "Procession, Smithy", "deck": NINE})
    scene.p1.plays("Procession", "Smithy")
    assert scene.trash == cards("Smithy")
    assert scene.gained(1) == []
    scene = Scene(p1={"hand": "Procession, Copper"})
    scene.p1.plays("Procession")
    assert scene.trash == []


def test_rats_played_twice() -> None:
    """000:3988: none left; no card in hand"""
    scene = Scene(piles={"Rats": 1}, p1={"hand": "Throne Room, Rats, Estate, Curse", "deck": "2 Copper"})
    scene.p1.plays("Throne Room", "Rats", "Curse", "Estate")
    assert scene.p1.discard == cards("Rats")
    assert scene.trash == cards("Curse, Estate")
    scene = Scene(p1={"hand": "Rats"})
    scene.p1.plays("Rats")
    assert scene.trash == []


def test_pillage_reveals_and_discards() -> None:
    """000:3999, 000:4506: the hand is revealed; a Tunnel chosen may react; one after the other in turn order"""
    scene = Scene(p1={"hand": "Pillage"}, p2={"hand": "Tunnel, 4 Copper"}, p3={"hand": "Gold, 4 Copper"})
    scene.p1.plays("Pillage", scene.p1("Tunnel"), scene.p2("yes"), scene.p1("Gold"))
    assert scene.p2.discard == cards("Tunnel, Gold")
    assert scene.p3.discard == cards("Gold")


def test_pillage_and_a_hand_that_shrinks_in_time() -> None:
    """000:4506: a Beggar discarded first leaves four cards, which is not enough for Pillage"""
    scene = Scene(p1={"hand": "Pillage"}, p2={"hand": "Beggar, 4 Gold"})
    scene.p1.plays("Pillage", scene.p2("yes"))
    assert scene.p2.hand == cards("4 Gold")
    assert scene.p1.discard == cards("2 Spoils")


# --- Knights ------------------------------------------------------------------------------------------------------
def test_knights_in_turn_order_with_few_cards() -> None:
    """000:4007: one card or none to reveal"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Gold"}, p3={}, p4={"deck": "Copper", "discard": "Silver"})
    scene.p1.plays("Dame Molly")
    assert scene.trash == cards("Gold, Silver")
    assert scene.p4.discard == cards("Copper")


def test_a_knight_twice() -> None:
    """000:4007: fallen at the first play, he fights again"""
    scene = Scene(p1={"hand": "Throne Room, Dame Molly"}, p2={"deck": "Sir Martin, Copper, Gold, Copper"})
    scene.p1.plays("Throne Room", "Dame Molly")
    assert scene.trash == cards("Sir Martin, Dame Molly, Gold")
    assert scene.p1.actions == 4


def test_sir_michael_before_the_common_attack() -> None:
    """000:4007: what they discard may be shuffled into what they reveal"""
    scene = Scene(p1={"hand": "Sir Michael"}, p2={"hand": "3 Gold, 2 Estate"})
    scene.p1.plays("Sir Michael", scene.p2("2 Gold"))
    assert scene.trash == cards("Gold")
    assert scene.p2.discard == cards("Gold")


def test_dame_anna_trashes_two_or_none() -> None:
    """000:4520"""
    for chosen in (None, "2 Copper"):
        scene = Scene(p1={"hand": "Dame Anna, 2 Copper"})
        scene.p1.plays("Dame Anna", chosen)
        assert scene.trash == cards(chosen or "")


def test_only_sir_martin_for_armory() -> None:
    """000:4009: the other Knights cost 5"""
    scene = Scene(piles={"Knights": "Dame Anna, Sir Martin"}, p1={"hand": "Armory"})
    scene.p1.plays("Armory", "Silver")
    assert not scene.asked[0].offers("Sir Martin")
    assert not scene.asked[0].offers("Dame Anna")


def test_sir_vander_without_gold() -> None:
    """000:4009: in the own turn too"""
    scene = Scene(piles={"Gold": 1}, p1={"hand": "Forager, Sir Vander"})
    scene.p1.plays("Forager")
    assert scene.p1.discard == cards("Gold")
    scene = Scene(piles={"Gold": 0}, p1={"hand": "Sir Vander"})
    scene.p1.trashes("Sir Vander")
    assert scene.p1.discard == []


# --- Rogue, Mercenary, Madman, Shelters ---------------------------------------------------------------------------
def test_survivors_with_one_card() -> None:
    """000:4019: as many as there are"""
    scene = Scene(p1={"hand": "Survivors", "deck": "Gold"})
    scene.p1.plays("Survivors", "no")
    assert scene.p1.deck == in_order("Gold")
    scene = Scene(p1={"hand": "Survivors"})
    scene.p1.plays("Survivors")
    assert scene.p1.in_play == cards("Survivors")


def test_rogue_lets_the_owner_choose() -> None:
    """000:4039: each in turn order; two that fit, none that fits"""
    scene = Scene(p1={"hand": "Rogue"}, p2={"deck": "Gold, Silver"}, p3={"deck": "2 Copper"})
    scene.p1.plays("Rogue", scene.p2("Silver"))
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Gold")
    assert scene.p3.discard == cards("2 Copper")


def test_rogue_gains_what_happens_on_gaining() -> None:
    """000:4037: it is a gain, onto the discard pile; the attack is answered all the same"""
    scene = Scene(trash="Inn", p1={"hand": "Rogue"}, p2={"hand": "Beggar"})
    scene.p1.plays("Rogue", scene.p2("yes"), None)
    assert scene.p1.discard == cards("Inn")
    assert scene.p2.deck == in_order("Silver")


def test_mercenary_with_fortresses() -> None:
    """000:4049: both are trashed, then they act; two cards were trashed"""
    scene = Scene(p1={"hand": "Mercenary, 2 Fortress", "deck": NINE})
    scene.p1.plays("Mercenary", "yes")
    assert scene.p1.hand == cards("2 Copper, 2 Fortress")
    assert scene.p1.coins == 2


def test_mercenary_with_small_hands() -> None:
    """000:4049: who has three cards or less discards none"""
    scene = Scene(p1={"hand": "Mercenary, 2 Copper", "deck": NINE}, p2={"hand": "3 Gold"}, p3={"hand": "4 Gold"})
    scene.p1.plays("Mercenary", "yes")
    assert (len(scene.p2.hand), len(scene.p3.hand)) == (3, 3)
    scene = Scene(p1={"hand": "Mercenary", "deck": NINE}, p2={"hand": "5 Gold"})
    scene.p1.plays("Mercenary")
    assert len(scene.p2.hand) == 5


@pytest.mark.parametrize("name", ["Spoils", "Madman", "Mercenary"])
def test_ambassador_and_piles_beside_the_supply(name: str) -> None:
    """000:3791, 000:4047, 000:4072: not returned, nobody gains one"""
    scene = Scene(p1={"hand": f"Ambassador, {name}"})
    before = scene.pile(name)
    scene.p1.plays("Ambassador", name)
    assert scene.p1.hand == cards(name)
    assert scene.pile(name) == before
    assert scene.gained(2) == []


@pytest.mark.parametrize("name", ["Hovel", "Necropolis", "Overgrown Estate"])
def test_ambassador_and_shelters(name: str) -> None:
    """000:4687"""
    scene = Scene(p1={"hand": f"Ambassador, {name}"})
    scene.p1.plays("Ambassador", name)
    assert scene.p1.hand == cards(name)
    assert scene.gained(2) == []


def test_hovel_may_stay() -> None:
    """000:4059: at each purchase of a Victory card, at no other; declined it is offered again"""
    scene = Scene(phase="buy", p1={"hand": "Hovel", "coins": 7, "buys": 3})
    scene.p1.buys("Silver")
    scene.p1.buys("Estate", "no")
    scene.p1.buys("Estate", "yes")
    assert scene.trash == cards("Hovel")
    assert scene.gained(1) == ["silver", "estate", "estate"]


def test_hovel_and_a_combined_card() -> None:
    """000:4059: Harem is a Victory card too"""
    scene = Scene(kingdom="Harem", phase="buy", p1={"hand": "Hovel", "coins": 6})
    scene.p1.buys("Harem", "yes")
    assert scene.trash == cards("Hovel")
    assert scene.gained(1) == ["harem"]


def test_madman_without_other_cards() -> None:
    """000:4074: none in hand, none drawn; few cards in the deck"""
    scene = Scene(p1={"hand": "Madman", "deck": NINE})
    scene.p1.plays("Madman")
    assert scene.p1.hand == []
    scene = Scene(p1={"hand": "Madman, 3 Estate", "deck": "Gold", "discard": "Silver"})
    scene.p1.plays("Madman")
    assert scene.p1.hand == cards("3 Estate, Gold, Silver")


# --- Band of Misfits ----------------------------------------------------------------------------------------------
def test_horn_of_plenty_and_two_bands() -> None:
    """000:4085: the example: as Fortress and as Scavenger, with the Horn three names"""
    scene = Scene(kingdom="Fortress, Scavenger, Smithy", p1={"hand": "2 Band of Misfits, Horn of Plenty", "deck": NINE})
    scene.p1.plays("Band of Misfits", "Fortress")
    scene.p1.plays("Band of Misfits", "Scavenger", "no")
    scene.p1.plays("Horn of Plenty", "Silver")
    assert not scene.asked[-1].offers("Smithy")
    scene = Scene(kingdom="Fortress, Smithy", p1={"hand": "2 Band of Misfits, Fortress, Horn of Plenty", "deck": NINE})
    scene.p1.plays("Band of Misfits", "Fortress")
    scene.p1.plays("Fortress")
    scene.p1.plays("Horn of Plenty", "Estate")
    assert not scene.asked[-1].offers("Silver")


def test_band_of_misfits_as_ruins() -> None:
    """000:4085: the top card of a mixed pile"""
    scene = Scene(kingdom="Smithy", piles={"Ruins": "Ruined Village, Survivors"}, p1={"hand": "Band of Misfits"})
    scene.p1.plays("Band of Misfits", "Ruined Village")
    assert scene.asked[0].options == ["ruined_village", "smithy"]
    assert scene.p1.actions == 1


def test_band_of_misfits_with_reduced_costs() -> None:
    """000:4083: cheaper than itself at the moment"""
    scene = Scene(kingdom="Smithy, Laboratory", p1={"hand": "Band of Misfits", "deck": NINE,
                                                   "tokens": {"-2 cost": "Laboratory"}})
    scene.p1.plays("Band of Misfits", "Laboratory")
    assert scene.asked[0].options == ["laboratory", "smithy"]
    scene = Scene(kingdom="Smithy, Village", p1={"hand": "Band of Misfits", "tokens": {"-2 cost": "Band of Misfits"}})
    scene.p1.plays("Band of Misfits")
    assert scene.asked == []                                # it costs 3, as much as Village


def test_band_of_misfits_without_a_model() -> None:
    """000:4546: nothing to imitate"""
    scene = Scene(kingdom="Laboratory", p1={"hand": "Band of Misfits"})
    scene.p1.plays("Band of Misfits")
    assert scene.p1.in_play == cards("Band of Misfits")


def test_band_of_misfits_counts_as_what_it_is() -> None:
    """000:4550: a card that counts copies counts it: Treasure Map"""
    scene = Scene(kingdom="Treasure Map", p1={"hand": "Band of Misfits, Treasure Map"})
    scene.p1.plays("Band of Misfits")
    assert scene.trash == cards("Band of Misfits, Treasure Map")
    assert scene.p1.deck == in_order("4 Gold")


def test_band_of_misfits_as_procession_on_a_duration() -> None:
    """000:4085 (2012): Band of Misfits stays too; 000:4420 (2019): not"""
    for editions, left in (((), ""), (("dark_ages-2012",), "Procession")):
        scene = Scene(kingdom="Procession, Caravan, Village", editions=editions,
                      p1={"hand": "Band of Misfits, Caravan", "deck": "20 Copper"})
        scene.p1.plays("Band of Misfits", "Procession", "Caravan")
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards(left)
        scene.p2.ends_turn()
        assert len(scene.p1.hand) == 7


@pytest.mark.parametrize(("edition", "player"), [("base-2008", "Throne Room"), ("prosperity-2010", "King's Court"),
                                                 ("dark_ages-2012", "Procession")])
def test_chosen_once_also_where_cards_are_picked_up(edition: str, player: str) -> None:
    """000:4085: the older editions pick the card up between the plays; what it has become it stays nevertheless"""
    scene = Scene(editions=[edition], kingdom="Fortress, Smithy, Altar",
                  p1={"hand": [player, "Band of Misfits"], "deck": NINE})
    scene.p1.plays(player, "Band of Misfits", "Fortress")
    assert [asked.purpose for asked in scene.asked].count("copy") == 1
    plays = 3 if player == "King's Court" else 2
    assert scene.p1.actions == 2 * plays
    assert scene.p1.hand == cards(f"{plays} Copper" + ", Band of Misfits" * (player == "Procession"))
    assert scene.p1.discard == cards("Altar" if player == "Procession" else "")


@pytest.mark.parametrize("player", [{"tavern": "Royal Carriage"}, {"owned": "Citadel"}])
def test_chosen_once_whatever_plays_it_again(player: dict[str, object]) -> None:
    """000:4085: afterwards it is still that card"""
    scene = Scene(kingdom="Smithy, Village", p1={"hand": "Band of Misfits", "deck": NINE} | player)
    scene.p1.plays("Band of Misfits", "Smithy", *["yes"] * ("tavern" in player))
    assert scene.p1.hand == cards("6 Copper")


def test_procession_of_2012_on_a_band_of_misfits_as_a_duration() -> None:
    """000:3979, 000:4085: trashed; Procession stays for the effect, which comes twice"""
    scene = Scene(editions=["dark_ages-2012"], kingdom="Caravan, Smithy, Altar",
                  p1={"hand": "Procession, Band of Misfits", "deck": "20 Copper"})
    scene.p1.plays("Procession", "Band of Misfits", "Caravan")
    assert scene.trash == cards("Band of Misfits")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Procession")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7


@pytest.mark.parametrize("model", ["Feast", "Mining Village", "Embargo", "Island"])
def test_band_of_misfits_moves_itself(model: str) -> None:
    """000:4085, 000:4548: wherever the card would go"""
    scene = Scene(kingdom=f"{model}, Smithy", p1={"hand": "Band of Misfits, Estate", "deck": "Copper"})
    scene.p1.plays("Band of Misfits", model, *{"Feast": ["Duchy"], "Mining Village": ["yes"],
                                               "Embargo": ["Gold"]}.get(model, []))
    assert scene.p1.in_play == []
    if model == "Island":
        assert scene.p1.mat("Island") == cards("Band of Misfits, Estate")
    else:
        assert scene.trash == cards("Band of Misfits")


def test_band_of_misfits_as_a_knight_that_falls() -> None:
    """000:4085, 000:4515: the top Knight, if he is cheap enough"""
    scene = Scene(kingdom="Smithy", piles={"Knights": "Sir Martin"}, p1={"hand": "Band of Misfits"},
                  p2={"deck": "Dame Anna, Copper"})
    scene.p1.plays("Band of Misfits", "Sir Martin")
    assert scene.trash == cards("Dame Anna, Band of Misfits")


def test_band_of_misfits_as_rats() -> None:
    """000:4085: one in hand is no Rats"""
    scene = Scene(kingdom="Rats, Smithy", p1={"hand": "2 Band of Misfits, Rats"})
    scene.p1.plays("Band of Misfits", "Rats")
    assert scene.trash == cards("Band of Misfits")


# --- Armory, Sage -------------------------------------------------------------------------------------------------
def test_armorys_limits() -> None:
    """000:4429: neither debt nor Potion, nothing beside the Supply; it must be"""
    scene = Scene(kingdom="Familiar, Engineer, Hermit", p1={"hand": "Armory"})
    scene.p1.plays("Armory", "Silver")
    for name in ("Familiar", "Engineer", "Madman", "Duchy"):
        assert not scene.asked[0].offers(name)
    assert scene.asked[0].least == 1


def test_sage_and_costs() -> None:
    """000:4103: the example; costs of the moment; debt and Potions are no coins"""
    scene = Scene(p1={"hand": "Sage", "deck": "Copper, Curse, Province"})
    scene.p1.plays("Sage")
    assert scene.p1.hand == cards("Province")
    assert scene.p1.discard == cards("Copper, Curse")
    scene = Scene(p1={"hand": "Sage", "deck": "Silver, Engineer, Vineyard, Gold", "play": "Highway"})
    scene.p1.plays("Sage")
    assert scene.p1.hand == cards("Gold")


# --- rules --------------------------------------------------------------------------------------------------------
def test_all_is_done_although_the_card_has_left() -> None:
    """000:4220, 000:4226: Spoils go back at once and are worth 3 all the same, also in the Action phase"""
    scene = Scene(black_market="Smithy", stacks={"black_market": "Smithy"}, p1={"hand": "Black Market, Spoils"})
    scene.p1.plays("Black Market", "Spoils", "Smithy")
    assert scene.p1.discard == cards("Smithy")
    assert scene.p1.coins == 2 + 3 - 4
    assert scene.p1.in_play == cards("Black Market")


def test_thief_and_treasures_with_instructions() -> None:
    """000:4235: they are Treasures like any other"""
    scene = Scene(p1={"hand": "Thief"}, p2={"deck": "Counterfeit, Spoils"})
    scene.p1.plays("Thief", "Spoils", "Spoils")
    assert scene.p1.discard == cards("Spoils")
    assert scene.p2.discard == cards("Counterfeit")


@pytest.mark.parametrize(("first", "drawn"), [("Rats", 0), ("Market Square", 1)])
def test_rats_or_market_square_first(first: str, drawn: int) -> None:
    """000:4237: the order tells: with an empty deck there is something to draw only after Market Square"""
    scene = Scene(p1={"hand": "Rats, Market Square"})
    scene.p1.trashes("Rats", first, "Market Square")
    assert len(scene.p1.hand) == drawn
    assert scene.p1.all_cards == cards("Gold, Market Square")


def test_leaving_without_being_trashed() -> None:
    """000:4257: by Ambassador and by Masquerade"""
    scene = Scene(p1={"hand": "Ambassador, Cultist", "deck": NINE}, piles={"Cultist": 0})
    scene.p1.plays("Ambassador", "Cultist", 1)
    assert scene.p1.hand == []
    scene = Scene(p1={"hand": "Masquerade, Cultist", "deck": "2 Copper, 9 Silver"}, p2={"hand": "Estate"})
    scene.p1.plays("Masquerade", scene.p1("Cultist"), scene.p2("Estate"), None)
    assert scene.p1.hand == cards("2 Copper, Estate")


def test_embargo_on_a_mixed_pile() -> None:
    """000:4736: for every card of it"""
    scene = Scene(piles={"Ruins": "Survivors, Ruined Market"}, tokens={("Ruins", "embargo"): 1}, phase="buy",
                  p1={"buys": 2})
    scene.p1.buys("Survivors")
    scene.p1.buys("Ruined Market")
    assert scene.p1.discard == cards("2 Curse, Survivors, Ruined Market")
    scene = Scene(piles={"Knights": "Dame Anna"}, p1={"hand": "Embargo"})
    scene.p1.plays("Embargo", "Knights")
    assert scene.tokens("Knights", "embargo") == 1


def test_ambassador_and_two_of_a_mixed_pile() -> None:
    """000:4730, 000:4732: only cards of the same name"""
    scene = Scene(players=3, piles={"Ruins": "Survivors"}, p1={"hand": "Ambassador, 2 Ruined Village, Ruined Market"})
    scene.p1.plays("Ambassador", "Ruined Village", "2 Ruined Village")
    assert scene.p1.hand == cards("Ruined Market")
    assert scene.p2.discard == cards("Ruined Village")
    assert scene.p3.discard == cards("Ruined Village")
    assert scene.top("Ruins") == "survivors"
    scene = Scene(players=3, piles={"Knights": "Dame Anna"}, p1={"hand": "Ambassador, Sir Martin"})
    scene.p1.plays("Ambassador", "Sir Martin", "Sir Martin")
    assert scene.p2.discard == cards("Sir Martin")
    assert scene.p3.discard == []
    assert scene.top("Knights") == "dame_anna"


@pytest.mark.parametrize("name", ["Wishing Well", "Mystic", "Rebuild", "Doctor", "Journeyman", "Contraband"])
def test_a_card_is_named_not_a_pile(name: str) -> None:
    """000:4734: Ruined Village or Survivors, but not Ruins"""
    scene = Scene(kingdom="Cultist, Knights", p1={"hand": name, "deck": NINE})
    scene.p1.plays(name, "Survivors")
    assert scene.asked[0].offers("Ruined Village", "Sir Martin")
    assert not {"ruins", "knights"} & set(scene.asked[0].options)


def test_contraband_names_one_knight() -> None:
    """000:4734: the others may be bought"""
    scene = Scene(piles={"Knights": "Dame Anna, Sir Martin"}, p1={"hand": "Contraband", "coins": 9})
    scene.p1.plays("Contraband", scene.p2("Sir Martin"))
    scene.p1.buys("Dame Anna")
    assert not scene.p1.can_buy("Sir Martin")


def test_what_belongs_to_every_pile_of_the_supply() -> None:
    """000:4736: Ruins and Knights get tokens as piles, what lies beside the Supply none"""
    scene = Scene(kingdom="Marauder, Knights", landscapes="Tax, Defiled Shrine", p1={"hand": "Embargo"})
    for name in ("Ruins", "Knights"):
        assert (scene.tokens(name, "debt"), scene.tokens(name, "points")) == (1, 2)
    assert scene.tokens("Spoils", "debt") == 0
    scene.p1.plays("Embargo", "Ruins")
    assert not scene.asked[0].offers("Spoils")


def test_no_token_of_trade_route_on_the_knights() -> None:
    """000:4007, 000:4519: even with Dame Josephine on top"""
    scene = Scene(kingdom="Trade Route", piles={"Knights": "Dame Josephine, Sir Martin"}, phase="buy", p1={"coins": 5})
    assert scene.tokens("Knights", "trade_route") == 0
    assert scene.tokens("Duchy", "trade_route") == 1


def test_talisman_and_knights() -> None:
    """000:4738: no two of a name"""
    scene = Scene(piles={"Knights": "Sir Martin, Dame Anna"}, phase="buy", p1={"play": "Talisman", "coins": 4})
    scene.p1.buys("Sir Martin")
    assert scene.p1.discard == cards("Sir Martin")


def test_whose_card_is_trashed() -> None:
    """000:4257: the attacked player trashes it; the attacker's Market Square has no part in it"""
    scene = Scene(p1={"hand": "Dame Molly, Market Square"}, p2={"hand": "Market Square", "deck": "Silver, Copper"})
    scene.p1.plays("Dame Molly", scene.p2("yes"))
    assert scene.p1.hand == cards("Market Square")
    assert scene.gained(2) == ["gold"]


def test_trashed_in_a_possessed_turn() -> None:
    """000:4257: what happens on trashing happens; what is gained goes to the possessor, the cards come back"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Estate"},
                  p2={"hand": "Forager, Rats, Market Square, Copper", "deck": "Silver, 9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Forager", "Rats", "Rats", "Market Square")
    assert scene.p2.hand == cards("Copper, Silver")
    assert scene.gained(1) == ["gold"]
    scene.p2.ends_turn()
    assert "rats" in scene.p2.all_cards
    assert scene.trash == []


def test_a_possessed_hermit() -> None:
    """000:3809: the Madman is the possessor's, the Hermit comes back"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Estate"}, p2={"hand": "Hermit", "deck": "10 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Hermit", "Silver")
    scene.p2.ends_turn()
    assert "madman" in scene.p1.all_cards
    assert "hermit" in scene.p2.all_cards


def test_spoils_are_gained_by_their_cards_only() -> None:
    """000:4571, 000:4779: neither by Smugglers nor by Swindler nor by Jester"""
    scene = Scene(turn=2, p1={"hand": "Smugglers", "deck": NINE}, p2={"hand": "Bandit Camp", "deck": NINE})
    scene.p2.plays("Bandit Camp")
    scene.p2.ends_turn()
    scene.p1.plays("Smugglers")
    assert scene.gained(1) == []
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Spoils"})
    scene.p1.plays("Swindler", "Curse")
    assert not scene.asked[-1].offers("Spoils")
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Spoils"})
    scene.p1.plays("Jester")
    assert scene.gained(1) == scene.gained(2) == []


def test_piles_come_with_the_black_market_too() -> None:
    """000:4662, 000:4668, 000:4670, 000:4672: whatever way their cards are used in the game"""
    scene = Scene(kingdom="Black Market", black_market="Hermit, Urchin, Marauder")
    assert [scene.pile(name) for name in ("Spoils", "Madman", "Mercenary", "Ruins")] == [15, 10, 10, 10]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sizes_of_piles(players: int) -> None:
    """000:4371, 000:4407: always twenty Rats; eight Feodums for two players, else twelve"""
    scene = Scene(kingdom="Rats, Feodum", players=players)
    assert (scene.pile("Rats"), scene.pile("Feodum")) == (20, 8 if players == 2 else 12)


# --- Procession and what has left ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "answers", "gained"), [
    ("Feast", ["Duchy", "Duchy"], "2 Duchy, Laboratory"), ("Death Cart", [], "Laboratory"),
    ("Island", ["Estate"], "Laboratory"), ("Bridge", [], "Laboratory")])
def test_procession_gains_although_the_card_is_gone(name: str, answers: list[str], gained: str) -> None:
    """000:3979, 000:4248: an Action costing exactly 1 more, even if it could not be trashed; present costs"""
    scene = Scene(kingdom="Laboratory, Village", p1={"hand": f"Procession, {name}, Estate, Copper"})
    scene.p1.plays("Procession", name, *answers)
    assert scene.p1.discard == cards(gained)


@pytest.mark.parametrize(("name", "gained"), [("Necropolis", "Beggar"), ("Survivors", "Poor House"),
                                              ("Highway", "Altar")])
def test_procession_on_cards_of_all_kinds(name: str, gained: str) -> None:
    """000:4416: Shelters, Ruins; a Highway is trashed, and costs as much as ever, before the gain"""
    scene = Scene(kingdom="Beggar, Poor House, Altar, Laboratory", p1={"hand": f"Procession, {name}", "deck": NINE})
    scene.p1.plays("Procession", name, *["no", "yes"] * (name == "Survivors"))
    assert scene.gained(1) == cards(gained)


def test_procession_and_potions() -> None:
    """000:4416: exactly 1 more, the Potion included"""
    scene = Scene(kingdom="Familiar, Alchemist, Village", p1={"hand": "Procession, University"})
    scene.p1.plays("Procession", "University", None, None, "Familiar")
    assert scene.asked[-1].options == ["alchemist", "familiar"]


@pytest.mark.parametrize(("name", "more"), [("Hireling", (2, 2)), ("Archive", (2, 2)), ("Caravan", (2, 0))])
def test_a_trashed_duration_works_as_long_as_it_would(name: str, more: tuple[int, int]) -> None:
    """000:4420: Procession is discarded, the Duration trashed; its effect lasts, twice"""
    scene = Scene(p1={"hand": f"Procession, {name}", "deck": "40 Copper"})
    scene.p1.plays("Procession", name)
    assert scene.trash == cards(name)
    for cards_more in more:
        scene.p1.ends_turn()
        assert scene.p1.in_play == []
        scene.p2.ends_turn()
        assert len(scene.p1.hand) == 5 + cards_more


def test_a_trashed_duration_still_watches_the_others() -> None:
    """000:4420"""
    scene = Scene(p1={"hand": "Procession, Swamp Hag", "deck": "20 Copper"})
    scene.p1.plays("Procession", "Swamp Hag")
    scene.p1.ends_turn()
    scene.p2.buys("Copper")
    assert scene.p2.discard == cards("2 Curse, Copper")
    scene.p2.ends_turn()
    assert scene.p1.coins == 6


def test_the_examples_hold_where_cards_are_picked_up() -> None:
    """000:4248, 000:3831, 000:3979 (2012): Madman, Urchin and Fortress with Procession"""
    scene = Scene(editions=["dark_ages-2012"], kingdom="Poor House",
                  p1={"hand": "Procession, Madman, Estate, Gold", "deck": NINE})
    scene.p1.plays("Procession", "Madman")
    assert scene.p1.actions == 4
    assert scene.p1.hand == cards("Estate, Gold, 2 Copper")
    assert scene.p1.discard == cards("Poor House")
    scene = Scene(editions=["dark_ages-2012"], kingdom="Smithy", p1={"hand": "Procession, Urchin", "deck": NINE})
    scene.p1.plays("Procession", "Urchin", "Smithy")
    assert scene.p1.discard == cards("Smithy")
    scene = Scene(editions=["dark_ages-2012"], kingdom="Altar, Laboratory",
                  p1={"hand": "Procession, Fortress", "deck": NINE})
    scene.p1.plays("Procession", "Fortress")
    assert scene.p1.actions == 4
    assert scene.p1.hand == cards("2 Copper, Fortress")
    assert scene.p1.discard == cards("Laboratory")


def test_a_mercenary_gained_in_time() -> None:
    """000:4311: the Urchin goes before the new Attack is carried out; its card may be the Mercenary"""
    scene = Scene(p1={"hand": "Urchin", "play": "Urchin"})
    scene.p1.plays("Urchin", "yes")
    assert scene.p1.hand == cards("Mercenary")
