"""Choices of Cry Havoc in words, a row each: what a button says, where it lives, what it costs and brings; undo.

Verbs name the kind of thing that is chosen, so most have a row of their own for some steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.choices import NOT_READY, PASS, READY
from igroteka.games.havoc.content.vocabulary import CAPTURE, CONTROL
from igroteka.games.havoc.rules.battle_effects import LEFT
from igroteka.games.havoc.rules.moving import WAY
from igroteka.games.havoc.state import actions
from igroteka.games.havoc.view.queries import lurk, payment
from igroteka.games.havoc.words import costs, notes
from igroteka.games.havoc.words.cards import (
    crystals,
    deck_name,
    objective_name,
    side_of,
    soldiers,
    token_name,
)
from igroteka.games.havoc.words.chosen import Chosen
from igroteka.games.havoc.words.refusals import REASONS
from igroteka.table.choices import (
    ChoiceRow,
    ChoiceTable,
    MsgOf,
    Subject,
    SubjectOf,
    always,
    card,
    never,
    no_note,
    thing,
    told,
)
from igroteka.table.text.messages import Msg, Ref, msg

# --- what a choice is about: the elements it lives on, and the arguments of its label ---

FACTION: Final = card("faction", name="side")
SKILL: Final = card("skill")
TILE: Final = card("structure", on="tile")
IN_HAND: Final = card("card")
PICKED: Final = card("card", on="paid")
LOOKED: Final = card("card", on="looked")
STORED: Final = card("card", on="stored")
DECK: Final = thing("deck", "deck", lambda content, deck: deck_name(deck))
OBJECTIVE: Final = thing("objective", "objective", lambda content, objective: objective_name(objective))
PLACE: Final = thing("place", "place", lambda content, place: place + 1)


def region(chosen: Chosen) -> Subject:
    return Subject((f"region-{chosen.first}",), {"region": chosen.region(chosen.first)})


def army(chosen: Chosen) -> Subject:
    """Own soldiers in a region."""
    many = chosen.place(chosen.first).soldiers[chosen.side]
    where = chosen.region(chosen.first)
    return Subject((f"army-{chosen.first}-{chosen.side}",), {"region": where, "soldiers": soldiers(many)})


def victim(chosen: Chosen) -> Subject:
    """Soldiers of another side in the region at hand."""
    return Subject((f"army-{chosen.asked(1)}-{chosen.first}",), {"side": side_of(chosen.first)})


def standing(chosen: Chosen) -> Subject:
    """A structure in its region."""
    named = {"structure": Ref("structure", chosen.first), "region": chosen.region(chosen.second)}
    return Subject((f"structure-{chosen.first}-{chosen.second}",), named)


def dissolved(chosen: Chosen) -> Subject:
    on = (f"structure-{chosen.first}-{chosen.asked(1)}",)
    return Subject(on, {"structure": Ref("structure", chosen.first)})


def shifted(chosen: Chosen) -> Subject:
    party = chosen.asked(2) % int(LEFT)
    on = (f"party-{party}-{chosen.first}", f"objective-{chosen.second}")
    return Subject(on, {"start": objective_name(chosen.first), "objective": objective_name(chosen.second)})


def shot_at(chosen: Chosen) -> Subject:
    """Soldiers of a side on an objective, as Artillery of the Humans sees them."""
    party = [other.side for other in chosen.battle.parties].index(chosen.first)
    on = (f"party-{party}-{chosen.second}",)
    return Subject(on, {"side": side_of(chosen.first), "objective": objective_name(chosen.second)})


def held(chosen: Chosen) -> Subject:
    return Subject((f"held-{chosen.first}-{chosen.side}",), {"captor": side_of(chosen.first)})


def kind_of_token(chosen: Chosen) -> Subject:
    return Subject((), {"kind": token_name(chosen.first)})


def number_in(place: int, way: bool = False) -> SubjectOf:
    """Return the subject of a number of soldiers for a region, which a number of the question names."""

    def subject(chosen: Chosen) -> Subject:
        where = chosen.asked(place) % int(WAY) if way else chosen.asked(place)
        return Subject((f"region-{where}",), {"region": chosen.region(where), "soldiers": soldiers(chosen.first)})

    return subject


def number_on(objective: int) -> SubjectOf:
    """Return the subject of a number of soldiers for an objective."""

    def subject(chosen: Chosen) -> Subject:
        return Subject((f"objective-{objective}",), {"objective": objective_name(objective), "number": chosen.first})

    return subject


def recruits(chosen: Chosen) -> Subject:
    """A number of soldiers for the headquarters."""
    hq = next((place.region for place in chosen.view.places if place.hq == chosen.side), 0)
    return Subject((f"region-{hq}",), {"region": chosen.region(hq), "soldiers": soldiers(chosen.first)})


def spent(chosen: Chosen) -> Subject:
    return Subject((), {"crystals": crystals(chosen.first)})


# --- where undo stops: cards are shown or drawn, tokens are turned ---


def turns_tokens(chosen: Chosen) -> bool:
    """CH-072, CH-073: the end of a march turns up what lies beside the mover's soldiers."""
    there = [place for place in chosen.view.places if place.soldiers[chosen.side]]
    return any(place.explorations or lurk(place) for place in there)


