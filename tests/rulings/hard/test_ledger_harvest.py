"""The source books sentence by sentence: Cornucopia, Hinterlands, Guilds and the promo cards."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- Cornucopia -------------------------------------------------------------------------------------------
def test_farming_village_takes_a_card_for_this_turn() -> None:
    """000:2811: what was taken may be played at once; each play of a throned one digs anew"""
    scene = Scene(p1={"hand": "Farming Village", "deck": "Estate", "discard": "Curse, Smithy"})
    scene.p1.plays("Farming Village")
    scene.p1.plays("Smithy")
    assert "smithy" in scene.p1.in_play
    scene = Scene(p1={"hand": "Throne Room, Farming Village", "deck": "Estate, Copper, Curse, Moat, Gold"})
    scene.p1.plays("Throne Room", "Farming Village")
    assert scene.p1.hand == cards("Copper, Moat") and scene.p1.actions == 4


@pytest.mark.parametrize(("deck", "discard", "coins"),
                         [("Copper, Silver", "", 2), ("Copper", "2 Estate", 2), ("", "", 0)])
def test_harvest_with_too_few_cards(deck: str, discard: str, coins: int) -> None:
    """000:2817, 000:3063: after shuffling as many as there are"""
    scene = Scene(p1={"hand": "Harvest", "deck": deck, "discard": discard})
    scene.p1.plays("Harvest")
    assert scene.p1.coins == coins and scene.p1.deck == []


def test_harvest_discards_what_it_reveals() -> None:
    """000:2817: a Tunnel may be shown; it counts as one name"""
    scene = Scene(p1={"hand": "Harvest", "deck": "2 Tunnel, Copper, Gold"})
    scene.p1.plays("Harvest", "yes", "yes")
    assert scene.p1.coins == 3 and scene.gained(1) == ["gold", "gold"]


@pytest.mark.parametrize(("hand", "discard", "points"), [
    ("", "Gold", 0), ("Smithy", "Gold", 2), ("Smithy, Village, Moat", "Gold, Chapel, Cellar", 2),
    ("Smithy, Village, Moat", "Gold, Chapel, Cellar, Militia", 4)])
def test_fairgrounds_counts_the_whole_deck(hand: str, discard: str, points: int) -> None:
    """000:2823: also hand and discard pile; 0-4 names nothing, 5-9 names 2, 10-14 names 4"""
    scene = Scene(p1={"deck": "Fairgrounds, 3 Copper, Silver", "hand": hand, "discard": discard})
    assert scene.p1.score == points


def test_horn_of_plenty_and_a_combined_victory_card() -> None:
    """000:2831: trashed for a Harem too; not if a Trader replaced it by a Silver"""
    in_play = "Village, Smithy, Copper, Silver, Gold"
    scene = Scene(kingdom="Harem", p1={"hand": "Horn of Plenty", "play": in_play}, phase="buy")
    scene.p1.plays("Horn of Plenty", "Harem")
    assert scene.trash == cards("Horn of Plenty")
    scene = Scene(p1={"hand": "Horn of Plenty, Trader", "play": in_play}, phase="buy")
    scene.p1.plays("Horn of Plenty", "Duchy", "yes")
    assert scene.trash == [] and scene.p1.discard == cards("Silver")


def test_horn_of_plenty_played_twice() -> None:
    """000:2831: trashed after the first time it is not in play any more, and does not count"""
    scene = Scene(p1={"hand": "Crown, Horn of Plenty"}, phase="buy")
    scene.p1.plays("Crown", "Horn of Plenty", "Estate", "Copper")
    assert scene.asked[1].offers("Estate") and not scene.asked[2].offers("Estate")
    assert scene.trash == cards("Horn of Plenty") and scene.p1.discard == cards("Copper, Estate")


def test_horn_of_plenty_counts_only_my_own_cards() -> None:
    """000:3069: names that I have in play"""
    scene = Scene(p1={"hand": "Horn of Plenty"}, p2={"durations": "Wharf, Caravan"}, phase="buy")
    scene.p1.plays("Horn of Plenty", "Copper")
    assert not scene.asked[0].offers("Estate")


def test_jester_without_curses_and_without_cards() -> None:
    """000:2837: no Curse left, none gained; nobody gains anything for a player without cards"""
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Estate"}, p3={}, piles={"Curse": 0})
    scene.p1.plays("Jester")
    assert scene.p2.discard == cards("Estate") and scene.p3.discard == [] and scene.asked == []


def test_jester_and_a_curse() -> None:
    """000:2837: a Curse is no Victory card: a copy for one of the two"""
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Curse"})
    scene.p1.plays("Jester", scene.p1("other"))
    assert scene.p2.discard == cards("2 Curse")


def test_jester_twice_and_in_turn_order() -> None:
    """000:2837: the last copy goes to the first one"""
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Smithy"}, p3={"deck": "Smithy"}, piles={"Smithy": 1})
    scene.p1.plays("Jester", "other")
    assert scene.p2.discard == cards("2 Smithy") and scene.p3.discard == cards("Smithy")
    scene = Scene(p1={"hand": "Throne Room, Jester"}, p2={"deck": "Gold, Estate"})
    scene.p1.plays("Throne Room", "Jester", "me")
    assert scene.p1.coins == 4 and scene.p2.discard == cards("Gold, Estate, Curse")


def test_young_witch_and_a_bane_that_is_a_reaction() -> None:
    """000:2845: shown as a Reaction first, then, if still in hand, as the Bane"""
    scene = Scene(bane="Secret Chamber", p1={"hand": "Young Witch", "deck": "2 Copper"},
                  p2={"hand": "Secret Chamber, Gold", "deck": "Silver, Estate, Copper"})
    scene.p1.plays("Young Witch", scene.p2("Secret Chamber"), scene.p2("Gold, Silver"), scene.p2("Gold"),
                   scene.p2("no"), scene.p2("Secret Chamber"))
    assert scene.p2.discard == [] and scene.p2.hand == cards("Estate, Secret Chamber")


def test_young_witch_with_a_short_hand_and_moat() -> None:
    """000:2845: discards what there is; a player with Moat is not asked for a Bane"""
    scene = Scene(bane="Cellar", p1={"hand": "Young Witch", "deck": "Tunnel"}, p2={"hand": "Moat, Cellar"}, p3={})
    scene.p1.plays("Young Witch", scene.p2("Moat"), scene.p1("yes"))
    assert scene.p1.hand == [] and scene.p2.discard == [] and scene.p3.discard == cards("Curse")


def test_the_bane_need_not_be_shown() -> None:
    """000:2845: who does not show it takes a Curse; against each of two plays it may be shown"""
    scene = Scene(bane="Cellar", p1={"hand": "Throne Room, Young Witch", "deck": "9 Copper"}, p2={"hand": "Cellar"})
    scene.p1.plays("Throne Room", "Young Witch", scene.p2("Cellar"), scene.p2("no"))
    assert scene.p2.discard == cards("Curse")


def test_remake_without_a_card_of_that_cost() -> None:
    """000:3041: trashed all the same, nothing for it; then the second one"""
    scene = Scene(p1={"hand": "Remake, Copper, Estate"})
    scene.p1.plays("Remake", "Copper")
    assert scene.trash == cards("Copper, Estate") and scene.p1.discard == cards("Silver")
    assert scene.asked[0].least == 1
    scene = Scene(p1={"hand": "Remake"})
    scene.p1.plays("Remake")
    assert scene.trash == []


def test_remake_and_potions() -> None:
    """000:2867: exactly one coin more, the Potion remains"""
    scene = Scene(kingdom="Familiar, Golem, Smithy", p1={"hand": "Remake, Familiar"})
    scene.p1.plays("Remake")
    assert scene.p1.discard == cards("Golem")


def test_horse_traders_once_per_attack() -> None:
    """000:2880: against the second Attack only one that is still in hand; nothing to draw does not matter"""
    scene = Scene(p1={"hand": "2 Witch", "actions": 2}, p2={"hand": "2 Horse Traders"}, piles={"Curse": 0})
    scene.p1.plays("Witch", scene.p2("Horse Traders"), scene.p2("no"))
    scene.p1.plays("Witch", scene.p2("Horse Traders"))
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("2 Horse Traders")


def test_horse_traders_and_two_reactions() -> None:
    """000:2880: set aside, and a Moat shown as well"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Horse Traders, Moat, 4 Copper", "deck": "Gold"})
    scene.p1.plays("Militia", scene.p2("Horse Traders"), scene.p2("yes"), scene.p2("Moat"))
    assert scene.p2.hand == cards("Moat, 4 Copper")
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("Moat, 4 Copper, Horse Traders, Gold")


def test_hunting_party_compares_with_the_hand_after_drawing() -> None:
    """000:2890: the hand with the card just drawn; the found card's name ends it"""
    scene = Scene(p1={"hand": "Hunting Party", "deck": "Copper, Copper", "discard": "Silver"})
    scene.p1.plays("Hunting Party")
    assert scene.p1.hand == cards("Copper, Silver") and scene.p1.discard == cards("Copper")


