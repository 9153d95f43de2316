// A board beside a field of moves. The server knows the rules: it is asked after every touch and
// every edit where the text stands and what may come next (docs/scripts.md).
"use strict";

const TYPING_MS = 250;
const PATIENCE_MS = 8000;
// Nobody asks more often than that by itself; each pause is twice as long as the one before.
const LEAST_PAUSE_MS = 5000;
const MOST_PAUSE_MS = 300_000;

// Why nobody answered: each is a note of the page. The first two may be over by themselves.
const PASSING = ["unchecked", "unanswered"];
const TROUBLES = [...PASSING, "signed-out", "refused", "too-long"];

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// What an answer says no more about a text that has changed since.
const UNKNOWN = { choices: [], prompt: "", done: "", state: "", fault: null, over: null, undo: null };

// ---- What is typed and not sent yet, kept by the browser ----------------------------------

class Kept {
  // What one person typed is not the next one's, though both use this browser.
  constructor(area, account) {
    this.area = area;
    this.key = `moves ${account} ${location.pathname}`;
  }

  // Another result makes another form of the same page.
  get version() {
    return this.area.form.elements.replaces?.value ?? "";
  }

  read() {
    try {
      return JSON.parse(localStorage.getItem(this.key));
    } catch {
      return null;
    }
  }

  write(kept) {
    try {
      if (kept) localStorage.setItem(this.key, JSON.stringify(kept));
      else localStorage.removeItem(this.key);
    } catch {
      // A browser that keeps nothing: the text is in its field all the same.
    }
  }

  save() {
    const text = this.area.value;
    this.write(text === this.area.defaultValue ? null : { text, version: this.version });
  }

  // Puts back what was not sent; says whether there was anything.
  restore() {
    const kept = this.read();
    if (!kept || kept.text === this.area.value) return false;
    if (kept.isSent && kept.version !== this.version) {
      this.write(null);
      return false;
    }
    this.area.value = kept.text;
    return true;
  }

  // The page that comes next forgets it, unless that page complains: see magister.js.
  send() {
    const kept = this.read();
    if (!kept) return;
    this.write({ ...kept, isSent: true });
    try {
      sessionStorage.setItem("sent", JSON.stringify({ key: this.key, from: location.pathname }));
    } catch {
      // As above.
    }
  }
}

// ---- The board ----------------------------------------------------------------------------

class Desk {
  constructor(root) {
    this.root = root;
    this.area = document.getElementById(root.dataset.writing);
    this.form = this.area.form;
    this.kept = new Kept(this.area, root.dataset.account);
    // The last answer, and the text that it is about.
    this.answer = null;
    this.answered = null;
    // Texts before each touch, to go back to.
    this.past = [];
    // Touches and keys made before the answer to the one before them.
    this.waiting = [];
    // The first keys of a name of several, and those of what a choice has written along.
    this.spelled = "";
    this.ahead = "";
    this.n_asked = 0;
    this.trouble = null;
    this.n_failures = 0;
    this.isBusy = false;
    root.hidden = false;
    root.dataset.draft = this.kept.key;
    this.show("restored", this.kept.restore());
    this.listen();
  }

  part(name) {
    return this.root.querySelector(`[data-part="${name}"]`);
  }

  note(name) {
    return this.root.querySelector(`[data-note="${name}"]`);
  }

  show(note, isShown) {
    this.note(note).hidden = !isShown;
  }

  get isOpen() {
    return !this.part("desk").hidden;
  }

  listen() {
    this.area.addEventListener("input", () => this.edited());
    this.form.addEventListener("submit", (event) => this.submitted(event));
    this.form.addEventListener("change", (event) => {
      if (event.target.name === "outcome") this.chosen();
    });
    this.root.addEventListener("click", (event) => this.clicked(event));
    this.part("desk").addEventListener("keydown", (event) => this.pressed(event));
    window.addEventListener("online", () => this.trouble && this.isWanted && this.ask());
    // Somebody comes back who has signed in elsewhere.
    window.addEventListener("focus", () => this.trouble === "signed-out" && this.isOpen && this.ask());
    window.addEventListener("offline", () => this.isOpen && this.unreachable("unchecked"));
  }

  // ---- The text

  edited() {
    this.past = [];
    this.drop();
    this.kept.save();
    clearTimeout(this.typing);
    if (this.isOpen) this.typing = setTimeout(() => this.ask(), TYPING_MS);
  }

