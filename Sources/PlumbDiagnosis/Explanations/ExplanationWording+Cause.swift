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

  // MARK: - Sizes from outside

  private func measuring(_ own: [LoggedConstraint]) -> (String, String)? {
    guard
      let zero = own.first(where: {
        ($0.kind == .encapsulated || $0.kind == .temporary) && abs($0.statement.constant) < 1
          || $0.isEmptySizeOfCell
      })
    else { return nil }
    return (
      "usual cause: a first layout pass with size 0 "
        + "(\(zero.identifier ?? Self.constraint(zero))), before the real size is known",
      yielding(own).map {
        "if the final layout is right, give \($0) a priority of 999; "
          + "or give the view a size before its first layout"
      }
        ?? "if the final layout is right, there is nothing to fix; if not, give the view a size before its first layout"
    )
  }

  private func host(_ own: [LoggedConstraint]) -> (String, String)? {
    if let hidden = own.first(where: { $0.identifier == "UISV-hiding" }),
      let words = yielding(own)
    {
      let view = hidden.statement.anchors.first.map { Self.item($0.item) } ?? "a view"
      return (
        "usual cause: \(view) is hidden in a stack view, which makes it 0 points long",
        "give \(words) a priority of 999, so that it gives way while the view is hidden"
      )
    }
    guard
      let host = own.first(where: { $0.kind == .encapsulated || $0.kind == .temporary })
        ?? own.first(where: \.isHeightOfRow), host.hasUsableNumbers
    else { return nil }
    let size = Wording.number(host.statement.constant)
    let isHeight = host.isHeightOfRow || host.identifier?.hasSuffix("Height") == true
    let length = isHeight ? "height" : "width"
    let given =
      host.identifier.map { "the host gives \(size) points (\($0))" }
      ?? "the row is \(size) points high"
    let words = yielding(own)
    if let words, let set = explanation.minimalSets.first, abs(set.excess) < 0.5 {
      return (
        "usual cause: \(given), rounded to whole pixels, and the content asks for a \(length) that is not",
        "round that \(length) to whole pixels, or give \(words) a priority of 999"
      )
    }
    let fix =
      isHeight && host.isOfRow
      ? "let the row size itself (automatic dimension, an estimate near the real height)"
        + (words.map { " and give \($0) a priority of 999" } ?? "")
      : words.map { words in
        (["give \(words) a priority of 999"]
          + [fraction(words) ?? otherWay(of: words, host, own, isHeight)].compactMap { $0 })
          .joined(separator: ", or ")
      } ?? "make the spacing and margins inside fit into that \(length)"
    let asker = words.flatMap { isOfHost($0, host) ? $0 : nil } ?? "the content"
    return ("usual cause: \(given), and \(asker) asks for another \(length)", fix)
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
    let lowered = yielding(own)
    if let collapsed = collapsed(own) { return collapsed }
    if let words = lowered, let set = explanation.minimalSets.first, hasTooLongLengths(own, words) {
      return (
        "usual cause: more is fixed than there is room for",
        "make room for \(Wording.number(abs(set.excess))) points more, or give \(words) a priority of 999"
      )
    }
    if own.contains(where: { $0.kind == .stack }) {
      guard let words = lowered else {
        return (
          "usual cause: a stack view with less room than its spacing, margins and views need",
          "give the stack view more room, or less spacing and smaller margins"
        )
      }
      return (
        "usual cause: constraints of the app that say something else than the stack view",
        "remove \(words), and let the stack's alignment, spacing and margins say it"
      )
    }
    if let twice = saidTwice(own) { return twice }
    guard let words = lowered else { return nil }
    if explanation.needsNonNegativeSize {
      return (
        "usual cause: fixed spaces that leave less than no room for what lies between them",
        "make one of the spaces an inequality, or give \(words) a priority of 999"
      )
    }
    let apps = own.filter { $0.kind == .user }
    let removed =
      apps.count == own.count
      ? "one constraint of the set"
      : ConflictWording.positions(
        apps.compactMap { Int(number(of: $0)).map { $0 - 1 } },
        or: "or"
      )
    return (
      "usual cause: more is fixed than there is room for",
      apps.count == 1
        ? "remove \(words), or give it a priority of 999"
        : "remove \(removed), or give \(words) a priority of 999"
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

  /// The constraint of the app that had best give way, or nil where none of them is the app's.
  func yielding(_ own: [LoggedConstraint]) -> String? {
    let user = own.filter {
      ($0.kind == .user || $0.kind == .prototyping) && !$0.isHeightOfRow && !$0.isEmptySizeOfCell
        && !$0.isAmongPrivateViews
    }
    if let index = explanation.conflict.brokenIndex,
      user.contains(where: { $0.identity == explanation.constraints[index].identity })
    {
      return "\(index + 1)"
    }
    return user.last.map(number(of:))
  }
}

extension LoggedConstraint {
  /// Whether it sizes a cell, a header or what UIKit puts into one.
  fileprivate var isOfRow: Bool {
    guard case .anchor(let anchor) = statement.first else { return false }
    let name = anchor.item.className ?? anchor.item.text ?? anchor.item.id
    return ["Cell", "HeaderFooter", "Row"].contains { name.contains($0) }
  }

  /// Whether it is the height of a row's content view without a name, which Masonry's description leaves out.
  fileprivate var isHeightOfRow: Bool {
    guard kind == .user, identifier == nil, case .anchor(let anchor) = statement.first,
      statement.second == nil, statement.relation == .equal, anchor.attribute == .layout(.height)
    else { return false }
    return anchor.item.className.map(UIKitClassName.isContentViewOfCell) ?? false
  }
}
