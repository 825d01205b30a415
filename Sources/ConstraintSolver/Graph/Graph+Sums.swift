/// What the terms of a row come to besides the roots in them.
struct RowSum {
  /// The right side without the offsets of the terms, all parameters at 0.
  var rightSide: Double
  /// The right side at the present values of the parameters.
  var presentRightSide: Double
  /// The variable whose value is a parameter of the row; −1 for none.
  var parameter: Int32 = -1
  /// The coefficient of the parameter on the left side.
  var slope = 0.0
  /// Whether a second parameter is in the row.
  var hasSecondParameter = false
  /// The largest coefficient of a term, as given.
  var largest = 0.0
  /// Whether several terms have the same root.
  var isMerged = false

  /// The power of two that brings the largest coefficient into 1..<2.
  var scale: Double { largest > 0 && largest.isNormal ? 1 / largest.binade : 1 }
}

extension Graph {
  /// The variable whose value is a parameter of a variable's form; −1 for none.
  mutating func parameter(of variable: Int32) -> Int32 {
    variables[variable].flags.contains(.isSloped) ? parameters[variable] : -1
  }

  /// The value of a form's parameter, times its slope.
  mutating func slopeValue(of variable: Int32) -> Double {
    guard variables[variable].flags.contains(.isSloped) else { return 0 }
    return slopes[variable] * variables[parameters[variable]].value
  }

  /// Adds up the terms of a row by roots, into ``sumRoots`` and ``sumCoefficients``.
  ///
  /// This is for short rows without parameters, which most are; the others take other ways, with the same result.
  @discardableResult
  mutating func gather(_ row: Int32) -> RowSum { gatherInPlace(row) }

  /// Does the same where rows are added up by the hundred, and most of the sum need not be put down.
  @inline(__always)
  mutating func gatherInPlace(_ row: Int32) -> RowSum {
    let record = rows.base + Int(row)
    let count = Int(record.pointee.termCount)
    guard count <= Self.shortCount else { return gatherAny(row) }
    if sumRoots.capacity < Self.shortCount || sumCoefficients.capacity < Self.shortCount {
      reserveSums()
    }
    let roots = sumRoots.base
    let sums = sumCoefficients.base
    var found = 0
    var rightSide = record.pointee.constant
    var largest = 0.0
    var isMerged = false
    var term = terms.base + Int(record.pointee.firstTerm)
    let end = term + count
    while term < end {
      let coefficient = coefficients[term.pointee.coefficient]
      let variable = variables.base + Int(term.pointee.variable)
      if variable.pointee.flags.contains(.isSloped) { return gatherSloped(row) }
      term += 1
      let size = abs(coefficient)
      largest = largest < size ? size : largest
      rightSide -= coefficient * variable.pointee.offset
      let root = variable.pointee.root
      guard root >= 0 else { continue }
      let added = coefficient * variable.pointee.factor
      if Self.add(added, root, roots, sums, &found) { isMerged = true }
    }
    sumRoots.setCount(found)
    sumCoefficients.setCount(found)
    if isMerged { dropCancelled() }
    return RowSum(
      rightSide: rightSide,
      presentRightSide: rightSide,
      largest: largest,
      isMerged: isMerged
    )
  }

  private static var shortCount: Int { 16 }

  @inline(never)
  private mutating func reserveSums() {
    sumRoots.reserve(Self.shortCount)
    sumCoefficients.reserve(Self.shortCount)
  }

  /// Adds a coefficient to that of a root, which is put behind the others where it is new.
  ///
  /// - Returns: Whether the root was there.
  @inline(__always)
  private static func add(
    _ coefficient: Double,
    _ root: Int32,
    _ roots: UnsafeMutablePointer<Int32>,
    _ coefficients: UnsafeMutablePointer<Double>,
    _ count: inout Int
  ) -> Bool {
    var place = 0
    while place < count, roots[place] != root { place += 1 }
    guard place == count else {
      coefficients[place] = Tolerance.sum(coefficients[place], coefficient)
      return true
    }
    roots[place] = root
    coefficients[place] = coefficient
    count += 1
    return false
  }

  /// Adds up the terms of a short row in which some have parameters.
  ///
  /// There is room for the sums, as ``gather(_:)`` made it.
  private mutating func gatherSloped(_ row: Int32) -> RowSum {
    let record = rows.base + Int(row)
    let roots = sumRoots.base
    let sums = sumCoefficients.base
    var found = 0
    var sum = RowSum(
      rightSide: record.pointee.constant,
      presentRightSide: record.pointee.constant
    )
    var term = terms.base + Int(record.pointee.firstTerm)
    let end = term + Int(record.pointee.termCount)
    while term < end {
      let coefficient = coefficients[term.pointee.coefficient]
      let index = Int(term.pointee.variable)
      let variable = variables.base + index
      term += 1
      let size = abs(coefficient)
      sum.largest = sum.largest < size ? size : sum.largest
      let offset = coefficient * variable.pointee.offset
      sum.rightSide -= offset
      sum.presentRightSide -= offset
      if variable.pointee.flags.contains(.isSloped) {
        addParameter(parameters.base[index], coefficient * slopes.base[index], to: &sum)
      }
      let root = variable.pointee.root
      guard root >= 0 else { continue }
      let added = coefficient * variable.pointee.factor
      if Self.add(added, root, roots, sums, &found) { sum.isMerged = true }
    }
    sumRoots.setCount(found)
    sumCoefficients.setCount(found)
    if sum.isMerged { dropCancelled() }
    return sum
  }

