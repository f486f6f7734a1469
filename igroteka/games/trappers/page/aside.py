"""Beside the cells: the three decks with what is known to lie under them, the clans at war, rovers off the board."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.page.places import ASIDE, ASIDE_WIDE, DECK_HIGH, DECK_STEP, DECK_TOP, GARAGE_TOP, WAR_TOP
from igroteka.games.trappers.page.style import BAD, CARD, CLANS, DIM, INK, LINE, SIDE_ICONS, WELL, display, emblem
from igroteka.games.trappers.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.parts import piece
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

MIDDLE = ASIDE + ASIDE_WIDE / 2
BACKS = ("#2f4a63", "#5a3a2a", "#4a3263")
DECKS = ("deck-0", "deck-1", "deck-artifacts")


def aside(content: Content, view: View, speaker: Speaker) -> list[str]:
    return [panel(), *decks(content, view, speaker), wars(content, view, speaker), garage(view, speaker)]


@lru_cache(1)
def panel() -> str:
    return (
        f'<rect x="{ASIDE - 6}" y="{DECK_TOP - 12}" width="{ASIDE_WIDE + 12}"'
        f' height="{GARAGE_TOP + 142 - DECK_TOP}" rx="14"'
        f' fill="{WELL}" fill-opacity=".62" class="tr-panel"/>'
    )


# --- decks ---


def decks(content: Content, view: View, speaker: Speaker) -> list[str]:
    quests = [
        deck(
            speaker.words,
            side,
            view.quests_left[side],
            len(view.returned[side]),
            under(speaker, "quest", view.returned[side]),
            under(speaker, "quest", view.done) if side == 0 else "",
        )
        for side in range(2)
    ]
    buried = under(speaker, "artifact", view.buried)
    return [*quests, deck(speaker.words, 2, view.artifacts_left, len(view.buried), buried, "")]


def under(speaker: Speaker, kind: str, cards: tuple[int, ...]) -> str:
    return ", ".join([speaker.name(Ref(kind, card)) if card >= 0 else "?" for card in cards])


@lru_cache(1024)
def deck(words: Words, which: int, left: int, below: int, known: str, done: str) -> str:
    """The cards that are left; a strip under them for those that were put back, in the order in which they"
    " will come."""
    y = DECK_TOP + which * DECK_STEP
    name = words.sentence("draw-deck", {"deck": which})
    told = [words.sentence("draw-deck-left", {"deck": which, "cards": left})]
    if known:
        told.append(words.sentence("draw-deck-under", {"cards": known}))
    if done:
        told.append(words.sentence("draw-deck-done", {"cards": done}))
    back = below_strip(below) + (card_back(which, left) if left else empty())
    ident = DECKS[which]
    return piece(
        ident,
        f'<g id="{ident}" class="tr-deck" transform="translate({ASIDE + 4} {y})" data-help="{esc(chr(10).join(told))}">'
        f'<rect class="frame" x="-4" y="-5" width="{ASIDE_WIDE}" height="{DECK_HIGH + 24}" rx="9" fill="#000"'
        f' fill-opacity="0"/>{back}'
        f"{line_at(ASIDE_WIDE / 2 - 4, DECK_HIGH + 13, name, ASIDE_WIDE, 13, INK, 'tr-ink', 'middle', 600)}</g>",
    )


def below_strip(below: int) -> str:
    if not below:
        return ""
    return (
        f'<rect x="5" y="4" width="{ASIDE_WIDE - 8}" height="{DECK_HIGH - 8}" rx="8" fill="{CARD}" stroke="{DIM}"'
        f' stroke-width="1.4" class="tr-plate"/>'
    )


def card_back(which: int, left: int) -> str:
    wide, high = ASIDE_WIDE - 8, DECK_HIGH - 8
    sign = (*SIDE_ICONS, "tr-artifact")[which]
    return (
        f'<rect width="{wide}" height="{high}" rx="8" fill="{BACKS[which]}" stroke="{INK}" stroke-opacity=".6"'
        f' stroke-width="1.5"/><rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="5" fill="none"'
        ' stroke="#fff"'
        f' stroke-opacity=".25"/>{icon(sign, wide / 2 - 19, 9, 38, "#fff6e6")}'
        f"{display(wide / 2, high - 10, str(left), 22, '#fff6e6', 'tr-on-back', 'middle')}"
    )


def empty() -> str:
    return (
        f'<rect width="{ASIDE_WIDE - 8}" height="{DECK_HIGH - 8}" rx="8" fill="none" stroke="{LINE}" stroke-width="1.5"'
        f' stroke-dasharray="5 5"/>{display(ASIDE_WIDE / 2 - 4, 50, "0", 22, DIM, "tr-dim", "middle")}'
    )


# --- war ---


def wars(content: Content, view: View, speaker: Speaker) -> str:
    pairs = tuple([(clan, enemy) for clan, enemy in enumerate(view.war) if clan < enemy])
    colours = tuple([(content.clans[a].colour, content.clans[b].colour) for a, b in pairs])
    names = "\n".join([f"{speaker.name(Ref('clan', a + 1))} ⚔ {speaker.name(Ref('clan', b + 1))}" for a, b in pairs])
    return war_panel(speaker.words, colours, names)


@lru_cache(256)
def war_panel(words: Words, pairs: tuple[tuple[str, str], ...], names: str) -> str:
    title = words.sentence("draw-war" if pairs else "draw-peace", {})
    told = f"{names}\n{words.sentence('draw-mirror', {})}" if pairs else title
    rows = "".join([war_pair(a, b, WAR_TOP + 22 + 40 * n) for n, (a, b) in enumerate(pairs)])
    return piece(
        "wars",
        f'<g id="wars" data-help="{esc(told)}"><rect x="{ASIDE}" y="{WAR_TOP - 14}" width="{ASIDE_WIDE}" height="166"'
        f' fill="#000" fill-opacity="0"/>'
        f"{line_at(MIDDLE, WAR_TOP + 8, title, ASIDE_WIDE, 13, INK, 'tr-ink', 'middle', 600)}{rows}</g>",
    )


def war_pair(one: str, other: str, y: float) -> str:
    """Two emblems with swords between them."""
    swords = icon("swords", ASIDE + 26, y + 6, 16, BAD, "tr-bad")
    return war_badge(one, ASIDE, y) + war_badge(other, ASIDE + 40, y) + swords


def war_badge(colour: str, x: float, y: float) -> str:
    return (
        f'<circle cx="{number(x + 14)}" cy="{number(y + 14)}" r="13.5" fill="{CARD}" stroke="{CLANS[colour]}"'
        f' stroke-width="2.4" class="tr-plate tr-s-{colour}"/>{emblem(colour, x + 5, y + 5, 18)}'
    )


# --- the garage ---


def garage(view: View, speaker: Speaker) -> str:
    return garage_panel(speaker.words, any(trapper.cell < 0 for trapper in view.trappers))


@lru_cache(8)
def garage_panel(words: Words, used: bool) -> str:
    if not used:
        return piece("garage", '<g id="garage"></g>')
    said = words.sentence("draw-off-board", {})
    return piece(
        "garage",
        f'<g id="garage">{icon("tr-off", MIDDLE - 8, GARAGE_TOP - 14, 16, DIM, "tr-dim")}'
        f"{line_at(MIDDLE, GARAGE_TOP + 17, said, ASIDE_WIDE, 12.5, INK, 'tr-ink', 'middle', 600)}</g>",
    )
