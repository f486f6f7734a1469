"""Why a choice of Claustrophobia is refused: the reason with its clause, and what is missing."""

from __future__ import annotations

from typing import Final

from igroteka.games.claustrophobia.content.vocabulary import IMPRESSIVE
from igroteka.games.claustrophobia.state import actions, reasons
from igroteka.games.claustrophobia.state.told import is_human
from igroteka.games.claustrophobia.view.queries import demons_on, scenario_of
from igroteka.games.claustrophobia.words.cards import threat, warrior_name
from igroteka.games.claustrophobia.words.chosen import Chosen, told_fiend
from igroteka.table.choices import Reason
from igroteka.table.text.messages import Arg

DEMON_VERBS: Final = (int(actions.SUMMON_DEMON),)


def numbers(chosen: Chosen) -> dict[str, Arg]:
    """Tell how many enemies hold how many friends (CL-091)."""
    if chosen.here < 0:
        return {"enemies": 0, "friends": 0}
    spot = chosen.spot(chosen.here)
    human = is_human(chosen.view.acting)
    both = (demons_on(spot), len(spot.humans)) if human else (len(spot.humans), demons_on(spot))
    return {"enemies": both[0], "friends": both[1]}


def holder(chosen: Chosen) -> dict[str, Arg]:
    """Name the Impressive enemy (CL-127)."""
    if chosen.here < 0:
        return {"who": ""}
    spot = chosen.spot(chosen.here)
    if is_human(chosen.view.acting):
        found = [f.fiend for f in chosen.view.fiends if f.at == chosen.here and IMPRESSIVE in f.talents]
        return {"who": warrior_name(told_fiend(chosen.view, found[0])) if found else ""}
    humans = [human for human in spot.humans if IMPRESSIVE in chosen.human(human).talents]
    return {"who": warrior_name(humans[0]) if humans else ""}


def full(chosen: Chosen) -> dict[str, Arg]:
    """Tell the capacity of the tile that is full."""
    spot = chosen.first if 0 <= chosen.first < len(chosen.view.spots) else 0
    return {"capacity": chosen.spot(spot).capacity}


def purse(chosen: Chosen) -> dict[str, Arg]:
    """Tell the price and the TP that there are."""
    if chosen.verb in DEMON_VERBS:
        named = scenario_of(chosen.content, chosen.view).demon
        price = next((demon.cost for demon in chosen.content.demons if demon.id == named), 0)
    else:
        price = chosen.content.creatures[0].cost
    return {"need": threat(price), "have": chosen.view.tp}


def points(chosen: Chosen) -> dict[str, Arg]:
    return {"points": chosen.view.points}


def gift_die(chosen: Chosen) -> dict[str, Arg]:
    """Tell the die that a gift needs."""
    return {"die": chosen.content.gifts[chosen.first].die}


def leaver(chosen: Chosen) -> dict[str, Arg]:
    """Tell who may leave in this scenario (CL-R38)."""
    return {"leave": scenario_of(chosen.content, chosen.view).leave}


ENTERING: Final = {int(actions.SUMMON): "CL-072", int(actions.SUMMON_DEMON): "CL-072"}
DEEDS: Final = {int(actions.DEED): "CL-R49"}

