"""Records that somebody changed by hand and sealed again: the checksums fit, the game may not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from igroteka.engine.content_tables import hash_of
from igroteka.engine.record import SUFFIX, chained

ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 1, 2, 7, 99, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30, 1.5),
    *("", "x", "1", "a\nb", "\x1b[2J", "[bold]x[/]", "{", "\u202e", "x" * 3000),
    *([], [0], [[]], {}, {"a": 1}),
)
RAW = (  # what json.dumps would not write
    *("1" * 5000, "1e400", "NaN", "01", '"\\ud800"', '"\\u0000"'),
    *("[" * 3000 + "]" * 3000, '{"a":' * 2000 + "1" + "}" * 2000),
)


def bodies_of(text: str) -> list[str]:
    """The lines without their checksums."""
    return [f"{line[:-SUFFIX]}}}" for line in text.splitlines()]


def sealed(bodies: Sequence[str]) -> str:
    lines = []
    before = ""
    for body in bodies:
        before = chained(body, before)
        lines.append(f'{body[:-1]},"check":"{before}"}}\n')
    return "".join(lines)


def paths_in(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from paths_in(value, (*path, key))
    elif isinstance(tree, list):
        for place, value in enumerate(tree):
            yield from paths_in(value, (*path, place))


def change_somewhere(tree: Any, rng: Random) -> None:
    """One value is another, or is gone."""
    *folders, last = rng.choice(list(paths_in(tree)))
    for folder in folders:
        tree = tree[folder]
    if rng.random() < 0.2:
        del tree[last]
        return
    near = isinstance(tree[last], int) and rng.random() < 0.5
    tree[last] = tree[last] + rng.choice([-2, -1, 1, 2, 40]) if near else deepcopy(rng.choice(ODD))


def changed(text: str, tables: dict[str, Any], rng: Random) -> str:
    """The record otherwise; `tables` are the content of its game."""
    bodies = bodies_of(text)[: rng.choice([1, 2, 5, 30, 60])]
    how = rng.choice(["value", "value", "raw", "twice", "after", "content", "content", "cut"])
    place = rng.choice([0, len(bodies) - 1])
    if how == "content" and not tables:  # a game without cards
        how = "value"
    if how == "raw":
        spots = list(re.finditer(r'(?<=":)("[^"]*"|-?\d+)', bodies[place]))
        spot = rng.choice(spots)
        bodies[place] = f"{bodies[place][: spot.start()]}{rng.choice(RAW)}{bodies[place][spot.end() :]}"
        return sealed(bodies)
    if how == "cut":
        whole = sealed(bodies)
        return whole[: rng.randrange(1, len(whole))]
    entries = [json.loads(body) for body in bodies]
    if how == "value":
        change_somewhere(entries[place], rng)
    elif how == "twice":
        entries.insert(place, deepcopy(entries[place]))
    elif how == "after":
        entries.append({"is": rng.choice(["undo", "choice", "chance", "end"]), "n": len(entries)})
        entries[-1] |= {name: rng.choice(ODD) for name in ("seat", "voids", "choice", "outcome") if rng.random() < 0.6}
        entries[-1] |= {"name": ""}
    else:
        own = json.loads(json.dumps(tables))
        change_somewhere(own, rng)
        entries[0]["content"] = {"hash": hash_of(own), "tables": own}
    return sealed([json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries])
