// A page that is served follows its file.

const live = JSON.parse(document.getElementById("live").textContent);
const banner = document.getElementById("banner");

function warn(text) {
  banner.textContent = text || "";
  banner.hidden = !text;
}

/** Shows other layouts in place of those that are there, and keeps what is selected, folded and turned. */
function replaceLayouts(fresh, images) {
  const { layout, closed } = state, folded = new Set([...closed].map((index) => layout && layout.items[index].id));
  const name = layout ? layout.name : null, focused = state.focus === null ? null : layout.items[state.focus].id;
  const { zoom, panX, panY } = view;
  data.layouts = fresh.layouts;
  files.splice(0, files.length, ...images.map((url) => {
    const image = new Image();
    image.addEventListener("load", () => redraw());
    image.src = url;
    return image;
  }));
  const select = get("variant");
  select.replaceChildren(...data.layouts.map((each, place) => element("option", each.name, { value: place })));
  get("variantBox").hidden = data.layouts.length < 2;
  const same = data.layouts.findIndex((each) => each.name === name);
  const place = same >= 0 ? same : Math.min(state.place, data.layouts.length - 1);
  if (place < 0) { warn("There is no layout in this file any more."); return; }
  select.value = String(place);
  show(place);
  state.closed = new Set(state.layout.items.filter((item) => item.id && folded.has(item.id)).map((item) => item.index));
  const focus = focused ? state.layout.items.findIndex((item) => item.id === focused) : -1;
  if (focus >= 0) focusOn(focus);
  Object.assign(view, { zoom, panX, panY });
  fillTree();
  markTree();
  redraw();
}

async function follow() {
  const started = performance.now();
  const answer = await fetch(live.data).catch(() => null);
  if (!answer || !answer.ok) return;
  const fresh = await answer.json();
  // A later answer may have come before.
  if (fresh.state < live.state) return;
  live.state = fresh.state;
  warn(fresh.failure);
  if (fresh.page) replaceLayouts(fresh.page, fresh.images);
  if (!fresh.failure) say(`Updated in ${Math.round(performance.now() - started)} ms.`);
}

const events = new EventSource(live.events);
let heard = live.state;
// What was told before the page listened.
events.addEventListener("state", (event) => {
  if (Number(event.lastEventId) > heard) follow();
  heard = Number(event.lastEventId);
});
events.addEventListener("change", (event) => {
  heard = Number(event.lastEventId);
  if (JSON.parse(event.data).file === live.file) follow();
});
events.addEventListener("failure", (event) => {
  heard = Number(event.lastEventId);
  const told = JSON.parse(event.data);
  if (told.file === live.file) warn(told.message);
});
let isLost = false;
events.addEventListener("error", () => { isLost = true; warn("plumbline serve has ended, or cannot be reached."); });
events.addEventListener("open", () => { if (isLost) { isLost = false; warn(""); follow(); } });
warn(live.failure);
const browse = document.getElementById("browse");
browse.hidden = false;
browse.addEventListener("click", () => { location.href = live.index; });
