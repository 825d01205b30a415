package import PlumbInterfaceBuilder
package import PortableUIKit

extension SimulatedScreen {
  /// The device that code is laid out for where nobody asks for one.
  private static let usual = "iPhone 16"

  /// The screen that options ask for.
  package init(_ options: BuildOptions = BuildOptions()) {
    let device = options.device ?? InterfaceDevice.named(Self.usual) ?? InterfaceDevice.all[0]
    let held = options.orientation ?? .portrait
    let size = device.size(held)
    let insets = device.safeArea(held)
    let classes = device.traits(held)
    var parts = [
      UITraitCollection.current,
      UITraitCollection(userInterfaceIdiom: device.idiom == .pad ? .pad : .phone),
      UITraitCollection(displayScale: device.scale),
      UITraitCollection(
        horizontalSizeClass: classes.widthClass == .regular ? .regular : .compact
      ),
      UITraitCollection(verticalSizeClass: classes.heightClass == .regular ? .regular : .compact),
      UITraitCollection(layoutDirection: options.isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(userInterfaceStyle: options.isDark == true ? .dark : .light),
    ]
    if let category = options.contentSizeCategory {
      parts.append(UITraitCollection(preferredContentSizeCategory: category))
    }
    self.init(
      size: CGSize(width: size.width, height: size.height),
      safeArea: UIEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      ),
      scale: device.scale,
      orientation: held == .portrait ? .portrait : .landscapeLeft,
      traits: UITraitCollection(traitsFrom: parts),
      system: options.system
    )
  }
}
