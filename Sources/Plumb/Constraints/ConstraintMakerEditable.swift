#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// The stage of a description at which the other side can be multiplied and moved.
///
/// Each of these can be said again; the last one counts. Offset and inset take each other's place,
/// and that of a constant given to the relation.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the attribute of the other item.
  @discardableResult @inlinable
  public func multipliedBy<Factor: ConstraintMultiplierTarget>(
    _ amount: Factor
  ) -> ConstraintMakerEditable {
    setMultiplier(amount.constraintMultiplier)
  }

  /// Divides the attribute of the other item.
  @discardableResult @inlinable
  public func dividedBy<Factor: ConstraintMultiplierTarget>(
    _ amount: Factor
  ) -> ConstraintMakerEditable {
    setMultiplier(1 / amount.constraintMultiplier)
  }

  /// Adds a number of points, whatever the attribute: a positive one leads right and down.
  @discardableResult @inlinable
  public func offset<Offset: ConstraintOffsetTarget>(_ amount: Offset) -> ConstraintMakerEditable {
    setConstant(.number(amount.constraintOffset), isInset: false)
  }

  /// Moves inwards from the edges of the other item: a positive number makes the rectangle smaller.
  @discardableResult @inlinable
  public func inset<Inset: ConstraintInsetTarget>(_ amount: Inset) -> ConstraintMakerEditable {
    setConstant(.insets(amount.constraintInsets), isInset: true)
  }

  /// Moves inwards from the edges of the other item, by reading direction.
  @discardableResult @inlinable
  public func inset<Inset: ConstraintDirectionalInsetTarget>(
    _ amount: Inset
  ) -> ConstraintMakerEditable {
    setConstant(.directionalInsets(amount.constraintDirectionalInsets), isInset: true)
  }

  @usableFromInline
  final func setMultiplier(_ multiplier: CGFloat) -> ConstraintMakerEditable {
    if stored.admitsChange() { stored.multiplier = multiplier }
    return self
  }

  @usableFromInline
  final func setConstant(
    _ constant: ConstraintConstant,
    isInset: Bool
  ) -> ConstraintMakerEditable {
    if stored.admitsChange() {
      stored.constant = constant
      stored.constantWord = isInset ? .inset : .offset
    }
    return self
  }
}
