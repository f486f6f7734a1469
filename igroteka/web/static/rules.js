// Finding a clause by a word.
"use strict";

const find = document.getElementById("find");
const found = document.getElementById("found");

find.addEventListener("input", () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const chapter of document.querySelectorAll(".chapter")) {
    let some = 0;
    for (const clause of chapter.querySelectorAll("li")) {
      const text = clause.textContent.toLowerCase();
      clause.hidden = !words.every((word) => text.includes(word));
      if (!clause.hidden) some += 1;
    }
    chapter.hidden = some === 0;
    count += some;
  }
  found.textContent = words.length ? found.dataset.found.replace("#", count) : "";
});
