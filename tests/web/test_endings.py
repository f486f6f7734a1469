"""How a finished game is told."""

from __future__ import annotations

import pytest

from igroteka.table.text.speech import Words
from igroteka.web.models import EndFacts
from igroteka.web.page.fragments import end
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
