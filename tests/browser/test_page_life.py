"""What the page does besides showing: sounds, notifications, motions, two fingers, a bot that stands in."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from browsing import Guest, NewGuest

from igroteka.games.registry import GAMES

# Every sound goes through the page's audio context: how many were begun.
LISTEN = """() => {
    window.heard = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""
# The system's notifications, and a tab that another one covers.
AWAY = """() => {
    window.told = [];
    window.Notification = class extends Notification {
        constructor(title, more) { super(title, more); window.told.push(`${title}: ${more.body}`); }
    };
    Object.defineProperty(document, 'hidden', {get: () => true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
MOVES = """() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
}"""
# Two hundred trees one after another, each drawn by lot from a few elements: as shown, and how many elements stayed.
LIKENED = """() => {
    let seed = 7;
    const lot = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
    const leaf = () => ['<b>1</b>', '<b class="x">2</b>', 'text', '<i title="t">3</i>', '<b>1</b><i>4</i>'][lot(5)];
    const some = (make) => Array.from({length: lot(5)}, make).join('');
    const branch = () => lot(3) ? leaf() : `<p>${some(leaf)}</p>`;
    const tree = () => `<section id="turn" class="panel">${some(branch)}</section>`;
    const wrong = [];
    let stayed = 0;
    for (let n = 0; n < 200; n += 1) {
        const html = tree(), before = [...document.getElementById('turn').children];
        Parts.show({f: {turn: html}});
        const now = document.getElementById('turn');
        if (now.outerHTML !== html) wrong.push([html, now.outerHTML]);
        stayed += before.filter((element) => now.contains(element)).length;
    }
    return {wrong, stayed};
}"""


def test_sounds_are_off_until_switched_on(guest: NewGuest) -> None:
    rng = random.Random(21)
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    page = person.page
    page.evaluate(LISTEN)
    for _ in range(6):
        person.turn_comes()
        person.act(rng)
    assert page.evaluate("window.heard") == 0
    assert page.locator("script[src*=zzfx]").count() == 0, "no audio is opened by a page that makes no sound"
    page.locator("[data-open=menu]").click()
    page.locator("#menu [data-setting=sound] + span").click()
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.playSound")
    while not page.evaluate("window.heard"):
        person.turn_comes()
        assert not person.over()
        person.act(rng)
    page.reload()
    page.wait_for_function("() => window.playSound")  # the choice is kept


def test_a_hidden_page_says_that_it_is_ones_turn(guest: NewGuest) -> None:
    ada, bob = guest("Ada", "en"), guest("Боб", "ru")
    ada.lay("pig", "me", "friend")
    ada.seat_by_link([bob])
    waits, acts = (bob, ada) if ada.page.locator("#bar.acts").count() else (ada, bob)
    waits.page.locator("[data-open=menu]").click()
    waits.page.locator("#menu [data-setting=notify] + span").click()
    waits.page.keyboard.press("Escape")
    waits.page.evaluate(AWAY)
    rng = random.Random(22)
    while not waits.page.locator("#bar.acts").count():
        if not acts.act(rng):
            waits.page.wait_for_selector("#bar.acts", state="attached")
    told = waits.page.evaluate("window.told")
    turn = str(waits.page.locator("body").get_attribute("data-t-turn"))
    assert told == [f"{waits.page.locator('.game-name').inner_text()}: {turn}"]


def test_others_moves_are_played_and_can_be_skipped(guest: NewGuest) -> None:
    rng = random.Random(23)
    person = guest("Ada", "en", speed="slow")
    person.play_now("tremble", 4)
    page = person.page
    page.evaluate(MOVES)
    skipped = 0
    for _ in range(60):
        page.wait_for_selector("#queue:not([hidden]), #bar.acts, #end:not([hidden])", state="attached")
        if page.locator("#queue:not([hidden])").count():
            page.evaluate("document.querySelector('[data-skip]').click()")
            assert page.locator("#queue[hidden]").count() == 1, "what waited is shown at once"
            skipped += 1
        elif not person.act(rng):
            person.settled()
        if skipped > 1 and page.evaluate("window.moved"):
            break
    assert skipped > 1 and page.evaluate("window.moved") > 0
    person.turn_comes()
    assert person.act(rng) or person.over()


def fingers(wire: Any, kind: str, *at: tuple[float, float]) -> None:
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at)]
    wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def pinch(person: Guest, near: float, far: float) -> None:
    """Two fingers on the board, from so far apart to so far."""
    page = person.page
    box = page.locator("#view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 200
    wire = person.context.new_cdp_session(page)
    fingers(wire, "touchStart", (x - near, y))
    fingers(wire, "touchStart", (x - near, y), (x + near, y))
    for step in range(1, 7):
        apart = near + (far - near) * step / 6
        fingers(wire, "touchMove", (x - apart, y), (x + apart, y))
    fingers(wire, "touchEnd")


def test_at_full_speed_nothing_moves(guest: NewGuest) -> None:
    """The setting is enough: the system need not ask for stillness."""
    person = guest("Ada", "en", speed="normal")
    person.play_now("tremble", 2)
    moving = person.page.evaluate(
        """async () => {
            const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const motions = [['board', 'flip'], ['board', 'roll'], ['turn', 'fly']];
            const ends = (way) => way.playState === 'running' && way.effect.getComputedTiming().iterations < Infinity;
            const seen = async (pace) => {
                Motions.setPace(pace);
                Motions.after(motions.map(([on, how]) => ({on, how, to: 'bar', dice: [3]})), new Map());
                await frame();
                return document.getAnimations().filter(ends).length;
            };
            await new Promise((done) => setTimeout(done, 1500));
            return [await seen(0), await seen(1)];
        }"""
    )
    assert moving[0] == 0 and moving[1] >= 3


def test_two_fingers_zoom_the_board_and_choose_nothing(guest: NewGuest) -> None:
    person = guest("Ada", "en", phone=True)
    person.play_now("tremble", 3)
    page = person.page
    version = page.evaluate("document.body.dataset.v")
    sizes = page.eval_on_selector_all(
        "#board text", "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert min(sizes) >= 9, "pixels of the smallest letters on a phone"
    pinch(person, 30, 90)
    scale = page.evaluate("new DOMMatrix(document.getElementById('board').style.transform).a")
    assert 2.5 < scale < 3.5
    page.locator(".whole-board").tap()
    assert page.evaluate("document.getElementById('board').style.transform") == ""
    pinch(person, 90, 30)
    assert page.locator("#view.whole").count() == 1, "fingers brought together show the whole board"
    width, room = page.evaluate(
        "[document.getElementById('board').offsetWidth, document.getElementById('view').clientWidth]"
    )
    assert width <= room
    page.locator(".whole-board").tap()
    assert page.evaluate("document.getElementById('board').offsetWidth") > 700
    assert page.evaluate("document.body.dataset.v") == version
    assert page.evaluate("visualViewport.scale") == 1
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_bot_stands_in_for_the_absent_and_gives_the_seat_back(guest: NewGuest) -> None:
    ada, bob = guest("Ada", "en"), guest("Боб", "ru")
    ada.lay("tremble", "me", "friend", takeover="1")
    ada.seat_by_link([bob])
    table = bob.page.url
    bob.page.goto(bob.url)
    rng = random.Random(24)
    while not ada.page.locator("#strip-1 .mark.bot").count():  # only who is asked is waited for: it may be Ada first
        if not ada.act(rng):
            ada.page.wait_for_timeout(100)
    assert "Боб" in ada.page.locator("#strip-1 .who").inner_text()
    ada.page.wait_for_selector("#chat li")
    bob.page.goto(table)
    bob.settled()
    ada.page.wait_for_selector("#strip-1:not(:has(.mark.bot))")
    assert chooses_again(bob, ada, rng)


def chooses_again(person: Guest, other: Guest, rng: random.Random) -> bool:
    """Whoever it is now: the bot may have left the next choice to the other."""
    for _ in range(100):
        if person.act(rng):
            return True
        if not other.act(rng):
            person.page.wait_for_timeout(100)
    return False


def test_a_fragment_is_shown_as_it_came_and_what_is_alike_stays(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    shown = person.page.evaluate(LIKENED)
    assert shown["wrong"] == []
    assert shown["stayed"] > 50


def test_what_is_only_read_comes_right_after_the_frame_of_the_rest(guest: NewGuest) -> None:
    """Nothing of it is lost when the next change comes before that frame, and the version is told when all is there."""
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    shown = person.page.evaluate(
        """async () => {
            const told = [], text = (id) => document.getElementById(id).textContent;
            const part = (id, words) => `<section id="${id}">${words}</section>`;
            const both = (words) => ({f: {turn: part('turn', words), help: part('help', words)}});
            const see = () => [text('turn'), text('help'), told.join()];
            Parts.show(both('one'), () => told.push('one'));
            const first = see();
            Parts.show(both('two'), () => told.push('two'));
            const second = see();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
            return [first, second, see()];
        }"""
    )
    assert shown[0][0] == "one" and shown[0][1] != "one" and shown[0][2] == ""
    assert shown[1:] == [["two", "one", "one"], ["two", "two", "one,two"]]


def test_what_was_lit_and_still_is_stays_lit_untouched(guest: NewGuest) -> None:
    """Drawn again is only what the server drew: an element elsewhere keeps its light, and says what it does now."""
    person = guest("Ada", "en")
    person.lay("tremble", "me", "bot:greedy")
    person.settled()
    person.turn_comes()
    told = person.page.evaluate(
        """() => {
            const some = [...document.querySelectorAll('.lit')].filter((element) => !element.closest('#bar, #list'));
            const changes = [];
            const watch = new MutationObserver((found) => changes.push(...found));
            for (const element of some) watch.observe(element, {attributes: true});
            Lights.leave(['bar', 'list'], true);
            Lights.light(true);
            changes.push(...watch.takeRecords());
            const left = some.filter((element) => element.matches('.lit')).length;
            document.getElementById('list').innerHTML = '';
            Lights.light();
            return [some.length, left, changes.length, document.querySelectorAll('.lit, .grey, [data-tip]').length];
        }"""
    )
    assert told[0] > 0 and told[1:] == [told[0], 0, 0]


FROM_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"


def wait_until(person: Guest, there: Callable[[], bool]) -> None:
    for _ in range(50):
        if there():
            return
        person.page.wait_for_timeout(100)
    raise AssertionError("it does not come")


def test_the_log_stays_at_its_newest_line_but_for_whoever_reads_further_up(guest: NewGuest) -> None:
    person, rng = guest("Ada"), random.Random(5)
    person.play_now("trappers", GAMES["trappers"].most)
    log = person.page.locator("#log")
    while log.evaluate("(list) => list.scrollHeight - list.clientHeight") < 600:
        person.turn_comes()
        person.act(rng)
    person.turn_comes()
    for wide, high in ((1440, 700), (390, 844), (1440, 900), (1024, 768), (1440, 900)):
        person.page.set_viewport_size({"width": wide, "height": high})
        if log.is_visible():
            wait_until(person, lambda: log.evaluate(FROM_END) < 3)
    log.hover()
    person.page.mouse.wheel(0, -300)
    wait_until(person, lambda: log.evaluate(FROM_END) > 100)
    read = log.evaluate("(list) => list.scrollTop")
    lines = log.locator("li").count()
    while log.locator("li").count() == lines:
        person.act(rng)
        person.turn_comes()
    assert log.evaluate("(list) => list.scrollTop") == read
