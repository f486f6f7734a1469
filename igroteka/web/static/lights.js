// What can be chosen lights up where it lives. Everything is read from the plain list of choices: no rules here.
//
// A click on a lit element makes its one choice, or opens a menu of them; if they need a second element, those light
// up as targets. To drag from the one to the other is the same two clicks.
"use strict";

const Lights = (() => {
  const list = () => [...document.querySelectorAll("#list [data-act]")];
  const idsOf = (button) => (button.dataset.on || "").split(" ").filter(Boolean);
  const byId = (id) => document.getElementById(id);
  const glowing = new Map(); // element -> lit or grey, and the words it got
  let lit = new Map(); // element id -> its choices
  let picked = ""; // the element chosen first
  let menu = null,
    opener = null,
    drag = null,
    choose = () => {};

  const plainText = (button) => [...button.querySelectorAll("b, small")].map((part) => part.textContent).join(", ");

  // An element takes back what it was; the game's own attributes return.
  function unlight(element) {
    element.classList.remove("lit", "grey", "target", "chosen", "hot");
    for (const [name, old] of Object.entries(element.unlit || {})) {
      if (old === null) element.removeAttribute(name);
      else element.setAttribute(name, old);
    }
    delete element.unlit;
    delete element.dataset.tip;
    glowing.delete(element);
  }

  // What the hand has begun is over, and what was told of it.
  function rest() {
    drop();
    Parts.point([], "hot");
    Tips.hide();
  }

  function clear() {
    for (const element of [...glowing.keys()]) unlight(element);
    lit = new Map();
    rest();
  }

  // Fragments are about to be drawn anew; everything else stays as it glows, so that little is painted again. With `keep`
  // what the hand has begun (a first pick, an open menu) goes on: only others' things have changed.
  function leave(ids, keep) {
    const homes = ids.map(byId).filter(Boolean);
    for (const element of [...glowing.keys()]) if (homes.some((home) => home.contains(element))) unlight(element);
    if (!keep) rest();
  }

  function light(keep = false) {
    lit = new Map();
    for (const button of list())
      for (const id of idsOf(button)) if (byId(id)) lit.set(id, [...(lit.get(id) || []), button]);
    const wanted = new Map([...lit].map(([id, choices]) => [byId(id), ["lit", does(choices)]]));
    for (const button of document.querySelectorAll("#list [data-why]")) {
      const why = `${button.querySelector("b").textContent}: ${button.dataset.why}`;
      for (const element of idsOf(button).map(byId))
        if (element && wanted.get(element)?.[0] !== "lit") wanted.set(element, ["grey", why]);
    }
    for (const [element, how] of [...glowing]) if (String(how) !== String(wanted.get(element))) unlight(element);
    for (const [element, how] of wanted) if (!glowing.has(element)) glow(element, ...how);
    const unseen = list().some(
      (button) => idsOf(button).length && !idsOf(button).some((id) => byId(id)) && !twin(button),
    );
    if (unseen) byId("list").open = true; // nowhere else can it be found
    if (picked) mark(picked);
    if (!keep) Board.reveal([...lit.keys()].map(byId).filter((element) => element.closest("#board")));
  }

  const twin = (button) => document.querySelector(`#bar [data-act="${button.dataset.act}"]`);
  const does = (choices) =>
    choices.length === 1
      ? plainText(choices[0])
      : choices.map((choice) => choice.querySelector("b").textContent).join("; ");

  function glow(element, kind, words) {
    glowing.set(element, [kind, words]);
    element.classList.add(kind);
    if (kind === "grey") element.dataset.tip = words;
    else if (element.tagName !== "BUTTON") {
      // Words that are seen stay its name; what a click does is told besides.
      const told = element.textContent.trim()
        ? { "aria-label": null, "aria-description": words }
        : { "aria-label": words };
      if (!element.matches("article, section, table, ul, ol")) told.role = "button";
      become(element, { tabindex: "0", ...told });
    }
  }

  // Attributes for the time of being lit; the game's own come back afterwards.
  function become(element, attributes) {
    element.unlit = {};
    for (const [name, value] of Object.entries(attributes)) {
      element.unlit[name] = element.getAttribute(name);
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }

  // --- choosing ---

  function press(id, touch) {
    const choices = lit.get(id) || [];
    if (picked && picked !== id) {
      const both = choices.filter((choice) => idsOf(choice).includes(picked));
      if (both.length) return settle(both, id, touch);
    }
    if (picked === id) return drop();
    const pairs = choices.filter((choice) => idsOf(choice).length > 1 && idsOf(choice)[0] === id);
    if (pairs.length > 1) return pick(id, choices, pairs);
    return settle(choices, id, touch);
  }

  function settle(choices, id, touch) {
    const rash = touch && choices.length === 1 && "barrier" in choices[0].dataset;
    if (choices.length === 1 && !rash) return choose(choices[0]);
    return openMenu(byId(id), choices);
  }

  function pick(id, choices, pairs) {
    drop();
    picked = id;
    mark(id);
    const alone = choices.filter((choice) => !pairs.includes(choice));
    if (alone.length) openMenu(byId(id), alone, true);
    Board.bring(
      pairs
        .flatMap(idsOf)
        .filter((other) => other !== id)
        .map(byId)
        .filter(Boolean),
    );
  }

  function mark(id) {
    document.body.classList.add("choosing");
    byId(id)?.classList.add("chosen");
    for (const other of (lit.get(id) || []).flatMap(idsOf)) if (other !== id) byId(other)?.classList.add("target");
  }

  function drop() {
    picked = "";
    document.body.classList.remove("choosing");
    for (const element of document.querySelectorAll(".chosen, .target")) element.classList.remove("chosen", "target");
    closeMenu();
  }

  // --- the menu at an element ---

  function openMenu(element, choices, aside = false) {
    closeMenu();
    menu = document.createElement("div");
    menu.className = "menu-at";
    menu.setAttribute("role", "dialog");
    menu.setAttribute("aria-label", document.body.dataset.tMenu);
    for (const choice of choices) menu.append(choice.cloneNode(true));
    document.body.append(menu);
    const box = element.getBoundingClientRect();
    const wide = menu.offsetWidth,
      high = menu.offsetHeight;
    const right = aside || box.top < high + 20 ? box.right + 10 : box.left + box.width / 2 - wide / 2;
    const top = aside || box.top < high + 20 ? box.top : box.top - high - 10;
    menu.style.left = `${Math.max(8, Math.min(right, innerWidth - wide - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(top, innerHeight - high - 8))}px`;
    if (aside)
      Object.assign(menu.style, {
        position: "absolute",
        left: `${menu.offsetLeft + scrollX}px`,
        top: `${menu.offsetTop + scrollY}px`,
      }); // goes with the page, not with the eye
    opener = element;
    if (!aside) menu.querySelector("button").focus();
  }

  function closeMenu() {
    if (!menu) return;
    const held = menu.contains(document.activeElement);
    menu.remove();
    menu = null;
    if (held && opener?.isConnected) opener.focus();
  }

  // --- previews ---

  function preview(target) {
    const button = target?.closest?.("[data-act]");
    const element = target?.closest?.(".lit, .grey, [data-help]");
    const choices = button
      ? [button]
      : (lit.get(element?.id) || []).filter((choice) => !picked || idsOf(choice).includes(picked));
    const ghosts = choices.length === 1 ? (choices[0].dataset.pv || "").split(" ").filter(Boolean) : [];
    Parts.point(ghosts, "shown");
    Parts.point(button ? idsOf(button) : [], "hot");
    const text =
      element?.dataset.tip || (element && choices.length ? choices.slice(0, 4).map(plainText).join("\n") : "");
    Tips.tell(menu || button ? null : element, choices.length > 4 ? `${text}\n…` : text);
  }
  document.addEventListener("pointerover", (event) => preview(event.target));
  document.addEventListener("focusin", (event) => preview(event.target));

  // --- pointer ---

  document.addEventListener("click", (event) => {
    if (menu?.contains(event.target)) return;
    const element = event.target.closest(".lit");
    if (element && !event.target.closest("[data-act], [data-do]")) press(element.id, event.pointerType === "touch");
    else if (!event.target.closest("[data-act]")) drop();
  });

  document.addEventListener("pointerdown", (event) => {
    const element = event.target.closest(".lit");
    if (!element || event.button || event.pointerType === "touch") return;
    const pairs = (lit.get(element.id) || []).filter((choice) => idsOf(choice).length > 1);
    if (pairs.length) drag = { id: element.id, pairs, at: [event.clientX, event.clientY], line: null };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [x, y] = drag.at;
    if (!drag.line && Math.hypot(event.clientX - x, event.clientY - y) < 8) return;
    if (!drag.line) {
      drop();
      for (const id of drag.pairs.flatMap(idsOf)) byId(id)?.classList.add(id === drag.id ? "chosen" : "target");
      document.body.classList.add("choosing");
      document.body.insertAdjacentHTML("beforeend", '<svg class="drag-line" aria-hidden="true"><path/></svg>');
      drag.line = document.querySelector(".drag-line");
    }
    const bend = Math.min(y, event.clientY) - 50;
    drag.line.firstChild.setAttribute(
      "d",
      `M${x} ${y}Q${(x + event.clientX) / 2} ${bend} ${event.clientX} ${event.clientY}`,
    );
  });
  document.addEventListener("pointerup", (event) => {
    const done = drag;
    drag = null;
    if (!done?.line) return;
    done.line.remove();
    const over = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((at) => at.closest(".lit"))
      .find((at) => at && at.id !== done.id);
    const both = over ? done.pairs.filter((choice) => idsOf(choice).includes(over.id)) : [];
    drop();
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new MouseEvent("click"))); // takes that listener away if no click came
    if (both.length) settle(both, over.id, false);
  });

  // --- keyboard ---

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  function walk([dx, dy]) {
    const from = document.activeElement.closest?.(".lit, .act");
    const all = [...document.querySelectorAll(picked ? ".lit.target, .lit.chosen" : ".lit")];
    if (!from || !all.length) return all[0]?.focus();
    const a = from.getBoundingClientRect();
    const far = (element) => {
      const b = element.getBoundingClientRect();
      const x = b.left + b.width / 2 - a.left - a.width / 2,
        y = b.top + b.height / 2 - a.top - a.height / 2;
      const along = x * dx + y * dy,
        aside = Math.abs(x * dy) + Math.abs(y * dx);
      return along > 2 ? along + 2 * aside : Infinity;
    };
    const next = all.filter((element) => element !== from).sort((one, two) => far(one) - far(two))[0];
    if (next && far(next) < Infinity) next.focus();
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return drop();
    if (menu && event.key === "Tab") {
      const buttons = [...menu.querySelectorAll("button")];
      const at = buttons.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
      buttons[(at + buttons.length) % buttons.length].focus();
      return event.preventDefault();
    }
    if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (menu && ARROWS[event.key]) {
      const buttons = [...menu.querySelectorAll("button")];
      const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1;
      buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length].focus();
      return event.preventDefault();
    }
    if (ARROWS[event.key] && !event.target.closest("#log, .clauses, .sources, [role=region]")) {
      walk(ARROWS[event.key]);
      return event.preventDefault();
    }
    const element = event.target.closest(".lit:not(button)");
    if (element && (event.key === "Enter" || event.key === " ")) {
      press(element.id, false);
      return event.preventDefault();
    }
    const key = CSS.escape(event.key.toLowerCase());
    const keyed =
      document.querySelector(`#bar .act[data-key="${key}"], #list .act[data-key="${key}"]`) ||
      document.querySelector(`[data-do][data-key="${key === "y" ? "r" : key}"]`);
    if (keyed && event.key.length === 1) {
      keyed.click();
      event.preventDefault();
    }
  });

  // After a change the hands stay where the choices are.
  function focusNext() {
    const next =
      document.querySelector("#bar .act.primary") ||
      document.querySelector("#bar .act") ||
      document.querySelector(".lit") ||
      document.querySelector("#list[open] .act");
    next?.focus({ preventScroll: true });
  }

  return {
    light,
    leave,
    clear,
    focusNext,
    whenChosen: (act) => {
      choose = act;
    },
  };
})();
