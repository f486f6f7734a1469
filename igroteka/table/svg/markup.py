"""Markup as text: the one `esc` for whatever a person or a card may say, and the few elements all drawings use.

Everything drawn carries resolved attributes, so that it is right in any viewer; a class lets a page's style sheet
say otherwise.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

UI: Final = "'Onest Variable',Onest,'DejaVu Sans',Arial,sans-serif"


@lru_cache(16384)
def esc(text: str) -> str:
    """Safe between tags and in quoted attributes. A table says the same again and again: it is kept."""
    return escape(text, quote=True)


def number(value: float) -> str:
    """One text for one number: no exponent, no trailing zeros."""
    return digits(value) if isinstance(value, float) else str(value)


@lru_cache(8192)
def digits(value: float) -> str:
    return f"{value + 0.0:.2f}".rstrip("0").rstrip(".")


def attr(name: str, value: str) -> str:
    """With a space before it, or nothing if there is no value."""
    return f' {name}="{esc(value)}"' if value else ""


def words_at(
    x: float, y: float, words: str, size: float, fill: str, cls: str = "", anchor: str = "start", weight: int = 500
) -> str:
    """A line of text; `words` are escaped already."""
    middle = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}" fill="{fill}"'
        f"{attr('class', cls)}{middle}>{words}</text>"
    )


def rect(
    x: float, y: float, width: float, height: float, fill: str, cls: str = "", rx: float = 0, more: str = ""
) -> str:
    corner = f' rx="{number(rx)}"' if rx else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{corner}'
        f' fill="{fill}"{attr("class", cls)}{more}/>'
    )


def group(inner: str, x: float = 0, y: float = 0, id: str = "", cls: str = "") -> str:  # noqa: A002
    move = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
    return f"<g{attr('id', id)}{attr('class', cls)}{move}>{inner}</g>"
