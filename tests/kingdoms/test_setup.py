"""What lies on the table when a game begins: how many of what, everything that a card needs, and nothing else.

The expectations are made from the printed facts (facts.csv) and the numbers below; the classes of the cards, from
which the table itself is made, have no part in them.
"""
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from throneroom.cards import BY_ID
from throneroom.engine.game import Game
from throneroom.engine.types import TRAIT
from throneroom.errors import BadKingdom
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.generator import Wishes, generate
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import has_type, landscapes
from throneroom.kingdoms.setup import Setup, contents

PLAYERS = (2, 3, 4, 5, 6)
SMALL = ("cellar", "moat", "village", "smithy", "market", "mine", "remodel", "militia", "workshop", "merchant")
FROM_8 = (8, 12, 12, 12, 12)        # Victory cards for 2, 3, 4, 5, 6 players
BY_PLAYER = (10, 20, 30, 40, 50)

# What a pile holds for 2, 3, 4, 5, 6 players, and which card brings it (none: it is always there).
PILES = {
    "copper": ("", (46, 39, 32, 85, 78)),
    "silver": ("", (40, 40, 40, 80, 80)),
    "gold": ("", (30, 30, 30, 60, 60)),
    "estate": ("", FROM_8),
    "duchy": ("", FROM_8),
    "province": ("", (8, 12, 12, 15, 18)),
    "curse": ("", BY_PLAYER),
    "platinum": ("platinum", (12,) * 5),
    "colony": ("platinum", FROM_8),
    "potion": ("apothecary", (16,) * 5),
    "ruins": ("cultist", BY_PLAYER),
    "smithy": ("smithy", (10,) * 5),
    "gardens": ("gardens", FROM_8),
    "tunnel": ("tunnel", FROM_8),
    "island": ("island", FROM_8),
    "harem": ("harem", FROM_8),
    "nobles": ("nobles", FROM_8),
    "great_hall": ("great_hall", FROM_8),
    "mill": ("mill", FROM_8),
    "distant_lands": ("distant_lands", FROM_8),
    "cemetery": ("cemetery", FROM_8),
    "feodum": ("feodum", FROM_8),
    "castles": ("castles", FROM_8),
    "knights": ("knights", (10,) * 5),
    "rats": ("rats", (20,) * 5),
    "port": ("port", (12,) * 5),
    "augurs": ("augurs", (16,) * 5),
    "encampment_plunder": ("encampment_plunder", (10,) * 5),
    "sauna_avanto": ("sauna_avanto", (10,) * 5),
    **dict.fromkeys(("bag_of_gold", "diadem", "followers", "princess", "trusty_steed"), ("tournament", (1,) * 5)),
    "spoils": ("pillage", (15,) * 5),
    "madman": ("hermit", (10,) * 5),
    "mercenary": ("urchin", (10,) * 5),
    **dict.fromkeys(("treasure_hunter", "warrior", "hero", "champion"), ("page", (5,) * 5)),
    **dict.fromkeys(("soldier", "fugitive", "disciple", "teacher"), ("peasant", (5,) * 5)),
    "horse": ("paddock", (30,) * 5),
    "wish": ("leprechaun", (12,) * 5),
    "will_o_wisp": ("pixie", (12,) * 5),
    "imp": ("tormentor", (13,) * 5),
    "ghost": ("cemetery", (6,) * 5),
    "bat": ("vampire", (10,) * 5),
}


def table_with(*cards: str, players: int = 2) -> Setup:
    """Ten piles, these cards among them."""
    wanted = [card for card in cards if card in kingdom_piles()]
    others = [card for card in SMALL if card not in wanted]
    traits = [card for card in cards if card in landscapes() and has_type(card, TRAIT)]
    beside = tuple(card for card in cards if card in landscapes() and card not in traits)
    return Setup(tuple([*wanted, *others][:10]), beside, players, platinum="platinum" in cards,
                 shelters="shelters" in cards, traits=tuple(zip(traits, others, strict=False)))


def counts(cards: Iterable[object]) -> Counter[str]:
    return Counter(card.id for card in cards)


@pytest.mark.parametrize("pile", PILES)
def test_how_many_cards_a_pile_has(pile: str) -> None:
    brought_by, sizes = PILES[pile]
    for players, size in zip(PLAYERS, sizes, strict=True):
        assert table_with(brought_by, players=players).table().new_game().count_in_pile(pile) == size
    if brought_by:
        without = Setup(tuple(card for card in SMALL if card != pile)).table()
        assert pile not in {found.id for found in without.piles}


