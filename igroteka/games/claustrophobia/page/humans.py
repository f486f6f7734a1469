"""Cards of the human warriors: six lines of action, wounds, the die, objects, gifts, tokens; and the dice to give.

A line lights when a choice lives on it: a die goes to a card, a wound to a line.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import (
    LINES,
    REDEEMER,
    STAT_NAMES,
    TALENTS,
)
from igroteka.games.claustrophobia.page.dice import empty, face
from igroteka.games.claustrophobia.page.style import STAT_ICONS, TALENT_ICONS, card_icon, human_icon, named
from igroteka.games.claustrophobia.state.fields import ABSENT, DEAD, DEPARTED, THREAT
from igroteka.games.claustrophobia.view.queries import giving, in_play, shown_die
from igroteka.games.claustrophobia.view.types import View, Warrior
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words


def humans(content: Content, view: View, speaker: Speaker) -> str:
    """Draw the cards of all humans of the game, each a piece of its own."""
    return joined(
        [
            '<div class="cl-humans">',
            *[piece(f"human-{warrior.human}", card(content, view, warrior, speaker)) for warrior in view.warriors],
            "</div>",
        ]
    )


def card(content: Content, view: View, warrior: Warrior, speaker: Speaker) -> str:
    words = speaker.words
    state = state_of(view, warrior)
    name = esc(named(speaker, "human", warrior.human))
    told = esc(named(speaker, "human-text", warrior.human))
    talents = "".join([talent(words, which, which in warrior.talents) for which in talents_of(content, warrior)])
    return (
        f'<article id="human-{warrior.human}" class="cl-human cl-{state}" data-help="{name}&#10;{told}">'
        f'<header>{inline_icon(human_icon(warrior.profile), 22, "cl-who")}<b class="cl-person">{name}</b>'
        f"{slot(view, warrior, words)}</header>"
        f'<div class="cl-facts">{talents}{tokens(words, warrior)}{objects(content, warrior, speaker)}'
        f"{wounded(words, warrior)}</div>"
        f"{lines(content, view, warrior, words)}{gifts(content, view, warrior, speaker)}"
        f"{fate(words, warrior)}</article>"
    )


def state_of(view: View, warrior: Warrior) -> str:
    if warrior.at == DEAD:
        return "dead"
    if warrior.at == DEPARTED:
        return "departed"
    if warrior.at == ABSENT:
        return "absent"
    if view.acting == warrior.human:
        return "acting"
    if warrior.exhausted:
        return "stunned"
    return "acted" if warrior.acted else "ready"


def fate(words: Words, warrior: Warrior) -> str:
    """Say what has become of whoever is not in play."""
    if warrior.at >= 0:
        return ""
    how = {int(DEAD): "dead", int(DEPARTED): "departed"}.get(warrior.at, "absent")
    return f'<p class="cl-fate">{say(words, "draw-fate", how=how)}</p>'


def talents_of(content: Content, warrior: Warrior) -> list[int]:
    """Return the talents of his profile, and those a card has given him."""
    printed = [TALENTS.index(name) for name in content.warriors[warrior.profile].talents]
    return printed + [which for which in warrior.talents if which not in printed]


@lru_cache(64)
def talent(words: Words, which: int, works: bool) -> str:
    title = words.sentence("draw-talent", {"talent": TALENTS[which], "works": "yes" if works else "no"})
    return (
        f'<span class="cl-talent{"" if works else " cl-off"}" title="{esc(title)}">'
        f"{inline_icon(TALENT_ICONS[which], 15, title=title)}</span>"
    )


def tokens(words: Words, warrior: Warrior) -> str:
    things = (
        (warrior.courage, "courage", "cl-courage"),
        (warrior.blessed >= 0, "blessed", "cl-blessed"),
        (warrior.carries, "chest", "cl-chest-full"),
        (warrior.poisoned, "poisoned", "cl-miasma"),
        (warrior.unguarding, "unguarding", "cl-critical"),
        (warrior.ignored > 0, "ignored", "cl-second-wind"),
        (warrior.rusted, "rusted", "cl-rust"),
    )
    stat = STAT_NAMES[warrior.blessed] if warrior.blessed >= 0 else "mvt"
    return "".join([badge(words, what, sign, stat) for has, what, sign in things if has])


@lru_cache(64)
def badge(words: Words, what: str, sign: str, stat: str) -> str:
    title = words.sentence("draw-token", {"what": what, "stat": stat})
    return f'<span class="cl-badge cl-b-{what}" title="{esc(title)}">{inline_icon(sign, 14, title=title)}</span>'


def objects(content: Content, warrior: Warrior, speaker: Speaker) -> str:
    return "".join(
        [
            thing(
                card_icon(content.objects[kind].id),
                named(speaker, "object", kind),
                named(speaker, "object-text", kind),
                warrior.rusted or warrior.exhausted,
            )
            for kind in warrior.objects
        ]
    )


@lru_cache(64)
def thing(sign: str, name: str, told: str, off: bool) -> str:
    return (
        f'<span class="cl-object{" cl-off" if off else ""}" title="{esc(name)}. {esc(told)}">'
        f"{inline_icon(sign, 15, title=name)}</span>"
    )


@lru_cache(64)
def wounds_said(words: Words, wounds: int) -> str:
    title = words.sentence("draw-wounds", {"wounds": wounds, "lines": int(LINES)})
    sign = inline_icon("cl-wound", 13, title=title)
    return f'<span class="cl-wounds" title="{esc(title)}">{sign}{wounds}/{LINES}</span>'


def wounded(words: Words, warrior: Warrior) -> str:
    wounds = sum(warrior.wounds)
    return wounds_said(words, wounds) if wounds else ""


def slot(view: View, warrior: Warrior, words: Words) -> str:
    """Draw his die, or the place for it; the viewer's own may lie there before it is given."""
    die = shown_die(view, warrior)
    drafted = " cl-draft" if warrior.draft else ""
    inner = face(die, 26) if die else empty(26)
    title = say(words, "draw-his-die", die=die)
    return f'<span id="slot-{warrior.human}" class="cl-slot{drafted}" title="{title}">{inner}</span>'


