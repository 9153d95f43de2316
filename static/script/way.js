// How long a question to the server was on its way and back, beside the clocks of a live game.

function showWay(entries) {
  const face = document.querySelector("[data-way]");
  const answered = entries.filter((entry) => ["navigation", "fetch"].includes(entry.initiatorType));
  const last = answered.findLast((entry) => entry.requestStart > 0 && entry.responseStart > 0);
  if (!face || !last) return;
  const ms = Math.round(last.responseStart - last.requestStart);
  face.querySelector("span").textContent = `${ms} ms`;
  face.hidden = false;
}

if (document.querySelector("[data-way]")) {
  const asked = () => ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  whenFresh(() => showWay(asked()));
  new PerformanceObserver((list) => showWay(list.getEntries())).observe({ type: "resource" });
}
