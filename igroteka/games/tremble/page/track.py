"""The track of people: a pawn for each captain, in thousands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.page.places import LEFT, ROOM, TRACK_TOP
from igroteka.games.tremble.page.style import CAPTAINS, DIM, LINE, WELL, badge
from igroteka.games.tremble.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number, words_at
from igroteka.table.svg.parts import joined, piece

START: Final = 44
END: Final = ROOM - 22
LENGTHS: Final = (200, 300, 400, 600, 800, 1200, 2000)
PAWN: Final = 17


def track(view: View) -> str:
    return people_track(tuple([captain.people for captain in view.captains]))


@lru_cache(1024)
def people_track(scores: tuple[int, ...]) -> str:
    longest = next((length for length in LENGTHS if length >= max(scores)), max(scores))
    places = placed(scores, longest)
    pawns = "".join([pawn(captain, score, places[captain], longest) for captain, score in enumerate(scores)])
    return joined(
        [
            f'<g id="track" transform="translate({LEFT} {TRACK_TOP})">{scale(longest)}',
            piece("pawns", f'<g id="pawns">{pawns}</g>'),
            "</g>",
        ]
    )


def along(score: int, longest: int) -> float:
    return START + (END - START) * max(0, score) / longest


def placed(scores: tuple[int, ...], longest: int) -> list[float]:
    """Pawns side by side where they would cover one another."""
    order = sorted(range(len(scores)), key=lambda captain: (scores[captain], captain))
    places = [0.0] * len(scores)
    least = -99.0
    for captain in order:
        places[captain] = max(along(scores[captain], longest), least)
        least = places[captain] + PAWN + 5
    most = END + 12.0
    for captain in reversed(order):
        places[captain] = min(places[captain], most)
        most = places[captain] - PAWN - 5
    return places


@lru_cache(16)
def scale(longest: int) -> str:
    step = 50 if longest <= 600 else 100
    ticks = [
        f'<path d="M{number(along(tick, longest))} 34v6" stroke="{DIM}" class="th-tick"/>'
        f"{words_at(along(tick, longest), 51, str(tick), 11, DIM, 'th-dim th-num', 'middle')}"
        for tick in range(0, longest + 1, step)
    ]
    return (
        f'<rect width="{ROOM}" height="57" rx="12" fill="{WELL}" fill-opacity=".6" class="th-lane"/>'
        f"{icon('th-people', 8, 18, 22, DIM, 'th-dim')}"
        f'<path d="M{START} 32H{END}" stroke="{LINE}" stroke-width="6" stroke-linecap="round" class="th-rail"/>'
        f"{''.join(ticks)}"
    )


def pawn(captain: int, score: int, x: float, longest: int) -> str:
    colour = CAPTAINS[captain]
    true = along(score, longest)
    return (
        f'<g id="pawn-{captain}" class="th-pawn"><path d="M{number(x)} 24L{number(true)} 32"'
        f' stroke="{colour}" stroke-width="2" class="th-s{captain}"/>'
        f'<circle cx="{number(true)}" cy="32" r="3.5" fill="{colour}" class="th-f{captain}"/>'
        f"{badge(captain, x - PAWN / 2, 6, PAWN)}</g>"
    )
