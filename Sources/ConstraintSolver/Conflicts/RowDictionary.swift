/// Required rows and silent rules, each as a sum of others, in extended precision.
///
/// As many members as are independent of each other are *nonbasic* and sit at their constants; each
/// of the others, a *basic* one, is the sum of nonbasic ones that the table says. The variables of the
/// system do not occur any more. Where a basic member misses its constant and no nonbasic one may give
/// way, the two sides of that row are a contradiction; and a smallest one, as the nonbasic members are
/// independent.
///
/// Any set of members can be looked at without the others: those that are not in force may have any
/// value. A table is not thrown away between questions, so that one which resembles the last takes a
/// few pivots.
///
/// Source: R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of Operations
/// Research 2(2), 1977 (the dual method with a cost of zero); J. Gleeson, J. Ryan, "Identifying
/// minimally infeasible subsystems of inequalities", ORSA Journal on Computing 2(1), 1990.
struct RowDictionary {
  /// The rows and silent rules.
  let members: [Source]
  /// The relation of each member: −1 for "at most", 0 for "equal", 1 for "at least".
  let relations: [Int8]
  /// The constant of each member, scaled as the row is.
  let constants: [Double]
  /// By how much a member may be missed, as in ``Tolerance/feasibility(largestConstant:)``.
  let feasibility: Double

  /// The members that count.
  var isInForce: [Bool]

  /// The member of each row of the table; −1 for a row that is not needed any more.
  var basics: [Int]
  /// The member of each column; −1 for a variable that no row needs.
  var nonbasics: [Int]
  /// The row of a basic member; −1 for a nonbasic one.
  var rowOf: [Int]
  /// The coefficients, row after row.
  var table: [Extended]
  /// What each row comes to with all nonbasic members at their constants, less the constant of its own
  /// member: negative for too little.
  private(set) var surpluses: [Extended]
  var columnCount: Int { nonbasics.count }

  /// The pivots made since the table was set up.
  var pivotCount = 0
  /// The columns of the pivot row that are not zero.
  var pivotColumns: [Int] = []

  /// The largest table: some 16 MB.
  static let entryLimit = 1_000_000

  /// Sets up the table.
  ///
  /// - Returns: Nil if it would be larger than ``entryLimit``.
  /// - Complexity: O(variables · (members + entries that a pivot touches)).
  init?(_ system: ComponentSystem, members: [Source]) {
    var numberOf: [Int32: Int] = [:]
    for member in members {
      if let row = member.row {
        for term in system.terms(of: row) {
          let column = system.columns[term]
          if numberOf[column] == nil { numberOf[column] = numberOf.count }
        }
      } else if let variable = member.variable, numberOf[Int32(variable)] == nil {
        numberOf[Int32(variable)] = numberOf.count
      }
    }
    let width = numberOf.count
    guard width * members.count <= Self.entryLimit else { return nil }
    self.members = members
    relations = members.map { member in
      member.row.map { system.relations[$0].rawValue } ?? Relation.greaterThanOrEqual.rawValue
    }
    constants = members.map { member in member.row.map { system.constants[$0] } ?? 0 }
    feasibility = system.feasibility
    isInForce = Array(repeating: true, count: members.count)
    basics = Array(members.indices)
    nonbasics = Array(repeating: -1, count: width)
    rowOf = Array(members.indices)
    table = Array(repeating: .zero, count: width * members.count)
    surpluses = constants.map { -Extended($0) }
    for (index, member) in members.enumerated() {
      let start = index * width
      if let row = member.row {
        for term in system.terms(of: row) {
          guard let column = numberOf[system.columns[term]] else { continue }
          table[start + column] = Extended(system.coefficients[term])
        }
      } else if let variable = member.variable, let column = numberOf[Int32(variable)] {
        table[start + column] = Extended(1)
      }
    }
    eliminateVariables()
  }

  /// Lets a member take the place of every variable; the rows that say what those are go.
  ///
  /// Equalities come first, as they never give way later; among them the shortest row, if its
  /// coefficient is fit to divide by.
  private mutating func eliminateVariables() {
    let width = columnCount
    var counts = basics.indices.map { row in
      table[row * width..<(row + 1) * width].count { !$0.isZero }
    }
    let uses = (0..<width).map { column in
      basics.indices.count { !table[$0 * width + column].isZero }
    }
    for column in (0..<width).sorted(by: { (uses[$0], $0) < (uses[$1], $1) }) {
      let rows = basics.indices.filter { basics[$0] >= 0 && !table[$0 * width + column].isZero }
      let largest = rows.reduce(0.0) { max($0, table[$1 * width + column].size) }
      let choice =
        rows
        .filter { table[$0 * width + column].size >= 0.01 * largest }
        .min { a, b in
          let (memberA, memberB) = (basics[a], basics[b])
          let (softA, softB) = (relations[memberA] != 0, relations[memberB] != 0)
          if softA != softB { return softB }
          return (counts[a], a) < (counts[b], b)
        }
      guard let choice else { continue }
      pivot(row: choice, column: column)
      // The row now says what the variable is, which nobody asks.
      basics[choice] = -1
      for row in rows {
        counts[row] = table[row * width..<(row + 1) * width].count { !$0.isZero }
      }
    }
  }

  /// Exchanges the basic member of a row with the nonbasic one of a column.
  mutating func pivot(row: Int, column: Int) {
    let width = columnCount
    pivotCount += 1
    let start = row * width
    pivotColumns.removeAll(keepingCapacity: true)
    for other in 0..<width where other != column && !table[start + other].isZero {
      pivotColumns.append(other)
    }
    let inverse = Extended(1) / table[start + column]
    for other in pivotColumns { table[start + other] = -(table[start + other] * inverse) }
    table[start + column] = inverse
    surpluses[row] = -(surpluses[row] * inverse)
    for target in basics.indices where target != row && basics[target] >= 0 {
      let own = target * width
      let factor = table[own + column]
      guard !factor.isZero else { continue }
      for other in pivotColumns {
        table[own + other] = Extended.sum(table[own + other], factor * table[start + other])
      }
      table[own + column] = factor * inverse
      surpluses[target] = Extended.sum(surpluses[target], factor * surpluses[row])
    }
    let leaving = basics[row]
    let entering = nonbasics[column]
    basics[row] = entering
    nonbasics[column] = leaving
    if leaving >= 0 { rowOf[leaving] = -1 }
    if entering >= 0 { rowOf[entering] = row }
  }
}
