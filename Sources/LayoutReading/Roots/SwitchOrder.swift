import PortableUIKit

/// Constraints of two states that are active at once while a method switches from one to the other.
///
/// In a hierarchy that was laid out, UIKit takes a constraint in as soon as it is activated, and logs right then what cannot
/// hold, although the method deactivates another one a line later.
///
/// Source: public apps whose warnings went away when they turned the order around.
@MainActor
struct SwitchOrder {
  private let instance: Instance
  private let before: [NSLayoutConstraint]
  private var met: Set<ObjectIdentifier> = []

  /// Begins with the state before a method is called.
  ///
  /// - Parameter instance: The object whose method it is, the properties of which hold constraints.
  init(_ instance: Instance) {
    self.instance = instance
    before = instance.heldConstraints.filter(\.isActive)
  }

  /// Notes which constraints are active at this moment: between two statements.
  mutating func look() {
    guard isAnotherActive else { return }
    for constraint in before where constraint.isActive { met.insert(ObjectIdentifier(constraint)) }
  }

  /// Those that were deactivated only after another one was activated, which still is.
  var late: [NSLayoutConstraint] {
    guard isAnotherActive else { return [] }
    return before.filter { met.contains(ObjectIdentifier($0)) && !$0.isActive && $0.canActivate }
  }

  private var isAnotherActive: Bool {
    instance.heldConstraints.contains { constraint in
      constraint.isActive && !before.contains { $0 === constraint }
    }
  }
}

extension Instance {
  /// The constraints that its properties hold.
  fileprivate var heldConstraints: [NSLayoutConstraint] {
    func held(_ value: Value) -> [NSLayoutConstraint] {
      switch value {
      case .host(let object): (object as? NSLayoutConstraint).map { [$0] } ?? []
      case .array(let elements): elements.flatMap(held)
      default: []
      }
    }
    return fields.values.flatMap(held)
  }
}

extension Evaluator {
  /// Activates what the method that was watched deactivated too late, as it was for a moment.
  func returnToMoment() {
    lateConstraints = switchOrder?.late ?? []
    switchOrder = nil
    for constraint in lateConstraints { constraint.isActive = true }
  }

  /// The moments between two states: while a method that an event calls switches, one constraint may come before another one goes.
  ///
  /// - Parameters:
  ///   - orders: The calls that lead to states.
  ///   - root: The class.
  /// - Returns: The moments in the last call of each of them.
  func momentVariants(_ orders: [[CallStep]], of root: TypeDeclaration) -> [ReadingVariant] {
    let events = unreached(root).filter {
      ($0.attributes.contains("objc") || $0.attributes.contains("IBAction"))
        && mayLayOut($0.syntax, among: ["isActive", "activate"])
    }.map(\.fullName)
    return orders.filter { $0.last.map { events.contains($0.name) } == true }.map { order in
      let first = order.dropLast().map(\.words)
      return ReadingVariant(
        choice: .moment(order),
        words: "while \(order.last?.words ?? "") runs"
          + (first.isEmpty ? "" : " after " + first.joined(separator: " and then "))
      )
    }
  }
}
