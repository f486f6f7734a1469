"""Why a choice of Trappers is refused: the reason with its clause, and what is missing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from igroteka.engine.choices import Refusal, first_of, second_of, verb_of
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import FIGHTER, PEOPLE, SOMETHING
from igroteka.games.trappers.rules.cells.wasteland import (
    BUILD_PRICE,
    BUILD_REP,
    BUILD_SQUAD,
    FIGHTERS_SQUAD,
    RAID_SQUAD,
)
from igroteka.games.trappers.rules.offers import ARTIFACT_PRICE
from igroteka.games.trappers.rules.reputation import REP_PRICE
from igroteka.games.trappers.rules.settlements import UPGRADE_PRICE, UPGRADE_REP, UPGRADE_SQUAD
from igroteka.games.trappers.state import actions, reasons
from igroteka.games.trappers.view.queries import NONE, kind_at
from igroteka.games.trappers.view.types import View
from igroteka.games.trappers.words.cards import form_name, moments, residents, signed, zefs
from igroteka.games.trappers.words.choices import BUTTONS, label_of
from igroteka.games.trappers.words.chosen import Chosen, clan_ref
from igroteka.table.text.messages import Arg, Refused, msg

# --- what is missing ---


def no_facts(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {}


def price(chosen: Chosen, verb: int) -> int:
    if verb == actions.PAY:
        return chosen.content.quests[chosen.first].need
    if verb == actions.CAPTURE:
        return -chosen.view.capture_zefs
    return PRICES.get(verb, int(REP_PRICE))


PRICES: Final = {
    int(actions.BUILD): int(BUILD_PRICE),
    int(actions.UPGRADE): int(UPGRADE_PRICE),
    int(actions.BUY_ARTIFACT): int(ARTIFACT_PRICE),
}


def purse(chosen: Chosen, verb: int) -> dict[str, Arg]:
    have = chosen.trapper.zefs
    return {"need": zefs(price(chosen, verb)), "have": have, "short": max(0, price(chosen, verb) - have)}


def squad(chosen: Chosen, verb: int) -> int:
    if verb == actions.LEAVE:
        return chosen.content.quests[chosen.first].need
    if verb == actions.RAID:
        return int(FIGHTERS_SQUAD if chosen.trapper.form == FIGHTER else RAID_SQUAD)
    return int(UPGRADE_SQUAD if verb == actions.UPGRADE else BUILD_SQUAD)


def people(chosen: Chosen, verb: int) -> dict[str, Arg]:
    have = chosen.trapper.residents
    return {"need": residents(squad(chosen, verb)), "have": have, "short": max(0, squad(chosen, verb) - have)}


def standing(chosen: Chosen, verb: int) -> dict[str, Arg]:
    need = int(UPGRADE_REP if verb == actions.UPGRADE else BUILD_REP)
    have = chosen.trapper.standing[chosen.clan] if chosen.clan != NONE else 0
    return {**the_clan(chosen, verb), "need": need, "have": signed(have)}


def the_clan(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"clan": clan_ref(chosen.clan) if chosen.clan != NONE else msg("nobody")}


def own_form(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"form": form_name(chosen.trapper.form)}


def marked_place(chosen: Chosen, verb: int) -> dict[str, Arg]:
    """What the marker on the cell stands for."""
    if verb == actions.TAKE_QUEST:
        return {"what": "quest"}
    return {"what": "robbery" if verb == actions.ROB else "residents"}


def peaceful_place(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"where": "something" if kind_at(chosen.content, chosen.here) == SOMETHING else "settlement"}


def moment(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"when": moments(chosen.artifact)}


def due(chosen: Chosen, verb: int) -> dict[str, Arg]:
    need = chosen.content.quests[chosen.second].need
    return {"need": need, "have": chosen.trapper.hand}


def waiting(chosen: Chosen, verb: int) -> dict[str, Arg]:
    """TR-R37; some quests wait longer."""
    quest = chosen.second if verb == actions.HAND_OVER else chosen.first
    turns = [held for held in chosen.trapper.quests if held.quest == quest and not held.fresh]
    return {"why": "turns" if turns else "fresh"}


# --- the reasons ---


@dataclass(frozen=True, slots=True)
class Reason:
    key: str
    clause: str
    facts: Callable[[Chosen, int], dict[str, Arg]] = no_facts
    clauses: dict[int, str] = field(default_factory=dict)  # by verb, where it is another one


REASONS: Final[dict[int, Reason]] = {
    reasons.NO_CLAN_HERE: Reason(
        "why-no-clan", "TR-R09", clauses={int(actions.BUY_REP): "TR-R10", int(actions.PLAY): "TR-R08"}
    ),
    reasons.TOO_POOR: Reason(
        "why-too-poor",
        "TR-139",
        purse,
        {
            int(actions.BUILD): "TR-119",
            int(actions.UPGRADE): "TR-129",
            int(actions.BUY_ARTIFACT): "TR-097",
            int(actions.CAPTURE): "TR-R05",
            int(actions.PAY): "TR-177",
        },
    ),
    reasons.REP_FULL: Reason("why-rep-full", "TR-R13", the_clan),
    reasons.REP_BOUGHT: Reason("why-rep-bought", "TR-139"),
    reasons.FIGHTER_BUILDS_NOT: Reason("why-fighter", "TR-075"),
    reasons.FEW_RESIDENTS: Reason(
        "why-few-residents",
        "TR-118",
        people,
        {int(actions.UPGRADE): "TR-128", int(actions.RAID): "TR-R24", int(actions.LEAVE): "TR-177"},
    ),
    reasons.LOW_REP: Reason("why-low-rep", "TR-118", standing, {int(actions.UPGRADE): "TR-128"}),
    reasons.NO_TILE_LEFT: Reason("why-no-tile", "TR-R29"),
    reasons.RAIDED_ALREADY: Reason("why-raided", "TR-124", the_clan),
    reasons.NO_ARTIFACTS_LEFT: Reason("why-no-artifacts", "TR-R27"),
    reasons.NEEDS_FIGHTER: Reason(
        "why-needs-fighter", "TR-144", own_form, {int(actions.ATTACK): "TR-160", int(actions.ROB): "TR-100"}
    ),
    reasons.NEEDS_ENGINEER: Reason("why-needs-engineer", "TR-128", own_form, {int(actions.CAPTURE): "TR-076"}),
    reasons.MARKED: Reason(
        "why-marked", "TR-062", marked_place, {int(actions.ROB): "TR-099", int(actions.RECRUIT): "TR-094"}
    ),
    reasons.TWO_CITIES: Reason("why-two-cities", "TR-128"),
    reasons.CITY_IN_CLAN: Reason("why-city-in-clan", "TR-128", the_clan),
    reasons.MIMIC_GETS_NONE: Reason("why-mimic", "TR-081"),
    reasons.NO_QUESTS_LEFT: Reason("why-no-quests", "TR-R27"),
    reasons.WRONG_MOMENT: Reason("why-wrong-moment", "TR-064", moment),
    reasons.NAME_USED: Reason("why-name-used", "TR-065"),
    reasons.NO_BATTLE_HERE: Reason("why-no-battle", "TR-083", peaceful_place),
    reasons.CITY_STANDS: Reason("why-city-stands", "TR-151"),
    reasons.EXCHANGED: Reason("why-exchanged", "TR-R26"),
    reasons.NOTHING_TO_STEAL: Reason("why-nothing-to-steal", "TR-114"),
    reasons.DRAWN_THIS_TURN: Reason("why-drawn-now", "TR-R37", waiting),
    reasons.FEW_ARTIFACTS: Reason("why-few-artifacts", "TR-177", due),
    reasons.HANDED_HERE: Reason("why-handed-here", "TR-177"),
    reasons.RIVAL_LIVES_THERE: Reason("why-rival-lives-there", "TR-064"),
}


def clause_of(chosen: Chosen, verb: int, reason: Reason) -> str:
    """What one and the same reason is by: the verb tells, or the place."""
    if reason.key == "why-no-battle" and kind_at(chosen.content, chosen.here) != SOMETHING:
        return "TR-R21"
    if reason.key == "why-marked" and verb == actions.TAKE_QUEST:
        return "TR-103" if kind_at(chosen.content, chosen.here) == PEOPLE else "TR-110"
    return reason.clauses.get(verb, reason.clause)


def refused(content: Content, view: View, refusal: Refusal) -> Refused:
    verb = int(verb_of(refusal.action))
    chosen = Chosen(content, view, int(first_of(refusal.action)), int(second_of(refusal.action)))
    label = msg(label_of(chosen, verb), "", **BUTTONS[verb].subject(chosen).args)
    reason = REASONS[refusal.reason]
    return Refused(
        refusal.action, label, msg(reason.key, clause_of(chosen, verb, reason), **reason.facts(chosen, verb))
    )
