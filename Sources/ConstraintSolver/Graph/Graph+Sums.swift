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
  @discardableResult
  mutating func gather(_ row: Int32) -> RowSum {
    let record = rows[row]
    var sum = RowSum(rightSide: record.constant, presentRightSide: record.constant)
    sumRoots.removeAll()
    sumCoefficients.removeAll()
    sumRoots.reserve(Int(record.termCount))
    sumCoefficients.reserve(Int(record.termCount))
    let first = Int(record.firstTerm)
    let isLong = record.termCount > 16
    var sizes = 0.0
    var isMerged = false
    for place in first..<first + Int(record.termCount) {
      let term = terms.base + place
      let coefficient = term.pointee.coefficient
      let variable = variables.base + Int(term.pointee.variable)
      sum.largest = max(sum.largest, abs(coefficient))
      let offset = coefficient * variable.pointee.offset
      sum.rightSide -= offset
      sum.presentRightSide -= offset
      if variable.pointee.flags.contains(.isSloped) {
        let parameter = parameters[term.pointee.variable]
        let slope = coefficient * slopes[term.pointee.variable]
        sum.presentRightSide -= slope * variables[parameter].value
        if sum.parameter < 0 || sum.parameter == parameter {
          sum.parameter = parameter
          sum.slope += slope
        } else {
          sum.hasSecondParameter = true
        }
      }
      let root = variable.pointee.root
      guard root >= 0 else { continue }
      let added = coefficient * variable.pointee.factor
      sizes = max(sizes, abs(added))
      var place = isLong ? knownPlace(of: root) : shortPlace(of: root)
      if place < 0 {
        place = sumRoots.count
        sumRoots.appendReserved(root)
        sumCoefficients.appendReserved(added)
        if isLong { placeOfRoot[root] = Int32(place) }
      } else {
        sumCoefficients[place] += added
        isMerged = true
      }
    }
    if isLong {
      for place in 0..<sumRoots.count { placeOfRoot[sumRoots[place]] = -1 }
    }
    if isMerged { dropCancelled(below: Tolerance.cancellation * sizes) }
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

  private mutating func dropCancelled(below limit: Double) {
    var kept = 0
    for place in 0..<sumRoots.count where abs(sumCoefficients[place]) > limit {
      sumRoots[kept] = sumRoots[place]
      sumCoefficients[kept] = sumCoefficients[place]
      kept += 1
    }
    let dropped = sumRoots.count - kept
    sumRoots.removeLast(dropped)
    sumCoefficients.removeLast(dropped)
  }
}
