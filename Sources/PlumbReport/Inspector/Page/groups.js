// What is masked, faded or throws a shadow together is drawn as one in the flat picture.

/** Whether the lines around views are drawn when their group is done. */
let isOutlinedLater = false;

/** Draws items; flat, those that are masked, faded or throw a shadow together are drawn as one. In space, each is alone. */
function drawTogether(parts, colors, pixel) {
  const open = [];
  let outlined = [];
  const close = (count) => {
    while (open.length > count) {
      const { item, outer } = open.pop(), content = pen, look = lookOf(item) || {};
      pen = outer;
      pen.save();
      if (!state.shows.clipped) cutOff(item, item.cuts);
      place(item.depth, item.map);
      const mask = look.mask && (() => {
        pen.translate(item.x, item.y);
        for (const shape of look.mask) drawShape(shape);
      });
      compose(content, { shadow: look.shadow, mask, opacity: look.opacity });
      pen.restore();
      if (open.length) continue;
      for (const item of outlined) {
        pen.save();
        if (!state.shows.clipped) cutOff(item, item.cuts);
        place(item.depth, item.map);
        pen.lineWidth = pixel;
        outlineOf(item, colors);
        pen.restore();
      }
      outlined = [];
    }
  };
  for (const part of parts) {
    const groups = view.isDeep ? [] : part.item.groups;
    let shared = 0;
    while (shared < open.length && open[shared].item === groups[shared]) shared += 1;
    close(shared);
    for (const item of groups.slice(shared)) {
      open.push({ item, outer: pen });
      pen = scratch(regionAround(item));
    }
    // The page's lines throw no shadow, are not masked and not faded.
    isOutlinedLater = open.length > 0;
    const { item, layer } = part;
    if (isOutlinedLater && layer === undefined && item.look && item.width > 0 && item.height > 0) outlined.push(item);
    drawPart(part, colors, pixel);
  }
  close(0);
  isOutlinedLater = false;
}

/** Where an item with all that is in it is on the flat canvas: x, y, width and height in whole pixels. */
function regionAround(item) {
  const [a, , , d, e, f] = matrix(item.depth), [left, top, right, bottom] = item.reach;
  const x = Math.max(0, Math.floor(a * left + e) - 2), y = Math.max(0, Math.floor(d * top + f) - 2);
  const endX = Math.min(stage.width, Math.ceil(a * right + e) + 2);
  const endY = Math.min(stage.height, Math.ceil(d * bottom + f) + 2);
  return [x, y, Math.max(0, endX - x), Math.max(0, endY - y)];
}
