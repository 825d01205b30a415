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
    let problems = forEachRule { rules.append($0) }
    return (rules, problems)
  }

  /// Visits the rules in their order.
  ///
  /// - Returns: What is wrong with the items.
  func forEachRule(_ body: (BoxRule) -> Void) -> [BoxProblem] {
    var problems: [BoxProblem] = []
    let (begin, end, center) = (axis.edge(.begin), axis.edge(.end), axis.edge(.center))
    let across = axis.other
    let crossEdges = (across.edge(.begin), across.edge(.end), across.edge(.center))
    var previous: (object: any BoxAnchorable, end: Pin?)?
    for (index, item) in items.enumerated() {
      let object = item.object
      if let pin = item.layout.pinForEdge(begin) {
        if let previous {
          follow(previous, with: object, pin, &problems, body)
        } else {
          body(inside(object, begin, pin))
        }
      }
      place(object, crossEdges.0, item.layout, body)
      place(object, crossEdges.1, item.layout, body)
      place(object, crossEdges.2, item.layout, body)
      let endPin = item.layout.pinForEdge(end)
      if index == items.count - 1, let endPin {
        body(
          BoxRule(container, end, to: object, end, pin: endPin, added: inset(end), in: direction)
        )
      }
      place(object, center, item.layout, body)
      size(item, body)
      previous = (object, endPin)
    }
    share(&problems, body)
    return problems
  }

  /// Puts an item behind the one before it, where both have a pin.
  private func follow(
    _ previous: (object: any BoxAnchorable, end: Pin?),
    with object: any BoxAnchorable,
    _ pin: Pin,
    _ problems: inout [BoxProblem],
    _ body: (BoxRule) -> Void
  ) {
    guard let end = previous.end else { return }
    guard let gap = end + pin else {
      problems.append(.contradictoryPins(previous.object, end, object, pin))
      return
    }
    body(
      BoxRule(
        object,
        axis.edge(.begin),
        to: previous.object,
        axis.edge(.end),
        pin: gap,
        added: spacing,
        in: direction
      )
    )
  }

  /// Visits the rule of an edge, where it has a pin.
  private func place(
    _ object: any BoxAnchorable,
    _ edge: BoxEdge,
    _ layout: BoxLayout,
    _ body: (BoxRule) -> Void
  ) {
    guard let pin = layout.pinForEdge(edge) else { return }
    body(inside(object, edge, pin))
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

  private func size(_ item: BoxItem, _ body: (BoxRule) -> Void) {
    let (object, layout) = (item.object, item.layout)
    if let width = layout.width { body(BoxRule(object, .width, pin: width)) }
    if let height = layout.height { body(BoxRule(object, .height, pin: height)) }
    if let width = layout.relativeWidth {
      body(BoxRule(object, .width, to: container, pin: width))
    }
    if let height = layout.relativeHeight {
      body(BoxRule(object, .height, to: container, pin: height))
    }
  }

  /// Gives the items with a share sizes in proportion to the first of them.
  private func share(_ problems: inout [BoxProblem], _ body: (BoxRule) -> Void) {
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
      body(
        BoxRule(
          item.object,
          axis.dimension,
          to: first.object,
          pin: MultiPin(multiplier: flex / first.flex)
        )
      )
    }
  }
}
#endif
