// The tree, the findings and what is known of the selected view, in words.

const tree = document.getElementById("tree");

/** An element with a text and attributes. Texts of layouts only ever become text. */
function element(tag, text, attributes) {
  const result = document.createElement(tag);
  if (text !== undefined) result.textContent = text;
  for (const [key, value] of Object.entries(attributes || {})) result.setAttribute(key, value);
  return result;
}

/** What stands behind a name in the tree: kind and class where they are not the name, and a log's address. */
function subtitle(item) {
  const kind = item.kind === "view" ? "" : item.kind;
  const own = name(item) === item.class ? "" : item.class;
  return [kind, own, state.layout.isLog ? item.id : ""].filter(Boolean).join(" ");
}

/** How many findings there are of a view, in the colour of the worst; null for none. */
function badgeOf(index) {
  const places = state.layout.found[index];
  if (!places.length) return null;
  const worst = severities.find((severity) => places.some((place) => state.layout.findings[place].severity === severity));
  const words = places.length === 1 ? "1 finding" : `${places.length} findings`;
  return element("span", String(places.length), { class: `badge ${worst || ""}`, title: words });
}

function fillTree() {
  const wanted = new Set();
  if (state.isFiltered && state.found.length) {
    for (const index of state.found) {
      for (let at = state.layout.items[index]; at && !wanted.has(at.index); at = at.owner) wanted.add(at.index);
    }
  }
  const isListed = (index) => !wanted.size || wanted.has(index);
  tree.replaceChildren();
  const rows = document.createDocumentFragment();
  const add = (index, level, position, size) => {
    const item = state.layout.items[index];
    const row = element("div", undefined, {
      role: "treeitem", "aria-level": level, "aria-selected": "false", tabindex: "-1", "data-index": index,
      "aria-posinset": position, "aria-setsize": size,
    });
    row.style.paddingLeft = `${4 + 12 * (level - 1)}px`;
    row.append(element("span", name(item)), " ");
    row.append(element("span", subtitle(item), { class: "id" }));
    const badge = badgeOf(index);
    if (badge) row.append(" ", badge);
    if (item.isGone) row.classList.add("hidden");
    rows.append(row);
    const inside = state.layout.children[index].filter(isListed);
    if (inside.length) row.setAttribute("aria-expanded", state.closed.has(index) ? "false" : "true");
    if (!state.closed.has(index)) inside.forEach((child, place) => add(child, level + 1, place + 1, inside.length));
  };
  const roots = state.focus === null ? state.layout.roots.filter(isListed) : [state.focus];
  roots.forEach((root, place) => add(root, 1, place + 1, roots.length));
  tree.append(rows);
  markTree();
}

function markTree() {
  const found = new Set(state.found);
  let focused = null;
  for (const row of tree.children) {
    const index = Number(row.dataset.index);
    const isSelected = index === state.selected;
    row.setAttribute("aria-selected", String(isSelected));
    row.tabIndex = isSelected ? 0 : -1;
    row.classList.toggle("found", found.has(index));
    if (isSelected) focused = row;
  }
  if (!focused && tree.firstChild) tree.firstChild.tabIndex = 0;
  return focused;
}

/** Opens the tree down to an item. */
function reveal(index) {
  let isChanged = false;
  for (let at = state.layout.items[index].parent; at !== undefined; at = state.layout.items[at].parent) {
    isChanged = state.closed.delete(at) || isChanged;
  }
  if (isChanged) fillTree();
}

/** Selects what a finding is about. */
function showFinding(place) {
  const finding = state.layout.findings[place];
  if (!finding) return;
  // A root takes part in much; what lies deepest says most.
  const deepest = [...finding.items].sort((a, b) => state.layout.items[b].depth - state.layout.items[a].depth);
  state.finding = place;
  if (deepest.length) select(deepest[0], finding.suggestion || finding.message, place);
  else say(finding.suggestion || finding.message);
  state.wrong = new Set(finding.items);
  state.members = new Set(finding.constraints || []);
  remember();
  redraw();
}

