// The picture: every view a plane, drawn on a canvas, flat or turned.

const stage = document.getElementById("stage");
let pen = stage.getContext("2d");
const view = { yaw: 0, pitch: 0, zoom: 1, panX: 0, panY: 0, isDeep: false };
let frameIsWanted = false;

/** Asks for the picture to be drawn once before the screen shows the next one. */
function redraw() {
  if (frameIsWanted) return;
  frameIsWanted = true;
  requestAnimationFrame(() => { frameIsWanted = false; draw(); });
}

function color(variable) {
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
}

/** The place of a plane on the canvas: a parallel projection keeps parallels, so it is a matrix. */
function matrix(depth) {
  const bounds = state.bounds, scale = view.zoom * state.fit;
  const yaw = view.isDeep ? view.yaw : 0, pitch = view.isDeep ? view.pitch : 0;
  const z = view.isDeep ? (depth - state.layout.deepest / 2) * state.spread : 0;
  const a = Math.cos(yaw), b = Math.sin(yaw) * Math.sin(pitch), d = Math.cos(pitch);
  const e = z * Math.sin(yaw), f = -z * Math.cos(yaw) * Math.sin(pitch);
  const x = bounds.x + bounds.width / 2, y = bounds.y + bounds.height / 2;
  const ratio = state.ratio;
  return [
    a * scale * ratio, b * scale * ratio, 0, d * scale * ratio,
    (stage.clientWidth / 2 + view.panX + (e - a * x) * scale) * ratio,
    (stage.clientHeight / 2 + view.panY + (f - b * x - d * y) * scale) * ratio,
  ];
}

/** How large a point is, unzoomed: the layout fits, or a quarter of its width does if it is very high. */
function fit() {
  const across = (stage.clientWidth - 60) / Math.max(1, state.bounds.width);
  const down = (stage.clientHeight - 60) / Math.max(1, state.bounds.height);
  // The views of a log are few.
  return Math.max(0.02, Math.min(across, state.layout.isLog ? down : Math.max(down, across / 4)));
}

/** Moves the layout so that an item's middle is in the picture. */
function bringIntoView(item) {
  if (!stage.clientWidth) return;
  state.ratio = window.devicePixelRatio || 1;
  state.fit = fit();
  const [a, b, , d, e, f] = matrix(item.depth);
  const middle = [item.x + item.width / 2, item.y + item.height / 2];
  const [p, q, r, s, u, v] = item.map || [1, 0, 0, 1, 0, 0];
  const x = p * middle[0] + r * middle[1] + u, y = q * middle[0] + s * middle[1] + v;
  const atX = (a * x + e) / state.ratio, atY = (b * x + d * y + f) / state.ratio;
  if (atX < 0 || atX > stage.clientWidth) view.panX += stage.clientWidth / 2 - atX;
  if (atY < 0 || atY > stage.clientHeight) view.panY += stage.clientHeight / 2 - atY;
}

/** The items that are drawn with their added layers, from the back to the front. */
function drawn() {
  const turned = view.isDeep && Math.cos(view.yaw) * Math.cos(view.pitch) < 0;
  const parts = painted(state.layout).filter(({ item }) => {
    if (item.kind !== "view" && !state.shows.guides) return false;
    if (item.isGone && !state.shows.hidden) return false;
    if (state.focus !== null && !isWithin(state.layout, item, state.focus)) return false;
    return item.depth >= state.from && item.depth <= state.to;
  });
  if (view.isDeep) parts.sort((a, b) => (a.item.depth - b.item.depth) * (turned ? -1 : 1));
  return parts;
}