def draws(chosen: Chosen) -> bool:
    """Tell whether a skill draws cards or turns tokens before anything else is asked."""
    return chosen.content.skills[chosen.first].effect in ("trade", "rouse")


# --- what is asked back ---


def pays_nothing(chosen: Chosen) -> Msg | None:
    """Ask back where the cards bring no point for the action (CH-R16)."""
    icon = chosen.asked(1)
    if payment(chosen.content, chosen.own.picked).icon(icon):
        return None
    return msg("ask-pays-nothing", "CH-R16", icon=notes.ICONS[icon])


# --- the choices ---


def passing(label: str, note: MsgOf = no_note, barrier: Callable[[Chosen], bool] = never) -> ChoiceRow:
    """Return the row that says what it means to let pass at a step."""
    return ChoiceRow("pass", label, note=note, barrier=barrier, key="p", weight="quiet", skips=True)


def done(label: str, note: MsgOf = no_note, barrier: Callable[[Chosen], bool] = never) -> ChoiceRow:
    """Return the row that says what it means to stop at a step."""
    return ChoiceRow("done", label, note=note, barrier=barrier, key="f", weight="quiet", skips=True)


def to_region(
    label: str = "do-region",
    cost: MsgOf = no_note,
    note: MsgOf = no_note,
    barrier: Callable[[Chosen], bool] = never,
    preview: Callable[[Chosen], tuple[str, ...]] | None = None,
) -> ChoiceRow:
    return ChoiceRow("region", label, region, cost, note, barrier, preview=preview)


def arrow_there(chosen: Chosen) -> tuple[str, ...]:
    return (f"ghost-{chosen.first}",)


def ghosts(chosen: Chosen) -> tuple[str, ...]:
    return (f"ghosts-{chosen.first}",)


def on_objective(note: MsgOf = no_note, label: str = "do-objective") -> ChoiceRow:
    return ChoiceRow("objective", label, OBJECTIVE, note=note)


def many(
    subject: SubjectOf,
    cost: MsgOf = no_note,
    note: MsgOf = no_note,
    preview: Callable[[Chosen], tuple[str, ...]] | None = None,
) -> ChoiceRow:
    return ChoiceRow("number", "do-soldiers", subject, cost, note, preview=preview)


def deed(
    verb: str, label: str, key: str, note: MsgOf = no_note, barrier: Callable[[Chosen], bool] = never
) -> ChoiceRow:
    """Return the row of one of the five actions (CH-052)."""
    return ChoiceRow(verb, label, note=note, barrier=barrier, key=key)


