"""What the templates are given: plain facts, every text already in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

NOBODY: Final = -1  # in place of a seat: a spectator, or nobody in particular
ALL_SEEING: Final = -2  # in place of a seat: whoever looks at a replay sees every hand


@dataclass(frozen=True)
class Reader:
    """The person who looks at a page."""

    name: str  # "" until given
    language: str
    theme: str  # dark, light, or "" for what the system prefers


@dataclass(frozen=True)
class OptionField:
    name: str
    title: str
    about: str
    values: tuple[tuple[str, str], ...]  # value and its name, the default first
    clause: str = ""  # of the rules, and its text
    clause_text: str = ""


@dataclass(frozen=True)
class OptionGroup:
    title: str  # "" for options without a group
    options: tuple[OptionField, ...]


@dataclass(frozen=True)
class GameCard:
    """A game in the lobby."""

    game: str
    title: str
    about: str
    players: tuple[int, ...]
    options: tuple[OptionGroup, ...] = ()
    seat_names: tuple[str, ...] = ()
    cover: str = ""  # address of its own picture; without one the lobby has some
    art: tuple[str, ...] = ()  # style sheets: the colours of its seats
    sides: bool = False  # its seats are sides
    first: bool = False  # there is a first game that teaches
    start: bool = False  # and a quick start

    @property
    def stock_cover(self) -> int:
        """The number of the lobby's picture for a game without its own, by its name: another game changes none."""
        return 1 + len(self.game) % 4


@dataclass(frozen=True)
class TableLine:
    """A table in one of the lobby's lists."""

    table: str
    game: str  # its title
    seats: tuple[str, ...]
    state: str  # open, running, paused, finished
    said: str  # "your turn", "waiting for Vera", "Oleg has won"
    mine: bool = False
    my_turn: bool = False
    match: str = ""  # "game 1 of 2"
    replays: tuple[str, ...] = ()  # tables of a match that are over, in order
    free: bool = False  # somebody may sit down at once


@dataclass(frozen=True)
class Lobby:
    reader: Reader
    games: tuple[GameCard, ...]
    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]
    running: tuple[TableLine, ...]
    finished: tuple[TableLine, ...]
    levels: tuple[tuple[str, str], ...]  # of bots: name and title


@dataclass(frozen=True)
class SeatLine:
    """A seat in the waiting room and in the table's menu."""

    seat: int
    title: str  # as the game calls it
    who: str  # name of the person or of the bot, "" while empty
    kind: str  # me, person, bot, open, invited
    host: bool = False
    invite: str = ""  # path of the link, shown to the host once
    owner: str = ""  # somebody else, who is asked before the seat changes hands


@dataclass(frozen=True)
class SeatCard:
    """Something about a seat that its owner or whoever asks for it should know, and may answer."""

    what: str  # owner: of the viewer's seat; waiting, kept: of a seat the viewer asked for; bot: plays the viewer's
    seat: int
    who: str  # the other one
    ask: str = ""
    here: bool = True  # the owner is at the table
    minutes: int = 0  # of absence that open the seat, 0: it stays closed


class Band(Struct, frozen=True):
    """What the bar says instead of a question: why nothing moves, or who plays for the viewer."""

    what: str  # paused; absent: somebody who is awaited; bot: plays for the viewer
    who: str
    may: bool  # the viewer can do something about it
    seat: int = NOBODY
    minutes: int = 0  # of absence after which a bot stands in, 0: the table waits


@dataclass(frozen=True)
class TablePage:
    """The table: waiting, running or finished. `parts` are the fragments as a socket would send them."""

    reader: Reader
    table: str
    game: str
    title: str
    state: str  # waiting, running, paused, finished
    seat: int  # the viewer's, or NOBODY
    my_seats: tuple[int, ...]
    host: bool
    seats: tuple[SeatLine, ...]
    parts: dict[str, str]
    version: int
    digest: str  # of the parts: the page says it on connecting
    board: tuple[int, int]
    art: tuple[str, ...]  # style sheets of the game
    sprite: str  # its icons
    chat_open: bool = True
    levels: tuple[tuple[str, str], ...] = ()
    takeover_minutes: int = 0
    public: bool = False
    notes: str = ""  # the viewer's own
    match: str = ""  # "game 1 of 2"
    second: bool = False  # the next game is the second of the match
    base: str = ""  # what links begin with, if not with the address of the page itself
    only_here: str = ""  # the address of the page, if links that begin with it lead nobody else here
    hints: bool = True  # may be asked for
    goal: str = ""  # how this game is won, in a sentence
    coach: str = ""  # of a first game: "on", or "off" where no more bubbles are wanted


