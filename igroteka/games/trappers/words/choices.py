"""Choices of Trappers in words, a row each: what a button says, where it lives, what it costs and brings; undo.

Below them why a choice is refused: the reason with its clause, and what is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.choices import NOT_READY, PASS, READY
from igroteka.games.trappers.content.vocabulary import FIGHTER, FORMS, OLD, PEOPLE, RONGAUT, SIDES, SOMETHING
from igroteka.games.trappers.rules.cells import wasteland
from igroteka.games.trappers.rules.dice import ON_CAPITAL, ON_CITY, ON_FACTORY, ON_RONGAUT, TO_CAPTURE
from igroteka.games.trappers.rules.offers import ARTIFACT_PRICE
from igroteka.games.trappers.rules.reputation import REP_PRICE
from igroteka.games.trappers.rules.settlements import UPGRADE_PRICE, UPGRADE_REP, UPGRADE_SQUAD
from igroteka.games.trappers.state import actions, reasons
from igroteka.games.trappers.state.fields import HELD
from igroteka.games.trappers.view.queries import NONE, goal_at, kind_at
from igroteka.games.trappers.words import dice, notes
from igroteka.games.trappers.words.cards import form_name, heading_name, moments, place_name, residents, signed, zefs
from igroteka.games.trappers.words.notes import Chosen, clan_ref
from igroteka.table.choices import ChoiceRow, ChoiceTable, MsgOf, Reason, Subject, always, card, never, no_note, thing
from igroteka.table.text.messages import Arg, Ref, msg

# --- what a choice is about: the elements it lives on, and the arguments of its label ---

CELL: Final = thing("cell", "place", place_name)
HEADING: Final = thing("face", "heading", lambda content, heading: heading_name(heading))
FORM: Final = thing("form", "form", lambda content, form: form_name(form))
DECK: Final = thing("deck", "side", lambda content, side: SIDES[side])
ROVER: Final = card("seat", "rover", name="who")
TRAPPER: Final = card("seat", "trapper", name="who")
ARTIFACT: Final = card("artifact", "art")
QUEST: Final = card("quest")
CLAN: Final = card("clan", "rep", base=1)


def here(chosen: Chosen) -> Subject:
    """A deed of the cell on which the rover stands."""
    return Subject((f"cell-{chosen.here}",), {})


def artifact_for_quest(chosen: Chosen) -> Subject:
    given = ARTIFACT(chosen)
    return Subject((*given.on, f"quest-{chosen.second}"), {**given.args, "quest": Ref("quest", chosen.second)})


# --- where undo stops: dice fall, a card is drawn, an artifact is shown ---


def no_artifact_left(chosen: Chosen) -> bool:
    """Else the trapper is asked before the dice fall."""
    return chosen.trapper.hand == 0


def is_rongaut(chosen: Chosen, cell: int) -> bool:
    return kind_at(chosen.content, cell) == RONGAUT


def stays_on_rongaut(chosen: Chosen) -> bool:
    return is_rongaut(chosen, chosen.here)


def drives_to_rongaut(chosen: Chosen) -> bool:
    """At once, if only one heading can be had there."""
    goal = goal_at(chosen.view, chosen.first)
    ways = sum(points >= 0 for points in goal.headings) if goal is not None else 0
    return is_rongaut(chosen, chosen.first) and ways - (chosen.first == chosen.here) == 1


def turns_on_rongaut(chosen: Chosen) -> bool:
    return is_rongaut(chosen, chosen.view.about[1])


def jumps_to_rongaut(chosen: Chosen) -> bool:
    return is_rongaut(chosen, chosen.first) and no_artifact_left(chosen)


def draws_quest(chosen: Chosen) -> bool:
    return notes.held_of(chosen, chosen.first) < HELD


def result_draws(chosen: Chosen) -> bool:
    """TR-088, TR-089: with both decks there the trapper chooses first, with two quests he makes room first."""
    view = chosen.view
    if view.about[1] != ON_RONGAUT:
        return False
    if view.die == 4:
        return view.artifacts_left > 0
    sides = [side for side, left in enumerate(view.quests_left) if left]
    return view.die == 5 and len(sides) == 1 and notes.held_of(chosen, sides[0]) < HELD


# --- the choices ---


def passing(label: str, note: MsgOf = no_note, barrier: Callable[[Chosen], bool] = never) -> ChoiceRow:
    """Return the row that says what it means to let pass at a step."""
    return ChoiceRow("pass", label, note=note, barrier=barrier, key="p", weight="quiet", skips=True)


DEED_PASSES: Final = {  # by kind of cell
    int(SOMETHING): passing("pass-form", notes.kept_form),
    int(PEOPLE): passing("pass-done"),
    int(OLD): passing("pass-done"),
}
PASS_DEED: Final = passing("pass-deed")
AFTER_JUMP: Final = passing("pass-go-on", notes.staying, barrier=stays_on_rongaut)


def pass_here(chosen: Chosen) -> ChoiceRow | None:
    if chosen.view.step == "DriveOrStay" and chosen.view.jumped:
        return AFTER_JUMP
    if chosen.view.step == "Deed":
        return DEED_PASSES.get(kind_at(chosen.content, chosen.here), PASS_DEED)
    return None


PASSES: Final = {
    "DriveOrStay": passing("pass-stay", notes.staying, stays_on_rongaut),
    "RecruitOrNot": passing("pass-recruit"),
    "RepOrNot": passing("pass-rep"),
    "ArtifactOrNot": passing("pass-artifact"),
    "DueOrNot": passing("pass-due"),
    "RollOrPlay": ChoiceRow("roll", "pass-roll", note=dice.rolling, barrier=always, key="r", weight="primary"),
    "KeepOrPlay": ChoiceRow(
        "keep", "pass-keep", note=dice.standing_result, barrier=result_draws, key="k", weight="quiet", skips=True
    ),
}


def way_there(chosen: Chosen) -> tuple[str, ...]:
    """The ghost of the way there; none for a turn on the spot."""
    cell = chosen.first if chosen.verb == actions.DRIVE else chosen.view.about[1]
    return (f"way-{cell}",) if cell != chosen.here else ()


TURN: Final = ChoiceRow("drive", "do-turn", CELL, notes.drive_price, notes.driving, drives_to_rongaut)


def turns(chosen: Chosen) -> ChoiceRow | None:
    """A rover that drives to its own cell turns."""
    return TURN if chosen.first == chosen.here else None


ROWS: Final[dict[int, ChoiceRow]] = {
    PASS: ChoiceRow("pass", "table-pass", key="p", weight="quiet", at=PASSES, instead=pass_here, skips=True),
    READY: ChoiceRow("ready", "table-ready"),
    NOT_READY: ChoiceRow("not_ready", "table-not-ready"),
    actions.DRIVE: ChoiceRow(
        "drive", "do-drive", CELL, notes.drive_price, notes.driving, drives_to_rongaut, instead=turns, preview=way_there
    ),
    actions.FACE: ChoiceRow(
        "face",
        "do-face",
        HEADING,
        notes.facing_price,
        notes.facing,
        turns_on_rongaut,
        "nesw",
        "primary",
        preview=way_there,
    ),
    actions.PLAY: ChoiceRow("play", "do-play", ARTIFACT, note=dice.using, barrier=always),
    actions.JUMP: ChoiceRow("jump", "do-jump", CELL, note=notes.driving, barrier=jumps_to_rongaut),
    actions.BECOME: ChoiceRow("become", "do-become", FORM, note=notes.new_form),
    actions.BUY_REP: ChoiceRow("buy_rep", "do-buy-rep", here, notes.REP, notes.bought_rep, key="b"),
    actions.BUILD: ChoiceRow("build", "do-build", here, notes.BUILDING, notes.factory_gain, never, "f", "primary"),
    actions.RAID: ChoiceRow("raid", "do-raid", here, notes.RAIDER, notes.clan_raid, always, "x"),
    actions.ATTACK: ChoiceRow("attack", "do-attack", ROVER, note=dice.battle, barrier=no_artifact_left),
    actions.CATCH: ChoiceRow("catch", "do-catch", ROVER, note=dice.catching, weight="primary"),
    actions.STAY: ChoiceRow("stay", "do-stay", here, notes.stay_price, notes.peace, key="i"),
    actions.ROB: ChoiceRow("rob", "do-rob", here, no_note, dice.raiding(ON_CAPITAL), no_artifact_left, "z"),
    actions.DESTROY: ChoiceRow("destroy", "do-destroy", here, no_note, dice.raiding(ON_FACTORY), no_artifact_left, "d"),
    actions.CAPTURE: ChoiceRow(
        "capture", "do-capture", here, notes.capture_price, dice.raiding(TO_CAPTURE), no_artifact_left, "c"
    ),
    actions.DAMAGE: ChoiceRow("damage", "do-damage", here, no_note, dice.raiding(ON_CITY), no_artifact_left, "g"),
    actions.UPGRADE: ChoiceRow("upgrade", "do-upgrade", here, notes.UPGRADING, notes.city_gain, never, "v", "primary"),
    actions.RECRUIT: ChoiceRow("recruit", "do-recruit", here, note=notes.recruiting, key="t", weight="primary"),
    actions.BUY_ARTIFACT: ChoiceRow(
        "buy_artifact", "do-buy-artifact", here, notes.NEW_ARTIFACT, notes.next_artifact, always, "a"
    ),
    actions.TAKE_QUEST: ChoiceRow("take_quest", "do-take-quest", DECK, no_note, notes.taking, draws_quest, "qo"),
    actions.DISCARD: ChoiceRow("discard", "do-discard", QUEST, note=notes.dropping, barrier=always),
    actions.GIVE_UP: ChoiceRow("give_up", "do-give-up", QUEST, note=notes.dropping, weight="quiet"),
    actions.SELL: ChoiceRow("sell", "do-sell", ARTIFACT, note=notes.selling),
    actions.HAND_OVER: ChoiceRow("hand_over", "do-hand-over", artifact_for_quest, note=notes.handing_over),
    actions.PAY: ChoiceRow("pay", "do-pay", QUEST, notes.due, notes.paying, weight="primary"),
    actions.LEAVE: ChoiceRow("leave", "do-leave", QUEST, notes.due, notes.paying, weight="primary"),
    actions.EXCHANGE: ChoiceRow("exchange", "do-exchange", ARTIFACT, note=notes.exchanging),
    actions.ROB_TRAPPER: ChoiceRow("rob_trapper", "do-rob-trapper", TRAPPER, note=notes.rep_table),
    actions.CHOOSE_CLAN: ChoiceRow("choose_clan", "do-choose-clan", CLAN, note=notes.chosen_clan),
}

# --- what is missing ---

PRICES: Final = {
    int(actions.BUILD): int(wasteland.BUILD_PRICE),
    int(actions.UPGRADE): int(UPGRADE_PRICE),
    int(actions.BUY_ARTIFACT): int(ARTIFACT_PRICE),
}


def short_of(need: int, said: Arg, have: int) -> dict[str, Arg]:
    return {"need": said, "have": have, "short": max(0, need - have)}


def purse(chosen: Chosen) -> dict[str, Arg]:
    price = PRICES.get(chosen.verb, int(REP_PRICE))
    if chosen.verb == actions.PAY:
        price = chosen.quest.need
    elif chosen.verb == actions.CAPTURE:
        price = -chosen.view.capture_zefs
    return short_of(price, zefs(price), chosen.trapper.zefs)


def people(chosen: Chosen) -> dict[str, Arg]:
    squad = int(UPGRADE_SQUAD if chosen.verb == actions.UPGRADE else wasteland.BUILD_SQUAD)
    if chosen.verb == actions.LEAVE:
        squad = chosen.quest.need
    elif chosen.verb == actions.RAID:
        squad = int(wasteland.FIGHTERS_SQUAD if chosen.trapper.form == FIGHTER else wasteland.RAID_SQUAD)
    return short_of(squad, residents(squad), chosen.trapper.residents)


def standing(chosen: Chosen) -> dict[str, Arg]:
    need = int(UPGRADE_REP if chosen.verb == actions.UPGRADE else wasteland.BUILD_REP)
    have = chosen.trapper.standing[chosen.clan] if chosen.clan != NONE else 0
    return {**the_clan(chosen), "need": need, "have": signed(have)}


def the_clan(chosen: Chosen) -> dict[str, Arg]:
    return {"clan": clan_ref(chosen.clan) if chosen.clan != NONE else msg("nobody")}


def own_form(chosen: Chosen) -> dict[str, Arg]:
    return {"form": FORMS[chosen.trapper.form]}


def marked_place(chosen: Chosen) -> dict[str, Arg]:
    """Tell what the marker on the cell stands for."""
    return {"what": {int(actions.TAKE_QUEST): "quest", int(actions.ROB): "robbery"}.get(chosen.verb, "residents")}


def marked_by(chosen: Chosen) -> str:
    """The clause of the marker, by verb and place."""
    if chosen.verb == actions.TAKE_QUEST:
        return "TR-103" if kind_at(chosen.content, chosen.here) == PEOPLE else "TR-110"
    return "TR-062"


def in_peace(chosen: Chosen) -> bool:
    return kind_at(chosen.content, chosen.here) == SOMETHING


def peaceful_place(chosen: Chosen) -> dict[str, Arg]:
    return {"where": "something" if in_peace(chosen) else "settlement"}


def moment(chosen: Chosen) -> dict[str, Arg]:
    return {"when": moments(chosen.artifact)}


def cards_due(chosen: Chosen) -> dict[str, Arg]:
    return {"need": chosen.content.quests[chosen.second].need, "have": chosen.trapper.hand}


def waiting(chosen: Chosen) -> dict[str, Arg]:
    """TR-R37; some quests wait longer."""
    quest = chosen.second if chosen.verb == actions.HAND_OVER else chosen.first
    longer = any(held.quest == quest and not held.fresh for held in chosen.trapper.quests)
    return {"why": "turns" if longer else "fresh"}


REASONS: Final[dict[int, Reason]] = {
    reasons.NO_CLAN_HERE: Reason(
        "why-no-clan", "TR-R09", by_verb={int(actions.BUY_REP): "TR-R10", int(actions.PLAY): "TR-R08"}
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
        "why-marked", marked_by, marked_place, {int(actions.ROB): "TR-099", int(actions.RECRUIT): "TR-094"}
    ),
    reasons.TWO_CITIES: Reason("why-two-cities", "TR-128"),
    reasons.CITY_IN_CLAN: Reason("why-city-in-clan", "TR-128", the_clan),
    reasons.MIMIC_GETS_NONE: Reason("why-mimic", "TR-081"),
    reasons.NO_QUESTS_LEFT: Reason("why-no-quests", "TR-R27"),
    reasons.WRONG_MOMENT: Reason("why-wrong-moment", "TR-064", moment),
    reasons.NAME_USED: Reason("why-name-used", "TR-065"),
    reasons.NO_BATTLE_HERE: Reason(
        "why-no-battle", lambda chosen: "TR-083" if in_peace(chosen) else "TR-R21", peaceful_place
    ),
    reasons.CITY_STANDS: Reason("why-city-stands", "TR-151"),
    reasons.EXCHANGED: Reason("why-exchanged", "TR-R26"),
    reasons.NOTHING_TO_STEAL: Reason("why-nothing-to-steal", "TR-114"),
    reasons.DRAWN_THIS_TURN: Reason("why-drawn-now", "TR-R37", waiting),
    reasons.FEW_ARTIFACTS: Reason("why-few-artifacts", "TR-177", cards_due),
    reasons.HANDED_HERE: Reason("why-handed-here", "TR-177"),
    reasons.RIVAL_LIVES_THERE: Reason("why-rival-lives-there", "TR-064"),
}

CHOICES: Final = ChoiceTable(ROWS, REASONS, Chosen)
