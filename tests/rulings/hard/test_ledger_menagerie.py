"""Menagerie, statement by statement: what no other test carries out."""
import pytest

from throneroom.cards import BY_ID, BY_SET
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import checked
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order

# --- set-up -------------------------------------------------------------------------------------------------
EXILING = ("stockpile coven camel_train cardinal bounty_hunter displace gatekeeper sanctuary enclave invest transport "
           "banish way_of_the_camel way_of_the_worm").split()
WITH_HORSES = "hostelry cavalry paddock supplies livery sleigh scrap groom ride demand bargain stampede".split()


@pytest.mark.parametrize(("needed", "by"), [("exile_mat", EXILING), ("horse", WITH_HORSES)])
def test_mats_and_horses_are_laid_out_for_just_these(needed: str, by: list[str]) -> None:
    """004:100, 004:102"""
    assert sorted(card for card in BY_SET["menagerie"] if needed in BY_ID[card]().needs.split()) == sorted(by)


def test_the_mouses_card_is_prepared_for() -> None:
    """004:96: Fool brings its Heirloom and the Boons, Black Cat nothing"""
    table = Setup(("village",), landscapes=("way_of_the_mouse",), mouse="fool").table()
    game = table.new_game()
    assert sum(card.id == "lucky_coin" for card in game.players[0].all_cards()) == 1
    assert "the_skys_gift" in table.named


@pytest.mark.parametrize("mouse", ["smithy", "village", "supplies", "gardens", "apothecary", "horse"])
def test_the_mouses_card_is_an_unused_action_for_two_or_three(mouse: str) -> None:
    """004:96: neither dearer, nor in the Supply, nor of another type, nor with a Potion in its cost"""
    kingdom = tuple("village cellar market mine artisan bandit chapel remodel library witch".split())
    assert checked(Setup(kingdom, landscapes=("way_of_the_mouse",), mouse="sleigh"))
    with pytest.raises(BadKingdom):
        checked(Setup(kingdom, landscapes=("way_of_the_mouse",), mouse=mouse))


# --- Exile --------------------------------------------------------------------------------------------------
def test_leaving_exile_in_clean_up_is_no_discard_that_tunnel_minds() -> None:
    """004:199: gained by Improve at the start of Clean-up"""
    scene = Scene(kingdom="Tunnel, Cardinal", p1={"hand": "Improve", "play": "Moat", "exile": "Tunnel"})
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Moat", "Tunnel", "yes")
    assert scene.p1.exile == []
    assert scene.pile("Gold") == 30


def test_exiling_a_copy_does_not_free_the_others() -> None:
    """004:199: only a gain does"""
    scene = Scene(landscapes="Way of the Worm", p1={"hand": "Moat", "exile": "Estate"})
    scene.p1.plays("Moat", "Way of the Worm")
    assert scene.p1.exile == cards("2 Estate")


# --- Ways ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("token", "cards_", "actions", "buys"), [
    ("+1 card", 1, 0, 1), ("+1 action", 0, 1, 1), ("+1 buy", 0, 0, 2)])
def test_every_token_works_for_a_card_that_follows_a_way(token: str, cards_: int, actions: int, buys: int) -> None:
    """004:224"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Smithy", "deck": "9 Copper", "tokens": {token: "Smithy"}})
    scene.p1.plays("Smithy", "Way of the Sheep")
    assert (len(scene.p1.hand), scene.p1.actions, scene.p1.me.buys) == (cards_, actions, buys)


def test_several_ways() -> None:
    """004:205: one of those laid out, or none"""
    scene = Scene(landscapes="Way of the Sheep, Way of the Ox", p1={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Way of the Ox")
    assert (scene.asked[0].options, scene.asked[0].most) == (["way_of_the_ox", "way_of_the_sheep"], 1)
    assert (scene.p1.actions, scene.p1.coins, scene.p1.hand) == (2, 0, [])


def test_an_action_treasure_may_follow_a_way_in_the_buy_phase() -> None:
    """004:207: Crown is an Action card all the same"""
    scene = Scene(landscapes="Way of the Sheep", phase="buy", p1={"hand": "Crown, Gold"})
    scene.p1.plays("Crown", "Way of the Sheep")
    assert (scene.p1.coins, scene.p1.hand) == (2, cards("Gold"))


def test_treasures_follow_no_way() -> None:
    """004:207"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Copper, Crown"}, phase="buy")
    scene.p1.plays("Copper")
    assert scene.asked == []
    assert scene.p1.coins == 1


# --- Horses -------------------------------------------------------------------------------------------------
def test_horses_come_only_by_cards_that_say_so() -> None:
    """004:228: neither by Falconer nor by Displace"""
    scene = Scene(kingdom="Sleigh", p1={"hand": "Falconer, Displace, Silver", "actions": 2})
    scene.p1.plays("Falconer", "Sleigh", "no")
    assert not scene.asked[0].offers("Horse")
    scene.p1.plays("Displace", "Silver", "Duchy", "no")
    assert not scene.asked[1].offers("Horse")


# --- Events -------------------------------------------------------------------------------------------------
def test_haggler_does_not_mind_events() -> None:
    """004:241"""
    scene = Scene(landscapes="Ride", phase="buy", p1={"play": "Haggler", "coins": 2})
    scene.p1.buys("Ride")
    assert scene.p1.discard == cards("Horse")


@pytest.mark.parametrize("bought", [("Ride", "Ride"), ("Ride", "Estate"), ("Estate", "Ride"), ("Estate", "Estate")])
def test_two_buys_for_cards_and_events_in_any_order(bought: tuple[str, str]) -> None:
    """004:237: after a Sanctuary"""
    scene = Scene(landscapes="Ride", p1={"hand": "Sanctuary, 4 Copper"})
    scene.p1.plays("Sanctuary", None)
    scene.p1.plays("4 Copper")
    for name in bought:
        scene.p1.buys(name)
    assert scene.gained(1) == ["horse" if name == "Ride" else "estate" for name in bought]
    assert scene.p1.me.buys == 0


