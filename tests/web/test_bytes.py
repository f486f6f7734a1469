"""What goes over a socket for one change: what differs and no more, and the page can make the whole of it."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from trials import COMPILED

from igroteka.bench.web.inside import Hall
from igroteka.games.registry import GAMES
from igroteka.web.page.diff import difference
from igroteka.web.page.edits import Hearer, Teller
from igroteka.web.storage.store import Store

CLICKS = 400 if COMPILED else 120
MOST = 4096  # bytes, before compression


@pytest.mark.parametrize("game", GAMES)
def test_an_update_is_short_on_average(game: str, tmp_path: Path) -> None:
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        hall = Hall(store, game, tables=1, seats=min(3, GAMES[game].most))
        hall.bytes = hall.updates = 0
        for _ in range(CLICKS):
            hall.click(0)
    assert hall.updates > CLICKS
    assert hall.bytes / hall.updates < MOST


@pytest.mark.parametrize("game", GAMES)
def test_edits_make_the_very_fragments(game: str, tmp_path: Path) -> None:
    """What the page holds after every update is what it should show, piece by piece."""
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        hall = Hall(store, game, tables=1, seats=2)
        pages = hall.tables[0]
        shown: list[dict[str, str]] = [dict(shown_by(page)) for page in pages]
        for _ in range(60):
            hall.click(0)
            pages = hall.tables[0]
            for number, page in enumerate(pages):
                now = shown_by(page)
                changed, _ = difference(shown[number], now)
                for name, text in changed.items():
                    assert page.page.held[name] == text, name
                shown[number] = now


def shown_by(page: Any) -> dict[str, str]:
    frame = page.connection.shown
    assert frame is not None
    parts: dict[str, str] = frame.parts
    return parts


def test_any_text_follows_any_other() -> None:
    rng = random.Random(1)
    teller, hearer = Teller(), Hearer()
    texts = dict.fromkeys("abc", "")
    for _ in range(3000):
        name = rng.choice("abc")
        cut = texts[name].split("<")
        for _ in range(rng.randint(0, 4)):
            place = rng.randrange(len(cut))
            if rng.random() < 0.4 and len(cut) > 1:
                del cut[place]
            elif rng.random() < 0.5:
                cut[place] = rng.choice(["", "b>1", "🛸>"])
            else:
                cut.insert(place, rng.choice("abcxyz") * rng.randint(0, 3))
        texts[name] = "<".join(cut)
        assert hearer.heard({}, teller.told({name: texts[name]})) == {name: texts[name]}


def test_nothing_is_told_twice() -> None:
    teller = Teller()
    first = teller.told({"bar": '<p id="bar"><b>Raid</b></p>'})
    assert first == {"bar": [(1, 0, ['p id="bar">', "b>Raid", "/b>", "/p>"])]}
    assert teller.told({"bar": '<p id="bar"><b>Pass</b></p>'}) == {"bar": [(2, 1, ["b>Pass"])]}
    assert teller.told({"bar": '<p id="bar"><b>Raid</b></p>'}) == {"bar": [(2, 1, [1])]}
    assert teller.told({"list": "<b>Raid</b>"}) == {"list": [(1, 0, [1, 2])]}
