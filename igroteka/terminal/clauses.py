"""The rules of a game as numbered clauses, in the reader's language: rules.<language>.md beside its words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

CLAUSE: Final = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]?\d+)\*\* (?P<text>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Clause:
    id: str
    text: str


@cache
def whole_text(folder: str, language: str) -> str:
    file = Path(folder) / f"rules.{language}.md"
    return file.read_text("utf-8") if file.exists() else ""


@cache
def clauses(folder: str, language: str) -> dict[str, Clause]:
    found = CLAUSE.finditer(whole_text(folder, language))
    return {match["id"]: Clause(match["id"], match["text"]) for match in found}


def found_by(folder: str, language: str, wanted: str) -> list[Clause]:
    """The clause of that id, or those that hold the words."""
    held = clauses(folder, language)
    if wanted.upper() in held:
        return [held[wanted.upper()]]
    return [clause for clause in held.values() if wanted.casefold() in clause.text.casefold()]
