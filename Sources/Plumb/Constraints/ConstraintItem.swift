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
  /// The view or guide.
  ///
  /// It lives as long as this value; constraints do not keep it alive.
  public let target: AnyObject?
  @usableFromInline let attributes: ConstraintAttributes

  @inlinable
  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  /// The item at the attributes.
  @inlinable public var constraintTarget: ConstraintTarget {
    ConstraintTarget(target.map { .item($0, attributes) } ?? .deadItem)
  }
}