def test_bridge_and_events() -> None:
    """004:243"""
    scene = Scene(landscapes="Ride", p1={"hand": "Bridge"})
    scene.p1.plays("Bridge")
    assert scene.p1.can_buy("Estate")
    assert not scene.p1.can_buy("Ride")


# --- Reactions ----------------------------------------------------------------------------------------------
def test_players_are_asked_anew_from_the_turn_on_after_every_reaction() -> None:
    """004:255: player 2 plays both Cats before player 3; what player 3 does lets player 2 react once more"""
    scene = Scene(phase="buy", p1={"coins": 8}, p2={"hand": "2 Black Cat, Sheepdog", "deck": "4 Copper, Black Cat"},
                  p3={"hand": "Black Cat"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p2("yes"), scene.p3("yes"), scene.p2("yes"), scene.p2("yes"))
    assert [asked.player for asked in scene.asked] == [1, 1, 2, 1, 1]
    assert scene.p2.in_play == cards("3 Black Cat, Sheepdog")


def test_the_example_of_the_book_for_reactions_to_reactions() -> None:
    """004:261: Province, Black Cat, Curse, Sheepdog; then the Province again"""
    scene = Scene(phase="buy", p1={"coins": 8}, p2={"hand": "Black Cat", "deck": "Black Cat, 5 Copper"},
                  p3={"hand": "Sheepdog", "deck": "Black Cat, 5 Copper"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p3("yes"), scene.p2("yes"), scene.p3("yes"))
    plays = [event.cards[0].id for event in scene.log.events if event.verb == "play"]
    assert plays == in_order("Black Cat, Sheepdog, Black Cat, Black Cat")
    assert scene.p1.discard == cards("Province, 3 Curse")


def test_a_duration_played_as_a_reaction_stays() -> None:
    """004:249: Village Green for next turn; chosen for now it does not"""
    for when, stays in (("now", []), ("next turn", cards("Village Green"))):
        scene = Scene(p1={"hand": "Militia"}, p2={"hand": "4 Copper, Village Green", "deck": "9 Copper"}, p3={})
        scene.p1.plays("Militia", scene.p2("Copper, Village Green"), scene.p2("yes"), scene.p2(when))
        scene.p1.ends_turn()
        assert scene.p2.actions == (1 if when == "now" else 3)
        assert scene.p2.in_play == stays


def test_falconer_reacts_to_a_falconer_and_to_itself() -> None:
    """004:401, 004:403"""
    scene = Scene(kingdom="Sheepdog", p1={"hand": "2 Falconer", "deck": "9 Copper"})
    scene.p1.plays("Falconer", "Sheepdog", "Falconer", "yes", "Silver", "no", "no")
    assert scene.p1.hand == cards("Sheepdog, Silver")
    scene = Scene(kingdom="Falconer", p1={"hand": "Artisan"})
    scene.p1.plays("Artisan", "Falconer", "yes", "Silver", "Silver")
    assert scene.p1.in_play == cards("Artisan, Falconer")
    assert scene.p1.deck == in_order("Silver")


def test_a_reaction_refused_may_still_be_played_after_another() -> None:
    """004:255: player 2 waits, player 3 plays a Cat, and player 2 is asked once more"""
    scene = Scene(phase="buy", p1={"coins": 8}, p2={"hand": "Black Cat"}, p3={"hand": "Black Cat"})
    scene.p1.buys("Province", scene.p2("no"), scene.p3("yes"), scene.p2("yes"))
    assert scene.p1.discard == cards("Province, 2 Curse")


def test_a_black_cat_played_as_a_reaction_is_an_attack() -> None:
    """004:247: everybody may answer with a Moat, the player whose turn it is too"""
    scene = Scene(phase="buy", p1={"coins": 8, "hand": "Moat"}, p2={"hand": "Black Cat"}, p3={"hand": "Moat"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p1("yes"), scene.p3("no"))
    assert (scene.p1.discard, scene.p3.discard) == (cards("Province"), cards("Curse"))


def test_a_sheepdog_draws_a_sheepdog() -> None:
    """004:251"""
    scene = Scene(phase="buy", p1={"coins": 3, "hand": "Sheepdog", "deck": "Sheepdog, 9 Copper"})
    scene.p1.buys("Silver", "yes", "yes")
    assert scene.p1.in_play == cards("2 Sheepdog")


def test_a_sleigh_gained_to_the_hand() -> None:
    """004:325: discarded for its own gain it cannot move itself any more"""
    scene = Scene(kingdom="Sleigh", p1={"hand": "Falconer"})
    scene.p1.plays("Falconer", "Sleigh", "yes")
    assert (scene.p1.hand, scene.p1.discard) == ([], cards("Sleigh"))


def test_sleigh_may_be_discarded_though_the_card_is_gone() -> None:
    """004:325"""
    scene = Scene(p1={"hand": "Sleigh, Watchtower"})
    scene.p1.gains("Gold", "Watchtower", "yes", "yes")
    assert scene.trash == cards("Gold")
    assert (scene.p1.discard, scene.p1.hand) == (cards("Sleigh"), cards("Watchtower"))


def test_two_sleighs_move_a_card_once() -> None:
    """004:325"""
    scene = Scene(p1={"hand": "2 Sleigh"})
    scene.p1.gains("Gold", "yes", "hand", "yes")
    assert (scene.p1.hand, scene.p1.discard, scene.p1.deck) == (cards("Gold"), cards("2 Sleigh"), [])


# --- costs --------------------------------------------------------------------------------------------------
def test_stonemason_trashing_a_gold() -> None:
    """004:289: Duchy, then a Destrier or a Wayfarer, which cost 5 by then"""
    for second in ("Destrier", "Wayfarer"):
        scene = Scene(kingdom="Destrier, Wayfarer", p1={"hand": "Stonemason, Gold"})
        scene.p1.plays("Stonemason", "Duchy", second)
        assert not scene.asked[0].offers("Destrier")
        assert not scene.asked[0].offers("Wayfarer")
        assert scene.asked[1].offers("Destrier", "Wayfarer")
        assert scene.gained(1) == in_order(f"Duchy, {second}")


def test_stonemason_trashing_a_silver() -> None:
    """004:289: one Fisherman, not two"""
    scene = Scene(kingdom="Fisherman, Moat", p1={"hand": "Stonemason, Silver"})
    scene.p1.plays("Stonemason", "Fisherman", "Moat")
    assert not scene.asked[1].offers("Fisherman")
    scene = Scene(kingdom="Fisherman, Moat", p1={"hand": "Stonemason, Silver", "discard": "Copper"})
    scene.p1.plays("Stonemason", "Moat", "Moat")
    assert not scene.asked[0].offers("Fisherman")


def test_stonemason_trashing_a_destrier() -> None:
    """004:289: a Duchy; then at most 4, as the trashed card costs 5 now"""
    scene = Scene(kingdom="Destrier, Smithy, Market", p1={"hand": "Stonemason, Destrier"})
    scene.p1.plays("Stonemason", "Duchy", "Smithy")
    assert scene.asked[0].offers("Duchy", "Market", "Smithy")
    assert not scene.asked[1].offers("Duchy")
    assert not scene.asked[1].offers("Market")
    assert not scene.asked[1].offers("Destrier")


def test_wayfarer_and_bridge() -> None:
    """004:441: 5 after a Bridge, 2 after a Silver; 6 again in the next turn"""
    scene = Scene(kingdom="Wayfarer", p1={"hand": "Bridge, Copper"})
    scene.p1.plays("Bridge")
    assert scene.cost("Wayfarer") == (5, 0, 0)
    scene.p1.plays("Copper")
    scene.p1.buys("Silver")
    assert scene.cost("Wayfarer") == (2, 0, 0)
    scene.p1.ends_turn()
    assert scene.cost("Wayfarer") == (6, 0, 0)


def test_wayfarer_and_tokens_and_quarries() -> None:
    """004:433: what makes cards cheaper holds for it only before the first gain"""
    scene = Scene(kingdom="Wayfarer", p1={"tokens": {"-2 cost": "Wayfarer"}, "play": "Quarry"})
    assert scene.cost("Wayfarer") == (2, 0, 0)
    scene.p1.gains("Silver")
    assert scene.cost("Wayfarer") == (3, 0, 0)


def test_wayfarer_and_witch() -> None:
    """004:441"""
    scene = Scene(kingdom="Wayfarer", p1={"hand": "Witch"})
    scene.p1.plays("Witch")
    assert scene.cost("Wayfarer") == (0, 0, 0)


def test_wayfarer_bought_with_debt_or_a_potion() -> None:
    """004:443"""
    scene = Scene(kingdom="Wayfarer, City Quarter", phase="buy", p1={"coins": 0})
    scene.p1.gains("City Quarter")
    scene.p1.buys("Wayfarer")
    assert scene.p1.debt == 8
    scene = Scene(kingdom="Wayfarer, Familiar", phase="buy", p1={"coins": 3})
    scene.p1.gains("Familiar")
    assert not scene.p1.can_buy("Wayfarer")
    scene = Scene(kingdom="Wayfarer, Familiar", phase="buy", p1={"coins": 3, "potions": 1})
    scene.p1.gains("Familiar")
    scene.p1.buys("Wayfarer")
    assert (scene.p1.coins, scene.p1.potions) == (0, 0)


def test_fisherman_and_destrier_become_cheaper_by_bridge_and_not_below_zero() -> None:
    """004:275, 004:277"""
    scene = Scene(kingdom="Fisherman, Destrier", p1={"hand": "3 Bridge", "actions": 3})
    scene.p1.plays("Bridge")
    assert (scene.cost("Fisherman"), scene.cost("Destrier")) == ((1, 0, 0), (5, 0, 0))
    scene.p1.plays("Bridge")
    scene.p1.plays("Bridge")
    assert (scene.cost("Fisherman"), scene.cost("Destrier")) == ((0, 0, 0), (3, 0, 0))


def test_destrier_counts_the_gains_of_the_turns_player_for_all() -> None:
    """004:429: gained by another in my turn, or by me in another's, it stays at 6"""
    scene = Scene(kingdom="Destrier", p1={}, p2={})
    scene.p2.gains("Copper")
    assert scene.cost("Destrier") == (6, 0, 0)
    scene.p1.gains("Copper")
    assert scene.cost("Destrier") == (5, 0, 0)
    scene.p1.ends_turn()
    assert scene.cost("Destrier") == (6, 0, 0)


# --- Kingdom cards ------------------------------------------------------------------------------------------
def test_camel_train_without_golds() -> None:
    """004:341"""
    scene = Scene(kingdom="Camel Train, Sleigh", piles={"Gold": 0}, p1={"hand": "Camel Train"})
    scene.p1.plays("Camel Train", "Sleigh")
    assert not scene.asked[0].offers("Gold")
    assert not scene.asked[0].offers("Horse")
    scene.p1.gains("Camel Train")
    assert scene.p1.exile == cards("Sleigh")


def test_scrap_counts_what_the_card_costs_now() -> None:
    """004:343: reduced; and only the coins of the cost"""
    scene = Scene(p1={"hand": "Scrap, Silver", "play": "Highway"})
    scene.p1.plays("Scrap", ["coins", "buys"])
    assert (scene.p1.coins, scene.p1.me.buys) == (1, 2)
    scene = Scene(p1={"hand": "Scrap, Familiar"})
    scene.p1.plays("Scrap", ["coins", "buys", "horse"])
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.discard) == (1, 2, cards("Horse"))
    scene = Scene(p1={"hand": "Scrap"})
    scene.p1.plays("Scrap")
    assert scene.asked == []


def test_snowy_village_ignores_actions_of_any_kind() -> None:
    """004:345: its own second play, a Horse, a token, a Way"""
    scene = Scene(p1={"hand": "Throne Room, Snowy Village, Horse, Moat", "deck": "9 Copper",
                      "tokens": {"+1 action": "Moat"}})
    scene.p1.plays("Throne Room", "Snowy Village")
    assert (scene.p1.actions, scene.p1.me.buys) == (4, 3)
    scene.p1.plays("Horse")
    scene.p1.plays("Moat")
    assert scene.p1.actions == 2
    scene = Scene(landscapes="Way of the Ox", p1={"hand": "2 Snowy Village, Moat", "deck": "9 Copper"})
    scene.p1.plays("Snowy Village", "Way of the Ox")
    assert scene.p1.actions == 2
    scene.p1.plays("Snowy Village", None)
    scene.p1.plays("Moat", "Way of the Ox")
    assert scene.p1.actions == 4


def test_snowy_village_after_villagers_and_only_this_turn() -> None:
    """004:345"""
    scene = Scene(p1={"hand": "Snowy Village", "deck": "Copper, 5 Village, 9 Copper", "actions": 0, "villagers": 2})
    scene.p1.spends(2)
    scene.p1.plays("Snowy Village")
    assert scene.p1.actions == 5
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Village")
    assert scene.p1.actions == 2


def test_goatherd_counts_only_what_the_neighbour_trashed_in_their_turn() -> None:
    """004:347: not what others trash in it, nor what the neighbour trashes in another turn"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"hand": "Goatherd", "deck": "Silver, 9 Copper"})
    scene.p1.plays("Bandit")
    assert scene.trash == cards("Silver")
    scene.p1.ends_turn()
    scene.p2.plays("Goatherd")
    assert scene.p2.hand == []
    scene = Scene(players=3, turn=2, p1={"deck": "Silver, 9 Copper"},
                  p2={"hand": "Bandit, Goatherd", "deck": "9 Copper", "actions": 2}, p3={"deck": "2 Copper"})
    scene.p2.plays("Bandit")
    scene.p2.plays("Goatherd")
    assert scene.p2.hand == []


def test_goatherd_played_twice() -> None:
    """004:347: the cards each time, also without trashing"""
    scene = Scene(p1={"hand": "Chapel, 2 Estate"}, p2={"hand": "Throne Room, Goatherd", "deck": "9 Copper"})
    scene.p1.plays("Chapel", "2 Estate")
    scene.p1.ends_turn()
    scene.p2.plays("Throne Room", "Goatherd", "no")
    assert len(scene.p2.hand) == 4
    assert scene.p2.actions == 2


def test_village_green_three_times_by_mastermind() -> None:
    """004:355: chosen each time; Mastermind stays with it"""
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Village Green", "deck": "30 Copper"})
    scene.run("Village Green", "next turn", "now", "next turn")
    assert (len(scene.p1.hand), scene.p1.actions) == (1, 3)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Mastermind, Village Green")
    scene.p2.ends_turn()
    assert (len(scene.p1.hand), scene.p1.actions) == (7, 5)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_village_green_set_aside_and_then_discarded() -> None:
    """004:359: by Library"""
    scene = Scene(p1={"hand": "Library, 6 Copper", "deck": "Village Green, Silver, Gold"})
    scene.p1.plays("Library", "yes", "yes", "now")
    assert scene.p1.in_play == cards("Library, Village Green")
    assert scene.p1.hand == cards("6 Copper, Gold, Silver")


def test_village_green_by_a_way() -> None:
    """004:253: discarded in another's turn, it may follow one"""
    scene = Scene(landscapes="Way of the Otter", p1={"hand": "Militia"},
                  p2={"hand": "3 Copper, Village Green", "deck": "2 Silver"})
    scene.p1.plays("Militia", None, scene.p2("Village Green"), scene.p2("yes"), scene.p2("Way of the Otter"))
    assert scene.p2.hand == cards("3 Copper, 2 Silver")


def test_hostelry_with_too_few_horses() -> None:
    """004:363"""
    scene = Scene(kingdom="Hostelry", piles={"Horse": 1}, p1={"hand": "3 Copper"})
    scene.p1.gains("Hostelry", "3 Copper")
    assert scene.p1.discard == cards("Hostelry, 3 Copper, Horse")


@pytest.mark.parametrize(("deck", "exiled"), [
    ("Familiar, City Quarter", ""), ("Estate, Province", ""), ("Gold, Familiar", "Gold"), ("Silver", "Silver"),
    ("", "")])
def test_cardinal_takes_three_to_six_coins(deck: str, exiled: str) -> None:
    """004:365: neither Potions nor debt"""
    scene = Scene(p1={"hand": "Cardinal"}, p2={"deck": deck})
    scene.p1.plays("Cardinal")
    assert scene.p2.exile == (cards(exiled) if exiled else [])


def test_cardinal_looks_at_the_cost_now() -> None:
    """004:365"""
    scene = Scene(p1={"hand": "Cardinal", "play": "2 Highway"}, p2={"deck": "Province, Smithy"})
    scene.p1.plays("Cardinal")
    assert scene.p2.exile == cards("Province")


def test_cavalry_does_not_start_the_turn_again() -> None:
    """004:369: what Barge did at its start is not done again; the Action phase is"""
    scene = Scene(kingdom="Cavalry", phase="start", p1={"durations": "Barge", "hand": "2 Silver", "deck": "20 Copper"})
    scene.run()
    assert len(scene.p1.hand) == 5
    scene.p1.plays("2 Silver")
    scene.p1.buys("Cavalry")
    assert len(scene.p1.hand) == 3 + 2
    assert scene.p1.me.buys == 2
    assert scene.p1.actions == 1


def test_cavalry_gained_in_anothers_buy_phase_or_at_night() -> None:
    """004:369"""
    scene = Scene(kingdom="Cavalry", phase="buy", p1={"hand": "Village"}, p2={"deck": "9 Copper"})
    scene.p2.gains("Cavalry")
    assert len(scene.p2.hand) == 2
    assert not scene.p1.can_play("Village")
    scene = Scene(kingdom="Cavalry", phase="night", p1={"hand": "Devil's Workshop, Village", "deck": "9 Copper"})
    scene.p1.gains("Silver")
    scene.p1.plays("Devil's Workshop", "Cavalry")
    assert len(scene.p1.hand) == 3
    assert not scene.p1.can_play("Village")


def test_groom_gains_a_mill() -> None:
    """004:373: the Horse, then the card and the action"""
    scene = Scene(kingdom="Mill", p1={"hand": "Groom", "deck": "9 Copper"})
    scene.p1.plays("Groom", "Mill")
    assert scene.gained(1) == in_order("Mill, Horse")
    assert (len(scene.p1.hand), scene.p1.actions) == (1, 1)


def test_groom_gains_a_curse() -> None:
    """004:373: no type, no bonus"""
    scene = Scene(p1={"hand": "Groom", "deck": "9 Copper"})
    scene.p1.plays("Groom", "Curse")
    assert scene.p1.discard == cards("Curse")
    assert (scene.p1.hand, scene.p1.actions) == ([], 0)


def test_kiln_copies_any_kind_of_card_but_only_this_turn() -> None:
    """004:377: also a Night card; not the first card of the next turn"""
    scene = Scene(kingdom="Night Watchman", p1={"hand": "Kiln, Night Watchman", "deck": "9 Copper"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Night Watchman", "yes", "5 Copper")
    assert "night_watchman" in scene.gained(1)
    scene = Scene(p1={"hand": "Kiln", "deck": "5 Copper"})
    scene.p1.plays("Kiln")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Copper")
    assert scene.asked == []


def test_kiln_copies_only_the_very_next_card() -> None:
    """004:377: Throne Room, not what it plays; refused, it is over"""
    scene = Scene(kingdom="Throne Room, Moat", p1={"hand": "Kiln, Throne Room, Moat", "actions": 2, "deck": "9 Copper"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Throne Room", "yes", "Moat")
    assert scene.p1.discard == cards("Throne Room")
    scene = Scene(p1={"hand": "Kiln, 2 Copper"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Copper", "no")
    scene.p1.plays("Copper")
    assert scene.p1.discard == []


def test_mastermind_played_by_mastermind_may_choose_equal_cards() -> None:
    """004:393"""
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Mastermind",
                                     "deck": "3 Market, 2 Estate, 30 Copper"})
    scene.run("Mastermind")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Market", "Market", "Market")
    assert scene.p1.in_play == cards("2 Mastermind, 3 Market")
    assert scene.p1.coins == 9


def test_hunting_lodge_refused_and_with_an_empty_hand() -> None:
    """004:411"""
    scene = Scene(p1={"hand": "Hunting Lodge, Gold", "deck": "9 Copper"})
    scene.p1.plays("Hunting Lodge", "no")
    assert scene.p1.hand == cards("Copper, Gold")
    scene = Scene(p1={"hand": "Hunting Lodge"})
    scene.p1.plays("Hunting Lodge", "yes")
    assert scene.p1.hand == []


@pytest.mark.parametrize(("card", "actions", "buys"), [("Paddock", 2, 1), ("Animal Fair", 1, 2)])
def test_a_pile_filled_again_takes_nothing_back(card: str, actions: int, buys: int) -> None:
    """004:413, 004:445: by Ambassador"""
    scene = Scene(piles={"Village": 0}, p1={"hand": f"{card}, Ambassador, Village", "actions": 2})
    scene.p1.plays(card)
    assert (scene.p1.actions, scene.p1.me.buys) == (actions, buys)
    scene.p1.plays("Ambassador", "Village", 1)
    assert (scene.p1.actions, scene.p1.me.buys) == (actions - 1, buys)


def test_livery_looks_at_the_cost_now() -> None:
    """004:421: a Smithy costs 3 with Highway"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Livery", "play": "Highway"})
    scene.p1.plays("Livery")
    scene.p1.gains("Smithy")
    assert scene.p1.discard == cards("Smithy")
    scene.p1.gains("Duchy")
    assert scene.p1.discard == cards("Smithy, Duchy, Horse")


def test_gatekeeper_and_copies_that_got_there_otherwise() -> None:
    """004:425: whatever put them there; and a card that is an Action too"""
    scene = Scene(kingdom="Mill, Sanctuary", p1={"hand": "Gatekeeper"}, p2={"exile": "Silver"})
    scene.p1.plays("Gatekeeper")
    scene.p2.gains("Silver", "no")
    assert (scene.p2.exile, scene.p2.discard) == (cards("Silver"), cards("Silver"))
    scene.p2.gains("Mill")
    assert scene.p2.exile == cards("Mill, Silver")
    scene.p2.gains("Estate")
    assert scene.p2.exile == cards("Mill, Silver")
    scene.p1.gains("Gold")
    assert scene.p1.exile == []


def test_gatekeeper_finds_a_card_gained_to_the_hand() -> None:
    """004:423"""
    scene = Scene(p1={"durations": "Gatekeeper"}, p2={"hand": "Artisan, Copper"}, turn=2)
    scene.p2.plays("Artisan", "Silver")
    assert (scene.p2.exile, scene.p2.deck) == (cards("Silver"), in_order("Copper"))


def test_gatekeeper_stays_until_the_next_turn() -> None:
    """004:423"""
    scene = Scene(p1={"hand": "Gatekeeper", "deck": "20 Copper"})
    scene.p1.plays("Gatekeeper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Gatekeeper")
    scene.p2.ends_turn()
    assert scene.p1.coins == 3
    scene.p2.gains("Gold")
    assert scene.p2.exile == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_animal_fair_which_action_is_trashed() -> None:
    """004:449: one's choice; though there are 7 coins"""
    scene = Scene(kingdom="Animal Fair", phase="buy", p1={"hand": "Moat, Village", "coins": 7})
    scene.p1.buys("Animal Fair", "yes", "Moat")
    assert (scene.trash, scene.p1.coins, scene.p1.me.buys) == (cards("Moat"), 7, 0)


def test_animal_fair_from_the_black_market() -> None:
    """004:449: it is bought there too"""
    scene = Scene(p1={"hand": "Black Market, Village"}, black_market="Animal Fair, Moat, Smithy")
    scene.p1.plays("Black Market", "Animal Fair", "Moat", "Smithy")
    assert scene.trash == cards("Village")
    assert scene.p1.discard == cards("Animal Fair")


# --- single Events ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("first", ["Smithy", "Village"])
def test_delayed_cards_in_any_order(first: str) -> None:
    """004:455, 004:559: two Delays, or two Turtles, are told apart by the cards they play; no actions are used"""
    scene = Scene(landscapes="Delay", phase="buy", p1={"buys": 2, "hand": "Smithy, Village", "deck": "20 Copper"})
    scene.p1.buys("Delay", "Smithy")
    scene.p1.buys("Delay", "Village")
    scene.p1.ends_turn()
    scene.p2.ends_turn(first)
    assert next(event.cards[0].id for event in scene.log.events if event.verb == "play") == first.lower()
    assert (scene.p1.actions, len(scene.p1.hand), scene.p1.in_play) == (3, 9, cards("Smithy, Village"))
    scene = Scene(landscapes="Way of the Turtle", p1={"actions": 2, "hand": "Smithy, Village", "deck": "20 Copper"})
    scene.p1.plays("Smithy", "Way of the Turtle")
    scene.p1.plays("Village", "Way of the Turtle")
    scene.p1.ends_turn()
    scene.p2.ends_turn(first, None, "Way of the Turtle")
    assert scene.p1.in_play == cards(first)


def test_delay_refused() -> None:
    """004:455"""
    scene = Scene(landscapes="Delay", phase="buy", p1={"hand": "Village", "buys": 2})
    scene.p1.buys("Delay", "no")
    assert scene.p1.hand == cards("Village")


def test_pursue_with_fewer_than_four_cards() -> None:
    """004:461"""
    scene = Scene(landscapes="Pursue", phase="buy", p1={"coins": 2, "deck": "Gold, Copper"})
    scene.p1.buys("Pursue", "Gold")
    assert (scene.p1.deck, scene.p1.discard) == (in_order("Gold"), cards("Copper"))


def test_gamble_without_cards_and_with_a_card_of_two_types() -> None:
    """004:463: Harem is a Treasure too"""
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2})
    scene.p1.buys("Gamble")
    assert scene.p1.me.buys == 1
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "deck": "Harem"})
    scene.p1.buys("Gamble", "yes")
    assert scene.p1.coins == 2
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "deck": "Night Watchman"})
    scene.p1.buys("Gamble")
    assert scene.p1.discard == cards("Night Watchman")


