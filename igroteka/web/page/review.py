"""The review of a finished game as one seat reads it: where the game turned, what its choices cost, what luck brought.

Everything may be told now; choices have been judged by what their seat could see then.

Interpreted in every build: it waits for judges, and is seldom the one that computes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Final

from igroteka.engine.events import Event
from igroteka.engine.record import Chosen
from igroteka.table.text.speech import Speaker
from igroteka.web.models import ALL_SEEING, NOBODY, Costly, Fortune, ReviewFacts, Stroke, Turned
from igroteka.web.page.fragments.review import review_drawn
from igroteka.web.page.replay import Replay
from igroteka.web.page.replay_frames import speaker_of, written
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.judge import Overview, Verdict
from igroteka.web.tables.reviews import Review

TURNS: Final = 3
LEAST: Final = 4.0  # hundredths that all stand otherwise, at a turning point
APART: Final = 25  # turning points are a part of the game from each other
AROUND: Final = 2  # moments before and after
STROKE: Final = 2.0  # hundredths, of luck that is told


def review_part(replay: Replay, review: Review | None, seat: int, language: str) -> str:
    """Draw the review as far as it has come."""
    return review_drawn(texts_of(language), facts_of(replay, review, seat, language))


def facts_of(replay: Replay, review: Review | None, seat: int, language: str) -> ReviewFacts:
    speaker = speaker_of(replay, language)
    names = speaker.seat_names
    if review is None:
        return ReviewFacts(replay.row.id, seat, names)
    if review.overview is None:
        return ReviewFacts(replay.row.id, seat, names, begun=True, failed=review.failed)
    shares = shares_of(review.overview)
    return ReviewFacts(
        table=replay.row.id,
        seat=seat,
        names=names,
        begun=True,
        failed=review.failed,
        done=review.done,
        total=review.total,
        whole=review.whole,
        stood=shares,
        turned=tuple(turning_points(replay, shares, language)),
        costly=tuple([costly(replay, verdict, seat, speaker) for verdict in review.verdicts]),
        luck=tuple([fortune(review.overview, each) for each in range(len(names))]),
        strokes=tuple(strokes(replay, review.overview, seat, language)),
    )


# --- where all stood ---


def shares_of(overview: Overview) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """Return how all stood as hundredths that add up to a hundred, where that changed.

    What is half done looks better or worse than it is, for a moment: of five moments the middle one counts.
    """
    found: list[tuple[int, tuple[float, ...]]] = []
    for place, (number, _) in enumerate(overview.stood):
        worths = middle(overview.stood, place)
        whole = sum(worths) or 1
        shares = tuple([100 * worth / whole for worth in worths])
        if not found or found[-1][1] != shares:
            found.append((number, shares))
    return tuple(found)


def middle(stood: Sequence[tuple[int, tuple[int, ...]]], place: int) -> list[float]:
    """Return the medians around a moment; at both ends of the game fewer moments count."""
    reach = min(AROUND, place, len(stood) - 1 - place)
    near = [worths for _, worths in stood[place - reach : place + reach + 1]]
    return [median([worths[seat] for worths in near]) for seat in range(len(near[0]))]


def turning_points(replay: Replay, stood: Sequence[tuple[int, tuple[float, ...]]], language: str) -> list[Turned]:
    """List where most changed at once, in the order of the game, not too near to each other."""
    steps = []
    for (since, before), (number, after) in pairwise(stood):
        swings = [after[seat] - before[seat] for seat in range(len(after))]
        most = max(range(len(swings)), key=lambda seat: abs(swings[seat]))
        steps.append((abs(swings[most]), number, since, most, swings[most]))
    kept: list[Turned] = []
    for size, number, since, seat, swing in sorted(steps, key=lambda step: (-step[0], step[1])):
        far = all(abs(number - other.step) * APART >= replay.last for other in kept)
        if size >= LEAST and far and len(kept) < TURNS:
            kept.append(Turned(number, seat, round(swing), told_between(replay, since, number, seat, language)))
    return sorted(kept, key=lambda turned: turned.step)


def told_between(replay: Replay, since: int, number: int, seat: int, language: str) -> str:
    """Return the line of the log that tells most of what happened to the seat: points, a blow, its own doing."""
    every = written(replay, ALL_SEEING, language)
    found: list[tuple[tuple[int, bool, bool, int], str]] = []
    for step in range(since + 1, number + 1):
        for event, line in zip(replay.moments[step].events, every[step], strict=True):
            mine = seat in (line.seat, line.notice.seat if line.notice else NOBODY)
            weight = (abs(points_in(replay, event, seat)), line.notice is not None, mine, len(found))
            found.append((weight, line.text))
    return max(found)[1] if found else ""


def points_in(replay: Replay, event: Event, seat: int) -> int:
    """Return what the event adds to the score of the seat."""
    box, players = replay.box, replay.row.players
    own = sum([source.points[seat] for source in box.sources(replay.content, [event], players)])
    return own - sum([source.points[seat] for source in box.sources(replay.content, [], players)])


# --- choices ---


def costly(replay: Replay, verdict: Verdict, seat: int, speaker: Speaker) -> Costly:
    box, content = replay.box, replay.content
    moment = replay.moments[verdict.number]
    view = box.view(replay.moments[verdict.number - 1].game, seat)

    def label(action: int) -> str:
        return speaker.say(box.choice(content, view, action).label)

    played = label(moment.entry.choice) if isinstance(moment.entry, Chosen) else ""
    asked = speaker.say(box.prompt(content, view))
    return Costly(verdict.number - 1, asked, played, label(verdict.best), round(verdict.cost / 10))


# --- luck ---


def fortune(overview: Overview, seat: int) -> Fortune:
    dice = [throw for _, luck in overview.luck for throw in luck.dice if throw[0] == seat]
    swing = sum([luck.swing[seat] for _, luck in overview.luck]) / 10
    count = len(dice)
    if not count:
        return Fortune(seat, round(swing), 0, "", "")
    fell, usual = sum([throw[1] for throw in dice]) / count, sum([throw[2] for throw in dice]) / count
    return Fortune(seat, round(swing), count, f"{fell:.1f}", f"{usual:.1f}")


def strokes(replay: Replay, overview: Overview, seat: int, language: str) -> list[Stroke]:
    """Tell the luckiest and the unluckiest moment of the seat."""
    found = sorted([(luck.swing[seat] / 10, number) for number, luck in overview.luck])
    ends = [found[-1], found[0]] if found else []
    kept = [(swing, number) for swing, number in ends if abs(swing) >= STROKE]
    return [
        Stroke(number, round(swing), told_between(replay, number - 1, number, seat, language)) for swing, number in kept
    ]
