"""Trappers' choices in words: what a button says, where it lives, what it costs and brings, where undo stops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from igroteka.engine.choices import NOT_READY, PASS, READY, first_of, second_of, verb_of
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import OLD, PEOPLE, RONGAUT, SIDES, SOMETHING
from igroteka.games.trappers.rules.dice import ON_RONGAUT
from igroteka.games.trappers.state import actions
from igroteka.games.trappers.state.fields import HELD
from igroteka.games.trappers.view.queries import kind_at
from igroteka.games.trappers.view.types import View
from igroteka.games.trappers.words import costs, dice, notes
from igroteka.games.trappers.words.cards import form_name, heading_name, place_name
from igroteka.games.trappers.words.chosen import Chosen, clan_ref
from igroteka.table.choices import Subject, nothing
from igroteka.table.text.messages import Choice, Msg, Ref, msg

# --- what a choice is about: the elements it lives on, and the arguments of its label ---


def here(chosen: Chosen) -> Subject:
    """A deed of the cell on which the rover stands."""
    return Subject((f"cell-{chosen.here}",), {})


def cell(chosen: Chosen) -> Subject:
    return Subject((f"cell-{chosen.first}",), {"place": place_name(chosen.content, chosen.first)})


def heading(chosen: Chosen) -> Subject:
    return Subject((f"face-{chosen.first}",), {"heading": heading_name(chosen.first)})


def rover(chosen: Chosen) -> Subject:
    return Subject((f"rover-{chosen.first}",), {"who": Ref("seat", chosen.first)})


def trapper(chosen: Chosen) -> Subject:
    return Subject((f"trapper-{chosen.first}",), {"who": Ref("seat", chosen.first)})


def artifact(chosen: Chosen) -> Subject:
    return Subject((f"art-{chosen.first}",), {"artifact": Ref("artifact", chosen.first)})


def quest(chosen: Chosen) -> Subject:
    return Subject((f"quest-{chosen.first}",), {"quest": Ref("quest", chosen.first)})


def artifact_for_quest(chosen: Chosen) -> Subject:
    on = (f"art-{chosen.first}", f"quest-{chosen.second}")
    return Subject(on, {"artifact": Ref("artifact", chosen.first), "quest": Ref("quest", chosen.second)})


def form(chosen: Chosen) -> Subject:
    return Subject((f"form-{chosen.first}",), {"form": form_name(chosen.first)})


def deck(chosen: Chosen) -> Subject:
    return Subject((f"deck-{chosen.first}",), {"side": SIDES[chosen.first]})


def clan(chosen: Chosen) -> Subject:
    return Subject((f"rep-{chosen.first}",), {"clan": clan_ref(chosen.first)})


# --- where undo stops: dice fall, a card is drawn, an artifact is shown ---


def never(chosen: Chosen) -> bool:
    return False


def always(chosen: Chosen) -> bool:
    return True


def no_artifact_left(chosen: Chosen) -> bool:
    """Else the trapper is asked before the dice fall."""
    return chosen.trapper.hand == 0


def is_rongaut(chosen: Chosen, cell: int) -> bool:
    return kind_at(chosen.content, cell) == RONGAUT


def drives_to_rongaut(chosen: Chosen) -> bool:
    """At once, if only one heading can be had there."""
    headings = [goal.headings for goal in chosen.view.goals if goal.cell == chosen.first]
    ways = sum(points >= 0 for points in headings[0]) if headings else 0
    on_the_spot = chosen.first == chosen.here
    return is_rongaut(chosen, chosen.first) and ways - on_the_spot == 1


def turns_on_rongaut(chosen: Chosen) -> bool:
    return is_rongaut(chosen, chosen.view.about[1])


def jumps_to_rongaut(chosen: Chosen) -> bool:
    return is_rongaut(chosen, chosen.first) and no_artifact_left(chosen)


def draws_quest(chosen: Chosen) -> bool:
    return notes.held_of(chosen, chosen.first) < HELD


def pass_stops(chosen: Chosen) -> bool:
    view = chosen.view
    match view.step:
        case "DriveOrStay":
            return is_rongaut(chosen, chosen.here)
        case "RollOrPlay":
            return True
        case "KeepOrPlay":
            return view.about[1] == ON_RONGAUT and result_draws(chosen)
    return False


def result_draws(chosen: Chosen) -> bool:
    """TR-088, TR-089: with both decks there the trapper chooses first, with two quests he makes room first."""
    view = chosen.view
    if view.die == 4:
        return view.artifacts_left > 0
    sides = [side for side, left in enumerate(view.quests_left) if left]
    return view.die == 5 and len(sides) == 1 and notes.held_of(chosen, sides[0]) < HELD


# --- the choices ---

Weight: TypeAlias = Literal["primary", "normal", "quiet"]


def no_note(chosen: Chosen) -> Msg | None:
    return None


@dataclass(frozen=True, slots=True)
class Button:
    verb: str
    label: str  # key of the message
    subject: Callable[[Chosen], Subject] = nothing
    cost: Callable[[Chosen], Msg | None] = no_note
    note: Callable[[Chosen], Msg | None] = no_note
    barrier: Callable[[Chosen], bool] = never
    key: str = ""
    weight: Weight = "normal"


BUTTONS: Final[dict[int, Button]] = {
    PASS: Button("pass", "table-pass", note=no_note, barrier=pass_stops, key="p", weight="quiet"),
    READY: Button("ready", "table-ready"),
    NOT_READY: Button("not_ready", "table-not-ready"),
    actions.DRIVE: Button("drive", "do-drive", cell, costs.drive_price, notes.driving, drives_to_rongaut),
    actions.FACE: Button(
        "face", "do-face", heading, costs.facing_price, notes.facing, turns_on_rongaut, weight="primary"
    ),
    actions.PLAY: Button("play", "do-play", artifact, note=dice.using, barrier=always),
    actions.JUMP: Button("jump", "do-jump", cell, note=notes.driving, barrier=jumps_to_rongaut),
    actions.BECOME: Button("become", "do-become", form, note=notes.new_form),
    actions.BUY_REP: Button("buy_rep", "do-buy-rep", here, costs.rep_price, notes.bought_rep, key="b"),
    actions.BUILD: Button("build", "do-build", here, costs.build_price, notes.factory_gain, key="f", weight="primary"),
    actions.RAID: Button("raid", "do-raid", here, costs.raider, notes.clan_raid, always, key="x"),
    actions.ATTACK: Button("attack", "do-attack", rover, note=dice.battle, barrier=no_artifact_left),
    actions.CATCH: Button("catch", "do-catch", rover, note=dice.catching, weight="primary"),
    actions.STAY: Button("stay", "do-stay", here, costs.stay_price, notes.peace, key="s"),
    actions.ROB: Button("rob", "do-rob", here, note=dice.robbery, barrier=no_artifact_left, key="x"),
    actions.DESTROY: Button("destroy", "do-destroy", here, note=dice.destruction, barrier=no_artifact_left, key="x"),
    actions.CAPTURE: Button(
        "capture", "do-capture", here, costs.capture_price, dice.capturing, no_artifact_left, key="c"
    ),
    actions.DAMAGE: Button("damage", "do-damage", here, note=dice.damage, barrier=no_artifact_left, key="x"),
    actions.UPGRADE: Button(
        "upgrade", "do-upgrade", here, costs.upgrade_price, notes.city_gain, key="c", weight="primary"
    ),
    actions.RECRUIT: Button("recruit", "do-recruit", here, note=notes.recruiting, key="t", weight="primary"),
    actions.BUY_ARTIFACT: Button(
        "buy_artifact", "do-buy-artifact", here, costs.artifact_price, notes.next_artifact, always, key="t"
    ),
    actions.TAKE_QUEST: Button("take_quest", "do-take-quest", deck, note=notes.taking, barrier=draws_quest),
    actions.DISCARD: Button("discard", "do-discard", quest, note=notes.dropping, barrier=always),
    actions.GIVE_UP: Button("give_up", "do-give-up", quest, note=notes.dropping, weight="quiet"),
    actions.SELL: Button("sell", "do-sell", artifact, note=notes.selling),
    actions.HAND_OVER: Button("hand_over", "do-hand-over", artifact_for_quest, note=notes.handing_over),
    actions.PAY: Button("pay", "do-pay", quest, costs.due_in_zefs, notes.paying, weight="primary"),
    actions.LEAVE: Button("leave", "do-leave", quest, costs.due_in_residents, notes.paying, weight="primary"),
    actions.EXCHANGE: Button("exchange", "do-exchange", artifact, note=notes.exchanging),
    actions.ROB_TRAPPER: Button("rob_trapper", "do-rob-trapper", trapper, note=notes.rep_table),
    actions.CHOOSE_CLAN: Button("choose_clan", "do-choose-clan", clan, note=notes.chosen_clan),
}


@dataclass(frozen=True, slots=True)
class Pass:
    """What it means to let pass here."""

    label: str
    note: Callable[[Chosen], Msg | None] = no_note
    weight: Weight = "quiet"


PASSES: Final = {
    "DriveOrStay": Pass("pass-stay", notes.staying, "normal"),
    "RecruitOrNot": Pass("pass-recruit"),
    "RepOrNot": Pass("pass-rep"),
    "ArtifactOrNot": Pass("pass-artifact"),
    "DueOrNot": Pass("pass-due"),
    "RollOrPlay": Pass("pass-roll", dice.rolling, "primary"),
    "KeepOrPlay": Pass("pass-keep", dice.standing_result, "primary"),
}
DEED_PASSES: Final = {  # by kind of cell
    int(SOMETHING): Pass("pass-form", notes.kept_form),
    int(PEOPLE): Pass("pass-done"),
    int(OLD): Pass("pass-done"),
}


def pass_here(chosen: Chosen) -> Pass:
    if chosen.view.step == "DriveOrStay" and chosen.view.jumped:
        return Pass("pass-go-on", notes.staying)
    if chosen.view.step == "Deed":
        return DEED_PASSES.get(kind_at(chosen.content, chosen.here), Pass("pass-deed"))
    return PASSES.get(chosen.view.step, Pass("table-pass"))


def choice(content: Content, view: View, action: int) -> Choice:
    verb = int(verb_of(action))
    button = BUTTONS[verb]
    chosen = Chosen(content, view, int(first_of(action)), int(second_of(action)))
    subject = button.subject(chosen)
    said = pass_here(chosen) if verb == PASS else Pass(label_of(chosen, verb), button.note, button.weight)
    return Choice(
        action,
        button.verb,
        subject.on,
        msg(said.label, "", **subject.args),
        button.cost(chosen),
        said.note(chosen),
        preview=ways(chosen, verb),
        key=KEYS.get((verb, chosen.first), button.key),
        weight=said.weight,
        barrier=button.barrier(chosen),
    )


def label_of(chosen: Chosen, verb: int) -> str:
    """A rover that drives to its own cell turns; in a Capital and at a rival's one stays otherwise."""
    if verb == actions.DRIVE and chosen.first == chosen.here:
        return "do-turn"
    return BUTTONS[verb].label


KEYS: Final = {  # where one verb has several choices at once
    **{(int(actions.FACE), number): letter for number, letter in enumerate("nesw")},
    **{(int(actions.TAKE_QUEST), number): letter for number, letter in enumerate("qo")},
}


def ways(chosen: Chosen, verb: int) -> tuple[str, ...]:
    """The ghost of the way there."""
    if verb == actions.DRIVE and chosen.first != chosen.here:
        return (f"way-{chosen.first}",)
    if verb == actions.FACE and chosen.view.about[1] != chosen.here:
        return (f"way-{chosen.view.about[1]}",)
    return ()
