"""Cards: the viewer's own face up with the moment at which each can be played, the other's as backs."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import HUMAN
from igroteka.games.claustrophobia.page.style import card_icon, card_scene, named
from igroteka.games.claustrophobia.view.queries import counted
from igroteka.games.claustrophobia.view.types import Hand, View
from igroteka.table.svg.icons import inline_icon, scene
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words

NOW: dict[str, tuple[str, ...]] = {  # by moment of a card: the steps at which it is played
    "init_roll": ("AfterRoll",),
    "init_done": ("InitiativeDone",),
    "act_start": ("ActHuman",),
    "act": ("ActHuman",),
    "explore": ("ActHuman",),
    "summon": ("SummonWhat",),
    "dact_start": ("NextDemon",),
    "w_init": ("DemonAfterInitiative",),
    "w_act": ("DemonAtActivation",),
    "w_drawn": ("DemonAtTile",),
    "w_explored": ("DemonAfterExploring",),
    "w_hits": ("AtHits",),
    "w_death": ("AtDeath",),
}


def own_cards(content: Content, view: View, hand: Hand, speaker: Speaker) -> str:
    shown = "".join([card(content, view, kind, many, speaker) for kind, many in counted(hand.known)])
    title = say(speaker.words, "draw-hand", side="human" if hand.seat == HUMAN else "demon", cards=hand.cards)
    return f'<h3>{title}</h3><div class="cl-cards">{shown}</div>'


def card(content: Content, view: View, kind: int, many: int, speaker: Speaker) -> str:
    found = content.cards[kind]
    now = view.acts and view.step in NOW[found.moment] and not (found.moment == "act_start" and view.began)
    return card_face(
        speaker.words,
        kind,
        card_scene(found.id),
        found.deck,
        found.moment,
        named(speaker, "card", kind),
        named(speaker, "card-text", kind),
        many,
        now,
        found.fear,
    )


@lru_cache(2048)
def card_face(
    words: Words,
    kind: int,
    picture: str,
    deck: str,
    moment: str,
    name: str,
    told: str,
    many: int,
    now: bool,
    fear: bool,
) -> str:
    copies = f'<b class="cl-many">×{many}</b>' if many > 1 else ""
    when = say(words, "draw-moment", moment=moment, now="yes" if now else "no")
    marked = f" <em>{say(words, 'draw-fear')}</em>" if fear else ""
    return (
        f'<article id="card-{kind}" class="cl-card cl-{deck}{" cl-timely" if now else ""}"'
        f' data-help="{esc(name)}&#10;{esc(told)}&#10;{when}">{scene(picture)}<h4><span>{esc(name)}</span>'
        f"{copies}</h4><p>{esc(told)}</p><small>{when}{marked}</small></article>"
    )


# --- the other's ---


def backs(content: Content, view: View, hand: Hand, speaker: Speaker) -> str:
    """Draw a hand as its backs, with a list of what it may be: cards that the viewer has not seen."""
    words = speaker.words
    side = "human" if hand.seat == HUMAN else "demon"
    title = say(words, "draw-backs", side=side, cards=hand.cards, deck=hand.deck)
    sign = "cl-advantage" if side == "human" else "cl-event"
    drawn = f'<i class="cl-back">{inline_icon(sign, 13)}</i>' * min(hand.cards, 6)
    return (
        f'<span id="hand-{hand.seat}" class="cl-backs cl-backs-{side}"><button type="button" class="cl-peek"'
        f' popovertarget="cl-may-be-{hand.seat}" title="{title}">{drawn}<b>{hand.cards}</b>'
        f"</button>{may_be(content, hand, side, speaker)}</span>"
    )


def may_be(content: Content, hand: Hand, side: str, speaker: Speaker) -> str:
    words = speaker.words
    known = listed(content, hand.known, speaker)
    unseen = listed(content, hand.unseen, speaker)
    gone = listed(content, hand.discard, speaker)
    sections = [
        ("known", known if hand.known else ""),
        ("unseen", unseen if hand.unseen else ""),
        ("discard", gone if hand.discard else ""),
    ]
    said = "".join(
        [
            f"<h3>{say(words, 'draw-may-be', what=what, side=side)}</h3><ul>{inner}</ul>"
            for what, inner in sections
            if inner
        ]
    )
    return f'<div id="cl-may-be-{hand.seat}" class="cl-popover" popover>{said or say(words, "draw-no-cards")}</div>'


def listed(content: Content, kinds: tuple[int, ...], speaker: Speaker) -> str:
    return "".join(
        [
            f"<li>{inline_icon(card_icon(content.cards[kind].id), 15)}<span>{esc(named(speaker, 'card', kind))}</span>"
            f"<b>×{many}</b></li>"
            for kind, many in counted(kinds)
        ]
    )
