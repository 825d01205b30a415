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
    guard !own.isEmpty, explanation.isProvable || !isListIncomplete else {
      return inPart(own)
    }
    let rules: [([LoggedConstraint]) -> (String, String)?] = [
      inFramework, marginsOfHost, splitItem, noise, inKeyboardWindow, forgottenSign, forgottenMask,
      generated,
      emptiedByMask, measuring, hidden, host, mask, inside, unprintedMargin, unprintedLength,
      turnedWindow, madeTwice,
    ]
    for rule in rules {
      if let told = rule(own) { return told }
    }
    return withoutEnd(own)
  }

  // MARK: - Sizes from outside

  private func host(_ own: [LoggedConstraint]) -> (String, String)? {
    guard
      let host = own.first(where: { $0.kind == .encapsulated || $0.kind == .temporary })
        ?? own.first(where: \.isHeightOfRow) ?? own.first(where: \.isLengthOfPrivateView),
      host.hasUsableNumbers
    else { return nil }
    let isHeight =
      host.isHeightOfRow || host.identifier?.hasSuffix("Height") == true
      || host.statement.anchors.first?.attribute == .layout(.height)
    let length = isHeight ? "height" : "width"
    let given = given(by: host, isHeight)
    let words = yielding(own)
    if let told = narrowCell(host, words) ?? narrowView(host, words) { return told }
    if let words, !isRounded, let told = ratioInHost(own, words) { return told }
    if let words, !explanation.isProvable, explanation.conditions.isEmpty,
      explanation.conflict.problems.isEmpty
    {
      return (
        "usual cause: \(given), which differs from what the content asks for by a fraction that is not printed",
        "give \(words) a priority of 999"
      )
    }
    if let words, isRounded {
      guard host.statement.constant == host.statement.constant.rounded() else {
        return (
          "usual cause: \(given), a fraction of a point off what the content asks for: it rounds to whole pixels, or "
            + "leaves room for a separator",
          "give \(words) a priority of 999"
        )
      }
      if let told = framed(own, words, given, length) { return told }
      return (
        "usual cause: \(given), rounded to whole pixels, and the content asks for a \(length) that is not",
        "round that \(length) to whole pixels, or give \(words) a priority of 999"
      )
    }
    let fix =
      isHeight && host.isOfRow
      ? (largerCell(host)
        ?? "let the row size itself (automatic dimension, an estimate near the real height)")
        + (words.map { " and give \($0) a priority of 999" } ?? "")
      : words.map { words in
        if isOnlyLength(words, own, isHeight), !isOfHost(words, host),
          stretched(words, own, isHeight) == nil
        {
          guard isOfSmallHost(host) else { return "remove \(words), or give it a priority of 999" }
          return
            "give \(words) a priority of 999, as a cell or a header that sizes itself takes its \(length) from it; "
            + "remove \(words) if the list or its layout gives the size"
        }
        if !isHeight, isOfHost(words, host), isWidthOfContentView(host) {
          return
            "remove \(words), as the cell gives its content view its width, or give it a priority of 999"
        }
        return
          (["give \(words) a priority of 999"]
          + [
            fraction(words) ?? otherWay(of: words, host, own, isHeight),
            sizeClass(host, isHeight),
          ].compactMap { $0 })
          .joined(separator: ", or ")
      } ?? "make the spacing and margins inside fit into that \(length)"
    let asker = words.flatMap { isOfHost($0, host) ? $0 : nil } ?? "the content"
    return ("usual cause: \(given), and \(asker) asks for another \(length)", fix)
  }

  // MARK: - The app

  private func inside(_ own: [LoggedConstraint]) -> (String, String)? {
    guard explanation.isProvable else { return nil }
    let lowered = yielding(own)
    if let told = belowZero(own) ?? collapsed(own) ?? squeezed(own) { return told }
    if let words = lowered, let set = explanation.minimalSets.first, hasTooLongLengths(own, words) {
      return (
        "usual cause: more is fixed than there is room for",
        (moreRoom(abs(set.excess), own).map { "\($0), or " } ?? "")
          + "give \(words) a priority of 999"
      )
    }
    if own.contains(where: { $0.kind == .stack }) {
      guard let words = lowered else {
        return (
          "usual cause: a stack view with less room than its spacing, margins and views need",
          roomInStack(own)
        )
      }
      if let told = stretchedApart(own, words) { return told }
      return (
        "usual cause: constraints of the app contradict what the stack view says with its own",
        "remove \(words), and let the stack's alignment, spacing and margins say it"
      )
    }
    if let twice = saidTwice(own) { return twice }
    guard let words = lowered else { return nil }
    if let told = edgeAndGuide(own) ?? sizedByInner(own, words) ?? pinned(own, words) ?? sameEdge(
      own,
      words
    )
      ?? lessThanNothing(words)
    {
      return told
    }
    if let told = asThinAsLine(own) { return told }
    if explanation.needsNonNegativeSize {
      return (
        "usual cause: fixed spaces that leave \(leastRoom)",
        "make one of the spaces an inequality, or give \(words) a priority of 999"
      )
    }
    let apps = own.filter {
      $0.kind == .user && !$0.isAmongPrivateViews && !isUnnamed($0, among: own)
    }
    let removed =
      apps.count == own.count
      ? "one constraint of the set"
      : ConflictWording.positions(
        apps.compactMap { Int(number(of: $0)).map { $0 - 1 } },
        or: "or"
      )
    let numbers = otherNumbers(apps).map { ", or change a number: \($0)" } ?? ""
    return (
      "usual cause: more is fixed than there is room for",
      (apps.count == 1
        ? "remove \(words), or give it a priority of 999"
        : "remove \(removed), or give \(words) a priority of 999") + numbers
    )
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
  var isHeightOfRow: Bool {
    guard kind == .user, identifier == nil, case .anchor(let anchor) = statement.first,
      statement.second == nil, statement.relation == .equal, anchor.attribute == .layout(.height)
    else { return false }
    return anchor.item.className.map(UIKitClassName.isContentViewOfCell) ?? false
  }
}
