extension Graph {
  // MARK: - Variables

  mutating func addVariable(ordinal: Int32, rest: Double, isNonNegative: Bool) -> Variable {
    variables.reserveMore(1)
    touched.reserveMore(1)
    guard freeVariables.isEmpty else {
      let index = place(ordinal, rest: rest, isNonNegative ? .isNonNegative : [])
      setRest(rest, of: index)
      return handle(index)
    }
    let index = Int32(truncatingIfNeeded: variables.count)
    variables.appendReserved(
      VariableRecord(
        value: isNonNegative ? max(0, rest) : rest,
        ordinal: ordinal,
        root: index,
        nextInClass: index,
        flags: isNonNegative ? [.isAlive, .isTouched, .isNonNegative] : [.isAlive, .isTouched]
      )
    )
    touched.appendReserved(index)
    if rest != 0 { setRest(rest, of: index) }
    return Variable(index: index, generation: 0)
  }

  /// Adds two variables that are not negative and two that rest at 0, with ordinals in a row.
  ///
  /// - Returns: Their indices.
  mutating func addRectangle(ordinal: Int32, rests: (Double, Double)) -> SIMD4<Int32> {
    variables.reserveMore(4)
    touched.reserveMore(4)
    let added = SIMD4(
      place(ordinal, rest: rests.0, .isNonNegative),
      place(ordinal &+ 1, rest: rests.1, .isNonNegative),
      place(ordinal &+ 2, rest: 0, []),
      place(ordinal &+ 3, rest: 0, [])
    )
    setRest(rests.0, of: added[0])
    setRest(rests.1, of: added[1])
    return added
  }

  /// Adds these variables behind all others, where none was removed.
  ///
  /// - Returns: The index of the first.
  @inline(__always)
  mutating func appendRectangle(ordinal: Int32, rests: (Double, Double)) -> Int32 {
    let first = Int32(truncatingIfNeeded: variables.count)
    variables.appendRoom(4)
    touched.appendRoom(4)
    let records = variables.base + Int(first)
    let waiting = touched.base + (touched.count - 4)
    var offset: Int32 = 0
    while offset < 4 {
      let rest = offset == 0 ? rests.0 : offset == 1 ? rests.1 : 0
      (records + Int(offset)).initialize(
        to: VariableRecord(
          value: offset < 2 ? max(0, rest) : 0,
          ordinal: ordinal &+ offset,
          root: first &+ offset,
          nextInClass: first &+ offset,
          flags: offset < 2 ? [.isAlive, .isTouched, .isNonNegative] : [.isAlive, .isTouched]
        )
      )
      (waiting + Int(offset)).initialize(to: first &+ offset)
      offset &+= 1
    }
    setRest(rests.0, of: first)
    setRest(rests.1, of: first &+ 1)
    return first
  }

  /// Adds a touched variable for which there is room, and which rests at 0 as yet.
  @inline(__always)
  private mutating func place(_ ordinal: Int32, rest: Double, _ flags: VariableFlags) -> Int32 {
    let free = freeVariables.popLast()
    let index = free ?? Int32(truncatingIfNeeded: variables.count)
    if free == nil { variables.appendRoomReserved(1) }
    let record = variables.base + Int(index)
    if free != nil { noteGeneration(of: index) }
    record.initialize(
      to: VariableRecord(
        value: flags.contains(.isNonNegative) ? max(0, rest) : rest,
        ordinal: ordinal,
        restPlace: free == nil ? -1 : record.pointee.restPlace,
        root: index,
        nextInClass: index,
        flags: flags.union([.isAlive, .isTouched])
      )
    )
    touched.appendReserved(index)
    return index
  }

  /// Notes that the place of a variable is given to another.
  @inline(never)
  private mutating func noteGeneration(of variable: Int32) {
    let missing = variables.count - generations.count
    if missing > 0 { generations.append(repeating: 0, count: missing) }
    generations[variable] &+= 1
  }

  /// How often the place of a variable was given to one before.
  @inline(__always)
  mutating func generation(of variable: Int32) -> Int32 {
    Int(variable) < generations.count ? generations[variable] : 0
  }

  /// The handle of a variable.
  @inline(__always)
  mutating func handle(_ index: Int32) -> Variable {
    Variable(index: index, generation: generation(of: index))
  }

  /// What a variable comes as near to as the rows allow.
  @inline(__always)
  mutating func rest(of variable: Int32) -> Double {
    let place = variables.base[Int(variable)].restPlace
    return place < 0 ? 0 : rests[place]
  }

  @inline(__always)
  mutating func setRest(_ rest: Double, of variable: Int32) {
    let place = variables.base[Int(variable)].restPlace
    if place >= 0 {
      // A negative zero is noted as the other one.
      rests[place] = rest + 0.0
    } else if rest != 0 {
      variables.base[Int(variable)].restPlace = Int32(truncatingIfNeeded: rests.count)
      rests.append(rest)
    }
  }

