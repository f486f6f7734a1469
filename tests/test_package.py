"""The front door of the package: what a library user sees first, and what it costs to open it."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

import igroteka
from igroteka.engine.chance import Rng
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.step import NotOfferedError
from igroteka.games.registry import GAMES, MODULES, Registry, box_of
from igroteka.live_game import LAST_SEED, LiveGame

ROOT = Path(__file__).parent.parent
HEAVY = {"rich", "typer", "fastapi", "sqlalchemy", "polars", "uvicorn", "jinja2"}
LIMIT = {"trappers": {"round_limit": "sixty"}}  # play by the first choice need not end by itself


def loaded_by(program: str) -> set[str]:
    """The modules that a fresh interpreter has after the program."""
    code = f"import sys\n{program}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True, timeout=120)
    return set(done.stdout.split())


def chosen(game: LiveGame) -> int:
    actions = game.actions()
    return actions[game.table.shown % len(actions)]


def test_importing_loads_no_game_and_no_library() -> None:
    loaded = loaded_by("import igroteka")
    assert {name for name in loaded if name.startswith("igroteka.")} == set()
    assert not loaded & (HEAVY | {"msgspec", "fluent_compiler"})


def test_names_are_listed_without_loading_a_game() -> None:
    loaded = loaded_by(
        "import igroteka; assert igroteka.games() == igroteka.games(); from igroteka import games; games()"
    )
    assert not [name for name in loaded if name.startswith(tuple(f"igroteka.games.{game}" for game in MODULES))]


@pytest.mark.parametrize("game", MODULES)
def test_a_game_is_played_without_the_others_and_without_screens(game: str) -> None:
    loaded = loaded_by(
        f"import igroteka; game = igroteka.new({game!r}, seed=1); game.play(game.actions()[0]); game.view(0)"
    )
    assert not [name for name in loaded if name.startswith(tuple(f"igroteka.games.{o}" for o in MODULES if o != game))]
    assert not loaded & HEAVY


def test_the_version_is_that_of_the_package() -> None:
    assert igroteka.__version__ == version("igroteka")


def test_games_are_named_before_and_after_they_are_loaded() -> None:
    assert igroteka.games() == list(MODULES) == list(GAMES)
    assert [GAMES[name].name for name in igroteka.games()] == igroteka.games()


@pytest.mark.parametrize("game", MODULES)
def test_a_whole_game_by_its_seed(game: str) -> None:
    players = min(3, box_of(game).most)
    one, two = [igroteka.new(game, players=players, seed=7, **LIMIT.get(game, {})) for _ in range(2)]
    played = 0
    while not one.over:
        assert one.seat in one.seats
        assert one.seat == two.seat
        action = chosen(one)
        assert one.spell(action)
        one.play(action)
        two.play(action)
        played += 1
    assert played > 20
    assert two.over
    assert one.scores() == two.scores()
    assert one.winners() == two.winners()
    assert one.actions() == one.seats == []
    assert one.table.table() == two.table.table()


def test_it_is_the_game_of_the_engine_with_chance_played() -> None:
    box, rng = box_of("tremble"), Rng(1)
    table = box.set_up(3, box.options(), box.content())
    game = igroteka.new("tremble", players=3, seed=1)
    while table.seat != OVER:
        if table.seat == CHANCE:
            table.play(table.sample(rng))
            continue
        assert game.actions() == table.actions()
        assert game.view(1) == box.view(table, 1)
        game.play(table.actions()[0])
        table.play(table.actions()[0])
    assert game.over
    assert game.scores() == table.scores()


def test_without_a_seed_every_game_is_another_and_tells_its_seed() -> None:
    games = [igroteka.new("tremble") for _ in range(4)]
    assert len({game.seed for game in games}) > 1
    again = igroteka.new("tremble", seed=games[0].seed)
    assert again.table.table() == games[0].table.table()
    assert {game.players for game in games} == {box_of("tremble").least}


def test_orders_in_secret_are_given_by_any_seat_that_waits() -> None:
    game = igroteka.new("tremble", players=3, seed=1)
    while len(game.seats) < 3:
        game.play(game.actions()[0])
    last = game.seats[-1]
    assert last != game.seat
    game.play(game.actions(last)[0], seat=last)
    with pytest.raises(NotOfferedError):
        game.play(-5, seat=last)


def test_options_and_cards_are_taken(tmp_path: Path) -> None:
    game = igroteka.new("trappers", round_limit="sixty")
    assert msgspec.to_builtins(game.box.chosen_options({"round_limit": "sixty"}))["round_limit"] == "sixty"
    own = Path(game.box.words_folder()) / "content"
    assert igroteka.new("trappers", seed=1, content=own).actions() == igroteka.new("trappers", seed=1).actions()
    with pytest.raises(ValueError, match=r"artifacts"):
        igroteka.new("trappers", content=tmp_path)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"game": "chess"}, f"no game 'chess'; there are: {', '.join(sorted(GAMES))}"),
        ({"players": 9}, "tremble: players: 9 is not one of 2 to 5"),
        ({"players": "3"}, "tremble: players: '3' is not a number"),
        ({"colour": "red"}, "tremble: no option 'colour'; there are: "),
        ({"reserve_vs_army": "maybe"}, "tremble: reserve_vs_army: 'maybe' is not one of "),
        ({"seed": -1}, f"seed: -1 is not a number of 0 to {LAST_SEED}"),
        ({"seed": "1"}, f"seed: '1' is not a number of 0 to {LAST_SEED}"),
        ({"content": "/nowhere"}, "tremble: content: /nowhere: no such folder"),
    ],
)
def test_what_is_wrong_is_named_and_what_there_is(arguments: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as caught:
        igroteka.new(**{"game": "tremble", **arguments})  # type: ignore[arg-type]
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize("seat", [-3, -1, 3])
def test_a_view_is_a_seats_or_a_spectators(seat: int) -> None:
    game = igroteka.new("tremble", players=3, seed=1)
    assert game.view().seat != game.view(0).seat
    with pytest.raises(ValueError, match="not one of 0 to 2"):
        game.view(seat)


def test_the_registry_is_a_mapping_that_loads_once() -> None:
    games = Registry(MODULES)
    assert len(games) == len(MODULES)
    assert "tremble" in games
    assert "chess" not in games
    assert games.boxes["tremble"] is None
    assert games["tremble"] is games["tremble"] is box_of("tremble")
    games["own"] = box_of("tremble")
    assert list(games) == [*MODULES, "own"]
    del games["own"]
    assert dict(games) == dict(GAMES)
    with pytest.raises(KeyError):
        games["chess"]


def test_the_lines_of_the_readme_run() -> None:
    program = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert len(program) == 1
    done = subprocess.run(
        [sys.executable, "-P", "-c", program[0]], capture_output=True, text=True, check=True, timeout=120
    )
    assert re.match(r"\[\d+, \d+, \d+\] \[\d", done.stdout)


@pytest.mark.parametrize(
    ("library", "command", "extra"),
    [
        ("typer", "games", "cli"),
        ("rich", "games", "cli"),
        ("uvicorn", "serve", "web"),
        ("polars", "simulate tremble --games 1 --out rows.parquet", "lab"),
    ],
)
def test_a_command_without_its_libraries_names_the_extra(
    library: str, command: str, extra: str, tmp_path: Path
) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; from igroteka.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *command.split()],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 2
    assert done.stderr == f"igroteka: {library} is not installed: pip install 'igroteka[{extra}]'\n"
    assert list(tmp_path.iterdir()) == []
