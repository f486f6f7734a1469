"""Tables of a designer with any fault in them: played, or refused with file and reason in a line."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from told import told_in_a_line
from typer.testing import Result

from igroteka.games.registry import GAMES

Run = Callable[..., Result]

VALUES = (
    *("-1", "0", "2", "99", "9999999999", "99999999999999999999", "1" * 5000, "0x7fffffffffffffffff"),
    *("1.5", "inf", "nan", "true", "1979-05-27T07:32:00Z", "07:32:00"),
    *('""', '"x"', '"\\u0000"', '"""a\nb"""', '"[bold]x"', '"{ $x }"', '"\\u001b[2J"', f'"{"x" * 50000}"'),
    *("[]", "[[]]", '["a","b"]', "{}", "{a=1}", "[" * 2000 + "]" * 2000, "{a=" * 1500 + "1" + "}" * 1500),
)


def content_of(game: str, folder: Path) -> Path:
    """Copy the tables of a game, without the code beside them."""
    shutil.rmtree(folder, ignore_errors=True)
    own = Path(GAMES[game].words_folder()) / "content"
    return Path(shutil.copytree(own, folder, ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__")))


def spoil(file: Path, rng: Random) -> None:
    text = file.read_text("utf-8")
    how = rng.choice(
        ["value", "value", "value", "near", "near", "name", "entries", "cut", "noise", "empty", "folder", "gone"]
    )
    if how in ("folder", "gone"):
        file.unlink()
    if how == "folder":
        file.mkdir()
    elif how == "value":
        spot = rng.choice(list(re.finditer(r"(?<== ).+", text)))
        file.write_text(text[: spot.start()] + rng.choice(VALUES) + text[spot.end() :], "utf-8")
    elif how == "near":
        spot = rng.choice(list(re.finditer(r"(?<== )\d+$|$", text, re.M)))
        file.write_text(text[: spot.start()] + (spot[0] and str(int(spot[0]) + 1)) + text[spot.end() :], "utf-8")
    elif how == "name":
        spot = rng.choice(list(re.finditer(r"(?m)^\w+(?= =)", text)))
        name = rng.choice(["zz", "id", "'a b'", "a.b.c", '"\\u0000"', "id" + ".a" * 3000])
        file.write_text(text[: spot.start()] + name + text[spot.end() :], "utf-8")
    elif how == "entries":
        entries = re.split(r"(?m)^(?=\[\[)", text)
        place = rng.randrange(1, len(entries))
        entries[place : place + 1] = rng.choice([[], [entries[place]] * 2, [entries[place]] * 40])
        file.write_text("".join(entries), "utf-8")
    elif how == "cut":
        file.write_text(text[: rng.randrange(len(text))], "utf-8")
    elif how == "noise":
        data = bytearray(text.encode("utf-8"))
        data[rng.randrange(len(data))] = rng.randrange(256)
        file.write_bytes(bytes(data))
    elif how == "empty":
        file.write_text("")


@pytest.mark.parametrize("game", [game for game, box in GAMES.items() if box.content().tables])
@pytest.mark.parametrize("seed", range(2))
def test_spoilt_tables_are_told_with_file_and_reason(game: str, seed: int, igroteka: Run, tmp_path: Path) -> None:
    rng = Random(seed)
    refused = 0
    commands = (
        ["check-content", game, "cards"],
        ["play", game, "--content", "cards", "--record", "game.jsonl"],
        ["simulate", game, "--content", "cards", "--games", 1, "--workers", 1, "--bots", "random"],
    )
    for number in range(30):
        cards = content_of(game, tmp_path / "cards")
        spoil(rng.choice(sorted(cards.iterdir())), rng)
        command = commands[number % len(commands)]
        answered = igroteka(*command, typed="1\n1\n?\nlog\nq\n")
        if command[0] == "check-content" and answered.exit_code == 1:
            assert re.fullmatch(r"([a-z_]+\.toml: .+\n)+", answered.output)
            refused += 1
        elif told_in_a_line(answered):
            assert re.match(r"igroteka: [a-z_]+\.toml: ", answered.stderr)
            refused += 1
            assert not (tmp_path / "game.jsonl").exists()
        (tmp_path / "game.jsonl").unlink(missing_ok=True)
    assert refused >= 10


@pytest.mark.parametrize("value", ["1" * 5000, "[" * 2000 + "]" * 2000], ids=["long", "deep"])
def test_numbers_and_nests_that_no_reader_takes(value: str, igroteka: Run, tmp_path: Path) -> None:
    game = next(iter(GAMES))
    cards = content_of(game, tmp_path / "cards")
    first = sorted(cards.iterdir())[0]
    first.write_text(f"x = {value}\n", "utf-8")
    checked = igroteka("check-content", game, cards)
    assert checked.exit_code == 1
    assert f"{first.name}: broken TOML: " in checked.output


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_no_folder_of_cards(game: str, igroteka: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for command in (["check-content", game, "file"], ["play", game, "--content", "file"]):
        assert told_in_a_line(igroteka(*command))
    assert told_in_a_line(igroteka("duel", game, "--bots", "greedy,greedy", "--content", "file"))
    assert told_in_a_line(igroteka("simulate", game, "--content", "file/cards"))
