// On arrival: news is told once.

// Moves that board.js kept until they were sent: a page that complains has not taken them.
try {
  const sent = JSON.parse(sessionStorage.getItem("sent"));
  const isAnswer = document.referrer !== "" && new URL(document.referrer).pathname === sent?.from;
  const isNew = performance.getEntriesByType("navigation")[0]?.type === "navigate";
  if (isAnswer && isNew && !document.querySelector(".complaint, .notice.bad[role=alert]")) {
    localStorage.removeItem(sent.key);
  }
  sessionStorage.removeItem("sent");
} catch {
  // A browser that keeps nothing has nothing to forget.
}

const address = new URL(location.href);
for (const news of ["entered", "saved"]) address.searchParams.delete(news);
if (address.href !== location.href) history.replaceState(null, "", address);