  mutating func removeVariable(_ index: Int32) {
    setRest(0, of: index)
    variables[index].flags.remove([.isAlive, .mayBeFree, .isMovable, .isPinned])
    // Its place is given away after the next solution, when no list names it any more.
    removedVariables.append(index)
  }

  /// Notes that the program of a variable has to be solved again.
  mutating func touch(_ index: Int32) {
    guard !variables[index].flags.contains(.isTouched) else { return }
    variables[index].flags.insert(.isTouched)
    touched.append(index)
  }

  // MARK: - Rows

  mutating func addRow(
    _ given: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float
  ) -> ConstraintID {
    let first = takeRun(given.count)
    let row = freeRows.popLast() ?? Int32(rows.count)
    if Int(row) == rows.count { rows.appendRoom(1) }
    return put(row, given, at: first, relation, constant, priority)
  }

  /// Adds a row of at most four terms behind all others, where none was removed yet.
  @inline(__always)
  mutating func appendRow(
    _ given: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float
  ) -> ConstraintID {
    let first = Int32(truncatingIfNeeded: terms.count)
    let row = Int32(truncatingIfNeeded: rows.count)
    terms.appendRoom(given.count)
    rows.appendRoom(1)
    return put(row, given, at: first, relation, constant, priority)
  }

  /// Puts a new row and its terms at their places.
  @inline(__always)
  private mutating func put(
    _ row: Int32,
    _ given: UnsafeBufferPointer<Term>,
    at first: Int32,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float
  ) -> ConstraintID {
    let serial = takeSerials(1, from: row)
    (rows.base + Int(row)).initialize(
      to: RowRecord(
        constant: constant,
        priority: priority,
        firstTerm: first,
        termCount: Int32(truncatingIfNeeded: given.count),
        relation: relation,
        status: .dirty
      )
    )
    if let added = given.baseAddress { link(added, given.count, to: row, from: first) }
    dirtyRows.append(row)
    if abs(constant) > largestConstant { noteSize(of: row) }
    return ConstraintID(slot: row, serial: serial)
  }

  /// Adds a row that keeps a variable from being more than a length, and one that keeps it from being less.
  @inline(__always)
  mutating func addHold(
    of variable: Variable,
    to length: Double,
    priorities: (most: Float, least: Float)
  ) -> (most: ConstraintID, least: ConstraintID) {
    guard freeRows.isEmpty, freeRuns.isEmpty else {
      // The places of rows that were removed are given away first.
      return withUnsafePointer(to: Term(variable)) {
        let terms = UnsafeBufferPointer(start: $0, count: 1)
        return (
          addRow(terms, .lessThanOrEqual, length, priorities.most),
          addRow(terms, .greaterThanOrEqual, length, priorities.least)
        )
      }
    }
    return appendHold(of: variable.index, to: length, priorities: priorities)
  }

  /// Adds these rows behind all others.
  @inline(__always)
  private mutating func appendHold(
    of variable: Int32,
    to length: Double,
    priorities: (most: Float, least: Float)
  ) -> (most: ConstraintID, least: ConstraintID) {
    let row = Int32(truncatingIfNeeded: rows.count)
    let term = Int32(truncatingIfNeeded: terms.count)
    let serial = takeSerials(2, from: row)
    rows.appendRoom(2)
    terms.appendRoom(2)
    dirtyRows.appendRoom(2)
    let record = variables.base + Int(variable)
    let next = record.pointee.firstUse
    record.pointee.firstUse = term &+ 1
    let newTerms = terms.base + Int(term)
    newTerms.initialize(
      to: TermRecord(coefficient: .one, variable: variable, row: row, next: next)
    )
    (newTerms + 1).initialize(
      to: TermRecord(coefficient: .one, variable: variable, row: row &+ 1, next: term)
    )
    if !earlierUses.isEmpty {
      noteFirstUse(term, before: next)
      noteFirstUse(term &+ 1, before: term)
    }
    let newRows = rows.base + Int(row)
    newRows.initialize(
      to: RowRecord(
        constant: length,
        priority: priorities.most,
        firstTerm: term,
        termCount: 1,
        relation: .lessThanOrEqual,
        status: .dirty
      )
    )
    (newRows + 1).initialize(
      to: RowRecord(
        constant: length,
        priority: priorities.least,
        firstTerm: term &+ 1,
        termCount: 1,
        relation: .greaterThanOrEqual,
        status: .dirty
      )
    )
    let waiting = dirtyRows.base + dirtyRows.count
    (waiting - 2).initialize(to: row)
    (waiting - 1).initialize(to: row &+ 1)
    largestConstant = max(largestConstant, abs(length))
    return (
      ConstraintID(slot: row, serial: serial),
      ConstraintID(slot: row &+ 1, serial: serial &+ 1)
    )
  }