/** The severities that there are, each with its number and whether it is listed. */
function fillKinds() {
  const group = document.getElementById("kinds");
  group.replaceChildren();
  for (const severity of severities) {
    const count = state.layout.findings.filter((finding) => finding.severity === severity).length;
    if (!count) continue;
    const isListed = !state.unlisted.has(severity);
    const words = `${count} ${severity}${count === 1 ? "" : "s"}`;
    const button = element("button", words, { "aria-pressed": String(isListed), "data-severity": severity });
    button.addEventListener("click", () => {
      if (!state.unlisted.delete(severity)) state.unlisted.add(severity);
      fillFindings();
      document.querySelector(`[data-severity=${severity}]`).focus();
    });
    group.append(button);
  }
}

/** The findings by severity, and in that by rule. */
function fillFindings() {
  const list = document.getElementById("findings"), { findings } = state.layout;
  list.replaceChildren();
  fillKinds();
  const order = findings.map((finding, place) => place)
    .filter((place) => !state.unlisted.has(findings[place].severity))
    .sort((a, b) => severities.indexOf(findings[a].severity) - severities.indexOf(findings[b].severity)
      || findings[a].rule.localeCompare(findings[b].rule) || a - b);
  let before = null;
  for (const place of order) {
    const finding = findings[place], kind = `${finding.severity} ${finding.rule}`;
    const alike = order.filter((other) => `${findings[other].severity} ${findings[other].rule}` === kind).length;
    if (kind !== before && alike > 1) list.append(element("li", `${finding.rule}: ${alike} times`, { class: "rule" }));
    before = kind;
    const entry = element("li", undefined, { class: finding.severity });
    const button = element("button", `${finding.severity} – ${finding.rule}: ${finding.message}`);
    button.addEventListener("click", () => showFinding(place));
    entry.append(button);
    for (const place of finding.constraints || []) {
      const constraint = state.layout.constraints[place];
      entry.append(element("small", numbered(constraint), constraint.broken ? { class: "member gone" } : { class: "member" }));
    }
    for (const more of [finding.suggestion, finding.place]) {
      if (more) entry.append(element("small", more, { class: "more" }));
    }
    list.append(entry);
  }
  if (!findings.length) list.append(element("li", "Nothing was found."));
  else if (!order.length) list.append(element("li", "None of the findings is listed."));
  const notes = document.getElementById("notes");
  notes.replaceChildren(...(state.layout.notes || []).map((note) => element("li", note)));
  notes.hidden = !notes.childElementCount;
}

/** A constraint as a log's list has it: its number, what it says, and whether it gives way. */
function numbered(constraint) {
  const identifier = constraint.identifier ? ` '${constraint.identifier}'` : "";
  const end = constraint.outOfForce ? ` ← ${constraint.outOfForce}` : "";
  return `${constraint.number}  ${constraint.text}${identifier}${end}`;
}