# --- the six lines ---


def lines(content: Content, view: View, warrior: Warrior, words: Words) -> str:
    head = "".join([stat_head(words, stat) for stat in range(3)])
    printed = content.warriors[warrior.profile].lines
    now = shown_die(view, warrior)
    rows = "".join(
        [
            line(
                warrior.human,
                n,
                tuple(printed[n]),
                shown_values(view, warrior, n),
                warrior.wounds[n],
                n + 1 == now,
                warrior.exhausted and n + 1 == now and not warrior.draft,
            )
            for n in range(int(LINES))
        ]
    )
    return f'<div class="cl-lines"><div class="cl-line cl-stats"><span></span>{head}</div>{rows}</div>'


def shown_values(view: View, warrior: Warrior, line: int) -> tuple[int, ...]:
    """Return what a line gives him after everything: of the die he has, or of each while dice are given."""
    if giving(view):
        return warrior.lines[line] if warrior.lines and not warrior.wounds[line] else ()
    return warrior.now if line + 1 == warrior.die else ()


@lru_cache(32)
def stat_head(words: Words, stat: int) -> str:
    title = words.sentence("stat", {"stat": STAT_NAMES[stat]})
    return f'<span title="{esc(title)}">{inline_icon(STAT_ICONS[stat], 13, title=title)}</span>'


@lru_cache(8192)
def line(
    human: int, n: int, printed: tuple[int, ...], shown: tuple[int, ...], hurt: bool, now: bool, stunned: bool
) -> str:
    classes = ["cl-line", "cl-hurt" if hurt else "", "cl-now" if now else "", "cl-stunned-line" if stunned else ""]
    cells = "".join(
        [value(printed[stat], shown[stat] if shown else printed[stat], now and not hurt) for stat in range(3)]
    )
    drop = inline_icon("cl-wound", 12, "cl-drop") if hurt else ""
    return (
        f'<div id="line-{human}-{n}" class="{" ".join([name for name in classes if name])}">'
        f"<span>{face(n + 1, 15)}{drop}</span>{cells}</div>"
    )


@lru_cache(512)
def value(printed: int, after: int, now: bool) -> str:
    """Write a value, and what it has become by bonuses."""
    if printed == after:
        return f"<span>{printed}</span>"
    how = "up" if after > printed else "down"
    return f'<span class="cl-{how}"><s>{printed}</s><b>{after}</b></span>'


# --- gifts ---


def gifts(content: Content, view: View, warrior: Warrior, speaker: Speaker) -> str:
    """CL-023: the Redeemer's gifts with their dice; CL-024: lit when one wakes; CL-030: struck if wounded."""
    if warrior.profile != REDEEMER:
        return ""
    choosing = view.step == "ExtraGift"
    shown = [gift for gift in range(len(content.gifts)) if gift in view.gifts or choosing]
    drawn = "".join([gift_row(content, view, warrior, gift, speaker) for gift in shown])
    return f'<div class="cl-gifts">{drawn}</div>' if drawn else ""


def gift_row(content: Content, view: View, warrior: Warrior, gift: int, speaker: Speaker) -> str:
    found = content.gifts[gift]
    die = shown_die(view, warrior)
    state = "idle"
    if gift not in view.gifts:
        state = "offered"
    elif gift in view.gifts_used:
        state = "used"
    elif warrior.wounds[found.die - 1] and warrior.ignored != found.die:
        state = "struck"
    elif die == found.die and not (warrior.exhausted and not giving(view)):
        state = "awake"
    return gift_chip(
        speaker.words,
        gift,
        found.die,
        state,
        named(speaker, "gift", gift),
        named(speaker, "gift-text", gift),
    )


@lru_cache(512)
def gift_chip(words: Words, gift: int, die: int, state: str, name: str, told: str) -> str:
    status = say(words, "draw-gift", state=state)
    return (
        f'<div id="gift-{gift}" class="cl-gift cl-g-{state}" data-help="{esc(name)}&#10;{esc(told)}&#10;{status}">'
        f"{face(die, 15)}<b>{esc(name)}</b></div>"
    )


# --- dice to give ---


def tray(view: View, speaker: Speaker) -> str:
    """Draw the dice that are not given yet: initiative dice of bone, Destiny dice red; and values to choose from."""
    words = speaker.words
    red = view.phase == THREAT
    values = sorted(set(view.dice))
    piles = "".join([pile(value, view.dice.count(value), red) for value in values])
    wanted = ""
    if view.step == "NewValue" and view.acts:
        wanted = '<span class="cl-values">' + "".join([new_value(value) for value in range(1, 7)]) + "</span>"
    if not piles and not wanted and view.step not in ("AssignDice", "PlaceDice"):
        return ""  # while dice are given its place stays, so that nothing jumps
    title = say(words, "draw-tray", red="yes" if red else "no", many=len(view.dice), warriors=len(in_play(view)))
    return f'<p>{title}</p><div class="cl-dice">{piles}{wanted}</div>'


@lru_cache(128)
def pile(value: int, many: int, red: bool) -> str:
    """Equal dice are one thing to choose."""
    return f'<span id="die-{value}" class="cl-pile">{face(value, 34, red) * many}</span>'


@lru_cache(8)
def new_value(value: int) -> str:
    return f'<span id="value-{value}" class="cl-pile">{face(value, 28)}</span>'
