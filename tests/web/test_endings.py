"""How a finished game is told."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest
from tiny_games.pig_box import Pig

from igroteka.games.registry import box_of
from igroteka.table.text.speech import Words, speaker_for
from igroteka.web.models import EndFacts
from igroteka.web.page.fragments import curve, end
from igroteka.web.page.verdict import verdict
from igroteka.web.tables.guests import texts_of


def facts(dice: tuple[tuple[int, int], ...], totals: range) -> EndFacts:
    return EndFacts("Ada has won", "", ((0, "Ada", 20, True),), (), (), dice, totals, "", str)


@pytest.fixture(scope="module")
def texts() -> Words:
    return texts_of("en")


@pytest.mark.parametrize("totals", [range(1, 7), range(2, 13)])
def test_every_total_that_could_fall_has_its_column(texts: Words, totals: range) -> None:
    shown = end.dice(texts, facts(((0, 5), (0, 5), (0, 6)), totals), [(0, "Ada")])
    assert shown.count("<i ") == len(totals)
    assert '<span class="times">2</span><i style="height:56px"></i><b>5</b>' in shown
    assert "<b>5.3</b> <small>× 3</small>" in shown


# --- who reads what ---


class Ended:
    """A game that has ended so."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.players, self.kept, self.won = len(scores), scores, winners

    def scores(self) -> tuple[int, ...]:
        return self.kept

    def winners(self) -> tuple[int, ...]:
        return self.won


ALONE = Ended((9, 20, 9, 3), (1,))
PAIR = Ended((9, 20), (1,))


@pytest.mark.parametrize(
    ("game", "mine", "en", "ru"),
    [
        (ALONE, (1,), "You won", "Вы победили"),
        (ALONE, (0,), "You came 2nd", "Вы на втором месте"),
        (ALONE, (2,), "You came 2nd", "Вы на втором месте"),
        (ALONE, (3,), "You came 4th", "Вы на 4-м месте"),
        (ALONE, (), "Bob won", "Победа: Bob"),
        (ALONE, (0, 1), "Bob won", "Победа: Bob"),
        (PAIR, (0,), "You lost", "Вы проиграли"),
        (Ended((9, 9), (0, 1)), (0,), "A draw", "Ничья"),
        (Ended((9, 9, 1), (0, 1)), (0,), "You share the victory with Bob", "Вы разделили победу: Bob и вы"),
        (Ended((9, 9, 1), (0, 1)), (2,), "You came 3rd", "Вы на третьем месте"),
        (Ended((9, 9, 1), (0, 1)), (), "Ada and Bob share the victory", "Общая победа: Ada и Bob"),
        (Ended((9, 9, 1), ()), (2,), "Nobody won", "Победителя нет"),
    ],
)
def test_the_headline_says_how_it_ended_for_whoever_looks(game: Any, mine: tuple[int, ...], en: str, ru: str) -> None:
    assert headline("pig", game, mine, "en") == en
    assert headline("pig", game, mine, "ru") == ru


@pytest.mark.parametrize(
    ("mine", "en", "ru"),
    [
        ((1,), "You won as the Demon", "Вы победили · Демон"),
        ((0,), "You lost as the Humans", "Вы проиграли · Люди"),
        ((), "Bob won as the Demon", "Победа: Демон (Bob)"),
    ],
)
def test_where_seats_are_sides_the_side_has_won(mine: tuple[int, ...], en: str, ru: str) -> None:
    game: Any = Ended((0, 1), (1,))
    assert headline("claustrophobia", game, mine, "en") == en
    assert headline("claustrophobia", game, mine, "ru") == ru


def headline(name: str, game: Any, mine: tuple[int, ...], language: str) -> str:
    box = Pig() if name == "pig" else box_of(name)
    speaker = speaker_for(box, box.content(), language, ["Ada", "Bob", "Vera", "Oleg"][: game.players])
    return verdict(box, game, speaker, texts_of(language), mine)


# --- the curve ---


def test_the_curve_is_level_until_the_score_changes() -> None:
    assert curve.stairs([(0.0, 9.0), (5.0, 9.0), (7.0, 2.0)], 10.0) == "M0.0 9.0H7.0V2.0H10.0"


def test_the_curve_tells_the_page_each_change_and_runs_to_the_last_moment(texts: Words) -> None:
    told = EndFacts(
        "Ada won", "", ((0, "Ada", 20, True),), (), ((1, (0,)), (5, (20,))), (), range(1, 7), "", str, "abc", 9
    )
    drawn = curve.curve(texts, told, [(0, "Ada")])
    known = json.loads(unescape(re.search('data-curve="([^"]*)"', drawn)[1]))  # type: ignore[index]
    assert known["replay"] == "/r/abc" and (known["first"], known["last"]) == (1, 9)
    assert known["scores"] == [[1, ["0"]], [5, ["20"]]]
