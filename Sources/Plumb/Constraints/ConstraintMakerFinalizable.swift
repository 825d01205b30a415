/// The stage of a description that is complete.
///
///     let width = make.width.equalTo(100).labeled("card width").constraint
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  final var stored: Constraint

  init(_ constraint: Constraint) {
    stored = constraint
  }

  /// Names the layout constraints, for descriptions and as their `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    if stored.admitsChange() { stored.label = label }
    return self
  }

  /// The handle on the layout constraints that the description becomes.
  ///
  /// Nothing can be added to the description after this.
  public var constraint: Constraint {
    stored.buildIfNeeded()
    return stored
  }
}
