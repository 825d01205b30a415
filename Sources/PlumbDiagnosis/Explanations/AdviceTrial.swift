import ConstraintSolver
import LayoutEngine
import PlumbLog

/// What becomes of a logged conflict once an advice is taken: whether it ends, and what is left of the views.
///
///     AdviceTrial(explanation, without: 2).endsConflict
///     AdviceTrial(explanation, .constant(2, 280)).endsConflict
///
/// An advice to remove a constraint, to give it a priority of 999 or another constant, to make spaces smaller, or to turn
/// masks off is tried here before it is given.
struct AdviceTrial {
  /// What an advice changes of the listed constraints.
  enum Change {
    /// The constraint at a place of the list, from 0, is removed or gives way.
    case without(Int)
    /// The constraint at a place of the list, from 0, gets another constant.
    case constant(Int, Double)
    /// The constraints at some places of the list, from 0, get the constant 0.
    case noSpaces([Int])
    /// The autoresizing masks of some items, by their identities, are no longer turned into constraints.
    case masks(Set<String>)
  }

  private let explanation: ConflictExplanation
  private let change: Change

  /// Tries a change of a conflict.
  init(_ explanation: ConflictExplanation, _ change: Change) {
    self.explanation = explanation
    self.change = change
  }

  /// Takes a constraint out of a conflict.
  ///
  /// - Parameters:
  ///   - explanation: The conflict.
  ///   - place: The place of the constraint in the list, from 0.
  init(_ explanation: ConflictExplanation, without place: Int) {
    self.init(explanation, .without(place))
  }

  /// The constraints as they are then.
  private var changed: [LoggedConstraint] {
    var result = explanation.constraints
    switch change {
    case .without(let place): result.remove(at: place)
    case .constant(let place, let constant): result[place].statement.constant = constant
    case .noSpaces(let places): for place in places { result[place].statement.constant = 0 }
    case .masks(let items):
      result.removeAll { constraint in
        constraint.identifier == nil && constraint.maskedItem.map { items.contains($0.id) } ?? false
      }
    }
    return result
  }

  /// Whether the constraints can hold then.
  ///
  /// Where the conflict is not proven, as it depends on margins that no log prints, they have to hold with each of the
  /// margins that UIKit gives to views: 8, 16 and 20 points.
  var endsConflict: Bool {
    if explanation.isProvable, case .without(let place) = change {
      return explanation.minimalSets.allSatisfy { $0.members.contains(place) }
    }
    var conflict = explanation.conflict
    guard !explanation.isProvable else {
      conflict.listed = changed
      return !ConflictExplanation(conflict).isProvable
    }
    return [8, 16, 20].allSatisfy { margin in
      conflict.listed = changed + margins(of: margin)
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
      !changed.contains(where: { $0.statement.isAboutNothing })
    else { return false }
    let system = LoggedSystem(changed, knowing: explanation.constraints)
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

extension AdviceTrial {
  /// The constant nearest to the one that a constraint has with which the others can hold.
  ///
  /// - Parameters:
  ///   - place: The place of the constraint in the list, from 0.
  ///   - explanation: The conflict, which has to be proven.
  /// - Returns: Nil where no constant ends the conflict, or the nearest one would leave a view with no width or height.
  static func fittingConstant(of place: Int, in explanation: ConflictExplanation) -> Double? {
    guard let bound = bound(of: place, in: explanation) else { return nil }
    let trial = AdviceTrial(explanation, .constant(place, bound))
    return trial.endsConflict && !trial.emptiesView ? bound : nil
  }

  /// The same, even where it would leave a view with no width or height: what a constant has to be more than, or less.
  static func bound(of place: Int, in explanation: ConflictExplanation) -> Double? {
    guard let range = range(of: place, in: explanation) else { return nil }
    let constraint = explanation.constraints[place]
    let now = constraint.statement.constant
    let fitting =
      switch constraint.statement.relation {
      case .equal: min(max(now, range.lowerBound), range.upperBound)
      case .lessThanOrEqual: max(now, range.lowerBound)
      case .greaterThanOrEqual: min(now, range.upperBound)
      }
    return fitting.isFinite ? fitting : nil
  }

  /// The constants of a constraint of which the others have room for one or the other.
  ///
  /// - Parameters:
  ///   - place: The place of the constraint in the list, from 0.
  ///   - explanation: The conflict, which has to be proven.
  /// - Returns: Nil where no constant ends the conflict.
  static func range(of place: Int, in explanation: ConflictExplanation) -> ClosedRange<Double>? {
    guard explanation.isProvable, AdviceTrial(explanation, without: place).endsConflict else {
      return nil
    }
    let constraint = explanation.constraints[place]
    var others = explanation.constraints
    others.remove(at: place)
    var system = LoggedSystem(others, knowing: [constraint])
    let terms = system.terms(of: constraint.statement)
    guard !terms.isEmpty,
      let least = try? system.solver.fittingValue(of: terms, .least, priority: 50),
      let greatest = try? system.solver.fittingValue(of: terms, .greatest, priority: 50),
      least <= greatest
    else { return nil }
    return least...greatest
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
