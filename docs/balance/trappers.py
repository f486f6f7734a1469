"""The figures of trappers.md, from the files that `igroteka simulate --out` writes: `trappers.py FILE ...`"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import polars

SOURCES: Final = ("battle", "city", "quest")


def winners_points(game: dict[str, Any]) -> list[dict[str, int]]:
    """By winner: the points by source."""
    seats = range(1, game["players"] + 1)
    return [{source: game[f"vp_{source}_{seat}"] for source in SOURCES} for seat in seats if game[f"won_{seat}"] > 0]


def share(part: int, whole: int) -> str:
    return f"{part} of {whole}, {100 * part / whole:.1f} %"


def told(path: Path) -> None:
    games = polars.read_parquet(path).to_dicts()
    won = [points for game in games for points in winners_points(game)]
    rounds = Counter(game["rounds"] for game in games)
    early = sum(count for number, count in rounds.items() if number <= 3)
    bots = [games[0][f"bot_{seat}"] for seat in range(1, games[0]["players"] + 1)]
    mean = sum(game["rounds"] for game in games) / len(games)
    print(f"{path.stem}: {len(games)} games, {', '.join(bots)}")
    print(f"  rounds: mean {mean:.2f}, over by round 3: {share(early, len(games))}")
    print(f"  rounds a game: {dict(sorted(rounds.items()))}")
    for seat in range(1, len(bots) + 1):
        wins = sum(game[f"won_{seat}"] > 0 for game in games)
        means = {source: sum(game[f"vp_{source}_{seat}"] for game in games) / len(games) for source in SOURCES}
        points = ", ".join(f"{source} {mean:.2f}" for source, mean in means.items())
        print(f"  seat {seat}: wins {share(wins, len(games))}; VP {points}")
    print(f"  won with battles alone: {share(sum(p['city'] + p['quest'] == 0 for p in won), len(won))}")
    print(f"  won without a battle: {share(sum(p['battle'] == 0 for p in won), len(won))}")
    print(f"  won with a City: {share(sum(p['city'] > 0 for p in won), len(won))}")
    print(f"  stopped by the limit of rounds: {share(sum(game['stopped'] for game in games), len(games))}")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        told(Path(name))
