import LayoutEngine

/// What shows a view or a layer, in its own coordinates.
struct LookDrawing {
  let look: LayoutSnapshot.Look
  let width: Double
  let height: Double
  /// Whether it cuts off what is in it.
  let clips: Bool
  /// What of the frame lies outside the alignment rectangle.
  var insets = LayoutInsets.zero
  var isRightToLeft = false

  init(_ look: LayoutSnapshot.Look, _ frame: LayoutRect, clips: Bool) {
    self.look = look
    self.clips = clips
    (width, height) = (frame.width, frame.height)
  }

  private var rect: LayoutRect { LayoutRect(x: 0, y: 0, width: width, height: height) }
  private var radius: Double { min(look.cornerRadius, min(width, height) / 2) }

  /// The rectangle with its corners.
  var outline: DrawnShape.Figure { .rectangle(rect, look, radius: radius) }

  // MARK: - Its own content

  /// What is behind the layers and subviews, back to front.
  var content: [DrawnShape] {
    guard width > 0, height > 0 else {
      // A shape is not cut off by bounds, which are often left empty.
      return shape
    }
    var result = shadow
    if let background = look.background { result.append(DrawnShape(outline, fill: background)) }
    if let gradient = look.gradient {
      var shape = DrawnShape(outline)
      shape.gradient = DrawnGradient(gradient, over: rect)
      result.append(shape)
    }
    if let control = look.control {
      result +=
        ControlDrawing(
          control: control,
          look: look,
          frame: rect,
          insets: insets,
          isRightToLeft: isRightToLeft
        ).shapes
    }
    if let image = look.image {
      let drawing = ImageDrawing(image: image, look: look, frame: rect)
      let isWithin = rect.union(drawing.place) == rect
      result += clips && (radius > 0 || !isWithin) ? clipped(drawing.shapes) : drawing.shapes
    }
    result += look.lines.map { DrawnShape(.text($0)) }
    return result + shape
  }

  private var shadow: [DrawnShape] {
    guard let shadow = look.shadow, !clips else { return [] }
    let figure: DrawnShape.Figure
    if let path = shadow.path {
      figure = .path(path)
    } else if look.background != nil || look.gradient != nil {
      figure = outline
    } else if let shape = look.shape, shape.fill != nil {
      figure = .path(shape.path)
    } else {
      return []
    }
    var shape = DrawnShape(figure, fill: shadow.color)
    shape.blur = max(0, shadow.radius)
    guard case .rectangle(let rect, let radius) = figure else {
      var group = DrawnGroup([shape])
      group.transform = DrawnTransform(x: shadow.x, y: shadow.y)
      return [DrawnShape(.group(group))]
    }
    let moved = LayoutRect(x: shadow.x, y: shadow.y, width: rect.width, height: rect.height)
    shape.figure = .rectangle(moved, radius: radius)
    return [shape]
  }

  private var shape: [DrawnShape] {
    guard let own = look.shape else { return [] }
    var result: [DrawnShape] = []
    if let fill = own.fill {
      var inside = DrawnShape(.path(own.path), fill: fill)
      inside.isEvenOdd = own.isEvenOdd
      result.append(inside)
    }
    if let stroke = own.stroke, own.lineWidth > 0 {
      let path = own.path.trimmed(from: own.start, to: own.end)
      var line = DrawnShape(.path(path), stroke: stroke, strokeWidth: own.lineWidth)
      // An endless or empty pattern is none.
      let dash = own.dash.prefix(32).map { max(0, $0) }
      line.dash = dash.contains { $0 > 0 } ? Array(dash) : []
      line.dashPhase = own.dashPhase
      (line.cap, line.join, line.miterLimit) = (own.cap, own.join, own.miterLimit)
      result.append(line)
    }
    return result
  }

  /// The border, which lies over all that is inside.
  var border: [DrawnShape] {
    guard let border = look.border, border.width > 0, width > 0, height > 0 else { return [] }
    let half = border.width / 2
    let inner = LayoutRect(
      x: half,
      y: half,
      width: max(0, width - border.width),
      height: max(0, height - border.width)
    )
    return [
      DrawnShape(
        .rectangle(inner, look, radius: max(0, radius - half)),
        stroke: border.color,
        strokeWidth: border.width
      )
    ]
  }

  private func clipped(_ shapes: [DrawnShape]) -> [DrawnShape] {
    var group = DrawnGroup(shapes)
    group.clip = [outline]
    return [DrawnShape(.group(group))]
  }

  // MARK: - Layers

  /// A layer in it as a group; nil for one of which nothing is seen.
  func group(_ layer: LayoutSnapshot.Layer) -> DrawnShape? {
    Self.group(layer, scrolledX: look.scrollX, scrolledY: look.scrollY)
  }

  private static func group(
    _ layer: LayoutSnapshot.Layer,
    scrolledX: Double,
    scrolledY: Double
  ) -> DrawnShape? {
    let look = layer.look
    let drawing = LookDrawing(look, layer.frame, clips: layer.clipsToBounds)
    let opacity = min(max(look.opacity, 0), 1)
    guard opacity > 0 else { return nil }
    let inner = look.layers.enumerated()
      .sorted { ($0.element.look.zPosition, $0.offset) < ($1.element.look.zPosition, $1.offset) }
      .compactMap { drawing.group($0.element) }
    let shown = layer.clipsToBounds && !inner.isEmpty ? drawing.clipped(inner) : inner
    var group = DrawnGroup(drawing.content + shown + drawing.border)
    guard !group.shapes.isEmpty else { return nil }
    let size = LayoutRect(x: 0, y: 0, width: layer.frame.width, height: layer.frame.height)
    group.transform = DrawnTransform(x: layer.frame.x - scrolledX, y: layer.frame.y - scrolledY)
      .after(DrawnTransform(look.transform, of: size))
    group.opacity = opacity
    group.mask = drawing.mask
    return DrawnShape(.group(group))
  }

  /// What masks it; a mask of which nothing is seen is a shape without a colour.
  var mask: [DrawnShape] {
    guard let mask = look.mask else { return [] }
    return [group(mask) ?? DrawnShape(outline)].map(\.whitened)
  }
}
