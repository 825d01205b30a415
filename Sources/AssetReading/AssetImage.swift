package import Foundation

/// An image of a catalog or a folder, in the variant that was chosen.
package struct AssetImage: Hashable, Sendable {
  /// Whether an image is drawn in its own colours.
  package enum Rendering: Hashable, Sendable {
    case automatic, original, template
  }

  /// How an image is stretched: the middle, while edges and corners keep their size.
  package struct Slicing: Hashable, Sendable {
    /// What keeps its size, in points from each side.
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
    /// Whether the middle is repeated rather than stretched.
    package var isTiled = false
  }

  /// The name that code and documents ask for.
  package var name: String
  /// The file.
  package var url: URL
  /// What kind of file it is.
  package var format: ImageFile.Format
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// Pixels for each point; 1 for vectors.
  package var scale: Double
  package var rendering = Rendering.automatic
  package var slicing: Slicing?
  /// What of the picture lies outside of what is aligned, in points: top, left, bottom and right; nil for nothing.
  package var alignmentInsets: [Double]?
}

extension AssetImage {
  /// Reads a file's kind and size; nil where it cannot be read or is no image.
  ///
  /// - Parameters:
  ///   - name: The name that code and documents ask for.
  ///   - url: The file.
  ///   - scale: Pixels for each point; nil for what the file's name says (`name@2x.png`), or 1.
  package init?(name: String, file url: URL, scale: Double? = nil) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe),
      let file = ImageFile([UInt8](data.prefix(1 << 20)))
    else { return nil }
    let pixels = file.format.isVector ? 1 : scale ?? Self.scale(ofFile: url.lastPathComponent)
    self.init(
      name: name,
      url: url,
      format: file.format,
      width: file.width / pixels,
      height: file.height / pixels,
      scale: pixels
    )
  }

  /// Pixels for each point by a file's name: 2 for `name@2x.png` and `name@2x~ipad.png`.
  ///
  /// Source: Apple, `UIImage.init(named:)`.
  static func scale(ofFile name: String) -> Double {
    let stem =
      name.split(separator: ".").dropLast().joined(separator: ".").split(separator: "~")
      .first ?? ""
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
      return scale
    }
    return 1
  }
}
