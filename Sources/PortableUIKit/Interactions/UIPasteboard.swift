public import Foundation

/// What was copied: kept while the program runs, and shared with nobody.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that everybody uses.
  public static let general = UIPasteboard()

  /// The texts.
  open var strings: [String]?
  /// The addresses.
  open var urls: [URL]?
  /// The images.
  open var images: [UIImage]?

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether there is an image.
  open var hasImages: Bool { images?.isEmpty == false }
}
