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
    if let told = placedByStack(own) { return told }
    let condition = explanation.conditions[0]
    let margin = "the \(condition.quantity) of \(Self.item(condition.item))"
    if own.count == 2, let edge = own[0].edge, edge == own[1].edge,
      case .layout(let attribute) = edge.attribute
    {
      let numbers = "\(number(of: own[0])) and \(number(of: own[1]))"
      return (
        "usual cause: \(numbers) both say where the \(attribute.edge) of \(Self.item(edge.item)) is",
        "keep one of \(numbers), or set \(margin) to \(range(condition)) (layoutMargins)"
      )
    }
    return (
      "usual cause: with these constraints \(margin) has to be \(range(condition)), and it is not",
      "set that margin to \(range(condition)) (layoutMargins), or give \(words) a priority of 999"
    )
  }

  /// A view that the app, or a stack view whose names are not printed, makes 0 points long, so that another one has no
  /// room for its margins, which the log does not print.
  func unprintedLength(_ own: [LoggedConstraint]) -> (String, String)? {
    guard !explanation.isProvable, !explanation.conditions.isEmpty,
      explanation.conditions.allSatisfy({
        $0.quantity.hasSuffix("margin") && $0.greatest == 0
          && $0.item.id == explanation.conditions[0].item.id
      }),
      let empty = own.first(where: \.isEmptyLengthOfApp),
      case .anchor(let anchor) = empty.statement.first, case .layout(let length) = anchor.attribute
    else { return nil }
    // What gives a length in parts of another one, else what is named last.
    let others = own.filter {
      $0.kind == .user && $0.identity != empty.identity && !$0.isAmongPrivateViews
    }
    let ordered = others.filter { $0.statement.multiplier != 1 } + others.reversed()
    guard
      let lowered = ordered.first(where: {
        place(of: number(of: $0)).map { AdviceTrial(explanation, without: $0).endsConflict }
          ?? false
      })
    else { return nil }
    return (
      "usual cause: \(number(of: empty)) makes \(Self.item(anchor.item)) 0 points "
        + "\(length == .width ? "wide" : "high"), and with it \(Self.item(explanation.conditions[0].item)), which has "
        + "margins to keep",
      "give \(number(of: lowered)) a priority of 999, so that it gives way while that view is hidden or has no size yet"
    )
  }
}
