// What axe finds wrong with the page, one line each; in the dark only colours differ.
const [isDark] = arguments;
const runOnly = isDark
  ? { type: "rule", values: ["color-contrast", "link-in-text-block"] }
  : { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
return axe.run(document, { runOnly, resultTypes: ["violations"], preload: false }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.html.slice(0, 120)}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message}`)));
