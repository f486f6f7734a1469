"""Which message says what in Tremble. The doors speak through this file; the sentences are in words/*.ftl."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.state.fields import DEBT
from igroteka.games.tremble.view.queries import aided, place, quarry
from igroteka.games.tremble.view.types import View
from igroteka.games.tremble.words.cards import army_strength, name_of, people, seat_name
from igroteka.games.tremble.words.choices import CHOICES
from igroteka.games.tremble.words.events import EVENTS
from igroteka.table.prompts import Prompts, Question
from igroteka.table.text.messages import Arg, Ref

__all__ = ["choice", "name_of", "prompt", "refused", "seat_name", "told"]

choice: Final = CHOICES.choice
refused: Final = CHOICES.refused
told: Final = EVENTS.told


# --- what a question is about ---


def purse(content: Content, view: View) -> dict[str, Arg]:
    """Tell what the captain has who decides alone."""
    captain = view.captains[view.about[0]]
    return {
        "people": people(captain.people),
        "fuel": captain.fuel,
        "debt": people(int(DEBT)),
    }


def tank(content: Content, view: View) -> dict[str, Arg]:
    """Tell the viewer's own fuel, if he is one of those who decide in secret."""
    return {"fuel": view.captains[view.seat].fuel} if view.acts else {}


def at_cell(content: Content, view: View) -> dict[str, Arg]:
    _, cell = view.about
    return {"place": place(view, cell)}


def at_battle(content: Content, view: View) -> dict[str, Arg]:
    return {"place": place(view, view.about[0]), **tank(content, view)}


def at_search(content: Content, view: View) -> dict[str, Arg]:
    captain, search, _ = view.about
    return {"city": Ref("city", quarry(view, captain, search))}


def at_army(content: Content, view: View) -> dict[str, Arg]:
    army = view.about[2]
    return {"army": Ref("army", army), "strength": army_strength(content, army), **at_search(content, view)}


def at_aided(content: Content, view: View) -> dict[str, Arg]:
    return {"city": Ref("city", aided(view).city), **tank(content, view)}


QUESTIONS: Final[dict[str, Question]] = {
    "ChooseMissions": Question("ask-missions", "wait-missions", "TH-018"),  # D1
    "BorrowOrNot": Question("ask-borrow", "wait-borrow", "TH-100", purse),  # D2
    "RepayOrNot": Question("ask-repay", "wait-repay", "TH-101", purse),  # D3
    "DrawOrNot": Question("ask-draw", "wait-draw", "TH-031", purse),  # D4
    "BuyOrNot": Question("ask-buy", "wait-buy", "TH-032", purse),  # D5
    "ChooseReplaced": Question("ask-replace", "wait-replace", "TH-037"),  # D6
    "AbandonOrFight": Question("ask-army", "wait-army", "TH-084", at_army),  # D7
    "LoseToArmy": Question("ask-lose-to-army", "wait-lose-to-army", "TH-089", at_search),  # D8
    "SendShips": Question("ask-send", "wait-send", "TH-045", tank),  # D9
    "DitchShip": Question("ask-ditch", "wait-ditch", "TH-054", purse),  # D10
    "ChooseTargets": Question("ask-redirect", "wait-redirect", "TH-112"),  # D11
    "FightOrRetreat": Question("ask-battle", "wait-battle", "TH-058", at_cell),  # D12
    "Reserves": Question("ask-reserves", "", "TH-110", at_battle),  # D13
    "LoseShip": Question("ask-lose", "wait-lose", "TH-066", at_cell),  # D14
    "RaidOrSearch": Question("ask-reward", "wait-reward", "TH-074", at_cell),  # D15
    "LeaveOrBring": Question("ask-leave", "wait-leave", "TH-076", at_cell),  # D16
    "Aid": Question("ask-aid", "", "TH-R17", at_aided),  # D17
}


PROMPTS: Final = Prompts(QUESTIONS, "TH-119", "table-considering")
prompt: Final = PROMPTS.prompt
