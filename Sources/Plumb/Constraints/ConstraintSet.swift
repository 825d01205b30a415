#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Constraints that come and go together, by a name or by a condition.
@MainActor
final class ConstraintSet {
  /// When the set is in force.
  enum Rule {
    /// While the state of that name is switched on.
    case state(String)
    /// While the view answers true.
    case condition(@MainActor (ConstraintView) -> Bool)
  }

  let rule: Rule
  let constraints: [Constraint]
  /// Whether the set is in force.
  fileprivate(set) var isOn = false

  init(_ rule: Rule, _ constraints: [Constraint]) {
    self.rule = rule
    self.constraints = constraints
  }

  /// The name of a state.
  var name: String? {
    if case .state(let name) = rule { return name }
    return nil
  }

  /// Whether the set depends on a condition.
  var isConditional: Bool { name == nil }

  /// Whether the set is to be in force, while the state `state` is switched on.
  func applies(to receiver: Receiver, state: String?) -> Bool {
    switch rule {
    case .state(let name): name == state
    case .condition(let condition): receiver.place.map(condition) ?? false
    }
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
    }
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

  /// Looks at the conditions again, after traits have changed.
  func evaluateConditions() {
    guard let object = reference.object else { return }
    let receiver = Receiver(object, self)
    var batch = ConstraintBatch()
    batch.bring(sets.filter(\.isConditional), of: receiver, to: activeState)
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
    guard sets.contains(where: \.isConditional) else {
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
