#if canImport(UIKit)
import UIKit
#endif

// The shape of a library that hangs a wrapper on every view and keeps what it made in an associated
// object. Nothing here names an actor.

/// A constraint that carries a label.
public class LabelledConstraint: NSLayoutConstraint {
  public var label: String?
}

/// What stands for one constraint, of a class that is not hashable.
public class MadeConstraint {
  public let constraint: LabelledConstraint

  init(_ constraint: LabelledConstraint) {
    self.constraint = constraint
  }
}

/// What constraints can be made for.
public protocol ConstraintItem: AnyObject {}

extension UIView: ConstraintItem {}
extension UILayoutGuide: ConstraintItem {}

private var constraintsKey: UInt8 = 0

extension ConstraintItem {
  /// The constraints that were made for the item.
  var constraintsSet: NSMutableSet {
    if let existing = objc_getAssociatedObject(self, &constraintsKey) as? NSMutableSet {
      return existing
    }
    let set = NSMutableSet()
    objc_setAssociatedObject(self, &constraintsKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return set
  }

  // Written as libraries write it.
  // swift-format-ignore: NeverForceUnwrap
  public var made: [MadeConstraint] { constraintsSet.allObjects as! [MadeConstraint] }
}

/// The wrapper of a view.
public struct ViewMaker {
  let view: UIView

  /// Makes a constraint between the view and its superview or a constant.
  @discardableResult
  public func make(
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    to other: Any? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) -> MadeConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = LabelledConstraint(
      item: view,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = UILayoutPriority(rawValue: priority)
    constraint.label = "made"
    let made = MadeConstraint(constraint)
    view.constraintsSet.add(made)
    NSLayoutConstraint.activate([constraint])
    return made
  }

  /// Removes every constraint that was made.
  public func removeAll() {
    for made in view.made {
      made.constraint.isActive = false
      view.constraintsSet.remove(made)
    }
  }
}

extension UIView {
  /// The wrapper of the view.
  public var maker: ViewMaker { ViewMaker(view: self) }
}
