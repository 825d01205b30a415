import AssetReading
public import Foundation

/// The name of a data asset.
public typealias NSDataAssetName = String

/// Data of an asset catalog.
///
/// - Note: UIKit reads catalogs that Xcode compiled; here they are read as they are in the bundle, as images are.
open class NSDataAsset: NSObject {
  /// The name of the asset.
  public let name: NSDataAssetName
  /// The data.
  public let data: Data
  /// What kind of data it is, by the ending of the file where the catalog does not say; `public.data` where nobody does.
  public let typeIdentifier: String

  /// Looks for an asset in the main bundle; nil where there is none.
  @preconcurrency @MainActor
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// Looks for an asset in a bundle, in the variant that suits the current traits; nil where there is none, or its file cannot
  /// be read.
  @preconcurrency @MainActor
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let traits = AssetTraits(UITraitCollection.current)
    for library in AssetLibrary.libraries(of: bundle) {
      guard let file = library.data(name, for: traits), let data = try? Data(contentsOf: file)
      else { continue }
      self.name = name
      self.data = data
      typeIdentifier = Self.types[file.pathExtension.lowercased()] ?? "public.data"
      super.init()
      return
    }
    return nil
  }

  /// Source: Apple, System-Declared Uniform Type Identifiers.
  private static let types = [
    "json": "public.json", "txt": "public.plain-text", "xml": "public.xml", "png": "public.png",
    "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "pdf": "com.adobe.pdf",
    "html": "public.html", "csv": "public.comma-separated-values-text",
    "plist": "com.apple.property-list", "svg": "public.svg-image",
  ]
}
