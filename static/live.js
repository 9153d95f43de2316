// Live pages: a stream says that something on the page has moved, and the page fetches itself anew.
//
// All pages of a browser share one stream, since browsers open few connections to a server: one page holds it,
// for as long as it renews its lease, and passes on what it hears.

"use strict";

const LEASE = "magister-lease";
const LEASE_MS = 6000;
const RENEW_MS = 2000;
const HANDOVER_MS = 60;
// A stream that is away for a moment is no news.
const GRACE_MS = 3000;
// What has waited for so many minutes waits for one more.
const MINUTE_MS = 60_000;
const RETRY_MS = [3000, 30_000];
// Without a stream a page fetches itself so often: there may be more pages than streams, or a proxy that lets none through.
const ALONE_MS = 30_000;

// The stamps of a page: what it shows, each with its version.
const stampsIn = (text) => new Map((text ?? "").split(",").filter(Boolean).map((stamp) => {
  const at = stamp.lastIndexOf(".");
  return [stamp.slice(0, at), Number(stamp.slice(at + 1))];
}));
const written = (stamps) => [...stamps].map(([thing, version]) => `${thing}.${version}`).join(",");

// ---- The page: fetches itself, unless somebody is busy with it ------------------------------

class LivePage {
  constructor() {
    this.stamps = stampsIn(document.body.dataset.live);
    this.newest = new Map(this.stamps);
    this.heardMeanwhile = new Map();
    this.lost = document.getElementById("live-lost");
    this.changed = document.getElementById("live-changed");
    this.timer = null;
    this.isFetching = false;
    this.alone = null;
    setInterval(() => this.main.querySelector("[data-waits]") && this.fetchWithin(MINUTE_MS / 60), MINUTE_MS);
  }

  get main() {
    return document.getElementById("content");
  }

  hear(news, spread) {
    for (const [thing, version] of news) {
      if (!this.newest.has(thing)) continue;
      this.newest.set(thing, version);
      this.heardMeanwhile.set(thing, version);
    }
    if (this.isStale()) this.fetchWithin(spread);
  }

  isStale() {
    return [...this.newest].some(([thing, version]) => version !== this.stamps.get(thing));
  }

