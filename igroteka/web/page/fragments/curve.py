"""The score of each seat over a game, drawn as steps: it stays until it changes. Any moment opens the replay there."""

from __future__ import annotations

import json
from html import escape
from typing import Final

from igroteka.table.text.speech import Words
from igroteka.web.models import EndFacts
from igroteka.web.page.fragments.markup import say

WIDE, HIGH = 560, 200
LEFT, RIGHT = 66, 30  # beside it: for the scores, for the seats
BESIDE: Final = 1.4  # between lines that would cover each other


def curve(texts: Words, facts: EndFacts, seats: list[tuple[int, str]]) -> str:
    """Draw the curve, each line marked at its end by the seat's number."""
    if len(facts.curve) < 2:
        return ""
    first, last = facts.curve[0][0], max(facts.last, facts.curve[-1][0])
    values = [value for _, points in facts.curve for value in points]
    low, high = min(0, *values), max(1, *values)

    def x(step: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * (step - first) / max(1, last - first)

    def y(value: int) -> float:
        return 12 + (HIGH - 36) * (high - value) / (high - low)

    grid = "".join(
        [
            f'<path class="grid" d="M{LEFT} {y(value):.1f}H{WIDE - RIGHT}"/>'
            f'<text class="tick" x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">'
            f"{escape(facts.shown(value))}</text>"
            for value in ticks(low, high)
        ]
    )
    lines = "".join(
        [
            f'<path class="line p{seat % 6}" d="{way}"/>'
            for place, (seat, _) in enumerate(seats)
            for way in [
                stairs(
                    [(x(step), y(points[seat]) + beside(place, len(seats))) for step, points in facts.curve], x(last)
                )
            ]
        ]
    )
    ends = apart([(y(facts.curve[-1][1][seat]), seat) for seat, _ in seats])
    marks = "".join(
        [
            f'<g class="mark p{seat % 6}" transform="translate({WIDE - 18} {at:.1f})"><circle r="9"/>'
            f'<text text-anchor="middle" y="4">{seat + 1}</text></g>'
            for at, seat in ends
        ]
    )
    title = say(texts, "curve")
    drawn = (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{grid}{lines}'
        f'<path class="cursor" d="M0 6V{HIGH - 18}" hidden/>{marks}</svg>'
    )
    if not facts.table:
        return f'<figure class="curve"><figcaption>{title}</figcaption>{drawn}</figure>'
    return (
        f'<figure class="curve"{data(texts, facts, seats, first, last)}><figcaption>{title}</figcaption>'
        f'<div class="plot" role="slider" tabindex="0" aria-label="{say(texts, "curve-open")}" aria-valuemin="{first}"'
        f' aria-valuemax="{last}" aria-valuenow="{last}">{drawn}</div>'
        f'<p class="curve-said muted" aria-hidden="true">{say(texts, "curve-open")}</p></figure>'
    )


def data(texts: Words, facts: EndFacts, seats: list[tuple[int, str]], first: int, last: int) -> str:
    """Return what the page needs to tell a moment: the scores from each change on, and who has them."""
    scores = [[step, [facts.shown(points[seat]) for seat, _ in seats]] for step, points in facts.curve]
    known = {
        "replay": f"/r/{facts.table}",
        "first": first,
        "last": last,
        "from": LEFT / WIDE,
        "to": (WIDE - RIGHT) / WIDE,
        "wide": WIDE,
        "scores": scores,
        "seats": [[seat, name] for seat, name in seats],
        "at": texts.sentence("page-curve-at", {"step": "#n", "last": "#c"}),
    }
    return f' data-curve="{escape(json.dumps(known, ensure_ascii=False))}"'


def stairs(points: list[tuple[float, float]], end: float) -> str:
    """Return a way that stays level from each point to the next and then goes straight up or down."""
    way = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    height = points[0][1]
    for at, to in points[1:]:
        if to != height:
            way += f"H{at:.1f}V{to:.1f}"
            height = to
    return f"{way}H{end:.1f}"


def beside(place: int, seats: int) -> float:
    """Return how far a line is moved so that those with the same score are seen side by side."""
    return BESIDE * (place - (seats - 1) / 2)


def ticks(low: int, high: int) -> list[int]:
    """List four or five round values from low to high."""
    step = 1
    while (high - low) / step > 5:
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    return list(range(-(-low // step) * step, high + 1, step))


def apart(ends: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Push marks at the right edge down so that none covers another."""
    placed: list[tuple[float, int]] = []
    for at, seat in sorted(ends):
        placed.append((max(at, placed[-1][0] + 19) if placed else at, seat))
    over = placed[-1][0] - (HIGH - 12) if placed else 0.0
    return [(at - over, seat) for at, seat in placed] if over > 0 else placed
