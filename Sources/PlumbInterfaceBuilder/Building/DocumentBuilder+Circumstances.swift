import LayoutEngine
import PortableUIKit

extension InterfaceDocument {
  /// The generation of the system that the document's tools drew: iOS 26 from Xcode 26 on.
  ///
  /// Source: saved frames of public documents, by version of the tools.
  var system: SystemGeneration { toolsVersion >= 24000 ? .ios26 : .ios13 }
}

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
    if document.isDark(options) {
      root.overrideUserInterfaceStyle = .dark
    }
    if options.isForApp, let system = options.system { root.setSystem(system) }
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
