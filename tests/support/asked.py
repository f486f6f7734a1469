"""Every question of a game: random play as the page sees it, and the steps at which somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from trials import Trial

from igroteka.bots.driver import decisions
from igroteka.engine.chance import Rng
from igroteka.engine.session import Session
from igroteka.engine.step import ASKS, OPENS, SEALS, TABLE
from igroteka.table.box import Box
from igroteka.table.text.messages import Msg
from igroteka.web.page.decision import Decision, decision_of


def questions(box: Box) -> set[str]:
    """Names of all steps at which a seat of this game chooses."""
    folder = type(box).__module__.rpartition(".")[0]
    steps = [TABLE.steps[number] for number in range(len(TABLE.steps))]
    own = [step for step in steps if type(step).__module__.startswith(f"{folder}.")]
    return {step.name for step in own if step.kind in (ASKS, SEALS, OPENS)}


Liking: TypeAlias = Callable[[Any, int], int]  # of a table and a choice: how much likelier it is made than others


def random_decisions(trial: Trial, seed: int, liking: Liking | None = None) -> Iterator[tuple[Session, int, Decision]]:
    """What some seat is asked, as the page tells it, with what undo would take back."""
    box, rng = trial.box, Rng(seed)
    session = Session.start(box, trial.players, trial.settings())
    labels: dict[int, Msg] = {}
    for game in decisions(session, rng):
        seat = game.seats()[rng.below(len(game.seats()))]
        decision = decision_of(box, session, seat, labels, None, box.looks_at(game))
        yield session, seat, decision
        onward = [choice for choice in decision.choices if choice.weight != "quiet"] or decision.choices
        if liking is not None:
            onward = [choice for choice in onward for _ in range(liking(game, choice.action))] or onward
        choice = onward[rng.below(len(onward))]
        labels[session.record.number()] = choice.label
        session.choose(seat, choice.action)
