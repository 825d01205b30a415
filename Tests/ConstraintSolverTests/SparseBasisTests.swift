import TestSupport
import Testing

@testable import ConstraintSolver

/// Solutions with a factorised basis, put back into the rows.
@Suite struct `Factors of a basis` {
  private static let count = 30

  /// A random matrix with a few entries a row, all of them small whole numbers.
  private func matrix(using random: inout SeededRandom) -> SparseColumns {
    var matrix = SparseColumns()
    matrix.begin(columnCount: Self.count)
    for _ in 0..<Self.count {
      let entries = Int.random(in: 1...4, using: &random)
      for column in Array(0..<Self.count).shuffled(using: &random).prefix(entries) {
        matrix.append(Int32(column), [1, -1, 2, -3, 0.5].randomElement(using: &random) ?? 1)
      }
      matrix.endRow()
    }
    matrix.finish()
    return matrix
  }

  private func vector(using random: inout SeededRandom) -> Slab<Double> {
    var vector = Slab<Double>()
    for _ in 0..<Self.count { vector.append(Double(Int.random(in: -9...9, using: &random))) }
    return vector
  }

  /// By how much the basis times a solution misses the vector.
  private func miss(
    _ basics: borrowing Slab<Int32>,
    _ matrix: borrowing SparseColumns,
    _ solution: borrowing Slab<Double>,
    _ vector: borrowing Slab<Double>
  ) -> Double {
    var sums = Slab<Double>()
    sums.append(repeating: 0, count: Self.count)
    for slot in 0..<basics.count {
      matrix.add(solution.base[slot], timesColumn: Int(basics.base[slot]), to: sums)
    }
    return (0..<Self.count).reduce(0) { max($0, abs(sums.base[$1] - vector.base[$1])) }
  }

  @Test(arguments: 0..<40)
  func `solve for columns and for rows, also after exchanges`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let matrix = matrix(using: &random)
    var basics = Slab<Int32>()
    for row in 0..<Self.count {
      // Half of them are columns, which may well depend on each other.
      basics.append(Int32(row % 2 == 0 ? row : Self.count + row))
    }
    var basis = SparseBasis()
    let rejected = basis.factorise(&basics, of: matrix)
    for variable in rejected {
      #expect(!(0..<Self.count).contains { basics[$0] == variable }, "seed \(seed)")
    }
    var exchanges = 0
    for entering in Int32(0)..<Int32(2 * Self.count) {
      guard !(0..<Self.count).contains(where: { basics[$0] == entering }) else { continue }
      var column = Slab<Double>()
      column.append(repeating: 0, count: Self.count)
      matrix.add(1, timesColumn: Int(entering), to: column)
      basis.solve(column, keepsSpike: true)
      let slot = (0..<Self.count).max { abs(column[$0]) < abs(column[$1]) } ?? 0
      guard abs(column[slot]) > 0.2 else { continue }
      var unit = Slab<Double>()
      unit.append(repeating: 0, count: Self.count)
      unit[slot] = 1
      basis.solveTransposed(unit, keepsLever: true)
      #expect(abs(matrix.product(Int(entering), unit) - column[slot]) < 1e-7, "seed \(seed)")
      basis.update(slot: slot, pivot: column[slot])
      basics[slot] = entering
      exchanges += 1
      let wanted = vector(using: &random)
      var solution = Slab<Double>()
      solution.copy(wanted)
      basis.solve(solution)
      #expect(miss(basics, matrix, solution, wanted) < 1e-6, "seed \(seed)")
    }
    #expect(exchanges > 3, "seed \(seed)")
  }
}
