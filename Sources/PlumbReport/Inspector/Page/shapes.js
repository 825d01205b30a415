// The shapes of looks, layers and masks, drawn with the pen of the stage.

/** The path of a shape. */
function pathOf(shape) {
  if (shape.path !== undefined) return shape.drawnPath || (shape.drawnPath = new Path2D(shape.path));
  const path = new Path2D();
  if (shape.rect) {
    const [x, y, width, height, radius] = shape.rect;
    path.roundRect(x, y, Math.max(0, width), Math.max(0, height), Math.max(0, radius));
  } else if (shape.line) {
    for (let at = 0; at + 1 < shape.line.length; at += 2) path.lineTo(shape.line[at], shape.line[at + 1]);
    if (shape.isClosed) path.closePath();
  }
  return path;
}

function clipTo(shape) { pen.clip(pathOf(shape)); }

function drawShape(shape) {
  if (shape.text) { drawLine(shape.text); return; }
  if (shape.group) { drawGroup(shape.group); return; }
  if (shape.image) { drawImage(shape.image); return; }
  if (shape.blur) { drawShadow(shape); return; }
  const path = pathOf(shape);
  if (shape.gradient) drawGradient(path, shape.gradient);
  if (shape.fill) { pen.fillStyle = shape.fill; pen.fill(path, shape.evenOdd ? "evenodd" : "nonzero"); }
  if (shape.stroke) {
    pen.save();
    pen.setLineDash(shape.dash || []);
    pen.lineDashOffset = shape.dashPhase || 0;
    pen.lineCap = shape.cap || "butt";
    pen.lineJoin = shape.join || "miter";
    pen.miterLimit = Math.max(1, shape.miterLimit || 4);
    pen.strokeStyle = shape.stroke;
    pen.lineWidth = shape.width;
    pen.stroke(path);
    pen.restore();
  }
}

/** A part of an image, stretched to its place; a stencil in its tint. */
function drawImage({ file, part, place, tint }) {
  const image = files[file];
  if (!image || !image.complete || !image.naturalWidth) return;
  const [x, y, width, height] = place;
  const source = [part[0] * image.naturalWidth, part[1] * image.naturalHeight, part[2] * image.naturalWidth, part[3] * image.naturalHeight];
  if (!tint) { pen.drawImage(image, ...source, x, y, width, height); return; }
  const outer = pen, content = scratch(regionOf(outer));
  follow(content, outer);
  content.drawImage(image, ...source, x, y, width, height);
  content.globalCompositeOperation = "source-in";
  content.fillStyle = tint;
  content.fillRect(x, y, width, height);
  content.globalCompositeOperation = "source-over";
  compose(content, {});
}

/** Shapes that are turned, cut off, masked, faded or throw a shadow together. */
function drawGroup(group) {
  pen.save();
  if (group.transform) pen.transform(...group.transform);
  for (const shape of group.clip || []) clipTo(shape);
  const paint = () => { for (const shape of group.shapes) drawShape(shape); };
  if (!group.mask && !group.shadow && group.opacity === undefined) {
    paint();
  } else {
    const mask = group.mask && (() => { for (const shape of group.mask) drawShape(shape); });
    const outer = pen, content = scratch(regionOf(outer));
    follow(content, outer);
    pen = content;
    paint();
    pen = outer;
    compose(content, { shadow: group.shadow, mask, opacity: group.opacity });
  }
  pen.restore();
}

/** The gradient of the unit square, stretched to its rectangle and cut off by a path. */
function drawGradient(path, { kind, rect, ends, places, colors }) {
  const [startX, startY, endX, endY] = ends, [x, y, width, height] = rect;
  const dx = endX - startX, dy = endY - startY;
  pen.save();
  pen.clip(path);
  pen.transform(width, 0, 0, height, x, y);
  let fill = null;
  if (kind === "axial" && (dx || dy)) {
    fill = pen.createLinearGradient(startX, startY, endX, endY);
  } else if (kind === "radial" && dx && dy) {
    pen.transform(Math.abs(dx), 0, 0, Math.abs(dy), startX, startY);
    fill = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  } else if (kind === "conic" && (dx || dy)) {
    fill = pen.createConicGradient(Math.atan2(dy, dx), startX, startY);
  }
  if (fill) places.forEach((place, at) => fill.addColorStop(place, colors[at]));
  pen.fillStyle = fill || colors[colors.length - 1];
  pen.fillRect(-1e4, -1e4, 2e4, 2e4);
  pen.restore();
}

