"""Why a choice is not there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOT_HIGHER: Final[i64] = 1  # LD-005
NOTHING_BID: Final[i64] = 2  # LD-004