def test_every_kingdom_pile_is_as_large_as_its_facts_say() -> None:
    for number, pile in enumerate(kingdom_piles()):
        for players in (2, 3, 4 + number % 3):
            game = Setup((pile,), players=players).table().new_game()
            assert game.count_in_pile(pile) == size_of(pile, players), (pile, players)


def size_of(pile: str, players: int) -> int:
    """10; 10 (5+5); 8 (2 players); 12 (3-6 players)"""
    parts = FACTS[pile].pile.split(";")
    return int(parts[0 if players == 2 else -1].split()[0])


def test_castles_are_sorted_and_some_of_them_double_for_three() -> None:
    def castles(players: int) -> list[str]:
        (pile,) = [pile for pile in table_with("castles", players=players).table().piles if pile.id == "castles"]
        return [card.id for card in reversed(pile.cards)]

    assert len(set(castles(2))) == len(castles(2)) == 8
    assert [BY_ID[card]().cost for card in castles(2)] == [3, 4, 5, 6, 7, 8, 9, 10]
    doubled = {card for card, count in Counter(castles(3)).items() if count == 2}
    assert doubled == {"humble_castle", "small_castle", "opulent_castle", "kings_castle"}
    assert list(dict.fromkeys(castles(6))) == castles(2)


# --- the players ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_decks(players: int) -> None:
    game = table_with(players=players).table().new_game()
    assert len(game.players) == players
    for player in game.players:
        assert counts(player.all_cards()) == {"copper": 7, "estate": 3}
        assert len(player.hand) == 5


def test_shelters_replace_the_estates_but_not_their_pile() -> None:
    game = table_with("shelters").table().new_game()
    assert counts(game.players[1].all_cards()) == {"copper": 7, "hovel": 1, "necropolis": 1, "overgrown_estate": 1}
    assert game.count_in_pile("estate") == 8


def test_every_heirloom_replaces_a_copper() -> None:
    cards = {"cemetery": "haunted_mirror", "fool": "lucky_coin", "pixie": "goat", "pooka": "cursed_gold",
             "secret_cave": "magic_lamp", "shepherd": "pasture", "tracker": "pouch"}
    assert {card: facts.setup_needs for card, facts in FACTS.items() if any("heirloom" in n for n in facts.setup_needs)
            }.keys() == cards.keys()
    game = table_with(*cards).table().new_game()
    assert counts(game.players[0].all_cards()) == Counter({"estate": 3}) + Counter(cards.values())
    assert game.count_in_pile("copper") == 60
    assert table_with("pixie", "fool").table().new_game().count_in_pile("copper") == 60 - 2 * 5


@pytest.mark.parametrize(("cards", "coffers", "favors"), [
    ((), 0, 0), (("baker",), 1, 0), (("butcher",), 0, 0), (("underling",), 0, 1), (("importer",), 0, 5),
    (("importer", "underling"), 0, 5),
])
def test_tokens_to_begin_with(cards: tuple[str, ...], coffers: int, favors: int) -> None:
    for player in table_with(*cards, players=4).table().new_game().players:
        assert (player.coffers, player.favors) == (coffers, favors)
        assert player.villagers == player.points == player.debt == 0


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_how_many_empty_piles_end_the_game(players: int, piles: int) -> None:
    assert table_with(players=players).table().piles_to_end == piles


@pytest.mark.parametrize("players", [0, 1, 7])
def test_so_many_cannot_play(players: int) -> None:
    with pytest.raises(BadKingdom, match=f"2 to 6 players, not {players}"):
        table_with(players=players).table()


# --- tokens on the table --------------------------------------------------------------------------------------------
def tokens(*cards: str, players: int = 2, **extras: object) -> dict[str, int]:
    game = replace(table_with(*cards, players=players), **extras).table().new_game()
    return {key: count for key, count in game.tokens.items() if count}


@pytest.mark.parametrize("landmark", ["arena", "basilica", "baths", "battlefield", "colonnade", "labyrinth"])
def test_six_points_for_every_player(landmark: str) -> None:
    for players in PLAYERS:
        assert tokens(landmark, players=players) == {f"{landmark} points": 6 * players}


