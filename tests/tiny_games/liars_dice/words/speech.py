"""Which message says what in Liar's dice; the sentences are in words/*.ftl."""

from __future__ import annotations

from typing import Any, Final

from igroteka.table.choices import ChoiceRow, ChoiceTable, Chosen, Reason, Subject
from igroteka.table.prompts import Prompts, Question
from igroteka.table.text.messages import Arg
from tiny_games.liars_dice.state.actions import BID, CHALLENGE
from tiny_games.liars_dice.state.reasons import NOT_HIGHER, NOTHING_BID
from tiny_games.liars_dice.view.types import View
from tiny_games.liars_dice.words.events import EVENTS


def bid(chosen: Chosen[Any, View]) -> Subject:
    return Subject((f"face-{chosen.second}",), {"dice": chosen.first, "face": chosen.second})


def standing_bid(chosen: Chosen[Any, View]) -> Subject:
    return Subject(("bid",), {})


def bid_to_beat(content: Any, view: View) -> dict[str, Arg]:
    return {"dice": view.bid_dice, "face": view.bid_face, "all": sum(view.dice)}


CHOICES: Final = ChoiceTable(
    {
        BID: ChoiceRow("bid", "do-bid", bid),
        CHALLENGE: ChoiceRow("challenge", "do-challenge", standing_bid, barrier=lambda chosen: True, weight="primary"),
    },
    {NOT_HIGHER: Reason("why-not-higher", "LD-005"), NOTHING_BID: Reason("why-nothing-bid", "LD-004")},
    Chosen,
)
PROMPTS: Final = Prompts(
    {"BidOrChallenge": Question("ask-bid", "wait-bid", "LD-005", bid_to_beat)}, end="LD-009", idle="dice-fall"
)

choice: Final = CHOICES.choice
refused: Final = CHOICES.refused
prompt: Final = PROMPTS.prompt
told: Final = EVENTS.told