  /// Puts the terms of a new row down, each at the head of those of its variable.
  @inline(__always)
  mutating func link(
    _ added: UnsafePointer<Term>,
    _ count: Int,
    to row: Int32,
    from first: Int32
  ) {
    let (records, owners) = (terms.base, variables.base)
    let areLinked = !earlierUses.isEmpty
    var added = added
    let end = added + count
    var term = first
    var record = records + Int(first)
    while added < end {
      let index = added.pointee.variable.index
      let variable = owners + Int(index)
      let next = variable.pointee.firstUse
      record.initialize(
        to: TermRecord(
          coefficient: coefficients.code(for: added.pointee.coefficient),
          variable: index,
          row: row,
          next: next
        )
      )
      variable.pointee.firstUse = term
      if areLinked { noteFirstUse(term, before: next) }
      added += 1
      record += 1
      term &+= 1
    }
  }

  /// Notes the size of a row's constant, as it is when the row is scaled to coefficients of about 1.
  mutating func noteSize(of row: Int32) {
    let record = rows[row]
    let size = abs(record.constant)
    guard size > largestConstant, record.termCount > 0 else { return }
    var largest = 0.0
    for term in record.firstTerm..<record.firstTerm + record.termCount {
      largest = max(largest, abs(coefficient(of: term)))
    }
    largestConstant = max(largestConstant, size / max(largest, 1e-9))
  }

  mutating func removeRow(_ row: Int32) {
    detach(row)
    let first = rows[row].firstTerm
    let count = rows[row].termCount
    close(row)
    for term in first..<first + count {
      unlink(term)
      coefficients.remove(terms[term].coefficient)
    }
    giveRun(first, Int(count))
    rows[row].status = .none
    rows[row].termCount = 0
    freeRows.append(row)
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    rows[row].constant = constant
    noteSize(of: row)
    switch rows[row].status {
    case .none, .dirty: break
    case .outOfForce, .passedOver:
      if rows[row].termCount > 0 { touch(terms[rows[row].firstTerm].variable) }
    case .limit: touch(rows[row].target)
    case .live:
      gather(row)
      touch(sumRoots[0])
    case .constant:
      // What is only wished for may be missed.
      guard rows[row].isRequired else { break }
      epoch += 1
      uncheckedRows.append(row)
    case .peeling: touchedPeels.append(rows[row].target)
    case .defining: changeDefinition(row)
    }
  }

  /// Changes the length in the two rows that hold one variable to it.
  @inline(__always)
  mutating func setHold(_ most: Int32, _ least: Int32, to length: Double) {
    let record = rows.base + Int(most)
    let other = rows.base + Int(least)
    guard record.pointee.constant == other.pointee.constant,
      record.pointee.status == other.pointee.status,
      record.pointee.status == .limit || record.pointee.status == .constant,
      !record.pointee.isRequired, !other.pointee.isRequired, outOfForce.isEmpty
    else {
      setHold(most, to: length)
      return setHold(least, to: length)
    }
    let former = record.pointee.constant
    guard former != length else { return }
    record.pointee.constant = length
    other.pointee.constant = length
    largestConstant = max(largestConstant, abs(length))
    // What is wished of a variable that is decided may be missed.
    if record.pointee.status == .limit, !staysAtWish(most, least, from: former) {
      touch(record.pointee.target)
    }
  }

  /// Changes the length in a row that holds one variable to it.
  @inline(__always)
  private mutating func setHold(_ row: Int32, to length: Double) {
    let record = rows.base + Int(row)
    guard record.pointee.constant != length else { return }
    if !outOfForce.isEmpty { touchTerms(of: row) }
    guard record.pointee.status == .limit else { return setConstant(length, of: row) }
    record.pointee.constant = length
    largestConstant = max(largestConstant, abs(length))
    touch(record.pointee.target)
  }

  /// Takes in another constant of a row that gives a variable its form.
  private mutating func changeDefinition(_ row: Int32) {
    let target = rows[row].target
    if rows[row].flags.contains(.isParameter), parameter(of: target) == target {
      changedParameters.append(row)
      return
    }
    // A constant that changes once will change again.
    if rows[row].termCount == 1, rows[row].isRequiredEquality {
      rows[row].flags.insert(.isParameter)
    }
    requeue(row)
  }

  /// Undoes whatever a row did, so that it is looked at like a new one.
  mutating func requeue(_ row: Int32) {
    guard rows[row].status != .dirty, rows[row].status != .none else { return }
    detach(row)
    markDirty(row)
  }

