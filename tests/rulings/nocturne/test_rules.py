"""The Night phase and the set-up: Heirlooms, Spirits, Zombies, recommended kingdoms."""
import pytest

from throneroom.engine.game import Game
from throneroom.kingdoms.setup import Setup
from throneroom.testing import BASIC, Scene, cards

HEIRLOOMS = {"tracker": "pouch", "pixie": "goat", "secret_cave": "magic_lamp", "fool": "lucky_coin",
             "cemetery": "haunted_mirror", "shepherd": "pasture", "pooka": "cursed_gold"}


def new_game(*kingdom: str) -> Game:
    return Setup(kingdom).table().new_game()


def starting_deck(game: Game) -> list[str]:
    return sorted(card.id for card in game.players[1].all_cards())


# --- the Night phase --------------------------------------------------------------------------------------------------
def test_only_night_cards_at_night() -> None:
    """nocturne/rules/night_phase/1"""
    scene = Scene(phase="night", p1={"hand": "Ghost Town, Monastery, Village", "actions": 0, "buys": 0})
    assert scene.options == ["ghost_town", "monastery"]
    scene.p1.plays("Ghost Town")
    assert scene.options == ["monastery"]
    scene.p1.plays("Monastery")
    assert scene.p1.in_play == cards("Ghost Town, Monastery")
    assert scene.p1.hand == cards("Village")
    assert scene.options == []


def test_the_night_comes_after_buying() -> None:
    """nocturne/rules/night_phase/1"""
    scene = Scene(p1={"hand": "Village, Copper, Monastery"})
    assert scene.options == ["village"]
    scene.p1.plays("Copper")
    scene.p1.buys("Copper")
    assert scene.options == ["monastery"]


def test_a_night_card_only_at_night() -> None:
    """nocturne/rules/night_phase/2"""
    scene = Scene(p1={"hand": "Night Watchman, Werewolf"})
    assert scene.options == ["werewolf"]
    scene.p1.plays("Werewolf")
    assert scene.p1.actions == 0
    scene = Scene(phase="night", p1={"hand": "Night Watchman, Werewolf", "actions": 0})
    assert scene.options == ["night_watchman", "werewolf"]


@pytest.mark.parametrize("name", ["Guardian", "Ghost Town", "Night Watchman", "Den of Sin"])
def test_some_are_gained_to_hand(name: str) -> None:
    """nocturne/rules/night_phase/3"""
    scene = Scene(kingdom=name, phase="buy", p1={"coins": 5})
    scene.p1.buys(name)
    assert scene.p1.hand == cards(name)
    assert scene.p1.can_play(name)


def test_gains_at_night_count() -> None:
    """nocturne/rules/night_phase/4"""
    scene = Scene(phase="buy", p1={"hand": "Devil's Workshop, Monastery, Estate, Curse, Gold", "coins": 9})
    scene.p1.plays("Devil's Workshop")
    assert scene.p1.discard == cards("Gold")
    assert not scene.p1.can_play("Gold")
    assert not scene.p1.can_buy("Silver")
    scene.p1.plays("Monastery", "Curse")
    assert scene.trash == cards("Curse")


# --- set-up -----------------------------------------------------------------------------------------------------------
def test_heirlooms_replace_coppers() -> None:
    """nocturne/rules/heirlooms/1"""
    game = new_game("pixie", "fool")
    assert starting_deck(game) == cards("3 Estate, 5 Copper, Lucky Coin, Goat")


def test_all_heirlooms() -> None:
    """nocturne/rules/heirlooms/2"""
    game = new_game(*HEIRLOOMS)
    assert starting_deck(game) == sorted(["estate"] * 3 + list(HEIRLOOMS.values()))
    assert not [pile for pile in game.piles if pile.id in HEIRLOOMS.values()]
    for card, heirloom in HEIRLOOMS.items():
        assert starting_deck(new_game(card)) == sorted(["estate"] * 3 + ["copper"] * 6 + [heirloom])


def test_spirits_only_where_they_are_needed() -> None:
    """nocturne/rules/spirits/1"""
    spirits = ("ghost", "imp", "will_o_wisp")
    expected = {("cemetery", "tormentor"): ["ghost", "imp"], ("exorcist",): list(spirits), ("cemetery",): ["ghost"],
                ("devils_workshop",): ["imp"], ("druid",): ["will_o_wisp"], ("smithy",): []}
    for kingdom, piles in expected.items():
        game = new_game(*kingdom)
        assert [spirit for spirit in spirits if game.pile(spirit) is not None] == piles


def test_spirits_are_not_in_the_supply() -> None:
    """nocturne/rules/spirits/2"""
    scene = Scene(kingdom="Exorcist, Leprechaun, Vampire", p1={"hand": "Workshop"},
                  piles={"Will-o'-Wisp": 0, "Wish": 0, "Bat": 0})
    scene.p1.plays("Workshop", "Silver")
    assert not {"imp", "ghost", "will_o_wisp", "wish", "bat"} & set(scene.asked[0].options)
    assert scene.game.empty_piles() == 0
    scene.p1.ends_turn()
    assert not scene.game.over


