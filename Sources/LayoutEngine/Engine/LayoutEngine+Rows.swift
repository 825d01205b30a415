import ConstraintSolver

extension LayoutEngine {
  // MARK: - Constraints as rows

  func addRow(of id: LayoutConstraintID) {
    let constraint = constraintRecord(id).constraint
    buildRow(of: constraint)
    let row = addRow(
      rowBuilder.terms,
      constraint.relation,
      -rowBuilder.constant,
      priority: constraint.priority,
      owner: .constraint(id)
    )
    constraints[id.index]?.row = row
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
    buildRow(of: record.constraint)
    setConstant(-rowBuilder.constant, of: row)
  }

  // MARK: - Properties

  func apply(_ new: ItemProperties, to id: ItemID, replacing old: ItemProperties) {
    guard new != old else { return }
    item(id).properties = new
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

  // MARK: - Content as rows

  private func updateContentRows(of id: ItemID, _ axis: LayoutAxis, from old: ItemProperties) {
    let record = item(id)
    let content = record.properties.content(axis)
    let variable = axis == .horizontal ? record.width : record.height
    guard let length = content.length else {
      removeContentRows(of: id, axis)
      solver.setRest(0, of: variable)
      return
    }
    let constant = length + record.properties.contentInsets(axis)
    solver.setRest(constant, of: variable)
    let before = old.content(axis)
    if let rows = record.contentRows(axis), content.hugging == before.hugging,
      content.resistance == before.resistance
    {
      setConstant(constant, of: rows.hugging)
      setConstant(constant, of: rows.resistance)
      return
    }
    removeContentRows(of: id, axis)
    let term = [Term(variable)]
    let rows = ContentRows(
      hugging: addRow(
        term,
        .lessThanOrEqual,
        constant,
        priority: content.hugging,
        owner: .hugging(id, axis)
      ),
      resistance: addRow(
        term,
        .greaterThanOrEqual,
        constant,
        priority: content.resistance,
        owner: .compressionResistance(id, axis)
      )
    )
    record.setContentRows(rows, axis)
  }

  func removeContentRows(of id: ItemID, _ axis: LayoutAxis) {
    let record = item(id)
    guard let rows = record.contentRows(axis) else { return }
    removeSolverRow(rows.hugging)
    removeSolverRow(rows.resistance)
    record.setContentRows(nil, axis)
  }

  // MARK: - The solver's errors

  private func addRow(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Float,
    owner: RowOwner
  ) -> ConstraintID {
    do throws(SolverError) {
      let row = try solver.addConstraint(
        terms,
        relation,
        constant,
        priority: Priority(rawValue: priority)
      )
      setOwner(owner, of: row)
      return row
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
