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
    var waiting = roots.reversed().map {
      (index: $0, opacity: 1.0, clip: Int?.none, window: LayoutRect?.none)
    }
    while let next = waiting.popLast() {
      let item = items[next.index]
      guard !item.isHidden else { continue }
      let opacity = next.opacity * min(max(item.look?.opacity ?? 1, 0), 1)
      guard opacity > 0 else { continue }
      let frame = places[next.index]
      let visible = next.window.map(frame.intersection) ?? frame
      if item.kind == .view {
        result.append(
          ItemDrawing(
            item: next.index,
            frame: frame,
            opacity: opacity,
            clip: next.clip,
            visible: visible,
            shapes: item.shapes(isRoot: item.parent == nil)
          )
        )
      }
      // The window cuts off at the root, whether or not the root does.
      let cuts = item.kind == .view && (item.clipsToBounds || item.parent == nil)
      let clip = cuts ? next.index : next.clip
      let window = cuts ? visible : next.window
      for child in children[next.index].reversed() {
        waiting.append((child, opacity, clip, window))
      }
    }
    return result
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
  /// What shows the item, back to front, in its own coordinates.
  ///
  /// A root has a background where nothing says otherwise.
  func shapes(isRoot: Bool) -> [DrawnShape] {
    guard let look else { return outline(isRoot: isRoot) }
    let size = (width: frame.width, height: frame.height)
    guard size.width > 0, size.height > 0 else { return [] }
    let radius = min(look.cornerRadius, min(size.width, size.height) / 2)
    var result: [DrawnShape] = []
    if let shadow = look.shadow, look.background != nil {
      var shape = DrawnShape.rectangle(
        shadow.x,
        shadow.y,
        size.width,
        size.height,
        radius: radius,
        fill: shadow.color
      )
      shape.blur = max(0, shadow.radius)
      result.append(shape)
    }
    if let background = look.background {
      result.append(
        .rectangle(0, 0, size.width, size.height, radius: radius, fill: background)
      )
    }
    if let control = look.control {
      result +=
        ControlDrawing(
          control: control,
          look: look,
          frame: frame,
          insets: properties.alignmentInsets,
          isRightToLeft: properties.isRightToLeft
        ).shapes
    }
    if let image = look.image {
      result += ImageDrawing(image: image, look: look, frame: frame).shapes
    }
    result += look.lines.map { DrawnShape(.text($0)) }
    if let border = look.border, border.width > 0 {
      let half = border.width / 2
      result.append(
        .rectangle(
          half,
          half,
          max(0, size.width - border.width),
          max(0, size.height - border.width),
          radius: max(0, radius - half),
          stroke: border.color,
          strokeWidth: border.width
        )
      )
    }
    return result
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
