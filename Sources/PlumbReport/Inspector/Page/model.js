// What the page shows: layouts with their items in root coordinates.

const data = JSON.parse(document.getElementById("data").textContent);

/** Adds to a layout what follows from its values: places in the root, depths, children and clips. */
function prepare(layout) {
  if (layout.children) return layout;
  const items = layout.items;
  layout.children = items.map(() => []);
  layout.roots = [];
  layout.deepest = 0;
  items.forEach((item, index) => {
    const parent = item.parent === undefined ? null : items[item.parent];
    item.index = index;
    item.x = item.frame[0] + (parent ? parent.x : 0);
    item.y = item.frame[1] + (parent ? parent.y : 0);
    item.width = item.frame[2];
    item.height = item.frame[3];
    item.depth = parent ? parent.depth + (item.kind === "view" ? 1 : 0) : 0;
    // A place in the root is known where all places around it are.
    const own = item.unknown || [], outer = parent ? parent.unknownInRoot : new Set();
    item.unknownInRoot = new Set([...own, ...[0, 1].filter((place) => parent && parent.parent !== undefined && outer.has(place))]);
    item.isGone = Boolean(item.hidden || (parent && parent.isGone));
    item.clip = parent ? (parent.clips ? intersection(parent.clip, parent) : parent.clip) : null;
    layout.deepest = Math.max(layout.deepest, item.depth);
    if (parent) layout.children[item.parent].push(index); else layout.roots.push(index);
  });
  layout.touching = items.map(() => []);
  layout.constraints.forEach((constraint, place) => {
    layout.touching[constraint.first].push(place);
    if (constraint.second !== undefined && constraint.second !== constraint.first) {
      layout.touching[constraint.second].push(place);
    }
  });
  return layout;
}

/** What two rectangles share; without a first one, the second. */
function intersection(a, b) {
  if (!a) return { x: b.x, y: b.y, width: b.width, height: b.height };
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
  return {
    x, y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** A length in points, with at most two digits after the point. */
function number(value) {
  return String(Math.round(value * 100) / 100);
}

/** How an item is called: its label, its text, its class. */
function name(item) {
  if (item.label) return item.label;
  if (item.text) return "“" + item.text.replace(/\s+/g, " ").slice(0, 40) + "”";
  return item.class;
}

/** The gaps between two rectangles, horizontally and vertically; negative where they overlap. */
function gaps(a, b) {
  const gap = (from, length, other, otherLength) =>
    Math.max(from, other) - Math.min(from + length, other + otherLength);
  return { x: gap(a.x, a.width, b.x, b.width), y: gap(a.y, a.height, b.y, b.height) };
}

/** The items that a search means; an address may come with the class that a log prints before it. */
function matches(layout, text) {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const address = /0x[0-9a-f]+/.exec(wanted);
  const found = layout.items.filter((item) => {
    if (address) return item.id.toLowerCase() === address[0];
    return [item.id, item.class, item.label, item.text]
      .some((value) => value && value.toLowerCase().includes(wanted));
  }).map((item) => item.index);
  if (found.length || !address) return found;
  // The address of a constraint means the views that it is about.
  const ends = layout.constraints.filter((constraint) => (constraint.id || "").toLowerCase() === address[0])
    .flatMap((constraint) => [constraint.first, constraint.second]).filter((index) => index !== undefined);
  return [...new Set(ends)];
}
