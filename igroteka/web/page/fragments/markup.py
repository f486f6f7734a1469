"""The small pieces of markup that all fragments share: escaped text, icons of the page, the badge of a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words


def say(texts: Words, key: str, **args: Any) -> str:
    """Return a text of the page, ready to stand in markup."""
    return said(texts, key, tuple(args.items()))


@lru_cache(4096)
def said(texts: Words, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return esc(texts.sentence(f"page-{key}", dict(args)))


def icon(name: str) -> str:
    """Draw an icon of the sprite that every page holds."""
    return f'<svg class="icon" aria-hidden="true"><use href="#ui-{name}"/></svg>'


def badge(seat: int) -> str:
    """Draw number, shape and colour of a seat; a spectator has none."""
    if seat < 0:
        return ""
    return f'<span class="badge p{seat % 6}"><span>{seat + 1}</span></span>'


@lru_cache(1024)
def clause_link(clause: str) -> str:
    return f'<button type="button" class="clause" data-clause="{esc(clause)}">{esc(clause)}</button>' if clause else ""


@lru_cache(4096)
def ids(names: tuple[str, ...]) -> str:
    return esc(" ".join(names))
