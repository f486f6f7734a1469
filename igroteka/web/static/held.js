// What the hand has picked up: the bar names it, holds its choices and a way to put it back. Nothing else is covered.
"use strict";

const Held = (() => {
  const bar = () => document.getElementById("bar");
  let held = null;

  const made = (tag, name, ...inside) => {
    const element = Object.assign(document.createElement(tag), { className: name });
    element.append(...inside);
    return element;
  };

  function cancel() {
    const button = made("button", "step", made("b", "", document.body.dataset.tCancel), made("kbd", "", "Esc"));
    button.type = "button";
    button.dataset.cancel = "";
    return button;
  }

  // The bar's own button of a choice has words that fit there.
  function copy([choice, label]) {
    const own = bar().querySelector(`.choices [data-act="${choice.dataset.act}"]`) || choice;
    const button = own.cloneNode(true);
    button.title ||= [...choice.querySelectorAll("b, small")].map((part) => part.textContent).join(". ");
    if (label) button.querySelector("b").textContent = label;
    return button;
  }

  // Choices, each with what its button says here, if that is another thing.
  function show(title, choices) {
    hide();
    document.getElementById("list").open = false; // on a phone it lies over the bar
    const ask = made("div", "ask", made("h2", "", title));
    ask.setAttribute("role", "status");
    held = made("div", "held", ask, made("div", "choices", ...choices.map(copy)), made("div", "back", cancel()));
    const acts = held.querySelectorAll(".act");
    if (acts.length === 1) acts[0].className = "act primary";
    stay();
  }

  // What cannot be wanted by mistake is asked once; the same key or Enter says yes.
  function ask(choice) {
    show(choice.dataset.ask, [[choice, choice.dataset.sure]]);
    const yes = held.querySelector(".act");
    delete yes.dataset.ask;
    yes.focus({ preventScroll: true });
  }

  // The bar may have been drawn anew.
  function stay() {
    if (!held) return;
    bar().classList.add("picked");
    if (!held.isConnected) bar().append(held);
  }

  // Returns whether the focus was there.
  function hide() {
    const focused = Boolean(held?.contains(document.activeElement));
    held?.remove();
    held = null;
    bar()?.classList.remove("picked");
    return focused;
  }

  return {
    show,
    ask,
    stay,
    hide,
    shown: () => Boolean(held),
    focus: () => held?.querySelector(".act")?.focus({ preventScroll: true }),
  };
})();
