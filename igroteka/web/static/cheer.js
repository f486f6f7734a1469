// The end of a game that was waited for: its headline is stamped, and things of the game burst out of it for a moment.
"use strict";

const Cheer = (() => {
  const MANY = 26;
  let flying = [];

  function end() {
    const card = document.getElementById("end");
    const head = card?.querySelector("h2");
    if (!head || card.hidden || Motions.still()) return;
    stamp(head);
    const things = (card.dataset.burst || "").split(" ").filter(Boolean);
    if (things.length) burst(head.getBoundingClientRect(), things);
  }

  function stamp(head) {
    const way = [
      { opacity: 0, scale: 2.2, rotate: "-7deg" },
      { opacity: 1, scale: 0.96, rotate: "1deg", offset: 0.7 },
      { opacity: 1, scale: 1, rotate: "0deg" },
    ];
    head.style.transformOrigin = "left center";
    fly(head.animate(way, { duration: Motions.paced(520), easing: "cubic-bezier(.3,.7,.3,1)" }));
    Motions.sound("good");
  }

  function fly(animation) {
    flying.push(animation);
    animation.onfinish = () => {
      flying = flying.filter((other) => other !== animation);
    };
  }

  // Up and out, then down, as what is thrown goes.
  function burst(from, things) {
    for (let n = 0; n < MANY; n += 1) {
      const piece = document.createElement("i");
      piece.className = "burst";
      piece.innerHTML = `<svg aria-hidden="true"><use href="#${things[n % things.length]}"/></svg>`;
      piece.style.left = `${from.left + Math.random() * Math.max(120, from.width)}px`;
      piece.style.top = `${from.top + from.height / 2}px`;
      document.body.append(piece);
      const aside = (Math.random() - 0.35) * 620,
        up = 60 + Math.random() * 150,
        turn = (Math.random() - 0.5) * 500;
      const animation = piece.animate(
        [
          { translate: "0px 0px", rotate: "0deg", opacity: 0 },
          { translate: `${aside * 0.55}px ${-up}px`, rotate: `${turn * 0.5}deg`, opacity: 1, offset: 0.4 },
          { translate: `${aside}px ${260 + up}px`, rotate: `${turn}deg`, opacity: 0 },
        ],
        { duration: Motions.paced(1300 + Math.random() * 500), easing: "ease-out", fill: "both" },
      );
      fly(animation);
      animation.addEventListener("finish", () => piece.remove());
    }
  }

  const stop = () => {
    for (const animation of [...flying]) animation.finish();
  };
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, stop, { capture: true });

  return { end };
})();
