"""Actions and outcomes for a person who reads a record, in no language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.choices import first_of, second_of, verb_of
from igroteka.engine.verbs import Verbs
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import FORMS, SIDES
from igroteka.games.trappers.state import actions
from igroteka.games.trappers.state.game import Trappers

HEADINGS: Final = ("north", "east", "south", "west")

FIRST: Final[dict[int, Callable[[Content, int], str]]] = {  # by verb: what its first number names
    **{int(verb): lambda content, cell: content.cells[cell].id for verb in (actions.DRIVE, actions.JUMP)},
    **{
        int(verb): lambda content, kind: content.artifacts[kind].id
        for verb in (actions.PLAY, actions.SELL, actions.EXCHANGE, actions.HAND_OVER)
    },
    **{
        int(verb): lambda content, quest: content.quests[quest].id
        for verb in (actions.DISCARD, actions.GIVE_UP, actions.PAY, actions.LEAVE)
    },
    **{int(verb): lambda content, seat: str(seat + 1) for verb in (actions.ATTACK, actions.CATCH, actions.ROB_TRAPPER)},
    int(actions.FACE): lambda content, heading: HEADINGS[heading],
    int(actions.BECOME): lambda content, form: FORMS[form],
    int(actions.TAKE_QUEST): lambda content, side: SIDES[side],
    int(actions.CHOOSE_CLAN): lambda content, clan: content.clans[clan].id,
}


def spell(game: Trappers, verbs: Verbs, action: int) -> str:
    content: Content = game.atlas.content
    verb = int(verb_of(action))
    parts = [verbs.name(action)]
    if verb in FIRST:
        parts.append(FIRST[verb](content, int(first_of(action))))
    if verb == actions.HAND_OVER:
        parts.append(content.quests[int(second_of(action))].id)
    return " ".join(parts)


def spell_outcome(game: Trappers, outcome: int) -> str:
    """The step says what the number is: an order, a cell, a card, dice."""
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
