"""The figures of docs/balance/claustrophobia.md, as Markdown: python docs/balance/claustrophobia.py FILE ...

The files are what `igroteka simulate claustrophobia --out FILE` writes: one row a game, a scenario each.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from igroteka.games.claustrophobia.box import CLAUSTROPHOBIA
from igroteka.games.claustrophobia.content.options import Options
from igroteka.games.claustrophobia.content.vocabulary import ENDINGS
from igroteka.lab.report import Rows, a_game, line, lines, print_files, share, spread, uses

SIDES = ("Human", "Demon")
HAPPENINGS = (
    "explored",
    "set_aside",
    "closed",
    "moved",
    "attacks",
    "hits",
    "guarded",
    "doubled",
    "wounds_attack",
    "wounds_booby",
    "wounds_trap",
    "wounds_grenade",
    "wounds_crawling",
    "exhausted",
    "healed",
    "humans_died",
    "fiends_died",
    "trapped",
    "mechanisms",
    "blessed",
    "rerolled",
    "tp_gained",
    "tp_spent",
    "summoned",
    "came",
    "events_drawn",
    "left",
    "freed",
    "chests",
)


def scenario_of(rows: Rows) -> str:
    """Return the scenario of all games; one that was not asked for is the default."""
    return str(rows[0].get("option_scenario", Options().scenario))


def winners(rows: Rows) -> Iterator[str]:
    """Yield the wins of both sides; a draw is half a win of each."""
    drawn = sum(row["result.draw"] for row in rows)
    yield from lines("side", "bot", "wins, a draw as half (95 %)", "wins (95 %)")
    for seat, side in enumerate(SIDES, 1):
        won = sum(row[f"won_{seat}"] for row in rows)
        alone = share(won - drawn / 2, len(rows))
        yield line(side, rows[0][f"bot_{seat}"], share(won, len(rows)), alone)
    yield ""
    yield f"Draws: {share(drawn, len(rows))}."


def endings(rows: Rows) -> Iterator[str]:
    yield from lines("ending", "games (95 %)")
    for ending in ENDINGS[1:]:
        many = sum(row[f"ending.{ending}"] for row in rows)
        if many:
            yield line(ending.replace("_", " "), share(many, len(rows)))


def happenings(rows: Rows) -> Iterator[str]:
    yield from lines("a game has", "on the average")
    for column in HAPPENINGS:
        yield line(column.replace("_", " "), f"{a_game(rows, column):.2f}")


def pieces(rows: Rows) -> Iterator[str]:
    content = CLAUSTROPHOBIA.content()
    advantages = [(card.id, card.en) for card in content.cards if card.deck == "advantage"]
    yield from uses(rows, "Advantage", advantages, {"dealt": "dealt", "played": "played"})
    yield ""
    drawn = [(card.id, card.en) for card in content.cards if card.deck == "event"]
    yield from uses(rows, "Event", drawn, {"drawn": "drawn", "played": "played"})
    yield ""
    spaces = [(space.id, space.en) for space in content.spaces]
    yield from uses(rows, "space", spaces, {"dice": "placed", "used": "space"})
    yield ""
    yield from uses(rows, "gift", [(gift.id, gift.en) for gift in content.gifts], {"used": "gift"})
    yield ""
    yield from uses(rows, "tile", [(tile.id, tile.en) for tile in content.tiles], {"laid": "laid"})


def figures(rows: Rows) -> str:
    parts = [f"{len(rows)} games of {scenario_of(rows)}", spread(rows, "rounds", "Rounds")]
    parts += [spread(rows, "decisions", "Decisions"), "", *winners(rows), "", *endings(rows), "", *happenings(rows)]
    return "\n".join([*parts, "", *pieces(rows)])


if __name__ == "__main__":
    print_files(sys.argv[1:], figures)
