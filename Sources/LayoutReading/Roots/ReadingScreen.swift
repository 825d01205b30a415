package import PlumbInterfaceBuilder
package import PortableUIKit

/// The screen that code is laid out for.
@MainActor
package struct ReadingScreen {
  /// The size in points.
  package let size: CGSize
  /// The safe area without bars.
  package let safeArea: UIEdgeInsets
  private let scale: CGFloat
  private let orientation: UIInterfaceOrientation
  private let traits: UITraitCollection
  private let system: SystemGeneration?

  /// The device that code is laid out for where nobody asks for one.
  private static let usual = "iPhone 16"

  /// The screen that options ask for.
  package init(_ options: BuildOptions = BuildOptions()) {
    let device = options.device ?? InterfaceDevice.named(Self.usual) ?? InterfaceDevice.all[0]
    let held = options.orientation ?? .portrait
    let size = device.size(held)
    let insets = device.safeArea(held)
    let classes = device.traits(held)
    self.size = CGSize(width: size.width, height: size.height)
    safeArea = UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
    scale = device.scale
    orientation = held == .portrait ? .portrait : .landscapeLeft
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
    system = options.system
    traits = UITraitCollection(traitsFrom: parts)
  }

  /// Runs something while this is the screen of the process.
  package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let screen = UIScreen.main
    let before = (screen.bounds, screen.scale, screen.orientation, UITraitCollection.current)
    screen.configure(
      bounds: CGRect(origin: .zero, size: size),
      scale: scale,
      orientation: orientation
    )
    UITraitCollection.current = traits
    defer {
      screen.configure(bounds: before.0, scale: before.1, orientation: before.2)
      UITraitCollection.current = before.3
    }
    guard let system else { return try body() }
    return try SystemGeneration.withCurrent(system, body)
  }

  // MARK: - Placing roots

  /// Lays a view out as wide as the screen and as high as it wants to be, at most as high as the screen.
  ///
  /// Where its constraints do not decide on a height, it fills the screen, as the view of a controller; a cell is as
  /// high as a row that nobody sized.
  package func place(_ view: UIView) {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0),
      // Only what is required makes it wider or narrower than the screen.
      withHorizontalFittingPriority: UILayoutPriority(rawValue: 999),
      verticalFittingPriority: .fittingSizeLevel
    )
    let isPlaced = fitting.width > 0 && fitting.height > 0
    view.frame = CGRect(
      x: 0,
      y: 0,
      width: fitting.width > 0 ? min(fitting.width, size.width) : size.width,
      height: isPlaced ? fitting.height : Self.isCell(view) ? Self.rowHeight : size.height
    )
    view.layoutIfNeeded()
  }

  /// Source: the page of `UITableView.rowHeight` in Apple's documentation, measured as 44 points.
  private static let rowHeight: CGFloat = 44

  private static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView
      || view is UITableViewHeaderFooterView
  }

  /// Shows a controller on the whole screen.
  ///
  /// - Returns: The window, which has to be kept as long as the layout.
  package func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.safeAreaInsetsOverride = safeArea
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }
}
