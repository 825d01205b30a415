public import Foundation

/// A wheel that shows that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 37 points, in white: that of the systems before iOS 13.
    case whiteLarge = 0
    /// 20 points, in white.
    case white = 1
    /// 20 points, in gray.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// A view that is always as large as it is holds on to that, beside a label that grows.
  ///
  /// Source: Interface Builder writes these priorities into public documents for activity indicators that nobody changed.
  override class var defaultHugging: ContentPriorities {
    ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  /// Creates a wheel of a style, which stands still and so is hidden.
  ///
  /// Source: Apple's documentation of `hidesWhenStopped`: the wheel is hidden while it does not turn, unless that is false.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    isHidden = true
  }

  /// Creates a wheel with a frame in points, which stands still and so is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the wheel.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the wheel hides while it stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  // Apple declares the color so; setting nil brings back the default.
  /// The color of the wheel.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { storedColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set { storedColor = newValue }
  }
  private var storedColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UIActivityIndicatorView.storedColor) { $0.color = $1 }
    ]
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// 20 or 37 points square.
  ///
  /// Source: saved frames in Interface Builder documents.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
