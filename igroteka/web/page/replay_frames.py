"""A moment of a finished game through any eyes: the same fragments as at the table.

Interpreted in every build: it waits for sockets and stores, and is seldom the one that computes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.table.svg.parts import Motion, Parts
from igroteka.table.text.messages import msg
from igroteka.table.text.phrases import outcome, waiting_for
from igroteka.table.text.speech import Speaker, Words, speaker_for
from igroteka.web.models import LogLine, SeatLine, Strip
from igroteka.web.page.endings import end_facts
from igroteka.web.page.fragments import table
from igroteka.web.page.hands import all_hands
from igroteka.web.page.log_view import ALL, LogBook, Page
from igroteka.web.page.presenter import EMPTY, NOTHING, framed
from igroteka.web.page.replay import Replay
from igroteka.web.tables.catalogue import clauses_for, rules_path, seat_title, shown_score
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.room import name_of

WATCHING: Final = -1
SHOWN: Final = 12  # moments as they were drawn


def speaker_of(reel: Replay, language: str) -> Speaker:
    return speaker_for(reel.box, reel.content, language, [name_of(chair, language) for chair in reel.chairs])


def viewer_of(reel: Replay, step: int, eyes: int) -> int:
    """A seat, or -1 for what is public."""
    return reel.shoulder(step) if eyes == ALL else eyes


def moment_parts(reel: Replay, step: int, eyes: int, language: str) -> Parts:
    """The last few are kept: a step is compared with the one before."""
    key = (step, eyes, language)
    if key not in reel.shown:
        if len(reel.shown) == SHOWN:
            del reel.shown[next(iter(reel.shown))]
        reel.shown[key] = moment_drawn(reel, step, eyes, language)
    return reel.shown[key]


def moment_drawn(reel: Replay, step: int, eyes: int, language: str) -> Parts:
    texts, speaker = texts_of(language), speaker_of(reel, language)
    game = reel.moments[step].game
    viewer = viewer_of(reel, step, eyes)
    public = reel.box.view(game, int(SPECTATOR))
    raw = reel.box.public_parts(reel.content, public, speaker)
    view = reel.box.view(game, viewer) if viewer >= 0 else public
    own = reel.box.own_parts(reel.content, view, speaker) if viewer >= 0 else {}
    if eyes == ALL:
        own = {**own, "mine": every_hand(reel, step, viewer, speaker)}
    prompt = reel.box.prompt(reel.content, view)
    players = reel.row.players
    parts = {
        **{name: text for name, text in EMPTY.items() if name == "end"},
        **framed(reel.box, reel.content, players, {**NOTHING, **raw}),
        **framed(reel.box, reel.content, players, own),
        **strips(reel, step, eyes, raw, speaker, texts),
        **log_chunks(reel, step, eyes, language),
        "turn": table.turn(texts, sentence_of(reel, step, viewer, speaker), False),
        "help": table.help_panel(texts, clauses_for(reel.box, language, prompt), rules_path(reel.box)),
    }
    if game.seat == OVER and step == reel.last:
        detail = raw.get("end", "")
        facts = end_facts(reel.box, reel.content, game, reel.events(step), reel.curve, speaker, detail)
        parts["end"] = table.end(texts, facts, False)
    return parts


def every_hand(reel: Replay, step: int, nearest: int, speaker: Speaker) -> str:
    views = [reel.box.view(reel.moments[step].game, seat) for seat in range(reel.row.players)]
    drawn = [reel.box.own_parts(reel.content, view, speaker).get("mine", "") for view in views]
    return all_hands(drawn, speaker.seat_names, nearest)


def sentence_of(reel: Replay, step: int, viewer: int, speaker: Speaker) -> str:
    game = reel.moments[step].game
    if game.seat == OVER:
        return speaker.say(outcome(game.winners()))
    acting = game.seen_to_act(viewer if viewer >= 0 else int(SPECTATOR))
    return speaker.say(waiting_for(acting) if acting else msg("table-considering"))


def strips(reel: Replay, step: int, eyes: int, raw: Parts, speaker: Speaker, texts: Words) -> Parts:
    game = reel.moments[step].game
    points = reel.box.points(reel.box.view(game, int(SPECTATOR)))
    acting = game.seen_to_act(int(SPECTATOR))
    over = game.seat == OVER
    return {
        f"strip-{chair.seat}": table.strip(
            texts,
            Strip(
                seat=chair.seat,
                title=seat_title(reel.box, speaker, chair.seat),
                who=speaker.seat_names[chair.seat],
                kind="bot" if chair.kind == "bot" else "me" if chair.seat == eyes else "person",
                points=points[chair.seat] if points else None,
                most=max([1, *points]),
                score=shown_score(reel.box, speaker, points[chair.seat]) if points else "",
                turn=chair.seat in acting,
                ready=game.sealing() and chair.seat not in acting,
                thinking=False,
                offline=False,
                winner=over and chair.seat in game.winners(),
                body=raw.get(f"strip-{chair.seat}", ""),
            ),
        )
        for chair in reel.chairs
    }


# --- the log up to a moment ---


def written(reel: Replay, eyes: int, language: str) -> Sequence[Sequence[LogLine]]:
    """The lines of every moment, for one pair of eyes in one language; made once."""
    if (eyes, language) not in reel.written:
        book, speaker = LogBook(reel.box, reel.content, open_numbers=True), speaker_of(reel, language)
        found = []
        for number, moment in enumerate(reel.moments):
            page = Page()
            book.read(page, [(number, event) for event in moment.events], eyes, speaker)
            found.append(page.lines)
        reel.written[eyes, language] = found
    return reel.written[eyes, language]


def log_chunks(reel: Replay, step: int, eyes: int, language: str) -> Parts:
    every = written(reel, eyes, language)
    lines = [line for number in reel.standing(step) for line in every[number]]
    size = table.CHUNK
    texts = texts_of(language)
    chunks = range(-(-len(lines) // size))
    return {f"log-{n}": table.log_chunk(texts, lines[n * size : n * size + size], n) for n in chunks}


def motions_at(reel: Replay, step: int, eyes: int) -> list[Motion]:
    events = [event for event in reel.moments[step].events if eyes == ALL or event.heard_by(eyes)]
    return [motion for event in events for motion in reel.box.motions(reel.content, event)]


def said_at(reel: Replay, step: int, eyes: int, language: str) -> str:
    every = written(reel, eyes, language)
    return " ".join([line.text for line in every[step][-2:]])


def replay_seats(reel: Replay, language: str) -> tuple[SeatLine, ...]:
    speaker = speaker_of(reel, language)
    return tuple(
        [
            SeatLine(chair.seat, seat_title(reel.box, speaker, chair.seat), speaker.seat_names[chair.seat], chair.kind)
            for chair in reel.chairs
        ]
    )
