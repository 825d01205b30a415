package import AssetReading

/// The constants that Xcode makes for the images and colours of catalogs.
///
/// Source: Apple, Xcode 15 release notes.
package enum AssetConstants {
  /// The constant that Xcode makes for the name of an asset.
  ///
  /// Groups become types, words are joined with capitals, and the kind at the end is left out: `Icons/back-arrow` becomes
  /// `Icons.backArrow`, `BrandColor` becomes `brand`.
  package static func name(for name: String, _ kind: AssetCatalog.Kind) -> String {
    let kind = kind == .color ? "Color" : "Image"
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
