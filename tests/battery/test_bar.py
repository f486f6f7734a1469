"""What the bar asks and holds, over random games of every game there is, as the page draws it for the seat.

A question with few choices has them all as buttons, and the first does something; of more choices the sentence names
what is clicked first. Sentences are short in every language, and a key has one meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import islice

import pytest
from asked import random_decisions
from trials import Trial

from igroteka.engine.seats import SPECTATOR
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES
from igroteka.table.choices import ChoiceRow, ChoiceTable
from igroteka.table.text.messages import Choice, msg
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for
from igroteka.web.models import NOBODY, UndoState
from igroteka.web.page.decision import Decision, decision_of
from igroteka.web.page.fragments.bar import FEW, bar, instruction, kinds_clicked
from igroteka.web.tables.guests import texts_of

LONGEST = 79  # letters of an instruction
SHOWN = 24  # letters of a name, at most
NAMES = tuple(letter * SHOWN for letter in "ЖWЩMФ")
QUESTIONS = 500  # of a game: some run on for long
FRAME = set("uyhj? +-0")  # keys of the page itself
BUTTON = re.compile(r'<button type="button" class="act (\w+)" data-act="(\d+)"')


def questions(game: str) -> Iterator[tuple[Session, Decision]]:
    """Each number of players in turn."""
    box = GAMES[game]
    for seed, players in enumerate(range(box.least, box.most + 1)):
        for session, _, decision in islice(random_decisions(Trial(box, players, {}), seed), QUESTIONS):
            yield session, decision


def speakers(game: str, players: int) -> list[Speaker]:
    box = GAMES[game]
    return [speaker_for(box, box.content(), language, NAMES[:players]) for language in LANGUAGES]


def buttons(decision: Decision, speaker: Speaker) -> list[tuple[str, Choice]]:
    """How each button of the bar is painted, and its choice."""
    drawn = bar(texts_of(speaker.language), speaker, decision.prompt, decision.choices, UndoState(), decision.acts)
    of = {choice.action: choice for choice in decision.choices}
    return [(weight, of[int(action)]) for weight, action in BUTTON.findall(drawn)]


@pytest.mark.parametrize(
    ("count", "en", "ru"), [(1, "All options", "Все варианты"), (2, "All 2 options", "Все варианты (2)")]
)
def test_the_list_is_counted_only_if_there_are_several(count: int, en: str, ru: str) -> None:
    said = {language: texts_of(language).sentence("page-as-list", {"count": count}) for language in LANGUAGES}
    assert said == {"en": en, "ru": ru}


@pytest.mark.parametrize("game", GAMES)
def test_few_choices_all_stand_in_the_bar_and_the_first_does_something(game: str) -> None:
    few = 0
    for session, decision in questions(game):
        shown = buttons(decision, speakers(game, session.game.players)[0])
        choices = [choice for _, choice in shown]
        if len(decision.choices) <= FEW:
            few += 1
            assert sorted(choice.action for choice in choices) == sorted(one.action for one in decision.choices)
        else:
            assert all(choice in choices for choice in decision.choices if not choice.on), decision.prompt
        if any(not choice.skips for choice in choices):
            assert not choices[0].skips, decision.prompt
        assert [weight for weight, _ in shown].count("primary") <= 1, decision.prompt
    assert few > 50


@pytest.mark.parametrize("game", GAMES)
def test_instructions_are_short_and_name_what_is_clicked_first(game: str) -> None:
    """What is named is drawn on the page, and most choices begin there."""
    box = GAMES[game]
    many = 0
    for session, decision in questions(game):
        everyone = speakers(game, session.game.players)
        for speaker in everyone:
            said = instruction(texts_of(speaker.language), speaker, decision.prompt, decision.choices)
            assert len(said) <= LONGEST, f"{len(said)}: {said}"
            if len(decision.choices) > FEW:
                first = kinds_clicked(decision.choices)[0]
                assert speaker.say(msg(f"click-{first}")) in said
        if len(decision.choices) > FEW:
            many += 1
            public = box.public_parts(session.content, box.view(session.game, int(SPECTATOR)), everyone[0])
            own = box.own_parts(session.content, decision.view, everyone[0])
            drawn = "".join([*public.values(), *own.values()])
            clicked = {choice.on[0] for choice in decision.choices if choice.on}
            assert all(f'id="{element}"' in drawn for element in clicked), decision.prompt
    assert many > 50


@pytest.mark.parametrize("game", GAMES)
def test_who_waits_is_told_what_is_being_decided_not_asked_it(game: str) -> None:
    box = GAMES[game]
    told = set()
    for session, _ in questions(game):
        watching = decision_of(box, session, NOBODY, {}, None, box.looks_at(session.game))
        for speaker in speakers(game, session.game.players):
            said = speaker.say(watching.prompt)
            assert "?" not in said, said
            told.add(said)
    assert len(told) > 10


def rows(table: ChoiceTable) -> list[ChoiceRow]:
    own = list(table.rows.values())
    return own + [row for known in own if known.at is not None for row in known.at.values()]


@pytest.mark.parametrize("game", GAMES)
def test_a_key_has_one_meaning_and_is_none_of_the_frames(game: str) -> None:
    table: ChoiceTable = import_module(f"igroteka.games.{game}.words.choices").CHOICES
    meant: dict[str, set[str]] = {}
    for row in rows(table):
        for key in row.key:
            meant.setdefault(key, set()).add(row.verb)
    for _, decision in questions(game):
        keys = [choice.key for choice in decision.choices if choice.key]
        assert len(keys) == len(set(keys)), decision.prompt
        for choice in decision.choices:
            if choice.key:
                meant.setdefault(choice.key, set()).add(choice.verb)
    assert {key: verbs for key, verbs in meant.items() if len(verbs) > 1} == {}
    assert FRAME.isdisjoint(meant)
