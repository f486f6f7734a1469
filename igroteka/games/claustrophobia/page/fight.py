"""The card of a fight over the map: exact odds before the dice are thrown, hits that are still to be dealt after."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import CBT, HUMAN
from igroteka.games.claustrophobia.page.galleries import fiend_told
from igroteka.games.claustrophobia.page.places import Fit, free_corner
from igroteka.games.claustrophobia.page.style import figure_icon, human_icon, named
from igroteka.games.claustrophobia.state.told import FIEND, is_human, is_trog
from igroteka.games.claustrophobia.view.odds import Attack, attack_on_human, attack_on_target, shares
from igroteka.games.claustrophobia.view.queries import fiend_named, human_named, next_to, trogs_on
from igroteka.games.claustrophobia.view.types import View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.numbers import percents
from igroteka.table.text.speech import Speaker

COLUMNS: Final = 6  # of a distribution
MOST: Final = 4  # targets that are shown
DEALING: Final = ("AtHits", "Guard", "WoundLine", "AtDeath")


class Aim(NamedTuple):
    """Somebody or something that can be attacked now."""

    sign: str
    name: str
    odds: Attack
    human: bool


def fight(content: Content, view: View, fit: Fit, speaker: Speaker) -> str:
    if view.step in DEALING and view.about:
        return dealing(content, view, fit, speaker)
    if view.step not in ("ActHuman", "ActDemon") or view.attacked or view.acting < 0:
        return ""
    found = aims(content, view, speaker)[:MOST]
    if not found:
        return ""
    who = named(speaker, "warrior", told(view, view.acting))
    title = say(speaker.words, "draw-fight", who=who)
    rows = "".join([row(aim, speaker) for aim in found])
    return (
        f'<section class="cl-fight cl-at-{free_corner(view, fit)}" aria-label="{title}"><h2>'
        f"{inline_icon(sign_of(content, view, view.acting), 20)}<span>{title}</span></h2>{rows}</section>"
    )


def told(view: View, warrior: int) -> int:
    """Return a warrior as events tell it: a fiend with its figure."""
    return fiend_told(fiend_named(view, warrior - int(FIEND))) if warrior >= FIEND else warrior


def sign_of(content: Content, view: View, warrior: int) -> str:
    if is_human(warrior):
        return human_icon(human_named(view, warrior).profile)
    if is_trog(warrior):
        return "cl-figure-troglodyte"
    return figure_icon(content, fiend_named(view, warrior - int(FIEND)).figure)


def aims(content: Content, view: View, speaker: Speaker) -> list[Aim]:
    """Return whom the acting warrior can attack, with the odds as they are now."""
    if is_human(view.acting):
        return human_aims(content, view, speaker)
    here = view.acting_at
    return [
        Aim(
            sign_of(content, view, human),
            named(speaker, "human", human),
            attack_on_human(content, view, view.acting, human),
            True,
        )
        for human in (view.spots[here].humans if here >= 0 else ())
    ]


def human_aims(content: Content, view: View, speaker: Speaker) -> list[Aim]:
    warrior = human_named(view, view.acting)
    if warrior.now[CBT] == 0 or warrior.at < 0:
        return []
    places = [warrior.at]
    if can_shoot(content, view):
        places += next_to(view, int(HUMAN), view.spots[warrior.at])
    found = []
    for place in places:
        spot = view.spots[place]
        if trogs_on(spot):
            name = speaker.words.sentence("draw-trogs", {"many": trogs_on(spot)})
            odds = attack_on_target(content, view, view.acting, 0, place)
            found.append(Aim("cl-figure-troglodyte", name, odds, False))
        for fiend in spot.fiends:
            there = fiend_named(view, fiend)
            odds = attack_on_target(content, view, view.acting, 1 + fiend, place)
            name = named(speaker, "warrior", fiend_told(there))
            found.append(Aim(figure_icon(content, there.figure), name, odds, False))
    return found


def can_shoot(content: Content, view: View) -> bool:
    warrior = human_named(view, view.acting)
    if warrior.exhausted or warrior.rusted:
        return False
    return any(content.objects[kind].use == "shoot" for kind in warrior.objects)


# --- a row of odds ---


def row(aim: Aim, speaker: Speaker) -> str:
    words, odds = speaker.words, aim.odds
    how = say(
        words,
        "draw-throw",
        dice=odds.dice,
        needed=odds.needed,
        again="yes" if odds.again else "no",
        doubled="yes" if odds.doubled else "no",
    )
    kills = say(
        words, "draw-kills", what="human" if aim.human else "demon", chance=percents(odds.kills, words.language)
    )
    guarded = ""
    if aim.human and odds.guarded != odds.kills:
        guarded = f" · {say(words, 'draw-guarded', chance=percents(odds.guarded, words.language))}"
    return (
        f'<div class="cl-aim"><p>{inline_icon(aim.sign, 18)}<b>{esc(aim.name)}</b><span>{how}</span></p>'
        f"{distribution(odds, speaker)}<small>{kills}{guarded}</small></div>"
    )


def distribution(odds: Attack, speaker: Speaker) -> str:
    """Draw the chance of each number of hits as a column with its percent."""
    columns = shares(odds.hits, COLUMNS)
    most = max([chance for _, _, chance in columns])
    cells = "".join(
        [
            f'<li class="{"cl-fatal" if hits >= odds.health else ""}"><b>{percents(chance, speaker.language)}</b>'
            f'<i style="height:{bar(chance, most)}px"></i><span>{hits}{"+" if more else ""}</span></li>'
            for hits, more, chance in columns
        ]
    )
    return f'<ol class="cl-odds" aria-label="{say(speaker.words, "draw-odds")}">{cells}</ol>'


def bar(chance: Fraction, most: Fraction) -> int:
    return max(2, round(22 * chance / most)) if most else 2


# --- after the throw ---


def dealing(content: Content, view: View, fit: Fit, speaker: Speaker) -> str:
    """Say whom the hits are for and how many are still to be dealt."""
    human = view.about[0] if view.step in ("AtHits", "AtDeath") else view.about[1]
    if view.step == "Guard":
        human = view.about[2] // 16
    left = view.hits or (view.about[2] // 8 if view.step == "WoundLine" else 0)
    if not any(warrior.human == human for warrior in view.warriors):
        return ""
    warrior = human_named(view, human)
    name = named(speaker, "human", human)
    title = say(
        speaker.words,
        "draw-dealing",
        who=name,
        many=left,
        what="wounds" if view.step == "WoundLine" else "hits",
        by="demon" if view.step == "WoundLine" and view.festering else "human",
    )
    state = say(speaker.words, "draw-wounds", wounds=sum(warrior.wounds), lines=len(warrior.wounds))
    return (
        f'<section class="cl-fight cl-dealing cl-at-{free_corner(view, fit)}" aria-label="{title}"><h2>'
        f"{inline_icon(human_icon(warrior.profile), 20)}<span>{title}</span></h2>"
        f'<p class="cl-marks">{inline_icon("cl-wound", 18) * max(0, left)}</p><small>{state}</small></section>'
    )
