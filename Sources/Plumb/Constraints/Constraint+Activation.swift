#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension Constraint {
  /// Activates constraints together: all of them, or where one has something in the way, none.
  public static func activate(_ constraints: [Constraint]) {
    var batch = ConstraintBatch()
    for constraint in constraints { batch.addExisting(constraint) }
    guard batch.commit() else { return }
    for constraint in constraints where !constraint.isRecorded {
      constraint.receiver.object.map { ItemRecord.of($0).append([constraint]) }
    }
  }

  /// Deactivates constraints together.
  public static func deactivate(_ constraints: [Constraint]) {
    NSLayoutConstraint.deactivate(constraints.flatMap { $0.made })
    for constraint in constraints where constraint.isRecorded {
      guard let item = constraint.receiver.object else { continue }
      ItemRecord.existing(of: item)?.remove([constraint])
    }
  }
}

extension ConstraintBatch {
  /// Adds a constraint that was described before.
  mutating func addExisting(_ constraint: Constraint) {
    guard let item = constraint.receiver.object else {
      problems.append(
        constraint.issue(
          .missingItem,
          "the receiver of a constraint is no longer alive, so the constraint was not activated"
        )
      )
      return
    }
    let receiver = Receiver(item)
    guard constraint.isBuilt else { return add([constraint], for: receiver) }
    for made in constraint.made where !made.isActive {
      check(made, receiver, constraint)
      add([made], retiring: [])
    }
  }

  private mutating func check(
    _ made: LayoutConstraint,
    _ receiver: Receiver,
    _ constraint: Constraint
  ) {
    guard made.secondAttribute != .notAnAttribute else { return }
    guard let second = made.secondItem, !constraint.isDead else {
      problems.append(
        constraint.issue(
          .missingItem,
          "the target of \(made) is no longer alive, so the constraint was not activated"
        )
      )
      return
    }
    guard !receiver.sharesHierarchy(with: second) else { return }
    problems.append(
      noCommonAncestor(
        receiver.object,
        attributeName(made.firstAttribute),
        second,
        file: constraint.file,
        line: constraint.line
      )
    )
  }
}
