// How a change is shown: pieces that appear, fly, flip, flash and shake, dice that tumble, five sounds.
"use strict";

const Motions = (() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
  const SOUNDS = {
    card: [0.5, 0.05, 190, 0.01, 0.02, 0.06, 4, 2.2, 0, 0, 0, 0, 0, 3],
    dice: [0.6, 0.1, 320, 0.01, 0.04, 0.12, 4, 1.4, -3, 0, 0, 0, 0.03, 1.2],
    good: [0.5, 0, 523, 0.02, 0.12, 0.25, 1, 1.3, 0, 0, 262, 0.08],
    bad: [0.5, 0, 180, 0.02, 0.1, 0.3, 2, 1.1, -2, 0, -60, 0.09],
    turn: [0.5, 0, 659, 0.01, 0.1, 0.35, 0, 1, 0, 0, 220, 0.1],
  };
  const running = new Set(); // what is on its way
  const waiting = new Set(); // what begins later
  let loud = false,
    pace = 1;

  function sound(name) {
    if (loud && SOUNDS[name] && window.playSound) window.playSound(SOUNDS[name]);
  }

  function setLoud(on) {
    loud = on;
    if (!on || window.playSound) return;
    const script = document.createElement("script"); // only now: a page that makes no sound opens no audio
    script.src = document.body.dataset.zzfx;
    script.onload = () => {
      window.playSound = (values) => zzfx(...values);
    };
    document.head.append(script);
  }

  const still = () => calm.matches || document.hidden || !pace; // nothing is to move
  const boxOf = (id) => document.getElementById(id)?.getBoundingClientRect();

  // Where things are before the page changes.
  function before(motions) {
    return new Map(motions.filter((motion) => motion.how === "fly").map((motion) => [motion.on, boxOf(motion.on)]));
  }

  // Shown in the next frame, when the change is painted; returns how long the ways take, one step after another.
  function after(motions, boxes, beats = []) {
    const [starts, end] = times(motions, beats);
    if (motions.length) requestAnimationFrame(() => show(motions, boxes, starts));
    return end;
  }

  const timeOf = (along) => (along?.length > 1 ? Math.min(1500, 90 + 190 * along.length) * pace : 0);

  // When each motion begins: those of one step together, steps in their order. A long turn is shown faster.
  const LONGEST = 2400,
    STEP = 320,
    DICE = 700;
  function times(motions, beats) {
    if (still()) return [motions.map(() => 0), 0];
    if (beats.length < 2) return [motions.map(() => 0), Math.max(0, ...motions.map((motion) => timeOf(motion.along)))];
    const starts = [];
    let at = 0;
    for (const count of beats) {
      const group = motions.slice(starts.length, starts.length + count);
      starts.push(...group.map(() => at));
      at += Math.max(...group.map((one) => timeOf(one.along) || (one.how === "roll" ? DICE : STEP) * pace));
    }
    const faster = Math.min(1, (LONGEST * pace) / at);
    return [starts.map((start) => start * faster), at * faster];
  }

  // First all is looked at, then all is set going: else the page would be laid out anew for each.
  function show(motions, boxes, starts) {
    for (const [n, motion] of motions.entries()) if (motion.sound) later(starts[n], () => sound(motion.sound));
    if (still()) return;
    const plans = motions.map((motion) => planned(motion, boxes));
    for (const [n, start] of plans.entries()) start?.(starts[n]);
  }

  function later(delay, act) {
    if (!delay) return act();
    const timer = setTimeout(() => {
      waiting.delete(timer);
      act();
    }, delay);
    waiting.add(timer);
  }

  function planned(motion, boxes) {
    const element = document.getElementById(motion.on);
    if (motion.how === "roll") return roll(element, motion.dice || []);
    if (motion.how === "stamp") {
      const place = document.getElementById(motion.to) || element;
      return place && ((delay) => MOVES.flash(place, delay));
    }
    if (motion.along?.length > 1 && element) return drive(element, boxes.get(motion.on), motion.along);
    if (motion.how === "fly") return fly(element, boxes.get(motion.on), motion.to);
    return element && MOVES[motion.how] && ((delay) => MOVES[motion.how](element, delay));
  }

  // What begins later stands until then as it will begin.
  function go(element, frames, duration, delay) {
    const animation = element.animate(frames, { duration, delay, fill: "backwards", easing: "ease-in-out" });
    running.add(animation);
    animation.onfinish = animation.oncancel = () => running.delete(animation);
  }

  function run(element, frames, duration, delay, easing = "ease-out") {
    const svg = element instanceof SVGElement;
    if (svg) {
      element.style.transformBox = "fill-box";
      element.style.transformOrigin = "center";
    }
    const animation = element.animate(frames, { duration: duration * pace, delay, fill: "backwards", easing });
    running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      running.delete(animation);
      if (svg) {
        element.style.transformBox = "";
        element.style.transformOrigin = "";
      }
    };
    return animation;
  }

  // What lights up so often, then is as bright as it was: on the board the frame in the shape of a thing, else one around.
  const AROUND = [
    { outline: "2px solid transparent", outlineOffset: "1px" },
    { outline: "4px solid var(--text)", outlineOffset: "3px" },
  ];
  const SHAPE = [
    { stroke: "transparent", strokeWidth: "1px" },
    { stroke: "var(--text)", strokeWidth: "7px" },
  ];
  const frameOf = (element) => element.querySelector(":scope > .frame") || element;
  const glow = (element, times) => {
    const [off, on] = element.matches(".frame") ? SHAPE : AROUND;
    return [off, ...Array(times).fill([on, off]).flat()];
  };
  const lightUp = (element, times, duration, delay) => {
    const frame = frameOf(element);
    return run(frame, glow(frame, times), duration, delay);
  };

  // Where something has happened; shown to whoever wants nothing to move, too: nothing does.
  function point(places) {
    for (const frame of places.map(frameOf)) frame.animate(glow(frame, 3), { duration: 1800, easing: "ease-in-out" });
  }

  const MOVES = {
    appear: (element, delay) =>
      run(
        element,
        [
          { opacity: 0, scale: 0.7 },
          { opacity: 1, scale: 1.06, offset: 0.7 },
          { opacity: 1, scale: 1 },
        ],
        380,
        delay,
      ),
    flash: (element, delay) => lightUp(element, 2, 900, delay),
    gain: (element, delay) => MOVES.flash(element, delay),
    strike: (element, delay) => MOVES.shake(element, delay),
    flip: (element, delay) => run(element, [{ scale: "0.02 1" }, { scale: "1 1" }], 420, delay, "ease-in-out"),
    unveil: (element, delay) => turnUp(element, delay),
    shake: (element, delay) =>
      run(
        element,
        [0, -6, 6, -5, 5, -2, 0].map((dx) => ({ translate: `${dx}px 0` })),
        420,
        delay,
      ),
  };

  // A hidden thing is not there until it is turned up.
  function turnUp(element, delay) {
    const way = [
      { opacity: 0, translate: "0px 34px" },
      { opacity: 1, translate: "0px -4px", offset: 0.7 },
      { opacity: 1, translate: "0px 0px" },
    ];
    return run(element, way, 460, delay);
  }

  const light = (element, delay) => lightUp(element, 1, 700, delay);

  // What moved glides from where it was; otherwise a spark goes from the one to the other.
  function fly(element, old, to) {
    const now = element?.getBoundingClientRect();
    if (element && old && now && Math.hypot(old.left - now.left, old.top - now.top) > 4) {
      const scale = (element instanceof SVGElement ? element.getScreenCTM()?.a : element.currentCSSZoom) || 1;
      const from = `${(old.left - now.left) / scale}px ${(old.top - now.top) / scale}px`;
      const way = [{ translate: from }, { translate: "0px 0px" }];
      return (delay) => run(element, way, 520, delay, "cubic-bezier(.3,.7,.3,1)");
    }
    const target = boxOf(to);
    const source = old || now;
    return source && target && ((delay) => later(delay, () => spark(source, target)));
  }

  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

  // A piece goes its real way, leg by leg; what in it has data-turns (degrees, 0 is up) heads where the piece goes.
  function drive(element, old, along) {
    const svg = element.ownerSVGElement;
    const scale = svg?.getScreenCTM()?.a || 1;
    const end = middle(element.getBoundingClientRect());
    const way = [...along.slice(1, -1).map(boxOf).filter(Boolean).map(middle), end];
    const points = [old ? middle(old) : middle(boxOf(along[0]) || element.getBoundingClientRect()), ...way];
    const legs = points.slice(1).map((point, n) => [point[0] - points[n][0], point[1] - points[n][1]]);
    const total = legs.reduce((sum, leg) => sum + Math.hypot(...leg), 0);
    const duration = timeOf(along);
    if (!total || !duration) return null;
    const offsets = [0];
    for (const leg of legs) offsets.push(offsets.at(-1) + Math.hypot(...leg) / total);
    const shift = (point) => `${(point[0] - end[0]) / scale}px ${(point[1] - end[1]) / scale}px`;
    const turner = element.querySelector("[data-turns]");
    return (delay) => {
      go(
        element,
        points.map((point, n) => ({ translate: shift(point), offset: Math.min(1, offsets[n]) })),
        duration,
        delay,
      );
      if (turner) go(turner, turns(legs, offsets, Number(turner.dataset.turns)), duration, delay);
    };
  }

  // Headings by leg, relative to the last one, never the long way round; each turn is made around its corner.
  function turns(legs, offsets, final) {
    const frames = [];
    let heading = null;
    const unwrap = (angle) => (heading === null ? angle : heading + ((((angle - heading) % 360) + 540) % 360) - 180);
    for (const [n, [dx, dy]] of legs.entries()) {
      heading = unwrap((Math.atan2(dx, -dy) * 180) / Math.PI);
      frames.push([heading, offsets[n] + 0.04], [heading, offsets[n + 1] - 0.04]);
    }
    heading = unwrap(final);
    const last = heading;
    return [...frames, [last, 1]].map(([angle, at]) => ({
      rotate: `${angle - last}deg`,
      offset: Math.max(0, Math.min(1, at)),
    }));
  }

  function spark(source, target) {
    const dot = document.createElement("i");
    dot.className = "spark";
    document.body.append(dot);
    const at = (box) => `${box.left + box.width / 2}px ${box.top + box.height / 2}px`;
    const way = [
      { translate: at(source), scale: 0.4 },
      { scale: 1.4, offset: 0.5 },
      { translate: at(target), scale: 0.6 },
    ];
    dot.animate(way, { duration: 560 * pace, easing: "ease-in-out" }).onfinish = () => dot.remove();
  }

  function roll(element, dice) {
    const field = document.getElementById("field");
    const home = field.getBoundingClientRect();
    const box = element?.getBoundingClientRect() || home;
    const cup = document.createElement("div");
    cup.className = "thrown";
    const inside = (at, size) => Math.max(70, Math.min(size - 70, at)); // whoever throws, the dice fall on the board
    cup.style.left = `${inside(box.left + box.width / 2 - home.left, home.width)}px`;
    cup.style.top = `${inside(box.top + box.height / 2 - home.top, home.height)}px`;
    cup.innerHTML = dice.map(face).join("");
    return (delay) => later(delay, () => throwFrom(cup, field));
  }

  function throwFrom(cup, field) {
    field.append(cup);
    tumble(cup);
    setTimeout(() => cup.remove(), 1700);
  }

  function tumble(cup, by = 1) {
    for (const [place, die] of [...cup.children].entries()) {
      const turn = place % 2 ? -540 : 540;
      die.animate(
        [
          { transform: `translateY(-90px) rotate(${turn}deg) scale(.6)`, opacity: 0 },
          { transform: "translateY(6px) rotate(0) scale(1.05)", opacity: 1, offset: 0.8 },
          { transform: "none" },
        ],
        { duration: (600 + place * 90) * pace * by, easing: "cubic-bezier(.25,.8,.4,1)" },
      );
    }
  }

  function face(value) {
    const pips = (PIPS[value] || []).map(
      (at) => `<circle cx="${12 + (at % 3) * 18}" cy="${12 + Math.floor(at / 3) * 18}" r="5" fill="#22190f"/>`,
    );
    return `<svg viewBox="0 0 60 60" aria-hidden="true"><rect x="2" y="2" width="56" height="56" rx="13" fill="#fff6e6" stroke="#22190f" stroke-width="2"/>${pips.join("")}</svg>`;
  }

  // Whoever acts has seen enough of what others did.
  function stop() {
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
    for (const animation of running) animation.finish();
  }

  return {
    before,
    after,
    point,
    stop,
    still,
    paced: (time) => time * pace,
    turnUp,
    light,
    tumble,
    face,
    setLoud,
    setPace: (by) => {
      pace = by;
    },
    sound,
  };
})();
