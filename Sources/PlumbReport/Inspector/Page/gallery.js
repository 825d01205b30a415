// The scenes of many files, with small pictures and what was found by rule.

let scenes = JSON.parse(document.getElementById("scenes").textContent);
let wantedScenes = "", onlyFoundScenes = false;

function part(tag, text, attributes = {}) {
  const result = document.createElement(tag);
  if (text !== undefined) result.textContent = text;
  for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, String(value));
  return result;
}

const countNames = ["error", "warning", "note"];

function sceneCard(entry) {
  const item = part("li"), card = part("a", undefined, { class: "card", href: entry.link });
  card.append(part("img", undefined, { src: entry.picture, alt: "", loading: "lazy" }));
  card.append(part("span", entry.name), part("small", entry.file));
  const counts = part("span", undefined, { class: "counts" });
  entry.counts.forEach((count, place) => {
    if (count) counts.append(part("span", `${count} ${countNames[place]}${count === 1 ? "" : "s"}`, { class: countNames[place] }));
  });
  card.append(counts);
  item.append(card);
  return item;
}

function fillCards(list, status) {
  const text = wantedScenes.trim().toLowerCase();
  const shown = scenes.entries.filter((entry) =>
    (!text || `${entry.name} ${entry.file}`.toLowerCase().includes(text))
    && (!onlyFoundScenes || entry.counts.some(Boolean)));
  list.replaceChildren(...shown.map(sceneCard));
  status.textContent = `${shown.length} of ${scenes.entries.length} scenes`;
}

function ruleGroup(group) {
  const details = part("details", undefined, { "data-rule": group.rule });
  details.append(part("summary", `${group.rule}: ${group.findings.length}`, { class: group.severity }));
  const list = part("ul");
  for (const found of group.findings) {
    const item = part("li");
    item.append(part("a", found.message, { href: found.link }));
    item.append(part("small", [found.scene, found.place].filter(Boolean).join(" · ")));
    list.append(item);
  }
  details.append(list);
  return details;
}

/** Shows the scenes and the findings, and keeps what is filtered and open. */
function fillGallery() {
  const gallery = document.getElementById("gallery");
  const open = new Set([...gallery.querySelectorAll("details[open]")].map((each) => each.dataset.rule));
  const isTyped = document.activeElement && document.activeElement.id === "sceneFilter";
  const middle = part("section", undefined, { "aria-label": "Scenes" });
  const bar = part("div", undefined, { class: "bar" }), label = part("label", "Filter ");
  const filter = part("input", undefined, { id: "sceneFilter", type: "search", value: wantedScenes });
  const only = part("button", "Only with findings", { "aria-pressed": onlyFoundScenes });
  const status = part("output", "", { role: "status" }), cards = part("ul", undefined, { class: "cards" });
  label.append(filter);
  bar.append(label, only, status);
  middle.append(bar, cards);
  filter.addEventListener("input", () => { wantedScenes = filter.value; fillCards(cards, status); });
  only.addEventListener("click", () => {
    onlyFoundScenes = !onlyFoundScenes;
    only.setAttribute("aria-pressed", String(onlyFoundScenes));
    fillCards(cards, status);
  });
  const side = part("section", undefined, { class: "rules", "aria-label": "Findings by rule" });
  const count = scenes.rules.reduce((sum, group) => sum + group.findings.length, 0);
  side.append(part("h2", count ? `${count} finding${count === 1 ? "" : "s"} by rule` : "Nothing was found"));
  const rank = (group) => countNames.indexOf(group.severity);
  for (const group of [...scenes.rules].sort((a, b) => rank(a) - rank(b) || b.findings.length - a.findings.length)) {
    const details = ruleGroup(group);
    details.open = open.has(group.rule);
    side.append(details);
  }
  if (scenes.failures.length) {
    side.append(part("h2", "Not read"));
    const list = part("ul", undefined, { class: "failures" });
    for (const failure of scenes.failures) list.append(part("li", failure, { class: "error" }));
    side.append(list);
  }
  gallery.replaceChildren(middle, side);
  fillCards(cards, status);
  if (isTyped) { filter.focus(); filter.setSelectionRange(filter.value.length, filter.value.length); }
}
