// Between pages and network, for browsers of people who came in by a link (HTTPS only). It keeps the shell and the
// newest own page, which has one's round, board and opponent; nothing else, and nothing once somebody signs out.
// What is entered is kept by outbox.js. The server puts `SHELL` before this.
"use strict";

const OFFLINE = "/offline";
const SHELL_CACHE = `magister-shell ${SHELL.join(" ")}`;
const OWN_CACHE = "magister-own";

const isOwn = (path) => /^\/events\/\d+\/my$|^\/tournaments\/\d+\/tablet$/.test(path);
const isLeaving = (path) => path === "/sign-out" || path.endsWith("/my/leave");

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
  await cache.addAll([...SHELL, new Request(OFFLINE, { credentials: "omit" })]);
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
    return (await newestOwn(path)) ?? caches.match(OFFLINE);
  }
  event.waitUntil(response.ok ? keep(path, response.clone()) : forget(path));
  return response;
}

async function elsewhere(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (path === "/my" && (await newestOwn())) || caches.match(OFFLINE);
  }
}

async function newestOwn(path) {
  const cache = await caches.open(OWN_CACHE);
  const [first] = await cache.keys();
  return cache.match(path ?? first?.url ?? OFFLINE);
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
