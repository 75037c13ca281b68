"""Random kingdoms: what they are asked to be, tags, conflicts, codes and lists of names."""
import inspect
import re
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest

from throneroom.cards import BY_ID
from throneroom.errors import BadKingdom, UnknownCard
from throneroom.kingdoms.checks import checked
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.generator import EFFORT, NO_WISHES, Search, Wishes, broken, generate, replaced
from throneroom.kingdoms.setup import Setup, contents
from throneroom.kingdoms.sharing import LINK, code, kingdom_of, link, names
from throneroom.kingdoms.tags import TAGS, corrections, derived, tags
from throneroom.lab.kingdoms import check_many, mixed_wishes


def kingdoms(wishes: Wishes, count: int = 25, seed: int = 1) -> list[Setup]:
    random = Random(seed)
    return [generate(random, wishes) for _ in range(count)]


def cards_of(pile: str) -> list[str]:
    return [pile, *(part for _, part in contents(BY_ID[pile](), 2))]


def types_of(pile: str) -> set[str]:
    return {name for card_id in cards_of(pile) for name in FACTS[card_id].types}


def normal(setup: Setup) -> Setup:
    """The order of the cards is of no importance."""
    return replace(setup, kingdom=tuple(sorted(setup.kingdom)), landscapes=tuple(sorted(setup.landscapes)),
                   black_market=tuple(sorted(setup.black_market)), boons=tuple(sorted(setup.boons)))


# --- what holds for all ---


def test_mixed_wishes_are_fulfilled():
    *_, findings = check_many(seed=11, count=500)
    assert findings.kingdoms == 500
    assert findings.failures == []


def test_mixed_wishes_seen_from_outside():
    """The same with a check that shares nothing with the generator but the tags."""
    random = Random(5)
    done = 0
    while done < 200:
        wishes = mixed_wishes(random)
        try:
            setup = generate(random, wishes)
        except BadKingdom:
            continue
        done += 1
        used = [*setup.kingdom, *setup.laid_out()]
        assert len(set(setup.kingdom)) == 10 + ("approaching_army" in setup.landscapes)
        assert not wishes.sets or {FACTS[card_id].set for card_id in used} <= set(wishes.sets)
        laid_out = [card_id for card_id in setup.laid_out() if FACTS[card_id].kind not in ("ally", "prophecy")]
        assert wishes.landscapes[0] <= len(laid_out) <= wishes.landscapes[1]
        assert {FACTS[card_id].types[0] for card_id in laid_out} <= set(wishes.kinds)
        assert sum(FACTS[card_id].kind == "way" for card_id in laid_out) <= 1
        assert sum(FACTS[card_id].set == "alchemy" for card_id in setup.kingdom) in (0, 3, 4, 5)
        for term in wishes.wanted:
            sort, _, value = term.rpartition(":")
            assert any(fits(card_id, sort, value) for card_id in used), (term, setup)
        for term in wishes.unwanted:
            sort, _, value = term.rpartition(":")
            assert not any(fits(card_id, sort, value) for card_id in (*used, setup.bane) if card_id), (term, setup)
        if wishes.answered and any("Attack" in types_of(pile) for pile in setup.kingdom):
            assert any("answer" in tags(pile) for pile in setup.kingdom)
        if wishes.spread:
            assert {2, 3, 4, 5} <= {BY_ID[pile]().cost for pile in setup.kingdom if not BY_ID[pile]().potions}


def fits(card_id: str, sort: str, value: str) -> bool:
    card = BY_ID[card_id]()
    if sort == "type":
        return value in types_of(card_id)
    if sort == "set":
        return FACTS[card_id].set == value
    if sort == "tag":
        return card_id in kingdom_piles() and value in tags(card_id)
    if sort == "cost":
        written = f"{card.debt}D" if card.debt else f"{card.cost}{'P' if card.potions else ''}"
        return card_id in kingdom_piles() and written == value
    return card_id == value


def test_the_same_seed_gives_the_same_kingdom():
    assert generate(Random(8)) == generate(Random(8))
    assert generate(Random(8)) != generate(Random(9))


def test_every_pile_can_come():
    """Without wishes no pile is left out, and none is much more frequent (Alchemy comes in threes)."""
    counts = Counter(pile for setup in kingdoms(NO_WISHES, 1500) for pile in setup.kingdom)
    assert set(counts) == set(kingdom_piles())
    assert max(counts.values()) < 4 * 15000 / len(kingdom_piles())


# --- single wishes ---


