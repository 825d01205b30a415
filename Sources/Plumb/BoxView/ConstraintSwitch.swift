#if canImport(UIKit)
public import UIKit

/// Two sets of constraints of which one is active.
///
///     let layout = ConstraintSwitch(state: true, onSet: wide, offSet: narrow)
///     layout.state = false
///
/// The initialiser leaves the constraints as they are. From then on, setting ``state``, ``onSet`` or
/// ``offSet`` deactivates the constraints of the other state and activates those of this one.
@preconcurrency @MainActor
open class ConstraintSwitch {
  /// The constraints of the state true.
  ///
  /// Constraints that are taken out stay as they are.
  public var onSet: Set<NSLayoutConstraint> {
    get { Set(on) }
    set {
      on = Self.merged(on, newValue)
      apply()
    }
  }

  /// The constraints of the state false.
  ///
  /// Constraints that are taken out stay as they are.
  public var offSet: Set<NSLayoutConstraint> {
    get { Set(off) }
    set {
      off = Self.merged(off, newValue)
      apply()
    }
  }

  /// Called after the state changed.
  public var stateChangeHandler: (() -> Void)?

  /// Which of the sets is active.
  public var state: Bool {
    didSet {
      apply()
      if state != oldValue { stateChangeHandler?() }
    }
  }

  // Sets have no order that is the same in every run, and the order of activation may decide ties.
  private var on: [NSLayoutConstraint]
  private var off: [NSLayoutConstraint]

  /// Creates a switch between two arrays of constraints; elements that are nil are left out.
  public init(
    state: Bool = false,
    onSet: [NSLayoutConstraint?] = [],
    offSet: [NSLayoutConstraint?] = []
  ) {
    self.state = state
    on = onSet.compactMap { $0 }
    off = offSet.compactMap { $0 }
  }

  /// Creates a switch between two collections of constraints.
  @_disfavoredOverload
  public convenience init(
    state: Bool = false,
    onSet: some Sequence<NSLayoutConstraint>,
    offSet: some Sequence<NSLayoutConstraint>
  ) {
    self.init(state: state, onSet: Array(onSet), offSet: Array(offSet))
  }

  private func apply() {
    NSLayoutConstraint.deactivate(state ? off : on)
    NSLayoutConstraint.activate(state ? on : off)
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
