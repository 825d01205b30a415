package import Foundation

/// The assets of a folder that ends in `.xcassets`, read without Xcode.
///
/// The folder is gone through once; what an asset says is read when it is asked for. App icons, launch images and
/// complications are passed over, for no code can ask for them.
///
/// Source: Apple, Asset Catalog Format Reference.
package struct AssetCatalog: Sendable {
  /// What kinds of assets there are.
  package enum Kind: String, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
  }

  /// A name with its kind: an image and a colour may have the same one.
  struct Key: Hashable, Sendable {
    var name: String
    var kind: Kind
  }

  /// The folder.
  package let url: URL
  /// The assets' folders.
  private(set) var folders: [Key: URL] = [:]

  /// Goes through a folder.
  package init(_ url: URL) {
    self.url = url
    collect(url, namespace: "", depth: 0)
  }

  /// The names of one kind, in order.
  package func names(of kind: Kind) -> [String] {
    folders.keys.filter { $0.kind == kind }.map(\.name).sorted()
  }

  private mutating func collect(_ folder: URL, namespace: String, depth: Int) {
    // Deeper than anybody nests groups, and the end of links that go round.
    guard depth < 32,
      let inner = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.isDirectoryKey]
      )
    else { return }
    for url in inner.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = url.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: url.pathExtension) {
        let key = Key(name: namespace + name, kind: kind)
        if folders[key] == nil { folders[key] = url }
      } else if url.pathExtension.isEmpty,
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      {
        let contents: Contents? = Self.contents(of: url)
        let isNamespace = contents?.properties?.providesNamespace == true
        collect(url, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth + 1)
      }
    }
  }

  // MARK: - What an asset says

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      var templateRenderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
        case templateRenderingIntent = "template-rendering-intent"
      }
    }

    var properties: Properties?
    var images: [AssetVariant]?
    var colors: [AssetVariant]?
    var symbols: [AssetVariant]?
    var data: [AssetVariant]?
  }

  private static func contents(of folder: URL) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  /// A variant's file, which lies in the asset's folder: a name that leads out of it is none.
  private static func file(_ variant: AssetVariant, in folder: URL) -> URL? {
    guard let name = variant.filename, !name.isEmpty, !name.contains("/"), name != ".." else {
      return nil
    }
    return folder.appendingPathComponent(name)
  }

  /// The image of a name in the variant that fits best; nil where there is none, or its file cannot be read.
  package func image(_ name: String, for traits: AssetTraits) -> AssetImage? {
    guard let folder = folders[Key(name: name, kind: .image)],
      let contents = Self.contents(of: folder)
    else { return nil }
    // Slots that nobody filled have no file.
    let variants = (contents.images ?? []).filter { $0.filename != nil }
    guard let variant = variants.best(for: traits), let file = Self.file(variant, in: folder),
      var image = AssetImage(name: name, file: file, scale: variant.pixels)
    else { return nil }
    switch contents.properties?.templateRenderingIntent {
    case "template": image.rendering = .template
    case "original": image.rendering = .original
    default: break
    }
    image.slicing = variant.resizing.flatMap { Self.slicing($0, image.scale) }
    if let insets = variant.alignmentInsets {
      image.alignmentInsets = [insets.top, insets.left, insets.bottom, insets.right]
        .map { ($0 ?? 0) / image.scale }
    }
    return image
  }

  /// Catalogs write insets in pixels.
  private static func slicing(
    _ resizing: AssetVariant.Resizing,
    _ scale: Double
  ) -> AssetImage.Slicing? {
    guard let insets = resizing.capInsets else { return nil }
    return AssetImage.Slicing(
      top: (insets.top ?? 0) / scale,
      left: (insets.left ?? 0) / scale,
      bottom: (insets.bottom ?? 0) / scale,
      right: (insets.right ?? 0) / scale,
      isTiled: resizing.center?.mode == "tile"
    )
  }

  /// The colour of a name in the variant that fits best; nil where there is none.
  package func color(_ name: String, for traits: AssetTraits) -> AssetColor? {
    guard let folder = folders[Key(name: name, kind: .color)],
      let contents = Self.contents(of: folder)
    else { return nil }
    return (contents.colors ?? []).filter { $0.color != nil }.best(for: traits)?.color?.color
  }

  /// The file of a data asset in the variant that fits best; nil where there is none.
  package func data(_ name: String, for traits: AssetTraits) -> URL? {
    guard let folder = folders[Key(name: name, kind: .data)],
      let contents = Self.contents(of: folder)
    else { return nil }
    let variants = (contents.data ?? []).filter { $0.filename != nil }
    return variants.best(for: traits).flatMap { Self.file($0, in: folder) }
  }

  /// The drawing of a symbol of the app's own, in SVG; nil where there is none.
  package func symbol(_ name: String, for traits: AssetTraits) -> URL? {
    guard let folder = folders[Key(name: name, kind: .symbol)],
      let contents = Self.contents(of: folder)
    else { return nil }
    let variants = (contents.symbols ?? []).filter { $0.filename != nil }
    return variants.best(for: traits).flatMap { Self.file($0, in: folder) }
  }
}
