"""The rules of a game as numbered clauses, in the reader's language: rules.<language>.md beside its words.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from igroteka.table.box import Box
from igroteka.table.text.speech import speaker_for

LINE: Final = re.compile(r"- \*\*(?P<number>[A-Z]+-[A-Z]?\d+)\*\* (?P<text>.+)")
NUMBER: Final = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
CODE: Final = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Clause:
    number: str
    text: str


@dataclass(frozen=True)
class Chapter:
    title: str
    clauses: tuple[Clause, ...]


@cache
def whole_text(folder: str, language: str) -> str:
    file = Path(folder) / f"rules.{language}.md"
    return file.read_text("utf-8") if file.exists() else ""


@cache
def chapters(folder: str, language: str) -> tuple[Chapter, ...]:
    """A game without written rules has none."""
    found: list[tuple[str, list[Clause]]] = []
    for line in whole_text(folder, language).splitlines():
        clause = LINE.fullmatch(line)
        if line.startswith("## "):
            found.append((line.removeprefix("## "), []))
        elif clause:
            found[-1][1].append(Clause(clause["number"], clause["text"]))
    return tuple([Chapter(title, tuple(clauses)) for title, clauses in found])


@cache
def clauses(folder: str, language: str) -> dict[str, Clause]:
    return {clause.number: clause for chapter in chapters(folder, language) for clause in chapter.clauses}


def clause_text(box: Box, language: str, number: str) -> str:
    """ "" if the game has no such clause."""
    clause = clauses(box.words_folder(), language).get(number)
    return clause.text if clause is not None else ""


def found_by(folder: str, language: str, wanted: str) -> list[Clause]:
    """The clause of that number, or those that hold the words."""
    held = clauses(folder, language)
    if wanted.upper() in held:
        return [held[wanted.upper()]]
    return [clause for clause in held.values() if wanted.casefold() in clause.text.casefold()]


@cache
def option_names(box: Box, language: str) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the options by id: what they are called, and their values."""
    speaker = speaker_for(box, box.content(), language, ())
    return {
        words.option: (speaker.say(words.name), {value: speaker.say(said) for value, said in words.values})
        for words in box.option_words()
    }


def named_options(text: str, names: Mapping[str, tuple[str, Mapping[str, str]]]) -> str:
    """Put names for the ids of options and values in a clause: a value is of the option named last before it."""
    values: Mapping[str, str] = {}

    def name(found: re.Match[str]) -> str:
        nonlocal values
        if found[1] in names:
            title, values = names[found[1]]
            return f"`{title}`"
        return f"`{values.get(found[1], found[1])}`"

    return CODE.sub(name, text)


def html_of(text: str, rules_page: str = "") -> str:
    """A clause for a page: names of options set apart, numbers of other clauses as links into the rules."""
    marked = CODE.sub(r'<b class="option-name">\1</b>', escape(text))
    return NUMBER.sub(lambda number: f'<a href="{escape(rules_page)}#{number[0]}">{number[0]}</a>', marked)
