// Conveniences only: every page works without this file.
"use strict";

// ---- Keys: an element with data-key="ArrowLeft" is clicked by that key --------------------

const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";

document.addEventListener("keydown", (event) => {
  const isChord = event.ctrlKey || event.altKey || event.metaKey;
  if (isChord || event.defaultPrevented || event.target.closest(FIELDS)) return;
  const element = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  // A key held with Shift selects text; a list that scrolls by itself keeps its arrows.
  if (!element || (event.shiftKey && event.key.length > 1)) return;
  event.preventDefault();
  // What is chosen has the focus, so that Enter goes on from there.
  if (element.matches("input")) element.focus();
  element.click();
});

// ---- Results: where a draw can only be agreed on, choosing it says so ----------------------

document.addEventListener("change", (event) => {
  const { ending } = event.target.dataset ?? {};
  const agreed = ending && event.target.form?.querySelector(`[name="ending"][value="${CSS.escape(ending)}"]`);
  if (agreed) agreed.checked = true;
});

// ---- Games: what is typed into input[data-sieve] picks the first card that is meant ---------

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// A code is known by what stands before its options. A card that says nothing is always meant.
function isMeant(card, typed) {
  const sought = folded(typed).split(",")[0].trim().replace(/\s+/g, " ");
  return !("sought" in card.dataset) || folded(card.dataset.sought).includes(sought);
}

const cardsOf = (field) => [...document.getElementById(field.dataset.sieve).children];
const radioOf = (card) => card.querySelector("label > input");

function sift(field) {
  const cards = cardsOf(field);
  for (const card of cards) card.hidden = !isMeant(card, field.value);
  // What is picked can be seen.
  const meant = cards.filter((card) => !card.hidden);
  if (!meant.some((card) => radioOf(card).checked)) radioOf(meant[0]).checked = true;
}

// Goes on in the card that is picked. A name that none of the others has is another game's.
function goInto(field) {
  sift(field);
  const card = cardsOf(field).find((card) => radioOf(card).checked);
  const name = "sought" in card.dataset ? null : card.querySelector(".parameters input");
  if (name && !name.value) name.value = field.value.trim();
  (name ?? radioOf(card)).focus();
}

for (const field of document.querySelectorAll("input[data-sieve]")) {
  field.parentElement.hidden = false;
  if (field.value) sift(field);
  field.addEventListener("input", () => sift(field));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // The form is sent from its other fields.
    event.preventDefault();
    goInto(field);
  });
}

// ---- Forms: sent once, and not lost by accident -------------------------------------------

// How long a second click is taken for the same one. The server knows it anyway.
const CLICK_MS = 4000;

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented) return;
  if (form.dataset.sent) {
    event.preventDefault();
    return;
  }
  form.dataset.sent = "sent";
  // Later, since a disabled button would not be sent along.
  setTimeout(() => setButtons(form, true));
  setTimeout(() => release(form), CLICK_MS);
});

function setButtons(form, isDisabled) {
  for (const button of form.querySelectorAll("button")) button.disabled = isDisabled;
}

function release(form) {
  delete form.dataset.sent;
  setButtons(form, false);
}

// A page that the browser kept and shows again.
window.addEventListener("pageshow", (event) => {
  if (event.persisted) document.querySelectorAll("form[data-sent]").forEach(release);
});

window.addEventListener("beforeunload", (event) => {
  const isUnsent = [...document.querySelectorAll("form textarea")].some((area) => {
    const wasRefused = area.form.querySelector(".complaint") !== null && area.value !== "";
    const isTyped = area.value !== area.defaultValue || wasRefused;
    return isTyped && !area.readOnly && !area.form.dataset.sent;
  });
  if (isUnsent) event.preventDefault();
});

// ---- Files: one chosen into input[data-into="ID"] is read into that textarea --------------

// The server takes no more in one form.
const MOST_BYTES = 1024 * 1024;

document.addEventListener("change", async (event) => {
  const input = event.target;
  const area = input.dataset?.into && document.getElementById(input.dataset.into);
  const file = area && input.files?.[0];
  if (!file) return;
  const isTooLarge = file.size > MOST_BYTES;
  input.setCustomValidity(isTooLarge ? input.dataset.tooLarge || file.name : "");
  input.reportValidity();
  if (isTooLarge) return;
  area.value = decode(new Uint8Array(await file.arrayBuffer()));
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
});

// UTF-8 or, by its mark, UTF-16; what is neither comes from an old spreadsheet.
function decode(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

// ---- On arrival: news is told once ----------------------------------------------------------

// Moves that board.js kept until they were sent: a page that complains has not taken them.
try {
  const sent = JSON.parse(sessionStorage.getItem("sent"));
  const isAnswer = document.referrer !== "" && new URL(document.referrer).pathname === sent?.from;
  const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (isAnswer && isNew && !document.querySelector(".complaint, .notice.bad[role=alert]")) {
    localStorage.removeItem(sent.key);
  }
  sessionStorage.removeItem("sent");
} catch {
  // A browser that keeps nothing has nothing to forget.
}

const address = new URL(location.href);
for (const news of ["entered", "saved"]) address.searchParams.delete(news);
if (address.href !== location.href) history.replaceState(null, "", address);

// ---- Curves: one stop of the Tab key, and the arrows go from period to period -------------

for (const chart of document.querySelectorAll("[data-stops]")) {
  const stops = [...chart.querySelectorAll("a")];
  const choose = (chosen) => stops.forEach((stop) => stop.setAttribute("tabindex", stop === chosen ? 0 : -1));
  choose(stops.at(-1));
  chart.addEventListener("focusin", (event) => choose(event.target.closest("a")));
  chart.addEventListener("keydown", (event) => {
    const idx = stops.indexOf(event.target.closest("a"));
    const isChord = event.ctrlKey || event.altKey || event.metaKey;
    const steps = { ArrowLeft: idx - 1, ArrowRight: idx + 1, Home: 0, End: stops.length - 1 };
    const next = stops[steps[event.key]];
    if (isChord || !next) return;
    event.preventDefault();
    next.focus();
  });
}