  /// Puts a row that is good for nothing on the list of those to be looked at.
  mutating func markDirty(_ row: Int32) {
    close(row)
    rows[row].status = .dirty
    rows[row].openTerms = -1
    dirtyRows.append(row)
  }

  /// The coefficient of a term.
  @inline(__always)
  mutating func coefficient(of term: Int32) -> Double {
    coefficients[terms.base[Int(term)].coefficient]
  }

  // MARK: - Serials

  /// The serials of rows at places that follow each other.
  ///
  /// - Returns: The first.
  @inline(__always)
  mutating func takeSerials(_ count: Int, from row: Int32) -> UInt64 {
    let serial = nextSerial
    nextSerial = serial &+ UInt64(truncatingIfNeeded: count)
    if serial != UInt64(truncatingIfNeeded: row) || !serials.isEmpty {
      noteSerials(serial, count, from: Int(row))
    }
    return serial
  }

  @inline(never)
  private mutating func noteSerials(_ serial: UInt64, _ count: Int, from row: Int) {
    while serials.count < max(rows.count, row + count) { serials.append(UInt64(serials.count)) }
    for offset in 0..<count { serials[row + offset] = serial + UInt64(offset) }
  }

  /// How many rows were added before one.
  @inline(__always)
  mutating func serial(of row: Int32) -> UInt64 {
    serials.isEmpty ? UInt64(UInt32(bitPattern: row)) : serials[row]
  }

  // MARK: - Uses

  /// Notes that a row gives a variable its form from now on.
  mutating func makeDefining(_ row: Int32, of target: Int32) {
    rows[row].status = .defining
    rows[row].target = target
    close(row)
  }

  /// Notes that a row does not concern the forms of its variables, as it defines one or was not looked
  /// at.
  mutating func close(_ row: Int32) {
    guard rows[row].flags.contains(.isOpen) else { return }
    rows[row].flags.remove(.isOpen)
    forEachVariable(of: row) { $0.pointee.removeOpenUse() }
  }

  /// Notes that a row, now looked at, has to be looked at again when its variables get other forms.
  mutating func open(_ row: Int32) {
    guard !rows[row].flags.contains(.isOpen) else { return }
    rows[row].flags.insert(.isOpen)
    forEachVariable(of: row) { $0.pointee.addOpenUse() }
  }

  /// Notes that a row holds several roots together from now on, or says what one of them is.
  mutating func countLiveTerms(_ row: Int32) {
    forEachVariable(of: row) { $0.pointee.addLiveTerm() }
  }

  /// Notes that a row does so no more.
  mutating func uncountLiveTerms(_ row: Int32) {
    forEachVariable(of: row) { $0.pointee.removeLiveTerm() }
  }

  /// Calls `body` with the record of each variable that a row mentions.
  @inline(__always)
  private mutating func forEachVariable(
    of row: Int32,
    _ body: (UnsafeMutablePointer<VariableRecord>) -> Void
  ) {
    let record = rows.base + Int(row)
    let records = variables.base
    var term = terms.base + Int(record.pointee.firstTerm)
    let end = term + Int(record.pointee.termCount)
    while term < end {
      body(records + Int(term.pointee.variable))
      term += 1
    }
  }

  // MARK: - Runs of terms

  /// The size class of a run, and the room of its runs: exact up to four, then powers of two.
  private mutating func runClass(_ count: Int) -> (index: Int, room: Int) {
    if count <= 4 { return (count, count) }
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    return (bits + 2, 1 << bits)
  }

  @inline(__always)
  private mutating func takeRun(_ count: Int) -> Int32 {
    // Mostly, no row was removed yet.
    guard freeRuns.isEmpty, count <= 4 else { return takeAnyRun(count) }
    let first = Int32(truncatingIfNeeded: terms.count)
    terms.appendRoom(count)
    return first
  }

  private mutating func takeAnyRun(_ count: Int) -> Int32 {
    let (index, room) = runClass(count)
    if index < freeRuns.count, freeRuns[index] >= 0 {
      let first = freeRuns[index]
      freeRuns[index] = terms[first].next
      return first
    }
    let first = Int32(terms.count)
    terms.appendRoom(count)
    if room > count {
      let unused = TermRecord(coefficient: .none, variable: -1, row: -1)
      terms.append(repeating: unused, count: room - count)
    }
    return first
  }

  private mutating func giveRun(_ first: Int32, _ count: Int) {
    guard count > 0 else { return }
    let index = runClass(count).index
    if index >= freeRuns.count {
      freeRuns.append(repeating: -1, count: index + 1 - freeRuns.count)
    }
    terms[first].next = freeRuns[index]
    freeRuns[index] = first
  }
}
