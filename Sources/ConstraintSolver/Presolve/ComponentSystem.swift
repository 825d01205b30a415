/// The variables and constraints of one connected component, in an order of their own.
///
/// Variables are numbered by ordinal, then by handle; rows are sorted by content. So the order in
/// which constraints were added leaves no trace in anything that is calculated from here on.
struct ComponentSystem {
  /// The solver's index of every variable.
  var variables: [Int32] = []
  /// Whether a variable may not be negative.
  var isNonNegative: [Bool] = []
  /// Where a variable would like to be.
  var rests: [Double] = []
  /// The rank of every variable in the rule for ties.
  var ordinals: [Int32] = []
  /// The variables that have the opposite rank while they fall short of their rests.
  var mirrored: [Int] = []

  /// Where the terms of every row begin, and where the last one ends.
  var starts: [Int] = [0]
  /// The variables of the terms, ascending within a row.
  var columns: [Int32] = []
  /// The coefficients of the terms, scaled.
  var coefficients: [Double] = []
  /// The right side of every row, scaled.
  var constants: [Double] = []
  /// The power of two that every row was multiplied by.
  var scales: [Double] = []
  /// How the sides compare.
  var relations: [Relation] = []
  /// The rank of a row's priority, 0 for required ones.
  var levels: [Int32] = []
  /// The solver's slot of every row.
  var slots: [Int32] = []
  /// The number of ranks, required included.
  var levelCount = 1
  /// The largest size of a scaled constant.
  var largestConstant = 0.0

  var variableCount: Int { variables.count }
  var rowCount: Int { constants.count }

  func terms(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// By how much a required row may be missed.
  var feasibility: Double { Tolerance.feasibility(largestConstant: largestConstant) }
}
