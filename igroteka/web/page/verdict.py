"""How the game ended for whoever looks: "You won", "You came 2nd", or who won.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.engine.game import Game
from igroteka.table.box import Box
from igroteka.table.text.phrases import is_draw, seats
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.tables.catalogue import seat_title


def verdict(box: Box, game: Game, speaker: Speaker, texts: Words, mine: Sequence[int]) -> str:
    """Say it to whoever has one seat as "you"; several at one screen read names, as whoever looks on does."""
    winners, players = game.winners(), int(game.players)
    if not winners:
        return texts.sentence("page-end-nobody", {})
    if is_draw(winners, players):
        return texts.sentence("page-end-draw", {})
    if len(mine) == 1:
        return to_you(box, game, speaker, texts, mine[0])
    who = str(speaker.word(seats(winners)))
    if len(winners) > 1:
        return texts.sentence("page-end-shared", {"who": who})
    if box.sides:
        return texts.sentence("page-end-won-as", {"who": who, "side": seat_title(box, speaker, winners[0])})
    return texts.sentence("page-end-won", {"who": who})


def to_you(box: Box, game: Game, speaker: Speaker, texts: Words, seat: int) -> str:
    winners, side = game.winners(), seat_title(box, speaker, seat)
    others = [winner for winner in winners if winner != seat]
    if seat in winners and others:
        return texts.sentence("page-end-you-shared", {"who": str(speaker.word(seats(others)))})
    if box.sides:
        return texts.sentence("page-end-you-won-as" if seat in winners else "page-end-you-lost-as", {"side": side})
    if seat in winners:
        return texts.sentence("page-end-you-won", {})
    if game.players == 2:
        return texts.sentence("page-end-you-lost", {})
    return texts.sentence("page-end-you-came", {"place": place(game, seat)})


def place(game: Game, seat: int) -> int:
    """Return the place of a seat, from 1; those who are level share one."""
    scores, winners = game.scores(), game.winners()
    standing = [(other in winners, scores[other]) for other in range(int(game.players))]
    return 1 + sum([other > standing[seat] for other in standing])
