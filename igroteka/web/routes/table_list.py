"""Tables as the lobby lists them: who sits there and whom it waits for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from igroteka.engine.record import RecordError
from igroteka.engine.seats import SPECTATOR
from igroteka.table.box import Box
from igroteka.table.text.phrases import outcome, waiting_for
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import TableLine
from igroteka.web.state import AppState
from igroteka.web.storage.store import Chair, TableRow
from igroteka.web.tables.catalogue import seat_title
from igroteka.web.tables.guests import Visitor
from igroteka.web.tables.matches import (
    PLAYERS,
    Match,
    game_said,
    match_of,
    number_of,
    seat_in,
    standing_said,
)
from igroteka.web.tables.names import name_of
from igroteka.web.tables.room import Room

STATES = {"waiting": "open", "running": "running", "paused": "paused", "finished": "finished"}


def table_line(state: AppState, visitor: Visitor, row: TableRow) -> TableLine:
    chairs = state.store.chairs(row.id)
    mine = [chair.seat for chair in chairs if visitor.id and chair.guest == visitor.id]
    names = tuple([shown_name(chair, visitor.language) for chair in chairs])
    speaker = state.catalogue.speaker(row.game, visitor.language, names)
    box = state.catalogue.box(row.game)
    said, my_turn = standing(state, row, mine, chairs, speaker, visitor.texts)
    line = TableLine(
        table=row.id,
        game=speaker.say(box.title()),
        seats=tuple([on_side(name, row, box, speaker, seat) for seat, name in enumerate(names)]),
        state=STATES[row.state],
        said=said,
        mine=bool(mine) or (bool(visitor.id) and row.host == visitor.id),
        my_turn=my_turn,
        free=row.state == "waiting" and any(chair.kind == "open" for chair in chairs),
    )
    match = match_of(state.store, row)
    return line if match is None else in_match(line, match, row, names, visitor.texts)


def in_match(line: TableLine, match: Match, row: TableRow, names: Sequence[str], texts: Words) -> TableLine:
    """Return one line for both games: the table is that of the game which is played, or was played last."""
    number = number_of(match, row) - 1
    players = [names[seat_in(number, player)] for player in range(PLAYERS)]
    stands = standing_said(match, players, texts)
    if row.state == "finished":
        line = replace(line, said=stands)
    elif stands:
        line = replace(line, said=f"{line.said} · {stands}")
    replays = tuple([game.id for _, game in match.finished()])
    if match.over():
        return replace(line, seats=tuple(players), match=texts.sentence("web-match", {}), replays=replays)
    return replace(line, match=game_said(match, row, texts), replays=replays)


def on_side(name: str, row: TableRow, box: Box, speaker: Speaker, seat: int) -> str:
    """Return who sits there, and on which side once that is known."""
    if not box.sides or (row.lots and row.state == "waiting"):
        return name
    return f"{name} ({seat_title(box, speaker, seat)})"


def shown_name(chair: Chair, language: str) -> str:
    return "…" if chair.kind in ("open", "invited") else name_of(chair, language)


def standing(
    state: AppState, row: TableRow, mine: list[int], chairs: list[Chair], speaker: Speaker, texts: Words
) -> tuple[str, bool]:
    """Return a sentence, and whether the table waits for the reader."""
    if row.state == "waiting":
        empty = sum(chair.kind in ("open", "invited") for chair in chairs)
        return texts.sentence("web-seats-left", {"count": empty}), False
    if row.state == "finished":
        return speaker.say(outcome(row.winners, len(chairs))), False
    if row.state == "paused":
        return texts.sentence("web-paused", {}), False
    try:
        room = state.rooms.room(row.id)
    except RecordError:
        return texts.sentence("web-no-table", {}), False
    return running(room, mine, speaker, texts)


def running(room: Room, mine: list[int], speaker: Speaker, texts: Words) -> tuple[str, bool]:
    game = room.playing.game
    own = [seat for seat in mine if room.chairs[seat].kind == "person"]
    if any(game.acts(seat) for seat in own):
        return texts.sentence("table-your-turn", {}), True
    if mine and not own:
        return texts.sentence("web-bot-for-you", {}), False
    acting = game.seen_to_act(int(SPECTATOR))
    return (speaker.say(waiting_for(acting)) if acting else texts.sentence("table-considering", {})), False