def test_cards_of_either_language_that_must_or_must_not_be_there():
    for setup in kingdoms(Wishes(sets=("Basisspiel",), wanted=("Dorf", "Moat"), unwanted=("Schmiede",))):
        assert {"village", "moat"} <= set(setup.kingdom)
        assert "smithy" not in setup.kingdom


def test_a_card_of_a_mixed_pile_means_the_pile():
    assert "encampment_plunder" in kingdoms(Wishes(wanted=("Plunder",)), 1)[0].kingdom


def test_numbers():
    for setup in kingdoms(Wishes(wanted=("4 tag:village", "3 cost:2-3", "2 set:Blütezeit", "2 type:Angriff"))):
        assert sum("village" in tags(pile) for pile in setup.kingdom) >= 4
        assert sum(BY_ID[pile]().cost in (2, 3) for pile in setup.kingdom) >= 3
        assert sum(FACTS[pile].set == "prosperity" for pile in setup.kingdom) >= 2
        assert sum("Attack" in types_of(pile) for pile in setup.kingdom) >= 2


def test_landscapes():
    for setup in kingdoms(Wishes(landscapes=(2, 2), kinds=("projects", "Weg"))):
        kinds = [FACTS[card_id].kind for card_id in setup.landscapes]
        assert kinds.count("way") <= 1
        assert len([kind for kind in kinds if kind in ("way", "project")]) == 2
        assert not {"event", "landmark"} & set(kinds)


def test_an_ally_comes_with_a_liaison():
    for setup in kingdoms(Wishes(wanted=("Woodworkers' Guild",))):
        assert "woodworkers_guild" in setup.landscapes
        assert any("Liaison" in types_of(pile) for pile in (*setup.kingdom, *filter(None, (setup.bane, setup.mouse))))
    for setup in kingdoms(Wishes(sets=("allies", "base"), unwanted=("type:Ally",))):
        assert not any("Liaison" in types_of(pile) for pile in setup.kingdom)


def test_what_cards_need_comes_with_them():
    for setup in kingdoms(Wishes(wanted=("Young Witch", "Black Market", "Way of the Mouse"))):
        assert 2 <= BY_ID[setup.bane]().cost <= 3
        assert len(set(setup.black_market)) == 15
        assert setup.mouse
        assert len({*setup.kingdom, setup.bane, setup.mouse, *setup.black_market}) == len(setup.kingdom) + 17
        checked(setup)


def test_a_set_too_small_for_a_bane_is_used_without_the_card_that_needs_one():
    for setup in kingdoms(Wishes(sets=("cornucopia",))):
        assert ("young_witch" in (*setup.kingdom, setup.ferryman)) == bool(setup.bane)
    with pytest.raises(BadKingdom, match="Young Witch needs a Bane"):
        generate(Random(1), Wishes(
            sets=("cornucopia",), wanted=("Young Witch", "Hamlet", "Menagerie", "Fortune Teller", "Shop")))


def test_kingdoms_played_recently_are_avoided():
    random = Random(3)
    first = generate(random, Wishes(sets=("base", "intrigue")))
    for _ in range(20):
        setup = generate(random, Wishes(sets=("base", "intrigue"), recent=(first.kingdom,)))
        assert len(set(setup.kingdom) & set(first.kingdom)) <= 5


def test_liked_cards_come_more_often():
    def how_often(wishes: Wishes) -> int:
        return sum("chapel" in setup.kingdom for setup in kingdoms(wishes, 200))

    assert how_often(Wishes(sets=("base",), liked=("Kapelle",))) > 1.3 * how_often(Wishes(sets=("base",)))


def test_one_card_is_replaced_by_another_of_the_same_cost():
    setup = kingdom_of("Wine & Dine")
    for seed in range(10):
        other = replaced(Random(seed), setup, "hunting_party")
        (new,) = set(other.kingdom) - set(setup.kingdom)
        assert (BY_ID[new]().cost, BY_ID[new]().potions) == (5, 0)
        assert set(setup.kingdom) - set(other.kingdom) == {"hunting_party"}
        assert (other.bane, other.landscapes) == (setup.bane, setup.landscapes) or "Liaison" in types_of(new)
    with pytest.raises(BadKingdom, match="Smithy is not in this kingdom"):
        replaced(Random(1), setup, "smithy")


def test_an_ally_stays_exactly_as_long_as_a_liaison():
    """Whatever Bane would have been drawn for the new kingdom: it is the old one that stays."""
    setup = kingdom_of("Wine & Dine")
    liaison = replace(setup, bane="bauble", landscapes=("coastal_haven",))
    for seed in range(100):
        for before in (setup, liaison):
            other = replaced(Random(seed), before, "hunting_party")
            assert broken(other, NO_WISHES) == []
            assert other.bane == before.bane and set(other.landscapes) >= set(before.landscapes)