REGIONS: Final = {
    "MarchTo": to_region(cost=costs.march, note=notes.target, preview=arrow_there),
    "NextTurned": to_region("do-turn", note=notes.target, barrier=always),
    "NextMarked": to_region("do-mark"),
    "NextBattle": to_region("do-fight-next", note=notes.foes_there),
    "GiveUpRegion": to_region("do-give-up", note=notes.crystals_there),
    "ReinforceWhere": to_region(note=notes.own_region),
    "CrystalBloom": to_region(note=notes.crystals_there),
    "NestWhere": to_region(note=notes.crystals_there),
    "LandAt": to_region(note=notes.own_region),
    "BuildWhere": to_region(note=notes.own_region),
    "ChooseTarget": to_region(note=notes.foes_there),
    "SkillTarget": to_region(note=notes.target),
    "SkillGoal": to_region(note=notes.target),
    "RelocateTo": to_region(),
    "CallFrom": to_region("do-call", note=notes.own_region),
    "WithdrawTo": to_region("do-withdraw-to", note=notes.own_region),
    "RetreatTo": to_region("do-retreat", note=notes.own_region),
    "Burrow": to_region(note=notes.crystals_there),
}
NUMBERS: Final = {
    "MarchMany": many(number_in(2, way=True), costs.marchers, notes.marchers, ghosts),
    "RecruitMany": many(recruits, costs.recruits, notes.recruits),
    "LandMany": many(number_in(2)),
    "RetreatMany": many(number_in(2)),
    "MusterMany": many(number_in(2), note=notes.recruits),
    "TeleportMany": many(number_in(1, way=True), costs.passengers, preview=ghosts),
    "SpendMany": ChoiceRow("number", "do-spend", spent, note=notes.spending),
    "PlaceOnControl": ChoiceRow("number", "do-place-on", number_on(int(CONTROL)), note=notes.on_control),
    "PlaceOnCapture": ChoiceRow("number", "do-place-on", number_on(int(CAPTURE)), note=notes.on_capture),
}
OBJECTIVES: Final = {
    "DeployOne": on_objective(notes.onto),
    "CallOnto": on_objective(notes.onto),
    "KillOne": on_objective(notes.killed, "do-kill"),
    "BleedOne": on_objective(notes.off, "do-lose"),
    "WithdrawOne": on_objective(notes.off, "do-withdraw"),
    "CaptureWhich": on_objective(notes.killed, "do-capture"),
    "NameVictim": on_objective(notes.standing, "do-kill"),
    "NameFirst": on_objective(notes.named_first, "do-first"),
    "NameSkipped": on_objective(notes.named_skipped, "do-skip"),
}
PASSES: Final = {
    "ChoosePlace": passing("pass-place"),
    "GiveUpRegion": passing("pass-marker"),
    "ReinforceWhere": passing("pass-reinforce"),
    "ActivateNew": passing("pass-activate"),
    "PlayCard": passing("pass-tactics", notes.passing),
    "FireAt": passing("pass-fire"),
    "RansomOrNot": passing("pass-ransom"),
}
STOPS: Final = {
    "PayWith": ChoiceRow(
        "done", "done-pay", note=notes.paid, barrier=always, key="f", weight="primary", asks=pays_nothing
    ),
    "MarchFrom": done("done-march", notes.points_lost, turns_tokens),
    "BuildWhat": done("done-build", notes.points_lost),
    "RelocateWhat": done("done-relocate"),
    "WhichToken": ChoiceRow("done", "do-new-token", key="f"),
    "ShiftOne": done("done-shift", notes.passing),
    "DeployOne": done("done-deploy", notes.passing),
    "CallFrom": done("done-call", notes.passing),
    "KillOne": done("done-kill", notes.passing),
    "WithdrawOne": done("done-withdraw", notes.passing),
}
FROM_ARMY: Final = ChoiceRow("from", "do-from", army, note=notes.leaving)
FROM_REGION: Final = ChoiceRow("from", "do-region", region, note=notes.crystals_there)


def from_here(chosen: Chosen) -> ChoiceRow | None:
    """Tell soldiers from what else a skill carries."""
    if chosen.view.step != "SkillTarget":
        return None
    return FROM_ARMY if chosen.content.skills[chosen.asked(1)].effect == "teleport" else FROM_REGION