def test_tournament_with_an_empty_pile() -> None:
    """000:2905: a Duchy may be chosen although there is none; the Province is discarded"""
    scene = Scene(p1={"hand": "Tournament, Province", "deck": "Copper"}, piles={"Duchy": 0})
    scene.p1.plays("Tournament", "yes", "duchy")
    assert scene.p1.discard == cards("Province") and scene.p1.hand == cards("Copper") and scene.p1.coins == 1


def test_tournament_prize_onto_an_empty_deck() -> None:
    """000:2905: the Prize is what +1 Card draws; not if another player showed a Province"""
    scene = Scene(p1={"hand": "Tournament, Province"}, p2={"hand": "2 Province"}, p3={"hand": "Province"})
    scene.p1.plays("Tournament", "yes", scene.p2("no"), scene.p3("yes"), "prize", "Diadem")
    assert scene.p1.deck == in_order("Diadem") and scene.p1.coins == 0 and scene.p1.actions == 1
    assert scene.p3.hand == cards("Province")


def test_tournament_played_twice() -> None:
    """000:2905: each play needs a Province of its own; each Prize exists once"""
    scene = Scene(p1={"hand": "Throne Room, Tournament, 2 Province"})
    scene.p1.plays("Throne Room", "Tournament", "yes", "prize", "Princess", "yes", "prize", "Diadem")
    assert not scene.asked[-1].offers("Princess")
    assert scene.p1.hand == cards("Princess, Diadem") and scene.p1.coins == 2


def test_fortune_teller_goes_round() -> None:
    """000:2923: each other player; the first one found"""
    scene = Scene(p1={"hand": "Fortune Teller"}, p2={"deck": "Curse, Estate"},
                  p3={"deck": "Copper", "discard": "Estate"})
    scene.p1.plays("Fortune Teller")
    assert scene.p2.deck == in_order("Curse, Estate")
    assert scene.p3.deck == in_order("Estate") and scene.p3.discard == cards("Copper")


@pytest.mark.parametrize(("villages", "coins"), [(0, 3), (1, 4), (2, 5)])
def test_diadem_and_farming_villages(villages: int, coins: int) -> None:
    """000:2934, 002:5833: the examples"""
    hand = "Diadem" if not villages else f"Diadem, {villages} Farming Village"
    scene = Scene(p1={"hand": hand, "deck": "5 Copper"})
    for _ in range(villages):
        scene.p1.plays("Farming Village")
    scene.p1.plays("Diadem")
    assert scene.p1.coins == coins


def test_followers_in_turn_order() -> None:
    """000:2938: Curse and discard of one player before the next one's"""
    scene = Scene(p1={"hand": "Followers"}, p2={"hand": "Watchtower, 3 Copper"}, p3={"hand": "4 Copper"})
    scene.p1.plays("Followers", scene.p2("yes"), scene.p2("Copper"), scene.p3("Copper"))
    assert scene.trash == cards("Curse") and scene.p3.discard == cards("Copper, Curse")


def test_princess_makes_cards_in_hand_cheaper_too() -> None:
    """000:2944: a Gold in hand costs 4"""
    scene = Scene(p1={"hand": "Trader, Gold", "play": "Princess"})
    scene.p1.plays("Trader")
    assert scene.p1.discard == cards("4 Silver")


def test_trusty_steed_draws_before_the_deck_goes() -> None:
    """000:2948: not in the order of choosing; twice by Throne Room, other ones may be chosen"""
    scene = Scene(p1={"hand": "Throne Room, Trusty Steed", "deck": "3 Copper"})
    scene.p1.plays("Throne Room", "Trusty Steed", "silvers, actions", "cards, coins")
    assert scene.p1.actions == 2 and scene.p1.coins == 2 and len(scene.p1.hand) == 2


# --- Hinterlands ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "gains"), [("Duchess", ["oasis"]), ("Copper", []), ("Curse", [])])
def test_develop_without_a_fitting_card(card: str, gains: list[str]) -> None:
    """000:3153: the examples; only the one that exists, or none"""
    scene = Scene(kingdom="Oasis", p1={"hand": f"Develop, {card}"}, piles={"Silver": 0, "Develop": 0})
    scene.p1.plays("Develop")
    assert scene.trash == [card.lower()] and scene.gained(1) == gains and scene.p1.deck == gains


def test_develop_without_a_card() -> None:
    """000:3153: nothing trashed, nothing gained"""
    scene = Scene(p1={"hand": "Develop"})
    scene.p1.plays("Develop")
    assert scene.gained(1) == [] and scene.trash == []


def test_develop_by_throne_room() -> None:
    """000:3460: both onto the deck, in any order, each time"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Throne Room, Develop, Silver, Gold"}, piles={"Develop": 0})
    scene.p1.plays("Throne Room", "Develop", "Silver", "Smithy", "Duchy")
    assert scene.p1.deck == in_order("Duchy, Estate, Smithy")


def test_ill_gotten_gains_in_another_turn() -> None:
    """000:3159: gained in another player's turn, the others from the left of the gainer"""
    scene = Scene(kingdom="Ill-Gotten Gains", players=3, piles={"Curse": 1})
    scene.p2.gains("Ill-Gotten Gains")
    assert (scene.p1.discard, scene.p3.discard) == ([], cards("Curse"))


def test_ill_gotten_gains_copper_refused_or_gone() -> None:
    """000:3159: the Copper is optional; with none left nothing is asked; each play offers one"""
    scene = Scene(p1={"hand": "Ill-Gotten Gains"}, phase="buy")
    scene.p1.plays("Ill-Gotten Gains", "no")
    assert scene.p1.hand == [] and scene.p1.coins == 1
    scene = Scene(p1={"hand": "Ill-Gotten Gains"}, phase="buy", piles={"Copper": 0})
    scene.p1.plays("Ill-Gotten Gains")
    assert scene.asked == [] and scene.p1.coins == 1
    scene = Scene(p1={"hand": "Counterfeit, Ill-Gotten Gains"}, phase="buy")
    scene.p1.plays("Counterfeit", "Ill-Gotten Gains", "yes", "yes")
    assert scene.p1.hand == cards("2 Copper") and scene.p1.coins == 3


def test_embassy_in_another_turn() -> None:
    """000:3555: from the left of the gainer"""
    scene = Scene(kingdom="Embassy", players=3, piles={"Silver": 1})
    scene.p2.gains("Embassy")
    assert (scene.p1.discard, scene.p2.discard, scene.p3.discard) == ([], cards("Embassy"), cards("Silver"))


@pytest.mark.parametrize(("deck", "loot"), [("2 Silver", "Silver"), ("2 Gold", "Gold")])
def test_noble_brigand_takes_one_of_two(deck: str, loot: str) -> None:
    """000:3171: just one; the other is discarded"""
    scene = Scene(p1={"hand": "Noble Brigand"}, p2={"deck": deck})
    scene.p1.plays("Noble Brigand")
    assert scene.p1.discard == scene.p2.discard == cards(loot)


def test_noble_brigand_bought_and_played_twice() -> None:
    """000:3495: bought in turn order, before it is gained; a player without cards shows no Treasure: a Copper"""
    scene = Scene(kingdom="Noble Brigand", p1={"coins": 4}, p2={"deck": "Gold, Silver"}, p3={}, phase="buy")
    scene.p1.buys("Noble Brigand", "Silver")
    assert scene.gained(1) == in_order("Silver, Noble Brigand") and scene.p3.discard == cards("Copper")
    scene = Scene(p1={"hand": "Throne Room, Noble Brigand"}, p2={"deck": "Gold, Estate, Curse, Copper"})
    scene.p1.plays("Throne Room", "Noble Brigand")
    assert scene.p1.coins == 2 and scene.p2.discard == cards("Estate, Curse, Copper")


@pytest.mark.parametrize(("silvers", "gains"), [(2, 2), (9, 6)])
def test_trader_with_too_few_silvers(silvers: int, gains: int) -> None:
    """000:3177: as many as there are"""
    scene = Scene(p1={"hand": "Trader, Gold"}, piles={"Silver": silvers})
    scene.p1.plays("Trader")
    assert scene.gained(1) == ["silver"] * gains


def test_trader_without_a_card() -> None:
    """000:3177: nothing trashed, no Silver"""
    scene = Scene(p1={"hand": "Trader"})
    scene.p1.plays("Trader")
    assert scene.gained(1) == []


def test_trader_and_haggler() -> None:
    """000:3177: every gain may be replaced, Haggler's and the bought one"""
    scene = Scene(p1={"hand": "Trader", "play": "Haggler", "coins": 6}, phase="buy")
    scene.p1.buys("Gold", "Copper", "yes", "yes")
    assert scene.gained(1) == ["silver", "silver"] and scene.p1.coins == 0


def test_trader_and_nomad_camp() -> None:
    """000:3177: the Silver goes to the discard pile though the card would have come onto the deck"""
    scene = Scene(kingdom="Nomad Camp", p1={"hand": "Trader", "coins": 4, "deck": "Copper"}, phase="buy")
    scene.p1.buys("Nomad Camp", "yes")
    assert scene.p1.deck == in_order("Copper") and scene.p1.discard == cards("Silver")


