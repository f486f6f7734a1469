"""The battle that is fought, over the map: three objectives, attacker left, defender right, and what is in force.

A live line says how it would end if nobody played another card. Before the first round: the factions to choose from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FACTIONS, OBJECTIVE_NAMES, OBJECTIVES, TERRAINS
from igroteka.games.havoc.page.cards import card_scene, chip
from igroteka.games.havoc.page.places import regions_for
from igroteka.games.havoc.page.style import OBJECTIVE_ICONS, SIDE_ICONS, named, told
from igroteka.games.havoc.view.forecast import ATTACKER, DEFENDER, Outcome, outcome
from igroteka.games.havoc.view.types import Battle, Party, View
from igroteka.table.svg.icons import inline_icon, scene
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker

MIDDLE: Final = 500  # of the box of the outlines: a battle below it has its sheet above
CHOOSING: Final = "ChooseFaction"


def sheet(content: Content, view: View, speaker: Speaker) -> str:
    if view.step == CHOOSING:
        return factions(content, view, speaker)
    if view.battle is None:
        return ""
    return battle_sheet(content, view, view.battle, speaker)


def battle_sheet(content: Content, view: View, battle: Battle, speaker: Speaker) -> str:
    region = regions_for(content, view.players)[battle.region]
    up = " ch-up" if region.spot[1] > MIDDLE else ""
    title = say(
        speaker.words,
        "draw-battle",
        number=battle.number,
        region=named(region, speaker.language),
        terrain=speaker.words.sentence("draw-terrain", {"terrain": TERRAINS[region.terrain]}),
    )
    order = list(battle.sequence) or list(range(int(OBJECTIVES)))
    rows = "".join([objective_row(content, view, battle, objective, speaker) for objective in order])
    return (
        f'<section class="ch-sheet{up}" aria-label="{title}"><header>'
        f"{fighter(content, view, battle, ATTACKER, speaker)}"
        f"<h2>{inline_icon('swords', 18)}{title}</h2>{fighter(content, view, battle, DEFENDER, speaker)}</header>"
        f'<div class="ch-objectives">{rows}</div>{in_force(content, battle, speaker)}'
        f"{banner(view, battle, speaker)}{forecast(content, view, battle, speaker)}</section>"
    )


def fighter(content: Content, view: View, battle: Battle, party: int, speaker: Speaker) -> str:
    """Name a side of the battle: its part, soldiers that are still to be placed, whether it has passed."""
    there = battle.parties[party]
    name = esc(named(content.factions[there.side], speaker.language))
    role = say(speaker.words, "draw-role", role="attacker" if party == ATTACKER else "defender")
    waiting = view.places[battle.region].soldiers[there.side] if battle.winner < 0 else 0
    state = f" · {say(speaker.words, 'draw-to-place', many=waiting)}" if waiting else ""
    if there.passed:
        state = f" · {say(speaker.words, 'draw-passed')}"
    return (
        f'<div id="fighter-{there.side}" class="ch-fighter ch-h-{there.side}">'
        f"{inline_icon(SIDE_ICONS[there.side], 22)}<b>{name}</b><small>{role}{state}</small></div>"
    )


def objective_row(content: Content, view: View, battle: Battle, objective: int, speaker: Speaker) -> str:
    name = OBJECTIVE_NAMES[objective]
    state = "skipped" if objective in battle.skipped else "resolved" if objective in battle.resolved else "open"
    title = say(speaker.words, "draw-objective", objective=name)
    return (
        f'<div id="objective-{objective}" class="ch-objective ch-{state}"'
        f' data-help="{title}&#10;{say(speaker.words, "draw-objective-help", objective=name)}">'
        f"{troops(battle.parties[ATTACKER], ATTACKER, objective)}"
        f'<div class="ch-goal">{inline_icon(OBJECTIVE_ICONS[objective], 20)}<b>{title}</b></div>'
        f"{troops(battle.parties[DEFENDER], DEFENDER, objective)}</div>"
    )


def troops(there: Party, party: int, objective: int) -> str:
    """Soldiers there, with tokens and cards that count besides."""
    return troops_at(there.side, party, objective, there.on[objective], there.support[objective], there.edge[objective])


@lru_cache(4096)
def troops_at(side: int, party: int, objective: int, soldiers: int, support: int, edge: int) -> str:
    figures = "".join([inline_icon(SIDE_ICONS[side], 17) for _ in range(min(soldiers, 8))])
    more = f"<small>+{support + edge}</small>" if support + edge else ""
    return (
        f'<div id="party-{party}-{objective}" class="ch-troops ch-h-{side} ch-party-{party}">'
        f"<b>{soldiers}</b>{more}<span>{figures}</span></div>"
    )


def in_force(content: Content, battle: Battle, speaker: Speaker) -> str:
    """Show the cards played by each side, and what holds until the end of the battle."""
    sides = "".join([force_of(content, battle.parties[party], party, speaker) for party in (ATTACKER, DEFENDER)])
    return f'<div class="ch-force">{sides}</div>'


def force_of(content: Content, there: Party, party: int, speaker: Speaker) -> str:
    words = speaker.words
    cards = "".join(
        [
            chip(named(content.cards[kind], speaker.language), content.cards[kind].deck, 1, f"played-{party}-{n}")
            for n, kind in enumerate(there.played)
        ]
    )
    marks = {
        "tie_control": int(there.ties[0]),
        "tie_capture": int(there.ties[1]),
        "shield": there.shield,
        "safe": int(there.safe),
        "jammed": int(there.jammed),
        "anywhere": int(there.anywhere),
        "takes": there.takes if there.takes > 1 else 0,
    }
    said = "".join(
        [
            f'<span class="ch-mark">{say(words, "draw-mark", mark=mark, many=many)}</span>'
            for mark, many in marks.items()
            if many
        ]
    )
    return f'<div class="ch-party-{party}">{cards}{said}</div>'


def banner(view: View, battle: Battle, speaker: Speaker) -> str:
    """CH-130, CH-132: tell who acts for the Trogs, and that it brings no points."""
    for party in battle.parties:
        if is_neutral(view, party):
            return f'<p class="ch-acting">{say(speaker.words, "draw-acting", who=speaker.seat_names[party.seat])}</p>'
    return ""


def is_neutral(view: View, party: Party) -> bool:
    return FACTIONS[party.side] == "trogs" and not view.trogs_play


# --- how it would end ---


def forecast(content: Content, view: View, battle: Battle, speaker: Speaker) -> str:
    """The live line: if all pass now."""
    if battle.placed < len(battle.parties) or battle.winner >= 0:
        return ""
    end = outcome(content, view, battle)
    line = forecast_line(content, view, battle, end, speaker)
    return f'<p class="ch-line-now"><b>{say(speaker.words, "draw-if-pass")}</b> {line}</p>'


def forecast_line(content: Content, view: View, battle: Battle, end: Outcome, speaker: Speaker) -> str:
    words, language = speaker.words, speaker.language
    sides = [named(content.factions[party.side], language) for party in battle.parties]
    said = [say(words, "draw-now-control", side=sides[end.control], tie=tie_word(battle, end))]
    if end.prisoners:
        said.append(say(words, "draw-now-capture", side=sides[end.capture], many=end.prisoners))
    said.append(say(words, "draw-now-kills", attacker=end.kills[0], defender=end.kills[1]))
    said.append(say(words, "draw-now-points", attacker=end.vp[0], defender=end.vp[1]))
    said.append(say(words, "draw-now-left", attacker=end.survivors[0], defender=end.survivors[1]))
    loser = 1 - end.control
    if end.survivors[loser] and is_neutral(view, battle.parties[loser]):
        said.append(say(words, "draw-now-nest"))  # CH-152
    elif end.survivors[loser]:
        regions = regions_for(content, view.players)
        names = ", ".join([named(regions[region], language) for region in end.retreats[:3]])
        said.append(say(words, "draw-now-retreat", side=sides[loser], many=len(end.retreats), where=names))
    return " · ".join(said)


def tie_word(battle: Battle, end: Outcome) -> str:
    attack, defence = [party.on[0] + party.support[0] + party.edge[0] for party in battle.parties]
    return "yes" if attack == defence and end.control == DEFENDER else "no"


# --- set-up ---


def factions(content: Content, view: View, speaker: Speaker) -> str:
    """CH-009: the factions that are left, each with how it plays."""
    taken = {side.side for side in view.sides if side.seat >= 0}
    last = len(FACTIONS) if view.players == len(FACTIONS) else len(FACTIONS) - 1  # CH-002
    shown = "".join([faction(content, side, speaker) for side in range(last) if side not in taken])
    title = say(speaker.words, "draw-factions")
    return f'<section class="ch-sheet ch-factions"><h2>{title}</h2><div>{shown}</div></section>'


def faction(content: Content, side: int, speaker: Speaker) -> str:
    found = content.factions[side]
    skill = next(skill for skill in content.skills if skill.faction == found.id and skill.default)
    return (
        f'<article id="faction-{side}" class="ch-faction ch-h-{side}">{scene(card_scene(found.id + "_scoring"))}'
        f"<h3>{esc(named(found, speaker.language))}</h3><p>{esc(told(found, speaker.language))}</p>"
        f"<small><b>{esc(named(skill, speaker.language))}.</b> {esc(told(skill, speaker.language))}</small></article>"
    )
