"""What a picture that stands alone shows under the board: how all stand, the die at hand, the viewer's own cards."""

from __future__ import annotations

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.page.cards import artifact_scene, quest_scene
from igroteka.games.trappers.page.fight import WIDE as FIGHT_WIDE
from igroteka.games.trappers.page.fight import fight
from igroteka.games.trappers.page.places import BOARD
from igroteka.games.trappers.page.style import (
    ARTIFACT_INK,
    CARD,
    DIM,
    EFFECT_ICONS,
    FORM_ICONS,
    INK,
    LINE,
    SCENE_INKS,
    SIDE_ICONS,
    TRAPPERS,
    WELL,
    badge,
    display,
    emblem,
)
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import signed
from igroteka.table.svg.card import lines_at, stacked
from igroteka.table.svg.icons import icon, scene_at
from igroteka.table.svg.markup import group, words_at
from igroteka.table.svg.measure import wrapped
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker

ROW = 40
CARD_WIDE, CARD_HIGH = 157, 172
SCENE_HIGH = 68
STEP = CARD_WIDE + 8


def hand(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    rows = [standings(content, view, speaker), die_row(content, view, speaker), own_cards(content, view, speaker)]
    return stacked(rows, 0, 12)


def die_row(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    panel = fight(content, view, speaker)
    return group(panel.inner, (BOARD[0] - FIGHT_WIDE) / 2), panel.high


# --- everybody ---


def standings(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    head = speaker.words.sentence("draw-round-turn", {"round": view.round, "turn": view.turn})
    rows = [line_at(4, 16, head, BOARD[0] - 8, 15, INK, "tr-ink", weight=700)]
    rows += [standing(content, view, trapper, speaker, 26 + ROW * n) for n, trapper in enumerate(view.trappers)]
    return "".join(rows), 26 + ROW * len(view.trappers)


def standing(content: Content, view: View, trapper: Trapper, speaker: Speaker, y: int) -> str:
    seat = trapper.seat
    goods = (
        ("tr-zefs", f"{trapper.zefs}+{trapper.income}"),
        ("tr-residents", str(trapper.residents)),
        ("tr-artifact", str(trapper.hand)),
        ("tr-tile", str(trapper.tiles)),
        ("swords", str(len(trapper.beaten))),
    )
    facts = "".join(
        [
            icon(sign, 262 + 62 * n, 9, 16, DIM) + words_at(281 + 62 * n, 22, value, 13, INK, weight=700)
            for n, (sign, value) in enumerate(goods)
        ]
    )
    reps = "".join(
        [
            emblem(clan.colour, 582 + 38 * n, 9, 15)
            + words_at(599 + 38 * n, 22, signed(trapper.base[n]), 13, INK, weight=700)
            for n, clan in enumerate(content.clans)
        ]
    )
    wins = icon("cup", 232, 8, 18, INK) if seat in view.winners else icon(FORM_ICONS[trapper.form], 232, 8, 18, INK)
    return (
        f'<g transform="translate(0 {y})"><rect width="{BOARD[0]}" height="{ROW - 6}" rx="9" fill="{CARD}"'
        f' stroke="{TRAPPERS[seat]}" stroke-width="{2.5 if seat == view.active else 1}"/>{badge(seat, 8, 7, 20)}'
        f"{line_at(38, 22, speaker.seat_names[seat], 128, 14, INK, weight=700)}"
        f"{display(222, 23, f'{trapper.vp}/{view.target}', 17, INK, 'tr-ink', 'end')}{wins}{facts}{reps}</g>"
    )


# --- own cards ---


def own_cards(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    if view.seat < 0:
        return "", 0
    own = view.trappers[view.seat]
    cards = [
        (
            quest_scene(content.quests[held.quest].id),
            SCENE_INKS[content.quests[held.quest].side],
            SIDE_ICONS[content.quests[held.quest].side],
            speaker.name(Ref("quest", held.quest)),
            speaker.name(Ref("quest-text", held.quest)),
            f"{held.done}/{held.need}" if content.quests[held.quest].boxes else "",
        )
        for held in own.quests
    ]
    cards += [
        (
            artifact_scene(content.artifacts[kind].id),
            ARTIFACT_INK,
            EFFECT_ICONS[content.artifacts[kind].effect],
            speaker.name(Ref("artifact", kind)),
            speaker.name(Ref("artifact-text", kind)),
            f"×{own.known.count(kind)}" if own.known.count(kind) > 1 else "",
        )
        for kind in sorted(set(own.known))
    ]
    rows = (len(cards) + 4) // 5
    drawn = [card(*told, n % 5 * STEP, n // 5 * (CARD_HIGH + 8)) for n, told in enumerate(cards)]
    return "".join(drawn), rows * (CARD_HIGH + 8)


def card(picture: str, ink: str, sign: str, name: str, text: str, count: str, x: int, y: int) -> str:
    said = lines_at(9, 43 + SCENE_HIGH, wrapped(text, CARD_WIDE - 18, 11, lines=5)[:4], 14, CARD_WIDE - 16, 11, DIM)
    head = (
        f"{icon(sign, 8, 8, 16, INK)}{line_at(29, 21, name, CARD_WIDE - 62, 12.5, INK, weight=700)}"
        f"{words_at(CARD_WIDE - 9, 21, count, 12, INK, anchor='end', weight=700)}"
    )
    return (
        f'<g transform="translate({x} {y})"><rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="10" fill="{CARD}"'
        f' stroke="{LINE}"/>{scene_at(picture, 1, 4, CARD_WIDE - 2, SCENE_HIGH - 4, ink, WELL)}'
        f"{group(head, 0, SCENE_HIGH)}{said}</g>"
    )
