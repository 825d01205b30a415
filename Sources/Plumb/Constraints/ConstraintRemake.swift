#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Takes the place of the constraints of an item by those of a block, and leaves what is equal.
@MainActor
struct ConstraintRemake {
  private let maker: ConstraintMaker

  init(_ maker: ConstraintMaker) {
    self.maker = maker
  }

  /// Changes the constraints, or says what is in the way.
  func commit() {
    defer { for constraint in maker.descriptions { constraint.releaseTarget() } }
    var batch = ConstraintBatch()
    let receiver = maker.receiver
    let old = receiver.record.constraints
    var standing = old.flatMap(\.made).filter(\.isActive)
    var results: [(Constraint, [LayoutConstraint])] = []
    var kept: [(LayoutConstraint, Constraint, CGFloat)] = []
    var new: [LayoutConstraint] = []
    var described: ConstraintAttributes = []
    for constraint in maker.descriptions {
      described.formUnion(constraint.attributes)
      constraint.isFrozen = true
      var made: [LayoutConstraint] = []
      constraint.forEachSpec(for: receiver, &batch.problems) { spec in
        if let place = standing.firstIndex(where: { spec.difference(from: $0) == .none }) {
          let same = standing.remove(at: place)
          kept.append((same, constraint, spec.constant))
          made.append(same)
        } else {
          let fresh = spec.make(for: receiver, constraint)
          new.append(fresh)
          made.append(fresh)
        }
      }
      constraint.advise(receiver, &batch.advice)
      results.append((constraint, made))
    }
    batch.add(new, retiring: standing)
    batch.advise(mixing: described, in: maker)
    let conditions = receiver.record.conditions
    for set in conditions { batch.turnOff(set, receiver) }
    batch.add(maker.conditions, for: receiver)
    guard batch.commit() else { return }
    for (same, constraint, constant) in kept { same.take(constant, constraint) }
    retire(old, keeping: kept.map(\.0))
    for (constraint, made) in results { constraint.made = made }
    receiver.record.append(results.map(\.0))
    receiver.record.add(maker.conditions, removing: conditions)
  }

  /// Takes the layout constraints that stay from the handles that had them.
  private func retire(_ old: [Constraint], keeping kept: [LayoutConstraint]) {
    let kept = Set(kept.map(ObjectIdentifier.init))
    _ = maker.record.removeAll()
    for constraint in old {
      constraint.made = constraint.made.filter { !kept.contains(ObjectIdentifier($0)) }
    }
  }
}

extension LayoutConstraint {
  /// Takes over what a new description of the same constraint says.
  fileprivate func take(_ constant: CGFloat, _ constraint: Constraint) {
    if self.constant != constant { self.constant = constant }
    if identifier != constraint.label { identifier = constraint.label }
    stamp(constraint)
  }
}
