import AssetReading
import PortableUIKit

/// What the app's catalogs and fonts have, as far as they lie beside the source.
@MainActor
enum AppAssets {
  /// The image of a name, or nil where no file is known for it.
  static func image(named name: String) -> UIImage? { UIImage(named: name) }

  /// The colour of a name, or nil where no catalog has it.
  static func color(named name: String) -> UIColor? { UIColor(named: name) }

  /// The font of a name in a size in points, or nil for no name.
  ///
  /// An app has the fonts that its code names. Where no file or figures of one are known here, its texts are measured with
  /// the system font in its size, and the layout says which they are.
  static func font(named name: String, size: Double) -> UIFont? {
    UIFont.Face(name: name, size: CGFloat(size)).map(UIFont.init(face:))
  }

  /// The image or colour for which Xcode makes a constant, such as `.tabHome` for `tab-home`; nil where there is none.
  ///
  /// Source: Apple, Xcode 15 release notes: symbols are made for the images and colours of catalogs.
  ///
  /// - Parameters:
  ///   - symbol: The constant's name; behind those of groups with a namespace (`Icons.back`).
  ///   - type: The name of the type that the constant is of.
  /// - Returns: A `UIImage` or `UIColor`; nil for other types, too.
  static func constant(_ symbol: String, of type: String) -> AnyObject? {
    let library = AssetLibrary.shared
    switch type {
    case "UIImage":
      return library.names(of: .image).first { AssetConstants.name(for: $0, .image) == symbol }
        .flatMap(image)
    case "UIColor":
      return library.names(of: .color).first { AssetConstants.name(for: $0, .color) == symbol }
        .flatMap(color)
    default:
      return nil
    }
  }
}
