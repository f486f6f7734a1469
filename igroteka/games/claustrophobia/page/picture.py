"""What a picture that stands alone shows under the board: the humans with their lines, threat, the viewer's hand."""

from __future__ import annotations

from typing import Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import LINES, MOST_TP
from igroteka.games.claustrophobia.page.style import (
    BLOOD,
    BONE,
    DIM,
    INK,
    LINE,
    LIT,
    PLATE,
    STAT_ICONS,
    WELL,
    card_scene,
    display,
    human_icon,
    named,
)
from igroteka.games.claustrophobia.view.queries import counted, own_hand, trogs_in_play
from igroteka.games.claustrophobia.view.types import View, Warrior
from igroteka.table.svg.card import lines_at, stacked
from igroteka.table.svg.dice import die
from igroteka.table.svg.icons import figure_at, icon, scene_at
from igroteka.table.svg.markup import words_at
from igroteka.table.svg.measure import wrapped
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker

CARD: Final = 188
HIGH: Final = 196
STEP: Final = CARD + 12
ROW: Final = 20
HAND_WIDE: Final = 288
HAND_HIGH: Final = 170
SCENE_HIGH: Final = 66


def hand(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    return stacked([people(content, view, speaker), dark(view), own_cards(content, view, speaker)], 0, 12)


def people(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    drawn = [person(content, warrior, speaker, STEP * n) for n, warrior in enumerate(view.warriors)]
    return "".join(drawn), HIGH if drawn else 0


def person(content: Content, warrior: Warrior, speaker: Speaker, x: int) -> str:
    rows = "".join([action_line(content, warrior, line) for line in range(int(LINES))])
    heads = "".join([icon(STAT_ICONS[stat], 62 + 40 * stat, 38, 15, DIM) for stat in range(3)])
    faint = ' opacity=".5"' if warrior.at < 0 else ""
    return (
        f'<g transform="translate({x} 0)"{faint}><rect width="{CARD}" height="{HIGH}" rx="12" fill="{PLATE}"'
        f' stroke="{BONE}" stroke-opacity=".6"/>{figure_at(human_icon(warrior.profile), 10, 8, 24, BONE)}'
        f"{line_at(40, 26, named(speaker, 'human', warrior.human), CARD - 50, 15, INK, weight=700)}{heads}{rows}</g>"
    )


def action_line(content: Content, warrior: Warrior, line: int) -> str:
    y = 58 + ROW * line + (2 if line else 0)
    now, hurt = warrior.die == line + 1, warrior.wounds[line]
    printed = content.warriors[warrior.profile].lines[line]
    values = warrior.now if now else printed
    ink = "#1b1209" if now else DIM if hurt else INK
    lit = f'<rect x="6" y="{y - 2}" width="{CARD - 12}" height="{ROW}" rx="5" fill="{BONE}"/>' if now else ""
    cells = "".join(
        [words_at(69 + 40 * stat, y + 13, str(values[stat]), 14, ink, anchor="middle", weight=700) for stat in range(3)]
    )
    struck = f'<path d="M52 {y + 8}H{CARD - 16}" stroke="{BLOOD}" stroke-width="2"/>' if hurt else ""
    drop = icon("cl-wound", 34, y, 15, BLOOD) if hurt else ""
    return f"{lit}{die(line + 1, 12, y, 16)}{drop}{cells}{struck}"


def dark(view: View) -> tuple[str, int]:
    facts = (
        ("cl-threat", f"{view.tp}/{MOST_TP}"),
        ("cl-figure-troglodyte", f"{trogs_in_play(view)} ({'/'.join(map(str, view.trog))})"),
        ("cl-stack", str(view.stack)),
        ("cl-advantage", str(view.hands[0].cards)),
        ("cl-event", str(view.hands[1].cards)),
    )
    drawn = "".join(
        [
            icon(sign, 14 + 190 * n, 8, 22, BLOOD if n < 2 else DIM)
            + display(44 + 190 * n, 26, said, 18, INK, "cl-ink")
            for n, (sign, said) in enumerate(facts)
        ]
    )
    return f'<rect width="1200" height="38" rx="10" fill="{PLATE}" stroke="{LINE}"/>{drawn}', 38


def own_cards(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    own = own_hand(view)
    if own is None or not own.known:
        return "", 0
    kinds = counted(own.known)
    drawn = [
        card(content, kind, many, speaker, n % 4 * (HAND_WIDE + 16), n // 4 * (HAND_HIGH + 10))
        for n, (kind, many) in enumerate(kinds)
    ]
    return "".join(drawn), (len(kinds) + 3) // 4 * (HAND_HIGH + 10)


def card(content: Content, kind: int, many: int, speaker: Speaker, x: int, y: int) -> str:
    found = content.cards[kind]
    ink = BONE if found.deck == "advantage" else "#ff8d7d"
    text = lines_at(
        12,
        52 + SCENE_HIGH,
        wrapped(named(speaker, "card-text", kind), HAND_WIDE - 24, 12, lines=4)[:4],
        15,
        HAND_WIDE - 20,
        12,
        DIM,
    )
    y_name = 28 + SCENE_HIGH
    copies = words_at(HAND_WIDE - 12, y_name, f"×{many}" if many > 1 else "", 14, LIT, anchor="end", weight=700)
    drawn = scene_at(card_scene(found.id), 1, 3, HAND_WIDE - 2, SCENE_HIGH, ink, WELL)
    return (
        f'<g transform="translate({x} {y})"><rect width="{HAND_WIDE}" height="{HAND_HIGH}" rx="10" fill="{PLATE}"'
        f' stroke="{ink}" stroke-width="1.6"/>{drawn}'
        f"{line_at(12, y_name, named(speaker, 'card', kind), HAND_WIDE - 50, 15, INK, weight=700)}{copies}{text}</g>"
    )
