import ConstraintSolver

/// A linear expression that is being put together: Σ coefficient · variable + constant.
struct RowBuilder {
  var terms: [Term] = []
  var constant = 0.0

  mutating func reset() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }
}

extension LayoutEngine {
  /// Puts together first − multiplier · second − constant.
  func buildRow(of constraint: LayoutConstraint) {
    rowBuilder.reset()
    let ancestor = referenceFrame(of: constraint)
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && ancestor.map { item($0).properties.isRightToLeft } == true
    add(constraint.firstAttribute, of: constraint.first, in: ancestor, isMirrored, times: 1)
    if let second = constraint.second {
      add(
        constraint.secondAttribute,
        of: second,
        in: ancestor,
        isMirrored,
        times: -constraint.multiplier
      )
    }
    rowBuilder.constant -= constraint.constant
  }

  /// The item in whose coordinates a constraint is measured, or nil for the root's superview.
  private func referenceFrame(of constraint: LayoutConstraint) -> ItemID? {
    guard let second = constraint.second, second != constraint.first else {
      return item(constraint.first).parent
    }
    var lhs = constraint.first
    var rhs = second
    while lhs != rhs {
      let left = item(lhs)
      let right = item(rhs)
      if left.depth >= right.depth {
        guard let parent = left.parent else { return nil }
        lhs = parent
      } else {
        guard let parent = right.parent else { return nil }
        rhs = parent
      }
    }
    return lhs
  }

  /// Adds `factor` times an attribute of an item in the coordinates of `ancestor`, measured from its
  /// right side where `isMirrored`.
  private func add(
    _ attribute: LayoutAttribute,
    of id: ItemID,
    in ancestor: ItemID?,
    _ isMirrored: Bool,
    times factor: Double
  ) {
    let record = item(id)
    let insets = record.properties.alignmentInsets
    switch attribute {
    case .notAnAttribute:
      break
    case .width:
      rowBuilder.add(record.width, factor)
      rowBuilder.constant -= factor * (insets.left + insets.right)
    case .height:
      rowBuilder.add(record.height, factor)
      rowBuilder.constant -= factor * (insets.top + insets.bottom)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      addOrigin(of: id, in: ancestor, .vertical, times: factor)
      addVertical(attribute, of: record, times: factor)
    default:
      guard isMirrored, let ancestor else {
        addOrigin(of: id, in: ancestor, .horizontal, times: factor)
        addHorizontal(attribute.leftToRight, of: record, times: factor)
        return
      }
      rowBuilder.add(item(ancestor).width, factor)
      addOrigin(of: id, in: ancestor, .horizontal, times: -factor)
      addHorizontal(attribute.mirrored, of: record, times: -factor)
    }
  }

  /// Adds the distances from the item up to, but without, `ancestor`.
  private func addOrigin(
    of id: ItemID,
    in ancestor: ItemID?,
    _ axis: LayoutAxis,
    times factor: Double
  ) {
    var current: ItemID? = id
    while let here = current, here != ancestor {
      let record = item(here)
      rowBuilder.add(axis == .horizontal ? record.left : record.top, factor)
      current = record.parent
    }
  }

  /// Adds the distance of a physical attribute from the frame's left side.
  private func addHorizontal(
    _ attribute: LayoutAttribute,
    of record: ItemRecord,
    times factor: Double
  ) {
    let insets = record.properties.alignmentInsets
    let margins = record.properties.margins
    switch attribute {
    case .right:
      rowBuilder.add(record.width, factor)
      rowBuilder.constant -= factor * insets.right
    case .rightMargin:
      rowBuilder.add(record.width, factor)
      rowBuilder.constant -= factor * (insets.right + margins.right)
    case .leftMargin:
      rowBuilder.constant += factor * (insets.left + margins.left)
    case .centerX:
      rowBuilder.add(record.width, factor / 2)
      rowBuilder.constant += factor * (insets.left - insets.right) / 2
    case .centerXWithinMargins:
      rowBuilder.add(record.width, factor / 2)
      rowBuilder.constant +=
        factor * (insets.left + margins.left - insets.right - margins.right) / 2
    default:
      rowBuilder.constant += factor * insets.left
    }
  }

  /// Adds the distance of an attribute from the frame's top.
  private func addVertical(
    _ attribute: LayoutAttribute,
    of record: ItemRecord,
    times factor: Double
  ) {
    let insets = record.properties.alignmentInsets
    let margins = record.properties.margins
    switch attribute {
    case .bottom:
      rowBuilder.add(record.height, factor)
      rowBuilder.constant -= factor * insets.bottom
    case .bottomMargin:
      rowBuilder.add(record.height, factor)
      rowBuilder.constant -= factor * (insets.bottom + margins.bottom)
    case .topMargin:
      rowBuilder.constant += factor * (insets.top + margins.top)
    case .centerY:
      rowBuilder.add(record.height, factor / 2)
      rowBuilder.constant += factor * (insets.top - insets.bottom) / 2
    case .centerYWithinMargins:
      rowBuilder.add(record.height, factor / 2)
      rowBuilder.constant +=
        factor * (insets.top + margins.top - insets.bottom - margins.bottom) / 2
    case .firstBaseline, .lastBaseline:
      addBaseline(isFirst: attribute == .firstBaseline, of: record, times: factor)
    default:
      rowBuilder.constant += factor * insets.top
    }
  }

  /// Adds the distance of a baseline from the frame's top.
  private func addBaseline(isFirst: Bool, of record: ItemRecord, times factor: Double) {
    let insets = record.properties.alignmentInsets
    guard let baselines = record.properties.baselines else {
      rowBuilder.add(record.height, factor)
      rowBuilder.constant -= factor * insets.bottom
      return
    }
    if let natural = baselines.centeredHeight {
      // The content's box of natural height stays in the middle of the alignment rectangle.
      let middle = (insets.top - insets.bottom) / 2
      let fromMiddle =
        isFirst ? baselines.firstFromTop - natural / 2 : natural / 2 - baselines.lastFromBottom
      rowBuilder.add(record.height, factor / 2)
      rowBuilder.constant += factor * (middle + fromMiddle)
    } else if isFirst {
      rowBuilder.constant += factor * (insets.top + baselines.firstFromTop)
    } else {
      rowBuilder.add(record.height, factor)
      rowBuilder.constant -= factor * (insets.bottom + baselines.lastFromBottom)
    }
  }
}

extension LayoutAttribute {
  /// The physical attribute under left-to-right.
  var leftToRight: LayoutAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  /// The physical attribute under right-to-left.
  var mirrored: LayoutAttribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