def test_haggler_and_costs_now() -> None:
    """000:3183: cheaper than the bought card costs now; a Potion makes it dearer"""
    scene = Scene(p1={"play": "Haggler, Highway", "coins": 2}, phase="buy")
    scene.p1.buys("Silver", "Copper")
    assert not scene.asked[0].offers("Silver")
    scene = Scene(kingdom="Familiar, Alchemist, Smithy", p1={"play": "Haggler", "coins": 3, "potions": 1}, phase="buy")
    scene.p1.buys("Familiar", "Silver")
    assert not scene.asked[0].offers("Alchemist") and not scene.asked[0].offers("Smithy")


def test_haggler_and_events() -> None:
    """000:3183: only for a card bought"""
    scene = Scene(p1={"play": "Haggler", "coins": 5}, landscapes="Summon", kingdom="Smithy", phase="buy")
    scene.p1.buys("Summon")
    assert scene.gained(1) == ["smithy"]


def test_farmland_without_a_card() -> None:
    """000:3197: with an empty hand just the Farmland"""
    scene = Scene(kingdom="Farmland", p1={"coins": 6}, phase="buy")
    scene.p1.buys("Farmland")
    assert scene.gained(1) == ["farmland"] and scene.p1.score == 2


def test_farmland_and_highway() -> None:
    """000:3197: exactly 2 more at this moment: a Copper still costs 0, a Silver 2"""
    scene = Scene(kingdom="Farmland, Silk Road", p1={"coins": 6, "hand": "Copper", "play": "Highway"}, phase="buy")
    scene.p1.buys("Farmland")
    assert scene.gained(1) == ["silver", "farmland"]


def test_inn_and_an_empty_deck() -> None:
    """000:3576: the chosen Actions are the whole deck; none need be chosen"""
    scene = Scene(kingdom="Inn", p1={"coins": 5, "discard": "Smithy, Copper"}, phase="buy")
    scene.p1.buys("Inn", "Smithy")
    assert scene.p1.deck == in_order("Smithy") and scene.p1.discard == cards("Copper, Inn")
    scene = Scene(kingdom="Inn", p1={"coins": 5, "discard": "Smithy", "deck": "Gold"}, phase="buy")
    scene.p1.buys("Inn", "no")
    assert scene.p1.deck == in_order("Gold")


def test_inn_gained_onto_the_deck() -> None:
    """000:3576: it is not in the discard pile then, the others are"""
    scene = Scene(kingdom="Inn", p1={"hand": "Develop, Gold", "discard": "Village"}, piles={"Duchy": 0})
    scene.p1.plays("Develop", "Village")
    assert not scene.asked[0].offers("Inn") and sorted(scene.p1.deck) == cards("Inn, Village")


def test_inn_takes_combined_actions() -> None:
    """000:3204: a Great Hall is an Action too"""
    scene = Scene(kingdom="Inn", p1={"discard": "Great Hall, Estate"})
    scene.p1.gains("Inn", "Great Hall")
    assert scene.asked[0].offers("Inn", "Great Hall") and scene.p1.deck == in_order("Great Hall")


def test_border_village_brings_no_second_one() -> None:
    """000:3218: a second one cannot come, it costs as much"""
    scene = Scene(kingdom="Border Village", p1={"hand": "Copper"})
    scene.p1.gains("Border Village", "Duchy")
    assert not scene.asked[0].offers("Border Village") and not scene.asked[0].offers("Gold")


@pytest.mark.parametrize("chosen", ["4 Copper", None])
def test_cartographer_all_or_none(chosen: str | None) -> None:
    """000:3232: 0 to 4 cards"""
    scene = Scene(p1={"hand": "Cartographer", "deck": "Gold, 4 Copper, Silver"})
    scene.p1.plays("Cartographer", chosen)
    assert scene.p1.deck == in_order("Silver" if chosen else "4 Copper, Silver")


def test_fools_gold_in_turn_order() -> None:
    """000:3239: the last Gold goes to the next player; the other may trash all the same"""
    scene = Scene(p1={"coins": 8}, p2={"hand": "Fool's Gold", "deck": "Copper"}, p3={"hand": "Fool's Gold"},
                  piles={"Gold": 1}, phase="buy")
    scene.p1.buys("Province", scene.p2("yes"), scene.p3("yes"))
    assert scene.p2.deck == in_order("Gold, Copper") and scene.p3.deck == []
    assert scene.trash == cards("2 Fool's Gold")


def test_fools_gold_and_a_province_replaced() -> None:
    """000:3239: no Province gained, no reaction"""
    scene = Scene(p1={"coins": 8, "hand": "Trader"}, p2={"hand": "Fool's Gold"}, phase="buy")
    scene.p1.buys("Province", "yes")
    assert scene.p2.hand == cards("Fool's Gold") and scene.p1.discard == cards("Silver")


def test_fools_gold_in_the_next_turn_counts_anew() -> None:
    """000:3444: the first of each turn gives 1"""
    scene = Scene(p1={"hand": "2 Fool's Gold", "deck": "9 Fool's Gold"})
    scene.p1.plays("2 Fool's Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Fool's Gold")
    assert scene.p1.coins == 1


def test_scheme_may_be_refused_or_keep_itself() -> None:
    """000:3467: optional; the Scheme itself"""
    for answer, hand in (("no", "5 Copper"), ("Scheme", "4 Copper, Scheme")):
        scene = Scene(p1={"hand": "Scheme", "deck": "9 Copper"})
        scene.p1.plays("Scheme")
        scene.p1.ends_turn(answer)
        assert scene.p1.hand == cards(hand)


