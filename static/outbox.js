// The outbox: what somebody enters is kept in this browser, with a key and the time, until the server has it.
// An entry that is answered at once leads on as any form does; without a connection it waits, whatever happens to
// the page. What the server answers with anything but "accepted" is sent once more as a plain form, so that people
// see the page that they would see without this script.
"use strict";

{
  const STORE = "magister-outbox";
  const KEYPADS = "magister-keypad ";
  const OPENED = "magister-opened";
  const PATIENCE_MS = 15_000;
  const RETRY_MS = [2000, 30_000];
  // The answer may be another one later.
  const LATER = [408, 425, 429];

  const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const pathOf = (form) => new URL(form.getAttribute("action"), location.href).pathname;
  // Everything that is entered at a board is about one result.
  const subjectOf = (path) => path.match(/^.*\/boards\/\d+/)?.[0] ?? path;
  const timeOf = (ms) => new Date(ms).toLocaleTimeString(
    document.documentElement.lang, { hour: "numeric", minute: "2-digit" }).toLowerCase();

  class Outbox {
    constructor(panel) {
      this.panel = panel;
      this.asking = document.getElementById("outbox-ask");
      // Whose entries this page may send.
      this.senders = new Set((document.body.dataset.senders ?? "").split(" ").filter(Boolean));
      // The entry that was made on this page, and where its answer leads.
      this.made = null;
      this.leadsTo = null;
      this.retryMs = RETRY_MS[0];
      document.addEventListener("submit", (event) => this.submitted(event));
      document.addEventListener("click", (event) => this.clicked(event));
      panel.addEventListener("click", (event) => this.pressed(event));
      addEventListener("storage", (event) => event.key !== null && this.draw());
      addEventListener("online", () => this.found());
      document.addEventListener("magister:found", () => this.found());
      document.addEventListener("magister:fresh", () => this.draw());
      this.arrive();
      // What has waited since an earlier page is shown at once; what is answered at once is not worth a word.
      this.isLate = this.read().length > 0;
      this.draw();
      this.send();
    }

    // ---- What is kept

    read() {
      try {
        return JSON.parse(localStorage.getItem(STORE)) ?? [];
      } catch {
        return [];
      }
    }

    write(entries) {
      localStorage.setItem(STORE, JSON.stringify(entries));
      this.draw();
    }

    drop(id) {
      this.write(this.read().filter((entry) => entry.id !== id));
    }

    mark(id, state) {
      this.write(this.read().map((entry) => (entry.id === id ? { ...entry, state } : entry)));
    }

    // Results that were entered by keys wait at their own page (keypad.js).
    keypads() {
      try {
        const names = Object.keys(localStorage).filter((name) => name.startsWith(KEYPADS));
        return names.map((name) => ({ ...JSON.parse(localStorage.getItem(name)), isKeypad: true, id: name }));
      } catch {
        return [];
      }
    }

    unsent() {
      return [...this.read(), ...this.keypads()];
    }

    // ---- Entries

    async submitted(event) {
      const { target: form, submitter } = event;
      if (event.defaultPrevented) return;
      if (isLeaving(form) && this.unsent().length > 0) {
        event.preventDefault();
        setFree(form);
        await this.leave(form);
      } else if (form.dataset.outbox && !submitter?.formNoValidate && this.keep(form, submitter)) {
        event.preventDefault();
        this.send();
      } else if (form.method === "post" && this.isOffline()) {
        event.preventDefault();
        setFree(form);
      }
    }

    keep(form, submitter) {
      const body = new URLSearchParams(new FormData(form));
      if (submitter?.name) body.append(submitter.name, submitter.value);
      const entry = {
        id: newKey(),
        sender: form.dataset.outbox,
        path: pathOf(form),
        what: nameOf(form),
        hasMoves: Boolean(body.get("record")),
        draft: form.querySelector("[data-draft]")?.dataset.draft,
        at: Date.now(),
        state: "waiting",
      };
      body.set("form_key", entry.id);
      if (body.has("entered_at")) body.set("entered_at", new Date(entry.at).toISOString());
      entry.body = body.toString();
      this.made = { id: entry.id, form };
      try {
        this.write([...this.read(), entry]);
        return true;
      } catch {
        // A browser that keeps nothing sends it as it would without this script.
        this.made = null;
        return false;
      }
    }

    // In the order in which they were made, each once there is an answer to the one before.
    async send() {
      if (this.isSending) return;
      this.isSending = true;
      clearTimeout(this.timer);
      let entry;
      while ((entry = this.next())) {
        const answer = await this.post(entry);
        if (answer === null) {
          await this.wait(entry);
          break;
        }
        this.retryMs = RETRY_MS[0];
        await this.take(entry, answer);
      }
      this.isSending = false;
      if (this.leadsTo && !this.next()) this.lead();
    }

    next() {
      return this.read().find((entry) => entry.state === "waiting" && this.maySend(entry));
    }

    // The browser has the seat of a game by link, whatever page it shows.
    maySend(entry) {
      return this.senders.has(entry.sender) || isOfSeat(entry);
    }

    async post(entry) {
      try {
        const response = await fetch(entry.path, {
          method: "POST",
          body: entry.body,
          headers: { "Content-Type": "application/x-www-form-urlencoded", "X-Magister-Outbox": "yes" },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        return response.status >= 500 || LATER.includes(response.status) ? null : response;
      } catch {
        return null;
      }
    }

    async wait(entry) {
      this.timer = setTimeout(() => this.send(), this.retryMs);
      this.retryMs = Math.min(2 * this.retryMs, RETRY_MS[1]);
      this.isLate = true;
      this.draw();
      const form = this.made?.id === entry.id ? this.made.form : null;
      if (!form || !("asks" in form.dataset) || new URLSearchParams(entry.body).has("confirmed")) return;
      // Whoever stands before a tablet is asked now, since nobody may be there later.
      clearTimeout(this.timer);
      const isRight = await this.ask("right", [entry]);
      this.drop(entry.id);
      setFree(form);
      if (!isRight) return;
      const id = newKey();
      const body = new URLSearchParams(entry.body);
      body.set("form_key", id);
      body.set("confirmed", "yes");
      this.made.id = id;
      this.write([...this.read(), { ...entry, id, body: body.toString() }]);
      this.timer = setTimeout(() => this.send(), RETRY_MS[0]);
    }

    async take(entry, response) {
      if (response.status === 204) {
        if (entry.draft) localStorage.removeItem(entry.draft);
        this.drop(entry.id);
        if (this.isOfThisPage(entry)) this.leadsTo = response.headers.get("X-Magister-Location");
        return;
      }
      if ([401, 403].includes(response.status) && !isOfSeat(entry) && !(await this.isIn(entry.sender))) {
        this.senders.delete(entry.sender);
        this.draw();
        return;
      }
      this.mark(entry.id, "look");
      if (this.made?.id === entry.id) this.open(entry);
    }

    // What was made before this page follows by itself, if the page does.
    isOfThisPage(entry) {
      const isAbout = (form) => subjectOf(pathOf(form)) === subjectOf(entry.path);
      const isStale = !document.body.dataset.live && [...document.querySelectorAll("form[data-outbox]")].some(isAbout);
      return this.made?.id === entry.id || isStale;
    }

    // Whether this browser is still let in as the one who made an entry.
    async isIn(sender) {
      try {
        const answer = await fetch(location.href, { headers: { "X-Magister-Live": "yes" } });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        return (page.body.dataset.senders ?? "").split(" ").includes(sender);
      } catch {
        return true;
      }
    }

    lead() {
      // What the page holds was sent.
      if (this.made) this.made.form.dataset.sent = "sent";
      const to = new URL(this.leadsTo, location.href);
      if (!to.hash || to.pathname !== location.pathname || to.search !== location.search) {
        location.assign(to);
        return;
      }
      // Another place on this page would not load it anew.
      history.replaceState(null, "", to);
      location.reload();
    }

    // As a plain form, whose answer is a page.
    open(entry) {
      try {
        sessionStorage.setItem(OPENED, entry.id);
      } catch {
        // It stays until it is discarded.
      }
      if (this.made) this.made.form.dataset.sent = "sent";
      const form = Object.assign(document.createElement("form"), { method: "post", action: entry.path, hidden: true });
      for (const [name, value] of new URLSearchParams(entry.body)) {
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      }
      document.body.append(form);
      form.submit();
    }

    // An entry whose answer is this page has arrived there.
    arrive() {
      try {
        const opened = sessionStorage.getItem(OPENED);
        sessionStorage.removeItem(OPENED);
        const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
        if (opened && isNew && document.referrer.startsWith(`${location.origin}/`)) this.drop(opened);
      } catch {
        // Nothing was kept.
      }
    }

    found() {
      document.getElementById("outbox-offline").hidden = true;
      this.retryMs = RETRY_MS[0];
      this.send();
    }

    // ---- What needs the network

    clicked(event) {
      const link = event.target.closest("a[href]");
      const isInside = link && link.origin === location.origin && !link.getAttribute("href").startsWith("#");
      if (isInside && !event.defaultPrevented && !navigator.serviceWorker?.controller && this.isOffline()) {
        event.preventDefault();
      }
    }

    // Who leaves this page without a network does not come back to it.
    isOffline() {
      const note = document.getElementById("outbox-offline");
      note.hidden = navigator.onLine;
      if (!note.hidden) note.scrollIntoView({ block: "nearest" });
      return !navigator.onLine;
    }

    // ---- What people decide

    async pressed(event) {
      const button = event.target.closest("button[data-do]");
      const id = button?.closest("li").dataset.id;
      const entry = this.unsent().find((one) => one.id === id);
      if (!entry) return;
      if (button.dataset.do === "open") this.open(entry);
      else if (await this.ask("discard", [entry])) this.discard(entry);
    }

    discard(entry) {
      if (entry.isKeypad) localStorage.removeItem(entry.id);
      else this.drop(entry.id);
      for (const form of document.querySelectorAll("form[data-outbox]")) setFree(form);
      this.draw();
    }

    async leave(form) {
      if (!(await this.ask("leave", this.unsent()))) return;
      for (const entry of this.unsent()) this.discard(entry);
      form.submit();
    }

    ask(what, entries) {
      for (const part of this.asking.querySelectorAll("[data-ask]")) part.hidden = part.dataset.ask !== what;
      const names = entries.map((entry) => Object.assign(document.createElement("li"), { textContent: entry.what }));
      this.asking.querySelector("ul").replaceChildren(...names);
      this.asking.returnValue = "no";
      this.asking.showModal();
      return new Promise((decide) => {
        this.asking.addEventListener("close", () => decide(this.asking.returnValue === "yes"), { once: true });
      });
    }

    // ---- What is seen

    draw() {
      const entries = this.read();
      // The page of the keys says itself what waits there.
      const isShown = (entry) => (entry.isKeypad ? entry.path !== location.pathname : this.isLate || entry.id !== this.made?.id);
      const shown = this.unsent().filter(isShown);
      this.panel.hidden = shown.length === 0;
      const isShut = (entry) => entry.state === "waiting" && !this.maySend(entry);
      const shut = entries.filter(isShut).map((entry) => entry.sender);
      const notes = {
        waiting: shown.some((entry) => entry.state === "waiting" && !isShut(entry)),
        guest: shut.some((sender) => !sender.startsWith("staff")),
        staff: shut.some((sender) => sender.startsWith("staff")),
        look: shown.some((entry) => entry.state === "look"),
      };
      for (const note of this.panel.querySelectorAll("[data-note]")) note.hidden = !notes[note.dataset.note];
      this.panel.querySelector("ul").replaceChildren(...shown.map((entry) => this.line(entry)));
      const waiting = new Set(entries.map((entry) => subjectOf(entry.path)));
      for (const form of document.querySelectorAll("form[data-outbox]")) {
        form.inert = this.isLate && waiting.has(subjectOf(pathOf(form)));
      }
    }

    line(entry) {
      const line = this.panel.querySelector("template").content.cloneNode(true).firstElementChild;
      const part = (css) => line.querySelector(css);
      line.dataset.id = entry.id;
      part('[data-part="what"]').textContent = entry.what;
      part("time").textContent = timeOf(entry.at);
      part('[data-part="moves"]').hidden = !entry.hasMoves;
      part('[data-do="open"]').hidden = entry.state !== "look";
      part('[data-do="page"]').hidden = !entry.isKeypad;
      part('[data-do="page"]').href = entry.path;
      for (const button of line.querySelectorAll("button")) {
        button.setAttribute("aria-label", `${button.textContent}: ${entry.what}`);
      }
      return line;
    }
  }

  const isOfSeat = (entry) => entry.sender.startsWith("seat-");

  function isLeaving(form) {
    const path = pathOf(form);
    return path.endsWith("/sign-out") || path.endsWith("/my/leave");
  }

  // "Round 4, board 1: Anna won"
  function nameOf(form) {
    const chosen = form.querySelector("input[name=outcome]:checked")?.closest("label");
    const act = form.dataset.act ?? chosen?.textContent.trim().replace(/\s+/g, " ");
    return [form.dataset.what, act].filter(Boolean).join(": ");
  }

  // The form can be sent again.
  function setFree(form) {
    form.inert = false;
    release(form);
  }

  new Outbox(document.getElementById("outbox"));
  // Over HTTPS, for whoever came in by a link: worker.js.
  if (document.querySelector('link[rel="manifest"]')) navigator.serviceWorker?.register("/worker.js").catch(() => {});
}
