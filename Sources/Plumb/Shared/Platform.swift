#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

// The platform's types under names that are the same on every platform.

#if canImport(UIKit)

/// A view.
public typealias ConstraintView = UIView
/// A layout guide.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// What stands for the bars at the top or bottom of a controller's view.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Distances by side.
public typealias ConstraintInsets = UIEdgeInsets
/// Distances by reading direction.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// A reading direction.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

typealias LayoutPriority = UILayoutPriority

#else

/// A view.
public typealias ConstraintView = NSView
/// A layout guide.
public typealias ConstraintLayoutGuide = NSLayoutGuide
/// Distances by side.
public typealias ConstraintInsets = NSEdgeInsets
/// Distances by reading direction.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// A reading direction.
public typealias ConstraintInterfaceLayoutDirection = NSUserInterfaceLayoutDirection

typealias LayoutPriority = NSLayoutConstraint.Priority

#endif

typealias LayoutAttribute = NSLayoutConstraint.Attribute
typealias LayoutRelation = NSLayoutConstraint.Relation

/// What is the same in the whole app.
@preconcurrency @MainActor
public enum ConstraintConfig {
  /// The reading direction that decides which side of `UIEdgeInsets` is the leading one.
  ///
  /// It is read when insets become the constant of a leading or trailing attribute, and of a left or
  /// right one for directional insets. Left to right at first; views are not asked.
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight
}
