"""How much one guest, and all who come from one address, may ask of the server: some at once, then so many a second.

People never come near it: a club behind one address has as much as twenty guests. Whoever is over a limit is told so,
waits, and is the only one who does.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, NamedTuple

from igroteka.web.errors import WebError

SWEPT: Final = 1000  # keys at least between two sweeps
OWN_WORDS: Final = {
    "chat": "web-no-chat",
    "tables": "web-no-hurry-tables",
    "undo": "web-no-hurry-undo",
    "hints": "web-no-hurry-hints",
}


class Rate(NamedTuple):
    burst: int  # at once
    each: float  # seconds until another one; 0: no limit
    apart: float = 0.0  # seconds between two of those at once: others come between

    def of_many(self, guests: int) -> Rate:
        return Rate(guests * self.burst, self.each / guests)


class Limits(NamedTuple):
    """Limits of a server. Rates are those of a guest, or of all at an address who are nobody yet."""

    clicks: Rate = Rate(60, 0.1, 0.02)  # messages of open pages
    undo: Rate = Rate(30, 0.5)  # taken back or played anew: each grows the record
    chat: Rate = Rate(7, 2.0)
    hints: Rate = Rate(12, 3.0, 0.2)  # each is a second of thought
    reviews: Rate = Rate(8, 20.0, 0.2)  # begun
    tables: Rate = Rate(10, 15.0, 0.5)  # laid, begun again, brought as records
    writes: Rate = Rate(40, 0.5, 0.05)  # other forms
    pages: Rate = Rate(100, 0.2, 0.03)
    steps: Rate = Rate(200, 0.04, 0.01)  # of a replay
    files: Rate = Rate(1000, 0.01)
    sockets: Rate = Rate(30, 1.0, 0.05)  # opened
    guests: Rate = Rate(100, 3.0)  # who come anew, from one address
    arrivals: Rate = Rate(50, 0.1)  # connections, whatever they want

    club: int = 20  # guests: an address may do what so many may
    open_sockets: int = 20  # of a guest
    waiting: int = 100  # connections of an address that have not said yet what they want; the oldest goes first
    head: float = 10.0  # seconds for a request to say what it wants
    body: float = 60.0  # and to bring what belongs to it
    unread: float = 20.0  # seconds in which a connection reads something of what it was sent
    slowed: int = 100  # messages in a row that had to wait: then the page is closed
    sulk: float = 1.0  # seconds until a refused request is answered, so that the next comes later
    entries: int = 20_000  # of a record: then nothing is taken back any more

    def rates(self) -> dict[str, Rate]:
        return {name: value for name, value in self._asdict().items() if isinstance(value, Rate)}


USUAL: Final = Limits()
PLENTY: Final = 1_000_000
FREE: Final[dict[str, Any]] = dict.fromkeys(USUAL.rates(), Rate(1, 0.0))
UNLIMITED: Final = USUAL._replace(  # whoever measures the server asks more of it than people do
    **FREE, open_sockets=PLENTY, waiting=PLENTY, entries=PLENTY
)


class Who(NamedTuple):
    guest: str  # "" for nobody yet
    address: str = ""  # "" where it does not matter

    def key(self) -> str:
        """Return whom it counts for: those without a cookie are one guest of their address."""
        return self.guest or f"at {self.address}"

    def counted(self) -> tuple[str, ...]:
        return (self.key(), self.address) if self.address else (self.key(),)


def place_of(address: str) -> str:
    """Return what one customer of a network holds: an IPv4 address, or the first half of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class RateLimiter:
    """Buckets of tokens, one for each key, that fill again with time; only when each will be full is kept."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: Final = rate
        self.clock: Final = clock
        self.full_at: Final[dict[str, float]] = {}
        self.sweep_at = SWEPT

    def wait(self, key: str) -> float:
        """Return the seconds until there is a token, 0 if there is one."""
        owed = self.full_at.get(key, 0.0) - self.clock()
        return max(0.0, owed - (self.rate.burst - 1) * self.rate.each)

    def take(self, key: str) -> None:
        """Take a token, even if it is still to come."""
        now = self.clock()
        self.full_at[key] = max(self.full_at.get(key, 0.0), now) + self.rate.each
        if len(self.full_at) >= self.sweep_at:
            for name in [name for name, full in self.full_at.items() if full <= now]:
                del self.full_at[name]
            self.sweep_at = max(SWEPT, 2 * len(self.full_at))


class Gate:
    """The limits of one server and what has been asked of it."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits: Final = limits
        rates = limits.rates().items()
        self.guests: Final = {kind: RateLimiter(rate, clock) for kind, rate in rates}
        self.clubs: Final = {kind: RateLimiter(rate.of_many(limits.club), clock) for kind, rate in rates}
        self.turns: Final = {kind: RateLimiter(Rate(1, rate.apart), clock) for kind, rate in rates}
        self.open: Final[Counter[str]] = Counter()

    def wait(self, kind: str, who: Who) -> float:
        """Return the seconds until this one may, 0 if now."""
        wait = self.guests[kind].wait(who.key())
        return max(wait, self.clubs[kind].wait(who.address)) if who.address else wait

    def take(self, kind: str, who: Who) -> None:
        self.guests[kind].take(who.key())
        if who.address:
            self.clubs[kind].take(who.address)

    def spend(self, kind: str, who: Who) -> None:
        wait = self.wait(kind, who)
        if wait > 0:
            raise hurry(kind, wait)
        self.take(kind, who)

    def turn(self, kind: str, who: Who) -> float:
        """Return the seconds until it is the turn of what was granted: many at once come one after another."""
        turns = self.turns[kind]
        wait = turns.wait(who.key())
        turns.take(who.key())
        return wait

    # --- sockets ---

    def enter(self, who: Who) -> None:
        """Count a page that opens its socket; `leave` must follow."""
        most = self.limits.open_sockets
        if self.open[who.key()] >= most or self.open[who.address] >= most * self.limits.club:
            raise WebError("sockets", wait=self.limits.sulk, most=most)
        self.spend("sockets", who)
        self.open.update(who.counted())

    def leave(self, who: Who) -> None:
        for key in who.counted():
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


def hurry(kind: str, wait: float) -> WebError:
    no = "chat" if kind == "chat" else "hurry"
    return WebError(no, key=OWN_WORDS.get(kind, ""), wait=wait, seconds=math.ceil(wait))
