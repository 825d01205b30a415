public import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or on its screen.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the value is one of a device.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// How the device is held: upright, unless its screen is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Whether changes of the orientation are told of; nobody turns the device here.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Asks to be told of changes of the orientation; there are none here.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Asks to be told no longer.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Told when the device was turned; nobody turns it here.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}
