// What happened: all new lines of the log pass through the line of news, one after another; what was done to the viewer
// is a card that stays until it is put away, and that its line of the log opens again.
"use strict";

const Told = (() => {
  const facts = document.body.dataset;
  const byId = (id) => document.getElementById(id);
  const lines = () => [...document.querySelectorAll("#log li")];
  const noticeOf = (line) => line?.querySelector(".notice");

  // --- the line of news ---

  const ticker = byId("ticker");
  const [mark, said, count] = ticker.children;
  const LEAST = 160,
    MOST = 1100,
    TOGETHER = 2600; // milliseconds that a line stays, and all of an update together
  let coming = [],
    shown = null, // the line of the log that is read now
    passed = 0,
    turning = 0,
    refusing = 0;

  function news(fresh) {
    if (!fresh.length) return;
    if (!coming.length && !turning) passed = 0;
    coming.push(...fresh);
    if (!turning) turn();
  }

  function turn() {
    turning = 0;
    const line = coming.shift();
    if (!line) return;
    passed += 1;
    tell(line);
    const all = passed + coming.length;
    count.textContent = coming.length ? `${passed}/${all}` : all;
    count.hidden = all < 2;
    turning = setTimeout(turn, Math.max(LEAST, Math.min(MOST, TOGETHER / (coming.length + 1))));
  }

  function tell(line) {
    shown = line;
    if (refusing) return;
    mark.className = `mark ${line.classList[0]}`;
    said.textContent = wordsOf(line);
    ticker.classList.toggle("me", line.classList.contains("me"));
  }

  const wordsOf = (line) => line.firstChild.textContent.trim();

  // Why something cannot be done, for a while in the same place.
  function note(text) {
    clearTimeout(refusing);
    ticker.classList.add("no");
    said.textContent = text;
    count.hidden = true;
    refusing = setTimeout(() => {
      refusing = 0;
      ticker.classList.remove("no");
      if (shown) tell(shown);
      else said.textContent = "";
    }, 4000);
  }

  ticker.addEventListener("click", () => {
    if (shown) find(shown);
  });

  // Shows the place a line is about, on the board and in the log.
  function find(line) {
    for (const old of document.querySelectorAll("#log .found")) old.classList.remove("found");
    if (line.isConnected) {
      line.classList.add("found");
      scrollTo(line);
    }
    point(line.dataset.hl);
  }

  function scrollTo(line) {
    const log = byId("log");
    log.scrollTop += line.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3;
  }

  const placesOf = (hl) =>
    (hl || "")
      .split(" ")
      .filter((id) => id && !id.startsWith("strip-"))
      .map(byId)
      .filter(Boolean);

  function point(hl) {
    const places = placesOf(hl);
    places[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    Motions.point(places);
    return places;
  }

  // --- cards ---

  const card = byId("told");
  const body = card.querySelector(".told-body");
  const narrow = matchMedia("(max-width: 1120px)");
  const STORE = `told ${facts.table || facts.replay}`;
  let queue = [], // notices to be read, the first is shown
    read = 0, // of those that came together
    from = null; // the button that opened it again

  const dismissed = () => new Set(JSON.parse(sessionStorage.getItem(STORE) || "[]"));
  const nameOf = (line) => `${line.dataset.n}:${noticeOf(line).dataset.key}`;

  function ask(fresh) {
    const known = dismissed();
    const found = fresh
      .filter((line) => noticeOf(line) && !known.has(nameOf(line)))
      .map((line) => ({ name: nameOf(line), notice: noticeOf(line).cloneNode(true) }))
      .sort((one, two) => two.notice.children.length - one.notice.children.length); // what weighs most first
    if (!found.length) return;
    if (looksOn()) close();
    const waits = queue.length;
    queue.push(...found);
    if (waits) number();
    else show();
  }

  const looksOn = () => Number(facts.replay ? -1 : (byId("digest")?.dataset.of ?? facts.seat)) < 0;

  function show() {
    const [next] = queue;
    if (!next) return;
    next.notice.hidden = false;
    body.replaceChildren(next.notice);
    card.hidden = false;
    number();
    const [place] = point(next.notice.dataset.hl);
    settle(place);
  }

  // Where the page is narrow it lies above the question, or else on top: where it does not cover the place.
  function settle(place) {
    card.removeAttribute("style");
    if (!narrow.matches) return;
    const field = byId("field").getBoundingClientRect();
    const box = place?.getBoundingClientRect();
    const width = Math.min(field.width - 12, 420);
    const aside = box && box.left + box.width / 2 < field.left + field.width / 2; // the place is at the left
    card.style.width = `${width}px`;
    card.style.left = `${aside ? field.right - width - 6 : field.left + 6}px`;
    card.style.bottom = `${innerHeight - byId("bar").getBoundingClientRect().top + 6}px`;
    if (!box || box.bottom < card.getBoundingClientRect().top) return;
    card.style.bottom = "";
    card.style.top = `${Math.max(field.top, 0) + 6}px`;
  }
  // The question below it may become longer while it is read.
  new ResizeObserver(() => card.hidden || settle(placesOf(queue[0]?.notice.dataset.hl)[0])).observe(byId("bar"));

  function number() {
    const of = card.querySelector(".of");
    const all = read + queue.length;
    of.hidden = all < 2;
    of.textContent = card.dataset.tOf.replace("#n", read + 1).replace("#c", all);
  }

  function dismiss() {
    const gone = queue.shift();
    if (gone && !facts.replay) sessionStorage.setItem(STORE, JSON.stringify([...dismissed(), gone.name]));
    read += 1;
    if (queue.length) return show();
    const back = from?.isConnected && card.contains(document.activeElement) ? from : null;
    close();
    back?.focus();
  }

  function close() {
    queue = [];
    read = 0;
    from = null;
    card.hidden = true;
    body.replaceChildren();
  }

  // From its line of the log.
  function again(button) {
    const line = button.closest("li");
    const wanted = { name: nameOf(line), notice: noticeOf(line).cloneNode(true) };
    queue = [wanted, ...queue.filter((other) => other.name !== wanted.name)];
    read = 0;
    const drawer = narrow.matches && document.querySelector("[data-drawer=record]"); // the log lies over the board there
    if (drawer) document.querySelector("#record [data-shut]")?.click();
    show();
    from = drawer || button;
    card.querySelector(".got").focus();
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if ("toldClose" in button.dataset) dismiss();
    if ("retell" in button.dataset) again(button);
    if ("sinceLog" in button.dataset) sinceLog();
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      if (document.querySelector("dialog[open], .choosing, .menu-at")) return;
      if (byId("digest")?.open) byId("digest").open = false;
      else if (!card.hidden) dismiss();
      else return;
      event.stopPropagation();
    },
    true,
  );

  // --- the digest: the whole story is in the log ---

  function sinceLog() {
    const line = lines()[Number(byId("digest").dataset.since)];
    byId("digest").open = false;
    if (line) find(line);
  }

  document.addEventListener("pointerdown", (event) => {
    if (byId("digest")?.open && !event.target.closest("#digest")) byId("digest").open = false;
  });

  // --- what has come ---

  let seat = null,
    heardOf = 0;

  // The log has changed: whatever is new in it is told.
  function heard() {
    const all = lines();
    const since = byId("digest")?.dataset;
    if (since?.of !== undefined && since.of !== seat) return begin(all, since);
    const fresh = all.slice(heardOf);
    heardOf = all.length;
    if (!fresh.length) return;
    news(fresh);
    if (byId("curtain")?.hidden !== false) ask(fresh);
  }

  // The page is opened, or another sits down before it: only what came since the seat's last choice is told.
  function begin(all, since) {
    seat = since.of;
    heardOf = all.length;
    close();
    if (all.length) tell(all.at(-1));
    if (Number(seat) >= 0) ask(all.slice(Number(since.since)));
  }

  // A moment of a replay, and nothing but it.
  function moment(step) {
    const here = lines().filter((line) => Number(line.dataset.n) === step);
    coming = [];
    clearTimeout(turning);
    turning = 0;
    passed = 0;
    news(here);
    close();
    ask(here);
  }

  return { heard, moment, note };
})();
