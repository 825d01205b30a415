import PortableUIKit
import TextMetrics

/// What is known of the size and the place of a symbol of the system.
///
/// A symbol is not aligned by its picture: its alignment rectangle is 20 points high at a font of 17, whatever the picture
/// is, and reaches over the picture or stays within it above and below. An image view that is told to be 20 points high
/// is as high as its picture.
///
/// Source: saved frames of image views and buttons in public documents of nine repositories. Image views that are told
/// to be 20, 28 and 34 points high were saved with 16.5, 25.5 and 33, for symbols whose pictures have 16.5, 17.5 and 19
/// points by themselves. Only symbols are listed that at least two documents show.
struct SymbolGeometry {
  /// The longer side of the picture, in parts of the font's size.
  private var longerSide: CGFloat
  /// How far the middle of the picture is below that of the alignment rectangle, in points at a font of 17.
  private var drop: CGFloat

  /// What is known of a symbol, or nil for most of them.
  init?(_ name: String) {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    if words.count > 1, words.last == "circle" {
      (longerSide, drop) = (19.6 / 17, 0)
    } else if words == ["heart"] {
      (longerSide, drop) = (20.9 / 17, 0.25)
    } else if words == ["star"] {
      (longerSide, drop) = (22.0 / 17, -0.5)
    } else if words == ["person"] {
      (longerSide, drop) = (19.1 / 17, 0.25)
    } else if words == ["eye"] {
      (longerSide, drop) = (26.0 / 17, -0.25)
    } else if words.count == 2, words[0] == "chevron",
      ["left", "right", "backward", "forward"].contains(words[1])
    {
      (longerSide, drop) = (16.3 / 17, 0.25)
    } else {
      return nil
    }
  }

  /// The symbol's picture in pixels, with its alignment rectangle.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - listed: The size that the resources list, of which the proportions are taken.
  ///   - pointSize: The size of the font that the symbol stands beside, in points.
  ///   - factor: How much larger its scale makes the symbol.
  ///   - displayScale: Pixels for each point.
  /// - Returns: The picture.
  func image(
    _ name: String,
    listed: CGSize,
    pointSize: CGFloat,
    factor: CGFloat,
    displayScale: Double
  ) -> UIImage {
    let part = Double(longerSide * pointSize * factor / max(listed.width, listed.height))
    let size = CGSize(
      width: PixelRounding.up(Double(listed.width) * part, scale: displayScale),
      height: PixelRounding.up(Double(listed.height) * part, scale: displayScale)
    )
    let unit = pointSize * factor / 17
    let above = (20 * unit - size.height) / 2
    let insets = UIEdgeInsets(
      top: -above - drop * unit,
      left: 0,
      bottom: -above + drop * unit,
      right: 0
    )
    return UIImage(name: name, size: size, isSymbolImage: true).withAlignmentRectInsets(insets)
  }
}
