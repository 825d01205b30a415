public import Foundation

/// An iPhone or iPad to lay out for: its screen, safe areas and size classes.
///
///     let device = SimulatedDevice.named("iPhone 16 Pro")
///     let window = device?.makeWindow(.landscapeLeft)
///
/// Screens: Apple's technical specifications, as pixels divided by the scale. Size classes: Apple's Human
/// Interface Guidelines, "Layout". Safe areas: those of a full screen without bars; upright ones of 375×667,
/// 375×812, 390×844, 393×852 and 414×896 were seen in saved Interface Builder documents, the others, and all
/// in landscape, are general knowledge, since Apple publishes none. The width class of an iPhone Air in
/// landscape is an assumption.
public struct SimulatedDevice: Hashable, Sendable {
  /// What Apple sells it as, such as "iPhone 16 Pro".
  public let name: String
  /// The year it came out.
  public let year: Int
  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom
  /// Pixels for each point.
  public let scale: CGFloat
  /// The screen held upright, in points.
  public let portraitSize: CGSize
  /// The safe area at the top held upright, in points.
  let top: CGFloat
  /// The room for the home indicator held upright, in points; 0 with a home button.
  let bottom: CGFloat
  /// Whether a phone's width class is regular in landscape.
  let isLarge: Bool

  /// All devices since 2018, phones before tablets, oldest first.
  public static let all: [SimulatedDevice] = phones + tablets

  /// The device that Apple sells as `name`, in any case, or nil for one that is not known.
  public static func named(_ name: String) -> SimulatedDevice? {
    let name = name.lowercased()
    return all.first { $0.name.lowercased() == name }
  }

  /// The screen in points, in an orientation.
  public func size(_ orientation: UIInterfaceOrientation = .portrait) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  /// The safe area of the whole screen without bars, in points.
  ///
  /// In landscape, the cut-out of a phone and its mirror image are at the sides, the home indicator takes
  /// 21 points, and the status bar is hidden.
  public func safeAreaInsets(_ orientation: UIInterfaceOrientation = .portrait) -> UIEdgeInsets {
    guard idiom == .phone, orientation.isLandscape else {
      return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    guard bottom > 0 else { return .zero }
    return UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }

  /// The horizontal size class of the whole screen.
  public func horizontalSizeClass(
    _ orientation: UIInterfaceOrientation = .portrait
  ) -> UIUserInterfaceSizeClass {
    idiom == .pad || (isLarge && orientation.isLandscape) ? .regular : .compact
  }

  /// The vertical size class of the whole screen.
  public func verticalSizeClass(
    _ orientation: UIInterfaceOrientation = .portrait
  ) -> UIUserInterfaceSizeClass {
    idiom == .phone && orientation.isLandscape ? .compact : .regular
  }

  /// The traits of the whole screen; those that the device does not decide are the current ones.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - system: The generation of the system on the device, or nil for the current one.
  /// - Returns: All traits.
  public func traitCollection(
    _ orientation: UIInterfaceOrientation = .portrait,
    system: SystemGeneration? = nil
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current,
      system.map { UITraitCollection(systemGeneration: $0) } ?? UITraitCollection(),
      UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: horizontalSizeClass(orientation)),
      UITraitCollection(verticalSizeClass: verticalSizeClass(orientation)),
    ])
  }

  /// Makes a window that fills a screen of the device, with its safe area and traits.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - system: The generation of the system on the device, or nil for the current one.
  /// - Returns: The window, not shown yet.
  @MainActor
  public func makeWindow(
    _ orientation: UIInterfaceOrientation = .portrait,
    system: SystemGeneration? = nil
  ) -> UIWindow {
    let bounds = CGRect(origin: .zero, size: size(orientation))
    let window = UIWindow(frame: bounds)
    window.safeAreaInsetsOverride = safeAreaInsets(orientation)
    window.screen = UIScreen(
      bounds: bounds,
      scale: scale,
      orientation: orientation,
      traits: traitCollection(orientation, system: system)
    )
    return window
  }

  /// Makes this the device of `UIScreen.main` and of the current traits.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - system: The generation of the system on the device, or nil for the current one.
  @MainActor
  public func makeCurrent(
    _ orientation: UIInterfaceOrientation = .portrait,
    system: SystemGeneration? = nil
  ) {
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size(orientation)),
      scale: scale,
      orientation: orientation
    )
    UITraitCollection.current = traitCollection(orientation, system: system)
  }
}
