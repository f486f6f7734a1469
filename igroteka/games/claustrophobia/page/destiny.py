"""The Board of Destiny, and what the Demon has: threat, the values of Troglodytes, the Demon's card, the next dice.

Every space says which dice it takes, and what it would do now; the other page shows the same in small.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import MOST_TP, MOST_TROGS, STAT_NAMES, TALENTS
from igroteka.games.claustrophobia.page.dice import condition, empty, face
from igroteka.games.claustrophobia.page.style import STAT_ICONS, TALENT_ICONS, card_icon, figure_icon, named
from igroteka.games.claustrophobia.state.fields import DEMON_ACTION, THREAT
from igroteka.games.claustrophobia.view.queries import DESTINY_DICE, Yield, dice_next, scenario_of, the_demon, yield_of
from igroteka.games.claustrophobia.view.types import Fiend, Space, View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words


def destiny(content: Content, view: View, speaker: Speaker) -> str:
    rows = [piece(f"space-{n}", space_row(content, view, view.spaces[n], speaker)) for n in range(len(content.spaces))]
    title = say(speaker.words, "draw-destiny")
    return joined(
        [
            f'<div class="cl-destiny"><header><h3>{title}</h3>',
            piece("threat", threat(speaker.words, view.tp)),
            "</header>",
            piece("horde", horde(content, view, speaker)),
            '<div class="cl-spaces">',
            *rows,
            "</div></div>",
        ]
    )


# --- threat ---


@lru_cache(64)
def threat(words: Words, tp: int) -> str:
    """Draw the threat points as tokens, with their number and the limit (CL-R25)."""
    title = say(words, "draw-threat", tp=tp, most=int(MOST_TP))
    skulls = inline_icon("cl-threat", 15) * min(tp, 10)
    return (
        f'<span id="threat" class="cl-threat" title="{title}">{inline_icon("cl-threat", 18) if not tp else skulls}'
        f"<b>{tp}</b><small>/{MOST_TP}</small></span>"
    )


def horde(content: Content, view: View, speaker: Speaker) -> str:
    """Draw what Troglodytes are worth now, how many are left, how many dice come next, and the Demon's card."""
    words = speaker.words
    troglodyte = content.creatures[0]
    base = (troglodyte.mvt, troglodyte.cbt, troglodyte.defence)
    values = "".join([stat(words, n, base[n], view.trog[n]) for n in range(3)])
    supply = say(words, "draw-supply", left=view.supply, most=int(MOST_TROGS))
    demon = the_demon(view)
    return (
        f'<div id="horde" class="cl-horde"><div class="cl-trog-row">{inline_icon("cl-figure-troglodyte", 20)}'
        f'<span class="cl-values">{values}</span>'
        f'<span id="supply" class="cl-supply" title="{supply}">{view.supply}<small>/{MOST_TROGS}</small></span>'
        f"{next_dice(words, view)}</div>{demon_card(content, view, demon, speaker) if demon else ''}"
        f"{others(content, view, speaker)}</div>"
    )


@lru_cache(256)
def stat(words: Words, which: int, before: int, after: int) -> str:
    title = words.sentence("stat", {"stat": STAT_NAMES[which]})
    said = f"<b>{after}</b>" if before == after else f'<s>{before}</s><b class="cl-up">{after}</b>'
    return f'<span class="cl-stat" title="{esc(title)}">{inline_icon(STAT_ICONS[which], 13, title=title)}{said}</span>'


def next_dice(words: Words, view: View) -> str:
    """CL-050, CL-058, CL-159: how many Destiny dice are thrown next, and why."""
    many = dice_next(view)
    why = say(words, "draw-next-dice", many=many, calm=view.calm, mechanisms=view.mechanisms)
    more = " cl-up" if many > DESTINY_DICE else ""
    return f'<span class="cl-next{more}" title="{why}">{face(6, 15, True)}×{many}</span>'


