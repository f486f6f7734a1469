"""How a server is set up. A test server has its own times; nothing of a game is here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from igroteka.web.limits import USUAL, Limits


@dataclass(frozen=True)
class Settings:
    data: Path  # holds the database and the key of the cookies
    origins: tuple[str, ...] = ()  # accepted besides the server's own, as https://games.example.org
    proxies: tuple[str, ...] = ()  # addresses of reverse proxies, whose word on who asks is taken; nobody else's is
    limits: Limits = USUAL
    hosts: tuple[str, ...] = ()  # names it may be called by besides local ones: games.example.org, *.example.org, *
    lan: str = ""  # the address at which others in this network reach it, as http://192.168.1.5:8000; "": they do not
    workers: int = 1  # processes that bots think in
    niceness: int = 10  # of these processes
    hint: float = 0.9  # seconds that a hint is thought about, in a process of its own
    review: int = (
        120  # iterations of the search for a choice that is judged, of those that cost most five times as many
    )
    warm: bool = True  # they start with the server, not with the first bot
    dwell: float = 0.7  # seconds between two visible moves of bots, so that people can follow
    window: tuple[float, float] = (0.8, 2.4)  # seconds after which a hidden question is answered for who has no choice
    minute: float = 60.0  # seconds in a minute of absence
    missing: float = 30.0  # seconds of absence after which all are told who is offline
    code_life: float = 600.0  # seconds a device code holds
    idle: float = 900.0  # seconds after which a table nobody looks at leaves the memory
    busy: float = 0.25  # seconds that a page waits while another program writes into the database
    pauses: tuple[float, float] = (0.25, 4.0)  # seconds until what failed is tried again, the first and the longest
    bot_tables: int = 5  # tables of one guest at which bots alone play
    bot_tables_from: int = 20  # and of one address

    @property
    def database(self) -> Path:
        return self.data / "igroteka.sqlite"

    @property
    def key_file(self) -> Path:
        return self.data / "cookie.key"

    @property
    def lock_file(self) -> Path:
        return self.data / "igroteka.lock"
