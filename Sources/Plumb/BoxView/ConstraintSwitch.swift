#if canImport(UIKit)
public import UIKit

/// Two sets of constraints of which one is active.
///
///     let layout = ConstraintSwitch(state: true, onSet: wide, offSet: narrow)
///     layout.state = false
///
/// Nothing is activated before ``state`` is set for the first time.
@preconcurrency @MainActor
public final class ConstraintSwitch {
  /// The constraints of the state true.
  public var onSet: Set<NSLayoutConstraint> {
    get { Set(on) }
    set { on = Self.merged(on, newValue) }
  }

  /// The constraints of the state false.
  public var offSet: Set<NSLayoutConstraint> {
    get { Set(off) }
    set { off = Self.merged(off, newValue) }
  }

  /// Called with the new state after it changed.
  public var stateChangeHandler: ((Bool) -> Void)?

  /// Which of the sets is active.
  ///
  /// Setting it deactivates the other set before it activates this one.
  public var state: Bool {
    didSet {
      NSLayoutConstraint.deactivate(state ? off : on)
      NSLayoutConstraint.activate(state ? on : off)
      if state != oldValue { stateChangeHandler?(state) }
    }
  }

  // Sets have no order that is the same in every run, and the order of activation may decide ties.
  private var on: [NSLayoutConstraint]
  private var off: [NSLayoutConstraint]

  /// Creates a switch between two collections of constraints.
  public init(
    state: Bool = false,
    onSet: some Sequence<NSLayoutConstraint>,
    offSet: some Sequence<NSLayoutConstraint>
  ) {
    self.state = state
    on = Array(onSet)
    off = Array(offSet)
  }

  private static func merged(
    _ old: [NSLayoutConstraint],
    _ new: Set<NSLayoutConstraint>
  ) -> [NSLayoutConstraint] {
    let kept = old.filter { new.contains($0) }
    return kept + new.subtracting(kept)
  }
}
#endif