# --- wishes that cannot be fulfilled ---

CONFLICTS = {
    "a card of another set": (
        Wishes(sets=("base",), wanted=("Torturer", "tag:village")), ["only cards of base", "with Torturer"]),
    "wanted and not wanted": (
        Wishes(wanted=("Village", "Moat"), unwanted=("Dorf", "Hexe")), ["with Village", "without Dorf"]),
    "more than ten": (
        Wishes(wanted=("6 cost:5", "6 cost:4", "tag:buy")), ["with 6 cost:5", "with 6 cost:4"]),
    "a tag without its cards": (
        Wishes(sets=("alchemy", "guilds"), wanted=("tag:answer",)),
        ["only cards of alchemy, guilds", "with tag:answer"]),
    "two Ways": (
        Wishes(wanted=("Way of the Ox", "Weg der Maus")), ["with Way of the Ox", "with Weg der Maus"]),
    "a landscape where there is none": (
        Wishes(sets=("base",), landscapes=(1, 2)), ["1 to 2 landscapes", "only cards of base"]),
    "too much Alchemy": (
        Wishes(wanted=("6 set:alchemy",)), ["with 6 set:alchemy", "3 to 5 cards of Alchemy if any"]),
    "three costs of four": (
        Wishes(spread=True, unwanted=("cost:3",)), ["without cost:3", "a card for 3"]),
    "an Attack without an answer": (
        Wishes(answered=True, wanted=("Militia",), unwanted=("tag:answer", "Cellar")),
        ["with Militia", "without tag:answer", "an Attack only with an answer"]),
}


@pytest.mark.parametrize("what", CONFLICTS)
def test_conflicts_are_named_and_nothing_else(what):
    wishes, names = CONFLICTS[what]
    with pytest.raises(BadKingdom) as refused:
        generate(Random(1), wishes)
    said = str(refused.value).removeprefix("these wishes conflict: ").split("; ")
    assert sorted(said) == sorted(names)


HARD = {
    "tangled": (1, "too tangled", Wishes(
        ("intrigue", "alchemy", "plunder"),
        ("1 tag:gainer", "4 tag:village", "4 tag:trasher", "1 tag:answer", "4 tag:buy", "2 cost:2", "1 cost:4",
         "2 type:Victory"), answered=True, spread=True)),
    "in conflict": (7342, "wishes conflict: .*with 4 tag:trasher; .*with 3 cost:6", Wishes(
        ("adventures", "hinterlands", "seaside", "nocturne"),
        ("4 tag:trasher", "4 tag:answer", "3 tag:drawer", "1 tag:gainer", "3 tag:village", "4 tag:buy", "3 cost:6",
         "3 cost:5", "3 cost:2", "3 type:Duration", "1 type:Victory", "1 type:Treasure"), answered=True, spread=True)),
}


@pytest.fixture
def steps(monkeypatch):
    """Those of all searches."""
    steps = []
    go_on = Search.go_on
    monkeypatch.setattr(Search, "go_on", lambda search, *more: steps.append(search) or go_on(search, *more))
    return steps


@pytest.mark.parametrize("what", HARD)
def test_hard_wishes_come_to_an_end(what, steps):
    """Others wait for their kingdoms meanwhile."""
    seed, message, wishes = HARD[what]
    with pytest.raises(BadKingdom, match=message):
        generate(Random(seed), wishes)
    assert EFFORT / 2 < len(steps) < EFFORT + 100


def test_what_is_hard_to_find_is_found_and_stays_the_same(steps):
    wishes = Wishes(("intrigue", "empires", "hinterlands"), (
        "2 tag:drawer", "2 tag:village", "2 tag:gainer", "4 tag:buy", "2 tag:trasher", "3 cost:6", "2 cost:4",
        "2 cost:2", "2 cost:3", "1 type:Victory", "1 type:Reaction", "2 type:Attack"), answered=True, spread=True)
    assert sorted(generate(Random(74075), wishes).kingdom) == [
        "border_village", "cauldron", "farmers_market", "farmland", "lurker", "nobles", "pawn", "spice_merchant",
        "swindler", "trader"]
    assert len(steps) == 5190


