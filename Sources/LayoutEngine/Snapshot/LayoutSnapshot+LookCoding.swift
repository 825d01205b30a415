extension LayoutSnapshot.Look {
  /// Reads a look; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    background = try values.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .background)
    border = try values.decodeIfPresent(LayoutSnapshot.Border.self, forKey: .border)
    cornerRadius = try values.decodeIfPresent(Double.self, forKey: .cornerRadius) ?? cornerRadius
    shadow = try values.decodeIfPresent(LayoutSnapshot.Shadow.self, forKey: .shadow)
    opacity = try values.decodeIfPresent(Double.self, forKey: .opacity) ?? opacity
    tint = try values.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .tint)
    scrollX = try values.decodeIfPresent(Double.self, forKey: .scrollX) ?? scrollX
    scrollY = try values.decodeIfPresent(Double.self, forKey: .scrollY) ?? scrollY
    image = try values.decodeIfPresent(LayoutSnapshot.Image.self, forKey: .image)
    lines = try values.decodeIfPresent([LayoutSnapshot.TextLine].self, forKey: .lines) ?? lines
    control = try values.decodeIfPresent(LayoutSnapshot.Control.self, forKey: .control)
    safeArea = try values.decodeIfPresent(LayoutInsets.self, forKey: .safeArea)
    transform = try values.decodeIfPresent(LayoutSnapshot.Transform.self, forKey: .transform)
    zPosition = try values.decodeIfPresent(Double.self, forKey: .zPosition) ?? zPosition
    corners = try values.decodeIfPresent(LayoutSnapshot.Corners.self, forKey: .corners) ?? corners
    hasContinuousCorners =
      try values.decodeIfPresent(Bool.self, forKey: .hasContinuousCorners) ?? hasContinuousCorners
    gradient = try values.decodeIfPresent(LayoutSnapshot.Gradient.self, forKey: .gradient)
    shape = try values.decodeIfPresent(LayoutSnapshot.Shape.self, forKey: .shape)
    layers = try values.decodeIfPresent([LayoutSnapshot.Layer].self, forKey: .layers) ?? layers
    mask = try values.decodeIfPresent(LayoutSnapshot.Layer.self, forKey: .mask)
    isDark = try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? isDark
  }

  /// Writes a look; what later versions added is left out where it has its default.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(background, forKey: .background)
    try values.encodeIfPresent(border, forKey: .border)
    try values.encode(cornerRadius, forKey: .cornerRadius)
    try values.encodeIfPresent(shadow, forKey: .shadow)
    try values.encode(opacity, forKey: .opacity)
    try values.encodeIfPresent(tint, forKey: .tint)
    try values.encode(scrollX, forKey: .scrollX)
    try values.encode(scrollY, forKey: .scrollY)
    try values.encodeIfPresent(image, forKey: .image)
    try values.encode(lines, forKey: .lines)
    try values.encodeIfPresent(control, forKey: .control)
    try values.encodeIfPresent(safeArea, forKey: .safeArea)
    try values.encodeIfPresent(transform, forKey: .transform)
    if zPosition != 0 { try values.encode(zPosition, forKey: .zPosition) }
    if corners != .all { try values.encode(corners, forKey: .corners) }
    if hasContinuousCorners { try values.encode(true, forKey: .hasContinuousCorners) }
    try values.encodeIfPresent(gradient, forKey: .gradient)
    try values.encodeIfPresent(shape, forKey: .shape)
    if !layers.isEmpty { try values.encode(layers, forKey: .layers) }
    if layersLeftOut != 0 { try values.encode(layersLeftOut, forKey: .layersLeftOut) }
    try values.encodeIfPresent(mask, forKey: .mask)
    if isDark { try values.encode(true, forKey: .isDark) }
  }
}

extension LayoutSnapshot.TextLine {
  /// Reads a line; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try values.decode(String.self, forKey: .text),
      x: try values.decodeIfPresent(Double.self, forKey: .x) ?? 0,
      baseline: try values.decodeIfPresent(Double.self, forKey: .baseline) ?? 0,
      width: try values.decodeIfPresent(Double.self, forKey: .width) ?? 0,
      fontSize: try values.decodeIfPresent(Double.self, forKey: .fontSize) ?? 17
    )
    weight = try values.decodeIfPresent(Int.self, forKey: .weight) ?? weight
    isItalic = try values.decodeIfPresent(Bool.self, forKey: .isItalic) ?? isItalic
    family = try values.decodeIfPresent(String.self, forKey: .family)
    color = try values.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .color) ?? color
    isRightToLeft =
      try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? isRightToLeft
    anchor = try values.decodeIfPresent(Anchor.self, forKey: .anchor) ?? anchor
  }
}

extension LayoutSnapshot.Control {
  /// Reads a control; what a file leaves out has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode(Kind.self, forKey: .kind))
    value = try values.decodeIfPresent(Double.self, forKey: .value) ?? value
    count = try values.decodeIfPresent(Int.self, forKey: .count) ?? count
    selected = try values.decodeIfPresent(Int.self, forKey: .selected) ?? selected
    style = try values.decodeIfPresent(String.self, forKey: .style) ?? style
    isEnabled = try values.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? isEnabled
    lineInsets = try values.decodeIfPresent(LayoutInsets.self, forKey: .lineInsets)
    fill = try values.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .fill)
    emptyFill = try values.decodeIfPresent(LayoutSnapshot.Color.self, forKey: .emptyFill)
    cornerRadius = try values.decodeIfPresent(Double.self, forKey: .cornerRadius)
  }
}

extension LayoutSnapshot.Color: Codable {
  /// Reads `#rrggbb` or `#rrggbbaa`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count),
      digits.allSatisfy({
        (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
      }), let number = UInt32(text.dropFirst(), radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is not a colour, such as #0a84ff or #0a84ff80"
      )
    }
    let all = digits.count == 8 ? number : number << 8 | 0xFF
    self.init(
      UInt8(truncatingIfNeeded: all >> 24),
      UInt8(truncatingIfNeeded: all >> 16),
      UInt8(truncatingIfNeeded: all >> 8),
      alpha: UInt8(truncatingIfNeeded: all)
    )
  }

  /// Writes `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let opacity = String(alpha, radix: 16)
    try container.encode(
      alpha == 255 ? hex : hex + (alpha < 16 ? "0" : "") + opacity
    )
  }
}
