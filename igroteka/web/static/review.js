// The review of a finished game: begun when the page is opened, shown as it grows.
"use strict";

(() => {
  const facts = document.body.dataset;
  const home = document.getElementById("review");
  const path = `/r/${facts.review}/review`;
  const PAUSE = 700; // milliseconds between two looks

  async function look() {
    const answer = await fetch(`${path}/part?seat=${facts.seat}`).catch(() => null);
    if (!answer?.ok) return setTimeout(look, 4 * PAUSE);
    const told = await answer.json();
    if (home.innerHTML !== told.html) home.innerHTML = told.html;
    if (!told.done) setTimeout(look, PAUSE);
  }

  async function begin() {
    const asked = { method: "POST", body: new URLSearchParams({ seat: facts.seat }), redirect: "manual" };
    await fetch(path, asked).catch(() => null);
    look();
  }

  if ("whole" in facts) return;
  if ("begun" in facts) look();
  else begin();
})();
