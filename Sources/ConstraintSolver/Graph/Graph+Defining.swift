extension Graph {
  /// Gives variables their forms by the required equalities among the dirty rows.
  ///
  /// Equalities that hold more than two roots wait until enough of them are known. Two opposite
  /// inequalities of one variable, as required hugging and compression resistance make them, count as
  /// an equality.
  ///
  /// Groups of rows that repeat others get the same forms without a look; see ``repeatForms(_:at:_:)``.
  ///
  /// - Complexity: O(n log n) for n terms, as the smaller class always joins the larger.
  mutating func defineVariables() {
    queue.removeAll()
    var place = 0
    var kept = 0
    var group = 0
    var nextGroup = groupStarts.isEmpty ? Int32.max : groupStarts[0].row
    while place < dirtyRows.count {
      let row = dirtyRows[place]
      if row == nextGroup {
        let before = place
        repeatForms(&group, at: &place, &kept)
        nextGroup = group < groupStarts.count ? groupStarts[group].row : .max
        if place > before { continue }
      }
      place += 1
      let record = rows.base + Int(row)
      guard record.pointee.status == .dirty else { continue }
      if record.pointee.isRequired {
        tryToDefine(row)
        // Those that define are not looked at again; others may still come to.
        guard record.pointee.status == .dirty else { continue }
      }
      if record.pointee.openTerms >= 0 { open(row) }
      dirtyRows.base[kept] = row
      kept += 1
    }
    dirtyRows.removeLast(dirtyRows.count - kept)
    groupStarts.removeAllAndShrink()
  }

  @inline(__always)
  private mutating func tryToDefine(_ row: Int32) {
    let record = rows.base + Int(row)
    if record.pointee.relation == .equal {
      if record.pointee.termCount <= Self.shortRow {
        define(row)
        // Nobody asks how much of a row is open that defines.
        if record.pointee.status == .dirty { record.pointee.openTerms = countOpenTerms(row) }
      } else {
        record.pointee.openTerms = countOpenTerms(row)
        if record.pointee.openTerms <= Self.shortRow { define(row) }
      }
    } else if record.pointee.termCount == 1 {
      defineTogether(row)
    }
    if !queue.isEmpty { drainQueue() }
  }

  /// Equalities of more terms are only looked at when enough of their variables are decided.
  private static var shortRow: Int32 { 8 }

  /// Form factors outside of 1/limit...limit are not made: rows of such variables stay programs.
  private static var largestFactor: Double { 1e5 }

  /// The same for what several such factors come to.
  private static var largestProduct: Double { 1e12 }

  private mutating func drainQueue() {
    while let row = queue.popLast() {
      rows[row].flags.remove(.isQueued)
      guard rows[row].status == .dirty else { continue }
      define(row)
    }
  }

  private mutating func countOpenTerms(_ row: Int32) -> Int32 {
    let record = rows.base + Int(row)
    var term = terms.base + Int(record.pointee.firstTerm)
    let end = term + Int(record.pointee.termCount)
    var open: Int32 = 0
    while term < end {
      if variables.base[Int(term.pointee.variable)].root >= 0 { open += 1 }
      term += 1
    }
    return open
  }

  /// Lets an equality of one term define its variable's root, where no parameter has a part in it.
  ///
  /// It comes to the same as adding up its terms does, which takes longer.
  ///
  /// - Returns: Whether it did.
  @inline(__always)
  private mutating func defineByOneTerm(_ row: Int32) -> Bool {
    let record = rows.base + Int(row)
    guard record.pointee.termCount == 1, !record.pointee.flags.contains(.isParameter) else {
      return false
    }
    let term = terms.base + Int(record.pointee.firstTerm)
    let variable = variables.base + Int(term.pointee.variable)
    let root = variable.pointee.root
    let given = coefficients[term.pointee.coefficient]
    let coefficient = given * variable.pointee.factor
    guard root >= 0, !variable.pointee.flags.contains(.isSloped),
      abs(coefficient) * Self.largestFactor >= abs(given)
    else { return false }
    let rightSide = record.pointee.constant - given * variable.pointee.offset
    become(root, by: row, Form(offset: rightSide / coefficient, slope: 0, parameter: -1))
    return true
  }

  /// Lets an equality define one of its roots, if it holds at most two.
  private mutating func define(_ row: Int32) {
    if defineByOneTerm(row) { return }
    let sum = gatherInPlace(row)
    guard !sum.hasSecondParameter, sumRoots.count == 1 || sumRoots.count == 2 else { return }
    let isParameter = rows[row].flags.contains(.isParameter)
    if sumRoots.count == 1 {
      let (root, coefficient) = (sumRoots[0], sumCoefficients[0])
      guard abs(coefficient) * Self.largestFactor >= sum.largest,
        sum.parameter < 0 || canTake(sum.parameter, root)
      else { return }
      if isParameter, sum.parameter < 0, rows[row].termCount == 1,
        root == terms[rows[row].firstTerm].variable, canTake(root, root)
      {
        defineParameter(root, by: row, value: sum.rightSide / coefficient)
        return
      }
      become(
        root,
        by: row,
        Form(
          offset: sum.rightSide / coefficient,
          slope: -sum.slope / coefficient,
          parameter: sum.parameter
        )
      )
      return
    }
    let (target, pivot, other, factor) = choice()
    guard abs(pivot) * Self.largestFactor >= abs(factor),
      abs(factor) * Self.largestFactor >= abs(pivot),
      canScale(target, by: factor / pivot),
      sum.parameter < 0 || canTake(sum.parameter, target)
    else { return }
    become(
      target,
      by: row,
      Form(
        root: other,
        factor: -factor / pivot,
        offset: sum.rightSide / pivot,
        slope: -sum.slope / pivot,
        parameter: sum.parameter
      )
    )
  }

  /// Which of two roots is expressed by the other: the one of fewer members, and rather a position than
  /// a size, as sizes are what costs concern.
  private mutating func choice() -> (target: Int32, pivot: Double, other: Int32, factor: Double) {
    let (a, b) = (sumRoots[0], sumRoots[1])
    let (sizeA, sizeB) = (variables[a].classSize, variables[b].classSize)
    var takesA = sizeA < sizeB
    if sizeA == sizeB {
      let signA = variables[a].flags.contains(.isNonNegative)
      let signB = variables[b].flags.contains(.isNonNegative)
      takesA = signA == signB ? a > b : !signA
    }
    return takesA
      ? (a, sumCoefficients[0], b, sumCoefficients[1])
      : (b, sumCoefficients[1], a, sumCoefficients[0])
  }

  /// Whether the forms of a class, expressed by another root, have factors that can be divided by.
  ///
  /// Chains of multipliers can make any size of them.
  private mutating func canScale(_ root: Int32, by factor: Double) -> Bool {
    let size = abs(factor)
    guard size != 1 else { return true }
    var member = root
    repeat {
      let product = abs(variables[member].factor) * size
      guard product <= Self.largestProduct, product * Self.largestProduct >= 1 else { return false }
      member = variables[member].nextInClass
    } while member != root
    return true
  }

  /// Whether no member of a class depends on another parameter.
  private mutating func canTake(_ parameter: Int32, _ root: Int32) -> Bool {
    var member = root
    repeat {
      let own = self.parameter(of: member)
      if own >= 0, own != parameter { return false }
      member = variables[member].nextInClass
    } while member != root
    return true
  }

  /// Makes a root the parameter that a changing constant sets.
  private mutating func defineParameter(_ root: Int32, by row: Int32, value: Double) {
    set(root, to: value)
    become(root, by: row, Form(offset: 0, slope: 1, parameter: root))
  }

  /// Lets a required inequality and its opposite define a variable.
  private mutating func defineTogether(_ row: Int32) {
    let term = rows[row].firstTerm
    let variable = terms[term].variable
    guard variables[variable].root >= 0 else { return }
    let position = rows[row].constant / coefficient(of: term)
    let side = side(of: term)
    var use = variables[variable].firstUse
    var looked = 0
    while use >= 0, looked < 64 {
      let other = terms[use].row
      looked += 1
      if other != row, rows[other].termCount == 1, rows[other].isRequired,
        rows[other].relation != .equal,
        rows[other].status == .dirty || rows[other].status == .limit,
        rows[other].constant / coefficient(of: use) == position
      {
        if self.side(of: use) == -side {
          let sum = gather(row)
          guard sumRoots.count == 1, sum.parameter < 0 || canTake(sum.parameter, sumRoots[0])
          else { return }
          let root = sumRoots[0]
          let form = Form(
            offset: sum.rightSide / sumCoefficients[0],
            slope: -sum.slope / sumCoefficients[0],
            parameter: sum.parameter
          )
          if rows[other].status == .limit { detach(other) }
          become(root, by: row, form)
          makeDefining(other, of: root)
          rows[other].flags.insert(.isHalf)
          rows[row].flags.insert(.isHalf)
          return
        }
      }
      use = terms[use].next
    }
  }

  /// Which way a row of one term bounds its variable: 1 from below, −1 from above.
  private mutating func side(of term: Int32) -> Int8 {
    let relation = rows[terms[term].row].relation.rawValue
    return coefficient(of: term) > 0 ? relation : -relation
  }

  /// The first term that mentions a variable, if any is in a live or peeling row; otherwise −1.
  mutating func firstLiveUse(of variable: Int32) -> Int32 {
    let record = variables.base + Int(variable)
    return record.pointee.liveTerms == 0 ? -1 : record.pointee.firstUse
  }

  /// What a root is from now on.
  private struct Form {
    /// −1 for a root that is decided.
    var root: Int32 = -1
    var factor = 0.0
    var offset: Double
    var slope: Double
    var parameter: Int32
  }

  private mutating func addSlope(_ added: Double, of parameter: Int32, to variable: Int32) {
    if parameters.count < variables.count {
      let missing = variables.count - parameters.count
      parameters.append(repeating: -1, count: missing)
      slopes.append(repeating: 0, count: missing)
    }
    let old = variables[variable].flags.contains(.isSloped) ? slopes[variable] : 0
    slopes[variable] = old + added
    parameters[variable] = parameter
    if old + added == 0 {
      variables[variable].flags.remove(.isSloped)
    } else {
      variables[variable].flags.insert(.isSloped)
    }
  }

  /// Gives all members of a class another root, or none.
  private mutating func become(_ root: Int32, by row: Int32, _ form: Form) {
    makeDefining(row, of: root)
    epoch += 1
    undoRows(ofClass: root, isDecided: form.root < 0)
    var member = root
    let decided = form.root < 0
    repeat {
      let record = variables.base + Int(member)
      let next = record.pointee.nextInClass
      record.pointee.offset += record.pointee.factor * form.offset
      if form.parameter >= 0 {
        addSlope(record.pointee.factor * form.slope, of: form.parameter, to: member)
      }
      record.pointee.factor *= form.factor
      record.pointee.root = form.root
      if decided { record.pointee.nextInClass = member }
      record.pointee.flags.remove([
        .isMovable, .mayBeFree, .isLeast, .isGreatest, .isAtWish, .isKept,
      ])
      noteReformed(member)
      member = next
    } while member != root
    if !decided {
      let next = variables[root].nextInClass
      variables[root].nextInClass = variables[form.root].nextInClass
      variables[form.root].nextInClass = next
      variables[form.root].classSize += variables[root].classSize
      touch(form.root)
      noteCandidate(form.root)
    }
  }

  /// Makes dirty what members of a class are in, and queues the equalities that become shorter.
  ///
  /// What gives members their forms stays.
  private mutating func undoRows(ofClass root: Int32, isDecided: Bool) {
    let records = variables.base
    var member = root
    repeat {
      let record = records + Int(member)
      let next = record.pointee.nextInClass
      // Large classes are mostly held together by rows that define, and rows that were not looked at come later anyway;
      // walking those would be idle.
      var use = record.pointee.openUses == 0 ? -1 : record.pointee.firstUse
      while use >= 0 {
        let row = terms[use].row
        use = terms[use].next
        switch rows[row].status {
        case .peeling, .limit, .live, .constant: requeue(row)
        case .dirty:
          guard rows[row].openTerms >= 0 else { break }
          if isDecided { rows[row].openTerms -= 1 }
          guard rows[row].openTerms <= (isDecided ? 4 : Self.shortRow),
            !rows[row].flags.contains(.isQueued)
          else { break }
          rows[row].flags.insert(.isQueued)
          queue.append(row)
        case .none, .defining, .outOfForce, .passedOver: break
        }
      }
      member = next
    } while member != root
  }
}
