#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Attributes of a view or guide, as the other side of a relation.
///
///     make.top.equalTo(title.snp.bottom).offset(8)
@preconcurrency @MainActor
public struct ConstraintItem: ConstraintRelatableTarget {
  /// The view or guide, or nil once it is dead.
  public private(set) weak var target: AnyObject?
  @usableFromInline let attributes: ConstraintAttributes

  @usableFromInline
  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  /// The item at the attributes.
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(target.map { .item($0, attributes) } ?? .deadItem)
  }
}
