public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view for an image, in the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    baseline = image?.baselineOffsetFromBottom
    isUserInteractionEnabled = false
  }

  /// Creates a view for two images, in the size of the first.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    baseline = image?.baselineOffsetFromBottom
    isUserInteractionEnabled = false
  }

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.endDecoding(self)
  }

  override class var defaultHugging: ContentPriorities {
    ContentPriorities(horizontal: UILayoutPriority(251), vertical: UILayoutPriority(251))
  }

  // MARK: - Accessing the Displayed Images

  /// The image.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      noteBaseline()
    }
  }

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { noteBaseline() }
  }

  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      invalidateIntrinsicContentSize()
      noteBaseline()
    }
  }

  /// How symbols are chosen that were made without a configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      noteBaseline()
    }
  }

  /// Whether the image grows with large preferred text sizes; kept, and not looked at here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // MARK: - Animating a Sequence of Images

  /// The images shown one after another.
  open var animationImages: [UIImage]?

  /// The images shown one after another while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// How often they are shown; 0 for without end.
  open var animationRepeatCount = 0

  /// The time for all images, in seconds.
  open var animationDuration: TimeInterval = 0

  /// Whether the images are changing.
  open private(set) var isAnimating = false

  /// Begins to change images.
  open func startAnimating() {
    isAnimating = true
  }

  /// Stops changing images.
  open func stopAnimating() {
    isAnimating = false
  }

  // MARK: - Measuring

  private var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, let shown, !shown.hasConfiguration else { return shown }
    return shown.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? shown
  }

  /// The size of the image; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom
    )
  }

  /// How far the baseline of the image is above its bottom; each layout asks for it, and most images have none.
  private final var baseline: CGFloat?

  private final func noteBaseline() {
    let new = shownImage?.baselineOffsetFromBottom
    guard new != baseline else { return }
    baseline = new
    invalidateIntrinsicContentSize()
  }

  /// The baseline of the image, which stays above the bottom of the view as far as it is above that of the image.
  override var baselineOffsets: BaselineOffsets? {
    guard let baseline, let image = shownImage else { return nil }
    let insets = image.alignmentRectInsets
    return BaselineOffsets(
      firstFromTop: image.size.height - insets.top - baseline,
      lastFromBottom: baseline - insets.bottom,
      centersContent: false
    )
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    shownImage?.alignmentRectInsets ?? .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? size
  }

  /// How bright colors are to be.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// How bright colors are.
  open var imageDynamicRange: UIImage.DynamicRange {
    preferredImageDynamicRange == .unspecified ? .standard : preferredImageDynamicRange
  }
}
