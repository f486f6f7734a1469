"""What those who decide are asked, and what the others wait for: one question for each step of a game that asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from igroteka.table.text.messages import Arg, Msg, msg
from igroteka.table.text.phrases import seats

Facts: TypeAlias = Callable[[Any, Any], dict[str, Arg]]  # of the content and the view


def nothing(content: Any, view: Any) -> dict[str, Arg]:
    return {}


class Question:
    def __init__(self, ask: str, wait: str, clause: str, facts: Facts = nothing) -> None:
        self.ask = ask  # key of what the one who decides is asked
        self.wait = wait  # key of what the others wait for; "" where they must not know whom
        self.clause = clause
        self.facts = facts

    def put(self, content: Any, view: Any, clause: str) -> Msg:
        """As the viewer reads it, by the clause at hand."""
        facts = self.facts(content, view)
        if view.acts:
            return msg(self.ask, clause, **facts)
        waiting: Sequence[int] = view.waiting
        return msg("wait-for", clause, who=seats(waiting), what=msg(self.wait, "", **facts))
