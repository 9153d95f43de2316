// The queue rings when somebody calls, also in the background, and says in the title how many do.
"use strict";

(() => {
  const title = document.title;
  let calls = 0;
  let audio = null;

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

  function heed(page) {
    const now = Number(page.querySelector("#queue")?.dataset.calls ?? 0);
    if (now > calls) ring();
    calls = now;
    document.title = calls > 0 ? `(${calls}) ${title}` : title;
  }

  function toggle(sound) {
    if (audio) {
      audio.close();
      audio = null;
    } else {
      audio = new AudioContext();
      ring();
    }
    sound.setAttribute("aria-pressed", String(Boolean(audio)));
  }

  whenFresh((page) => {
    const sound = page.querySelector('[data-do="sound"]');
    if (!sound || !("AudioContext" in window)) return;
    sound.hidden = false;
    sound.setAttribute("aria-pressed", String(Boolean(audio)));
    sound.addEventListener("click", () => toggle(sound));
  });

  heed(document);
  document.addEventListener("magister:fetched", ({ detail }) => heed(detail));
})();
