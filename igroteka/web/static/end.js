// The end of a game: its card is put away and opened again, its curve opens the replay at a moment.
"use strict";

const End = (() => {
  const byId = (id) => document.getElementById(id);
  const facts = document.body.dataset;
  const narrow = matchMedia("(max-width: 1120px)");
  const card = () => byId("end");
  const told = () => Boolean(card()?.firstElementChild);

  // What is put away stays so, though the card may be drawn anew: see keeps() in parts.js.
  function shut() {
    card().dataset.shut = "";
    card().hidden = true;
  }

  function open() {
    if (!told()) return;
    delete card().dataset.shut;
    card().hidden = false;
    card().querySelector("h2")?.focus({ preventScroll: true });
  }

  // In a replay the end belongs to its last moment.
  async function result() {
    if (!told() && facts.replay) await Page.go(Number(facts.steps));
    open();
  }

  function close() {
    const focused = card().contains(document.activeElement) || document.activeElement === document.body;
    shut();
    if (focused) document.querySelector("[data-result]")?.focus({ preventScroll: true });
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-result]")) result();
    else if (event.target.closest('[data-close="end"]')) close();
    else if (event.target.closest(".curve .plot")) follow(event.target.closest(".curve"));
  });

  document.addEventListener("keydown", (event) => {
    const curve = event.target.closest?.(".curve .plot")?.closest(".curve");
    if (curve && walk(curve, event.key)) return event.preventDefault();
    if (event.key !== "Escape" || !told() || card().hidden) return;
    if (document.querySelector("dialog[open], #told:not([hidden])") || facts.drawn) return;
    close();
  });

  // --- the curve ---

  const kept = new WeakMap();
  function known(curve) {
    if (kept.get(curve)?.text !== curve.dataset.curve)
      kept.set(curve, { text: curve.dataset.curve, ...JSON.parse(curve.dataset.curve) });
    return kept.get(curve);
  }

  function momentAt(curve, x) {
    const { from, to, first, last } = known(curve);
    const box = curve.querySelector("svg").getBoundingClientRect();
    const part = ((x - box.left) / box.width - from) / (to - from);
    return Math.round(first + Math.max(0, Math.min(1, part)) * (last - first));
  }

  const scoresAt = ({ scores }, moment) => scores.filter(([step]) => step <= moment).at(-1) || scores[0];

  function show(curve, moment) {
    const all = known(curve);
    const { from, to, first, last, wide, seats } = all;
    const [, points] = scoresAt(all, moment);
    const cursor = curve.querySelector(".cursor");
    const at = wide * (from + ((to - from) * (moment - first)) / Math.max(1, last - first));
    cursor.removeAttribute("hidden");
    cursor.setAttribute("transform", `translate(${at.toFixed(1)} 0)`);
    const plot = curve.querySelector(".plot");
    const when = all.at.replace("#n", moment).replace("#c", last);
    plot.setAttribute("aria-valuenow", moment);
    plot.setAttribute("aria-valuetext", [when, ...seats.map(([, name], n) => `${name} ${points[n]}`)].join(", "));
    const score = ([seat, name], n) => {
      const line = document.createElement("span");
      const mark = document.createElement("i");
      mark.className = `mark p${seat % 6}`;
      line.append(mark, `${name} ${points[n]}`);
      return line;
    };
    const head = document.createElement("b");
    head.textContent = when;
    curve.querySelector(".curve-said").replaceChildren(head, ...seats.map(score));
  }

  // From change to change.
  function walk(curve, key) {
    const { scores, last } = known(curve);
    const now = Number(curve.querySelector(".plot").getAttribute("aria-valuenow"));
    const steps = [...scores.map(([step]) => step), last];
    const to = {
      ArrowLeft: () => steps.filter((step) => step < now).at(-1) ?? steps[0],
      ArrowRight: () => steps.find((step) => step > now) ?? last,
      Home: () => steps[0],
      End: () => last,
    }[key];
    if (to) show(curve, to());
    if (key === "Enter" || key === " ") follow(curve);
    return Boolean(to) || key === "Enter" || key === " ";
  }

  function follow(curve) {
    const moment = Number(curve.querySelector(".plot").getAttribute("aria-valuenow"));
    if (facts.replay && known(curve).replay === `/r/${facts.replay}`) return Page.go(moment);
    const seat = Number(facts.seat) >= 0 ? `&seat=${facts.seat}` : "";
    location.href = `${known(curve).replay}?step=${moment}${seat}`;
  }

  for (const kind of ["pointermove", "pointerdown"])
    document.addEventListener(kind, (event) => {
      const curve = event.target.closest?.(".curve .plot")?.closest(".curve");
      if (curve) show(curve, momentAt(curve, event.clientX));
    });

  if (facts.replay && narrow.matches && card()) shut(); // beside a narrow replay is no room for it: it waits to be opened

  return { open };
})();
