// The board of a page of rules: a tap asks for the board after the move, and puts it in place of
// the one that is there. Without this script each tap is a link to the same page.
// @ts-check

/** The answer that is waited for; an older one is dropped. */
let asked = 0;

/** @param {Element} root @param {string} name */
const part = (root, name) => root.querySelector(`[data-part="${name}"]`);

/** What tells a place on the board from the others, to come back to it. @param {Element} element */
function place(element) {
  const field = element.querySelector?.("[data-field]") ?? element.closest("[data-field]");
  return field?.getAttribute("data-field") ?? null;
}

/**
 * Puts a fresh game in place. The focus stays on the board.
 * @param {Element} root
 * @param {Element} fresh
 */
function put(root, fresh) {
  const old = part(root, "game");
  const game = part(fresh, "game");
  if (!old || !game) return;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const name = focused && place(focused);
  old.replaceWith(document.adoptNode(game));
  document.dispatchEvent(new CustomEvent("magister:tapped", { detail: root }));
  const prompt = part(root, "prompt");
  const said = part(root, "said");
  if (said) said.textContent = prompt?.textContent ?? "";
  if (!focused) return;
  const rel = focused.getAttribute("rel");
  const same = name
    ? game.querySelector(`a:has(> [data-field="${CSS.escape(name)}"])`)
    : rel && game.querySelector(`a[rel="${CSS.escape(rel)}"]`);
  const next = same || game.querySelector("svg a, .beads a") || prompt;
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}

/** What board a player sees. @param {Element} root */
const seenOn = (root) => part(root, "game")?.getAttribute("data-seen");

/**
 * Shows what an address says; whether it is there now, whether another tap came after it, whether it failed, or whether
 * nobody answered.
 * @param {Element} root @param {string} href
 * @returns {Promise<"there" | "passed" | "failed" | "unreached">}
 */
async function show(root, href) {
  const nth = (asked += 1);
  root.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(href, { credentials: "same-origin" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-try]");
    if (nth !== asked || !root.isConnected) return "passed";
    if (!answer.ok || !fresh) return "failed";
    put(root, fresh);
    // Which of the moves was the last one.
    const [moves, now] = [document, page].map((one) => one.querySelector(".link-moves"));
    if (moves && now) moves.replaceWith(document.adoptNode(now));
    return "there";
  } catch {
    return "unreached";
  } finally {
    if (nth === asked) root.removeAttribute("aria-busy");
  }
}

/**
 * Says whether the network is there, on pages that know how to; who leaves such a page without one does not come back.
 * @param {boolean} isThere
 */
function tellNetwork(isThere) {
  const note = document.getElementById("outbox-offline");
  if (!note) return false;
  note.hidden = isThere;
  if (!isThere) note.scrollIntoView({ block: "nearest" });
  return true;
}

/** @param {MouseEvent} event */
const isPlain = (event) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * Sends a move that is whole, for a player who confirms none. Only a tap leads here: an address that says a move sends
 * nothing.
 * @param {Element} root
 */
function sendAtOnce(root) {
  const form = root.querySelector("form[data-at-once]");
  if (!(form instanceof HTMLFormElement)) return false;
  form.requestSubmit(form.querySelector("button"));
  return true;
}

// A live page puts another board in place of this one.
document.addEventListener("click", async (event) => {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest("[data-try] a[href]");
  const root = link?.closest("[data-try]");
  if (!link || !root || !isPlain(event) || event.defaultPrevented) return;
  event.preventDefault();
  const href = new URL(link.getAttribute("href") ?? "", document.baseURI).href;
  const seen = seenOn(root);
  const shown = await show(root, href);
  if (shown === "failed" || (shown === "unreached" && !tellNetwork(false))) location.assign(href);
  if (shown !== "there") return;
  tellNetwork(true);
  // What the other side has done meanwhile is looked at first.
  if (seen !== seenOn(root) || !sendAtOnce(root)) history.pushState(null, "", href);
});

// Going back takes a move back.
window.addEventListener("popstate", () => {
  const root = document.querySelector("[data-try]");
  if (root) show(root, location.href);
});
