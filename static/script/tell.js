// What has changed at a board is told to whoever is read to: what the other side did and says, and what comes next.

const tellable = (page) => [...page.querySelectorAll("[data-tells]")]
  .map((part) => part.textContent.trim())
  .filter(Boolean)
  .join(" ");

let toldBefore = tellable(document);

whenFresh((page) => {
  const now = tellable(page);
  const said = page.querySelector('[data-part="said"]');
  if (!said || now === toldBefore) return;
  toldBefore = now;
  // What changes in a region that is there already is read; what comes with it is not.
  setTimeout(() => {
    said.textContent = now;
  }, 200);
});
