import Foundation

/// Two pictures of a layout beside each other and one over the other, where what is the same is black.
struct PictureDifference {
  /// The former picture, as SVG.
  var before: String
  /// The present one, as SVG.
  var after: String

  /// The room around and between the pictures, in points.
  private static let gap = 24.0

  /// The three pictures as one.
  ///
  /// Each is embedded as data, for its names of clips and gradients hold in itself alone.
  var svg: String {
    let (old, new) = (Self.size(before), Self.size(after))
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let step = width + Self.gap
    let total = (width: step * 3 + Self.gap, height: height + Self.gap * 3)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(total.width)\" height=\"\(total.height)\""
        + " viewBox=\"0 0 \(total.width) \(total.height)\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#e5e5ea\"/>",
      "<g font-family=\"-apple-system, Inter, Helvetica, sans-serif\" font-size=\"13\" fill=\"#3c3c43\">",
    ]
    for (place, words) in ["recorded", "found", "difference"].enumerated() {
      let x = Self.gap + step * Double(place)
      lines.append("<text x=\"\(x)\" y=\"\(Self.gap)\">\(words)</text>")
    }
    lines.append("</g>")
    let y = Self.gap * 1.5
    lines.append(Self.image(before, old, x: Self.gap, y: y))
    lines.append(Self.image(after, new, x: Self.gap + step, y: y))
    lines.append("<g style=\"isolation: isolate\">")
    lines.append(Self.image(before, old, x: Self.gap + step * 2, y: y))
    lines.append(
      Self.image(after, new, x: Self.gap + step * 2, y: y, style: "mix-blend-mode: difference")
    )
    lines += ["</g>", "</svg>", ""]
    return lines.joined(separator: "\n")
  }

  private static func image(
    _ picture: String,
    _ size: (width: Double, height: Double),
    x: Double,
    y: Double,
    style: String? = nil
  ) -> String {
    let data = Data(picture.utf8).base64EncodedString()
    let look = style.map { " style=\"\($0)\"" } ?? ""
    return "<image x=\"\(x)\" y=\"\(y)\" width=\"\(size.width)\" height=\"\(size.height)\"\(look)"
      + " href=\"data:image/svg+xml;base64,\(data)\"/>"
  }

  /// The size that a picture's first element states, in points; that of a small square where it states none.
  private static func size(_ picture: String) -> (width: Double, height: Double) {
    func value(_ name: String) -> Double? {
      guard let start = picture.range(of: " \(name)=\"") else { return nil }
      return Double(picture[start.upperBound...].prefix { $0 != "\"" })
    }
    return (value("width") ?? 100, value("height") ?? 100)
  }
}