function draw() {
  if (!state.layout) return;
  const ratio = state.ratio = window.devicePixelRatio || 1;
  const width = Math.round(stage.clientWidth * ratio), height = Math.round(stage.clientHeight * ratio);
  if (stage.width !== width || stage.height !== height) { stage.width = width; stage.height = height; }
  state.fit = fit();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, stage.width, stage.height);
  const colors = {
    sheet: color("--sheet"), ink: color("--ink"), accent: color("--accent"), error: color("--error"),
    faint: color("--faint"), line: color("--line"), shade: color("--shade"), warning: color("--warning"),
  };
  Object.assign(colors, { accentInk: colors.accent, errorInk: colors.error });
  const root = lookOf(state.layout.items[state.layout.roots[0]] || {});
  // On dark views, what is dark enough for a light page is hardly seen: these have 3.7:1 or more on black and on white.
  if (root && root.isDark) Object.assign(colors, { accent: "#2f7cf0", warning: "#c07000", error: "#e5383b" });
  const parts = drawn();
  const pixel = 1 / (view.zoom * state.fit);
  names = [];
  drawTogether(parts, colors, pixel);
  for (const { item, layer } of parts) if (layer === undefined) drawMarks(item, colors, pixel);
  drawHovered(colors, pixel);
  if (state.shows.constraints || state.members.size) drawConstraints(colors, pixel);
  drawMeasure(colors, pixel);
}

/** The line around the view below the pointer. */
function drawHovered(colors, pixel) {
  const item = state.hovered === null ? null : state.layout.items[state.hovered];
  if (!item || item.index === state.selected) return;
  pen.save();
  pen.setTransform(...matrix(item.depth));
  if (item.map) pen.transform(...item.map);
  pen.strokeStyle = pen.fillStyle = colors.accent;
  pen.lineWidth = 1.5 * pixel;
  pen.strokeRect(item.x, item.y, item.width, item.height);
  pen.globalAlpha = 0.08;
  pen.fillRect(item.x, item.y, item.width, item.height);
  pen.restore();
}

/** How an item looks in the style that is shown. */
function lookOf(item) {
  return (state.shows.dark && item.dark) || item.look;
}

/** Cuts off what is drawn from now on, on the plane of an item. */
function cutOff(item, cuts) {
  for (const cut of cuts) {
    place(item.depth, cut.map);
    pen.beginPath();
    if (cut.round) {
      pen.translate(cut.x, cut.y);
      clipTo(cut.round);
    } else {
      pen.rect(cut.x, cut.y, cut.width, cut.height);
      pen.clip();
    }
  }
}

function drawPart({ item, layer }, colors, pixel) {
  const cuts = state.shows.clipped ? [] : item.cuts, last = cuts[cuts.length - 1];
  const visible = last && last.map === item.map ? intersection(last, item) : item;
  // In a log, a view without size is worth seeing.
  if (!state.layout.isLog && layer === undefined && (visible.width <= 0 || visible.height <= 0)) return;
  pen.save();
  const inside = layer === undefined || !item.clips || state.shows.clipped ? cuts : cutsInside(item);
  cutOff(item, inside);
  place(item.depth, null);
  const paint = () => {
    if (item.map) pen.transform(...item.map);
    if (item.isGone) pen.globalAlpha = 0.35;
    pen.lineWidth = pixel;
    if (layer !== undefined) {
      if (state.mode === "wireframe") return;
      const look = lookOf(item);
      pen.globalAlpha *= view.isDeep ? item.opacity : item.ownOpacity;
      pen.translate(item.x, item.y);
      if (look.layers && look.layers[layer]) drawShape(look.layers[layer].shape);
    } else if (item.kind !== "view") {
      pen.setLineDash([4 * pixel, 3 * pixel]);
      pen.strokeStyle = colors.faint;
      pen.strokeRect(item.x, item.y, item.width, item.height);
    } else {
      drawLook(item, colors);
    }
  };
  (view.isDeep ? item.masks : []).reduceRight((rest, masked) => () => throughMask(rest, () => {
    if (masked.map) pen.transform(...masked.map);
    pen.translate(masked.x, masked.y);
    for (const shape of lookOf(masked).mask || []) drawShape(shape);
  }), paint)();
  pen.restore();
}

/** Sets the matrix of a plane, with the map of what is drawn on it. */
function place(depth, map) {
  const [a, b, c, d, e, f] = matrix(depth), [x, y] = regionOf(pen);
  pen.setTransform(a, b, c, d, e - x, f - y);
  if (map) pen.transform(...map);
}

/** The line around a view, which is the page's and not the view's. */
function outlineOf(item, colors) {
  if (state.mode === "contents" && !item.isGuess) return;
  const pixel = pen.lineWidth;
  pen.save();
  const look = lookOf(item);
  // As faint on black as the page's own line is on white.
  const line = look && look.isDark ? "rgba(140, 140, 150, 0.6)" : colors.line;
  pen.strokeStyle = item.isGuess ? colors.faint : line;
  if (item.isGuess) pen.setLineDash([5 * pixel, 4 * pixel]);
  pen.strokeRect(item.x, item.y, item.width, item.height);
  pen.restore();
}

