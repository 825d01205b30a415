import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// Other numbers with which a conflict ends that misses by a few points: each of them alone.
  ///
  /// - Parameter apps: The constraints of the app in the conflict.
  /// - Returns: Nil where a number would have to change by more than 8 points and more than a quarter.
  func otherNumbers(_ apps: [LoggedConstraint]) -> String? {
    let changes = apps.compactMap { constraint -> String? in
      let now = constraint.statement.constant
      guard now != 0, let place = place(of: number(of: constraint)),
        let fitting = AdviceTrial.fittingConstant(of: place, in: explanation),
        fitting.sign == now.sign, abs(fitting) >= 1,
        abs(fitting - now) <= max(8, abs(now) / 4)
      else { return nil }
      return "\(Wording.number(fitting)) for \(Wording.number(now)) in \(place + 1)"
    }
    guard let last = changes.last, changes.count <= 3 else { return nil }
    return changes.count == 1 ? last : changes.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What is inside of a frame that cannot be made as large: that of a screen, or where it is to be many times as large.
  ///
  /// - Parameters:
  ///   - length: The constraint by which the frame gives a length.
  ///   - name: The view that has the frame.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where a larger frame is as likely.
  func tooMuch(
    for length: LoggedConstraint?,
    _ name: String,
    _ own: [LoggedConstraint]
  ) -> (String, String)? {
    guard explanation.minimalSets.count == 1, let length, asksForMore(than: length),
      own.allSatisfy({ $0.statement.multiplier == 1 }),
      case .anchor(let anchor) = length.statement.first
    else { return nil }
    let excess = explanation.minimalSets[0].excess
    let room = length.statement.constant
    // The narrowest screen of a phone is 320 points wide.
    let isOfScreen = anchor.attribute == .layout(.width) && room >= 320
    guard isOfScreen && excess <= room || room > 0 && excess > 2 * room,
      let large = own.filter({ $0.kind == .user && abs($0.statement.constant) > excess })
        .max(by: { abs($0.statement.constant) < abs($1.statement.constant) })
    else { return nil }
    let number = number(of: large)
    let constant = large.statement.constant
    guard let place = place(of: number),
      AdviceTrial(explanation, .constant(place, constant + (constant < 0 ? excess : -excess)))
        .endsConflict
    else { return nil }
    let adjective = anchor.attribute == .layout(.width) ? "wide" : "high"
    let smaller =
      "make what is inside \(Wording.number(excess)) points smaller, such as the "
      + "\(Wording.number(abs(constant))) of \(number)"
    return (
      "likely cause: \(name) is \(Wording.number(room)) points \(adjective) by its frame (its autoresizing mask is turned "
        + "into constraints), and what is inside needs \(Wording.number(room + excess))",
      isOfScreen
        ? "\(smaller), or give \(number) a priority of 999"
        : "if the frame is not the final one\(room == 50 ? " (a flow layout makes its items 50 × 50 unless it is told otherwise)" : ""), "
          + "give \(number) a priority of 999; if it is, \(smaller)"
    )
  }
}
