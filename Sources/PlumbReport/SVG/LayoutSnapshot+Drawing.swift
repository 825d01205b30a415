public import LayoutEngine

extension LayoutSnapshot {
  /// What is drawn of each view, back to front.
  ///
  /// Hidden views, and what is in them, are left out; guides and scroll views' contents are not drawn.
  /// A view whose look is not known is drawn as an outline with its text, so that layouts that were
  /// read from a log or written by hand can be seen too.
  ///
  /// - Returns: A drawing for each view that is seen, subviews after the views they are in.
  public func drawings() -> [ItemDrawing] {
    var children: [[Int]] = Array(repeating: [], count: items.count)
    var roots: [Int] = []
    for (index, item) in items.enumerated() {
      if let parent = item.parent, items.indices.contains(parent) {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
    }
    let places = rootFrames()
    var result: [ItemDrawing] = []
    // A stack of our own: a file can nest as deeply as it likes.
    var waiting = roots.reversed().map { Waiting.item($0, Surroundings()) }
    while let next = waiting.popLast() {
      guard case .item(let index, var around) = next else {
        if case .addition(let drawing) = next { result.append(drawing) }
        continue
      }
      let item = items[index]
      guard !item.isHidden else { continue }
      guard item.opacity > 0 else { continue }
      let frame = places[index]
      if item.kind == .view, let transform = item.look?.transform {
        let own = DrawnTransform(transform, of: frame)
        around.transform = around.transform?.after(own) ?? own
        // What is around lies in other coordinates.
        around.window = nil
      }
      let isFaded =
        item.opacity < 1 && !(children[index].isEmpty && item.look?.layers.isEmpty != false)
      let isShared = isFaded || item.look?.mask != nil || item.drawing?.contentShadow != nil
      if isShared, around.groups.count < ItemDrawing.groupLimit {
        around.groups.append(index)
      } else {
        around.opacity *= item.opacity
      }
      let visible = around.window.map(frame.intersection) ?? frame
      var drawing = ItemDrawing(
        item: index,
        frame: frame,
        opacity: around.opacity,
        clip: around.clip,
        visible: visible,
        shapes: [],
        transform: around.transform,
        groups: around.groups
      )
      let isParted = children[index].contains { items[$0].kind == .view }
      around.ground = item.ground ?? around.ground
      if item.kind == .view {
        drawing.shapes = item.shapes(
          isRoot: item.parent == nil,
          hasBorder: !isParted,
          on: around.ground
        )
        result.append(drawing)
      }
      drawing.isAddition = true
      if isParted, let border = item.drawing?.border, !border.isEmpty {
        drawing.shapes = border
        waiting.append(.addition(drawing))
      }
      // The window cuts off at the root, whether or not the root does.
      if item.kind == .view && (item.clipsToBounds || item.parent == nil) {
        (around.clip, around.window) = (index, visible)
        (drawing.clip, drawing.visible) = (index, visible)
      }
      waiting += paintOrder(children[index], of: index).reversed().map { part in
        switch part {
        case .item(let child): return .item(child, around)
        case .layer(let shape):
          drawing.shapes = [shape]
          return .addition(drawing)
        }
      }
    }
    return result
  }

  /// What is drawn of what waits for it.
  private enum Waiting {
    case item(Int, Surroundings)
    case addition(ItemDrawing)
  }

  /// What the views around an item decide of it.
  private struct Surroundings {
    var opacity = 1.0
    var clip: Int?
    var window: LayoutRect?
    var transform: DrawnTransform?
    var groups: [Int] = []
    /// The colour behind it, as far as that is one.
    var ground: LayoutSnapshot.Color?
  }

  /// Something in a view: a child, or a layer that code added.
  enum Part {
    case item(Int)
    case layer(DrawnShape)
  }

  /// The children and layers of an item, back to front.
  ///
  /// Those that stand further in front come later, the others in their order: a layer after as many subviews as it
  /// says are behind it.
  func paintOrder(_ children: [Int], of index: Int) -> [Part] {
    let look = items[index].look
    let isPlain = look?.layers.isEmpty ?? true
    if isPlain, children.allSatisfy({ items[$0].look?.zPosition ?? 0 == 0 }) {
      return children.map { .item($0) }
    }
    var parts: [(z: Double, part: Part)] = []
    var layers = (look?.layers ?? []).enumerated()
      .sorted { ($0.element.viewsBehind, $0.offset) < ($1.element.viewsBehind, $1.offset) }
      .map(\.element)[...]
    let drawing = items[index].drawing
    func add(behind views: Int) {
      while let layer = layers.first, layer.viewsBehind <= views {
        layers.removeFirst()
        guard let shape = drawing?.group(layer) else { continue }
        parts.append((layer.look.zPosition, .layer(shape)))
      }
    }
    var views = 0
    for child in children {
      if items[child].kind == .view { add(behind: views) }
      parts.append((items[child].look?.zPosition ?? 0, .item(child)))
      if items[child].kind == .view { views += 1 }
    }
    add(behind: .max)
    return parts.enumerated()
      .sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
      .map(\.element.part)
  }

  /// The frame of each item in the coordinates of the root that it is in, scrolling counted.
  public func rootFrames() -> [LayoutRect] {
    var result: [LayoutRect] = []
    result.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      var frame = item.frame
      if let parent = item.parent, (0..<index).contains(parent) {
        let look = items[parent].look
        frame.x += result[parent].x - (look?.scrollX ?? 0)
        frame.y += result[parent].y - (look?.scrollY ?? 0)
      } else {
        (frame.x, frame.y) = (0, 0)
      }
      result.append(frame)
    }
    return result
  }
}

