public import Foundation

/// A picture, as far as layout is concerned: its size.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether an image is drawn in its own colors.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it likes.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// As a stencil.
    case alwaysTemplate = 2
  }

  /// How an image was turned when it was taken.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The name in the asset catalog, or of the symbol.
  package let name: String?
  /// Whether the image is a symbol.
  public let isSymbolImage: Bool
  /// The size in points.
  public let size: CGSize
  /// Pixels for each point.
  public let scale: CGFloat
  /// How the image is drawn.
  public let renderingMode: RenderingMode
  /// Insets in points from the picture to what is aligned.
  public let alignmentRectInsets: UIEdgeInsets

  /// Creates an image of a size.
  package init(
    name: String? = nil,
    size: CGSize,
    scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic,
    alignmentRectInsets: UIEdgeInsets = .zero,
    isSymbolImage: Bool = false
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    self.isSymbolImage = isSymbolImage
    super.init()
  }

  /// Creates an image without size.
  public override convenience init() {
    self.init(size: .zero)
  }

  // MARK: - Loading and Caching Images

  /// Looks for an image in an asset catalog; there are none here.
  public convenience init?(named name: String) {
    nil
  }

  /// Looks for an image in an asset catalog; there are none here.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    nil
  }

  /// Reads an image from a file; none can be read here.
  public convenience init?(contentsOfFile path: String) {
    nil
  }

  /// Reads an image; none can be read here.
  public convenience init?(data: Data) {
    nil
  }

  // MARK: - Creating a System Symbol Image

  /// Creates the image of a symbol.
  ///
  /// - Note: UIKit: every symbol has its own size. Here all are squares of the line height of the
  ///   body text, rounded up: an assumption.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of a symbol in a configuration.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let pointSize = (withConfiguration as? SymbolConfiguration)?.pointSize ?? 17
    let side = UIFont.systemFont(ofSize: pointSize).lineHeight.rounded(.up)
    self.init(
      name: name,
      size: CGSize(width: side, height: side),
      renderingMode: .alwaysTemplate,
      isSymbolImage: true
    )
  }

  // MARK: - Creating Another Image

  /// Returns the same image, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name,
      size: size,
      scale: scale,
      renderingMode: renderingMode,
      alignmentRectInsets: alignmentRectInsets,
      isSymbolImage: isSymbolImage
    )
  }

  /// Returns the same image with other insets to what is aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      name: name,
      size: size,
      scale: scale,
      renderingMode: renderingMode,
      alignmentRectInsets: alignmentInsets,
      isSymbolImage: isSymbolImage
    )
  }

  /// Returns the same symbol in another configuration, or the same image where it is no symbol.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let name else { return self }
    return UIImage(systemName: name, withConfiguration: configuration) ?? self
  }

  /// Returns the same symbol in another configuration, or nil where the image is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns the same image in a color; the size does not change.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the same image in a color, drawn in another way; the size does not change.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// Returns the same image, whose middle is stretched; the size does not change.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the same image, whose middle is repeated or stretched; the size does not change.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    self
  }

  /// Returns the same image from right to left where the language is.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// What happens to the middle of an image.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

extension UIImage {
  /// How an image is to be chosen.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large and heavy a symbol is to be.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size in points.
    let pointSize: CGFloat

    /// Creates a configuration of a size in points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }

    /// Creates a configuration of a size in points; the weight does not change the size here.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    /// Creates a configuration of a size in points; weight and scale do not change the size here.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: pointSize)
    }

    /// Creates a configuration of a weight, in the size of the body text.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(pointSize: 17)
    }

    /// Creates a configuration of a scale, in the size of the body text; the scale does not change the
    /// size here.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: 17)
    }

    /// Creates a configuration in the size of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    /// Creates a configuration that follows a text style; the scale does not change the size here.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(textStyle: textStyle)
    }

    /// Creates a configuration in the size of a font; the scale does not change the size here.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font: font)
    }

    /// Creates a configuration that follows a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
