package import AssetReading
public import Foundation

/// A picture: its size, and where its file is.
///
/// Pixels are not decoded.
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
  public private(set) var renderingMode: RenderingMode
  /// Insets in points from the picture to what is aligned.
  public private(set) var alignmentRectInsets: UIEdgeInsets
  /// What keeps its size while the middle is stretched, in points from each side.
  public private(set) var capInsets: UIEdgeInsets = .zero
  /// What happens to the middle of an image whose caps keep their size.
  public private(set) var resizingMode: ResizingMode = .tile
  /// Whether the image is shown the other way round where text runs from right to left.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// The baseline, in points above the bottom; nil for an image without one.
  ///
  /// - Note: UIKit: symbols have one of their own; here images have the one that ``withBaselineOffset(fromBottom:)`` gave.
  public private(set) var baselineOffsetFromBottom: CGFloat?
  /// What is shown one after another; nil for a picture that stands still.
  public private(set) var images: [UIImage]?
  /// The time for all of them, in seconds.
  public private(set) var duration: TimeInterval = 0
  /// The color that it is drawn in, where it has one of its own.
  package private(set) var tint: UIColor?
  /// Its file.
  package private(set) var contents: ImageContents?
  /// Whether it is a symbol that was made in a configuration.
  private(set) var hasConfiguration = false
  /// The weight of a symbol's strokes, from 100 to 900, as of a font.
  package private(set) var symbolWeight = 400
  /// Where its variants come from, and by which name.
  private var asset: (library: AssetLibrary, name: String)?

  /// Creates an image of a size.
  package init(
    name: String? = nil,
    size: CGSize,
    scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic,
    alignmentRectInsets: UIEdgeInsets = .zero,
    isSymbolImage: Bool = false,
    contents: ImageContents? = nil
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.alignmentRectInsets = alignmentRectInsets
    self.isSymbolImage = isSymbolImage
    self.contents = contents
    super.init()
  }

  /// Creates an image without size.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Takes over an image of a catalog or a file.
  package convenience init(_ image: AssetImage, from library: AssetLibrary? = nil) {
    let insets = image.alignmentInsets.map {
      UIEdgeInsets(
        top: CGFloat($0[0]),
        left: CGFloat($0[1]),
        bottom: CGFloat($0[2]),
        right: CGFloat($0[3])
      )
    }
    self.init(
      name: image.name,
      size: CGSize(width: image.width, height: image.height),
      scale: CGFloat(image.scale),
      renderingMode: Self.modes[image.rendering] ?? .automatic,
      alignmentRectInsets: insets ?? .zero,
      contents: ImageContents(file: image.url, format: image.format)
    )
    asset = library.map { ($0, image.name) }
    guard let slicing = image.slicing else { return }
    capInsets = UIEdgeInsets(
      top: CGFloat(slicing.top),
      left: CGFloat(slicing.left),
      bottom: CGFloat(slicing.bottom),
      right: CGFloat(slicing.right)
    )
    resizingMode = slicing.isTiled ? .tile : .stretch
  }

  private static let modes: [AssetImage.Rendering: RenderingMode] = [
    .original: .alwaysOriginal, .template: .alwaysTemplate,
  ]

  /// The same image with something changed.
  private func copy(size: CGSize? = nil, _ change: (UIImage) -> Void = { _ in }) -> UIImage {
    let result = UIImage(
      name: name,
      size: size ?? self.size,
      scale: scale,
      renderingMode: renderingMode,
      alignmentRectInsets: alignmentRectInsets,
      isSymbolImage: isSymbolImage,
      contents: contents
    )
    (result.capInsets, result.resizingMode) = (capInsets, resizingMode)
    result.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    (result.tint, result.asset, result.symbolWeight) = (tint, asset, symbolWeight)
    result.hasConfiguration = hasConfiguration
    result.baselineOffsetFromBottom = baselineOffsetFromBottom
    (result.images, result.duration) = (images, duration)
    change(result)
    return result
  }

  /// The same image in another size, in points.
  package func sized(_ size: CGSize) -> UIImage { copy(size: size) }

  /// The same symbol with strokes of another weight, from 100 to 900.
  package func weighing(_ weight: Int) -> UIImage { copy { $0.symbolWeight = weight } }

  /// The file of the variant that suits traits, as `UIImageView` chooses it when its traits change.
  package func contents(for traits: UITraitCollection) -> ImageContents? {
    guard let asset, let image = asset.library.image(asset.name, for: AssetTraits(traits)) else {
      return contents
    }
    return ImageContents(file: image.url, format: image.format)
  }

  // MARK: - Loading and Caching Images

  /// Looks for an image in the asset catalogs and files of the main bundle; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Looks for an image in the asset catalogs and files of a bundle, in the variant that suits traits; nil where there
  /// is none.
  ///
  /// - Note: UIKit reads catalogs that Xcode compiled; here they are read as they are in the bundle, as SwiftPM copies
  ///   them on other systems than Apple's.
  ///
  /// - Parameters:
  ///   - name: The name, in a group with a namespace behind the group's (`Icons/Back`), or that of a file, whose
  ///     ending `.png` may be left out.
  ///   - bundle: The bundle; nil for the main one.
  ///   - traitCollection: The traits; nil for the current ones.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = AssetTraits(traitCollection ?? .current)
    for library in AssetLibrary.libraries(of: bundle) {
      if let image = library.image(name, for: traits) {
        self.init(image, from: library)
        return
      }
    }
    return nil
  }

  /// Looks for an image in the asset catalogs and files of a bundle, in its own size whatever the configuration; nil where
  /// there is none.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Reads an image from a file; nil for what is no PNG, JPEG, GIF, WebP, HEIC, PDF or SVG file.
  ///
  /// - Parameter path: The file; `@2x` at the end of its name says that it has two pixels for each point.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let image = AssetImage(name: url.deletingPathExtension().lastPathComponent, file: url)
    else { return nil }
    self.init(image)
  }

  /// Takes an image out of bytes, with one pixel for each point; nil for what is no PNG, JPEG, GIF, WebP, HEIC, PDF or
  /// SVG file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Takes an image out of bytes; nil for what is no PNG, JPEG, GIF, WebP, HEIC, PDF or SVG file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let file = ImageFile(bytes) else { return nil }
    let pixels = file.format.isVector || scale <= 0 ? 1 : scale
    self.init(
      size: CGSize(width: CGFloat(file.width) / pixels, height: CGFloat(file.height) / pixels),
      scale: pixels,
      contents: ImageContents(bytes: bytes, format: file.format)
    )
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
    let symbol = withConfiguration as? SymbolConfiguration
    let line = UIFont.systemFont(ofSize: symbol?.pointSize ?? 17).lineHeight.rounded(.up)
    let side = (line * (symbol?.scale ?? .unspecified).factor).rounded()
    self.init(
      name: name,
      size: CGSize(width: side, height: side),
      renderingMode: .alwaysTemplate,
      isSymbolImage: true
    )
    hasConfiguration = withConfiguration != nil
    // Nine weights, in the order of fonts'; without one, regular.
    let weight = (withConfiguration as? SymbolConfiguration)?.weight.rawValue ?? 0
    symbolWeight = weight == 0 ? 400 : weight * 100
    if let color = (withConfiguration as? SymbolConfiguration)?.colors.first { tint = color }
  }

  /// Creates the image of a symbol; traits make no difference here.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of a symbol that shows a value in 0...1, which its size does not hang on.
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  // MARK: - Creating Another Image

  /// Returns the same image, drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// Returns the same image with other insets to what is aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
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

  /// Returns the same image in a color.
  open func withTintColor(_ color: UIColor) -> UIImage { copy { $0.tint = color } }

  /// Returns the same image in a color, drawn in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the same image, whose middle is repeated while what lies outside of it keeps its size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same image, whose middle is repeated or stretched while what lies outside of it keeps its size.
  ///
  /// - Parameters:
  ///   - capInsets: What keeps its size, in points from each side.
  ///   - resizingMode: What happens to the middle.
  /// - Returns: Another image.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    copy { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Whether the image has a baseline, which a view that shows it is aligned by.
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// Returns the same image with a baseline, in points above the bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the same image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    copy { $0.baselineOffsetFromBottom = nil }
  }

  /// Returns the same image with left and right exchanged, which layout does not notice.
  open func withHorizontallyFlippedOrientation() -> UIImage { copy() }

  /// Returns an image that shows others one after another, in the size of the first; nil without any.
  ///
  /// - Parameters:
  ///   - images: What is shown.
  ///   - duration: The time for all of them, in seconds.
  /// - Returns: The image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.copy { ($0.images, $0.duration) = (images, duration) }
  }

  /// Looks for the images `name0`, `name1` … as far as there are any, up to 1024; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: The beginning of their names.
  ///   - duration: The time for all of them, in seconds.
  /// - Returns: An image that shows one after another.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns the same image, of which one point behind each cap is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top,
      left: left,
      bottom: topCapHeight == 0 ? 0 : max(0, size.height - top - 1),
      right: leftCapWidth == 0 ? 0 : max(0, size.width - left - 1)
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the same image, which is shown the other way round where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeftLayoutDirection = true }
  }

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
    /// How heavy the strokes are.
    private(set) var weight = SymbolWeight.unspecified
    /// How large the symbol is beside text of the size.
    private(set) var scale = SymbolScale.unspecified

    /// A configuration that says nothing.
    public class var unspecified: UIImage.SymbolConfiguration { .init(pointSize: 17) }
    /// Returns the configuration in the size of the body text.
    open func withoutPointSize() -> Self { with(pointSize: 17, weight) }
    /// Returns the configuration without a weight.
    open func withoutWeight() -> Self { with(pointSize: pointSize, .unspecified) }
    /// Returns the configuration in the size of the body text, without a weight.
    open func withoutPointSizeAndWeight() -> Self { with(pointSize: 17, .unspecified) }
    /// Returns the configuration without a scale.
    open func withoutScale() -> Self {
      let result = with(pointSize: pointSize, weight)
      result.scale = .unspecified
      return result
    }
    /// Returns the configuration without a text style: in the size of the body text.
    open func withoutTextStyle() -> Self { withoutPointSize() }

    private func with(pointSize: CGFloat, _ weight: SymbolWeight) -> Self {
      let result = Self(pointSize: pointSize)
      (result.weight, result.colors, result.scale) = (weight, colors, scale)
      return result
    }

    /// The colors of the layers, the first one in front; none for the color of what shows the symbol.
    private(set) var colors: [UIColor] = []

    /// Creates a configuration of colors, one for each layer; here the symbol is drawn in the first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: 17)
      colors = paletteColors
    }

    /// Creates a configuration of a color, of which the layers behind have less; here all have the same.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(paletteColors: [hierarchicalColor])
    }

    /// Returns a configuration for the symbol's own colors, which are not known here.
    public class func preferringMulticolor() -> Self { self.init(pointSize: 17) }

    /// Returns a configuration for one color.
    public class func preferringMonochrome() -> Self { self.init(pointSize: 17) }

    /// Returns the same configuration with what another one says beside.
    open func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> Self {
      guard let other = otherConfiguration else { return self }
      // The size of the body text is what a configuration has that says none.
      let result = Self(pointSize: other.pointSize == 17 ? pointSize : other.pointSize)
      result.weight = other.weight == .unspecified ? weight : other.weight
      result.colors = other.colors.isEmpty ? colors : other.colors
      result.scale = other.scale == .unspecified ? scale : other.scale
      return result
    }

    /// Creates a configuration of a size in points.
    public required init(pointSize: CGFloat) {
      self.pointSize = pointSize
      super.init()
    }

    /// Creates a configuration of a size in points; the weight does not change the size here.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight
    }

    /// Creates a configuration of a size in points; the weight does not change the size here.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: pointSize)
      (self.weight, self.scale) = (weight, scale)
    }

    /// Creates a configuration of a weight, in the size of the body text.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(pointSize: 17)
      self.weight = weight
    }

    /// Creates a configuration of a scale, in the size of the body text.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: 17)
      self.scale = scale
    }

    /// Creates a configuration in the size of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    /// Creates a configuration that follows a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }

    /// Creates a configuration in the size of a font.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font: font)
      self.scale = scale
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

    /// How much larger a symbol is than at the medium scale, which is the usual one.
    ///
    /// Source: Apple's documentation says that the scales are relative to the cap height of the font. The figures are general
    /// knowledge, of the circle in the templates that the app SF Symbols exports.
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
