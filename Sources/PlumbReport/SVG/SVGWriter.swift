import LayoutEngine

/// Writes shapes as elements.
struct SVGWriter {
  private(set) var lines: [String] = []
  /// The gradients, clips, masks and filters that shapes refer to.
  private(set) var definitions: [String] = []
  /// The names of filters by what they say: many views throw the same shadow.
  private var filters: [String: String] = [:]
  /// The names of images: many views show the same one.
  private var images: [ImageKey: String] = [:]
  /// How many of them there are.
  private var count = 0

  mutating func write(_ line: String) { lines.append(line) }

  /// A name for a definition.
  private mutating func name(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  /// Defines what shapes in a `mask` show.
  mutating func define(mask shapes: [DrawnShape], id: String, in transform: String = "") {
    var inner = SVGWriter()
    (inner.count, inner.filters, inner.images) = (count, filters, images)
    for shape in shapes { inner.write(shape, indent: "  ") }
    (count, filters, images) = (inner.count, inner.filters, inner.images)
    definitions += inner.definitions
    definitions.append(
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\""
        + " width=\"20000\" height=\"20000\">"
    )
    if !transform.isEmpty { definitions.append(" <g transform=\"\(transform)\">") }
    definitions += inner.lines
    if !transform.isEmpty { definitions.append(" </g>") }
    definitions.append("</mask>")
  }

  /// Writes a shape; `indent` goes before it.
  mutating func write(_ shape: DrawnShape, indent: String = "") {
    switch shape.figure {
    case .group(let group): return write(group, indent: indent)
    case .image(let image): return write(image, indent: indent)
    default: break
    }
    var look = shape.gradient.map { paint($0) } ?? SVG.paint("fill", shape.fill)
    if shape.isEvenOdd { look += " fill-rule=\"evenodd\"" }
    if let stroke = shape.stroke {
      look += SVG.paint("stroke", stroke) + " stroke-width=\"\(SVG.number(shape.strokeWidth))\""
      if !shape.dash.isEmpty {
        look += " stroke-dasharray=\"\(shape.dash.map(SVG.number).joined(separator: " "))\""
      }
      if shape.dashPhase != 0 {
        look += " stroke-dashoffset=\"\(SVG.number(shape.dashPhase))\""
      }
      if shape.cap != .butt { look += " stroke-linecap=\"\(shape.cap.rawValue)\"" }
      if shape.join != .miter {
        look += " stroke-linejoin=\"\(shape.join.rawValue)\""
      } else if shape.miterLimit != 4 {
        // SVG refuses a limit below 1, at which every corner is cut.
        look += " stroke-miterlimit=\"\(SVG.number(max(1, shape.miterLimit)))\""
      }
    }
    if shape.blur > 0 {
      look += filter(blurring: shape)
    }
    if case .text(let line) = shape.figure {
      write(line, indent: indent)
    } else if let element = Self.element(shape.figure, look) {
      write(indent + element)
    }
  }

  /// A figure with attributes as an element; nil for one that has none of its own.
  static func element(_ figure: DrawnShape.Figure, _ attributes: String = "") -> String? {
    switch figure {
    case .rectangle(let rect, let radius):
      let corner = radius > 0 ? " rx=\"\(SVG.number(radius))\"" : ""
      return "<rect x=\"\(SVG.number(rect.x))\" y=\"\(SVG.number(rect.y))\""
        + " width=\"\(SVG.number(max(0, rect.width)))\""
        + " height=\"\(SVG.number(max(0, rect.height)))\"\(corner)\(attributes)/>"
    case .line(let points, let isClosed):
      let path = points.enumerated()
        .map { ($0 == 0 ? "M" : "L") + SVG.number($1.x) + " " + SVG.number($1.y) }
        .joined()
      return "<path d=\"\(path)\(isClosed ? "Z" : "")\"\(attributes)/>"
    case .path(let path): return "<path d=\"\(path.data(SVG.number))\"\(attributes)/>"
    case .text, .image, .group: return nil
    }
  }

  // MARK: - Groups

  private mutating func write(_ group: DrawnGroup, indent: String) {
    var attributes = ""
    if group.transform != DrawnTransform() {
      attributes += " transform=\"\(SVG.matrix(group.transform))\""
    }
    if let shadow = group.shadow {
      let bounds = group.shapes.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
      attributes += filter(shadow, of: bounds ?? .zero)
    }
    if group.opacity < 1 { attributes += " opacity=\"\(SVG.number(group.opacity))\"" }
    if let figure = group.clip.first, let element = Self.element(figure) {
      let id = name("shape")
      definitions.append("<clipPath id=\"\(id)\">\(element)</clipPath>")
      attributes += " clip-path=\"url(#\(id))\""
    }
    if !group.mask.isEmpty {
      let id = name("veil")
      define(mask: group.mask, id: id)
      attributes += " mask=\"url(#\(id))\""
    }
    write("\(indent)<g\(attributes)>")
    for shape in group.shapes { write(shape, indent: indent + " ") }
    write("\(indent)</g>")
  }

  // MARK: - Images

  private struct ImageKey: Hashable {
    let data: LayoutSnapshot.ImageData
    let width: Double
    let height: Double
  }

  /// Whether some image is shown.
  var hasImages: Bool { !images.isEmpty }

  /// Writes an image: a window onto the file, which is defined once.
  private mutating func write(_ image: DrawnImage, indent: String) {
    let key = ImageKey(data: image.data, width: image.width, height: image.height)
    let id = images[key] ?? "image\(images.count + 1)"
    if images.updateValue(id, forKey: key) == nil {
      definitions.append(
        "<image id=\"\(id)\" width=\"\(SVG.number(image.width))\" height=\"\(SVG.number(image.height))\""
          + " preserveAspectRatio=\"none\" xlink:href=\"\(image.data.url)\"/>"
      )
    }
    let (place, part) = (image.place, image.part)
    let window = [part.x, part.y, part.width, part.height].map(SVG.exact).joined(separator: " ")
    var line =
      "<svg x=\"\(SVG.number(place.x))\" y=\"\(SVG.number(place.y))\""
      + " width=\"\(SVG.number(max(0, place.width)))\" height=\"\(SVG.number(max(0, place.height)))\""
      + " viewBox=\"\(window)\" preserveAspectRatio=\"none\"><use xlink:href=\"#\(id)\"/></svg>"
    if let tint = image.tint {
      let opacity = SVG.number(Double(tint.alpha) / 255)
      let filter = filter(
        place,
        " color-interpolation-filters=\"sRGB\"",
        "<feFlood flood-color=\"\(tint.hex)\" flood-opacity=\"\(opacity)\"/>"
          + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/>"
      )
      line = "<g\(filter)>\(line)</g>"
    }
    write(indent + line)
  }

  // MARK: - Filters

  /// A filter as the attribute that refers to it; `inner` is what it does.
  ///
  /// Its region is in points: a part of a thin view's size would cut its blur off.
  private mutating func filter(_ region: LayoutRect, _ attributes: String, _ inner: String)
    -> String
  {
    let place = [region.x, region.y, region.width, region.height].map(SVG.number)
    let text =
      " filterUnits=\"userSpaceOnUse\" x=\"\(place[0])\" y=\"\(place[1])\" width=\"\(place[2])\""
      + " height=\"\(place[3])\"\(attributes)>\(inner)</filter>"
    let id = filters[text] ?? "filter\(filters.count + 1)"
    if filters.updateValue(id, forKey: text) == nil {
      definitions.append("<filter id=\"\(id)\"\(text)")
    }
    return " filter=\"url(#\(id))\""
  }

  private mutating func filter(blurring shape: DrawnShape) -> String {
    let blur = min(shape.blur, 1000)
    return filter(
      (shape.bounds ?? .zero).grown(by: 3 * blur),
      "",
      "<feGaussianBlur stdDeviation=\"\(SVG.number(blur))\"/>"
    )
  }

  /// A filter that throws a shadow of all that it is applied to.
  ///
  /// - Parameters:
  ///   - shadow: The shadow, with lengths in the coordinates of `bounds`.
  ///   - bounds: Where what throws it is.
  /// - Returns: The attribute that refers to it.
  mutating func filter(_ shadow: LayoutSnapshot.Shadow, of bounds: LayoutRect) -> String {
    let blur = min(max(0, shadow.radius), 1000)
    var moved = bounds
    (moved.x, moved.y) = (bounds.x + shadow.x, bounds.y + shadow.y)
    let color = shadow.color
    let parts = [color.red, color.green, color.blue].map {
      "0 0 0 0 \(SVG.exact(Double($0) / 255))"
    }
    return filter(
      bounds.union(moved.grown(by: 3 * blur)),
      " color-interpolation-filters=\"sRGB\"",
      // A blur by 0 shows nothing in SVG 1.1.
      (blur > 0
        ? "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVG.number(blur))\"/><feOffset"
        : "<feOffset in=\"SourceAlpha\"")
        + " dx=\"\(SVG.number(shadow.x))\" dy=\"\(SVG.number(shadow.y))\"/>"
        + "<feColorMatrix values=\"\(parts.joined(separator: " ")) 0 0 0 "
        + "\(SVG.exact(Double(color.alpha) / 255)) 0\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    )
  }

  // MARK: - Gradients

  /// A gradient as the attribute that fills with it.
  private mutating func paint(_ drawn: DrawnGradient) -> String {
    let (gradient, rect) = (drawn.gradient, drawn.rect)
    if drawn.stops.count < 2 { return SVG.paint("fill", drawn.stops.first?.color) }
    let (dx, dy) = (gradient.endX - gradient.startX, gradient.endY - gradient.startY)
    var unit = DrawnTransform(x: rect.x, y: rect.y)
    (unit.a, unit.d) = (rect.width, rect.height)
    switch gradient.kind {
    case .axial where dx != 0 || dy != 0:
      let ends = [
        ("x1", gradient.startX), ("y1", gradient.startY), ("x2", gradient.endX),
        ("y2", gradient.endY),
      ].map { " \($0)=\"\(SVG.exact($1))\"" }.joined()
      return define(drawn, "linearGradient", ends, unit)
    case .radial where dx != 0 && dy != 0:
      var circle = DrawnTransform(x: gradient.startX, y: gradient.startY)
      (circle.a, circle.d) = (abs(dx), abs(dy))
      return define(drawn, "radialGradient", " cx=\"0\" cy=\"0\" r=\"1\"", unit.after(circle))
    case .conic where dx != 0 || dy != 0: return paint(conic: drawn, unit)
    default: return SVG.paint("fill", drawn.stops.last?.color)
    }
  }

  private mutating func define(
    _ drawn: DrawnGradient,
    _ element: String,
    _ attributes: String,
    _ transform: DrawnTransform
  ) -> String {
    let id = name("gradient")
    definitions.append(
      "<\(element) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(attributes)"
        + " gradientTransform=\"matrix(\(transform.numbers.map(SVG.exact).joined(separator: " ")))\">"
    )
    for stop in drawn.stops {
      let opacity =
        stop.color.alpha == 255
        ? "" : " stop-opacity=\"\(SVG.number(Double(stop.color.alpha) / 255))\""
      definitions.append(
        " <stop offset=\"\(SVG.exact(stop.location))\" stop-color=\"\(stop.color.hex)\"\(opacity)/>"
      )
    }
    definitions.append("</\(element)>")
    return " fill=\"url(#\(id))\""
  }

  /// SVG has no conic gradients: a pattern of 90 wedges stands for one.
  private mutating func paint(conic drawn: DrawnGradient, _ unit: DrawnTransform) -> String {
    let id = name("wedges")
    let rect = drawn.rect
    let place =
      " x=\"\(SVG.number(rect.x))\" y=\"\(SVG.number(rect.y))\""
      + " width=\"\(SVG.number(rect.width))\" height=\"\(SVG.number(rect.height))\""
    definitions.append("<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"\(place)>")
    // The content of a pattern begins at its own corner.
    var stretched = unit
    (stretched.tx, stretched.ty) = (0, 0)
    for wedge in drawn.wedges {
      let points = wedge.points.map { point in
        DrawnShape.Point(stretched.a * point.x, stretched.d * point.y)
      }
      if let element = Self.element(.line(points, isClosed: true), SVG.paint("fill", wedge.color)) {
        definitions.append(" " + element)
      }
    }
    definitions.append("</pattern>")
    return " fill=\"url(#\(id))\""
  }

  private mutating func write(_ line: LayoutSnapshot.TextLine, indent: String) {
    guard !line.text.isEmpty, line.fontSize > 0 else { return }
    var attributes =
      " y=\"\(SVG.number(line.baseline))\" font-size=\"\(SVG.number(line.fontSize))\""
    let x =
      switch line.anchor {
      case .left: line.x
      case .middle: line.x + line.width / 2
      case .right: line.x + line.width
      }
    // The start of a text that is written from right to left is its right end.
    let anchor =
      switch (line.anchor, line.isRightToLeft) {
      case (.left, false), (.right, true): ""
      case (.middle, _): " text-anchor=\"middle\""
      case (.right, false), (.left, true): " text-anchor=\"end\""
      }
    attributes = " x=\"\(SVG.number(x))\"\(attributes)\(anchor)"
    if line.isRightToLeft { attributes += " direction=\"rtl\"" }
    if line.weight != 400 {
      attributes += " font-weight=\"\(min(max(line.weight, 1), 1000))\""
    }
    if line.isItalic { attributes += " font-style=\"italic\"" }
    if let family = line.family {
      attributes += " font-family=\"\(SVG.escaped(Self.quoted(family)))\""
    }
    if line.width > 0, line.text.count > 1 {
      // Whatever font the viewer has, the line is as wide as the layout believes.
      attributes += " textLength=\"\(SVG.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    write(
      "\(indent)<text\(attributes)\(SVG.paint("fill", line.color))>\(SVG.escaped(line.text))</text>"
    )
  }

  /// A font's name as CSS quotes it, without what would end the quotes, before the usual fonts.
  private static func quoted(_ family: String) -> String {
    "\"\(plainName(family))\", " + families
  }

  /// A font's name without what would end the quotes around it, or the element or rule that it stands in.
  static func plainName(_ family: String) -> String {
    family.filter { !"\"\\'<>&{}".contains($0) && !$0.isNewline }
  }

  /// San Francisco where the viewer has it, then what is nearest to it in width, then what most have.
  static let families =
    "-apple-system, BlinkMacSystemFont, Inter, \"Helvetica Neue\", Helvetica, Arial, sans-serif"
}
