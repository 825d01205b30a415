import AssetReading
import PortableUIKit
import TextMetrics

/// What the app's catalogs and fonts have, as far as they lie beside the source.
@MainActor
enum AppAssets {
  /// The image of a name, or nil where no file is known for it.
  static func image(named name: String) -> UIImage? { UIImage(named: name) }

  /// The colour of a name, or nil where no catalog has it.
  static func color(named name: String) -> UIColor? { UIColor(named: name) }

  /// The font of a name in a size in points, or nil where neither its file nor its figures are known.
  static func font(named name: String, size: Double) -> UIFont? {
    let description = FontDescription.named(name, size: size)
    guard SystemFontMetrics.exactness(of: description) != .substitute else { return nil }
    return UIFont(name: name, size: CGFloat(size))
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
      return library.names(of: .image).first { constant(for: $0, leavingOut: "Image") == symbol }
        .flatMap(image)
    case "UIColor":
      return library.names(of: .color).first { constant(for: $0, leavingOut: "Color") == symbol }
        .flatMap(color)
    default:
      return nil
    }
  }

  /// The constant that Xcode makes for the name of an asset.
  ///
  /// Groups become types, words are joined with capitals, and the kind at the end is left out: `Icons/back-arrow` becomes
  /// `Icons.backArrow`, `BrandColor` becomes `brand`.
  static func constant(for name: String, leavingOut kind: String) -> String {
    var groups = name.split(separator: "/").map { $0.split { !$0.isLetter && !$0.isNumber } }
    guard let last = groups.popLast() else { return "" }
    var words = last.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if words.hasSuffix(kind), words.count > kind.count { words.removeLast(kind.count) }
    let types = groups.map { $0.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }
    return (types + [lowercasingStart(words)]).joined(separator: ".")
  }

  /// A name with its first word in small letters: `URLField` becomes `urlField`.
  private static func lowercasingStart(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let count = capitals.count == name.count ? capitals.count : max(1, capitals.count - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