def test_two_schemes() -> None:
    """000:3467: a card for each"""
    scene = Scene(p1={"hand": "2 Scheme, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Scheme")
    scene.p1.plays("Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Smithy, Scheme")
    assert scene.p1.hand == cards("Smithy, Scheme, 3 Copper")


def test_jack_without_silver_and_without_cards() -> None:
    """000:3256: no Silver, no card to look at, nothing to draw; the trashing may be refused"""
    scene = Scene(p1={"hand": "Jack of All Trades, Curse"}, piles={"Silver": 0})
    scene.p1.plays("Jack of All Trades", "no")
    assert scene.gained(1) == [] and scene.p1.hand == cards("Curse")


def test_mandarin_gained_in_another_turn() -> None:
    """000:3265: only the gainer's Treasures; of another player's turn there are none"""
    scene = Scene(kingdom="Mandarin", p1={"play": "Gold"}, p2={}, phase="buy")
    scene.p2.gains("Mandarin")
    assert scene.p1.in_play == cards("Gold") and scene.p2.deck == []


def test_margrave_against_few_cards() -> None:
    """000:3272: twice by Throne Room a card is drawn twice"""
    scene = Scene(p1={"hand": "Throne Room, Margrave", "deck": "9 Copper"}, p2={"hand": "Gold", "deck": "4 Silver"})
    scene.p1.plays("Throne Room", "Margrave")
    assert scene.p2.hand == cards("Gold, 2 Silver") and scene.p1.me.buys == 3 and len(scene.p1.hand) == 6


def test_oracle_with_one_card() -> None:
    """000:3293: after shuffling what there is; both or none"""
    scene = Scene(p1={"hand": "Oracle"}, p2={"deck": "Gold"}, p3={"discard": "Silver"})
    scene.p1.plays("Oracle", scene.p1("yes"), scene.p1("no"))
    assert scene.p2.discard == cards("Gold") and scene.p3.deck == in_order("Silver")


def test_oracle_and_moat() -> None:
    """000:3481: an Attack: whoever shows a Moat is spared, the player is not"""
    scene = Scene(p1={"hand": "Oracle", "deck": "2 Estate, 2 Gold"}, p2={"hand": "Moat", "deck": "2 Gold"})
    scene.p1.plays("Oracle", scene.p2("Moat"), scene.p1("yes"))
    assert scene.p2.deck == in_order("2 Gold") and scene.p1.hand == cards("2 Gold")


def test_silk_road_counts_everything() -> None:
    """000:3539: 4-7 Victory cards 1, 8-11 2; set-aside cards, mats and combined ones too"""
    scene = Scene(p1={"deck": "Silk Road, 2 Estate", "mats": {"Island": "Island"}})
    assert scene.p1.score == 1 + 2 + 2
    scene = Scene(p1={"deck": "Silk Road, 6 Estate"})
    assert scene.p1.score == 1 + 6


def test_stables_refused() -> None:
    """000:3316: no card, no Action"""
    scene = Scene(p1={"hand": "Stables, Copper", "deck": "5 Gold"})
    scene.p1.plays("Stables", "no")
    assert scene.p1.hand == cards("Copper") and scene.p1.actions == 0


def test_tunnel_and_possession() -> None:
    """000:3324: cards trashed in a possessed turn come back without being discarded"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, p2={"hand": "Chapel, Tunnel", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Chapel", "Tunnel")
    scene.p2.ends_turn()
    assert "tunnel" in scene.p2.discard and scene.gained(1) == scene.gained(2) == []


def test_tunnel_discarded_by_cellar_one_by_one() -> None:
    """000:3324: each of two, in the own turn"""
    scene = Scene(p1={"hand": "Cellar, 2 Tunnel", "deck": "4 Copper"})
    scene.p1.plays("Cellar", "2 Tunnel", "yes", "no")
    assert scene.gained(1) == ["gold"]


def test_crossroads_without_victory_cards() -> None:
    """000:3332: nothing drawn; the Actions of the first all the same"""
    scene = Scene(p1={"hand": "Crossroads, Copper", "deck": "Gold"})
    scene.p1.plays("Crossroads")
    assert scene.p1.hand == cards("Copper") and scene.p1.actions == 3


def test_crossroads_in_2011_by_throne_room() -> None:
    """000:3332: 3 and 1 Actions"""
    scene = Scene(editions=["crossroads:hinterlands-2011"], p1={"hand": "Throne Room, Crossroads"})
    scene.p1.plays("Throne Room", "Crossroads")
    assert scene.p1.actions == 4


# --- Guilds -----------------------------------------------------------------------------------------------
def test_stonemason_overpaid_with_a_potion_alone() -> None:
    """000:4827: Actions costing just a Potion"""
    scene = Scene(kingdom="Stonemason, Transmute, Moat", p1={"coins": 2, "potions": 1}, phase="buy")
    scene.p1.buys("Stonemason", 1)
    assert scene.gained(1) == in_order("Transmute, Transmute, Stonemason")


def test_stonemason_overpaid_takes_the_last_one() -> None:
    """000:4827: one card of that cost left: just that; it may be the last Stonemason"""
    scene = Scene(kingdom="Stonemason", p1={"coins": 6}, piles={"Herald": 1}, phase="buy")
    scene.p1.buys("Stonemason", 4)
    assert scene.gained(1) == in_order("Herald, Stonemason")
    scene = Scene(p1={"coins": 4}, piles={"Stonemason": 2}, phase="buy")
    scene.p1.buys("Stonemason", 2)
    assert scene.gained(1) == in_order("Stonemason, Stonemason")


@pytest.mark.parametrize("card", ["Masterpiece", "Doctor", "Herald"])
def test_a_potion_too_many(card: str) -> None:
    """000:4973: a Potion may be overpaid for any of them; it brings nothing"""
    scene = Scene(kingdom=card, p1={"coins": 4, "potions": 1, "deck": "Gold", "discard": "Estate"}, phase="buy")
    scene.p1.buys(card, *([0] if card != "Herald" else []), 1)
    assert scene.gained(1) == [card.lower()] and scene.p1.potions == 0 and scene.p1.deck == in_order("Gold")


def test_doctor_overpaid_with_an_empty_deck() -> None:
    """000:4835: the discard pile is shuffled; with no cards at all nothing is looked at"""
    scene = Scene(kingdom="Doctor", p1={"coins": 6, "discard": "Curse"}, phase="buy")
    scene.p1.buys("Doctor", 3, "yes")
    assert scene.trash == cards("Curse") and scene.p1.discard == cards("Doctor")


def test_doctor_overpaid_discards_and_shuffles_again() -> None:
    """000:4835: each card is done with before the next: the discarded one comes again"""
    scene = Scene(kingdom="Doctor", p1={"coins": 5, "deck": "Curse"}, phase="buy")
    scene.p1.buys("Doctor", 2, "no", "yes", "yes")
    assert scene.trash == cards("Curse") and scene.p1.discard == cards("Doctor")


def test_doctor_names_what_is_not_there() -> None:
    """000:4837: all cards go back in any order; revealed cards are not shuffled in"""
    scene = Scene(p1={"hand": "Doctor", "deck": "Gold", "discard": "Silver"})
    scene.p1.plays("Doctor", "Colony", "Gold")
    assert scene.p1.deck == in_order("Silver, Gold")


def test_advisor_without_cards() -> None:
    """000:4843: nothing to reveal"""
    scene = Scene(p1={"hand": "Advisor"})
    scene.p1.plays("Advisor")
    assert scene.asked == [] and scene.p1.actions == 1


def test_advisor_asks_the_left_neighbour() -> None:
    """000:4843: also of the last player; a Tunnel so discarded may be shown by its owner"""
    scene = Scene(turn=3, p1={}, p2={}, p3={"hand": "Advisor", "deck": "Tunnel, Gold, Copper"})
    scene.p3.plays("Advisor", scene.p1("Tunnel"), scene.p3("yes"))
    assert scene.p3.hand == cards("Copper, Gold") and scene.p3.discard == cards("Gold, Tunnel")


@pytest.mark.parametrize("card", ["Masterpiece", "Harem", "Copper"])
def test_plaza_takes_any_treasure(card: str) -> None:
    """000:4849: a Masterpiece, a combined one"""
    scene = Scene(p1={"hand": f"Plaza, {card}, Estate"})
    scene.p1.plays("Plaza", card)
    assert not scene.asked[0].offers("Estate") and scene.p1.coffers == 1 and scene.p1.discard == cards(card)


def test_plaza_refused() -> None:
    """000:4849: no Treasure discarded, no Coffers"""
    scene = Scene(p1={"hand": "Throne Room, Plaza, 2 Copper"})
    scene.p1.plays("Throne Room", "Plaza", "Copper", "no")
    assert scene.p1.coffers == 1 and scene.p1.actions == 4


def test_taxman_and_a_combined_treasure() -> None:
    """000:4855: a Harem is a Treasure, to be trashed and gained; whoever has none shows a hand of five"""
    scene = Scene(kingdom="Harem", p1={"hand": "Taxman, Silver, Estate"}, p2={"hand": "5 Copper"},
                  p3={"hand": "4 Silver"})
    scene.p1.plays("Taxman", "Silver", "Harem")
    assert not scene.asked[0].offers("Estate") and scene.p1.deck == in_order("Harem")
    assert len(scene.p2.hand) == 5 and len(scene.p3.hand) == 4
    shown = [event for event in scene.log.events if event.verb == "reveal"]
    assert [event.seat for event in shown] == [1]


def test_taxman_refused() -> None:
    """000:4855: nothing trashed, nobody discards, nothing is gained"""
    scene = Scene(p1={"hand": "Taxman, Silver"}, p2={"hand": "5 Silver"})
    scene.p1.plays("Taxman", "no")
    assert scene.gained(1) == [] and len(scene.p2.hand) == 5


def test_herald_plays_a_combined_action() -> None:
    """000:4868: a Great Hall must be played; no Action is used up"""
    scene = Scene(p1={"hand": "Herald", "deck": "Copper, Great Hall, Silver"})
    scene.p1.plays("Herald")
    assert scene.p1.in_play == cards("Herald, Great Hall") and scene.p1.actions == 2


def test_herald_after_herald() -> None:
    """000:4868: one plays the next; with no card left nothing is shown"""
    scene = Scene(p1={"hand": "Herald", "deck": "Copper, Herald, Silver"})
    scene.p1.plays("Herald")
    assert scene.p1.in_play == cards("2 Herald") and scene.p1.hand == cards("Copper, Silver") and scene.p1.actions == 2


def test_masterpiece_and_too_few_silvers() -> None:
    """000:4881: as many as there are"""
    scene = Scene(kingdom="Masterpiece", p1={"coins": 9}, piles={"Silver": 2}, phase="buy")
    scene.p1.buys("Masterpiece", 6)
    assert scene.gained(1) == in_order("2 Silver, Masterpiece") and scene.p1.coins == 0


def test_merchant_guild_by_kings_court() -> None:
    """000:4905: three buys, three coins, one Coffers per card"""
    scene = Scene(p1={"hand": "King's Court, Merchant Guild"})
    scene.p1.plays("King's Court", "Merchant Guild")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 4)
    scene.p1.buys("Silver")
    scene.p1.buys("Copper")
    assert scene.p1.coffers == 2


def test_merchant_guild_and_events() -> None:
    """000:4905: an Event is no card; a card gained but not bought gives nothing"""
    scene = Scene(p1={"play": "Merchant Guild", "coins": 5}, landscapes="Summon", kingdom="Smithy", phase="buy")
    scene.p1.buys("Summon")
    assert scene.p1.coffers == 0


def test_merchant_guild_and_a_card_replaced() -> None:
    """000:4905: bought is bought, though a Trader replaced it"""
    scene = Scene(p1={"play": "Merchant Guild", "coins": 6, "hand": "Trader"}, phase="buy")
    scene.p1.buys("Gold", "yes")
    assert scene.p1.coffers == 1 and scene.p1.discard == cards("Silver")


def test_butcher_refused() -> None:
    """000:4916: the two Coffers stay"""
    scene = Scene(p1={"hand": "Butcher, Estate"})
    scene.p1.plays("Butcher", "no")
    assert scene.p1.coffers == 2 and scene.gained(1) == []


def test_butcher_with_an_empty_hand() -> None:
    """000:4916: nothing to trash; it is not in hand itself"""
    scene = Scene(p1={"hand": "Butcher"})
    scene.p1.plays("Butcher")
    assert scene.p1.coffers == 2 and scene.asked == []


def test_butcher_by_throne_room() -> None:
    """000:4916: two more Coffers before the second"""
    scene = Scene(p1={"hand": "Throne Room, Butcher, 2 Estate"})
    scene.p1.plays("Throne Room", "Butcher", "Estate", 1, "Silver", "Estate", 3, "Duchy")
    assert scene.p1.coffers == 0 and scene.gained(1) == in_order("Silver, Duchy")


def test_soothsayer_without_gold() -> None:
    """000:4927: the Curses come all the same"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"deck": "Copper"}, piles={"Gold": 0})
    scene.p1.plays("Soothsayer")
    assert scene.gained(1) == [] and scene.p2.hand == cards("Copper") and scene.p2.discard == cards("Curse")


def test_soothsayer_and_an_empty_deck() -> None:
    """000:4927: the Curse lies in the discard pile when it is shuffled for the card"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={})
    scene.p1.plays("Soothsayer")
    assert scene.p2.hand == cards("Curse")


def test_journeyman_names_a_card_of_another_game() -> None:
    """000:4933: nothing is left out then"""
    scene = Scene(p1={"hand": "Journeyman", "deck": "3 Copper, Gold"})
    scene.p1.plays("Journeyman", "Colony")
    assert scene.p1.hand == cards("3 Copper") and scene.p1.discard == []


def test_overpaying_leaves_no_money() -> None:
    """000:4973: what was overpaid is spent"""
    scene = Scene(kingdom="Masterpiece", p1={"coins": 8, "buys": 2}, phase="buy")
    scene.p1.buys("Masterpiece", 3)
    assert scene.p1.coins == 2 and not scene.p1.can_buy("Silver") and scene.p1.can_buy("Estate")


def test_bridge_and_overpaying() -> None:
    """000:4973: a reduction is no overpaying: costs of the cards gained are those now"""
    scene = Scene(kingdom="Stonemason, Smithy, Market", p1={"hand": "Bridge", "coins": 4})
    scene.p1.plays("Bridge")
    scene.p1.buys("Stonemason", 4, "Market", "Market")
    assert scene.gained(1) == in_order("Market, Market, Stonemason")


# --- promo cards ------------------------------------------------------------------------------------------
def test_envoy_without_cards_and_twice() -> None:
    """000:7110: no card, no choice; each time the left player chooses"""
    scene = Scene(p1={"hand": "Envoy"})
    scene.p1.plays("Envoy")
    assert scene.asked == []
    scene = Scene(p1={"hand": "Throne Room, Envoy", "deck": "Gold, 4 Copper, Silver, 4 Estate"}, p3={})
    scene.p1.plays("Throne Room", "Envoy", scene.p2("Gold"), scene.p2("Silver"))
    assert scene.p1.hand == cards("4 Copper, 4 Estate") and scene.p1.discard == cards("Gold, Silver")


def test_black_market_overpaid() -> None:
    """000:7126: the purchase is like one of the Buy phase: overpaying too"""
    scene = Scene(p1={"hand": "Black Market, Gold"}, black_market="Masterpiece")
    scene.p1.plays("Black Market", "Gold", "Masterpiece", 2)
    assert scene.gained(1) == in_order("2 Silver, Masterpiece") and scene.p1.coins == 0


def test_black_market_sells_for_potions() -> None:
    """000:7126, 002:2901: with a Potion played there"""
    scene = Scene(p1={"hand": "Black Market, Potion, Copper"}, black_market="Familiar")
    scene.p1.plays("Black Market", "Potion, Copper", "Familiar")
    assert scene.p1.discard == cards("Familiar") and scene.p1.potions == 0 and scene.p1.coins == 0


def test_black_market_sells_for_debt() -> None:
    """002:6739: a card with debt in its cost brings the debt, at a table without any other such card"""
    scene = Scene(p1={"hand": "Black Market", "coins": 1}, black_market="Engineer")
    scene.p1.plays("Black Market", "Engineer")
    assert scene.p1.discard == cards("Engineer") and (scene.p1.debt, scene.p1.coins) == (4, 3)


def test_possession_of_the_black_market() -> None:
    """000:7126, 000:2275: bought there, its turns are like any other's, at a table without another Potion cost"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, p2={"hand": "Silver", "deck": "9 Copper"},
                  kingdom="Black Market", black_market="Possession")
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.game.listener = None
    scene.p2.plays("Silver")
    scene.p2.buys("Estate")
    assert "estate" in scene.p1.discard and "estate" not in scene.p2.all_cards


