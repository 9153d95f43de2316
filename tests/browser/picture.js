// Makes the page of all games the picture beside a link: a board at the right, words at the left.
const [family, isMark] = arguments;
const make = (style, words) => {
  const element = document.createElement("div");
  Object.assign(element.style, style);
  if (words) element.textContent = words;
  return element;
};
const card = document.querySelector(`.lessons a[href$="/${family}"]`).closest("li");
const board = card.querySelector("svg.board");
const glass = document.querySelector("svg.glass");
const icon = document.querySelector(".mark img");
const product = document.querySelector(".mark").textContent.trim();
const [title, about] = isMark
  ? [product, document.querySelector(".foot p").textContent]
  : [card.querySelector("h2").textContent, card.querySelector("p").textContent.replace(/\.$/, "")];
const { width, height } = board.viewBox.baseVal;
Object.assign(board.style, {
  flex: "none", maxWidth: "none", maxHeight: "none", height: "auto", width: width > 1.2 * height ? "610px" : "500px",
});
Object.assign(icon.style, { width: "52px", height: "52px" });
const root = make({
  position: "fixed", inset: "0", zIndex: "9", display: "flex", alignItems: "center", gap: "56px",
  boxSizing: "border-box", width: "1200px", height: "630px", padding: "0 64px", background: "var(--bg)",
});
const words = make({ display: "flex", flex: "1", flexDirection: "column", gap: "22px", minWidth: "0" });
const mark = make({ display: "flex", alignItems: "center", gap: "16px", font: "600 34px/1 var(--serif)" });
mark.append(icon, isMark ? "" : product);
words.append(
  mark,
  make({ font: `600 ${isMark ? 92 : 66}px/1.05 var(--serif)`, color: "var(--ink)" }, title),
  make({ font: `400 ${isMark ? 30 : 32}px/1.3 var(--sans)`, color: "var(--mute)" }, about),
);
const edge = make({
  position: "absolute", inset: "auto 0 0", height: "14px", background: "var(--accent)",
});
root.append(words, board, edge);
document.body.replaceChildren(glass, root);
