"""The end: everybody's missions are turned up (TH-095), each with tick or cross and what it brought."""

from __future__ import annotations

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.view.types import Captain, Mission, View
from igroteka.games.tremble.words.cards import shown_people
from igroteka.games.tremble.words.labels import goal
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker


def end(content: Content, view: View, speaker: Speaker) -> str:
    if not view.over or not any(captain.missions for captain in view.captains):
        return ""
    rows = "".join([captain_missions(content, view, captain, speaker) for captain in view.captains])
    return f'<div class="th-end"><h3>{say(speaker.words, "draw-all-missions")}</h3>{rows}</div>'


def captain_missions(content: Content, view: View, captain: Captain, speaker: Speaker) -> str:
    won = (
        inline_icon("cup", 18, title=speaker.words.sentence("draw-winner", {})) if captain.seat in view.winners else ""
    )
    cards = "".join([told(content, view, mission, speaker) for mission in captain.missions])
    name, score = esc(speaker.seat_names[captain.seat]), shown_people(captain.people, speaker.language)
    return (
        f'<section class="th-e{captain.seat}"><h4><i class="th-seat th-r{captain.seat} on">{captain.seat + 1}</i>'
        f"<span>{name}</span>{won}<b>{score}</b></h4><ul>{cards}</ul></section>"
    )


def told(content: Content, view: View, mission: Mission, speaker: Speaker) -> str:
    card = content.missions[mission.mission]
    name = esc(speaker.name(Ref("mission", mission.mission)))
    count = say(speaker.words, "text-x-of-n", x=mission.progress, n=mission.need)
    sign, state, title, brought = (
        ("check", "done", "draw-done", f"+{shown_people(card.reward, speaker.language)}")
        if mission.fulfilled
        else ("cross", "failed", "draw-failed", f"−{shown_people(card.penalty, speaker.language)}")
    )
    mark = inline_icon(sign, 16, title=speaker.words.sentence(title, {}))
    return (
        f'<li class="th-{state}" title="{goal(content, mission.mission, view.players, speaker)}">{mark}'
        f"<span>{name}</span><small>{count}</small><b>{brought}</b></li>"
    )
