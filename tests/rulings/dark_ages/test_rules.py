"""Rules that Dark Ages brought: Shelters, mixed piles, piles beside the Supply, trashing, losing track."""
import pytest

from throneroom.engine.events import OWNER
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order

TEN = ("altar", "armory", "bandit_camp", "beggar", "catacombs", "count", "feodum", "forager", "fortress", "sage")
RUINS = cards(["Abandoned Mine", "Ruined Library", "Ruined Market"]) + cards("Ruined Village, Survivors")


def test_shelters_replace_estates() -> None:
    """dark_ages/rules/shelters/1"""
    game = Setup(TEN, shelters=True).table().new_game(None, 1)
    for player in game.players:
        owned = sorted(card.id for card in player.all_cards())
        assert owned == cards("7 Copper, Hovel, Necropolis, Overgrown Estate")
    assert game.count_in_pile("estate") == 8


def test_shelters_have_no_pile() -> None:
    """dark_ages/rules/shelters/2 (without Ambassador: returning is tried directly)"""
    scene = Scene(shelters=True, phase="buy", p1={"hand": "Hovel", "coins": 8})
    assert scene.game.pile("hovel") is None
    assert not scene.p1.can_buy("Hovel")
    assert scene.p1.gains("Hovel") is None
    assert not scene.p1.me.return_to_pile(scene.p1.card("Hovel"), scene.p1.me.hand)
    assert scene.p1.hand == cards("Hovel")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ten_ruins_for_each_further_player(players: int) -> None:
    """dark_ages/rules/ruins/1"""
    scene = Scene(kingdom="Marauder", players=players)
    pile = scene.pile_named("Ruins")
    assert len(pile.cards) == 10 * (players - 1)
    assert pile.supply
    assert not pile.ordered
    for name in RUINS:
        assert sum(card.id == name for card in pile.cards) <= 10
    assert {card.id for card in pile.cards} <= set(RUINS)
    assert scene.game.pile("madman") is None
    assert Scene(kingdom="Smithy").game.pile("ruins") is None


def test_an_empty_ruins_pile_counts() -> None:
    """dark_ages/rules/ruins/2"""
    scene = Scene(piles={"Ruins": 0, "Curse": 0, "Estate": 0})
    scene.p1.ends_turn()
    assert scene.game.over
    scene = Scene(kingdom="Cultist", phase="buy")
    top = scene.top("Ruins")
    scene.p1.buys(top)
    assert scene.p1.discard == [top]


def test_the_next_card_is_turned_up() -> None:
    """dark_ages/rules/mixed_piles/1"""
    scene = Scene(piles={"Knights": "Dame Anna, Sir Martin, Sir Destry"}, phase="buy", p1={"coins": 10, "buys": 2})
    assert not scene.pile_named("Knights").ordered
    assert scene.p1.can_buy("Dame Anna")
    assert not scene.p1.can_buy("Sir Martin")
    scene.p1.buys("Dame Anna")
    assert scene.p1.can_buy("Sir Martin")
    assert not scene.p1.can_buy("Sir Destry")


def test_a_returned_card_goes_on_top() -> None:
    """dark_ages/rules/mixed_piles/2 (without Ambassador: returned directly)"""
    scene = Scene(piles={"Ruins": "Survivors, Ruined Market"}, p1={"hand": "Ruined Village"})
    assert scene.p1.me.return_to_pile(scene.p1.card("Ruined Village"), scene.p1.me.hand)
    assert scene.top("Ruins") == "ruined_village"
    scene.p2.gains("Ruins")
    assert scene.p2.discard == cards("Ruined Village")
    assert scene.top("Ruins") == "survivors"


def test_cards_of_a_mixed_pile_have_different_names() -> None:
    """dark_ages/rules/mixed_piles/3 (counted by Harvest, for Tribute)"""
    scene = Scene(p1={"hand": "Harvest", "deck": "Survivors, Ruined Library"})
    scene.p1.plays("Harvest")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Harvest", "deck": "2 Survivors"})
    scene.p1.plays("Harvest")
    assert scene.p1.coins == 1


def test_tokens_concern_the_whole_pile() -> None:
    """dark_ages/rules/mixed_piles/5 (with the +1 Card token for that of Embargo)"""
    scene = Scene(p1={"hand": "Dame Molly, Sir Martin", "deck": "3 Copper", "tokens": {"+1 card": "Knights"}})
    scene.p1.plays("Dame Molly")
    assert scene.p1.hand == cards("Sir Martin, Copper")
    scene.p1.plays("Sir Martin")
    assert scene.p1.hand == cards("2 Copper")


def test_a_copy_must_lie_on_top() -> None:
    """dark_ages/rules/mixed_piles/6"""
    scene = Scene(piles={"Ruins": "Ruined Market, Survivors"}, phase="buy", p1={"play": "Talisman"})
    scene.p1.buys("Ruined Market")
    assert scene.p1.discard == cards("Ruined Market")
    scene = Scene(piles={"Ruins": "2 Ruined Market, Survivors"}, phase="buy", p1={"play": "Talisman"})
    scene.p1.buys("Ruined Market")
    assert scene.p1.discard == cards("2 Ruined Market")


def test_piles_only_with_their_kingdom_cards() -> None:
    """dark_ages/rules/non_supply/1"""
    scene = Scene(kingdom="Urchin")
    assert scene.pile("Mercenary") == 10
    assert scene.game.pile("madman") is None
    assert scene.game.pile("spoils") is None
    for name in ("Bandit Camp", "Marauder", "Pillage"):
        assert Scene(kingdom=name).pile("Spoils") == 15
    assert Scene(kingdom="Hermit").game.pile("mercenary") is None


