"""Nothing is cut in the bar, whose height is fixed, nor in a strip: the words of many moments, in both languages."""

from __future__ import annotations

import random
import re

import pytest
from asked import random_decisions
from browsing import NewGuest
from trials import Trial

from igroteka.engine.seats import SPECTATOR
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for
from igroteka.web.models import Strip
from igroteka.web.page.decision import Decision
from igroteka.web.page.fragments import table
from igroteka.web.page.frame import undo_of
from igroteka.web.tables.catalogue import seat_title, shown_score
from igroteka.web.tables.guests import texts_of

MOMENTS = 250
MOST_GAMES = 400  # a small game has fewer moments than that
LEAST = 4  # bars that differ, of the smallest game
OFTEN = 0.25  # of the moments of a game: those of one are much alike
NAMES = ("Вера", "Александра", "Мирослава", "Timur & Co", "Константин")
# Puts each into the page and looks for what its own box cuts off or scrolls.
CUT = """async (moments) => {
  await document.fonts.ready; // letters that come late have another width
  return moments.flatMap(([id, html]) => {
    Parts.show({f: {[id]: html}});
    const home = document.getElementById(id);
    const all = [home, ...home.querySelectorAll('*')].filter((one) => one instanceof HTMLElement);
    const cuts = (one) => one.checkVisibility() && getComputedStyle(one).overflow !== 'visible'
        && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
    const words = home.innerText.replaceAll('\\n', ' / ');
    return all.filter(cuts).map((one) => `${id} ${one.className || one.tagName}: ${words}`);
  });
}"""


def bar_of(decision: Decision, speaker: Speaker) -> str:
    texts = texts_of(speaker.language)
    undo = undo_of(decision, speaker, texts)
    return table.bar(texts, speaker, decision.prompt, decision.choices, undo, decision.acts, True)


def strip_of(session: Session, box: Box, speaker: Speaker, seat: int) -> str:
    """Of a bot that is ready, which has most to show."""
    view = box.view(session.game, int(SPECTATOR))
    body = box.public_parts(session.content, view, speaker).get(f"strip-{seat}", "")
    points = box.points(view)
    own = points[seat] if points else None
    score = "" if own is None else shown_score(box, speaker, own)
    who, title = speaker.seat_names[seat], seat_title(box, speaker, seat)
    return table.strip(
        texts_of(speaker.language),
        Strip(seat, title, who, "bot", own, max([1, *points]), score, True, True, False, False, False, body),
    )


def moments(box: Box, language: str) -> list[tuple[str, str]]:
    """Bars that differ in more than their numbers, and a strip with each: the id and the markup."""
    rng = random.Random(3)
    seen: set[str] = set()
    strips: list[tuple[str, str]] = []
    bars: list[tuple[str, str]] = []
    for seed in range(MOST_GAMES):
        players = rng.randint(box.least, box.most)
        speaker = speaker_for(box, box.content(), language, NAMES[:players])
        for session, _, decision in random_decisions(Trial(box, players, {}), seed):
            bar = bar_of(decision, speaker)
            alike = re.sub(r"\d+", "0", bar)
            if alike not in seen and rng.random() < OFTEN:
                seen.add(alike)
                bars.append(("bar", bar))
                seat = rng.randrange(box.least)
                strips.append((f"strip-{seat}", strip_of(session, box, speaker, seat)))
            if len(bars) == MOMENTS:
                return bars + strips
    assert len(bars) >= LEAST, f"{box.name}: too few questions to prove anything"
    return bars + strips


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_in_the_bar_and_the_strips(guest: NewGuest, game: str, language: str) -> None:
    box = GAMES[game]
    person = guest("Ada", language)
    person.play_now(game, box.least)
    wrong = person.page.evaluate(CUT, moments(box, language))
    assert not wrong, "\n".join(wrong)