def test_points_and_debt_on_piles() -> None:
    assert tokens("aqueduct") == {"silver points": 8, "gold points": 8}
    assert tokens("defiled_shrine", "temple", "gardens", "cultist").keys() == {
        f"{pile} points" for pile in (*SMALL[:7], "cultist", "ruins")}
    assert set(tokens("defiled_shrine").values()) == {2}
    taxed = tokens("tax", "apothecary", "page")
    assert set(taxed.values()) == {1}
    assert len(taxed) == 7 + 1 + 10       # Potion and all Kingdom piles, but not the Travellers beside the Supply


def test_the_trade_route_has_a_coin_on_every_victory_pile() -> None:
    expected = {f"{pile} trade_route": 1 for pile in ("estate", "duchy", "province", "gardens", "castles", "tunnel")}
    assert tokens("trade_route", "gardens", "castles", "knights", "page", bane="tunnel") == expected
    assert tokens("trade_route", "platinum").keys() >= {"colony trade_route"}
    assert tokens("black_market", black_market=("trade_route",)).keys() == {
        f"{pile} trade_route" for pile in ("estate", "duchy", "province")}


def test_the_obelisk_chooses_any_action_pile_of_the_supply() -> None:
    setup = replace(table_with("obelisk", "cultist", "gardens", "page"), bane="chapel")
    chosen = {key.split()[0] for seed in range(200) for key in setup.table().new_game(seed=seed).tokens}
    assert chosen == {*SMALL[:7], "cultist", "page", "ruins", "chapel"}


# --- what is drawn or chosen ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("set_name", "extra"), [("prosperity", "platinum"), ("dark_ages", "shelters")])
def test_the_more_cards_of_a_set_the_likelier_its_extra(set_name: str, extra: str) -> None:
    """One of the ten placeholders is drawn: with three cards of the set in ten it is so in 30% of the games."""
    random = Random(2)
    drawn = [generate(random, Wishes(wanted=(f"3 set:{set_name}",), landscapes=(0, 0))) for _ in range(600)]
    share = sum(sum(FACTS[pile].set == set_name for pile in setup.kingdom) for setup in drawn) / (10 * len(drawn))
    assert abs(sum(getattr(setup, extra) for setup in drawn) / len(drawn) - share) < 0.06
    assert not any(getattr(generate(random, Wishes(sets=("base", "seaside"))), extra) for _ in range(50))
    assert all(getattr(generate(random, Wishes(sets=(set_name,))), extra) for _ in range(20))


@pytest.mark.parametrize("chosen", [True, False])
def test_or_it_is_chosen(chosen: bool) -> None:
    for seed in range(20):
        setup = generate(Random(seed), Wishes(platinum=chosen, shelters=not chosen))
        assert (setup.platinum, setup.shelters) == (chosen, not chosen)
        assert setup.kingdom == generate(Random(seed)).kingdom


def test_druids_boons_are_dealt_or_chosen() -> None:
    game = table_with("druid").table().new_game(seed=3)
    assert (len(game.stacks["boons set aside"]), len(game.stacks["boons"])) == (3, 9)
    chosen = ("the_flames_gift", "the_swamps_gift", "the_winds_gift")
    game = replace(table_with("druid"), boons=chosen).table().new_game(seed=3)
    assert {boon.id for boon in game.stacks["boons set aside"]} == set(chosen)
    assert not {boon.id for boon in game.stacks["boons"]} & set(chosen)
    assert len(table_with("pixie").table().new_game().stacks["boons"]) == 12


def test_hexes() -> None:
    assert len(table_with("werewolf", players=6).table().new_game().stacks["hexes"]) == 12


def test_what_is_in_the_black_market_deck_is_in_use() -> None:
    """Its Potion, Prizes, Bane and Ally are on the table, and the starting Coffers are in hand."""
    market = ("familiar", "tournament", "baker", "young_witch", "underling", "marauder", "pixie", "dame_anna")
    setup = replace(table_with("black_market"), black_market=market, bane="chapel", landscapes=("market_towns",))
    game = setup.table().new_game()
    piles = {pile.id for pile in game.piles}
    assert {"potion", "diadem", "chapel", "ruins", "spoils", "will_o_wisp"} <= piles
    assert not piles & set(market)
    assert (game.players[0].coffers, game.players[0].favors) == (1, 1)
    assert counts(game.players[0].all_cards())["goat"] == 1
    assert sorted(card.id for card in game.stacks["black_market"]) == sorted(market)


def test_what_the_mouse_plays_is_set_up_but_has_no_pile() -> None:
    game = replace(table_with("way_of_the_mouse"), mouse="sleigh").table().new_game()
    piles = {pile.id for pile in game.piles}
    assert "horse" in piles and "sleigh" not in piles


