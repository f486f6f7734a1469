"""Every word of the vocabulary that is drawn has its icon: a new effect, form or kind of cell names what it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from igroteka.games.registry import box_of
from igroteka.games.trappers.content.vocabulary import EFFECTS, FORMS, KINDS, SIDES
from igroteka.games.trappers.page.style import EFFECT_ICONS, FORM_ICONS, KIND_ICONS, SIDE_ICONS
from igroteka.table.svg import icons

DRAWN = {
    "effect": (EFFECTS, EFFECT_ICONS),
    "form": (FORMS, FORM_ICONS),
    "kind": (KINDS[1:], KIND_ICONS[1:]),  # the Wasteland is plain
    "side": (SIDES, SIDE_ICONS),
}


@pytest.mark.parametrize("what", DRAWN)
def test_every_word_has_its_icon(what: str) -> None:
    words, drawn = DRAWN[what]
    folders = icons.art_folders(box_of("trappers").art_folder())
    known = {name for folder in folders for name in icons.names_in(Path(folder))}
    lacking = [word for number, word in enumerate(words) if icon_of(drawn, number, word) not in known]
    assert lacking == []


def icon_of(drawn: Sequence[str], number: int, word: str) -> str:
    return drawn[number] if number < len(drawn) else f"no icon for {word}"
