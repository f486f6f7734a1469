// The table: a socket brings fragments, clicks go back; others' moves are shown one after another.
"use strict";

const Page = (() => {
  const facts = document.body.dataset;
  const PACE = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 };
  const REST = 250; // milliseconds after the last motion of others
  const MARKS = { turn: "#ffb454", wait: "#8a93a8", over: "#50c498" };
  const mine = {
    speed: "normal",
    sound: false,
    notify: false,
    ...JSON.parse(localStorage.getItem("igroteka") || "{}"),
  };
  const byId = (id) => document.getElementById(id);
  let socket = null,
    version = Number(facts.v),
    digest = facts.digest,
    tries = 0;
  let queue = [],
    timer = 0,
    busy = 0,
    slow = 0,
    staged = null, // the update that is shown before it is told
    skipping = false;

  // --- the wire ---

  function connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const wanted = new URLSearchParams(location.search).get("seat");
    socket = new WebSocket(
      `${scheme}//${location.host}/t/${facts.table}/ws${wanted === null ? "" : `?seat=${wanted}`}`,
    );
    socket.onopen = () => {
      tries = 0;
      byId("lost").hidden = true;
      facts.wire = "open";
      Parts.forget();
      send({ hello: digest, speed: mine.speed });
      Lights.light();
    };
    socket.onmessage = (event) => hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      const over = event.code === 4429; // a limit: it opens again after a while
      if (event.code >= 4400 && !over) return; // told why already
      byId("lost").hidden = false;
      facts.wire = "lost";
      Lights.clear();
      idle();
      digest = ""; // whatever was missed comes whole
      setTimeout(connect, over ? 15000 : Math.min(8000, 400 * 2 ** tries++));
    };
  }

  function send(click) {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(click));
  }

  function hear(message) {
    if (message.no) return refuse(message);
    const told = Parts.whole(message);
    digest = "";
    if (told.own) {
      flush();
      const lasts = perform(told);
      if (!Stage.on()) return;
      clearTimeout(busy); // what could be chosen before has been chosen, however long it is shown
      clearTimeout(slow);
      document.body.classList.remove("slow"); // it has been answered
      timer = setTimeout(next, lasts);
      return;
    }
    const worthSeeing = Boolean(told.play?.length || told.say) && !skips(told);
    if (document.hidden || (!queue.length && !timer && !worthSeeing)) return apply(told, false);
    queue.push(told);
    if (!timer) next();
  }

  function refuse(told) {
    idle();
    Told.note(told.why || facts.tRefused);
    byId("say").textContent = told.why;
    Motions.sound("bad");
  }

  // --- the queue of what others did ---

  function next() {
    timer = 0;
    Stage.stop();
    byId("queue").hidden = queue.length < 2;
    const told = queue.shift();
    if (!told) return;
    Board.look([...(told.play || [])].flatMap((motion) => [motion.on, motion.to]).map(byId));
    const lasts = perform(told);
    const seen = Math.min(1200, 450 + 350 * (told.play?.length || 0)) * PACE[mine.speed];
    timer = setTimeout(
      next,
      Math.max(seen, (lasts || 0) + REST * PACE[mine.speed]) * Math.min(1, 10 / (queue.length + 1)),
    );
  }

  const othersDecide = () =>
    facts.state === "running" && facts.mark !== "over" && !byId("turn")?.classList.contains("mine");

  // Straight to this player's decision: what others do until then is not shown, and bots do not wait for this page.
  function skip() {
    if (queue.length || timer) flush();
    if (!othersDecide() || skipping) return;
    skipping = true;
    send({ speed: "instant" });
  }

  function skips(told) {
    const was = skipping;
    if (skipping && told.mark && told.mark !== "wait") {
      skipping = false;
      send({ speed: mine.speed });
    }
    return was;
  }

  function flush() {
    clearTimeout(timer);
    timer = 0;
    Stage.stop();
    Motions.stop();
    if (queue.length) apply(queue.splice(0).reduce(both), false);
    byId("queue").hidden = true;
  }

  // Two changes as one: of a fragment the later text, in the order of the later ones.
  function both(one, two) {
    const f = { ...one.f },
      later = Object.keys(two.f || {}),
      gone = two.gone || [];
    for (const id of [...later, ...gone]) delete f[id];
    const still = (one.gone || []).filter((id) => !later.includes(id));
    return {
      ...one,
      ...two,
      f: { ...f, ...two.f },
      gone: [...still, ...gone],
      play: [],
      beats: [],
      title: two.title || one.title,
      mark: two.mark || one.mark,
      say: two.say || one.say,
    };
  }

  // --- showing ---

  // What is worth waiting for first, then all; nothing is told before it is shown.
  function perform(told) {
    const board = () => {
      const shown = Object.entries(told.f || {}).filter(([id]) => /^L\d$/.test(id) || byId(id)?.closest("#board"));
      Parts.show({ f: Object.fromEntries(shown) });
    };
    const lasts = Stage.play(told, board, (left, moving) => {
      staged = null;
      apply(left, moving);
    });
    if (!lasts) return apply(told, true);
    staged = told;
    return lasts + REST * PACE[mine.speed];
  }

  function apply(told, moving) {
    if (facts.state === "waiting" && told.f?.bar) return location.reload(); // the game has begun
    const asked = document.activeElement?.closest("#asks");
    const acting = document.activeElement?.closest(".act, .step, .lit, .curtain");
    const motions = moving ? told.play || [] : [];
    const boxes = Motions.before(motions);
    const ids = [...Object.keys(told.f || {}), ...(told.gone || [])];
    const touched = ids.some((id) => !/^(log-|chat)/.test(id));
    const same = told.v === version && !ids.includes("list"); // the next question may have the very same choices
    version = told.v;
    if (touched) Lights.leave(ids, same);
    Parts.show(told, () => {
      facts.v = told.v;
      Told.heard();
    });
    if (byId("asks").dataset.mine !== facts.mine) return location.reload(); // other seats than the page was made for
    if (ids.includes("waiting")) completeLinks();
    if (touched) Lights.light(same);
    const lasts = Motions.after(motions, boxes, told.beats);
    if (told.title && told.title !== document.title) document.title = told.title;
    if (told.mark && told.mark !== facts.mark) mark(told);
    if (told.say) byId("say").textContent = told.say;
    if (told.own || touched) idle();
    if (
      acting &&
      (!acting.isConnected || !acting.matches(".act, .step, .lit") || document.activeElement === document.body)
    )
      Lights.focusNext();
    if (asked && document.activeElement === document.body) Lights.focusNext(); // the card has been answered
    if (told.own) document.body.getBoundingClientRect(); // laid out while the frame is awaited, not in it
    return lasts;
  }

  function mark(told) {
    const dot = `<circle cx="24" cy="24" r="8" fill="${MARKS[told.mark]}" stroke="#101219" stroke-width="3"/>`;
    const die =
      '<path d="M16 1.5 28.6 8.7v14.6L16 30.5 3.4 23.3V8.7z" fill="#ffcf8f"/><path d="M16 16 3.4 8.7v14.6L16 30.5z" fill="#d9790f"/><path d="M16 16 28.6 8.7v14.6L16 30.5z" fill="#ffb454"/>';
    byId("favicon").href =
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${die}${dot}</svg>`)}`;
    facts.mark = told.mark;
    if (told.mark === "over" && facts.state === "running") Cheer.end(); // it ends before one's eyes
    if (told.mark !== "turn") return;
    Motions.sound("turn");
    if (document.hidden && mine.notify && window.Notification?.permission === "granted") {
      new Notification(document.querySelector(".game-name").textContent, { body: facts.tTurn, tag: facts.table });
    }
  }

  // --- clicks ---

  function waitForAnswer() {
    document.body.classList.add("busy");
    clearTimeout(busy);
    clearTimeout(slow);
    busy = setTimeout(idle, 4000);
    slow = setTimeout(() => document.body.classList.add("slow"), 150); // seen only where the answer is late
  }

  function idle() {
    clearTimeout(busy);
    clearTimeout(slow);
    document.body.classList.remove("busy", "slow");
  }

  function choose(button) {
    if (document.body.classList.contains("busy") || Lights.asksBack(button)) return;
    const action = Number(button.dataset.act);
    waitForAnswer();
    send({ v: queue.at(-1)?.v ?? staged?.v ?? version, a: action });
    if (queue.length || timer) flush(); // while the answer is on its way
    Motions.stop();
  }
  Lights.whenChosen(choose);

  // While it is shown what a choice has brought, another one is no choice yet: the click shows the rest.
  document.addEventListener(
    "click",
    (event) => {
      if (!staged?.own || !event.target.closest("[data-act], [data-do], .lit")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      flush();
    },
    { capture: true },
  );

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (
      event.target.closest("[data-skip]") ||
      ((queue.length || Stage.on()) && event.target.closest("#field") && !event.target.closest(".lit"))
    )
      flush();
    if (!button || document.body.classList.contains("busy")) return;
    if (button.dataset.why) Told.note(button.dataset.why);
    else if (button.dataset.act) choose(button);
    else if (button.dataset.do) {
      flush();
      waitForAnswer();
      send({ v: version, do: button.dataset.do });
    } else if ("list" in button.dataset) {
      byId("list").open = !byId("list").open;
      if (byId("list").open) byId("list").querySelector("button")?.focus();
    } else if (button.dataset.uncover) send({ uncover: Number(button.dataset.uncover) });
  });

  // What is answered about seats is shown by what comes over the socket: the page stays.
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented || "goes" in event.target.dataset) return;
    if (!event.target.closest("#asks, .band, [data-stays]")) return;
    event.preventDefault();
    fetch(event.target.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(event.target)),
      redirect: "manual",
    });
  });

  byId("talk")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const line = byId("talk-line");
    if (line.value.trim()) send({ chat: line.value.trim() });
    line.value = "";
  });

  let noting = 0;
  byId("notes")?.addEventListener("input", (event) => {
    clearTimeout(noting);
    noting = setTimeout(() => send({ note: event.target.value }), 600);
  });

  for (const [kind, on] of [
    ["keydown", true],
    ["keyup", false],
  ]) {
    document.addEventListener(kind, (event) => {
      if (event.key?.toLowerCase() === "h" && !event.target.closest("input, textarea, select"))
        document.body.classList.toggle("hide-pieces", on);
    });
  }

  // Space has no other meaning while others decide; then it is a button's key again, as everywhere.
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== " " || event.target.closest("input, textarea, select, dialog, [contenteditable]")) return;
      if (!queue.length && !timer && !othersDecide()) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    },
    { capture: true },
  );

  // --- how this page behaves, kept in the browser ---

  function settle() {
    Motions.setLoud(mine.sound);
    Motions.setPace(PACE[mine.speed]);
    localStorage.setItem("igroteka", JSON.stringify(mine));
  }

  // Sounds are offered once, and are silent until then.
  function offer(answer) {
    byId("sound-offer").hidden = true;
    mine.offered = true;
    if (answer === "on") mine.sound = true;
    document.querySelector("[data-setting=sound]").checked = mine.sound;
    settle();
    if (answer) byId("bar")?.querySelector("h2")?.focus({ preventScroll: true });
  }
  byId("sound-offer").hidden = Boolean(mine.offered || mine.sound);
  byId("sound-offer").addEventListener("click", (event) => {
    const answer = event.target.closest("button")?.dataset.offer;
    if (answer) offer(answer);
  });
  addEventListener("pagehide", () => {
    if (!mine.offered && facts.state !== "waiting")
      localStorage.setItem("igroteka", JSON.stringify({ ...mine, offered: true }));
  });

  const speed = document.querySelector(`[data-setting=speed] [value="${mine.speed}"]`);
  if (speed) speed.checked = true;
  for (const box of document.querySelectorAll("input[data-setting]")) box.checked = mine[box.dataset.setting];
  byId("menu").addEventListener("change", (event) => {
    if (event.target.name === "speed") {
      mine.speed = event.target.value;
      skipping = false;
      send({ speed: mine.speed });
    }
    if (event.target.dataset.setting) mine[event.target.dataset.setting] = event.target.checked;
    if (event.target.dataset.setting === "notify" && event.target.checked) window.Notification?.requestPermission();
    settle();
  });
  settle();
  document.addEventListener("visibilitychange", flush);
  if (facts.state !== "waiting" && document.querySelector("#menu .seat [data-link]")) byId("menu").showModal(); // a link just made
  Lights.light();
  if (facts.state !== "waiting") Told.heard();
  connect();
  return { toast: Told.note };
})();
