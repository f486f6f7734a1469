"""The small pieces of markup that all fragments share: escaped text, icons of the page, the badge of a seat."""

from __future__ import annotations

from html import escape
from typing import Any

from igroteka.table.speech import Words


def say(texts: Words, key: str, **args: Any) -> str:
    """A text of the page, ready to stand in markup."""
    return escape(texts.sentence(f"page-{key}", args))


def icon(name: str) -> str:
    """An icon of the sprite that every page holds."""
    return f'<svg class="icon" aria-hidden="true"><use href="#ui-{name}"/></svg>'


def badge(seat: int) -> str:
    """Number, shape and colour of a seat; a spectator has none."""
    if seat < 0:
        return ""
    return f'<span class="badge p{seat % 6}"><span>{seat + 1}</span></span>'


def clause_link(clause: str) -> str:
    return (
        f'<button type="button" class="clause" data-clause="{escape(clause)}">{escape(clause)}</button>'
        if clause
        else ""
    )


def ids(names: tuple[str, ...]) -> str:
    return escape(" ".join(names))
