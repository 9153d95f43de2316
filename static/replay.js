// Plays a game through: the next ply takes the place of this one, and what a move did is shown bead
// by bead. Conveniences only: every page works without this file.
"use strict";

const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last", f: "alternate" };
const RELS = Object.values(KEYS);
const FIELDS = "input, select, textarea, [contenteditable]";
const PRESSED = "button, summary";

// Links that lead from ply to ply, inside the part of the page that changes.
const PLIES = "[data-swap] :is(a[rel~=prev], a[rel~=next], a[rel~=first], a[rel~=last], .moves a, .lead-for-good a, a.flip)";

// From one bead that falls to the next; no move takes longer than all its beats together.
const BEAT_MS = 210;
const MOST_SOWING_MS = 1700;
const CAPTURE_MS = 420;
// Between moves while the game plays by itself.
const PAUSE_MS = 550;
const STILL_MS = 1100;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const shown = () => document.querySelector("[data-swap]");
const boardOf = (part) => part?.querySelector("svg.board");
const linkOf = (rel) => document.querySelector(`[data-swap] a[rel~="${CSS.escape(rel)}"]`);

// ---- What a move did, bead by bead ----------------------------------------------------------

/** @typedef {{ x: number, y: number, scale: number }} Spot a place on the board, in its own units */
/** @typedef {{ symbol: string, at: Spot, element?: Element }} Bead */

/** The cups and fields of a board with their beads; a heap with a number is many of a kind.
 * @returns {Map<string, Bead[]>} */
function read(board) {
  const toBoard = board.getScreenCTM().inverse();
  const held = new Map();
  for (const field of board.querySelectorAll("[data-field], [data-cup]")) {
    const beads = [];
    for (const element of field.querySelectorAll("use:not(.glint)")) {
      const matrix = toBoard.multiply(element.parentNode.getScreenCTM());
      const { x, y } = new DOMPoint(element.x.baseVal.value, element.y.baseVal.value).matrixTransform(matrix);
      const symbol = element.getAttribute("href").replace("cut", "gem");
      const bead = { symbol, at: { x, y, scale: Math.hypot(matrix.a, matrix.b) }, element };
      const number = element.nextElementSibling?.matches("text.gv") ? element.nextElementSibling.textContent : "";
      const count = number === "" ? 1 : Number(number.replace(/^×/, "").replace(/×.*$/, ""));
      if (number === "") beads.push(bead);
      else for (let nth = 0; nth < count; nth += 1) beads.push({ symbol, at: bead.at });
    }
    held.set(field.dataset.field ?? field.dataset.cup, beads);
  }
  return held;
}

/** The middle of a field or a cup. */
function middleOf(board, name) {
  const field = board.querySelector(`[data-field="${CSS.escape(name)}"], [data-cup="${CSS.escape(name)}"]`);
  const matrix = board.getScreenCTM().inverse().multiply(field.getScreenCTM());
  return { x: matrix.e, y: matrix.f, scale: 0.9 };
}

/** Takes a bead of a worth out of a list; any bead where beads have no worth. */
function takeOut(beads, worth) {
  const symbol = worth === "0" ? "#stone" : `#gem${worth}`;
  const idx = worth === "" ? beads.length - 1 : beads.findIndex((bead) => bead.symbol === symbol);
  return idx < 0 ? undefined : beads.splice(idx, 1)[0];
}

/** Follows the steps of a move: which beads go where, and when. */
class Course {
  constructor(board, before) {
    this.board = board;
    this.held = new Map([...before].map(([name, beads]) => [name, [...beads]]));
    // Each bead that moves, and the places it comes to: [when, field, whether it stays there].
    this.ways = new Map();
    this.arrivals = [];
    const [lifted, ...steps] = board.dataset.moved.split(" ");
    this.hand = this.held.get(lifted) ?? [];
    this.lifted = lifted;
    this.held.set(lifted, []);
    this.cup = lifted === lifted.toUpperCase() ? "+" : "-";
    const falls = steps.filter((step) => /^[a-z]\d?$/i.test(step));
    this.beat = Math.min(BEAT_MS, MOST_SOWING_MS / Math.max(falls.length, 1));
    this.sow(falls);
    this.end = this.beat * falls.length;
    for (const step of steps.slice(falls.length)) this.take(step);
  }

