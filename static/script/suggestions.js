// The field at the top offers what is called so while somebody types: a combobox, which is gone without this script.

const WAIT = 120;

/** @param {HTMLInputElement} field */
function suggest(field) {
  const list = document.createElement("ul");
  list.id = `${field.id}-list`;
  list.className = "suggestions";
  list.role = "listbox";
  list.ariaLabel = field.labels[0].textContent;
  list.hidden = true;
  field.form.append(list);
  field.role = "combobox";
  field.autocomplete = "off";
  field.ariaExpanded = "false";
  field.ariaAutoComplete = "list";
  field.setAttribute("aria-controls", list.id);
  let timer = 0;
  let chosen = -1;

  /** @param {number} at */
  const choose = (at) => {
    chosen = at;
    [...list.children].forEach((option, idx) => {
      option.ariaSelected = String(idx === at);
      if (idx === at) option.scrollIntoView({ block: "nearest" });
    });
    if (at < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", list.children[at].id);
  };

  /** @param {{name: string, kind: string, href: string}[]} found */
  const offer = (found) => {
    list.replaceChildren(...found.map(({ name, kind, href }, idx) => {
      const option = document.createElement("li");
      option.id = `${list.id}-${idx}`;
      option.role = "option";
      const link = document.createElement("a");
      link.href = href;
      link.tabIndex = -1;
      const called = document.createElement("bdi");
      called.textContent = name;
      const what = document.createElement("span");
      what.className = "meta";
      what.textContent = kind;
      link.append(called, " ", what);
      option.append(link);
      return option;
    }));
    list.hidden = found.length === 0;
    field.ariaExpanded = String(!list.hidden);
    choose(-1);
  };

  const ask = async () => {
    const typed = field.value.trim();
    if (!typed) return offer([]);
    try {
      const answer = await fetch(`${field.form.getAttribute("action")}/suggestions?q=${encodeURIComponent(typed)}`);
      const found = answer.ok ? await answer.json() : [];
      // Somebody who types on is not shown what they meant before.
      if (field.value.trim() === typed && field.matches(":focus")) offer(found);
    } catch {
      offer([]);
    }
  };

  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT);
  });
  field.addEventListener("keydown", (event) => {
    const count = list.hidden ? 0 : list.children.length;
    if (event.key === "Escape" && count) {
      event.preventDefault();
      offer([]);
    } else if (event.key === "ArrowDown" && count) {
      event.preventDefault();
      choose((chosen + 1) % count);
    } else if (event.key === "ArrowUp" && count) {
      event.preventDefault();
      choose(chosen > 0 ? chosen - 1 : count - 1);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      list.children[chosen].querySelector("a").click();
    }
  });
  // A tap on what is offered takes the focus first.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  field.addEventListener("blur", () => offer([]));
}

const find = document.querySelector("form.find > input");
if (find) suggest(find);
