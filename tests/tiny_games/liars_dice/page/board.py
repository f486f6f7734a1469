"""The table of Liar's dice as pictures: the bid, a row for every player with a cup, the viewer's own dice."""

from __future__ import annotations

from typing import Any, Final

from igroteka.table.svg.dice import blank, die
from igroteka.table.svg.markup import esc, group, rect, words_at
from igroteka.table.svg.palette import DARK, badge
from igroteka.table.svg.parts import Parts
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker
from tiny_games.liars_dice.state.game import FACES, MOST_PLAYERS
from tiny_games.liars_dice.view.types import View

ROW: Final = 56
TOP: Final = 150  # of the first row
BOARD: Final = (640, TOP + ROW * int(MOST_PLAYERS))
GROUND: Final = "#1b2130"
LIGHT: Final = "#e8e4da"
SIZE: Final = 36  # of a die
OWN: Final = 56


def public_parts(content: Any, view: View, speaker: Speaker) -> Parts:
    wide, high = BOARD
    parts = {
        "L0": rect(0, 0, wide, high, GROUND, rx=16),
        "L1": "".join([cup(view, seat, speaker) for seat in range(view.players)]),
        "L2": bid(view, speaker) + "".join([group(die(n, 0, 0, 48), 60 * n - 20, 84, f"face-{n}") for n in FACE_ROW]),
    }
    for seat in range(view.players):
        parts[f"strip-{seat}"] = say(speaker.words, "draw-dice", dice=view.dice[seat])
    return parts


FACE_ROW: Final = range(1, int(FACES) + 1)


def bid(view: View, speaker: Speaker) -> str:
    told = words_at(0, 26, say(speaker.words, "draw-bid", dice=view.bid_dice), 18, LIGHT)
    return group(told + (die(view.bid_face, 150, 0, SIZE) if view.bid_dice else ""), 40, 28, "bid")


def cup(view: View, seat: int, speaker: Speaker) -> str:
    """Badge, name, dice under the cup; on the right what the last challenge turned up."""
    hidden = "".join([blank(190 + 42 * n, 5, SIZE) for n in range(view.dice[seat])])
    open_dice = "".join([die(face, 420 + 42 * n, 5, SIZE) for n, face in enumerate(view.turned_up[seat])])
    name = words_at(46, 29, esc(speaker.seat_names[seat][:14]), 15, LIGHT)
    row = rect(0, 0, 600, ROW - 10, "#262e42", rx=10) + badge(seat, 12, 12, 22, DARK[seat]) + name
    return group(row + hidden + open_dice, 20, TOP + ROW * seat, f"cup-{seat}")


def own_dice(view: View) -> str:
    return "".join([die(face, 64 * n, 0, OWN) for n, face in enumerate(view.own)])


def own_parts(content: Any, view: View, speaker: Speaker) -> Parts:
    told = say(speaker.words, "draw-own")
    return {
        "mine": f'<svg id="own-cup" role="img" aria-label="{told}" viewBox="0 0 192 58" width="192" height="58">'
        f"{own_dice(view)}</svg>"
    }


def hand(content: Any, view: View, speaker: Speaker) -> tuple[str, int]:
    return (group(own_dice(view), 20), OWN + 4) if view.own else ("", 0)
