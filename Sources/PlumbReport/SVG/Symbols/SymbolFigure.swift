import LayoutEngine

/// A symbol as pictures draw it: our own outlines, on a square of 24 points, for names that are used often.
///
/// They are near enough to be known at a glance, and not Apple's.
struct SymbolFigure {
  /// A part of an outline.
  enum Part {
    /// A line.
    case stroke(String)
    /// A closed line, which is filled in the symbol's `fill` variant.
    case area(String)
    /// A circle, likewise: x and y of its middle, and its radius.
    case ring(Double, Double, Double)
    /// A filled circle.
    case disc(Double, Double, Double)
    /// A closed line that is always filled.
    case solid(String)
  }

  /// What is drawn, back to front.
  var parts: [Part]
  /// Whether areas are filled.
  var isFilled = false
  /// What is drawn in the colour of the ground over all that is filled.
  var inner: [Part] = []

  /// Finds the outline of a name; nil for one that is not drawn here.
  ///
  /// What stands before `circle`, `square` or `fill` at the end of a name is drawn in that: `plus.circle.fill` is a
  /// plus in a filled circle.
  ///
  /// Source: Apple's Human Interface Guidelines, SF Symbols, for how names are put together.
  init?(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    // The direction of the language counts as that of English.
    words = words.map { ["backward": "left", "forward": "right", "leading": "left"][$0] ?? $0 }
    if let parts = Self.parts(of: name) ?? Self.parts(of: words.joined(separator: ".")) {
      self.init(parts: parts)
      return
    }
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if let parts = Self.parts(of: words.joined(separator: ".")) {
      self.init(parts: parts, isFilled: isFilled)
      return
    }
    guard words.count > 1, let frame = words.popLast(),
      let around = ["circle": Part.ring(12, 12, 10), "square": .area(Self.square)][frame],
      let figure = SymbolFigure(named: words.joined(separator: "."))
    else { return nil }
    let small = figure.parts.map { $0.scaled(by: 0.5) }
    self.init(
      parts: isFilled ? [around] : [around] + small,
      isFilled: isFilled,
      inner: isFilled ? small : []
    )
  }

  private init(parts: [Part], isFilled: Bool = false, inner: [Part] = []) {
    self.parts = parts
    self.isFilled = isFilled
    self.inner = inner
  }

  /// The parts of an outline; nil for a name that has none.
  static func parts(of name: String) -> [Part]? {
    outlines[name]?.split(separator: "\n").compactMap(Part.init)
  }

  private static let square = "M6 2L18 2Q22 2 22 6L22 18Q22 22 18 22L6 22Q2 22 2 18L2 6Q2 2 6 2Z"

  // MARK: - Drawing

  /// The shapes of the symbol, as large as a rectangle allows.
  ///
  /// - Parameters:
  ///   - place: The rectangle, in points.
  ///   - weight: The weight of the strokes, from 100 to 900.
  ///   - tint: The colour.
  ///   - ground: The colour of what is drawn on filled areas.
  /// - Returns: The shapes, back to front.
  func shapes(
    in place: LayoutRect,
    weight: Int,
    tint: LayoutSnapshot.Color,
    ground: LayoutSnapshot.Color
  ) -> [DrawnShape] {
    let paths = (parts + inner).compactMap(\.path)
    let points = paths.flatMap(\.points)
    guard !points.isEmpty, place.width > 0, place.height > 0 else { return [] }
    let box = LayoutRect(around: points.map(\.x), points.map(\.y))
    let side = min(place.width, place.height)
    let stroke = max(0.5, side * Self.strokes[max(0, min(8, weight / 100 - 1))])
    let room = (width: max(1, place.width - stroke), height: max(1, place.height - stroke))
    let scale = min(room.width / max(box.width, 1), room.height / max(box.height, 1))
    let map = DrawnTransform(
      x: place.x + place.width / 2 - (box.x + box.width / 2) * scale,
      y: place.y + place.height / 2 - (box.y + box.height / 2) * scale
    )
    func shape(_ part: Part, _ color: LayoutSnapshot.Color, isFilled: Bool) -> DrawnShape? {
      guard let path = part.path?.mapped(scale, map.tx, map.ty) else { return nil }
      if case .disc = part { return DrawnShape(.path(path), fill: color) }
      if case .solid = part { return DrawnShape(.path(path), fill: color) }
      var shape = DrawnShape(.path(path), stroke: color, strokeWidth: stroke)
      (shape.cap, shape.join) = (.round, .round)
      if isFilled, part.isArea { shape.fill = color }
      return shape
    }
    return parts.compactMap { shape($0, tint, isFilled: isFilled) }
      + inner.compactMap { shape($0, ground, isFilled: false) }
  }

