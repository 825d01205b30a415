/// The stage of a description at which a priority can be given.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Says how firmly the constraint is held.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    setPriority(amount.value)
  }

  /// Says how firmly the constraint is held, as a number above 0 and at most 1000.
  @discardableResult @inlinable
  public func priority<Priority: ConstraintPriorityTarget>(
    _ amount: Priority
  ) -> ConstraintMakerFinalizable {
    setPriority(amount.constraintPriority)
  }

  @usableFromInline
  final func setPriority(_ priority: Float) -> ConstraintMakerFinalizable {
    if stored.admitsChange() { stored.priority = priority }
    return self
  }
}
