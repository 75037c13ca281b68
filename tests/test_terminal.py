"""The game in the terminal: its words are complete, it tells no secrets, and a person can play it with the keyboard."""

import ast
import os
import pty
import re
import select
import string
import subprocess
import sys
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from random import Random
from time import monotonic

import pytest

import throneroom
from throneroom.bots.levels import LEVELS
from throneroom.bots.money import BigMoney
from throneroom.cards import kind
from throneroom.engine.card import Word, snake_case
from throneroom.engine.decision import PURPOSES, Decision
from throneroom.engine.situation import PHASE_NAMES
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import kingdom_of, names
from throneroom.kingdoms.sheet import sheet
from throneroom.lab.fuzz import Monkey, Report
from throneroom.record.driver import Driver
from throneroom.record.record import read, record, record_of, replay, write
from throneroom.record.view import view
from throneroom.terminal import Game, Log, Replay, Screen, Voice, offers_ways, own_answers, put
from throneroom.words.library import LANGUAGES
from throneroom.words.messages import knows, messages, option_words, say

HOUSE = Path(throneroom.__file__).parent
FIRST_GAME = Setup(tuple("cellar market merchant militia mine moat remodel smithy village workshop".split()))
BOTS = {1: BigMoney()}


# --- words -----------------------------------------------------------------------------------------------------------
def all_messages(shelf=None, path=()):
    for key, entry in (messages() if shelf is None else shelf).items():
        if isinstance(entry, dict):
            yield from all_messages(entry, (*path, key))
        else:
            yield ".".join((*path, key)), entry


def test_a_card_is_called_as_in_the_edition_that_is_played():
    """Harem is Farm since 2023: in questions, lists and sheets; and both are understood."""
    setup = Setup((*FIRST_GAME.kingdom[1:], "harem"), editions=("newest",))
    assert Game(record(setup, 1, []), "en", BOTS, Path()).voice.name("harem") == "Farm"
    assert Replay(record(setup, 1, []), "de").voice.name("harem") == "Farm"
    assert Voice("en", 0).name("harem") == "Harem" and Voice("en", 0, ("newest-2026", "harem:books")).name(
        "harem") == "Harem"
    assert "Farm" in names(setup) and "Harem" not in names(setup)
    assert kingdom_of(names(setup)).kingdom == kingdom_of(names(replace(setup, editions=()))).kingdom
    told = str([step.rows for step in sheet(setup, "en")])
    assert "Farm" in told and "Harem" not in told


def test_every_message_is_in_both_languages_with_the_same_gaps():
    def gaps(text):
        return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name)

    for name, texts in all_messages():
        assert len(texts) == len(LANGUAGES), name
        assert all(texts), name
        assert gaps(texts[0]) == gaps(texts[1]), name
        assert texts[0].count("[") == texts[1].count("["), name


@pytest.mark.parametrize("purpose", PURPOSES)
def test_every_purpose_has_words(purpose):
    assert knows("purpose", purpose)
    assert knows("whether", purpose)
    assert knows("maybe", purpose)


def offered_words():
    """Everything that a card offers which is no card: (id of the card, word), read from the cards' source."""
    for file in sorted((HOUSE / "cards").rglob("*.py")):
        for cls in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(cls, ast.ClassDef):
                for call in ast.walk(cls):
                    if isinstance(call, ast.Call) and getattr(call.func, "attr", "") in (
                            "choose_word", "choose_ability", "choose_abilities"):
                        for node in ast.walk(call):
                            if isinstance(node, ast.List):
                                yield from ((snake_case(cls.name), word.value) for word in node.elts
                                            if isinstance(word, ast.Constant) and word.value != "0")


def test_every_word_a_card_offers_is_explained():
    offered = set(offered_words())
    assert len(offered) > 100
    options = messages()["option"]
    assert [pair for pair in sorted(offered) if pair[1] not in {**options["any"], **options.get(pair[0], {})}] == []


def test_no_card_is_explained_that_offers_nothing():
    asks = {card for card, _ in offered_words()} | {"any", "aqueduct"}
    assert set(messages()["option"]) - asks == set()


