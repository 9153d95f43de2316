// A screen on the wall: its slides one after the other, a list page by page, and games played through. It keeps
// itself up to date by live.js, whatever becomes of network and server.

"use strict";

const PAGE_MS = 12_000;
// A game that plays by itself, and how long its end is looked at.
const GAME_MS = 240_000;
const ENDED_MS = 6000;
const LOOK_MS = 500;
const HINT_MS = 30_000;

class Wall {
  constructor() {
    this.key = null;
    this.page = 0;
    this.isHeld = false;
    document.documentElement.classList.add("plays");
    document.addEventListener("magister:fresh", () => this.freshen());
    document.addEventListener("magister:fetched", ({ detail }) => this.compare(detail));
    // What else is on the screen comes and goes, and leaves more room or less.
    new ResizeObserver(() => this.draw()).observe(document.getElementById("content"));
    document.addEventListener("keydown", (event) => this.press(event));
    document.fonts.ready.then(() => this.draw());
    this.turnTo(this.slides()[0], 0);
  }

  slides() {
    return [...document.querySelectorAll("#content .slide")];
  }

  now() {
    return this.slides().find((slide) => slide.dataset.slide === this.key);
  }

  // ---- Going on.

  turnTo(slide, page) {
    this.key = slide.dataset.slide;
    this.page = page;
    this.draw();
    clearTimeout(this.timer);
    const game = slide.querySelector("[data-frame]");
    board.show(game, () => this.isHeld || this.turn(1));
    if (!this.isHeld) this.timer = setTimeout(() => this.turn(1), game ? GAME_MS : PAGE_MS);
  }

  // The page stays until the key is pressed again.
  hold() {
    this.isHeld = !this.isHeld;
    this.draw();
    clearTimeout(this.timer);
    if (!this.isHeld) this.timer = setTimeout(() => this.turn(1), PAGE_MS);
  }

  turn(by) {
    const slides = this.slides();
    const at = slides.findIndex((slide) => slide.dataset.slide === this.key);
    const page = this.page + by;
    if (at >= 0 && page >= 0 && page < this.pages(slides[at])) return this.turnTo(slides[at], page);
    const next = slides.at((Math.max(at, 0) + (at < 0 ? 0 : by)) % slides.length);
    return this.turnTo(next, by < 0 ? Infinity : 0);
  }

  press(event) {
    if (event.key === "ArrowRight") this.turn(1);
    if (event.key === "ArrowLeft") this.turn(-1);
    if (event.key === " " && !event.target.closest("button")) this.hold();
  }

  // ---- The slide, as far as it is shown.

  // Columns that do not fit stand at the right of those that do.
  width(lines) {
    return lines.clientWidth + parseFloat(getComputedStyle(lines).columnGap);
  }

  pages(slide) {
    const lines = slide.querySelector(".lines");
    if (!lines) return 1;
    return Math.max(1, Math.ceil((lines.scrollWidth - 1) / this.width(lines)));
  }

  draw() {
    const slide = this.now();
    for (const one of this.slides()) one.classList.toggle("now", one === slide);
    if (!slide) return;
    const pages = this.pages(slide);
    this.page = Math.max(0, Math.min(this.page, pages - 1));
    const told = [this.isHeld ? "❚❚" : "", pages > 1 ? `${this.page + 1} / ${pages}` : ""];
    slide.querySelector(".pages").textContent = told.join(" ").trim();
    const lines = slide.querySelector(".lines");
    lines?.style.setProperty("--page", this.page);
    board.fit(slide.querySelector("[data-frame]"));
  }

  // What is new is shown where the wall is; what has gone makes way for what comes after it.
  freshen() {
    if (this.now()) this.draw();
    else this.turnTo(this.slides()[0], 0);
  }

  // A server that was brought up to date has other pages than this one.
  compare(fresh) {
    const isOther = fresh.dataset.program !== document.getElementById("content").dataset.program;
    if (isOther) location.reload();
  }
}

// ---- A game, played through in a frame ------------------------------------------------------

class Board {
  constructor() {
    this.room = document.getElementById("board-room");
  }

  // The room is not in the page that is renewed: a game goes on meanwhile.
  fit(place) {
    if (!place) return;
    const { left, top, width, height } = place.getBoundingClientRect();
    Object.assign(this.room.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  show(place, done) {
    clearInterval(this.looking);
    this.room.replaceChildren();
    this.room.hidden = !place;
    if (!place) return;
    this.fit(place);
    const frame = document.createElement("iframe");
    frame.addEventListener("load", () => this.play(frame, done));
    frame.src = place.dataset.frame;
    this.room.append(frame);
  }

  play(frame, done) {
    const page = frame.contentDocument;
    const button = page?.querySelector('[data-do="play"]');
    if (!button) return;
    page.documentElement.classList.add("on-wall");
    button.click();
    this.looking = setInterval(() => {
      if (page.querySelector("[data-swap] a[rel~=next]")) return;
      clearInterval(this.looking);
      setTimeout(() => frame.isConnected && done(), ENDED_MS);
    }, LOOK_MS);
  }
}

// ---- The computer stays awake ---------------------------------------------------------------

// Browsers keep a screen awake over HTTPS alone; over a hall's plain HTTP the power settings have to.
async function stayAwake() {
  try {
    await navigator.wakeLock.request("screen");
    return true;
  } catch {
    return false;
  }
}

async function advise() {
  const hint = document.getElementById("wall-hint");
  const isAwake = await stayAwake();
  hint.querySelector("span").hidden = isAwake;
  hint.hidden = isAwake && document.fullscreenElement !== null;
  clearTimeout(advise.timer);
  advise.timer = setTimeout(() => (hint.hidden = true), HINT_MS);
}

document.addEventListener("click", async ({ target }) => {
  if (!target.closest('[data-do="full"]')) return advise();
  await document.documentElement.requestFullscreen();
  document.getElementById("wall-hint").hidden = true;
});
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && stayAwake());

const board = new Board();
new Wall();
advise();