REASONS: Final[dict[int, Reason]] = {
    reasons.NOT_CONNECTED: Reason("why-not-connected", "CL-088"),
    reasons.FULL: Reason("why-full", "CL-090", full, ENTERING),
    reasons.BLOCKED: Reason("why-blocked", "CL-091", numbers),
    reasons.HELD: Reason("why-held", "CL-127", holder),
    reasons.NO_MVT: Reason("why-no-mvt", "CL-086"),
    reasons.MOVE_OVER: Reason("why-move-over", "CL-036"),
    reasons.FLOODED: Reason("why-flooded", "CL-140"),
    reasons.CLOSED_BY_OIL: Reason("why-oil", "CL-088"),
    reasons.CLOSED_BY_CAVE_IN: Reason("why-cave-in", "CL-088"),
    reasons.LOST_WAY: Reason("why-lost", "CL-081"),
    reasons.BARRED_BY_SEAL: Reason("why-seal", "CL-012"),
    reasons.STACK_EMPTY: Reason("why-stack-empty", "CL-R20"),
    reasons.DEMONS_NEVER: Reason("why-demons-never", "CL-084"),
    reasons.NO_HOLE_TO: Reason("why-no-hole", "CL-156"),
    reasons.MAY_NOT_LEAVE: Reason("why-may-not-leave", "CL-R38", leaver),
    reasons.NOT_ON_EXIT: Reason("why-not-on-exit", "CL-R38"),
    reasons.NO_CBT: Reason("why-no-cbt", "CL-R35"),
    reasons.ATTACKED: Reason("why-attacked", "CL-034", by_verb=DEEDS),
    reasons.NO_ENEMY: Reason("why-no-enemy", "CL-105"),
    reasons.NO_PASSAGE: Reason("why-no-passage", "CL-118"),
    reasons.ACTIVATED: Reason("why-activated", "CL-032"),
    reasons.EXHAUSTED: Reason("why-exhausted", "CL-028", by_verb=DEEDS),
    reasons.NOTHING_TO_DO: Reason("why-nothing-to-do", "CL-R54"),
    reasons.COURAGEOUS: Reason("why-courageous", "CL-081"),
    reasons.WRONG_MOMENT: Reason("why-wrong-moment", "CL-039"),
    reasons.HAS_ACTED: Reason("why-has-acted", "CL-039", by_verb={int(actions.GIFT): "CL-R40"}),
    reasons.NO_TARGET: Reason("why-no-target", "CL-039"),
    reasons.NO_EFFECT: Reason("why-no-effect", "CL-R44"),
    reasons.WRONG_DIE: Reason("why-wrong-die", "CL-024", gift_die),
    reasons.LINE_WOUNDED: Reason("why-line-wounded", "CL-030"),
    reasons.USED: Reason("why-used", "CL-R40", by_verb={int(actions.BLESS): "CL-133"}),
    reasons.NO_TP_TO_LOSE: Reason("why-no-tp-to-lose", "CL-R40"),
    reasons.UNHURT: Reason("why-unhurt", "CL-047"),
    reasons.NO_TOKEN: Reason("why-no-token", "CL-R37"),
    reasons.WRONG_VALUE: Reason("why-wrong-value", "CL-051"),
    reasons.SPACE_USED: Reason("why-space-used", "CL-055"),
    reasons.CANNOT_COMPLETE: Reason("why-cannot-complete", "CL-R24"),
    reasons.SPACE_CLOSED: Reason("why-space-closed", "CL-057"),
    reasons.HUMAN_THERE: Reason("why-human-there", "CL-071"),
    reasons.NO_OPENING: Reason("why-no-opening", "CL-070"),
    reasons.NO_TROG_LEFT: Reason("why-no-trog", "CL-006"),
    reasons.NO_TP: Reason("why-no-tp", "CL-068", purse, {int(actions.SUMMON_DEMON): "CL-069"}),
    reasons.DEMON_IN_PLAY: Reason("why-demon-in-play", "CL-R22"),
    reasons.NO_ENTRIES: Reason("why-no-entries", "CL-R22"),
    reasons.NOT_THERE: Reason("why-not-there", "CL-012"),
    reasons.DONE_BEFORE: Reason("why-done-before", "CL-012"),
    reasons.NOT_HIS_DEED: Reason("why-not-his-deed", "CL-012"),
    reasons.ENEMY_THERE: Reason("why-enemy-there", "CL-012"),
    reasons.SEAL_THERE: Reason("why-seal-there", "CL-012"),
    reasons.NO_SEALS: Reason("why-no-seals", "CL-012"),
    reasons.TOO_DEAR: Reason("why-too-dear", "CL-R51", points),
    reasons.NONE_LEFT: Reason("why-none-left", "CL-R51"),
    reasons.LISTED_BEFORE: Reason("why-listed-before", "CL-R51"),
}
