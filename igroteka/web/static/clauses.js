// A clause of the rules where its number stands: no page is left or opened for it, unless its number in it is followed.
"use strict";

const Clauses = (() => {
  const EDGE = 8; // pixels
  let book = null; // the page of rules, asked for once

  async function page() {
    book ??= fetch(document.body.dataset.rules).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.status);
      return new DOMParser().parseFromString(await answer.text(), "text/html");
    });
    return book;
  }

  async function show(link) {
    const note = document.getElementById("clause-note");
    const [number, text] = note.children;
    number.textContent = link.dataset.clause;
    number.href = `${document.body.dataset.rules}#${link.dataset.clause}`;
    text.textContent = "…";
    note.showPopover();
    place(note, link);
    try {
      const found = (await page()).getElementById(link.dataset.clause)?.querySelector("p");
      if (number.textContent !== link.dataset.clause) return; // another has been asked for
      text.innerHTML = found ? found.innerHTML : "";
      for (const other of text.querySelectorAll("a")) {
        other.href = document.body.dataset.rules + other.hash;
        Object.assign(other, { target: "_blank", rel: "noopener" });
      }
    } catch {
      book = null;
      note.hidePopover();
    }
    place(note, link);
  }

  function place(note, link) {
    const at = link.getBoundingClientRect();
    const left = Math.min(at.left, innerWidth - note.offsetWidth - EDGE);
    const above = at.top - note.offsetHeight - EDGE;
    note.style.left = `${Math.max(EDGE, left)}px`;
    note.style.top = `${above > EDGE ? above : Math.min(at.bottom + EDGE, innerHeight - note.offsetHeight - EDGE)}px`;
  }

  return { show };
})();