def test_the_same_word_means_what_the_card_says():
    assert option_words("pawn", "coins", "en") == "+$1"
    assert option_words("steward", "coins", "en") == "+$2"
    assert option_words("steward", "trash", "de") == "2 Handkarten entsorgen"
    assert option_words("mountain_pass", "17", "de") == "17"


def test_phases_types_and_sets_have_words():
    assert set(PHASE_NAMES) == set(messages()["phase"])
    assert {type for facts in FACTS.values() for type in facts.types} <= set(messages()["type"])
    assert {facts.set for facts in FACTS.values()} == set(messages()["set"])


def test_every_event_of_the_engine_has_words():
    source = "".join(file.read_text(encoding="utf-8") for room in ("engine", "cards")
                     for file in (HOUSE / room).rglob("*.py"))
    verbs = set(re.findall(r"""\.(?:tell|tell_amount|tell_word|hear)\("([a-z ]+)"(?! \+)""", source))
    assert len(verbs) > 15
    assert verbs - {"move"} <= set(messages()["log"])


def test_every_token_on_a_pile_has_words():
    source = (HOUSE / "cards" / "adventures.py").read_text(encoding="utf-8")
    tokens = set(re.findall(r'put_token\("([^"]+)"|token_to_action_pile\(me, "([^"]+)"', source))
    named = {token for pair in tokens for token in pair if token}
    assert {"+1 buy", "-2 cost", "trashing"} <= named
    assert named <= set(messages()["token"])


def test_tokens_before_a_player_are_shown(tmp_path, capsys):
    played = game(tmp_path, "de", setup=Setup(("ranger", "relic", "bridge_troll", "pirate_ship")))
    person = played.driver.game.players[0]
    person.card_penalty = person.coin_penalty = True
    person.counters.update({"journey_token": 1, "pirate_ship": 3})
    person.put_token("-2 cost", played.driver.game.piles[7])
    played.screen.own(view(played.driver.game, 0).players[0])
    shown = capsys.readouterr().out
    assert "Piratenschiff 3 · Reise-Marker verdeckt · -1 Karte-Marker · -$1-Marker" in " ".join(shown.split())
    assert "Marker: −$2 Kosten:" in shown


def test_you_and_others_are_told_differently():
    assert say("log", "play", "de", True, who="Du", cards="Dorf") == "Du spielst Dorf"
    assert say("log", "play", "de", False, who="Spieler 2", cards="Dorf") == "Spieler 2 spielt Dorf"


@pytest.mark.parametrize("seed", range(12))
def test_every_question_of_random_games_can_be_put_and_told(seed, capsys):
    random = Random(seed)
    setup = random_setup(random, 2 + seed % 3, among=BOOKS)
    voice = Voice(LANGUAGES[seed % 2], 0)
    screen = Screen(voice)
    driver = Driver(setup, seed, (), None, Log(voice))
    for number in range(150):
        decision = driver.decision
        if decision is None:
            break
        if number % 10 == 0:
            screen.table(driver.game, setup, int(decision.player.seat), int(decision.seat), everything=True)
        assert voice.question(decision)
        assert voice.amount(decision)
        told = [voice.option(decision, option) for option in decision.options]
        assert all(told)
        assert [text for text in told if "_" in text] == []
        everything = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        wanted = random.randint(decision.least, min(decision.most, len(everything)))
        driver.answer(sorted(random.sample(everything, wanted)))
    assert [line for line in capsys.readouterr().out.splitlines() if "_" in line or "{" in line] == []
    lines = driver.telling.listener.lines
    assert len(lines) > 20
    assert [line for line in lines if "_" in line or "{" in line or "|" in line] == []


# --- what is shown ---------------------------------------------------------------------------------------------------
def game(tmp_path, language="en", answers=(), setup=FIRST_GAME, seed=3):
    return Game(record(setup, seed, answers), language, BOTS, tmp_path / "game.json")


def test_the_log_keeps_the_secrets_of_others(tmp_path):
    driver = game(tmp_path).driver
    for answer in ([0, 0, 0], [1], [0, 0, 0, 0]):
        driver.answer(answer)
    lines = driver.telling.listener.lines
    assert "Player 2 draws 5 cards" in lines
    assert any(re.fullmatch(r"You draw .*Copper.*", line) for line in lines)
    assert "You play 3 Copper" in lines
    assert [line for line in lines if line.startswith("Player 2 draws") and line != "Player 2 draws 5 cards"] == []


