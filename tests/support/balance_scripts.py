"""The scripts behind docs/balance, as modules."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[2] / "docs" / "balance"


def balance_script(game: str) -> ModuleType:
    spec = spec_from_file_location(f"balance_of_{game}", FOLDER / f"{game}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
