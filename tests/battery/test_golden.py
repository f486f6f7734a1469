"""Whole games kept as records: they replay move by move to the table they ended with, on both builds."""

from __future__ import annotations

from pathlib import Path

import pytest
from make_golden import record_name, wanted

from igroteka.engine.digest import digest
from igroteka.engine.record import Ended, read
from igroteka.engine.seats import OVER
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES, box_of

RECORDS = sorted((Path(__file__).parent.parent / "golden").rglob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    record = read(path)
    session = Session.from_record(record, box_of(record.header.game))
    end = record.end()
    assert isinstance(end, Ended)
    assert session.game.seat == OVER
    assert (digest(session.game), session.game.scores(), session.game.winners()) == (
        end.digest,
        end.scores,
        end.winners,
    )


@pytest.mark.parametrize("game", GAMES)
def test_there_are_golden_games_of_every_number_of_players_and_every_option(game: str) -> None:
    kept = {path.stem for path in RECORDS if path.parent.name == game}
    assert kept == {record_name(trial, number) for trial, number in wanted(game)}