def test_the_table_shows_supply_landscapes_hand_and_cards_in_play(tmp_path, capsys):
    played = game(tmp_path, "de", setup=Setup(("moat", "militia"), ("mission", "tomb")))
    played.driver.answer([0])
    played.screen.table(played.driver.game, played.driver.setup, 0, 0)
    shown = capsys.readouterr().out
    assert re.search(r"Burggraben \$2 \(10\)", shown)
    assert re.search(r"Provinz \$8 \(8\)", shown)
    assert "Mission $4, Grabmal" in shown
    assert "Im Spiel: Kupfer" in shown
    assert re.search(r"^Hand: .*(Kupfer|Anwesen)", shown, re.MULTILINE)
    assert "Spieler 2: 5 auf der Hand" in shown
    assert "Aktionen 1 · Käufe 1 · $1" in shown


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", []),
        ("n", []),
        ("a", [0, 0, 0]),
        ("1", [0]),
        ("1 1", [0, 0]),
        ("1,1", [0, 0]),
        ("1x3", [0, 0, 0]),
        ("Kupfer", [0]),
        ("copp", [0]),
        ("copper, kupfer", [0, 0]),
        ("2", "There is no option 2."),
        ("0", "There is no option 0."),
        ("Moat", "There is no option Moat."),
        ("1x4", "Copper is there only 3 times."),
        ("1x", "There is no option 1x."),
    ],
)
def test_what_a_person_types_is_understood_or_refused(tmp_path, text, answer):
    played = game(tmp_path)
    assert played.driver.decision.counts == [3]
    assert played.understand(text, played.driver.decision) == answer


def asked(played, purpose, source, options, least=1, most=1):
    """Another question than the one the game asks."""
    return Decision(played.driver.game.players[0], purpose, source, options, [1] * len(options), least, most)


def test_an_amount_is_typed_as_it_is(tmp_path):
    played = game(tmp_path)
    amount = asked(played, "spend", None, [Word("0"), Word("1"), Word("2")])
    assert played.voice.amount(amount) == "a number from 0 to 2"
    assert played.voice.question(amount) == "How many Coffers do you spend?"
    assert [played.understand(text, amount) for text in ("0", "2", "3")] == [[0], [2], "There is no option 3."]
    innkeeper = asked(played, "option", kind("innkeeper")(), [Word("1"), Word("3"), Word("5")])
    assert played.understand("3", innkeeper) == [2]


def test_yes_and_no_are_about_the_right_card(tmp_path):
    played = game(tmp_path)
    survivors, moat = kind("survivors")(), kind("moat")()
    itself = asked(played, "discard", survivors, [survivors], 0)
    another = asked(played, "trash", survivors, [moat], 0)
    assert played.voice.question(itself) == "Survivors: Discard both cards you look at? Otherwise they go back."
    assert played.voice.amount(itself) == "y: Discard both, n: Put them back"
    assert played.voice.question(another) == "Survivors: Do you trash Moat?"
    assert played.voice.amount(another) == "y or n"
    assert [played.understand(text, another) for text in ("y", "j", "n", "")] == [[0], [0], [], []]


def test_too_many_and_too_few_are_refused(tmp_path):
    played = game(tmp_path)
    played.driver.answer([0, 0, 0])
    assert played.understand("1 2", played.driver.decision) == "That is 2, but at most 1 may be chosen."
    played.driver.decision.least = 1
    assert played.understand("", played.driver.decision) == "That is 0, but it takes at least 1."


@pytest.mark.parametrize(("text", "told"), [
    ("1x4", "too often"), ("1x999999999", "too often"), ("1x0", "no option"), ("1x" + "9" * 5000, "no option"),
    ("9" * 5000, "no option")])
def test_absurd_numbers_are_refused(tmp_path, text, told):
    played = game(tmp_path)
    gaps = {"what": "Copper", "count": 3} if told == "too often" else {"what": text}
    assert played.understand(text, played.driver.decision) == say("ask", told, "en", **gaps)


