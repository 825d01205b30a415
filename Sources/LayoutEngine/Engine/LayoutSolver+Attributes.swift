import ConstraintSolver

extension LayoutSolver {
  /// Puts together the row first − multiplier · second (relation) constant.
  ///
  /// - Returns: The right side, in points; the terms are in ``terms``.
  func buildRow(of record: UnsafePointer<ConstraintRecord>) -> Double {
    buildNewRow(of: record).constant
  }

  /// Does the same where constraints are added, of which a screen has hundreds.
  ///
  /// - Returns: The right side, in points, and whether the terms are known to be of different variables, with ordinary
  ///   coefficients.
  @inline(__always)
  func buildNewRow(
    of record: UnsafePointer<ConstraintRecord>
  ) -> (constant: Double, arePlain: Bool) {
    let base = items.base
    let first = Int32(record.pointee.constraint.first.index)
    let second = record.pointee.constraint.second.map { Int32($0.index) } ?? -1
    let ancestor = referenceFrame(first, second)
    let firstAttribute = record.pointee.constraint.firstAttribute
    let secondAttribute = record.pointee.constraint.secondAttribute
    let isMirrored =
      ancestor >= 0 && base[Int(ancestor)].properties.isRightToLeft
      && (firstAttribute.isDirectional || secondAttribute.isDirectional)
    if !isMirrored, second >= 0, firstAttribute.isPlain, secondAttribute.isPlain {
      let multiplier = record.pointee.constraint.multiplier
      var end = terms.base
      let constant = addPlainRow(record, first, second, in: ancestor, &end)
      let count = end - terms.base
      terms.setCount(count)
      return (constant, multiplier == 1 && first != second && count > 0 && count <= 8)
    }
    terms.removeAll()
    let constant =
      record.pointee.constraint.constant
      - add(firstAttribute, of: first, in: ancestor, isMirrored, times: 1)
    guard second >= 0 else { return (constant, false) }
    let multiplier = record.pointee.constraint.multiplier
    let other = add(secondAttribute, of: second, in: ancestor, isMirrored, times: -multiplier)
    // From both items, the ways up meet in the ancestor, which is left out of them.
    let arePlain =
      multiplier == 1 && !isMirrored && first != second && terms.count > 0 && terms.count <= 8
    return (constant - other, arePlain)
  }

  /// Puts the terms of a constraint of edges, centres and sizes of two items, of which most constraints speak, down at
  /// `end`, where there is room for them; the constraint is not mirrored.
  ///
  /// - Returns: The right side, in points.
  @inline(__always)
  private func addPlainRow(
    _ record: UnsafePointer<ConstraintRecord>,
    _ first: Int32,
    _ second: Int32,
    in ancestor: Int32,
    _ end: inout UnsafeMutablePointer<Term>
  ) -> Double {
    let base = UnsafePointer(items.base)
    let own = addPlain(
      record.pointee.constraint.firstAttribute,
      of: base + Int(first),
      base,
      in: ancestor,
      1,
      &end
    )
    let other = addPlain(
      record.pointee.constraint.secondAttribute,
      of: base + Int(second),
      base,
      in: ancestor,
      -record.pointee.constraint.multiplier,
      &end
    )
    return record.pointee.constraint.constant - own - other
  }

