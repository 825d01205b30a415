import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// The same constraint, made twice, where the text proves nothing.
  func madeTwice(_ own: [LoggedConstraint]) -> (String, String)? {
    guard !explanation.isProvable, own.count == 2, own.allSatisfy({ $0.kind == .user }),
      own[0].statement == own[1].statement
    else { return nil }
    let numbers = "\(number(of: own[0])) and \(number(of: own[1]))"
    return (
      "usual cause: \(numbers) say the same, in code that runs twice or in two places",
      "keep one of \(numbers)"
    )
  }

  /// A margin that the log does not print, and that would have to be another for the constraints to hold.
  func unprintedMargin(_ own: [LoggedConstraint]) -> (String, String)? {
    guard !explanation.isProvable, explanation.conditions.count == 1,
      explanation.conditions[0].quantity.hasSuffix("margin"), let words = yielding(own)
    else { return nil }
    let condition = explanation.conditions[0]
    let margin = "the \(condition.quantity) of \(Self.item(condition.item))"
    if own.count == 2, let edge = own[0].edge, edge == own[1].edge,
      case .layout(let attribute) = edge.attribute
    {
      let numbers = "\(number(of: own[0])) and \(number(of: own[1]))"
      return (
        "usual cause: \(numbers) both say where the \(attribute.name) of \(Self.item(edge.item)) is",
        "keep one of \(numbers), or set \(margin) to \(range(condition)) (layoutMargins)"
      )
    }
    return (
      "usual cause: with these constraints \(margin) has to be \(range(condition)), and it is not",
      "set that margin to \(range(condition)) (layoutMargins), or give \(words) a priority of 999"
    )
  }
}
