public import Foundation

extension UIImage {
  /// How bright colors are.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }

  /// Whether brighter colors than usual are in it; not here.
  public var isHighDynamicRange: Bool { false }
  /// Returns the image as a HEIC; none is written here.
  public func heicData() -> Data? { nil }
  /// Draws the image again and again into a rectangle; nothing is drawn here.
  public func drawAsPattern(in rect: CGRect) {}
  /// What draws images like this one.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    return format
  }
  /// The traits of the image: how many pixels it has for a point.
  public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

  /// The images of a name, of which this is one; nil where it has none.
  public var imageAsset: UIImageAsset? { UIImageAsset(of: self) }

  /// The sign that adds.
  public static var add: UIImage { sign("plus.circle.fill") }
  /// The sign that removes.
  public static var remove: UIImage { sign("minus.circle.fill") }
  /// The sign of actions.
  public static var actions: UIImage { sign("square.and.arrow.up") }
  /// The sign of what is ticked.
  public static var checkmark: UIImage { sign("checkmark") }
  /// The sign of what is ticked, with an outline.
  public static var strokedCheckmark: UIImage { sign("checkmark.circle") }

  private static func sign(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Looks for the images `name0`, `name1` …, and keeps what lies outside of the middle.
  public class func animatedResizableImageNamed(
    _ name: String,
    capInsets: UIEdgeInsets,
    duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }
}

/// Images of a name for several traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []

  /// Creates one without images.
  public override init() {
    super.init()
  }

  init(of image: UIImage) {
    super.init()
    registered = [(image.traitCollection, image)]
  }

  /// Adds an image for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.removeAll { $0.traits == traitCollection }
    registered.append((traitCollection, image))
  }

  /// Takes the image for traits away.
  open func unregisterImageWith(_ traitCollection: UITraitCollection) {
    registered.removeAll { $0.traits == traitCollection }
  }

  /// Returns the image for traits: the first whose traits they have, or the first one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let found = registered.last { traitCollection.containsTraits(in: $0.traits) }
    return found?.image ?? registered.first?.image ?? UIImage()
  }
}
