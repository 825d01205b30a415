import ConstraintSolver
import LayoutEngine
import PlumbLog

extension Rule {
  /// A view that sticks out of its superview.
  public static let outsideSuperview: Rule = Rule(
    "outside-superview",
    "A view outside its superview, or cut off by it",
    .note,
    page: "OutsideSuperview"
  ) { facts in
    let larger = facts.snapshot.constraints.indices.compactMap {
      facts.largerThanSuperview($0) ?? facts.shiftedAtFullWidth($0)
    }
    let known = Set(larger.map { $0.items[0] })
    return larger
      + facts.items.indices.compactMap { index -> Finding? in
        guard !known.contains(index), let parent = facts.items[index].parent,
          facts.isSettled(index),
          facts.isSettled(parent) || facts.items[parent].parent == nil,
          !facts.scrolls.contains(parent), !facts.items[index].isPlacedByFrame,
          !facts.sizeIsOfTheCanvas(parent)
        else { return nil }
        let sides = facts.sides(of: index, outside: parent)
        guard !sides.isEmpty, facts.frameIsSeen(index), facts.frameIsSeen(parent) else {
          return nil
        }
        let amounts = sides.map { "\(Wording.number($0.amount)) points at the \($0.name)" }
        let isClipped = facts.items[parent].clipsToBounds
        var finding = facts.finding(
          .outsideSuperview,
          at: index,
          others: [parent],
          "\(facts.words.item(index)) sticks out of \(facts.words.item(parent)) by "
            + amounts.joined(separator: " and ")
            + (isClipped ? ", and is cut off there" : ""),
          suggestion: "keep it inside with "
            + sides.map {
              "\(facts.words.item(index)) \($0.attribute.name) \($0.relation.sign) "
                + "\(facts.words.item(parent)) \($0.attribute.name)"
            }.joined(separator: " and ")
        )
        if facts.isCutOffByScreen(index) { finding.severity = .warning }
        if let advice = facts.adviceForButton(index, in: parent, sides) {
          finding.severity = .warning
          finding.suggestion = advice
        }
        return finding
      }
  }
}

