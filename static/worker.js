// Between pages and network, for browsers of people who came in by a link (HTTPS only). It keeps the shell and the
// newest own page, which has one's round, board and opponent; nothing else, and nothing once somebody signs out.
// What is entered is kept by outbox.js. The server puts `SHELL` before this, and `PAGES`: the page without a network in each
// language, the plain address first.
"use strict";

const SHELL_CACHE = `magister-shell ${SHELL.join(" ")}`;
const OWN_CACHE = "magister-own";

const isOwn = (path) => /^(\/[a-z-]+)?(\/events\/\d+\/my|\/tournaments\/\d+\/tablet)$/.test(path);
const isLeaving = (path) => path.endsWith("/sign-out") || path.endsWith("/my/leave");
const offline = (path) => PAGES.find((page) => path.startsWith(page.replace("offline", "")) && page !== PAGES[0]) ?? PAGES[0];

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && isLeaving(pathname)) event.waitUntil(caches.delete(OWN_CACHE));
  if (request.method !== "GET") return;
  if (SHELL.includes(pathname)) event.respondWith(ofShell(request));
  else if (isOwn(pathname)) event.respondWith(own(request, pathname, event));
  else if (request.mode === "navigate") event.respondWith(elsewhere(request, pathname));
});

async function install() {
  const cache = await caches.open(SHELL_CACHE);
  // Nobody's: it stays after somebody has signed out.
  await cache.addAll([...SHELL, ...PAGES.map((page) => new Request(page, { credentials: "omit" }))]);
  await skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => ![SHELL_CACHE, OWN_CACHE].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function ofShell(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function own(request, path, event) {
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    // A page that fetches itself knows better that it is old.
    if (request.mode !== "navigate") throw error;
    return (await newestOwn(path)) ?? caches.match(offline(path));
  }
  event.waitUntil(response.ok ? keep(path, response.clone()) : forget(path));
  return response;
}

async function elsewhere(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (path.endsWith("/my") && (await newestOwn())) || caches.match(offline(path));
  }
}

async function newestOwn(path) {
  const cache = await caches.open(OWN_CACHE);
  const [first] = await cache.keys();
  return cache.match(path ?? first?.url ?? PAGES[0]);
}

// The page says of itself when it was kept.
async function keep(path, response) {
  const text = (await response.text()).replace("<body", `<body data-kept="${new Date().toISOString()}"`);
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  await caches.delete(OWN_CACHE);
  const cache = await caches.open(OWN_CACHE);
  await cache.put(path, new Response(text, { headers }));
}

async function forget(path) {
  const cache = await caches.open(OWN_CACHE);
  await cache.delete(path);
}