  sow(falls) {
    const passed = [];
    for (const [idx, step] of falls.entries()) {
      const when = this.beat * (idx + 1);
      const bead = takeOut(this.hand, step.slice(1));
      passed.push([when, step[0]]);
      if (!bead) continue;
      this.ways.set(bead, passed.map(([at, field]) => ({ at, field })));
      this.held.get(step[0])?.push(bead);
      this.arrivals.push([when, step[0]]);
    }
  }

  take(step) {
    const isSwept = step === "+" || step === "-";
    const cup = isSwept ? step : this.cup;
    const row = step === "+" ? /[A-Z]/ : /[a-z]/;
    const from = isSwept ? [...this.held.keys()].filter((name) => row.test(name)) : [step[1]];
    for (const name of from) {
      const beads = this.held.get(name) ?? [];
      const worth = isSwept ? "" : step.slice(2);
      const taken = worth === "" ? beads.splice(0) : [takeOut(beads, worth)].filter(Boolean);
      for (const bead of taken) {
        const way = this.ways.get(bead) ?? [];
        this.ways.set(bead, [...way, { at: this.end + CAPTURE_MS, field: cup, leaves: this.end }]);
        this.held.get(cup).push(bead);
      }
    }
    this.end += isSwept ? CAPTURE_MS : CAPTURE_MS * 0.6;
  }
}

/** The beads of a move on their way. Ends by itself or at once. */
class Flight {
  constructor(board, before) {
    this.board = board;
    this.hidden = [];
    this.timers = [];
    this.animations = [];
    this.nth = 0;
    this.layer = document.createElementNS(board.namespaceURI, "g");
    this.layer.setAttribute("class", "flight");
    board.append(this.layer);
    const course = new Course(board, before);
    this.length = Math.max(...[...course.ways.values()].flat().map((stop) => stop.at), 1) + 160;
    const now = read(board);
    for (const [name, beads] of course.held) this.land(course, name, beads, now.get(name) ?? []);
    this.count(course, before);
    this.done = Promise.all(this.animations.map((animation) => animation.finished)).then(
      () => this.end(),
      () => {},
    );
  }

  /** Finds the place of each bead of a field in the drawing, and lets it go there. */
  land(course, name, beads, places) {
    const free = [...places];
    const isTouched = name === course.lifted || beads.some((bead) => course.ways.has(bead));
    if (!isTouched) return;
    const first = course.arrivals.find(([, field]) => field === name)?.[0] ?? 0;
    for (const bead of beads) {
      const idx = free.findIndex((place) => place.symbol === bead.symbol);
      const place = idx < 0 ? undefined : free.splice(idx, 1)[0];
      const to = place?.at ?? middleOf(this.board, name);
      const way = course.ways.get(bead);
      // A heap with its number is there from the start.
      if (place?.element) this.hide(place.element);
      else if (!way) continue;
      this.fly(bead, way ? this.stops(course, way, to) : [{ at: first - 1, ...bead.at }, { at: first + 120, ...to }]);
    }
  }

  /** Where a bead is at which time. */
  stops(course, way, to) {
    // In the hand, and in pits that they leave again, beads lie a little apart.
    const [right, down] = [7 * Math.cos(2.4 * this.nth), 7 * Math.sin(2.4 * this.nth)];
    const stops = way.map((stop, idx) => {
      const place = idx === way.length - 1 ? to : middleOf(this.board, stop.field);
      const { x, y, scale } = place === to ? to : { ...place, x: place.x + right, y: place.y + down };
      return { x, y, scale, at: stop.at, leaves: stop.leaves };
    });
    this.nth += 1;
    return stops.flatMap((stop, idx) => {
      const before = stops[idx - 1];
      return stop.leaves === undefined || !before ? [stop] : [{ ...before, at: stop.leaves }, stop];
    });
  }

  fly(bead, stops) {
    const element = document.createElementNS(this.board.namespaceURI, "use");
    element.setAttribute("href", bead.symbol);
    this.layer.append(element);
    const leaves = stops[0].leaves ?? Math.max(stops[0].at - BEAT_MS, 0);
    const frame = ({ x, y, scale }, at) => ({
      transform: `translate(${x}px, ${y}px) scale(${scale})`,
      offset: Math.min(Math.max(at, 0) / this.length, 1),
      easing: "ease-in-out",
    });
    const frames = [frame(bead.at, 0), frame(bead.at, leaves), ...stops.map((stop) => frame(stop, stop.at))];
    frames.push(frame(stops.at(-1), this.length));
    frames.sort((one, other) => one.offset - other.offset);
    this.animations.push(element.animate(frames, { duration: this.length, fill: "both" }));
  }

