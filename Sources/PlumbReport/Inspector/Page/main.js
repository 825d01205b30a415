// What the page remembers, and what its controls do.

const state = {
  layout: null, selected: null, marked: null, found: [], foundAt: 0, closed: new Set(), wrong: new Set(),
  members: new Set(), open: new Set(), unlisted: new Set(), hovered: null, focus: null, finding: null, mode: "both",
  isFiltered: false, place: 0, from: 0, to: 0, spread: 30, bounds: null, fit: 1, ratio: 1,
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
  state.place = place;
  state.hovered = state.focus = state.finding = null;
  state.found = [];
  press(get("focus"), false);
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
  if (state.focus !== null) {
    const { x, y, width, height } = layout.items[state.focus];
    return { x, y, width: Math.max(1, width), height: Math.max(1, height) };
  }
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

/** Selects an item, or nothing, and says so behind other words; a finding by its place, where it is about one. */
function select(index, words, finding) {
  state.selected = index;
  state.finding = finding === undefined ? null : finding;
  if (finding === undefined) { state.members = new Set(); state.wrong = new Set(); }
  const item = index === null ? null : state.layout.items[index];
  const chosen = item ? `Selected ${name(item)}${name(item) === item.class ? "" : ", " + item.class}.` : "Nothing selected.";
  say([words, chosen].filter(Boolean).join(" – "));
  if (index !== null) {
    reveal(index);
    bringIntoView(state.layout.items[index]);
  }
  const row = markTree();
  if (row) scrollRow(row);
  fillDetails();
  remember();
  redraw();
}

/** Scrolls a list, and not the page, until a row of it is seen. */
function scrollRow(row) {
  const list = row.parentElement, top = row.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + row.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + row.offsetHeight - list.clientHeight;
  }
}

/** Shows one view with what is in it, or everything again. */
function focusOn(index) {
  state.focus = index;
  press(get("focus"), index !== null);
  state.bounds = bounds(state.layout);
  Object.assign(view, { zoom: 1, panX: 0, panY: 0 });
  get("zoom").value = "100";
  say(index === null ? "Everything is shown." : `${name(state.layout.items[index])} is shown alone.`);
  fillTree();
  remember();
  redraw();
}

function press(button, isPressed) { button.setAttribute("aria-pressed", String(isPressed)); }

function turn(isDeep) {
  view.isDeep = isDeep;
  if (isDeep && view.yaw === 0 && view.pitch === 0) { view.yaw = -0.6; view.pitch = 0.35; }
  press(get("flat"), !isDeep);
  press(get("deep"), isDeep);
  remember();
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
  if (state.isFiltered) fillTree();
  if (state.found.length) { select(state.found[0], words); return; }
  say(words);
  markTree();
}

// MARK: The address: what a link says, and what a reload keeps.

/** Notes in the page's address what is shown, so that a link leads there and a reload comes back. */
function remember() {
  const words = new URLSearchParams(), { layout, selected } = state;
  if (!layout || isFollowing) return;
  if (data.layouts.length > 1) words.set("layout", layout.name);
  const named = (index) => layout.items[index].id || `#${index}`;
  if (selected !== null) words.set("view", named(selected));
  if (state.focus !== null) words.set("focus", named(state.focus));
  if (state.finding !== null) words.set("finding", String(state.finding + 1));
  const shown = Object.keys(state.shows).filter((key) => state.shows[key]);
  if (shown.length) words.set("shows", shown.join(" "));
  if (state.mode !== "both") words.set("mode", state.mode);
  if (view.isDeep) words.set("turned", [view.yaw, view.pitch].map(number).join(" "));
  const address = words.toString();
  if (address === location.hash.slice(1)) return;
  try { history.replaceState(null, "", address ? `#${address}` : location.pathname + location.search); } catch { /* Nothing is kept then. */ }
}

let isFollowing = false;

