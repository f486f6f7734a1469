// Lists whose newest line stands last, log and chat: they stay at their end, whatever is added and however the page is
// resized, but for whoever has scrolled up to read.
"use strict";

const Newest = (() => {
  const LISTS = ["log", "chat"];
  const NEAR = 40, // pixels from the end that count as the end
    HAND = 800; // milliseconds in which scrolling is by the hand that has just moved
  const away = new Set(); // lists that somebody reads further up
  let touched = 0;

  const byId = (id) => document.getElementById(id);

  // With the frame that shows it: asked for at once, the layout would be made twice.
  function follow(id) {
    if (away.has(id)) return;
    requestAnimationFrame(() => {
      const list = byId(id);
      if (list) list.scrollTop = list.scrollHeight;
    });
  }

  function read(event) {
    const list = event.target;
    if (!LISTS.includes(list.id) || event.timeStamp - touched > HAND || !list.clientHeight) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight > NEAR) away.add(list.id);
    else away.delete(list.id);
  }

  for (const kind of ["wheel", "touchmove", "pointerdown", "pointermove", "keydown"])
    document.addEventListener(
      kind,
      (event) => {
        if (event.target.closest?.("#log, #chat") && (kind !== "pointermove" || event.buttons))
          touched = event.timeStamp;
      },
      { passive: true },
    );
  document.addEventListener("scroll", read, { capture: true, passive: true });

  // A replay keeps the line of its moment in sight by itself.
  if (!document.body.classList.contains("replay")) {
    const watcher = new ResizeObserver((sizes) => {
      for (const size of sizes) follow(size.target.id);
    });
    for (const id of LISTS) if (byId(id)) watcher.observe(byId(id));
  }
  for (const id of LISTS) follow(id);
  return { follow };
})();
