"""A match of two games as its pages tell it: which of them this is, how each ended, what may be done about the next.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from igroteka.table.text.speech import Words
from igroteka.web.models import MatchFacts
from igroteka.web.page.presenter import Presenter
from igroteka.web.page.viewer import Viewer
from igroteka.web.tables.catalogue import seat_title
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.matches import (
    PLAYERS,
    Match,
    in_games,
    is_first,
    match_of,
    number_of,
    seat_in,
    standing_said,
    won,
)

RESULTS = {2: "page-match-won", 1: "page-match-drawn", 0: "page-match-lost"}


def match_facts(presenter: Presenter, viewer: Viewer) -> MatchFacts | None:
    room, texts = presenter.room, texts_of(viewer.language)
    match = match_of(room.store, room.row)
    if match is None:
        return None
    number = number_of(match, room.row)
    names = presenter.speaker(viewer.language).seat_names
    players = [names[seat_in(number - 1, player)] for player in range(PLAYERS)]
    over = {game.id for _, game in match.finished()}
    return MatchFacts(
        number=number,
        said=standing_said(match, players, texts),
        replays=tuple([game.id if game.id in over else "" for game in match.games()]),
        lines=tuple(
            [
                (
                    players[player],
                    tuple([result(presenter, match, at, player, texts) for at in range(2)]),
                    in_games(match.score()[player]),
                )
                for player in range(PLAYERS)
            ]
        ),
        next=next_step(match, viewer) if is_first(room.row) else "",
    )


def result(presenter: Presenter, match: Match, number: int, player: int, texts: Words) -> tuple[str, str]:
    """Return the side of the player in a game of the match, and how it went; "" while it is not over."""
    seat = seat_in(number, player)
    side = seat_title(presenter.room.box, presenter.speaker(texts.language), seat)
    over = dict(match.finished())
    return side, texts.sentence(RESULTS[won(over[number], seat)], {}) if number in over else ""


def next_step(match: Match, viewer: Viewer) -> str:
    """Tell what the end of the first game offers: to begin the second, or to join it."""
    if match.second is not None:
        return "join"
    return "begin" if viewer.mine or viewer.host else ""
