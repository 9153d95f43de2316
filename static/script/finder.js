// Lists of names: what is typed into input[data-finds] hides all that hold another name.

whenFresh((root) => {
  for (const field of root.querySelectorAll("input[data-finds]")) {
    const items = [...document.getElementById(field.dataset.finds).children];
    field.addEventListener("input", () => {
      const words = folded(field.value).split(/\s+/);
      for (const item of items) {
        const name = folded(item.dataset.sought);
        item.hidden = !words.every((word) => name.includes(word));
      }
    });
  }
});
