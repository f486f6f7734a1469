"""Whatever is asked wrongly is answered in one line that names what and where."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from igroteka.games.registry import GAMES

Run = Callable[..., Result]

WRONG: list[tuple[str, str]] = [
    ("play", "which game?"),
    ("play chess", f"no game 'chess'; there are: {', '.join(sorted(GAMES))}"),
    ("play tremble --players 9", "tremble: players: 9 is not one of 2 to 5"),
    ("play tremble --players 3 --seats human,greedy", "--seats: 2 for 3 players"),
    ("play tremble --seats human", "players: 1 is not one of"),
    ("play tremble --seats human,wizard", "--seats 'wizard': expected human, random, greedy"),
    ("play tremble --seats human,,greedy", "expected human, random, greedy"),
    ("play tremble --seats human,search:0", "--seats 'search:0'"),
    ("play tremble --seats human,search:-5", "--seats 'search:-5'"),
    ("play tremble --seats human,search:0s", "--seats 'search:0s'"),
    ("play tremble --seats human,search:0.00s", "--seats 'search:0.00s'"),
    ("play tremble --names Ann,Bob", "--names: 2 names for 1 at the keyboard"),
    ("play tremble --names greedy", "--names greedy: that is the name of a bot"),
    ("play tremble --seats human,human --names Ann,Ann", "--names: two seats have the same name"),
    ("play tremble --names ,", "--names"),
    ("play tremble --option missions", "--option missions: expected name=value"),
    ("play tremble --option missions=maybe", "missions: 'maybe' is not one of on, off"),
    ("play tremble --option colour=red", "tremble: no option 'colour'"),
    ("play tremble --option missions=on --option missions=off", "--option missions: given twice"),
    ("play tremble --lang de", "--lang de: expected one of ru, en"),
    ("play tremble --content nowhere", "--content nowhere: no such folder"),
    ("play tremble --record taken.txt", "--record taken.txt: the file is there already"),
    ("play tremble --record taken.txt/game.jsonl", "taken.txt"),
    ("play --resume nowhere.jsonl", "nowhere.jsonl: No such file or directory"),
    ("play --resume taken.txt", "taken.txt"),
    ("play --resume . ", "Is a directory"),
    ("play --resume taken.txt --players 3", "--resume: the record says"),
    ("replay nowhere.jsonl", "nowhere.jsonl: cannot be read: No such file or directory"),
    ("replay taken.txt", "taken.txt:1: not JSON"),
    ("replay .", "cannot be read: Is a directory"),
    ("inspect nowhere.jsonl", "nowhere.jsonl: cannot be read: No such file or directory"),
    ("inspect taken.txt", "taken.txt:1: not JSON"),
    ("simulate chess", "no game 'chess'"),
    ("simulate tremble --bots human,greedy", "--bots human: only bots play here"),
    ("simulate tremble --games 1 --bots greedy:hunter", "greedy:hunter: no temper 'hunter'"),
    ("simulate trappers --games 1 --bots greedy:saint", "no temper 'saint'; Trappers knows hunter"),
    ("simulate tremble --bots wizard", "--bots 'wizard'"),
    ("simulate tremble --bots greedy,greedy,greedy --players 2", "--bots: 3 for 2 players"),
    ("simulate tremble --out no/where.parquet", "--out no/where.parquet: no such folder"),
    ("simulate tremble --games 1 --records taken.txt", "taken.txt"),
    ("duel tremble --bots greedy", "--bots greedy: expected two bots"),
    ("duel tremble --bots greedy,human", "expected two bots"),
    ("check-content chess .", "no game 'chess'"),
    ("check-content tremble nowhere", "nowhere: no such folder"),
    ("games --lang xx", "--lang xx"),
]


@pytest.mark.parametrize(("command", "told"), WRONG, ids=[command for command, _ in WRONG])
def test_a_wrong_command_is_one_line(command: str, told: str, igroteka: Run, tmp_path: Path) -> None:
    (tmp_path / "taken.txt").write_text("not a record\n")
    answered = igroteka(*command.split())
    assert answered.exit_code == 2
    assert answered.stderr.startswith("igroteka: ") and answered.stderr.count("\n") == 1
    assert told in answered.stderr
    assert "Traceback" not in answered.output
    assert not (tmp_path / "igroteka-records").exists()


def test_a_wrong_command_leaves_no_record_behind(igroteka: Run, tmp_path: Path) -> None:
    igroteka("play", "tremble", "--option", "missions=maybe", "--record", "game.jsonl")
    assert not (tmp_path / "game.jsonl").exists()


def test_games_lists_options_with_their_values(igroteka: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    listed = igroteka("games")
    assert listed.exit_code == 0
    for name, box in GAMES.items():
        assert name in listed.output
        assert all(option.option in listed.output for option in box.option_words()), "whole, as they are typed"
    assert "on | off" in listed.output


def test_help_is_there_for_every_command(igroteka: Run) -> None:
    for command in ("play", "replay", "draw", "inspect", "simulate", "duel", "check-content", "bench", "games"):
        helped = igroteka(command, "--help")
        assert helped.exit_code == 0
        assert "Usage" in helped.output


def test_it_runs_as_a_module() -> None:
    helped = subprocess.run(
        [sys.executable, "-m", "igroteka", "--help"], capture_output=True, text=True, timeout=120, check=False
    )
    assert helped.returncode == 0
    assert "simulate" in helped.stdout
