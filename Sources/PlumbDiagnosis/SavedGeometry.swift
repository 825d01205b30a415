import ConstraintSolver
import LayoutEngine

/// Where a snapshot's attributes are when its views have given frames.
struct SavedGeometry {
  private let snapshot: LayoutSnapshot
  private let hierarchy: Hierarchy
  /// The frame of each item in root coordinates.
  private var absolute: [LayoutRect] = []

  /// Places the items at `frames`, relative to their parents.
  init(_ snapshot: LayoutSnapshot, frames: [LayoutRect]) {
    self.snapshot = snapshot
    hierarchy = Hierarchy(snapshot.items)
    for (index, item) in snapshot.items.enumerated() {
      var rect = frames[index]
      if let parent = item.parent {
        rect.x += absolute[parent].x
        rect.y += absolute[parent].y
      }
      absolute.append(rect)
    }
  }

  /// By how many points a constraint misses, or 0 where it holds.
  func violation(of constraint: LayoutSnapshot.Constraint) -> Double {
    let ancestor = commonAncestor(of: constraint)
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && ancestor.map { snapshot.items[$0].properties.isRightToLeft } == true
    let first = value(constraint.firstAttribute, constraint.first, in: ancestor, isMirrored)
    let second = constraint.second.map {
      value(constraint.secondAttribute, $0, in: ancestor, isMirrored)
    }
    let difference = first - constraint.multiplier * (second ?? 0) - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  private func commonAncestor(of constraint: LayoutSnapshot.Constraint) -> Int? {
    guard let second = constraint.second, second != constraint.first else {
      return snapshot.items[constraint.first].parent
    }
    return hierarchy.commonAncestor(constraint.first, second)
  }

  private func value(
    _ attribute: LayoutAttribute,
    _ index: Int,
    in ancestor: Int?,
    _ isMirrored: Bool
  ) -> Double {
    let properties = snapshot.items[index].properties
    let insets = properties.alignmentInsets
    let margins = properties.margins
    let rect = absolute[index]
    let origin = ancestor.map { absolute[$0] } ?? .zero
    let left = rect.x + insets.left - origin.x
    let right = rect.maxX - insets.right - origin.x
    let top = rect.y + insets.top - origin.y
    let bottom = rect.maxY - insets.bottom - origin.y
    func mirrored(_ x: Double) -> Double { isMirrored ? origin.width - x : x }
    switch attribute {
    case .notAnAttribute: return 0
    case .width: return right - left
    case .height: return bottom - top
    case .left: return mirrored(left)
    case .right: return mirrored(right)
    case .leading: return isMirrored ? origin.width - right : left
    case .trailing: return isMirrored ? origin.width - left : right
    case .centerX: return mirrored((left + right) / 2)
    case .leftMargin: return mirrored(left + margins.left)
    case .rightMargin: return mirrored(right - margins.right)
    case .leadingMargin:
      return isMirrored ? origin.width - right + margins.right : left + margins.left
    case .trailingMargin:
      return isMirrored ? origin.width - left - margins.left : right - margins.right
    case .centerXWithinMargins:
      return mirrored((left + margins.left + right - margins.right) / 2)
    case .top: return top
    case .bottom: return bottom
    case .centerY: return (top + bottom) / 2
    case .topMargin: return top + margins.top
    case .bottomMargin: return bottom - margins.bottom
    case .centerYWithinMargins: return (top + margins.top + bottom - margins.bottom) / 2
    case .firstBaseline, .lastBaseline:
      return baseline(isFirst: attribute == .firstBaseline, properties, top, bottom)
    }
  }

  private func baseline(
    isFirst: Bool,
    _ properties: ItemProperties,
    _ top: Double,
    _ bottom: Double
  ) -> Double {
    guard let baselines = properties.baselines else { return bottom }
    let spare = baselines.centeredHeight.map { (bottom - top - $0) / 2 } ?? 0
    return isFirst
      ? top + spare + baselines.firstFromTop : bottom - spare - baselines.lastFromBottom
  }
}
