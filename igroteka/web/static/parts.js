// Puts fragments into the page: what stays stays the same element, so that it can move, keep focus and scroll.
"use strict";

const Parts = (() => {
  const homes = [["strip-", "strips"], ["log-", "log"]];

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
    return name !== "open" || node.tagName !== "DETAILS";
  }

  // A piece of a picture is an element of SVG only inside one.
  function within(old, html) {
    if (!(old.parentNode instanceof SVGElement)) return html;
    const holder = document.createElement("template");
    holder.innerHTML = `<svg>${html}</svg>`;
    return holder.content.firstChild.firstChild;
  }

  // Pieces glide from the old to the new, hands and scrolled panels stay: what holds such parts, known by their ids, is
  // morphed, and what is on its way. What is only read and what is of one piece is put in anew, which is far cheaper.
  const READ = /^(bar|list|help|turn|status|digest|chat|strip-|log-)/;
  const glides = (id, old) => !READ.test(id) && (old.querySelector("[id]") || Motions.moves(old));

  function anew(old, html) {
    const open = old.open;
    old.outerHTML = html;
    if (open) document.getElementById(old.id).open = true;
  }

  function put(id, html) {
    const old = document.getElementById(id) || make(id);
    const outer = new RegExp(`^\\s*<[a-z]+[^>]*\\sid="${id}"`).test(html);
    if (outer && !glides(id, old) && !old.contains(document.activeElement)) return anew(old, html);
    Idiomorph.morph(old, within(old, html), {
      morphStyle: outer ? "outerHTML" : "innerHTML",
      ignoreActiveValue: true,
      callbacks: { beforeAttributeUpdated: keeps },
    });
    if (!outer) old.hidden = !html;
  }

  function drop(id) {
    const old = document.getElementById(id);
    if (!old) return;
    if (homes.some(([start]) => id.startsWith(start))) old.remove();
    else { old.replaceChildren(); old.hidden = true; }
  }

  function show(update) {
    for (const [id, html] of Object.entries(update.f || {})) put(id, html);
    for (const id of update.gone || []) drop(id);
    const ids = Object.keys(update.f || {});
    if (ids.some((id) => id.startsWith("log-"))) toEnd("log");
    if (ids.includes("chat")) toEnd("chat");
  }

  // With the frame that shows it: asked for at once, the layout would be made twice.
  function toEnd(id) {
    requestAnimationFrame(() => {
      const list = document.getElementById(id);
      if (list) list.scrollTop = list.scrollHeight;
    });
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
    if (!here) window.open(`${document.body.dataset.rules}#${link.dataset.clause}`, "_blank", "noopener");
    else { here.scrollIntoView({ block: "nearest" }); point([here.id], "called"); }
  });
  toEnd("log");
  toEnd("chat");
  return { show, point };
})();
