import LayoutEngine

/// A part of what a view looks like, as the inspector's page reads it: a rectangle, a line or a text.
///
/// Lengths are in points from the view's top left corner; colours are `#rrggbbaa`.
struct InspectorShape: Encodable {
  /// x, y, width, height and corner radius of a rectangle.
  private(set) var rect: [Double]?
  /// The coordinates of a line's points, one after the other.
  private(set) var line: [Double]?
  private(set) var isClosed: Bool?
  private(set) var text: Text?
  private(set) var fill: String?
  private(set) var stroke: String?
  private(set) var width: Double?
  private(set) var dash: [Double]?
  /// The standard deviation of the blur.
  private(set) var blur: Double?

  struct Text: Encodable {
    let text: String
    let x: Double
    let baseline: Double
    let width: Double
    let size: Double
    let weight: Int
    let italic: Bool?
    let rtl: Bool?
    let color: String
  }

  /// Takes over a shape of the pictures.
  init(_ shape: DrawnShape) {
    switch shape.figure {
    case .rectangle(let rectangle, let radius):
      rect = InspectorLayout.rect(rectangle) + [InspectorLayout.rounded(radius)]
    case .line(let points, let isClosed):
      line = points.flatMap { [$0.x, $0.y] }.map(InspectorLayout.rounded)
      self.isClosed = isClosed ? true : nil
    case .text(let shown):
      text = Text(
        text: shown.text,
        x: InspectorLayout.rounded(shown.x),
        baseline: InspectorLayout.rounded(shown.baseline),
        width: InspectorLayout.rounded(shown.width),
        size: InspectorLayout.rounded(shown.fontSize),
        weight: shown.weight,
        italic: shown.isItalic ? true : nil,
        rtl: shown.isRightToLeft ? true : nil,
        color: Self.hex(shown.color)
      )
    }
    fill = shape.fill.map(Self.hex)
    stroke = shape.stroke.map(Self.hex)
    width = stroke == nil ? nil : InspectorLayout.rounded(shape.strokeWidth)
    blur = shape.blur > 0 ? InspectorLayout.rounded(min(shape.blur, 1000)) : nil
    dash = shape.dash.isEmpty ? nil : shape.dash.map(InspectorLayout.rounded)
  }

  private static func hex(_ color: LayoutSnapshot.Color) -> String {
    "#"
      + [color.red, color.green, color.blue, color.alpha].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}
