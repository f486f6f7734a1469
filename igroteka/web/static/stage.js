// What is worth waiting for is shown before it is told: secret orders turned up place by place, then act after act in the
// order it happened: dice, counts, cards, points, losses, seals. All else of the update, the log and the numbers too,
// comes when the last has been seen; a click or Space ends it at once.
"use strict";

const Stage = (() => {
  const PLACES = 1700, // milliseconds for all places that are turned up
    LEAST = 1500,
    LONE = 950, // for one thing alone
    PLACE = 420,
    HOLD = 500;
  const ROLL = 850, // until dice lie
    NEXT = 480, // until the next player throws
    ALL = 2200, // for all players in a row
    LIE = 850, // until they have been read
    SEAL = 800,
    COUNT = 650, // until a count is seen
    CARD = 1100, // and for each letter on it
    LETTER = 15,
    TEXT = 1900, // the most for all letters
    GAIN = 480,
    STRIKE = 520,
    LONGEST = 7000, // of all acts: more are shown faster
    READ = 900; // the least for a card
  const byId = (id) => document.getElementById(id);
  let rest = null, // what is told in the end
    timer = 0,
    props = [], // dice, cards, totals and seals that lie over the page
    calls = [];
  const cups = new Map(); // dice by the motion that threw them

  // Shows what is to be seen first; returns how long it lasts, 0 if there is nothing of that kind. `board` puts the board
  // alone into the page, `then` all of it, with the motions that are left, if it has not been cut short.
  function play(told, board, then) {
    stop();
    const motions = told.play || [];
    const unveiled = motions.filter((motion) => motion.how === "unveil");
    const acts = motions.filter(isAct);
    if (Motions.still() || !(unveiled.length + acts.length)) return 0;
    const first = motions.indexOf(unveiled[0]); // what happened before it is shown before it
    const [early, late] = [
      acts.filter((one) => motions.indexOf(one) < first),
      acts.filter((one) => motions.indexOf(one) > first),
    ];
    Board.look(acts.flatMap((motion) => [motion.on, motion.to]).map(byId));
    let lasts = perform(early, 0);
    if (unveiled.length) lasts += unveil(unveiled, board, lasts);
    lasts += perform(late, lasts);
    rest = (moving) => then({ ...told, ...without(told, [...unveiled, ...acts]) }, moving);
    timer = setTimeout(() => end(true), lasts);
    return lasts;
  }

  // A seal needs the row that it is on; else its place flashes when all is told.
  function isAct(motion) {
    if (motion.how === "roll") return Boolean(motion.dice?.length || motion.total);
    if (motion.how === "stamp") return Boolean(byId(motion.on)?.checkVisibility());
    return motion.how in SHOWN;
  }

  // Points that have been seen light up where they are kept.
  function without(told, shown) {
    const beats = [],
      play = [];
    let at = 0;
    for (const count of told.beats?.length ? told.beats : [(told.play || []).length]) {
      const left = told.play.slice(at, at + count).flatMap((motion) => {
        if (!shown.includes(motion)) return [motion];
        return motion.how === "gain" && motion.to ? [{ how: "flash", on: motion.to }] : [];
      });
      if (left.length) beats.push(left.length);
      play.push(...left);
      at += count;
    }
    return { play, beats: beats.length > 1 ? beats : [] };
  }

  function end(moving) {
    clearTimeout(timer);
    for (const call of calls) clearTimeout(call);
    for (const prop of props) prop.remove();
    calls = [];
    props = [];
    cups.clear();
    const last = rest;
    rest = null;
    last?.(moving);
  }

  const stop = () => rest && end(false);

  function later(delay, act) {
    calls.push(setTimeout(act, delay));
  }

  // --- secret orders ---

  // The seat whose it is: as told, else by the number of what it falls on, else of what that is about.
  function seatOf(motion) {
    if (motion.seat >= 0) return motion.seat % 6;
    return lastNumber(/\d$/.test(motion.on) ? motion.on : motion.to) % 6;
  }
  const lastNumber = (id) => Number(/\d+$/.exec(id)?.[0] || 0);

  // Those of one place together, places in their order; what is not turned up yet is not there yet.
  function unveil(motions, board, begin) {
    const places = [...new Set(motions.map((motion) => motion.to))].sort((a, b) => lastNumber(a) - lastNumber(b));
    const slot = Motions.paced(Math.min(PLACE, PLACES / places.length));
    const turn = () => {
      for (const old of props.filter((one) => one.matches(".turned"))) old.remove();
      board();
      for (const id of new Set(motions.map((motion) => motion.on))) {
        const { to } = motions.find((motion) => motion.on === id);
        if (byId(id)) Motions.turnUp(byId(id), places.indexOf(to) * slot);
      }
      Board.look(places.map(byId));
      for (const [n, place] of places.entries()) if (byId(place)) Motions.light(byId(place), n * slot);
    };
    if (begin) later(begin, turn);
    else turn();
    for (const n of places.keys()) later(begin + n * slot, () => Motions.sound("card"));
    return Math.max(Motions.paced(motions.length > 1 ? LEAST : LONE), places.length * slot + Motions.paced(HOLD));
  }

  // --- act after act ---

  const SHOWN = { roll: cast, count: tally, card: turnCard, gain, strike, stamp: seal };
  const LASTS = { count: COUNT + SEAL, gain: GAIN, strike: STRIKE };
  const lastsOf = (motion) => LASTS[motion.how] || CARD + Math.min(TEXT, LETTER * (motion.said || "").length);

  // Dice of several fall one after the other, seals come together; all else waits until what was before it has been seen.
  function perform(acts, begin) {
    const plan = [];
    let at = 0, // when the next act begins
      seen = 0; // when all before it have been seen
    for (const [n, motion] of acts.entries()) {
      const before = acts[n - 1]?.how;
      if (sumsUp(motion)) {
        at = sumsUp(acts[n - 1]) ? at : seen;
        seen = at + GAIN;
      } else if (motion.how === "roll") {
        at = before === "roll" && !sumsUp(acts[n - 1]) ? at + Math.min(NEXT, ALL / inRow(acts, n)) : seen;
        seen = at + ROLL + (acts[n + 1] ? 0 : LIE);
      } else if (motion.how === "stamp") {
        at = before === "stamp" ? at : seen;
        seen = at + SEAL;
      } else {
        at = seen;
        seen = at + lastsOf(motion);
      }
      plan.push([at, SHOWN[motion.how], motion]);
      if (motion.how === "roll") plan.push([at + ROLL, land, motion]);
      if (motion.how === "count") plan.push([at + COUNT, crown, motion]);
    }
    const most = Math.max(LONGEST, READ * acts.filter((motion) => motion.how === "card").length);
    const by = Math.min(1, most / (seen || 1));
    for (const [start, show, motion] of plan) later(begin + Motions.paced(start) * by, () => show(motion, by));
    return Motions.paced(seen) * by;
  }

  // What dice come to that have been thrown before.
  const sumsUp = (motion) => motion?.how === "roll" && !motion.dice?.length;

  // How many throws there are in the row of throws of which that is one.
  function inRow(acts, n) {
    const others = (step) => {
      let count = 0;
      const next = () => acts[n + step * (count + 1)];
      while (next()?.how === "roll" && !sumsUp(next())) count += 1;
      return count;
    };
    return 1 + others(1) + others(-1);
  }

  const panelOf = () => {
    const panel = byId("sheet");
    return panel && !panel.hidden ? panel.firstElementChild : null;
  };

  function prop(kind, motion, inner) {
    const made = document.createElement("div");
    const whose = motion.seat >= 0 || /^(thrown|seal)/.test(kind);
    made.className = whose ? `${kind} p${seatOf(motion)}` : kind;
    made.dataset.of = motion.on;
    made.innerHTML = inner;
    return made;
  }

  function put(made, home = byId("field")) {
    home.append(made);
    props.push(made);
    return made;
  }

  const signed = (sign) => `<svg class="icon" aria-hidden="true" viewBox="0 0 512 512"><use href="#i-${sign}"/></svg>`;
  const LAUREL = '<svg class="icon" aria-hidden="true"><use href="#ui-laurel"/></svg>';

  // --- dice ---

  // In the row of whoever throws, else in the panel over the board, else where the thrower is, but on the board.
  function cast(motion, by) {
    Motions.sound(motion.sound);
    const lies = (one) => one.isConnected && one.matches(".thrown") && one.dataset.of === motion.on;
    const lying = motion.on && props.find(lies);
    if (sumsUp(motion) && lying) return sum(lying).replaceChildren(motion.total);
    if (lying) lying.remove(); // thrown again
    const row = byId(motion.on);
    const panel = panelOf();
    const within = row && panel?.contains(row) && row !== panel;
    const cup = prop("thrown staged", motion, (motion.dice || []).map(Motions.face).join(""));
    cup.classList.toggle("in-row", Boolean(within));
    place(cup, within ? row : panel || row, within);
    if (sumsUp(motion)) return sum(cup).replaceChildren(motion.total);
    cups.set(motion, cup);
    Motions.tumble(cup, by);
    if (motion.total || motion.need) sum(cup);
  }

  // Dice lie: what they come to is told, those that do not count fade.
  function land(motion) {
    const cup = cups.get(motion);
    if (!cup || !(motion.total || motion.need)) return;
    sum(cup).replaceChildren(motion.total);
    if (!motion.need) return;
    for (const [n, die] of [...cup.querySelectorAll("svg")].entries())
      die.classList.add(motion.dice[n] < motion.need ? "missed" : "hit");
  }

  // Its place is kept from the first: dice that lie stay where they are.
  function sum(cup) {
    if (!cup.querySelector("b")) cup.append(document.createElement("b"));
    return cup.querySelector("b");
  }

  function place(made, at, within) {
    const home = byId("field").getBoundingClientRect();
    const box = at?.getBoundingClientRect();
    const inside = (x, size, margin) => Math.max(margin, Math.min(size - margin, x));
    const beside = props.filter((one) => one.isConnected && one.matches(".thrown:not(.in-row)")).length; // in one panel
    if (!box) {
      made.style.left = "50%";
      made.style.top = "42%";
    } else if (within) {
      made.style.left = `${inside(box.right - home.left - 6, home.width, 6)}px`;
      made.style.top = `${inside(box.top - home.top + box.height / 2, home.height, 30)}px`;
    } else {
      made.style.left = `${inside(box.left + box.width / 2 - home.left, home.width, 80)}px`;
      made.style.top = `${inside(box.bottom - home.top + beside * 44 - 30, home.height, 30)}px`;
    }
    put(made);
  }

  // --- counts, cards, points, losses, seals ---

  // Over a box of the board, or of what is beside it: then over the page.
  function over(made, box, home = byId("field")) {
    const from = home === document.body ? { left: 0, top: 0 } : home.getBoundingClientRect();
    made.style.left = `${box.left - from.left}px`;
    made.style.top = `${box.top - from.top}px`;
    made.style.width = `${box.width}px`;
    made.style.height = `${box.height}px`;
    made.classList.toggle("beside", home === document.body);
    return put(made, home);
  }

  // Dice that have been read make room for what they did.
  function clear(box) {
    for (const cup of props.filter((one) => one.matches(".thrown:not(.in-row)"))) {
      const old = cup.getBoundingClientRect();
      const apart = old.right < box.left || old.left > box.right || old.bottom < box.top || old.top > box.bottom;
      if (!apart) cup.remove();
    }
  }

  const homeOf = (element) => (byId("field").contains(element) ? byId("field") : document.body);

  // Both numbers on the row, those of the winner first, at their sides of it; then the seal on the winner's half.
  function tally(motion) {
    const row = byId(motion.on)?.getBoundingClientRect();
    if (!row) return;
    const numbers = motion.dice?.length || motion.to ? motion.dice || [] : ["=", "="];
    Motions.sound("card");
    const shown = wonAtRight(motion, row) ? numbers.toReversed() : numbers;
    over(prop("counted", motion, shown.map((number) => `<b>${number}</b>`).join("")), row);
  }

  function wonAtRight(motion, row) {
    const won = byId(motion.to)?.getBoundingClientRect();
    return Boolean(won) && won.left + won.width / 2 > row.left + row.width / 2;
  }

  function crown(motion) {
    const row = byId(motion.on)?.getBoundingClientRect();
    if (!row || !byId(motion.to)) return;
    const left = wonAtRight(motion, row) ? row.left + row.width / 2 : row.left;
    over(prop("seal", motion, LAUREL), { left, top: row.top, width: row.width / 2, height: row.height });
    Motions.sound("good");
  }

  // It lies face down beside what it is about, and is turned up; the one before it goes.
  function turnCard(motion, by) {
    Motions.sound(motion.sound);
    for (const old of props.filter((one) => one.matches(".turned"))) old.remove();
    const face = signed(motion.sign);
    const card = prop("turned", motion, `<i>${face}</i><div>${face}<p></p></div>`);
    card.querySelector("p").textContent = motion.said;
    card.style.setProperty("--turning", `${Motions.paced(500) * by}ms`);
    put(card);
    const home = byId("field").getBoundingClientRect(),
      box = onField(motion.on)?.getBoundingClientRect();
    const wide = card.offsetWidth,
      high = card.offsetHeight;
    const x = box ? box.left + box.width / 2 - home.left : home.width / 2;
    let y = box ? box.bottom - home.top + 10 : home.height * 0.4;
    if (box && y + high > home.height - 8) y = box.top - home.top - high - 10;
    card.style.left = `${Math.max(8, Math.min(home.width - wide - 8, x - wide / 2))}px`;
    card.style.top = `${Math.max(8, Math.min(home.height - high - 8, y))}px`;
    if (box) Motions.light(byId(motion.on), 0);
  }

  const onField = (id) => {
    const element = byId(id);
    return element && byId("field").contains(element) ? element : null;
  };

  // Points come up at their place and go to the score of whoever gets them, which grows before one's eyes.
  function gain(motion) {
    Motions.sound(motion.sound);
    const at = onField(motion.on);
    const many = motion.dice[0] || 0;
    if (at) {
      Motions.light(at, 0);
      const box = at.getBoundingClientRect();
      over(prop("earned", motion, `<b>+${many}</b>`), box);
    }
    const seat = seatOf(motion);
    const chip = scores().querySelector(`.p${seat}`) || enter(seat);
    const [sum, now] = chip.querySelectorAll("b");
    const facts = chip.dataset;
    facts.counted = motion.total ? 0 : Number(facts.counted) + many; // place by place, until it scores
    if (motion.total) facts.scored = Number(facts.scored) + many;
    sum.textContent = `+${Number(facts.scored) + Number(facts.counted)}`;
    if (motion.total) now.textContent = motion.total;
    Motions.light(chip, 0);
  }

  function scores() {
    const old = props.find((one) => one.matches(".scores"));
    if (old) return old;
    const made = document.createElement("ul");
    made.className = "scores";
    return put(made);
  }

  function enter(seat) {
    const chip = document.createElement("li");
    chip.className = `p${seat}`;
    chip.innerHTML = "<span></span><b></b><b></b>";
    const said = (part) => byId(`strip-${seat}`)?.querySelector(part)?.textContent || "";
    chip.firstChild.textContent = said(".who b");
    chip.lastChild.textContent = said(".points");
    Object.assign(chip.dataset, { counted: 0, scored: 0 });
    scores().append(chip);
    return chip;
  }

  function strike(motion) {
    const at = byId(motion.on);
    if (!at?.checkVisibility()) return;
    Motions.sound(motion.sound);
    const many = motion.dice[0] ? `<b>−${motion.dice[0]}</b>` : "";
    const box = at.getBoundingClientRect();
    clear(box);
    over(prop("struck", motion, `<i></i>${many}`), box, homeOf(at));
  }

  // Of the winner, or of what has happened to whom; without a row there is none, and the place flashes later.
  function seal(motion) {
    const row = byId(motion.on);
    if (!row?.checkVisibility()) return;
    const box = row.getBoundingClientRect();
    clear(box);
    const mark = over(prop("seal", motion, motion.sign ? signed(motion.sign) : LAUREL), box);
    mark.classList.toggle("lost", Boolean(motion.sign));
    Motions.sound(motion.sound);
  }

  return { play, stop, on: () => Boolean(rest) };
})();
