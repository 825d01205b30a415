import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// Two constraints between the same things.
  func saidTwice(_ own: [LoggedConstraint]) -> (String, String)? {
    for (place, second) in own.enumerated() {
      guard
        let first = own[..<place].first(where: {
          $0.statement.first == second.statement.first
            && $0.statement.second == second.statement.second
        })
      else { continue }
      let names = "\(number(of: first)) and \(number(of: second))"
      let factors = [first, second].map(\.statement.multiplier)
      if first.statement.second != nil, factors[0] != factors[1] {
        return (
          "usual cause: \(names) want \(Wording.number(factors[0])) and "
            + "\(Wording.number(factors[1])) times the same length, which only 0 can meet",
          "keep one of \(names)"
        )
      }
      guard own.count == 2 else { continue }
      let both = [first, second]
      if let limit = both.first(where: { $0.statement.relation != .equal }),
        let exact = both.first(where: { $0.statement.relation == .equal })
      {
        let word = limit.statement.relation == .greaterThanOrEqual ? "least" : "most"
        return (
          "usual cause: \(names) disagree about the same thing",
          "make the constant of \(self.number(of: exact)) at \(word) "
            + "\(Wording.number(limit.statement.constant)), or keep one of the two"
        )
      }
      return (
        "usual cause: the same thing is constrained twice, in code that runs twice or in two places",
        "keep one of the two constraints, and change its constant where it has to change"
      )
    }
    return nil
  }
}
