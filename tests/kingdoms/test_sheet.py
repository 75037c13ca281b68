"""Setting up real cards on a real table: what the sheet says, and the command that prints it."""
import pytest

from throneroom.cards import BY_ID
from throneroom.engine.types import LIAISON, TRAIT
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.random import allies, has_type, landscapes
from throneroom.kingdoms.recommended import all_recommended
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.kingdoms.sheet import STEPS, Sheet, sheet, texts

TEN = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"


def step(setup: Setup, key: str, language: str = "en") -> dict[str, tuple[str, ...]]:
    """The rows of a step by their first cell."""
    return {row[0]: row[1:] for row in Sheet(setup, language).step(key).rows}


def counts(setup: Setup, key: str = "basic") -> dict[str, int]:
    return {name: int(row[0]) for name, row in step(setup, key).items()}


# players: Copper, Silver, Gold, Estate, Duchy, Province, Curse as setup.csv has them
BASIC = {2: (46, 40, 30, 8, 8, 8, 10), 3: (39, 40, 30, 12, 12, 12, 20), 4: (32, 40, 30, 12, 12, 12, 30),
         5: (85, 80, 60, 12, 12, 15, 40), 6: (78, 80, 60, 12, 12, 18, 50)}


@pytest.mark.parametrize("players", BASIC)
def test_basic_cards(players):
    names = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
    assert counts(kingdom_of("First Game", players)) == dict(zip(names, BASIC[players], strict=True))


def test_the_steps_are_numbered_and_in_order():
    titles = [step.title for step in sheet(kingdom_of("First Game"))]
    assert titles == ["1. The basic cards", "2. The Kingdom piles", "3. Every player takes", "4. Begin"]


def test_the_kingdom_piles():
    piles = step(kingdom_of("Wine & Dine", 3), "kingdom", "de")
    assert len(piles) == 11
    assert piles["Weinberg"] == ("P", "Punkte", "Die Alchemisten", "12", "")
    assert piles["Kräuterkundiger"][3:] == ("10", "der Bann: ein elfter Stapel; kennzeichnen")
    assert counts(kingdom_of("Wine & Dine"))["Potion"] == 16


def with_cards(*card_ids: str, players: int = 2, **extras: object) -> Setup:
    fillers = [pile for pile in ("cellar", "moat", "village", "smithy", "market", "mine", "remodel", "militia",
                                 "workshop", "merchant") if pile not in card_ids]
    kingdom = [card_id for card_id in card_ids if card_id in kingdom_piles()]
    laid_out = [card_id for card_id in card_ids if card_id not in kingdom]
    if any(has_type(pile, LIAISON) for pile in kingdom) and not set(laid_out) & set(allies()):
        laid_out.append("market_towns")
    if "young_witch" in kingdom:
        extras["bane"] = "chapel"
    if "way_of_the_mouse" in laid_out:
        extras["mouse"] = "chapel"
    traits = [card_id for card_id in laid_out if has_type(card_id, TRAIT)]
    if traits:
        extras["traits"] = tuple(zip(traits, fillers, strict=False))
        laid_out = [card_id for card_id in laid_out if card_id not in traits]
    return Setup(tuple([*kingdom, *fillers][:10]), tuple(laid_out), players, **extras)


def test_mixed_piles():
    piles = step(with_cards("encampment_plunder", "knights", "castles", "augurs", players=4), "kingdom")
    assert piles["Encampment / Plunder"][3:] == ("10", "5 Encampment, 5 Plunder, from top to bottom")
    assert piles["Knights"][3:] == ("10", "shuffle, face down, then turn over the top card")
    assert piles["Castles"][3] == "12"
    assert piles["Augurs"][3] == "16"


def test_what_lies_beside_the_supply():
    beside = step(with_cards("druid", "werewolf", "necromancer", "page", "border_guard", "fool"), "beside")
    assert beside["Treasure Hunter"][0] == beside["Champion"][0] == "5"
    assert beside["Will-o'-Wisp"][0] == "12"
    assert beside["Boon"] == ("12", "shuffle face down; set the top 3 aside face up for Druid")
    assert beside["Hex"][0] == "12"
    assert beside["Deluded"][0] == "2"
    assert beside["Lost in the Woods"][0] == beside["Lantern"][0] == "1"
    (zombies,) = [row for name, row in beside.items() if "Zombie" in name]
    assert zombies == ("3", "face up in the trash")


