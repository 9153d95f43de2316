// Results: where a draw can only be agreed on, choosing it says so.

document.addEventListener("change", (event) => {
  const { ending } = event.target.dataset ?? {};
  const agreed = ending && event.target.form?.querySelector(`[name="ending"][value="${CSS.escape(ending)}"]`);
  if (agreed) agreed.checked = true;
});
