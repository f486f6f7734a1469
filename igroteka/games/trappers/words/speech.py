"""Which message says what in Trappers. The doors speak through this file; the sentences are in words/*.ftl."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import KINDS
from igroteka.games.trappers.rules.dice import IN_BATTLE, ON_RONGAUT
from igroteka.games.trappers.rules.offers import ARTIFACT_PRICE
from igroteka.games.trappers.rules.reputation import REP_PRICE
from igroteka.games.trappers.rules.routes import BASE_POINTS
from igroteka.games.trappers.view.queries import NONE, actor, clan_at
from igroteka.games.trappers.view.types import View
from igroteka.games.trappers.words.cards import cell_name, changed, name_of, place_name, seat_name, zefs
from igroteka.games.trappers.words.choices import CHOICES
from igroteka.games.trappers.words.events import EVENTS
from igroteka.games.trappers.words.notes import clan_ref
from igroteka.table.prompts import Prompts, Question
from igroteka.table.text.messages import Arg, Ref, msg

__all__ = ["choice", "name_of", "prompt", "refused", "seat_name", "told"]

told: Final = EVENTS.told
choice: Final = CHOICES.choice
refused: Final = CHOICES.refused


# --- what a question is about ---


def at_cell(content: Content, view: View) -> dict[str, Arg]:
    return {"place": place_name(content, actor(view).cell)}


def moving(content: Content, view: View) -> dict[str, Arg]:
    """TR-043: where the points come from; what artifacts added is told apart."""
    trapper = actor(view)
    clan = clan_at(content, trapper.cell)
    facts: dict[str, Arg] = {"points": trapper.points, "base": int(BASE_POINTS), "boost": view.boost}
    if view.jumped:
        return {**facts, "where": "jumped", "rep": 0, "clan": msg("nobody")}
    if clan == NONE:
        return {**facts, "where": "white", "rep": 0, "clan": msg("nobody")}
    return {**facts, "where": "clan", "rep": changed(trapper.standing[clan]), "clan": clan_ref(clan)}


def facing(content: Content, view: View) -> dict[str, Arg]:
    return {"place": place_name(content, view.about[1])}


def doing(content: Content, view: View) -> dict[str, Arg]:
    trapper = actor(view)
    kind = KINDS[content.cells[trapper.cell].kind]
    here: dict[str, Arg] = {"cell": cell_name(content, trapper.cell), "kind": kind, **at_cell(content, view)}
    return {**here, "zefs": zefs(trapper.zefs), "residents": trapper.residents}


def buying_rep(content: Content, view: View) -> dict[str, Arg]:
    clan = clan_at(content, actor(view).cell)
    of_clan: Arg = msg("nobody") if clan == NONE else clan_ref(clan)
    return {**doing(content, view), "clan": of_clan, "price": zefs(int(REP_PRICE))}


def buying_artifact(content: Content, view: View) -> dict[str, Arg]:
    return {**doing(content, view), "price": zefs(int(ARTIFACT_PRICE))}


def dice_for(content: Content, view: View) -> dict[str, Arg]:
    """Tell what is about to be thrown, or what lies there."""
    what = {int(ON_RONGAUT): "rongaut", int(IN_BATTLE): "battle"}.get(view.about[1], "raid")
    return {"what": what, "die": view.die, "other": view.second_die}


def room(content: Content, view: View) -> dict[str, Arg]:
    return {"side": "human" if view.about[1] == 0 else "old"}


def more_cards(content: Content, view: View) -> dict[str, Arg]:
    return {"quest": Ref("quest", view.about[1]), "left": view.about[2]}


def from_rival(content: Content, view: View) -> dict[str, Arg]:
    return {"rival": Ref("seat", view.about[1])}


def clans_left(content: Content, view: View) -> dict[str, Arg]:
    return {"left": view.about[1]}


QUESTIONS: Final[dict[str, Question]] = {
    "DriveOrStay": Question("ask-drive", "wait-drive", "TR-042", moving),
    "ChooseFacing": Question("ask-facing", "wait-facing", "TR-051", facing),
    "ChooseCell": Question("ask-cell", "wait-cell", "TR-058"),
    "ChooseForm": Question("ask-form", "wait-form", "TR-071"),
    "Deed": Question("ask-deed", "wait-deed", "TR-059", doing),
    "RecruitOrNot": Question("ask-recruit", "wait-recruit", "TR-094", doing),
    "RepOrNot": Question("ask-rep", "wait-rep", "TR-139", buying_rep),
    "ArtifactOrNot": Question("ask-artifact", "wait-artifact", "TR-097", buying_artifact),
    "DueOrNot": Question("ask-due", "wait-due", "TR-177", at_cell),
    "RollOrPlay": Question("ask-roll", "wait-roll", "TR-147", dice_for),
    "KeepOrPlay": Question("ask-keep", "wait-keep", "TR-064", dice_for),
    "ChooseDeck": Question("ask-deck", "wait-deck", "TR-089"),
    "MakeRoom": Question("ask-room", "wait-room", "TR-180", room),
    "HandOverMore": Question("ask-more", "wait-more", "TR-177", more_cards),
    "ChooseRobbed": Question("ask-robbed", "wait-robbed", "TR-114"),
    "ChooseStolen": Question("ask-stolen", "wait-stolen", "TR-114", from_rival),
    "RewardClan": Question("ask-reward", "wait-reward", "TR-112", clans_left),
}


def clause_of(view: View) -> str:
    """A die is thrown for a raid or in a battle."""
    return "TR-165" if view.step == "RollOrPlay" and view.about[1] == IN_BATTLE else ""


PROMPTS: Final = Prompts(QUESTIONS, "TR-001", "dice-fall", clause_of)
prompt: Final = PROMPTS.prompt
