"""Play at one keyboard: people and bots choose in turn, every choice is in the record before the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbits
from typing import Final

from rich.console import Console
from rich.text import Text

from igroteka.bots.driver import THROWS, SeatedBots, stream
from igroteka.bots.names import bot_of
from igroteka.bots.search import SearchBot
from igroteka.bots.seat import Seat
from igroteka.cli.errors import printable
from igroteka.cli.numbers import whole_number
from igroteka.cli.seats import Sitter
from igroteka.cli.terminal.screen import Screen
from igroteka.engine.chance import Rng, from_the_system
from igroteka.engine.choices import PASS
from igroteka.engine.events import Event
from igroteka.engine.seats import CHANCE, NOBODY, OVER, SPECTATOR
from igroteka.engine.session import Reason, RefusedError, Session, refusals
from igroteka.table.box import Box
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import LANGUAGES

Ask = Callable[[str], str]  # shows the prompt, returns a line, raises EOFError where there are no more

HINT_SECONDS: Final = 1.0
NO_UNDO: Final[dict[Reason, str]] = {
    "dice": "table-no-undo-chance",
    "shown": "table-no-undo-shown",
    "another": "table-no-undo-other",
}
HELP: Final = (
    ("1, 2, …", "table-command-number"),
    ("?", "table-command-why"),
    ("u", "table-command-undo"),
    ("r", "table-command-redo"),
    ("t", "table-command-turn-back"),
    ("log", "table-command-log"),
    ("rules", "table-command-rules"),
    ("hint", "table-command-hint"),
    ("table", "table-command-table"),
    ("lang", "table-command-lang"),
    ("save", "table-command-save"),
    ("q", "table-command-quit"),
)


class Left(Exception):  # noqa: N818
    """Signal that someone leaves the table."""


class Play:
    def __init__(
        self,
        session: Session,
        box: Box,
        sitters: Sequence[Sitter],
        language: str,
        console: Console,
        ask: Ask,
        seed: int | None,
    ) -> None:
        """Prepare a table. Without a seed the throws are the system's, and nobody can foretell them."""
        self.session = session
        self.box = box
        self.ask = ask
        self.screen = Screen(console, box, session.content, sitters, language)
        bots = {seat: bot_of(box, sitter.kind) for seat, sitter in enumerate(sitters) if not sitter.human}
        self.bots = SeatedBots(box, bots, randbits(32) if seed is None else seed)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.human]
        self.throws = None if seed is None else stream(seed, THROWS)
        self.reader = self.people[0] if len(self.people) == 1 else int(NOBODY)  # the seat whose secrets may be shown
        self.seen = [0] * len(sitters)  # the last entry whose events the seat has read

    def run(self) -> bool:
        """Play to the end; return whether the game came to it."""
        try:
            while self.session.game.seat != OVER:
                self.go_on()
        except (EOFError, KeyboardInterrupt, Left):
            self.screen.show()
            return False
        self.finish()
        return True

    def go_on(self) -> None:
        game = self.session.game
        if game.seat == CHANCE:
            self.session.throw(self.throws or from_the_system())
            return
        acting = game.seats()
        bots = [seat for seat in acting if seat in self.bots.by_seat]
        if bots:
            seat = bots[0]
            self.session.choose(seat, self.bots.answer(game, seat))
        else:
            self.decide(self.reader if self.reader in acting else acting[0])

    def finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else int(SPECTATOR)
        screen = self.screen
        screen.log(self.news(viewer))
        screen.table(self.box.view(self.session.game, viewer))
        screen.prompt(self.box.view(self.session.game, viewer))
        screen.scores(self.session.game.scores(), self.session.game.winners())

    # --- one person's decision ---

    def decide(self, seat: int) -> None:
        """Ask one person until the game has moved, or the person leaves."""
        if self.answered_alone(seat):
            return
        self.hand_over(seat)
        self.show(seat)
        number = self.session.record.number()
        while self.session.record.number() == number:
            self.obey(seat, printable(self.ask(f"{self.screen.say('table-choose')}: ")).strip())
        self.seen[seat] = number - 1

    def answered_alone(self, seat: int) -> bool:
        """Pass for a lone person who has only the pass in a window; among several that would tell who holds what."""
        game = self.session.game
        if len(self.people) > 1 or not game.in_window() or game.actions_of(seat) != [PASS]:
            return False
        self.session.choose(seat, int(PASS))
        return True

    def hand_over(self, seat: int) -> None:
        """Hand the keyboard over: hide one person's secrets, show the next one's only after they say so."""
        if self.reader == seat:
            return
        self.screen.clear()
        self.screen.tell("table-curtain", "bold", who=Ref("seat", seat))
        self.reader = int(NOBODY)
        self.ask(f"{self.screen.say('table-curtain-open')} ⏎ ")
        self.reader = seat
        self.screen.clear()

    def news(self, seat: int) -> list[Event]:
        since = self.seen[seat] if seat >= 0 else max(self.seen)
        return [event for number, event in self.session.log if number > since and event.heard_by(seat)]

    def show(self, seat: int) -> None:
        view = self.box.view(self.session.game, seat)
        screen = self.screen
        screen.log(self.news(seat))
        screen.table(view)
        screen.show()
        screen.prompt(view)
        extras = self.session.game.extras_of(seat)
        offered = [self.box.choice(self.session.content, view, action) for action in self.offered(seat)]
        screen.choices(offered, len(extras))
        refused = len(refusals(self.session.game, seat))
        if refused:
            screen.tell("table-refused-count", "dim", count=refused)
        screen.tell("table-help-line", "dim")

    def offered(self, seat: int) -> list[int]:
        """Return what moves the game on, then what one may do besides."""
        actions = self.session.game.actions_of(seat)
        return actions + [action for action in self.session.game.extras_of(seat) if action not in actions]

    # --- commands ---

    def obey(self, seat: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[int, str], None]] = {
            "": self.help,
            "?": self.why,
            "why": self.why,
            "h": self.help,
            "help": self.help,
            "u": self.undo,
            "r": self.redo,
            "t": self.turn_back,
            "log": self.log,
            "rules": self.rules,
            "hint": self.hint,
            "table": self.again,
            "lang": self.change_language,
            "save": self.save,
            "q": self.leave,
        }
        commands.get(word.casefold(), self.choose)(seat, rest.strip() if word.casefold() in commands else line)

    def choose(self, seat: int, line: str) -> None:
        offered = self.offered(seat)
        number = whole_number(line)
        if number is None or not 0 < number <= len(offered):
            self.screen.tell("table-not-a-number", "yellow", text=line, least=1, most=len(offered))
            return
        self.session.choose(seat, offered[number - 1])

    def help(self, seat: int, rest: str) -> None:
        for command, key in HELP:
            self.screen.show(Text.assemble((f"  {command:8}", "bold cyan"), self.screen.say(key)))

    def why(self, seat: int, rest: str) -> None:
        view = self.box.view(self.session.game, seat)
        refused = [
            self.box.refused(self.session.content, view, refusal) for refusal in refusals(self.session.game, seat)
        ]
        self.screen.refusals(refused)

    def undo(self, seat: int, rest: str) -> None:
        self.tried(self.session.undo, seat)

    def turn_back(self, seat: int, rest: str) -> None:
        self.tried(self.session.take_turn_back, seat)

    def tried(self, going_back: Callable[[int], int], seat: int) -> None:
        try:
            going_back(seat)
        except RefusedError as refused:
            self.screen.tell(NO_UNDO.get(refused.reason, "table-no-undo-nothing"), "yellow")
        else:
            self.screen.tell("table-undone", "green", who=Ref("seat", seat))

    def redo(self, seat: int, rest: str) -> None:
        try:
            self.session.redo(seat)
        except RefusedError:
            self.screen.tell("table-no-redo-nothing", "yellow")
        else:
            self.screen.tell("table-redone", "green", who=Ref("seat", seat))

    def log(self, seat: int, rest: str) -> None:
        lines = whole_number(rest)
        self.screen.log(
            [event for _, event in self.session.log if event.heard_by(seat)], 40 if lines is None else lines
        )

    def rules(self, seat: int, rest: str) -> None:
        if rest.casefold() == "all":
            self.screen.rulebook()
            return
        asked = self.box.prompt(self.session.content, self.box.view(self.session.game, seat))
        self.screen.rules(rest or asked.clause)

    def hint(self, seat: int, rest: str) -> None:
        """Show what a search would do that knows no more than the seat."""
        bot, mixing = SearchBot(self.box.hints(), seconds=HINT_SECONDS), self.bots.mixing
        action = bot.choose(Seat(self.box, self.session.game, seat, mixing), Rng(int(mixing.word())))
        choice = self.box.choice(self.session.content, self.box.view(self.session.game, seat), action)
        self.screen.tell("table-hint", "green", number=self.offered(seat).index(action) + 1, what=choice.label)

    def again(self, seat: int, rest: str) -> None:
        self.show(seat)

    def change_language(self, seat: int, rest: str) -> None:
        other = LANGUAGES[(LANGUAGES.index(self.screen.language) + 1) % len(LANGUAGES)]
        if rest and rest not in LANGUAGES:
            self.screen.tell("table-no-language", "yellow", text=rest, languages=", ".join(LANGUAGES))
            return
        self.screen.speak(rest or other)
        self.show(seat)

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.tell("table-save-where", "yellow")
            return
        try:
            with Path(rest).open("x", encoding="utf-8", newline="\n") as file:
                file.write(str(self.session.record))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self.screen.tell("table-not-saved", "yellow", file=rest, why=reason or "")
        else:
            self.screen.tell("table-saved", "green", file=rest)

    def leave(self, seat: int, rest: str) -> None:
        raise Left
