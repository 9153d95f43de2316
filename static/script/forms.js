// Forms: sent once, and not lost by accident.

// How long a second click is taken for the same one. The server knows it anyway.
const CLICK_MS = 4000;

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented) return;
  if (form.dataset.sent) {
    event.preventDefault();
    return;
  }
  form.dataset.sent = "sent";
  // By this clock, once: the same form sent again is the same entry.
  const enteredAt = form.elements.namedItem("entered_at");
  if (enteredAt && !enteredAt.value) enteredAt.value = new Date().toISOString();
  // Later, since a disabled button would not be sent along.
  setTimeout(() => setButtons(form, true));
  setTimeout(() => release(form), CLICK_MS);
});

function setButtons(form, isDisabled) {
  for (const button of form.querySelectorAll("button")) button.disabled = isDisabled;
}

function release(form) {
  delete form.dataset.sent;
  setButtons(form, false);
}

// A page that the browser kept and shows again.
window.addEventListener("pageshow", (event) => {
  if (event.persisted) document.querySelectorAll("form[data-sent]").forEach(release);
});

window.addEventListener("beforeunload", (event) => {
  const isUnsent = [...document.querySelectorAll("form textarea")].some((area) => {
    const wasRefused = area.form.querySelector(".complaint") !== null && area.value !== "";
    const isTyped = area.value !== area.defaultValue || wasRefused;
    return isTyped && !area.readOnly && !area.form.dataset.sent;
  });
  if (isUnsent) event.preventDefault();
});
