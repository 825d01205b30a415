import UIKit

// The shape of a library of operators and chained calls, in the language mode that checks actors.

/// Whatever can be laid out.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {
  var superview: UIView? { get }
}

extension UIView: LayoutItem {}

public protocol LayoutAnchorType {}
extension NSLayoutAnchor: LayoutAnchorType {}

infix operator /==/ : ComparisonPrecedence

@preconcurrency @MainActor
@discardableResult
public func /==/ (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  let constraint = left.constraint(equalTo: right)
  constraint.isActive = true
  return constraint
}

@preconcurrency @MainActor
@discardableResult
public func /==/ (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  let constraint = left.constraint(equalTo: right)
  constraint.isActive = true
  return constraint
}

@preconcurrency @MainActor
@discardableResult
public func /==/ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  let constraint = left.constraint(equalToConstant: right)
  constraint.isActive = true
  return constraint
}

/// A constraint of the library's own.
public final class ChainedConstraint: NSLayoutConstraint {}

extension UIAppearance {
  /// Runs a block on the object and returns it.
  @discardableResult
  public func style(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }
}

extension UIView {
  /// Adds subviews that constraints lay out.
  @discardableResult
  public func place(@ViewBuilder _ views: () -> [UIView]) -> UIView {
    for view in views() {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    return self
  }

  /// Keeps the view at a width.
  @discardableResult
  public func chainedWidth(_ width: CGFloat) -> Self {
    // The second attribute is dropped, since there is no second item.
    addConstraint(
      ChainedConstraint(
        item: self,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .width,
        multiplier: 1,
        constant: width
      )
    )
    return self
  }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

extension NSObject {
  /// Runs a block on a notification.
  public func on(_ name: String, _ block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: NSNotification.Name(rawValue: name),
      object: nil,
      queue: nil
    ) { _ in block() }
  }
}
