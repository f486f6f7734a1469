"""A moment of a record as the rules have it: pending steps, who is to act, the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pictures import GOLDEN
from typer.testing import Result

from igroteka.cli.terminal.replay import moments_of
from igroteka.engine.digest import pending
from igroteka.engine.record import read
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.registry import GAMES

Run = Callable[..., Result]


@pytest.mark.parametrize("game", GAMES)
def test_inspect_prints_what_is_pending_who_acts_and_every_field(game: str, igroteka: Run) -> None:
    players = min(3, GAMES[game].most)
    record = GOLDEN / game / f"{players}.jsonl"
    moments = moments_of(read(record), GAMES[game])
    for step in (0, 1, 25, len(moments) - 1):
        asked = igroteka("inspect", record, "--step", step)
        assert asked.exit_code == 0, asked.output
        table = moments[step].game
        lines = asked.stdout.splitlines()
        assert lines[0].startswith(f"step {step} of {len(moments) - 1}: ")
        start = lines.index("table:")
        steps = [f"  {name} {a} {b} {c}" for name, a, b, c in reversed(pending(table))]
        assert lines[2:start] == (["pending, the next one first:", *steps] if steps else ["pending: nothing"])
        assert [line.split()[0] for line in lines[start + 1 :]] == list(table.table())
        assert f"  {'players':{max(map(len, table.table()))}}  {players}" in lines


@pytest.mark.parametrize("game", GAMES)
def test_inspect_names_whoever_is_to_act(game: str, igroteka: Run) -> None:
    record = GOLDEN / game / "2.jsonl"
    moments = moments_of(read(record), GAMES[game])
    chance = next(step for step, moment in enumerate(moments) if moment.game.seat == CHANCE)
    seat = next(step for step, moment in enumerate(moments) if moment.game.seats() == [1])
    assert "to act: chance\n" in igroteka("inspect", record, "--step", chance).stdout
    assert "to act: seat 1\n" in igroteka("inspect", record, "--step", seat).stdout
    assert moments[-1].game.seat == OVER
    assert "to act: nobody, the game is over\npending: nothing\n" in igroteka("inspect", record).stdout


def test_inspect_names_all_seats_of_a_sealed_choice(igroteka: Run) -> None:
    record = GOLDEN / "tremble" / "3.jsonl"
    moments = moments_of(read(record), GAMES["tremble"])
    sealed = next(step for step, moment in enumerate(moments) if len(moment.game.seats()) == 3)
    assert "to act: seats 0, 1, 2\n" in igroteka("inspect", record, "--step", sealed).stdout


def test_inspect_says_what_was_chosen(igroteka: Run) -> None:
    record = GOLDEN / "tremble" / "3.jsonl"
    assert ": the beginning\n" in igroteka("inspect", record, "--step", 0).stdout
    assert ": chance brings " in igroteka("inspect", record, "--step", 1).stdout
