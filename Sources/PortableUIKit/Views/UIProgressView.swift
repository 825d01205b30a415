public import Foundation

/// A bar that shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the bar.
  public enum Style: Int, Sendable {
    /// The ordinary look.
    case `default` = 0
    /// The look in a toolbar.
    case bar = 1
  }

  /// A bar that is always as high as it is holds on to that.
  ///
  /// Source: Interface Builder writes these priorities into public documents for progress views that nobody changed.
  override class var defaultHugging: ContentPriorities {
    ContentPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The look of the bar.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How far it has come, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }

  /// The color of what is done.
  open var progressTintColor: UIColor?

  /// The picture of what is done; nothing is drawn here.
  open var progressImage: UIImage?

  /// The picture of what is left; nothing is drawn here.
  open var trackImage: UIImage?

  /// What the bar follows; here it takes over how far that has come when it is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// The color of what is left.
  open var trackTintColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UIProgressView.progressTintColor) { $0.progressTintColor = $1 },
      .init(\UIProgressView.trackTintColor) { $0.trackTintColor = $1 },
    ]
  }

  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// 4 points high, 2.5 in a toolbar; no width.
  ///
  /// Source: saved frames in Interface Builder documents; the height in a toolbar is an assumption.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: progressViewStyle == .bar ? 2.5 : 4
    )
  }

  /// As wide as it is told, and as high as the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
