"""Which dividers there are: nothing is forgotten, nothing is there twice."""
from collections import Counter

import pytest

from throneroom.cards import BY_ID, SETS
from throneroom.errors import BadPaper, ThroneroomError
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.setup import contents
from throneroom.paper.choice import chosen, collate, subjects
from throneroom.paper.options import MANNERS, Choice, asked
from throneroom.paper.piles import LANDSCAPES
from throneroom.paper.subject import About, Subject

ORDERS = ["name", "set", "cost", "type"]


def choice(**written: str) -> Choice:
    return asked("dividers", written).choice


def found(language: str = "en", **written: str) -> list[Subject]:
    return subjects(choice(**written), language)


def one(subject_id: str, **written: str) -> Subject:
    [subject] = [each for each in found(**{"editions": "all", **written}) if each.id == subject_id]
    return subject


def ids(all_subjects: list[Subject]) -> list[str]:
    return [subject.id for subject in all_subjects]


# --- everything ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("landscapes", ["set", "kind", "each"])
@pytest.mark.parametrize("together", ["yes", "no"])
@pytest.mark.parametrize("order", ORDERS)
def test_every_object_is_on_exactly_one_divider(landscapes: str, together: str, order: str) -> None:
    everything = found("de", editions="all", landscapes=landscapes, together=together, order=order)
    times = Counter(each for subject in everything for each in subject.objects)
    assert times == dict.fromkeys(FACTS, 1)
    assert len(set(ids(everything))) == len(everything)
    assert all(subject.names["en"] and subject.names["de"] for subject in everything)


def test_a_pile_is_one_divider_with_all_its_cards() -> None:
    for pile, cls in BY_ID.items():
        if parts := [part for _, part in contents(cls(), 2)]:
            assert one(pile, together="no").objects == (pile, *parts)


@pytest.mark.parametrize(("card", "objects", "count"), [
    ("urchin", "urchin mercenary", "10+10"),
    ("page", "page treasure_hunter warrior hero champion", "10+20"),
    ("tournament", "tournament bag_of_gold diadem followers princess trusty_steed", "10+5"),
    ("cemetery", "cemetery haunted_mirror", "8/12+6"),
    ("necromancer", "necromancer zombie_apprentice zombie_mason zombie_spy", "10+3"),
    ("border_guard", "border_guard horn lantern", "10"),
    ("shelter:dark_ages", "hovel necropolis overgrown_estate", "18"),
    ("spirit:nocturne", "ghost imp will_o_wisp", "31"),
    ("spoils", "spoils", "15"),
    ("horse", "horse", "30"),
])
def test_what_is_used_together_shares_a_divider(card: str, objects: str, count: str) -> None:
    subject = one(card)
    assert (subject.objects, subject.count) == (tuple(objects.split()), count)


def test_or_each_has_its_own() -> None:
    apart = ids(found(editions="all", together="no"))
    assert {"urchin", "mercenary", "champion", "diadem", "hovel", "ghost", "goat"} <= set(apart)
    assert one("artifact:renaissance", together="no").objects == ("flag", "horn", "key", "lantern", "treasure_chest")


def test_landscapes_are_by_kind() -> None:
    assert len(one("event:menagerie").objects) == 20
    assert len(one("event:", landscapes="kind").objects) == sum(facts.kind == "event" for facts in FACTS.values())
    assert one("summon").about is About.LANDSCAPES            # the only one of its set has no group
    states = one("hex:nocturne")
    assert states.objects[12:] == ("deluded", "envious", "miserable", "twice_miserable") and states.count == "12"
    kinds = {FACTS[subject.objects[0]].kind for subject in found(editions="all") if subject.about is About.LANDSCAPES}
    assert kinds == set(LANDSCAPES) - {"state", "artifact"}     # those came with what brings them


@pytest.mark.parametrize(("card", "count"), [
    ("copper", "46/39/32"), ("silver", "40"), ("gold", "30"), ("platinum", "12"), ("potion", "16"),
    ("curse", "10/20/30"), ("estate", "8/12"), ("province", "8/12"), ("colony", "8/12"), ("village", "10"),
    ("gardens", "8/12"), ("rats", "20"), ("port", "12"), ("ruins", "10/20/30"), ("knights", "10"), ("castles", "8/12"),
    ("augurs", "16"), ("encampment_plunder", "10"), ("landmark:empires", "21"), ("trash", ""),
    ("mat_or_token:seaside", ""),
])
def test_counts_are_those_of_a_table(card: str, count: str) -> None:
    assert one(card).count == count


# --- choosing --------------------------------------------------------------------------------------------------------
def test_editions() -> None:
    count = {manner: len(chosen(choice(editions=manner))) for manner in MANNERS}
    assert count["newest"] + count["removed"] == count["all"] == len(FACTS)
    removed = chosen(choice(editions="removed"))
    assert {each for each in removed if FACTS[each].set == "base"} == {
        "adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"}
    kingdom = [FACTS[each].set for each in removed if FACTS[each].kind == "kingdom"]
    assert {name: kingdom.count(name) for name in kingdom} == {
        "base": 6, "seaside": 8, "prosperity": 9, "hinterlands": 9, "cornucopia": 5, "guilds": 3}
    assert "woodcutter" in chosen(choice(editions="first")) and "artisan" not in chosen(choice(editions="first"))
    assert {"artisan", "lurker"} <= chosen(choice(editions="upgrade")) and count["upgrade"] == 14
    assert {FACTS[each].set for each in chosen(choice(editions="base-2019"))} == {"base"}
    both = chosen(choice(editions="base-2008", sets="base, seaside"))
    assert {"woodcutter", "lookout"} <= both and "artisan" not in both
    assert {FACTS[each].set for each in chosen(choice(editions="first"))} == set(SETS)


