"""Where a server spends its time: the profile of a run, taken apart by what the time goes to.

The profiler does not see compiled functions: views, drawings and fragments then count for the rooms that ask for them.
"""

from __future__ import annotations

import pstats
from pathlib import Path
from typing import Any, Final, TypeAlias

Function: TypeAlias = tuple[str, int, str]  # file, line, name
Shares: TypeAlias = dict[str, float]

REST: Final = "the rest"
BY_NAME: Final = {"public_parts": "parts drawn", "own_parts": "parts drawn"}
BY_FILE: Final = (  # part of the path, what the time goes to; a function that fits none counts for its callers
    ("igroteka/web/storage/", "store"),
    ("igroteka/web/page/fragments/", "fragments"),
    ("igroteka/web/page/log", "log"),
    ("igroteka/web/page/decision", "what seats may do"),
    ("igroteka/engine/session", "rules and record"),
    ("igroteka/engine/record", "rules and record"),
    ("/view/", "views"),
    ("igroteka/table/text/speech", "words"),
    ("igroteka/web/", "rooms and frames"),
    ("/websockets/", "sockets"),
    ("/uvicorn/", "sockets"),
    ("/starlette/", "sockets"),
    ("/asyncio/", "sockets"),
)


def shares(file: Path) -> list[tuple[str, float]]:
    """What part of the busy time each thing takes, the largest first."""
    stats: Any = pstats.Stats(str(file))
    table: dict[Function, Any] = stats.stats
    known: dict[Function, Shares] = {}
    total: Shares = {}
    for function, (_, _, own, _, _) in table.items():
        if "'poll'" in function[2] or "select.epoll" in function[2]:
            continue  # waiting for something to do
        for name, share in goes_to(function, table, known).items():
            total[name] = total.get(name, 0.0) + own * share
    whole = sum(total.values()) or 1.0
    return sorted([(name, seconds / whole) for name, seconds in total.items()], key=lambda row: -row[1])


def goes_to(function: Function, table: dict[Function, Any], known: dict[Function, Shares]) -> Shares:
    if function in known:
        return known[function]
    name = named(function)
    if name:
        known[function] = {name: 1.0}
        return known[function]
    known[function] = {REST: 1.0}  # where a circle of calls leads to
    callers: dict[Function, tuple[int, int, float, float]] = table[function][4]
    weights = {caller: max(edge[3], 1e-9) for caller, edge in callers.items() if caller in table}
    whole = sum(weights.values())
    found: Shares = {}
    for caller, weight in weights.items():
        for part, share in goes_to(caller, table, known).items():
            found[part] = found.get(part, 0.0) + share * weight / whole
    known[function] = found or {REST: 1.0}
    return known[function]


def named(function: Function) -> str:
    file, _, name = function
    if name in BY_NAME:
        return BY_NAME[name]
    return next((what for part, what in BY_FILE if part in file), "")


def slowest(file: Path, most: int) -> list[tuple[str, float]]:
    """Functions with the most time of their own, as parts of the whole."""
    stats: Any = pstats.Stats(str(file))
    table: dict[Function, Any] = stats.stats
    busy = {function: row[2] for function, row in table.items() if "'poll'" not in function[2]}
    whole = sum(busy.values()) or 1.0
    ranked = sorted(busy.items(), key=lambda row: -row[1])[:most]
    return [(f"{'/'.join(Path(file).parts[-2:])}:{name}", own / whole) for (file, _, name), own in ranked]