@pytest.mark.parametrize(("wishes", "message"), [
    (Wishes(wanted=("11 tag:village",)), "no kingdom is like that: with 11 tag:village"),
    (Wishes(wanted=("tag:vilage",)), "no tag 'vilage'; there are village, trasher"),
    (Wishes(wanted=("type:Atack",)), "no type 'Atack'"),
    (Wishes(sets=("arcana",)), "no set 'arcana'; there are base"),
    (Wishes(wanted=("cost:cheap",)), "a cost is written 5, 2-4, 3P"),
    (Wishes(wanted=("cost:" + "1" * 5000,)), "a cost is written 5, 2-4, 3P"),
    (Wishes(wanted=("11 cost:0-999999999",)), "no kingdom is like that: with 11 cost:0-999999999"),
    (Wishes(wanted=("cost:99",)), "no kingdom is like that: with cost:99"),
    (Wishes(wanted=("1" * 5000 + " type:Attack",)), "'1111"),
    (Wishes(wanted=("Gold",)), "Gold is neither a Kingdom card nor a landscape"),
    (Wishes(landscapes=(3, 3)), "0 to 2 landscapes"),
    (Wishes(kinds=("Boon",)), "no type 'Boon'; there are Event, Project, Landmark, Way"),
    (Wishes(wanted=("Market Towns", "Crafters' Guild")), "a kingdom has one Ally"),
    (Wishes(wanted=("2 type:Ally",)), "a kingdom has one Ally; with 2 type:Ally"),
    (Wishes(sets=("base",), wanted=("Market Towns",)), "with Market Towns; that Ally is ruled out"),
])
def test_bad_wishes(wishes, message):
    with pytest.raises((BadKingdom, UnknownCard), match=message):
        generate(Random(1), wishes)


def test_a_misspelt_card_gets_suggestions():
    with pytest.raises(UnknownCard, match=r"did you mean .*Militia"):
        generate(Random(1), Wishes(wanted=("Milita",)))


def test_broken_sees_what_is_wrong():
    setup = kingdom_of("First Game")
    assert broken(setup, Wishes(sets=("base",), landscapes=(0, 0), wanted=("tag:village",))) == []
    assert broken(setup, Wishes(wanted=("Witch",), unwanted=("Smithy",))) == ["with Witch", "without Smithy"]
    assert broken(replace(setup, landscapes=("market_towns",)), NO_WISHES) == ["an Ally exactly if there is a Liaison"]


# --- tags ---


@pytest.mark.parametrize(("tag", "yes", "no"), [
    ("village", "village festival bazaar nobles squire hamlet lost_city port crossroads encampment_plunder",
     "smithy market throne_room knights tribute"),
    ("trasher", "chapel steward remodel masquerade sentry lookout pixie augurs forge",
     "bandit knights swindler embargo treasure_map feast saboteur"),
    ("drawer", "smithy laboratory moat wharf library scholar city_quarter nobles witch",
     "village warehouse cellar knights caravan_guard"),
    ("buy", "market woodcutter festival pawn worker's_village bridge squire hamlet".replace("worker's", "workers"),
     "smithy city knights black_market"),
    ("gainer", "workshop artisan ironworks university horn_of_plenty jester talisman remodel",
     "witch mountebank embassy ambassador cache smithy"),
    ("answer", "moat lighthouse guardian watchtower diplomat horse_traders", "tunnel smithy market_square fools_gold"),
])
def test_tags_by_hand(tag, yes, no):
    assert [pile for pile in yes.split() if tag not in tags(pile)] == []
    assert [pile for pile in no.split() if tag in tags(pile)] == []


def test_plain_bonuses_give_tags():
    """What the classes say is not overruled without a reason in the file."""
    for pile in kingdom_piles():
        card = BY_ID[pile]()
        excused = {tag for tag, holds in corrections().get(pile, ()) if not holds}
        for tag, has_it in (("village", card.actions >= 2), ("buy", card.buys >= 1), ("drawer", card.cards >= 2)):
            assert not has_it or tag in tags(pile) or tag in excused, (pile, tag)


def test_every_correction_is_needed_and_explained():
    for card_id, rows in corrections().items():
        for tag, holds in rows:
            assert tag in TAGS
            assert (tag in derived(card_id)) != holds, f"{card_id} {tag}: derived anyway"
    lines = files("throneroom.kingdoms").joinpath("tags.csv").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines[1:] if not re.fullmatch(r'\w+,\w+,(yes|no),(".+"|[^",]+)', line)] == []


@pytest.mark.parametrize(("tag", "verbs"), [("trasher", "trash"), ("gainer", "gain")])
def test_who_has_the_tag_has_the_verb(tag, verbs):
    """A trasher trashes and a gainer gains, in its own class, its base classes or its Heirloom."""
    for pile in kingdom_piles():
        if tag in tags(pile):
            kinds = [BY_ID[card_id] for card_id in cards_of(pile)]
            kinds += [BY_ID[kind().heirloom] for kind in kinds if kind().heirloom]
            modules = "".join(inspect.getsource(base) for kind in kinds for base in kind.__mro__
                              if base.__module__.startswith("throneroom.cards"))
            assert re.search(verbs, modules), pile


