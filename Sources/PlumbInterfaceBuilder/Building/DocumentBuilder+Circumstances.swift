import LayoutEngine
import PortableUIKit

extension DocumentBuilder {
  /// Gives a root view the device, the direction and the text size that the options ask for.
  ///
  /// A root that fills the canvas fills the device's screen, with the device's safe area in place of
  /// the canvas's; cells, headers and views of other sizes keep theirs.
  func applyCircumstances(to root: UIView, _ pending: PendingRoot) {
    if options.isRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    if let category = options.contentSizeCategory {
      root.traitOverrides.preferredContentSizeCategory = category
    }
    if options.isDark ?? (document.canvas?.appearance == "dark") {
      root.overrideUserInterfaceStyle = .dark
    }
    guard let screen else { return }
    root.layoutScaleOverride = CGFloat(screen.device.scale)
    guard pending.cell == nil, document.fillsCanvas(pending.element) else { return }
    root.frame.size = CGSize(width: screen.size.width, height: screen.size.height)
    let own = document.canvasSafeArea
    let other = screen.safeArea
    let bars = root.safeAreaInsets
    root.safeAreaInsetsOverride = UIEdgeInsets(
      top: screen.bar(max(0, bars.top - own.top)) + other.top,
      left: other.left,
      bottom: screen.bar(max(0, bars.bottom - own.bottom)) + other.bottom,
      right: other.right
    )
  }
}
