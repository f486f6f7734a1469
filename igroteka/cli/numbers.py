"""Numbers as people type them."""

from __future__ import annotations

import re
from typing import Final

WHOLE: Final = re.compile(r"[0-9]{1,9}")


def whole_number(text: str) -> int | None:
    """Return the number; None for anything else, and for more than any list has."""
    return int(text) if WHOLE.fullmatch(text) else None
