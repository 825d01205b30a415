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
  /// The colour behind it, where that is known.
  var ground: LayoutSnapshot.Color?

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
    if let background = look.background, !isRoundedField {
      result.append(DrawnShape(outline, fill: background))
    }
    if let gradient = look.gradient {
      var shape = DrawnShape(outline)
      shape.gradient = DrawnGradient(gradient, over: rect)
      result.append(shape)
    }
    if let control = look.control {
      result += drawing(of: control).shapes
    }
    if let image = look.image {
      let drawing = ImageDrawing(image: image, look: look, frame: rect, ground: ground)
      let isWithin = rect.union(drawing.place) == rect
      result += clips && (radius > 0 || !isWithin) ? clipped(drawing.shapes) : drawing.shapes
    }
    let texts = look.lines.map { DrawnShape(.text($0)) }
    result += clips && look.lines.contains(where: isOutside) ? clipped(texts) : texts
    return result + shape
  }

  private func drawing(of control: LayoutSnapshot.Control) -> ControlDrawing {
    ControlDrawing(
      control: control,
      look: look,
      frame: rect,
      insets: insets,
      isRightToLeft: isRightToLeft
    )
  }

  /// The colour that fills a button; nil for one without.
  var buttonFill: LayoutSnapshot.Color? {
    look.control.map(drawing)?.buttonFill
  }

  /// Whether it is a field whose rounded frame the background fills, and not its rectangle.
  ///
  /// Source: Apple, `UITextField.BorderStyle.roundedRect`.
  private var isRoundedField: Bool {
    look.control?.kind == .textField && look.control?.style == "roundedRect"
  }

  /// Whether a line is not all inside, whatever its letters: a text view that is scrolled has such lines.
  private func isOutside(_ line: LayoutSnapshot.TextLine) -> Bool {
    let inner = rect.grown(by: 1)
    return line.baseline - 0.75 * line.fontSize < inner.y
      || line.baseline + 0.25 * line.fontSize > inner.maxY
      || line.x < inner.x || line.x + line.width > inner.maxX
  }

  /// The figure that throws the shadow, with how opaque it is; nil where all that is shown does it together.
  private var shadowFigure: (DrawnShape.Figure, opacity: Double)? {
    if let path = look.shadow?.path { return (.path(path), 1) }
    if look.gradient != nil { return (outline, 1) }
    if let background = look.background { return (outline, Double(background.alpha) / 255) }
    if let shape = look.shape, let fill = shape.fill {
      return (.path(shape.path), Double(fill.alpha) / 255)
    }
    return nil
  }

  /// The shadow that what is seen of it and of all that is in it throws together, or nil for none.
  ///
  /// A background, a gradient or a filled shape throws it alone, which differs only where something sticks out.
  ///
  /// Source: Apple, `CALayer.shadowPath`: without one, the shape of the shadow is that of the layer's composited
  /// alpha channel.
  var contentShadow: LayoutSnapshot.Shadow? {
    guard let shadow = look.shadow, !clips, shadow.color.alpha > 0, shadowFigure == nil else {
      return nil
    }
    return shadow
  }

  private var shadow: [DrawnShape] {
    guard let shadow = look.shadow, !clips, let (figure, opacity) = shadowFigure else { return [] }
    var shape = DrawnShape(figure, fill: shadow.color.opacity(opacity))
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
    group.shadow = drawing.contentShadow
    group.mask = drawing.mask
    return DrawnShape(.group(group))
  }

  /// What masks it; a mask of which nothing is seen is a shape without a colour.
  var mask: [DrawnShape] {
    guard let mask = look.mask else { return [] }
    return [group(mask) ?? DrawnShape(outline)].map(\.whitened)
  }
}
