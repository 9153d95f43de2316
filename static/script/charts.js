// Curves: one stop of the Tab key, and the arrows go from period to period.

function equipChart(chart) {
  const stops = [...chart.querySelectorAll("a")];
  const choose = (chosen) => stops.forEach((stop) => stop.setAttribute("tabindex", stop === chosen ? 0 : -1));
  choose(stops.at(-1));
  chart.addEventListener("focusin", (event) => choose(event.target.closest("a")));
  chart.addEventListener("keydown", (event) => {
    const idx = stops.indexOf(event.target.closest("a"));
    const isChord = event.ctrlKey || event.altKey || event.metaKey;
    const steps = { ArrowLeft: idx - 1, ArrowRight: idx + 1, Home: 0, End: stops.length - 1 };
    const next = stops[steps[event.key]];
    if (isChord || !next) return;
    event.preventDefault();
    next.focus();
  });
}

whenFresh((root) => root.querySelectorAll("[data-stops]").forEach(equipChart));
