// What the page shows: layouts with their items in root coordinates.

const data = JSON.parse(document.getElementById("data").textContent);

/** The files of images, which are in the page itself; each is drawn as soon as it is decoded. */
const files = JSON.parse(document.getElementById("images").textContent).map((url) => {
  const image = new Image();
  image.addEventListener("load", () => redraw());
  image.src = url;
  return image;
});

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
    const scroll = (parent && parent.scroll) || [0, 0];
    item.x = item.frame[0] + (parent ? parent.x : 0) - scroll[0];
    item.y = item.frame[1] + (parent ? parent.y : 0) - scroll[1];
    item.width = item.frame[2];
    item.height = item.frame[3];
    item.depth = parent ? parent.depth + (item.kind === "view" ? 1 : 0) : 0;
    // A place in the root is known where all places around it are.
    const own = item.unknown || [], outer = parent ? parent.unknownInRoot : new Set();
    item.unknownInRoot = new Set([...own, ...[0, 1].filter((place) => parent && parent.parent !== undefined && outer.has(place))]);
    item.isGone = Boolean(item.hidden || (parent && parent.isGone));
    item.map = itemMap(item, parent);
    item.opacity = (parent ? parent.opacity : 1) * (item.look && item.look.opacity !== undefined ? item.look.opacity : 1);
    item.cuts = parent ? cutsInside(parent) : [];
    item.masks = parent ? parent.masks : [];
    if (item.look && item.look.mask) item.masks = [...item.masks, item];
    item.isParent = false;
    item.owner = parent;
    if (parent && item.kind === "view") parent.isParent = true;
    item.children = [];
    if (parent) parent.children.push(item);
    layout.deepest = Math.max(layout.deepest, item.depth);
    if (parent) layout.children[item.parent].push(index); else layout.roots.push(index);
  });
  for (const item of items) addGroups(item, item.parent === undefined ? null : items[item.parent]);
  for (const item of [...items].reverse()) addReach(item);
  layout.found = items.map(() => []);
  layout.findings.forEach((finding, place) => {
    for (const index of new Set(finding.items)) layout.found[index].push(place);
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

/** How many groups within each other are followed, as in pictures. */
const groupLimit = 8;

/** Notes what an item is masked, faded or throws a shadow together with, and how opaque it is by itself then. */
function addGroups(item, parent) {
  const look = item.look || {}, own = look.opacity === undefined ? 1 : look.opacity;
  const groups = parent ? parent.groups : [];
  const isFaded = own < 1 && (item.isParent || look.layers);
  const isShared = isFaded || look.mask || look.shadow || (item.dark && item.dark.shadow);
  const isGroup = Boolean(isShared) && groups.length < groupLimit;
  item.groups = isGroup ? [...groups, item] : groups;
  item.ownOpacity = (parent ? parent.ownOpacity : 1) * (isGroup ? 1 : own);
}

/** Adds to an item's reach, in root coordinates, what is drawn of it, and to its parent's all of it. */
function addReach(item) {
  const own = [[0, 0, item.width, item.height]];
  for (const look of [item.look, item.dark]) if (look && look.reach) own.push(look.reach);
  const [a, b, c, d, e, f] = item.map || [1, 0, 0, 1, 0, 0];
  let reach = item.reach;
  for (const [left, top, width, height] of own) {
    const xs = [], ys = [];
    for (const x of [item.x + left, item.x + left + width]) {
      for (const y of [item.y + top, item.y + top + height]) { xs.push(a * x + c * y + e); ys.push(b * x + d * y + f); }
    }
    reach = around(reach, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  }
  for (const look of [item.look, item.dark]) {
    if (!look || !look.shadow) continue;
    const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d));
    const far = scale * (3 * look.shadow.radius + Math.hypot(look.shadow.x, look.shadow.y));
    reach = around(reach, [reach[0] - far, reach[1] - far, reach[2] + far, reach[3] + far]);
  }
  item.reach = reach;
  if (item.owner) item.owner.reach = around(item.owner.reach, reach);
}

/** The least rectangle around two, each as left, top, right and bottom; without a first one, the second. */
function around(a, b) {
  if (!a) return b;
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** How an item is drawn beside where layout has it: a map of the root's coordinates, or null for none. */
function itemMap(item, parent) {
  const outer = parent ? parent.map : null;
  if (!item.transform) return outer;
  const [a, b, c, d, e, f] = item.transform, { x, y } = item;
  // The map is about the item's corner.
  const own = [a, b, c, d, x + e - a * x - c * y, y + f - b * x - d * y];
  return outer ? times(outer, own) : own;
}

/** The map that applies the second and then the first. */
function times(m, n) {
  return [
    m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The point that a map takes to a place, or null where it takes all points to a line. */
function unmapped(map, x, y) {
  if (!map) return { x, y };
  const [a, b, c, d, e, f] = map, size = a * d - b * c;
  if (Math.abs(size) < 1e-9) return null;
  return { x: (d * (x - e) - c * (y - f)) / size, y: (a * (y - f) - b * (x - e)) / size };
}

/** What cuts off the children of an item: rectangles, each in its own map, those of one map as one. */
function cutsInside(item) {
  if (!item.clips) return item.cuts;
  const round = item.look && item.look.round, last = item.cuts[item.cuts.length - 1];
  if (!round && last && last.map === item.map && !last.round) {
    return [...item.cuts.slice(0, -1), { ...intersection(last, item), map: item.map }];
  }
  return [...item.cuts, { x: item.x, y: item.y, width: item.width, height: item.height, map: item.map, round }];
}

/** The items, back to front: those that stand further in front after their siblings; with their added layers. */
function painted(layout) {
  if (layout.painted) return layout.painted;
  const result = [];
  const waiting = layout.roots.map((index) => ({ item: layout.items[index], z: 0 })).reverse();
  while (waiting.length) {
    const next = waiting.pop();
    result.push(next);
    if (next.layer !== undefined) continue;
    const layers = ((next.item.look && next.item.look.layers) || [])
      .map((layer, place) => ({ item: next.item, layer: place, z: layer.z || 0, views: layer.views || 0 }))
      .sort((a, b) => a.views - b.views || a.layer - b.layer);
    const parts = [];
    let views = 0;
    for (const item of next.item.children) {
      const isView = item.kind === "view";
      while (isView && layers.length && layers[0].views <= views) parts.push(layers.shift());
      parts.push({ item, z: item.z || 0 });
      if (isView) views += 1;
    }
    parts.push(...layers);
    if (parts.some((part) => part.z)) parts.sort((a, b) => a.z - b.z);
    waiting.push(...parts.reverse());
  }
  return layout.painted = result;
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

/** Whether an item is another one, or in it. */
function isWithin(layout, item, outer) {
  for (let at = item; at; at = at.owner) if (at.index === outer) return true;
  return false;
}

/** The severities, worst first. */
const severities = ["error", "warning", "note"];
