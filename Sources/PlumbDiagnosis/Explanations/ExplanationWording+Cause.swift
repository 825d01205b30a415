import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// What usually is behind such a conflict, and what to do.
  ///
  /// Source: causes that public threads about such logs come to.
  public var cause: (cause: String, fix: String)? {
    let members =
      explanation.isProvable
      ? Set(explanation.minimalSets.flatMap(\.members)) : Set(explanation.constraints.indices)
    let own = members.sorted().map { explanation.constraints[$0] }
    if let turned = ownEdges(own) { return turned }
    if explanation.isHarmless { return ownMask(own) }
    guard !own.isEmpty, explanation.isProvable || !isListIncomplete else { return nil }
    return noise(own) ?? forgottenSign(own) ?? forgottenMask(own) ?? measuring(own) ?? host(own)
      ?? mask(own) ?? inside(own)
  }

  /// Whether constraints are missing that may be the app's.
  private var isListIncomplete: Bool {
    let conflict = explanation.conflict
    let isElsewhere = conflict.broken != nil && conflict.brokenIndex == nil
    return isElsewhere || !conflict.problems.isEmpty
  }

  // MARK: - The system's own

  private func noise(_ own: [LoggedConstraint]) -> (String, String)? {
    if own.count == 1, own[0].isActionSheetNoise {
      return (
        "usual cause: UIKit's action sheets log a width of −16 by themselves",
        "nothing to fix; the sheet looks right all the same"
      )
    }
    if own.contains(where: { $0.className == "_UIScrollViewAutomaticContentSizeConstraint" }) {
      return (
        "usual cause: UIKit computes a negative content size, from insets larger than the content",
        "look at the content insets of the scroll view; UIKit repairs the size by itself"
      )
    }
    let kinds = Set(own.map(\.kind))
    if kinds.isSubset(of: [.namedSystem, .system, .guide, .temporary, .encapsulated]) {
      return (
        "usual cause: all of these are UIKit's own constraints",
        "nothing in the app's constraints to fix"
      )
    }
    let keyboard = ["TUIKey", "UIKeyboard", "_UIRemoteKeyboard", "UIInputSet"]
    if own.allSatisfy({ constraint in
      constraint.statement.anchors.contains { anchor in
        keyboard.contains { anchor.item.className?.hasPrefix($0) == true }
          || anchor.item.text?.hasPrefix("UIKeyboard") == true
      }
    }) {
      return (
        "usual cause: the keyboard's own constraints", "nothing in the app's constraints to fix"
      )
    }
    return nil
  }

  // MARK: - Sizes from outside

  private func measuring(_ own: [LoggedConstraint]) -> (String, String)? {
    guard
      let zero = own.first(where: {
        ($0.kind == .encapsulated || $0.kind == .temporary) && abs($0.statement.constant) < 1
      })
    else { return nil }
    return (
      "usual cause: a first layout pass with size 0 (\(zero.identifier ?? "")), before the real size "
        + "is known",
      "if the final layout is right, give \(yielding(own)) a priority of 999; "
        + "or give the view a size before its first layout"
    )
  }

  private func host(_ own: [LoggedConstraint]) -> (String, String)? {
    if let hidden = own.first(where: { $0.identifier == "UISV-hiding" }) {
      let view = hidden.statement.anchors.first.map { Self.item($0.item) } ?? "a view"
      return (
        "usual cause: \(view) is hidden in a stack view, which makes it 0 points long",
        "give \(yielding(own)) a priority of 999, so that it gives way while the view is hidden"
      )
    }
    if let host = own.first(where: { $0.kind == .encapsulated || $0.kind == .temporary }),
      host.hasUsableNumbers
    {
      let size = Wording.number(host.statement.constant)
      let isHeight = host.identifier?.hasSuffix("Height") == true
      return (
        "usual cause: the host gives \(size) points (\(host.identifier ?? "")), "
          + "and the content asks for another \(isHeight ? "height" : "width")",
        isHeight
          ? "let the row size itself (automatic dimension, an estimate near the real height) and give "
            + "\(yielding(own)) a priority of 999"
          : "give \(yielding(own)) a priority of 999, or "
            + (fraction(yielding(own)) ?? "let a view become narrower")
      )
    }
    return nil
  }

  /// What to add to a constraint by a multiplier, so that it fits; nil for another one.
  private func fraction(_ number: String) -> String? {
    guard let place = Int(number), explanation.constraints.indices.contains(place - 1),
      explanation.constraints[place - 1].statement.multiplier != 1,
      let set = explanation.minimalSets.first, set.members.contains(place - 1)
    else { return nil }
    return "change its constant by \(Wording.number(set.excess)) points"
  }

  // MARK: - The app

  private func inside(_ own: [LoggedConstraint]) -> (String, String)? {
    guard explanation.isProvable else { return nil }
    let words = yielding(own)
    if own.contains(where: { $0.kind == .stack }) {
      return (
        "usual cause: constraints of the app that say something else than the stack view",
        "remove \(words), and let the stack's alignment, spacing and margins say it"
      )
    }
    if let twice = saidTwice(own) { return twice }
    if explanation.needsNonNegativeSize {
      return (
        "usual cause: fixed spaces that leave less than no room for what lies between them",
        "make one of the spaces an inequality, or give \(words) a priority of 999"
      )
    }
    return (
      "usual cause: more is fixed than there is room for",
      "remove one constraint of the set, or give \(words) a priority of 999"
    )
  }

  /// Two constraints between the same things.
  private func saidTwice(_ own: [LoggedConstraint]) -> (String, String)? {
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
      return (
        "usual cause: the same thing is constrained twice, in code that runs twice or in two places",
        "keep one of the two constraints, and change its constant where it has to change"
      )
    }
    return nil
  }

  func number(of constraint: LoggedConstraint) -> String {
    let index = explanation.constraints.firstIndex { $0.identity == constraint.identity }
    return index.map { "\($0 + 1)" } ?? "one of them"
  }

  /// The constraint of the app that had best give way.
  private func yielding(_ own: [LoggedConstraint]) -> String {
    let user = own.filter { $0.kind == .user || $0.kind == .prototyping }
    if let index = explanation.conflict.brokenIndex,
      user.contains(where: { $0.identity == explanation.constraints[index].identity })
    {
      return "\(index + 1)"
    }
    guard let last = user.last ?? own.last,
      let index = explanation.constraints.firstIndex(where: { $0.identity == last.identity })
    else { return "one of them" }
    return "\(index + 1)"
  }
}

extension LoggedConstraint {
  /// Whether it is `UIView.width == - 16`, which every action sheet of iOS 12 and 13 logs.
  fileprivate var isActionSheetNoise: Bool {
    guard case .anchor(let anchor) = statement.first, statement.second == nil else { return false }
    return anchor.item.className == "UIView" && anchor.attribute == .layout(.width)
      && statement.relation == .equal && statement.constant == -16
  }
}
