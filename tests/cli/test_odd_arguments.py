"""Odd arguments for every option of every command: it does what was asked, or says in a line what is wrong."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pictures import GOLDEN
from told import told_in_a_line
from typer.testing import Result

Run = Callable[..., Result]

LONG = "1" * 5000  # digits: more than Python turns into a number
NUMBERS = ("0", "-1", "", "abc", "1.5", "٣", "0x1", "nan", "99999999999999999999", LONG)
WORDS = ("", "x", "=", "x=", "=y", "a\nb", "\udce9", "[bold]", "%s", "\x1b[2J", "x" * 5000, LONG)
FILES = ("", "nowhere", "no/where", "text", "text/below", "folder", "/dev/null", "x" * 300, "a\nb", "\udce9")
BOTS = (
    *("", "x", "SEARCH", "search:0", "search:-1", "search:abc", "search:99999999999999", "search:٣", "search:0s"),
    *("greedy,", "greedy,,greedy", "," * 50, "greedy:nobody", "human", "greedy," * 500 + "greedy"),
)
FEW = "--games 2 --workers 1 --bots"
SLOTS: dict[str, tuple[str, ...]] = {  # ? is where the odd one goes
    "replay game --to-end --seat ?": NUMBERS + WORDS,
    "replay ? --to-end": FILES,
    "replay game --to-end --lang ?": WORDS,
    "draw game -o o.svg --step ?": NUMBERS,
    "draw game -o o.svg --seat ?": NUMBERS + WORDS,
    "draw ? -o o.svg": FILES,
    "draw game -o ?": FILES,
    "inspect game --step ?": NUMBERS,
    "inspect ?": FILES,
    "play ?": WORDS,
    "play trappers --players ?": NUMBERS,
    "play trappers --seed ?": NUMBERS,
    "play trappers --names ?": WORDS,
    "play trappers --option ?": WORDS,
    "play trappers --option target_vp=twelve --option ?": ("target_vp=twelve", "target_vp=", "x=y"),
    "play trappers --lang ?": WORDS,
    "play trappers --seats human,?": BOTS,
    "play trappers --record ?": FILES,
    "play trappers --content ?": FILES,
    "play --resume ?": FILES,
    "check-content trappers ?": FILES,
    "check-content ? folder": WORDS,
    "simulate ?": WORDS,
    f"simulate trappers {FEW} ?": BOTS,
    f"simulate trappers {FEW} greedy --players ?": NUMBERS,
    f"simulate trappers {FEW} greedy --seed ?": NUMBERS,
    f"simulate trappers {FEW} greedy --out ?": FILES,
    f"simulate trappers {FEW} greedy --records ?": FILES,
    f"simulate trappers {FEW} greedy --content ?": FILES,
    f"simulate trappers {FEW} greedy --option ?": WORDS,
    "simulate trappers --games ?": ("0", "-1", "abc", "99999999999999", LONG),
    "simulate trappers --games 1 --workers ?": ("-1", "abc", "100000", LONG),
    f"duel trappers {FEW} ?": BOTS,
    f"duel trappers {FEW} greedy,random --players ?": NUMBERS,
    "duel trappers --bots greedy,random --games ?": ("0", "-1", "abc", "99999999999999", LONG),
    "games --lang ?": WORDS,
    "bench ?": WORDS,
    "bench --rounds ?": ("0", "-1", "abc"),
    "bench --seconds ?": ("-1", "abc", "nan"),
    "bench web --game ?": tuple(filter(None, WORDS)),
    "bench web --tables ?": ("0", "-1", "abc"),
    "serve --data data --port ?": ("-1", "65536", "abc", LONG),
    "serve --data data --port 0 --host ?": ("x" * 300, "999.9.9.9", "a b", "\udce9", "::zz", ".."),
    "?": WORDS[1:],
}
TYPED = f"{LONG}\nlog {LONG}\nrules {LONG}\nlang {LONG}\nsave {'x' * 300}\nsave a\0b\n-1\n٣\nq\n"


@pytest.mark.parametrize("asked", SLOTS)
def test_odd_arguments_are_told_in_a_line(asked: str, igroteka: Run, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a record\n")
    (tmp_path / "folder").mkdir()
    refused = 0
    for odd in SLOTS[asked]:
        shutil.copy(GOLDEN / "trappers" / "2.jsonl", tmp_path / "game")
        command = [odd if word == "?" else word.replace("?", odd) for word in asked.split()]
        answered = igroteka(*command, typed=TYPED)
        if answered.exit_code == 1:
            assert command[0] == "check-content" and ".toml: no such file in " in answered.stdout
        refused += answered.exit_code == 1 or told_in_a_line(answered)
    assert refused


def test_odd_lines_at_a_prompt(igroteka: Run) -> None:
    assert not told_in_a_line(igroteka("play", "trappers", "--lang", "en", typed=TYPED))
    walked = igroteka("replay", GOLDEN / "trappers" / "2.jsonl", "--lang", "en", typed=TYPED)
    assert not told_in_a_line(walked)


def test_bytes_that_are_no_text_at_a_prompt(igroteka: Run) -> None:
    for command in (("play", "trappers"), ("replay", GOLDEN / "trappers" / "2.jsonl")):
        assert not told_in_a_line(igroteka(*command, typed=b"\xff\xfe\xe9\nq\n"))
