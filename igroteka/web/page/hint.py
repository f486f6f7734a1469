"""A hint for whoever decides: asked of the adviser, told to that page alone, in the words of choices and of the log.

Nothing of it is kept and nobody else hears of it: neither that it was asked for nor what it says.

Interpreted in every build: it waits for the adviser, and is seldom the one that computes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from igroteka.web.errors import WebError
from igroteka.web.models import Hinted
from igroteka.web.page.fragments.hint import hint
from igroteka.web.page.presenter import Presenter
from igroteka.web.tables.advised import Advised, Told, whole
from igroteka.web.tables.adviser import Adviser, are_allowed
from igroteka.web.tables.guests import texts_of
from igroteka.web.wire import Hint

LINES: Final = 4  # of what a choice leads to


class Asker(NamedTuple):
    """Who asks: a seat that the guest may choose for, and the decision that the page shows."""

    guest: str
    seat: int
    version: int
    language: str


async def hint_for(presenter: Presenter, adviser: Adviser, asker: Asker) -> Hint:
    """Return the hint; raise a WebError if none is to be had."""
    check(presenter, asker.seat)
    if presenter.version(asker.seat) == asker.version:
        advice = await adviser.advise(presenter.room, asker.seat, asker.guest)
        if still(presenter, asker):
            return Hint(asker.version, hint_drawn(presenter, asker.seat, asker.language, advice))
    return Hint(asker.version, "")


def check(presenter: Presenter, seat: int) -> None:
    room = presenter.room
    if not are_allowed(room.row):
        raise WebError("hints")
    room.check_running()
    if not presenter.decision(seat).acts:
        raise WebError("turn")


def still(presenter: Presenter, asker: Asker) -> bool:
    """Tell whether the decision is the one that was asked about."""
    running = presenter.room.row.state == "running"
    return running and presenter.decision(asker.seat).acts and presenter.version(asker.seat) == asker.version


def hint_drawn(presenter: Presenter, seat: int, language: str, advice: Sequence[Advised]) -> str:
    """Put the advice into words; of choices that are not offered nothing is said."""
    speaker, texts = presenter.speaker(language), texts_of(language)
    choices = {choice.action: choice for choice in presenter.decision(seat).choices}

    def line(told: Told) -> str:
        return speaker.say(presenter.log.telling(whole(told), seat)[0])

    hints = [
        Hinted(
            choices[one.action].action,
            speaker.say(choices[one.action].label),
            round(one.worth / 10),
            tuple([speaker.say(note) for note in (choices[one.action].cost, choices[one.action].note) if note]),
            tuple([line(told) for told in one.sure[:LINES]]),
            tuple([(share, line(told)) for share, told in one.likely]),
            one.hidden,
        )
        for one in advice
        if one.action in choices
    ]
    return hint(texts, hints)
