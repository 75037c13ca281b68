"""A game in the terminal: the table as text, questions in words, numbered options, and keys for everything else."""
from __future__ import annotations

import os
import re
import shlex
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from throneroom.bots.reasons import Reason
from throneroom.card_commands import card_panel, name_of
from throneroom.engine.card import Card, Thing, Word, kind_of
from throneroom.engine.decision import PLAY, WAY, Agent, Decision
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game as Played
from throneroom.engine.situation import ACTION_PHASE, PHASE_NAMES
from throneroom.errors import BadRecord, ThroneroomError
from throneroom.kingdoms.editions import chosen
from throneroom.kingdoms.facts import FACTS, price, price_of
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.record import Record, driver_of, record_of, write
from throneroom.record.view import PlayerView, View, view
from throneroom.web.telling import concerned, is_yes_or_no, topics
from throneroom.words.library import find, plain
from throneroom.words.messages import filled, knows, option_words, question_words, say
from throneroom.words.problems import in_german

NOBODY = -1                             # a reader who sits at no seat and may see everything
RECENT = 12                             # lines of the log that are shown when a game is gone on with
COUNTERS = ("potions", "debt", "points", "coffers", "villagers", "favors")
COUNTED = ("pirate_ship", "sinister_plot")              # tokens of cards, whose number matters
LYING = ("journey_token", "minus_card_token", "minus_coin_token")
NUMBER = r"\d{1,9}"                     # longer ones mean nothing
FIRST = {"order": "order of effects", "discard": "discard first"}
WITH_WAY = re.compile(rf"{NUMBER}\s*w")
CHOICE = re.compile(rf"({NUMBER})(?:x({NUMBER}))?")


