// The bubble of a first game is put beside what it speaks of: never over the question, never over that thing itself.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  const at = byId("coach-at");
  const ring = at.querySelector(".coach-ring");
  const EDGE = 8,
    GAP = 12; // pixels
  let waits = 0,
    shownFor = "";

  const boxOf = (element) => element.getBoundingClientRect();
  const seen = (box) => box.width > 2 && box.height > 2 && box.bottom > 0 && box.right > 0;

  // An id, or the beginning of one: then what can be chosen of that kind, else the first that is seen.
  function pointedAt(on) {
    if (!on) return null;
    const all = on.endsWith("-")
      ? [...document.querySelectorAll(`.lit[id^="${on}"]`), ...document.querySelectorAll(`[id^="${on}"]`)]
      : [byId(on)];
    return all.find((element) => element && !at.contains(element) && seen(boxOf(element))) || null;
  }

  const overlap = (one, two) =>
    Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) *
    Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));

  function spots(target, size) {
    const right = innerWidth - size.width - EDGE,
      low = innerHeight - size.height - EDGE;
    const middle = (from, length, whole) => from + length / 2 - whole / 2;
    const around = [
      [target.right + GAP, middle(target.top, target.height, size.height)],
      [target.left - GAP - size.width, middle(target.top, target.height, size.height)],
      [middle(target.left, target.width, size.width), target.top - GAP - size.height],
      [middle(target.left, target.width, size.width), target.bottom + GAP],
    ];
    const bar = boxOf(byId("bar")),
      field = boxOf(byId("field"));
    const above = bar.top - GAP - size.height;
    const fixed = [
      [bar.left, above],
      [middle(bar.left, bar.width, size.width), above],
      [bar.right - size.width, above],
      [field.left + EDGE, field.top + EDGE],
      [field.right - size.width - EDGE, field.top + EDGE],
      [EDGE, 60],
      [right, 60],
    ];
    return [...around, ...fixed].map(([left, top]) => {
      const x = Math.max(EDGE, Math.min(left, right)),
        y = Math.max(EDGE, Math.min(top, low));
      return { left: x, top: y, right: x + size.width, bottom: y + size.height };
    });
  }

  // The less it covers the better: the question not at all, what it points at hardly, what can be chosen seldom.
  function place() {
    waits = 0;
    const coach = byId("coach");
    ring.hidden = true;
    if (!coach || coach.hidden || at.offsetWidth === 0) return;
    const bar = byId("bar");
    const thing = pointedAt(coach.dataset.on);
    if (thing && shownFor !== coach.dataset.key) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    shownFor = coach.dataset.key;
    const target = boxOf(thing || bar),
      asked = boxOf(bar);
    const lit = [...document.querySelectorAll(".lit")].slice(0, 60).map(boxOf).filter(seen);
    const size = { width: at.offsetWidth, height: at.offsetHeight };
    const cost = (spot) =>
      100 * overlap(spot, asked) +
      20 * overlap(spot, target) +
      3 * lit.reduce((sum, box) => sum + overlap(spot, box), 0) +
      5 *
        Math.hypot(
          (spot.left + spot.right - target.left - target.right) / 2,
          (spot.top + spot.bottom - target.top - target.bottom) / 2,
        );
    const best = spots(target, size).sort((one, two) => cost(one) - cost(two))[0];
    at.style.left = `${Math.round(best.left)}px`;
    at.style.top = `${Math.round(best.top)}px`;
    if (thing) encircle(target);
  }

  function encircle(box) {
    const sides = { left: box.left - 5, top: box.top - 5, width: box.width + 10, height: box.height + 10 };
    for (const [side, value] of Object.entries(sides)) ring.style[side] = `${Math.round(value)}px`;
    ring.hidden = false;
  }

  function soon() {
    if (!waits) waits = requestAnimationFrame(place);
  }

  new MutationObserver(soon).observe(at, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["hidden", "data-key", "data-on"],
  });
  new MutationObserver(soon).observe(byId("board"), { attributes: true, attributeFilter: ["style"] });
  new MutationObserver(soon).observe(byId("told"), { attributes: true, attributeFilter: ["hidden"] });
  const sizes = new ResizeObserver(soon);
  for (const id of ["bar", "view", "mine"]) if (byId(id)) sizes.observe(byId(id));
  for (const kind of ["scroll", "resize", "transitionend"])
    addEventListener(kind, soon, { capture: true, passive: true });

  // What is answered comes back over the socket: the page stays.
  document.addEventListener("submit", (event) => {
    if (!event.target.closest("#coach")) return;
    event.preventDefault();
    const form = new FormData(event.target, event.submitter);
    const had = at.contains(document.activeElement);
    fetch(event.target.action, { method: "POST", body: new URLSearchParams(form), redirect: "manual" }).then(() => {
      if (had) setTimeout(() => document.activeElement === document.body && Lights.focusNext(), 300);
    });
  });

  soon();
})();
