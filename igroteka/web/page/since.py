"""What a player comes back to: a few sentences on what was done to the seat, its score, and who leads.

They are made of the notices in the seat's own log and of the points that all see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.table.text.speech import Words
from igroteka.web.models import LogLine, NoticeText
from igroteka.web.page.fragments.log import LABELS
from igroteka.web.page.presenter import Presenter
from igroteka.web.tables.catalogue import shown_score

MOST: Final = 3  # notices that are told; of more the last ones


def sentences(
    presenter: Presenter, seat: int, points: Sequence[int], texts: Words, since: Sequence[LogLine]
) -> list[str]:
    """Tell a seat of the lines since its last choice; `points` are those that all see now."""
    told = [line.notice for line in since if line.notice is not None]
    return [*done_to(texts, told), *standing(presenter, seat, points, texts)]


def done_to(texts: Words, told: Sequence[NoticeText]) -> list[str]:
    if not told:
        return [texts.sentence("page-digest-nothing", {})]
    if len(told) <= MOST:
        return [in_a_line(texts, one) for one in told]
    last = [in_a_line(texts, one) for one in told[1 - MOST :]]
    return [texts.sentence("page-digest-more", {"count": len(told) + 1 - MOST}), *last]


def in_a_line(texts: Words, told: NoticeText) -> str:
    said = f"{told.title}."
    for role in ("loss", "gain"):
        what = ", ".join([words for kind, words in told.lines if kind == role])
        if what:
            said += f" {texts.sentence(LABELS[role], {})} {what}."
    return said


def standing(presenter: Presenter, seat: int, now: Sequence[int], texts: Words) -> list[str]:
    """Say how the score of the seat changed, and who leads by how much."""
    if not now:
        return []
    box, speaker = presenter.room.box, presenter.speaker(texts.language)
    mine, known = now[seat], presenter.own_points.get(seat)
    score = {"now": shown_score(box, speaker, mine)}
    if known is None:
        said = texts.sentence("page-digest-now", score)
    elif known[seat] == mine:
        said = texts.sentence("page-digest-same", score)
    else:
        said = texts.sentence("page-digest-score", {**score, "before": shown_score(box, speaker, known[seat])})
    others = [other for other in range(len(now)) if other != seat]
    best = max([now[other] for other in others])
    names = [speaker.seat_names[other] for other in others if now[other] == best]
    by = {"who": ", ".join(names), "by": shown_score(box, speaker, abs(best - mine))}
    key = "page-digest-behind" if best > mine else "page-digest-ahead" if best < mine else "page-digest-level"
    return [said, texts.sentence(key, {**by, "points": shown_score(box, speaker, max(best, mine))})]
