import ConstraintSolver

extension LayoutSolver {
  /// Puts together the row first − multiplier · second (relation) constant.
  ///
  /// - Returns: The right side, in points; the terms are in ``terms``.
  func buildRow(of constraint: LayoutConstraint) -> Double {
    terms.removeAll()
    let first = Int32(constraint.first.index)
    let second = constraint.second.map { Int32($0.index) } ?? -1
    let ancestor = referenceFrame(first, second)
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && ancestor >= 0 && items[ancestor].pointee.properties.isRightToLeft
    var constant = constraint.constant
    constant -= add(constraint.firstAttribute, of: first, in: ancestor, isMirrored, times: 1)
    guard second >= 0 else { return constant }
    return constant
      - add(
        constraint.secondAttribute,
        of: second,
        in: ancestor,
        isMirrored,
        times: -constraint.multiplier
      )
  }

  /// The item in whose coordinates a constraint is measured, or −1 for the root's superview.
  private func referenceFrame(_ first: Int32, _ second: Int32) -> Int32 {
    guard second >= 0, second != first else { return items[first].pointee.parent }
    var lhs = first
    var rhs = second
    while lhs != rhs {
      if items[lhs].pointee.depth >= items[rhs].pointee.depth {
        lhs = items[lhs].pointee.parent
        guard lhs >= 0 else { return -1 }
      } else {
        rhs = items[rhs].pointee.parent
        guard rhs >= 0 else { return -1 }
      }
    }
    return lhs
  }

  /// Adds the terms of `factor` times an attribute of an item in the coordinates of `ancestor`,
  /// measured from its right side where `isMirrored`.
  ///
  /// - Returns: The constant part, in points.
  private func add(
    _ attribute: LayoutAttribute,
    of index: Int32,
    in ancestor: Int32,
    _ isMirrored: Bool,
    times factor: Double
  ) -> Double {
    let record = items[index]
    switch attribute {
    case .notAnAttribute:
      return 0
    case .width:
      terms.append(Term(record.pointee.width, factor))
      return -factor * record.pointee.properties.contentInsets(.horizontal)
    case .height:
      terms.append(Term(record.pointee.height, factor))
      return -factor * record.pointee.properties.contentInsets(.vertical)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      addTops(of: index, in: ancestor, times: factor)
      return addVertical(attribute, of: record, times: factor)
    default:
      guard isMirrored else {
        addLefts(of: index, in: ancestor, times: factor)
        return addHorizontal(attribute.leftToRight, of: record, times: factor)
      }
      terms.append(Term(items[ancestor].pointee.width, factor))
      addLefts(of: index, in: ancestor, times: -factor)
      return addHorizontal(attribute.mirrored, of: record, times: -factor)
    }
  }

  /// Adds the distances from the item up to, but without, `ancestor`.
  private func addLefts(of index: Int32, in ancestor: Int32, times factor: Double) {
    var current = index
    while current >= 0, current != ancestor {
      terms.append(Term(items[current].pointee.left, factor))
      current = items[current].pointee.parent
    }
  }

  /// Adds the distances from the item up to, but without, `ancestor`.
  private func addTops(of index: Int32, in ancestor: Int32, times factor: Double) {
    var current = index
    while current >= 0, current != ancestor {
      terms.append(Term(items[current].pointee.top, factor))
      current = items[current].pointee.parent
    }
  }

  /// Adds the distance of a physical attribute from the frame's left side.
  private func addHorizontal(
    _ attribute: LayoutAttribute,
    of record: UnsafeMutablePointer<ItemRecord>,
    times factor: Double
  ) -> Double {
    let insets = record.pointee.properties.alignmentInsets
    let margins = record.pointee.properties.margins
    switch attribute {
    case .right:
      terms.append(Term(record.pointee.width, factor))
      return -factor * insets.right
    case .rightMargin:
      terms.append(Term(record.pointee.width, factor))
      return -factor * (insets.right + margins.right)
    case .leftMargin:
      return factor * (insets.left + margins.left)
    case .centerX:
      terms.append(Term(record.pointee.width, factor / 2))
      return factor * (insets.left - insets.right) / 2
    case .centerXWithinMargins:
      terms.append(Term(record.pointee.width, factor / 2))
      return factor * (insets.left + margins.left - insets.right - margins.right) / 2
    default:
      return factor * insets.left
    }
  }

  /// Adds the distance of an attribute from the frame's top.
  private func addVertical(
    _ attribute: LayoutAttribute,
    of record: UnsafeMutablePointer<ItemRecord>,
    times factor: Double
  ) -> Double {
    let insets = record.pointee.properties.alignmentInsets
    let margins = record.pointee.properties.margins
    switch attribute {
    case .bottom:
      terms.append(Term(record.pointee.height, factor))
      return -factor * insets.bottom
    case .bottomMargin:
      terms.append(Term(record.pointee.height, factor))
      return -factor * (insets.bottom + margins.bottom)
    case .topMargin:
      return factor * (insets.top + margins.top)
    case .centerY:
      terms.append(Term(record.pointee.height, factor / 2))
      return factor * (insets.top - insets.bottom) / 2
    case .centerYWithinMargins:
      terms.append(Term(record.pointee.height, factor / 2))
      return factor * (insets.top + margins.top - insets.bottom - margins.bottom) / 2
    case .firstBaseline, .lastBaseline:
      return addBaseline(isFirst: attribute == .firstBaseline, of: record, times: factor)
    default:
      return factor * insets.top
    }
  }

  /// Adds the distance of a baseline from the frame's top.
  private func addBaseline(
    isFirst: Bool,
    of record: UnsafeMutablePointer<ItemRecord>,
    times factor: Double
  ) -> Double {
    let insets = record.pointee.properties.alignmentInsets
    guard let baselines = record.pointee.properties.baselines else {
      terms.append(Term(record.pointee.height, factor))
      return -factor * insets.bottom
    }
    if let natural = baselines.centeredHeight {
      // The content's box of natural height stays in the middle of the alignment rectangle.
      let middle = (insets.top - insets.bottom) / 2
      let fromMiddle =
        isFirst ? baselines.firstFromTop - natural / 2 : natural / 2 - baselines.lastFromBottom
      terms.append(Term(record.pointee.height, factor / 2))
      return factor * (middle + fromMiddle)
    } else if isFirst {
      return factor * (insets.top + baselines.firstFromTop)
    } else {
      terms.append(Term(record.pointee.height, factor))
      return -factor * (insets.bottom + baselines.lastFromBottom)
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
