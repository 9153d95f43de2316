// A page, or the link that a card shows once, is sent on by the phone's own sheet, or copied.
/** @param {HTMLButtonElement} button */
function equipSharer(button) {
  button.hidden = !(navigator.share || navigator.clipboard);
  button.addEventListener("click", async () => {
    /** @type {HTMLLinkElement | null} */
    const canonical = document.querySelector('link[rel="canonical"]');
    const shown = button.closest(".code-to-scan")?.querySelector(".code")?.textContent;
    const url = shown ?? canonical?.href ?? location.href;
    if (navigator.share) {
      await navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url);
    button.textContent = button.dataset.share;
  });
}

whenFresh((root) => root.querySelectorAll("[data-share]").forEach(equipSharer));