class Voice:
    """Names things in the language of the reader, who may sit at one of the seats, and by the editions that are
    played."""

    def __init__(self, language: str, seat: int, editions: Sequence[str] = ()) -> None:
        self.language = language
        self.seat = seat
        self.editions = editions

    def say(self, room: str, key: str, you: bool = False, **values: object) -> str:
        return say(room, key, self.language, you, **values)

    def who(self, seat: int) -> str:
        return self.say("table", "you") if seat == self.seat else self.say("table", "player", number=seat + 1)

    def name(self, card_id: str) -> str:
        return name_of(card_id, self.language, self.editions)

    def names(self, ids: Iterable[str]) -> str:
        """2 Copper, Estate"""
        counts = Counter(ids)
        return ", ".join(f"{count} {self.name(id)}" if count > 1 else self.name(id) for id, count in counts.items())

    def some_cards(self, count: int) -> str:
        return self.say("table", "one card") if count == 1 else self.say("table", "cards", count=count)

    def option(self, decision: Decision, option: Thing) -> str:
        if isinstance(option, Word):
            return option_words("" if decision.source is None else kind_of(type(decision.source)).id, option.id,
                                self.language)
        return self.name(option.id)

    def question(self, decision: Decision) -> str:
        if decision.source is None:
            text = self.say("purpose", question_of_the_turn(decision))
        else:
            text = f"{self.name(decision.source.id)}: {self.asked_by_a_card(decision)}"
        if decision.player.seat != self.seat:
            text = f"({self.say('ask', 'about', who=self.who(int(decision.player.seat)))}) {text}"
        return text

    def asked_by_a_card(self, decision: Decision) -> str:
        """In the words of the card, or in those that fit every card."""
        own = self.own_words("asks", decision)
        if own is not None:
            return own
        if not is_yes_or_no(decision):
            return self.say("purpose", decision.purpose)
        about = decision.options[0]
        return self.say("maybe" if about is decision.source else "whether", decision.purpose,
                        card=self.option(decision, about))

    def own_words(self, room: str, decision: Decision) -> str | None:
        """What the card that asks says for this purpose (room asks), and what yes and no mean (rooms yes and no)."""
        asks = "" if decision.source is None else kind_of(type(decision.source)).id
        about = topics(decision)
        text = question_words(room, asks, decision.purpose, about, self.language)
        if text is None:
            return None
        card = self.option(decision, decision.options[0])
        other = self.say("table", "player", number=concerned(decision) + 1)
        told = filled(text, card=card, count=int(decision.most), other=other)
        return f"{told} ({card})" if room == "asks" and "only" in about and card not in told else told

    def numbers(self, decision: Decision) -> list[str]:
        """The options of a question that asks for a number; of any other, none."""
        told = [self.option(decision, option) for option in decision.options if isinstance(option, Word)]
        return told if len(told) == len(decision.options) and all(map(str.isdecimal, told)) else []

    def amount(self, decision: Decision) -> str:
        least, most = int(decision.least), int(decision.most)
        if is_yes_or_no(decision):
            yes, no = self.own_words("yes", decision), self.own_words("no", decision)
            return self.say("ask", "either", yes=yes, no=no) if yes and no else self.say("ask", "yes or no")
        if numbers := self.numbers(decision):
            return self.say("ask", "number", least=numbers[0], most=numbers[-1])
        if least == most:
            return self.say("ask", "exactly", count=least)
        if least == 0:
            return self.say("ask", "up to", count=most)
        return self.say("ask", "between", least=least, most=most)

    def place(self, decision: Decision, option: Thing) -> str:
        """Of a Shadow in one's own deck, where it lies."""
        deck = decision.player.deck
        if not isinstance(option, Card) or option not in deck:
            return ""
        return f" ({self.say('ask', 'in deck', number=len(deck) - deck.index(option))})"

    def event(self, game: Played, event: Event) -> str | None:
        """What happened, as far as the reader may know it; None for what is not worth a line."""
        seat, you = int(event.seat), event.seat == self.seat
        who = self.who(seat)
        if event.verb == "turn":
            turns = int(game.players[seat].turns)
            if event.target and event.target in FACTS:
                return self.say("log", "extra turn", who=who, source=self.name(event.target))
            return self.say("log", "turn", who=who, number=turns)
        room, key = "log", event.verb
        if event.verb == "move":
            room, key = "move", event.target.split()[0] if event.target.startswith("mat ") else event.target
        elif event.verb.startswith("token "):
            key = "token"
        elif event.amount < 0:
            key = f"{event.verb} spent"
        elif event.verb == "gain" and event.source == "buy" and event.target == "discard":
            return None
        if not knows(room, key) or (not event.cards and not event.target and not event.amount):
            return None
        seen = event.cards if self.seat == NOBODY else event.visible_cards(self.seat)
        cards = self.names(card.id for card in seen)
        hidden = len(event.cards) - len(seen)
        if hidden:
            cards = f"{cards} + {self.some_cards(hidden)}" if cards else self.some_cards(hidden)
        source = self.name(event.target) if event.target in FACTS else event.target
        return self.say(room, key, you, who=who, cards=cards, count=abs(int(event.amount)), source=source)


def offers_ways(decision: Decision) -> bool:
    """Is it an Action to play, for which a Way can be chosen at once?"""
    game = decision.player.game
    return (decision.purpose == PLAY and decision.source is None and game.phase == ACTION_PHASE
            and len(game.table.ways) > 0)


def question_of_the_turn(decision: Decision) -> str:
    """What no card asks: some purposes say more when the phase is known."""
    phase = PHASE_NAMES[decision.player.game.phase]
    if decision.purpose == "play" and phase == "buy":
        return "play treasures"
    if decision.purpose == "spend":
        return "spend coffers" if phase == "buy" else "spend villagers"
    return FIRST.get(decision.purpose, decision.purpose)


