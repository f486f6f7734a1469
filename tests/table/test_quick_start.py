"""Quick starts: every panel has words and a picture, of a moment that comes when bots play the first game."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from igroteka.games.registry import GAMES, box_of
from igroteka.table.quick_start import Frame
from igroteka.table.text.speech import LANGUAGES
from igroteka.web.models import QuickStart
from igroteka.web.page.quick_start import bare, moments, quick_start_of

LONGEST = 300  # characters of a panel
CODE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
SHAPES = re.compile(r"<(?:path|rect|circle|text|use|ellipse|b|i|span)\b")


def shown(game: str, language: str) -> QuickStart:
    found = quick_start_of(box_of(game), language)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_to_eight_panels_and_each_moment_comes(game: str) -> None:
    box = box_of(game)
    keys = [panel.key for panel in box.quick_start]
    assert 5 <= len(keys) <= 8
    assert len(set(keys)) == len(keys)
    assert set(moments(box)) == set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_panels_say_little_in_words_without_codes_and_every_picture_shows_something(game: str, language: str) -> None:
    for panel in shown(game, language).panels:
        assert 3 <= len(panel.title) <= 40, panel.title
        assert 80 < len(panel.text) <= LONGEST, panel.text
        assert not CODE.search(panel.text)
        assert len(SHAPES.findall(panel.picture)) >= 6, panel.key


@pytest.mark.parametrize("game", GAMES)
def test_what_is_framed_lies_on_the_board(game: str) -> None:
    box = box_of(game)
    assert box.first_game is not None
    wide, high = box.board_size(box.content(), box.first_game.players)
    for panel in box.quick_start:
        if panel.frame is not None and panel.draw is None:
            frame = panel.frame(box.content(), moments(box)[panel.key])
            assert overlap(frame, wide, high) > 0.8 * frame.wide * frame.high, panel.key


def overlap(frame: Frame, wide: int, high: int) -> float:
    across = min(frame.x + frame.wide, wide) - max(frame.x, 0)
    down = min(frame.y + frame.high, high) - max(frame.y, 0)
    return max(0.0, across) * max(0.0, down)


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_the_page_stand_once_and_whatever_is_referred_to_is_there(game: str) -> None:
    found = shown(game, "en")
    page = found.sprite + "".join([panel.picture for panel in found.panels])
    ids = Counter(re.findall(r'\sid="([^"]+)"', page))
    assert {name for name, count in ids.items() if count > 1} == set()
    assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', page)) <= set(ids)


def test_of_ids_only_those_stay_that_something_refers_to() -> None:
    drawn = '<g id="a"/><g id="b"/><use href="#b"/><use href="#ground"/><path fill="url(#b)"/>'
    assert bare(drawn, "x-") == '<g/><g id="x-b"/><use href="#x-b"/><use href="#ground"/><path fill="url(#x-b)"/>'


def test_a_game_without_panels_has_no_quick_start() -> None:
    class Plain(type(box_of("tremble"))):  # type: ignore[misc]
        quick_start = ()

    assert quick_start_of(Plain(), "en") is None