def test_ruins_and_boons_chosen():
    assert counts(with_cards("cultist", players=3))["Ruins"] == 20
    note = step(kingdom_of("Midnight"), "beside")["Boon"][1]
    assert note.startswith("set The Flame's Gift, The Swamp's Gift, The Wind's Gift aside")


def test_black_market_and_mouse():
    market = tuple(pile for pile in kingdom_piles() if FACTS[pile].set == "seaside")[:15]
    rows = list(Sheet(with_cards("black_market", black_market=market), "en").step("beside").rows)
    assert any(row[1:] == ("15", "one of each, shuffled face down: the Black Market deck") for row in rows)
    assert "15+" in [row[0] for row in step(with_cards("black_market"), "beside").values()]
    assert step(kingdom_of("Intersection"), "beside")["Crossroads"][1] == "set aside face up for Way of the Mouse"


def test_tokens_that_lie_somewhere():
    def prepared(*card_ids: str, players: int = 2) -> list[str]:
        return list(step(with_cards(*card_ids, players=players), "prepare"))

    assert prepared("trade_route") == ["1 Coin token on each of these piles: Estate, Duchy, Province"]
    assert prepared("aqueduct") == ["8 VP tokens on each of these: Silver, Gold"]
    assert prepared("arena", players=3) == ["18 VP tokens on Arena"]
    assert prepared("tax") == ["1 Debt token on every Supply pile"]
    (obelisk,) = prepared("obelisk")
    assert "mark it for Obelisk: Cellar, Moat" in obelisk


def test_mats_and_tokens():
    material = step(with_cards("native_village", "goons", "baker", "ranger", "barracks", "sanctuary"), "material")
    assert list(material) == [
        "1 Native Village mat per player", "VP tokens, at hand, and a place for them per player",
        "1 Coffers mat per player, Coin tokens at hand", "1 Journey token per player, face up",
        "2 cubes of one colour per player", "1 Exile mat per player"]


def test_what_a_player_takes():
    deck = next(iter(step(with_cards("pixie", "fool", shelters=True), "player")))
    assert deck == "starting deck, shuffled: 5 Copper, Goat, Lucky Coin, Hovel, Necropolis, Overgrown Estate"
    assert "1 on the Coffers mat" in step(with_cards("baker"), "player")
    assert "1 on the Favors mat" in step(with_cards("underling", "market_towns"), "player")
    assert "5 on the Favors mat" in step(with_cards("importer", "market_towns"), "player")


def test_a_trait_is_named_with_its_pile():
    setup = with_cards("rich")
    assert step(setup, "landscapes")["Rich (Cellar)"][0] == "Trait"
    assert step(setup, "kingdom")["Cellar"][-1] == "has the Trait Rich: lay that under the pile"
    assert any("takes the top card of Cellar" in what for what in step(with_cards("inherited"), "prepare"))


