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

  /// Creates a screen.
  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }

  /// The screen in device pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Device pixels for each point of the panel.
  open var nativeScale: CGFloat { scale }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}

extension UIScreen {
  /// Makes this the screen of another device.
  package func configure(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }
}
