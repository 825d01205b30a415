// Constraints as engineers draw measures, and distances between views.

/** Beyond this number of constraints, each has its first line, and a label only where that is long enough for it. */
const mostLabels = 200;

/** Constraints as measures: those of a finding, of the selected view, or all of them. */
function drawConstraints(colors, pixel) {
  const layout = state.layout;
  const places = [...(state.members.size ? state.members
    : state.selected === null ? layout.constraints.keys() : layout.touching[state.selected])];
  // What gives way comes first, for the best places.
  places.sort((a, b) => Boolean(layout.constraints[b].broken) - Boolean(layout.constraints[a].broken) || a - b);
  if (places.length > mostLabels) { drawMany(places, colors, pixel); return; }
  const taken = [], labels = [];
  for (const place of places) {
    const constraint = layout.constraints[place];
    const first = layout.items[constraint.first];
    const second = constraint.second === undefined ? null : layout.items[constraint.second];
    if (!first || (first.isGone && !state.shows.hidden)) continue;
    const lines = dimension(first, second, constraint, pixel);
    if (!lines.length) continue;
    pen.save();
    pen.setTransform(...matrix(Math.max(first.depth, second ? second.depth : 0)));
    pen.strokeStyle = pen.fillStyle = constraint.broken ? colors.error : colors.accent;
    pen.lineWidth = (constraint.broken ? 2 : 1) * pixel;
    pen.font = `${10 * pixel}px system-ui, sans-serif`;
    const chosen = freePlace(lines, constraint.short, taken, pixel);
    drawDimension(chosen.line, constraint, pixel);
    const depth = Math.max(first.depth, second ? second.depth : 0);
    // Labels stand on plates of the page's color.
    const ink = constraint.broken ? colors.errorInk : colors.accentInk;
    labels.push(() => drawLabel(chosen, constraint.short, depth, ink, colors, pixel));
    pen.restore();
  }
  for (const label of labels) label();
}

/** The widths of labels in letters of 10 pixels. */
const labelWidths = new Map();

function labelWidth(text) {
  let width = labelWidths.get(text);
  if (width === undefined) {
    pen.font = "10px system-ui, sans-serif";
    width = pen.measureText(text).width;
    labelWidths.set(text, width);
  }
  return width;
}

/** What was drawn last of more constraints than anybody reads: it stays the same while the picture moves or turns. */
let many = null;

/** The lines of many constraints, those of one kind on one plane as one path, with the labels that have room. */
function manyLines(places, pixel) {
  const { layout } = state, planes = new Map(), labels = [];
  for (const place of places) {
    const constraint = layout.constraints[place];
    const first = layout.items[constraint.first];
    const second = constraint.second === undefined ? null : layout.items[constraint.second];
    if (!first || (first.isGone && !state.shows.hidden)) continue;
    const line = dimension(first, second, constraint, pixel, true)[0];
    if (!line) continue;
    const depth = Math.max(first.depth, second ? second.depth : 0);
    if (!planes.has(depth)) planes.set(depth, [new Path2D(), new Path2D()]);
    const path = planes.get(depth)[constraint.broken ? 1 : 0];
    path.moveTo(line.x1, line.y1);
    path.lineTo(line.x2, line.y2);
    const room = Math.hypot(line.x2 - line.x1, line.y2 - line.y1) / pixel;
    if (line.isAlignment || room < 6) continue;
    const tick = 3 * pixel, across = line.isAcross;
    for (const [x, y] of [[line.x1, line.y1], [line.x2, line.y2]]) {
      path.moveTo(x - (across ? 0 : tick), y - (across ? tick : 0));
      path.lineTo(x + (across ? 0 : tick), y + (across ? tick : 0));
    }
    const width = labelWidth(constraint.short);
    if (across ? room > width + 6 : room > 16) {
      labels.push({ line, depth, text: constraint.short, width, isBroken: constraint.broken });
    }
  }
  return { planes, labels };
}

