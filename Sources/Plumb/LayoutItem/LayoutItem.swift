#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// A view or guide, as one side of a constraint.
///
///     NSLayoutConstraint.activate([
///       title.constraint(.top, to: view, constant: 16),
///       title.constraint(.leading, to: view, .leadingMargin),
///       title.constraint(.width, .lessThanOrEqual, constant: 300),
///     ])
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension ConstraintView: LayoutItem {}

extension ConstraintLayoutGuide: LayoutItem {}

extension LayoutItem {
  /// A constraint between an attribute of the item and one of another item, or a constant.
  ///
  /// The constraint is not active. `translatesAutoresizingMaskIntoConstraints` stays as it is.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the item.
  ///   - relation: How the two sides relate.
  ///   - target: The other item; nil where the other side is the constant alone.
  ///   - targetAttribute: The attribute of the other item; nil for the same one.
  ///   - multiplier: The factor of the other attribute. Must be finite.
  ///   - constant: What is added, in points. Must be finite.
  ///   - file: Where the constraint is described.
  ///   - line: The line where the constraint is described.
  public func constraint(
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    to target: (any LayoutItem)? = nil,
    _ targetAttribute: NSLayoutConstraint.Attribute? = nil,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    if !multiplier.isFinite || !constant.isFinite {
      report(
        LayoutIssue(
          kind: .invalidNumber,
          message: """
            \(itemName(self)).\(attributeName(attribute)) has the multiplier \(multiplier) and the \
            constant \(constant); 1 and 0 take the place of those that are not finite
            """,
          file: file,
          line: line
        )
      )
    }
    let made = LayoutConstraint(
      item: self,
      attribute: attribute,
      relatedBy: relation,
      toItem: target,
      attribute: target == nil ? .notAnAttribute : targetAttribute ?? attribute,
      multiplier: multiplier.isFinite ? multiplier : 1,
      constant: constant.isFinite ? constant : 0
    )
    made.file = file
    made.line = line
    return made
  }
}
