/// A view whose content is in the safe area, with a copy of it drawn out to the edges, as of iOS 26.
///
/// - Note: UIKit: the copy is mirrored and blurred; here nothing is drawn.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The view for content.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the content gets the safe area as its frame.
  open var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
