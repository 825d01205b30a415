// Solves independent systems on several threads at once, for the thread sanitizer.
//
// usage: concurrency-probe
//
// Ends with 1 where a thread gets another result than one alone.
import ConstraintSolver
import Foundation

/// A column of items with wishes, changed a few times; the values after each solution.
func histories(seed: Int) throws -> [Double] {
  let solver = Solver()
  let count = 40 + seed % 7
  let heights = (0..<count).map { solver.addVariable(ordinal: $0, isNonNegative: true) }
  let total = try solver.addConstraint(heights.map { Term($0) }, .equal, 1000)
  for (index, height) in heights.enumerated() {
    let wish = Double((index * 37 + seed * 11) % 90)
    try solver.addConstraint(
      [Term(height)],
      .equal,
      wish,
      priority: Priority(Float(1 + index % 900))
    )
    try solver.addConstraint([Term(height)], .lessThanOrEqual, 60, priority: 950)
  }
  var values: [Double] = []
  for room in stride(from: 1000.0, through: 200, by: -100) {
    try solver.setConstant(room, of: total)
    solver.solve()
    values += heights.map { solver.value(of: $0) }
  }
  // A contradiction, whose search has tables of its own.
  let wide = try solver.addConstraint([Term(heights[0])], .greaterThanOrEqual, 500)
  for conflict in solver.solve().conflicts {
    values += [conflict.excess, Double(try solver.conflictingSets(of: conflict).sets.count)]
  }
  try solver.removeConstraint(wide)
  solver.solve()
  return values + heights.map { solver.value(of: $0) }
}

/// The results of all seeds, each on a thread of its own as far as there are any.
func together(_ count: Int) async throws -> [[Double]] {
  try await withThrowingTaskGroup(of: (Int, [Double]).self) { group in
    for seed in 0..<count { group.addTask { (seed, try histories(seed: seed)) } }
    var results = [[Double]](repeating: [], count: count)
    for try await (seed, values) in group { results[seed] = values }
    return results
  }
}

let count = 24
let alone = try (0..<count).map { try histories(seed: $0) }
let beside = try await together(count)
for seed in 0..<count where beside[seed] != alone[seed] {
  print("the system with seed \(seed) has another solution beside others than alone")
  exit(1)
}
print("\(count) systems have the same solutions on several threads as alone")