def test_piles_beside_the_supply() -> None:
    """dark_ages/rules/non_supply/2 (without Ambassador)"""
    scene = Scene(kingdom="Urchin, Hermit, Workshop", piles={"Mercenary": 0, "Madman": 0, "Curse": 0})
    scene.p1.ends_turn()
    assert not scene.game.over
    scene = Scene(kingdom="Urchin, Hermit, Bandit Camp", p1={"hand": "Workshop", "coins": 8})
    scene.p1.plays("Workshop", "Silver")
    for name in ("Mercenary", "Madman", "Spoils"):
        assert not scene.asked[0].offers(name)
        assert not scene.p1.can_buy(name)


def test_a_card_that_left_is_not_moved() -> None:
    """dark_ages/rules/lose_track/1"""
    scene = Scene(p1={"hand": "Throne Room, Madman, Estate, Gold", "deck": "10 Copper"})
    before = scene.pile("Madman")
    scene.p1.plays("Throne Room", "Madman")
    assert scene.p1.actions == 4
    assert scene.p1.hand == cards("Estate, Gold, 2 Copper")
    assert scene.pile("Madman") == before + 1


def test_the_owner_carries_it_out() -> None:
    """dark_ages/rules/when_trash/1"""
    scene = Scene(p1={"hand": "Dame Molly", "deck": "Gold"}, p2={"deck": "Rats, Copper, Silver"})
    scene.p1.plays("Dame Molly")
    assert scene.p1.hand == []
    assert scene.p2.hand == cards("Silver")


def test_the_owner_chooses_the_order() -> None:
    """dark_ages/rules/when_trash/2"""
    for first in ("Rats", "Market Square"):
        scene = Scene(p1={"hand": "Rats, Market Square", "deck": "Silver"})
        scene.p1.trashes("Rats", first, "Market Square")
        assert sorted(scene.asked[0].options) == ["market_square", "rats"]
        assert scene.p1.hand == cards("Silver")
        assert scene.p1.discard == cards("Gold, Market Square")


def test_passing_is_not_trashing() -> None:
    """dark_ages/rules/when_trash/3 (passed as Masquerade does it)"""
    scene = Scene(p1={"hand": "Cultist", "deck": "5 Copper"})
    scene.p1.me.pass_card(scene.p1.card("Cultist"), scene.p2.me)
    assert scene.p1.hand == []
    assert scene.p2.hand == cards("Cultist")
    assert scene.p1.deck == in_order("5 Copper")
    scene.p2.me.return_to_pile(scene.p2.card("Cultist"), scene.p2.me.hand)      # or returned, as Ambassador does it
    assert scene.p2.hand == []


def test_the_text_does_not_trash() -> None:
    """dark_ages/rules/when_trash/4"""
    scene = Scene(p1={"hand": "Feodum"})
    assert not scene.p1.can_play("Feodum")
    scene.p1.ends_turn()
    assert scene.trash == []
    assert scene.pile("Silver") == 40


def test_no_treasure_after_a_purchase() -> None:
    """dark_ages/rules/playing/2"""
    scene = Scene(p1={"hand": "Counterfeit, Copper"})
    scene.p1.plays("Counterfeit", None)
    assert scene.p1.can_play("Copper")
    scene.p1.buys("Curse")
    assert scene.p1.me.buys == 1
    assert not scene.p1.can_play("Copper")


def test_what_is_in_play() -> None:
    """dark_ages/rules/in_play/1"""
    scene = Scene(p1={"hand": "Spoils, Market Square, Horn of Plenty"})
    scene.p1.trashes("Spoils", "Market Square", zone="hand")    # a Reaction used is not in play
    scene.game.trash.clear()
    scene.p1.me.hand.extend(scene.make(["spoils"]))
    scene.p1.plays("Spoils")
    scene.p1.plays("Horn of Plenty", "Copper")
    assert scene.p1.in_play == cards("Horn of Plenty")
    assert scene.asked[0].options == ["copper", "curse"]


def test_an_option_that_does_nothing() -> None:
    """dark_ages/rules/choose_one/1"""
    scene = Scene(piles={"Duchy": 0}, p1={"hand": "Hunting Grounds"})
    scene.p1.trashes("Hunting Grounds", "duchy")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.gained(1) == []


def test_looking_is_private() -> None:
    """dark_ages/rules/look_at/1"""
    scene = Scene(p1={"hand": "Survivors", "deck": "Estate, Gold"})
    scene.p1.plays("Survivors", None, "Gold")
    look = next(event for event in scene.log.events if event.verb == "look")
    assert look.audience == OWNER
    assert len(look.visible_cards(0)) == 2
    for event in scene.log.events:
        if event.verb != "play":
            assert event.visible_cards(1) == []
    assert scene.p1.deck == in_order("Estate, Gold")


def test_names_within_a_pile() -> None:
    """dark_ages/rules/reference/1 (with Fairgrounds itself five names)"""
    assert Scene(p1={"deck": "Fairgrounds, Sir Martin, Dame Anna, Survivors, Ruined Market"}).p1.score == 2
    assert Scene(p1={"deck": "Fairgrounds, Sir Martin, Dame Anna, 2 Survivors"}).p1.score == 0