# --- everything a card needs, and nothing else ----------------------------------------------------------------------
def kinds_needed(setup: Setup) -> set[str]:
    """All kinds of cards in the game, by what the facts say that each of them needs."""
    together = {
        "prizes": {card for card, facts in FACTS.items() if "Prize" in facts.types},
        "zombies": {"zombie_apprentice", "zombie_mason", "zombie_spy"},
        "boons": {card for card in BOOKS if FACTS[card].kind == "boon"},
        "hexes": {card for card in BOOKS if FACTS[card].kind == "hex"},
        "exile": {"exile_mat"},
        "trade_route_mat": {"trade_route_mat"},
        "rewards": {card for card, facts in FACTS.items() if "Reward" in facts.types},
    }
    of_one = {
        ("travellers", "page"): {"treasure_hunter", "warrior", "hero", "champion"},
        ("travellers", "peasant"): {"soldier", "fugitive", "disciple", "teacher"},
        ("states", "fool"): {"lost_in_the_woods"},
        ("states", "delusion"): {"deluded", "envious"},
        ("states", "envy"): {"deluded", "envious"},
        ("states", "misery"): {"miserable", "twice_miserable"},
    }
    waiting = [*setup.kingdom, *setup.laid_out(), *setup.black_market,
               *filter(None, (setup.bane, setup.mouse, setup.riverboat, setup.ferryman)),
               "copper", "silver", "gold", "estate", "duchy", "province", "curse",
               *(("platinum", "colony") if setup.platinum else ()),
               *(("hovel", "necropolis", "overgrown_estate") if setup.shelters else ())]
    found: set[str] = set()
    while waiting:
        card = waiting.pop()
        if card in found:
            continue
        found.add(card)
        waiting += [part for _, part in contents(BY_ID[card](), setup.players)]
        for need in FACTS[card].setup_needs:
            name = need.split(":")[-1]
            waiting += together.get(need, of_one.get((need, card), {name} if name in BY_ID else set()))
    return {card for card in found if not contents(BY_ID[card](), setup.players)}


@pytest.mark.parametrize("seed", range(60))
def test_everything_that_a_card_needs_is_on_the_table_and_nothing_else(seed: int) -> None:
    random = Random(seed)
    wanted = (random.choice(("Black Market", "Young Witch", "Way of the Mouse")),) if seed % 3 == 0 else ()
    setup = generate(random, Wishes(players=2 + seed % 5, wanted=wanted))
    table = setup.table()
    assert {card.id for card in table.kinds} == kinds_needed(setup)
    check_places(setup, table.new_game(seed=seed))


def test_every_card_brings_what_it_needs_and_nothing_else() -> None:
    for card in (*kingdom_piles(), *landscapes()):
        setup = table_with(card)
        assert {kind.id for kind in setup.table().kinds} == kinds_needed(setup), card


def check_places(setup: Setup, game: Game) -> None:
    """Every kind is where it belongs: ten piles (and the Bane) in the Supply, the rest beside it."""
    supply = {pile.id for pile in game.supply_piles()}
    basic = {card for card in kinds_needed(setup) if FACTS[card].kind == "basic" and "Ruins" not in FACTS[card].types}
    ruins = {"ruins"} if any("Ruins" in FACTS[card].types for card in kinds_needed(setup)) else set()
    assert supply == {*setup.kingdom, *basic, *ruins, *([setup.bane] if setup.bane else ())}
    beside = {pile.id for pile in game.piles} - supply
    no_pile = {"hovel", "necropolis", "overgrown_estate", "zombie_apprentice", "zombie_mason", "zombie_spy"}
    heirlooms = {card for card, facts in FACTS.items() if "Heirloom" in facts.types}
    alone = {card for card in kinds_needed(setup) if FACTS[card].kind == "nonsupply"} - no_pile - heirlooms
    ferry = {setup.ferryman} if setup.ferryman else set()
    assert beside == {"loot" if "Loot" in FACTS[card].types else card for card in alone} | ferry
    assert {card.id for card in game.trash} == {card for card in kinds_needed(setup) if card.startswith("zombie_")}
    for player in game.players:
        start = counts(player.all_cards())
        assert start.total() == 10
        assert {card for card in start if card in heirlooms} == kinds_needed(setup) & heirlooms
        assert start.keys() - heirlooms == {"copper", *(no_pile & kinds_needed(setup) - set(counts(game.trash))
                                                        if setup.shelters else {"estate"})}