extension LayoutSnapshot.Item {
  /// How opaque it is, from 0 to 1; 1 where its look is not known.
  var opacity: Double { min(max(look?.opacity ?? 1, 0), 1) }

  /// What shows the item, or nil where that is not known.
  var drawing: LookDrawing? {
    guard let look else { return nil }
    var drawing = LookDrawing(look, frame, clips: clipsToBounds)
    drawing.insets = properties.alignmentInsets
    drawing.isRightToLeft = properties.isRightToLeft
    return drawing
  }

  /// What shows the item without its layers, back to front, in its own coordinates.
  ///
  /// A root has a background where nothing says otherwise; one in the dark style that is not opaque, what is behind
  /// windows: its texts are light.
  ///
  /// On `ground`, a colour, that colour is seen where a symbol is left open.
  func shapes(
    isRoot: Bool,
    hasBorder: Bool = true,
    on ground: LayoutSnapshot.Color? = nil
  ) -> [DrawnShape] {
    guard var drawing else { return outline(isRoot: isRoot) }
    drawing.ground = ground
    let shown = drawing.content + (hasBorder ? drawing.border : [])
    return (isRoot ? backdrop : []) + shown
  }

  /// The colour that it has all over, or nil where it lets others through.
  var ground: LayoutSnapshot.Color? {
    guard kind == .view, let look else { return nil }
    let filled = look.control?.kind == .button ? drawing?.buttonFill : nil
    return [filled, look.background].compactMap(\.self).first { $0.alpha == 255 }
  }

  /// What is behind a root in the dark style that is not opaque.
  var backdrop: [DrawnShape] {
    guard let drawing, drawing.look.isDark, drawing.look.background?.alpha != 255 else { return [] }
    return [DrawnShape(drawing.outline, fill: LayoutSnapshot.Color(28, 28, 30))]
  }

  /// The outline of a view whose look is not known, with its text or its name.
  private func outline(isRoot: Bool) -> [DrawnShape] {
    let line = LayoutSnapshot.Color(150, 150, 158)
    var result = [
      DrawnShape.rectangle(
        0,
        0,
        frame.width,
        frame.height,
        fill: isRoot ? .white : LayoutSnapshot.Color(120, 120, 140, alpha: 16),
        stroke: line,
        strokeWidth: 0.5
      )
    ]
    let shown = text ?? label ?? (isRoot ? "" : className)
    guard !shown.isEmpty, frame.width > 4, frame.height > 4 else { return result }
    // A file may hold any number.
    let size = min(max(textFacts?.fontSize ?? min(11, frame.height * 0.8), 1), 1000)
    let (words, width) = OverlayText.fitting(shown, size: size, width: frame.width - 4)
    guard !words.isEmpty else { return result }
    var text = LayoutSnapshot.TextLine(
      text: words,
      x: properties.isRightToLeft ? frame.width - 2 - width : 2,
      baseline: min(frame.height / 2 + size * 0.35, size + 2),
      width: width,
      fontSize: size
    )
    text.color = self.text == nil ? line : .black
    result.append(DrawnShape(.text(text)))
    return result
  }
}