def test_taking_back_goes_to_the_own_last_answer_and_stops_at_the_beginning(tmp_path):
    played = game(tmp_path, answers=[[0, 0, 0], [1]])
    asked = repr(played.driver.decision)
    assert "4 copper" in asked
    assert played.take_back()
    assert played.driver.answers == [[0, 0, 0]]
    assert played.take_back()
    assert played.driver.answers == []
    assert not played.take_back()


def test_a_possessed_player_is_played_from_their_hand(tmp_path, capsys):
    played = game(tmp_path, setup=Setup(("possession", "smithy")))
    other = played.driver.game.players[1]
    other.answered_by = 0
    other.hand[:] = [card for card in other.hand + other.deck if card.id == "copper"]
    played.screen.table(played.driver.game, played.driver.setup, 1, 0)
    shown = capsys.readouterr().out
    assert "Hand: 7 Copper" in shown
    assert "You: 5 in hand (3 Copper, 2 Estate)" in shown


# --- a person at the keyboard ----------------------------------------------------------------------------------------
class Keyboard:
    """The command in a pseudo-terminal: reads the screen up to the prompt, types lines."""

    def __init__(self, *words):
        master, slave = pty.openpty()
        self.screen = master
        environment = {**os.environ, "TERM": "dumb", "COLUMNS": "160", "LINES": "60", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen([sys.executable, "-m", "throneroom", *words], stdin=slave, stdout=slave,
                                        stderr=slave, env=environment, start_new_session=True)
        os.close(slave)

    def read(self):
        """Everything up to the next prompt, or to the end of the program."""
        text, deadline = "", monotonic() + 120
        while not text.endswith("\n> "):
            assert monotonic() < deadline, text
            if select.select([self.screen], [], [], 1)[0]:
                try:
                    data = os.read(self.screen, 65536)
                except OSError:         # the other end is closed
                    data = b""
                if not data:
                    break
                text += data.decode("utf-8", "ignore").replace("\r\n", "\n")
        return text

    def type(self, line):
        os.write(self.screen, (line + "\n").encode())
        return self.read()

    def end(self):
        code = self.process.wait(120)
        os.close(self.screen)
        return code


WISHES = ("Province", "Gold", "Smithy", "Silver")


def sensible(screen):
    """What a sensible person types: play what there is, buy the best, choose the first where something must be."""
    question = screen.rstrip("> \n").split("? for the keys")[-2].splitlines()[-1]
    options = re.findall(r"^ +(\d+)  (.+?)(?: \$\d+)?(?: x\d+)?$", screen.split("? for the keys")[-1], re.MULTILINE)
    if question.startswith("Which Treasures"):
        return "a"
    if question.startswith("Which card do you play"):
        return "1"
    if question.startswith("What do you buy"):
        return next((number for wish in WISHES for number, name in options if name == wish), "")
    if found := re.search(r"exactly (\d+)", question):
        return " ".join(number for number, _ in options[:int(found[1])])
    return ""


def play_on(keyboard, screen, most=10_000):
    """Plays until the game is over, or for so many answers; what was on the screen last, and all of it."""
    seen = [screen]
    for _ in range(most):
        if not screen.endswith("\n> "):
            break
        screen = keyboard.type(sensible(screen))
        seen.append(screen)
    return screen, "".join(seen)


def test_a_person_plays_a_whole_game_quits_in_the_middle_and_resumes(tmp_path):
    kept = tmp_path / "game.json"
    keyboard = Keyboard("play", "--seed", "11", "--kingdom", "Erstes Spiel", "--level", "hard", "--seat", "1",
                        "--save", str(kept))
    screen, _ = play_on(keyboard, keyboard.read(), 20)
    last = keyboard.type("q")
    assert keyboard.end() == 0
    assert f"throneroom play --resume {kept} --level hard --language en --seat 1" in last.replace("\n", "")
    middle = read(kept.read_bytes())
    assert middle.result is None
    assert replay(middle).decision is not None

    keyboard = Keyboard("play", "--resume", str(kept), "--level", "hard", "--seat", "1")
    screen = keyboard.read()
    assert "You play" in screen         # the last lines of the log, to get back into the game
    assert "Taken back" in keyboard.type("u")
    assert "Taken back." in keyboard.type("l")
    assert "+3 Cards" in keyboard.type("? schmiede")
    assert "There is no option 99" in keyboard.type("99")
    assert "— You, turn 1 —" in keyboard.type("l")
    assert "save and quit" in keyboard.type("?")
    screen, seen = play_on(keyboard, keyboard.type("t"))
    assert keyboard.end() == 0
    assert "The game is over." in screen
    assert re.search(r"^You: -?\d+ VP in \d+ turns$", screen, re.MULTILINE)
    assert "You play Smithy" in seen
    assert "Traceback" not in seen
    whole = read(kept.read_bytes())
    assert whole.result is not None
    taken_back = own_answers(middle, 0)[-1]
    assert taken_back > 20
    assert whole.answers[:taken_back] == middle.answers[:taken_back]
    assert replay(whole).over


def test_a_game_in_german_speaks_german(tmp_path):
    kept = tmp_path / "mein Spiel.json"
    keyboard = Keyboard("play", "--seed", "11", "--language", "de", "--seat", "1", "--save", str(kept))
    screen = keyboard.read()
    assert "Welche Geldkarten spielst du? bis zu" in screen
    assert "Was kaufst du?" in keyboard.type("a")
    screen = keyboard.type("Silber")
    assert "Du kaufst Silber" in screen
    assert "Spieler 2 zieht 5 Karten" in screen
    assert "Zurückgenommen" in keyboard.type("u")
    assert "Gespeichert in" in keyboard.type("s")
    assert "Keine Karte heißt 'Xyzzy'. Meinst du" in keyboard.type("? Xyzzy")
    assert f"weiter geht es mit: throneroom play --resume '{kept}'" in keyboard.type("q")
    assert keyboard.end() == 0


def test_control_d_keeps_the_game(tmp_path):
    kept = tmp_path / "game.json"
    keyboard = Keyboard("play", "--seed", "11", "--seat", "1", "--save", str(kept))
    keyboard.read()
    keyboard.type("a")
    os.write(keyboard.screen, b"\x04")
    keyboard.read()
    assert keyboard.end() == 0
    assert len(read(kept.read_bytes()).answers) == 1


def test_a_window_may_be_closed_at_any_time(tmp_path):
    kept = tmp_path / "game.json"
    keyboard = Keyboard("play", "--seed", "11", "--seat", "1", "--save", str(kept))
    keyboard.read()
    keyboard.type("a")
    keyboard.process.kill()
    keyboard.process.wait()
    assert len(read(kept.read_bytes()).answers) == 1


def test_letters_nobody_can_read_do_not_end_the_game(tmp_path):
    keyboard = Keyboard("play", "--seed", "11", "--seat", "1", "--save", str(tmp_path / "game.json"))
    keyboard.read()
    os.write(keyboard.screen, b"\xff\n")
    assert "There is no option" in keyboard.read()
    keyboard.type("q")
    assert keyboard.end() == 0


def test_a_game_that_cannot_be_kept_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    kept = tmp_path / "game.json"
    put(b"before", kept)

    def full(path, data):
        path.touch()
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        put(b"after", kept)
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("game.json", b"before")]