def demon_card(content: Content, view: View, demon: Fiend, speaker: Speaker) -> str:
    words = speaker.words
    name, told = esc(named(speaker, "demon", demon.figure)), esc(named(speaker, "demon-text", demon.figure))
    state = "in" if demon.at >= 0 else "out"
    left = demon.health - demon.wounds if demon.at >= 0 else demon.health
    hidden = state == "out" and not view.demon_killed and scenario_of(content, view).revealed == "master"
    entries = say(words, "draw-entries", left=view.entries, state="hidden" if hidden else state)
    return (
        f'<div id="demon" class="cl-demon cl-{state}" data-help="{name}&#10;{told}&#10;{entries}">'
        f'{inline_icon(figure_icon(content, demon.figure), 26, "cl-who")}<span class="cl-demon-name"><b>{name}</b>'
        f"<small>{entries}</small></span>{fiend_values(words, demon, left)}</div>"
    )


def fiend_values(words: Words, fiend: Fiend, left: int) -> str:
    values = "".join([stat(words, n, fiend.values[n], fiend.values[n]) for n in range(3)])
    talents = "".join(
        [
            inline_icon(TALENT_ICONS[which], 14, title=words.sentence("talent", {"talent": TALENTS[which]}))
            for which in fiend.talents
        ]
    )
    health = say(words, "draw-health", left=left, health=fiend.health)
    pips = "".join([f'<i class="{"" if n < left else "cl-gone"}"></i>' for n in range(fiend.health)])
    return (
        f'<span class="cl-values">{values}{talents}</span><span class="cl-health" title="{health}">{pips}'
        f"<b>{left}</b></span>"
    )


def others(content: Content, view: View, speaker: Speaker) -> str:
    """Draw the Possessed and the Damned that are in play or still to come."""
    rows = []
    for fiend in view.fiends:
        if fiend.fiend == 0:
            continue
        name = esc(named(speaker, "warrior", 16 + fiend.fiend + 32 * fiend.figure))
        state = "in" if fiend.at >= 0 else "out"
        left = fiend.health - fiend.wounds
        waiting = f"<small>{say(speaker.words, 'draw-waiting')}</small>" if fiend.waiting else ""
        rows.append(
            f'<div class="cl-demon cl-{state}">{inline_icon(figure_icon(content, fiend.figure), 20, "cl-who")}'
            f'<span class="cl-demon-name"><b>{name}</b>{waiting}</span>{fiend_values(speaker.words, fiend, left)}</div>'
        )
    return "".join(rows)


# --- the spaces ---


def space_row(content: Content, view: View, space: Space, speaker: Speaker) -> str:
    found = content.spaces[space.space]
    made = yield_of(content, view, space.space)
    return row(
        speaker.words,
        space,
        found.colour,
        found.dice,
        card_icon(found.id),
        named(speaker, "space", space.space),
        named(speaker, "space-text", space.space),
        condition(speaker.words, found),
        made,
        view.phase in (THREAT, DEMON_ACTION),
    )


@lru_cache(4096)
def row(
    words: Words,
    space: Space,
    colour: str,
    dice: int,
    sign: str,
    name: str,
    told: str,
    takes: str,
    made: Yield,
    working: bool,
) -> str:
    state = "closed" if space.closed else "used" if space.used and not space.dice else "open"
    works = " cl-filled" if len(space.dice) >= dice else ""
    title = say(words, "draw-space-colour", colour=colour, state=state)
    now = yielded(words, made)
    return (
        f'<div id="space-{space.space}" class="cl-space cl-{colour} cl-s-{state}{works}"'
        f' data-help="{esc(name)}&#10;{esc(takes)} · {title}&#10;{esc(told)}&#10;{now}">'
        f'<span class="cl-takes">{esc(takes)}</span>{inline_icon(sign, 18, "cl-sign")}'
        f'<span class="cl-space-name"><b>{esc(name)}</b><small>{now}</small></span>'
        f'<span class="cl-slots">{slots(space, dice)}</span></div>'
    )


def slots(space: Space, dice: int) -> str:
    """Draw the dice that lie on the space, and places for as many as it needs; a black one takes more."""
    values = sorted(set(space.dice))
    lying = "".join(
        [
            f'<span id="placed-{space.space}-{value}" class="cl-placed">'
            f"{face(value, 24, True) * space.dice.count(value)}</span>"
            for value in values
        ]
    )
    return lying + empty(24) * max(0, dice - len(space.dice))


def yielded(words: Words, made: Yield) -> str:
    """Say in a few words what the space would do now."""
    return say(
        words,
        "draw-yield",
        effect=made.effect,
        amount=made.amount,
        high=made.high,
        stat=made.stat or "mvt",
        before=made.before,
        after=made.after,
        many=made.many,
        more=made.more,
    )
