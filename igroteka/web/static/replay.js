// The replay: a slider over the moments of a finished game, at any seat.
"use strict";

const Page = (() => {
  const facts = document.body.dataset;
  const byId = (id) => document.getElementById(id);
  const reel = byId("reel");
  const last = Number(facts.steps);
  let step = Number(facts.step),
    shown = step,
    asked = 0,
    playing = 0,
    runs = 0;

  async function go(to, moving = false) {
    step = Math.max(0, Math.min(last, to));
    reel.value = step;
    byId("moment").firstElementChild.textContent = step;
    const mine = ++asked;
    Stage.stop();
    const answer = await fetch(`/r/${facts.replay}/step?n=${step}&seat=${facts.seat}&have=${shown}`);
    if (mine !== asked) return; // the slider is elsewhere already
    if (answer.status === 429) setTimeout(() => mine === asked && go(step, moving), 1000); // too many: the last is shown
    if (!answer.ok) return;
    const told = await answer.json();
    if (!moving) return show(told, []);
    const board = () => {
      const drawn = Object.entries(told.f || {}).filter(([id]) => /^L\d$/.test(id) || byId(id)?.closest("#board"));
      Parts.show({ f: Object.fromEntries(drawn) });
    };
    await new Promise((done) => {
      const then = (left) => {
        show(told, left.play || []);
        done();
      };
      if (!Stage.play(told, board, then)) then(told);
    });
  }

  function show(told, motions) {
    const boxes = Motions.before(motions);
    Parts.show(told, () => {
      markLine();
      Told.moment(step);
    });
    Tips.tell(null, ""); // what was pointed at may be another now
    shown = told.v;
    Motions.after(motions, boxes);
    byId("say").textContent = told.say || "";
    settle();
  }

  function settle() {
    history.replaceState(null, "", `?step=${step}&seat=${facts.seat}`);
    for (const field of document.querySelectorAll("input[name=step]")) field.value = step;
  }

  // Of the log, which may come a little later than the board.
  function markLine() {
    for (const line of document.querySelectorAll("#log li.now")) line.classList.remove("now");
    const lines = [...document.querySelectorAll("#log li[data-n]")].filter((line) => Number(line.dataset.n) <= step);
    const line = lines.at(-1);
    if (!line) return;
    line.classList.add("now");
    const log = byId("log"),
      box = line.getBoundingClientRect(),
      frame = log.getBoundingClientRect();
    if (box.top < frame.top || box.bottom > frame.bottom) log.scrollTop += box.bottom - frame.bottom; // the page stays
  }

  function play(on) {
    clearTimeout(playing);
    playing = on ? 1 : 0;
    const button = document.querySelector("[data-go=play]");
    button.setAttribute("aria-pressed", String(on));
    button.querySelector("use").setAttribute("href", on ? "#ui-pause" : "#ui-play");
    if (on) tick(++runs);
    else Motions.setPace(1);
  }

  // A moment is shown before the next is asked for, however slow the wire is.
  async function tick(run) {
    if (step >= last) return play(false);
    const pace = Number(document.querySelector("[name=pace]:checked").value),
      began = performance.now();
    Motions.setPace(pace);
    await go(step + 1, true);
    if (playing && run === runs)
      playing = setTimeout(() => tick(run), Math.max(0, 900 * pace - (performance.now() - began)));
  }

  const MOVES = {
    first: () => go(0),
    prev: () => go(step - 1),
    next: () => go(step + 1, true),
    last: () => go(last),
    play: () => play(!playing),
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-go]");
    if (button) {
      event.preventDefault();
      if (button.dataset.go !== "play") play(false);
      MOVES[button.dataset.go]();
    }
    const line = event.target.closest("#log [data-n]");
    if (line && !event.target.closest(".clause, .retell")) {
      play(false);
      go(Number(line.dataset.n));
    }
    if (event.target.closest("[data-copy-step]")) copyText(location.href, event.target.closest("button"));
  });
  reel.addEventListener("input", () => {
    play(false);
    go(Number(reel.value));
  });
  byId("eyes").addEventListener("change", (event) => {
    location.search = `?step=${step}&seat=${event.target.value}`;
  });
  // The keys hold wherever the focus is, on a button of the reel too; what arrows change by themselves is left to them,
  // if they came there by the keyboard.
  const KEYS = { ArrowRight: "next", ArrowLeft: "prev", " ": "play" };
  const OWN = "select, textarea, dialog, input:not([type=radio], [type=range])";
  let tabbed = false;
  document.addEventListener("pointerdown", () => {
    tabbed = false;
  });
  for (const kind of ["keydown", "keyup"])
    document.addEventListener(kind, (event) => {
      if (event.key === "Tab") tabbed = true;
      if (event.target.closest(OWN) || (tabbed && event.target.matches("[type=radio]"))) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (kind === "keydown" && event.key === "?") return byId("keys").showModal();
      if (!KEYS[event.key]) return;
      event.preventDefault(); // else a button with the focus would be pressed as well
      if (kind === "keyup") return;
      if (KEYS[event.key] !== "play") play(false);
      MOVES[KEYS[event.key]]();
    });
  for (const points of ["pointerover", "focusin"])
    document.addEventListener(points, (event) => Tips.tell(event.target.closest?.("[data-help]"), ""));
  settle();
  markLine();
  Told.moment(step);
  return { toast: Told.note, go };
})();
