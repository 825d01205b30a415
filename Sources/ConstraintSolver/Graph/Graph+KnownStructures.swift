extension Graph {
  /// Whether nothing but adding has happened, and to so little that it may be known.
  ///
  /// All that comes of the rows then depends on them alone.
  var mayHaveKnownStructure: Bool {
    mutating get {
      keepsStructures && epoch == 0 && visitCount == 0
        && knownSize.isWithinLimits && rows.count > 0 && nextSerial == UInt64(rows.count)
        && dirtyRows.count == rows.count
        && touched.count == variables.count && freeRows.isEmpty && freeRuns.isEmpty
        && freeVariables.isEmpty && removedVariables.isEmpty && forgotten.isEmpty
        && outOfForce.isEmpty && parameters.isEmpty && logged.isEmpty && reformed.isEmpty
    }
  }

  /// How much there is to be known.
  private var knownSize: KnownStructures.Size {
    KnownStructures.Size(variables: variables.count, rows: rows.count, terms: terms.count)
  }

  /// Takes over what came of the same rows in another solver, if that is known.
  mutating func repeatStructure() -> Bool {
    guard let known = KnownStructures.structure(where: { has($0) }) else { return false }
    var (own, other) = (rows.base, known.rows.base)
    let lastRow = own + rows.count
    while own < lastRow {
      let constant = own.pointee.constant
      own.pointee = other.pointee
      own.pointee.constant = constant
      own += 1
      other += 1
    }
    var (variable, source) = (variables.base, known.variables.base)
    let lastVariable = variable + variables.count
    while variable < lastVariable {
      let (value, ordinal, restPlace, flags) = (
        variable.pointee.value, variable.pointee.ordinal, variable.pointee.restPlace,
        variable.pointee.flags
      )
      variable.pointee = source.pointee
      variable.pointee.value = value
      variable.pointee.ordinal = ordinal
      variable.pointee.restPlace = restPlace
      variable.pointee.flags = source.pointee.flags.subtracting(.isMirrored)
        .union(flags.intersection(.isMirrored))
      variable += 1
      source += 1
    }
    dirtyRows.removeAll()
    groupStarts.removeAllAndShrink()
    repeatResults(known)
    return true
  }

  /// Takes over what there is besides variables, rows and terms.
  private mutating func repeatResults(_ known: KnownStructure) {
    reformed.copy(known.reformed)
    touchedPeels.copy(known.touchedPeels)
    peeledCount = known.peeledCount
    epoch = known.epoch
    hasRepeatedStructure = true
    repeatedStructure = known
  }

  /// Takes over the variables, rows and terms of a structure, too, where nothing was added yet.
  ///
  /// The lengths that its variables are held to are the caller's to set; see ``setTakenHold(_:_:of:to:rest:)``.
  ///
  /// - Parameters:
  ///   - known: The structure.
  ///   - ordinalShift: By how much the ordinals that mentions give come after those of the structure; their size is less
  ///     than 2²⁸.
  mutating func takeOver(_ known: KnownStructure, ordinalShift: Int32) {
    assert(variables.isEmpty && rows.isEmpty && terms.isEmpty && epoch == 0 && nextSerial == 0)
    rows.copy(known.rows)
    terms.copy(known.terms)
    coefficients.copy(known.coefficients)
    variables.copy(known.variables)
    nextSerial = UInt64(rows.count)
    touched.reserve(variables.count)
    let mentions: Range<Int32> = -(1 << 28)..<1 << 28
    var (variable, index) = (variables.base, Int32(0))
    let end = variable + variables.count
    while variable < end {
      let ordinal = variable.pointee.ordinal
      if mentions.contains(ordinal) {
        variable.pointee.ordinal = ordinal < 0 ? ordinal &- ordinalShift : ordinal &+ ordinalShift
      }
      variable.pointee.value = 0
      variable.pointee.restPlace = -1
      touched.appendReserved(index)
      variable += 1
      index &+= 1
    }
    repeatResults(known)
  }

  /// Holds a variable of a structure that was taken over to a length of its own.
  @inline(__always)
  mutating func setTakenHold(
    _ most: Int32,
    _ least: Int32,
    of variable: Int32,
    to length: Double,
    rest: Double
  ) {
    rows[most].constant = length
    rows[least].constant = length
    guard rest != 0 else { return }
    setRest(rest, of: variable)
    variables[variable].value = max(0, rest)
  }

  /// Whether the rows, which nobody has looked at yet, are those of a structure.
  private mutating func has(_ known: KnownStructure) -> Bool {
    guard rows.count == known.rows.count, variables.count == known.variables.count,
      terms.count == known.terms.count, known.largestMiss <= feasibility,
      terms.hasBytes(of: known.terms.base), coefficients.isSame(as: known.coefficients)
    else { return false }
    var (own, other) = (rows.base, known.rows.base)
    let lastRow = own + rows.count
    while own < lastRow {
      guard own.pointee.priority == other.pointee.priority,
        own.pointee.relation == other.pointee.relation,
        own.pointee.firstTerm == other.pointee.firstTerm,
        own.pointee.termCount == other.pointee.termCount,
        own.pointee.status == .dirty, own.pointee.flags == [],
        own.pointee.constant.bitPattern == other.pointee.constant.bitPattern
          || !own.pointee.isRequired
      else { return false }
      own += 1
      other += 1
    }
    var (variable, source) = (variables.base, known.variables.base)
    let lastVariable = variable + variables.count
    let plain: VariableFlags = [.isAlive, .isTouched, .isNonNegative, .isMirrored]
    while variable < lastVariable {
      let flags = variable.pointee.flags
      guard flags.isSubset(of: plain), variable.pointee.firstUse == source.pointee.firstUse,
        flags.contains(.isNonNegative) == source.pointee.flags.contains(.isNonNegative)
      else { return false }
      variable += 1
      source += 1
    }
    return true
  }

  /// Notes the sizes of the constants of rows that were taken over.
  mutating func endTakingOver() {
    var record = UnsafePointer(rows.base)
    let end = record + rows.count
    while record < end {
      if abs(record.pointee.constant) > largestConstant {
        noteSize(of: Int32(truncatingIfNeeded: record - UnsafePointer(rows.base)))
      }
      record += 1
    }
  }

  /// Puts down what came of the rows, once those that say what others are have been peeled.
  ///
  /// The solutions of programs are yet to be added; see ``endStructure()``.
  mutating func keepStructure() {
    guard contradicted.isEmpty, violated.isEmpty, candidates.isEmpty, freshLive.isEmpty,
      uncheckedRows.isEmpty, movable.isEmpty, visitCount == 0, KnownStructures.takes(knownSize)
    else { return }
    let structure = KnownStructure()
    for row in 0..<Int32(rows.count)
    where rows[row].status == .constant && rows[row].isRequired {
      let sum = gather(row)
      structure.largestMiss = max(structure.largestMiss, abs(sum.presentRightSide) * sum.scale)
    }
    structure.variables.copy(variables)
    structure.rows.copy(rows)
    structure.terms.copy(terms)
    structure.coefficients.copy(coefficients)
    structure.reformed.copy(reformed)
    structure.touchedPeels.copy(touchedPeels)
    structure.peeledCount = peeledCount
    structure.epoch = epoch
    structureToKeep = structure
  }
}
