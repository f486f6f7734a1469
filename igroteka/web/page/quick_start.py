"""The quick start of a game as its page of rules shows it: panels with pictures of a first game that bots have played.

Nothing of it is of a table that anybody plays at: the game is dealt and played for this page, once for a server.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, Final

from igroteka.bots.driver import Bare, SeatedBots, decisions
from igroteka.bots.names import bot_of
from igroteka.engine.chance import Rng
from igroteka.table.box import Box
from igroteka.table.quick_start import PICTURE, Panel
from igroteka.table.svg.icons import sprite, used_in
from igroteka.table.svg.markup import UI, esc, number
from igroteka.table.svg.parts import LAYERS
from igroteka.table.text.messages import msg
from igroteka.table.text.speech import Speaker, speaker_for
from igroteka.web.models import QuickStart, ShownPanel
from igroteka.web.tables.guests import texts_of

BOT: Final = "greedy"
IDS: Final = re.compile(r' id="([^"]+)"')
REFERRED: Final = re.compile(r'(?:url\(|href=")#([^")]+)')


@cache
def quick_start_of(box: Box, language: str) -> QuickStart | None:
    """Return the panels with their pictures, or None for a game that has none."""
    if not box.quick_start or box.first_game is None:
        return None
    speaker = speaker_for(box, box.content(), language, names(box.first_game.players, language))
    views = moments(box)
    layers = {
        panel.key: drawn(box, panel, views[panel.key], speaker) for panel in box.quick_start if panel.key in views
    }
    shared = shared_grounds(list(layers.values()))
    panels = []
    for panel in box.quick_start:
        title, told = speaker.say(msg(panel.title)), speaker.say(msg(panel.text))
        seen = panel.key in views
        shown = picture(box, panel, views[panel.key], layers[panel.key], shared, title) if seen else ""
        panels.append(ShownPanel(panel.key, title, told, shown))
    grounds = "".join([f'<g id="{name}">{text}</g>' for text, name in shared.items()])
    used = used_in(grounds + "".join([panel.picture for panel in panels]))
    held_once = f'<svg width="0" height="0" class="sprite" aria-hidden="true"><defs>{grounds}</defs></svg>'
    return QuickStart(tuple(panels), sprite(used, box.art_folder()) + held_once)


def names(players: int, language: str) -> tuple[str, ...]:
    """Name those who play: the reader, and bots by their numbers."""
    texts = texts_of(language)
    return texts.sentence("page-start-you", {}), *[
        texts.sentence("web-bot", {"number": seat + 1}) for seat in range(1, players)
    ]


@cache
def moments(box: Box) -> dict[str, Any]:
    """Play the first game with bots; return the view of its one person at the moment of every panel that came."""
    first = box.first_game
    assert first is not None
    found: dict[str, Any] = {}
    game = box.set_up(first.players, box.chosen_options(first.options), box.content())
    seated = SeatedBots(box, {seat: bot_of(box, BOT) for seat in range(first.players)}, first.seed)
    table = Bare(game)
    for now in decisions(table, Rng(first.seed)):
        view = box.view(now, first.seat)
        for panel in box.quick_start:
            if panel.key not in found and panel.when(view):
                found[panel.key] = view
        if len(found) == len(box.quick_start):
            break
        acting = int(now.seat)
        table.choose(acting, seated.answer(now, acting))
    return found


def drawn(box: Box, panel: Panel, view: Any, speaker: Speaker) -> tuple[str, ...]:
    """Let the game draw what the panel shows, from back to front."""
    content = box.content()
    if panel.draw is not None:
        return (panel.draw(content, view, speaker),)
    parts = {**box.public_parts(content, view, speaker), **box.own_parts(content, view, speaker)}
    return tuple([str(parts[name]) for name in LAYERS if parts.get(name)])


def shared_grounds(pictures: list[tuple[str, ...]]) -> dict[str, str]:
    """Name the grounds that several pictures have alike: a page holds each once."""
    counts = Counter([layers[0] for layers in pictures if layers])
    return {ground: f"start-ground-{n}" for n, ground in enumerate([one for one, count in counts.items() if count > 1])}


def picture(box: Box, panel: Panel, view: Any, layers: tuple[str, ...], shared: dict[str, str], title: str) -> str:
    inner = "".join(
        [f'<use href="#{shared[layer]}"/>' if layer in shared else bare(layer, f"{panel.key}-") for layer in layers]
    )
    if panel.frame is None:
        size = f"width:{panel.wide}px;--zoom:{PICTURE / panel.wide:.2f}"
        shown = f'<div style="{size}" inert>{inner}</div>'
        return f'<div class="start-html" role="img" aria-label="{esc(title)}">{shown}</div>'
    around = " ".join([number(side) for side in panel.frame(box.content(), view)])
    dark = ' data-theme="dark"' if panel.draw is not None else ""  # what stands beside a board may know no other
    return f'<svg viewBox="{around}" font-family="{UI}" role="img" aria-label="{esc(title)}"{dark}>{inner}</svg>'


def bare(markup: str, prefix: str) -> str:
    """Leave out ids that nothing refers to, and put the prefix before the others: a page holds several pictures."""
    own = set(IDS.findall(markup))
    referred = own & set(REFERRED.findall(markup))
    kept = IDS.sub(lambda found: f' id="{prefix}{found[1]}"' if found[1] in referred else "", markup)
    return REFERRED.sub(lambda found: found[0].replace("#", f"#{prefix}") if found[1] in own else found[0], kept)
