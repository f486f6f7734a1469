// The board under the hand: drag to pan, wheel or pinch to zoom. Moving it never chooses anything.
"use strict";

const Board = (() => {
  const view = document.getElementById("view");
  const board = document.getElementById("board");
  const SLACK = 8; // pixels that a hand may shake before a click becomes a pan
  let x = 0, y = 0, k = 1, resting = 0;
  const fingers = new Map();
  let moved = false, start = null;

  function place() {
    board.style.willChange = "transform"; // only while it moves: sharp text needs it off
    clearTimeout(resting);
    resting = setTimeout(() => { board.style.willChange = ""; }, 180);
    const w = board.offsetWidth, h = board.offsetHeight;
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

  function fit() { x = y = 0; k = 1; place(); }

  function middle() {
    const box = view.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  function spread() {
    const [a, b] = [...fingers.values()];
    return { far: Math.hypot(a[0] - b[0], a[1] - b[1]), cx: (a[0] + b[0]) / 2, cy: (a[1] + b[1]) / 2 };
  }

  if (view) {
    view.addEventListener("wheel", (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
    }, { passive: false });

    view.addEventListener("pointerdown", (event) => {
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 1) moved = false;
      const grabs = fingers.size === 2 || !event.target.closest(".lit");
      start = grabs ? { x, y, k, at: [event.clientX, event.clientY], pinch: fingers.size === 2 ? spread() : null } : null;
    });

    view.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId) || !start) return;
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 2 && start.pinch) {
        const now = spread();
        moved = true;
        zoom((now.far / start.pinch.far) * (start.k / k), now.cx, now.cy);
        return;
      }
      const dx = event.clientX - start.at[0], dy = event.clientY - start.at[1];
      if (!moved && Math.hypot(dx, dy) < SLACK) return;
      if (event.pointerType === "touch" && k === 1) return; // the page scrolls
      moved = true;
      view.classList.add("grabbing");
      x = start.x + dx;
      y = start.y + dy;
      place();
    });

    const lift = (event) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) { start = null; view.classList.remove("grabbing"); }
    };
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, lift);
    view.addEventListener("click", (event) => {
      if (!moved) return;
      event.stopPropagation();
      event.preventDefault();
      moved = false;
    }, true);
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
  return { fit };
})();
