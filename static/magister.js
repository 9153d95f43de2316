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

// ---- Replay: the next ply takes the place of this one -------------------------------------

// Links that lead from ply to ply, inside the part of the page that changes.
const PLIES = "[data-swap] :is(a[rel~=prev], a[rel~=next], a[rel~=first], a[rel~=last], .moves a)";

// Steps asked for while a page is on its way: a direction, or the address of a ply.
const waiting = [];
let isBusy = false;

document.addEventListener("click", (event) => {
  const link = event.target.closest(PLIES);
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin) return;
  event.preventDefault();
  // A step goes on from wherever the steps before it lead; a ply does not care about them.
  const isStep = link.rel === "prev" || link.rel === "next";
  if (!isStep) waiting.length = 0;
  waiting.push(isStep ? { rel: link.rel } : { href: link.href });
  if (!isBusy) goOn();
});

async function goOn() {
  isBusy = true;
  while (waiting.length > 0) {
    const { rel, href } = waiting.shift();
    const target = href || document.querySelector(`[data-swap] a[rel="${CSS.escape(rel)}"]`)?.href;
    if (target) await swap(target);
  }
  isBusy = false;
}

async function swap(href) {
  const old = document.querySelector("[data-swap]");
  old.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(href, { credentials: "same-origin" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-swap]");
    if (!answer.ok || !fresh) throw new Error("no ply");
    // In place, so that going back leaves the game.
    history.replaceState(null, "", href);
    put(fresh, old);
    document.title = page.title;
  } catch {
    // Whatever it is, the browser can show it.
    waiting.length = 0;
    location.replace(href);
  }
}

// Puts the fresh part in place; focus and the scrolled list stay where they were.
function put(fresh, old) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = old.querySelector(".moves")?.scrollTop ?? 0;
  old.replaceWith(document.adoptNode(fresh));
  const list = fresh.querySelector(".moves");
  if (list) {
    list.scrollTop = scrolled;
    showInside(list, list.querySelector("[aria-current]"));
  }
  if (!focused) return;
  const same = focused.rel && fresh.querySelector(`a[rel="${CSS.escape(focused.rel)}"]`);
  (same || fresh.querySelector("[aria-current]"))?.focus({ preventScroll: true });
}

// Scrolls a list, and nothing but the list, until the element can be seen.
function showInside(list, element) {
  if (!element) return;
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
  if (inner.left < outer.left || inner.right > outer.right) {
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }
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

// ---- On arrival: news is told once, the current move is in sight ------------------------

for (const list of document.querySelectorAll(".moves")) {
  showInside(list, list.querySelector("[aria-current]"));
}

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
