public import Foundation

/// The screen: its size and its pixels.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the device: 390 × 844 points at scale 3, until a tool says otherwise.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)

  /// All screens.
  public static var screens: [UIScreen] { [main] }

  /// The screen in points, in the orientation of the user interface.
  open package(set) var bounds: CGRect

  /// Device pixels for each point.
  open package(set) var scale: CGFloat

  /// How the user interface stands on the device.
  package private(set) var orientation = UIInterfaceOrientation.portrait

  /// Creates a screen.
  package init(
    bounds: CGRect,
    scale: CGFloat,
    orientation: UIInterfaceOrientation = .portrait,
    traits: UITraitCollection? = nil
  ) {
    self.bounds = bounds
    self.scale = scale
    self.orientation = orientation
    ownTraits = traits
    super.init()
  }

  /// Traits in place of the current ones.
  let ownTraits: UITraitCollection?

  /// The traits found last, and what they were found from.
  private var merged: (base: UITraitCollection, traits: UITraitCollection)?

  /// The screen in device pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The pictures a second that the panel can show at most: 60, as nothing is shown here.
  open var maximumFramesPerSecond: Int { 60 }

  /// How bright the screen is, from 0 to 1; kept, as nothing is shown here.
  open var brightness: CGFloat = 0.5

  /// Whether the screen may be darker than the system would make it.
  open var wantsSoftwareDimming = false

  /// Device pixels for each point of the panel.
  open var nativeScale: CGFloat { scale }

  /// The traits of the screen; those that nothing else decides are the current ones.
  open var traitCollection: UITraitCollection {
    let base = ownTraits ?? .current
    // Every view of a layout asks for it.
    if base.displayScale == scale { return base }
    if let merged, merged.base === base, merged.traits.displayScale == scale {
      return merged.traits
    }
    let traits = UITraitCollection(traitsFrom: [base, UITraitCollection(displayScale: scale)])
    merged = (base, traits)
    return traits
  }

  /// What it can show.
  open private(set) lazy var currentMode: UIScreenMode? = UIScreenMode(size: nativeBounds.size)
  /// All that it can show.
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// What it likes to show.
  open var preferredMode: UIScreenMode? { currentMode }
  /// How late it shows, in seconds.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// Returns a picture of what it shows, as a view of its size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// Returns what calls a method for each picture; it never does here.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Posted after a screen was connected; not here.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification"
  )
  /// Posted after a screen was disconnected; not here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )
  /// Posted after a screen shows something else; not here.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification"
  )
  /// Posted after the brightness has changed; not here.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  /// Posted after recording began or ended; not here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
}

extension UIScreen {
  /// Whether what is shown is recorded or mirrored; it is not here.
  public var isCaptured: Bool { false }

  /// A screen that this one shows the same as; none here.
  public var mirrored: UIScreen? { nil }

  /// Makes this the screen of another device.
  package func configure(
    bounds: CGRect,
    scale: CGFloat,
    orientation: UIInterfaceOrientation = .portrait
  ) {
    self.bounds = bounds
    self.scale = scale
    self.orientation = orientation
  }
}