  write(text) {
    this.spelled = "";
    this.ahead = "";
    this.area.value = text;
    this.area.scrollTop = this.area.scrollHeight;
    this.kept.save();
    this.ask();
  }

  submitted(event) {
    if (event.defaultPrevented) return;
    if (!navigator.onLine && !this.form.dataset.outbox && this.area.value !== "") {
      event.preventDefault();
      this.unreachable("unchecked");
      this.note("unchecked").scrollIntoView({ block: "center" });
      return;
    }
    this.kept.send();
  }

  // ---- Asking

  async ask() {
    clearTimeout(this.typing);
    clearTimeout(this.retry);
    const nth = (this.n_asked += 1);
    this.setBusy(true);
    const text = this.area.value;
    const [answer, trouble] = await this.fetch(text);
    if (nth !== this.n_asked) return;
    this.setBusy(false);
    if (trouble) {
      this.unreachable(trouble);
      return;
    }
    this.trouble = null;
    this.n_failures = 0;
    this.area.classList.remove("unchecked");
    for (const note of TROUBLES) this.show(note, false);
    [this.answer, this.answered] = [answer, text];
    this.draw(answer);
    this.goOn();
  }

  async fetch(text) {
    const key = this.area.form.elements.namedItem("form_key").value;
    const body = new URLSearchParams({ form_key: key, spec: this.root.dataset.spec, record: text });
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(this.root.dataset.action, { method: "POST", body, signal });
      if (response.ok) return [await response.json(), null];
      return [null, this.troubleOf(response.status)];
    } catch {
      return [null, "unchecked"];
    }
  }

  troubleOf(status) {
    if (status >= 500) return "unanswered";
    return { 401: "signed-out", 413: "too-long" }[status] ?? "refused";
  }

  // The last answer, if the text is still what it is about.
  get known() {
    return this.area.value === this.answered ? this.answer : null;
  }

  setBusy(isBusy) {
    this.isBusy = isBusy;
    this.part("desk").setAttribute("aria-busy", String(isBusy));
  }

  // What was touched is in the text; what may come after that is not known until somebody answers.
  unreachable(trouble) {
    this.n_asked += 1;
    this.setBusy(false);
    this.drop();
    this.trouble = trouble;
    this.kept.save();
    this.area.classList.add("unchecked");
    for (const note of TROUBLES) this.show(note, note === trouble);
    if (this.answer) this.draw(this.known ?? { ...this.answer, ...UNKNOWN });
    this.part("board").classList.toggle("stale", this.known === null);
    this.part("said").textContent = this.note(trouble).textContent;
    clearTimeout(this.retry);
    if (navigator.onLine && PASSING.includes(trouble)) this.askLater();
  }

  askLater() {
    const pause = Math.min(LEAST_PAUSE_MS * 2 ** this.n_failures, MOST_PAUSE_MS);
    this.n_failures += 1;
    this.retry = setTimeout(() => this.isWanted && this.ask(), pause);
  }

  // Whether anybody waits for an answer.
  get isWanted() {
    return this.isOpen || this.area.value !== this.area.defaultValue;
  }

  // ---- Touching

  touch(touched) {
    this.when(() => {
      const choice = this.known?.choices.find((choice) => choice.touched === touched);
      if (choice) this.make(choice);
      else this.drop();
    });
  }

  make(choice) {
    const { from, to, lead, trail } = this.answer.next;
    const text = this.area.value;
    this.past.push(text);
    this.write(text.slice(0, from) + lead + choice.begun + trail + text.slice(to));
  }

  // One at a time: what comes before the answer waits for it.
  when(step) {
    if (this.isBusy) this.waiting.push(step);
    else step();
  }

  goOn() {
    while (!this.isBusy && this.waiting.length > 0) this.waiting.shift()();
  }

  // Whoever meant something else by the last step means something else by those behind it.
  drop() {
    this.waiting = [];
    this.spelled = "";
    this.ahead = "";
  }

  // The last thing done is taken back: a step that waits, a key of a name, a touch, a move.
  undo() {
    if (this.waiting.length > 0) {
      this.waiting.pop();
      return;
    }
    const isSpelling = this.spelled !== "";
    this.drop();
    if (isSpelling) return;
    if (this.past.length > 0) {
      this.write(this.past.pop());
    } else if (this.known?.undo) {
      const [from, to] = this.known.undo;
      const text = this.area.value;
      this.write(text.slice(0, from) + text.slice(to));
    }
  }

  clicked(event) {
    const action = event.target.closest("[data-do]")?.dataset.do;
    if (action === "open") this.open();
    if (action === "undo") this.undo();
    if (action === "forget") this.forget();
    if (action) return;
    const touched = event.target.closest("[data-touched]")?.dataset.touched;
    const field = event.target.closest("[data-field]")?.dataset.field;
    if (touched !== undefined) this.touch(touched);
    else if (field !== undefined) this.touchField(field);
  }

  // A pit with gems that can be taken: one of them is taken, several are asked for.
  touchField(field) {
    const gems = this.known?.choices.filter((choice) => choice.kind === "gem" && choice.field === field) ?? [];
    if (gems.length === 1) this.touch(gems[0].touched);
    else if (gems.length > 1) this.find(gems[0].touched)?.focus();
  }

  open() {
    const desk = this.part("desk");
    desk.hidden = !desk.hidden;
    const button = this.root.querySelector('[data-do="open"]');
    button.setAttribute("aria-expanded", String(!desk.hidden));
    for (const words of button.children) words.hidden = !words.hidden;
    // The last moves can be read above the board, and both fit a phone.
    this.area.classList.toggle("low", !desk.hidden);
    this.area.scrollTop = this.area.scrollHeight;
    if (!desk.hidden) this.ask().then(() => this.enter());
  }

  // Keys are the board's from now on, and stay so when something beside a field is touched.
  enter() {
    const desk = this.part("desk");
    desk.scrollIntoView({ block: "nearest" });
    (desk.querySelector("g.can") ?? desk).focus({ preventScroll: true });
  }

  forget() {
    this.kept.write(null);
    this.show("restored", false);
    this.past = [];
    this.drop();
    this.area.value = this.area.defaultValue;
    if (this.isOpen) this.ask();
  }

  // ---- Keys

  // No letter or digit typed at the board goes on to the page, where it may choose a result.
  pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const here = event.target.closest("[data-touched]");
    const direction = DIRECTIONS[event.key];
    const isPress = event.key === "Enter" || event.key === " ";
    // Buttons know by themselves what it is to be pressed.
    if (isPress && !here?.matches("g")) return;
    if (isPress) this.touch(here.dataset.touched);
    else if (direction && here) this.nearest(here, direction)?.focus();
    else if (event.key === "Backspace") this.undo();
    else if ([...event.key].length === 1) this.type(event.key.toLowerCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  type(key) {
    const isQuick = this.isBusy;
    this.when(() => {
      // Typed as it is written, before it could be seen that it is written along.
      if (isQuick && this.ahead.startsWith(key)) this.ahead = this.ahead.slice(1);
      else this.choose(key);
    });
  }

  // One choice is meant: it is made. Several: the first of them is shown.
  choose(key) {
    const choices = this.known?.choices ?? [];
    const spelled = this.spelled + key;
    const ofKey = choices.filter((choice) => choice.key === key);
    const ofName = choices.filter((choice) => this.rest(choice).startsWith(spelled));
    const isName = ofName.length > 0 && (this.spelled !== "" || ofKey.length === 0);
    const [found, typed] = isName ? [ofName, spelled] : [ofKey, key];
    if (found.length === 0) this.drop();
    if (found.length > 1) {
      this.spelled = isName ? typed : "";
      this.find(found[0].touched)?.focus();
    }
    if (found.length !== 1) return;
    const rest = this.rest(found[0]);
    this.make(found[0]);
    this.ahead = rest.slice(rest.indexOf(typed) + typed.length);
  }

  // What a choice writes behind what is begun.
  rest(choice) {
    return choice.begun.slice(this.answer.begun.length).toLowerCase();
  }

  nearest(here, [right, down]) {
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(here);
    let [best, least] = [null, Infinity];
    for (const element of this.part("desk").querySelectorAll("[data-touched]")) {
      const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
      const [along, across] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
      const distance = along + 2 * across;
      if (along > 1 && distance < least) [best, least] = [element, distance];
    }
    return best;
  }

  find(touched) {
    return this.part("desk").querySelector(`[data-touched="${CSS.escape(touched)}"]`);
  }

  // ---- Drawing

  draw(answer) {
    const focused = this.part("desk").contains(document.activeElement) ? document.activeElement : null;
    const touched = focused?.dataset?.touched;
    this.part("state").textContent = answer.state;
    this.part("prompt").textContent = answer.prompt || answer.over?.words || "";
    if (answer.board) this.part("board").innerHTML = answer.board;
    this.part("board").classList.toggle("stale", !answer.board);
    this.drawChoices(answer);
    this.drawFault(answer.fault);
    this.drawOver(answer.over);
    this.root.querySelector('[data-do="undo"]').disabled = this.past.length === 0 && !answer.undo;
    if (focused && !focused.isConnected) this.refocus(touched);
    this.say(answer);
  }

  drawChoices(answer) {
    const board = this.part("board");
    const hand = this.part("hand");
    const ofField = new Map([...board.querySelectorAll("[data-field]")].map((field) => [field.dataset.field, field]));
    board.querySelector("svg")?.setAttribute("role", "group");
    hand.replaceChildren();
    let isFirst = true;
    for (const choice of answer.choices) {
      const field = ofField.get(choice.field);
      if (choice.kind === "field") {
        if (field) this.enable(field, choice, isFirst);
        isFirst = false;
      } else {
        field?.classList.add(choice.kind === "gem" ? "can" : "falls");
        hand.append(this.button(choice));
      }
    }
    // Where no bead is in hand there is room to say what the last move did.
    if (hand.childElementCount === 0) hand.append(this.hint(answer.done));
    for (const [name, field] of ofField) {
      field.classList.toggle("lifted", answer.begun !== "" && answer.begun.startsWith(name));
    }
  }

  // Arrows lead from field to field, Tab to the first and past them all.
  enable(field, choice, isFirst) {
    field.dataset.touched = choice.touched;
    field.classList.add("can");
    field.setAttribute("role", "button");
    field.setAttribute("tabindex", isFirst ? "0" : "-1");
    field.setAttribute("aria-label", field.querySelector("title")?.textContent ?? choice.label);
  }

  button(choice) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    button.dataset.touched = choice.touched;
    button.setAttribute("aria-label", choice.label);
    button.innerHTML = choice.drawing;
    if (choice.kind === "gem" && choice.field) {
      const from = document.createElement("small");
      from.textContent = choice.field;
      button.append(from);
    }
    return button;
  }

  hint(words) {
    const hint = document.createElement("p");
    hint.className = "hint";
    hint.textContent = words;
    return hint;
  }

  drawFault(fault) {
    const part = this.part("fault");
    part.hidden = !fault;
    part.textContent = fault?.words ?? "";
  }

  refocus(touched) {
    const same = touched !== undefined && this.find(touched);
    const target = same || this.part("desk").querySelector("[data-touched]");
    (target || this.root.querySelector('[data-do="undo"]')).focus({ preventScroll: true });
  }

  say(answer) {
    const said = [answer.done, answer.fault?.words, answer.over?.words, answer.prompt];
    this.part("said").textContent = said.filter(Boolean).join(" ");
  }

  // ---- The result

  get outcomes() {
    return [...this.form.querySelectorAll('input[type="radio"][name="outcome"]')];
  }

  // The moves choose the result, unless somebody has.
  drawOver(over) {
    const offered = this.offered;
    if (offered && offered.value !== over?.outcome) {
      offered.checked = false;
      this.offered = null;
    }
    const isFree = this.outcomes.every((radio) => !radio.checked);
    const given = this.outcomes.find((radio) => radio.value === over?.outcome);
    if (given && isFree) {
      given.checked = true;
      this.offered = given;
    }
    this.over = over;
    this.part("over").hidden = !over;
    this.part("ended").textContent = over?.words ?? "";
    this.compare();
  }

  chosen() {
    this.offered = null;
    this.compare();
  }

  compare() {
    const chosen = this.outcomes.find((radio) => radio.checked);
    this.show("offered", Boolean(this.offered));
    this.show("contradicts", Boolean(this.over && chosen && chosen.value !== this.over.outcome));
  }
}

whenFresh((page) => page.querySelectorAll("[data-writing]").forEach((root) => new Desk(root)));

// ---- A record begun at a touch -------------------------------------------------------------

function equipBeginnings(root) {
  const area = document.getElementById(root.dataset.beginnings);
  root.hidden = false;
  root.querySelector("button").addEventListener("click", () => {
    if (area.value.trim() === "") area.value = root.querySelector("select").value;
    area.dispatchEvent(new Event("input", { bubbles: true }));
    const open = document.querySelector(`[data-writing="${area.id}"] [data-do="open"]`);
    if (open.getAttribute("aria-expanded") === "false") open.click();
    open.focus();
  });
}

whenFresh((page) => page.querySelectorAll("[data-beginnings]").forEach(equipBeginnings));