def test_march_refused() -> None:
    """004:469"""
    scene = Scene(landscapes="March", phase="buy", p1={"coins": 3, "discard": "Smithy"})
    scene.p1.buys("March", "no")
    assert scene.p1.discard == cards("Smithy")


@pytest.mark.parametrize(("event", "answers"), [("Transport", ("exile",)), ("Invest", ())])
def test_an_action_of_a_pile_that_is_no_action_pile(event: str, answers: tuple[str, ...]) -> None:
    """004:473, 004:485: the card counts, as Opulent Castle among the Castles"""
    scene = Scene(landscapes=event, phase="buy", kingdom="Village", p1={"coins": 4},
                  piles={"Castles": "Opulent Castle, Sprawling Castle"})
    scene.p1.buys(event, *answers, "Opulent Castle")
    assert scene.p1.exile == cards("Opulent Castle")


def test_investments_in_several_cards_for_several_players() -> None:
    """004:485, 004:491: everybody who has invested draws, but for the one who gains"""
    scene = Scene(landscapes="Invest", kingdom="Village, Moat", phase="buy", players=3,
                  p1={"coins": 8, "buys": 2, "deck": "20 Copper"}, p2={"deck": "20 Copper"}, p3={"deck": "20 Copper"})
    scene.p1.buys("Invest", "Village")
    scene.p1.buys("Invest", "Moat")
    scene.p1.gains("Moat", "no")
    assert scene.p1.hand == []
    scene.p2.gains("Moat")
    scene.p3.gains("Village")
    assert len(scene.p1.hand) == 4


