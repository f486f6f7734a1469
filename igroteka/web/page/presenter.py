"""What a viewer is shown of a table: fragments by id. They are made from views and from nothing else of a game.

What all see alike is drawn once for a state and a language, from the spectator's view; what a seat sees besides,
once for the seat. A `Frame` holds all fragments of one viewer at one moment; two frames are compared to send what
differs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.table.box import Box
from igroteka.table.svg.parts import LAYERS, Motion, Parts, Pieced, within
from igroteka.table.text.messages import msg
from igroteka.table.text.phrases import outcome, waiting_for
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import LogLine, Reader, Strip, UndoState
from igroteka.web.page.decisions import Decision
from igroteka.web.page.endings import end_facts
from igroteka.web.page.fragments import table
from igroteka.web.page.log_view import Heard
from igroteka.web.page.seating import seat_cards, table_page
from igroteka.web.page.viewer import NONE, Viewer
from igroteka.web.storage.store import Chair
from igroteka.web.tables.catalogue import clauses_for, rules_path, seat_title, shown_score
from igroteka.web.tables.chat import chat_lines
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.room import Room
from igroteka.web.wire import Update

DIGEST_LINES: Final = 30
EMPTY: Final = {name: f'<section id="{name}" hidden></section>' for name in ("curtain", "end", "waiting")}
NOTHING: Final = {"status": "", "sheet": "", "mine": ""}
Mark = Literal["", "turn", "wait", "over"]


class Frame(NamedTuple):
    parts: dict[str, str]
    version: int
    title: str
    mark: Mark
    said: str  # a sentence about whose turn it is, after what the viewer is asked about seats

    def digest(self) -> str:
        """Tells a page whether it shows this."""
        whole = "\0".join([f"{name}\0{self.parts[name]}" for name in sorted(self.parts)])
        return hashlib.sha256(whole.encode()).hexdigest()[:16]


def frame_of(room: Room, eyes: Viewer) -> Frame:
    """Kept until the table changes."""
    stamp = (*room.stamp(eyes.seat), room.people, room.talk)
    found: Frame | None = room.drawings.found(eyes, stamp)
    return found if found is not None else room.drawings.keep(eyes, stamp, drawn(room, eyes))


def drawn(room: Room, eyes: Viewer) -> Frame:
    texts = texts_of(eyes.language)
    speaker = room.speaker(eyes.language)
    asks, news = asks_of(room, eyes, texts)
    if room.session is None:
        page = table_page(room, eyes, Reader("", eyes.language, ""))
        parts = {**EMPTY, "chat": chat_of(room, texts), "waiting": table.waiting(texts, page), "asks": asks}
        title = texts.sentence("web-title-waiting", {"game": game_title(room, eyes.language)})
        return Frame(parts, 0, title, "wait", news)
    decision = room.decision(eyes.seat)
    sentence = turn_sentence(room, eyes, decision, speaker, texts)
    parts = {
        **EMPTY,
        **public_parts(room, eyes.language),
        **strips_of(room, eyes, texts),
        **own_parts(room, eyes.seat, eyes.language),
        **asked(room, eyes, decision, speaker, texts, sentence),
        "chat": chat_of(room, texts),
        "asks": asks,
    }
    if room.row.state == "finished":
        parts["end"] = end_of(room, eyes, texts)
    if eyes.curtain != NONE:
        parts["curtain"] = table.curtain(texts, speaker.seat_names[eyes.curtain], eyes.curtain)
    title, mark = headline(room, eyes, decision, texts)
    return Frame(parts, room.version(eyes.seat), title, mark, f"{news} {sentence}".lstrip())


# --- what all see alike ---


def raw_parts(room: Room, language: str) -> Parts:
    """As the game draws them from the spectator's view."""
    view = room.decision(NONE).view
    key, source = ("raw", language), (view, room.naming)
    found: Parts | None = room.drawings.found(key, source)
    if found is not None:
        return found
    return room.drawings.keep(key, source, room.box.public_parts(room.playing.content, view, room.speaker(language)))


def public_parts(room: Room, language: str) -> Parts:
    key, source = ("public", language), (room.decision(NONE).view, room.naming)
    found: Parts | None = room.drawings.found(key, source)
    if found is not None:
        return found
    return room.drawings.keep(key, source, framed_in(room, key, {**NOTHING, **raw_parts(room, language)}))


def framed_in(room: Room, whose: tuple[object, ...], parts: Parts) -> Parts:
    """What is drawn as it was before stays the same text: it need not be compared to know that."""
    size = room.box.board_size(room.playing.content, room.row.players)
    made: Parts = {}
    for name, inner in parts.items():
        if is_framed(name):
            key = (*whose, name)
            found: str | None = room.drawings.found(key, inner)
            made[name] = found if found is not None else room.drawings.keep(key, inner, in_frame(name, inner, size))
    return made


