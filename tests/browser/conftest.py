"""A real server with a real database, and the system's Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browsing import ARGUMENTS, Guest, NewGuest, Server, chromium
from playwright.sync_api import Browser, sync_playwright


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("igroteka"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")  # while it is open no other test of the process can run an event loop
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[NewGuest]:
    """Makes people with a browser each; none of them may have met an error by the end."""
    made: list[Guest] = []

    def new(
        name: str = "", language: str = "en", theme: str = "dark", phone: bool = False, speed: str = "instant"
    ) -> Guest:
        made.append(Guest(browser, server.url, name, language, theme, phone, speed))
        return made[-1]

    yield new
    faults = [fault for person in made for fault in person.faults]
    for person in made:
        person.context.close()
    assert faults == []