def test_seize_the_day_once_for_each_player() -> None:
    """004:495"""
    scene = Scene(landscapes="Seize the Day", phase="buy", p1={"coins": 4, "deck": "20 Copper"},
                  p2={"hand": "5 Copper", "deck": "20 Copper"})
    scene.p1.buys("Seize the Day")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.ends_turn()
    scene.p2.plays("5 Copper")
    scene.p2.buys("Seize the Day")
    scene.p2.ends_turn()
    assert scene.whose_turn == 2


def test_banish_fewer_or_none() -> None:
    """004:499"""
    scene = Scene(landscapes="Banish", phase="buy", p1={"coins": 8, "buys": 2, "hand": "3 Estate"})
    scene.p1.buys("Banish", "Estate", "2 Estate")
    assert scene.p1.exile == cards("2 Estate")
    scene.p1.buys("Banish", "no")
    assert scene.p1.hand == cards("Estate")


def test_demand_without_horses() -> None:
    """004:503"""
    scene = Scene(landscapes="Demand", kingdom="Smithy", piles={"Horse": 0}, phase="buy", p1={"coins": 5})
    scene.p1.buys("Demand", "Smithy")
    assert scene.p1.deck == in_order("Smithy")


@pytest.mark.parametrize("first", ["Reap", "Barge"])
def test_reap_in_any_order_with_other_things(first: str) -> None:
    """004:517: the Gold is discarded as usual, and the Action phase is not left out"""
    scene = Scene(landscapes="Reap", p1={"hand": "Barge", "coins": 7, "deck": "5 Copper, Village, 20 Copper"})
    scene.p1.plays("Barge", "next turn")
    scene.p1.buys("Reap")
    scene.p1.ends_turn()
    scene.p2.ends_turn(first)
    assert (scene.p1.coins, len(scene.p1.hand), scene.p1.in_play) == (3, 8, cards("Barge, Gold"))
    assert scene.p1.can_play("Village")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_two_golds_reaped() -> None:
    """004:517: alike, so nobody asks which of them is first; none if there is no Gold"""
    scene = Scene(landscapes="Reap", phase="buy", p1={"coins": 14, "buys": 2, "deck": "20 Copper"})
    scene.p1.buys("Reap")
    scene.p1.buys("Reap")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.asked == []
    assert (scene.p1.coins, scene.p1.in_play) == (6, cards("2 Gold"))
    scene = Scene(landscapes="Reap", piles={"Gold": 0}, phase="buy", p1={"coins": 7})
    scene.p1.buys("Reap")
    assert scene.p1.aside == []


