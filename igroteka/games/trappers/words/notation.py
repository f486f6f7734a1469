"""Actions and outcomes for a person who reads a record, in no language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import FORMS, SIDES
from igroteka.games.trappers.state.game import Trappers

HEADINGS: Final = ("north", "east", "south", "west")


def spell(game: Trappers, verbs: NamedVerbs, action: int) -> str:
    content: Content = game.atlas.content
    names: dict[str, Callable[[int], str]] = {
        "cell": lambda cell: content.cells[cell].id,
        "artifact": lambda kind: content.artifacts[kind].id,
        "quest": lambda quest: content.quests[quest].id,
        "clan": lambda clan: content.clans[clan].id,
        "seat": lambda seat: str(seat + 1),
        "heading": lambda heading: HEADINGS[heading],
        "form": lambda form: FORMS[form],
        "side": lambda side: SIDES[side],
    }
    return verbs.spelled(action, names)


def spell_outcome(game: Trappers, outcome: int) -> str:
    """Spell what the step threw or drew: an order, a cell, a card, dice."""
    content: Content = game.atlas.content
    named: dict[str, Callable[[], str]] = {
        "TurnOrder": lambda: f"order {outcome}",
        "Enter": lambda: content.cells[outcome].id,
        "ClanWhirl": lambda: f"white {outcome % 6 + 1} black {outcome // 6 + 1}",
        "DrawArtifact": lambda: content.artifacts[outcome].id,
        "DrawQuest": lambda: content.quests[outcome].id,
        "ThrowBoth": lambda: f"roll {outcome // 6 + 1} against {outcome % 6 + 1}",
    }
    return named.get(game.step().name, lambda: f"roll {outcome}")()
