import UIKit

// The shape of a library of operators over anchors, generic over their axis, with priorities behind a
// tilde and batches that are collected without being activated.

infix operator /<=/ : ComparisonPrecedence
infix operator ~~ : AdditionPrecedence

/// An anchor with a constant and a priority.
public struct AnchorTerm<Anchor> {
  var anchor: Anchor
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
  var priority: UILayoutPriority = .required
}

@preconcurrency @MainActor
public func + (left: NSLayoutXAxisAnchor, right: CGFloat) -> AnchorTerm<NSLayoutXAxisAnchor> {
  AnchorTerm(anchor: left, constant: right)
}

@preconcurrency @MainActor
public func * (left: NSLayoutDimension, right: CGFloat) -> AnchorTerm<NSLayoutDimension> {
  AnchorTerm(anchor: left, multiplier: right)
}

public func ~~ <Anchor>(left: AnchorTerm<Anchor>, right: UILayoutPriority) -> AnchorTerm<Anchor> {
  var term = left
  term.priority = right
  return term
}

@preconcurrency @MainActor
private func finalize(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority)
  -> NSLayoutConstraint
{
  constraint.priority = priority
  if Batch.current == nil { constraint.isActive = true }
  Batch.current?.constraints.append(constraint)
  return constraint
}

/// Collects what is made inside a block.
@preconcurrency @MainActor
public final class Batch {
  static var current: Batch?
  var constraints: [NSLayoutConstraint] = []

  public static func collect(active: Bool = true, _ block: () -> Void) -> [NSLayoutConstraint] {
    let batch = Batch()
    current = batch
    block()
    current = nil
    if active { NSLayoutConstraint.activate(batch.constraints) }
    return batch.constraints
  }
}

@preconcurrency @MainActor
@discardableResult
public func /==/ (left: NSLayoutXAxisAnchor, right: AnchorTerm<NSLayoutXAxisAnchor>)
  -> NSLayoutConstraint
{
  // The extension below gives the axis a form with a multiplier, as libraries do.
  finalize(
    left.constraint(
      equalTo: right.anchor,
      multiplier: right.multiplier,
      constant: right.constant
    ),
    right.priority
  )
}

@preconcurrency @MainActor
@discardableResult
public func /==/ (left: NSLayoutDimension, right: AnchorTerm<NSLayoutDimension>)
  -> NSLayoutConstraint
{
  finalize(
    left.constraint(
      equalTo: right.anchor,
      multiplier: right.multiplier,
      constant: right.constant
    ),
    right.priority
  )
}

@preconcurrency @MainActor
@discardableResult
public func /<=/ <Kind, Anchor: NSLayoutAnchor<Kind>>(left: Anchor, right: Anchor)
  -> NSLayoutConstraint
{
  finalize(left.constraint(lessThanOrEqualTo: right), .required)
}

extension NSLayoutXAxisAnchor {
  public func constraint(
    equalTo anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = self.constraint(equalTo: anchor, constant: constant)
    guard let first = constraint.firstItem else { return constraint }
    return NSLayoutConstraint(
      item: first,
      attribute: constraint.firstAttribute,
      relatedBy: constraint.relation,
      toItem: constraint.secondItem,
      attribute: constraint.secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// Applies makers that were handed on as functions.
@preconcurrency @MainActor
public func make<Anchor: AnyObject>(
  _ makers: [(NSLayoutAnchor<Anchor>) -> NSLayoutConstraint],
  to anchor: NSLayoutAnchor<Anchor>
) -> [NSLayoutConstraint] {
  makers.map { $0(anchor) }
}