def test_enclave_without_duchies() -> None:
    """004:519"""
    scene = Scene(landscapes="Enclave", piles={"Duchy": 0}, phase="buy", p1={"coins": 8})
    scene.p1.buys("Enclave")
    assert (scene.p1.discard, scene.p1.exile) == (cards("Gold"), [])


# --- single Ways --------------------------------------------------------------------------------------------
def test_squirrel_twice() -> None:
    """004:545"""
    scene = Scene(landscapes="Way of the Squirrel", p1={"hand": "Throne Room, Moat", "deck": "20 Copper"})
    scene.p1.plays("Throne Room", None, "Moat", "Way of the Squirrel", "Way of the Squirrel")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 9


def test_the_mouses_card_has_nothing_below_its_line() -> None:
    """004:551: Black Cat is in nobody's hand; nor is it in play"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Black Cat", p1={"hand": "Village", "deck": "9 Copper"})
    scene.p1.plays("Village", "Way of the Mouse")
    assert len(scene.p1.hand) == 2
    assert scene.p1.in_play == cards("Village")
    scene.p2.gains("Estate")
    assert scene.asked == []


def test_butterfly_refused_with_nothing_to_gain_and_twice() -> None:
    """004:561: it goes back only once, so there is one card"""
    scene = Scene(landscapes="Way of the Butterfly", p1={"hand": "Village"}, kingdom="Smithy")
    scene.p1.plays("Village", "Way of the Butterfly", "no")
    assert scene.p1.in_play == cards("Village")
    scene = Scene(landscapes="Way of the Butterfly", p1={"hand": "Village"}, piles={"Village": 9})
    scene.p1.plays("Village", "Way of the Butterfly", "yes")
    assert (scene.pile("Village"), scene.p1.discard) == (10, [])
    scene = Scene(landscapes="Way of the Butterfly", p1={"hand": "Throne Room, Market"})
    scene.p1.plays("Throne Room", None, "Market", "Way of the Butterfly", "yes", "Way of the Butterfly")
    assert scene.p1.discard == cards("Gold")


def test_seal_moves_a_card_gained_to_the_hand() -> None:
    """004:557: first where it would go, then onto the deck"""
    scene = Scene(landscapes="Way of the Seal", p1={"hand": "Moat, Artisan, Copper", "actions": 2})
    scene.p1.plays("Moat", "Way of the Seal")
    scene.p1.plays("Artisan", None, "Silver", "yes")
    assert scene.p1.deck == in_order("Copper, Silver")
    assert scene.p1.hand == []


def test_rat_with_an_empty_pile_or_no_treasure() -> None:
    """004:555"""
    scene = Scene(landscapes="Way of the Rat", piles={"Smithy": 0}, p1={"hand": "Smithy, Copper"})
    scene.p1.plays("Smithy", "Way of the Rat", "Copper")
    assert scene.p1.discard == cards("Copper")
    scene = Scene(landscapes="Way of the Rat", p1={"hand": "Smithy, Estate"})
    scene.p1.plays("Smithy", "Way of the Rat")
    assert scene.p1.discard == []


@pytest.mark.parametrize(("card", "answers", "coins", "drawn"), [
    ("Barge", ["now"], 3, 0), ("Hunting Lodge", ["yes"], 6, 0), ("Bounty Hunter", ["Estate"], 0, 3),
    ("Scrap", ["Estate", ["cards", "horse"]], 1, 0), ("Scrap", ["Estate", ["coins", "horse"]], 0, 1),
    ("Cardinal", [], 0, 2), ("Snowy Village", [], 1, 0), ("Fisherman", [], 1, 1)])
def test_chameleon_on_cards_of_this_set(card: str, answers: list[str], coins: int, drawn: int) -> None:
    """004:539: + cards and + coins change places, also where they are chosen or earned"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": f"{card}, Estate", "deck": "9 Copper"})
    scene.p1.plays(card, "Way of the Chameleon", *answers)
    assert (scene.p1.coins, scene.p1.hand.count("copper")) == (coins, drawn)


