"""Dice among HTML: faces of dice that lie somewhere, places for dice, and what a space of the Board asks for."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from igroteka.games.claustrophobia.content.dark import Space
from igroteka.table.svg import dice
from igroteka.table.text.speech import Words

BONE_FACE = "#f1e6cb"
BLOOD_FACE = "#8f1d17"


@lru_cache(64)
def face(value: int, size: int, red: bool = False, cls: str = "") -> str:
    """Draw a die; red ones are Destiny dice."""
    fill, pip = (BLOOD_FACE, "#ffeede") if red else (BONE_FACE, "#1a1209")
    named = f"cl-die {cls}".strip()
    return (
        f'<svg class="{named}" width="{size}" height="{size}" viewBox="0 0 20 20" aria-hidden="true">'
        f"{dice.die(value, 0, 0, 20, fill, pip)}</svg>"
    )


@lru_cache(8)
def empty(size: int) -> str:
    return (
        f'<svg class="cl-die cl-no-die" width="{size}" height="{size}" viewBox="0 0 20 20" aria-hidden="true">'
        '<rect x="1" y="1" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-opacity=".6"'
        ' stroke-dasharray="3 2.4"/></svg>'
    )


def condition(words: Words, space: Space) -> str:
    """Say which dice a space takes: a value, a span, odd or even, any, or a sum of two."""
    if space.exact:
        return words.sentence("draw-takes", {"how": "exact", "sum": space.exact, "values": ""})
    if space.least:
        return words.sentence("draw-takes", {"how": "least", "sum": space.least, "values": ""})
    values = space.values or ()
    how = {(1, 2, 3, 4, 5, 6): "any", (1, 3, 5): "odd", (2, 4, 6): "even"}.get(values, "values")
    return words.sentence("draw-takes", {"how": how, "sum": 0, "values": spanned(values)})


def spanned(values: tuple[int, ...]) -> str:
    """Return values as people write them: 1, 1–2, 5–6."""
    if len(values) > 1 and all(other == one + 1 for one, other in pairwise(values)):
        return f"{values[0]}–{values[-1]}"
    return ", ".join(map(str, values))
