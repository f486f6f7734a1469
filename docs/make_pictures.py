"""Pictures of the pages: a real server, a real game at its fullest moments, the system's Chromium.

python docs/make_pictures.py            each size, theme and language, in half of their combinations
python docs/make_pictures.py --all      in all of them
python docs/make_pictures.py havoc      of this game alone
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
from igroteka.engine.seats import OVER
from igroteka.engine.session import replay
from igroteka.games.havoc.content.vocabulary import MOVE
from igroteka.games.havoc.state.events import SCORING
from igroteka.games.registry import box_of
from igroteka.games.trappers.rules.dice import IN_BATTLE

ROOT: Final = Path(__file__).parent.parent
SHOWN: Final = {  # a golden game of each
    "tremble": "4",
    "trappers": "3-round_limit=sixty",
    "havoc": "4",
    "claustrophobia": "2-scenario=head",
}
RECORDS: Final = {game: ROOT / f"tests/golden/{game}/{name}.jsonl" for game, name in SHOWN.items()}
PICTURES: Final = ROOT / "docs/pictures"
PORT: Final = 8109
URL: Final = f"http://127.0.0.1:{PORT}"
SIZES: Final = {"wide": (1440, 900), "phone": (390, 844), "tablet": (1024, 768), "large": (1920, 1080)}
TO_LINE: Final = "(step) => document.querySelector(`#log li[data-n='${step}']`)?.scrollIntoView()"
TOUCHED: Final = ("phone", "tablet")
LOOKS: Final = [
    *[(size, *look) for size in ("wide", "large") for look in (("dark", "ru"), ("light", "en"))],
    *[(size, *look) for size in TOUCHED for look in (("dark", "en"), ("light", "ru"))],
]
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


class Moment(NamedTuple):
    """A step of the record, and the seat that decides there."""

    step: int
    seat: int


# --- which moments ---

FIRST: Final = 1000  # what a picture is to show above all


def full_tremble(view: Any) -> int:
    fights = max([len(cell.attacks) for cell in view.cells], default=0)
    return len(view.ships) + 3 * fights + sum(len(captain.searches) for captain in view.captains)


def full_trappers(view: Any) -> int:
    own = view.trappers[view.seat]
    built = sum(len(trapper.factories) + 2 * len(trapper.cities) for trapper in view.trappers)
    in_battle = view.step == "RollOrPlay" and view.about[1] == IN_BATTLE
    return int(built + 3 * len(own.quests) + 2 * own.hand + len(view.goals) // 3 + in_battle * FIRST)


def full_havoc(view: Any) -> int:
    """Cards on both sides of a battle; a march to be paid from a full hand; else what stands on the planet."""
    soldiers = sum(sum(place.soldiers) for place in view.places)
    if view.battle is not None:
        played = [len(party.played) for party in view.battle.parties]
        return FIRST * min(played) + FIRST // 10 * sum(played) + soldiers
    if view.step == "PayWith":
        own = next(side for side in view.sides if side.seat == view.seat)
        return (view.about[1] == MOVE and not own.picked) * FIRST + 50 * len(own.known) + soldiers
    return soldiers


def full_claustrophobia(view: Any) -> int:
    """A fight with several targets, dice not yet given; else who stands where, and cards in hand."""
    figures = sum(len(spot.humans) + len(spot.fiends) + spot.ready + spot.done for spot in view.spots)
    beset = [spot for spot in view.spots if spot.humans and spot.ready + spot.done + len(spot.fiends)]
    fought = view.step == "ActHuman" and any(spot.spot == view.acting_at for spot in beset) and not view.attacked
    given = [warrior.draft for warrior in view.warriors if warrior.draft]
    placed = [space for space in view.spaces if space.dice]
    fresh = {"AssignDice": not given, "PlaceDice": not placed}.get(view.step, False)
    cards = len(view.hands[view.seat].known)
    return int((fought or fresh) * FIRST + 3 * figures + 5 * len(beset) + 4 * len(view.spots) + 6 * cards)


FULL: Final[dict[str, Callable[[Any], int]]] = {
    "tremble": full_tremble,
    "trappers": full_trappers,
    "havoc": full_havoc,
    "claustrophobia": full_claustrophobia,
}
HAPPENS: Final = {"havoc": {int(SCORING): "Scoring"}}  # by game: events that are shown too


def moments(game: str) -> dict[str, Moment]:
    """Where the table is fullest, by what a seat is asked or what happens; and the last decision."""
    box, happens = box_of(game), HAPPENS.get(game, {})
    best: dict[str, tuple[int, int, Moment]] = {}  # how full, minus the step: of equal ones the first
    for step, session in enumerate(replay(read(RECORDS[game]), box)):
        told = [event.kind for number, event in session.log if number == step and session.game.seat != OVER]
        now = [(happens[kind], 0) for kind in told if kind in happens]
        for seat in [seat for seat in range(session.game.players) if session.game.acts(seat)]:
            view: Any = box.view(session.game, seat)
            now.append((view.step, seat))
            best["last"] = (0, -step, Moment(step, seat))
        for name, seat in now:
            here = (FULL[game](box.view(session.game, seat)), -step, Moment(step, seat))
            best[name] = max(best.get(name, here), here)
    return {name: best[scene.at][2] for name, scene in SCENES[game].items()}


# --- the pages ---


@contextmanager
def serving(data: Path) -> Iterator[None]:
    command = [sys.executable, "-P", "-m", "igroteka", "serve", "--port", str(PORT), "--data", str(data)]
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
        touched = size in TOUCHED
        self.name = f"{size}-{theme}-{language}"
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, is_mobile=touched, has_touch=touched, reduced_motion="reduce"
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
        """Click a choice, and once more if the page asks whether that is meant."""
        version = self.page.evaluate("document.body.dataset.v")
        self.page.evaluate("(selector) => document.querySelector(selector).click()", selector)
        self.page.evaluate("document.querySelector('.held [data-act]')?.click()")
        self.page.wait_for_selector(f'body:not([data-v="{version}"]):not(.busy)', state="attached")

    def play_out(self) -> None:
        """Whatever comes first, until the game is over."""
        while not self.page.locator("#end:not([hidden])").count():
            self.page.wait_for_selector("#list [data-act], #end:not([hidden])", state="attached")
            if self.page.locator("#list [data-act]").count():
                self.choose("#list [data-act]")

    def point_at_the_farthest(self) -> None:
        """The way there is shown."""
        self.page.evaluate("""() => {
            const ways = [...document.querySelectorAll('#list [data-pv]')];
            const length = (one) => document.getElementById(one.dataset.pv.split(' ')[0])?.innerHTML.length || 0;
            const far = ways.sort((one, other) => length(other) - length(one))[0];
            document.getElementById(far.dataset.on.split(' ')[0]).focus();
        }""")

    def send_a_ship(self) -> None:
        self.choose('#list [data-act][data-on*=" "]')  # to a city

    def pick_two_cards(self) -> None:
        for _ in range(2):
            self.choose("#list [data-act][data-verb=pay]")

    def give_a_die(self) -> None:
        self.choose("#list [data-act][data-verb=give]")

    def place_a_die(self) -> None:
        self.choose("#list [data-act][data-verb=place]")

    def look(self) -> None:
        """The table as it is."""

    def pictures_of(self, game: str, at: dict[str, Moment]) -> None:
        reel = self.upload(game)
        for name, scene in SCENES[game].items():
            if scene.does is None:
                self.page.goto(f"{URL}{reel}?step={at[name].step}&seat={at[name].seat}")
                self.page.evaluate(TO_LINE, at[name].step)
            else:
                self.sit_at(reel, at[name])
                scene.does(self)
            self.shoot(name, scene.does is Visit.point_at_the_farthest)


class Scene(NamedTuple):
    """A picture: what is asked or happens there, and what is done first; None: it is a moment of the replay."""

    at: str
    does: Callable[[Visit], None] | None = Visit.look


SCENES: Final = {  # by game: pictures and what they show; "last" is the last decision
    "tremble": {
        "planning": Scene("SendShips", Visit.send_a_ship),
        "battle": Scene("FightOrRetreat"),
        "replay": Scene("FightOrRetreat", None),
        "end": Scene("last", Visit.play_out),
    },
    "trappers": {
        "driving": Scene("DriveOrStay", Visit.point_at_the_farthest),
        "deed": Scene("Deed"),
        "fight": Scene("RollOrPlay"),
        "reward": Scene("RewardClan"),
        "won": Scene("last", Visit.play_out),
    },
    "havoc": {
        "paying": Scene("PayWith", Visit.pick_two_cards),
        "march": Scene("MarchTo"),
        "clash": Scene("PlayCard"),
        "scoring": Scene("Scoring", None),
        "triumph": Scene("last", Visit.play_out),
    },
    "claustrophobia": {
        "initiative": Scene("AssignDice", Visit.give_a_die),
        "exploring": Scene("LayTile"),
        "attack": Scene("ActHuman"),
        "threat": Scene("PlaceDice", Visit.place_a_die),
        "downfall": Scene("last", Visit.play_out),
    },
}


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    looks = LOOKS
    if "--all" in sys.argv:
        looks = [(size, theme, language) for size in SIZES for theme in ("dark", "light") for language in ("ru", "en")]
    at = {game: moments(game) for game in [game for game in SCENES if game in sys.argv] or SCENES}
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for look in looks:
            visit = Visit(browser, *look)
            for game, found in at.items():
                visit.pictures_of(game, found)
            visit.page.goto(URL)
            visit.shoot("lobby")
            visit.context.close()
        browser.close()


if __name__ == "__main__":
    main()
