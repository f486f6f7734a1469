"""When the server looks for garbage: tables and pages hardly make cycles, and a long search delays everybody."""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (100_000, 20, 50)


def collect_seldom() -> None:
    """Leave cards, words and modules out of every search for garbage, and search less often."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
