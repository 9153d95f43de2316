// Printed sheets: the button of the browser's print command. Without this file a line names it.
"use strict";

const button = document.querySelector("#print");
button.hidden = false;
document.querySelector("#hint").hidden = true;
button.addEventListener("click", () => window.print());
