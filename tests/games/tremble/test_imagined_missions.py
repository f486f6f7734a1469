"""A resampled table has every mission once (TH-R37), and the captain's own as they were (TH-096)."""

from __future__ import annotations

from games.tremble.table import MISSION, started

from igroteka.engine.chance import Rng


def test_TH_R37_no_mission_is_lost_or_doubled_when_the_hidden_ones_change() -> None:
    game = started(3)
    all_missions = sorted([*game.mission, *game.undealt])
    assert len(all_missions) == 20
    assert set(all_missions) <= set(MISSION.values())
    changed = 0
    for seat in range(3):
        for seed in range(5):
            twin = game.resample(seat, Rng(seed))
            missions, undealt = list(twin.mission), list(twin.undealt)  # type: ignore[attr-defined]
            assert sorted(missions + undealt) == all_missions
            assert missions[seat * 4 : seat * 4 + 4] == list(game.mission)[seat * 4 : seat * 4 + 4]
            changed += missions != list(game.mission)
    assert changed > 10
