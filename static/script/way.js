// How long a question to the server was on its way and back, beside the clocks of a live game.

let way = null;

function showWay() {
  const face = document.querySelector("[data-way]");
  if (!face || way === null) return;
  face.querySelector("span").textContent = `${way} ms`;
  face.hidden = false;
}

function takeWay(entries) {
  const asked = entries.filter((entry) => ["navigation", "fetch"].includes(entry.initiatorType));
  const last = asked.findLast((entry) => entry.requestStart > 0 && entry.responseStart > 0);
  if (last) way = Math.round(last.responseStart - last.requestStart);
  showWay();
}

let wayObserver = null;

whenFresh((page) => {
  if (!page.querySelector("[data-way]")) return;
  showWay();
  if (wayObserver) return;
  wayObserver = new PerformanceObserver((list) => takeWay(list.getEntries()));
  for (const type of ["navigation", "resource"]) wayObserver.observe({ type, buffered: true });
});
