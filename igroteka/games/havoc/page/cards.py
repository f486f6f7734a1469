"""Tactics cards of the viewer: icons large, picture, bonus, battle text; as small labels where only names matter."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.havoc.content.cards import Card
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.page.style import ACTION_ICONS, named, told
from igroteka.games.havoc.view.queries import playable_at
from igroteka.games.havoc.view.types import View
from igroteka.table.svg.icons import inline_icon, scene
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words

ICON_NAMES: Final = ("move", "recruit", "build")
BONUS_SIGNS: Final = {"card": "ch-card", "one_card": "ch-card", "star": "star", "init": "ch-init"}


def card(content: Content, view: View, kind: int, many: int, speaker: Speaker, name: str) -> str:
    """Draw a kind of card with its number, and the battles to come in which it could be played."""
    found = content.cards[kind]
    battles = tuple([fight.number for fight in view.fights if playable_at(content, view, kind, fight.region)])
    return card_face(
        speaker.words,
        found,
        (named(found, speaker.language), told(found, speaker.language)),
        many,
        battles,
        f"{name}-{kind}",
    )


@lru_cache(2048)
def card_face(words: Words, found: Card, texts: tuple[str, str], many: int, battles: tuple[int, ...], name: str) -> str:
    title, text = texts
    count = f'<b class="ch-many">×{many}</b>' if many > 1 else ""
    fights = ""
    if battles:
        said = say(words, "draw-card-battles", numbers=", ".join(map(str, battles)))
        fights = (
            f'<small class="ch-fights" title="{said}">{inline_icon("swords", 12)}{" ".join(map(str, battles))}</small>'
        )
    idle = "" if found.effects or found.enables else " ch-idle"
    sign = f"ch-{found.deck}"
    return (
        f'<article id="{name}" class="ch-card ch-deck-{found.deck}{idle}" data-help="{esc(title)}&#10;{esc(text)}">'
        f"<header>{icons(words, found)}</header>{scene(card_scene(found.id))}{bonus(words, found)}"
        f"<h4>{inline_icon(sign, 14, 'ch-of')}<span>{esc(title)}</span>{count}</h4><p>{esc(text)}</p>{fights}</article>"
    )


def card_scene(name: str) -> str:
    return f"ch-card-{name.replace('_', '-')}"


def icons(words: Words, found: Card) -> str:
    numbers = (found.move, found.recruit, found.build)
    names = [words.sentence("draw-icon", {"icon": name}) for name in ICON_NAMES]
    return "".join(
        [
            f'<span class="ch-icon{"" if many else " ch-nil"}">{inline_icon(sign, 15, title=name)}{many}</span>'
            for many, sign, name in zip(numbers, ACTION_ICONS, names, strict=True)
        ]
    )


def bonus(words: Words, found: Card) -> str:
    """CH-055: what is applied when the card is discarded for an action."""
    if found.bonus is None:
        return ""
    title = words.sentence("draw-bonus", {"bonus": found.bonus})
    star = "*" if found.bonus == "one_card" else ""
    return f'<span class="ch-bonus">!{inline_icon(BONUS_SIGNS[found.bonus], 15, title=title)}{star}</span>'


@lru_cache(1024)
def chip(title: str, deck: str, many: int, name: str) -> str:
    """Draw a card as a small label: one that is picked, or known in somebody's hand."""
    count = f" ×{many}" if many > 1 else ""
    return f'<span id="{name}" class="ch-chip ch-deck-{deck}">{inline_icon(f"ch-{deck}", 13)}{esc(title)}{count}</span>'
