"""What those who decide are asked, how they answer, and what the others are told: a question for each such step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from igroteka.table.text.messages import Arg, Msg, msg
from igroteka.table.text.phrases import deciding, outcome
from igroteka.table.view import BaseView

Facts: TypeAlias = Callable[[Any, Any], dict[str, Arg]]  # of the content and the view


def nothing(content: Any, view: Any) -> dict[str, Arg]:
    return {}


class Question:
    def __init__(self, ask: str, wait: str, clause: str, facts: Facts = nothing) -> None:
        self.ask: Final = ask  # key of what the one who decides is asked
        self.wait: Final = wait  # key of what is being decided, for the others; "" where they must not know whose it is
        self.clause: Final = clause
        self.facts: Final = facts
        self.help: Final = "help" + ask.removeprefix("ask")  # key of how it is answered

    def put(self, content: Any, view: Any, clause: str) -> Msg:
        """Return the question as the viewer reads it, by the clause at hand."""
        facts = self.facts(content, view)
        if view.acts:
            return msg(self.ask, clause, **facts)
        return deciding(view.waiting, msg(self.wait, "", **facts), clause)


class Prompts:
    """The questions of a game by step, and what is said where nobody is asked."""

    def __init__(
        self,
        questions: Mapping[str, Question],
        end: str,  # clause that the winner is named by
        idle: str,  # key of what is said while dice fall, or where nobody may know who is asked
        clause_of: Callable[[Any], str] | None = None,  # by the view, "" for that of the question
    ) -> None:
        self.questions: Final = questions
        self.end: Final = end
        self.idle: Final = idle
        self.clause_of: Final = clause_of

    def prompt(self, content: Any, view: BaseView) -> Msg:
        """Say what the viewer is asked, or whom the table waits for; in a window never whom."""
        if view.over:
            return outcome(view.winners, view.players, self.end)
        if not view.acts and not (view.waiting and self.questions[view.step].wait):
            return msg(self.idle)
        question = self.questions[view.step]
        special = "" if self.clause_of is None else self.clause_of(view)
        return question.put(content, view, special or question.clause)

    def help(self, view: BaseView) -> Msg | None:
        """Say to the one who is asked what to click, what it costs and what follows."""
        return None if view.over or not view.acts else msg(self.questions[view.step].help)