# --- codes and lists ---


def test_codes_lists_and_links_come_back():
    random = Random(4)
    for setup in [generate(random) for _ in range(60)] + kingdoms(Wishes(wanted=("Black Market", "Young Witch")), 3):
        expected = normal(setup)
        assert normal(kingdom_of(code(setup))) == expected
        assert normal(kingdom_of(link(code(setup)).upper().replace(LINK.upper(), LINK))) == expected
        assert normal(kingdom_of(link(code(setup), "https://table.example:8000/"))) == expected
        for language in ("en", "de"):
            assert normal(kingdom_of(names(setup, language))) == expected
            assert normal(kingdom_of(names(setup, language, "\n"))) == expected


def test_lists_as_people_write_them():
    setup = kingdom_of("keller; MARKT\nMerchant, miliz, Mine, Moat,, Umbau, smithy, dorf, Werkstatt, Colony, shelters,"
                       "Mission")
    assert set(setup.kingdom) == set(kingdom_of("First Game").kingdom)
    assert (setup.platinum, setup.shelters, setup.landscapes) == (True, True, ("mission",))
    ten = "Young Witch, Market, Merchant, Militia, Mine, Remodel, Smithy, Village, Workshop, Cellar"
    assert kingdom_of(f"{ten}, Burggraben (Bann)").bane == kingdom_of(f"Bane: Moat, {ten}").bane == "moat"


TEN = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
NINE = TEN.removesuffix(", Workshop")
BAD_LISTS = {
    "an unknown card": (TEN.replace("Militia", "Milita"), "no card is called 'Milita'; did you mean .*Militia"),
    "nine cards": (NINE, "10 piles, not 9"),
    "a card twice": (f"{NINE}, Dorf", "Village is named twice"),
    "two Ways": (f"{TEN}, Way of the Ox, Way of the Owl", "at most one Way"),
    "no Bane": (f"{NINE}, Young Witch", "Young Witch needs a Bane"),
    "a Bane for nobody": (f"{TEN}, Bane: Chapel", "no Young Witch"),
    "a dear Bane": (f"{NINE}, Young Witch, Bane: Witch", "cannot be the Bane"),
    "nothing for the Mouse": (f"{TEN}, Way of the Mouse", "needs an Action set aside"),
    "a dear card for the Mouse": (f"{TEN}, Way of the Mouse, Mouse: Witch", "Witch cannot be set aside"),
    "a Treasure for the Mouse": (f"{TEN}, Way of the Mouse, Mouse: Loan", "Loan cannot be set aside"),
    "a card of the kingdom for the Mouse": (f"{TEN}, Way of the Mouse, Mouse: Dorf", "Village is used already"),
    "two Banes": (f"{NINE}, Young Witch, Bane: Moat, Bane: Chapel", "one Bane, not Moat and Chapel"),
    "the Bane among the ten": (f"{NINE}, Young Witch, Bane: Cellar", "Cellar is named twice"),
    "a landscape as Bane": (f"{NINE}, Young Witch, Bane: Alms", "Alms is not a Kingdom card"),
    "a token": (f"{NINE}, Journey Token", "Journey token is not a Kingdom card"),
    "eight landscapes": (f"{TEN}, Alms, Ball, Ferry, Plan, Quest, Raid, Mission, Save", "at most 7 landscapes, not 8"),
    "a market for nobody": (f"{TEN}, Market: Chapel", "no Black Market"),
    "a small market": (f"{NINE}, Black Market, Market: Chapel", "at least 15 different cards, not 1"),
    "no Ally": (f"{NINE}, Underling", "Underling needs exactly one Ally, not 0"),
    "an Ally for nobody": (f"{TEN}, Market Towns", "no Liaison"),
    "a basic card": (f"{NINE}, Gold", "Gold is not a Kingdom card"),
    "an unknown set": ("Frist Game", "did you mean First Game"),
    "a single card": ("Witch", "10 piles, not 1"),
    "Boons without a Druid": (f"{TEN}, The Sun's Gift", "for Druid"),
}


@pytest.mark.parametrize("what", BAD_LISTS)
def test_bad_lists(what):
    text, message = BAD_LISTS[what]
    with pytest.raises((BadKingdom, UnknownCard), match=message):
        kingdom_of(text)