  /** Numbers beside pits go with their beads. */
  count(course, before) {
    for (const [name, beads] of before) {
      const field = this.board.querySelector(`[data-field="${CSS.escape(name)}"]`);
      const text = field?.querySelector(".count");
      if (!text) continue;
      const last = text.textContent;
      let held = name === course.lifted ? 0 : beads.length;
      text.textContent = String(held);
      for (const [when, to] of course.arrivals.filter(([, to]) => to === name)) {
        const next = String((held += 1));
        this.timers.push(setTimeout(() => (text.textContent = next), when));
      }
      this.hidden.push(() => (text.textContent = last));
      const taken = field.querySelector(".taken");
      if (taken) this.hide(taken);
    }
  }

  hide(element) {
    element.setAttribute("visibility", "hidden");
    this.hidden.push(() => element.removeAttribute("visibility"));
  }

  end() {
    this.timers.forEach(clearTimeout);
    for (const animation of this.animations) animation.cancel();
    for (const restore of this.hidden.splice(0)) restore();
    this.layer.remove();
  }
}

/** A bead put on a square, and the squares that change hands. */
class Change {
  constructor(board, before) {
    const [played, ...changed] = board.dataset.moved.split(" ");
    const [put, ...rest] = [played, ...changed].map((name) => {
      return board.querySelector(`[data-field="${CSS.escape(name)}"]`);
    });
    this.animations = [];
    this.grow(put, 0);
    for (const [idx, field] of rest.entries()) {
      const delay = 120 + 35 * idx;
      const square = field.querySelector(".square");
      const was = before.get(field.dataset.field);
      if (was) this.animate(square, [{ fill: was }, { fill: getComputedStyle(square).fill }], delay);
      if (field !== put) this.grow(field, delay);
    }
    this.done = Promise.all(this.animations.map((animation) => animation.finished)).catch(() => {});
  }

  grow(field, delay) {
    for (const part of field.querySelectorAll(".disc")) {
      this.animate(part, [{ r: "0px" }, { r: `${part.r.baseVal.value}px` }], delay);
    }
    for (const part of field.querySelectorAll("use")) this.animate(part, [{ opacity: 0 }, { opacity: 1 }], delay + 120);
  }

  animate(element, frames, delay) {
    this.animations.push(element.animate(frames, { duration: 260, delay, fill: "backwards", easing: "ease-out" }));
  }

  end() {
    for (const animation of this.animations) animation.cancel();
  }
}

/** What has to be known of a board before the next one takes its place. */
function remember(board) {
  if (board.querySelector("[data-cup]")) return read(board);
  const squares = [...board.querySelectorAll("[data-field]")];
  return new Map(squares.map((field) => [field.dataset.field, getComputedStyle(field.querySelector(".square")).fill]));
}

function show(board, before) {
  return board.querySelector("[data-cup]") ? new Flight(board, before) : new Change(board, before);
}

// ---- From ply to ply ------------------------------------------------------------------------

// Steps asked for while a page is on its way: a direction, or the address of a ply.
const waiting = [];
let isBusy = false;
let isPlaying = false;
let flight = null;
let ahead = { href: "", page: null };

document.addEventListener("click", (event) => {
  if (event.target.closest('[data-do="play"]')) toggle();
  const copy = event.target.closest("[data-copy]");
  if (copy) take(copy);
  const link = event.target.closest(PLIES);
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin) return;
  event.preventDefault();
  const rel = RELS.find((rel) => link.relList.contains(rel));
  // Who takes a step wants to look.
  if (rel !== "alternate") pause();
  if (rel) step(rel);
  else go(link.href);
});

// Before script/keys.js, which knows only what can be clicked now: steps are counted while a page
// is on its way.
document.addEventListener("keydown", press, true);

function press(event) {
  const isChord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  const isOff = event.key.length === 1 && document.documentElement.hasAttribute("data-keys-off");
  if (isChord || isOff || event.target.closest(`${FIELDS}, dialog`) || !shown()) return;
  const rel = KEYS[event.key];
  if (!rel && event.key !== " ") return;
  // Buttons know by themselves what it is to be pressed.
  if (event.key === " " && event.target.closest(PRESSED)) {
    event.stopPropagation();
    return;
  }
  event.preventDefault();
  if (rel && rel !== "alternate") pause();
  if (rel) step(rel);
  else toggle();
}

// A step goes on from wherever the steps before it lead; both ends do not care about them.
function step(rel) {
  if (rel === "first" || rel === "last") waiting.length = 0;
  waiting.push({ rel });
  return isBusy ? undefined : goOn();
}

