// What is on a page: equipped once at the start, and whatever a live page has fetched anew.

function whenFresh(equip) {
  equip(document);
  document.addEventListener("magister:fresh", ({ detail }) => equip(detail));
}
