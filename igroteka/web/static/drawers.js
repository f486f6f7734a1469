// What has no room of its own on a narrow page is opened over it: players in full, log and chat, the rules of the moment;
// on an upright one also the whole hand, of which otherwise a row is seen.
"use strict";

const Drawers = (() => {
  const body = document.body,
    byId = (id) => document.getElementById(id);
  const narrow = matchMedia("(max-width: 1120px)");
  const FOLDS = "#strips, #status"; // in one line, until they are tapped
  const veil = document.querySelector(".veil");
  let opener = null;

  function open(name) {
    if (!narrow.matches || body.dataset.drawn === name) return;
    opener = document.activeElement;
    body.dataset.drawn = name;
    veil.hidden = false;
    tell(name, true);
    const drawer = byId(name);
    (drawer.querySelector("[data-shut]") || drawer.querySelector("a, button, [tabindex]"))?.focus();
    if (drawer.querySelector("#log")) Newest.follow("log");
  }

  function shut(back = true) {
    unfold(null);
    if (!body.dataset.drawn) return;
    tell(body.dataset.drawn, false);
    delete body.dataset.drawn;
    veil.hidden = true;
    if (back && opener?.isConnected) opener.focus({ preventScroll: true });
  }

  function tell(name, on) {
    for (const button of document.querySelectorAll(`[data-drawer="${name}"]`)) button.setAttribute("aria-expanded", on);
  }

  // One at a time; what is in full already folds again.
  function unfold(line) {
    for (const other of document.querySelectorAll(FOLDS))
      other.classList.toggle("unfolded", other === line && narrow.matches && !other.classList.contains("unfolded"));
  }

  function showHand(button) {
    const on = byId("mine").classList.toggle("opened");
    button.setAttribute("aria-expanded", on);
  }

  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    if (at("[data-drawer]")) open(at("[data-drawer]").dataset.drawer);
    else if (at("[data-shut]")) shut();
    else if (at("[data-retell]"))
      shut(false); // its card has the focus
    else if (at("[data-grab]")) showHand(at("[data-grab]"));
    else if (!at("#status button")) unfold(at(FOLDS));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") shut();
    if (event.target.matches(FOLDS) && (event.key === "Enter" || event.key === " ")) {
      unfold(event.target);
      event.preventDefault();
    }
  });

  // What scrolls can be scrolled by keys; what does not scroll is no stop for them. My own things scroll on a wide page
  // too, where they are many.
  const scrolls = (element) => element.scrollHeight > element.clientHeight + 1;
  function reach() {
    for (const id of ["strips", "status", "view", "mine"]) {
      const element = byId(id);
      if (!element) continue;
      if (!(narrow.matches || (id === "mine" && scrolls(element)))) element.removeAttribute("tabindex");
      else if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "0");
    }
  }
  function refit() {
    reach();
    if (!narrow.matches) shut();
  }
  narrow.addEventListener("change", refit);
  if (byId("mine")) {
    const sizes = new ResizeObserver(reach);
    sizes.observe(byId("mine"));
    new MutationObserver(reach).observe(byId("mine"), { childList: true, subtree: true });
    new MutationObserver(reach).observe(byId("mine"), { attributeFilter: ["tabindex"] }); // what came knows nothing of it
  }
  refit();

  return { open, shut };
})();
