"""The verbs of Tremble's actions. Ships are named by their kind: equal ships are one choice, and what a
captain does reads the same to everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.verbs import NamedVerbs

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


VERBS: Final = (
    "keep:mission drop:mission reconsider:mission borrow repay draw buy:ship replace:ship abandon fight scrap:ship"
    " send:ship,cell hold:ship take_back:ship,order ditch:ship,cell redirect:ship,cell retreat join:ship raid search"
    " leave:ship bring:ship"
)  # in the order of their numbers


def verbs(kinds: int, missions: int, cells: int) -> NamedVerbs:
    return NamedVerbs(VERBS, {"mission": missions, "ship": kinds, "cell": cells, "order": cells + 1})
