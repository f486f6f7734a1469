"""What cannot be done, and why: a page for people, JSON for the script, in the words of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from igroteka.table.text.speech import Words
from igroteka.web.wire import Refusal

STATUS: Final[dict[str, int]] = {
    "name": 400,
    "field": 400,
    "frame": 400,
    "record": 400,
    "address": 400,
    "origin": 403,
    "seat": 403,
    "host": 403,
    "curtain": 403,
    "spectator": 403,
    "hints": 403,
    "code": 403,
    "page": 404,
    "table": 404,
    "game": 404,
    "invite": 404,
    "method": 405,
    "stale": 409,
    "paused": 409,
    "waiting": 409,
    "running": 409,
    "over": 409,
    "taken": 409,
    "asked": 409,
    "unfinished": 409,
    "undo": 409,
    "large": 413,
    "illegal": 422,
    "unknown": 422,
    "turn": 422,
    "refused": 422,
    "chance": 409,
    "forward": 409,
    "chat": 429,
    "hurry": 429,
    "sockets": 429,
    "tables": 429,
    "uploads": 429,
    "bots": 429,
    "broken": 500,
    "storage": 503,
    "thinking": 503,
}
LATER: Final = 503  # not the fault of who asks: the same may be asked again


class WebError(Exception):
    """An error that is told: `no` names it for the script, `web-no-<no>` is its sentence unless there is a `key`."""

    def __init__(
        self, no: str, key: str = "", clause: str = "", said: str = "", wait: float = 0.0, **args: Any
    ) -> None:
        super().__init__(no)
        self.no: Final = no
        self.status: Final = STATUS[no]
        self.key: Final = key or f"web-no-{no}"
        self.args_said: Final[Mapping[str, Any]] = args
        self.clause: Final = clause
        self.said: Final = said  # a finished sentence, when a game has spoken
        self.wait: Final = wait  # seconds after which it can be done

    def why(self, texts: Words) -> str:
        return self.said or texts.sentence(self.key, self.args_said)

    def refusal(self, texts: Words, version: int = 0) -> Refusal:
        return Refusal(self.no, self.why(texts), self.clause, version)
