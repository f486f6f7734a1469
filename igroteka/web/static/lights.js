// What can be chosen lights up where it lives. Everything is read from the plain list of choices: no rules here.
//
// A click on a lit element makes its one choice, or picks it up: the bar then holds its choices, and where they need a
// second element, those light up as targets. To drag from the one to the other is the same two clicks. A tap never acts
// at once: it picks up, and the bar confirms.
"use strict";

const Lights = (() => {
  const list = () => [...document.querySelectorAll("#list [data-act]")];
  const idsOf = (button) => (button.dataset.on || "").split(" ").filter(Boolean);
  const byId = (id) => document.getElementById(id);
  const FEW = 6; // choices of an element that the bar has room for
  const glowing = new Map(); // element -> lit or grey, and the words it got
  let lit = new Map(); // element id -> its choices
  let picked = ""; // the element chosen first
  let last = { id: "", home: "" }; // where the last choice was made
  let drag = null,
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
  // what the hand has begun (a first pick, a question) goes on: only others' things have changed.
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
    Held.stay();
    if (!keep) Board.reveal([...lit.keys()].map(byId));
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

  const told = (name) => JSON.parse(byId("list").dataset[name] || "{}");
  const nameOf = (id) => told("names")[id] || (byId(id)?.dataset.help || "").split("\n")[0];
  const kindOf = (id) => id.replace(/[-0-9]+$/, "");

  function press(id, touch) {
    const choices = lit.get(id) || [];
    const both = picked && picked !== id ? choices.filter((choice) => idsOf(choice).includes(picked)) : [];
    if (both.length) return settle(both, id, touch, picked);
    if (picked === id) return drop();
    return settle(choices, id, touch);
  }

  // What a click means is done, if it is one thing; a finger may have meant another.
  function settle(choices, id, touch, first = id) {
    const meant = choices.filter((choice) => !("aside" in choice.dataset));
    const one = meant.length ? meant : choices;
    if (one.length === 1 && !touch) return choose(one[0]);
    return pick(first, id, choices);
  }

  function pick(first, id, choices) {
    drop();
    picked = first;
    mark(first);
    byId(id)?.classList.add("chosen");
    const others = first === id ? choices.flatMap(idsOf).filter((other) => other !== id) : [];
    const few = choices.length <= FEW ? choices : choices.filter((choice) => idsOf(choice).length < 2);
    Held.show(
      title(first, id, others, choices.length),
      few.map((choice) => [choice, first === id ? goal(choice, choices, id) : ""]),
    );
    Tips.hide();
    Board.bring(others.map(byId).filter(Boolean));
  }

  // Of several that differ by the other element alone, that element.
  function goal(choice, choices, id) {
    const alike = choices.filter((one) => one.dataset.verb === choice.dataset.verb && idsOf(one).length > 1);
    const on = idsOf(choice);
    if (on.length < 2 || alike.length < 2) return "";
    return on[0] === id ? `→ ${nameOf(on[1])}` : nameOf(on[0]);
  }

  // What it is, and what to click with it.
  function title(first, id, others, count) {
    const names = [...new Set([first, id])].map(nameOf).filter(Boolean).join(" → ");
    const next =
      others.length && count > 1 ? told("then")[kindOf(others[0])] : count > 1 ? document.body.dataset.tMenu : "";
    return [names, next].filter(Boolean).join(": ") || byId("prompt").textContent;
  }

  function mark(id) {
    document.body.classList.add("choosing");
    byId(id)?.classList.add("chosen");
    for (const other of (lit.get(id) || []).flatMap(idsOf)) if (other !== id) byId(other)?.classList.add("target");
  }

  function drop() {
    const back = byId(picked);
    picked = "";
    document.body.classList.remove("choosing");
    for (const element of document.querySelectorAll(".chosen, .target")) element.classList.remove("chosen", "target");
    if (Held.hide())
      (back?.matches(".lit") ? back : document.querySelector("#bar .act"))?.focus({ preventScroll: true });
  }

  // Before a choice is sent: whether it is asked back first; else where it was made is remembered.
  function asksBack(button) {
    if (button.dataset.ask) {
      drop();
      Held.ask(button);
      return true;
    }
    const at = picked || document.activeElement.closest?.(".lit")?.id || "";
    last = { id: at, home: at ? "" : button.closest("#list, #bar")?.id || "bar" };
    if (!button.closest("#list") || !button.matches(":focus-visible")) byId("list").open = false; // by keys it stays
    return false;
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
    Tips.tell(
      button || element?.matches(".chosen") ? null : element,
      element?.dataset.tip || clickOn(element, choices),
    );
  }

  // What one click does there. A card says by itself what it is, and of several choices the bar tells.
  function clickOn(element, choices) {
    const meant = choices.filter((choice) => !("aside" in choice.dataset));
    if (!element || meant.length !== 1) return "";
    return element.closest("#board") ? plainText(meant[0]) : meant[0].querySelector("b").textContent;
  }
  document.addEventListener("pointerover", (event) => preview(event.target));
  document.addEventListener("focusin", (event) => preview(event.target));

  // --- pointer ---

  document.addEventListener("click", (event) => {
    const element = event.target.closest(".lit");
    if (element && !event.target.closest("[data-act], [data-do]")) press(element.id, event.pointerType === "touch");
    else if (event.target.closest("[data-cancel]") || !event.target.closest("[data-act], .held")) drop();
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

  // After a change the focus stays by what was acted on: the thing itself, the nearest of its kind, or the same panel.
  function focusNext() {
    const all = [...document.querySelectorAll(".lit")];
    const gone = byId(last.id)?.getBoundingClientRect();
    const far = (element) => {
      const box = element.getBoundingClientRect();
      return gone ? Math.hypot(box.left - gone.left, box.top - gone.top) : 0;
    };
    const alike = all.filter((element) => kindOf(element.id) === kindOf(last.id)).sort((a, b) => far(a) - far(b));
    const next =
      all.find((element) => element.id === last.id) ||
      alike[0] ||
      document.querySelector("#list[open] .act") ||
      document.querySelector("#bar .act") ||
      all[0] ||
      byId("prompt");
    next?.focus({ preventScroll: true });
  }

  return {
    light,
    leave,
    clear,
    press,
    drop,
    asksBack,
    picked: () => picked,
    focusNext,
    whenChosen: (act) => {
      choose = act;
    },
  };
})();
