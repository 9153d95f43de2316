// The clock of a round counts down from the server's time. The clock of the device is never believed: only how
// much time has passed since the page was drawn counts, and a device that has slept asks the server again.

const SOON_MS = 5 * 60_000;
const SLEPT_MS = 2000;

// What the server's clock shows when performance.now() is 0.
let serverZero = null;
let clocks = [];
let ticking = null;
let asleep = null;

function figuresOf(ms) {
  const secs = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(secs / 3600), Math.floor(secs / 60) % 60, secs % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

class RoundClock {
  constructor(face) {
    this.face = face;
    this.ends = Number(face.dataset.ends);
    this.soon = Number(face.dataset.soonMs ?? SOON_MS);
    this.left = this.leftNow();
  }

  leftNow() {
    return this.ends - serverZero - performance.now();
  }

  // Said once, when the moment comes while the page is open; not on a page that is opened later.
  say(words) {
    this.face.querySelector('[role="status"]').textContent = words;
  }

  tick() {
    const [before, left] = [this.left, this.leftNow()];
    this.left = left;
    const figures = this.face.querySelector(".time-left");
    figures.hidden = false;
    figures.textContent = figuresOf(left);
    if (before > this.soon && left <= this.soon) this.say(this.face.dataset.soon);
    if (left > 0) return;
    this.face.dataset.clock = "over";
    this.face.querySelector(".until").textContent = this.face.dataset.up;
    if (before <= 0) return;
    this.say(this.face.dataset.up);
    ring([660, 660, 660]);
  }
}

function tickAll() {
  const drift = asleep === null ? 0 : Date.now() - performance.now() - asleep;
  asleep = Date.now() - performance.now();
  if (Math.abs(drift) > SLEPT_MS) askServer();
  clocks = clocks.filter((clock) => clock.face.isConnected);
  for (const clock of clocks) clock.tick();
}

async function askServer() {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    const date = Date.parse(answer.headers.get("date") ?? "");
    if (!Number.isNaN(date)) serverZero = date - performance.now();
  } catch {
    // Out of reach: the page that is fetched next brings the time along.
  }
}

function equip(page) {
  const faces = [...page.querySelectorAll("[data-clock][data-now]")];
  if (faces.length === 0) return;
  const arrival = performance.getEntriesByType("navigation")[0]?.responseStart ?? 0;
  serverZero = Number(faces[0].dataset.now) - (page === document ? arrival : performance.now());
  // What was said once for a clock is not said again by the page that replaces it.
  clocks = faces.filter((face) => face.dataset.ends).map((face) => new RoundClock(face));
  for (const clock of clocks) clock.tick();
  ticking ??= setInterval(tickAll, 250);
}

whenFresh(equip);
// Another board has come in place of the one on the page, its clocks with it.
document.addEventListener("magister:tapped", ({ detail }) => equip(detail));
