#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// What an attribute can be related to: an item, an attribute of an item, or a constant.
@preconcurrency @MainActor
public protocol ConstraintRelatableTarget {
  /// The target as a value.
  var constraintTarget: ConstraintTarget { get }
}

extension ConstraintRelatableTarget {
  /// No target: the type is not one of those that constraints can be related to.
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.unknown(String(describing: Self.self)))
  }
}

/// What an attribute is related to.
public struct ConstraintTarget {
  @usableFromInline enum Storage {
    case item(AnyObject, ConstraintAttributes)
    case constant(ConstraintConstant)
    case deadItem
    case unknown(String)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  init(_ storage: Storage) {
    self.storage = storage
  }
}

/// An item that constraints can be made for: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintView: LayoutConstraintItem, ConstraintRelatableTarget {
  /// The view, at the same attribute.
  @inlinable public var constraintTarget: ConstraintTarget { ConstraintTarget(.item(self, [])) }
}

extension ConstraintLayoutGuide: LayoutConstraintItem, ConstraintRelatableTarget {
  /// The guide, at the same attribute.
  @inlinable public var constraintTarget: ConstraintTarget { ConstraintTarget(.item(self, [])) }
}

// MARK: - Constants

/// A constant that an attribute can be related to.
@preconcurrency @MainActor
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {}

/// A number of points that ``ConstraintMakerEditable/offset(_:)`` takes.
@preconcurrency @MainActor
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  /// The offset in points.
  var constraintOffset: CGFloat { get }
}

/// Distances inwards that `inset` takes.
@preconcurrency @MainActor
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// The distances in points.
  var constraintInsets: ConstraintInsets { get }
}

/// Distances inwards by reading direction that `inset` takes.
@preconcurrency @MainActor
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  /// The distances in points.
  var constraintDirectionalInsets: ConstraintDirectionalInsets { get }
}

/// A factor.
@preconcurrency @MainActor
public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplier: CGFloat { get }
}

/// A priority.
@preconcurrency @MainActor
public protocol ConstraintPriorityTarget {
  /// The priority, above 0 and at most 1000.
  var constraintPriority: Float { get }
}

/// A number, which can be any part of a constraint.
@preconcurrency @MainActor
public protocol ConstraintNumber: ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number.
  var constraintNumber: CGFloat { get }
}

extension ConstraintNumber {
  /// The number as a constant.
  @inlinable public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.constant(.number(constraintNumber)))
  }

  /// The number as an offset in points.
  @inlinable public var constraintOffset: CGFloat { constraintNumber }

  /// The number on all four sides, in points.
  @inlinable public var constraintInsets: ConstraintInsets {
    let value = constraintNumber
    return ConstraintInsets(top: value, left: value, bottom: value, right: value)
  }

  /// The number as a factor.
  @inlinable public var constraintMultiplier: CGFloat { constraintNumber }

  /// The number as a priority.
  @inlinable public var constraintPriority: Float { Float(constraintNumber) }
}

extension Int: ConstraintNumber {
  /// The number.
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintNumber {
  /// The number.
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Float: ConstraintNumber {
  /// The number.
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Double: ConstraintNumber {
  /// The number.
  @inlinable public var constraintNumber: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintNumber {
  /// The number.
  @inlinable public var constraintNumber: CGFloat { self }
}

extension CGSize: ConstraintConstantTarget {
  /// The size as constants of width and height.
  @inlinable public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.constant(.size(self)))
  }
}

extension CGPoint: ConstraintConstantTarget {
  /// The point as constants of positions.
  @inlinable public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.constant(.point(self)))
  }
}

extension ConstraintInsets: ConstraintInsetTarget {
  /// The insets as constants.
  @inlinable public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.constant(.insets(self)))
  }

  /// The insets.
  @inlinable public var constraintInsets: ConstraintInsets { self }
}

extension ConstraintDirectionalInsets: ConstraintDirectionalInsetTarget {
  /// The insets as constants.
  @inlinable public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.constant(.directionalInsets(self)))
  }

  /// The insets.
  @inlinable public var constraintDirectionalInsets: ConstraintDirectionalInsets { self }
}

// MARK: - Priorities

extension ConstraintPriority: ConstraintPriorityTarget {
  /// The priority.
  public var constraintPriority: Float { value }
}

#if canImport(UIKit)
extension UILayoutPriority: ConstraintPriorityTarget {
  /// The priority.
  public var constraintPriority: Float { rawValue }
}
#else
extension NSLayoutConstraint.Priority: ConstraintPriorityTarget {
  /// The priority.
  public var constraintPriority: Float { rawValue }
}
#endif