@dataclass(frozen=True)
class ReplayPage:
    reader: Reader
    table: str
    game: str
    title: str
    steps: int
    step: int
    seat: int  # the viewer's, NOBODY or ALL_SEEING
    seats: tuple[SeatLine, ...]
    parts: dict[str, str]
    board: tuple[int, int]
    art: tuple[str, ...]
    sprite: str
    marks: tuple[int, ...] = ()  # steps that begin a turn, for the slider
    games: tuple[tuple[str, str], ...] = ()  # of the match: table and name of those that are over
    goal: str = ""


@dataclass(frozen=True)
class InvitePage:
    reader: Reader
    table: str
    game: str
    title: str
    seat: str
    host: str
    taken: bool
    owner: str = ""  # who must be asked first
    sides: bool = False  # the seat is a side
    number: int = 0  # of the seat
    card: GameCard | None = None
    seats: tuple[SeatLine, ...] = ()
    state: str = ""  # of the table


@dataclass(frozen=True)
class DevicePage:
    """The seats of a guest on another device: a code for ten minutes, and the place to enter one."""

    reader: Reader
    code: str = ""
    link: str = ""
    qr: str = ""  # SVG
    wrong: str = ""


@dataclass(frozen=True)
class TakeOverPage:
    """The question before a code is used: whose seats come to this browser, and which of its own stay behind."""

    reader: Reader
    code: str
    whose: str
    comes: tuple[TableLine, ...]
    stays: tuple[TableLine, ...]


class Clause(Struct, frozen=True, cache_hash=True):
    number: str
    text: str  # HTML


@dataclass(frozen=True)
class ShownPanel:
    """Panel of a quick start; `picture` is SVG."""

    key: str
    title: str
    text: str
    picture: str


@dataclass(frozen=True)
class QuickStart:
    panels: tuple[ShownPanel, ...]
    sprite: str  # what several pictures refer to


@dataclass(frozen=True)
class RulesPage:
    reader: Reader
    game: str
    title: str
    chapters: tuple[tuple[str, tuple[Clause, ...]], ...]
    start: QuickStart | None = None
    art: tuple[str, ...] = ()
    first: bool = False  # whether a first game can be laid


@dataclass(frozen=True)
class AboutPage:
    reader: Reader
    credits: tuple[tuple[str, str], ...] = field(default=())
    fonts: tuple[tuple[str, str, str], ...] = ()  # of games: name, game, whose


@dataclass(frozen=True)
class ErrorPage:
    """An error as a page."""

    reader: Reader
    status: int
    what: str
    hint: str = ""


# --- what the fragments of a table are made of ---


class UndoState(Struct, frozen=True):
    """The undo button: `last` names what it takes back; without it `why` says why there is nothing."""

    last: str = ""
    why: str = ""
    redo: bool = False
    turn: bool = False  # more than one step can be taken back


class Hinted(Struct, frozen=True):
    """A choice that is advised."""

    action: int
    label: str
    chance: int  # to win, in hundredths, as the search sees it
    notes: tuple[str, ...]  # of the choice
    sure: tuple[str, ...]  # what happens then
    likely: tuple[tuple[int, str], ...]  # what may: hundredths and words
    hidden: bool  # more follows, and hangs on what the seat does not know


class NoticeText(Struct, frozen=True, cache_hash=True):
    """What was done to a seat, in words."""

    key: str  # the event behind it: two notices of one line differ in it
    seat: int
    mood: str  # bad, good, even
    title: str
    clause: str
    lines: tuple[tuple[str, str], ...]  # role (sum, loss, gain, next) and words
    on: tuple[str, ...] = ()  # elements it is about


