// Rings, once somebody has switched the sound on: browsers play nothing before a button of the page is pressed.

let audio = null;

function ring(pitches = [880, 880]) {
  if (!audio) return;
  pitches.forEach((pitch, idx) => {
    const at = audio.currentTime + idx * 0.35;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  });
}

function showSound() {
  for (const sound of document.querySelectorAll('[data-do="sound"]')) {
    sound.setAttribute("aria-pressed", String(Boolean(audio)));
  }
}

function toggleSound() {
  if (audio) {
    audio.close();
    audio = null;
  } else {
    audio = new AudioContext();
    ring();
  }
  showSound();
}

whenFresh((page) => {
  if (!("AudioContext" in window)) return;
  for (const sound of page.querySelectorAll('[data-do="sound"]')) {
    sound.hidden = false;
    sound.addEventListener("click", toggleSound);
  }
  showSound();
});