  /// Adds the terms of `factor` times an edge, a centre or a size of an item in the coordinates of `ancestor`, at `end`,
  /// where there is room for them.
  ///
  /// - Returns: The constant part, in points.
  @inline(__always)
  func addPlain(
    _ attribute: LayoutAttribute,
    of record: UnsafePointer<ItemRecord>,
    _ base: UnsafePointer<ItemRecord>,
    in ancestor: Int32,
    _ factor: Double,
    _ end: inout UnsafeMutablePointer<Term>
  ) -> Double {
    let insets = record.pointee.properties.alignmentInsets
    func add(_ variable: Variable, _ factor: Double) {
      end.initialize(to: Term(variable, factor))
      end += 1
    }
    var above = record
    let frame = base + Int(ancestor)
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX:
      while above != frame {
        add(above.pointee.left, factor)
        above = base + Int(above.pointee.parent)
      }
      if attribute == .left || attribute == .leading { return factor * insets.left }
      if attribute == .centerX {
        add(record.pointee.width, factor / 2)
        return factor * (insets.left - insets.right) / 2
      }
      add(record.pointee.width, factor)
      return -factor * insets.right
    case .top, .bottom, .centerY:
      while above != frame {
        add(above.pointee.top, factor)
        above = base + Int(above.pointee.parent)
      }
      if attribute == .top { return factor * insets.top }
      if attribute == .centerY {
        add(record.pointee.height, factor / 2)
        return factor * (insets.top - insets.bottom) / 2
      }
      add(record.pointee.height, factor)
      return -factor * insets.bottom
    case .width:
      add(record.pointee.width, factor)
      return -factor * (insets.left + insets.right)
    default:
      add(record.pointee.height, factor)
      return -factor * (insets.top + insets.bottom)
    }
  }

  /// The item in whose coordinates a constraint is measured, or −1 for the root's superview.
  @inline(__always)
  func referenceFrame(_ first: Int32, _ second: Int32) -> Int32 {
    let base = UnsafePointer(items.base)
    guard second >= 0, second != first else { return base[Int(first)].parent }
    return referenceFrame(base + Int(first), base + Int(second), base)
  }

  /// The item in whose coordinates a constraint of two different ones is measured, or −1 for the root's superview.
  @inline(__always)
  func referenceFrame(
    _ first: UnsafePointer<ItemRecord>,
    _ second: UnsafePointer<ItemRecord>,
    _ base: UnsafePointer<ItemRecord>
  ) -> Int32 {
    var lhs = first
    var rhs = second
    while lhs != rhs {
      let isLower = lhs.pointee.depth >= rhs.pointee.depth
      let above = isLower ? lhs.pointee.parent : rhs.pointee.parent
      guard above >= 0 else { return -1 }
      if isLower { lhs = base + Int(above) } else { rhs = base + Int(above) }
    }
    return Int32(truncatingIfNeeded: lhs - base)
  }

  /// Adds the terms of `factor` times an attribute of an item in the coordinates of `ancestor`,
  /// measured from its right side where `isMirrored`.
  ///
  /// - Returns: The constant part, in points.
  @inline(__always)
  private func add(
    _ attribute: LayoutAttribute,
    of index: Int32,
    in ancestor: Int32,
    _ isMirrored: Bool,
    times factor: Double
  ) -> Double {
    let record = items.base + Int(index)
    // The attributes that most constraints speak of come first.
    switch attribute {
    case .notAnAttribute:
      return 0
    case .width:
      terms.appendReserved(Term(record.pointee.width, factor))
      return -factor * record.pointee.properties.contentInsets(.horizontal)
    case .height:
      terms.appendReserved(Term(record.pointee.height, factor))
      return -factor * record.pointee.properties.contentInsets(.vertical)
    case .top:
      addTops(of: index, in: ancestor, times: factor)
      return factor * record.pointee.properties.alignmentInsets.top
    case .bottom:
      addTops(of: index, in: ancestor, times: factor)
      terms.appendReserved(Term(record.pointee.height, factor))
      return -factor * record.pointee.properties.alignmentInsets.bottom
    case .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      addTops(of: index, in: ancestor, times: factor)
      return addVertical(attribute, of: record, times: factor)
    case .left, .right, .leading, .trailing:
      guard !isMirrored else { break }
      addLefts(of: index, in: ancestor, times: factor)
      if attribute == .left || attribute == .leading {
        return factor * record.pointee.properties.alignmentInsets.left
      }
      terms.appendReserved(Term(record.pointee.width, factor))
      return -factor * record.pointee.properties.alignmentInsets.right
    default:
      guard !isMirrored else { break }
      addLefts(of: index, in: ancestor, times: factor)
      return addHorizontal(attribute.leftToRight, of: record, times: factor)
    }
    terms.appendReserved(Term(items[ancestor].pointee.width, factor))
    addLefts(of: index, in: ancestor, times: -factor)
    return addHorizontal(attribute.mirrored, of: record, times: -factor)
  }

  /// Adds the distances from the item up to, but without, `ancestor`.
  @inline(__always)
  private func addLefts(of index: Int32, in ancestor: Int32, times factor: Double) {
    let base = items.base
    var current = index
    while current >= 0, current != ancestor {
      terms.appendReserved(Term(base[Int(current)].left, factor))
      current = base[Int(current)].parent
    }
  }

  /// Adds the distances from the item up to, but without, `ancestor`.
  @inline(__always)
  private func addTops(of index: Int32, in ancestor: Int32, times factor: Double) {
    let base = items.base
    var current = index
    while current >= 0, current != ancestor {
      terms.appendReserved(Term(base[Int(current)].top, factor))
      current = base[Int(current)].parent
    }
  }

  /// Adds the distance of a physical attribute from the frame's left side.
  @inline(never)
  private func addHorizontal(
    _ attribute: LayoutAttribute,
    of record: UnsafeMutablePointer<ItemRecord>,
    times factor: Double
  ) -> Double {
    let insets = record.pointee.properties.alignmentInsets
    let margins = record.pointee.properties.margins
    switch attribute {
    case .right:
      terms.appendReserved(Term(record.pointee.width, factor))
      return -factor * insets.right
    case .rightMargin:
      terms.appendReserved(Term(record.pointee.width, factor))
      return -factor * (insets.right + margins.right)
    case .leftMargin:
      return factor * (insets.left + margins.left)
    case .centerX:
      terms.appendReserved(Term(record.pointee.width, factor / 2))
      return factor * (insets.left - insets.right) / 2
    case .centerXWithinMargins:
      terms.appendReserved(Term(record.pointee.width, factor / 2))
      return factor * (insets.left + margins.left - insets.right - margins.right) / 2
    default:
      return factor * insets.left
    }
  }

  /// Adds the distance of an attribute from the frame's top.
  @inline(never)
  private func addVertical(
    _ attribute: LayoutAttribute,
    of record: UnsafeMutablePointer<ItemRecord>,
    times factor: Double
  ) -> Double {
    let insets = record.pointee.properties.alignmentInsets
    let margins = record.pointee.properties.margins
    switch attribute {
    case .bottomMargin:
      terms.appendReserved(Term(record.pointee.height, factor))
      return -factor * (insets.bottom + margins.bottom)
    case .topMargin:
      return factor * (insets.top + margins.top)
    case .centerY:
      terms.appendReserved(Term(record.pointee.height, factor / 2))
      return factor * (insets.top - insets.bottom) / 2
    case .centerYWithinMargins:
      terms.appendReserved(Term(record.pointee.height, factor / 2))
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
      terms.appendReserved(Term(record.pointee.height, factor))
      return -factor * insets.bottom
    }
    if let natural = baselines.centeredHeight {
      // The content's box of natural height stays in the middle of the alignment rectangle.
      let middle = (insets.top - insets.bottom) / 2
      let fromMiddle =
        isFirst ? baselines.firstFromTop - natural / 2 : natural / 2 - baselines.lastFromBottom
      terms.appendReserved(Term(record.pointee.height, factor / 2))
      return factor * (middle + fromMiddle)
    } else if isFirst {
      return factor * (insets.top + baselines.firstFromTop)
    } else {
      terms.appendReserved(Term(record.pointee.height, factor))
      return -factor * (insets.bottom + baselines.lastFromBottom)
    }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge, a centre or a size, and none of the margins or baselines.
  @inline(__always)
  var isPlain: Bool {
    rawValue >= Self.left.rawValue && rawValue <= Self.centerY.rawValue
  }

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
