"""Bots by name, as people write them: random, greedy, search, search:500 (iterations), search:2s (seconds)."""

from __future__ import annotations

import re
from typing import Final

from igroteka.bots.bot import Bot
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.search import SearchBot
from igroteka.engine.rules import Rules

SPEC: Final = re.compile(r"random|greedy|search(?::[1-9]\d{0,6}|:(?![0.]+s)\d{1,3}(?:\.\d{1,3})?s)?")
KNOWN: Final = "random, greedy, search, search:500 or search:2s"


def bot_of(rules: Rules, name: str) -> Bot:
    if not SPEC.fullmatch(name):
        raise ValueError(f"no bot '{name}'; expected {KNOWN}")
    kind, _, budget = name.partition(":")
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(rules.hints())
    if budget.endswith("s"):
        return SearchBot(rules.hints(), seconds=float(budget[:-1]))
    return SearchBot(rules.hints(), iterations=int(budget)) if budget else SearchBot(rules.hints())
