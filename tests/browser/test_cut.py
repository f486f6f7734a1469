"""No text of a card, a quest, the bar, a strip or what explains them is cut, from a phone to a large screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from browsing import NewGuest
from moments import CUT, moments

from igroteka.games.registry import GAMES
from igroteka.table.text.speech import LANGUAGES

SIZES = ((390, 844), (1024, 768), (1440, 900), (1920, 1080))
SHOWN = ("bar", "mine", "sheet", "strip")
OFTEN = 40  # one moment in so many
# Words of cards that end in an ellipsis, in the same moments: there is no room for the rest of them.
SHORTENED = """(moments) => {
  const found = new Set();
  for (const parts of moments) {
    Parts.show({f: parts});
    for (const one of document.querySelectorAll('#mine article, #mine svg, #sheet article, #strips')) {
      for (const text of one.querySelectorAll('h4, p, small, text')) {
        if (text.textContent.trim().endsWith('…')) found.add(text.textContent);
      }
    }
  }
  return [...found];
}"""
# What is told to whoever points at a thing, if a part of it lies beyond the page or its own box.
TOLD = """(moments) => {
  const told = new Set(), found = new Set(), tip = document.getElementById('tip');
  for (const parts of moments) {
    Parts.show({f: parts});
    for (const one of document.querySelectorAll('#mine [data-help], .strip [data-help], #sheet [data-help]')) {
      if (told.has(one.dataset.help) || !one.checkVisibility()) continue;
      told.add(one.dataset.help);
      one.scrollIntoView({block: 'nearest', behavior: 'instant'});
      Tips.tell(one, '');
      if (tip.hidden) continue;
      const box = tip.getBoundingClientRect();
      const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      if (!inside || tip.scrollWidth > tip.clientWidth || tip.scrollHeight > tip.clientHeight) found.add(tip.innerText);
    }
  }
  Tips.hide();
  return [...found];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_cut_on_any_screen(guest: NewGuest, tmp_path: Path, game: str, language: str) -> None:
    shown = moments(game, language, tmp_path, OFTEN, lambda part: part.partition("-")[0] in SHOWN)
    assert len(shown) >= 4
    for phone in (True, False):
        person = guest("Ada", language, phone=phone)
        person.play_now(game, GAMES[game].most)
        person.turn_comes()
        for wide, high in [size for size in SIZES if (size[0] < 500) == phone]:
            person.page.set_viewport_size({"width": wide, "height": high})
            assert (wide, person.page.evaluate(CUT, shown)) == (wide, [])
            assert (wide, person.page.evaluate(SHORTENED, shown)) == (wide, [])
            if not phone:  # a finger asks by a long press
                assert (wide, person.page.evaluate(TOLD, shown)) == (wide, [])