def test_two_black_markets() -> None:
    """002:6744: what is left serves the next one, and the Buy phase"""
    scene = Scene(p1={"hand": "2 Black Market, Silver", "actions": 2}, black_market="Chapel, Smithy")
    scene.p1.plays("Black Market", "Silver", "Chapel")
    scene.p1.plays("Black Market", "Smithy")
    assert scene.p1.discard == cards("Chapel, Smithy") and scene.p1.coins == 0 and scene.p1.me.buys == 1


def test_black_market_by_throne_room() -> None:
    """000:7126: two purchases"""
    scene = Scene(p1={"hand": "Throne Room, Black Market"}, black_market="Chapel, Cellar")
    scene.p1.plays("Throne Room", "Black Market", "Chapel", "Cellar")
    assert scene.p1.discard == cards("Cellar, Chapel") and scene.p1.coins == 0 and scene.p1.me.buys == 1


def test_black_market_empty_and_treasures() -> None:
    """000:7128: Treasures may be played there even with nothing for sale"""
    scene = Scene(p1={"hand": "Black Market, Gold"}, black_market="Village")
    scene.game.stacks["black_market"].clear()
    scene.p1.plays("Black Market", "Gold")
    assert scene.p1.coins == 5


def test_black_market_without_enough_money() -> None:
    """000:7128: nothing can be bought; all three go under the deck in any order"""
    scene = Scene(p1={"hand": "Black Market"}, black_market="Village, Smithy, Market, Mine",
                  stacks={"black_market": "Village, Smithy, Market, Mine"})
    scene.p1.plays("Black Market", "Market", "Smithy")
    deck = [card.id for card in reversed(scene.game.stacks["black_market"])]
    assert deck == in_order("Mine, Market, Smithy, Village")
    assert scene.p1.coins == 2


@pytest.mark.parametrize(("card", "coffers", "gains"),
                         [("Merchant Guild", 1, ["chapel"]), ("Haggler", 0, ["copper", "chapel"])])
def test_black_market_and_cards_in_play(card: str, coffers: int, gains: list[str]) -> None:
    """000:7126: when you buy a card"""
    scene = Scene(p1={"hand": "Black Market", "play": card}, black_market="Chapel")
    scene.p1.plays("Black Market", "Chapel", *(["Copper"] if card == "Haggler" else []))
    assert scene.p1.coffers == coffers and scene.gained(1) == gains


def test_stash_in_another_players_turn() -> None:
    """002:6729: whenever it is shuffled"""
    scene = Scene(p1={"hand": "Council Room", "deck": "9 Copper"}, p2={"discard": "4 Copper, Stash"})
    scene.p1.plays("Council Room", scene.p2("yes"), scene.p2(1))
    assert scene.p2.hand == cards("Stash")


def test_stash_in_clean_up() -> None:
    """000:7134: discarded as usual; the new hand is drawn from the shuffled cards"""
    scene = Scene(p1={"hand": "Stash", "discard": "8 Copper"}, phase="buy")
    scene.p1.plays("Stash")
    scene.p1.ends_turn("yes", 5)
    assert scene.p1.hand == cards("4 Copper, Stash")


def test_governor_without_gold_or_silver() -> None:
    """000:7159: what is not there is not gained"""
    scene = Scene(p1={"hand": "Throne Room, Governor"}, p2={}, piles={"Gold": 1, "Silver": 1})
    scene.p1.plays("Throne Room", "Governor", "gain", "gain")
    assert scene.gained(1) == ["gold"] and scene.gained(2) == ["silver"] and scene.p1.actions == 2


def test_governor_trashing_refused() -> None:
    """000:7157: everybody may refuse; whoever trashed must gain; in turn order"""
    scene = Scene(p1={"hand": "Governor, Estate"}, p2={"hand": "Estate"}, p3={"hand": "Estate"}, piles={"Silver": 1})
    scene.p1.plays("Governor", "trash", scene.p1("no"), scene.p2("Estate"), scene.p3("Estate"))
    assert (scene.gained(1), scene.gained(2), scene.gained(3)) == ([], ["silver"], [])
    assert scene.trash == cards("2 Estate")


def test_governor_cards_from_empty_decks() -> None:
    """000:7155: as many as there are"""
    scene = Scene(p1={"hand": "Governor", "deck": "2 Copper"}, p2={"discard": "Gold"}, p3={})
    scene.p1.plays("Governor", "cards")
    assert (scene.p1.hand, scene.p2.hand, scene.p3.hand) == (cards("2 Copper"), cards("Gold"), [])


