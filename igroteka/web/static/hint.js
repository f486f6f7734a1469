// Hints: asked for by the bar's button, shown in a panel beside the board. A press marks the choice where it lives, a
// second one makes it. A hint is for one decision: when that is over the panel goes.
"use strict";

const Hint = (() => {
  const panel = document.getElementById("hint");
  const facts = document.body.dataset;
  let asked = 0; // the number of the last question, 0: nothing is shown or awaited
  let version = "";

  const choice = (action) => document.querySelector(`#list [data-act="${action}"]`);
  const barred = (action) => document.querySelector(`#bar .choices [data-act="${action}"]`);

  function wait() {
    const line = document.createElement("p");
    line.className = "thinking";
    line.textContent = panel.dataset.tThinking;
    panel.replaceChildren(line);
    panel.hidden = false;
  }

  async function ask() {
    if (asked && version === facts.v) return close();
    const mine = ++count;
    asked = mine;
    version = facts.v;
    wait();
    const seat = new URLSearchParams(location.search).get("seat");
    const answer = await fetch(`/t/${facts.table}/hint${seat === null ? "" : `?seat=${seat}`}`, {
      method: "POST",
      body: JSON.stringify({ v: Number(version) }),
    }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (asked !== mine) return; // put away, or another was asked
    if (told?.html && String(told.v) === facts.v) return show(told.html);
    close();
    Told.note(told?.why || panel.dataset.tGone);
  }
  let count = 0;

  function show(html) {
    panel.innerHTML = html;
    panel.querySelector("h2").focus({ preventScroll: true });
  }

  function close() {
    const focused = panel.contains(document.activeElement);
    asked = 0;
    panel.hidden = true;
    panel.replaceChildren();
    Parts.point([], "advised");
    if (focused) document.querySelector("#bar [data-hint]")?.focus({ preventScroll: true });
  }

  // The first press shows where, the second does it.
  function take(button) {
    const made = choice(button.dataset.advice);
    if (!made || version !== facts.v) return close();
    if (button.getAttribute("aria-pressed") === "true") {
      close();
      return made.click();
    }
    for (const other of panel.querySelectorAll("[data-advice]")) {
      other.setAttribute("aria-pressed", String(other === button));
      other.closest("li").querySelector(".play").hidden = other !== button;
    }
    const on = (made.dataset.on || "").split(" ").filter(Boolean);
    Parts.point(on, "advised");
    barred(button.dataset.advice)?.classList.add("advised");
    Board.bring(on.map((id) => document.getElementById(id)).filter(Boolean));
  }

  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    if (at("[data-hint]")) ask();
    else if (at("[data-hint-close]")) close();
    else if (at("[data-advice]")) take(at("[data-advice]"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && asked) close();
  });

  // Another decision, or none.
  new MutationObserver(() => {
    if (asked && version !== facts.v) close();
  }).observe(document.body, { attributes: true, attributeFilter: ["data-v"] });
})();
