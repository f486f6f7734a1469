"""Actions and outcomes for a person who reads a record, in no language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.choices import first_of, verb_of
from igroteka.engine.verbs import NamedVerbs
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FACTIONS, FOR_THREE, FOR_TWO, OBJECTIVE_NAMES, TERRAINS, TOKEN_KINDS
from igroteka.games.havoc.state.actions import PLACE
from igroteka.games.havoc.state.game import Havoc

DECKS: Final = (*TERRAINS[:4], "own")


def region_id(game: Havoc, region: int) -> str:
    content: Content = game.atlas.content
    return content.boards[FOR_TWO if game.players == 2 else FOR_THREE][region].id


def spell(game: Havoc, verbs: NamedVerbs, action: int) -> str:
    content: Content = game.atlas.content
    names: dict[str, Callable[[int], str]] = {
        "side": lambda side: FACTIONS[side],
        "region": lambda region: region_id(game, region),
        "number": str,
        "deck": lambda deck: DECKS[deck],
        "card": lambda kind: content.cards[kind].id,
        "objective": lambda objective: OBJECTIVE_NAMES[objective],
        "skill": lambda skill: content.skills[skill].id,
        "structure": lambda structure: content.structures[structure].id,
        "token": lambda kind: TOKEN_KINDS[kind],
    }
    if verb_of(action) == PLACE:  # a place of the track, not a side
        return f"{verbs.name(action)} {first_of(action) + 1}"
    return verbs.spelled(action, names)


def spell_outcome(game: Havoc, outcome: int) -> str:
    """Spell what the step drew or turned up."""
    content: Content = game.atlas.content
    named: dict[str, Callable[[], str]] = {
        "DrawFaction": lambda: FACTIONS[outcome],
        "LandHq": lambda: region_id(game, outcome),
        "DealSkill": lambda: content.skills[outcome].id,
        "DrawPlace": lambda: FACTIONS[outcome],
        "TurnMarker": lambda: content.events[outcome].id,
        "TurnToken": lambda: content.trog_tokens[outcome].id,
        "Find": lambda: content.explorations[outcome].id,
    }
    return named.get(game.step().name, lambda: content.cards[outcome].id)()
