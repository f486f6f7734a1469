"""People with browsers: what a test does on a page, and what it waits for."""

from __future__ import annotations

import os
import random
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from game_facts import facts_of
from playwright.sync_api import Browser, Locator, Page, Request, Response, expect

import igroteka
from igroteka.engine.record import read
from igroteka.engine.session import Session, replay
from igroteka.games.registry import GAMES
from igroteka.table.box import Box

ROOT = Path(__file__).parent.parent.parent
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TURN = "#bar.acts, #bar.finished"  # there is something to choose, or the game is over
SECRETS = "#list [data-act], .th-mission, #mine [id^=art-], #mine [id^=card-]"  # of one seat
WAIT = 60_000.0  # milliseconds after which a test has failed, whatever it waits for
FIRST_SPEED = "localStorage.getItem('igroteka') || localStorage.setItem('igroteka', JSON.stringify({speed: '%s'}))"
AXE = (ROOT / "tests/browser/vendor/axe.min.js").read_text("utf-8")
# All rules in the theme that is shown; a theme is colours alone, so in the other one what can be read.
AXE_RUN = """async () => {
    const broken = async (runOnly) => (await axe.run(document, {runOnly, resultTypes: ['violations']})).violations;
    const root = document.documentElement, theme = root.dataset.theme;
    const shown = await broken(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
    root.dataset.theme = theme === 'light' ? 'dark' : 'light';
    for (const way of document.getAnimations()) if (way instanceof CSSTransition) way.finish();
    const other = await broken({type: 'rule', values: ['color-contrast']});
    root.dataset.theme = theme;
    return [...shown, ...other].map((rule) => rule.id + ': ' + rule.nodes.slice(0, 3).map((node) =>
        node.html.slice(0, 140) + ' ' + (node.any[0]?.message || node.all[0]?.message || node.none[0]?.message || '')
    ).join(' | '));
}"""

SEEN = """() => {
    const asked = !!document.querySelector('#bar.acts') && document.getElementById('end').hidden;
    if (!asked || !document.body.matches('[data-wire=open]:not(.busy)')) return null;
    // What lies in a folded strip is chosen in the list.
    const lit = (id) => document.getElementById(id)?.matches('.lit') && document.getElementById(id).checkVisibility();
    const barred = (action) => document.querySelector(`#bar [data-act="${action}"]`)?.checkVisibility() || false;
    const on = (button) => (button.dataset.on || '').split(' ').filter(lit);
    return {
        v: document.body.dataset.v,
        choices: [...document.querySelectorAll('#list [data-act]')].map((button) => ({
            act: button.dataset.act, quiet: button.matches('.quiet'), ends: button.matches('.primary:not([data-on])'),
            lit: on(button), bar: barred(button.dataset.act),
        })),
    };
}"""
MORE = """(action) => document.querySelector(`.held [data-act="${action}"]`) ? 'held'
    : document.querySelector('body.choosing') ? 'target' : ''"""
# Whether a card is shown that can be put away.
CARD = """() => {
    const [card, ...over] = ['told', 'curtain', 'end'].map((id) => document.getElementById(id));
    return card?.hidden === false && over.every((one) => one?.hidden !== false);
}"""
CALLED = """(hidden) => {
    const button = document.querySelector('#curtain:not([hidden]) [data-uncover]');
    const behind = document.querySelectorAll(hidden).length;
    return button && {seat: button.dataset.uncover, behind, v: document.body.dataset.v};
}"""
MIDDLE = """(selector) => {
    const element = document.querySelector(selector);
    if (!element) return null;
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return {x, y, touch: navigator.maxTouchPoints > 0,
        other: !element.contains(top) && !!top?.closest('.lit, #board'),
        over: element.contains(top) ? '' : top ? top.outerHTML.slice(0, 200) : 'nothing'};
}"""


Form: TypeAlias = dict[str, str]


def short_forms(game: str) -> list[Form]:
    """Return the options of short games, as the form of a new table has them, those of the shortest first."""
    return [{f"option_{name}": value for name, value in chosen.items()} for chosen in facts_of(game).browser_options]


def short_form(game: str) -> Form:
    return short_forms(game)[0]


def whole_link(field: Locator) -> str:
    """Return the link in a field once the page has put its own address before it."""
    expect(field).to_have_value(re.compile("^http"))
    return field.input_value()


def every_run(*chosen: str) -> list[Any]:
    """The games as parameters of a test: in every run those chosen, in the long one the others."""
    return [pytest.param(game, marks=() if game in chosen else pytest.mark.long) for game in GAMES]


def every_form() -> list[Any]:
    """The games with each of their short forms, as parameters of a test."""
    return [
        pytest.param(game, form, id=form_name(game, at)) for game in GAMES for at, form in enumerate(short_forms(game))
    ]


