"""The hands of all seats one under another, for ALL_SEEING.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from igroteka.table.svg.markup import esc
from igroteka.web.page.fragments.markup import badge

IDS = re.compile(r'\sid="([^"]+)"')


def all_hands(hands: Sequence[str], names: tuple[str, ...], nearest: int) -> str:
    """Put the hands together, by seat. The nearest keeps its ids, for motions and lines of the log point at them."""
    told = []
    for seat, hand in enumerate(hands):
        if hand:
            name, shown = esc(names[seat]), hand if seat == nearest else renamed(hand, seat)
            head = f'<section class="hand p{seat % 6}" tabindex="0" aria-label="{name}"><h2>{badge(seat)}{name}</h2>'
            told.append(f"{head}{shown}</section>")
    return "".join(told)


def renamed(markup: str, seat: int) -> str:
    """Return the same picture with ids of its own, wherever they are named: no id may be in a page twice."""
    ids = "|".join([re.escape(name) for name in sorted(set(IDS.findall(markup)), key=len, reverse=True)])
    if not ids:
        return markup
    return re.sub(rf'(\s(?:id|for|aria-labelledby)="|#)({ids})(?=["\')])', rf"\g<1>s{seat}-\g<2>", markup)
