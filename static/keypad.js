// Results by the numeric keypad alone: digits of the board, Enter, then one key that saves at once.
// The server decides what is saved (docs/scripts.md); entries wait for each other, nobody waits for them.
"use strict";

const OUTCOMES = {
  1: "first",
  2: "second",
  3: "draw",
  "/": "first-absent",
  "-": "second-absent",
  "*": "both-absent",
};

// Some keypads have a comma where others have a point.
const BACK = [".", ",", "Escape"];

const MOST_DIGITS = 4;
const MOST_LINES = 6;
const PATIENCE_MS = 15000;
const RETRY_MS = [2000, 8000];

// What is entered and not saved yet, kept by the browser: a laptop may lose the network, or be closed.
class Waiting {
  constructor(root) {
    // outbox.js names what is left here before somebody signs out.
    this.name = `magister-keypad ${root.dataset.keypad}`;
    this.what = root.dataset.what;
    this.sender = root.dataset.sender;
    this.isKept = true;
  }

  read() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.name));
      return kept?.sender === this.sender ? kept : null;
    } catch {
      return null;
    }
  }

  write(waiting, flying, saved) {
    const { what, sender } = this;
    const kept = { what, sender, path: location.pathname, at: Date.now(), waiting, flying, saved };
    try {
      if (waiting.length > 0 || flying) localStorage.setItem(this.name, JSON.stringify(kept));
      else if (this.read()) localStorage.removeItem(this.name);
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }
}

class Keypad {
  constructor(root) {
    this.root = root;
    this.isRekey = root.dataset.mode === "rekey";
    this.field = this.part("field");
    // What is typed: digits, then the board that they name.
    this.digits = "";
    this.board = null;
    // A fault stops everything until somebody has seen it; what is improbable may be said again.
    this.isStopped = false;
    this.doubted = null;
    // Entries on their way, the first one in flight, and the boards saved from this page.
    this.waiting = [];
    this.flying = null;
    this.saved = [];
    this.agreed = new Set();
    // Without a connection entries wait, and go on waiting on another visit of the page.
    this.store = new Waiting(root);
    this.isCut = false;
    this.retryMs = RETRY_MS[0];
    for (const hidden of root.querySelectorAll("div.keyset")) hidden.hidden = false;
    this.listen();
    this.takeUp();
    this.draw();
    if (matchMedia("(pointer: fine)").matches) this.field.focus();
  }

  part(name) {
    return this.root.querySelector(`[data-part="${name}"]`);
  }

  row(board) {
    return this.root.querySelector(`tr[data-board="${Number(board)}"]`);
  }

  listen() {
    this.field.addEventListener("keydown", (event) => this.pressed(event));
    // A keyboard on the screen may name no key.
    this.field.addEventListener("beforeinput", (event) => {
      event.preventDefault();
      for (const key of event.data ?? "") this.take(key);
    });
    this.field.addEventListener("input", () => this.draw());
    this.root.addEventListener("submit", (event) => this.submitted(event));
    this.root.addEventListener("click", (event) => this.clicked(event));
    window.addEventListener("beforeunload", (event) => {
      const isLost = !this.store.isKept && (this.flying || this.waiting.length > 0);
      if (isLost) event.preventDefault();
    });
    for (const [target, found] of [[window, "online"], [document, "magister:found"]]) {
      target.addEventListener(found, () => this.isCut && this.send());
    }
  }

  // What an earlier visit has left.
  takeUp() {
    const kept = this.isRekey ? null : this.store.read();
    if (!kept) return;
    [this.waiting, this.flying, this.saved] = [kept.waiting, kept.flying, kept.saved];
    this.send();
  }

  // ---- Keys

