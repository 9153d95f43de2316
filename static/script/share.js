// A page is sent on by the phone's own sheet, or its address is copied.
/** @param {HTMLButtonElement} button */
function equipSharer(button) {
  button.hidden = !(navigator.share || navigator.clipboard);
  button.addEventListener("click", async () => {
    /** @type {HTMLLinkElement | null} */
    const canonical = document.querySelector('link[rel="canonical"]');
    const url = canonical?.href ?? location.href;
    if (navigator.share) {
      await navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url);
    button.textContent = button.dataset.share;
  });
}

whenFresh((root) => root.querySelectorAll("[data-share]").forEach(equipSharer));