function fillDetails() {
  const title = document.getElementById("name"), details = document.getElementById("details");
  details.replaceChildren();
  if (state.selected === null) { title.textContent = "Nothing selected"; return; }
  const item = state.layout.items[state.selected];
  title.textContent = name(item);
  // What a log does not give is no number.
  const rect = (values, unknown) => ["x", "y", "width", "height"]
    .map((key, place) => `${key} ${unknown.has(place) ? "?" : number(values[place])}`).join(", ");
  const isLog = state.layout.isLog;
  const insets = (value) =>
    `top ${number(value[0])}, left ${number(value[1])}, bottom ${number(value[2])}, right ${number(value[3])}`;
  const values = [
    ["class", item.class], ["id", item.id], ["label", item.label], ["text", item.text],
    ["frame", rect(item.frame, new Set(item.unknown))],
    ["in the root", rect([item.x, item.y, item.width, item.height], item.unknownInRoot)],
    ["drawn by a transform", item.transform && item.transform.map(number).join(", ")],
    ["in front by", item.z && number(item.z)],
    ["saved", item.saved && rect(item.saved, new Set())],
    ["alignment insets", item.alignment && insets(item.alignment)],
    ["margins", item.margins && !isLog && insets(item.margins)],
    ["safe area", item.safeArea && insets(item.safeArea)],
    ["content", (item.content || []).some((value) => value !== null) &&
      `width ${item.content[0] === null ? "–" : number(item.content[0])}, ` +
      `height ${item.content[1] === null ? "–" : number(item.content[1])}`],
    ["hugging", item.hugging && `horizontal ${item.hugging[0]}, vertical ${item.hugging[1]}`],
    ["compression resistance",
      item.resistance && `horizontal ${item.resistance[0]}, vertical ${item.resistance[1]}`],
    ["baselines", item.baselines && !isLog &&
      `first ${number(item.baselines[0])}, last ${number(item.baselines[1])}`],
    ["stack", item.stack], ["direction", isLog ? null : item.rtl ? "right to left" : "left to right"],
    ["hidden", item.isGone ? "yes" : null], ["clips", item.clips ? "yes" : null],
    ["placed by", item.placedByFrame ? "its frame or mask" : null],
    ["font", item.font],
    ["text color", item.ink, item.ink], ["background", item.background, item.background],
    ["tint", item.tint, item.tint], ["border", item.border, item.border && item.border.split(" ")[0]],
    ["alpha", item.look && item.look.opacity !== undefined && number(item.look.opacity)],
    ["corner radius", item.radius && number(item.radius)],
    ["scrolled by", item.scroll && `x ${number(item.scroll[0])}, y ${number(item.scroll[1])}`],
    ["described at", item.place],
  ];
  const facts = element("dl");
  for (const [key, value, swatch] of values) {
    if (!value) continue;
    const said = element("dd", value);
    if (swatch) {
      const square = element("span", undefined, { class: "swatch", "aria-hidden": "true" });
      square.style.background = swatch;
      said.prepend(square);
    }
    facts.append(element("dt", key), said);
  }
  details.append(facts);
  if ((item.ranges || []).length) {
    details.append(element("h2", "Not given by the log"));
    const list = element("ul", undefined, { class: "list", id: "unknown" });
    for (const range of item.ranges) list.append(element("li", range));
    details.append(list);
  }
  const freedoms = state.layout.freedoms.filter((freedom) => freedom.item === item.index);
  if (freedoms.length) {
    details.append(element("h2", "Not determined"));
    const list = element("ul", undefined, { class: "list" });
    for (const freedom of freedoms) list.append(element("li", freedom.text));
    details.append(list);
  }
  fillMeasure(details, item);
  for (const [axis, label] of [[0, "Constraints, horizontally"], [1, "Constraints, vertically"]]) {
    fillConstraints(details, item, axis, label);
  }
  // Where the page is served, values can be tried out.
  if (typeof offerTrials === "function") offerTrials(details, item);
}

function fillMeasure(details, item) {
  if (state.marked === null || state.marked === item.index) return;
  const other = state.layout.items[state.marked], between = gaps(other, item);
  const words = (gap) => (gap >= 0 ? `${number(gap)} apart` : `overlap by ${number(-gap)}`);
  details.append(element("h2", `Distance from ${name(other)}`));
  const text = other.isGuess || item.isGuess
    ? "not given by the log" : `horizontally ${words(between.x)}, vertically ${words(between.y)}`;
  details.append(element("p", text, { id: "distance" }));
}

/** Shows a constraint alone in the picture, and says what it is about. */
function showConstraint(place) {
  const constraint = state.layout.constraints[place];
  state.members = new Set([place]);
  state.wrong = new Set([constraint.first, constraint.second].filter((index) => index !== undefined));
  say(constraint.text);
  redraw();
}

function fillConstraints(details, item, axis, label) {
  const affecting = item.affecting ? item.affecting[axis] : null;
  const places = new Set(state.layout.touching[item.index].filter((place) =>
    state.layout.constraints[place].axes.includes(axis)));
  for (const place of affecting || []) places.add(place);
  details.append(element("h2", label));
  if (!places.size) { details.append(element("p", "none")); return; }
  const list = element("ul", undefined, { class: "list" });
  for (const place of [...places].sort((a, b) => a - b)) {
    const constraint = state.layout.constraints[place];
    const text = constraint.number ? `${constraint.number}  ${constraint.text}` : constraint.text;
    const entry = element("li", undefined);
    const button = element("button", text, constraint.broken ? { class: "broken" } : {});
    button.addEventListener("click", () => showConstraint(place));
    entry.append(button);
    const notes = [
      constraint.priority < 1000 ? `priority ${constraint.priority}` : "required",
      `by ${constraint.source}`,
      constraint.identifier, constraint.id, constraint.place,
      constraint.outOfForce,
      affecting && !affecting.includes(place) ? "changes nothing here at present" : null,
    ];
    entry.append(element("small", notes.filter(Boolean).join(" · ")));
    list.append(entry);
  }
  details.append(list);
}
