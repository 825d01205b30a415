import ConstraintSolver
import LayoutEngine
import PlumbLog

/// What becomes of a logged conflict once a constraint gives way: whether it ends, and what is left of the views.
///
///     AdviceTrial(explanation, without: 2).endsConflict
///
/// An advice to remove a constraint or to give it a priority of 999 is tried here before it is given.
struct AdviceTrial {
  private let explanation: ConflictExplanation
  private let place: Int

  /// Takes a constraint out of a conflict.
  ///
  /// - Parameters:
  ///   - explanation: The conflict.
  ///   - place: The place of the constraint in the list, from 0.
  init(_ explanation: ConflictExplanation, without place: Int) {
    self.explanation = explanation
    self.place = place
  }

  private var others: [LoggedConstraint] {
    explanation.constraints.enumerated().filter { $0.offset != place }.map(\.element)
  }

  /// Whether the other constraints can hold.
  ///
  /// Where the conflict is not proven, as it depends on margins that no log prints, they have to hold with each of the
  /// margins that UIKit gives to views: 8, 16 and 20 points.
  var endsConflict: Bool {
    guard !explanation.isProvable else {
      return explanation.minimalSets.allSatisfy { $0.members.contains(place) }
    }
    return [8, 16, 20].allSatisfy { margin in
      var conflict = explanation.conflict
      conflict.listed = others + margins(of: margin)
      return !ConflictExplanation(conflict).isProvable
    }
  }

  /// Constraints that give a size to the margins on which the conflict depends.
  private func margins(of points: Double) -> [LoggedConstraint] {
    let pairs: [LoggedSystem.Quantity: (LayoutAttribute, LayoutAttribute, Double)] = [
      .leftMargin: (.leftMargin, .left, points), .rightMargin: (.rightMargin, .right, -points),
      .topMargin: (.topMargin, .top, points), .bottomMargin: (.bottomMargin, .bottom, -points),
    ]
    let system = LoggedSystem(explanation.constraints)
    return system.variables.keys.compactMap { key in
      guard let (margin, edge, constant) = pairs[key.quantity] else { return nil }
      let item = system.item(key.item)
      return LoggedConstraint(
        address: "\(margin.name) of \(key.item)",
        statement: .init(
          .anchor(.init(item, .layout(margin))),
          .equal,
          .anchor(.init(item, .layout(edge))),
          constant: constant
        )
      )
    }
    .sorted { $0.address < $1.address }
  }

  /// Whether a view is forced to be 0 points long by what is left, although no constraint says so.
  ///
  /// Such a view is gone from the screen, which no one wants in place of a message.
  var emptiesView: Bool {
    guard explanation.isProvable,
      !explanation.constraints.contains(where: { $0.statement.isAboutNothing })
    else { return false }
    let system = LoggedSystem(others, knowing: [explanation.constraints[place]])
    return system.variables.contains { key, variable in
      guard key.quantity == .width || key.quantity == .height, !system.item(key.item).isGuide,
        let greatest = try? system.solver.fittingValue(
          of: [Term(variable)],
          .greatest,
          priority: 50
        )
      else { return false }
      return greatest < 1e-6
    }
  }
}

extension LoggedConstraint.Statement {
  /// Whether it makes something less than a point long.
  fileprivate var isAboutNothing: Bool {
    guard second == nil, abs(constant) < 1, relation != .greaterThanOrEqual,
      case .anchor(let anchor) = first
    else { return false }
    return anchor.attribute == .layout(.width) || anchor.attribute == .layout(.height)
  }
}