def test_the_end():
    assert "the Province pile or the Colony pile or any 4 Supply piles" in " ".join(
        step(with_cards(platinum=True, players=5), "start"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_and_recommended_set_has_a_sheet(language):
    for card_id in (*kingdom_piles(), *landscapes()):
        assert sheet(with_cards(card_id), language)
    for found in all_recommended():
        assert len(Sheet(found.setup(), language).kingdom()) == len(found.table.kingdom) + bool(found.table.bane)


def test_nothing_that_a_card_needs_is_forgotten():
    """Every need of facts.csv is a mat or token with words here, or cards that lie on the table."""
    elsewhere = {"boons", "hexes", "states", "zombies", "prizes", "travellers", "ally", "way_of_the_mouse_card",
                 "black_market_deck", "extra_attack_pile", "ferryman_pile", "riverboat_card", "rewards"}
    for facts in FACTS.values():
        for need in facts.setup_needs:
            card_id = need.split(":")[-1]
            assert need in texts()["need"] or need in elsewhere or card_id in BY_ID, need


def test_all_words_in_both_languages():
    for room in texts().values():
        assert all(len(entry) == 2 and all(entry) for entry in room.values())
    assert set(STEPS) | {"overview"} == set(texts()["title"])
    assert set(allies()) <= set(BY_ID)


# --- the commands ---


def test_show(throneroom):
    code, out, _ = throneroom("kingdom", "show", "Erstes Spiel", "--language", "de", "--players", "4")
    assert code == 0
    assert "1. Die Basiskarten" in out and "Burggraben" in out and "Startdeck" in out and "K2-" in out
    assert "Moat" in throneroom("kingdom", "show", TEN)[1]


def test_generate_and_come_back(throneroom):
    wishes = ("--seed", "5", "--sets", "base, Empires", "--village", "--with", "Moat", "--landscapes", "1")
    code, out, _ = throneroom("kingdom", *wishes)
    assert code == 0
    assert "Moat" in out and "village" in out
    assert throneroom("kingdom", *wishes)[1] == out
    (link,) = [word for word in out.split() if word.startswith("throneroom://")]
    listed = throneroom("kingdom", *wishes, "--export", "--language", "de")[1]
    shown = throneroom("kingdom", "show", link, "--export", "--language", "de")[1]
    assert sorted(listed.splitlines()) == sorted(shown.splitlines())
    assert "Burggraben" in listed


def test_replace_history_and_lists_from_files(throneroom, tmp_path):
    code, out, _ = throneroom("kingdom", "--from", TEN, "--replace", "Schmiede", "--seed", "1", "--export")
    assert code == 0
    assert "Smithy" not in out and len(out.splitlines()) == 10
    history, banned = tmp_path / "played", tmp_path / "banned"
    banned.write_text("Chapel\nKapelle, Hexe\n", encoding="utf-8")
    for seed in ("1", "2"):
        done = throneroom("kingdom", "--sets", "base", "--ban", f"@{banned}", "--history", str(history), "--seed", seed)
        assert done[0] == 0
        assert "Witch" not in done[1]
    first, second = (set(kingdom_of(line).kingdom) for line in history.read_text().split())
    assert len(first & second) <= 5


def test_platinum_and_shelters_can_be_chosen(throneroom):
    chosen = throneroom("kingdom", "--seed", "5", "--platinum", "--no-shelters", "--export")[1].splitlines()
    assert {"Platinum", "Colony"} <= set(chosen) and "Shelters" not in chosen
    chosen = throneroom("kingdom", "--seed", "5", "--no-platinum", "--shelters", "--export")[1].splitlines()
    assert "Platinum" not in chosen and "Shelters" in chosen


def test_check(throneroom):
    code, out, _ = throneroom("kingdom", "check", "--kingdoms", "20", "--seed", "2")
    assert code == 0
    assert "20 kingdoms, 0 failures" in out


BAD_INPUT = {
    "an unknown card": (["show", TEN.replace("Moat", "Burggrabn")], "Burggrabn"),
    "nine cards": (["show", TEN.removesuffix(", Workshop")], "10 piles, not 9"),
    "two Ways": (["show", f"{TEN}, Way of the Ox, Way of the Owl"], "at most one Way"),
    "a Bane is missing": (["show", TEN.replace("Moat", "Young Witch")], "Young Witch needs a Bane"),
    "a broken code": (["show", "K1-abc"], "not a code"),
    "a file that is not there": (["show", "@no-such-file"], "no-such-file"),
    "too many players": (["show", TEN, "--players", "7"], "2 to 6 players"),
    "an unknown language": (["show", TEN, "--language", "fr"], "en or de"),
    "an unknown set": (["--sets", "arcana"], "arcana"),
    "wishes that conflict": (["--sets", "base", "--with", "Torturer"], "only cards of base; with Torturer"),
    "a number of landscapes": (["--landscapes", "many"], "many"),
    "only half of a replacement": (["--replace", "Smithy"], "--from"),
    "a wrong code": (["--avoid", "K1-0000"], "not a code"),
}


def test_a_damaged_history_is_named_and_stays(throneroom, tmp_path):
    history = tmp_path / "played"
    history.write_text("K1-86hkr8t56\nK1-0000\n")
    code, out, err = throneroom("kingdom", "--history", str(history))
    assert (code, out) == (2, "")
    assert f"{history}: 'K1-0000' is not a code" in err
    assert history.read_text() == "K1-86hkr8t56\nK1-0000\n"


@pytest.mark.parametrize("what", BAD_INPUT)
def test_bad_input_is_one_clear_line_and_exit_code_2(what, throneroom):
    arguments, named = BAD_INPUT[what]
    code, out, err = throneroom("kingdom", *arguments)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert named in err
