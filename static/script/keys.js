// Keys: an element with data-key="ArrowLeft" is clicked by that key. What is a character may be
// switched off (WCAG 2.2, 2.1.4), as it may be what somebody says to a program that listens.

const FIELDS = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";

/** @type {HTMLDialogElement | null} */
const help = document.querySelector("dialog.keys");
const OFF = "keys-off";

const areOff = () => {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
};

/** @param {boolean} isOff */
function switchKeys(isOff) {
  try {
    if (isOff) localStorage.setItem(OFF, "");
    else localStorage.removeItem(OFF);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  document.documentElement.toggleAttribute("data-keys-off", isOff);
}

switchKeys(areOff());

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  const isChord = event.ctrlKey || event.altKey || event.metaKey;
  if (isChord || event.defaultPrevented || target.closest(FIELDS)) return;
  const isCharacter = event.key.length === 1;
  if (isCharacter && document.documentElement.hasAttribute("data-keys-off")) return;
  const element = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  // A key held with Shift selects text; a list that scrolls by itself keeps its arrows.
  if (!element || (event.shiftKey && !isCharacter)) return;
  event.preventDefault();
  // What is chosen has the focus, so that Enter goes on from there.
  if (element.matches("input")) /** @type {HTMLElement} */ (element).focus();
  /** @type {HTMLElement} */ (element).click();
});

// What the keys of this page do, read off the page.
const NAMES = { ArrowLeft: "←", ArrowRight: "→", Home: "Home", End: "End", " ": "␣" };

function listKeys() {
  const list = help.querySelector("dl");
  list.replaceChildren();
  for (const element of document.querySelectorAll("[data-key]")) {
    const words = element.getAttribute("aria-label") || element.labels?.[0]?.textContent || element.textContent;
    const [key, told] = [document.createElement("dt"), document.createElement("dd")];
    key.append(Object.assign(document.createElement("kbd"), { textContent: NAMES[element.dataset.key] ?? element.dataset.key }));
    told.textContent = words.trim();
    list.append(key, told);
  }
}

const opener = document.querySelector("[data-opens-keys]");
if (help && opener) {
  opener.hidden = false;
  const toggle = help.querySelector("input");
  opener.addEventListener("click", () => {
    listKeys();
    toggle.checked = !areOff();
    help.showModal();
  });
  toggle.addEventListener("change", () => switchKeys(!toggle.checked));
}
