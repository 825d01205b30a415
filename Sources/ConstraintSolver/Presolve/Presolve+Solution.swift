extension Presolve {
  /// The values of the system's variables, given those of the variables that presolve left.
  ///
  /// - Parameter kept: One number for every variable; those of eliminated ones are not looked at.
  /// - Returns: One number for every variable of the system.
  func expand(_ kept: [Double]) -> [Double] {
    var values = kept
    for elimination in eliminations.reversed() {
      var value = elimination.constant
      for part in elimination.parts {
        value += partFactors[part] * values[Int(partColumns[part])]
      }
      values[Int(elimination.variable)] = value
    }
    values.removeLast(values.count - system.variableCount)
    // A negative zero would be another number, bit for bit.
    for index in values.indices { values[index] += 0.0 }
    return values
  }
}
