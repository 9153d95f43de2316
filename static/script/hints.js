// What is shown while something is pointed at or focused goes with Escape (WCAG 2.2, 1.4.13).
const root = document.documentElement;
document.addEventListener("keydown", (event) => root.toggleAttribute("data-unhinted", event.key === "Escape"));
for (const type of ["pointerover", "focusin"]) {
  document.addEventListener(type, () => root.removeAttribute("data-unhinted"));
}