  /// Adds slope · parameter to the left side of a row.
  @inline(__always)
  private mutating func addParameter(_ parameter: Int32, _ slope: Double, to sum: inout RowSum) {
    sum.presentRightSide -= slope * variables[parameter].value
    if sum.parameter < 0 || sum.parameter == parameter {
      sum.parameter = parameter
      sum.slope += slope
    } else {
      sum.hasSecondParameter = true
    }
  }

  /// What a row comes to that concerns one root: coefficient · root (relation) right side, at the present
  /// values of the parameters.
  ///
  /// Most such rows have one term, which need not be put down to be added up.
  @inline(__always)
  mutating func gatherLimit(_ row: Int32) -> (coefficient: Double, rightSide: Double) {
    let record = rows.base + Int(row)
    let term = terms.base + Int(record.pointee.firstTerm)
    let variable = variables.base + Int(term.pointee.variable)
    guard record.pointee.termCount == 1 else {
      let sum = gather(row)
      return (sumCoefficients[0], sum.presentRightSide)
    }
    let coefficient = coefficients[term.pointee.coefficient]
    var rightSide = record.pointee.constant - coefficient * variable.pointee.offset
    if variable.pointee.flags.contains(.isSloped) {
      let index = Int(term.pointee.variable)
      let slope = coefficient * slopes.base[index]
      rightSide -= slope * variables.base[Int(parameters.base[index])].value
    }
    return (coefficient * variable.pointee.factor, rightSide)
  }

  /// Adds up the terms of any row.
  private mutating func gatherAny(_ row: Int32) -> RowSum {
    let record = rows[row]
    var sum = RowSum(rightSide: record.constant, presentRightSide: record.constant)
    sumRoots.removeAll()
    sumCoefficients.removeAll()
    sumRoots.reserve(Int(record.termCount))
    sumCoefficients.reserve(Int(record.termCount))
    let first = Int(record.firstTerm)
    let isLong = record.termCount > Int32(Self.shortCount)
    for place in first..<first + Int(record.termCount) {
      let term = terms.base + place
      let coefficient = coefficients[term.pointee.coefficient]
      let variable = variables.base + Int(term.pointee.variable)
      sum.largest = max(sum.largest, abs(coefficient))
      let offset = coefficient * variable.pointee.offset
      sum.rightSide -= offset
      sum.presentRightSide -= offset
      if variable.pointee.flags.contains(.isSloped) {
        let parameter = parameters[term.pointee.variable]
        addParameter(parameter, coefficient * slopes[term.pointee.variable], to: &sum)
      }
      let root = variable.pointee.root
      guard root >= 0 else { continue }
      let added = coefficient * variable.pointee.factor
      var place = isLong ? knownPlace(of: root) : shortPlace(of: root)
      if place < 0 {
        place = sumRoots.count
        sumRoots.appendReserved(root)
        sumCoefficients.appendReserved(added)
        if isLong { placeOfRoot[root] = Int32(place) }
      } else {
        sumCoefficients[place] = Tolerance.sum(sumCoefficients[place], added)
        sum.isMerged = true
      }
    }
    if isLong {
      for place in 0..<sumRoots.count { placeOfRoot[sumRoots[place]] = -1 }
    }
    if sum.isMerged { dropCancelled() }
    return sum
  }

  private mutating func shortPlace(of root: Int32) -> Int {
    var place = sumRoots.count - 1
    while place >= 0, sumRoots[place] != root { place -= 1 }
    return place
  }

  private mutating func knownPlace(of root: Int32) -> Int {
    if placeOfRoot.count < variables.count {
      placeOfRoot.append(repeating: -1, count: variables.count - placeOfRoot.count)
    }
    return Int(placeOfRoot[root])
  }

  private mutating func dropCancelled() {
    var kept = 0
    for place in 0..<sumRoots.count where sumCoefficients[place] != 0 {
      sumRoots[kept] = sumRoots[place]
      sumCoefficients[kept] = sumCoefficients[place]
      kept += 1
    }
    let dropped = sumRoots.count - kept
    sumRoots.removeLast(dropped)
    sumCoefficients.removeLast(dropped)
  }
}
