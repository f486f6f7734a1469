"""All that a viewer is shown of a live table at one moment; two frames are compared to send what differs."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, NamedTuple

from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.engine.session import Session
from igroteka.table.svg.parts import Parts
from igroteka.table.text.phrases import waiting_for
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import NOBODY, Digest, Reader, UndoState
from igroteka.web.page.bands import band_of, bot_plays
from igroteka.web.page.coach import coached
from igroteka.web.page.decision import Decision
from igroteka.web.page.fragments import bands, table
from igroteka.web.page.fragments.watchers import watchers
from igroteka.web.page.log import Heard
from igroteka.web.page.match import match_facts
from igroteka.web.page.presenter import Presenter
from igroteka.web.page.scene import Scene, end_part, help_part, own_parts, public_parts, turn_sentence
from igroteka.web.page.seating import seat_cards, table_page
from igroteka.web.page.since import sentences
from igroteka.web.page.strips import Standing, strips
from igroteka.web.page.verdict import verdict
from igroteka.web.page.viewer import Viewer
from igroteka.web.page.wish import wish_of
from igroteka.web.tables.adviser import are_allowed
from igroteka.web.tables.catalogue import seat_titles
from igroteka.web.tables.chat import chat_lines
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.room import Room

EMPTY: Final = {name: f'<section id="{name}" hidden></section>' for name in ("curtain", "end", "waiting")}
Mark = Literal["", "turn", "wait", "over"]


class Frame(NamedTuple):
    """All fragments of one viewer at one moment, by id."""

    parts: dict[str, str]
    version: int
    title: str
    mark: Mark
    said: str  # a sentence about whose turn it is, after what the viewer is asked about seats

    def digest(self) -> str:
        """Hash all fragments: a page that sends the same hash shows this frame."""
        whole = "\0".join([f"{name}\0{self.parts[name]}" for name in sorted(self.parts)])
        return hashlib.sha256(whole.encode()).hexdigest()[:16]


def frame_of(presenter: Presenter, viewer: Viewer) -> Frame:
    """Return all that the viewer is shown; kept until the table changes."""
    room, cache = presenter.room, presenter.cache
    stamp = (*room.stamp(viewer.seat), room.people, room.talk)
    found: Frame | None = cache.found(viewer, stamp)
    return found if found is not None else cache.keep(viewer, stamp, drawn(presenter, viewer))


def drawn(presenter: Presenter, viewer: Viewer) -> Frame:
    room, texts = presenter.room, texts_of(viewer.language)
    asks, news = asks_of(presenter, viewer, texts)
    if room.session is None:
        page = table_page(presenter, viewer, Reader("", viewer.language, ""))
        parts = {
            **EMPTY,
            "chat": chat_of(presenter, texts),
            "waiting": table.waiting(texts, page),
            "asks": asks,
            "watchers": watchers_of(room, viewer, texts),
        }
        title = texts.sentence("web-title-waiting", {"game": game_title(presenter, viewer.language)})
        return Frame(parts, 0, title, "wait", news)
    scene = scene_of(presenter, texts)
    decision = presenter.decision(viewer.seat)
    mine = acts(room, viewer, decision)
    band = band_of(room, viewer, texts, mine)
    sentence = sentence_for(presenter, scene, viewer, mine)
    parts = {
        **EMPTY,
        **public_parts(scene),
        **strips(scene, standing_in(presenter, scene), viewer.mine),
        **(own_parts(scene, viewer.seat, decision.view) if viewer.seat != NOBODY else {}),
        **asked(presenter, scene, viewer, decision, sentence),
        **({"bar": bands.band(texts, room.row.id, band)} if band is not None else {}),
        "chat": chat_of(presenter, texts),
        "asks": asks,
        "watchers": watchers_of(room, viewer, texts),
        **coached(presenter, viewer, decision, texts),
    }
    if room.row.state == "finished":
        parts["end"] = ending(presenter, scene, viewer)
        parts["bar"] = finished_bar(presenter, scene, viewer)
    if viewer.curtain != NOBODY:
        parts["curtain"] = table.curtain(texts, scene.speaker.seat_names[viewer.curtain], viewer.curtain)
    title, mark = headline(presenter, viewer, mine, texts)
    told = [news, f"{bands.title(texts, band)}." if band is not None else "", sentence]
    return Frame(parts, presenter.version(viewer.seat), title, mark, " ".join([one for one in told if one]))


# --- what all see alike ---


def scene_of(presenter: Presenter, texts: Words) -> Scene:
    room = presenter.room
    session = room.playing
    return Scene(
        box=room.box,
        content=session.content,
        game=session.game,
        public=presenter.decision(NOBODY).view,
        chairs=room.chairs,
        speaker=presenter.speaker(texts.language),
        texts=texts,
        cache=presenter.cache,
        stamp=(room.moment, room.people, room.naming),
    )


def standing_in(presenter: Presenter, scene: Scene) -> Standing:
    found: Standing | None = scene.cache.found("standing", scene.stamp)
    if found is not None:
        return found
    room, game = presenter.room, scene.game
    running, over = room.row.state == "running", game.seat == OVER
    bots = [chair.seat for chair in room.chairs if chair.kind == "bot"]
    away = [chair.seat for chair in room.chairs if chair.kind != "bot" and chair.guest not in room.present]
    acting = game.seen_to_act(int(SPECTATOR)) if running else []
    standing = Standing(
        acting=acting,
        thinking=[seat for seat in bots if seat in acting],
        ready=running and game.sealing(),
        absent=[] if over else away,
        winners=game.winners() if over else [],
        points=room.box.points(scene.public),
    )
    return scene.cache.keep("standing", scene.stamp, standing)


def ending(presenter: Presenter, scene: Scene, viewer: Viewer) -> str:
    session = presenter.room.playing
    again = bool(viewer.mine) or viewer.host
    match = match_facts(presenter, viewer)
    wish = wish_of(presenter.room, viewer, scene.texts)
    last = (presenter.room.row.id, last_moment(session))
    return end_part(
        scene, lambda: [event for _, event in session.log], presenter.curve, again, match, viewer.mine, last, wish
    )


def last_moment(session: Session) -> int:
    """Return the number of the last entry before the one that says how the game ended."""
    return session.record.number() - 1 - bool(session.record.end())


def finished_bar(presenter: Presenter, scene: Scene, viewer: Viewer) -> str:
    said = verdict(scene.box, scene.game, scene.speaker, scene.texts, viewer.mine)
    again = bool(viewer.mine) or viewer.host
    wish = wish_of(presenter.room, viewer, scene.texts)
    return table.finished(scene.texts, said, again, match_facts(presenter, viewer), wish)


def chat_of(presenter: Presenter, texts: Words) -> str:
    room, cache = presenter.room, presenter.cache
    key, source = ("chat", texts.language), room.talk
    found: str | None = cache.found(key, source)
    if found is not None:
        return found
    titles = seat_titles(room.box, presenter.speaker(texts.language), room.row.players)
    return cache.keep(key, source, table.chat(texts, chat_lines(room.said, texts, titles)))


def watchers_of(room: Room, viewer: Viewer, texts: Words) -> str:
    watching = not viewer.mine
    return watchers(texts, max(room.watchers(), int(watching)), watching)


def asks_of(presenter: Presenter, viewer: Viewer, texts: Words) -> tuple[str, str]:
    """Draw the cards about seats, and say the same in a sentence for those who listen."""
    room = presenter.room
    cards = seat_cards(room, viewer)
    said = [texts.sentence(f"page-asks-{card.what}", {"who": card.who}) for card in cards]
    return table.asks(texts, room.row.id, viewer.mine, cards), " ".join([f"{one}." for one in said])


# --- what the seat is asked ---


def asked(presenter: Presenter, scene: Scene, viewer: Viewer, decision: Decision, sentence: str) -> Parts:
    mine = acts(presenter.room, viewer, decision)
    heard = presenter.heard(viewer.seat, viewer.language)
    return {
        **choosing(presenter, scene, viewer, decision, mine),
        "digest": digest_of(presenter, scene, viewer, heard, mine),
        **heard.chunks,
        "turn": table.turn(scene.texts, sentence, mine),
    }


def acts(room: Room, viewer: Viewer, decision: Decision) -> bool:
    """Tell whether the viewer has something to choose now."""
    return decision.acts and room.row.state == "running" and not bot_plays(room, viewer.seat)


def choosing(presenter: Presenter, scene: Scene, viewer: Viewer, decision: Decision, mine: bool) -> Parts:
    room, texts, speaker = presenter.room, scene.texts, scene.speaker
    own = room.row.state == "running" and not bot_plays(room, viewer.seat)
    hints = mine and len(decision.choices) > 1 and are_allowed(room.row)
    waits = room.row.state == "running" and scene.game.seat != OVER
    key, source = ("asked", viewer.seat, viewer.language), (decision.told(), own, waits, scene.naming)
    found: Parts | None = scene.cache.found(key, source)
    if found is not None:
        return found
    choices = decision.choices if own else ()
    undo = undo_of(decision, speaker, texts) if own else UndoState()
    reasons = [refused.reason for refused in decision.refused]
    return scene.cache.keep(
        key,
        source,
        {
            "bar": table.bar(
                texts, speaker, decision.prompt, choices, undo, mine, hints, own and decision.help is not None
            ),
            "list": table.choice_list(texts, speaker, choices, decision.refused, decision.on_refused),
            "help": help_part(scene, decision.prompt, reasons, decision.help if own else None, waits),
        },
    )


def digest_of(presenter: Presenter, scene: Scene, viewer: Viewer, heard: Heard, mine: bool) -> str:
    """Draw what a seat comes back to; to whoever only looks on, all that was is past."""
    seat, lines = viewer.seat, len(heard.lines)
    own = presenter.room.last_own[seat] if seat != NOBODY else 0
    since = heard.since(own) if seat != NOBODY else ()
    unread = heard.since(own - 1) if seat != NOBODY else ()  # with what the choice itself has brought
    said: list[str] = []
    if mine and since:
        said = sentences(presenter, seat, standing_in(presenter, scene).points, scene.texts, since)
    digest = Digest(seat, lines - len(unread), len(since), tuple(said))
    key = ("digest", seat, viewer.language)
    found: str | None = scene.cache.found(key, digest)
    return found if found is not None else scene.cache.keep(key, digest, table.since_last_turn(scene.texts, digest))


def undo_of(decision: Decision, speaker: Speaker, texts: Words) -> UndoState:
    if decision.last is None:
        return UndoState(why=texts.sentence(decision.no_undo, {}), redo=decision.redo)
    return UndoState(last=speaker.say(decision.last), redo=decision.redo, turn=decision.more)


def sentence_for(presenter: Presenter, scene: Scene, viewer: Viewer, mine: bool) -> str:
    """Say whose turn it is, or why nothing moves."""
    room, texts = presenter.room, scene.texts
    if room.row.state == "paused":
        return texts.sentence("web-paused", {})
    if scene.game.seat != OVER:
        if room.hindrance:
            return texts.sentence(room.hindrance, {})
        if viewer.curtain != NOBODY:
            return scene.speaker.say(waiting_for([viewer.curtain]))
        if mine:
            return texts.sentence("table-your-turn", {})
    return turn_sentence(scene, viewer.seat)


def game_title(presenter: Presenter, language: str) -> str:
    return presenter.speaker(language).say(presenter.room.box.title())


def headline(presenter: Presenter, viewer: Viewer, mine: bool, texts: Words) -> tuple[str, Mark]:
    """Return the title of the window and the mark on its icon."""
    name, state = {"game": game_title(presenter, viewer.language)}, presenter.room.row.state
    if state == "finished":
        return texts.sentence("web-title-over", name), "over"
    if state == "running" and (mine or viewer.curtain != NOBODY):
        return texts.sentence("web-title-turn", name), "turn"
    return name["game"], "wait"
