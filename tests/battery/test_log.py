"""A line of the log has the colour of whoever acts, in every game: not of whom it is done to."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.engine.record import read
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import Ref, msg
from igroteka.table.text.speech import speaker_for
from igroteka.web.models import ALL_SEEING, NOBODY
from igroteka.web.page.log import LogBook, actor_in, seats_in
from igroteka.web.tables.guests import texts_of

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = ("Vera", "Oleg", "Yuna", "Timur", "Ann")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_coloured_by_whoever_acts(game: str) -> None:
    box = GAMES[game]
    assert isinstance(box, ModuleBox)
    acting = several = 0
    for players in range(max(2, box.least), box.most + 1):
        session = Session.from_record(read(GOLDEN / game / f"{players}.jsonl"), box)
        speaker = speaker_for(box, session.content, "en", NAMES[:players])
        book = LogBook(box, session.content)
        heard = book.heard(session.log, 0, ALL_SEEING, speaker, texts_of("en"))
        for line, (_, event) in zip(heard.lines, session.log, strict=True):
            row = box.events.rows[event.kind]
            if "who" in row.places and event.args[row.places["who"]] >= 0:
                seats = [seat for seat in range(players) if row.names("who", event, seat)]
                assert line.seat == (seats[0] if seats else NOBODY), line.text
                acting += 1
                several += len(set(seats_in(box.told(session.content, event)))) > 1
    assert acting > 100
    rows = [row for row in box.events.rows.values() if "who" in row.places]
    assert several > 0 or not any(sum(reader.link == "strip" for _, reader in row.readers) > 1 for row in rows)


def test_the_actor_is_found_by_the_name_of_the_argument_not_by_its_place() -> None:
    rival, own, wild = Ref("seat", 2), Ref("seat", 1), Ref("faction", 3)
    assert actor_in(msg("told-hit", by=rival, who=own)) == 1
    assert actor_in(msg("told-hit", old=msg("of", who=rival), who=msg("player", side=wild, who=own))) == 1
    assert actor_in(msg("told-hit", victim=rival, who=wild)) == NOBODY  # nobody's soldiers act
    assert actor_in(msg("told-hit", victim=rival, who=msg("nobody"))) == 2
    assert actor_in(msg("told-fight", attacker=own, defender=rival)) == 1
    assert actor_in(msg("told-round", round=2)) == NOBODY
