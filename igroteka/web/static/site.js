// What every page does: theme without a reload, copying links, asking once before what cannot be taken back.
"use strict";

// The form that may be sent: its question has just been answered with yes.
let agreed = null;

function ask(form, button) {
  const box = document.getElementById("sure");
  box.querySelector("p").textContent = form.dataset.sure;
  box.querySelector(".primary").textContent = button?.textContent.trim() || form.dataset.sure;
  box.returnValue = "";
  box.onclose = () => {
    if (box.returnValue !== "yes") return;
    agreed = form;
    form.requestSubmit(button);
  };
  box.showModal();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sure && agreed !== form) {
    event.preventDefault();
    return ask(form, event.submitter);
  }
  agreed = null;
  if (!("themeForm" in form.dataset)) return;
  event.preventDefault();
  const theme = document.documentElement.dataset.theme === "light" ? "dark" : "light";
  const kept = fetch("/settings", { method: "POST", body: new URLSearchParams({ theme }), redirect: "manual" });
  kept.finally(() => {
    document.documentElement.dataset.theme = theme;
  }); // seen when it is kept: the next page has it too
});

// Links are sent as paths: the page knows by which address it was reached, or by which others reach it.
function completeLinks() {
  for (const field of document.querySelectorAll("[data-link]"))
    field.value = new URL(field.value, document.body.dataset.base || location.href).href;
}
completeLinks();

async function copyText(text, button) {
  const field = button.parentElement.querySelector("[data-link]");
  if (field) field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else document.execCommand("copy");
  button.classList.add("done");
  const said = document.body.dataset.tCopied;
  if (said && window.Page) Page.toast(said);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) copyText(button.parentElement.querySelector("[data-link]").value, button);
  const opener = event.target.closest("[data-open]");
  if (opener) document.getElementById(opener.dataset.open).showModal();
  const closer = event.target.closest("[data-close]");
  if (!closer) return;
  const closed = document.getElementById(closer.dataset.close);
  if (closed.close) closed.close();
  else closed.hidden = true;
});
