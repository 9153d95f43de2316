// Files: one chosen into input[data-into="ID"] is read into that textarea.

// The server takes no more in one form.
const MOST_BYTES = 1024 * 1024;

document.addEventListener("change", async (event) => {
  const input = event.target;
  const area = input.dataset?.into && document.getElementById(input.dataset.into);
  const file = area && input.files?.[0];
  if (!file) return;
  const isTooLarge = file.size > MOST_BYTES;
  input.setCustomValidity(isTooLarge ? input.dataset.tooLarge || file.name : "");
  input.reportValidity();
  if (isTooLarge) return;
  area.value = decode(new Uint8Array(await file.arrayBuffer()));
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
});

// UTF-8 or, by its mark, UTF-16; what is neither comes from an old spreadsheet.
function decode(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
