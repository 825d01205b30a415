#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Constraints that come and go together: with a state, while a condition holds, or both.
@MainActor
final class ConstraintSet {
  /// Whether a condition holds for a view.
  typealias Condition = @MainActor (ConstraintView) -> Bool

  /// The state that has to be on, where one has to.
  let state: String?
  /// What has to hold, where something has to.
  let condition: Condition?
  let constraints: [Constraint]
  /// Whether the set is in force.
  fileprivate(set) var isOn = false

  init(state: String? = nil, condition: Condition? = nil, _ constraints: [Constraint]) {
    self.state = state
    self.condition = condition
    self.constraints = constraints
  }

  /// Whether the set is to be in force, while the state `active` is on.
  func applies(to receiver: Receiver, state active: String?) -> Bool {
    if let state, state != active { return false }
    guard let condition else { return true }
    return receiver.place.map(condition) ?? false
  }
}

/// A set that a batch switches.
struct ConstraintSwitching {
  let set: ConstraintSet
  let isOn: Bool

  @MainActor
  func finish() {
    set.isOn = isOn
  }
}

extension ConstraintBatch {
  /// Switches sets of one item where they are not yet as they are to be.
  mutating func bring(_ sets: [ConstraintSet], of receiver: Receiver, to state: String?) {
    for set in sets {
      let isOn = set.applies(to: receiver, state: state)
      if isOn != set.isOn { turn(set, isOn, receiver) }
      // A set that waits keeps no item alive.
      for constraint in set.constraints { constraint.releaseTarget() }
    }
  }

  /// Adds sets that a block described under conditions.
  mutating func add(_ sets: [ConstraintSet], for receiver: Receiver) {
    for constraint in sets.flatMap(\.constraints) { constraint.advise(receiver, &advice) }
    bring(sets, of: receiver, to: nil)
  }

  /// Takes a set out of force.
  mutating func turnOff(_ set: ConstraintSet, _ receiver: Receiver) {
    if set.isOn { turn(set, false, receiver) }
  }

  private mutating func turn(_ set: ConstraintSet, _ isOn: Bool, _ receiver: Receiver) {
    if isOn {
      for constraint in set.constraints {
        constraint.build(for: receiver, &problems)
        add(constraint.made, retiring: [])
      }
    } else {
      add([], retiring: set.constraints.flatMap { $0.made })
    }
    switchings.append(ConstraintSwitching(set: set, isOn: isOn))
  }
}

extension ItemRecord {
  /// The constraints that are in force, those of sets too.
  var standing: [Constraint] {
    sets.isEmpty ? constraints : constraints + sets.filter(\.isOn).flatMap(\.constraints)
  }

  /// The sets that blocks described under a condition, outside of states.
  var conditions: [ConstraintSet] { sets.filter { $0.state == nil } }

  /// Looks at the conditions again, after traits have changed.
  func evaluateConditions() {
    guard let object = reference.object else { return }
    let receiver = Receiver(object, self)
    var batch = ConstraintBatch()
    batch.bring(sets.filter { $0.condition != nil }, of: receiver, to: activeState)
    batch.commit()
  }

  /// Adds sets, or takes the place of those there are.
  func add(_ new: [ConstraintSet], removing old: [ConstraintSet] = []) {
    sets.removeAll { set in old.contains { $0 === set } }
    sets += new
    observeTraitsIfNeeded()
  }

  private func observeTraitsIfNeeded() {
    #if canImport(UIKit)
    guard sets.contains(where: { $0.condition != nil }) else {
      traitObservation = nil
      return
    }
    guard traitObservation == nil, let object = reference.object,
      let view = hierarchyPlace(of: object)
    else { return }
    traitObservation = TraitObservation(of: view) { [weak self] in self?.evaluateConditions() }
    #endif
  }
}
