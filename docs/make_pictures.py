"""Pictures of the pages: a real server, a real game at its fullest moments, the system's Chromium.

python docs/make_pictures.py            each size, theme and language, in half of their combinations
python docs/make_pictures.py --all      in all of them
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from igroteka.engine.record import read
from igroteka.engine.session import replay
from igroteka.games.registry import box_of
from igroteka.games.trappers.rules.dice import IN_BATTLE

ROOT: Final = Path(__file__).parent.parent
SHOWN: Final = {"tremble": "4", "trappers": "3-round_limit=sixty"}  # a golden game of each
RECORDS: Final = {game: ROOT / f"tests/golden/{game}/{name}.jsonl" for game, name in SHOWN.items()}
PICTURES: Final = ROOT / "docs/pictures"
PORT: Final = 8109
URL: Final = f"http://127.0.0.1:{PORT}"
SIZES: Final = {"wide": (1440, 900), "phone": (390, 844)}
LOOKS: Final = [("wide", "dark", "ru"), ("wide", "light", "en"), ("phone", "dark", "en"), ("phone", "light", "ru")]
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


class Moment(NamedTuple):
    """A step of the record, and the seat that decides there."""

    step: int
    seat: int


def full_tremble(view: Any) -> int:
    fights = max([len(cell.attacks) for cell in view.cells], default=0)
    return len(view.ships) + 3 * fights + sum(len(captain.searches) for captain in view.captains)


def full_trappers(view: Any) -> int:
    own = view.trappers[view.seat]
    built = sum(len(trapper.factories) + 2 * len(trapper.cities) for trapper in view.trappers)
    return int(built + 3 * len(own.quests) + 2 * own.hand + len(view.goals) // 3)


def is_battle(view: Any) -> bool:
    return bool(view.step != "RollOrPlay" or view.about[1] == IN_BATTLE)


FULL: Final[dict[str, Callable[[Any], int]]] = {"tremble": full_tremble, "trappers": full_trappers}
SCENES: Final = {  # by game: what is asked in a picture; "last" is the last decision
    "tremble": {"planning": "SendShips", "battle": "FightOrRetreat", "end": "last"},
    "trappers": {
        "driving": "DriveOrStay",
        "deed": "Deed",
        "fight": "RollOrPlay",
        "reward": "RewardClan",
        "won": "last",
    },
}


def moments(game: str) -> dict[str, Moment]:
    """Where the table is fullest, by what a seat is asked; and the last decision."""
    box = box_of(game)
    best: dict[str, tuple[int, int, Moment]] = {}  # how full, minus the step: of equal ones the first
    for step, session in enumerate(replay(read(RECORDS[game]), box)):
        for seat in range(session.game.players):
            if session.game.acts(seat):
                view: Any = box.view(session.game, seat)
                here = (FULL[game](view), -step, Moment(step, seat))
                if is_battle(view):
                    best[view.step] = max(best.get(view.step, here), here)
                best["last"] = here
    return {name: best[asked][2] for name, asked in SCENES[game].items()}


@contextmanager
def serving(data: Path) -> Iterator[None]:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", str(PORT), "--data", str(data)]
    server = subprocess.Popen(command, cwd=ROOT)
    try:
        until = time.monotonic() + 60
        while not answers():
            if server.poll() is not None or time.monotonic() > until:
                raise SystemExit("the server did not start")
        yield
    finally:
        server.terminate()
        server.wait(20)


def answers() -> bool:
    try:
        with urllib.request.urlopen(URL + "/healthz", timeout=2):
            return True
    except (urllib.error.URLError, ConnectionError):
        return False


class Visit:
    """One look: a size, a theme, a language."""

    def __init__(self, browser: Browser, size: str, theme: str, language: str) -> None:
        width, height = SIZES[size]
        phone = size == "phone"
        self.name = f"{size}-{theme}-{language}"
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, reduced_motion="reduce"
        )
        self.post("/settings", theme=theme, language=language)
        self.post("/name", name="Вера" if language == "ru" else "Vera")
        self.context.add_init_script("localStorage.setItem('igroteka', JSON.stringify({speed: 'instant'}))")
        self.page: Page = self.context.new_page()

    def post(self, path: str, **form: str) -> str:
        fields: dict[str, str | float | bool] = {**form}
        return self.context.request.post(URL + path, form=fields, headers={"Origin": URL}).url

    def shoot(self, what: str, pointing: bool = False) -> None:
        if not pointing:
            self.page.mouse.move(0, 0)
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=PICTURES / f"{what}-{self.name}.png")
        print(f"{what}-{self.name}.png", flush=True)

    def upload(self, game: str) -> str:
        self.page.goto(URL)
        self.page.set_input_files("input[type=file]", RECORDS[game])
        self.page.locator(".upload button").click()
        self.page.wait_for_url("**/r/**")
        return self.page.url.split("?")[0].removeprefix(URL)

    def sit_at(self, reel: str, moment: Moment) -> None:
        """The game goes on from there against bots, and it is this page's turn."""
        table = self.post(f"{reel}/continue", step=str(moment.step), seat=str(moment.seat), level="greedy")
        self.page.goto(table)
        self.page.wait_for_selector("body[data-wire=open]", state="attached")
        self.page.wait_for_selector("#bar.acts, #end:not([hidden])", state="attached")

    def choose(self, selector: str) -> None:
        version = self.page.evaluate("document.body.dataset.v")
        self.page.evaluate("(selector) => document.querySelector(selector).click()", selector)
        self.page.wait_for_selector(f'body:not([data-v="{version}"]):not(.busy)', state="attached")

    def play_out(self) -> None:
        """Whatever comes first, until the game is over."""
        while not self.page.locator("#end:not([hidden])").count():
            self.page.wait_for_selector("#list [data-act], #end:not([hidden])", state="attached")
            if self.page.locator("#list [data-act]").count():
                self.choose("#list [data-act]")

    def tremble(self, at: dict[str, Moment]) -> None:
        reel = self.upload("tremble")
        self.sit_at(reel, at["planning"])
        self.choose("#list .primary[data-on]")
        self.shoot("planning")
        self.sit_at(reel, at["battle"])
        self.shoot("battle")
        self.page.goto(f"{URL}{reel}?step={at['battle'].step}&seat={at['battle'].seat}")
        self.shoot("replay")
        self.sit_at(reel, at["end"])
        self.play_out()
        self.shoot("end")

    def trappers(self, at: dict[str, Moment]) -> None:
        reel = self.upload("trappers")
        self.sit_at(reel, at["driving"])
        self.point_at_the_farthest()
        self.shoot("driving", pointing=True)
        self.sit_at(reel, at["deed"])
        self.page.evaluate("document.getElementById('list').open = true")
        self.shoot("deed")
        self.sit_at(reel, at["fight"])
        self.shoot("fight")
        self.sit_at(reel, at["reward"])
        self.shoot("reward")
        self.sit_at(reel, at["won"])
        self.play_out()
        self.shoot("won")

    def point_at_the_farthest(self) -> None:
        """The way there is shown."""
        self.page.evaluate("""() => {
            const ways = [...document.querySelectorAll('#list [data-pv]')];
            const length = (one) => document.getElementById(one.dataset.pv.split(' ')[0])?.innerHTML.length || 0;
            const far = ways.sort((one, other) => length(other) - length(one))[0];
            document.getElementById(far.dataset.on.split(' ')[0]).focus();
        }""")

    def all_pictures(self, at: dict[str, dict[str, Moment]]) -> None:
        self.tremble(at["tremble"])
        self.trappers(at["trappers"])
        self.page.goto(URL)
        self.shoot("lobby")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    looks = LOOKS
    if "--all" in sys.argv:
        looks = [(size, theme, language) for size in SIZES for theme in ("dark", "light") for language in ("ru", "en")]
    at = {game: moments(game) for game in SCENES}
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for look in looks:
            visit = Visit(browser, *look)
            visit.all_pictures(at)
            visit.context.close()
        browser.close()


if __name__ == "__main__":
    main()