def test_wishes_and_bats() -> None:
    """nocturne/rules/wishes_bats/1"""
    game = new_game("vampire", "secret_cave")
    for card_id, count in (("wish", 12), ("bat", 10)):
        pile = game.pile(card_id)
        assert pile is not None
        assert len(pile.cards) == count
        assert not pile.supply
    assert new_game("leprechaun").pile("bat") is None
    assert new_game("leprechaun").count_in_pile("wish") == 12


def test_zombies_start_in_the_trash() -> None:
    """nocturne/rules/zombies/1"""
    game = new_game("necromancer")
    assert sorted(card.id for card in game.trash) == ["zombie_apprentice", "zombie_mason", "zombie_spy"]
    assert not [pile for pile in game.piles if pile.id.startswith("zombie")]
    assert new_game("smithy").trash == []


# --- recommended kingdoms ---------------------------------------------------------------------------------------------
def check(kingdom: str, beside: str = "", heirlooms: str = "", stacks: str = "", landscapes: str = "",
          boons: str = "") -> Game:
    """Sets up the kingdom; the piles, Heirlooms and stacks on the table are exactly these."""
    ids = tuple(kingdom.split())
    assert len(ids) == 10
    game = Setup(ids, tuple(landscapes.split()), boons=tuple(boons.split())).table().new_game()
    assert sorted(pile.id for pile in game.supply_piles() if pile.id not in BASIC) == sorted(ids)
    assert sorted(pile.id for pile in game.piles if not pile.supply) == sorted(beside.split())
    assert sorted({*starting_deck(game)} - {"copper", "estate"}) == sorted(heirlooms.split())
    assert sorted(name for name in game.stacks if name in ("boons", "hexes")) == stacks.split()
    assert [card.id for card in game.table.landscapes] == landscapes.split()
    return game


def test_dusk() -> None:
    """nocturne/rules/recommended_sets/1"""
    check("tormentor faithful_hound monastery night_watchman fool shepherd cobbler blessed_village den_of_sin "
          "tragic_hero", "imp will_o_wisp", "lucky_coin pasture", "boons hexes")


def test_midnight() -> None:
    """nocturne/rules/recommended_sets/2"""
    boons = "the_flames_gift the_swamps_gift the_winds_gift"
    game = check("druid exorcist secret_cave leprechaun conclave crypt raider pooka devils_workshop cursed_village",
                 "imp will_o_wisp ghost wish", "magic_lamp cursed_gold", "boons hexes", boons=boons)
    assert sorted(boon.id for boon in game.stacks["boons set aside"]) == boons.split()
    assert len(game.stacks["boons"]) == 9


def test_night_shift() -> None:
    """nocturne/rules/recommended_sets/3"""
    boons = "the_earths_gift the_flames_gift the_forests_gift"
    game = check("druid exorcist ghost_town idol night_watchman bandit gardens mine smithy poacher",
                 "imp will_o_wisp ghost", "", "boons", boons=boons)
    assert sorted(boon.id for boon in game.stacks["boons set aside"]) == boons.split()
    assert not {*boons.split()} & {boon.id for boon in game.stacks["boons"]}


def test_idle_hands() -> None:
    """nocturne/rules/recommended_sets/4"""
    check("conclave bard devils_workshop tragic_hero cursed_village moneylender merchant cellar market harbinger",
          "imp will_o_wisp", "", "boons hexes")


def test_the_new_black() -> None:
    """nocturne/rules/recommended_sets/5"""
    check("secret_cave ghost_town raider cobbler den_of_sin outpost haven merchant_ship caravan tactician",
          "wish", "magic_lamp", "")


def test_castle_in_the_air() -> None:
    """nocturne/rules/recommended_sets/6"""
    check("exorcist cemetery fool shepherd changeling archive catapult_rocks engineer castles temple",
          "imp will_o_wisp ghost", "haunted_mirror lucky_coin pasture", "boons", "tomb")


def test_pooka_pranks() -> None:
    """nocturne/rules/recommended_sets/7"""
    check("skulk pixie ghost_town faithful_hound pooka forum groundskeeper sacrifice settlers_bustling_village "
          "chariot_race", "will_o_wisp", "goat cursed_gold", "boons hexes", "banquet")


def test_named_boons_are_those_of_the_druid() -> None:
    """nocturne/rules/recommended_sets/8"""
    boons = ("the_flames_gift", "the_swamps_gift", "the_winds_gift")
    for seed in range(5):
        game = Setup(("druid", "bard"), boons=boons).table().new_game(seed=seed)
        assert {boon.id for boon in game.stacks["boons set aside"]} == {*boons}
        assert len({boon.id for boon in game.stacks["boons"]} - {*boons}) == 9
    drawn = set()
    for seed in range(5):
        game = Setup(("druid", "bard")).table().new_game(seed=seed)
        assert len(game.stacks["boons set aside"]) == 3
        drawn.add(tuple(sorted(boon.id for boon in game.stacks["boons set aside"])))
    assert len(drawn) > 1