/** More constraints than anybody reads. */
function drawMany(places, colors, pixel) {
  const key = [state.place, pixel, places.length, places[0], state.selected, state.shows.hidden, state.ratio].join("/");
  if (!many || many.key !== key) many = { key, ...manyLines(places, pixel) };
  pen.save();
  const maps = new Map();
  for (const [depth, paths] of many.planes) {
    if (depth < state.from || depth > state.to) continue;
    maps.set(depth, matrix(depth));
    pen.setTransform(...maps.get(depth));
    paths.forEach((path, isBroken) => {
      pen.strokeStyle = isBroken ? colors.error : colors.accent;
      pen.lineWidth = (isBroken ? 2 : 1) * pixel;
      pen.stroke(path);
    });
  }
  pen.restore();
  let left = mostLabels;
  for (const { line, depth, text, width, isBroken } of many.labels) {
    const map = maps.get(depth);
    if (!map) continue;
    const x = (line.x1 + line.x2) / 2, y = (line.y1 + line.y2) / 2;
    const atX = map[0] * x + map[4], atY = map[1] * x + map[3] * y + map[5];
    // What is off the canvas has no label.
    if (atX < 0 || atX > stage.width || atY < 0 || atY > stage.height || left <= 0) continue;
    left -= 1;
    const plate = { x: x - (width / 2 + 2) * pixel, y: y - 6 * pixel, width: (width + 4) * pixel, height: 12 * pixel };
    drawLabel({ plate }, text, depth, isBroken ? colors.errorInk : colors.accentInk, colors, pixel);
  }
}

/** The first line and place on it where a label lies on no other. */
function freePlace(lines, text, taken, pixel) {
  const width = pen.measureText(text).width + 4 * pixel, height = 12 * pixel;
  let best = null;
  for (const line of lines) {
    for (const at of [0.5, 0.25, 0.75]) {
      const x = line.x1 + (line.x2 - line.x1) * at, y = line.y1 + (line.y2 - line.y1) * at;
      const plate = { x: x - width / 2, y: y - height / 2, width, height };
      const choice = { line, plate };
      if (!best) best = choice;
      const isFree = taken.every((other) => plate.x >= other.x + other.width || other.x >= plate.x + plate.width ||
        plate.y >= other.y + other.height || other.y >= plate.y + plate.height);
      if (isFree) { taken.push(plate); return choice; }
    }
  }
  taken.push(best.plate);
  return best;
}

function drawDimension(line, constraint, pixel) {
  const tick = 4 * pixel, across = line.isAcross;
  if (constraint.priority < 1000 || line.isAlignment) pen.setLineDash([4 * pixel, 2 * pixel]);
  pen.beginPath();
  pen.moveTo(line.x1, line.y1);
  pen.lineTo(line.x2, line.y2);
  pen.stroke();
  pen.setLineDash([]);
  if (line.isAlignment) return;
  pen.beginPath();
  for (const [x, y] of [[line.x1, line.y1], [line.x2, line.y2]]) {
    pen.moveTo(x - (across ? 0 : tick), y - (across ? tick : 0));
    pen.lineTo(x + (across ? 0 : tick), y + (across ? tick : 0));
  }
  pen.stroke();
  // A thin line leads to what does not reach as far.
  pen.save();
  pen.globalAlpha = 0.45;
  pen.lineWidth = pixel / 2;
  pen.beginPath();
  for (const [x, y, low, high] of line.leads) {
    const at = across ? y : x, near = at < low ? low : at > high ? high : at;
    pen.moveTo(x, y);
    if (across) pen.lineTo(x, near); else pen.lineTo(near, y);
  }
  pen.stroke();
  pen.restore();
}

function drawLabel({ plate }, text, depth, ink, colors, pixel) {
  pen.save();
  pen.setTransform(...matrix(depth));
  pen.font = `${10 * pixel}px system-ui, sans-serif`;
  pen.save();
  pen.globalAlpha = 0.85;
  pen.fillStyle = colors.sheet;
  pen.fillRect(plate.x, plate.y, plate.width, plate.height);
  pen.restore();
  pen.fillStyle = ink;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.direction = "ltr";
  pen.fillText(text, plate.x + plate.width / 2, plate.y + plate.height / 2);
  pen.restore();
}

