// The keyboard: arrows walk over what is lit, letters choose, ? tells which. A key means one thing everywhere.
"use strict";

const Keys = (() => {
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const SCROLLS = "#log, .help-body, .sources, [role=region]"; // arrows scroll these
  const legend = document.getElementById("keys");

  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };

  // From the focus in that direction; with something in the hand over its targets and what the bar offers for it.
  function walk([dx, dy]) {
    const from = document.activeElement.closest?.(".lit, .act");
    const wanted = Lights.picked() ? ".lit.target, .lit.chosen, .held .act" : ".lit";
    const all = [...document.querySelectorAll(wanted)].filter((element) => element !== from);
    if (!from || !all.length) return all[0]?.focus();
    const [x, y] = middle(from);
    const far = (element, anywhere) => {
      const [a, b] = middle(element);
      const along = (a - x) * dx + (b - y) * dy,
        aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      if (anywhere) return Math.hypot(a - x, b - y);
      return along > 2 ? along + 2 * aside : Infinity;
    };
    const nearest = (some, anywhere) => some.sort((one, two) => far(one, anywhere) - far(two, anywhere))[0];
    const next = nearest(all, false);
    if (far(next, false) < Infinity) return next.focus();
    if (!from.matches(".chosen")) return;
    const targets = all.filter((element) => element.matches(".target")); // nothing lies that way: to what it is for
    if (targets.length) nearest(targets, true).focus();
  }

  // On a keyboard of other letters the key in the same place is meant.
  function letter(event) {
    const key = event.key.toLowerCase();
    if (/^[a-z]$/.test(key) || !/^Key[A-Z]$/.test(event.code)) return key;
    return event.code[3].toLowerCase();
  }

  function keyed(key) {
    const by = `[data-key="${CSS.escape(key)}"]`;
    const homes = [
      `.held .act${by}`,
      `#bar .act${by}`,
      `#list .act${by}`,
      `#bar [data-do]${by}`,
      `#bar [data-hint]${by}`,
    ];
    return homes.map((home) => document.querySelector(home)).find(Boolean);
  }

  function tell() {
    const now = legend.querySelector("[data-now]");
    if (!now) return;
    const rows = [...document.querySelectorAll("#list .act[data-key]")].map((choice) => [
      choice.dataset.key.toUpperCase(),
      choice.querySelector("b").textContent,
    ]);
    const line = (tag, ...inside) => {
      const made = document.createElement(tag);
      made.append(...inside);
      return made;
    };
    now.replaceChildren(...rows.map(([key, does]) => line("div", line("dt", line("kbd", key)), line("dd", does))));
    now.nextElementSibling.hidden = rows.length > 0;
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-open=keys]")) tell();
  });

  function closeList() {
    const list = document.querySelector("#list[open]");
    if (!list) return;
    const focused = list.contains(document.activeElement);
    list.open = false;
    if (focused) document.querySelector("#bar [data-list]")?.focus();
  }

  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key === "Escape") return Held.shown() || Lights.picked() ? Lights.drop() : closeList();
    if (event.key === "?") {
      tell();
      legend.showModal();
      return event.preventDefault();
    }
    if (ARROWS[event.key] && !event.target.closest(SCROLLS)) {
      walk(ARROWS[event.key]);
      return event.preventDefault();
    }
    const element = event.target.closest(".lit:not(button)");
    if (element && (event.key === "Enter" || event.key === " ")) {
      Lights.press(element.id, false);
      if (Held.shown() && !document.querySelector(".target")) Held.focus();
      return event.preventDefault();
    }
    const button = event.key.length === 1 && keyed(letter(event));
    if (button) {
      button.click();
      event.preventDefault();
    }
  });
})();