/** Shows what the page's address says. */
function followAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  isFollowing = true;
  const wanted = words.get("layout") || words.get("scene");
  const place = data.layouts.findIndex((layout) => layout.name === wanted);
  const near = place < 0 && wanted ? data.layouts.findIndex((layout) => layout.name.startsWith(wanted)) : place;
  const chosen = Math.max(0, near);
  get("variant").value = String(chosen);
  show(chosen);
  const index = (key) => {
    const id = words.get(key);
    if (!id) return -1;
    const own = state.layout.items.findIndex((item) => item.id === id);
    return own < 0 && /^#\d+$/.test(id) && Number(id.slice(1)) < state.layout.items.length ? Number(id.slice(1)) : own;
  };
  if (words.has("shows")) {
    const shown = new Set(words.get("shows").split(" "));
    for (const key of Object.keys(state.shows)) {
      const button = document.querySelector(`[data-toggle="${key}"]`);
      if (!button) continue;
      state.shows[key] = shown.has(key);
      press(button, state.shows[key]);
    }
  }
  setMode(["contents", "wireframe"].includes(words.get("mode")) ? words.get("mode") : "both");
  const turned = (words.get("turned") || "").split(" ").map(Number);
  if (words.has("turned") && turned.length === 2 && turned.every(Number.isFinite)) {
    [view.yaw, view.pitch] = turned;
    turn(true);
  }
  if (index("focus") >= 0) focusOn(index("focus"));
  if (words.has("finding")) showFinding(Number(words.get("finding")) - 1);
  else if (index("view") >= 0) select(index("view"));
  isFollowing = false;
}

function setMode(mode) {
  state.mode = mode;
  get("mode").value = mode;
  redraw();
}

get("flat").addEventListener("click", () => turn(false));
get("deep").addEventListener("click", () => turn(true));
for (const button of document.querySelectorAll("[data-toggle]")) {
  button.addEventListener("click", () => {
    const key = button.dataset.toggle;
    state.shows[key] = !state.shows[key];
    press(button, state.shows[key]);
    remember();
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
get("mode").addEventListener("change", () => { setMode(get("mode").value); remember(); });
get("focus").addEventListener("click", () => focusOn(state.focus === null ? state.selected : null));
get("onlyFound").addEventListener("click", () => {
  state.isFiltered = !state.isFiltered;
  press(get("onlyFound"), state.isFiltered);
  fillTree();
});
get("search").addEventListener("input", find);
get("search").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !state.found.length) return;
  state.foundAt = (state.foundAt + (event.shiftKey ? -1 : 1) + state.found.length) % state.found.length;
  select(state.found[state.foundAt]);
});
get("variant").addEventListener("change", () => { show(Number(get("variant").value)); remember(); });
window.addEventListener("hashchange", () => {
  if (location.hash.length > 1 || !scenes) followAddress();
});

tree.addEventListener("click", (event) => {
  const row = event.target.closest("[role=treeitem]");
  if (!row) return;
  const index = Number(row.dataset.index);
  if (event.shiftKey && state.selected !== null) state.marked = state.selected;
  select(index);
  const selected = tree.querySelector("[aria-selected=true]");
  if (selected) selected.focus();
});