/** What a view looks like; where that is not known, an outline with its text. */
function drawLook(item, colors) {
  const pixel = pen.lineWidth;
  const look = lookOf(item);
  if (state.mode === "wireframe") {
    if (item.parent === undefined) {
      pen.fillStyle = colors.sheet;
      pen.fillRect(item.x, item.y, item.width, item.height);
    }
    pen.strokeStyle = colors.faint;
    pen.strokeRect(item.x, item.y, item.width, item.height);
    if (item.text) drawText(item, colors);
    return;
  }
  if (look && look.shapes) {
    pen.save();
    pen.globalAlpha *= view.isDeep ? item.opacity : item.ownOpacity;
    pen.translate(item.x, item.y);
    if (item.parent === undefined) for (const shape of look.behind || []) drawShape(shape);
    for (const shape of look.shapes) drawShape(shape);
    pen.restore();
    if (!isOutlinedLater) outlineOf(item, colors);
    return;
  }
  pen.fillStyle = item.parent === undefined ? colors.sheet : `rgba(${colors.shade}, 0.05)`;
  pen.fillRect(item.x, item.y, item.width, item.height);
  outlineOf(item, colors);
  if (item.image) drawCross(item, colors);
  if (state.layout.isLog) drawName(item, colors, pixel);
  else if (item.text) drawText(item, colors);
}

/** Where names of views are in this picture. */
let names = [];

/** The name of a view of a log, whose look nobody knows, at its top left corner. */
function drawName(item, colors, pixel) {
  pen.save();
  pen.beginPath();
  pen.rect(item.x, item.y, item.width, item.height);
  pen.clip();
  pen.font = `${Math.min(11 * pixel, item.height)}px system-ui, sans-serif`;
  pen.textAlign = "left";
  pen.textBaseline = "top";
  pen.fillStyle = colors.faint;
  const x = item.x + 3 * pixel, width = pen.measureText(name(item)).width;
  let y = item.y + 3 * pixel;
  // Views in the same corner have their names below each other.
  while (names.some((other) => Math.abs(other.y - y) < 12 * pixel && x < other.x + other.width && other.x < x + width)) {
    y += 13 * pixel;
  }
  names.push({ x, y, width });
  pen.fillText(name(item), x, y);
  pen.restore();
}

function drawCross(item, colors) {
  pen.strokeStyle = colors.line;
  pen.beginPath();
  pen.moveTo(item.x, item.y);
  pen.lineTo(item.x + item.width, item.y + item.height);
  pen.moveTo(item.x + item.width, item.y);
  pen.lineTo(item.x, item.y + item.height);
  pen.stroke();
}

/** A text in the lines that it takes; the page's font is stretched to the widths that were measured. */
function drawText(item, colors) {
  const size = item.fontSize || Math.max(6, Math.min(17, item.height * 0.8));
  const lineHeight = item.lineHeight || size * 1.193359375;
  pen.font = `${size}px system-ui, sans-serif`;
  pen.textBaseline = "middle";
  pen.fillStyle = item.isPlaceholder ? colors.faint : colors.ink;
  const lines = linesOf(item, size);
  const height = lines.length * lineHeight;
  let y = item.y + Math.max(0, (item.height - height) / 2) + lineHeight / 2;
  for (const line of lines) {
    pen.textAlign = item.rtl ? "right" : item.centered ? "center" : "left";
    const x = item.rtl ? item.x + item.width : item.centered ? item.x + item.width / 2 : item.x;
    pen.fillText(line, x, y, Math.max(1, item.width));
    y += lineHeight;
  }
}

function linesOf(item, size) {
  const key = item.width + "/" + size;
  if (item.linesKey === key) return item.lines;
  const paragraphs = item.text.split("\n");
  const widest = Math.max(...paragraphs.map((text) => pen.measureText(text).width), 1);
  const stretch = item.naturalWidth ? item.naturalWidth / widest : 1;
  const limit = item.lineLimit === undefined ? 1 : item.lineLimit || 1000;
  const lines = [];
  for (const paragraph of paragraphs) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? line + " " + word : word;
      if (line && lines.length + 1 < limit && pen.measureText(longer).width * stretch > item.width + 0.5) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  item.linesKey = key;
  return item.lines = lines.slice(0, limit);
}

