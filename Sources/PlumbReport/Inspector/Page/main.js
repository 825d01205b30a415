// What the page remembers, and what its controls do.

const state = {
  layout: null, selected: null, marked: null, found: [], foundAt: 0, closed: new Set(), wrong: new Set(),
  members: new Set(), open: new Set(), from: 0, to: 0, spread: 30, bounds: null, fit: 1, ratio: 1,
  shows: {
    constraints: false, alignment: false, margins: false, safeArea: false, guides: false, baselines: false, clipped: false,
    hidden: false, dark: false,
  },
};

const get = (id) => document.getElementById(id);

function say(text) { get("status").textContent = text; }

function show(place) {
  const before = state.layout && state.selected !== null ? state.layout.items[state.selected].id : null;
  state.layout = prepare(data.layouts[place]);
  state.closed = new Set();
  state.wrong = new Set();
  state.members = new Set();
  state.marked = null;
  state.open = new Set(state.layout.freedoms.map((freedom) => freedom.item));
  state.bounds = bounds(state.layout);
  const deepest = state.layout.deepest;
  state.from = 0;
  state.to = deepest;
  for (const id of ["from", "to"]) get(id).max = String(deepest);
  get("from").value = "0";
  get("to").value = String(deepest);
  const same = before === null ? -1 : state.layout.items.findIndex((item) => item.id === before);
  state.selected = same < 0 ? null : same;
  sayDepths();
  fillTree();
  fillFindings();
  fillDetails();
  redraw();
}

function bounds(layout) {
  // In a log, what sticks out of a root may be the point of it.
  const roots = layout.isLog ? layout.items : layout.roots.map((index) => layout.items[index]);
  const right = Math.max(1, ...roots.map((item) => item.x + item.width));
  const bottom = Math.max(1, ...roots.map((item) => item.y + item.height));
  const x = Math.min(0, ...roots.map((item) => item.x)), y = Math.min(0, ...roots.map((item) => item.y));
  return { x, y, width: right - x, height: bottom - y };
}

function sayDepths() {
  get("depths").textContent = `${state.from}–${state.to} of ${state.layout.deepest}`;
}

/** Selects an item, or nothing, and says so behind other words. */
function select(index, words) {
  state.selected = index;
  const item = index === null ? null : state.layout.items[index];
  const chosen = item ? `Selected ${name(item)}${name(item) === item.class ? "" : ", " + item.class}.` : "Nothing selected.";
  say([words, chosen].filter(Boolean).join(" – "));
  if (index !== null) {
    reveal(index);
    bringIntoView(state.layout.items[index]);
  }
  const row = markTree();
  if (row) row.scrollIntoView({ block: "nearest" });
  fillDetails();
  redraw();
}

function press(button, isPressed) { button.setAttribute("aria-pressed", String(isPressed)); }

function turn(isDeep) {
  view.isDeep = isDeep;
  if (isDeep && view.yaw === 0 && view.pitch === 0) { view.yaw = -0.6; view.pitch = 0.35; }
  press(get("flat"), !isDeep);
  press(get("deep"), isDeep);
  redraw();
}

function reset() {
  Object.assign(view, { yaw: 0, pitch: 0, zoom: 1, panX: 0, panY: 0 });
  get("zoom").value = "100";
  turn(view.isDeep);
}

function find() {
  state.found = matches(state.layout, get("search").value);
  state.foundAt = 0;
  const words = get("search").value ? `${state.found.length} found` : "";
  if (state.found.length) { select(state.found[0], words); return; }
  say(words);
  markTree();
}

get("flat").addEventListener("click", () => turn(false));
get("deep").addEventListener("click", () => turn(true));
for (const button of document.querySelectorAll("[data-toggle]")) {
  button.addEventListener("click", () => {
    const key = button.dataset.toggle;
    state.shows[key] = !state.shows[key];
    press(button, state.shows[key]);
    redraw();
  });
}
get("zoom").addEventListener("input", () => { view.zoom = Number(get("zoom").value) / 100; redraw(); });
get("spread").addEventListener("input", () => { state.spread = Number(get("spread").value); redraw(); });
for (const id of ["from", "to"]) {
  get(id).addEventListener("input", () => {
    state[id] = Number(get(id).value);
    sayDepths();
    redraw();
  });
}
get("search").addEventListener("input", find);
get("search").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !state.found.length) return;
  state.foundAt = (state.foundAt + (event.shiftKey ? -1 : 1) + state.found.length) % state.found.length;
  select(state.found[state.foundAt]);
});
get("variant").addEventListener("change", () => show(Number(get("variant").value)));

