import LayoutEngine

extension Rule {
  /// A view's own margin tied to its superview's.
  public static let marginToMargin: Rule = Rule(
    "margin-to-margin",
    "A view's own margin tied to its superview's",
    page: "MarginToMargin"
  ) { facts in
    facts.snapshot.constraints.indices.compactMap { place -> Finding? in
      let constraint = facts.snapshot.constraints[place]
      guard constraint.firstAttribute.isMargin, constraint.secondAttribute.isMargin,
        let edge = facts.containerEdge(place),
        facts.items[edge.container].kind == .view
      else { return nil }
      let side = constraint.firstAttribute.side(
        isMirrored: facts.items[edge.container].properties.isRightToLeft
      )
      let own = facts.items[edge.child].properties.margins.length(at: side)
      let outer = facts.items[edge.container].properties.margins.length(at: side)
      guard own != 0 else { return nil }
      let plain = constraint.firstAttribute.withoutMargin
      let name = facts.words.item(edge.child)
      let inward = edge.isFar ? -edge.constant : edge.constant
      return facts.finding(
        .marginToMargin,
        place,
        items: [edge.child, edge.container],
        "\(name) \(plain.name) is \(Wording.number(outer - own + inward)) points inside "
          + "\(facts.words.item(edge.container)) instead of \(Wording.number(outer + inward)): "
          + "its own margin of \(Wording.number(own)) is tied to the superview's",
        suggestion: "tie the edge itself: use \(plain.name) of \(name) in place of "
          + "\(plain.name)Margin"
      )
    }
  }
}

extension LayoutAttribute {
  /// Whether it is the margin at a side.
  var isMargin: Bool { withoutMargin != self }

  /// The edge that a margin belongs to.
  var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: self
    }
  }
}

extension LayoutInsets {
  /// The inset at a side, by its name.
  func length(at side: String?) -> Double {
    switch side {
    case "left": left
    case "right": right
    case "top": top
    case "bottom": bottom
    default: 0
    }
  }
}