extension LayoutFacts {
  /// A warning for a constraint that makes a view a multiple of its superview, whatever that one's size.
  fileprivate func largerThanSuperview(_ place: Int) -> Finding? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, constraint.relation == .equal, constraint.priority >= 1000,
      let second = constraint.second, constraint.firstAttribute.isSize,
      constraint.firstAttribute == constraint.secondAttribute
    else { return nil }
    let isInner = items[constraint.first].parent == owner(second)
    let isOuter = items[second].parent == owner(constraint.first)
    guard isInner != isOuter, constraint.multiplier > 0 else { return nil }
    let child = isInner ? constraint.first : second
    let factor = isInner ? constraint.multiplier : 1 / constraint.multiplier
    guard factor > 1, let parent = items[child].parent, items[child].kind == .view,
      items[parent].kind == .view, isVisible[child], !scrolls.contains(parent),
      // A picture or a shape may be larger than its frame for looks.
      !(items[parent].clipsToBounds && (items[child].isImage || isShape(child)))
    else { return nil }
    let isWide = constraint.firstAttribute == .width
    let (own, outer) =
      isWide
      ? (absolute[child].width, absolute[parent].width)
      : (absolute[child].height, absolute[parent].height)
    guard own - outer > Self.visibleDistance else { return nil }
    let times = Wording.number((factor * 100).rounded() / 100)
    var finding = finding(
      .outsideSuperview,
      place,
      items: [child, parent],
      "\(words.item(child)) is \(times) times as \(isWide ? "wide" : "high") as "
        + "\(words.item(parent)), which it lies in: it sticks out by \(Wording.number(own - outer)) "
        + "points",
      suggestion: "use a multiplier of at most 1"
    )
    finding.severity = .warning
    return finding
  }

  /// Whether a view shows neither a text, a control nor other views.
  func isShape(_ index: Int) -> Bool { !isContent(index) && children[index].isEmpty }

  /// Whether a text or control of a width that the app gives it starts on the screen and ends beside it: nobody means
  /// that, as may be with what lies beside it as a whole, or with a picture.
  fileprivate func isCutOffByScreen(_ index: Int) -> Bool {
    guard items[index].isText || isContent(index), !items[index].isImage,
      let parent = items[index].parent,
      items[parent].parent.map({ UIKitClassName.isWindow(items[$0].className) }) ?? true
    else { return false }
    let hasWidth = constraints[index].contains { place in
      let constraint = snapshot.constraints[place]
      return constraint.isOwn && constraint.first == index && constraint.second == nil
        && constraint.firstAttribute == .width && constraint.relation == .equal
        && constraint.priority >= 1000
    }
    let (frame, screen) = (alignmentRect(index), absolute[parent])
    let isShown = frame.x < screen.maxX && frame.maxX > screen.x
    return hasWidth && isShown
      && sides(of: index, outside: parent).contains { $0.attribute.axis == .horizontal }
  }

  /// A side of a superview.
  struct Side {
    var name: String
    var attribute: LayoutAttribute
    var relation: Relation
    var amount: Double
  }

  /// How far outside a view must be to count, in points: hairlines and badges' rings stay below it.
  static let visibleDistance = 1.0

  /// The sides at which a view sticks out of another, where no constraint says by how much it does.
  func sides(of index: Int, outside parent: Int) -> [Side] {
    let frame = alignmentRect(index)
    let bounds = absolute[parent]
    let isMirrored = items[parent].properties.isRightToLeft
    let left = Side(
      name: "left",
      attribute: isMirrored ? .trailing : .leading,
      relation: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual,
      amount: bounds.x - frame.x
    )
    let right = Side(
      name: "right",
      attribute: isMirrored ? .leading : .trailing,
      relation: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual,
      amount: frame.maxX - bounds.maxX
    )
    let top = Side(
      name: "top",
      attribute: .top,
      relation: .greaterThanOrEqual,
      amount: bounds.y - frame.y
    )
    let bottom = Side(
      name: "bottom",
      attribute: .bottom,
      relation: .lessThanOrEqual,
      amount: frame.maxY - bounds.maxY
    )
    return [left, right, top, bottom].filter { side in
      side.amount > Self.visibleDistance && !isMeant(side, index, parent)
    }
  }

  /// Whether a constraint ties a side of a view to the same side of its superview, so that somebody
  /// has said where it is.
  private func isMeant(_ side: Side, _ index: Int, _ parent: Int) -> Bool {
    constraints[index].contains { place in
      let constraint = snapshot.constraints[place]
      guard let second = constraint.second, constraint.relation == .equal else { return false }
      let other = constraint.first == index ? second : constraint.first
      return owner(other) == parent
        && constraint.firstAttribute.side(isMirrored: items[parent].properties.isRightToLeft)
          == side.name
        && constraint.secondAttribute.side(isMirrored: items[parent].properties.isRightToLeft)
          == side.name
    }
  }

  /// Whether an item is a root whose size on the canvas the app does not take over.
  fileprivate func sizeIsOfTheCanvas(_ index: Int) -> Bool {
    items[index].parent == nil
      && constraints[index].contains { place in
        let constraint = snapshot.constraints[place]
        return constraint.isPlaceholder && constraint.source == .encapsulatedSize
      }
  }

  /// Whether a view takes any room.
  func frameIsSeen(_ index: Int) -> Bool {
    absolute[index].width > 0 && absolute[index].height > 0
  }
}

extension LayoutAttribute {
  /// The side that an edge or margin is at: left, right, top or bottom; nil for other attributes.
  package func side(isMirrored: Bool) -> String? {
    switch self {
    case .left, .leftMargin: "left"
    case .right, .rightMargin: "right"
    case .leading, .leadingMargin: isMirrored ? "right" : "left"
    case .trailing, .trailingMargin: isMirrored ? "left" : "right"
    case .top, .topMargin: "top"
    case .bottom, .bottomMargin: "bottom"
    default: nil
    }
  }
}
