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
    guard let device = options.device, pending.cell == nil,
      document.fillsCanvas(pending.element)
    else { return }
    let size = device.size(.portrait)
    root.frame.size = CGSize(width: size.width, height: size.height)
    root.layoutScaleOverride = CGFloat(device.scale)
    let own = document.canvasSafeArea
    let other = device.safeArea(.portrait)
    let bars = root.safeAreaInsets
    root.safeAreaInsetsOverride = UIEdgeInsets(
      top: max(0, bars.top - own.top) + CGFloat(other.top),
      left: CGFloat(other.left),
      bottom: max(0, bars.bottom - own.bottom) + CGFloat(other.bottom),
      right: CGFloat(other.right)
    )
  }
}
