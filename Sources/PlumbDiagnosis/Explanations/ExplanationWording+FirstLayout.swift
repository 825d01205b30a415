import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A view that is 0 points long, as it is laid out or measured before it has its size.
  func measuring(_ own: [LoggedConstraint]) -> (String, String)? {
    if let unnamed = emptyOfUIKit(own) { return unnamed }
    guard
      let zero = own.first(where: {
        ($0.kind == .encapsulated || $0.kind == .temporary) && abs($0.statement.constant) < 1
          || $0.isEmptySizeOfCell
      })
    else { return nil }
    if let told = emptyCell(zero, own) { return told }
    let name = zero.identifier ?? Self.constraint(zero)
    if let told = leastNormal(zero, own) ?? hiddenRow(zero, own) { return told }
    if zero.identifier?.hasPrefix("fittingSize") == true {
      return (
        "usual cause: a measurement for a size of 0 (\(name)), by systemLayoutSizeFitting or a cell that sizes itself",
        "if the final layout is right, "
          + (yielding(own).map { "give \($0) a priority of 999" } ?? "there is nothing to fix")
          + "; if the app measures, let it ask for the width or height that the view will have"
      )
    }
    if !explanation.isProvable, explanation.conditions.isEmpty, !explanation.dependsOnUnprinted,
      !isListIncomplete
    {
      return (
        "usual cause: a first layout pass with size 0 (\(name)), and something that is not in the text, as these constraints "
          + "can hold together",
        "paste the whole message, from its first line; a view in it whose autoresizing mask is on needs other advice than "
          + "one that has no size yet"
      )
    }
    return (
      "usual cause: a first layout pass with size 0 (\(name)), before the real size is known",
      firstLayout(unlistedBreak ?? yielding(own), zero, "the view")
    )
  }

  /// A length of 0 beside constraints of a library whose descriptions leave out the names that UIKit gives to its own.
  ///
  /// Such a one may be UIKit's, for a view that has no size yet or that a stack view hides, or the app's.
  ///
  /// Source: Masonry's `NSLayoutConstraint (MASDebugAdditions)`, which prints neither identifier nor `(active)`.
  func emptyOfUIKit(_ own: [LoggedConstraint]) -> (String, String)? {
    guard own.contains(where: { $0.className == "MASLayoutConstraint" }) || isHeaderTwice(own),
      let empty = own.first(where: {
        $0.isEmptyLengthOfApp && !$0.isEmptySizeOfCell && $0.className == "NSLayoutConstraint"
          && $0.identifier == nil
      }),
      case .anchor(let anchor) = empty.statement.first,
      let words = yielding(own.filter { $0.identity != empty.identity })
    else { return nil }
    let name = Self.item(anchor.item)
    return (
      "usual cause: \(Self.constraint(empty)), which UIKit asks for before \(name) has its size, or while a stack view "
        + "hides it",
      firstLayout(words, empty, name)
    )
  }

  /// Whether there is nothing but two lengths of one header or footer, to which a list gives a length of its own.
  private func isHeaderTwice(_ own: [LoggedConstraint]) -> Bool {
    guard own.count == 2, own[0].statement.first == own[1].statement.first,
      own.allSatisfy({ $0.statement.second == nil && $0.statement.relation == .equal }),
      case .anchor(let anchor) = own[0].statement.first, let name = anchor.item.className
    else { return false }
    return ["Header", "Footer"].contains { name.contains($0) }
  }

  /// What to do where a view is 0 points long in a first layout pass.
  ///
  /// - Parameters:
  ///   - lowered: What had best give way, or nil where nothing of the app's can.
  ///   - zero: The constraint that makes the view 0 points long.
  ///   - view: The view, in words.
  /// - Returns: A sentence without its full stop.
  private func firstLayout(_ lowered: String?, _ zero: LoggedConstraint, _ view: String) -> String {
    if let lowered, let item = zero.statement.anchors.first?.item, Self.isOfCell(item),
      zero.statement.first == constraint(numbered: lowered)?.statement.first
    {
      return
        "remove \(lowered), as the cell gives its content view its size, or give it a priority of 999"
    }
    let size = sizedFirst(zero, view)
    guard let lowered else {
      return "if the final layout is right, there is nothing to fix"
        + (size.map { "; if not, \($0)" } ?? "")
    }
    return "if the final layout is right, give \(lowered) a priority of 999"
      + (size.map { "; or \($0)" } ?? "")
  }

  /// To give a view its length before it is laid out: as many points as the conflict was found to need when it was solved
  /// again.
  ///
  /// - Returns: Nil where no length of the view ends the conflict. Where nothing is proven, no number is told.
  private func sizedFirst(_ zero: LoggedConstraint, _ view: String) -> String? {
    guard explanation.isProvable else { return "give \(view) a size before its first layout" }
    guard case .anchor(let anchor) = zero.statement.first,
      case .layout(let length) = anchor.attribute,
      let place = place(of: number(of: zero)),
      let range = AdviceTrial.range(of: place, in: explanation), range.lowerBound > 0
    else { return nil }
    let least = Wording.number(range.lowerBound)
    let points =
      if range.upperBound - range.lowerBound < 1e-6 {
        least == "1" ? "1 point" : "\(least) points"
      } else if AdviceTrial(explanation, .constant(place, range.lowerBound)).emptiesView {
        "more than \(least) point\(least == "1" ? "" : "s")"
      } else {
        "at least \(least) point\(least == "1" ? "" : "s")"
      }
    return "give \(view) a \(length.name) of \(points) before its first layout"
  }
}
