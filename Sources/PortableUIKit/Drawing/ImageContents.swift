package import AssetReading
package import Foundation
package import LayoutEngine

/// The file of an image, which is read when a picture asks for it.
package final class ImageContents: Sendable {
  private enum Source: Sendable {
    case file(URL)
    case bytes([UInt8])
  }

  private let source: Source
  /// What kind of file it is.
  package let format: ImageFile.Format

  package init(file: URL, format: ImageFile.Format) {
    (source, self.format) = (.file(file), format)
  }

  package init(bytes: [UInt8], format: ImageFile.Format) {
    (source, self.format) = (.bytes(bytes), format)
  }

  /// The file as pictures hold it; nil for kinds that they do not, for large files, and for what cannot be read.
  package var data: LayoutSnapshot.ImageData? {
    guard format.isShownByBrowsers else { return converted }
    switch source {
    case .bytes(let bytes): return LayoutSnapshot.ImageData(mediaType: format.rawValue, bytes)
    case .file(let url):
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
      guard size <= LayoutSnapshot.ImageData.limit, let data = try? Data(contentsOf: url) else {
        return nil
      }
      return LayoutSnapshot.ImageData(mediaType: format.rawValue, [UInt8](data))
    }
  }

  /// The file as something that browsers show, where somebody can make that of it.
  private var converted: LayoutSnapshot.ImageData? {
    guard let converter = ImageConverters.shared.converter(of: format) else { return nil }
    let made =
      switch source {
      case .bytes(let bytes): converter(Data(bytes))
      case .file(let url): (try? Data(contentsOf: url)).flatMap(converter)
      }
    guard let made, made.data.count <= LayoutSnapshot.ImageData.limit else { return nil }
    return LayoutSnapshot.ImageData(mediaType: made.format.rawValue, [UInt8](made.data))
  }

  /// The file as it is, where it is of a kind; nil for others and for what cannot be read.
  package func bytes(of format: ImageFile.Format) -> Data? {
    guard self.format == format else { return nil }
    switch source {
    case .bytes(let bytes): return Data(bytes)
    case .file(let url): return try? Data(contentsOf: url)
    }
  }
}

/// What makes pictures of files that browsers do not show, such as PDF: nobody, unless a program knows how to.
package final class ImageConverters: @unchecked Sendable {
  /// Makes another file of one; nil where that fails.
  package typealias Converter = @Sendable (Data) -> (data: Data, format: ImageFile.Format)?

  /// Those of the process.
  package static let shared = ImageConverters()

  private let lock = NSLock()
  /// Under the lock.
  private var converters: [ImageFile.Format: Converter] = [:]

  /// Makes known who converts a kind of file.
  package func register(_ format: ImageFile.Format, _ converter: @escaping Converter) {
    lock.withLock { converters[format] = converter }
  }

  func converter(of format: ImageFile.Format) -> Converter? {
    lock.withLock { converters[format] }
  }
}

extension AssetTraits {
  /// What of traits decides which variant is shown.
  package init(_ traits: UITraitCollection) {
    self.init(
      idiom: Self.idioms[traits.userInterfaceIdiom] ?? "iphone",
      scale: traits.displayScale > 0 ? Double(traits.displayScale) : 2,
      isDark: traits.userInterfaceStyle == .dark,
      hasHighContrast: traits.accessibilityContrast == .high,
      isRightToLeft: traits.layoutDirection == .rightToLeft
    )
  }

  private static let idioms: [UIUserInterfaceIdiom: String] = [
    .phone: "iphone", .pad: "ipad", .tv: "tv", .mac: "mac", .carPlay: "car",
  ]
}

extension AssetLibrary {
  private static let known = KnownLibraries()

  /// Where a bundle's assets are looked for: for the main bundle, or none, first among those that are given for all.
  package static func libraries(of bundle: Bundle?) -> [AssetLibrary] {
    let own = known.library(of: bundle ?? .main)
    return bundle == nil || bundle === Bundle.main ? [.shared, own] : [own]
  }
}

/// The libraries of bundles, by their folders.
private final class KnownLibraries: @unchecked Sendable {
  private let lock = NSLock()
  /// Under the lock.
  private var libraries: [String: AssetLibrary] = [:]

  func library(of bundle: Bundle) -> AssetLibrary {
    lock.withLock {
      if let known = libraries[bundle.bundlePath] { return known }
      let places = [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.standardizedFileURL }
      let library = AssetLibrary(Array(Set(places)).sorted { $0.path < $1.path })
      libraries[bundle.bundlePath] = library
      return library
    }
  }
}
