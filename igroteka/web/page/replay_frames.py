"""A moment of a finished game as any viewer sees it: the same fragments as at the table.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.engine.record import Undone
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.table.svg.parts import Motion, Parts
from igroteka.table.text.speech import Speaker, speaker_for
from igroteka.web.models import ALL_SEEING, LogLine, SeatLine
from igroteka.web.page.fragments import table
from igroteka.web.page.frame import EMPTY
from igroteka.web.page.hands import all_hands
from igroteka.web.page.log import LogBook, Page, hears, spoken
from igroteka.web.page.replay import Replay
from igroteka.web.page.scene import Scene, end_part, framed, help_part, own_parts, public_parts, turn_sentence
from igroteka.web.page.strips import Standing, strips
from igroteka.web.tables.catalogue import seat_title
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.names import name_of

SHOWN: Final = 12  # moments as they were drawn


def speaker_of(replay: Replay, language: str) -> Speaker:
    return speaker_for(replay.box, replay.content, language, [name_of(chair, language) for chair in replay.chairs])


def moment_parts(replay: Replay, step: int, viewer: int, language: str) -> Parts:
    """Draw a moment for a seat, NOBODY or ALL_SEEING. The last few are kept: a step is compared with the one before."""
    key = (step, viewer, language)
    if key not in replay.shown:
        if len(replay.shown) == SHOWN:
            del replay.shown[next(iter(replay.shown))]
        replay.shown[key] = moment_drawn(replay, step, viewer, language)
    return replay.shown[key]


def moment_drawn(replay: Replay, step: int, viewer: int, language: str) -> Parts:
    scene = scene_at(replay, step, language)
    seat = replay.shoulder(step) if viewer == ALL_SEEING else viewer
    view = replay.box.view(scene.game, seat) if seat >= 0 else scene.public
    own = own_parts(scene, seat, view) if seat >= 0 else {}
    if viewer == ALL_SEEING:
        hands = {"mine": every_hand(scene, seat)}
        own = {**own, **framed(scene.cache, scene.board_size(), ("hands", language), hands)}
    parts = {
        "end": EMPTY["end"],
        **public_parts(scene),
        **own,
        **strips(scene, standing_at(scene), (viewer,)),
        **log_chunks(replay, step, viewer, language),
        "turn": table.turn(scene.texts, turn_sentence(scene, seat), False),
        "help": help_part(scene, replay.box.prompt(replay.content, view), ()),
    }
    if scene.game.seat == OVER and step == replay.last:
        parts["end"] = end_part(
            scene, lambda: replay.events(step), replay.curve, False, None, (), (replay.row.id, replay.last)
        )
    return parts


def scene_at(replay: Replay, step: int, language: str) -> Scene:
    game = replay.moments[step].game
    return Scene(
        box=replay.box,
        content=replay.content,
        game=game,
        public=replay.box.view(game, int(SPECTATOR)),
        chairs=replay.chairs,
        speaker=speaker_of(replay, language),
        texts=texts_of(language),
        cache=replay.cache,
        stamp=(step, 0, 0),
    )


def standing_at(scene: Scene) -> Standing:
    """Return the standing at a moment. Nobody thinks and nobody is away: it has all happened."""
    game = scene.game
    return Standing(
        acting=game.seen_to_act(int(SPECTATOR)),
        thinking=(),
        ready=game.sealing(),
        absent=(),
        winners=game.winners() if game.seat == OVER else (),
        points=scene.box.points(scene.public),
    )


def every_hand(scene: Scene, nearest: int) -> str:
    views = [scene.box.view(scene.game, seat) for seat in range(scene.game.players)]
    drawn = [scene.box.own_parts(scene.content, view, scene.speaker).get("mine", "") for view in views]
    return all_hands(drawn, scene.speaker.seat_names, nearest)


# --- the log up to a moment ---


def written(replay: Replay, viewer: int, language: str) -> Sequence[Sequence[LogLine]]:
    """Return the lines of every moment, for one viewer in one language; made once."""
    if (viewer, language) not in replay.written:
        book, speaker = log_book(replay), speaker_of(replay, language)
        found = []
        log: list[tuple[int, Event]] = []
        for number, moment in enumerate(replay.moments):
            page = Page()
            if isinstance(moment.entry, Undone):
                void = moment.entry.voids
                log = [told for told in log if told[0] != void]
            start = len(log)
            log += [(number, event) for event in moment.events]
            book.read(page, log, start, viewer, speaker)
            found.append(page.lines)
        replay.written[viewer, language] = found
    return replay.written[viewer, language]


def log_book(replay: Replay) -> LogBook:
    return LogBook(replay.box, replay.content, open_numbers=True)


def log_chunks(replay: Replay, step: int, viewer: int, language: str) -> Parts:
    every = written(replay, viewer, language)
    lines = [line for number in replay.standing(step) for line in every[number]]
    return log_book(replay).chunks(Page(), lines, 0, texts_of(language))


def motions_at(replay: Replay, step: int, viewer: int, language: str) -> list[Motion]:
    events = [event for event in replay.moments[step].events if hears(viewer, event)]
    told = zip(events, written(replay, viewer, language)[step], strict=True)
    return [motion for event, line in told for motion in spoken(replay.box.motions(replay.content, event), line)]


def said_at(replay: Replay, step: int, viewer: int, language: str) -> str:
    every = written(replay, viewer, language)
    return " ".join([line.text for line in every[step][-2:]])


def replay_seats(replay: Replay, language: str) -> tuple[SeatLine, ...]:
    speaker, box = speaker_of(replay, language), replay.box
    return tuple(
        [
            SeatLine(chair.seat, seat_title(box, speaker, chair.seat), speaker.seat_names[chair.seat], chair.kind)
            for chair in replay.chairs
        ]
    )
