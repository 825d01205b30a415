import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A mask that was left on: the view has constraints of the app beside it.
  func forgottenMask(_ own: [LoggedConstraint]) -> (String, String)? {
    let items = masked(own).filter { item in
      !(item.className.map(UIKitClassName.isContentViewWithMask) ?? false)
        && isConstrained(item, own)
    }
    guard !items.isEmpty else { return nil }
    let besides = remaining(withoutMasksOf: items)
    let name = items.map(Self.item).joined(separator: " and ")
    guard items.count == 1 else {
      return (
        "likely cause: \(name) still turn their autoresizing masks into constraints "
          + "(translatesAutoresizingMaskIntoConstraints is true), beside those of the app",
        "set translatesAutoresizingMaskIntoConstraints of each to false before its constraints are activated; "
          + "no priority helps, as the masks' constraints stay" + besides
      )
    }
    let controller = items[0].className.flatMap(UIKitClassName.controller)
    let view = controller.map { "\(name), which is the view of \($0)," } ?? name
    return (
      "likely cause: \(view) still turns its autoresizing mask into constraints "
        + "(translatesAutoresizingMaskIntoConstraints is true), beside those of the app",
      "set translatesAutoresizingMaskIntoConstraints of \(name) to false before its constraints are activated; "
        + "no priority helps, as the mask's constraints stay" + besides
    )
  }

  /// What contradicts itself even without the masks of some views, as the end of a sentence; empty where nothing does.
  private func remaining(withoutMasksOf items: [Item]) -> String {
    guard explanation.isProvable else { return "" }
    let ids = Set(items.map(\.id))
    guard !AdviceTrial(explanation, .masks(ids)).endsConflict,
      let set = explanation.minimalSets.first(where: { set in
        !set.members.contains { place in
          explanation.constraints[place].maskedItem.map { ids.contains($0.id) } ?? false
        }
      })
    else { return "" }
    return "; \(ConflictWording.positions(set.members)) contradict one another all the same"
  }

  /// Whether constraints of the app place a view or give it a size, which says that no mask is meant to.
  private func isConstrained(_ item: Item, _ own: [LoggedConstraint]) -> Bool {
    own.contains { constraint in
      guard constraint.kind == .user else { return false }
      let statement = constraint.statement
      let items = statement.anchors.map(\.item)
      if items.contains(where: { $0.id == item.id }),
        items.contains(where: { $0.className == "NSStackViewSpacer" })
      {
        // A stack view places it, by the space before or behind it.
        return true
      }
      if statement.containment?.inner == item.id { return true }
      guard case .anchor(let first) = statement.first, first.item.id == item.id else {
        return false
      }
      // A size in points, or an edge that is written down for this view; as the outer one of `|`, it holds another.
      return statement.containment?.outer.id != item.id && !holdsFarEdge(constraint, own)
    }
  }

  /// Whether a constraint ties the far edge of a view to that of one inside it, which Interface Builder writes with the
  /// outer one first.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - own: Those among which one ties the near edges, with the inner one first.
  /// - Returns: False where no such one is among them.
  private func holdsFarEdge(_ constraint: LoggedConstraint, _ own: [LoggedConstraint]) -> Bool {
    guard case .anchor(let outer) = constraint.statement.first,
      case .anchor(let inner)? = constraint.statement.second,
      case .layout(let far) = outer.attribute, case .layout(let end) = inner.attribute
    else { return false }
    let pairs: [(far: LayoutAttribute, margin: LayoutAttribute, near: [LayoutAttribute])] = [
      (.bottom, .bottomMargin, [.top, .topMargin]),
      (.trailing, .trailingMargin, [.leading, .leadingMargin]),
      (.right, .rightMargin, [.left, .leftMargin]),
    ]
    guard let pair = pairs.first(where: { $0.far == end }), far == end || far == pair.margin else {
      return false
    }
    return own.contains { other in
      other.statement.first == .anchor(.init(inner.item, .layout(pair.near[0])))
        && pair.near.contains { other.statement.second == .anchor(.init(outer.item, .layout($0))) }
    }
  }
}
