public import Foundation

/// A class whose looks can be set for all its instances at once.
///
/// - Note: UIKit: `appearance()` is not offered: looks do not change a layout, and the proxy needs
///   the Objective-C runtime.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class that can contain objects with an appearance of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
