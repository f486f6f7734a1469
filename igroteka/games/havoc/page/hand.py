"""The viewer's own board: what the faction has, the sum while paying, hand, skills and structures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from igroteka.games.havoc.content.pieces import Skill, Structure
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import MACHINES, PILGRIMS, TROGS
from igroteka.games.havoc.page.captives import held
from igroteka.games.havoc.page.cards import ICON_NAMES, card, chip
from igroteka.games.havoc.page.style import ACTION_ICONS, SIDE_ICONS, fact, labelled, named, told
from igroteka.games.havoc.view.queries import Payment, in_hand, in_reach, own_side, payment
from igroteka.games.havoc.view.types import Side, View
from igroteka.table.svg.icons import inline_icon, scene
from igroteka.table.svg.markup import attr, esc
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words

PARTS = ("own", "paying", "looked", "hand", "rivals", "skills", "tiles")
PAYING = "PayWith"
DISCARDING = "DiscardDown"


def mine(content: Content, view: View, speaker: Speaker) -> str:
    """Draw all parts always, empty before a faction is chosen: a page keeps what it knows of the whole."""
    if view.seat < 0:
        return ""
    own = own_side(view)
    drawn = dict.fromkeys(PARTS, "") if own is None else own_board(content, view, own, speaker)
    colour = f" ch-h-{own.side}" if own is not None else ""
    pieces = [piece(name, f'<div id="{name}" class="ch-{name}{colour}">{drawn[name]}</div>') for name in PARTS]
    return joined(['<div class="ch-mine">', *pieces, "</div>"])


def own_board(content: Content, view: View, own: Side, speaker: Speaker) -> dict[str, str]:
    return {
        "own": head(content, view, own, speaker),
        "paying": paying(content, view, own, speaker),
        "looked": looked(content, view, speaker),
        "hand": hand(content, view, own, speaker),
        "rivals": rivals(content, view, own, speaker),
        "skills": skills(content, own, speaker),
        "tiles": tiles(content, view, own, speaker),
    }


# --- the faction ---


def head(content: Content, view: View, own: Side, speaker: Speaker) -> str:
    words = speaker.words
    faction = content.factions[own.side]
    facts = [
        ("ch-reserve", "reserve", own.reserve),
        ("ch-control", "markers", own.markers),
        ("ch-prisoner", "captured", sum(own.captured)),
    ]
    if own.side == PILGRIMS:
        facts.append(("ch-crystal", "stored", view.stored))
    shown = "".join([labelled(words, what, fact(words, sign, what, str(many))) for sign, what, many in facts])
    deck = say(words, "draw-own-deck", cards=own.deck, names=names_of(content, own.deck_kinds, speaker))
    gone = say(words, "draw-own-discard", cards=len(own.discard), names=names_of(content, own.discard, speaker))
    return (
        f"{inline_icon(SIDE_ICONS[own.side], 26, 'ch-emblem')}"
        f"<h3>{esc(named(faction, speaker.language))}</h3>{shown}"
        f"{labelled(words, 'deck', pile('deck', own.deck, deck, 'deck-4'))}"
        f"{labelled(words, 'discard', pile('ch-discard', len(own.discard), gone))}"
        f"{with_trogs(content, view, own, speaker)}"
    )


def pile(sign: str, many: int, told: str, ident: str = "") -> str:
    return f'<span{attr("id", ident)} class="ch-fact" title="{told}">{inline_icon(sign, 16)}{many}</span>'


def with_trogs(content: Content, view: View, own: Side, speaker: Speaker) -> str:
    """CH-159: soldiers that neutral Trogs hold stand in nobody's strip."""
    many = own.captured[TROGS]
    if not many or view.trogs_play:
        return ""
    name = named(content.factions[TROGS], speaker.language)
    return held(int(TROGS), own.side, many, say(speaker.words, "draw-held-by", side=name, many=many))


def names_of(content: Content, kinds: Iterable[int], speaker: Speaker) -> str:
    """Return the names of cards, equal ones with their number."""
    counted = Counter(kinds)
    said = [
        named(content.cards[kind], speaker.language) + (f" ×{many}" if many > 1 else "")
        for kind, many in sorted(counted.items())
    ]
    return ", ".join(said) or "—"


# --- paying ---


def paying(content: Content, view: View, own: Side, speaker: Speaker) -> str:
    """Show the sum of what is picked beside that of the whole hand, and what the bonuses will bring (CH-055)."""
    if not view.acts or view.step not in (PAYING, DISCARDING):
        return ""
    picked = Counter(own.picked)
    chips = "".join(
        [
            chip(named(content.cards[kind], speaker.language), content.cards[kind].deck, many, f"paid-{kind}")
            for kind, many in sorted(picked.items())
        ]
    )
    if view.step == DISCARDING:
        inner = f"<p>{say(speaker.words, 'draw-discarding', cards=len(own.picked))}</p>"
    else:
        inner = sums(content, view, own, view.about[1], speaker)
    return f'{inner}<div class="ch-chips">{chips}</div>'


def sums(content: Content, view: View, own: Side, icon: int, speaker: Speaker) -> str:
    words = speaker.words
    now, whole = payment(content, own.picked), payment(content, own.known)
    reach = ""
    if ICON_NAMES[icon] == "move":
        reach = say(words, "draw-reach", regions=len(in_reach(view, own.side, now.icon(icon))))
    elif ICON_NAMES[icon] == "recruit":
        reach = say(words, "draw-recruits", soldiers=min(now.icon(icon), own.reserve))
    return (
        f'<p class="ch-sum">{inline_icon(ACTION_ICONS[icon], 22)}<b>{now.icon(icon)}</b>'
        f"<small>{say(words, 'draw-of-hand', points=whole.icon(icon))}</small><em>{reach}</em></p>"
        f"{bonuses(words, now)}"
    )


