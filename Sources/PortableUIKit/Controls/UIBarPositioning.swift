public import Foundation

/// What is asked of where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns where the bar stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that stands somewhere.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// What is told of items of a navigation bar; the user takes none away here.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks whether an item may be put on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Asks whether the item on top may be taken away.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }
}

/// What is asked of where a toolbar stands.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  /// Where the delegate says that the bar stands.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

extension UIToolbar: UIBarPositioning {
  /// Where the delegate says that the bar stands.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

extension UITabBar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}
