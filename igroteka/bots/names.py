"""Bots by name, as people write them: random, greedy, search, search:500 (iterations), search:2s (seconds).

A game may know tempers of its advice: greedy:hunter follows that of a hunter.

Interpreted in every build: it runs once a game or less, outside of playouts.
"""

from __future__ import annotations

import re
from typing import Any, Final

from igroteka.bots.bot import Bot
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.search import SearchBot
from igroteka.engine.hints import Hints
from igroteka.engine.ruleset import Rules

SPEC: Final = re.compile(r"random|greedy(?::[a-z]{1,12})?|search(?::[1-9]\d{0,6}|:(?![0.]+s)\d{1,3}(?:\.\d{1,3})?s)?")
KNOWN: Final = "random, greedy, search, search:500 or search:2s"


class NoSuchBotError(ValueError):
    pass


def bot_of(rules: Rules, name: str) -> Bot:
    if not SPEC.fullmatch(name):
        raise NoSuchBotError(f"no bot '{name}'; expected {KNOWN}")
    kind, _, budget = name.partition(":")
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(tempered(rules, budget), name) if budget else GreedyBot(rules.hints())
    if budget.endswith("s"):
        return SearchBot(rules.hints(), seconds=float(budget[:-1]))
    return SearchBot(rules.hints(), iterations=int(budget)) if budget else SearchBot(rules.hints())


def tempered(rules: Rules, temper: str) -> Hints[Any]:
    try:
        return rules.hints().tempered(temper)
    except ValueError as error:
        raise NoSuchBotError(f"greedy:{temper}: {error}") from None
