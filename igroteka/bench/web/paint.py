"""From a click to the paint, in the system's own Chromium: the page is the real one, the clicks are its buttons."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from igroteka.bench.web.clients import Guest, Player, lay_table, seats_of

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
LONGEST: Final = 5000  # milliseconds after which a click was not answered
OVER: Final = -3

# Pieces have come to rest, as they have when a person chooses: what moves for ever does not count.
REST: Final = """
async () => {
  const moves = (way) => way.playState === 'running' && way.effect.getComputedTiming().iterations !== Infinity;
  const frame = () => new Promise(requestAnimationFrame);
  do await frame(); while (document.getAnimations().some(moves));
  await frame();
}
"""
# A choice is clicked, one that only takes back where it is all that is asked for; what is measured ends in the frame
# after the answer has been put into the page, which is then busy no more.
CLICK: Final = """
([weight, most]) => new Promise((done) => {
  const acts = [...document.querySelectorAll('#list button[data-act]')];
  const lively = acts.filter((b) => !b.classList.contains('quiet'));
  const some = lively.length || !document.querySelector('#bar.acts') ? lively : acts;
  if (!document.getElementById('end').hidden) return done(-3);
  if (!some.length) return done(-1);
  const button = some[Math.floor(weight * some.length)];
  const channel = new MessageChannel();
  let began = 0;
  const watch = new MutationObserver(() => {
    if (document.body.classList.contains('busy')) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      channel.port1.onmessage = () => done(performance.now() - began);
      channel.port2.postMessage(0);
    });
  });
  watch.observe(document.body, { attributeFilter: ['class'] });
  setTimeout(() => { watch.disconnect(); done(-2); }, most);
  began = performance.now();
  button.click();
})
"""


async def paint_times(url: str, game: str, chromium: str, clicks: int, tick: Callable[[], None]) -> list[float]:
    """Milliseconds, one for each click of the person at the browser; the others are played over the wire."""
    from playwright.async_api import async_playwright

    guests = [await asyncio.to_thread(Guest, url, f"painter {seat}") for seat in range(seats_of(game))]
    table = await lay_table(guests, game)
    others = [Player(guest) for guest in guests[1:]]
    for other in others:
        await other.sit_down(table)
    rng = Random(1)
    times: list[float] = []
    async with async_playwright() as tool:
        browser = await tool.chromium.launch(executable_path=chromium, args=list(FLAGS))
        context = await browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        name, _, value = guests[0].cookie.partition("=")
        place = urlsplit(url)
        await context.add_cookies([{"name": name, "value": value, "domain": place.hostname or "", "path": "/"}])
        page = await context.new_page()
        await page.goto(f"{url}/t/{table}")
        await page.wait_for_selector("#list", state="attached")
        while len(times) < clicks:
            took = await one_click(page, rng)
            if took == OVER:
                break
            if took > 0:
                times.append(took)
                tick()
            else:
                await others_go_on(others, rng)
        await browser.close()
    for other in others:
        await other.leave()
    return times


async def one_click(page: Any, rng: Random) -> float:
    """-1: nothing to choose now; -2: no answer came; OVER: the game has ended."""
    await page.evaluate(REST)
    took: float = await page.evaluate(CLICK, [rng.random(), LONGEST])
    return took


async def others_go_on(others: list[Player], rng: Random) -> None:
    """One of them chooses, if anybody can; the browser hears of it."""
    able = [other for other in others if other.can_go_on()] or [other for other in others if other.choices]
    if able:
        player = rng.choice(able)
        await player.click(rng)
        await player.answered.wait()
    await asyncio.sleep(0.02)