def framed(box: Box, content: Any, players: int, parts: Parts) -> Parts:
    """The game's markup inside the elements of the page."""
    size = box.board_size(content, players)
    return {name: in_frame(name, inner, size) for name, inner in parts.items() if is_framed(name)}


def is_framed(name: str) -> bool:
    """Bodies of strips are framed with the players."""
    return not name.startswith("strip-") and name != "end"


def in_frame(name: str, inner: str, size: tuple[int, int]) -> str:
    return table.layer(name, size, inner) if name in LAYERS else outer(name, inner)


def outer(name: str, inner: str) -> str:
    """Games may draw the element or only what is in it."""
    if f'id="{name}"' in inner[:160]:
        return inner
    return within(f'<div id="{name}"{"" if inner else " hidden"}>', inner, "</div>")


class Standing(NamedTuple):
    """What of one moment all strips are drawn from."""

    acting: Sequence[int]
    ready: bool  # are those who do not act
    winners: Sequence[int]
    points: tuple[int, ...]
    over: bool


def strips_of(room: Room, eyes: Viewer, texts: Words) -> Parts:
    return {f"strip-{chair.seat}": strip_of(room, chair, chair.seat in eyes.mine, texts) for chair in room.chairs}


def strip_of(room: Room, chair: Chair, mine: bool, texts: Words) -> str:
    """Drawn once for those who sit there and once for all others; secret steps change nothing of it."""
    drawings = room.drawings
    now, source = ("strip now", chair.seat, mine, texts.language), (room.moment, room.people, room.naming)
    found: str | None = drawings.found(now, source)
    if found is not None:
        return found
    standing: Standing | None = drawings.found("standing", source)
    if standing is None:
        standing = drawings.keep("standing", source, standing_in(room))
    key, strip = ("strip", chair.seat, mine, texts.language), strip_facts(room, chair, mine, texts.language, standing)
    found = drawings.found(key, strip)
    if found is None:
        found = drawings.keep(key, strip, table.strip(texts, strip))
    return drawings.keep(now, source, found)


def standing_in(room: Room) -> Standing:
    game = room.playing.game
    running, over = room.row.state == "running", game.seat == OVER
    return Standing(
        acting=game.seen_to_act(int(SPECTATOR)) if running else [],
        ready=running and game.sealing(),
        winners=game.winners() if over else [],
        points=room.box.points(room.decision(NONE).view),
        over=over,
    )


def strip_facts(room: Room, chair: Chair, mine: bool, language: str, standing: Standing) -> Strip:
    seat, points = chair.seat, standing.points
    speaker = room.speaker(language)
    bot = chair.kind == "bot"
    return Strip(
        seat=seat,
        title=seat_title(room.box, speaker, seat),
        who=speaker.seat_names[seat],
        kind="bot" if bot else "me" if mine else "person",
        points=points[seat] if points else None,
        most=max([1, *points]),
        score=shown_score(room.box, speaker, points[seat]) if points else "",
        turn=seat in standing.acting,
        ready=standing.ready and seat not in standing.acting,
        thinking=bot and seat in standing.acting,
        offline=not (bot or standing.over or mine or chair.guest in room.present),
        winner=seat in standing.winners,
        body=raw_parts(room, language).get(f"strip-{seat}", ""),
    )


def end_of(room: Room, eyes: Viewer, texts: Words) -> str:
    key = ("end", eyes.language, bool(eyes.mine) or eyes.host)
    source = (room.moment, room.naming)
    found: str | None = room.drawings.found(key, source)
    if found is not None:
        return found
    detail = raw_parts(room, eyes.language).get("end", "")
    session = room.playing
    events = [event for _, event in session.log]
    facts = end_facts(room.box, session.content, session.game, events, room.curve, room.speaker(eyes.language), detail)
    return room.drawings.keep(key, source, table.end(texts, facts, bool(eyes.mine) or eyes.host))


def chat_of(room: Room, texts: Words) -> str:
    key, source = ("chat", texts.language), room.talk
    found: str | None = room.drawings.found(key, source)
    if found is not None:
        return found
    return room.drawings.keep(key, source, table.chat(texts, chat_lines(room.said, texts)))


def asks_of(room: Room, eyes: Viewer, texts: Words) -> tuple[str, str]:
    """The cards about seats, and the same as a sentence for those who listen."""
    cards = seat_cards(room, eyes)
    said = [texts.sentence(f"page-asks-{card.what}", {"who": card.who}) for card in cards]
    return table.asks(texts, room.row.id, eyes.mine, cards), " ".join([f"{one}." for one in said])


# --- what the seat sees besides ---