class LogLine(Struct, frozen=True, cache_hash=True):
    number: int  # of the entry that caused it: the replay jumps there
    text: str
    clause: str = ""
    on: tuple[str, ...] = ()  # elements it is about
    seat: int = NOBODY  # whose line it is
    about_me: bool = False
    notice: NoticeText | None = None  # opened from the line
    face: str = ""  # what stands on a card that the event turns up, if it is more


class Digest(Struct, frozen=True):
    """What a seat should know of the time since its last choice."""

    seat: int
    since: int  # the first line of the log that the choice has brought, or what came after it
    lines: int  # how many came after it
    sentences: tuple[str, ...] = ()  # none: there is nothing to come back to


@dataclass(frozen=True)
class ChatLine:
    seat: int  # NOBODY: a spectator
    who: str
    text: str
    at: str  # hours and minutes
    sent: int = 0  # the same in milliseconds, by which a page knows what has been read


class Strip(Struct, frozen=True):
    """A player at the edge of the table; `body` is drawn by the game."""

    seat: int
    title: str
    who: str
    kind: str  # me, person, bot, open
    points: int | None
    most: int  # the highest points at the table, for the bar
    score: str  # the points as people read them
    turn: bool
    ready: bool
    thinking: bool
    offline: bool
    winner: bool
    body: str
    level: str = ""  # of the bot, as people read it


@dataclass(frozen=True)
class MatchFacts:
    """Two games of one match, as the end of either of them tells it."""

    number: int  # of this game, from 1
    said: str
    replays: tuple[str, ...]  # tables by game, "" for one that is not over
    lines: tuple[tuple[str, tuple[tuple[str, str], ...], str], ...]  # by player: name, side and result by game, score
    next: str  # "begin" or "join" the second game, "" for neither


class Wish(Struct, frozen=True):
    """A rematch that waits for others."""

    who: str  # wants it, "" if it is the viewer
    joins: bool  # the viewer has a seat there


@dataclass(frozen=True)
class EndFacts:
    """Facts of a finished game, seats in order of their place."""

    sentence: str
    reason: str
    places: tuple[tuple[int, str, int, bool], ...]  # seat, name, score, winner
    sources: tuple[tuple[str, tuple[int, ...]], ...]  # name and points by seat
    curve: tuple[tuple[int, tuple[int, ...]], ...]  # step and points by seat
    dice: tuple[tuple[int, int], ...]  # seat and total
    totals: range  # that could fall
    detail: str  # drawn by the game
    shown: Callable[[int], str]  # a score as people read it
    table: str = ""  # whose replay the curve opens
    last: int = 0  # moment of the game
    burst: tuple[str, ...] = ()  # icons of the game


# --- what the review of a game is made of: swings, shares and costs in hundredths of a win ---


class Turned(Struct, frozen=True):
    """Where all stood otherwise at once: the seat for which most changed."""

    step: int
    seat: int
    swing: int
    said: str


class Costly(Struct, frozen=True):
    """A choice that gave something away; `step` is the moment before it."""

    step: int
    asked: str
    played: str
    better: str
    cost: int


class Fortune(Struct, frozen=True):
    """What chance brought a seat, and its dice beside what falls on average."""

    seat: int
    swing: int
    throws: int
    fell: str
    usual: str


class Stroke(Struct, frozen=True):
    """The luckiest or the unluckiest moment of a seat."""

    step: int
    swing: int
    said: str


class ReviewFacts(Struct, frozen=True):
    """The review of a game from one seat, as far as it has come."""

    table: str
    seat: int
    names: tuple[str, ...]
    begun: bool = False
    failed: bool = False
    done: int = 0
    total: int = 0  # 0: not known yet
    whole: bool = False
    stood: tuple[tuple[int, tuple[float, ...]], ...] = ()  # step and shares, where they changed
    turned: tuple[Turned, ...] = ()
    costly: tuple[Costly, ...] = ()
    luck: tuple[Fortune, ...] = ()
    strokes: tuple[Stroke, ...] = ()


@dataclass(frozen=True)
class ReviewPage:
    reader: Reader
    table: str
    game: str
    title: str
    seat: int
    seats: tuple[SeatLine, ...]
    begun: bool
    whole: bool
    drawn: str  # what is inside the element `review`
    art: tuple[str, ...]