def test_cards_sets_and_types() -> None:
    assert ids(found(cards="Holzfäller, Diadem")) == ["woodcutter", "tournament"]       # whatever their edition
    assert {subject.set for subject in found(sets="Blütezeit, empires")} == {"prosperity", "empires"}
    assert one("urchin", without="mercenary").objects == ("urchin",)
    assert "urchin" not in ids(found(without="urchin"))
    assert "guilds" not in {each.set for each in found(without="Guilds")}
    attacks = found(types="Attack, Duration", every_type="yes")
    assert attacks and all({"Attack", "Duration"} <= {type for each in subject.objects for type in FACTS[each].types}
                           for subject in attacks)
    assert len(found(types="Angriff, Dauer")) > len(attacks)
    assert one("event:menagerie", cards="Bargain, Ride").objects == ("bargain", "ride")
    assert ids(found(cards="Bargain")) == ["bargain"]


def test_a_kingdom_with_all_it_needs() -> None:
    kingdom = "Page, Tracker, Cultist, Groom, Goons, Familiar, Moat, Village, Smithy, Market, Alms, Shelters"
    needed = set(ids(found(kingdom=kingdom)))
    assert {"page", "tracker", "ruins", "horse", "potion", "alms", "boon:nocturne", "shelter:dark_ages", "province",
            "mat_or_token:prosperity"} <= needed
    assert not needed & {"mat_or_token:seaside", "militia", "colony"}
    with pytest.raises(ThroneroomError, match="Erstes Spil"):
        found(kingdom="Erstes Spil")


def test_nothing_left_is_said() -> None:
    with pytest.raises(BadPaper, match="nothing is left"):
        found(sets="base", types="Night")
    assert ids(found(sets="none", blanks="2")) == ["blank", "blank"]        # a template to write on


# --- what else can be had --------------------------------------------------------------------------------------------
def test_extras() -> None:
    base = found(sets="base", instructions="yes", set_dividers="yes", recommended="yes", start_decks="4", blanks="1",
                 curses_by_ten="yes", trash="no")
    assert ids(base)[:5] == ["turn", "counts", "end", "base", "recommended:base"]
    assert ids(base)[-5:] == ["start_deck"] * 4 + ["blank"]
    assert [subject.count for subject in base if subject.id == "curse"] == ["10"] * 3
    assert "trash" not in ids(base)
    assert len(base[3].objects) == 33
    assert "recommended:promo" not in ids(found(recommended="yes"))
    assert About.MAT not in {subject.about for subject in found(mats="no", trash="no")}


def test_set_dividers_come_before_their_sets_or_before_all() -> None:
    mixed = found(sets="base, seaside", set_dividers="yes")
    assert ids(mixed).index("seaside") == 1 + max(at for at, each in enumerate(mixed) if each.set == "base")
    assert ids(found(sets="base, seaside", set_dividers="yes", order="name"))[:2] == ["base", "seaside"]
    assert "empires" in ids(found(types="Landmark", landscapes="kind", set_dividers="yes"))


def test_basic_cards() -> None:
    assert one("platinum").set == "prosperity"
    assert [each.id for each in found("de", basics="apart")][:3] == ["estate", "curse", "gold"]
    assert "platinum" in ids(found("de", basics="apart"))[:13]
    assert sum(each.id == "copper" for each in found(sets="base, intrigue", basics="each")) == 2
    assert "copper" not in ids(found(basics="none"))


# --- order -----------------------------------------------------------------------------------------------------------
def test_german_names_are_in_the_order_of_a_dictionary() -> None:
    names = ["Zoll", "Ähre", "Arm", "Aas", "Straße", "Strasse", "Strassen", "Öl", "Olm", "Bar", "Bär", "Bärin", "Barin"]
    assert sorted(names, key=collate) == ["Aas", "Ähre", "Arm", "Bar", "Bär", "Barin", "Bärin", "Öl", "Olm", "Strasse",
                                          "Straße", "Strassen", "Zoll"]


def test_accents_and_apostrophes_do_not_part_english_names() -> None:
    assert sorted(["King's Court", "Kingship", "Kings Cache", "Ékla", "Edge"], key=collate) == [
        "Edge", "Ékla", "Kings Cache", "King's Court", "Kingship"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_orders(language: str) -> None:
    names = [each.names[language] for each in found(language, order="name")]
    assert names == sorted(names, key=collate)
    costs = [FACTS[each.id].cost_coins for each in found(language, order="cost", sets="base") if each.id != "trash"]
    assert costs == sorted(costs, key=lambda cost: cost or 0)
    sets = [SETS.index(each.set) for each in found(language)]
    assert sets == sorted(sets)
    types = [FACTS[each.id].types[0] for each in found(language, order="type", sets="base")]
    assert list(dict.fromkeys(types)) == ["Action", "Treasure", "Victory", "Curse", "Trash"]


def test_both_languages_lie_in_the_order_of_the_first() -> None:
    assert found("both", order="name") == found("en", order="name")
