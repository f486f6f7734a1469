// What is worth waiting for is shown before it is told: secret orders turned up place by place, dice that fall player by
// player. All else of the update, the log and the numbers too, comes when they lie; a click or Space ends it at once.
"use strict";

const Stage = (() => {
  const PLACES = 1700, // milliseconds for all places that are turned up
    LEAST = 1500,
    PLACE = 420,
    HOLD = 500;
  const ROLL = 850, // until dice lie
    NEXT = 480, // until the next player throws
    ALL = 2200, // for all players
    SEAL = 800;
  const byId = (id) => document.getElementById(id);
  let rest = null, // what is told in the end
    timer = 0,
    props = [], // dice, totals and seals that lie over the page
    calls = [];

  // Shows what is to be seen first; returns how long it lasts, 0 if there is nothing of that kind. `board` puts the board
  // alone into the page, `then` all of it, with the motions that are left, if it has not been cut short.
  function play(told, board, then) {
    stop();
    const motions = told.play || [];
    const of = (how) => motions.filter((motion) => motion.how === how);
    const [unveiled, rolls] = [of("unveil"), of("roll").filter((motion) => motion.dice?.length)];
    if (Motions.still() || !(unveiled.length || rolls.length)) return 0;
    const stamps = rolls.length ? of("stamp") : [];
    let lasts = 0;
    if (unveiled.length) {
      board();
      lasts += unveil(unveiled);
    }
    if (rolls.length) lasts += throwAll(rolls, stamps, lasts);
    rest = (moving) => then({ ...told, ...without(told, [...unveiled, ...rolls, ...stamps]) }, moving);
    timer = setTimeout(() => end(true), lasts);
    return lasts;
  }

  function without(told, shown) {
    const beats = [];
    let at = 0;
    for (const count of told.beats || []) {
      const left = told.play.slice(at, at + count).filter((motion) => !shown.includes(motion)).length;
      if (left) beats.push(left);
      at += count;
    }
    return { play: told.play.filter((motion) => !shown.includes(motion)), beats: beats.length > 1 ? beats : [] };
  }

  function end(moving) {
    clearTimeout(timer);
    for (const call of calls) clearTimeout(call);
    for (const prop of props) prop.remove();
    calls = [];
    props = [];
    const last = rest;
    rest = null;
    last?.(moving);
  }

  const stop = () => rest && end(false);

  function later(delay, act) {
    calls.push(setTimeout(act, delay));
  }

  // --- secret orders ---

  // The seat whose dice they are: of what they fall on, else of what that is about.
  const seatOf = (motion) => lastNumber(/\d$/.test(motion.on) ? motion.on : motion.to) % 6;
  const lastNumber = (id) => Number(/\d+$/.exec(id)?.[0] || 0);

  // Those of one place together, places in their order; what is not turned up yet is not there yet.
  function unveil(motions) {
    const places = [...new Set(motions.map((motion) => motion.to))].sort((a, b) => lastNumber(a) - lastNumber(b));
    const slot = Motions.paced(Math.min(PLACE, PLACES / places.length));
    for (const id of new Set(motions.map((motion) => motion.on))) {
      const { to } = motions.find((motion) => motion.on === id);
      if (byId(id)) Motions.turnUp(byId(id), places.indexOf(to) * slot);
    }
    for (const [n, place] of places.entries()) {
      const element = byId(place);
      if (element) Motions.light(element, n * slot);
      later(n * slot, () => Motions.sound("card"));
    }
    return Math.max(Motions.paced(LEAST), places.length * slot + Motions.paced(HOLD));
  }

  // --- dice ---

  function throwAll(rolls, stamps, begin) {
    const next = Motions.paced(Math.min(NEXT, ALL / rolls.length));
    for (const [n, motion] of rolls.entries()) later(begin + n * next, () => cast(motion));
    const landed = begin + (rolls.length - 1) * next + Motions.paced(ROLL);
    for (const motion of stamps) later(landed, () => seal(motion));
    return landed - begin + Motions.paced(stamps.length ? SEAL : HOLD);
  }

  // In the row of whoever throws, else in the panel over the board, else where the thrower is, but on the board.
  function cast(motion) {
    Motions.sound(motion.sound);
    const cup = document.createElement("div");
    const row = byId(motion.on);
    const panel = byId("sheet");
    const within = row && panel?.contains(row);
    cup.className = `thrown staged p${seatOf(motion)}${within ? " in-row" : ""}`;
    cup.dataset.of = motion.on;
    cup.innerHTML = motion.dice.map(Motions.face).join("");
    for (const prop of props.filter((old) => old.dataset.of === motion.on)) prop.remove(); // thrown again
    place(cup, within ? row : panel?.firstElementChild && !panel.hidden ? panel.firstElementChild : row, within);
    Motions.tumble(cup);
    if (!motion.total) return;
    const sum = document.createElement("b"); // its place is kept: dice that lie stay where they are
    cup.append(sum);
    later(Motions.paced(ROLL), () => {
      sum.textContent = motion.total;
    });
  }

  function place(prop, at, within) {
    const field = byId("field");
    const home = field.getBoundingClientRect();
    const box = at?.getBoundingClientRect() || home;
    const inside = (x, size, margin) => Math.max(margin, Math.min(size - margin, x));
    const beside = props.filter((other) => !other.classList.contains("in-row")).length; // of several in one panel
    prop.style.left = `${within ? inside(box.right - home.left - 6, home.width, 6) : inside(box.left + box.width / 2 - home.left, home.width, 80)}px`;
    prop.style.top = `${inside(box.top - home.top + box.height * (within ? 0.5 : 1) + (within ? 0 : beside * 44 - 30), home.height, 30)}px`;
    field.append(prop);
    props.push(prop);
  }

  // The winner's seal; without a row there is none, and the place flashes later.
  function seal(motion) {
    const row = byId(motion.on);
    if (!row) return;
    const mark = document.createElement("div");
    mark.className = `seal p${seatOf(motion)}`;
    mark.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#ui-laurel"/></svg>';
    const field = byId("field");
    const home = field.getBoundingClientRect(),
      box = row.getBoundingClientRect();
    mark.style.left = `${box.left - home.left}px`;
    mark.style.top = `${box.top - home.top}px`;
    mark.style.width = `${box.width}px`;
    mark.style.height = `${box.height}px`;
    field.append(mark);
    props.push(mark);
    Motions.sound(motion.sound);
  }

  return { play, stop, on: () => Boolean(rest) };
})();
