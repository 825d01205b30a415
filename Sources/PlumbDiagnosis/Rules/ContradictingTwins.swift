import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// A finding for each two optional constraints of one priority that say two things of the same ends, such as two widths.
  ///
  /// They cannot both hold, whatever the rest is: UIKit logs nothing, and what is weaker decides. Where nothing does, the view is
  /// open, and told as that.
  ///
  /// - Complexity: O(*constraints*).
  var contradictingTwins: [Finding] {
    var first: [Ends: Int] = [:]
    return snapshot.constraints.indices.compactMap { place in
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, constraint.relation == .equal, constraint.priority < 1000,
        let axis = constraint.firstAttribute.axis, isVisible[constraint.first],
        ![constraint.first, constraint.second].contains(where: {
          $0.map { undetermined[axis]?.contains($0) == true } == true
        })
      else { return nil }
      guard let twin = first.updateValue(place, forKey: Ends(constraint.plain)),
        abs(snapshot.constraints[twin].plain.constant - constraint.plain.constant) > 0.5
      else { return nil }
      let both = [twin, place].map { place in
        let mark = words.mark(place)
        return words.constraint(snapshot.constraints[place], isWhole: true)
          + (mark.isEmpty ? "" : " (\(mark))")
      }
      var finding = finding(
        .equalPriorities,
        place,
        items: [constraint.first],
        "\(both[0]) and \(both[1]) have the same priority of \(Wording.number(Double(constraint.priority))) and "
          + "cannot both hold: UIKit logs nothing, and what is weaker says which one does",
        suggestion: "delete the one that is not meant, or give it a lower priority"
      )
      finding.constraints.append(twin)
      return finding
    }
  }
}

/// What a constraint is about, and how firmly it is meant.
private struct Ends: Hashable {
  var first: Int
  var second: Int?
  var firstAttribute: LayoutAttribute
  var secondAttribute: LayoutAttribute
  var multiplier: Double
  var priority: Float

  init(_ constraint: LayoutSnapshot.Constraint) {
    first = constraint.first
    second = constraint.second
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    priority = constraint.priority
  }
}