/** A blurred shape: the shadow of one that lies beside the canvas, for shadows do not follow the matrix. */
function drawShadow(shape) {
  const away = stage.width * 2 + 4000;
  const now = pen.getTransform();
  pen.save();
  pen.shadowColor = shape.fill;
  pen.shadowBlur = 2 * shape.blur * view.zoom * state.fit * state.ratio;
  pen.shadowOffsetX = away;
  pen.setTransform(now.a, now.b, now.c, now.d, now.e - away, now.f);
  pen.fillStyle = "#000";
  pen.fill(pathOf(shape));
  pen.restore();
}

/** How many fonts were read: what was measured before has another width. */
let fontsRead = 0;

/** Reads the fonts that the page holds, and draws again with each. */
function readFonts(fonts) {
  for (const { name, file, italic } of fonts || []) {
    const bytes = Uint8Array.from(atob(file), (byte) => byte.charCodeAt(0));
    const font = new FontFace(name, bytes.buffer, { weight: "1 1000", style: italic ? "italic" : "normal" });
    document.fonts.add(font);
    font.load().then(() => { fontsRead += 1; redraw(); }, () => {});
  }
}

/** A line of text, stretched to the width that was measured, whatever font the page has. */
function drawLine(text) {
  const family = text.family ? `"${text.family}", ` : "";
  pen.font = `${text.italic ? "italic " : ""}${text.weight} ${text.size}px ${family}system-ui, sans-serif`;
  pen.fillStyle = text.color;
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  pen.direction = text.rtl ? "rtl" : "ltr";
  if (text.fonts !== fontsRead) [text.measured, text.fonts] = [pen.measureText(text.text).width, fontsRead];
  pen.save();
  pen.translate(text.x, text.baseline);
  if (text.measured > 0 && text.width > 0) pen.scale(text.width / text.measured, 1);
  pen.fillText(text.text, 0, 0);
  pen.restore();
}

/** Canvases that are used again. */
const spare = [];

/** The part of the stage that a pen draws on: x, y, width and height in pixels. */
function regionOf(pen) {
  return pen.region || [0, 0, stage.width, stage.height];
}

/** A pen for an empty canvas that stands for a part of the stage. */
function scratch(region) {
  const canvas = spare.pop() || document.createElement("canvas"), context = canvas.getContext("2d");
  // This empties it, too.
  canvas.width = Math.max(1, region[2]);
  canvas.height = Math.max(1, region[3]);
  context.region = region;
  return context;
}

/** Gives a pen the matrix of the stage that another one has. */
function follow(to, from) {
  const { a, b, c, d, e, f } = from.getTransform(), [x, y] = regionOf(from), [u, v] = regionOf(to);
  to.setTransform(a, b, c, d, e + x - u, f + y - v);
}

/** Draws what a mask leaves of a drawing. */
function throughMask(paint, mask) {
  const outer = pen, content = scratch(regionOf(outer));
  follow(content, outer);
  pen = content;
  paint();
  pen = outer;
  compose(content, { mask });
}

/** Draws a canvas of its own as a whole: with its shadow, then through a mask, then as opaque as it is. */
function compose(content, { shadow, mask, opacity }) {
  const outer = pen, region = regionOf(content), [x, y] = regionOf(outer), now = pen.getTransform();
  let result = content;
  if (shadow) {
    result = scratch(region);
    result.save();
    result.shadowColor = shadow.color;
    result.shadowBlur = 2 * shadow.radius * Math.sqrt(Math.abs(now.a * now.d - now.b * now.c));
    // Shadows do not follow the matrix.
    result.shadowOffsetX = now.a * shadow.x + now.c * shadow.y;
    result.shadowOffsetY = now.b * shadow.x + now.d * shadow.y;
    result.drawImage(content.canvas, 0, 0);
    result.restore();
    spare.push(content.canvas);
  }
  if (mask) {
    const veil = scratch(region);
    follow(veil, outer);
    pen = veil;
    mask();
    pen = outer;
    result.setTransform(1, 0, 0, 1, 0, 0);
    result.globalAlpha = 1;
    result.globalCompositeOperation = "destination-in";
    result.drawImage(veil.canvas, 0, 0);
    spare.push(veil.canvas);
  }
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  if (opacity !== undefined) pen.globalAlpha *= opacity;
  pen.drawImage(result.canvas, region[0] - x, region[1] - y);
  pen.restore();
  spare.push(result.canvas);
}
