// What has changed at a board is told to whoever is read to: what the other side did, asked and said, and what comes next.

const tellable = (page) => [...page.querySelectorAll("[data-tells]")]
  .map((part) => [part.dataset.tells, part.textContent.trim()].filter(Boolean).join(": "));

let toldBefore = tellable(document);

whenFresh((page) => {
  const now = tellable(page);
  const news = now.filter((part) => !toldBefore.includes(part));
  toldBefore = now;
  const said = page.querySelector('[data-part="said"]');
  if (!said || news.length === 0) return;
  // What changes in a region that is there already is read; what comes with it is not.
  setTimeout(() => {
    said.textContent = news.join(" ");
  }, 200);
});
