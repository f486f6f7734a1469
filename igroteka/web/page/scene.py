"""The table as a page shows it, live or in a replay: fragments by id, made from views and from nothing else of a game.

What all see alike is drawn once for a state and a language, from the spectator's view; what a seat sees besides, once
for the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.seats import OVER
from igroteka.table.box import Box
from igroteka.table.svg.parts import LAYERS, Parts, within
from igroteka.table.text.messages import Msg, msg
from igroteka.table.text.phrases import outcome, waiting_for
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import MatchFacts, Wish
from igroteka.web.page.cache import RenderCache
from igroteka.web.page.end import end_facts
from igroteka.web.page.fragments import table
from igroteka.web.page.viewer import engine_seat
from igroteka.web.storage.store import Chair
from igroteka.web.tables.catalogue import clauses_for, rules_path

NOTHING: Final = {"status": "", "sheet": "", "mine": ""}


class Scene:
    """A position of a game with those who sit there, in one language; `stamp` is another when anything of it is."""

    def __init__(
        self,
        box: Box,
        content: Any,
        game: Game,
        public: Any,
        chairs: Sequence[Chair],
        speaker: Speaker,
        texts: Words,
        cache: RenderCache,
        stamp: tuple[int, int, int],
    ) -> None:
        self.box: Final = box
        self.content: Final = content
        self.game: Final = game
        self.public: Final = public  # the spectator's view
        self.chairs: Final = chairs
        self.speaker: Final = speaker
        self.texts: Final = texts
        self.language: Final[str] = texts.language
        self.cache: Final = cache
        self.stamp: Final = stamp  # moment, people, naming

    @property
    def naming(self) -> int:
        return self.stamp[2]

    def board_size(self) -> tuple[int, int]:
        return self.box.board_size(self.content, int(self.game.players))


# --- what all see alike ---


def raw_parts(scene: Scene) -> Parts:
    """Return the parts as the game draws them from the spectator's view."""
    key, source = ("raw", scene.language), (scene.public, scene.naming)
    found: Parts | None = scene.cache.found(key, source)
    if found is not None:
        return found
    return scene.cache.keep(key, source, scene.box.public_parts(scene.content, scene.public, scene.speaker))


def public_parts(scene: Scene) -> Parts:
    key, source = ("public", scene.language), (scene.public, scene.naming)
    found: Parts | None = scene.cache.found(key, source)
    if found is not None:
        return found
    return scene.cache.keep(key, source, framed(scene.cache, scene.board_size(), key, {**NOTHING, **raw_parts(scene)}))


def framed(cache: RenderCache, size: tuple[int, int], whose: tuple[object, ...], parts: Parts) -> Parts:
    """Put the game's markup inside the elements of the page.

    What is drawn as it was before stays the same text: it need not be compared to know that.
    """
    made: Parts = {}
    for name, inner in parts.items():
        if is_framed(name):
            key = (*whose, name)
            found: str | None = cache.found(key, inner)
            made[name] = found if found is not None else cache.keep(key, inner, in_frame(name, inner, size))
    return made


def is_framed(name: str) -> bool:
    """Tell whether a part gets an element here; bodies of strips are framed with the players."""
    return not name.startswith("strip-") and name != "end"


def in_frame(name: str, inner: str, size: tuple[int, int]) -> str:
    return table.layer(name, size, inner) if name in LAYERS else outer(name, inner)


def outer(name: str, inner: str) -> str:
    """Return the element: games may draw it or only what is in it."""
    if f'id="{name}"' in inner[:160]:
        return inner
    return within(f'<div id="{name}"{"" if inner else " hidden"}>', inner, "</div>")


def end_part(
    scene: Scene,
    events: Callable[[], Sequence[Event]],
    curve: Sequence[tuple[int, tuple[int, ...]]],
    rematch: bool,
    match: MatchFacts | None = None,
    mine: tuple[int, ...] = (),
    table_last: tuple[str, int] = ("", 0),
    wish: Wish | None = None,
) -> str:
    """Draw how the game ended for whoever holds `mine`; `rematch` offers another one, `wish` one that has begun.

    `events` are asked for only if it must be drawn; `table_last` names the replay and its last moment.
    """
    key, source = ("end", scene.language, rematch, mine, wish), (scene.stamp[0], scene.naming, match)
    found: str | None = scene.cache.found(key, source)
    if found is not None:
        return found
    detail = raw_parts(scene).get("end", "")
    box, content, speaker, texts = scene.box, scene.content, scene.speaker, scene.texts
    facts = end_facts(box, content, scene.game, events(), curve, speaker, detail, texts, mine, *table_last)
    return scene.cache.keep(key, source, table.end(scene.texts, facts, rematch, match, wish))


# --- what a seat sees besides ---


def own_parts(scene: Scene, seat: int, view: Any) -> Parts:
    key, source = ("own", seat, scene.language), (view, scene.naming)
    found: Parts | None = scene.cache.found(key, source)
    if found is not None:
        return found
    parts = scene.box.own_parts(scene.content, view, scene.speaker)
    return scene.cache.keep(key, source, framed(scene.cache, scene.board_size(), key, parts))


def help_part(scene: Scene, prompt: Msg, reasons: Sequence[Msg], told: Msg | None = None, waits: bool = False) -> str:
    """Draw how a question is answered, or what to do meanwhile, and the clauses behind what is allowed and what not."""
    clauses = clauses_for(scene.box, scene.language, prompt, *reasons)
    start = bool(scene.box.quick_start)
    if told is not None:
        said = scene.speaker.say(told)
    else:
        said = scene.texts.sentence("page-help-waits", {}) if waits and start else ""
    return table.help_panel(scene.texts, said, clauses, rules_path(scene.box), start)


def turn_sentence(scene: Scene, seat: int) -> str:
    """Say whose turn it is, as far as the seat may know, or who has won."""
    game, speaker = scene.game, scene.speaker
    if game.seat == OVER:
        return speaker.say(outcome(game.winners(), int(game.players)))
    acting = game.seen_to_act(engine_seat(seat))
    return speaker.say(waiting_for(acting) if acting else msg("table-considering"))
