// A page, or the link that a card shows once, is sent on by the phone's own sheet, or copied.
/** @param {HTMLButtonElement} button */
function equipSharer(button) {
  // What is one's own is not passed on, only copied.
  const isSent = navigator.share && button.dataset.own === undefined;
  button.hidden = !(isSent || navigator.clipboard);
  button.addEventListener("click", async () => {
    /** @type {HTMLLinkElement | null} */
    const canonical = document.querySelector('link[rel="canonical"]');
    const shown = button.closest(".code-to-scan")?.querySelector(".code")?.textContent;
    const url = shown ?? canonical?.href ?? location.href;
    if (isSent) {
      await navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url);
    button.textContent = button.dataset.share;
  });
}

whenFresh((root) => root.querySelectorAll("[data-share]").forEach(equipSharer));
