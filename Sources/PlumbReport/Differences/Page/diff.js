// How the pictures of each scene are shown.

function press(button, isPressed) { button.setAttribute("aria-pressed", String(isPressed)); }

/** Shows the pictures of a scene beside each other, under a slider, or one over the other. */
function setMode(viewer, mode) {
  if (!viewer.querySelector(".controls")) return;
  viewer.dataset.mode = mode;
  for (const button of viewer.querySelectorAll("[data-mode]")) press(button, button.dataset.mode === mode);
  viewer.querySelector(".range").hidden = mode === "beside";
}

for (const viewer of document.querySelectorAll(".viewer")) {
  for (const button of viewer.querySelectorAll("button[data-mode]")) {
    button.addEventListener("click", () => setMode(viewer, button.dataset.mode));
  }
  const range = viewer.querySelector("input");
  if (range) range.addEventListener("input", () => viewer.style.setProperty("--part", range.value));
  const sheets = viewer.querySelector(".sheets");
  // The slider follows the pointer over the picture as well.
  sheets.addEventListener("pointermove", (event) => {
    if (viewer.dataset.mode !== "slider" || (event.pointerType === "mouse" && !event.buttons)) return;
    const box = sheets.getBoundingClientRect();
    const part = Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * 100);
    range.value = String(part);
    viewer.style.setProperty("--part", String(part));
  });
}

for (const button of document.querySelectorAll("[data-all]")) {
  button.addEventListener("click", () => {
    for (const other of document.querySelectorAll("[data-all]")) press(other, other === button);
    for (const viewer of document.querySelectorAll(".viewer")) setMode(viewer, button.dataset.all);
  });
}

const outlines = document.getElementById("outlines");
outlines.addEventListener("click", () => {
  const isShown = outlines.getAttribute("aria-pressed") !== "true";
  press(outlines, isShown);
  document.body.classList.toggle("without", !isShown);
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { n: 1, p: -1 }[event.key];
  if (!step) return;
  const scenes = [...document.querySelectorAll(".scene")];
  const at = scenes.findIndex((scene) => scene.getBoundingClientRect().top > 20);
  const next = step > 0 ? at : (at < 0 ? scenes.length : at) - 2;
  const scene = scenes[Math.min(scenes.length - 1, Math.max(0, next))];
  if (scene && (step < 0 || at >= 0)) scene.scrollIntoView();
});
