public import Foundation

/// What an image is drawn with.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point: those of the screen at first.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether nothing of the image is transparent.
  open var opaque = false
  /// Which colors fit.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
  /// Which colors are to fit.
  open var preferredRange = Range.automatic
  /// Which colors are to fit, as code before iOS 12 says it.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Whether brighter colors than usual fit.
  open var supportsHighDynamicRange: Bool { false }
  /// Creates what suits traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// The rectangle of the image that is being drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Returns what suits the screen.
  open class func `default`() -> Self { preferred() }

  /// Returns what suits the screen.
  open class func preferred() -> Self { Self.init() }

  /// Creates what suits the screen.
  public required override init() {
    super.init()
  }
}

/// Where an image is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn with.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    cgContext = CGContext(size: size, scale: format.scale)
    super.init()
  }

  /// Where shapes are drawn: it follows shapes, maps and limits, and draws no pixel.
  public let cgContext: CGContext

  /// The image so far: of the right size, and empty.
  open var currentImage: UIImage { UIImage(size: size, scale: format.scale) }

  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing outside a rectangle from then on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what code draws: of the size that was asked for, and empty, as nothing is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// What is drawn with.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// Creates a renderer of images of the size of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Creates a renderer of images of the size of a rectangle in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs what draws, and returns an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size, format: format)
    format.bounds = CGRect(origin: .zero, size: size)
    actions(context)
    return context.currentImage
  }

  /// Runs what draws, and returns an image of the size as a PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs what draws, and returns an image of the size as a JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Whether images can be made: always.
  open var allowsImageOutput: Bool { true }
}

/// Fills a rectangle; nothing is drawn here.
public func UIRectFill(_ rect: CGRect) {}
/// Draws the outline of a rectangle; nothing is drawn here.
public func UIRectFrame(_ rect: CGRect) {}
/// Draws nothing outside a rectangle from then on.
public func UIRectClip(_ rect: CGRect) {}

/// Returns where views draw now; nowhere here.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

extension UIColor {
  /// Sets the color of areas and lines; nothing is drawn here.
  public func set() {}
  /// Sets the color of areas; nothing is drawn here.
  public func setFill() {}
  /// Sets the color of lines; nothing is drawn here.
  public func setStroke() {}
}

extension UIImage {
  /// Draws the image; nothing is drawn here.
  public func draw(at point: CGPoint) {}
  /// Draws the image into a rectangle; nothing is drawn here.
  public func draw(in rect: CGRect) {}
  /// Draws the image into a rectangle, mixed with what is below; nothing is drawn here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Returns the image in a size in points, keeping its shape.
  public nonisolated func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Returns the image in a size in points, made beside the main actor.
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  /// Returns the image ready to be shown.
  public nonisolated func preparingForDisplay() -> UIImage? { self }
  /// Returns the image ready to be shown, made beside the main actor.
  public nonisolated func byPreparingForDisplay() async -> UIImage? { self }
}
