// The lobby and the form of a new table; without this script both still work.
"use strict";

// Seats beyond the number of players are not asked about.
function fitSeats() {
  const names = document.querySelectorAll(".new-form .own-name");
  const count = document.querySelector(".new-form [name=players]:checked");
  for (const seat of document.querySelectorAll("[data-seat]")) {
    seat.hidden = Boolean(count) && Number(seat.dataset.seat) >= Number(count.value);
    for (const field of seat.querySelectorAll("select")) field.disabled = seat.hidden;
  }
  const own = (field) =>
    !field.closest("[data-seat]").hidden && field.parentElement.querySelector("select").value === "me";
  const several = [...names].filter(own).length > 1;
  for (const field of names) field.hidden = field.disabled = !(several && own(field)); // one alone is called as in the lobby
}

// Whoever takes another side changes places with whoever was to have it; a seat for oneself is a side as well.
function fitSides(changed) {
  const mine = () => [...document.querySelectorAll(".new-form [name^=seat_]")].filter((seat) => seat.value === "me");
  const side = document.querySelector(".new-form [name=side]:checked");
  if (!side || side.value === "lot" || mine().length !== 1) return;
  const [own] = mine();
  const wanted = document.getElementById(`seat-${side.value}`);
  if (changed.name !== "side") document.querySelector(`[name=side][value="${own.id.slice(5)}"]`).checked = true;
  else [own.value, wanted.value] = [wanted.value, own.value];
}

// Who plays: all other seats at once; any of them can still be changed.
const company = document.querySelector(".company");
if (company) {
  const [, second] = document.querySelectorAll(".new-form select[name^=seat_]");
  const kinds = { bots: second?.value, friends: "friend", screen: "me" };
  company.hidden = !second;
  company.addEventListener("change", (event) => {
    const seats = [...document.querySelectorAll(".new-form select[name^=seat_]")];
    const mine = seats.find((seat) => seat.value === "me") || seats[0];
    for (const seat of seats) seat.value = seat === mine ? "me" : kinds[event.target.value];
  });
}

// Each game says how many may play it.
function fitPlayers() {
  const game = document.querySelector(".quick [name=game]:checked");
  if (!game) return;
  const counts = game.dataset.players.split(" ");
  const box = document.querySelector(".quick [name=players]").closest("fieldset");
  const label = box.querySelector("label");
  const old = box.querySelector("input:checked")?.value;
  const kept = counts.includes(old) ? old : counts.includes("4") ? "4" : counts.at(-1);
  for (const other of box.querySelectorAll("label")) other.remove();
  for (const count of counts) {
    const made = label.cloneNode(true);
    const input = made.querySelector("input");
    input.value = count;
    input.checked = count === kept;
    made.querySelector("span").textContent = count;
    box.append(made);
  }
}

// A name is saved as it is left; the page stays. Who has none is given one, and it goes along with the first table.
const naming = document.querySelector(".name-form");
if (naming) {
  const field = naming.querySelector("input");
  const names = naming.dataset.guests.split(", ");
  if (!field.value) field.value = names[Math.floor(Math.random() * names.length)];
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".quick, .first, [data-named]")) return;
    const name =
      event.target.elements.name ||
      event.target.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: "name" }));
    if (!naming.dataset.name) name.value = field.value;
  });
  naming.addEventListener("submit", (event) => {
    event.preventDefault();
    saveName();
  });
  field.addEventListener("change", saveName);
  async function saveName() {
    const name = field.value.trim();
    if (!name || name === naming.dataset.name) return;
    await fetch("/name", { method: "POST", body: new URLSearchParams({ name }), redirect: "manual" });
    naming.dataset.name = name;
    const shown = document.querySelector(".visitor");
    if (shown) shown.lastChild.textContent = name;
    naming.querySelector("button").classList.add("done");
  }
}

document.addEventListener("change", (event) => {
  if (event.target.name === "game") fitPlayers();
  if (event.target.closest?.(".new-form")) {
    fitSides(event.target);
    fitSeats();
  }
  if (event.target.type === "file") {
    const file = event.target.files[0];
    if (file) event.target.closest("label").querySelector("[data-file]").textContent = file.name;
  }
});
fitSeats();
