"""How near the end of a scenario is, and how it ended: one line for each condition that is counted."""

from __future__ import annotations

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import ENDINGS
from igroteka.games.claustrophobia.view.queries import Goal, goals
from igroteka.games.claustrophobia.view.types import View
from igroteka.table.text.messages import Msg, Ref, msg


def progress(content: Content, view: View) -> list[Msg]:
    """Say how far either side has come, those conditions first that the Human wins by."""
    return [goal_line(goal) for goal in goals(content, view)]


def goal_line(goal: Goal) -> Msg:
    """Say one condition; what `extra` is hangs on the condition (view/queries.py)."""
    facts = {"now": goal.now, "needed": goal.needed, "extra": goal.extra}
    match goal.when:
        case "left":
            return msg("goal-left", "CL-R38", **facts)
        case "fuse_burnt":
            state = "unlit" if goal.now < 0 else "held" if goal.extra else "burns"
            return msg("goal-fuse", "CL-012", state=state, clock=max(0, goal.now), fuse=goal.needed)
        case "demon_dead":
            return msg("goal-demon", "CL-111", **facts)
        case "chanted":
            return msg("goal-chant", "CL-012", **facts)
        case "freed":
            return msg("goal-freed", "CL-012", **facts)
        case "chest_out":
            if goal.who < 0:
                return msg("goal-chests", "CL-139", **facts)
            return msg("goal-carrier", "CL-R38", who=Ref("human", goal.who), steps=goal.extra)
        case "captive_out":
            if goal.who < 0:
                return msg("goal-captive-hidden", "CL-012")
            return msg("goal-captive", "CL-R38", wounds=goal.now, needed=goal.needed, steps=goal.extra)
        case "gathered":
            return msg("goal-gathered", "CL-012", **facts)
        case "redeemer_dead":
            return msg("goal-redeemer", "CL-113", now=goal.now, needed=goal.needed)
    return msg("goal-alive", "CL-012", now=goal.now, needed=goal.needed)


def ending(view: View) -> Msg:
    """Say by what the game has ended."""
    return msg("ending", "CL-R41", ending=ENDINGS[view.ending] or "none")