  /// The width of strokes for the weights of fonts, as parts of the symbol's height.
  private static let strokes = [0.03, 0.04, 0.06, 0.08, 0.095, 0.11, 0.13, 0.15, 0.17]
}

extension SymbolFigure.Part {
  /// Reads a part: its kind, then the data of its path, or the middle and radius of its circle.
  ///
  /// - Parameter text: Such as `stroke M4 12L20 12` or `disc 12 5 1.8`; nil is the answer to another one.
  init?(_ text: some StringProtocol) {
    guard let space = text.firstIndex(of: " ") else { return nil }
    let data = String(text[text.index(after: space)...])
    let numbers = data.split(separator: " ").compactMap { Double($0) }
    switch (text[..<space], numbers.count) {
    case ("stroke", _): self = .stroke(data)
    case ("area", _): self = .area(data)
    case ("solid", _): self = .solid(data)
    case ("ring", 3): self = .ring(numbers[0], numbers[1], numbers[2])
    case ("disc", 3): self = .disc(numbers[0], numbers[1], numbers[2])
    default: return nil
    }
  }

  /// The outline on the square of 24 points; nil for data that is none.
  var path: LayoutSnapshot.Path? {
    switch self {
    case .stroke(let data), .area(let data), .solid(let data): LayoutSnapshot.Path(data: data)
    case .ring(let x, let y, let radius), .disc(let x, let y, let radius):
      LayoutSnapshot.Path(circleAround: x, y, radius: radius)
    }
  }

  fileprivate var isArea: Bool {
    switch self {
    case .area, .ring: true
    case .stroke, .disc, .solid: false
    }
  }

  /// The part with another size about the middle of the square.
  fileprivate func scaled(by factor: Double) -> SymbolFigure.Part {
    let shift = 12 * (1 - factor)
    switch self {
    case .ring(let x, let y, let radius):
      return .ring(x * factor + shift, y * factor + shift, radius * factor)
    case .disc(let x, let y, let radius):
      return .disc(x * factor + shift, y * factor + shift, radius * factor)
    case .stroke(let data): return .stroke(Self.scaled(data, factor, shift))
    case .area(let data): return .area(Self.scaled(data, factor, shift))
    case .solid(let data): return .solid(Self.scaled(data, factor, shift))
    }
  }

  private static func scaled(_ data: String, _ factor: Double, _ shift: Double) -> String {
    LayoutSnapshot.Path(data: data)?.mapped(factor, shift, shift).data(SVG.number) ?? data
  }
}

extension LayoutSnapshot.Path {
  /// The points that lines and curves go through or bend to.
  fileprivate var points: [LayoutSnapshot.Point] {
    commands.flatMap { command -> [LayoutSnapshot.Point] in
      switch command {
      case .move(let point), .line(let point): [point]
      case .quadratic(let point, let control): [point, control]
      case .cubic(let point, let first, let second): [point, first, second]
      case .close: []
      }
    }
  }

  /// The path in another size, displaced.
  fileprivate func mapped(_ scale: Double, _ x: Double, _ y: Double) -> LayoutSnapshot.Path {
    func map(_ point: LayoutSnapshot.Point) -> LayoutSnapshot.Point {
      LayoutSnapshot.Point(point.x * scale + x, point.y * scale + y)
    }
    return LayoutSnapshot.Path(
      commands.map { command in
        switch command {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quadratic(let point, let control): .quadratic(map(point), control: map(control))
        case .cubic(let point, let first, let second):
          .cubic(map(point), control1: map(first), control2: map(second))
        case .close: .close
        }
      }
    )
  }

  /// A circle of four curves.
  fileprivate init(circleAround x: Double, _ y: Double, radius: Double) {
    // How long a curve's handles are for a quarter of a circle.
    let handle = radius * 0.5523
    func point(_ dx: Double, _ dy: Double) -> LayoutSnapshot.Point { .init(x + dx, y + dy) }
    self.init([
      .move(point(0, -radius)),
      .cubic(point(radius, 0), control1: point(handle, -radius), control2: point(radius, -handle)),
      .cubic(point(0, radius), control1: point(radius, handle), control2: point(handle, radius)),
      .cubic(point(-radius, 0), control1: point(-handle, radius), control2: point(-radius, handle)),
      .cubic(
        point(0, -radius),
        control1: point(-radius, -handle),
        control2: point(-handle, -radius)
      ),
      .close,
    ])
  }
}
