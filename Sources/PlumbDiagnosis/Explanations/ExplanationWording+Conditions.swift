import ConstraintSolver
import PlumbLog

extension ExplanationWording {
  /// What would have to be true for all constraints to hold, a sentence each.
  ///
  /// Two margins of a view at opposite sides that have room together only are told in one.
  var conditions: [String] {
    let system = LoggedSystem(explanation.constraints)
    var told: Set<String> = []
    return explanation.conditions.compactMap { condition in
      let item = Self.item(condition.item)
      guard !told.contains("\(condition.quantity) \(condition.item.id)") else { return nil }
      if let pair = pair(of: condition, in: system) {
        told.insert("\(pair.other) \(condition.item.id)")
        return hold(
          "the \(pair.words) of \(item) are \(Wording.number(pair.room)) or less together"
        )
      }
      return hold("the \(condition.quantity) of \(item) is \(range(condition))")
    }
  }

  private func hold(_ condition: String) -> String {
    "the printed constraints hold only where \(condition), which the log does not print"
  }

  /// The margin at the opposite side, where the two have less room together than each has alone.
  private func pair(
    of condition: ConflictExplanation.Condition,
    in system: LoggedSystem
  ) -> (words: String, other: String, room: Double)? {
    let pairs: [(LoggedSystem.Quantity, LoggedSystem.Quantity, String)] = [
      (.topMargin, .bottomMargin, "top and bottom margins"),
      (.leftMargin, .rightMargin, "left and right margins"),
    ]
    for (near, far, words) in pairs {
      let names = [near.words, far.words]
      guard names.contains(condition.quantity),
        let other = names.first(where: { $0 != condition.quantity }),
        let second = explanation.conditions.first(where: {
          $0.quantity == other && $0.item.id == condition.item.id
        }),
        [condition, second].allSatisfy({ $0.least <= 0 && $0.greatest < .infinity })
      else { continue }
      let terms = system.variables.filter { key, _ in
        (key.quantity == near || key.quantity == far)
          && system.item(key.item).id == condition.item.id
      }
      guard terms.count == 2,
        let room = try? system.solver.fittingValue(
          of: terms.values.map { Term($0) },
          .greatest,
          priority: 50
        ),
        room < condition.greatest + second.greatest - 1e-6
      else { continue }
      return (words, other, room)
    }
    return nil
  }

  /// The values for which the printed constraints hold, as words.
  func range(_ condition: ConflictExplanation.Condition) -> String {
    let least = Wording.number(condition.least)
    let greatest = Wording.number(condition.greatest)
    if condition.greatest - condition.least < 1e-6 { return least }
    if condition.greatest == .infinity { return "\(least) or more" }
    return condition.least <= 0 ? "\(greatest) or less" : "\(least) to \(greatest)"
  }
}
