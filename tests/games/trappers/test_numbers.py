"""A designer who changes a number of a card changes what is said of it, in both languages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import igroteka.games.trappers.content as folder
from igroteka.engine.content_tables import ContentError
from igroteka.games.trappers.box import TRAPPERS
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import LANGUAGES

NUMBER = re.compile(r"\b(amount|need|at_least|min_turns) = (\d+)")


def copied(target: Path) -> Path:
    for file in Path(next(iter(folder.__path__))).glob("*.toml"):
        shutil.copy(file, target)
    return target


@pytest.mark.parametrize(("file", "kind"), [("artifacts.toml", "artifact"), ("quests.toml", "quest")])
def test_the_new_number_is_said(tmp_path: Path, file: str, kind: str) -> None:
    table = copied(tmp_path) / file
    entries = table.read_text("utf-8").split("[[")[1:]
    numbered = {number: NUMBER.findall(entry) for number, entry in enumerate(entries)}
    named = {number: set(re.findall(r"{(?:task\.)?(\w+)}", entry)) for number, entry in enumerate(entries)}
    assert sum(map(len, named.values())) == (3 if kind == "artifact" else 18)

    def other(found: re.Match[str]) -> str:
        return f"{found[1]} = {max(1, int(found[2]) - 1)}"

    table.write_text(NUMBER.sub(other, table.read_text("utf-8")), "utf-8")
    content = TRAPPERS.content(tmp_path)
    for number, fields in numbered.items():
        for name, was in fields:
            for language in LANGUAGES if name in named[number] else ():
                text = TRAPPERS.name_of(content, Ref(f"{kind}-text", number), language)
                assert re.search(rf"(?<!\d){max(1, int(was) - 1)}(?!\d)", text), text


def test_a_typed_number_is_the_same_content(tmp_path: Path) -> None:
    table = copied(tmp_path) / "artifacts.toml"
    table.write_text(table.read_text("utf-8").replace("have {amount} more", "have 4 more"), "utf-8")
    assert TRAPPERS.content(tmp_path).hash == TRAPPERS.content().hash


def test_a_number_that_the_card_lacks_is_a_fault(tmp_path: Path) -> None:
    table = copied(tmp_path) / "artifacts.toml"
    table.write_text(table.read_text("utf-8").replace("have {amount} more", "have {anount} more"), "utf-8")
    with pytest.raises(ContentError, match=r"artifacts.toml: A2: en_text: {anount} is no number of the entry"):
        TRAPPERS.content(tmp_path)
