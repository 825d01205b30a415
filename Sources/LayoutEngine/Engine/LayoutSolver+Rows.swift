import ConstraintSolver
import Requirements

extension LayoutSolver {
  // MARK: - Constraints as rows

  func addRow(of id: LayoutConstraintID) {
    addRow(of: Int32(id.index), constraintRecord(id))
  }

  /// Adds the row of the constraint at `index`.
  @inline(__always)
  func addRow(of index: Int32, _ record: UnsafeMutablePointer<ConstraintRecord>) {
    let (constant, arePlain) = buildNewRow(of: record)
    record.pointee.row = addRow(
      record.pointee.constraint.relation,
      constant,
      priority: record.pointee.constraint.priority,
      owner: RowOwner(kind: .constraint, index: index),
      arePlain: arePlain
    )
  }

  func removeRow(of id: LayoutConstraintID) {
    let record = constraintRecord(id)
    guard let row = record.pointee.row else { return }
    removeSolverRow(row)
    record.pointee.row = nil
    record.pointee.plainTerms = 0
  }

  /// Brings the row's constant up to date.
  func updateRow(of id: LayoutConstraintID) {
    let record = constraintRecord(id)
    guard let row = record.pointee.row else { return }
    setConstant(buildRow(of: record), of: row)
  }

  // MARK: - Properties