/** Where an attribute lies: across an axis, or a length along it. */
function edge(item, attribute) {
  const isMargin = attribute.endsWith("Margin") || attribute.endsWith("WithinMargins");
  const insets = (isMargin ? item.margins : item.alignment) || [0, 0, 0, 0];
  const left = item.x + insets[1], right = item.x + item.width - insets[3];
  const top = item.y + insets[0], bottom = item.y + item.height - insets[2];
  const leads = item.rtl ? right : left, trails = item.rtl ? left : right;
  switch (attribute.replace(/Margin$|WithinMargins$/, "")) {
    case "left": return { axis: "x", at: left };
    case "right": return { axis: "x", at: right };
    case "leading": return { axis: "x", at: leads };
    case "trailing": return { axis: "x", at: trails };
    case "centerX": return { axis: "x", at: (left + right) / 2 };
    case "top": return { axis: "y", at: top };
    case "bottom": return { axis: "y", at: bottom };
    case "centerY": return { axis: "y", at: (top + bottom) / 2 };
    case "firstBaseline": return { axis: "y", at: item.y + (item.baselines ? item.baselines[0] : item.height) };
    case "lastBaseline": return { axis: "y", at: item.y + (item.baselines ? item.baselines[1] : item.height) };
    case "width": return { axis: "width" };
    case "height": return { axis: "height" };
    default: return { axis: "none" };
  }
}

/** The lines that could show a constraint, best first, or the first alone; none for what cannot be measured. */
function dimension(first, second, constraint, pixel, isAlone) {
  const start = edge(first, constraint.firstAttribute);
  const end = second ? edge(second, constraint.secondAttribute) : null;
  const offsets = isAlone ? [0] : [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5];
  const span = (item, isAcross) => (isAcross
    ? [item.y, item.y + item.height] : [item.x, item.x + item.width]);
  const measure = (isAcross, from, to, low, high, leads) => offsets.map((offset) => {
    const at = (low + high) / 2 + offset * (isAcross ? 14 : 24) * pixel;
    return isAcross
      ? { isAcross, x1: from, x2: to, y1: at, y2: at, leads: leads.map(([edge, ...ends]) => [edge, at, ...ends]) }
      : { isAcross, x1: at, x2: at, y1: from, y2: to, leads: leads.map(([edge, ...ends]) => [at, edge, ...ends]) };
  });
  if (start.axis === "width") {
    const own = span(first, true);
    return measure(true, first.x, first.x + first.width, ...own,
      [[first.x, ...own], [first.x + first.width, ...own]]);
  }
  if (start.axis === "height") {
    const own = span(first, false);
    return measure(false, first.y, first.y + first.height, ...own,
      [[first.y, ...own], [first.y + first.height, ...own]]);
  }
  if (!end || end.at === undefined || end.axis !== start.axis) return [];
  const isAcross = start.axis === "x";
  const a = span(first, isAcross), b = span(second, isAcross);
  let low = Math.max(a[0], b[0]), high = Math.min(a[1], b[1]);
  if (Math.abs(start.at - end.at) * state.fit * view.zoom < 2) {
    // Edges that lie on each other are a line along the smaller view.
    const own = a[1] - a[0] <= b[1] - b[0] ? a : b;
    const line = isAcross
      ? { x1: start.at, x2: start.at, y1: own[0], y2: own[1] } : { x1: own[0], x2: own[1], y1: start.at, y2: start.at };
    return [{ ...line, isAcross: !isAcross, isAlignment: true, leads: [] }];
  }
  if (low >= high) [low, high] = a;
  return measure(isAcross, start.at, end.at, low, high, [[start.at, ...a], [end.at, ...b]]);
}

/** The distances between the marked and the selected view. */
function drawMeasure(colors, pixel) {
  if (state.marked === null || state.selected === null || state.marked === state.selected) return;
  const a = state.layout.items[state.marked], b = state.layout.items[state.selected];
  const between = gaps(a, b);
  pen.save();
  pen.setTransform(...matrix(Math.max(a.depth, b.depth)));
  pen.strokeStyle = pen.fillStyle = colors.error;
  pen.lineWidth = 1.5 * pixel;
  pen.font = `bold ${11 * pixel}px system-ui, sans-serif`;
  pen.textAlign = "center";
  const midY = (Math.max(a.y, b.y) + Math.min(a.y + a.height, b.y + b.height)) / 2;
  const midX = (Math.max(a.x, b.x) + Math.min(a.x + a.width, b.x + b.width)) / 2;
  const line = (x1, y1, x2, y2, text) => {
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.stroke();
    pen.fillText(text, (x1 + x2) / 2, (y1 + y2) / 2 - 3 * pixel);
  };
  if (between.x > 0) {
    const x = Math.min(a.x + a.width, b.x + b.width);
    line(x, midY, x + between.x, midY, number(between.x));
  }
  if (between.y > 0) {
    const y = Math.min(a.y + a.height, b.y + b.height);
    line(midX, y, midX, y + between.y, number(between.y));
  }
  pen.restore();
}
