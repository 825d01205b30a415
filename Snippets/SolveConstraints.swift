// snippet.hide
// Two columns that share a width.
// snippet.show
import ConstraintSolver

let solver = Solver()
let menu = solver.addVariable(ordinal: 0, isNonNegative: true)
let content = solver.addVariable(ordinal: 1, isNonNegative: true)

// Together they are 320 points wide; the content has at least 200, the menu wants 150.
try solver.addConstraint([Term(menu), Term(content)], .equal, 320)
try solver.addConstraint([Term(content)], .greaterThanOrEqual, 200)
try solver.addConstraint([Term(menu)], .equal, 150, priority: 750)
solver.solve()
print(solver.value(of: menu), solver.value(of: content))  // 120.0 200.0

// A contradiction is a result: the smallest set that disagrees, by how much, and what gave way.
let tooWide = try solver.addConstraint([Term(menu)], .greaterThanOrEqual, 160)
for conflict in solver.solve().conflicts {
  print(conflict.constraints.count, conflict.excess, conflict.broken == tooWide)  // 3 40.0 true
}