tree.addEventListener("pointerover", (event) => {
  const row = event.target.closest("[role=treeitem]");
  hover(row ? Number(row.dataset.index) : null);
});
tree.addEventListener("pointerleave", () => hover(null));

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
  if (document.body.classList.contains("browsing")) return;
  switch (event.key) {
    case "3": turn(!view.isDeep); break;
    case "0": reset(); break;
    case "f": focusOn(state.focus === null ? state.selected : null); break;
    case "m": state.marked = state.selected; say("Distances are measured from here."); fillDetails(); redraw(); break;
    case "/": get("search").focus(); event.preventDefault(); break;
    case "Escape":
      if (state.focus !== null) { focusOn(null); break; }
      state.marked = null; state.wrong = new Set(); state.members = new Set(); select(null); break;
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

/** Marks the view below the pointer, in the picture and in the tree. */
function hover(index) {
  if (state.hovered === index) return;
  state.hovered = index;
  for (const row of tree.querySelectorAll(".hover")) row.classList.remove("hover");
  const row = index === null ? null : tree.querySelector(`[data-index="${index}"]`);
  if (row) row.classList.add("hover");
  stage.title = index === null ? "" : name(state.layout.items[index]);
  redraw();
}

/** Zooms by a factor, so that what is at a place of the canvas stays there. */
function zoomAt(clientX, clientY, factor) {
  const box = stage.getBoundingClientRect(), before = view.zoom;
  view.zoom = Math.min(16, Math.max(0.1, before * factor));
  const x = clientX - box.left - stage.clientWidth / 2, y = clientY - box.top - stage.clientHeight / 2;
  const by = view.zoom / before;
  view.panX = x - (x - view.panX) * by;
  view.panY = y - (y - view.panY) * by;
  get("zoom").value = String(Math.round(view.zoom * 100));
  redraw();
}

let drag = null;
/** The fingers on the canvas. */
const fingers = new Map();
stage.addEventListener("pointerdown", (event) => {
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  drag = { x: event.clientX, y: event.clientY, moved: fingers.size > 1 };
  hover(null);
  stage.setPointerCapture(event.pointerId);
});
stage.addEventListener("pointermove", (event) => {
  if (!drag) { hover(itemAt(event.clientX, event.clientY)); return; }
  if (fingers.size === 2) { pinch(event); return; }
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(dx, dy) < 4) return;
  Object.assign(drag, { x: event.clientX, y: event.clientY, moved: true });
  if (view.isDeep && !event.shiftKey) { view.yaw += dx * 0.008; view.pitch -= dy * 0.008; }
  else { view.panX += dx; view.panY += dy; }
  redraw();
});

/** Zooms as two fingers part, and moves as their middle does. */
function pinch(event) {
  const apart = () => {
    const [a, b] = [...fingers.values()];
    return { length: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const before = apart();
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const after = apart();
  view.panX += after.x - before.x;
  view.panY += after.y - before.y;
  zoomAt(after.x, after.y, after.length / Math.max(1, before.length));
}

function lift(event) { fingers.delete(event.pointerId); }
stage.addEventListener("pointerup", (event) => {
  if (drag && !drag.moved) {
    const index = itemAt(event.clientX, event.clientY);
    if (event.shiftKey && state.selected !== null) state.marked = state.selected;
    select(index);
  }
  lift(event);
  if (view.isDeep) remember();
  drag = null;
});
stage.addEventListener("pointercancel", (event) => { lift(event); drag = null; });
stage.addEventListener("pointerleave", () => hover(null));
stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  // A pinch on a touchpad comes as a wheel with the control key.
  if (event.ctrlKey || event.metaKey) { zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY * 0.004)); return; }
  view.panX -= event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX;
  view.panY -= event.shiftKey && !event.deltaX ? 0 : event.deltaY;
  redraw();
}, { passive: false });
new ResizeObserver(redraw).observe(stage);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);

readFonts(data.fonts);
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
/** Shows the list of scenes, or a layout. */
function browseScenes(isBrowsing) {
  document.body.classList.toggle("browsing", isBrowsing);
  get("gallery").hidden = !isBrowsing;
  if (!isBrowsing) redraw();
}

// A page of several files begins with its scenes, and comes back to them where the address says nothing.
if (scenes && data.layouts.length) {
  fillGallery();
  get("browse").hidden = false;
  get("browse").addEventListener("click", () => { location.hash = ""; });
  const open = () => browseScenes(location.hash.length < 2);
  window.addEventListener("hashchange", open);
  open();
}
if (data.layouts.length) followAddress(); else say("There is no layout in this file.");