ROWS: Final[dict[int, ChoiceRow]] = {
    PASS: ChoiceRow("pass", "table-pass", key="p", weight="quiet", at=PASSES, skips=True),
    READY: ChoiceRow("ready", "table-ready", key="r", weight="primary", barrier=always, skips=True),
    NOT_READY: ChoiceRow("not_ready", "table-not-ready", key="n", weight="quiet"),
    actions.FACTION: ChoiceRow("faction", "do-faction", FACTION, note=notes.faction),
    actions.REGION: ChoiceRow("region", "do-region", region, at=REGIONS),
    actions.SIDE: ChoiceRow("side", "do-side", victim),
    actions.NUMBER: ChoiceRow("number", "do-soldiers", recruits, at=NUMBERS),
    actions.DECK: ChoiceRow("deck", "do-deck", DECK, note=notes.deck, barrier=always),
    actions.CARD: ChoiceRow(
        "card",
        "do-keep",
        LOOKED,
        note=notes.card,
        at={
            "RedrawCard": ChoiceRow("card", "do-redraw", IN_HAND, note=notes.card, barrier=always),
            "MatrixOverflow": ChoiceRow("card", "do-put-under", STORED, note=notes.card),
        },
    ),
    actions.OBJECTIVE: ChoiceRow("objective", "do-objective", OBJECTIVE, note=notes.standing, at=OBJECTIVES),
    actions.DISCARD: ChoiceRow("discard", "do-discard", IN_HAND, note=notes.card),
    actions.TAKE_BACK: ChoiceRow("take_back", "do-take-back", PICKED, weight="quiet"),
    actions.SKILL: ChoiceRow(
        "skill",
        "do-skill",
        SKILL,
        costs.skill,
        notes.skill,
        draws,
        at={"ReadyWhich": ChoiceRow("skill", "do-ready", SKILL, note=notes.skill)},
    ),
    actions.MARCH: deed("march", "do-march", "m", notes.hand_worth("move")),
    actions.RECRUIT: deed("recruit", "do-recruit", "c", notes.hand_worth("recruit")),
    actions.BUILD: deed("build", "do-build", "b", notes.hand_worth("build")),
    actions.DRAW_TWO: deed("draw_two", "do-draw-two", "d", told("note-draw-two", "CH-104")),
    actions.ENABLE: deed("enable", "do-enable", "s", notes.enabling, always),
    actions.END_TURN: ChoiceRow("end_turn", "do-end-turn", key="e", weight="primary", skips=True),
    actions.PAY: ChoiceRow("pay", "do-pay", IN_HAND, note=notes.pay, barrier=notes.last_card),
    actions.DONE: ChoiceRow("done", "table-pass", key="f", weight="quiet", skips=True, at=STOPS),
    actions.PLACE: ChoiceRow("place", "do-place", PLACE, note=notes.place),
    actions.FROM: ChoiceRow(
        "from",
        "do-from",
        army,
        note=notes.leaving,
        instead=from_here,
        at={"WhichToken": ChoiceRow("from", "do-move-token", region)},
    ),
    actions.RAISE: ChoiceRow(
        "raise",
        "do-raise",
        TILE,
        costs.raising,
        notes.structure,
        at={"RebuildWhat": ChoiceRow("raise", "do-become", TILE, note=notes.structure)},
    ),
    actions.ACTIVATE: ChoiceRow(
        "activate",
        "do-activate",
        standing,
        costs.activating,
        notes.activation,
        at={"ActivateNew": ChoiceRow("activate", "do-activate-free", standing, note=notes.activation)},
    ),
    actions.DISSOLVE: ChoiceRow("dissolve", "do-dissolve", dissolved),
    actions.PICK: ChoiceRow(
        "pick", "do-relocate", standing, at={"BlowUpWhat": ChoiceRow("pick", "do-blow-up", standing)}
    ),
    actions.TOKEN: ChoiceRow("token", "do-token", kind_of_token),
    actions.PLAY: ChoiceRow("play", "do-play", IN_HAND, note=notes.tactics, barrier=always),
    actions.PLAY_STORED: ChoiceRow("play_stored", "do-play-stored", STORED, note=notes.tactics, barrier=always),
    actions.SHIFT: ChoiceRow("shift", "do-shift", shifted, note=notes.shift),
    actions.FIRE: ChoiceRow("fire", "do-fire", shot_at),
    actions.RANSOM: ChoiceRow("ransom", "do-ransom", held, costs.RANSOM, notes.ransom),
    actions.FREE: ChoiceRow("free", "do-free", held, note=notes.freeing),
}

CHOICES: Final = ChoiceTable(ROWS, REASONS, Chosen)
