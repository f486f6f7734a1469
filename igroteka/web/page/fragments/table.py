"""The fragments of the table's page: each returns the outer markup of the element with that id.

What the viewer may do is in bar.py, what happened in log.py, the end in end.py, the waiting room in
waiting_room.py.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.table.svg.markup import esc
from igroteka.table.svg.parts import within
from igroteka.table.text.speech import Words
from igroteka.web.models import Clause, Strip
from igroteka.web.page.fragments.asks import asks
from igroteka.web.page.fragments.bar import bar, choice_list
from igroteka.web.page.fragments.end import end
from igroteka.web.page.fragments.finished import finished
from igroteka.web.page.fragments.log import CHUNK, chat, log_chunk, since_last_turn
from igroteka.web.page.fragments.markup import badge, icon, say
from igroteka.web.page.fragments.waiting_room import waiting

__all__ = [
    "CHUNK",
    "asks",
    "bar",
    "chat",
    "choice_list",
    "curtain",
    "end",
    "finished",
    "help_panel",
    "layer",
    "log_chunk",
    "since_last_turn",
    "strip",
    "turn",
    "waiting",
]


def turn(texts: Words, sentence: str, mine: bool) -> str:
    """Draw whose turn it is; on a phone a mark without its words, which a long press tells."""
    said = esc(sentence)
    return f'<p id="turn" class="turn{" mine" if mine else ""}" title="{said}"><span>{said}</span></p>'


def strip(texts: Words, strip: Strip) -> str:
    """Draw a player: number, name, score, marks; then what the game draws."""
    states = {"acting": strip.turn, "ready": strip.ready, "winner": strip.winner, "offline": strip.offline}
    classes = " ".join(["strip", f"p{strip.seat % 6}", strip.kind, *[name for name, on in states.items() if on]])
    title = f"<small>{esc(strip.title)}</small>" if strip.title else ""
    return (
        f'<li id="strip-{strip.seat}" class="{esc(classes)}"><div class="strip-head">{badge(strip.seat)}'
        f'<span class="who"><b>{esc(strip.who)}</b>{title}</span>{marks(texts, strip)}{points(texts, strip)}</div>'
        f'{meter(strip)}<div class="strip-body">{strip.body}</div></li>'
    )


def marks(texts: Words, strip: Strip) -> str:
    shown = [
        (strip.kind == "bot", "bot"),
        (strip.offline, "offline"),
        (strip.thinking, "thinking"),
        (strip.ready, "ready"),
        (strip.winner, "laurel"),
    ]
    return '<span class="marks">' + "".join([mark(texts, name, strip.level) for on, name in shown if on]) + "</span>"


def mark(texts: Words, name: str, level: str) -> str:
    """Draw what a player is or does now; a bot says its level."""
    said = say(texts, "bot-named", level=level) if name == "bot" and level else say(texts, f"mark-{name}")
    return f'<span class="mark {name}" role="img" aria-label="{said}" title="{said}">{icon(name)}</span>'


def points(texts: Words, strip: Strip) -> str:
    if strip.points is None:
        return ""
    return f'<span class="points" title="{say(texts, "points")}">{esc(strip.score)}</span>'


def meter(strip: Strip) -> str:
    if strip.points is None:
        return ""
    part = max(0, min(100, round(100 * strip.points / max(1, strip.most))))
    return f'<span class="meter"><i style="width:{part}%"></i></span>'


@lru_cache(512)
def help_panel(texts: Words, said: str, clauses: tuple[Clause, ...], rules_path: str, start: bool) -> str:
    """Draw how the question is answered, and folded under it the clauses; their text is markup of our own rules."""
    if not said and not clauses:
        return f'<section id="help" class="panel help" aria-label="{say(texts, "help")}" hidden></section>'
    title = say(texts, "help-now" if said else "help")
    links = to_rules(rules_path, say(texts, "all-rules"))
    if start:
        links = to_rules(f"{rules_path}#start", say(texts, "help-start")) + links
    held = f'<p class="answer">{esc(said)}</p>{folded(texts, clauses, rules_path)}' if said else ""
    return (
        f'<section id="help" class="panel help" aria-label="{say(texts, "help")}"><header><h2>{title}</h2>'
        f"<span>{links}</span>{shut(texts)}</header>"
        f'<div class="help-body" tabindex="0" role="group" aria-label="{title}">'
        f"{held or clause_list(clauses, rules_path)}</div></section>"
    )


def shut(texts: Words) -> str:
    """Draw what shuts the panel where it is opened over the page."""
    return f'<button type="button" class="tool" data-shut aria-label="{say(texts, "close")}">{icon("close")}</button>'


def to_rules(path: str, named: str) -> str:
    return f'<a href="{esc(path)}" target="_blank" rel="noopener">{named}</a>'


def folded(texts: Words, clauses: tuple[Clause, ...], rules_path: str) -> str:
    if not clauses:
        return ""
    return f"<details><summary>{say(texts, 'help-rules')}</summary>{clause_list(clauses, rules_path)}</details>"


def clause_list(clauses: tuple[Clause, ...], rules_path: str) -> str:
    told = "".join(
        [
            f'<li id="clause-{esc(clause.number)}"><a href="{esc(rules_path)}#{esc(clause.number)}"'
            f' target="_blank" rel="noopener">{esc(clause.number)}</a> {clause.text}</li>'
            for clause in clauses
        ]
    )
    return f'<ul class="clauses">{told}</ul>'


def curtain(texts: Words, who: str, seat: int) -> str:
    """Draw the curtain between two players at one screen: nothing of the table is in the page while it hangs."""
    mine = say(texts, "curtain-open", who=who)
    return (
        f'<section id="curtain" class="curtain" aria-label="{say(texts, "curtain-title")}"><div>{badge(seat)}'
        f'<h2>{say(texts, "curtain", who=who)}</h2><p class="muted">{say(texts, "curtain-about")}</p>'
        f'<button type="button" class="primary big" data-uncover="{seat}">{mine}</button>'
        f"</div></section>"
    )


def layer(name: str, size: tuple[int, int], inner: str) -> str:
    """Draw a layer of the board; the ground is a picture and nothing else."""
    ground = ' aria-hidden="true"' if name == "L0" else ""
    view = f'viewBox="0 0 {size[0]} {size[1]}"{ground}'
    return within(f'<svg id="{name}" class="layer" xmlns="http://www.w3.org/2000/svg" {view}>', inner, "</svg>")