def own_parts(room: Room, seat: int, language: str) -> Parts:
    if seat == NONE:
        return {}
    view = room.decision(seat).view
    key, source = ("own", seat, language), (view, room.naming)
    found: Parts | None = room.drawings.found(key, source)
    if found is not None:
        return found
    parts = room.box.own_parts(room.playing.content, view, room.speaker(language))
    return room.drawings.keep(key, source, framed_in(room, key, parts))


def asked(room: Room, eyes: Viewer, decision: Decision, speaker: Speaker, texts: Words, sentence: str) -> Parts:
    mine = decision.acts and room.row.state == "running"
    heard = heard_by(room, eyes.seat, eyes.language)
    return {
        **choosing(room, eyes, decision, speaker, texts, mine),
        "digest": digest_of(room, eyes, texts, heard.since(room.last_own[eyes.seat])[-DIGEST_LINES:] if mine else ()),
        **heard.chunks,
        "turn": table.turn(texts, sentence, mine),
    }


def choosing(room: Room, eyes: Viewer, decision: Decision, speaker: Speaker, texts: Words, mine: bool) -> Parts:
    key, source = ("asked", eyes.seat, eyes.language), (decision.told(), room.row.state, room.naming)
    found: Parts | None = room.drawings.found(key, source)
    if found is not None:
        return found
    choices = decision.choices if room.row.state == "running" else ()
    undo = undo_of(decision, speaker, texts) if room.row.state == "running" else UndoState()
    reasons = [refused.reason for refused in decision.refused]
    clauses = clauses_for(room.box, eyes.language, decision.prompt, *reasons)
    return room.drawings.keep(
        key,
        source,
        {
            "bar": table.bar(texts, speaker, decision.prompt, choices, undo, mine),
            "list": table.choice_list(texts, speaker, choices, decision.refused, decision.on_refused),
            "help": table.help_panel(texts, clauses, rules_path(room.box)),
        },
    )


def digest_of(room: Room, eyes: Viewer, texts: Words, since: Sequence[LogLine]) -> str:
    key, source = ("digest", eyes.seat, eyes.language), tuple(since)
    found: str | None = room.drawings.found(key, source)
    return found if found is not None else room.drawings.keep(key, source, table.since_last_turn(texts, since))


def heard_by(room: Room, seat: int, language: str) -> Heard:
    key, stamp = ("heard", seat, language), room.stamp(seat)
    found: Heard | None = room.drawings.found(key, stamp)
    if found is not None:
        return found
    session = room.playing
    heard = room.log.heard(session.log, session.old_events, seat, room.speaker(language), texts_of(language))
    return room.drawings.keep(key, stamp, heard)


def undo_of(decision: Decision, speaker: Speaker, texts: Words) -> UndoState:
    if decision.last is None:
        return UndoState(why=texts.sentence(decision.no_undo, {}), redo=decision.redo)
    return UndoState(last=speaker.say(decision.last), redo=decision.redo, turn=decision.more)


def turn_sentence(room: Room, eyes: Viewer, decision: Decision, speaker: Speaker, texts: Words) -> str:
    session = room.playing
    if room.row.state == "paused":
        return texts.sentence("web-paused", {})
    if session.game.seat == OVER:
        return speaker.say(outcome(session.game.winners()))
    if room.hindrance:
        return texts.sentence(room.hindrance, {})
    if eyes.curtain != NONE:
        return speaker.say(waiting_for([eyes.curtain]))
    if decision.acts:
        return texts.sentence("table-your-turn", {})
    acting = session.game.seen_to_act(eyes.seat if eyes.seat >= 0 else int(SPECTATOR))
    return speaker.say(waiting_for(acting) if acting else msg("table-considering"))


def game_title(room: Room, language: str) -> str:
    return room.speaker(language).say(room.box.title())


def headline(room: Room, eyes: Viewer, decision: Decision, texts: Words) -> tuple[str, Mark]:
    """For the title of the window and the mark on its icon."""
    name = {"game": game_title(room, eyes.language)}
    if room.row.state == "finished":
        return texts.sentence("web-title-over", name), "over"
    if room.row.state == "running" and (decision.acts or eyes.curtain != NONE):
        return texts.sentence("web-title-turn", name), "turn"
    return name["game"], "wait"


# --- from one frame to the next ---


def difference(old: dict[str, str], new: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """Of what is made of pieces only those that differ, if nothing else does."""
    changed: dict[str, str] = {}
    for name, text in new.items():
        before = old.get(name)
        if before is text or before == text:
            continue
        if isinstance(text, Pieced) and isinstance(before, Pieced) and before.around == text.around:
            changed.update([(part, told) for part, told in text.pieces.items() if before.pieces[part] != told])
        else:
            changed[name] = str(text)
    return changed, [name for name in old if name not in new]


def update_between(old: dict[str, str], frame: Frame, play: list[Motion], say: str, own: bool) -> Update:
    changed, gone = difference(old, frame.parts)
    return Update(frame.version, changed, gone, frame.title, frame.mark, play, say, own)
