"""The golden games of Claustrophobia: every scenario is among them, won by either side."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from igroteka.engine.record import Ended, Record, read
from igroteka.games.claustrophobia.content.vocabulary import SCENARIOS

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "claustrophobia"
RECORDS = [read(path) for path in sorted(GOLDEN.glob("*.jsonl"))]
BY_HUMAN, BY_DEMON, DRAWN = [0], [1], [0, 1]  # a draw is a shared win


def won_by(record: Record) -> list[int]:
    end = record.end()
    assert isinstance(end, Ended)
    return end.winners


def test_every_scenario_is_won_by_either_side() -> None:
    winners = defaultdict(list)
    for record in RECORDS:
        winners[record.header.options["scenario"]].append(won_by(record))
    assert len(RECORDS) >= 40 and set(winners) == set(SCENARIOS)
    for scenario, found in winners.items():
        assert BY_HUMAN in found and BY_DEMON in found, scenario


def test_a_draw_is_among_them_and_a_force_that_was_built() -> None:
    assert DRAWN in [won_by(record) for record in RECORDS]
    built = [record for record in RECORDS if record.header.options["force"] == "build"]
    assert "dares" in [record.header.options["scenario"] for record in built]