# --- records ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def record_file(tmp_path):
    driver = Driver(FIRST_GAME, 5, (), {0: BigMoney(), 1: BigMoney()})
    file = tmp_path / "game.json"
    file.write_bytes(write(record_of(driver)))
    return file


def test_a_record_is_watched_forwards_and_backwards(record_file):
    keyboard = Keyboard("replay", str(record_file), "--watch")
    assert "answer 0 of" in keyboard.read()
    first = keyboard.type("")
    assert "answer 1 of" in first
    assert "Player 1 plays" in first
    assert "answer 0 of" in keyboard.type("b")
    turn = keyboard.type("t")
    assert "— Player 2, turn 1 —" in turn
    assert "+2 Cards" in keyboard.type("? Moat")
    assert "There is no answer 99999." in keyboard.type("99999")
    assert "There is no answer 999999999999." in keyboard.type("999999999999")
    count = len(read(record_file.read_bytes()).answers)
    assert "The game is over." in keyboard.type(str(count))
    keyboard.type("q")
    assert keyboard.end() == 0


def test_the_log_of_a_record_tells_everything(record_file, capsys):
    kept = read(record_file.read_bytes())
    shown = Replay(kept, "de")
    shown.print_log(len(kept.answers))
    told = capsys.readouterr().out
    assert "— Spieler 1, Zug 1 —" in told
    assert re.search(r"Spieler 2 zieht .*Kupfer", told)
    assert "Das Spiel ist zu Ende." in told


