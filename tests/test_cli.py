"""The command itself; what its subcommands do is tested with them."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import typer

import throneroom as throneroom_package
from throneroom import cli
from throneroom.bots.money import BigMoney
from throneroom.engine.decision import BUY
from throneroom.errors import UnknownCard
from throneroom.help import commands, in_german
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.record.driver import Driver
from throneroom.record.record import read, record_of, write


def started(*words, input=""):
    """The command in a process of its own, with these lines typed."""
    command = [sys.executable, "-m", "throneroom", *words]
    return subprocess.run(command, input=input, capture_output=True, text=True)


def test_version_says_how_it_runs():
    answer = started("--version")
    assert answer.returncode == 0
    assert re.fullmatch(r"throneroom 0\.1\.0 \((native|pure Python 3\.\d+\.\d+)\)\n", answer.stdout)


def test_without_a_command_there_is_help(throneroom):
    code, out, err = throneroom()
    assert (code, err) == (2, "")
    assert "replay" in out


def test_a_long_mistake_is_not_told_at_full_length(throneroom, tmp_path):
    (tmp_path / "list.txt").write_text("x" * 1_000_000)
    code, out, err = throneroom("kingdom", "show", f"@{tmp_path / 'list.txt'}")
    assert (code, out) == (2, "")
    assert err.startswith("throneroom: no recommended set is called 'xxx") and "did you mean" in err
    assert len(err) < 1100


def test_a_terminal_that_knows_few_letters_gets_a_question_mark_for_the_others():
    done = subprocess.run([sys.executable, "-m", "throneroom", "cards", "Händlerin", "--language", "de"],
                          capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"H?ndlerin (Merchant)" in done.stdout


@pytest.mark.parametrize("chosen", [("--language", "de"), ("--language=de",)])
def test_who_chose_german_is_told_in_german(chosen):
    done = started("cards", "Milita", *chosen)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("throneroom: Keine Karte heißt 'Milita'.")


# --- languages -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("set_to", "spoken"), [
    ({"LC_ALL": "de_DE.UTF-8"}, "de"), ({"LC_ALL": "en_GB.UTF-8", "LANG": "de_DE"}, "en"), ({"LANG": "de_AT"}, "de"),
    ({"LC_MESSAGES": "de_CH", "LANG": "en_US"}, "de"), ({"LC_ALL": "", "LANG": "de"}, "de"), ({"LANG": "fr_FR"}, "en"),
    ({}, "en"), ({"LC_ALL": "C"}, "en")])
def test_the_language_is_that_of_the_system(monkeypatch, throneroom, set_to, spoken):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    _, out, _ = throneroom("cards", "Moat")
    assert ("Burggraben (Moat)" if spoken == "de" else "Moat (Burggraben)") in out
    _, out, _ = throneroom("cards", "Moat", "--language", "en")
    assert "Moat (Burggraben)" in out
    _, _, err = throneroom("cards", "Milita")
    assert err.startswith("throneroom: " + ("Keine Karte" if spoken == "de" else "no card"))
    _, out, _ = throneroom("cards", "--help")
    assert ("Alle Karten eines Typs." if spoken == "de" else "All cards of a type.") in out


@pytest.mark.parametrize(("words", "german"), [
    ("tabel", "Einen Befehl 'tabel' gibt es nicht. Meinst du 'table'?"),
    ("nonsense", "Einen Befehl 'nonsense' gibt es nicht."),
    ("table --prot 1", "Eine Option --prot gibt es nicht. Meinst du --host, --port, --proxy?"),
    ("table --qwertz", "Eine Option --qwertz gibt es nicht."),
    ("table --port", "Zur Option '--port' fehlt die Angabe."),
    ("table --port x", "Zu '--port' passt die Angabe nicht: Sie soll eine ganze Zahl sein."),
    ("table --port 65536", "Zu '--port' passt die Angabe nicht: Sie soll höchstens 65535 sein."),
    ("table --keep -1", "Zu '--keep' passt die Angabe nicht: Sie soll mindestens 0 sein."),
    ("table a b", "Das ist zu viel: a b"),
    ("replay", "Es fehlt die Angabe 'file'."),
    ("cards --cases=3", "Die Option '--cases' nimmt keine Angabe."),
    ("play --level divine", "Eine Spielstärke 'divine' gibt es nicht, nur beginner, easy, medium, hard, master."),
    ("table --database foo://x --name x:y", "'x:y' ist nicht der Name eines Servers: Schreib ihn wie in "
                                            "table.example.org, ohne https:// und Port."),
])
def test_what_was_typed_wrongly_is_told_in_german(monkeypatch, throneroom, words, german):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    code, out, err = throneroom(*words.split())
    assert (code, out, err.strip()) == (2, "", f"throneroom: {german}")


def test_all_help_is_there_in_german():
    english = {text for command in commands(typer.main.get_command(cli.app))
               for text in (command.help, *(option.help for option in command.params))}
    assert len(english) > 130
    assert english - set(in_german()) - {None} == set()
    book = tomllib.loads((Path(throneroom_package.__file__).parent / "words/help/de.toml").read_text(encoding="utf-8"))
    assert set(book) - english == {"Show this message and exit."}


def test_switches_take_nothing_and_types_are_not_told(throneroom):
    for words in ([], ["fuzz"], ["kingdom"], ["table"], ["paper", "dividers"]):
        _, out, _ = throneroom(*words, "--help")
        assert "--help" in out
        assert not re.search("<(bool|str|int|path|list)", out.lower())


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full here")
def test_a_full_disk_is_one_line_and_exit_code_2():
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "throneroom", "cards", "Cellar"],
                              stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (2, "throneroom: cannot write: No space left on device\n")


def test_our_errors_are_one_line_and_exit_code_2(monkeypatch, capsys):
    def app(**_):
        raise UnknownCard("no card is called 'Milita' [sic];\ndid you mean Militia?")

    monkeypatch.setattr(cli, "spoken", lambda _: app)
    with pytest.raises(SystemExit) as exit:
        cli.main()
    assert exit.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "throneroom: no card is called 'Milita' [sic]; did you mean Militia?\n"


def test_a_bug_is_not_hidden(monkeypatch):
    def app(**_):
        raise ZeroDivisionError

    monkeypatch.setattr(cli, "spoken", lambda _: app)
    with pytest.raises(ZeroDivisionError):
        cli.main()


def test_fuzz_reports_and_exits_with_0():
    done = started("fuzz", "--games", "4", "--seed", "3", "--jobs", "1", "--sets", "base", "--uses")
    assert done.returncode == 0
    assert "4 games, 0 failures" in done.stdout


TEN = "Keller, Market, Händlerin, Militia, Mine, Moat, Umbau, Smithy, Village, Workshop"
NINE = TEN.removesuffix(", Workshop")


@pytest.mark.parametrize("kingdom", ["First Game", "erstes spiel", TEN, "K1-86hkr8t56", "throneroom://kingdom/K1-86hkr8t56",
                                     "https://table.example/#/new?kingdom=K1-86hkr8t56"])
def test_a_kingdom_to_play_is_named_like_any_other(kingdom, tmp_path):
    kept = tmp_path / "game.json"
    done = started("play", "--kingdom", kingdom, "--save", str(kept), input="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    setup = read(kept.read_bytes()).setup
    assert sorted(setup.kingdom) == sorted(kingdom_of(TEN).kingdom)


def test_a_random_kingdom_by_seed_and_wishes(tmp_path):
    def kingdom(*options):
        kept = tmp_path / "game.json"
        kept.unlink(missing_ok=True)
        done = started("play", "--players", "4", "--level", "easy, medium, easy", "--save", str(kept), *options,
                       input="q\n")
        assert (done.returncode, done.stderr) == (0, "")
        return read(kept.read_bytes()).setup

    setup = kingdom("--kingdom", "random", "--seed", "7")
    assert (len(setup.kingdom), setup.players) == (10, 4)
    assert setup == kingdom("--kingdom", "random", "--seed", "7")
    assert setup.kingdom != kingdom("--kingdom", "random", "--seed", "8").kingdom
    wished = kingdom("--sets", "base, Seaside", "--with", "Hexe", "--without", "type:Duration", "--seed", "7").kingdom
    assert {FACTS[card].set for card in wished} <= {"base", "seaside"}
    assert "witch" in wished
    assert not any("Duration" in FACTS[card].types for card in wished)


def test_who_begins_is_drawn_by_lot_or_chosen(tmp_path):
    def first_line(*options):
        file = tmp_path / f"{len([*tmp_path.iterdir()])}.json"
        done = started("play", "--players", "3", *options, "--save", str(file), input="q\n")
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout.splitlines()[0]

    assert {first_line("--seed", seed) for seed in ("0", "1")} == {"— You, turn 1 —", "— Player 1, turn 1 —"}
    assert first_line("--seed", "1", "--seat", "1") == "— You, turn 1 —"
    assert first_line("--seed", "1", "--seat", "3") == "— Player 1, turn 1 —"


def test_a_black_market_without_a_deck_gets_one(tmp_path):
    kept = tmp_path / "game.json"
    done = started("play", "--kingdom", f"{NINE}, Black Market", "--seed", "3", "--save", str(kept), input="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    setup = read(kept.read_bytes()).setup
    assert len(setup.black_market) == 15
    assert list(faults(setup)) == []


def test_a_game_that_is_not_over_is_never_overwritten_by_a_new_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for _ in range(3):
        assert started("play", "--seed", "3", input="a\nq\n").returncode == 0
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"throneroom-game.json", "throneroom-game2.json", "throneroom-game3.json"}
    kept = tmp_path / "throneroom-game.json"
    before = kept.read_bytes()
    done = started("play", "--seed", "4", "--save", kept.name)
    assert (done.returncode, done.stdout) == (2, "")
    assert "throneroom-game.json is there already" in done.stderr
    assert kept.read_bytes() == before
    kept.write_bytes(write(record_of(Driver(kingdom_of("First Game"), 5, (), {0: BigMoney(), 1: BigMoney()}))))
    assert started("play", "--seed", "4", "--save", kept.name, input="q\n").returncode == 0


BAD_INPUT = {
    "an unknown command": (["abdicate"], "'abdicate'"),
    "an unknown option": (["fuzz", "--boldly"], "--boldly"),
    "a word for a number": (["play", "--players", "x"], "'--players'"),
    "a number that is too small": (["fuzz", "--games", "0"], "'--games'"),
    "nothing where something must be": (["kingdom", "show"], "'kingdom'"),
    "a number of 5000 digits": (["cards", "--cost", "1" * 5000], "is no cost"),
    "as many landscapes": (["kingdom", "--landscapes", "1" * 5000], "the number of landscapes"),
    "an unknown card": (["play", "--kingdom", TEN.replace("Smithy", "Smity")], "'Smity'; did you mean"),
    "an unknown recommended set": (["play", "--kingdom", "Dorff"], "no recommended set is called 'Dorff'; did"),
    "nine cards": (["play", "--kingdom", NINE], "10 piles, not 9"),
    "a basic card": (["play", "--kingdom", f"{NINE}, Gold"], "Gold is not a Kingdom card"),
    "a card twice": (["play", "--kingdom", f"{NINE}, Dorf"], "Village is named twice"),
    "two Ways": (["play", "--kingdom", f"{TEN}, Way of the Ox, Weg der Eule"], "at most one Way"),
    "a Bane is missing": (["play", "--kingdom", f"{NINE}, Young Witch"], "Young Witch needs a Bane"),
    "an Ally is missing": (["play", "--kingdom", f"{NINE}, Underling"], "needs exactly one Ally"),
    "a broken code": (["play", "--kingdom", "K1-86hkr8t57"], "'K1-86hkr8t57' is not a code of a kingdom"),
    "a file that is not there": (["play", "--kingdom", "@no-such-list"], "no-such-list"),
    "a set nobody owns": (["play", "--sets", "Arcana"], "'Arcana'"),
    "wishes that conflict": (["play", "--sets", "base", "--with", "Torturer"], "only cards of base; with Torturer"),
    "wishes and a kingdom": (["play", "--kingdom", "First Game", "--sets", "base"], "not for 'First Game'"),
    "too many players": (["play", "--players", "7"], "2 to 6 players, not 7"),
    "too few players": (["play", "--players", "1"], "2 to 6 players, not 1"),
    "a seat that is not there": (["play", "--seat", "3"], "seats 1 to 2, not 3"),
    "an unknown level": (["play", "--players", "3", "--level", "easy, divine"], "'divine'"),
    "too many levels": (["play", "--level", "easy, hard"], "2 levels, but 1 to play against you"),
    "no level": (["play", "--level", ""], "beginner, easy, medium, hard, master"),
    "an unknown language": (["play", "--language", "fr"], "en or de"),
    "a kept game that is not there": (["play", "--resume", "no-such-file.json"], "no-such-file.json"),
    "an unknown set": (["fuzz", "--sets", "arcana"], "arcana"),
    "too many cards": (["fuzz", "--cards", f"{TEN}, Witch"], "more than 10 piles"),
    "an unknown card in a list": (["fuzz", "--cards", "Moat, Nix"], "'Nix'"),
    "a name no file can have": (["play", "--save", "x" * 300], "cannot write xxx"),
    "a history no file can be": (["kingdom", "--history", "x" * 300], "cannot write xxx"),
    "a record that is not there": (["replay", "no-such-file.json"], "no-such-file.json"),
    "chances of no record": (["chances", "no-such-file.json"], "no-such-file.json"),
}


@pytest.mark.parametrize("what", BAD_INPUT)
def test_bad_input_is_one_clear_line_and_exit_code_2(what, throneroom):
    arguments, names = BAD_INPUT[what]
    code, out, err = throneroom(*arguments)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert names in err


def test_a_kept_game_brings_its_own_kingdom(tmp_path):
    kept = tmp_path / "game.json"
    assert started("play", "--seed", "3", "--seat", "1", "--save", str(kept), input="a\nq\n").returncode == 0
    before = kept.read_bytes()
    done = started("play", "--resume", str(kept), "--players", "4")
    assert done.returncode == 2
    assert "knows its kingdom, players and seed" in done.stderr
    assert kept.read_bytes() == before


@pytest.mark.parametrize(("damage", "named"), [
    (lambda data: data[:len(data) // 2], "cut off"),
    (lambda data: data.replace(b"[0,0,0]", b"[0,0]", 1), "is not what was written"),
    (lambda data: data.replace(b"cellar", b"witch"), "answer 1 is not what was written"),
    (lambda data: data.replace(b'"seed":"5"', b'"seed":"five"'), "seed"),
    (lambda data: data.replace(b'"throneroom":2', b'"throneroom":9'), "version 9"),
    (lambda data: b"\x00\xff", "not a record"),
    (lambda data: data.replace(b"cellar", b"cell\xff"), "not a record"),
    (lambda data: data.replace(b'"kingdom"', b'"deep":' + b"[" * 100_000 + b',"kingdom"'), "not a record"),
])
@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",)])
def test_a_damaged_record_is_named_and_stays(damage, named, command, tmp_path, throneroom):
    whole = write(record_of(Driver(kingdom_of("First Game"), 5, (), {0: BigMoney(), 1: BigMoney()})))
    damaged = damage(whole)
    assert damaged != whole
    kept = tmp_path / "game.json"
    kept.write_bytes(damaged)
    code, out, err = throneroom(*command, str(kept))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "game.json" in err and named in err
    assert kept.read_bytes() == damaged


def test_replay_tells_what_is_asked_next_with_its_options(tmp_path, throneroom):
    driver = Driver(kingdom_of("First Game"), 5)
    while driver.decision.purpose != BUY:
        driver.answer([])
    kept = tmp_path / "game.json"
    kept.write_bytes(write(record_of(driver)))
    assert "buy, 0 to 1 of [copper, curse]" in throneroom("replay", str(kept))[1]


def test_chances_are_told_for_every_turn_or_for_one_point(tmp_path, throneroom):
    driver = Driver(kingdom_of("First Game"), 5)
    while driver.game.turn_number < 4:
        driver.answer([])
    kept = tmp_path / "game.json"
    kept.write_bytes(write(record_of(driver)))
    _, out, _ = throneroom("chances", str(kept), "--rollouts", "4")
    head, *lines = out.splitlines()
    assert "player 1" in head and "player 2" in head
    assert [int(line.split()[1]) for line in lines] == [1, 2, 3, 4]
    _, out, _ = throneroom("chances", str(kept), "--rollouts", "4", "--at", "2")
    assert len(out.splitlines()) == 2 and out.count("%") == 2
    code, _, err = throneroom("chances", str(kept), "--at", "99")
    assert code == 2 and "cannot go to answer 99" in err


def test_a_game_can_be_kept_gone_on_with_and_checked(tmp_path):
    kept = tmp_path / "game.json"
    first = started("play", "--seed", "3", "--seat", "1", "--save", str(kept), input="a\n\nq\n")
    assert first.returncode == 0
    assert started("replay", str(kept)).returncode == 0
    again = started("play", "--resume", str(kept), "--save", str(kept), input="u\nq\n")
    assert again.returncode == 0
    kept.write_bytes(kept.read_bytes().replace(b'"seed":"3"', b'"seed":"4"'))
    broken = started("replay", str(kept))
    assert broken.returncode == 2
    assert "answer 1 is not what was written" in broken.stderr
