// Puts fragments into the page: what stays stays the same element, so that it can move, keep focus and scroll.
"use strict";

const Parts = (() => {
  const homes = [
    ["strip-", "strips"],
    ["log-", "log"],
  ];

  function make(id) {
    const home = homes.find(([start]) => id.startsWith(start));
    const made = document.createElement(id.startsWith("strip-") ? "li" : id.startsWith("log-") ? "ol" : "div");
    made.id = id;
    document.getElementById(home ? home[1] : "content").append(made);
    return made;
  }

  // A script may have opened a list, pressed a switch or turned an element into a button: the server does not know.
  function keeps(name, node) {
    if (name === "aria-pressed") return !node.dataset.toggle;
    if (name === "hidden" || name === "data-shut") return !("shut" in node.dataset); // put away until it is opened again
    return name !== "open" || node.tagName !== "DETAILS";
  }

  const standsFor = (id, html) => new RegExp(`^\\s*<[a-z]+[^>]*\\sid="${id}"`).test(html); // else it goes inside

  // Parsed at once, where nothing is shown yet; a piece of a picture is an element of SVG only inside one.
  function parsed(fragments) {
    const holder = document.createElement("template");
    const drawn = (id) => document.getElementById(id)?.parentNode instanceof SVGElement;
    const whole = fragments.filter(([id, html]) => standsFor(id, html));
    holder.innerHTML = whole.map(([id, html]) => (drawn(id) ? `<svg>${html}</svg>` : html)).join("");
    return new Map(whole.map(([id]) => [id, holder.content.getElementById(id)]));
  }

  // What is alike stays untouched, so that little of the page is laid out and painted again.
  function liken(old, now) {
    if (old.isEqualNode(now)) return;
    if (old.nodeName !== now.nodeName || old.id !== now.id) return old.replaceWith(now);
    if (old.nodeType !== Node.ELEMENT_NODE) {
      old.data = now.data;
      return;
    }
    for (const { name, value } of [...now.attributes])
      if (old.getAttribute(name) !== value && keeps(name, old)) old.setAttribute(name, value);
    for (const { name } of [...old.attributes])
      if (!now.hasAttribute(name) && keeps(name, old)) old.removeAttribute(name);
    likenAll(old, [...old.childNodes], [...now.childNodes]);
  }

  function likenAll(home, olds, news) {
    while (olds.length && news.length && olds[0].isEqualNode(news[0])) {
      olds.shift();
      news.shift();
    }
    let after = null;
    while (olds.length && news.length && olds.at(-1).isEqualNode(news.at(-1))) {
      after = olds.pop();
      news.pop();
    }
    for (const [place, now] of news.entries()) {
      if (place < olds.length) liken(olds[place], now);
      else home.insertBefore(now, after);
    }
    for (const old of olds.slice(news.length)) old.remove();
  }

  // What holds the same elements as before, known by their ids, is made alike, which is cheap. Where some come, go or
  // change places they are morphed: hands and scrolled panels stay, and what is on its way goes on.
  const idsIn = (home) => [...home.querySelectorAll("[id]")].map((element) => element.id).join(" ");
  const READ = /^(bar|list|help|turn|status|digest|chat|strip-|log-)/; // never looked for again
  const sameThings = (id, old, now) => READ.test(id) || idsIn(old) === idsIn(now);

  function put(id, html, now) {
    const old = document.getElementById(id) || make(id);
    if (now && sameThings(id, old, now)) return liken(old, now);
    Idiomorph.morph(old, now || html, {
      morphStyle: now ? "outerHTML" : "innerHTML",
      ignoreActiveValue: true,
      callbacks: { beforeAttributeUpdated: keeps },
    });
    if (!now) old.hidden = !html;
  }

  function drop(id) {
    const old = document.getElementById(id);
    if (!old) return;
    if (homes.some(([start]) => id.startsWith(start))) old.remove();
    else {
      old.replaceChildren();
      old.hidden = true;
    }
  }

  // What is read and not clicked comes right after the frame that shows the rest: so the answer to a click is painted
  // sooner. A page that nobody looks at draws no frames and gets all at once. `told` is called when all is shown.
  const LATER = /^(log-|help$|digest$|chat$)/;
  let owed = null;

  function show(update, told = () => {}) {
    catchUp();
    const [later, now] = split(Object.entries(update.f || {}), ([id]) => LATER.test(id));
    const [laterGone, gone] = split(update.gone || [], (id) => LATER.test(id));
    place(now, gone);
    owed = () => {
      place(later, laterGone);
      told();
    };
    if (document.hidden || !(later.length || laterGone.length)) return catchUp();
    const mine = owed;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (owed === mine) catchUp();
      }),
    );
  }

  function catchUp() {
    const rest = owed;
    owed = null;
    rest?.();
  }

  // What is told by edits is made whole, as `page/edits.py` says: a text is cut before each "<", so many of its
  // cuttings are replaced by others, and a number stands for one that came before.
  const MOST = 20000;
  const texts = new Map(); // of fragments, as they came
  let known = []; // cuttings

  function whole(told) {
    const f = { ...told.f };
    for (const [id, edits] of Object.entries(told.d || {})) f[id] = edited(texts.get(id) || "", edits);
    for (const [id, html] of Object.entries(f)) texts.set(id, html);
    return { ...told, f };
  }

  function edited(old, edits) {
    const cut = old.split("<");
    const come = edits.map(([, , cuttings]) => cuttings.map(read));
    for (const [first, count] of edits.toReversed()) cut.splice(first, count, ...come.pop());
    return cut.join("<");
  }

  function read(cutting) {
    if (typeof cutting === "number") return known[cutting];
    if (known.length < MOST) known.push(cutting);
    return cutting;
  }

  // Another socket has told nothing yet.
  function forget() {
    texts.clear();
    known = [];
  }

  const split = (all, test) => [all.filter(test), all.filter((one) => !test(one))];

  function place(fragments, gone) {
    const whole = parsed(fragments);
    for (const [id, html] of fragments) put(id, html, whole.get(id));
    for (const id of gone) drop(id);
    if (fragments.some(([id]) => id.startsWith("log-"))) Newest.follow("log");
    if (fragments.some(([id]) => id === "chat")) Newest.follow("chat");
  }

  // A line of the log or a button points at what it is about.
  function point(ids, name) {
    for (const old of document.querySelectorAll(`.${name}`)) old.classList.remove(name);
    for (const id of ids) document.getElementById(id)?.classList.add(name);
  }

  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const line = event.target.closest?.("[data-hl]");
      point(line ? line.dataset.hl.split(" ") : [], "marked");
    });
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-clause]:not([aria-disabled])");
    if (!link) return;
    const here = document.getElementById(`clause-${link.dataset.clause}`);
    if (!here) Clauses.show(link);
    else {
      if (here.closest("#help")) Drawers.open("help");
      here.closest("details")?.setAttribute("open", "");
      here.scrollIntoView({ block: "nearest" });
      point([here.id], "called");
    }
  });
  return { show, point, whole, forget };
})();
