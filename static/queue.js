// The queue keeps itself up to date, and rings when somebody calls.
"use strict";

(() => {
  const EVERY_MS = 5000;
  const queue = document.getElementById("queue");
  if (!queue) return;
  const items = queue.querySelector('[data-part="items"]');
  const lost = queue.querySelector('[data-part="lost"]');
  const sound = queue.querySelector('[data-do="sound"]');
  const title = document.title;
  let audio = null;

  function announce(calls) {
    document.title = calls > 0 ? `(${calls}) ${title}` : title;
  }

  // Browsers play nothing before somebody has pressed a button of the page.
  function ring() {
    if (!audio) return;
    for (const at of [0, 0.35]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = 880;
      volume.gain.setValueAtTime(0.2, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.3);
    }
  }

  if ("AudioContext" in window) {
    sound.hidden = false;
    sound.addEventListener("click", () => {
      if (audio) {
        audio.close();
        audio = null;
      } else {
        audio = new AudioContext();
        ring();
      }
      sound.setAttribute("aria-pressed", String(Boolean(audio)));
    });
  }

  // What somebody is deciding stays as it is until they are done.
  function isBusy() {
    return items.querySelector("details[open]") || items.contains(document.activeElement);
  }

  async function renew() {
    const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("queue");
    if (!fresh) throw new Error("no queue");
    const calls = Number(fresh.dataset.calls);
    if (calls > Number(queue.dataset.calls)) ring();
    queue.dataset.calls = String(calls);
    announce(calls);
    if (!isBusy()) items.replaceChildren(...fresh.querySelector('[data-part="items"]').childNodes);
  }

  async function watch() {
    try {
      await renew();
      lost.hidden = true;
    } catch {
      lost.hidden = false;
    }
    setTimeout(watch, EVERY_MS);
  }

  announce(Number(queue.dataset.calls));
  setTimeout(watch, EVERY_MS);
})();
