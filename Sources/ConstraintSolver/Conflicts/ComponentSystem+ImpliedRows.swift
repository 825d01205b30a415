extension ComponentSystem {
  /// Whether a row says no more than the silent rule of its variable.
  ///
  /// Thousands of widths with such a constraint each would otherwise be broken one after the other in a row that is
  /// too narrow, each time with a contradiction of all of them, and none of that would end it.
  func isImplied(_ row: Int) -> Bool {
    let terms = terms(of: row)
    guard terms.count == 1, isNonNegative[Int(columns[terms.lowerBound])] else { return false }
    let coefficient = coefficients[terms.lowerBound]
    switch relations[row] {
    case .equal: return false
    case .greaterThanOrEqual: return coefficient > 0 && constants[row] <= 0
    case .lessThanOrEqual: return coefficient < 0 && constants[row] >= 0
    }
  }
}