@lru_cache(512)
def bonuses(words: Words, now: Payment) -> str:
    said = [
        say(words, key, many=many)
        for key, many in (("draw-will-draw", now.drawn), ("draw-will-gain", now.vp), ("draw-will-move-up", now.places))
        if many
    ]
    return f'<p class="ch-will">{" · ".join(said)}</p>' if said else ""


# --- cards ---


def hand(content: Content, view: View, own: Side, speaker: Speaker) -> str:
    shown = "".join([card(content, view, kind, many, speaker, "card") for kind, many in sorted(in_hand(own).items())])
    stored = stored_cards(content, view, own, speaker)
    title = say(speaker.words, "draw-hand", cards=own.hand)
    return f'<h3>{title}</h3><div class="ch-cards">{shown}</div>{stored}'


def stored_cards(content: Content, view: View, own: Side, speaker: Speaker) -> str:
    """CH-R60: the cards of the Matrix are not in hand."""
    if own.side != MACHINES or not view.matrix:
        return ""
    shown = "".join(
        [
            chip(named(content.cards[kind], speaker.language), content.cards[kind].deck, many, f"stored-{kind}")
            for kind, many in sorted(Counter([kind for _, kind in view.matrix if kind >= 0]).items())
        ]
    )
    return f'<h3>{say(speaker.words, "draw-matrix")}</h3><div class="ch-chips">{shown}</div>'


def looked(content: Content, view: View, speaker: Speaker) -> str:
    if not view.looked or not view.acts:
        return ""
    shown = "".join(
        [card(content, view, kind, many, speaker, "looked") for kind, many in sorted(Counter(view.looked).items())]
    )
    title = say(speaker.words, "draw-looked")
    return f'<h3>{title}</h3><div class="ch-cards">{shown}</div>'


def rivals(content: Content, view: View, own: Side, speaker: Speaker) -> str:
    """CH-R58: show what the viewer knows of other hands: cards peeked at, or all that a deck had."""
    known = [side for side in view.sides if side.seat >= 0 and side.side != own.side and side.known]
    if not known:
        return ""
    rows = "".join([rival(content, side, speaker) for side in known])
    return f"<h3>{say(speaker.words, 'draw-known')}</h3>{rows}"


def rival(content: Content, side: Side, speaker: Speaker) -> str:
    chips = "".join(
        [
            chip(
                named(content.cards[kind], speaker.language),
                content.cards[kind].deck,
                many,
                f"known-{side.side}-{kind}",
            )
            for kind, many in sorted(Counter(side.known).items())
        ]
    )
    count = say(speaker.words, "draw-known-of", known=len(side.known), hand=side.hand)
    name = named(content.factions[side.side], speaker.language)
    return (
        f'<div class="ch-rival ch-h-{side.side}">{inline_icon(SIDE_ICONS[side.side], 18, title=name)}'
        f'<div class="ch-chips">{chips}</div><small title="{count}">{len(side.known)}/{side.hand}</small></div>'
    )


# --- skills and structures ---


def skills(content: Content, own: Side, speaker: Speaker) -> str:
    shown = "".join(
        [
            skill_row(speaker.words, which, content.skills[which], which in own.used, speaker.language)
            for which in own.skills
        ]
    )
    return f"<h3>{say(speaker.words, 'draw-skills')}</h3>{shown}"


def skill_scene(name: str) -> str:
    return f"ch-skill-{name.replace('_', '-')}"


@lru_cache(256)
def skill_row(words: Words, which: int, skill: Skill, used: bool, language: str) -> str:
    state = say(words, "draw-skill-state", state="used" if used else "ready")
    return (
        f'<div id="skill-{which}" class="ch-skill{" used" if used else ""}"'
        f' data-help="{esc(named(skill, language))}&#10;{esc(told(skill, language))}">'
        f"{scene(skill_scene(skill.id))}<b>{esc(named(skill, language))}</b><small>{state}</small>"
        f"<p>{esc(told(skill, language))}</p></div>"
    )


def tiles(content: Content, view: View, own: Side, speaker: Speaker) -> str:
    shown = "".join(
        [
            tile(speaker.words, which, content.structures[which], left, built(view, which), speaker.language)
            for which, left in own.tiles
        ]
    )
    return f"<h3>{say(speaker.words, 'draw-tiles')}</h3>{shown}"


def structure_scene(name: str) -> str:
    return f"ch-structure-{name.replace('_', '-')}"


def built(view: View, structure: int) -> int:
    return sum(structure in place.structures for place in view.places)


@lru_cache(1024)
def tile(words: Words, which: int, found: Structure, left: int, standing: int, language: str) -> str:
    name = esc(named(found, language))
    costs = say(words, "draw-costs", build=found.build, activate=found.activate or 0)
    tokens = say(words, "draw-tokens", left=left, standing=standing)
    activate = str(found.activate) if found.activate else "—"
    return (
        f'<div id="tile-{which}" class="ch-tile" data-help="{name}&#10;{esc(told(found, language))}&#10;{costs}">'
        f"{scene(structure_scene(found.id))}<b>{name}</b>"
        f'<span class="ch-costs" title="{costs}">{inline_icon("ch-build", 12)}{found.build}/{activate}</span>'
        f'<small title="{tokens}">{standing}/{standing + left}</small></div>'
    )
