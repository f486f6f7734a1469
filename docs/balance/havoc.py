"""The figures of docs/balance/havoc.md, as Markdown: python docs/balance/havoc.py FILE ...

The files are what `igroteka simulate havoc --out FILE` writes: one row a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from igroteka.games.havoc.box import HAVOC
from igroteka.games.havoc.content.vocabulary import FACTIONS, TOKEN_KINDS
from igroteka.lab.report import Rows, a_game, line, lines, print_files, seats, share, spread, uses

SOURCES = (
    *("crystals", "regions", "control", "kills", "prisoners", "structure", "skill", "exploration", "bonus", "card"),
    "ransom",  # paid
)
HAPPENINGS = [
    "battles",
    "called_off",
    "killed",
    "captured",
    "ransomed",
    "shot",
    "fired",
    "ambushed",
    "taken",
    "jumps",
    "enabled",
    "scorings",
    "ties",
]
ACTIONS = ("march", "recruit", "build", "draw_two", "enable")


def played_by(rows: Rows, faction: str) -> Rows:
    """Return the games in which a player had the faction."""
    return [row for row in rows if row[f"seat_{faction}"]]


def won_by(row: dict[str, Any], faction: str) -> float:
    return float(row[f"won_{row[f'seat_{faction}']}"])


def winners(rows: Rows) -> Iterator[str]:
    yield from lines("faction", "games", "wins (95 %)", "mean score")
    for faction in FACTIONS:
        games = played_by(rows, faction)
        if games:
            won = sum(won_by(row, faction) for row in games)
            scored = sum(row[f"score_{row[f'seat_{faction}']}"] for row in games) / len(games)
            yield line(faction, str(len(games)), share(won, len(games)), f"{scored:.1f}")
    yield ""
    yield from lines("seat", "bot", "wins (95 %)")
    for seat in seats(rows[0]):
        yield line(str(seat), rows[0][f"bot_{seat}"], share(sum(row[f"won_{seat}"] for row in rows), len(rows)))
    yield ""
    yield from lines("first place in the order", "wins (95 %)")
    for place in seats(rows[0]):
        shares = [won_by(row, faction) for faction in FACTIONS for row in rows if row[f"place_{faction}"] == place]
        yield line(str(place), share(sum(shares), len(shares)))


def points(rows: Rows) -> Iterator[str]:
    """Yield the points of each faction by source, in the games where somebody played it."""
    factions = [(faction, played_by(rows, faction)) for faction in FACTIONS]
    yield from lines("points of", *[faction for faction, games in factions if games])
    for source in SOURCES:
        yield line(source, *[f"{a_game(games, f'vp_{source}_{name}'):.2f}" for name, games in factions if games])


def happenings(rows: Rows) -> Iterator[str]:
    yield from lines("a game has", "on the average")
    for column in (*HAPPENINGS, *[f"action.{action}" for action in ACTIONS]):
        yield line(column.replace("_", " ").replace(".", ": "), f"{a_game(rows, column):.2f}")


def pieces(rows: Rows) -> Iterator[str]:
    content = HAVOC.content()
    cards = [(card.id, card.en) for card in content.cards]
    yield from uses(rows, "card", cards, {"drawn": "drawn", "taken": "kept", "paid": "paid", "in battle": "played"})
    yield ""
    structures = [(structure.id, structure.en) for structure in content.structures]
    yield from uses(rows, "structure", structures, {"built": "built", "activated": "activated"})
    yield ""
    skills = [(skill.id, skill.en) for skill in content.skills]
    yield from uses(rows, "skill", skills, {"dealt": "dealt", "used": "used"})
    yield ""
    finds = [(token.id, token.en) for token in content.explorations]
    yield from uses(rows, "exploration token", finds, {"found": "found"})
    yield ""
    yield from uses(rows, "token of the board", [(kind, "") for kind in TOKEN_KINDS], {"turned up": "turned"})
    yield ""
    yield from uses(rows, "event", [(event.id, event.en) for event in content.events], {"happened": "event"})


def figures(rows: Rows) -> str:
    parts = [f"{len(rows)} games of {rows[0]['players']}", spread(rows, "rounds", "Rounds")]
    parts += [spread(rows, "decisions", "Decisions"), "", *winners(rows), "", *points(rows), "", *happenings(rows)]
    return "\n".join([*parts, "", *pieces(rows)])


if __name__ == "__main__":
    print_files(sys.argv[1:], figures)