def test_prince_without_an_action() -> None:
    """000:7165: it is set aside first, alone if there is nothing else; it counts as owned, not in play"""
    scene = Scene(p1={"hand": "Prince, Market, Copper", "deck": "9 Copper"})
    scene.p1.plays("Prince", "yes")
    assert scene.p1.aside == cards("Prince") and scene.p1.in_play == []
    scene.p1.ends_turn()
    assert "prince" in scene.p1.all_cards and scene.p1.aside == cards("Prince")


def test_each_silver_asks_anew_with_a_sauna() -> None:
    """000:7192: each Silver may or may not trash"""
    scene = Scene(p1={"play": "Sauna", "hand": "2 Silver, Curse, Estate"}, phase="buy")
    scene.p1.plays("Silver", "no")
    scene.p1.plays("Silver", "Curse")
    assert scene.trash == cards("Curse") and scene.p1.hand == cards("Estate")


def test_sauna_and_crown() -> None:
    """000:7190: the same Silver twice, two cards"""
    scene = Scene(p1={"play": "Sauna", "hand": "Crown, Silver, 2 Curse"}, phase="buy")
    scene.p1.plays("Crown", "Silver", "Curse", "Curse")
    assert scene.trash == cards("2 Curse") and scene.p1.coins == 4


def test_avanto_by_throne_room() -> None:
    """000:7200: a Sauna after each; the Avanto must not be followed by an Avanto"""
    scene = Scene(p1={"hand": "Throne Room, Avanto, 2 Sauna, Avanto", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Avanto", "Sauna", "no", "Sauna", "no")
    assert scene.p1.in_play == cards("Throne Room, Avanto, 2 Sauna")
    assert scene.p1.hand == cards("Avanto, 8 Copper") and scene.p1.actions == 2


def test_summon_and_a_trader() -> None:
    """000:7216: replaced by a Silver nothing is set aside, and nothing played"""
    scene = Scene(landscapes="Summon", kingdom="Smithy", p1={"coins": 5, "hand": "Trader"}, phase="buy")
    scene.p1.buys("Summon", "Smithy", "yes")
    assert scene.p1.aside == [] and scene.p1.discard == cards("Silver")


def test_summon_a_duration_and_twice() -> None:
    """000:7216: at the start of the next turn, in any order; a Duration stays then"""
    scene = Scene(landscapes="Summon", kingdom="Smithy, Caravan", p1={"coins": 10, "buys": 2, "deck": "30 Copper"},
                  phase="buy")
    scene.p1.buys("Summon", "Caravan")
    scene.p1.buys("Summon", "Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Summon")
    assert scene.p1.in_play == cards("Caravan, Smithy") and len(scene.p1.hand) == 9 and scene.p1.actions == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")


def test_summon_takes_no_potion_and_no_debt() -> None:
    """000:7216: up to 4 coins and nothing else"""
    scene = Scene(landscapes="Summon", kingdom="University, Engineer, Smithy, Militia", p1={"coins": 5}, phase="buy")
    scene.p1.buys("Summon", "Smithy")
    assert not scene.asked[0].offers("University") and not scene.asked[0].offers("Engineer")


@pytest.mark.parametrize(("piles", "gains"), [({"Copper": 0, "Curse": 0}, ["gold"]), ({"Gold": 0}, ["copper"])])
def test_dismantle_with_an_empty_pile(piles: dict[str, int], gains: list[str]) -> None:
    """000:7242: nothing cheaper, still a Gold; no Gold, still the cheaper card"""
    scene = Scene(p1={"hand": "Dismantle, Estate"}, piles=piles)
    scene.p1.plays("Dismantle", *(["Copper"] if gains == ["copper"] else []))
    assert scene.gained(1) == gains


def test_dismantle_must_trash() -> None:
    """000:7238: not optional; nothing with an empty hand"""
    scene = Scene(p1={"hand": "Dismantle, Copper, Province"})
    scene.p1.plays("Dismantle", "Copper")
    assert scene.asked[0].least == 1 and scene.gained(1) == []
    scene = Scene(p1={"hand": "Dismantle"})
    scene.p1.plays("Dismantle")
    assert scene.gained(1) == []


def test_dismantle_with_a_lower_cost() -> None:
    """000:7240: an Estate that costs 0 now"""
    scene = Scene(p1={"hand": "Dismantle, Estate", "play": "2 Highway"})
    scene.p1.plays("Dismantle")
    assert scene.gained(1) == []


def test_church_with_three_and_refused() -> None:
    """000:7250: up to three; the trashing may be refused"""
    scene = Scene(p1={"hand": "Church, 4 Gold", "deck": "30 Copper"})
    scene.p1.plays("Church", "3 Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn("no")
    assert scene.p1.hand == cards("3 Gold, 5 Copper") and scene.trash == []


def test_captain_and_cards_moving_themselves() -> None:
    """000:7270: Island stays in the Supply; the card from the hand is put on the mat"""
    scene = Scene(kingdom="Island", p1={"hand": "Captain, Estate"}, piles={"Island": 8})
    scene.p1.plays("Captain")
    assert scene.pile("Island") == 8 and scene.p1.mat("Island") == cards("Estate")


def test_captain_and_goons() -> None:
    """000:7274: made cheap enough it is played; nothing for purchases, as it is not in play"""
    scene = Scene(kingdom="Goons", p1={"hand": "Captain, 2 Silver", "play": "2 Highway"})
    scene.p1.plays("Captain", "Goons")
    assert (scene.p1.coins, scene.p1.me.buys) == (2, 2)
    scene.p1.buys("Copper")
    assert scene.p1.points == 0


def test_captain_plays_feast() -> None:
    """000:7272: it does not ask whether it was trashed"""
    scene = Scene(kingdom="Feast", p1={"hand": "Captain"})
    scene.p1.plays("Captain", "Duchy")
    assert scene.pile("Feast") == 10 and scene.gained(1) == ["duchy"] and scene.trash == []


def test_captain_by_throne_room() -> None:
    """000:7262: twice now, twice next turn, each time another one if wanted"""
    scene = Scene(kingdom="Smithy, Village", p1={"hand": "Throne Room, Captain", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Captain", "Smithy", "Village")
    assert len(scene.p1.hand) == 4 and scene.p1.actions == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Captain, Throne Room")
    scene.p2.ends_turn("Village", "Village")
    assert scene.p1.actions == 5


# --- where they meet others ---------------------------------------------------------------------------------
def test_nathalies_turn() -> None:
    """002:3404: Coffers, Butcher and an overpaid Stonemason in one turn, with the numbers of the example"""
    scene = Scene(kingdom="Stonemason, Herald", p1={"hand": "Butcher, Candlestick Maker, Estate, Copper, Silver",
                  "coffers": 3, "deck": "9 Gold"})
    scene.p1.plays("Candlestick Maker")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coffers) == (1, 2, 4)
    scene.p1.plays("Butcher", "Estate", 1, "Silver")
    assert scene.p1.coffers == 5 and scene.p1.discard == cards("Silver")
    scene.p1.plays("Copper, Silver")
    scene.p1.spends(3)
    assert (scene.p1.coins, scene.p1.coffers) == (6, 2)
    scene.p1.buys("Stonemason", 4, "Herald", "Herald")
    assert scene.p1.coins == 0 and scene.p1.me.buys == 1
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Gold") and scene.p1.coffers == 2


def test_stash_when_inn_shuffles() -> None:
    """002:6729, 000:3576: whenever it is shuffled, also into the deck by an Inn"""
    scene = Scene(kingdom="Inn", p1={"deck": "Stash, 4 Copper", "discard": "Smithy"})
    scene.p1.gains("Inn", "Smithy", "yes", 1)
    assert scene.p1.deck[0] == "stash"


def test_fools_gold_at_the_black_market() -> None:
    """000:3444: the first of the turn was played there"""
    scene = Scene(p1={"hand": "Black Market, 2 Fool's Gold"}, black_market="Province")
    scene.p1.plays("Black Market", "Fool's Gold", "no")
    scene.p1.plays("Fool's Gold")
    assert scene.p1.coins == 2 + 1 + 4


def test_crossroads_of_the_supply_counts() -> None:
    """000:3453, 000:7262: played by Captain, it was the first one of the turn"""
    scene = Scene(kingdom="Crossroads", p1={"hand": "Captain, Crossroads"})
    scene.p1.plays("Captain")
    assert scene.p1.actions == 3
    scene.p1.plays("Crossroads")
    assert scene.p1.actions == 2


def test_duchess_for_a_possessor() -> None:
    """000:3437: whoever gains the Duchy is asked"""
    scene = Scene(kingdom="Duchess", p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "Gold, Silver", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Gold, Silver")
    scene.p2.buys("Duchy", scene.p1("Duchess"))
    assert scene.gained(1) == ["duchy", "duchess"] and scene.gained(2) == []


def test_black_market_in_a_possessed_turn() -> None:
    """000:7126, 002:5483: the possessor gets what is bought there"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, p2={"hand": "Black Market", "deck": "9 Copper"},
                  black_market="Chapel")
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Black Market", "Chapel")
    assert "chapel" in scene.p1.discard and "chapel" not in scene.p2.all_cards


def test_summon_in_a_possessed_turn() -> None:
    """000:7216: the possessor gains the card; it is not set aside"""
    scene = Scene(landscapes="Summon", kingdom="Smithy", p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "Gold, Silver", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Gold, Silver")
    scene.p2.buys("Summon")
    assert "smithy" in scene.p1.discard and scene.p1.aside == scene.p2.aside == []


def test_butcher_in_a_possessed_turn() -> None:
    """000:4916, 002:5487: the Coffers are the possessed player's, the card is not"""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, p2={"hand": "Butcher, Estate", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Butcher", "Estate", 1, "Silver")
    assert scene.p2.coffers == 1 and "silver" in scene.p1.discard


def test_horse_traders_come_back_in_a_possessed_turn() -> None:
    """000:2880: the next turn of the player, whoever controls it"""
    scene = Scene(p1={"hand": "Militia, Possession", "actions": 2, "deck": "9 Copper"},
                  p2={"hand": "Horse Traders, 2 Gold", "deck": "9 Copper"})
    scene.p1.plays("Militia", scene.p2("yes"))
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("Horse Traders, 2 Gold, Copper")


def test_masterpiece_in_a_possessed_turn() -> None:
    """000:4881: all Silvers go to the possessor"""
    scene = Scene(kingdom="Masterpiece", p1={"hand": "Possession", "deck": "9 Copper"},
                  p2={"hand": "Gold, Silver", "deck": "9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Gold, Silver")
    scene.p2.buys("Masterpiece", 2)
    assert scene.gained(1) == in_order("2 Silver, Masterpiece")


def test_tokens_on_the_piles() -> None:
    """000:4905: Merchant Guild played from a pile with a token: one Coffers per card all the same"""
    scene = Scene(p1={"hand": "Merchant Guild", "tokens": {"+1 buy": "Merchant Guild"}})
    scene.p1.plays("Merchant Guild")
    assert scene.p1.me.buys == 3
    scene.p1.buys("Copper")
    assert scene.p1.coffers == 1


def test_projects_cost_what_they_cost() -> None:
    """000:6946: no reduction for them, no card bought: neither Merchant Guild nor Haggler"""
    scene = Scene(landscapes="Fair", p1={"play": "Highway, Merchant Guild, Haggler", "coins": 4, "buys": 2},
                  phase="buy")
    scene.p1.buys("Fair")
    assert scene.p1.coins == 0 and scene.p1.coffers == 0 and scene.gained(1) == []
    scene = Scene(landscapes="Fair", p1={"play": "Highway", "coins": 3}, phase="buy")
    assert not scene.p1.can_buy("Fair")


def test_coffers_after_a_project() -> None:
    """000:6911: before buying anything"""
    scene = Scene(landscapes="Fair", also="Baker", p1={"coins": 4, "buys": 2, "coffers": 2}, phase="buy")
    scene.p1.buys("Fair")
    assert not scene.p1.can_buy("Estate")


def test_prince_and_the_other_turns() -> None:
    """000:7169: only in the own turns; the card set aside is not in play in between"""
    scene = Scene(p1={"hand": "Prince, Highway", "play": "Bridge", "deck": "30 Copper"}, p2={"deck": "9 Copper"})
    scene.game.turn.discount = 1
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    assert scene.cost("Gold") == (6, 0, 0)
    scene.p2.ends_turn()
    assert scene.cost("Gold") == (5, 0, 0) and scene.p1.in_play == cards("Highway")
    scene.p1.ends_turn()
    assert scene.p1.aside == cards("Highway, Prince") and scene.cost("Gold") == (6, 0, 0)


def test_prince_and_throne_room_in_its_care() -> None:
    """000:7169: a Throne Room played by it plays a card from the hand"""
    scene = Scene(p1={"hand": "Prince, Throne Room", "deck": "5 Smithy, 30 Copper"})
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Smithy")
    assert scene.p1.in_play == cards("Smithy, Throne Room") and len(scene.p1.hand) == 10 and scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.aside == cards("Prince, Throne Room")


def test_two_princes_with_one_played_after_the_other() -> None:
    """000:7171: each keeps its own card"""
    scene = Scene(p1={"hand": "2 Prince, Village, Smithy", "actions": 2, "deck": "60 Copper"})
    scene.p1.plays("Prince", "yes", "Village")
    scene.p1.plays("Prince", "yes")
    for answers in ([], ["Smithy"]):                    # later: which of the two is set aside first
        scene.p1.ends_turn(*answers)
        scene.p2.ends_turn("Prince")
        assert scene.p1.in_play == cards("Village, Smithy") and scene.p1.actions == 3


@pytest.mark.parametrize(("card", "answers", "gains"), [
    ("Farmland", ["Smithy"], ["smithy", "farmland"]), ("Noble Brigand", [], ["gold", "noble_brigand"]),
    ("Border Village", ["Duchy"], ["border_village", "duchy"]), ("Cache", [], ["cache", "copper", "copper"])])
def test_buying_at_the_black_market_is_buying(card: str, answers: list[str], gains: list[str]) -> None:
    """000:7126: what happens on buying or on gaining a card happens there too"""
    scene = Scene(p1={"hand": "Black Market, Estate", "coins": 6}, p2={"deck": "Gold, Copper"}, kingdom="Smithy",
                  black_market=card)
    scene.p1.plays("Black Market", card, *answers)
    assert scene.gained(1) == gains


def test_mandarin_of_the_black_market() -> None:
    """000:3265, 000:7126: the Treasures played for it go onto the deck, in the Action phase; the coins stay"""
    scene = Scene(p1={"hand": "Black Market, 2 Gold, Copper"}, black_market="Mandarin")
    scene.p1.plays("Black Market", "2 Gold, Copper", "Mandarin", "Copper")
    assert scene.p1.deck == in_order("2 Gold, Copper") and scene.p1.coins == 4
    assert scene.p1.in_play == cards("Black Market")


def test_nomad_camp_of_the_black_market() -> None:
    """000:3532, 000:7126: onto the deck"""
    scene = Scene(p1={"hand": "Black Market", "coins": 2, "deck": "Copper"}, black_market="Nomad Camp")
    scene.p1.plays("Black Market", "Nomad Camp")
    assert scene.p1.deck == in_order("Nomad Camp, Copper")


def test_summon_and_villa() -> None:
    """000:7218: it went to the hand before it could be set aside"""
    scene = Scene(landscapes="Summon", kingdom="Villa", p1={"coins": 5, "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Summon")
    assert scene.p1.aside == [] and scene.p1.hand == cards("Villa")


def test_prince_with_a_duration() -> None:
    """000:7169: not discarded in that Clean-up, it is not set aside again; the Prince is over"""
    scene = Scene(p1={"hand": "Prince, Caravan", "deck": "60 Copper"})
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan") and scene.p1.aside == cards("Prince")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 6
    scene.p1.ends_turn()
    assert "caravan" in scene.p1.discard and scene.p1.aside == cards("Prince")


def test_prince_with_an_island() -> None:
    """000:7169: gone to its mat, it is not played again"""
    scene = Scene(p1={"hand": "Prince, Island", "deck": "60 Copper"})
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Copper")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.mat("Island") == cards("Copper, Island") and len(scene.p1.hand) == 5


def test_prince_in_a_possessed_turn() -> None:
    """000:7169: at the start of each of the player's turns, this one too; afterwards it is set aside again"""
    scene = Scene(p1={"hand": "Possession", "deck": "30 Copper"}, p2={"hand": "Prince, Smithy", "deck": "60 Copper"},
                  turn=2)
    scene.p2.plays("Prince", "yes")
    scene.p2.ends_turn()
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert len(scene.p2.hand) == 8
    scene.p2.ends_turn()
    assert len(scene.p2.hand) == 8 and scene.p2.in_play == cards("Smithy")


def test_names_of_inherited_estates() -> None:
    """000:2823, 000:5321: an Estate that plays like a Village is an Estate by name"""
    scene = Scene(landscapes="Inheritance", kingdom="Village", phase="buy",
                  p1={"coins": 7, "deck": "Fairgrounds, 2 Estate, Copper, Silver, Gold"})
    scene.p1.buys("Inheritance")
    assert scene.p1.score == 2 + 2


def test_hunting_party_and_inherited_estates() -> None:
    """000:2890, 000:5321: also when compared with the hand"""
    scene = Scene(landscapes="Inheritance", kingdom="Village", phase="buy",
                  p1={"coins": 7, "deck": "Hunting Party, 5 Estate, 3 Village"})
    scene.p1.buys("Inheritance")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Hunting Party")
    assert scene.p1.hand == cards("5 Estate, Village")


def test_diadem_by_crown() -> None:
    """000:2934: each time for the Actions left"""
    scene = Scene(p1={"hand": "Crown, Diadem"}, phase="buy")
    scene.p1.plays("Crown", "Diadem")
    assert scene.p1.coins == 6


def test_haggler_gains_before_and_one_after_the_other() -> None:
    """000:3183: with two Hagglers the second looks at the Supply after the first"""
    scene = Scene(p1={"play": "2 Haggler", "coins": 3}, piles={"Copper": 1, "Curse": 1}, phase="buy")
    scene.p1.buys("Silver", "Copper")
    assert scene.gained(1) == in_order("Copper, Curse, Silver")


def test_scheme_and_a_walled_village() -> None:
    """000:3245, 000:7147: both at the start of Clean-up; the Scheme counts as the other Action"""
    scene = Scene(p1={"hand": "Walled Village, Scheme", "deck": "20 Copper"})
    scene.p1.plays("Walled Village")
    scene.p1.plays("Scheme")
    scene.p1.ends_turn("Walled Village", "yes", "Scheme")
    assert scene.p1.hand == cards("Scheme, Walled Village, 3 Copper")


def test_fools_gold_by_crown() -> None:
    """000:3444: played twice by Crown it is the first and the second"""
    scene = Scene(p1={"hand": "Crown, Fool's Gold"}, phase="buy")
    scene.p1.plays("Crown", "Fool's Gold")
    assert scene.p1.coins == 5


def test_trader_and_the_card_of_a_split_pile() -> None:
    """000:3177: the other card stays where it is"""
    scene = Scene(kingdom="Sauna / Avanto", p1={"hand": "Trader", "coins": 4}, phase="buy")
    scene.p1.buys("Sauna", "yes")
    assert scene.pile("Sauna / Avanto") == 10 and scene.p1.discard == cards("Silver")


def test_captain_and_tokens_on_the_pile() -> None:
    """000:7262: the card is played from its pile like any other"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Captain", "deck": "9 Copper", "tokens": {"+1 action": "Smithy"}})
    scene.p1.plays("Captain")
    assert scene.p1.actions == 1 and len(scene.p1.hand) == 3


def test_captain_and_an_attack() -> None:
    """000:7262: it may be answered"""
    scene = Scene(kingdom="Militia", p1={"hand": "Captain"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Captain", scene.p1("Militia"), scene.p2("Moat"))
    assert len(scene.p2.hand) == 5 and scene.p1.coins == 2


def test_church_and_the_cards_already_in_hand() -> None:
    """000:7254: a card of the new hand may be trashed"""
    scene = Scene(p1={"hand": "Church, Gold", "deck": "Curse, 30 Copper"})
    scene.p1.plays("Church", "Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Curse")
    assert scene.trash == cards("Curse") and scene.p1.hand == cards("Gold, 4 Copper")


def test_two_churches_in_any_order() -> None:
    """000:7256: trashing comes after each set"""
    scene = Scene(p1={"hand": "2 Church, Gold, Estate", "deck": "30 Copper"})
    scene.p1.plays("Church", "Gold")
    scene.p1.plays("Church", "Estate")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Church", "no", "Estate")
    assert scene.trash == cards("Estate") and scene.p1.hand == cards("Gold, 5 Copper")


# --- differences between editions ---------------------------------------------------------------------------
def test_hamlet_in_2014() -> None:
    """000:2992: one discarded card gives the Action, only a second one the Buy"""
    scene = Scene(editions=["hamlet:cornucopia-2014"], p1={"hand": "Hamlet, 2 Estate"})
    scene.p1.plays("Hamlet", "no")
    assert (scene.p1.actions, scene.p1.me.buys) == (1, 1) and len(scene.asked) == 1
    scene = Scene(editions=["hamlet:cornucopia-2014"], p1={"hand": "Hamlet, 2 Estate"})
    scene.p1.plays("Hamlet", "Estate", "Estate")
    assert (scene.p1.actions, scene.p1.me.buys) == (2, 2)


def test_embassy_in_2011() -> None:
    """000:3165: everybody gains a Silver, from the left of the gainer"""
    scene = Scene(editions=["embassy:hinterlands-2011"], kingdom="Embassy", players=3, piles={"Silver": 3})
    scene.p1.gains("Embassy")
    assert scene.p1.discard == cards("Embassy, Silver") and scene.p2.discard == scene.p3.discard == cards("Silver")
    scene = Scene(editions=["embassy:hinterlands-2011"], kingdom="Embassy", players=3, piles={"Silver": 2})
    scene.p1.gains("Embassy")
    assert scene.p1.discard == cards("Embassy")


def test_scheme_in_2011_moves_after_the_discard() -> None:
    """000:3245: onto the deck before the new hand is drawn"""
    scene = Scene(editions=["scheme:hinterlands-2011"], p1={"hand": "Scheme, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Smithy")
    assert scene.p1.hand == cards("Smithy, 4 Copper")


def test_the_gainers_turn_does_not_matter_for_the_order() -> None:
    """000:3652: in turn order from the player whose turn it is, though another one gained the Province"""
    scene = Scene(p1={"hand": "Fool's Gold"}, p2={}, p3={"hand": "Fool's Gold"}, piles={"Gold": 1})
    scene.p2.gains("Province", scene.p1("yes"), scene.p3("yes"))
    assert scene.p1.deck == in_order("Gold") and scene.p3.deck == []


def test_own_reactions_come_before_those_of_others() -> None:
    """000:3652: the gainer's Watchtower first, then another player's Fool's Gold, though the Province is trashed"""
    scene = Scene(p1={"hand": "Watchtower", "coins": 8}, p2={"hand": "Fool's Gold"}, phase="buy")
    scene.p1.buys("Province", scene.p1("yes"), scene.p2("yes"))
    assert scene.trash == cards("Fool's Gold, Province") and scene.p2.deck == in_order("Gold")


# --- general rules ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card",
                         ["Fool's Gold", "Ill-Gotten Gains", "Cache", "Masterpiece", "Horn of Plenty", "Diadem"])
def test_treasures_come_before_the_first_purchase(card: str) -> None:
    """000:3642, 000:3650, 002:2939: like any other Treasure, not after a purchase"""
    scene = Scene(p1={"hand": f"{card}, Village", "buys": 2}, phase="buy")
    assert scene.p1.can_play(card)
    scene.p1.buys("Copper")
    assert not scene.p1.can_play(card)


def test_several_players_have_the_same_project() -> None:
    """000:6944: each may buy it, and each has its ability"""
    scene = Scene(landscapes="Fair", p1={"coins": 4, "deck": "9 Copper"}, p2={"owned": "Fair"}, phase="buy")
    scene.p1.buys("Fair")
    scene.p1.ends_turn()
    assert scene.p2.me.buys == 2
    scene.p2.ends_turn()
    assert scene.p1.me.buys == 2


@pytest.mark.parametrize("card", ["Band of Misfits", "Overlord", "Captain"])
def test_captain_plays_no_command(card: str) -> None:
    """000:7276: whatever it costs now"""
    scene = Scene(kingdom=f"{card}, Smithy", p1={"hand": "Captain", "play": "4 Highway", "deck": "9 Copper"})
    scene.p1.plays("Captain", "Smithy")
    assert not scene.asked[0].offers(card) and scene.asked[0].offers("Highway")


def test_keep_counts_treasures_of_the_black_market() -> None:
    """000:5883, 000:7126: they are in use like those of the Supply"""
    scene = Scene(landscapes="Keep", kingdom="Black Market", black_market="Harem", p1={"deck": "Harem"}, p2={})
    assert (scene.p1.score, scene.p2.score) == (2 + 5, 0)


# --- Treasures played at the Black Market -------------------------------------------------------------------
def test_diadem_at_the_black_market() -> None:
    """000:2934, 000:7126: the Actions left at that moment"""
    scene = Scene(p1={"hand": "Black Market, Diadem", "actions": 3}, black_market="Province")
    scene.p1.plays("Black Market", "Diadem")
    assert scene.p1.coins == 2 + 2 + 2


def test_horn_of_plenty_at_the_black_market() -> None:
    """000:2831, 000:7126: the card comes from the Supply, then one may be bought"""
    scene = Scene(p1={"hand": "Black Market, Horn of Plenty"}, black_market="Chapel")
    scene.p1.plays("Black Market", "Horn of Plenty", "Estate", "Chapel")
    assert scene.gained(1) == ["estate", "chapel"] and scene.trash == cards("Horn of Plenty")


def test_quarry_at_the_black_market() -> None:
    """000:7126: an Action is cheaper there too"""
    scene = Scene(p1={"hand": "Black Market, Quarry"}, black_market="Market, Gardens")
    scene.p1.plays("Black Market", "Quarry", "Market")
    assert not scene.asked[1].offers("Gardens") and scene.p1.coins == 0


def test_contraband_at_the_black_market() -> None:
    """000:2447, 000:7126: what the left player named cannot be bought there"""
    scene = Scene(p1={"hand": "Black Market, Contraband"}, black_market="Smithy, Village")
    scene.p1.plays("Black Market", "Contraband", scene.p2("Smithy"), "Village")
    assert not scene.asked[-1].offers("Smithy") and scene.p1.discard == cards("Village")


def test_ill_gotten_gains_at_the_black_market() -> None:
    """000:3159, 000:7126: the Copper taken may be played there as well"""
    scene = Scene(p1={"hand": "Black Market, Ill-Gotten Gains"}, black_market="Smithy")
    scene.p1.plays("Black Market", "Ill-Gotten Gains", "yes", "Copper", "Smithy")
    assert scene.p1.discard == cards("Smithy") and scene.p1.coins == 0
