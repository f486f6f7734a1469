"""Functions that make vecs of numbers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def filled(count: i64, value: i64 = 0) -> vec[i64]:
    made = vec[i64]()
    for _place in range(count):  # a bare _ is an object when compiled
        made = append(made, value)
    return made


def put(old: vec[i64], place: i64, value: i64) -> vec[i64]:
    """Return another vec with one number changed, for a field that copies share because it seldom changes."""
    made = old[:]
    made[place] = value
    return made
