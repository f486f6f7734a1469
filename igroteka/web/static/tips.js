// What is pointed at is told: what it is, as the game says, and what a click there would do. Where the page is wide it
// is told beside the board, which it would cover.
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

  return {
    tell,
    hide: () => {
      tip.hidden = true;
    },
  };
})();
