"""Fields of a game by name, found by its attributes: nothing has to be listed beside `__init__` and `copy`.

Interpreted in every build: it runs once a game or less, outside of playouts.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec


def table_of(game: object, off_table: frozenset[str]) -> dict[str, object]:
    """Return every field that is on the table: numbers, and vecs as lists."""
    return {name: plain(game, name) for name in names_of(game) if name not in off_table}


def names_of(game: object) -> Iterator[str]:
    """Yield the names of all attributes: compiled classes list theirs, interpreted ones keep them in the instance."""
    yield from getattr(type(game), "__mypyc_attrs__", ())
    yield from getattr(game, "__dict__", ())


def plain(game: object, name: str) -> object:
    """Return a field as JSON has it. Whatever else a game holds is not on the table, and the game has to say so."""
    value = getattr(game, name)
    if isinstance(value, int):
        return value
    if isinstance(value, vec | list):
        return list(value)
    raise TypeError(f"{type(game).__name__}.{name}: {type(value).__name__} is no number or vec; name it in off_table")
