// What is pointed at is told: what it is, as the game says, and what a click there would do. Where the page is wide it
// is told beside the board, which it would cover. A finger points by resting: a tap tells nothing, a long press explains
// whatever has a name, and chooses nothing.
"use strict";

const Tips = (() => {
  const byId = (id) => document.getElementById(id);
  const tip = Object.assign(document.createElement("div"), { id: "tip", hidden: true });
  byId("content").append(tip);
  const wide = matchMedia("(min-width: 1121px)");

  // To all in data-help, to the viewer alone in elements with data-of="its id" or one of the words of its data-more.
  function helpFor(element) {
    const about = [...(element.dataset.more || "").split(" "), element.id].filter(Boolean);
    const own = about.map((name) => document.querySelector(`[data-of="${name}"]`)?.textContent);
    return [element.dataset.help, ...own].filter(Boolean).join("\n");
  }

  // Returns whether it was told there.
  function aside(element, does, help) {
    const told = byId("pointed");
    told.hidden = !(wide.matches && help && !element.closest(".right"));
    if (told.hidden) return false;
    const [title, ...lines] = help.split("\n");
    const line = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
    told.replaceChildren(
      line("h2", title),
      ...does
        .split("\n")
        .filter(Boolean)
        .map((said) => line("b", said)),
      ...lines.map((said) => line("p", said)),
    );
    return true;
  }

  // Of an element, or of nothing.
  function tell(element, does) {
    if (!byFinger) show(element, does);
  }

  function show(element, does) {
    const help = element ? helpFor(element) : "";
    tip.hidden = aside(element, does, help) || !(element && (does || help));
    if (tip.hidden) return;
    tip.innerText = does;
    if (help) tip.append(Object.assign(document.createElement("small"), { innerText: help }));
    const box = element.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(box.left + box.width / 2 - tip.offsetWidth / 2, innerWidth - tip.offsetWidth - 8))}px`;
    const above = box.top - tip.offsetHeight - 10;
    tip.style.top = `${above > 8 ? above : Math.min(box.bottom + 10, innerHeight - tip.offsetHeight - 8)}px`;
  }

  function hide() {
    tip.hidden = true;
    byId("pointed").hidden = true;
  }

  // --- a long press ---

  const LONG = 450, // milliseconds
    SHAKES = 10; // pixels
  let byFinger = matchMedia("(hover: none)").matches,
    held = null,
    resting = 0,
    spoken = false;

  // What an element is called: by its own words for that, not those of a whole region of the page.
  function nameOf(element) {
    const label = element.matches("svg, button, a, input, [role]") ? element.getAttribute("aria-label") : "";
    return (
      element.dataset.tip ||
      element.getAttribute("title") ||
      element.getAttribute("aria-description") ||
      label ||
      element.querySelector(":scope > title")?.textContent ||
      ""
    );
  }

  function explain(target) {
    for (let element = target; element && element !== document.body; element = element.parentElement) {
      const name = nameOf(element);
      if (!name && !helpFor(element)) continue;
      show(element, name);
      return !tip.hidden;
    }
    return false;
  }

  function rest() {
    clearTimeout(resting);
    held = null;
  }

  document.addEventListener(
    "pointerdown",
    (event) => {
      byFinger = event.pointerType === "touch";
      spoken = false;
      hide();
      rest();
      if (!byFinger || !event.isPrimary) return;
      held = [event.clientX, event.clientY];
      resting = setTimeout(() => {
        spoken = explain(event.target);
      }, LONG);
    },
    true,
  );
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") byFinger = false;
    if (held && Math.hypot(event.clientX - held[0], event.clientY - held[1]) > SHAKES) rest();
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, rest);
  document.addEventListener("keydown", () => {
    byFinger = false;
  });
  document.addEventListener("contextmenu", (event) => {
    if (byFinger && !event.target.closest("input, textarea, a")) event.preventDefault();
  });
  addEventListener(
    "click",
    (event) => {
      if (!spoken) return;
      spoken = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );

  return { tell, hide };
})();
