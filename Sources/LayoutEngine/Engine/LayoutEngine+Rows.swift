import ConstraintSolver

/// A linear expression: Σ coefficient · variable + constant.
struct LinearExpression {
  var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    terms.append(Term(variable, coefficient))
  }

  mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}

extension LayoutEngine {
  // MARK: - Constraints as rows

  func addRow(of id: LayoutConstraintID) {
    let constraint = constraintRecord(id).constraint
    let expression = rowExpression(of: constraint)
    let row = addRow(
      expression.terms,
      constraint.relation,
      -expression.constant,
      priority: constraint.priority
    )
    constraints[id.index]?.row = row
    setOwner(.constraint(id), of: row)
  }

  func removeRow(of id: LayoutConstraintID) {
    guard let row = constraintRecord(id).row else { return }
    removeSolverRow(row)
    constraints[id.index]?.row = nil
  }

  /// Brings the row's constant up to date.
  func updateRow(of id: LayoutConstraintID) {
    let record = constraintRecord(id)
    guard let row = record.row else { return }
    let expression = rowExpression(of: record.constraint)
    setConstant(-expression.constant, of: row)
  }

  /// first − multiplier · second − constant.
  private func rowExpression(of constraint: LayoutConstraint) -> LinearExpression {
    let ancestor = referenceFrame(of: constraint)
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && ancestor.map { item($0).properties.isRightToLeft } == true
    var row = LinearExpression()
    row.add(
      expression(constraint.firstAttribute, of: constraint.first, in: ancestor, isMirrored),
      times: 1
    )
    if let second = constraint.second {
      row.add(
        expression(constraint.secondAttribute, of: second, in: ancestor, isMirrored),
        times: -constraint.multiplier
      )
    }
    row.constant -= constraint.constant
    return row
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

  // MARK: - Attributes as expressions

  /// An attribute of an item in the coordinates of `ancestor`, measured from its right side where
  /// `isMirrored`.
  private func expression(
    _ attribute: LayoutAttribute,
    of id: ItemID,
    in ancestor: ItemID?,
    _ isMirrored: Bool
  ) -> LinearExpression {
    let record = item(id)
    let insets = record.properties.alignmentInsets
    switch attribute {
    case .notAnAttribute:
      return LinearExpression()
    case .width:
      return LinearExpression(terms: [Term(record.width)], constant: -insets.left - insets.right)
    case .height:
      return LinearExpression(terms: [Term(record.height)], constant: -insets.top - insets.bottom)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return vertical(attribute, of: record, id, in: ancestor)
    default:
      return horizontal(attribute, of: record, id, in: ancestor, isMirrored)
    }
  }

  private func horizontal(
    _ attribute: LayoutAttribute,
    of record: ItemRecord,
    _ id: ItemID,
    in ancestor: ItemID?,
    _ isMirrored: Bool
  ) -> LinearExpression {
    let insets = record.properties.alignmentInsets
    let margins = record.properties.margins
    var result = LinearExpression()
    forEachBelow(ancestor, from: id) { result.add($0.left) }
    let physical = isMirrored ? attribute.mirrored : attribute.leftToRight
    switch physical {
    case .right:
      result.add(record.width)
      result.constant -= insets.right
    case .rightMargin:
      result.add(record.width)
      result.constant -= insets.right + margins.right
    case .leftMargin:
      result.constant += insets.left + margins.left
    case .centerX:
      result.add(record.width, 0.5)
      result.constant += (insets.left - insets.right) / 2
    case .centerXWithinMargins:
      result.add(record.width, 0.5)
      result.constant += (insets.left + margins.left - insets.right - margins.right) / 2
    default:
      result.constant += insets.left
    }
    guard isMirrored, let ancestor else { return result }
    var mirrored = LinearExpression(terms: [Term(item(ancestor).width)])
    mirrored.add(result, times: -1)
    return mirrored
  }

  private func vertical(
    _ attribute: LayoutAttribute,
    of record: ItemRecord,
    _ id: ItemID,
    in ancestor: ItemID?
  ) -> LinearExpression {
    let insets = record.properties.alignmentInsets
    let margins = record.properties.margins
    var result = LinearExpression()
    forEachBelow(ancestor, from: id) { result.add($0.top) }
    switch attribute {
    case .bottom:
      result.add(record.height)
      result.constant -= insets.bottom
    case .bottomMargin:
      result.add(record.height)
      result.constant -= insets.bottom + margins.bottom
    case .topMargin:
      result.constant += insets.top + margins.top
    case .centerY:
      result.add(record.height, 0.5)
      result.constant += (insets.top - insets.bottom) / 2
    case .centerYWithinMargins:
      result.add(record.height, 0.5)
      result.constant += (insets.top + margins.top - insets.bottom - margins.bottom) / 2
    case .firstBaseline, .lastBaseline:
      result.add(baseline(isFirst: attribute == .firstBaseline, of: record), times: 1)
    default:
      result.constant += insets.top
    }
    return result
  }

  /// The distance of a baseline from the top of the frame.
  private func baseline(isFirst: Bool, of record: ItemRecord) -> LinearExpression {
    let insets = record.properties.alignmentInsets
    guard let baselines = record.properties.baselines else {
      return LinearExpression(terms: [Term(record.height)], constant: -insets.bottom)
    }
    if let natural = baselines.centeredHeight {
      // The content's box of natural height stays in the middle of the alignment rectangle.
      let middle = (insets.top - insets.bottom) / 2
      let fromMiddle =
        isFirst ? baselines.firstFromTop - natural / 2 : natural / 2 - baselines.lastFromBottom
      return LinearExpression(terms: [Term(record.height, 0.5)], constant: middle + fromMiddle)
    }
    if isFirst {
      return LinearExpression(constant: insets.top + baselines.firstFromTop)
    }
    return LinearExpression(
      terms: [Term(record.height)],
      constant: -insets.bottom - baselines.lastFromBottom
    )
  }

  /// Visits the item and its ancestors up to, but without, `ancestor`.
  private func forEachBelow(_ ancestor: ItemID?, from id: ItemID, _ body: (ItemRecord) -> Void) {
    var current: ItemID? = id
    while let here = current, here != ancestor {
      let record = item(here)
      body(record)
      current = record.parent
    }
  }

  // MARK: - Content as rows

  func apply(_ new: ItemProperties, to id: ItemID, replacing old: ItemProperties) {
    guard new != old else { return }
    modify(id) { $0.properties = new }
    for axis in LayoutAxis.allCases {
      let insetsChanged = new.contentInsets(axis) != old.contentInsets(axis)
      if insetsChanged || new.content(axis) != old.content(axis) {
        updateContentRows(of: id, axis, from: old)
      }
    }
    guard
      new.alignmentInsets != old.alignmentInsets || new.margins != old.margins
        || new.baselines != old.baselines || new.isRightToLeft != old.isRightToLeft
    else { return }
    // A baseline that begins to follow the height changes coefficients too; so do directions.
    let sameShape =
      new.isRightToLeft == old.isRightToLeft
      && (new.baselines == nil) == (old.baselines == nil)
      && (new.baselines?.centeredHeight == nil) == (old.baselines?.centeredHeight == nil)
    let affected =
      new.isRightToLeft == old.isRightToLeft
      ? item(id).constraints : constraintsMeasured(in: id)
    for constraint in affected {
      if sameShape {
        updateRow(of: constraint)
      } else {
        removeRow(of: constraint)
        addRow(of: constraint)
      }
    }
  }

  /// The constraints that are measured in the coordinates of `id`.
  private func constraintsMeasured(in id: ItemID) -> [LayoutConstraintID] {
    var found = Set(item(id).constraints)
    func collect(_ below: ItemID) {
      for constraint in item(below).constraints { found.insert(constraint) }
      for child in item(below).children { collect(child) }
    }
    for child in item(id).children { collect(child) }
    return found.sorted()
  }

  private func updateContentRows(of id: ItemID, _ axis: LayoutAxis, from old: ItemProperties) {
    let record = item(id)
    let new = record.properties
    let variable = axis == .horizontal ? record.width : record.height
    guard let length = new.content(axis).length else {
      removeContentRows(of: id, axis)
      solver.setRest(0, of: variable)
      return
    }
    let constant = length + new.contentInsets(axis)
    solver.setRest(constant, of: variable)
    let rows = record.contentRows
    let known =
      axis == .horizontal
      ? (rows.widthHugging, rows.widthResistance) : (rows.heightHugging, rows.heightResistance)
    if let hugging = known.0, let resistance = known.1,
      new.content(axis).hugging == old.content(axis).hugging,
      new.content(axis).resistance == old.content(axis).resistance
    {
      setConstant(constant, of: hugging)
      setConstant(constant, of: resistance)
      return
    }
    removeContentRows(of: id, axis)
    let hugging = addRow(
      [Term(variable)],
      .lessThanOrEqual,
      constant,
      priority: new.content(axis).hugging
    )
    let resistance = addRow(
      [Term(variable)],
      .greaterThanOrEqual,
      constant,
      priority: new.content(axis).resistance
    )
    setOwner(.hugging(id, axis), of: hugging)
    setOwner(.compressionResistance(id, axis), of: resistance)
    modify(id) {
      if axis == .horizontal {
        $0.contentRows.widthHugging = hugging
        $0.contentRows.widthResistance = resistance
      } else {
        $0.contentRows.heightHugging = hugging
        $0.contentRows.heightResistance = resistance
      }
    }
  }

  func removeContentRows(of id: ItemID, _ axis: LayoutAxis) {
    let rows = item(id).contentRows
    let known =
      axis == .horizontal
      ? [rows.widthHugging, rows.widthResistance] : [rows.heightHugging, rows.heightResistance]
    for case let row? in known {
      removeSolverRow(row)
    }
    modify(id) {
      if axis == .horizontal {
        $0.contentRows.widthHugging = nil
        $0.contentRows.widthResistance = nil
      } else {
        $0.contentRows.heightHugging = nil
        $0.contentRows.heightResistance = nil
      }
    }
  }

  // MARK: - The solver's errors

  private func addRow(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Float
  ) -> ConstraintID {
    do throws(SolverError) {
      return try solver.addConstraint(
        terms,
        relation,
        constant,
        priority: Priority(rawValue: priority)
      )
    } catch {
      preconditionFailure("the solver refused a constraint: \(error)")
    }
  }

  private func removeSolverRow(_ row: ConstraintID) {
    do throws(SolverError) {
      try solver.removeConstraint(row)
    } catch {
      preconditionFailure("the solver lost a constraint: \(error)")
    }
    setOwner(nil, of: row)
  }

  private func setConstant(_ constant: Double, of row: ConstraintID) {
    do throws(SolverError) {
      try solver.setConstant(constant, of: row)
    } catch {
      preconditionFailure("the solver refused a constant: \(error)")
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

extension ItemProperties {
  /// The content along an axis.
  struct Content: Equatable {
    var length: Double?
    var hugging: Float
    var resistance: Float
  }

  func content(_ axis: LayoutAxis) -> Content {
    axis == .horizontal
      ? Content(
        length: intrinsicWidth,
        hugging: hugging.horizontal,
        resistance: compressionResistance.horizontal
      )
      : Content(
        length: intrinsicHeight,
        hugging: hugging.vertical,
        resistance: compressionResistance.vertical
      )
  }

  /// What alignment insets add to the content's length.
  func contentInsets(_ axis: LayoutAxis) -> Double {
    axis == .horizontal
      ? alignmentInsets.left + alignmentInsets.right
      : alignmentInsets.top + alignmentInsets.bottom
  }
}
