"""What a player's strip shows: how a side stands, and its hand as backs."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import HUMAN, LINES, MOST_TP
from igroteka.games.claustrophobia.page.cards import backs
from igroteka.games.claustrophobia.page.style import figure_icon, human_icon, labelled, named
from igroteka.games.claustrophobia.state.fields import DEAD, DEPARTED
from igroteka.games.claustrophobia.view.queries import demons_on, the_demon, trogs_in_play
from igroteka.games.claustrophobia.view.types import View, Warrior
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words


def strip(content: Content, view: View, seat: int, speaker: Speaker) -> str:
    inner = party(view, speaker) if seat == HUMAN else horde(content, view, speaker)
    return f'<div id="side-{seat}" class="cl-strip">{inner}{backs(content, view, view.hands[seat], speaker)}</div>'


def party(view: View, speaker: Speaker) -> str:
    """Draw each human with his wounds; the dead and those who left are marked."""
    shown = "".join(
        [member(speaker.words, warrior, named(speaker, "human", warrior.human)) for warrior in view.warriors]
    )
    blessing = say(speaker.words, "draw-blessing", used="yes" if view.blessing_used else "no")
    token = "" if view.blessing_used else f'<i title="{blessing}">{inline_icon("cl-blessed", 15, title=blessing)}</i>'
    return f'<div class="cl-party">{shown}{token}</div>'


def member(words: Words, warrior: Warrior, name: str) -> str:
    state = {int(DEAD): "dead", int(DEPARTED): "departed"}.get(warrior.at, "in" if warrior.at >= 0 else "absent")
    return member_at(words, warrior.profile, sum(warrior.wounds), state, name)


@lru_cache(1024)
def member_at(words: Words, profile: int, wounds: int, state: str, name: str) -> str:
    title = f"{esc(name)}: {say(words, 'draw-member', wounds=wounds, lines=int(LINES), state=state)}"
    said = f"<small>{inline_icon('cl-wound', 11)}{wounds}</small>" if state == "in" and wounds else ""
    return (
        f'<span class="said cl-{state}" title="{title}"><span class="cl-member">{inline_icon(human_icon(profile), 20)}'
        f"{said}</span><em>{esc(name)}</em></span>"
    )


def horde(content: Content, view: View, speaker: Speaker) -> str:
    words = speaker.words
    demon = the_demon(view)
    facts = [
        counted(words, "cl-threat", "threat", f"{view.tp}/{MOST_TP}"),
        counted(words, "cl-figure-troglodyte", "trogs", str(trogs_in_play(view))),
    ]
    if demon is not None:
        left = str(demon.health - demon.wounds) if demon.at >= 0 else "—"
        facts.append(counted(words, figure_icon(content, demon.figure), "demon", left))
        facts.append(counted(words, "cl-danger", "entries", str(view.entries)))
    crowded = sum(bool(spot.humans) and demons_on(spot) > 0 for spot in view.spots)
    if crowded:
        facts.append(counted(words, "cl-cbt", "fights", str(crowded)))
    return f'<div class="cl-party">{"".join(facts)}</div>'


@lru_cache(1024)
def counted(words: Words, sign: str, what: str, value: str) -> str:
    title = words.sentence("draw-fact", {"what": what})
    drawn = f'<span class="cl-fact" title="{esc(title)}">{inline_icon(sign, 17, title=title)}{value}</span>'
    return labelled(words, what, drawn)
