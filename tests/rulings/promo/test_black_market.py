"""Black Market."""
from random import Random

from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order

PLAIN = "cellar chapel festival laboratory market militia mine moat smithy".split()


def market(scene: Scene) -> list[str]:
    """The Black Market deck, top card first."""
    return [card.id for card in reversed(scene.game.stacks["black_market"])]


def test_the_deck() -> None:
    """promo/black_market/1, promo_bigbox/black_market/8"""
    for seed in range(10):
        setup = random_setup(Random(seed), 2, cards=["black_market"], among=BOOKS)
        game = setup.table().new_game(None, seed)
        deck = [card.id for card in game.stacks["black_market"]]
        assert len(deck) >= 15
        assert len(set(deck)) == len(deck)
        assert not set(deck) & {pile.id for pile in game.piles if pile.id in setup.kingdom}


def test_the_deck_is_no_pile() -> None:
    """promo/black_market/5, promo_bigbox/black_market/8"""
    scene = Scene(p1={"hand": "Workshop"}, black_market="Village")
    piles = scene.game.empty_piles()
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Village")
    scene.game.stacks["black_market"].clear()
    assert scene.game.empty_piles() == piles == 0


def test_a_purchase_in_the_action_phase() -> None:
    """promo/black_market/2"""
    scene = Scene(p1={"hand": "Black Market, Gold"}, black_market="Village, Smithy, Market",
                  stacks={"black_market": "Village, Smithy, Market"})
    scene.p1.plays("Black Market", "Gold", "Market", "Village")
    assert scene.p1.discard == cards("Market")
    assert market(scene) == in_order("Village, Smithy")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 1)
    assert scene.p1.in_play == cards("Black Market, Gold")
    assert scene.p1.can_buy("Copper")


def test_what_is_left_stays_for_the_buy_phase() -> None:
    """promo/black_market/3"""
    scene = Scene(p1={"hand": "Black Market, Gold, Silver"}, black_market="Village")
    scene.p1.plays("Black Market", "Gold, Silver", "Village")
    assert (scene.p1.coins, scene.p1.me.buys) == (2 + 3 + 2 - 3, 1)
    assert scene.p1.in_play == cards("Black Market, Gold, Silver")
    assert scene.p1.can_buy("Silver")


def test_an_empty_deck() -> None:
    """promo/black_market/4"""
    scene = Scene(p1={"hand": "Black Market"}, black_market="Village")
    scene.game.stacks["black_market"].clear()
    scene.p1.plays("Black Market")
    assert scene.p1.coins == 2
    assert scene.asked == []


def test_nothing_need_be_bought() -> None:
    """promo/black_market/7, promo_bigbox/black_market/3"""
    scene = Scene(p1={"hand": "Black Market, Gold"}, black_market="Village")
    scene.p1.plays("Black Market", "Gold", "no")
    assert [asked.purpose for asked in scene.asked] == ["play", "buy"]
    assert scene.p1.coins == 5
    assert scene.p1.in_play == cards("Black Market, Gold")
    assert not scene.p1.can_play("Gold")
    assert scene.p1.can_buy("Duchy")
    assert market(scene) == ["village"]


def test_three_cards_and_the_rest_goes_under() -> None:
    """promo_bigbox/black_market/1"""
    scene = Scene(p1={"hand": "Black Market, Silver, Copper"}, black_market="Chapel, Gardens, Mine, Spy, Feast",
                  stacks={"black_market": "Chapel, Gardens, Mine, Spy, Feast"})
    scene.p1.plays("Black Market", "Silver, Copper", "Gardens", "Mine")
    assert sorted(scene.asked[1].options) == ["chapel", "gardens", "mine"]
    assert scene.p1.discard == cards("Gardens")
    assert scene.p1.coins == 1
    assert market(scene) == in_order("Spy, Feast, Mine, Chapel")


def test_the_buy_is_not_used() -> None:
    """promo_bigbox/black_market/2"""
    scene = Scene(p1={"hand": "Black Market, Silver"}, black_market="Chapel")
    scene.p1.plays("Black Market", "no", "Chapel")
    scene.p1.plays("Silver")
    assert scene.p1.me.buys == 1
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Chapel, Estate")


def test_treasures_may_be_played_later() -> None:
    """promo_bigbox/black_market/4"""
    scene = Scene(p1={"hand": "Black Market, Silver"}, black_market="Chapel")
    scene.p1.plays("Black Market", "no", "Chapel")
    assert scene.p1.can_play("Silver")


def test_no_purchase_with_debt() -> None:
    """promo_bigbox/black_market/5"""
    scene = Scene(p1={"hand": "Black Market", "coins": 6, "debt": 1}, black_market="Chapel, Engineer")
    scene.p1.plays("Black Market", "Chapel")
    assert [asked.purpose for asked in scene.asked] == ["order"]
    assert (scene.p1.debt, scene.p1.coins) == (1, 8)
    scene.p1.pays_debt(1)
    assert scene.p1.debt == 0


def test_no_coffers() -> None:
    """promo_bigbox/black_market/6, promo_bigbox/black_market/11"""
    scene = Scene(p1={"hand": "Black Market, Copper", "coffers": 3}, black_market="Village")
    scene.p1.plays("Black Market", "no")
    assert [asked.purpose for asked in scene.asked] == ["play"]
    assert (scene.p1.coffers, scene.p1.discard) == (3, [])
    scene = Scene(p1={"hand": "Black Market, Copper", "coffers": 3}, black_market="Village")
    scene.p1.plays("Black Market", "Copper", "Village")
    assert (scene.p1.coffers, scene.p1.discard) == (3, cards("Village"))


def test_an_empty_deck_ends_no_game() -> None:
    """promo_bigbox/black_market/7"""
    scene = Scene(p1={"hand": "Black Market", "deck": "9 Copper"}, black_market="Chapel",
                  piles={"Village": 0, "Smithy": 0})
    scene.game.stacks["black_market"].clear()
    scene.p1.plays("Black Market")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert not scene.game.over


def test_cards_in_the_deck_bring_what_they_need() -> None:
    """promo_bigbox/black_market/9"""
    setup = Setup((*PLAIN, "black_market"), black_market=("golem", "young_witch", "tournament", "baker"),
                  bane="village")
    game = setup.table().new_game()
    assert game.count_in_pile("potion") == 16
    bane = game.pile("village")
    assert bane is not None
    assert bane.supply
    assert all(game.pile(prize) is not None and not any(pile.supply for pile in game.piles if pile.id == prize)
               for prize in ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed"))
    assert [player.coffers for player in game.players] == [1, 1]


def test_the_order_of_the_deck_is_hidden_the_cards_are_not() -> None:
    """promo_bigbox/black_market/13"""
    names = tuple(sorted("adventurer artisan bandit bureaucrat chancellor feast gardens harbinger library merchant "
                         "moneylender poacher remodel sentry spy".split()))
    table = Setup((*PLAIN, "black_market"), black_market=names).table()
    decks = [[card.id for card in table.new_game(None, seed).stacks["black_market"]] for seed in range(5)]
    assert all(tuple(sorted(deck)) == names for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1
