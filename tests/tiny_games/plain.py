"""How the tiny games speak: a message for each verb, happening and reason, with the numbers it carries."""

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
from igroteka.table.message import Arg, Choice, Msg, Ref, Refused, msg
from igroteka.table.option_words import OptionWords


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
        return Choice(action, verb, (), label)

    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused:
        return Refused(refusal.action, self.choice(content, view, refusal.action).label, msg(f"why-{refusal.reason}"))

    def told(self, content: Any, event: Event) -> Msg:
        a, b, c, _ = event.args
        who: dict[str, Arg] = {} if event.kind in self.nobodys else {"who": Ref("seat", a)}
        return msg(f"told-{event.kind}", "", a=a, b=b, c=c, **who)

    def text(self, content: Any, view: Any, say: Callable[[Msg], str]) -> RenderableType:
        return Text(str(view))

    def words_folder(self) -> str:
        return str(Path(__file__).parent / f"{self.name}_words")
