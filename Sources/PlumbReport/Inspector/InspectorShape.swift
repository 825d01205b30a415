import LayoutEngine

/// A part of what a view looks like, as the inspector's page reads it: a rectangle, a line, a path, a text or a group.
///
/// Lengths are in points from the view's top left corner; colours are `#rrggbbaa`.
struct InspectorShape: Encodable, Equatable {
  /// x, y, width, height and corner radius of a rectangle.
  private(set) var rect: [Double]?
  /// The coordinates of a line's points, one after the other.
  private(set) var line: [Double]?
  private(set) var isClosed: Bool?
  /// SVG's path data.
  private(set) var path: String?
  private(set) var text: Text?
  private(set) var image: Image?
  private(set) var group: Group?
  private(set) var fill: String?
  private(set) var gradient: Gradient?
  private(set) var evenOdd: Bool?
  private(set) var stroke: String?
  private(set) var width: Double?
  private(set) var dash: [Double]?
  private(set) var dashPhase: Double?
  private(set) var cap: String?
  private(set) var join: String?
  private(set) var miterLimit: Double?
  /// The standard deviation of the blur.
  private(set) var blur: Double?

  struct Text: Encodable, Equatable {
    let text: String
    let x: Double
    let baseline: Double
    let width: Double
    let size: Double
    let weight: Int
    let family: String?
    let italic: Bool?
    let rtl: Bool?
    let color: String
  }

  /// An image: the number of its file in the page, and what of it is where.
  struct Image: Encodable, Equatable {
    private let data: LayoutSnapshot.ImageData
    /// x, y, width and height of what is shown, as parts of the image's width and height.
    private let part: [Double]
    /// x, y, width and height of where.
    private let place: [Double]
    private let tint: String?

    init(_ image: DrawnImage) {
      data = image.data
      part = [
        image.part.x / image.width, image.part.y / image.height, image.part.width / image.width,
        image.part.height / image.height,
      ].map { ($0 * 1e6).rounded() / 1e6 }
      place = InspectorLayout.rect(image.place)
      tint = image.tint.map(InspectorShape.hex)
    }

    private enum CodingKeys: String, CodingKey {
      case file, part, place, tint
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      let files = InspectorFiles.key.flatMap { encoder.userInfo[$0] as? InspectorFiles }
      try values.encode(files?.number(of: data) ?? 0, forKey: .file)
      try values.encode(part, forKey: .part)
      try values.encode(place, forKey: .place)
      try values.encodeIfPresent(tint, forKey: .tint)
    }
  }

  struct Group: Encodable, Equatable {
    let shapes: [InspectorShape]
    /// a, b, c, d, tx and ty of a map.
    let transform: [Double]?
    let opacity: Double?
    /// One figure, or none.
    let clip: [InspectorShape]?
    let mask: [InspectorShape]?
    let shadow: Shadow?
  }

  /// What shapes throw together.
  struct Shadow: Encodable, Equatable {
    let color: String
    let x: Double
    let y: Double
    let radius: Double

    init(_ shadow: LayoutSnapshot.Shadow) {
      color = InspectorShape.hex(shadow.color)
      x = InspectorLayout.rounded(shadow.x)
      y = InspectorLayout.rounded(shadow.y)
      radius = InspectorLayout.rounded(min(max(0, shadow.radius), 1000))
    }
  }

  struct Gradient: Encodable, Equatable {
    let kind: String
    /// x, y, width and height of the rectangle over which the gradient of the unit square is stretched.
    let rect: [Double]
    /// The x and y of start and end in the unit square.
    let ends: [Double]
    let places: [Double]
    let colors: [String]
  }

  /// Takes over a figure alone.
  init(_ figure: DrawnShape.Figure) {
    switch figure {
    case .rectangle(let rectangle, let radius):
      rect = InspectorLayout.rect(rectangle) + [InspectorLayout.rounded(radius)]
    case .line(let points, let isClosed):
      line = points.flatMap { [$0.x, $0.y] }.map(InspectorLayout.rounded)
      self.isClosed = isClosed ? true : nil
    case .path(let path): self.path = path.data(SVG.number)
    case .text(let shown):
      text = Text(
        text: shown.text,
        x: InspectorLayout.rounded(shown.x),
        baseline: InspectorLayout.rounded(shown.baseline),
        width: InspectorLayout.rounded(shown.width),
        size: InspectorLayout.rounded(shown.fontSize),
        weight: shown.weight,
        family: shown.family.map(SVGWriter.plainName),
        italic: shown.isItalic ? true : nil,
        rtl: shown.isRightToLeft ? true : nil,
        color: Self.hex(shown.color)
      )
    case .image(let drawn): image = Image(drawn)
    case .group(let group):
      self.group = Group(
        shapes: group.shapes.map(InspectorShape.init),
        transform: group.transform == DrawnTransform()
          ? nil : InspectorLayout.map(group.transform),
        opacity: group.opacity < 1 ? group.opacity : nil,
        clip: group.clip.isEmpty ? nil : group.clip.map(InspectorShape.init),
        mask: group.mask.isEmpty ? nil : group.mask.map(InspectorShape.init),
        shadow: group.shadow.map(Shadow.init)
      )
    }
  }

