// What Lighthouse says about pages, on a phone: for each address, the median of its runs, as JSON.
import lighthouse from "lighthouse";
import { launch } from "chrome-launcher";

const [runs, chromePath, ...pages] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
const kinds = ["performance", "accessibility", "best-practices", "seo"];
const told = {};
try {
  for (const page of pages) {
    const scores = Object.fromEntries(kinds.map((kind) => [kind, []]));
    const failed = new Set();
    for (let run = 0; run < Number(runs); run += 1) {
      const { lhr } = await lighthouse(page, { port: chrome.port, output: "json", logLevel: "error" });
      for (const kind of kinds) {
        scores[kind].push(Math.round(lhr.categories[kind].score * 100));
        for (const { id, weight } of lhr.categories[kind].auditRefs) {
          const { score, title } = lhr.audits[id];
          if (weight > 0 && score !== null && score < 0.9) failed.add(`${title} (${id})`);
        }
      }
    }
    told[page] = { scores: kinds.map((kind) => median(scores[kind])), failed: [...failed] };
  }
} finally {
  await chrome.kill();
}
console.log(JSON.stringify(told));
