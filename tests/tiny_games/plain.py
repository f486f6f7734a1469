"""How the tiny games speak and look: a message for each verb, happening and reason, a row for each seat.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from igroteka.engine.choices import Refusal, first_of, second_of
from igroteka.engine.events import Event
from igroteka.table.box import Box
from igroteka.table.options import OptionWords
from igroteka.table.svg.parts import Motion, Parts
from igroteka.table.text.messages import Arg, Choice, Msg, Ref, Refused, msg
from igroteka.table.text.speech import Speaker
from tiny_games import sketch


class PlainBox(Box):
    """Views of tiny games have `viewer`, `acting` and `over`."""

    nobodys: frozenset[int] = frozenset()  # happenings whose first number is no seat

    def option_words(self) -> tuple[OptionWords, ...]:
        """Values are numbers, which cannot name an attribute in a words file."""
        return tuple(
            [
                replace(words, values=tuple([(value, msg("option-value", value=value)) for value, _ in words.values]))
                for words in super().option_words()
            ]
        )

    def name_of(self, content: Any, ref: Ref, language: str) -> str:
        raise KeyError(f"{self.name} has no {ref.kind} with a name")

    def prompt(self, content: Any, view: Any) -> Msg:
        if view.over:
            return msg("prompt-over")
        return msg("prompt-yours" if view.viewer in view.acting else "prompt-wait")

    def choice(self, content: Any, view: Any, action: int) -> Choice:
        verb = self.verbs(content).name(action)
        label = msg(f"do-{verb.replace('_', '-')}", first=int(first_of(action)), second=int(second_of(action)))
        return Choice(action, verb, self.lives_on(view, verb, int(first_of(action))), label)

    def lives_on(self, view: Any, verb: str, first: int) -> tuple[str, ...]:
        return ()

    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused:
        return Refused(refusal.action, self.choice(content, view, refusal.action).label, msg(f"why-{refusal.reason}"))

    def told(self, content: Any, event: Event) -> Msg:
        a, b, c, _ = event.args
        who: dict[str, Arg] = {} if event.kind in self.nobodys else {"who": Ref("seat", a)}
        return msg(f"told-{event.kind}", "", a=a, b=b, c=c, **who)

    def text(self, content: Any, view: Any, say: Callable[[Msg], str]) -> RenderableType:
        return Text(str(view))

    # --- how it looks ---

    def board_size(self, content: Any, players: int) -> tuple[int, int]:
        return sketch.WIDE, sketch.height(players)

    def public_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts:
        numbers = self.points(view)
        return {
            "L0": sketch.ground(len(numbers)),
            "L1": sketch.rows(speaker.seat_names, numbers, self.goal(view)),
            "L2": self.middle(content, view, speaker),
        }

    def goal(self, view: Any) -> int:
        """The number that fills a row's bar."""
        raise NotImplementedError

    def middle(self, content: Any, view: Any, speaker: Speaker) -> str:
        raise NotImplementedError

    def linked(self, content: Any, event: Event) -> tuple[str, ...]:
        return () if event.kind in self.nobodys else (f"row-{event.args[0]}",)

    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        return tuple([Motion(element, "flash") for element in self.linked(content, event)])

    def words_folder(self) -> str:
        return str(Path(__file__).parent / f"{self.name}_words")
