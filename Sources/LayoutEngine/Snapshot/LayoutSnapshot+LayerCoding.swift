extension LayoutSnapshot.Transform: Codable {
  enum CodingKeys: String, CodingKey {
    case a, b, c, d, tx, ty, anchorX, anchorY
  }

  /// Reads a map; what a file leaves out is that of the map that changes nothing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      a: try values.decodeIfPresent(Double.self, forKey: .a) ?? 1,
      b: try values.decodeIfPresent(Double.self, forKey: .b) ?? 0,
      c: try values.decodeIfPresent(Double.self, forKey: .c) ?? 0,
      d: try values.decodeIfPresent(Double.self, forKey: .d) ?? 1,
      tx: try values.decodeIfPresent(Double.self, forKey: .tx) ?? 0,
      ty: try values.decodeIfPresent(Double.self, forKey: .ty) ?? 0
    )
    anchorX = try values.decodeIfPresent(Double.self, forKey: .anchorX) ?? anchorX
    anchorY = try values.decodeIfPresent(Double.self, forKey: .anchorY) ?? anchorY
  }

  /// Writes the six numbers, and the anchor where it is not the middle.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(a, forKey: .a)
    try values.encode(b, forKey: .b)
    try values.encode(c, forKey: .c)
    try values.encode(d, forKey: .d)
    try values.encode(tx, forKey: .tx)
    try values.encode(ty, forKey: .ty)
    if anchorX != 0.5 { try values.encode(anchorX, forKey: .anchorX) }
    if anchorY != 0.5 { try values.encode(anchorY, forKey: .anchorY) }
  }
}

extension LayoutSnapshot.Shape {
  /// Reads a shape; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode(LayoutSnapshot.Path.self, forKey: .path))
    fill = try values.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .fill)
    isEvenOdd = try values.decodeIfPresent(Bool.self, forKey: .isEvenOdd) ?? isEvenOdd
    stroke = try values.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .stroke)
    lineWidth = try values.decodeIfPresent(Double.self, forKey: .lineWidth) ?? lineWidth
    cap = try values.decodeIfPresent(Cap.self, forKey: .cap) ?? cap
    join = try values.decodeIfPresent(Join.self, forKey: .join) ?? join
    miterLimit = try values.decodeIfPresent(Double.self, forKey: .miterLimit) ?? miterLimit
    dash = try values.decodeIfPresent([Double].self, forKey: .dash) ?? dash
    dashPhase = try values.decodeIfPresent(Double.self, forKey: .dashPhase) ?? dashPhase
    start = try values.decodeIfPresent(Double.self, forKey: .start) ?? start
    end = try values.decodeIfPresent(Double.self, forKey: .end) ?? end
  }
}

extension LayoutSnapshot.Layer: Codable {
  enum CodingKeys: String, CodingKey {
    case frame, look, clipsToBounds, viewsBehind
  }

  /// How deep layers may stand in each other in a file, so that reading it needs no deep stack.
  package static let depthLimit = 24

  /// Reads a layer; what a file leaves out has its default.
  ///
  /// - Throws: `DecodingError` for layers that stand in each other too deeply.
  public init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count { ["layers", "mask"].contains($0.stringValue) }
    guard depth <= Self.depthLimit else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "layers stand more than \(Self.depthLimit) deep in each other"
        )
      )
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      frame: try values.decodeIfPresent(LayoutRect.self, forKey: .frame) ?? .zero,
      look: try values.decodeIfPresent(LayoutSnapshot.Look.self, forKey: .look)
        ?? LayoutSnapshot.Look()
    )
    clipsToBounds = try values.decodeIfPresent(Bool.self, forKey: .clipsToBounds) ?? false
    viewsBehind = try values.decodeIfPresent(Int.self, forKey: .viewsBehind) ?? 0
  }

  /// Writes a layer.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(frame, forKey: .frame)
    try values.encode(look, forKey: .look)
    if clipsToBounds { try values.encode(true, forKey: .clipsToBounds) }
    if viewsBehind != 0 { try values.encode(viewsBehind, forKey: .viewsBehind) }
  }
}
