"""Moments of random games as the page shows them to whoever is asked: fragments for a real page to draw."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from asked import random_decisions
from trials import Trial
from wire_tables import fresh_store, room_for

from igroteka.games.registry import box_of
from igroteka.table.svg.parts import Parts
from igroteka.web.models import NOBODY
from igroteka.web.page.frame import frame_of
from igroteka.web.page.presenter import presenter_of
from igroteka.web.page.viewer import Viewer

# What of a moment its own box cuts off; what scrolls can be read.
CUT = """async (moments) => {
  await document.fonts.ready; // letters that come late have another width
  const cuts = (way) => way === 'hidden' || way === 'clip';
  const found = new Set();
  for (const parts of moments) {
    Parts.show({f: parts});
    const homes = [...document.querySelectorAll('#bar, #mine, #sheet, .strip')];
    for (const one of homes.flatMap((home) => [home, ...home.querySelectorAll('*')])) {
      if (!(one instanceof HTMLElement) || !one.checkVisibility()) continue;
      const style = getComputedStyle(one);
      const wide = cuts(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
      const high = cuts(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
      const hidden = style.clipPath !== 'none' || style.position === 'absolute' && one.clientWidth <= 1;
      if ((wide || high) && !hidden) found.add(`${one.id || one.className}: ${one.innerText.slice(0, 300)}`);
    }
  }
  return [...found];
}"""
GAMES_SEEN = 2  # one of the fewest players, one of the most


def moments(game: str, language: str, folder: Path, often: int, wanted: Callable[[str], bool]) -> list[Parts]:
    """The fragments wanted, by their names, of one moment in so many."""
    box, store, shown = box_of(game), fresh_store(folder), list[Parts]()
    for seed in range(GAMES_SEEN):
        players = (box.least, box.most)[seed % 2]
        for at, (session, seat, _) in enumerate(random_decisions(Trial(box, players, {}), seed)):
            if at % often == 0:
                viewer = Viewer(seat, (seat,), NOBODY, False, language)
                parts = frame_of(presenter_of(room_for(store, box, players, session)), viewer).parts
                shown.append({name: part for name, part in parts.items() if wanted(name)})
    return shown
