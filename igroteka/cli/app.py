"""The command line: igroteka serve, play, replay, draw, inspect, simulate, duel, bench, check-content, games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from igroteka.cli.errors import Commands

app = typer.Typer(
    name="igroteka",
    cls=Commands,
    help="Board games by their rulebooks: play them, replay them, let bots play thousands of them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

LAST_SEED: Final = 2**32 - 1
MOST_GAMES: Final = 1_000_000  # their rows are held in memory
MOST_WORKERS: Final = 256

Game = Annotated[str, typer.Argument(help="Name of the game; `igroteka games` lists them.")]
Players = Annotated[int, typer.Option(help="How many play; as few as the game allows if not given.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A game option, name=value; may be repeated.")]
Language = Annotated[str, typer.Option(help="ru or en; that of the machine if not given.")]
Cards = Annotated[Path | None, typer.Option("--content", help="A folder with cards of your own.")]
Seed = Annotated[int | None, typer.Option(min=0, max=LAST_SEED, help="The same seed and choices give the same game.")]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Name of the game; not needed with --resume.")] = "",
    players: Players = 0,
    seats: Annotated[str, typer.Option(help="Who plays: human,greedy,search:500,search:2s,random")] = "",
    names: Annotated[str, typer.Option(help="Names of the people at the keyboard, with commas.")] = "",
    option: Options = None,
    lang: Language = "",
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option(help="File for the record of the game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this record.")] = None,
    content: Cards = None,
) -> None:
    """Play at this keyboard, alone against bots or handing it over."""
    from igroteka.cli.terminal.opening import Wanted, play_here

    play_here(Wanted(game, players, seats, names, option or [], content), lang, seed, record, resume)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in this network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0: any free one.")] = 8000,
    data: Annotated[Path, typer.Option(help="Folder for the database.")] = Path("data"),
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name it may be called by, as games.example.org or *.example.org; local ones need none."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a reverse proxy before the server: it says who asks; may be repeated."),
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Bound what one guest may ask of the server; off to measure.")
    ] = True,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let friends and phones in this network in: links and QR codes lead to it.")
    ] = False,
) -> None:
    """Play in the browser: with friends by a link, or against bots."""
    from igroteka.cli.commands.serve import serve_here

    serve_here(host, port, data, open_page, allow_host or (), proxy or (), limits, lan)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="Record of a game.")],
    seat: Annotated[str, typer.Option(help="Whose eyes: 1, 2, ..., spectator, or all.")] = "spectator",
    lang: Language = "",
    to_end: Annotated[bool, typer.Option("--to-end", help="Print the last table and leave.")] = False,
) -> None:
    """Step through the record of a game."""
    from igroteka.cli.terminal.replay import replay_file

    replay_file(file, seat, lang, to_end)


@app.command()
def draw(
    file: Annotated[Path, typer.Argument(help="Record of a game.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="SVG file to write.")],
    step: Annotated[int, typer.Option(help="After which entry of the record; -1: the last.")] = -1,
    seat: Annotated[str, typer.Option(help="Whose eyes: 1, 2, ..., or spectator.")] = "spectator",
    lang: Annotated[str, typer.Option("--lang", "--language", help="ru or en; that of the machine if not given.")] = "",
) -> None:
    """Draw a moment of a record as a picture."""
    from igroteka.cli.commands.draw import draw_file

    draw_file(file, step, seat, lang, out)


@app.command()
def inspect(
    file: Annotated[Path, typer.Argument(help="Record of a game.")],
    step: Annotated[int, typer.Option(help="After which entry of the record; -1: the last.")] = -1,
) -> None:
    """Print a moment of a record, nothing hidden: the pending steps, who is to act, every field of the table."""
    from igroteka.cli.commands.inspect import inspect_file

    inspect_file(file, step)


@app.command()
def simulate(
    game: Game,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many.")] = 1000,
    bots: Annotated[str, typer.Option(help="One for every seat, or one for all: greedy,random")] = "greedy",
    players: Players = 0,
    seed: Annotated[int, typer.Option(min=0, max=LAST_SEED, help="Of the first game; each has its own.")] = 1,
    workers: Annotated[
        int, typer.Option(min=0, max=MOST_WORKERS, help="Processes; 0: as many as there are cores.")
    ] = 0,
    option: Options = None,
    content: Cards = None,
    out: Annotated[Path | None, typer.Option(help="Parquet file, one row a game.")] = None,
    records: Annotated[Path | None, typer.Option(help="Folder for the record of every game.")] = None,
) -> None:
    """Let bots play many games; see who wins, how long it takes, which cards are used."""
    from igroteka.cli.commands.simulate import seats_for, simulate_here
    from igroteka.cli.settings import setup_of

    specs = seats_for(game, bots, players)
    simulate_here(setup_of(game, len(specs), option or [], content), specs, content, games, seed, workers, out, records)


@app.command()
def duel(
    game: Game,
    bots: Annotated[str, typer.Option(help="The two to compare: search:500,greedy")],
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many.")] = 200,
    players: Players = 0,
    seed: Annotated[int, typer.Option(min=0, max=LAST_SEED, help="Of the first game; each has its own.")] = 1,
    workers: Annotated[
        int, typer.Option(min=0, max=MOST_WORKERS, help="Processes; 0: as many as there are cores.")
    ] = 0,
    option: Options = None,
    content: Cards = None,
) -> None:
    """Measure one bot against another, seats rotated, with the 95 % interval."""
    from igroteka.cli.commands.duel import duel_here
    from igroteka.cli.settings import setup_of

    duel_here(setup_of(game, players, option or [], content), content, bots, games, seed, workers)


@app.command("check-content")
def check_content(game: Game, directory: Annotated[Path, typer.Argument(help="Folder with the tables.")]) -> None:
    """Check cards of your own: one line for every fault."""
    from igroteka.cli.commands.check import check_folder

    check_folder(game, directory)


@app.command()
def bench(
    what: Annotated[
        str,
        typer.Argument(
            help="rules, web: the table under load, attacks: by one guest, tempo: waits for bots, bytes: of updates, "
            "hints: how soon and how good."
        ),
    ] = "rules",
    peers: Annotated[bool, typer.Option("--peers", help="Compare with OpenSpiel on the games both have.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Interleaved rounds; the median is shown.")] = 5,
    seconds: Annotated[
        float,
        typer.Option(min=0.0, help="For each measurement; if not given 0.4 for rules, 10 for web, 2 for attacks."),
    ] = 0.0,
    game: Annotated[str, typer.Option(help="web, attacks: the game that is played.")] = "",
    tables: Annotated[int, typer.Option(min=1, help="web: how many are played at once.")] = 12,
    positions: Annotated[int, typer.Option(min=0, help="hints: to compare with search:1000.")] = 100,
) -> None:
    """Measure the speed of the rules, compiled and interpreted; or of the web table under load."""
    from igroteka.cli.commands.bench import bench_here
    from igroteka.cli.commands.bench_hints import THAN, bench_hints_here
    from igroteka.cli.commands.bench_tempo import bench_bytes_here, bench_tempo_here
    from igroteka.cli.commands.bench_web import BOUT, bench_attacks_here, bench_web_here
    from igroteka.cli.errors import CommandError

    if what == "web":
        bench_web_here(game, seconds or 10.0, tables)
    elif what == "attacks":
        bench_attacks_here(game, rounds, seconds or BOUT)
    elif what == "tempo":
        bench_tempo_here(game, seconds or 60.0)
    elif what == "bytes":
        bench_bytes_here(game, seconds or 5.0, tables)
    elif what == "hints":
        bench_hints_here(game, seconds or 20.0, positions, THAN)
    elif what == "rules":
        bench_here(peers, rounds, seconds or 0.4)
    else:
        raise CommandError(f"bench {what}: expected rules, web, attacks, tempo, bytes or hints")


@app.command()
def games(lang: Language = "") -> None:
    """List the games, who may play them and with which options."""
    from igroteka.cli.commands.games import list_games

    list_games(lang)
