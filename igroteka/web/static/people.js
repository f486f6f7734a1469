// The others at the table: what they say that has not been read, names that are saved as they are left, and the menu,
// which knows who sits where when it is opened.
"use strict";

(() => {
  const facts = document.body.dataset,
    byId = (id) => document.getElementById(id);
  const kept = `igroteka-read-${facts.table}`;
  const READING = 4000; // milliseconds before the eyes after which a line has been read
  const SHOWN = 7000; // that a line floats over a phone's board
  const chat = byId("chat"),
    bubble = byId("bubble"),
    tool = document.querySelector(".record-tool");
  const called = tool?.getAttribute("aria-label");
  let read = Number(localStorage.getItem(kept) ?? Date.now()),
    own = false,
    reading = 0,
    floating = 0;

  const lines = () => [...chat.querySelectorAll("li:not(.told-by-table)")];
  const when = (line) => Number(line.dataset.at);
  const inSight = () => !document.hidden && chat.checkVisibility({ visibilityProperty: true });

  function markRead() {
    clearTimeout(reading);
    read = Math.max(read, ...lines().map(when));
    localStorage.setItem(kept, read);
    bubble.hidden = true;
    show();
  }

  function show() {
    const count = lines().filter((line) => when(line) > read).length;
    for (const mark of document.querySelectorAll(".unread")) {
      mark.hidden = !count;
      mark.textContent = count || "";
    }
    const told = facts.tUnread.replace("#", count);
    tool?.setAttribute("aria-label", count ? `${called}. ${told}` : called);
    chat.classList.toggle("fresh", count > 0);
    return count;
  }

  function heard() {
    if (own) {
      own = false;
      return markRead();
    }
    if (!show()) return;
    clearTimeout(reading);
    if (inSight()) {
      reading = setTimeout(() => inSight() && markRead(), READING);
      return;
    }
    const [who, said] = [...lines().at(-1).querySelectorAll("b, p")].map((part) => part.textContent);
    bubble.textContent = `${who}: ${said}`;
    bubble.hidden = false;
    clearTimeout(floating);
    floating = setTimeout(() => {
      bubble.hidden = true;
    }, SHOWN);
  }

  byId("talk")?.addEventListener("submit", () => {
    own = true;
  });
  const talk = document.querySelector(".talk");
  for (const kind of ["pointerenter", "focusin", "pointerdown"]) talk?.addEventListener(kind, markRead);
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-drawer=record]")) markRead();
  });
  if (chat) {
    new MutationObserver(heard).observe(chat, { childList: true, subtree: true });
    if (!localStorage.getItem(kept)) localStorage.setItem(kept, read);
    heard();
  }

  document.addEventListener("change", (event) => {
    if (event.target.matches(".call input")) event.target.form.requestSubmit();
  });

  // Seats change hands while the page is open.
  document.addEventListener("click", async (event) => {
    if (!event.target.closest("[data-open=menu]") || facts.state === "waiting") return;
    if (document.querySelector("#menu .seats [data-link]")) return; // a link that is shown once
    const answer = await fetch(`/t/${facts.table}${location.search}`).catch(() => null); // the page may be left meanwhile
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const part = "#menu .menu-body > section:last-child";
    const [old, now] = [document.querySelector(part), page.querySelector(part)];
    if (old && now) Idiomorph.morph(old, now, { morphStyle: "outerHTML" });
    completeLinks();
  });
})();
