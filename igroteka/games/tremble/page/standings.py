"""The end on the board: captains in order of their people, with ticks and crosses for their missions (TH-119)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.page.places import BOARD, SKY_HEIGHT, SKY_TOP
from igroteka.games.tremble.page.style import CAPTAINS, CARD, DIM, INK, badge, display
from igroteka.games.tremble.view.types import Captain, View
from igroteka.games.tremble.words.cards import shown_people
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import words_at
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker

WIDE: Final = 560
ROW: Final = 54


def standings(view: View, speaker: Speaker) -> str:
    if not view.over:
        return ""
    order = sorted(view.captains, key=lambda captain: (captain.seat not in view.winners, -captain.people, captain.seat))
    top = SKY_TOP + (SKY_HEIGHT - ROW * len(order)) // 2
    return "".join(
        [place(captain, speaker, captain.seat in view.winners, top + n * ROW) for n, captain in enumerate(order)]
    )


def place(captain: Captain, speaker: Speaker, wins: bool, y: int) -> str:
    done = tuple([mission.fulfilled for mission in captain.missions])
    name, score = speaker.seat_names[captain.seat], shown_people(captain.people, speaker.language)
    return place_row(captain.seat, name, score, len(captain.captured), done, wins, y)


@lru_cache(256)
def place_row(captain: int, name: str, score: str, cities: int, done: tuple[bool, ...], wins: bool, y: int) -> str:
    colour = CAPTAINS[captain]
    marks = "".join(
        [
            icon("check", 268 + 26 * n, 15, 18, INK, "th-ink")
            if fulfilled
            else icon("cross", 268 + 26 * n, 15, 18, DIM, "th-dim")
            for n, fulfilled in enumerate(done)
        ]
    )
    cup = icon("cup", WIDE - 34, 12, 24, INK, "th-ink") if wins else ""
    return (
        f'<g id="place-{captain}" transform="translate({(BOARD[0] - WIDE) // 2} {y})">'
        f'<rect width="{WIDE}" height="{ROW - 6}" rx="12" fill="{CARD}" stroke="{colour}"'
        f' stroke-width="{3 if wins else 1.5}" class="th-card th-s{captain}"/>{badge(captain, 12, 12, 24)}'
        f"{line_at(48, 30, name, 205, 16, INK, 'th-ink', weight=700)}{marks}"
        f"{icon('th-earth', 346, 16, 15, DIM, 'th-dim')}"
        f"{words_at(365, 29, str(cities), 13, DIM, 'th-dim th-num', weight=700)}"
        f"{display(WIDE - 44, 32, score, 19, anchor='end')}{cup}</g>"
    )
