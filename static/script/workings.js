// A value's working opens over the foot of the page; without this script, or in an old browser, its link leads to it.

const canOpen = "popover" in HTMLElement.prototype;

const foot = document.createElement("aside");
foot.className = "working noprint";
foot.popover = "auto";
foot.tabIndex = -1;
if (canOpen) document.body.append(foot);

/** @param {string} address */
async function openWorking(address) {
  try {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const name = decodeURIComponent(new URL(address).hash.slice(1));
    foot.replaceChildren(...page.getElementById(name).childNodes);
    foot.dataset.of = address;
    foot.showPopover();
    foot.focus();
  } catch {
    location.assign(address);
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.working");
  if (!link || !canOpen || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openWorking(link.href);
});

// What is open stays true.
document.addEventListener("magister:fresh", () => {
  if (canOpen && foot.matches(":popover-open")) openWorking(foot.dataset.of);
});