// Neither does a ply.
function go(href) {
  waiting.splice(0, Infinity, { href });
  return isBusy ? undefined : goOn();
}

async function goOn() {
  isBusy = true;
  while (waiting.length > 0) {
    const { rel, href } = waiting.shift();
    const target = href || linkOf(rel)?.href;
    if (target) await swap(target, rel);
  }
  isBusy = false;
}

async function load(href) {
  const answer = await fetch(href, { credentials: "same-origin" });
  if (!answer.ok) throw new Error("no ply");
  return answer.text();
}

async function swap(href, rel) {
  const old = shown();
  flight?.end();
  old.setAttribute("aria-busy", "true");
  try {
    const text = await (ahead.href === href && ahead.page ? ahead.page : load(href));
    const page = new DOMParser().parseFromString(text, "text/html");
    const fresh = page.querySelector("[data-swap]");
    if (!fresh) throw new Error("no ply");
    const before = rel === "next" && !calm.matches ? remember(boardOf(old)) : null;
    // In place, so that going back leaves the game.
    history.replaceState(null, "", href);
    put(fresh, old);
    document.title = page.title;
    if (!isPlaying) say(fresh);
    flight = before && waiting.length === 0 ? show(boardOf(fresh), before) : null;
    if (rel === "next") lookAhead();
  } catch {
    // Whatever it is, the browser can show it.
    waiting.length = 0;
    location.replace(href);
  }
}

// Tells a step to those who hear the page; a game that plays by itself would talk all the time.
function say(fresh) {
  const region = document.getElementById("said");
  if (region) region.textContent = fresh.querySelector(".told")?.textContent.trim() ?? "";
}

// The page that is asked for next, most likely.
function lookAhead() {
  const href = linkOf("next")?.href;
  if (!href) return;
  const page = load(href);
  page.catch(() => (ahead = { href: "", page: null }));
  ahead = { href, page };
}

// Puts the fresh part in place; focus, what was opened and the scrolled list stay as they were.
function put(fresh, old) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = old.querySelector(".moves")?.scrollTop ?? 0;
  const opened = [...old.querySelectorAll("details[open]")].map((details) => details.id);
  old.replaceWith(document.adoptNode(fresh));
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  dress();
  const list = fresh.querySelector(".moves");
  if (list) list.scrollTop = scrolled;
  showCurrent(list);
  if (focused) follow(focused, fresh);
}

function follow(focused, fresh) {
  const button = focused.dataset.do && fresh.querySelector(`[data-do="${CSS.escape(focused.dataset.do)}"]`);
  const same = focused.rel && fresh.querySelector(`a[rel="${CSS.escape(focused.rel)}"]`);
  const list = focused.matches(".moves") && fresh.querySelector(".moves");
  const target = button || same || list || fresh.querySelector(".moves [aria-current]") || fresh.querySelector(".play");
  target?.focus({ preventScroll: true });
}

// Scrolls a list, and nothing but the list, until the current move can be seen.
function showCurrent(list) {
  const element = list?.querySelector("[aria-current]");
  if (!element) return;
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }
}

// ---- Playing by itself ----------------------------------------------------------------------

function toggle() {
  if (isPlaying) pause();
  else play();
}

function pause() {
  isPlaying = false;
  dress();
}

async function play() {
  isPlaying = true;
  dress();
  // From its end a game begins again.
  if (!linkOf("next")) await step("first");
  while (isPlaying && linkOf("next")) {
    await step("next");
    await (flight ? flight.done : sleep(STILL_MS - PAUSE_MS));
    if (isPlaying) await sleep(PAUSE_MS);
  }
  if (isPlaying) pause();
}

// What only a script can do is shown by it.
function dress() {
  const button = document.querySelector('[data-do="play"]');
  if (button) {
    button.hidden = false;
    const [start, stop] = button.children;
    [start.hidden, stop.hidden] = [isPlaying, !isPlaying];
    button.setAttribute("aria-label", (isPlaying ? stop : start).title);
  }
  for (const copy of document.querySelectorAll("[data-copy]")) copy.hidden = false;
}

// ---- What is taken along --------------------------------------------------------------------

async function take(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    // On plain HTTP a page has no clipboard but this one.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else document.execCommand("copy");
  } catch {
    return;
  }
  const [before, after] = button.children;
  [before.hidden, after.hidden] = [true, false];
  await sleep(1500);
  [before.hidden, after.hidden] = [false, true];
}

dress();
showCurrent(document.querySelector(".moves"));
