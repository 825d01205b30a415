#if canImport(UIKit)
internal import UIKit

/// Items in a container along an axis, turned into rules.
///
/// The order of the rules: for each item its begin, then the edges across the axis (begin, end,
/// middle), the box's end where the item is the last, its middle, width, height, relative width and
/// relative height; at last the shares of the axis.
@MainActor
struct BoxArrangement {
  var container: any BoxAnchorable
  var items: [BoxItem]
  var axis: BoxLayout.Axis
  var spacing: CGFloat
  var insets: UIEdgeInsets
  var direction: BoxDirection

  /// The rules, and what is wrong with the items.
  func rules() -> (rules: [BoxRule], problems: [BoxProblem]) {
    var rules: [BoxRule] = []
    var problems: [BoxProblem] = []
    for (index, item) in items.enumerated() {
      let object = item.object
      if let begin = item.layout.pinForEdge(axis.edge(.begin)) {
        if index == 0 {
          rules.append(inside(object, axis.edge(.begin), begin))
        } else if let end = items[index - 1].layout.pinForEdge(axis.edge(.end)) {
          let previous = items[index - 1].object
          if let gap = end + begin {
            rules.append(
              BoxRule(
                object,
                axis.edge(.begin),
                to: previous,
                axis.edge(.end),
                pin: gap,
                added: spacing,
                in: direction
              )
            )
          } else {
            problems.append(.contradictoryPins(previous, end, object, begin))
          }
        }
      }
      for position in [BoxEdge.Position.begin, .end, .center] {
        let edge = axis.other.edge(position)
        guard let pin = item.layout.pinForEdge(edge) else { continue }
        rules.append(inside(object, edge, pin))
      }
      if index == items.count - 1, let end = item.layout.pinForEdge(axis.edge(.end)) {
        let edge = axis.edge(.end)
        rules.append(
          BoxRule(container, edge, to: object, edge, pin: end, added: inset(edge), in: direction)
        )
      }
      if let center = item.layout.pinForEdge(axis.edge(.center)) {
        rules.append(inside(object, axis.edge(.center), center))
      }
      rules += sizes(of: item)
    }
    let shares = flexRules()
    return (rules + shares.rules, problems + shares.problems)
  }

  /// Keeps an edge of an item its pin and the inset away from the same edge of the container.
  private func inside(_ item: any BoxAnchorable, _ edge: BoxEdge, _ pin: Pin) -> BoxRule {
    var pin = pin
    var added = inset(edge)
    if edge.position == .end {
      // Room at the end leads backwards: more of it makes the coordinate less.
      pin.constant.negate()
      pin.relation = pin.relation.flipped
      added.negate()
    }
    return BoxRule(item, edge, to: container, edge, pin: pin, added: added, in: direction)
  }

  /// How far the insets move an edge of the container inwards, or its middle towards the end.
  private func inset(_ edge: BoxEdge) -> CGFloat {
    switch edge {
    case .left: insets.left
    case .right: insets.right
    case .top: insets.top
    case .bottom: insets.bottom
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    }
  }

  private func sizes(of item: BoxItem) -> [BoxRule] {
    var rules: [BoxRule] = []
    if let width = item.layout.width { rules.append(BoxRule(item.object, .width, pin: width)) }
    if let height = item.layout.height { rules.append(BoxRule(item.object, .height, pin: height)) }
    if let width = item.layout.relativeWidth {
      rules.append(BoxRule(item.object, .width, to: container, pin: width))
    }
    if let height = item.layout.relativeHeight {
      rules.append(BoxRule(item.object, .height, to: container, pin: height))
    }
    return rules
  }

  /// Gives the items with a share sizes in proportion to the first of them.
  private func flexRules() -> (rules: [BoxRule], problems: [BoxProblem]) {
    var rules: [BoxRule] = []
    var problems: [BoxProblem] = []
    var first: (object: any BoxAnchorable, flex: CGFloat)?
    for item in items {
      guard let flex = item.layout.flex else { continue }
      guard flex > 0, flex.isFinite else {
        problems.append(.invalidFlex(item.object, flex))
        continue
      }
      guard let first else {
        first = (item.object, flex)
        continue
      }
      rules.append(
        BoxRule(
          item.object,
          axis.dimension,
          to: first.object,
          pin: MultiPin(multiplier: flex / first.flex)
        )
      )
    }
    return (rules, problems)
  }
}
#endif
