"""Pig hides nothing."""

from __future__ import annotations

from private_rules import Private

PRIVATE = Private()
