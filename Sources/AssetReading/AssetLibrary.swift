package import Foundation

/// The assets that images and colours are looked for in, by name, in the order in which their folders were given.
///
/// A folder is a catalog (`.xcassets`), or one that has catalogs or image files in it, as bundles do. It is read when
/// something is first asked for. All of it may be called from any thread.
package final class AssetLibrary: @unchecked Sendable {
  /// The one that code asks which names no bundle, beside the main bundle's.
  package static let shared = AssetLibrary()

  private struct Question: Hashable {
    var name: String
    var traits: AssetTraits
  }

  private let lock = NSLock()
  /// Under the lock, as all that follows.
  private var places: [URL]
  private var catalogs: [AssetCatalog]?
  private var images: [Question: AssetImage?] = [:]
  private var colors: [Question: AssetColor?] = [:]

  /// Creates a library over folders.
  package init(_ places: [URL] = []) { self.places = places }

  /// Where assets are looked for.
  package var folders: [URL] {
    get { lock.withLock { places } }
    set {
      lock.withLock {
        guard places != newValue else { return }
        (places, catalogs) = (newValue, nil)
        (images, colors) = ([:], [:])
      }
    }
  }

  /// The image of a name: that of a catalog, else a file called so, with or without `@2x`, `~ipad` and an ending.
  package func image(_ name: String, for traits: AssetTraits) -> AssetImage? {
    lock.withLock {
      guard !places.isEmpty else { return nil }
      let question = Question(name: name, traits: traits)
      if let known = images[question] { return known }
      let found =
        all.lazy.compactMap { $0.image(name, for: traits) }.first
        ?? places.lazy.compactMap { Self.looseImage(name, in: $0, traits) }.first
      images[question] = .some(found)
      return found
    }
  }

  /// The colour of a name.
  package func color(_ name: String, for traits: AssetTraits) -> AssetColor? {
    lock.withLock {
      guard !places.isEmpty else { return nil }
      let question = Question(name: name, traits: traits)
      if let known = colors[question] { return known }
      let found = all.lazy.compactMap { $0.color(name, for: traits) }.first
      colors[question] = .some(found)
      return found
    }
  }

  /// The file of a data asset.
  package func data(_ name: String, for traits: AssetTraits) -> URL? {
    lock.withLock { all.lazy.compactMap { $0.data(name, for: traits) }.first }
  }

  /// The names of one kind, each once, in order.
  package func names(of kind: AssetCatalog.Kind) -> [String] {
    lock.withLock { Set(all.flatMap { $0.names(of: kind) }).sorted() }
  }

  // MARK: - Reading

  private var all: [AssetCatalog] {
    if let catalogs { return catalogs }
    let found = places.flatMap(Self.catalogFolders).map(AssetCatalog.init)
    catalogs = found
    return found
  }

  private static func catalogFolders(in place: URL) -> [URL] {
    if place.pathExtension == "xcassets" { return [place] }
    let inner =
      (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil))
      ?? []
    return inner.filter { $0.pathExtension == "xcassets" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Source: Apple, `UIImage.init(named:)`: for PNG files the ending may be left out; `@2x` and `~ipad` are looked for.
  private static func looseImage(_ name: String, in place: URL, _ traits: AssetTraits)
    -> AssetImage?
  {
    guard place.pathExtension != "xcassets", !name.isEmpty, !name.contains("..") else { return nil }
    let parts = name.split(separator: "/").last?.split(separator: ".") ?? []
    let ending = parts.count > 1 ? "." + parts[parts.count - 1] : ""
    let stem = ending.isEmpty ? name : String(name.dropLast(ending.count))
    let first = Int(traits.scale.rounded())
    let scales = [first] + [3, 2, 1].filter { $0 != first }
    for scale in scales {
      for device in ["~" + traits.idiom, ""] {
        for tail in ending.isEmpty ? [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic"] : [ending] {
          let file = stem + (scale == 1 ? "" : "@\(scale)x") + device + tail
          let url = place.appendingPathComponent(file)
          guard FileManager.default.fileExists(atPath: url.path) else { continue }
          if let image = AssetImage(name: name, file: url) { return image }
        }
      }
    }
    return nil
  }
}
