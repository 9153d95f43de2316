// Games: what is typed into input[data-sieve] picks the first card that is meant.

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// A code is known by what stands before its options. A card that says nothing is always meant.
function isMeant(card, typed) {
  const sought = folded(typed).split(",")[0].trim().replace(/\s+/g, " ");
  return !("sought" in card.dataset) || folded(card.dataset.sought).includes(sought);
}

const cardsOf = (field) => [...document.getElementById(field.dataset.sieve).children];
const radioOf = (card) => card.querySelector("label > input");

function sift(field) {
  const cards = cardsOf(field);
  for (const card of cards) card.hidden = !isMeant(card, field.value);
  // What is picked can be seen.
  const meant = cards.filter((card) => !card.hidden);
  if (!meant.some((card) => radioOf(card).checked)) radioOf(meant[0]).checked = true;
}

// Goes on in the card that is picked. A name that none of the others has is another game's.
function goInto(field) {
  sift(field);
  const card = cardsOf(field).find((card) => radioOf(card).checked);
  const name = "sought" in card.dataset ? null : card.querySelector(".parameters input");
  if (name && !name.value) name.value = field.value.trim();
  (name ?? radioOf(card)).focus();
}

function equipSieve(field) {
  field.parentElement.hidden = false;
  if (field.value) sift(field);
  field.addEventListener("input", () => sift(field));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // The form is sent from its other fields.
    event.preventDefault();
    goInto(field);
  });
}

whenFresh((root) => root.querySelectorAll("input[data-sieve]").forEach(equipSieve));
