"""Help at a question: every question of every game says how it is answered, to whoever is asked and to nobody else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from asked import questions
from wire_tables import fresh_store, room_for

from igroteka.engine.chance import Rng
from igroteka.engine.seats import CHANCE
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES, box_of
from igroteka.table.module_box import ModuleBox
from igroteka.table.prompts import Prompts, Question
from igroteka.table.text.messages import msg
from igroteka.table.text.speech import LANGUAGES, speaker_for
from igroteka.table.view import BaseView
from igroteka.web.models import NOBODY, Clause
from igroteka.web.page.fragments.table import help_panel
from igroteka.web.page.frame import frame_of
from igroteka.web.page.presenter import presenter_of
from igroteka.web.page.viewer import Viewer
from igroteka.web.tables.guests import texts_of

LONGEST = 320  # characters
CODE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b|`|\b[a-z]+[_][a-z]+\b|\b[A-Z][a-z]+[A-Z]\w*")  # of a clause, an id, a step


def prompts_of(game: str) -> Prompts:
    box: ModuleBox[Any] = box_of(game)  # type: ignore[assignment]
    assert box.helped is not None
    return box.helped


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_asks_has_a_question(game: str) -> None:
    assert set(prompts_of(game).questions) == questions(box_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_help_that_names_no_clause_and_no_id(game: str, language: str) -> None:
    box = box_of(game)
    speaker = speaker_for(box, box.content(), language, ("A", "B", "C", "D", "E"))
    for step, question in prompts_of(game).questions.items():
        said = speaker.say(msg(question.help))
        assert 40 < len(said) <= LONGEST, (step, len(said))
        assert not CODE.search(said), (step, said)
        assert said[-1] in ".!?", step


def view_at(step: str, acts: bool = True, over: bool = False) -> BaseView:
    return BaseView(0, 2, over, (), step, (), (0,), acts)


def test_help_is_for_whoever_is_asked() -> None:
    prompts = Prompts({"Roll": Question("ask-roll", "wait-roll", "AB-001")}, "AB-002", "idle")
    assert prompts.help(view_at("Roll")) == msg("help-roll")
    assert prompts.help(view_at("Roll", acts=False)) is None
    assert prompts.help(view_at("Roll", over=True)) is None


def test_clauses_are_folded_under_the_help_and_stand_open_without_it() -> None:
    texts, clauses = texts_of("en"), (Clause("AB-001", "Roll <b>once</b>."),)
    helped = help_panel(texts, "Click the die & wait.", clauses, "/rules/dice", True)
    assert helped.index("Click the die &amp; wait.") < helped.index("<details><summary>") < helped.index("AB-001")
    assert 'href="/rules/dice#start"' in helped
    plain = help_panel(texts, "", clauses, "/rules/dice", False)
    assert "<details>" not in plain
    assert "#start" not in plain
    assert "AB-001" in plain
    assert "hidden" in help_panel(texts, "", (), "/rules/dice", True)


def test_whoever_waits_is_told_what_to_do_meanwhile(tmp_path: Path) -> None:
    box = box_of("tremble")
    session = Session.start(box, 2, box.chosen_options({"missions": "off"}))
    while session.game.seat == CHANCE:
        session.throw(Rng(1))
    presenter = presenter_of(room_for(fresh_store(tmp_path), box, 2, session))
    asked = session.game.seats()[0]
    shown = [
        frame_of(presenter, Viewer(seat, (seat,), NOBODY, False, "en")).parts["help"] for seat in (asked, 1 - asked)
    ]
    meanwhile = texts_of("en").sentence("page-help-waits", {})
    assert [meanwhile in one for one in shown] == [False, True]
    assert "<details>" in shown[1]
