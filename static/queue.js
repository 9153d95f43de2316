// The queue rings when somebody calls, also in the background, and says in the title how many do.
"use strict";

(() => {
  const title = document.title;
  let calls = 0;

  function heed(page) {
    const now = Number(page.querySelector("#queue")?.dataset.calls ?? 0);
    if (now > calls) ring();
    calls = now;
    document.title = calls > 0 ? `(${calls}) ${title}` : title;
  }

  heed(document);
  document.addEventListener("magister:fetched", ({ detail }) => heed(detail));
})();
