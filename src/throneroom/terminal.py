"""A game in the terminal: the table as text, numbered options, keys to take back, look up and quit."""
from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from throneroom.bots.money import BigMoney
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.events import Event, Listener
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.view import view
from throneroom.words.library import find, words

HELP = "numbers, separated by spaces; Enter: nothing; a: all; u: take back; ? name: look up; q: keep and quit"


class Told(Listener):
    """Prints what happens, as the person at seat 1 may see it."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    def hear(self, game: object, event: Event) -> None:
        if event.verb not in ("play", "buy", "gain", "trash", "reveal", "turn", "follow", "discard", "draw"):
            return
        cards = ", ".join(name(card.id, self.language) for card in event.visible_cards(0)) or f"{event.amount} cards"
        line = f"player {event.seat + 1} {event.verb}s {cards}"
        self.console.print(("  " * int(event.depth)) + line, style="dim" if event.seat else "", highlight=False)


def name(card_id: str, language: str) -> str:
    try:
        return words(card_id).name(language)
    except ThroneroomError:
        return card_id


class Game:
    def __init__(self, setup: Setup, seed: int, answers: Sequence[Sequence[int]], language: str) -> None:
        self.console = Console()
        self.language = language
        self.bots: dict[int, Agent] = {seat: BigMoney() for seat in range(1, setup.players)}
        self.driver = Driver(setup, seed, answers, self.bots, Told(self.console, language))

    def play(self) -> bool:
        """False if the person quits before the end."""
        while self.driver.decision is not None:
            self.show()
            answer = self.ask(self.driver.decision)
            if answer is None:
                return False
            if answer == "undo":
                self.take_back()
                continue
            assert isinstance(answer, list)
            try:
                self.driver.answer(answer)
            except ThroneroomError as error:
                self.console.print(f"[red]{error}[/]")
        for seat, score in enumerate(self.driver.game.scores()):
            self.console.print(f"player {seat + 1}: {score} points")
        return True

    def take_back(self) -> None:
        """To the person's last answer: those of the bots after it go too."""
        setup, seed, answers = self.driver.setup, self.driver.seed, self.driver.answers
        mine = [number for number, seat in enumerate(self.askers()) if seat == 0]
        if mine:
            self.driver = Driver(setup, seed, answers[:mine[-1]], self.bots, Told(self.console, self.language))

    def askers(self) -> list[int]:
        """Which seat gave each answer so far."""
        seats: list[int] = []
        driver = Driver(self.driver.setup, self.driver.seed)
        for answer in self.driver.answers:
            assert driver.decision is not None
            seats.append(int(driver.decision.seat))
            driver.answer(answer)
        return seats

    def show(self) -> None:
        seen = view(self.driver.game, 0)
        me = seen.players[0]
        supply = Table.grid(padding=(0, 2))
        piles = [pile for pile in seen.piles if pile.supply]
        for start in range(0, len(piles), 5):
            supply.add_row(*[f"{name(pile.top or pile.id, self.language)} [dim]{price(pile.cost)} ({pile.count})[/]"
                             for pile in piles[start:start + 5]])
        self.console.print(Panel(supply, title=f"turn {seen.turn_number}, {seen.phase}"))
        self.console.print(f"hand: {', '.join(name(card, self.language) for card in me.hand or [])}")
        self.console.print(f"actions {me.actions}, buys {me.buys}, coins {me.coins}")

    def ask(self, decision: Decision) -> list[int] | str | None:
        source = "" if decision.source is None else f" ({name(decision.source.id, self.language)})"
        self.console.print(f"[bold]{decision.purpose}{source}[/]: {decision.least} to {decision.most}  [dim]{HELP}[/]")
        for number, option in enumerate(decision.options, 1):
            count = decision.counts[number - 1]
            times = f" x{count}" if count > 1 else ""
            self.console.print(f"  {number}  {name(option.id, self.language)}{times}")
        while True:
            try:
                text = self.console.input("> ").strip()
            except EOFError:
                return None
            if text == "q":
                return None
            if text == "u":
                return "undo"
            if text.startswith("?"):
                self.look_up(text[1:].strip())
            elif text == "a":
                return [index for index, count in enumerate(decision.counts) for _ in range(count)]
            elif all(part.isdigit() for part in text.split()):
                return [int(part) - 1 for part in text.split()]
            else:
                self.console.print(HELP)

    def look_up(self, text: str) -> None:
        try:
            entry = words(find(text))
        except ThroneroomError as error:
            self.console.print(f"[red]{error}[/]")
            return
        self.console.print(Panel(entry.text(self.language), title=f"{entry.name('en')} / {entry.name('de')}"))


def price(cost: tuple[int, int, int] | None) -> str:
    if cost is None:
        return ""
    coins, potions, debt = cost
    return f"${coins}" + ("P" if potions else "") + (f" {debt}D" if debt else "")