tree.addEventListener("click", (event) => {
  const row = event.target.closest("[role=treeitem]");
  if (!row) return;
  const index = Number(row.dataset.index);
  if (event.shiftKey && state.selected !== null) state.marked = state.selected;
  select(index);
  const selected = tree.querySelector("[aria-selected=true]");
  if (selected) selected.focus();
});

tree.addEventListener("keydown", (event) => {
  const rows = [...tree.children], at = rows.indexOf(document.activeElement);
  const index = at < 0 ? null : Number(rows[at].dataset.index);
  const go = (place) => {
    if (place < 0 || place >= rows.length) return;
    select(Number(rows[place].dataset.index));
    tree.querySelector("[aria-selected=true]").focus();
  };
  const isOpen = at >= 0 && rows[at].getAttribute("aria-expanded") === "true";
  switch (event.key) {
    case "ArrowDown": go(at + 1); break;
    case "ArrowUp": go(at - 1); break;
    case "Home": go(0); break;
    case "End": go(rows.length - 1); break;
    case "ArrowRight":
      if (isOpen) go(at + 1); else if (index !== null && state.closed.delete(index)) fold(index);
      break;
    case "ArrowLeft": {
      if (isOpen) { state.closed.add(index); fold(index); break; }
      const parent = index === null ? undefined : state.layout.items[index].parent;
      if (parent !== undefined) go(rows.findIndex((row) => Number(row.dataset.index) === parent));
      break;
    }
    case "Enter": case " ": if (index !== null) select(index); break;
    default: return;
  }
  event.preventDefault();
});

function fold(index) {
  fillTree();
  select(index);
  tree.querySelector("[aria-selected=true]").focus();
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  switch (event.key) {
    case "3": turn(!view.isDeep); break;
    case "0": reset(); break;
    case "m": state.marked = state.selected; say("Distances are measured from here."); fillDetails(); redraw(); break;
    case "/": get("search").focus(); event.preventDefault(); break;
    case "Escape": state.marked = null; state.wrong = new Set(); state.members = new Set(); select(null); break;
  }
});

stage.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!step) return;
  if (view.isDeep) { view.yaw += step[0] * 0.1; view.pitch += step[1] * 0.1; }
  else { view.panX -= step[0] * 20; view.panY -= step[1] * 20; }
  event.preventDefault();
  redraw();
});

let drag = null;
stage.addEventListener("pointerdown", (event) => {
  drag = { x: event.clientX, y: event.clientY, moved: false };
  stage.setPointerCapture(event.pointerId);
});
stage.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(dx, dy) < 4) return;
  Object.assign(drag, { x: event.clientX, y: event.clientY, moved: true });
  if (view.isDeep && !event.shiftKey) { view.yaw += dx * 0.008; view.pitch -= dy * 0.008; }
  else { view.panX += dx; view.panY += dy; }
  redraw();
});
stage.addEventListener("pointerup", (event) => {
  if (drag && !drag.moved) {
    const index = itemAt(event.clientX, event.clientY);
    if (event.shiftKey && state.selected !== null) state.marked = state.selected;
    select(index);
  }
  drag = null;
});
stage.addEventListener("pointercancel", () => { drag = null; });
stage.addEventListener("wheel", (event) => {
  view.zoom = Math.min(4, Math.max(0.1, view.zoom * Math.exp(-event.deltaY * 0.001)));
  get("zoom").value = String(Math.round(view.zoom * 100));
  event.preventDefault();
  redraw();
}, { passive: false });
new ResizeObserver(redraw).observe(stage);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);

get("title").textContent = data.title;
document.title = `${data.title} – layout inspector`;
data.layouts.forEach((layout, place) => get("variant").append(element("option", layout.name, { value: place })));
// A switch that changes nothing would only be in the way.
if (!data.layouts.some((layout) => layout.items.some((item) => item.dark))) {
  document.querySelector("[data-toggle=dark]").remove();
}
get("variantBox").hidden = data.layouts.length < 2 && !data.layouts.some((layout) => layout.isLog);
get("legend").hidden = !data.layouts.some((layout) => layout.isLog);
// A log is about constraints and nothing else.
if (data.layouts.some((layout) => layout.isLog)) {
  state.shows.constraints = true;
  press(document.querySelector("[data-toggle=constraints]"), true);
}
if (data.layouts.length) show(0); else say("There is no layout in this file.");