  // No key that is meant for this field does anything else on the page or in the browser.
  pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab") return;
    event.stopPropagation();
    const isMeant = event.key.length === 1 || ["Enter", "Backspace", "Escape"].includes(event.key);
    if (!isMeant) return;
    event.preventDefault();
    if (!event.repeat) this.take(event.key);
  }

  take(key) {
    if (this.isStopped) this.takeStopped(key);
    else if (this.board !== null) this.takeOutcome(key);
    else this.takeNumber(key);
    this.draw();
  }

  takeNumber(key) {
    if (/^[0-9]$/.test(key)) this.digits = (this.digits + key).slice(0, MOST_DIGITS);
    else if (BACK.includes(key)) this.digits = "";
    else if (key === "Backspace" && this.digits !== "") this.digits = this.digits.slice(0, -1);
    else if (key === "Backspace") this.undo();
    else if (key === "Enter" && this.digits !== "") this.choose();
    else beep();
  }

  takeOutcome(key) {
    if (key in OUTCOMES) this.enter({ board: this.board, outcome: OUTCOMES[key] });
    else if (BACK.includes(key)) this.forget();
    else if (key === "Backspace") this.board = null;
    else beep();
  }

  takeStopped(key) {
    const isNumber = this.doubted !== null && /^[0-9]$/.test(key);
    if (isNumber) this.digits = (this.digits + key).slice(0, MOST_DIGITS);
    else if (key === "Backspace" && this.digits !== "") this.digits = this.digits.slice(0, -1);
    else if (BACK.includes(key) || key === "Backspace") this.goOn();
    else if (key === "Enter" && Number(this.digits) === this.doubted?.board) this.confirm();
    else {
      this.digits = "";
      beep();
    }
  }

  choose() {
    const board = Number(this.digits);
    if (this.row(board)) this.board = board;
    else this.stop({ note: "no-board", board: this.digits });
  }

  forget() {
    this.digits = "";
    this.board = null;
  }

  submitted(event) {
    const form = event.target;
    event.preventDefault();
    const outcome = event.submitter?.value;
    const board = Number(form.elements.namedItem("board").value);
    this.goOn();
    // The button goes with its form: the focus stays in the row.
    this.row(board)?.querySelector("a.details")?.focus();
    this.enter({ board, outcome });
    this.draw();
  }

  clicked(event) {
    const button = event.target.closest("[data-do], [data-typed]");
    if (!button) return;
    if (button.dataset.do === "go-on") this.goOn();
    if (button.dataset.do === "confirm") this.confirm();
    if (button.dataset.do === "undo") this.undo();
    if (button.dataset.typed) {
      this.goOn();
      this.enter({ board: Number(button.closest("tr").dataset.board), outcome: button.dataset.typed });
    } else this.field.focus();
    this.draw();
  }

  // ---- Entries

  enter(entry) {
    this.forget();
    this.waiting.push(entry);
    this.keepWaiting();
    this.send();
  }

  // The last thing entered here: what still waits is dropped, what is saved is taken back.
  undo() {
    if (this.waiting.length > 0) {
      this.waiting.pop();
      this.keepWaiting();
    } else if (this.isRekey) beep();
    else this.enter({ board: null, outcome: "undo" });
  }

  confirm() {
    const entry = this.doubted;
    this.goOn();
    if (entry) this.enter({ ...entry, sure: "yes" });
  }

  // One after the other: each is made from what the one before it has left.
  async send() {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.retry);
    while (this.flying || this.waiting.length > 0) {
      this.flying ??= this.made(this.waiting.shift());
      this.keepWaiting();
      this.draw();
      const { entry } = this.flying;
      const answer = entry.board === null ? { note: "nothing" } : await this.ask(this.flying);
      if (answer.note === "unanswered" && !this.isRekey) {
        this.wait();
        break;
      }
      this.isCut = false;
      this.retryMs = RETRY_MS[0];
      this.flying = null;
      this.answered(entry, answer);
      this.keepWaiting();
    }
    this.isSending = false;
    this.draw();
  }

  // An entry that may have to be sent more than once is the same each time: it counts once.
  made(entry) {
    if (entry.outcome === "undo") entry.board ??= this.saved.at(-1) ?? null;
    const isSaved = !this.isRekey && entry.board !== null;
    return { entry, body: isSaved ? this.bodyOf(entry) : null };
  }

  wait() {
    if (!this.isCut) beep();
    this.isCut = true;
    this.retry = setTimeout(() => this.send(), this.retryMs);
    this.retryMs = Math.min(2 * this.retryMs, RETRY_MS[1]);
  }

  keepWaiting() {
    if (!this.isRekey) this.store.write(this.waiting, this.flying, this.saved);
  }

  ask({ entry, body }) {
    if (this.isRekey) return this.compare(entry);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    return this.fetch(this.root.dataset.keypad, { method: "POST", body, headers });
  }

  bodyOf({ board, outcome, sure }) {
    const row = this.row(board).dataset;
    return new URLSearchParams({
      form_key: this.root.dataset.keyOfForms,
      board,
      outcome,
      replaces: row.result,
      choice: row.choice,
      sure: sure ?? "",
    }).toString();
  }

  compare({ board, outcome }) {
    const asked = new URLSearchParams({ mode: "rekey", board, outcome });
    return this.fetch(`${this.root.dataset.keypad}?${asked}`, {});
  }

  async fetch(path, how) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const headers = { ...how.headers, Accept: "application/json" };
      const response = await fetch(path, { ...how, headers, signal });
      const isAnswer = response.headers.get("Content-Type")?.includes("json");
      if (isAnswer) return await response.json();
      if (response.status === 401 || response.redirected) return { note: "signed-out" };
      return { note: response.status < 500 ? "denied" : "unanswered" };
    } catch {
      return { note: "unanswered" };
    }
  }

  answered(entry, answer) {
    if (answer.note) {
      this.stop({ board: entry.board, ...answer }, entry);
    } else if (this.isRekey) {
      this.compared(answer);
    } else {
      this.show(answer);
      if (answer.fault) this.stop(answer, entry);
      else this.keep(entry, answer);
    }
  }

  keep(entry, answer) {
    this.saved = this.saved.filter((board) => board !== entry.board);
    if (entry.outcome !== "undo") this.saved.push(entry.board);
    this.tell(answer.words);
    const undo = this.row(entry.board).querySelector('[data-part="undo"]');
    if (undo) undo.hidden = entry.outcome === "undo";
  }

  compared(answer) {
    const score = this.row(answer.board)?.querySelector('[data-part="score"]');
    score?.classList.toggle("agrees", answer.agrees);
    if (score) score.textContent = answer.agrees ? "✓" : "≠";
    if (!answer.agrees) {
      this.agreed.delete(answer.board);
      this.stop(answer);
      return;
    }
    this.agreed.add(answer.board);
    this.tell(answer.words);
  }

  // The row as the server has it now.
  show(answer) {
    const row = this.row(answer.board);
    if (!row || answer.score === null) return;
    row.dataset.result = answer.result ?? "";
    row.dataset.choice = answer.choice ?? "";
    for (const form of row.querySelectorAll("form")) {
      form.elements.namedItem("replaces").value = row.dataset.result;
      form.elements.namedItem("choice").value = row.dataset.choice;
    }
    row.querySelector('[data-part="score"]').textContent = answer.score;
    const keys = row.querySelector('[data-part="keys"]');
    if (keys) keys.hidden = !answer.open;
    row.querySelector(".first").classList.toggle("won", ["first", "second-absent"].includes(answer.outcome));
    row.querySelector(".second").classList.toggle("won", ["second", "first-absent"].includes(answer.outcome));
    document.querySelector('[data-part="progress"]').textContent = answer.progress;
    document.querySelector("main progress").value = answer.done;
  }

  tell(words) {
    const list = this.part("log").querySelector("ol");
    list.prepend(Object.assign(document.createElement("li"), { textContent: words }));
    while (list.children.length > MOST_LINES) list.lastChild.remove();
    this.part("log").hidden = false;
  }

  // ---- Faults

  // Whoever typed on meant it for a page where this had been saved: nothing behind it is sent.
  stop({ note, words, board, href, fault }, entry) {
    const dropped = note === "no-board" ? [] : this.waiting.splice(0);
    this.isStopped = true;
    this.forget();
    this.doubted = fault === "improbable" ? entry : null;
    this.part("words").textContent = words ?? "";
    this.part("words").hidden = !words;
    this.part("number").textContent = board ?? "";
    this.part("unanswered").textContent = board ?? "";
    this.part("dropped").textContent = dropped.map((one) => one.board).filter(Boolean).join(", ");
    const notes = { confirm: this.doubted !== null, dropped: this.part("dropped").textContent !== "" };
    for (const one of this.root.querySelectorAll("[data-note]")) {
      one.hidden = !(one.dataset.note === note || notes[one.dataset.note]);
    }
    this.part("page").hidden = !href;
    if (href) this.part("page").href = href;
    this.root.querySelector('[data-do="confirm"]').hidden = this.doubted === null;
    this.part("fault").hidden = false;
    this.field.setAttribute("aria-invalid", "true");
    beep();
    this.draw();
  }

  goOn() {
    this.isStopped = false;
    this.doubted = null;
    this.forget();
    this.part("fault").hidden = true;
    this.field.removeAttribute("aria-invalid");
  }

  // ---- What is seen

  draw() {
    this.field.value = this.board === null ? this.digits : `${this.board} ⏎`;
    this.part("prompt").textContent = this.board === null ? "" : this.row(this.board).dataset.prompt;
    for (const row of this.root.querySelectorAll("tr.chosen")) row.classList.remove("chosen");
    if (this.board !== null) this.row(this.board).classList.add("chosen");
    const n_waiting = this.waiting.length + (this.flying ? 1 : 0);
    this.part("waiting").hidden = n_waiting < (this.isCut ? 1 : 2);
    const cut = this.part("cut");
    if (cut) cut.hidden = !this.isCut;
    this.part("waits").textContent = String(n_waiting);
    this.root.dataset.state = n_waiting > 0 ? "busy" : this.isStopped ? "stopped" : "idle";
    const tally = this.part("agreed");
    if (tally) tally.textContent = String(this.agreed.size);
  }
}

// A short low tone; what is wrong stands on the page all the same.
let sound = null;
function beep() {
  try {
    sound ??= new AudioContext();
    const tone = new OscillatorNode(sound, { type: "square", frequency: 220 });
    const volume = new GainNode(sound, { gain: 0.08 });
    tone.connect(volume).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.18);
  } catch {
    // A browser without sound.
  }
}

const root = document.querySelector("[data-keypad]");
if (root) new Keypad(root);