@pytest.mark.parametrize("damage", [b'{"throneroom"', b"", b"[]"])
def test_a_damaged_save_is_one_clear_line_and_exit_code_2(tmp_path, damage):
    kept = tmp_path / "game.json"
    kept.write_bytes(damage)
    done = subprocess.run([sys.executable, "-m", "throneroom", "play", "--resume", str(kept)],
                          capture_output=True, text=True, input="")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert kept.read_bytes() == damage


@pytest.mark.parametrize("level", LEVELS[:4])        # the fifth takes its time to find a plan
def test_levels(tmp_path, level):
    kept = tmp_path / "game.json"
    done = subprocess.run([sys.executable, "-m", "throneroom", "play", "--seed", "5", "--level", level,
                           "--seat", "1", "--players", "3", "--save", str(kept)],
                          capture_output=True, text=True, input="a\n\n" * 3 + "q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "— Player 3, turn 1 —" in done.stdout
    assert f"--level {level}" in done.stdout


def test_bots_say_why(tmp_path):
    """About purchases, which everybody saw; before the first there is nothing to say."""
    keyboard = Keyboard("play", "--seed", "11", "--kingdom", "Erstes Spiel", "--level", "medium", "--seat", "1",
                        "--save", str(tmp_path / "game.json"))
    screen = keyboard.read()
    assert "because" not in keyboard.type("why")
    screen, _ = play_on(keyboard, screen, 12)
    assert re.search("Player 2: .+: because ", keyboard.type("why"))
    keyboard.type("q")
    assert keyboard.end() == 0


def test_an_unknown_level_is_named(tmp_path):
    done = subprocess.run([sys.executable, "-m", "throneroom", "play", "--level", "divine"], capture_output=True,
                          text=True, input="")
    assert done.returncode == 2
    assert "'divine'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_place_where_nothing_can_be_kept_is_named(tmp_path):
    nowhere = tmp_path / "no" / "game.json"
    done = subprocess.run([sys.executable, "-m", "throneroom", "play", "--save", str(nowhere)],
                          capture_output=True, text=True, input="q\n")
    assert (done.returncode, done.stdout) == (2, "")            # before anything was played for nothing
    assert f"cannot write {nowhere}" in done.stderr


def before_an_action(setup):
    """Answers up to where the first player may play an Action."""
    for seed in range(1, 100):
        driver = Driver(setup, seed)
        monkey = Monkey(driver.game, seed, Report(), ("smithy",))
        while (decision := driver.decision) is not None and len(driver.answers) < 100:
            if decision.seat == 0 and offers_ways(decision):
                return record_of(driver)
            driver.answer(monkey.some(decision))
    raise AssertionError("nobody ever holds an Action")


@pytest.mark.parametrize(("typed", "coins"), [("1w", 2), ("1", 0)])
def test_a_way_is_chosen_together_with_the_card(tmp_path, monkeypatch, capsys, typed, coins):
    kept = before_an_action(Setup(("smithy", "moat"), ("way_of_the_sheep",)))
    played = Game(kept, "en", BOTS, tmp_path / "game.json")
    lines = iter([typed])
    monkeypatch.setattr(played.screen, "typed", lambda: next(lines, None))
    assert not played.play()
    assert "With w behind the number (1w): as Way of the Sheep" in capsys.readouterr().out
    assert len(played.driver.answers) == len(kept.answers) + 2         # what to play, and whether as a Way
    assert played.driver.decision.purpose != "way"
    assert played.driver.game.players[0].coins == coins
    assert played.take_back()
    assert played.driver.decision.purpose == "way"                      # what was taken back is asked
    assert played.meant(played.driver.decision) is None