class Log(Listener):
    """Writes down what happens, as the reader may see it."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lines: list[str] = []
        self.shown = 0
        self.last: Event | None = None

    def hear(self, game: Played, event: Event) -> None:
        last = self.last
        if (last is not None and event.verb == last.verb == "play" and event.seat == last.seat
                and event.depth == last.depth and self.shown < len(self.lines)):
            event = Event("play", event.seat, event.watcher, last.cards + event.cards, event.audience, event.source,
                          event.target, event.amount, event.depth)
            self.lines.pop()            # "plays 3 Copper" is one line
        self.last = event
        line = self.voice.event(game, event)
        if line is not None:
            self.lines.append("  " * int(event.depth) + line)

    def news(self) -> list[str]:
        """The lines that were not shown yet."""
        lines = self.lines[self.shown:]
        self.shown = len(self.lines)
        return lines


# --- the table -------------------------------------------------------------------------------------------------------
class Screen:
    def __init__(self, voice: Voice) -> None:
        self.console = Console(highlight=False)
        self.voice = voice

    def typed(self) -> str | None:
        """A line from the keyboard; None if there are no more."""
        try:
            return self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return None

    def line(self, text: str, style: str = "") -> None:
        self.console.print(escape(text), style=style or None)

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.line(line, "bold" if line.startswith("—") else "dim")

    def table(self, game: Played, setup: Setup, seat: int, reader: int, everything: bool = False) -> None:
        """What the reader may see: supply, landscapes, the other players, and the one who is asked."""
        seen, voice = view(game, reader), self.voice
        title = voice.say("table", "title", who=voice.who(seen.turn_seat), phase=voice.say("phase", seen.phase),
                          number=seen.players[seen.turn_seat].turns)
        self.console.print(Panel(self.piles(seen, True), title=escape(title), title_align="left"))
        if not all(pile.supply for pile in seen.piles):
            self.console.print(Panel(self.piles(seen, False), title=voice.say("table", "other piles"),
                                     title_align="left"))
        if setup.laid_out():
            piles = {trait: f" ({voice.name(pile)})" for trait, pile in setup.traits}
            self.field("landscapes", ", ".join(f"{voice.name(id)} {price_of(FACTS[id])}".strip() + piles.get(id, "")
                                               + tokens_on(id, seen) for id in setup.laid_out()))
        for player in seen.players:
            if player.seat != seat:
                self.other(player, everything)
        self.own(seen.players[seat])
        if everything:
            self.field("trash", voice.names(seen.trash) or voice.say("table", "nothing"))

    def piles(self, seen: View, supply: bool) -> Table:
        voice, grid = self.voice, Table.grid(padding=(0, 2))
        shown = [pile for pile in seen.piles if pile.supply == supply]
        columns = max(2, min(5, self.console.width // 26))
        for start in range(0, len(shown), columns):
            cells = []
            for pile in shown[start:start + columns]:
                count = str(pile.count) if pile.count else voice.say("table", "empty")
                cost = "" if pile.cost is None else f"{price(*pile.cost)} "
                name = escape(voice.name(pile.top or pile.id))
                cells.append(f"{name} [dim]{cost}({count}){tokens_on(pile.id, seen)}[/]")
            grid.add_row(*cells)
        return grid

    def field(self, key: str, text: str) -> None:
        self.console.print(f"[bold]{escape(self.voice.say('table', key))}:[/] {escape(text)}")

    def places(self, player: PlayerView) -> list[tuple[str, str]]:
        """Where a player has cards besides deck and hand, and which."""
        voice = self.voice
        mats = [f"{voice.name(name)}: {voice.names(mat) if isinstance(mat, list) else voice.some_cards(mat)}"
                for name, mat in player.mats.items() if mat]
        tokens = [f"{voice.say('token', token)}: {voice.name(pile)}" for token, pile in player.pile_tokens.items()]
        aside = list(player.set_aside) + list(player.face_down or ())
        hidden = player.face_down_size if player.face_down is None else 0
        found = [("in play", voice.names(player.in_play)),
                 ("set aside", voice.names(aside) + (f" + {voice.some_cards(hidden)}" if hidden else "")),
                 ("tavern", voice.names(player.tavern)), ("exile", voice.names(player.exile)),
                 ("mat", "; ".join(mats)), ("tokens", ", ".join(tokens)),
                 ("owned", voice.names(player.owned)),
                 ("looked at", voice.names(player.handled or ()))]
        return [(key, text) for key, text in found if text]

    def counters(self, player: PlayerView) -> list[str]:
        amounts = [(self.voice.say("table", key), int(getattr(player, key))) for key in COUNTERS]
        amounts += [(self.voice.name(id), player.counters.get(id, 0)) for id in COUNTED]
        told = [f"{name} {amount}" for name, amount in amounts if amount]
        return told + [self.voice.say("token", id) for id in LYING if player.counters.get(id)]

    def other(self, player: PlayerView, everything: bool) -> None:
        parts = [self.voice.say("table", "cards in hand", count=player.hand_size), *self.counters(player)]
        if player.hand:                 # somebody who is possessed, or the reader meanwhile
            parts[0] += f" ({self.voice.names(player.hand)})"
        if everything and player.discard_top is not None:
            parts.append(f"{self.voice.say('table', 'discard')}: {self.voice.name(player.discard_top)}")
        parts += [f"{self.voice.say('table', key)}: {text}" for key, text in self.places(player)]
        self.console.print(f"[bold]{escape(self.voice.who(player.seat))}:[/] {escape(' · '.join(parts))}")

    def own(self, player: PlayerView) -> None:
        voice = self.voice
        for key, text in self.places(player):
            self.field(key, text)
        self.field("hand", voice.names(player.hand or ()) or voice.say("table", "nothing"))
        amounts = [f"{voice.say('table', 'actions')} {player.actions}", f"{voice.say('table', 'buys')} {player.buys}",
                   f"{voice.say('table', 'coins')}{player.coins}", *self.counters(player)]
        decks = [f"{voice.say('table', 'deck')}: {player.deck_size}"]
        decks += [f"{place}. {voice.name(back)}" for place, back in enumerate(player.shadows or (), 1) if back]
        if player.discard_top is not None:
            decks.append(f"{voice.say('table', 'discard')}: {voice.name(player.discard_top)}")
        self.line(f"{' · '.join(amounts)}   ({', '.join(decks)})")

    def look_up(self, text: str) -> None:
        try:
            card_id = find(text)
            edition = "".join(chosen(card_id, self.voice.editions)[-1:])
            self.console.print(card_panel(card_id, self.voice.language, edition=edition))
        except ThroneroomError as error:
            told = in_german(str(error)) if self.voice.language == "de" else None
            self.line(told or str(error), "red")

    def result(self, game: Played) -> None:
        voice = self.voice
        self.line(voice.say("ask", "over"), "bold")
        for player, score in zip(game.players, game.scores(), strict=True):
            who = voice.who(int(player.seat))
            self.line(voice.say("ask", "score", who=who, points=score, turns=int(player.turns)))
        winners = [int(seat) for seat in game.winners()]
        if voice.seat in winners:
            self.line(voice.say("ask", "you win" if len(winners) == 1 else "you share"), "bold green")
        else:
            told = "you lose" if len(winners) == 1 else "others share"
            self.line(voice.say("ask", told, who=", ".join(map(voice.who, winners))), "bold")


def tokens_on(id: str, seen: View) -> str:
    """How many tokens lie on a pile or a landscape."""
    tokens = sum(count for key, count in seen.tokens.items() if key.split()[0] == id)
    return f" •{tokens}" if tokens else ""


# --- playing ---------------------------------------------------------------------------------------------------------
class Game:
    """A person at the seat that the bots leave free."""

    def __init__(self, kept: Record, language: str, bots: Mapping[int, Agent], save: Path,
                 why: Callable[[Driver, int], Reason | None] = lambda driver, seat: None) -> None:
        (self.seat,) = {*range(kept.setup.players)} - {*bots}
        self.kept = kept
        self.voice = Voice(language, self.seat, kept.setup.editions)
        self.screen = Screen(self.voice)
        self.bots = bots
        self.save_file = save
        self.why = why                  # the bot at a seat bought what it bought last
        self.own_answers = own_answers(kept, self.seat)
        self.played: tuple[str, bool] | None = None     # the Action just chosen, and whether a Way instead of it
        self.begin(kept.answers)

    def begin(self, answers: Sequence[Sequence[int]]) -> None:
        self.log = Log(self.voice)
        self.driver = driver_of(self.kept, answers, self.bots, self.log)

    def play(self) -> bool:
        """False if the person quits before the end.  The record is kept after every answer: a window may be closed."""
        self.save()
        if self.own_answers:
            self.log.shown = max(0, len(self.log.lines) - RECENT)
        while (decision := self.driver.decision) is not None:
            if decision.needless is not None:
                self.driver.answer(decision.needless)
                self.save()
                continue
            meant = self.meant(decision)
            if meant is not None:
                self.give(meant)
                continue
            self.screen.lines(self.log.news())
            self.screen.table(self.driver.game, self.driver.setup, int(decision.player.seat), self.seat)
            answer = self.ask(decision)
            if answer is None:
                return False
            if isinstance(answer, list):
                self.give(answer)
            else:
                self.save()
        self.screen.lines(self.log.news())
        self.screen.result(self.driver.game)
        return True

    def give(self, answer: list[int]) -> None:
        self.own_answers.append(len(self.driver.answers))
        self.driver.answer(answer)
        self.save()

    def meant(self, decision: Decision) -> list[int] | None:
        """Whether to follow a Way, if that was said together with the card; None if it was not, or does not fit."""
        if self.played is None or decision.purpose != WAY or decision.source is None:
            return None
        (card, as_way), self.played = self.played, None
        if decision.source.id != card or (decision.least > 0 and not as_way):
            return None
        if not as_way:
            return []
        return [0] if len(decision.options) == 1 else None

    def ask(self, decision: Decision) -> list[int] | str | None:
        """An answer that is allowed; "undo"; or None to quit."""
        voice, screen = self.voice, self.screen
        self.show_question(decision)
        while (text := screen.typed()) is not None:
            match text.lower():
                case "q":
                    break
                case "u":
                    if self.take_back():
                        return "undo"
                    screen.line(voice.say("ask", "nothing to take back"), "red")
                case "s":
                    self.save()
                    screen.line(voice.say("ask", "saved", file=self.save_file))
                case "l":
                    screen.lines(self.log.lines)
                case "t":
                    screen.table(self.driver.game, self.driver.setup, int(decision.player.seat), self.seat,
                                 everything=True)
                    self.show_question(decision)
                case "why" | "warum":
                    screen.lines(self.reasons())
                case "?":
                    screen.line(voice.say("ask", "help"))
                case _ if text.startswith("?"):
                    screen.look_up(text[1:].strip())
                case _:
                    as_way = offers_ways(decision) and WITH_WAY.fullmatch(text.lower())
                    answer = self.understand(text[:-1] if as_way else text, decision)
                    if isinstance(answer, list):
                        plays = bool(answer) and offers_ways(decision)
                        self.played = (decision.options[answer[0]].id, bool(as_way)) if plays else None
                        return answer
                    screen.line(answer, "red")
        return None

    def reasons(self) -> list[str]:
        """Why the bots bought what they bought last, as far as they have."""
        voice, driver = self.voice, driver_of(self.kept, self.driver.answers)
        told = {seat: self.why(driver, seat) for seat in self.bots}
        return [f"{voice.who(seat)}: " + voice.say("why", reason.why, won=reason.won, lost=reason.lost,
                                                   name=voice.name(reason.card) if reason.card else "")
                for seat, reason in told.items() if reason is not None]

    def show_question(self, decision: Decision) -> None:
        voice = self.voice
        self.screen.console.print(f"[bold]{escape(voice.question(decision))}[/] "
                                  f"[dim]{escape(voice.amount(decision))}; {escape(voice.say('ask', 'keys'))}[/]")
        if voice.numbers(decision):
            return
        for number, (option, count) in enumerate(zip(decision.options, decision.counts, strict=True), 1):
            cost = ""
            if isinstance(option, Card) and decision.purpose in ("buy", "gain"):
                amount = self.driver.game.cost(option)
                cost = f" {price(int(amount.coins), int(amount.potions), int(amount.debt))}"
            times = f" x{count}" if count > 1 and decision.most > 1 else ""
            held = voice.names(card.id for card in decision.holding[number - 1]) if decision.holding else ""
            told = f" ({held})" if held else voice.place(decision, option)
            self.screen.line(f"{number:3}  {voice.option(decision, option)}{told}{cost}{times}")
        if offers_ways(decision):
            ways = voice.names(way.id for way in decision.player.game.table.ways)
            self.screen.line(voice.say("ask", "as way", way=ways), "dim")

    def understand(self, text: str, decision: Decision) -> list[int] | str:
        """The answer that a text means, or what is wrong with it."""
        say, counts = self.voice.say, decision.counts
        if text.lower() in ("y", "j") and is_yes_or_no(decision):
            return [0]
        if (not text or text.lower() == "n") and decision.least == 0:
            return []
        if numbers := self.voice.numbers(decision):
            return [numbers.index(text)] if text in numbers else say("ask", "no option", what=text)
        if text.lower() == "a":
            everything = [index for index, count in enumerate(counts) for _ in range(count)]
            return everything[:int(decision.most)]
        answer: list[int] = []
        parts = text.replace(",", " ").split() if CHOICE.match(text) else text.split(",")
        for part in filter(str.strip, parts):
            match = CHOICE.fullmatch(part)
            index = int(match[1]) - 1 if match else self.option_called(part, decision)
            times = int(match[2] or 1) if match else 1
            if not 0 <= index < len(counts) or not times:
                return say("ask", "no option", what=part.strip())
            answer += [index] * min(times, int(counts[index]) + 1)      # one too many is refused, like a million
        for index in answer:
            if answer.count(index) > counts[index]:
                return say("ask", "too often", what=self.voice.option(decision, decision.options[index]),
                           count=counts[index])
        if len(answer) < decision.least:
            return say("ask", "too few", count=len(answer), least=int(decision.least))
        if len(answer) > decision.most:
            return say("ask", "too many", count=len(answer), most=int(decision.most))
        return answer

    def option_called(self, text: str, decision: Decision) -> int:
        """The option whose name, in either language, begins like that; -1 if there is none or more than one."""
        wanted = plain(text)
        names = [{plain(self.voice.option(decision, option)), plain(name_of(option.id, "en")),
                  plain(name_of(option.id, "de"))} for option in decision.options]
        exact = [index for index, known in enumerate(names) if wanted in known]
        begun = [index for index, known in enumerate(names) if wanted and any(n.startswith(wanted) for n in known)]
        return exact[0] if len(exact) == 1 else begun[0] if len(begun) == 1 else -1

    def take_back(self) -> bool:
        """To the person's last answer: those of the bots after it go, too.  The log keeps what was taken back, since it
        was seen."""
        if not self.own_answers:
            return False
        told = [*self.log.lines, self.voice.say("ask", "taken back")]
        answers = self.driver.answers[:self.own_answers.pop()]
        self.begin(answers)
        self.log.lines = told
        self.log.shown = len(told) - 1
        return True

    def save(self) -> None:
        try:
            put(write(record_of(self.driver)), Path(os.path.realpath(self.save_file)))
        except OSError as error:
            raise BadRecord(f"cannot write {self.save_file}: {error.strerror}") from None

    def farewell(self, over: bool, options: str) -> None:
        """Where the game is kept, and what to do with it."""
        file = shlex.quote(str(self.save_file))
        command = f"throneroom replay --watch {file}" if over else f"throneroom play --resume {file}{options}"
        told = self.voice.say("ask", "look back" if over else "kept", file=self.save_file, command=command)
        self.screen.console.print(escape(told), soft_wrap=True)


def put(data: bytes, path: Path) -> None:
    """Into a file in one step: if the disk is full, what was there stays.  Not a file (/dev/null): just written to."""
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    beside = Path(f"{path}.new")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def own_answers(kept: Record, seat: int) -> list[int]:
    """At which places in the record that seat answered a question that mattered."""
    places: list[int] = []
    driver = driver_of(kept)
    for place, answer in enumerate(kept.answers):
        decision = driver.decision
        if decision is not None and decision.seat == seat and decision.needless is None:
            places.append(place)
        driver.answer(answer)
    return places


# --- watching --------------------------------------------------------------------------------------------------------
class Replay:
    """A record, watched answer by answer: the log hides nothing, the table is that of the player who is asked."""

    def __init__(self, kept: Record, language: str) -> None:
        self.kept = kept
        self.voice = Voice(language, NOBODY, kept.setup.editions)
        self.screen = Screen(self.voice)
        self.start()

    def start(self) -> None:
        self.log = Log(self.voice)
        self.driver = driver_of(self.kept, listener=self.log)

    def go_to(self, place: int) -> None:
        """Stands where so many answers are given; going on keeps the log, going back starts it again."""
        if place < len(self.driver.answers):
            self.start()
        for answer in self.kept.answers[len(self.driver.answers):place]:
            self.driver.answer(answer)

    def next_turn(self) -> int:
        """How many answers there are before the next turn begins."""
        ahead, number = self.driver.fork(), self.driver.game.turn_number
        while len(ahead.answers) < len(self.kept.answers) and ahead.game.turn_number == number:
            ahead.answer(self.kept.answers[len(ahead.answers)])
        return len(ahead.answers)

    def print_log(self, upto: int) -> None:
        self.go_to(upto)
        self.screen.lines(self.log.news())
        if self.driver.over:
            self.screen.result(self.driver.game)

    def watch(self) -> None:
        screen, voice, last = self.screen, self.voice, len(self.kept.answers)
        while True:
            place = len(self.driver.answers)
            self.show(place, last)
            text = screen.typed()
            if text is None or text.lower() == "q" or (not text and place == last):
                return
            if text.startswith("?"):
                screen.look_up(text[1:].strip())
                continue
            text = text.lower()
            steps = {"": place + 1, "b": place - 1}
            goal = self.next_turn() if text == "t" else steps.get(text, int(text) if re.fullmatch(NUMBER, text) else -1)
            if 0 <= goal <= last:
                self.go_to(goal)
            else:
                screen.line(voice.say("replay", "not so", what=text), "red")

    def show(self, place: int, last: int) -> None:
        screen, voice, decision = self.screen, self.voice, self.driver.decision
        screen.lines(self.log.news())
        if decision is None:
            screen.result(self.driver.game)
        else:
            screen.table(self.driver.game, self.kept.setup, int(decision.player.seat), int(decision.seat))
            screen.line(voice.question(decision), "bold")
            if place < last:
                chosen = [voice.option(decision, decision.options[index]) for index in self.kept.answers[place]]
                screen.line(voice.say("replay", "answered", who=voice.who(int(decision.seat)),
                                      what=", ".join(chosen) or voice.say("table", "nothing")))
        screen.line(f"{voice.say('replay', 'where', at=place, all=last)}  {voice.say('replay', 'keys')}", "dim")
