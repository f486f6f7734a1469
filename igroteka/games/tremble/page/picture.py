"""What a picture that stands alone shows under the board: the battle at hand and the viewer's own cards."""

from __future__ import annotations

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.battle import WIDE as BATTLE_WIDE
from igroteka.games.tremble.page.battle import battle, battle_height
from igroteka.games.tremble.page.hand import name_of, own_face, price_asked, unlit
from igroteka.games.tremble.page.lane import counted
from igroteka.games.tremble.page.places import LEFT, ROOM
from igroteka.games.tremble.page.ship import HIGH, WIDE, ship_at, ship_face
from igroteka.games.tremble.page.style import CARD, DIM, INK, LINE, badge
from igroteka.games.tremble.state.fields import DROPPED
from igroteka.games.tremble.view.queries import shown_missions
from igroteka.games.tremble.view.types import Mission, View
from igroteka.games.tremble.words.cards import goal_text, shown_people
from igroteka.table.svg.card import lines_at, stacked
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import group
from igroteka.table.svg.measure import wrapped
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.messages import Ref, msg
from igroteka.table.text.speech import Speaker

STEP = 112
MISSION_HIGH = 116


def hand(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    rows = [
        captains_row(content, view, speaker),
        battle_row(content, view, speaker),
        ship_row(content, view, speaker),
        mission_row(content, view, speaker),
    ]
    return stacked(rows, LEFT, 14)


def captains_row(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    """People and captured cities of everybody: in the page their strips say it."""
    room = ROOM / view.players
    shown = []
    for captain in view.captains:
        held = " · ".join([str(count) for count in counted(content, captain)])
        told = f"{shown_people(captain.people, speaker.language)} ({held})"
        shown.append(
            group(badge(captain.seat, 0, 2, 18) + line_at(24, 16, told, room - 30, 13, INK), captain.seat * room)
        )
    return "".join(shown), 24


def battle_row(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    inner = battle(content, view, speaker)
    return (group(inner, (ROOM - BATTLE_WIDE) // 2), battle_height(view)) if inner else ("", 0)


def ship_row(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    """Ships, then what is for sale."""
    faces = [own_face(content, view, ship, speaker) for ship in view.ships]
    faces += [
        ship_face(
            speaker.words,
            content.ships[kind],
            kind,
            name_of(speaker, kind),
            unlit(content.ships[kind]),
            price_asked(content, view, kind, speaker),
        )
        for kind in view.drawn
    ]
    step = min(STEP, (ROOM - WIDE) // max(1, len(faces) - 1)) if len(faces) > 1 else STEP
    return "".join([ship_at(face, n * step, 0) for n, face in enumerate(faces)]), HIGH


def mission_row(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    if view.seat < 0:
        return "", 0
    own = shown_missions(view, view.captains[view.seat])
    wide = (ROOM - 8 * 3) // 4
    return "".join(
        [mission_card(content, view, mission, speaker, n * (wide + 8), wide) for n, mission in enumerate(own)]
    ), MISSION_HIGH


def mission_card(content: Content, view: View, mission: Mission, speaker: Speaker, x: int, wide: int) -> str:
    card = content.missions[mission.mission]
    name = speaker.name(Ref("mission", mission.mission))
    told = speaker.say(goal_text(content, card.goal, view.players))
    goal = lines_at(10, 41, wrapped(told, wide - 22, 11.5, lines=4), 14, wide - 18, 11.5, DIM)
    count = speaker.say(msg("text-x-of-n", x=mission.progress, n=mission.need))
    faint = ' opacity=".5"' if mission.keeping == DROPPED else ""
    stakes = f"+{shown_people(card.reward, speaker.language)} / −{shown_people(card.penalty, speaker.language)}"
    return (
        f'<g transform="translate({x} 0)"{faint}>'
        f'<rect width="{wide}" height="{MISSION_HIGH}" rx="10" fill="{CARD}" stroke="{LINE}"/>'
        f"{icon('check' if mission.fulfilled else 'th-mission', wide - 26, 8, 18, INK)}"
        f"{line_at(10, 22, name, wide - 40, 13, INK, weight=700)}{goal}"
        f"{line_at(10, MISSION_HIGH - 11, stakes, wide - 74, 12, DIM, weight=600)}"
        f"{line_at(wide - 10, MISSION_HIGH - 11, count, 56, 13, INK, 'th-num', 'end', 700)}</g>"
    )
