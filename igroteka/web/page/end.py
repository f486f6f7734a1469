"""How a finished game is told: places, where the points came from, how they grew, what the dice did.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.seats import SPECTATOR
from igroteka.table.box import Box
from igroteka.table.text.messages import msg
from igroteka.table.text.phrases import crowned, outcome
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import EndFacts
from igroteka.web.page.verdict import verdict
from igroteka.web.tables.catalogue import shown_score


def end_facts(
    box: Box,
    content: Any,
    game: Game,
    events: Sequence[Event],
    curve: Sequence[tuple[int, tuple[int, ...]]],
    speaker: Speaker,
    detail: str,
    texts: Words,
    mine: Sequence[int] = (),
    table: str = "",
    last: int = 0,
) -> EndFacts:
    scores, winners = game.scores(), game.winners()
    crowns = crowned(winners, int(game.players))
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    said = speaker.say(box.prompt(content, box.view(game, int(SPECTATOR))))
    sources = box.sources(content, events, int(game.players))
    return EndFacts(
        sentence=verdict(box, game, speaker, texts, mine),
        reason=said
        if said != speaker.say(outcome(winners, int(game.players))) or (len(mine) == 1 and mine[0] not in winners)
        else "",
        places=tuple([(seat, speaker.seat_names[seat], scores[seat], seat in crowns) for seat in order]),
        sources=tuple([(speaker.say(msg(source.key)), source.points) for source in sources]),
        curve=tuple(curve),
        dice=box.dice(content, events),
        totals=box.dice_totals(),
        detail=detail,
        shown=lambda points: shown_score(box, speaker, points),
        table=table,
        last=last,
        burst=box.burst,
    )
