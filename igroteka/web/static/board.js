// The board under the hand: drag to pan, wheel or pinch to zoom. Moving it never chooses anything.
//
// On a phone it is as large as it must be to be read and scrolls under the finger; one button shows it whole. There the
// view goes to what is asked about.
"use strict";

const Board = (() => {
  const view = document.getElementById("view");
  const board = document.getElementById("board");
  const SLACK = 8; // pixels that a hand may shake before a click becomes a pan
  // Pixels of the screen for a unit of the board, where it is to be read; a map that is read as a whole says less.
  const READABLE = Number(getComputedStyle(board).getPropertyValue("--readable")) || 0.9;
  const FROM_THE_MIDDLE = getComputedStyle(board).getPropertyValue("--from") === "middle"; // else from its first corner
  const ON_A_TABLET = 0.6; // the most that is asked of one that is held upright: it is seen whole
  const phone = matchMedia("(max-width: 719.98px), (max-width: 1120px) and (orientation: portrait)"),
    tablet = matchMedia("(min-width: 720px)"),
    still = matchMedia("(prefers-reduced-motion: reduce)");
  let x = 0,
    y = 0,
    k = 1,
    resting = 0;
  const fingers = new Map();
  let moved = false,
    start = null;

  function place() {
    board.style.willChange = "transform"; // only while it moves: sharp text needs it off
    clearTimeout(resting);
    resting = setTimeout(() => {
      board.style.willChange = "";
    }, 180);
    const w = board.offsetWidth,
      h = board.offsetHeight;
    x = Math.min(w * 0.5, Math.max(-w * (k - 0.5), x));
    y = Math.min(h * 0.5, Math.max(-h * (k - 0.5), y));
    board.style.transform = k === 1 && !x && !y ? "" : `translate(${x}px, ${y}px) scale(${k})`;
    view.classList.toggle("zoomed", k > 1.01);
  }

  function zoom(by, cx, cy) {
    const box = board.getBoundingClientRect();
    const next = Math.min(5, Math.max(1, k * by));
    x -= (cx - box.left) * (next / k - 1);
    y -= (cy - box.top) * (next / k - 1);
    k = next;
    if (k === 1) x = y = 0;
    place();
  }

  // From near to its own size; there, on a phone, from one to read to the whole and back.
  function fit() {
    if (k === 1 && !x && !y && phone.matches) return showWhole(!view.classList.contains("whole"));
    x = y = 0;
    k = 1;
    place();
  }

  function showWhole(on) {
    view.classList.toggle("whole", on);
    localStorage.setItem("igroteka-whole", on ? "1" : "");
    document.querySelector(".whole-board").setAttribute("aria-pressed", String(on));
  }

  const scrolls = () => view && document.body.classList.contains("wide-board") && !view.classList.contains("whole");
  const inSight = (box, frame, start, end) => box[start] >= frame[start] - 1 && box[end] <= frame[end] + 1;

  const EDGE = 12; // pixels that what is brought into sight stays away from the edge

  // How far to scroll along one axis so that all are seen, or if they do not fit the first, where none is.
  function way(boxes, frame, start, end, centred) {
    const first = Math.min(...boxes.map((box) => box[start])),
      last = Math.max(...boxes.map((box) => box[end]));
    if (last - first <= frame[end] - frame[start]) {
      if (first >= frame[start] && last <= frame[end]) return 0;
      if (centred) return (first + last - frame[start] - frame[end]) / 2;
      return first < frame[start] ? first - frame[start] - EDGE : last - frame[end] + EDGE;
    }
    return boxes.some((box) => inSight(box, frame, start, end)) ? 0 : boxes[0][start] - frame[start] - EDGE;
  }

  function scrollTo(home, elements, centred) {
    const frame = home.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const left = way(boxes, frame, "left", "right", centred),
      top = way(boxes, frame, "top", "bottom", centred);
    if (left || top) home.scrollBy({ left, top, behavior: still.matches ? "auto" : "smooth" });
  }

  // What can be chosen may lie aside, on the board and in the hand; where nothing is lit, what it is about has the class
  // "here". An update changes more than once: the last word counts.
  let asked = 0;

  function reveal(elements) {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      const of = (home) => elements.filter((element) => element.isConnected && home?.contains(element));
      const lit = of(board),
        hand = document.getElementById("mine");
      const about = lit.length ? lit : [...board.querySelectorAll(".here")];
      if (phone.matches && about.length && scrolls() && k === 1) scrollTo(view, about, true);
      if (of(hand).length) scrollTo(hand, of(hand), false);
    });
  }

  // One move to the place of what others do, and only if none of it is seen; then the board stays where it is.
  function look(elements) {
    const places = elements.filter((element) => element && board.contains(element));
    const frame = view.getBoundingClientRect();
    const seen = (element) => {
      const box = element.getBoundingClientRect();
      return inSight(box, frame, "left", "right") && inSight(box, frame, "top", "bottom");
    };
    if (!places.length || fingers.size || places.some(seen)) return;
    if (scrolls() && k === 1) return scrollTo(view, [places[0]], true);
    if (k === 1 && !x && !y) return; // all of it is shown
    const box = places[0].getBoundingClientRect();
    x += frame.left + frame.width / 2 - box.left - box.width / 2;
    y += frame.top + frame.height / 2 - box.top - box.height / 2;
    if (!still.matches) glide();
    place();
  }

  function glide() {
    board.style.transition = "transform 0.4s ease-in-out";
    setTimeout(() => {
      board.style.transition = "";
    }, 450);
  }

  function middle() {
    const box = view.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  function spread() {
    const [a, b] = [...fingers.values()];
    return { far: Math.hypot(a[0] - b[0], a[1] - b[1]), cx: (a[0] + b[0]) / 2, cy: (a[1] + b[1]) / 2 };
  }

  if (view) {
    new ResizeObserver(() => {
      const smallest = tablet.matches ? Math.min(READABLE, ON_A_TABLET) : READABLE;
      const [w, h] = ["--w", "--h"].map((name) => Number(board.style.getPropertyValue(name)));
      board.style.setProperty("--smallest", `${smallest}px`);
      const fits = Math.min(view.clientWidth, (view.clientHeight * w) / h);
      const before = document.body.classList.contains("wide-board");
      if (
        document.body.classList.toggle("wide-board", phone.matches && smallest * w > fits + 1) &&
        !before &&
        FROM_THE_MIDDLE
      )
        view.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2);
    }).observe(view);
    if (localStorage.getItem("igroteka-whole")) showWhole(true);

    // Two fingers are ours, one scrolls.
    view.addEventListener(
      "touchstart",
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );

    view.addEventListener(
      "wheel",
      (event) => {
        if (phone.matches && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))) return; // scrolls
        event.preventDefault();
        zoom(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
      },
      { passive: false },
    );

    view.addEventListener("pointerdown", (event) => {
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 1) moved = false;
      const grabs = fingers.size === 2 || !event.target.closest(".lit");
      start = grabs
        ? { x, y, k, at: [event.clientX, event.clientY], pinch: fingers.size === 2 ? spread() : null }
        : null;
    });

    view.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId) || !start) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 2 && start.pinch) {
        const now = spread();
        moved = true;
        if (start.k === 1 && scrolls() && now.far < 0.7 * start.pinch.far) {
          showWhole(true);
          start = null;
          return;
        }
        zoom((now.far / start.pinch.far) * (start.k / k), now.cx, now.cy);
        return;
      }
      const dx = event.clientX - start.at[0],
        dy = event.clientY - start.at[1];
      if (!moved && Math.hypot(dx, dy) < SLACK) return;
      if (event.pointerType === "touch" && k === 1) return; // it scrolls
      moved = true;
      view.classList.add("grabbing");
      x = start.x + dx;
      y = start.y + dy;
      place();
    });

    const lift = (event) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) {
        start = null;
        view.classList.remove("grabbing");
      }
    };
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, lift);
    view.addEventListener(
      "click",
      (event) => {
        if (!moved) return;
        event.stopPropagation();
        event.preventDefault();
        moved = false;
      },
      true,
    );
    document.addEventListener("click", (event) => {
      const button = event.target.closest("[data-zoom]");
      if (!button) return;
      if (button.dataset.zoom === "0") fit();
      else zoom(Number(button.dataset.zoom), ...middle());
    });
    document.addEventListener("keydown", (event) => {
      if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey) return;
      if (event.key === "+" || event.key === "=") zoom(1.25, ...middle());
      else if (event.key === "-") zoom(0.8, ...middle());
      else if (event.key === "0") fit();
    });
  }

  // What a game shows on demand: data-toggle="roads" on a button gives the board the class show-roads and takes it away.
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-toggle]");
    if (button) button.setAttribute("aria-pressed", board.classList.toggle(`show-${button.dataset.toggle}`));
  });
  return { fit, reveal, bring: reveal, look };
})();