  /// Takes over a shape of the pictures.
  init(_ shape: DrawnShape) {
    self.init(shape.figure)
    fill = shape.fill.map(Self.hex)
    if let drawn = shape.gradient {
      let gradient = drawn.gradient
      self.gradient = Gradient(
        kind: gradient.kind.rawValue,
        rect: InspectorLayout.rect(drawn.rect),
        ends: [gradient.startX, gradient.startY, gradient.endX, gradient.endY]
          .map(InspectorLayout.rounded),
        places: drawn.stops.map { InspectorLayout.rounded($0.location) },
        colors: drawn.stops.map { Self.hex($0.color) }
      )
    }
    evenOdd = shape.isEvenOdd ? true : nil
    stroke = shape.stroke.map(Self.hex)
    width = stroke == nil ? nil : InspectorLayout.rounded(shape.strokeWidth)
    blur = shape.blur > 0 ? InspectorLayout.rounded(min(shape.blur, 1000)) : nil
    dash = shape.dash.isEmpty ? nil : shape.dash.map(InspectorLayout.rounded)
    dashPhase = shape.dashPhase == 0 ? nil : InspectorLayout.rounded(shape.dashPhase)
    cap = shape.cap == .butt ? nil : shape.cap.rawValue
    join = shape.join == .miter ? nil : shape.join.rawValue
    let isMitered = shape.stroke != nil && shape.join == .miter && shape.miterLimit != 4
    miterLimit = isMitered ? InspectorLayout.rounded(shape.miterLimit) : nil
  }

  fileprivate static func hex(_ color: LayoutSnapshot.Color) -> String {
    "#"
      + [color.red, color.green, color.blue, color.alpha].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}

/// What a view looks like, as the inspector's page reads it.
struct InspectorLook: Encodable, Equatable {
  /// Its own shapes, back to front; nil where that is not known.
  let shapes: [InspectorShape]?
  /// x, y, width and height of a rectangle around all that is drawn of it, where that is not within its own.
  let reach: [Double]?
  /// What is behind it where it is a root, which a cell's content is not in its list.
  let behind: [InspectorShape]?
  /// Whether it is drawn in the dark style.
  let isDark: Bool?
  /// The layers that code added to it, back to front.
  let layers: [Layer]?
  /// The shapes whose opacity decides what is seen of it.
  let mask: [InspectorShape]?
  /// What cuts off what is in it, where that is not its rectangle.
  let round: InspectorShape?
  let opacity: Double?
  /// The shadow of all that is in it.
  let shadow: InspectorShape.Shadow?

  struct Layer: Encodable, Equatable {
    let shape: InspectorShape
    /// How many subviews are behind it.
    let views: Int?
    let z: Double?
  }

  /// Takes over the look of an item at a frame.
  init(_ item: LayoutSnapshot.Item, frame: LayoutRect) {
    var shown = item
    shown.frame = frame
    let drawing = shown.drawing
    shapes = item.look.map { _ in
      shown.shapes(isRoot: false).map(InspectorShape.init)
    }
    let backdrop = item.parent == nil ? shown.backdrop : []
    behind = backdrop.isEmpty ? nil : backdrop.map(InspectorShape.init)
    isDark = item.look?.isDark == true ? true : nil
    let layers = (item.look?.layers ?? []).compactMap { layer in
      drawing?.group(layer).map { group in
        Layer(
          shape: InspectorShape(group),
          views: layer.viewsBehind == 0 ? nil : layer.viewsBehind,
          z: layer.look.zPosition == 0 ? nil : layer.look.zPosition
        )
      }
    }
    self.layers = layers.isEmpty ? nil : layers
    let size = LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let drawn =
      shown.shapes(isRoot: false)
      + (item.look?.layers ?? []).compactMap { drawing?.group($0) }
    let reach = drawn.compactMap { shape in shape.bounds?.grown(by: 3 * shape.blur) }
      .reduce(size) { $0.union($1) }
    self.reach = reach == size ? nil : InspectorLayout.rect(reach)
    let mask = drawing?.mask ?? []
    self.mask = mask.isEmpty ? nil : mask.map(InspectorShape.init)
    let isRound = item.clipsToBounds && item.look?.cornerRadius ?? 0 > 0
    round = isRound ? drawing.map { InspectorShape($0.outline) } : nil
    opacity = item.look.flatMap { $0.opacity == 1 ? nil : min(max($0.opacity, 0), 1) }
    shadow = drawing?.contentShadow.map(InspectorShape.Shadow.init)
  }
}