def form_name(game: str, at: int) -> str:
    """Return the name of the game, where it has several forms with the options of this one."""
    forms = short_forms(game)
    return "-".join([game, *(forms[at].values() if len(forms) > 1 else ())])


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    found = found or shutil.which("google-chrome")
    if not found:
        raise RuntimeError("no Chromium: apt-get install chromium, or set CHROMIUM to its path")
    return found


class Server:
    """The process of a server on a port that it keeps over restarts."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        tested = str(Path(igroteka.__file__).parents[1])  # compiled, if the tests run on the compiled build
        paths = os.pathsep.join([tested, str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "tests/browser/serve_games.py"), str(self.port), str(self.data)],
            env={**os.environ, "PYTHONPATH": paths},
        )
        until = time.monotonic() + WAIT / 1000
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < until, "the server did not start"

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/healthz", timeout=2):
                return True
        except (urllib.error.URLError, ConnectionError):
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)

    def crash(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)


class Guest:
    """A person with a browser."""

    def __init__(
        self, browser: Browser, url: str, name: str, language: str, theme: str, phone: bool, speed: str
    ) -> None:
        view = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        self.url = url
        self.context = browser.new_context(
            viewport=view,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if speed == "instant" else "no-preference",
            permissions=["clipboard-read", "clipboard-write", "notifications"],
        )
        self.context.set_default_timeout(WAIT)
        self.faults: list[str] = []
        self.forgives = False  # the server is away, and this is meant
        self.post("/settings", language=language, theme=theme)
        if name:
            self.post("/name", name=name)
        self.context.add_init_script(FIRST_SPEED % speed)
        self.page = self.tab()

    def post(self, path: str, **form: str) -> Any:
        fields: dict[str, str | float | bool] = {**form}
        return self.context.request.post(self.url + path, form=fields, headers={"Origin": self.url})

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self.fault(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.fault(str(error)))
        page.on("requestfailed", self.failed)
        page.on("response", self.answered)
        return page

    def fault(self, text: str) -> None:
        if not self.forgives:
            self.faults.append(text)

    def failed(self, request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # given up by the page itself, as when it is left
            self.fault(f"{request.method} {request.url}: {request.failure}")

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.fault(f"{response.status} {response.url}")

    # --- around the table ---

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def play_now(self, game: str = "tremble", players: int = 2, level: str = "greedy") -> str:
        self.post("/play", game=game, players=str(players), level=level)
        self.open()
        self.page.locator("#mine-title + ul a").first.click()
        self.settled()
        return self.table

    def lay(self, game: str, *seats: str, **form: str) -> str:
        """A new table by its form, so that options can be given in few words."""
        chosen = {f"seat_{number}": kind for number, kind in enumerate(seats)}
        answer = self.post("/new", game=game, players=str(len(seats)), **chosen, **form)
        self.page.goto(answer.url)
        return self.table

    def upload(self, record: Path) -> str:
        """A record opened as a replay; the address of the replay without step and seat."""
        self.open().set_input_files("input[type=file]", record)
        self.page.locator(".upload button").click()
        self.page.wait_for_url("**/r/**")
        return self.page.url.split("?")[0]

    def seat_by_link(self, friends: list[Guest]) -> None:
        """Friends come by the links that the host's waiting room shows, and the game begins."""
        links = self.page.locator("#waiting [data-link]")
        found = [whole_link(links.nth(number)) for number in range(links.count())]
        assert len(found) == len(friends)
        for friend, link in zip(friends, found, strict=True):
            friend.page.goto(link)
            friend.page.locator(".claim button").click()
            friend.page.wait_for_selector("#waiting:not([hidden])")
            friend.settled()  # whoever is not connected when the game begins is absent
        self.page.locator("#waiting .primary").click()
        for person in (self, *friends):
            person.page.wait_for_selector("#bar h2")
            person.settled()

    @property
    def table(self) -> str:
        return self.page.url.split("?")[0].rsplit("/", 1)[-1]

    def settled(self, page: Page | None = None) -> None:
        """The socket is open and no answer is awaited."""
        page = page or self.page
        page.wait_for_selector("body[data-wire=open]:not(.busy)", state="attached")

    # --- playing ---

    def over(self) -> bool:
        return self.page.locator("#bar.finished").count() > 0

    def choices(self) -> list[str]:
        """What the viewer may do now: the actions of the list."""
        found: list[str] = self.page.eval_on_selector_all(
            "#list [data-act]", "all => all.map((one) => one.dataset.act)"
        )
        return found

    def act(self, rng: random.Random) -> bool:
        """A random choice, made on the board, in the bar or in the list. False if there is nothing to choose."""
        self.put_cards_away()
        seen = self.page.evaluate(SEEN)
        if seen is None:
            return False  # to think again about what is sealed is no progress
        onward = [choice for choice in seen["choices"] if not choice["quiet"]] or seen["choices"]
        ends = [choice for choice in onward if choice["ends"]]
        choice = rng.choice(ends if ends and rng.random() < 0.75 else onward)
        if choice["lit"] and rng.random() < 0.8:
            self.choose_on_board(choice["act"], choice["lit"])
        elif choice["bar"] and rng.random() < 0.8:
            self.hit(f'#bar [data-act="{choice["act"]}"]')
        else:
            self.page.evaluate("document.getElementById('list').open = true")
            self.hit(f'#list [data-act="{choice["act"]}"]')
        self.confirm()
        self.answered_since(seen["v"])
        return True

    def put_cards_away(self) -> None:
        """What happened to the viewer has been read: on a phone its card lies over the board."""
        while self.page.evaluate(CARD):
            self.hit("#told > [data-told-close]")

    def choose_on_board(self, action: str, lit: list[str]) -> None:
        """Click what is lit; then the target or the button in the bar, if the page asks for more."""
        for place in lit:
            at = self.page.evaluate(MIDDLE, "#" + place)
            if at is not None and at["other"]:  # on a board one thing may lie on another
                self.page.evaluate("document.getElementById('list').open = true")
                self.hit(f'#list [data-act="{action}"]')
                return
            self.press("#" + place, at)
            more = self.page.evaluate(MORE, action)
            if more == "held":
                self.hit(f'.held [data-act="{action}"]')
            if more != "target":
                return  # sent

    def confirm(self) -> None:
        """Some choices are asked back once."""
        if self.page.locator(".held [data-sure]").count():
            self.hit(".held [data-sure]")

    def hit(self, selector: str) -> None:
        """A press in the middle of the element, where nothing may cover it."""
        self.press(selector, self.page.evaluate(MIDDLE, selector))

    def press(self, selector: str, at: dict[str, Any] | None) -> None:
        """It may be gone, or behind a curtain that has just fallen: others play too."""
        if at is None or at["over"].startswith('<section id="curtain"'):
            return
        assert at["over"] == "", f"{selector} is covered by {at['over']}"
        if at["touch"]:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])

    def answered_since(self, version: str) -> None:
        """The click has come back: another decision, or none."""
        self.page.wait_for_selector(f'body:not([data-v="{version}"]):not(.busy)', state="attached")

    def uncovers(self, hidden: str) -> bool:
        """Several at one screen: if a curtain hangs, whom it calls sits down. Behind it there is nothing `hidden`.

        Where there is nothing to choose the game goes on by itself, and the next curtain may hang at once.
        """
        self.page.wait_for_selector(f"#curtain:not([hidden]), {TURN}", state="attached")
        called = self.page.evaluate(CALLED, hidden)
        if called is None:
            return False
        assert called["behind"] == 0, "secrets behind the curtain"
        seat = called["seat"]
        self.hit(f'[data-uncover="{seat}"]')
        other = f'[data-uncover]:not([data-uncover="{seat}"])'
        self.page.wait_for_selector(f'body:not([data-v="{called["v"]}"]), {other}', state="attached")
        return True

    def turn_comes(self) -> None:
        """There is something to choose, or the game is over."""
        self.page.wait_for_selector(TURN, state="attached")

    def log(self) -> list[tuple[int, str, str]]:
        """Lines of the log: number of the entry, clause, whose."""
        found: list[list[Any]] = self.page.eval_on_selector_all(
            "#log li",
            """all => all.map((line) => [Number(line.dataset.n), line.querySelector('.clause')?.dataset.clause || '',
                line.className.split(' ')[0]])""",
        )
        return [(int(number), str(clause), str(whose)) for number, clause, whose in found]

    def axe(self, page: Page | None = None) -> list[str]:
        """Rules of accessibility that the page breaks, in both themes."""
        page = page or self.page
        page.evaluate(AXE)
        broken: list[str] = page.evaluate(AXE_RUN)
        return broken


NewGuest = Callable[..., Guest]


def resume(person: Guest, session: Session, box: Box, seat: int, folder: Path) -> None:
    """Go on from where a game stands, in that seat, against bots."""
    record = folder / "moment.jsonl"
    record.write_text(str(session.record), "utf-8")
    step = sum(1 for _ in replay(read(record), box)) - 1
    reel = person.upload(record).removeprefix(person.url)
    person.page.goto(person.post(f"{reel}/continue", step=str(step), seat=str(seat), level="greedy").url)
    person.settled()
    person.turn_comes()
    person.put_cards_away()
