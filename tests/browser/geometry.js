// What is wrong with the boxes of a page at its present width: one line each.
const found = [];
const root = document.documentElement;
const isTouched = matchMedia("(pointer: coarse)").matches;
const isLaptop = innerWidth >= 1280;

const called = (element) => {
  const name = element.tagName.toLowerCase() + (element.id && `#${element.id}`) +
    [...element.classList].map((part) => `.${part}`).join("");
  const words = (element.textContent || element.value || element.name || "").trim().replace(/\s+/g, " ");
  const parent = element.parentElement;
  const place = parent.id || parent.className.baseVal || parent.className || parent.tagName.toLowerCase();
  return `${name} in ${place} "${words.slice(0, 30)}"`;
};
const says = (element, what) => found.push(`${called(element)}: ${what}`);
const styleOf = (element, pseudo) => getComputedStyle(element, pseudo);
const within = (element, test) => {
  for (let one = element; one && one !== document.body; one = one.parentElement) if (test(one)) return one;
  return null;
};
const isForEyes = (element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest(".skip") &&
  !within(element, (one) => styleOf(one).clipPath === "inset(50%)") &&
  element.getClientRects().length > 0;
// What moves sideways by itself never widens the page.
const scrolls = (element) => ["auto", "scroll"].includes(styleOf(element).overflowX);

// WCAG 2.2, 1.4.10: a page moves in one direction only.
if (root.scrollWidth > root.clientWidth) {
  const wide = [...document.body.querySelectorAll("*")].filter((element) =>
    isForEyes(element) && element.getBoundingClientRect().right > root.clientWidth + 1 &&
    !within(element.parentElement, scrolls));
  found.push(`wider than its window by ${root.scrollWidth - root.clientWidth}`);
  wide.slice(0, 3).forEach((element) => says(element, "reaches out of the window"));
}

// What scrolls sideways by itself is what has to: a table, a board, a chart, a text as typed.
for (const element of document.querySelectorAll("main *")) {
  const mayScroll = element.matches(".scroll, .tabs, pre, textarea, input, .moves, .chart, svg *");
  if (!mayScroll && scrolls(element) && element.scrollWidth > element.clientWidth + 1) says(element, "moves sideways");
}

// What is pressed: the box that answers, which may be a label's or the card's of a link.
const boxOf = (element) => {
  if (element.matches("[type=radio], [type=checkbox]") && element.closest("label")) {
    return element.closest("label").getBoundingClientRect();
  }
  const cover = styleOf(element, "::after");
  if (cover.position === "absolute" && cover.content !== "none" && styleOf(element).position === "static") {
    return (within(element.parentElement, (one) => styleOf(one).position !== "static") ?? root).getBoundingClientRect();
  }
  const parts = [element, ...element.querySelectorAll("*")].filter((part) => part.getClientRects().length)
    .map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1);
  const edge = (pick, side) => pick(...parts.map((box) => box[side]));
  const [left, right] = [edge(Math.min, "left"), edge(Math.max, "right")];
  const [top, bottom] = [edge(Math.min, "top"), edge(Math.max, "bottom")];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
};
const targets = [...document.querySelectorAll(
  "a[href], button, input:not([type=hidden]), select, textarea, summary")].filter(isForEyes);
const boxes = new Map(targets.map((target) => [target, boxOf(target)]));

// WCAG 2.2, 2.5.8. A link in a sentence is as high as its line.
const isInSentence = (element) => {
  if (styleOf(element).display !== "inline") return false;
  const block = within(element.parentElement, (one) => !styleOf(one).display.startsWith("inline")) ?? document.body;
  return block.textContent.trim().length > element.textContent.trim().length + 2;
};
const centre = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
const isSmall = (box) => Math.min(box.width, box.height) < 23.9;
// How far a box is from a point.
const distance = (box, [x, y]) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
for (const [target, box] of boxes) {
  if (!isSmall(box) || isInSentence(target) || target.disabled) continue;
  const from = centre(box);
  const crowds = ([other, near]) => other !== target && !other.contains(target) && !target.contains(other) &&
    (distance(near, from) < 12 || (isSmall(near) && Math.hypot(centre(near)[0] - from[0], centre(near)[1] - from[1]) < 24));
  if ([...boxes].some(crowds)) says(target, `${Math.round(box.width)}×${Math.round(box.height)} is small to hit`);
}

// What is pressed by a thumb is as high as a thumb is wide.
const controls = "button, .button, input, select, textarea, summary, .tabs a, .places a, .menu a, .pages a, .steps a";
if (isTouched) {
  for (const target of targets.filter((target) => target.matches(controls))) {
    const height = boxes.get(target).height;
    const isFigure = target.matches("summary") && target.closest("td, th");
    if (height < 43.5 && !isFigure) says(target, `${Math.round(height)} high is low for a thumb`);
  }
}

// Nothing is cut off but by an ellipsis, which says so.
for (const element of document.body.querySelectorAll("*")) {
  if (!isForEyes(element) || element.closest("svg") || !element.textContent.trim()) continue;
  const style = styleOf(element);
  const cuts = (overflow) => ["hidden", "clip"].includes(overflow);
  if (cuts(style.overflowX) && style.textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1) {
    says(element, `cut by ${element.scrollWidth - element.clientWidth} at its side`);
  }
  if (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1) {
    says(element, `cut by ${element.scrollHeight - element.clientHeight} at its foot`);
  }
}

// No words lie over others. The middle of a line is where its letters are.
const lines = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const floats = (element) => ["fixed", "sticky", "absolute"].includes(styleOf(element).position);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || element.closest("svg, option, script") || !isForEyes(element)) continue;
  if (within(element, floats) || within(element, scrolls)) continue;
  const range = document.createRange();
  range.selectNodeContents(walker.currentNode);
  for (const box of range.getClientRects()) {
    if (box.width < 2) continue;
    lines.push({ element, left: box.left + 1, right: box.right - 1, top: box.top + box.height * 0.3, bottom: box.bottom - box.height * 0.3 });
  }
}
lines.sort((one, other) => one.top - other.top);
lines.forEach((line, idx) => {
  for (let next = idx + 1; next < lines.length && lines[next].top < line.bottom; next += 1) {
    const other = lines[next];
    if (other.element !== line.element && other.left < line.right && line.left < other.right) {
      says(line.element, `lies over ${called(other.element)}`);
    }
  }
});

// A laptop shows as much of a tournament as fits.
const band = document.querySelector("main > .band");
if (isLaptop && band && band.getBoundingClientRect().bottom > 120.5) {
  says(band, `ends at ${Math.round(band.getBoundingClientRect().bottom)}, 120 are enough`);
}
if (isLaptop) {
  for (const row of document.querySelectorAll(".standings tbody tr")) {
    const height = row.getBoundingClientRect().height;
    if (height > 37.5) says(row, `${height} high, 36 and its line are enough`);
  }
}
return [...new Set(found)];