  fetchWithin(spread) {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.renew(spread);
    }, Math.random() * spread);
  }

  async renew(spread) {
    if (this.isFetching) return;
    this.isFetching = true;
    this.heardMeanwhile.clear();
    try {
      const answer = await fetch(location.href, { headers: { "X-Magister-Live": "yes" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      this.take(fresh);
      // What the browser itself has kept says nothing of the server.
      if (!fresh.body.dataset.kept) this.lost.hidden = true;
    } catch {
      this.lost.hidden = this.alone === null;
      // What cannot be fetched now is fetched later, or the stream says that nobody is there.
      this.fetchWithin(Math.max(spread, RETRY_MS[0]));
    } finally {
      this.isFetching = false;
    }
    if (this.isStale()) this.wait(spread);
  }

  // What was left as it is, since somebody was busy with it, is fetched once they are done.
  wait(spread) {
    if (this.isBusy()) setTimeout(() => this.wait(spread), 1000);
    else this.fetchWithin(Math.max(spread, 500));
  }

  take(fresh) {
    const main = fresh.getElementById("content");
    if (!main || !fresh.body.dataset.live) throw new Error("another page");
    document.title = fresh.title;
    document.dispatchEvent(new CustomEvent("magister:fetched", { detail: main }));
    if (this.isBusy()) {
      this.changed.hidden = false;
      return;
    }
    document.body.dataset.live = fresh.body.dataset.live;
    this.stamps = stampsIn(fresh.body.dataset.live);
    this.newest = new Map([...this.stamps, ...this.heardMeanwhile]);
    for (const script of fresh.querySelectorAll("head script[src]")) equipWith(script);
    const view = new View(this.main);
    this.main.replaceChildren(...main.childNodes);
    view.restore(this.main);
    this.changed.hidden = true;
    document.dispatchEvent(new CustomEvent("magister:fresh", { detail: this.main }));
    lines.watch(this.stamps);
  }

  // What somebody types, has open or has sent stays as it is.
  isBusy() {
    const active = document.activeElement;
    const isInField = this.main.contains(active) && active.matches("input, textarea, select");
    const isTyped = [...this.main.querySelectorAll("input, textarea, select")].some(hasChanged);
    return isInField || isTyped || this.main.querySelector("dialog[open], form[data-sent], details[open] form :is(input:not([type=hidden]), select, textarea)") !== null;
  }

  say(isLost, since) {
    if (!isLost) document.dispatchEvent(new Event("magister:found"));
    this.lost.querySelector("time").textContent = new Date(since).toLocaleTimeString(
      document.documentElement.lang, { hour: "numeric", minute: "2-digit" }).toLowerCase();
    this.lost.hidden = !isLost;
    if (isLost && this.alone === null) {
      this.alone = setInterval(() => this.fetchWithin(ALONE_MS / 2), ALONE_MS);
      this.fetchWithin(RETRY_MS[0]);
    }
    if (!isLost) {
      clearInterval(this.alone);
      this.alone = null;
    }
  }
}

function hasChanged(field) {
  if (field.type === "hidden" || field.disabled) return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const usual = [...field.options].some((option) => option.defaultSelected);
    return usual && [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return field.value !== field.defaultValue;
}

function equipWith(script) {
  const isThere = [...document.scripts].some((one) => one.getAttribute("src") === script.getAttribute("src"));
  if (isThere) return;
  const own = document.createElement("script");
  own.type = script.type;
  own.src = script.getAttribute("src");
  document.head.append(own);
}

// What is open and where the focus is, to be found again in what replaces it.
class View {
  constructor(main) {
    const active = document.activeElement;
    this.focus = main.contains(active) ? placeOf(active) : null;
    this.open = new Set([...main.querySelectorAll("details[open]")].map(nameOf));
  }

  restore(main) {
    for (const details of main.querySelectorAll("details")) {
      if (this.open.has(nameOf(details))) details.open = true;
    }
    if (this.focus) main.querySelector(this.focus)?.focus({ preventScroll: true });
  }
}

const nameOf = (details) => details.id || details.querySelector("summary")?.textContent.trim();

function placeOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute("href");
  return href ? `a[href="${CSS.escape(href)}"]` : null;
}

// ---- The stream, and the pages of a browser that share it -----------------------------------

class Lines {
  constructor(page) {
    this.page = page;
    this.id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.own = page.stamps;
    this.others = new Map();
    this.source = null;
    this.retryMs = RETRY_MS[0];
    this.lostSince = null;
    this.channel = "BroadcastChannel" in window ? new BroadcastChannel("magister-live") : null;
    this.channel?.addEventListener("message", ({ data }) => this.receive(data));
    this.send({ on: written(this.own), asks: true });
    addEventListener("pagehide", () => this.leave());
    addEventListener("pageshow", (event) => event.persisted && this.keep());
    this.keep();
  }

  send(message) {
    this.channel?.postMessage({ ...message, from: this.id });
  }

  receive(message) {
    if (message.on !== undefined) {
      this.others.set(message.from, stampsIn(message.on));
      if (message.asks) this.send({ on: written(this.own) });
      if (this.source) this.widen();
    }
    if (message.gone) this.takeOver(message.from);
    if (message.news && !this.source) this.page.hear(message.news, message.spread);
    if (message.lost !== undefined && !this.source) this.page.say(message.lost, message.since);
  }

  // Whoever leaves may have held the stream, and says so before the lease is given back: a page that somebody
  // goes on to may be there before the one that they came from has left.
  takeOver(from) {
    this.others.delete(from);
    if (this.source) return;
    clearTimeout(this.keeper);
    this.keeper = setTimeout(() => this.keep(), HANDOVER_MS * (1 + Math.random()));
  }

  watch(stamps) {
    this.own = stamps;
    this.send({ on: written(stamps) });
    if (this.source) this.widen();
  }

  // ---- The lease.

  keep() {
    clearTimeout(this.keeper);
    if (this.holds()) this.open();
    else this.close();
    this.keeper = setTimeout(() => this.keep(), RENEW_MS * (this.source ? 1 : 1 + Math.random()));
  }

  // Without a channel or a store each page has a stream of its own.
  holds() {
    if (!this.channel) return true;
    try {
      const lease = JSON.parse(localStorage.getItem(LEASE));
      const isAnothers = lease && lease.id !== this.id && lease.until > Date.now();
      if (isAnothers && lease.until < Date.now() + 2 * LEASE_MS) return false;
      localStorage.setItem(LEASE, JSON.stringify({ id: this.id, until: Date.now() + LEASE_MS }));
      return true;
    } catch {
      return true;
    }
  }

  leave() {
    clearTimeout(this.keeper);
    this.send({ gone: true });
    // Its stream may have ended before: browsers end streams as soon as somebody goes on to another page.
    this.close();
    try {
      if (JSON.parse(localStorage.getItem(LEASE))?.id === this.id) localStorage.removeItem(LEASE);
    } catch {
      // Nothing was kept.
    }
  }

  // ---- The stream.

  union() {
    const all = new Map();
    for (const stamps of [this.own, ...this.others.values()]) {
      for (const [thing, version] of stamps) {
        all.set(thing, Math.min(version, all.get(thing) ?? version));
      }
    }
    return all;
  }

  widen() {
    const isWatched = [...this.union().keys()].every((thing) => this.watched.has(thing));
    if (isWatched) return;
    this.close();
    this.open();
  }

  open() {
    if (this.source) return;
    this.watched = this.union();
    this.source = new EventSource(`/live?on=${written(this.watched)}`);
    this.source.addEventListener("open", () => this.found());
    this.source.addEventListener("moved", ({ data }) => this.pass(data));
    this.source.addEventListener("error", () => this.missed());
  }

  close() {
    this.source?.close();
    this.source = null;
  }

  pass(data) {
    const [spread, ...moved] = data.split("\n");
    const news = moved.map((line) => line.split(" ")).map(([thing, , to]) => [thing, Number(to)]);
    this.send({ news, spread: Number(spread) });
    this.page.hear(news, Number(spread));
  }

  found() {
    this.retryMs = RETRY_MS[0];
    clearTimeout(this.grace);
    this.grace = null;
    this.tell(null);
  }

  missed() {
    // A page that was kept is as old as it says.
    const since = this.lostSince ?? (Date.parse(document.body.dataset.kept) || Date.now());
    this.grace ??= setTimeout(() => this.tell(since), GRACE_MS);
    // A browser tries again by itself, but not after an answer that is none.
    if (this.source?.readyState !== EventSource.CLOSED) return;
    this.close();
    clearTimeout(this.keeper);
    this.keeper = setTimeout(() => this.keep(), this.retryMs * (0.5 + Math.random()));
    this.retryMs = Math.min(2 * this.retryMs, RETRY_MS[1]);
  }

  tell(since) {
    this.lostSince = since;
    this.page.say(since !== null, since);
    this.send({ lost: since !== null, since });
  }
}

const lines = document.body.dataset.live ? new Lines(new LivePage()) : null;