  func apply(_ new: ItemProperties, to id: ItemID) {
    if isAnswered, editAnswered(new, of: id) { return }
    let record = item(id)
    guard !record.pointee.properties.isLike(new) else {
      return applyLengths(new, to: record)
    }
    let old = record.pointee.properties
    guard new != old else { return }
    if new.alignmentInsets != old.alignmentInsets || new.isRightToLeft != old.isRightToLeft {
      forgetLikeness()
    }
    record.pointee.properties = new
    record.pointee.isPlain = new.isPlain
    if !stacks.isEmpty { stacksAreStale = true }
    for axis in LayoutAxis.allCases {
      let insetsChanged = new.contentInsets(axis) != old.contentInsets(axis)
      if insetsChanged || new.content(axis) != old.content(axis) {
        updateContentRows(of: id, axis, from: old)
      }
    }
    if record.pointee.mention != TieRank.none,
      (new.intrinsicWidth == nil) != (old.intrinsicWidth == nil)
        || (new.intrinsicHeight == nil) != (old.intrinsicHeight == nil)
        || new.wrapsLines != old.wrapsLines
    {
      rankLengths(record)
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
    guard new.isRightToLeft == old.isRightToLeft else {
      for constraint in constraintsMeasured(in: id) { renewRow(of: constraint) }
      return
    }
    forEachUse(record) { constraint in
      if sameShape { updateRow(of: constraint) } else { renewRow(of: constraint) }
    }
  }

  /// Changes the lengths of a plain content, for contents that change by the hundred; otherwise the same as
  /// ``setProperties(_:of:)``.
  ///
  /// - Parameters:
  ///   - width: The width, less than 0 for none.
  ///   - height: The height, less than 0 for none.
  ///   - isRightToLeft: Whether leading is right.
  ///   - id: The item, whose properties are plain, as ``KnownFrames`` tells; its priorities stay as they are.
  /// - Returns: False, with nothing done, where more than the lengths is another.
  package func setPlainContent(
    width: Double,
    height: Double,
    isRightToLeft: Bool,
    of id: ItemID
  ) -> Bool {
    let record = isAnswered ? items[id.index] : item(id)
    let oldWidth = record.pointee.properties.intrinsicWidth ?? -1
    let oldHeight = record.pointee.properties.intrinsicHeight ?? -1
    guard record.pointee.properties.isRightToLeft == isRightToLeft,
      (oldWidth < 0) == (width < 0), (oldHeight < 0) == (height < 0)
    else { return false }
    let widthChanged = width >= 0 && width != oldWidth
    let heightChanged = height >= 0 && height != oldHeight
    guard !isAnswered else {
      var properties = unbuiltProperties(of: id)
      if width >= 0 { properties.intrinsicWidth = width }
      if height >= 0 { properties.intrinsicHeight = height }
      return editAnswered(properties, of: id)
    }
    guard widthChanged || heightChanged else { return true }
    if !stacks.isEmpty { stacksAreStale = true }
    if widthChanged {
      record.pointee.properties.intrinsicWidth = width
      updateHold(record, .horizontal)
    }
    if heightChanged {
      record.pointee.properties.intrinsicHeight = height
      updateHold(record, .vertical)
    }
    return true
  }

  /// Takes in the lengths of a content of which nothing else changed.
  private func applyLengths(
    _ new: ItemProperties,
    to record: UnsafeMutablePointer<ItemRecord>
  ) {
    setLengths(new.intrinsicWidth, new.intrinsicHeight, of: record)
  }

  /// Gives a content other lengths along the axes along which it has one.
  @inline(__always)
  func setLengths(
    _ width: Double?,
    _ height: Double?,
    of record: UnsafeMutablePointer<ItemRecord>
  ) {
    let widthChanged = width != record.pointee.properties.intrinsicWidth
    let heightChanged = height != record.pointee.properties.intrinsicHeight
    guard widthChanged || heightChanged else { return }
    record.pointee.properties.intrinsicWidth = width
    record.pointee.properties.intrinsicHeight = height
    if !stacks.isEmpty { stacksAreStale = true }
    if widthChanged { updateHold(record, .horizontal) }
    if heightChanged { updateHold(record, .vertical) }
  }

  /// Holds an item to the length that its content has now.
  @inline(__always)
  private func updateHold(_ record: UnsafeMutablePointer<ItemRecord>, _ axis: LayoutAxis) {
    guard let rows = record.pointee.contentRows(axis) else { return }
    setHold(
      (rows.hugging, rows.resistance),
      of: axis == .horizontal ? record.pointee.width : record.pointee.height,
      to: record.pointee.properties.rest(axis)
    )
  }

  private func renewRow(of constraint: LayoutConstraintID) {
    removeRow(of: constraint)
    addRow(of: constraint)
  }

  /// The constraints that may be measured in the coordinates of `id`.
  private func constraintsMeasured(in id: ItemID) -> [LayoutConstraintID] {
    var found: Set<LayoutConstraintID> = []
    forEachUse(item(id)) { found.insert($0) }
    forEachItem(below: Int32(id.index)) { below in
      forEachUse(items[below]) { found.insert($0) }
      return true
    }
    return found.sorted()
  }

  // MARK: - Content as rows

  private func updateContentRows(of id: ItemID, _ axis: LayoutAxis, from old: ItemProperties) {
    let record = item(id)
    let variable = axis == .horizontal ? record.pointee.width : record.pointee.height
    let constant = record.pointee.properties.rest(axis)
    inSolver { $0.setRest(LayoutLimits.limited(constant), of: variable) }
    let content = record.pointee.properties.content(axis)
    let before = old.content(axis)
    if content.length != nil, content.hugging == before.hugging,
      content.resistance == before.resistance,
      record.pointee.properties.contentInsets(axis) == old.contentInsets(axis),
      let rows = record.pointee.contentRows(axis)
    {
      setConstant(constant, of: rows.hugging)
      setConstant(constant, of: rows.resistance)
      return
    }
    removeContentRows(of: id, axis)
    addContentRows(of: id, axis)
  }

  /// How firmly the length of an alignment rectangle is kept from being negative: less than required,
  /// so that no conflict names it, and more than any other priority.
  ///
  /// Constraints refer to the alignment rectangle, and so does Apple's rule that no length is negative.
  /// Source: sliders squeezed in table cells of four public documents, whose frames were saved with
  /// exactly the height of their insets.
  ///
  /// It is the number next to 1000, spelt out because the compiler would look for it each time.
  private static var floorPriority: Float { Float(bitPattern: 0x4479_FFFF) }

  /// How firmly a required hold on content is held: more than 999, and less than any required constraint,
  /// which beats it without a word.
  ///
  /// Source: public recordings of iOS 26.1, in which such a hold is never listed in a conflict and never
  /// breaks, gives way to a constraint of 1000, and beats one of 999.
  ///
  /// It is the number next to ``floorPriority``.
  private static var requiredHold: Float { Float(bitPattern: 0x4479_FFFE) }

  func addContentRows(of id: ItemID, _ axis: LayoutAxis) {
    addContentRows(of: Int32(id.index), item(id), axis)
  }

  /// Adds the rows of the content of the item at `index`, where it has one.
  @inline(__always)
  func addContentRows(
    of index: Int32,
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ axis: LayoutAxis
  ) {
    let isVertical = axis == .vertical
    let length =
      isVertical
      ? record.pointee.properties.intrinsicHeight : record.pointee.properties.intrinsicWidth
    guard let length else { return }
    let insets = record.pointee.properties.contentInsets(axis)
    let constant = length + insets
    let hugging =
      isVertical
      ? record.pointee.properties.hugging.vertical : record.pointee.properties.hugging.horizontal
    let resistance =
      isVertical
      ? record.pointee.properties.compressionResistance.vertical
      : record.pointee.properties.compressionResistance.horizontal
    let variable = isVertical ? record.pointee.height : record.pointee.width
    let hold = addHold(
      of: variable,
      to: constant,
      most: min(hugging, Self.requiredHold),
      least: min(resistance, Self.requiredHold)
    )
    setOwner(RowOwner(kind: .hugging, isVertical: isVertical, index: index), of: hold.most)
    setOwner(
      RowOwner(kind: .compressionResistance, isVertical: isVertical, index: index),
      of: hold.least
    )
    guard insets > 0 else {
      let rows = ContentRows(hugging: hold.most, resistance: hold.least)
      return record.pointee.setContentRows(rows, axis)
    }
    terms.removeAll()
    terms.append(Term(variable))
    let floor = addRow(
      .greaterThanOrEqual,
      insets,
      priority: Self.floorPriority,
      owner: .nobody
    )
    record.pointee.setContentRows(
      ContentRows(hugging: hold.most, resistance: hold.least, floor: floor),
      axis
    )
  }

  func removeContentRows(of id: ItemID, _ axis: LayoutAxis) {
    let record = item(id)
    guard let rows = record.pointee.contentRows(axis) else { return }
    removeSolverRow(rows.hugging)
    removeSolverRow(rows.resistance)
    if let floor = rows.floor { removeSolverRow(floor) }
    record.pointee.setContentRows(nil, axis)
  }

  // MARK: - The solver's errors

  /// Adds the row of the terms in ``terms``.
  @inline(__always)
  private func addRow(
    _ relation: Relation,
    _ constant: Double,
    priority: Float,
    owner: RowOwner,
    arePlain: Bool = false
  ) -> ConstraintID {
    let row = inSolver { solver in
      do throws(SolverError) {
        return try solver.addKnownConstraint(
          UnsafeBufferPointer(terms.all),
          relation,
          LayoutLimits.limited(constant),
          priority: priority,
          arePlain: arePlain
        )
      } catch {
        requirementFailure("the solver refused a constraint: \(error)")
      }
    }
    setOwner(owner, of: row)
    return row
  }

  @inline(__always)
  private func addHold(
    of variable: Variable,
    to length: Double,
    most: Float,
    least: Float
  ) -> (most: ConstraintID, least: ConstraintID) {
    inSolver { solver in
      do throws(SolverError) {
        return try solver.addHold(
          of: variable,
          to: LayoutLimits.limited(length),
          most: most,
          least: least
        )
      } catch {
        requirementFailure("the solver refused a content: \(error)")
      }
    }
  }

  @inline(__always)
  private func setHold(
    _ hold: (most: ConstraintID, least: ConstraintID),
    of variable: Variable,
    to length: Double
  ) {
    inSolver { solver in
      do throws(SolverError) {
        try solver.setHold(hold, of: variable, to: LayoutLimits.limited(length))
      } catch {
        requirementFailure("the solver refused a content: \(error)")
      }
    }
  }

  /// Holds a variable to the length of its content, of which the rows were taken over from another engine.
  @inline(__always)
  func setTakenHold(_ rows: ContentRows, of variable: Variable, to length: Double) {
    inSolver { solver in
      do throws(SolverError) {
        try solver.setTakenHold(
          (rows.hugging, rows.resistance),
          of: variable,
          to: LayoutLimits.limited(length),
          rest: length
        )
      } catch {
        requirementFailure("the solver refused a content: \(error)")
      }
    }
  }

  private func removeSolverRow(_ row: ConstraintID) {
    do throws(SolverError) {
      try solver.removeConstraint(row)
    } catch {
      requirementFailure("the solver lost a constraint: \(error)")
    }
    setOwner(.nobody, of: row)
  }

  private func setConstant(_ constant: Double, of row: ConstraintID) {
    inSolver { solver in
      do throws(SolverError) {
        try solver.setConstant(LayoutLimits.limited(constant), of: row)
      } catch {
        requirementFailure("the solver refused a constant: \(error)")
      }
    }
  }
}

extension LayoutInsets {
  /// Whether there is no distance at any side.
  @inline(__always)
  fileprivate var isNone: Bool {
    // A negative zero differs from the other one in the highest bit alone.
    (top.bitPattern | left.bitPattern | bottom.bitPattern | right.bitPattern) << 1 == 0
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

  /// Whether others differ in nothing but the lengths of the content, and have one along the same axes.
  @inline(__always)
  func isLike(_ new: ItemProperties) -> Bool {
    isPlainlyLike(new) && wrapsLines == new.wrapsLines && alignmentInsets == new.alignmentInsets
      && margins == new.margins
      && baselines == new.baselines
  }

  /// The same, where both are plain.
  @inline(__always)
  func isPlainlyLike(_ new: ItemProperties) -> Bool {
    (intrinsicWidth == nil) == (new.intrinsicWidth == nil)
      && (intrinsicHeight == nil) == (new.intrinsicHeight == nil)
      && hugging == new.hugging && compressionResistance == new.compressionResistance
      && isRightToLeft == new.isRightToLeft
  }

  /// Whether there are no insets, margins or baselines, and no lines that wrap.
  var isPlain: Bool {
    baselines == nil && wrapsLines == nil && alignmentInsets.isNone && margins.isNone
  }

  /// The length of the frame that just holds the content along an axis, 0 without content.
  @inline(__always)
  func rest(_ axis: LayoutAxis) -> Double {
    let length = axis == .horizontal ? intrinsicWidth : intrinsicHeight
    return length.map { $0 + contentInsets(axis) } ?? 0
  }

  /// What alignment insets add to the content's length.
  @inline(__always)
  func contentInsets(_ axis: LayoutAxis) -> Double {
    axis == .horizontal
      ? alignmentInsets.left + alignmentInsets.right
      : alignmentInsets.top + alignmentInsets.bottom
  }
}