/** Rectangles about an item that toggles ask for, and the selection. */
function drawMarks(item, colors, pixel) {
  const isSelected = item.index === state.selected, isMarked = item.index === state.marked;
  const open = state.open.has(item.index), wrong = state.wrong.has(item.index);
  const { alignment, margins, safeArea, baselines } = state.shows;
  if (!isSelected && !isMarked && !open && !wrong && !alignment && !margins && !safeArea && !baselines) return;
  pen.save();
  pen.setTransform(...matrix(item.depth));
  const box = (insets, stroke, dash) => {
    pen.strokeStyle = stroke;
    pen.lineWidth = pixel;
    pen.setLineDash(dash.map((length) => length * pixel));
    pen.strokeRect(
      item.x + insets[1], item.y + insets[0],
      item.width - insets[1] - insets[3], item.height - insets[0] - insets[2]);
  };
  if (alignment && item.alignment) box(item.alignment, colors.accent, [2, 2]);
  if (margins && item.margins) box(item.margins, colors.warning, [5, 3]);
  if (safeArea && item.safeArea) {
    pen.save();
    pen.globalAlpha = 0.18;
    pen.fillStyle = colors.accent;
    pen.beginPath();
    pen.rect(item.x, item.y, item.width, item.height);
    pen.rect(item.x + item.safeArea[1], item.y + item.safeArea[0],
      item.width - item.safeArea[1] - item.safeArea[3], item.height - item.safeArea[0] - item.safeArea[2]);
    pen.fill("evenodd");
    pen.restore();
    box(item.safeArea, colors.accent, [8, 3]);
  }
  if (baselines && item.baselines) {
    pen.strokeStyle = colors.error;
    pen.lineWidth = pixel;
    pen.setLineDash([]);
    pen.beginPath();
    for (const y of item.baselines) {
      pen.moveTo(item.x, item.y + y);
      pen.lineTo(item.x + item.width, item.y + y);
    }
    pen.stroke();
  }
  // What layout knows is where layout has it; what is said of the view is where it is seen.
  pen.save();
  if (item.map) pen.transform(...item.map);
  if (open) box([0, 0, 0, 0], colors.warning, [6, 4]);
  if (wrong) box([0, 0, 0, 0], colors.error, item.isGuess ? [5, 4] : []);
  pen.restore();
  if (wrong && item.saved) {
    const parent = item.parent === undefined ? { x: 0, y: 0 } : state.layout.items[item.parent];
    pen.strokeStyle = colors.error;
    pen.setLineDash([3 * pixel, 3 * pixel]);
    pen.strokeRect(parent.x + item.saved[0], parent.y + item.saved[1], item.saved[2], item.saved[3]);
  }
  if (isSelected || isMarked) {
    if (item.map) pen.transform(...item.map);
    pen.setLineDash(isMarked ? [3 * pixel, 3 * pixel] : []);
    pen.strokeStyle = colors.accent;
    pen.lineWidth = 2.5 * pixel;
    pen.strokeRect(item.x, item.y, item.width, item.height);
  }
  pen.restore();
}

/** The frontmost item at a point of the canvas, or null. */
function itemAt(clientX, clientY) {
  const box = stage.getBoundingClientRect();
  const px = (clientX - box.left) * state.ratio, py = (clientY - box.top) * state.ratio;
  const items = drawn().filter((part) => part.layer === undefined && part.item.kind === "view");
  for (let place = items.length - 1; place >= 0; place -= 1) {
    const { item } = items[place];
    const [a, b, , d, e, f] = matrix(item.depth);
    if (Math.abs(a * d) < 1e-9) continue;
    const x = (px - e) / a, y = (py - f - b * x) / d;
    const isInside = (rect) => {
      const own = unmapped(rect.map, x, y);
      return own && own.x >= rect.x && own.x < rect.x + rect.width && own.y >= rect.y && own.y < rect.y + rect.height;
    };
    if (isInside(item) && (state.shows.clipped || item.cuts.every(isInside))) return item.index;
  }
  return null;
}
