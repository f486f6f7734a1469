"""Why a choice of Trappers is refused: the reason with its clause, and what is missing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from igroteka.engine.choices import Refusal, first_of, second_of, verb_of
from igroteka.games.trappers import reasons as r
from igroteka.games.trappers import verbs as v
from igroteka.games.trappers.card_words import form_name, moments, residents, signed, zefs
from igroteka.games.trappers.choice_words import BUTTONS, label_of
from igroteka.games.trappers.chosen_words import Chosen, clan_ref
from igroteka.games.trappers.content import Content
from igroteka.games.trappers.offers import ARTIFACT_PRICE
from igroteka.games.trappers.reputation import REP_PRICE
from igroteka.games.trappers.seen import NONE, kind_at
from igroteka.games.trappers.settlements import UPGRADE_PRICE, UPGRADE_REP, UPGRADE_SQUAD
from igroteka.games.trappers.sight import View
from igroteka.games.trappers.terms import FIGHTER, PEOPLE, SOMETHING
from igroteka.games.trappers.wasteland import BUILD_PRICE, BUILD_REP, BUILD_SQUAD, FIGHTERS_SQUAD, RAID_SQUAD
from igroteka.table.message import Arg, Refused, msg

# --- what is missing ---


def no_facts(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {}


def price(chosen: Chosen, verb: int) -> int:
    if verb == v.PAY:
        return chosen.content.quests[chosen.first].need
    if verb == v.CAPTURE:
        return -chosen.view.capture_zefs
    return PRICES.get(verb, int(REP_PRICE))


PRICES: Final = {
    int(v.BUILD): int(BUILD_PRICE),
    int(v.UPGRADE): int(UPGRADE_PRICE),
    int(v.BUY_ARTIFACT): int(ARTIFACT_PRICE),
}


def purse(chosen: Chosen, verb: int) -> dict[str, Arg]:
    have = chosen.trapper.zefs
    return {"need": zefs(price(chosen, verb)), "have": have, "short": max(0, price(chosen, verb) - have)}


def squad(chosen: Chosen, verb: int) -> int:
    if verb == v.LEAVE:
        return chosen.content.quests[chosen.first].need
    if verb == v.RAID:
        return int(FIGHTERS_SQUAD if chosen.trapper.form == FIGHTER else RAID_SQUAD)
    return int(UPGRADE_SQUAD if verb == v.UPGRADE else BUILD_SQUAD)


def people(chosen: Chosen, verb: int) -> dict[str, Arg]:
    have = chosen.trapper.residents
    return {"need": residents(squad(chosen, verb)), "have": have, "short": max(0, squad(chosen, verb) - have)}


def standing(chosen: Chosen, verb: int) -> dict[str, Arg]:
    need = int(UPGRADE_REP if verb == v.UPGRADE else BUILD_REP)
    have = chosen.trapper.standing[chosen.clan] if chosen.clan != NONE else 0
    return {**the_clan(chosen, verb), "need": need, "have": signed(have)}


def the_clan(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"clan": clan_ref(chosen.clan) if chosen.clan != NONE else msg("nobody")}


def own_form(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"form": form_name(chosen.trapper.form)}


def marked_place(chosen: Chosen, verb: int) -> dict[str, Arg]:
    """What the marker on the cell stands for."""
    if verb == v.TAKE_QUEST:
        return {"what": "quest"}
    return {"what": "robbery" if verb == v.ROB else "residents"}


def peaceful_place(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"where": "something" if kind_at(chosen.content, chosen.here) == SOMETHING else "settlement"}


def moment(chosen: Chosen, verb: int) -> dict[str, Arg]:
    return {"when": moments(chosen.artifact)}


def due(chosen: Chosen, verb: int) -> dict[str, Arg]:
    need = chosen.content.quests[chosen.second].need
    return {"need": need, "have": chosen.trapper.hand}


def waiting(chosen: Chosen, verb: int) -> dict[str, Arg]:
    """TR-R37; some quests wait longer."""
    quest = chosen.second if verb == v.HAND_OVER else chosen.first
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
    r.NO_CLAN_HERE: Reason("why-no-clan", "TR-R09", clauses={int(v.BUY_REP): "TR-R10", int(v.PLAY): "TR-R08"}),
    r.TOO_POOR: Reason(
        "why-too-poor",
        "TR-139",
        purse,
        {
            int(v.BUILD): "TR-119",
            int(v.UPGRADE): "TR-129",
            int(v.BUY_ARTIFACT): "TR-097",
            int(v.CAPTURE): "TR-R05",
            int(v.PAY): "TR-177",
        },
    ),
    r.REP_FULL: Reason("why-rep-full", "TR-R13", the_clan),
    r.REP_BOUGHT: Reason("why-rep-bought", "TR-139"),
    r.FIGHTER_BUILDS_NOT: Reason("why-fighter", "TR-075"),
    r.FEW_RESIDENTS: Reason(
        "why-few-residents",
        "TR-118",
        people,
        {int(v.UPGRADE): "TR-128", int(v.RAID): "TR-R24", int(v.LEAVE): "TR-177"},
    ),
    r.LOW_REP: Reason("why-low-rep", "TR-118", standing, {int(v.UPGRADE): "TR-128"}),
    r.NO_TILE_LEFT: Reason("why-no-tile", "TR-R29"),
    r.RAIDED_ALREADY: Reason("why-raided", "TR-124", the_clan),
    r.NO_ARTIFACTS_LEFT: Reason("why-no-artifacts", "TR-R27"),
    r.NEEDS_FIGHTER: Reason("why-needs-fighter", "TR-144", own_form, {int(v.ATTACK): "TR-160", int(v.ROB): "TR-100"}),
    r.NEEDS_ENGINEER: Reason("why-needs-engineer", "TR-128", own_form, {int(v.CAPTURE): "TR-076"}),
    r.MARKED: Reason("why-marked", "TR-062", marked_place, {int(v.ROB): "TR-099", int(v.RECRUIT): "TR-094"}),
    r.TWO_CITIES: Reason("why-two-cities", "TR-128"),
    r.CITY_IN_CLAN: Reason("why-city-in-clan", "TR-128", the_clan),
    r.MIMIC_GETS_NONE: Reason("why-mimic", "TR-081"),
    r.NO_QUESTS_LEFT: Reason("why-no-quests", "TR-R27"),
    r.WRONG_MOMENT: Reason("why-wrong-moment", "TR-064", moment),
    r.NAME_USED: Reason("why-name-used", "TR-065"),
    r.NO_BATTLE_HERE: Reason("why-no-battle", "TR-083", peaceful_place),
    r.CITY_STANDS: Reason("why-city-stands", "TR-151"),
    r.EXCHANGED: Reason("why-exchanged", "TR-R26"),
    r.NOTHING_TO_STEAL: Reason("why-nothing-to-steal", "TR-114"),
    r.DRAWN_THIS_TURN: Reason("why-drawn-now", "TR-R37", waiting),
    r.FEW_ARTIFACTS: Reason("why-few-artifacts", "TR-177", due),
    r.HANDED_HERE: Reason("why-handed-here", "TR-177"),
    r.RIVAL_LIVES_THERE: Reason("why-rival-lives-there", "TR-064"),
}


def clause_of(chosen: Chosen, verb: int, reason: Reason) -> str:
    """What one and the same reason is by: the verb tells, or the place."""
    if reason.key == "why-no-battle" and kind_at(chosen.content, chosen.here) != SOMETHING:
        return "TR-R21"
    if reason.key == "why-marked" and verb == v.TAKE_QUEST:
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