def test_chameleon_and_what_comes_next_turn() -> None:
    """004:543: Barge and Gatekeeper as ever"""
    scene = Scene(landscapes="Way of the Chameleon",
                  p1={"hand": "Barge, Gatekeeper", "actions": 2, "deck": "20 Copper"})
    scene.p1.plays("Barge", "Way of the Chameleon", "next turn")
    scene.p1.plays("Gatekeeper", "Way of the Chameleon")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Barge")
    assert (scene.p1.coins, len(scene.p1.hand)) == (3, 8)


def test_throne_room_stays_for_a_duration_of_the_mouse() -> None:
    """004:297, 004:551: it is why that is played twice; as after one play by the Mouse and one as itself"""
    for second, coins in (("Way of the Mouse", 2), (None, 1)):
        scene = Scene(landscapes="Way of the Mouse", mouse="Fishing Village",
                      p1={"hand": "Throne Room, Smithy", "deck": "30 Copper"})
        scene.p1.plays("Throne Room", None, "Smithy", "Way of the Mouse", second)
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards("Smithy, Throne Room")
        scene.p2.ends_turn()
        assert scene.p1.coins == coins
        scene.p1.ends_turn()
        assert scene.p1.in_play == []


@pytest.mark.parametrize(("mouse", "villagers", "drawn"), [("Experiment", 0, 2), ("Acting Troupe", 4, 0)])
def test_cards_of_the_mouse_that_would_go_away(mouse: str, villagers: int, drawn: int) -> None:
    """004:551: they do the rest"""
    scene = Scene(landscapes="Way of the Mouse", mouse=mouse, p1={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse")
    assert (scene.p1.villagers, len(scene.p1.hand), scene.trash) == (villagers, drawn, [])
    assert scene.p1.in_play == cards("Smithy")


def test_a_lighthouse_of_the_mouse_does_not_protect() -> None:
    """004:551: it is not in play, so what is below its line has no effect; its coin comes next turn"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Lighthouse", p1={"hand": "Smithy", "deck": "20 Copper"},
                  p2={"hand": "Witch", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse")
    scene.p1.ends_turn()
    scene.p2.plays("Witch", None)
    assert scene.p1.discard == cards("Curse")
    scene.p2.ends_turn()
    assert scene.p1.coins == 1


@pytest.mark.parametrize("mouse", ["Page", "Hermit"])
def test_cards_of_the_mouse_are_not_discarded_from_play(mouse: str) -> None:
    """004:551: so no Traveller is exchanged, and no Hermit trashed"""
    scene = Scene(landscapes="Way of the Mouse", mouse=mouse, p1={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse", *(["Silver"] if mouse == "Hermit" else []))
    scene.p1.ends_turn()
    assert scene.trash == []
    assert "smithy" in scene.p1.discard


def test_procession_and_the_mouse() -> None:
    """004:551: the card played is trashed, not the one set aside"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Sleigh", kingdom="Smithy", p1={"hand": "Procession, Village"})
    scene.p1.plays("Procession", None, "Village", "Way of the Mouse", "Way of the Mouse", "Smithy")
    assert scene.trash == cards("Village")
    assert scene.p1.discard == cards("4 Horse, Smithy")


def test_cards_of_the_black_market_have_no_pile() -> None:
    """004:553, 004:561"""
    scene = Scene(landscapes="Way of the Horse, Way of the Butterfly", black_market="Smithy, Moat, Cellar",
                  kingdom="Market", p1={"hand": "2 Smithy", "deck": "9 Copper", "actions": 2})
    scene.p1.plays("Smithy", "Way of the Horse")
    scene.p1.plays("Smithy", "Way of the Butterfly")
    assert (scene.p1.in_play, scene.p1.discard) == (cards("2 Smithy"), [])


def test_way_of_the_horse_with_mixed_piles() -> None:
    """004:553: back on top"""
    scene = Scene(landscapes="Way of the Horse",
                  piles={"Ruins": "Survivors", "Knights": "Sir Martin", "Encampment": "Plunder"},
                  p1={"hand": "Ruined Village, Dame Anna, Encampment", "deck": "20 Copper"})
    for pile, card in (("Ruins", "Ruined Village"), ("Knights", "Dame Anna"), ("Encampment", "Encampment")):
        scene.p1.plays(card, "Way of the Horse")
        assert [scene.top(pile)] == cards(card)


def test_butterfly_with_other_costs() -> None:
    """004:561: exactly 1 coin more, Potions and debt the same"""
    scene = Scene(landscapes="Way of the Butterfly", kingdom="Apothecary, Alchemist, Smithy", p1={"hand": "Apothecary"})
    scene.p1.plays("Apothecary", "Way of the Butterfly", "yes")
    assert scene.p1.discard == cards("Alchemist")
    scene = Scene(landscapes="Way of the Butterfly", kingdom="Royal Blacksmith", p1={"hand": "City Quarter"})
    scene.p1.plays("City Quarter", "Way of the Butterfly", "yes")
    assert (scene.p1.discard, scene.p1.in_play) == ([], [])


def test_ways_that_last_in_another_turn() -> None:
    """004:253, 004:557: a Sheepdog as a Frog goes onto its owner's deck, as a Seal works until that turn ends"""
    scene = Scene(landscapes="Way of the Frog", p1={"hand": "Witch"}, p2={"hand": "Sheepdog", "deck": "9 Copper"})
    scene.p1.plays("Witch", None, scene.p2("yes"), scene.p2("Way of the Frog"))
    scene.p1.ends_turn()
    assert scene.p2.deck[0] == "sheepdog"
    scene = Scene(landscapes="Way of the Seal", p1={"hand": "Witch"}, p2={"hand": "Sheepdog", "deck": "9 Copper"})
    scene.p1.plays("Witch", None, scene.p2("yes"), scene.p2("Way of the Seal"), scene.p2("yes"))
    assert scene.p2.deck[0] == "curse"
    scene.p1.ends_turn()
    scene.p2.gains("Gold")
    assert scene.asked == []


def test_turtle_in_another_turn() -> None:
    """004:253, 004:559: played at the start of the owner's next turn"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Witch"}, p2={"hand": "Sheepdog", "deck": "9 Copper"})
    scene.p1.plays("Witch", None, scene.p2("yes"), scene.p2("Way of the Turtle"))
    assert scene.p2.aside == cards("Sheepdog")
    scene.p1.ends_turn(scene.p2(None))
    assert (scene.p2.in_play, scene.p2.hand) == (cards("Sheepdog"), cards("2 Copper"))


# --- under Possession ---------------------------------------------------------------------------------------
def test_who_gains_in_a_possessed_turn() -> None:
    """004:369, 004:421, 004:429, 004:507: the possessor; Livery, Destrier and Commerce count nothing"""
    scene = Scene(kingdom="Cavalry, Destrier", landscapes="Commerce", p1={"hand": "Possession", "deck": "20 Copper"},
                  p2={"hand": "Livery, 2 Gold, Market, Festival", "deck": "20 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    for card in ("Market", "Festival", "Livery"):
        scene.p2.plays(card)
    scene.p2.plays("2 Gold")
    before = len(scene.p1.hand)
    scene.p2.buys("Cavalry")
    assert len(scene.p1.hand) == before + 2
    assert scene.cost("Destrier") == (6, 0, 0)
    scene.p2.buys("Commerce")
    assert (scene.p1.discard, scene.p2.discard) == (cards("Cavalry, Possession"), [])


def test_a_gold_reaped_in_a_possessed_turn() -> None:
    """004:517: the possessor gains it; it is not set aside"""
    scene = Scene(landscapes="Reap", p1={"hand": "Possession", "deck": "20 Copper"}, p2={"hand": "3 Gold"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("3 Gold")
    scene.p2.buys("Reap")
    assert (scene.p1.discard, scene.p2.aside) == (cards("Gold, Possession"), [])
