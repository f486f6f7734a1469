"""The verbs of Tremble's actions. Ships are named by their kind: equal ships are one choice, and what a
captain does reads the same to everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.verbs import Verbs

KEEP: Final[i64] = 3  # mission                      D1
DROP: Final[i64] = 4  # mission
RECONSIDER: Final[i64] = 5  # mission
BORROW: Final[i64] = 6  #                            D2
REPAY: Final[i64] = 7  #                             D3
DRAW: Final[i64] = 8  #                              D4
BUY: Final[i64] = 9  # kind                          D5
REPLACE: Final[i64] = 10  # kind                     D6
ABANDON: Final[i64] = 11  #                          D7
FIGHT: Final[i64] = 12  #                            D7, D12
SCRAP: Final[i64] = 13  # kind                       D8, D14
SEND: Final[i64] = 14  # kind, cell                  D9
HOLD: Final[i64] = 15  # kind                        D9
TAKE_BACK: Final[i64] = 16  # kind, 0 or cell + 1    D9, D11
DITCH: Final[i64] = 17  # kind, cell                 D10
REDIRECT: Final[i64] = 18  # kind, cell              D11
RETREAT: Final[i64] = 19  #                          D12
JOIN: Final[i64] = 20  # kind                        D13, D17
RAID: Final[i64] = 21  #                             D15
SEARCH: Final[i64] = 22  #                           D15
LEAVE: Final[i64] = 23  # kind                       D16
BRING: Final[i64] = 24  # kind                       D16


def verbs(kinds: int, missions: int, cells: int) -> Verbs:
    return Verbs(
        ("keep", missions, 1),
        ("drop", missions, 1),
        ("reconsider", missions, 1),
        ("borrow", 1, 1),
        ("repay", 1, 1),
        ("draw", 1, 1),
        ("buy", kinds, 1),
        ("replace", kinds, 1),
        ("abandon", 1, 1),
        ("fight", 1, 1),
        ("scrap", kinds, 1),
        ("send", kinds, cells),
        ("hold", kinds, 1),
        ("take_back", kinds, cells + 1),
        ("ditch", kinds, cells),
        ("redirect", kinds, cells),
        ("retreat", 1, 1),
        ("join", kinds, 1),
        ("raid", 1, 1),
        ("search", 1, 1),
        ("leave", kinds, 1),
        ("bring", kinds, 1),
    )
